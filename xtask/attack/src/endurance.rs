//! Minutes of play, with streams that come and go: memory and open files must stay level.

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::flood::mb;
use crate::http::{VISITOR, connect};
use crate::players::{GAMES, Player};
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

/// How much the second half may take more memory than the first.
const GROWTH: u64 = 10_000_000;

/// Streams at a time.
const STREAMS: usize = 4;

/// Opens the streams of tables one after the other, reads a little and leaves.
fn watch(port: u16, codes: &[String], until: &AtomicBool, streams: &AtomicU64) {
    let mut buffer = [0; 16_384];
    while !until.load(Ordering::Relaxed) {
        let number = usize::try_from(streams.fetch_add(1, Ordering::Relaxed)).unwrap_or(0);
        let Ok(mut stream) = connect(port, VISITOR) else { return };
        let path = format!("GET /t/{}/stream HTTP/1.1\r\nHost: x\r\n\r\n", codes[number % codes.len()]);
        if stream.write_all(path.as_bytes()).is_ok() {
            let started = Instant::now();
            while started.elapsed() < Duration::from_secs(4)
                && stream.read(&mut buffer).is_ok_and(|read| read > 0)
            {}
        }
    }
}

pub(crate) fn run(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
    let mut players = Vec::new();
    for (number, game) in (0..).zip(GAMES) {
        players.push(Player::open(server.port, game, number)?);
    }
    let codes: Vec<String> = players.iter().map(|player| player.code.clone()).collect();
    let secrets: Vec<String> = players.iter().map(|player| player.token.clone()).collect();
    let (until, streams, port) = (AtomicBool::new(false), AtomicU64::new(0), server.port);
    let mut line = Vec::new();
    let mut files = 0;
    let results: Vec<(Outcome, Option<String>)> = std::thread::scope(|scope| -> Result<_> {
        let (until, codes, streams) = (&until, &codes, &streams);
        let play = |player: &mut Player| {
            let mut outcome = Outcome::default();
            while !until.load(Ordering::Relaxed) {
                if let Err(error) = player.step(&mut outcome) {
                    return (outcome, Some(format!("{error:#}")));
                }
            }
            (outcome, None)
        };
        let playing: Vec<_> = players.iter_mut().map(|player| scope.spawn(move || play(player))).collect();
        for _ in 0..STREAMS {
            scope.spawn(move || watch(port, codes, until, streams));
        }
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(plan.play) {
            std::thread::sleep(Duration::from_secs(1));
            let memory = server.memory().and_then(|memory| Ok((memory, server.files()?)));
            let Ok((memory, open)) = memory else { break };
            line.push(memory);
            files = files.max(open);
        }
        until.store(true, Ordering::Relaxed);
        Ok(playing.into_iter().filter_map(|thread| thread.join().ok()).collect())
    })?;
    for (found, error) in results {
        outcome.faults.extend(found.faults);
        if let Some(error) = error {
            outcome.fault(format!("a player is not answered: {error}"));
        }
    }
    // The first fifth loads everything.
    let level = &line[line.len() / 5..];
    let (first, second) = level.split_at(level.len() / 2);
    let most = |part: &[u64]| part.iter().copied().max().context("the run is too short");
    let (first, second) = (most(first)?, most(second)?);
    if second > first + GROWTH {
        outcome.fault(format!("memory grew from {:.1} to {:.1} MB", mb(first), mb(second)));
    }
    server.inspect(&secrets, &mut outcome)?;
    let steps: u64 = players.iter().map(|player| player.steps).sum();
    let games: u64 = players.iter().map(|player| player.games).sum();
    outcome.facts = format!(
        "{} s, {steps} steps, {games} games, {} streams; memory {:.1} MB at most in the first half, {:.1} MB in the second; {files} files at most",
        plan.play,
        streams.load(Ordering::Relaxed),
        mb(first),
        mb(second)
    );
    server.stop()?;
    Ok(outcome)
}
