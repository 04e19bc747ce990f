//! `tarsas tune`

use std::io::Write;
use std::time::Instant;

use anyhow::{Error, Result};
use bots::{Tuned, Tuning, WeightsFile};
use catalogue::Shelf;
use ui_kit::Language;

use crate::args::{Common, TuneArgs};
use crate::text_table::layout;
use crate::{files, progress, request, words};

pub(crate) fn run(args: &TuneArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(Error::msg)?;
    let (info, language) = (game.info(), common.language);
    let seats = request::seats(info, args.set_up.seats)?;
    let options = request::options(info, &args.set_up.options)?;
    let own = game.weights();
    let weights = match &args.weights {
        Some(path) => request::weights(path)?,
        None => WeightsFile { name: own.name.to_owned(), text: own.text.to_owned() },
    };
    args.output.as_deref().map(files::check_replace).transpose()?;
    let tuning = Tuning {
        games: args.games.into(),
        generations: args.generations,
        seed: request::seed(args.set_up.seed)?,
        threads: args.threads.map_or(0, usize::from),
    };
    let mut shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let bar = progress::bar(0, language);
    bar.set_message(info.title);
    let start = Instant::now();
    let tuned = edition.tune(&options, seats, &weights, &tuning, language, &|played, all| {
        bar.set_length(all);
        bar.set_position(played);
    });
    bar.finish_and_clear();
    let tuned = tuned.map_err(Error::msg)?;
    let heading = words::text(
        language,
        "tune-heading",
        &[
            ("title", info.title.into()),
            ("seats", seats.into()),
            ("seed", tuning.seed.to_string().into()),
            ("generations", tuned.generations.into()),
            ("games", tuned.games.into()),
            ("seconds", format!("{:.1}", start.elapsed().as_secs_f64()).into()),
        ],
    );
    write!(out, "{heading}\n\n{}\n{}", numbers(&tuned, language), verdict(&tuned, language))?;
    match &args.output {
        Some(path) if tuned.trial.is_better() => {
            files::replace(path, tuned.text.as_bytes())?;
            let shown = path.display().to_string();
            writeln!(out, "{}", words::text(language, "tune-written", &[("file", shown.into())]))?;
        }
        Some(path) => {
            let shown = path.display().to_string();
            writeln!(out, "{}", words::text(language, "tune-not-written", &[("file", shown.into())]))?;
        }
        None => {}
    }
    Ok(())
}

/// Each number before and after.
fn numbers(tuned: &Tuned, language: Language) -> String {
    let heads = ["tune-number", "tune-before", "tune-after"];
    let mut rows = vec![heads.map(|key| words::text(language, key, &[])).to_vec()];
    for (key, before, after) in &tuned.changes {
        rows.push(vec![key.clone(), before.to_string(), after.to_string()]);
    }
    layout(&rows, 1)
}

/// How the new numbers did against the old ones.
fn verdict(tuned: &Tuned, language: Language) -> String {
    let trial = &tuned.trial;
    let percent = |part: f64| format!("{:.1} %", 100.0 * part).into();
    let share = words::text(
        language,
        "tune-trial",
        &[
            ("games", trial.games.into()),
            ("share", percent(trial.share)),
            ("low", percent((trial.share - trial.margin).max(0.0))),
            ("high", percent((trial.share + trial.margin).min(1.0))),
            ("even", percent(trial.even)),
        ],
    );
    let better = if trial.is_better() { "tune-better" } else { "tune-not-better" };
    format!("{share}\n{}\n", words::text(language, better, &[]))
}
