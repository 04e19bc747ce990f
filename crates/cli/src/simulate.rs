//! `tarsas simulate`

use std::io::Write;

use anyhow::{Error, Result, ensure};
use bots::Series;
use catalogue::Shelf;
use engine::{Seat, Seed};

use crate::args::{Common, SimulateArgs};
use crate::files::Folder;
use crate::results::{self, Played};
use crate::{progress, request};

pub(crate) fn run(args: &SimulateArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(Error::msg)?;
    let info = game.info();
    let seats = request::seats(info, args.set_up.seats)?;
    let options = request::options(info, &args.set_up.options)?;
    let bots = request::bots(&args.bots, seats.into(), "seats")?;
    ensure!(args.games > 0, "--games must be at least 1");
    let seed = request::seed(args.set_up.seed)?;
    let mut shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    // The set-up is tried before anything is made on disk.
    let table =
        edition.open(&options, seats, Seed::of_series(seed, 0), common.language).map_err(Error::msg)?;
    let players: Vec<_> =
        Seat::all(seats).zip(&bots).map(|(seat, &bot)| (!table.plays_itself(seat)).then_some(bot)).collect();
    let automatic = game.word("automatic", common.language).unwrap_or_default();
    let folder = args.records.as_ref().map(|path| Folder::begin(path, args.games)).transpose()?;

    let threads = args.threads.map_or(0, usize::from);
    let series = Series { bots, games: args.games, seed, threads, record: folder.is_some() };
    let bar = progress::bar(args.games, common.language);
    bar.set_message(info.title);
    let report = edition.simulate(&options, &series, common.language, &|game, record| {
        bar.inc(1);
        match (&folder, record) {
            (Some(folder), Some(record)) => folder.write(game, &record),
            _ => Ok(()),
        }
    });
    bar.finish_and_clear();
    let report = report.map_err(Error::msg)?;
    if let Some(folder) = folder {
        folder.finish()?;
    }
    let played = Played {
        info,
        options: &options,
        series: &series,
        bots: &players,
        automatic: &automatic,
        report: &report,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &results::json(&played))?;
        writeln!(out)?;
    } else {
        write!(out, "{}", results::text(&played, common.language))?;
    }
    Ok(())
}
