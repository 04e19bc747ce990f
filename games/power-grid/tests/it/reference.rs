//! Whole games played by an independent engine, replayed with every check. The format is described in
//! `data/SOURCES.md`. The folder named by the environment variable `REFERENCE_GAMES` is replayed too.

use std::fs;
use std::path::Path;

use engine::{Game, Seat};
use parts::Set;
use power_grid::{Action, PowerGrid, Stage, Step3Card, plants};

use crate::table::{Stacked, options, tables};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ReferenceGame {
    map: String,
    players: u8,
    regions: Vec<String>,
    first_order: Vec<u8>,
    deck: Vec<u8>,
    step3_deck: Vec<u8>,
    finished: bool,
    ranking: Vec<u8>,
    powered: Vec<i32>,
    moves: Vec<String>,
    check: Vec<Check>,
}

#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    after: usize,
    round: u16,
    phase: String,
    step: u8,
    order: Vec<u8>,
    money: Vec<u16>,
    size: Vec<u8>,
    plants: Vec<Vec<u8>>,
    held: Vec<[u8; 4]>,
    market: [u8; 4],
    supply: [u8; 4],
    current: Vec<u8>,
    future: Vec<u8>,
    deck: u8,
}

impl Check {
    /// The properties of a position that are compared.
    fn of(position: &PowerGrid, after: usize) -> Self {
        let seats = || Seat::all(position.seats());
        let numbers = |set: Set| plants(set).map(|plant| plant.0).collect::<Vec<u8>>();
        let phase = match position.stage() {
            Stage::Regions => "regions",
            Stage::Nominating | Stage::Opening | Stage::Bidding | Stage::Scrapping | Stage::Dropping => {
                "auction"
            }
            Stage::Fuel => "resources",
            Stage::Building => "building",
            Stage::Power => "bureaucracy",
            Stage::Over => "end",
        };
        let mut future = numbers(position.future_market());
        if position.step3_card() == Step3Card::OnDisplay {
            future.push(0);
        }
        Self {
            after,
            round: position.round(),
            phase: phase.to_owned(),
            step: position.step(),
            order: position.order().iter().map(|seat| seat.number()).collect(),
            money: seats().map(|seat| position.money(seat)).collect(),
            size: seats().map(|seat| position.size(seat)).collect(),
            plants: seats().map(|seat| numbers(position.plants_of(seat))).collect(),
            held: seats().map(|seat| position.tokens(seat)).collect(),
            market: position.market(),
            supply: position.supply(),
            current: numbers(position.current_market()),
            future,
            deck: position.cards_in_deck(),
        }
    }
}

/// Replays one file with every check in it.
fn replay(text: &str) -> Result<(), String> {
    let game: ReferenceGame = toml::from_str(text).map_err(|error| error.to_string())?;
    let options = options(&[("map", &game.map), ("regions", &game.regions.join(","))]);
    let options = PowerGrid::options(&tables(), &options)?;
    let on_top: Vec<u8> = game.deck.iter().copied().filter(|&card| card != 0 && card != 13).collect();
    let mut chance =
        Stacked { order: game.first_order.clone(), deck: [on_top, game.step3_deck.clone()].concat() };
    let mut position = PowerGrid::start(tables(), &options, game.players, &mut chance)
        .map_err(|refusal| format!("{refusal:?}"))?;
    let mut checks = game.check.iter().peekable();
    let mut at = 0;
    while at < game.moves.len() {
        // In phase 5 the moves of different seats may interleave; here each seat finishes before the next one.
        let together = if position.stage() == Stage::Power { income_moves(&game, at)? } else { 1 };
        let mut moves: Vec<(u8, &str)> =
            game.moves[at..at + together].iter().map(|text| split_seat(text)).collect::<Result<_, _>>()?;
        let place = |seat: u8| position.order().iter().position(|other| other.number() == seat);
        moves.sort_by_key(|(seat, _)| place(*seat));
        for (seat, text) in moves {
            play(&mut position, seat, text, &mut chance)
                .map_err(|why| format!("move {at}, {seat} {text}: {why}"))?;
        }
        at += together;
        if let Some(check) = checks.next_if(|check| check.after == at) {
            let found = Check::of(&position, at);
            if found != *check {
                return Err(format!("after {at} moves\nfound    {found:?}\nexpected {check:?}"));
            }
        }
    }
    if let Some(check) = checks.next() {
        return Err(format!("the check after {} moves was never met", check.after));
    }
    if game.finished != position.to_act().is_none() {
        return Err("finished or not: the engines disagree".to_owned());
    }
    if game.finished {
        check_result(&game, &position)?;
    }
    Ok(())
}

