//! `tarsas bench`

use std::io::Write;
use std::time::Duration;

use anyhow::{Error, Result};
use catalogue::Shelf;
use engine::{OptionMap, Seed};
use serde::Serialize;
use ui_kit::layout::number_table;

use crate::args::{BenchArgs, Common};
use crate::{progress, request, words};

/// Measuring time per game.
const TIME: Duration = Duration::from_secs(2);

#[derive(Serialize)]
struct Line {
    game: &'static str,
    seats: u8,
    games_per_s: f64,
    decisions_per_s: f64,
    ns_per_decision: f64,
    copy_ns: f64,
    /// For people only: programs rely on the fields above and below.
    #[serde(skip)]
    search_iterations_per_s: f64,
    position_bytes: usize,
    action_bytes: usize,
    mean_decisions: f64,
}

pub(crate) fn run(args: &BenchArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let games = match args.games.as_slice() {
        [] => catalogue::games().to_vec(),
        names => names.iter().map(|name| catalogue::find(name).map_err(Error::msg)).collect::<Result<_>>()?,
    };
    let shelf = Shelf::new(common.components.clone());
    // All arguments are checked before the first measurement.
    let mut setups = Vec::new();
    for game in games {
        let info = game.info();
        let seats = request::seats(info, args.seats)?;
        let options = OptionMap::defaults(info);
        let edition = shelf.edition(game).map_err(Error::msg)?;
        let opened = edition.open(&options, seats, Seed::of_series(0, 0));
        opened.map_err(|error| words::error(&error, game, common.language))?;
        setups.push((game, options, seats));
    }
    let mut lines = Vec::new();
    for (game, options, seats) in setups {
        let info = game.info();
        let bar = progress::bar(100, common.language);
        bar.set_message(info.title);
        let edition = shelf.edition(game).map_err(Error::msg)?;
        let bench = edition.bench(&options, seats, TIME, &mut |part| {
            bar.set_position((part * 100.0) as u64);
        });
        bar.finish_and_clear();
        let bench = bench.map_err(|error| words::error(&error, game, common.language))?;
        let seconds = bench.time.as_secs_f64();
        let line = Line {
            game: info.slug,
            seats,
            games_per_s: bench.games as f64 / seconds,
            decisions_per_s: bench.decisions as f64 / seconds,
            ns_per_decision: seconds * 1e9 / bench.decisions as f64,
            copy_ns: bench.copy_ns,
            search_iterations_per_s: bench.iterations_per_s,
            position_bytes: bench.position_bytes,
            action_bytes: bench.action_bytes,
            mean_decisions: bench.decisions as f64 / bench.games as f64,
        };
        if args.json {
            serde_json::to_writer(&mut *out, &line)?;
            writeln!(out)?;
            out.flush()?;
        }
        lines.push(line);
    }
    if !args.json {
        write!(out, "{}", table(&lines, |key| words::text(common.language, key, &[])))?;
    }
    Ok(())
}

fn table(lines: &[Line], say: impl Fn(&str) -> String) -> String {
    let heads = [
        "bench-game",
        "bench-seats",
        "bench-games",
        "bench-decisions",
        "bench-ns",
        "bench-copy",
        "bench-search",
        "bench-position",
        "bench-action",
        "bench-mean",
    ];
    let mut rows = vec![heads.map(say).to_vec()];
    for line in lines {
        rows.push(vec![
            line.game.to_owned(),
            line.seats.to_string(),
            format!("{:.0}", line.games_per_s),
            format!("{:.0}", line.decisions_per_s),
            format!("{:.0}", line.ns_per_decision),
            format!("{:.1} ns", line.copy_ns),
            format!("{:.0}", line.search_iterations_per_s),
            format!("{} B", line.position_bytes),
            format!("{} B", line.action_bytes),
            format!("{:.1}", line.mean_decisions),
        ]);
    }
    number_table(&rows, 1)
}
