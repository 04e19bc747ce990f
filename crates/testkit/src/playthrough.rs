//! A whole game as golden text: a change of the rules appears as a readable diff.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use engine::{Game, Playout, Seed};

use crate::{GameSetup, difference, embedded_components};

const WIDTH: usize = 110;

/// Plays the random game with this seed number and returns it as text: each action with its draws and events; before
/// every `every`-th action the position, drawn by `picture`, and the legal actions; at the end the standings.
///
/// ```
/// use testkit::toy::Squirrels;
/// use testkit::{GameSetup, playthrough};
///
/// let text = playthrough::<Squirrels>(&GameSetup::new(2, &[]), 1, 10, |position| format!("{position:?}"));
/// assert!(text.contains("may:"));
/// ```
///
/// # Panics
/// If the game cannot be set up like this.
#[must_use]
pub fn playthrough<G: Game>(
    setup: &GameSetup,
    number: u64,
    every: usize,
    picture: impl Fn(&G) -> String,
) -> String {
    let (components, hash) = embedded_components::<G>();
    let opened = setup.open::<G>(components, &hash, Seed::of_series(number, 0));
    let mut table = opened.expect("the setup is allowed");
    let mut picks = Playout::new(number);
    let mut list = Vec::new();
    let record = table.record().to_string();
    let mut text = record.split_inclusive('\n').filter(|line| !line.starts_with("end ")).collect::<String>();
    while let Some(seat) = table.position().to_act() {
        let position = table.position();
        list.clear();
        position.actions(&mut list);
        if table.moves().len().is_multiple_of(every) {
            let choices: Vec<String> = list.iter().map(|&action| position.notation(action)).collect();
            write(&mut text, format_args!("\n{}\n\n", picture(position).trim_end()));
            write(&mut text, format_args!("{}\n", wrapped(&format!("seat {seat} may"), &choices)));
        }
        let from = position.at_random(&list);
        let length = u32::try_from(from.len()).expect("a list of actions is short");
        let action = from[picks.below(length) as usize];
        let number = table.moves().len() + 1;
        write(&mut text, format_args!("{number}: {seat} {}", position.notation(action)));
        let played = table.play(seat, action).expect("a listed action can be played");
        for (at, draw) in played.draws.iter().enumerate() {
            write(&mut text, format_args!("{} {draw}", if at == 0 { " :" } else { "" }));
        }
        write(&mut text, format_args!("\n"));
        for event in &played.events {
            write(&mut text, format_args!("    {event:?}\n"));
        }
    }
    write(
        &mut text,
        format_args!("\n{}\n\n{}", picture(table.position()).trim_end(), standings(table.position())),
    );
    text
}

/// Compares a playthrough with the file that holds the golden one. With the environment variable
/// `UPDATE_PLAYTHROUGHS` it writes the file instead.
///
/// # Panics
/// If they differ, or the file cannot be read or written.
pub fn check_playthrough(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        path.parent().map_or(Ok(()), fs::create_dir_all).expect("the folder of playthroughs can be made");
        fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    if let Err(reason) = compare_playthrough(path, text) {
        panic!("{reason}");
    }
}

/// Compares a playthrough with the file that holds the golden one.
///
/// # Errors
/// The first line that differs, and what to do if the change is intended.
pub fn compare_playthrough(path: &Path, text: &str) -> Result<(), String> {
    let advice = "if this is meant, run `cargo xtask playthroughs` and read the difference";
    let file = path.display();
    let golden = fs::read_to_string(path).map_err(|error| format!("{file}: {error}; {advice}"))?;
    difference::first_line(&golden, text).map_or(Ok(()), |(line, expected, found)| {
        Err(format!("{file}, line {line}:\n  expected {expected}\n  found    {found}\n{advice}"))
    })
}

fn write(text: &mut String, what: std::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("writing to a string cannot fail");
}

/// `head: word, word, …` in lines of at most [`WIDTH`] bytes, where words allow it.
fn wrapped(head: &str, words: &[String]) -> String {
    let mut text = format!("{head}:");
    let mut width = text.len();
    for (at, word) in words.iter().enumerate() {
        let comma = if at + 1 < words.len() { "," } else { "" };
        if width + word.len() + 2 > WIDTH {
            text.push_str("\n   ");
            width = 3;
        }
        write(&mut text, format_args!(" {word}{comma}"));
        width += word.len() + 1 + comma.len();
    }
    text
}

/// One line per seat, the best first: `1. seat 2: 17 (stored 12, hollow 5; paws 3)`.
fn standings<G: Game>(position: &G) -> String {
    let (standings, info) = (position.standings(), G::INFO);
    let list = |names: &[&str], numbers: &[i32]| {
        let pairs = names.iter().zip(numbers).map(|(name, number)| format!("{name} {number}"));
        pairs.collect::<Vec<_>>().join(", ")
    };
    let mut text = String::new();
    for seat in standings.ranking() {
        let (place, score) = (standings.place(seat), standings.score(seat));
        let (points, tie_breaks) =
            (list(info.sources, &score.points), list(info.tie_breaks, &score.tie_breaks));
        let total = score.total();
        write(&mut text, format_args!("{place}. seat {seat}: {total} ({points}; {tie_breaks})\n"));
    }
    text
}
