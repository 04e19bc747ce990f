//! `tarsas replay`

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Result, anyhow, ensure};
use catalogue::{AnyReplay, LogEntry, Reader, Sentence, Shelf};
use engine::{Ending, Record, Seat, Seed};
use serde::Serialize;
use ui_kit::{Language, Names};

use crate::args::{Common, ReplayArgs};
use crate::{files, words};

#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    rules: u32,
    components: &'a str,
    options: BTreeMap<&'a str, &'a str>,
    seats: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<&'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    nonces: BTreeMap<u8, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    actions: usize,
    finished: bool,
    shown: usize,
    log: Vec<ActionJson>,
    position: String,
    standings: Vec<StandingJson>,
}

#[derive(Serialize)]
struct ActionJson {
    number: usize,
    seat: SeatNumber,
    action: String,
    words: String,
    draws: Vec<DrawJson>,
    events: Vec<String>,
}

#[derive(Serialize)]
struct DrawJson {
    what: String,
    value: u8,
}

#[derive(Serialize)]
struct StandingJson {
    seat: SeatNumber,
    place: u8,
    total: i32,
    sources: BTreeMap<&'static str, i32>,
    tie_breaks: BTreeMap<&'static str, i32>,
}

/// A seat counted from one.
type SeatNumber = u8;

pub(crate) fn run(args: &ReplayArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let (path, language) = (&args.file, common.language);
    let record = files::read_record(path)?;
    let shelf = Shelf::new(common.components.clone());
    let edition = files::edition(&shelf, path, &record)?;
    let replayed = edition
        .replay(&record)
        .map_err(|error| anyhow!("{}: {}", path.display(), error.sentence(edition.game(), language)))?;
    let actions = record.lines.len();
    let to = args.to.unwrap_or(actions);
    ensure!(to <= actions, "{}: the record has {actions} actions, so --to {to} is too far", path.display());
    let names = words::names(&record.game, record.seats, language);
    let mut log = replayed.log(0, Reader::Everything, &names, language);
    log.truncate(to);
    if args.json {
        serde_json::to_writer(&mut *out, &json(&record, &*replayed, log, &names, language))?;
        writeln!(out)?;
    } else {
        write_text(&record, &*replayed, &log, &names, language, out)?;
    }
    Ok(())
}

/// The numbers that players added to the seed, in words.
fn nonces(record: &Record) -> String {
    let words: Vec<String> = record.nonces.iter().map(|(seat, nonce)| format!("{seat}: {nonce}")).collect();
    if words.is_empty() { "–".to_owned() } else { words.join(" ") }
}

fn write_text(
    record: &Record,
    replayed: &dyn AnyReplay,
    log: &[LogEntry],
    names: &Names,
    language: Language,
    out: &mut impl Write,
) -> Result<()> {
    let key = match record.ending {
        Ending::Finished => "replay-finished",
        Ending::Paused => "replay-paused",
    };
    let options: Vec<String> = record.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let facts = [
        ("title", replayed.info().title.into()),
        ("seats", record.seats.into()),
        ("actions", record.lines.len().into()),
        ("options", options.join(" ").into()),
        ("rules", record.rules.into()),
        ("components", record.components.as_str().into()),
        ("commitment", record.commitment.as_deref().unwrap_or("–").into()),
        ("nonces", nonces(record).into()),
        ("seed", record.seed.as_ref().map_or("–".to_owned(), Seed::reveal).into()),
    ];
    writeln!(out, "{}", words::text(language, key, &facts))?;
    writeln!(out, "{}\n", words::text(language, "replay-header", &facts))?;
    let digits = log.len().to_string().len();
    for (number, entry) in (1..).zip(log) {
        let sentences: Vec<&str> = entry.events.iter().map(|event| event.words.as_str()).collect();
        let happened = if sentences.is_empty() { entry.words.clone() } else { sentences.join(" ") };
        writeln!(out, "{number:>digits$}  {}: {}  |  {happened}", names.of(entry.seat), entry.notation)?;
    }
    write!(out, "\n{}", with_newline(replayed.position(log.len(), None, names, language)))?;
    Ok(())
}

/// The text with a line end added if it lacks one.
pub(crate) fn with_newline(mut text: String) -> String {
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn json<'a>(
    record: &'a Record,
    replayed: &dyn AnyReplay,
    log: Vec<LogEntry>,
    names: &Names,
    language: Language,
) -> Json<'a> {
    let shown = log.len();
    let number = |seat: Seat| seat.number() + 1;
    let action = |(at, entry): (usize, LogEntry)| ActionJson {
        number: at + 1,
        seat: number(entry.seat),
        action: entry.notation,
        words: entry.words,
        draws: entry.draws.into_iter().map(|draw| DrawJson { what: draw.what, value: draw.value }).collect(),
        events: entry.events.into_iter().map(|event| event.words).collect(),
    };
    let info = replayed.info();
    let standings = replayed.standings(shown);
    let standing = |seat: Seat| {
        let score = standings.score(seat);
        let named = |names: &[&'static str], numbers: &[i32]| {
            names.iter().copied().zip(numbers.iter().copied()).collect()
        };
        StandingJson {
            seat: number(seat),
            place: standings.place(seat),
            total: score.total(),
            sources: named(info.sources, &score.points),
            tie_breaks: named(info.tie_breaks, &score.tie_breaks),
        }
    };
    Json {
        game: &record.game,
        rules: record.rules,
        components: &record.components,
        options: record.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
        seats: record.seats,
        commitment: record.commitment.as_deref(),
        nonces: record.nonces.iter().map(|(seat, nonce)| (number(*seat), nonce.to_string())).collect(),
        seed: record.seed.as_ref().map(Seed::reveal),
        actions: record.lines.len(),
        finished: record.ending == Ending::Finished,
        shown,
        log: log.into_iter().enumerate().map(action).collect(),
        position: replayed.position(shown, None, names, language),
        standings: Seat::all(standings.ranked()).map(standing).collect(),
    }
}
