//! The `tarsas` program: serves, plays, simulates, measures, replays and verifies the games of the catalogue.
//!
//! Every command checks all its arguments before it writes anything. An error is one sentence on standard error, with
//! exit status 2.

mod args;
mod backup;
mod bench;
mod drawing;
mod files;
mod games;
mod ladder;
mod learn;
mod move_data;
mod operator;
mod play;
mod progress;
mod puzzles;
mod render;
mod replay;
mod report;
mod request;
mod results;
mod serve;
mod settings;
mod shares_plot;
mod simulate;
mod tune;
mod verify;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::Parser;
use clap::error::ErrorKind;

use args::{Cli, Command};

const FAILED: u8 = 2;

/// The exit status after Ctrl-C.
const INTERRUPTED: i32 = 130;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // Standard output is closed, so there is nobody to report it to.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return failed(&sentence(&error.to_string())),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    match run(&cli, &mut out).and_then(|status| Ok(out.flush().map(|()| status)?)) {
        Ok(status) => status,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Output printed before the error must appear before it.
            let _ = out.flush();
            failed(&format!("{error:#}"))
        }
    }
}

fn run(cli: &Cli, out: &mut impl Write) -> Result<ExitCode> {
    let common = &cli.common;
    match &cli.command {
        None => {
            let args =
                args::serve_without_options().map_err(|error| anyhow!(sentence(&error.to_string())))?;
            serve::run(&args, common, out)?;
        }
        Some(Command::Serve(args)) => serve::run(args, common, out)?,
        Some(Command::Backup(args)) => backup::run(args)?,
        Some(Command::MoveData(args)) => move_data::run(args, out)?,
        Some(Command::Operator(args)) => operator::run(args, common, out)?,
        Some(Command::Games(args)) => games::run(args, common, out)?,
        Some(Command::Simulate(args)) => simulate::run(args, common, out)?,
        Some(Command::Report(args)) => report::run(args, common, out)?,
        Some(Command::Tune(args)) => tune::run(args, common, out)?,
        Some(Command::Learn(args)) => learn::run(args, common, out)?,
        Some(Command::Puzzles(args)) => puzzles::run(args, common, out)?,
        Some(Command::Ladder(args)) => ladder::run(args, common, out)?,
        Some(Command::Bench(args)) => bench::run(args, common, out)?,
        Some(Command::Replay(args)) => replay::run(args, common, out)?,
        Some(Command::Render(args)) => render::run(args, common)?,
        Some(Command::Verify(args)) => return verify::run(args, common, out),
        Some(Command::Play(args)) => play::run(args, common, &mut io::stdin().lock(), out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints an error in one line.
fn complain(sentence: &str) {
    // If standard error is closed, the message is lost.
    let _ = writeln!(io::stderr(), "tarsas: {sentence}");
}

fn failed(sentence: &str) -> ExitCode {
    complain(sentence);
    ExitCode::from(FAILED)
}

/// Whether the reader of our output has closed the pipe (`tarsas … | head`), which is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Reduces clap's message to one sentence: the error and, if there is one, the tip.
fn sentence(error: &str) -> String {
    let mut paragraphs =
        error.split("\n\n").map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    let wrong = paragraphs.next().unwrap_or_default();
    let tip = paragraphs.find_map(|text| text.strip_prefix("tip: ").map(|tip| format!("; {tip}")));
    format!("{}{} (try --help)", wrong.trim_start_matches("error: "), tip.unwrap_or_default())
}
