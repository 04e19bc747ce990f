//! `tarsas simulate`

use std::io::Write;

use anyhow::{Error, Result};
use bots::Series;
use catalogue::Shelf;
use catalogue::summary::{Played, SeriesSummary};
use engine::{Seat, Seed};

use crate::args::{Common, SimulateArgs};
use crate::files::Folder;
use crate::results;
use crate::{progress, request, words};

pub(crate) fn run(args: &SimulateArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.series.game).map_err(Error::msg)?;
    let info = game.info();
    let (seats, options, series) = request::series(info, &args.series)?;
    let shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    // The setup is checked before anything is written to disk.
    let table = edition
        .open(&options, seats, Seed::of_series(series.seed, 0))
        .map_err(|error| words::error(&error, game, common.language))?;
    let players: Vec<_> = Seat::all(seats)
        .zip(&series.bots)
        .map(|(seat, &bot)| (!table.plays_itself(seat)).then_some(bot))
        .collect();
    let automatic = game.word("automatic", common.language).unwrap_or_default();
    let folder = args.records.as_ref().map(|path| Folder::begin(path, series.games)).transpose()?;

    let series = Series { record: folder.is_some(), ..series };
    let bar = progress::bar(series.games, common.language);
    bar.set_message(info.title);
    let report = edition.simulate(&options, &series, &[], &|game, record| {
        bar.inc(1);
        match (&folder, record) {
            (Some(folder), Some(record)) => folder.write(game, &record),
            _ => Ok(()),
        }
    });
    bar.finish_and_clear();
    let report = report.map_err(|error| words::error(&error, game, common.language))?;
    if let Some(folder) = folder {
        folder.finish()?;
    }
    let played = Played {
        info,
        options: &options,
        seed: series.seed,
        bots: &players,
        automatic: &automatic,
        report: &report,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &SeriesSummary::new(&played))?;
        writeln!(out)?;
    } else {
        write!(out, "{}", results::text(&played, common.language))?;
    }
    Ok(())
}
