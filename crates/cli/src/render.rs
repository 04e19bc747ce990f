//! `tarsas render`

use anyhow::{Result, anyhow, bail, ensure};
use catalogue::{Sentence, Shelf, View};
use engine::{Record, Seat};
use ui_kit::svg;

use crate::args::{Common, RenderArgs};
use crate::files::{self, Format};
use crate::words;

pub(crate) fn run(args: &RenderArgs, common: &Common) -> Result<()> {
    let (path, language) = (&args.file, common.language);
    let format = Format::of(&args.output)?;
    let record = files::read_record(path)?;
    let shelf = Shelf::new(common.components.clone());
    let edition = files::edition(&shelf, path, &record)?;
    let replayed = edition
        .replay(&record)
        .map_err(|error| anyhow!("{}: {}", path.display(), error.sentence(edition.game(), language)))?;
    let actions = record.lines.len();
    let at = args.at.unwrap_or(actions);
    ensure!(at <= actions, "{}: the record has {actions} actions, so --at {at} is too far", path.display());
    let viewer = args.seat.map(|seat| viewer(&record, seat)).transpose()?;
    let names = words::names(&record.game, record.seats, language);
    let view = View { live: true, seen: at, ..View::new(viewer, &names, language) };
    let board = replayed.scene(at, &view).board().into_string();
    let styles = catalogue::find(&record.game).map_err(anyhow::Error::msg)?.styles();
    let drawing = svg::standalone(&board, styles);
    files::replace(&args.output, &format.bytes(drawing, args.width)?)
}

/// A seat counted from one.
fn viewer(record: &Record, seat: u64) -> Result<Seat> {
    match u8::try_from(seat) {
        Ok(number) if (1..=record.seats).contains(&number) => Ok(Seat::new(number - 1)),
        _ => bail!("the game has seats 1 to {}, not {seat}", record.seats),
    }
}
