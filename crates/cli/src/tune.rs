//! `tarsas tune`

use std::io::Write;
use std::time::Instant;

use anyhow::{Error, Result};
use bots::{Tuned, Tuning, WeightsFile};
use catalogue::Shelf;
use ui_kit::Language;
use ui_kit::layout::number_table;

use crate::args::{Common, TuneArgs};
use crate::{files, progress, request, words};

pub(crate) fn run(args: &TuneArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(Error::msg)?;
    let (info, language) = (game.info(), common.language);
    let seats = request::seats(info, args.setup.seats)?;
    let options = request::options(info, &args.setup.options)?;
    let own = game.weights();
    let weights = match &args.weights {
        Some(path) => request::weights(path)?,
        None => WeightsFile { name: own.name.to_owned(), text: own.text.to_owned() },
    };
    args.output.as_deref().map(files::check_replace).transpose()?;
    let tuning = Tuning {
        games: args.games.into(),
        generations: args.generations,
        seed: request::seed(args.setup.seed)?,
        threads: args.threads.map_or(0, usize::from),
    };
    let shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let bar = progress::bar(0, language);
    bar.set_message(info.title);
    let start = Instant::now();
    let tuned = edition.tune(&options, seats, &weights, &tuning, &|played, all| {
        bar.set_length(all);
        bar.set_position(played);
        Ok(())
    });
    bar.finish_and_clear();
    let tuned = tuned.map_err(|error| words::error(&error, game, language))?;
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
        Some(path) if tuned.validation.is_better() => {
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

/// Each weight before and after.
fn numbers(tuned: &Tuned, language: Language) -> String {
    let heads = ["tune-number", "tune-before", "tune-after"];
    let mut rows = vec![heads.map(|key| words::text(language, key, &[])).to_vec()];
    for (key, before, after) in &tuned.changes {
        rows.push(vec![key.clone(), before.to_string(), after.to_string()]);
    }
    number_table(&rows, 1)
}

/// The result of the new weights against the old ones.
fn verdict(tuned: &Tuned, language: Language) -> String {
    let validation = &tuned.validation;
    let percent = |part: f64| format!("{:.1} %", 100.0 * part).into();
    let share = words::text(
        language,
        "tune-trial",
        &[
            ("games", validation.games.into()),
            ("share", percent(validation.share)),
            ("low", percent((validation.share - validation.margin).max(0.0))),
            ("high", percent((validation.share + validation.margin).min(1.0))),
            ("even", percent(validation.even)),
        ],
    );
    let better = if validation.is_better() { "tune-better" } else { "tune-not-better" };
    format!("{share}\n{}\n", words::text(language, better, &[]))
}
