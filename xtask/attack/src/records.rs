//! Mutated records of games, given to `verify`, `replay` and `render`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use engine::Record;

use crate::chance::Chance;
use crate::players::GAMES;
use crate::{Outcome, Plan};

/// Records in one call of the program.
const BATCH: usize = 50;

/// The longest a call may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the program; `None` if it hangs.
fn call(program: &Path, folder: &Path, args: &[String]) -> Result<Option<Output>> {
    let mut child = Command::new(program.canonicalize()?)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(fs::File::create(folder.join("out"))?)
        .stderr(fs::File::create(folder.join("err"))?)
        .spawn()?;
    let started = Instant::now();
    while child.try_wait()?.is_none() {
        if started.elapsed() > PATIENCE {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let status = child.wait()?;
    let (stdout, stderr) = (fs::read(folder.join("out"))?, fs::read(folder.join("err"))?);
    Ok(Some(Output { status, stdout, stderr }))
}

fn check(what: &str, output: Option<Output>, outcome: &mut Outcome) -> Option<Output> {
    let Some(output) = output else {
        outcome.fault(format!("{what} hangs"));
        return None;
    };
    let errors = String::from_utf8_lossy(&output.stderr);
    if !matches!(output.status.code(), Some(0 | 2)) || errors.contains("panick") {
        outcome.fault(format!("{what}: {}: {}", output.status, errors.chars().take(300).collect::<String>()));
    }
    Some(output)
}

/// A record with a few changes: bytes, lines, numbers, cuts.
fn mutated(original: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut text = original.to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(text.len().max(1));
        match chance.below(7) {
            0 if !text.is_empty() => text[at] = u8::try_from(chance.below(256)).unwrap_or(0),
            1 => text.truncate(at),
            2 => {
                let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
                let (a, b) = (chance.below(lines.len()), chance.below(lines.len()));
                lines.swap(a, b);
                text = lines.join(&b'\n');
            }
            3 => {
                let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
                let line = chance.below(lines.len());
                if chance.below(2) == 0 {
                    lines.remove(line);
                } else {
                    lines.insert(line, lines[line]);
                }
                text = lines.join(&b'\n');
            }
            4 => {
                if let Some(digit) = text[at.min(text.len())..].iter().position(u8::is_ascii_digit) {
                    text[at + digit] = b'0' + u8::try_from(chance.below(10)).unwrap_or(0);
                }
            }
            5 => {
                let from = chance.below(other.len().max(1));
                let piece = &other[from..(from + chance.below(200)).min(other.len())];
                text.splice(at.min(text.len())..at.min(text.len()), piece.iter().copied());
            }
            _ => text
                .extend_from_slice(chance.pick(&["\u{0}", "\n\n\n", "99999999999999999999", "é"]).as_bytes()),
        }
    }
    text
}

fn originals(program: &Path, folder: &Path) -> Result<Vec<Vec<u8>>> {
    let mut records = Vec::new();
    for game in GAMES {
        let out = format!("records-{game}");
        let args = ["simulate", game, "--games", "2", "--seed", "3", "--threads", "1", "--bots", "random"];
        let args = args.iter().map(ToString::to_string).chain(["--records".to_owned(), out.clone()]);
        let made = call(program, folder, &args.collect::<Vec<_>>())?.context("simulate hangs")?;
        anyhow::ensure!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        for entry in fs::read_dir(folder.join(out))? {
            records.push(fs::read(entry?.path())?);
        }
    }
    Ok(records)
}

pub(crate) fn run(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let originals = originals(&plan.program, folder.path())?;
    let mut chance = Chance::new(11);
    let (mut done, mut good) = (0, 0);
    let mut kinds: BTreeMap<&'static str, usize> = BTreeMap::new();
    while done < plan.records {
        let mut args = vec!["verify".to_owned(), "--json".to_owned()];
        let mut files: Vec<(PathBuf, &[u8], Vec<u8>)> = Vec::new();
        for number in 0..BATCH.min(plan.records - done) {
            let original = &originals[chance.below(originals.len())];
            let record = mutated(original, &originals[chance.below(originals.len())], &mut chance);
            let name = format!("{number}.txt");
            fs::write(folder.path().join(&name), &record)?;
            files.push((name.clone().into(), original, record));
            args.push(name);
        }
        done += files.len();
        let output = check("verify", call(&plan.program, folder.path(), &args)?, &mut outcome);
        let lines =
            output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
        if lines.lines().count() != files.len() {
            outcome.fault(format!("verify answers {} of {} records", lines.lines().count(), files.len()));
        }
        for (line, (file, original, record)) in lines.lines().zip(&files) {
            if !line.contains("\"good\":true") {
                continue;
            }
            good += 1;
            match judge(original, record) {
                Ok(kind) => *kinds.entry(kind).or_default() += 1,
                Err(reason) => outcome.fault(format!("verify accepts a changed record: {reason}")),
            }
            // A good record can be shown and drawn.
            let name = file.display().to_string();
            let replay = ["replay".to_owned(), name.clone()];
            check("replay", call(&plan.program, folder.path(), &replay)?, &mut outcome);
            if good % 10 == 1 {
                let render = ["render".to_owned(), name, "-o".to_owned(), "board.svg".to_owned()];
                check("render", call(&plan.program, folder.path(), &render)?, &mut outcome);
            }
        }
    }
    outcome.facts = format!(
        "{done} records of {} games: {good} good ({}), the others refused",
        GAMES.len(),
        kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
    );
    Ok(outcome)
}

/// How a record that `verify` accepts differs from the true one.
///
/// # Errors
/// If it claims other draws, or another origin of them.
fn judge(original: &[u8], changed: &[u8]) -> Result<&'static str, String> {
    let parse = |bytes| Record::parse(bytes).map_err(|error| format!("it cannot be read: {error}"));
    let (one, other) = (parse(original)?, parse(changed)?);
    let origin = |record: &Record| {
        let Record { game, rules, components, seats, .. } = record.clone();
        (game, rules, components, seats, record.commitment.clone(), record.nonces.clone())
    };
    // The originals are played with the usual options, and an option that is not named has its usual value.
    let same_options = other.options.iter().all(|option| one.options.contains(option));
    if one.seed != other.seed || origin(&one) != origin(&other) || one.start != other.start || !same_options {
        return Err("another seed, setup or start".to_owned());
    }
    let same = |(one, other): &(&engine::Line, &engine::Line)| {
        (one.seat, &one.action) == (other.seat, &other.action)
    };
    let pairs = || one.lines.iter().zip(&other.lines);
    if let Some((_, wrong)) = pairs().take_while(same).find(|(one, other)| one.draws != other.draws) {
        return Err(format!("other draws in line {}", wrong.number));
    }
    Ok(match pairs().all(|pair| same(&pair)) {
        true if one.lines.len() != other.lines.len() => "shorter",
        true if original == changed => "unchanged",
        true => "the same game written differently",
        false => "with other legal moves",
    })
}
