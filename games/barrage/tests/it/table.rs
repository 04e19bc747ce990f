//! Helpers: positions and moves.

use std::sync::LazyLock;

use barrage::{
    Arrangement, Barrage, BaseSpace, Company, ConduitSpace, Contract, Event, Officer, Place, PowerhouseSpace,
    Row, Tables, TechTile,
};
use engine::{Components, Game, Playout, Seat};
use testkit::GameSetup;
pub(crate) use testkit::{Stacked, legal, refused};

/// The embedded components.
pub(crate) fn tables() -> &'static Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<Barrage>().0);
    &TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> barrage::Options {
    let options = GameSetup::new(2, pairs).option_map::<Barrage>();
    Barrage::options(tables(), &options).expect("options that make sense")
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// An introductory game, before the first turn: seat 0 is the USA with Adler, 1 Germany with McDowell, 2 Italy with
/// Jordan, 3 France with Fiesler.
pub(crate) fn introductory(seats: u8) -> Barrage {
    let options = options(&[("game", "introductory")]);
    Barrage::start(*tables(), &options, seats, &mut Playout::new(1)).expect("a legal setup")
}

/// A full game in which every seat has the company of its number, and these officers or none; the map is empty.
pub(crate) fn full(officers: &[Option<Officer>]) -> Arrangement {
    let seats = u8::try_from(officers.len()).expect("few seats");
    let mut position =
        Barrage::start(*tables(), &options(&[]), seats, &mut Playout::new(2)).expect("a setup");
    let mut list = Vec::new();
    while position.stage() == barrage::Stage::Choosing {
        list.clear();
        position.actions(&mut list);
        position.play(list[0], &mut Playout::new(3), &mut ());
    }
    let order: Vec<Seat> = Seat::all(seats).collect();
    let mut table = Arrangement::of(position).empty_map().order(&order).turn(seat(0)).extra_officers(&[]);
    for one in Seat::all(seats) {
        table = table.company(one, Company::ALL[one.index()]).officer(one, None).contracts(one, &[]);
        table = table.credits(one, 6).machines(one, 6, 4);
    }
    for (one, officer) in Seat::all(seats).zip(officers) {
        table = table.officer(one, *officer);
    }
    table
}

/// A full game with this number of companies, without officers and with an empty map.
pub(crate) fn plain(seats: usize) -> Arrangement {
    full(&vec![None; seats])
}

/// Plays moves such as `"2 bank 7"` (seats counted from zero); returns the events. Panics if a move is not legal.
pub(crate) fn play(position: &mut Barrage, moves: &[&str]) -> Vec<Event> {
    play_with(position, moves, &[])
}

/// The same, which must make exactly these draws.
pub(crate) fn play_with(position: &mut Barrage, moves: &[&str], draws: &[(&'static str, u8)]) -> Vec<Event> {
    let mut chance = Stacked::new(draws, 5);
    let events = testkit::play_moves(position, moves, &mut chance);
    assert!(chance.is_used_up(), "not everything was drawn: {chance:?}");
    events
}

/// The legal actions whose notation begins like this.
pub(crate) fn legal_like(position: &Barrage, start: &str) -> Vec<String> {
    legal(position).into_iter().filter(|text| text.starts_with(start)).collect()
}

/// All players bank until the round or the game is over.
pub(crate) fn finish_round(position: &mut Barrage, draws: &[(&'static str, u8)]) -> Vec<Event> {
    let (round, mut chance, mut events) = (position.round(), Stacked::new(draws, 5), Vec::new());
    while position.round() == round && position.to_act().is_some() {
        let list = legal(position);
        let rest = |text: &&String| text.starts_with("bank") || *text == "pass" || *text == "decline";
        let text = list.iter().rev().find(rest).or(list.first()).expect("some action");
        let action = position.read_action(text).expect("an action");
        position.play(action, &mut chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{text}: {broken}"));
    }
    events
}

/// A base space by its id.
pub(crate) fn base(id: &str) -> BaseSpace {
    BaseSpace(place_of(&tables().map.base_words, id))
}

/// A conduit space by its id.
pub(crate) fn conduit(id: &str) -> ConduitSpace {
    ConduitSpace(place_of(&tables().map.conduit_words, id))
}

/// A powerhouse space by its id.
pub(crate) fn powerhouse(id: &str) -> PowerhouseSpace {
    PowerhouseSpace(place_of(&tables().map.powerhouse_words, id))
}

fn place_of(words: &[String], id: &str) -> u8 {
    let at = words.iter().position(|word| word == id).unwrap_or_else(|| panic!("{id} is not on the map"));
    u8::try_from(at).expect("few spaces")
}

/// A contract by its id.
pub(crate) fn contract(id: &str) -> Contract {
    let at = tables().contracts.rows.iter().position(|row| row.word == id);
    Contract(u8::try_from(at.unwrap_or_else(|| panic!("{id} is no contract"))).expect("few contracts"))
}

/// A technology tile by its id.
pub(crate) fn tile(id: &str) -> TechTile {
    let at = tables().tiles.iter().position(|row| row.word == id);
    TechTile(u8::try_from(at.unwrap_or_else(|| panic!("{id} is no tile"))).expect("few tiles"))
}

/// A place by row and side.
pub(crate) fn place(row: &str, side: &str) -> Place {
    let at = tables().board.rows.iter().position(|known| known.word == row);
    let row = Row(u8::try_from(at.unwrap_or_else(|| panic!("{row} is no row"))).expect("few rows"));
    if side == "right" { Place::right(row) } else { Place::left(row) }
}

/// The drops behind a dam.
pub(crate) fn drops(position: &Barrage, id: &str) -> u8 {
    position.dam(base(id)).map_or(0, |dam| dam.drops)
}
