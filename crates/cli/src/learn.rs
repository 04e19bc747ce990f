//! `tarsas learn`

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow};
use bots::{Generation, Learning};
use catalogue::{AnyLearner, SeriesError, Shelf};
use engine::Info;
use ui_kit::Language;
use ui_kit::layout::number_table;

use crate::args::{Common, LearnArgs};
use crate::files::Format;
use crate::shares_plot::Share;
use crate::{files, progress, request, shares_plot, words};

pub(crate) fn run(args: &LearnArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(Error::msg)?;
    let (info, language) = (game.info(), common.language);
    let seats = request::seats(info, args.setup.seats)?;
    let options = request::options(info, &args.setup.options)?;
    let learning = Learning {
        games: args.games,
        generations: args.generations,
        seed: args.setup.seed.unwrap_or(1),
        threads: args.threads.map_or(0, usize::from),
    };
    files::check_replace(&args.output)?;
    let picture = args.plot.as_deref().map(|path| Ok::<_, Error>((path, Format::of(path)?))).transpose()?;
    let part = part_of(&args.output);
    let saved = read_part(&part)?;
    let shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let made = catalogue::request::learn_command(info, &args.setup.options, seats, &learning);
    let learner = edition.learner(&options, seats, learning, &made, saved.as_deref());
    let mut learner = learner.map_err(|error| match error {
        SeriesError::Run(wrong) if saved.is_some() => {
            anyhow!("{} cannot be continued: {wrong}; remove it to begin again", part.display())
        }
        error => words::error(&error, game, language),
    })?;
    let values = [
        ("title", info.title.into()),
        ("seats", seats.into()),
        ("seed", learning.seed.to_string().into()),
        ("games", learning.games.into()),
    ];
    let heading = words::text(language, "learn-heading", &values);
    // Written before the first game too: a folder that cannot be written to is reported at once.
    files::replace(&part, &learner.to_bytes())?;
    while !learner.is_done() {
        step(&mut *learner, info, learning.generations, language)?;
        let best = learner.best().expect("a generation has a best net");
        files::replace(&args.output, &best)?;
        files::replace(&part, &learner.to_bytes())?;
        if let Some((path, format)) = &picture {
            let drawing = plot(&heading, learner.history(), seats, language);
            files::replace(path, &format.bytes(drawing, shares_plot::WIDTH)?)?;
        }
    }
    writeln!(out, "{heading}\n\n{}", table(learner.history(), language))?;
    let shown = args.output.display().to_string();
    writeln!(out, "{}", words::text(language, "learn-written", &[("file", shown.into())]))?;
    fs::remove_file(&part).with_context(|| format!("cannot remove {}", part.display()))
}

/// One generation, with a progress bar.
fn step(learner: &mut dyn AnyLearner, info: &Info, generations: u32, language: Language) -> Result<()> {
    let bar = progress::bar(0, language);
    let number = learner.history().len();
    let values = [("title", info.title.into()), ("number", number.into()), ("all", generations.into())];
    bar.set_message(words::text(language, "learn-running", &values));
    let done = learner.step(&|played, all| {
        bar.set_length(all);
        bar.set_position(played);
    });
    bar.finish_and_clear();
    done.map(drop).map_err(Error::msg)
}

/// The file with an unfinished run.
fn part_of(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn read_part(path: &Path) -> Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// The strength by generation.
fn table(history: &[Generation], language: Language) -> String {
    let say = |key: &str| words::text(language, key, &[]);
    let heads = [
        "learn-generation",
        "learn-samples",
        "learn-win-loss",
        "learn-points-loss",
        "learn-greedy",
        "learn-gate",
    ];
    let mut rows = vec![heads.map(say).to_vec()];
    for generation in history {
        let percent =
            |trial: &bots::Trial| format!("{:.1} % ± {:.1}", 100.0 * trial.share(), 100.0 * trial.margin());
        let verdict = if generation.accepted { "learn-accepted" } else { "learn-not-accepted" };
        let gate = generation.gate.as_ref();
        rows.push(vec![
            generation.number.to_string(),
            generation.samples.to_string(),
            format!("{:.4}", generation.loss.win),
            format!("{:.4}", generation.loss.points),
            percent(&generation.against_greedy),
            gate.map_or_else(|| say("learn-first"), |gate| format!("{}, {}", percent(gate), say(verdict))),
        ]);
    }
    number_table(&rows, 1)
}

/// The same as a plot.
fn plot(heading: &str, history: &[Generation], seats: u8, language: Language) -> String {
    let share = |generation: &Generation| {
        let (share, margin) = (generation.against_greedy.share(), generation.against_greedy.margin());
        let name = format!("{} {}", words::text(language, "learn-generation", &[]), generation.number);
        Share { name, share, interval: [(share - margin).max(0.0), (share + margin).min(1.0)] }
    };
    let shares: Vec<Share> = history.iter().map(share).collect();
    shares_plot::plot(heading, &words::text(language, "learn-plot", &[]), &shares, seats)
}