fn check_result(game: &ReferenceGame, position: &PowerGrid) -> Result<(), String> {
    let standings = position.standings();
    let powered: Vec<i32> = Seat::all(game.players).map(|seat| standings.score(seat).total()).collect();
    let ranking: Vec<u8> = standings.ranking().iter().map(|seat| seat.number()).collect();
    if (&powered, &ranking) != (&game.powered, &game.ranking) {
        return Err(format!(
            "result {powered:?} {ranking:?}, expected {:?} {:?}",
            game.powered, game.ranking
        ));
    }
    Ok(())
}

/// The number of moves from `at` to the end of this income phase.
fn income_moves(game: &ReferenceGame, at: usize) -> Result<usize, String> {
    let ends = game.moves[at..].iter().enumerate().filter(|(_, text)| text.ends_with(" done"));
    let last = ends.map(|(index, _)| index).nth(usize::from(game.players) - 1);
    last.map(|index| index + 1).ok_or_else(|| format!("move {at}: the income phase is not finished"))
}

fn split_seat(text: &str) -> Result<(u8, &str), String> {
    let (seat, action) = text.split_once(' ').ok_or_else(|| format!("\"{text}\" has no seat"))?;
    Ok((seat.parse().map_err(|_| format!("\"{text}\" has no seat"))?, action))
}

fn play(position: &mut PowerGrid, seat: u8, text: &str, chance: &mut Stacked) -> Result<(), String> {
    if position.to_act().map(Seat::number) != Some(seat) {
        return Err(format!("it is the turn of {:?}", position.to_act()));
    }
    let (notation, price) = ours(text)?;
    let action = position.read_action(&notation).ok_or("not an action")?;
    position.check(action).map_err(|refusal| format!("{refusal:?}"))?;
    if let (Action::Build(city), Some(price)) = (action, price) {
        let cost = position.cost(Seat::new(seat), city).map(power_grid::Cost::total);
        if cost != Some(price) {
            return Err(format!("it costs {cost:?}"));
        }
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    if !actions.contains(&action) {
        return Err("it is not in the list".to_owned());
    }
    position.play(action, chance, &mut ());
    position.invariants()
}

/// The move in our notation, and the price it names.
fn ours(text: &str) -> Result<(String, Option<u16>), String> {
    let mut words: Vec<&str> = text.split(' ').collect();
    let mut price = None;
    match words[0] {
        "build" => price = Some(words.pop().and_then(|word| word.parse().ok()).ok_or("no price")?),
        "run" if words.len() > 2 => words[2..].sort_unstable(),
        _ => {}
    }
    Ok((words.join(" "), price))
}

/// Replays every file of a folder; a file that cannot be read or does not match fails.
fn replay_folder(folder: &Path) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: there is no game in this folder", folder.display());
    let mut failures = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).map_err(|error| error.to_string());
        if let Err(why) = text.and_then(|text| replay(&text)) {
            failures.push(format!("{}: {why}", path.display()));
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {} games failed\n{}",
        failures.len(),
        paths.len(),
        failures.join("\n")
    );
}

#[test]
fn reference_games_of_an_independent_engine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    assert_eq!(fs::read_dir(&folder).expect("the folder is part of the project").count(), 16);
    replay_folder(&folder);
}

#[test]
fn reference_games_of_the_folder_named_by_the_environment() {
    if let Some(folder) = std::env::var_os("REFERENCE_GAMES") {
        replay_folder(Path::new(&folder));
    }
}

#[test]
fn reference_replay_notices_a_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/bots-usa-2p.toml");
    let text = fs::read_to_string(path).expect("the file is part of the project");
    assert!(replay(&text).is_ok());
    for (from, to) in [
        ("after = 1", "after = 2"),
        ("powered  = [", "powered  = [1"),
        (" pass\"", " done\""),
        ("deck", "dock"),
    ] {
        assert!(replay(&text.replacen(from, to, 1)).is_err(), "{from} became {to} and nobody noticed");
    }
}
