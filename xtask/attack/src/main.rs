//! `cargo xtask attack`: attacks a server of this machine and the command line, and prints what happened.
//!
//! Every attack is bounded in count and time and starts its own server on the loopback interface, with a temporary
//! database. An attack fails if an answered step is lost, a secret leaks, the program panics or hangs, memory grows, or
//! an answer has a status from 500 on where nothing is broken.

mod chance;
mod changes;
mod cluster;
mod endurance;
mod flood;
mod fuzz;
mod hostile;
mod http;
mod players;
mod records;
mod relay;
mod server;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail, ensure};
use clap::Parser;

/// Attack a server of this machine and the command line
#[derive(Debug, Parser)]
#[command(name = "cargo xtask attack")]
struct Args {
    /// The program to attack
    #[arg(long, value_name = "FILE", default_value = "target/release/tarsas")]
    program: PathBuf,
    /// A short run: fewer requests, kills and minutes
    #[arg(long)]
    quick: bool,
    /// Only the attacks whose name contains this
    #[arg(long, value_name = "NAME", default_value = "")]
    only: String,
    /// The program before an upgrade: the attack "cluster" starts one of its servers with it, and replaces it later
    #[arg(long, value_name = "FILE")]
    previous: Option<PathBuf>,
}

/// How much is done.
struct Plan {
    program: PathBuf,
    previous: Option<PathBuf>,
    fuzzed: usize,
    records: usize,
    kills: u32,
    play: u64,
    requests: usize,
    silent: usize,
    cluster_tables: u64,
}

impl Plan {
    fn new(args: &Args) -> Self {
        let (program, previous) = (args.program.clone(), args.previous.clone());
        if args.quick {
            return Self {
                program,
                previous,
                fuzzed: 700,
                records: 500,
                kills: 10,
                play: 60,
                requests: 50_000,
                silent: 300,
                cluster_tables: 20,
            };
        }
        Self {
            program,
            previous,
            fuzzed: 3500,
            records: 2500,
            kills: 45,
            play: 600,
            requests: 500_000,
            silent: 300,
            cluster_tables: 100,
        }
    }
}

/// What an attack has found.
#[derive(Default)]
struct Outcome {
    /// What was done and measured.
    facts: String,
    /// What broke, one sentence each.
    faults: Vec<String>,
}

impl Outcome {
    fn fault(&mut self, sentence: impl Into<String>) {
        // The first ones are enough to find the cause.
        if self.faults.len() < 20 {
            self.faults.push(sentence.into());
        }
    }
}

type Attack = fn(&Plan) -> Result<Outcome>;

const ATTACKS: [(&str, Attack); 12] = [
    ("fuzzed forms and JSON", fuzz::run),
    ("hostile HTTP", hostile::run),
    ("mutated records", records::run),
    ("kills under load", players::kills),
    ("restarts under load", players::restarts),
    ("full disk", players::full_disk),
    ("other components", changes::other_components),
    ("bots under load", changes::bots_under_load),
    ("cluster", cluster::run),
    ("silent connections", flood::silent),
    ("many requests", flood::requests),
    ("play", endurance::run),
];

fn main() -> Result<()> {
    let args = Args::parse();
    for program in [&args.program].into_iter().chain(&args.previous) {
        ensure!(program.is_file(), "{}: there is no such program", program.display());
    }
    let plan = Plan::new(&args);
    let mut out = std::io::stdout().lock();
    let mut faults = 0;
    writeln!(out, "| attack | result | seconds | done |\n|---|---|---:|---|")?;
    for (name, attack) in ATTACKS.iter().filter(|(name, _)| name.contains(&args.only)) {
        let started = Instant::now();
        let outcome = attack(&plan).unwrap_or_else(|error| Outcome {
            facts: String::new(),
            faults: vec![format!("the attack itself failed: {error:#}")],
        });
        let verdict = if outcome.faults.is_empty() { "held" } else { "FAILED" };
        writeln!(out, "| {name} | {verdict} | {} | {} |", started.elapsed().as_secs(), outcome.facts)?;
        out.flush()?;
        for fault in &outcome.faults {
            writeln!(out, "  - {fault}")?;
        }
        faults += outcome.faults.len();
    }
    if faults > 0 {
        bail!("{faults} faults");
    }
    Ok(())
}
