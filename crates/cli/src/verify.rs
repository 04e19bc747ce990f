//! `tarsas verify`

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use catalogue::{Sentence, Shelf};
use engine::{Ending, Record};
use serde::Serialize;
use ui_kit::Language;

use crate::args::{Common, VerifyArgs};
use crate::{FAILED, complain, files, progress, words};

#[derive(Serialize)]
struct Line {
    file: String,
    good: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(crate) fn run(args: &VerifyArgs, common: &Common, out: &mut impl Write) -> Result<ExitCode> {
    let shelf = Shelf::new(common.components.clone());
    let bar = progress::bar(args.files.len() as u64, common.language);
    let mut all_good = true;
    for path in &args.files {
        let verified = verify(path, &shelf, common.language);
        all_good &= verified.is_ok();
        // Standard output and the bar share the terminal.
        bar.suspend(|| -> Result<()> {
            if args.json {
                serde_json::to_writer(&mut *out, &line(path, &verified))?;
                writeln!(out)?;
            } else if let Ok(record) = &verified {
                writeln!(out, "{}", confirmation(path, record, common.language))?;
            }
            out.flush()?;
            if let Err(error) = &verified {
                complain(&error.to_string());
            }
            Ok(())
        })?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

fn verify(path: &Path, shelf: &Shelf, language: Language) -> Result<Record> {
    let record = files::read_record(path)?;
    let edition = files::edition(shelf, path, &record)?;
    edition
        .verify(&record)
        .map_err(|error| anyhow!("{}: {}", path.display(), error.sentence(edition.game(), language)))?;
    Ok(record)
}

fn line(path: &Path, verified: &Result<Record>) -> Line {
    let record = verified.as_ref().ok();
    Line {
        file: path.display().to_string(),
        good: record.is_some(),
        game: record.map(|record| record.game.clone()),
        seats: record.map(|record| record.seats),
        actions: record.map(|record| record.lines.len()),
        finished: record.map(|record| record.ending == Ending::Finished),
        error: verified.as_ref().err().map(ToString::to_string),
    }
}

fn confirmation(path: &Path, record: &Record, language: Language) -> String {
    let key = match record.ending {
        Ending::Finished => "verify-finished",
        Ending::Paused => "verify-paused",
    };
    words::text(
        language,
        key,
        &[
            ("file", path.display().to_string().into()),
            ("game", record.game.as_str().into()),
            ("seats", record.seats.into()),
            ("actions", record.lines.len().into()),
        ],
    )
}
