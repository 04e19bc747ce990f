//! How these tests set a table.

use std::sync::LazyLock;

use barrage::{
    Arrangement, Barrage, BaseSpace, Company, ConduitSpace, Contract, Event, Officer, Place, PowerhouseSpace,
    Row, Tables, TechTile,
};
use engine::{Chance, Components, Files, Game, OptionMap, Playout, Seat, Urn};

/// The components as they come with the program.
pub(crate) fn tables() -> &'static Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> = LazyLock::new(|| {
        Components::keep(
            Barrage::components(&Files::embedded(Barrage::FILES)).expect("the embedded files are right"),
        )
    });
    &TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> barrage::Options {
    let mut options = OptionMap::defaults(Barrage::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    Barrage::options(tables(), &options).expect("options that make sense")
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Chance that is stacked: what is listed for a word comes in its order, everything else as it happens.
#[derive(Debug)]
pub(crate) struct Stacked {
    draws: Vec<(&'static str, u8)>,
    rest: Playout,
}

impl Stacked {
    pub(crate) fn new(draws: &[(&'static str, u8)]) -> Self {
        Self { draws: draws.to_vec(), rest: Playout::new(5) }
    }

    /// Whether everything listed came.
    pub(crate) fn is_used_up(&self) -> bool {
        self.draws.is_empty()
    }
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        match self.draws.iter().position(|(word, _)| *word == what) {
            Some(at) => {
                let (_, value) = self.draws.remove(at);
                assert!(urn.holds(value), "{what} {value} cannot be drawn here");
                value
            }
            None => self.rest.draw(what, urn),
        }
    }
}

/// An introductory game, before the first turn: seat 0 is the USA with Adler, 1 Germany with McDowell, 2 Italy with
/// Jordan, 3 France with Fiesler.
pub(crate) fn introductory(seats: u8) -> Barrage {
    let options = options(&[("game", "introductory")]);
    Barrage::start(*tables(), &options, seats, &mut Playout::new(1)).expect("a legal set-up")
}

/// A full game in which every seat has the company of its number, and these officers or none; nothing is on the map.
pub(crate) fn full(officers: &[Option<Officer>]) -> Arrangement {
    let seats = u8::try_from(officers.len()).expect("few seats");
    let mut position =
        Barrage::start(*tables(), &options(&[]), seats, &mut Playout::new(2)).expect("a set-up");
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

/// A full game of so many without officers, nothing on the map.
pub(crate) fn plain(seats: usize) -> Arrangement {
    full(&vec![None; seats])
}

/// Plays moves written as `"2 bank 7"` (seats counted from zero); what happened. Panics when a move is not legal.
pub(crate) fn play(position: &mut Barrage, moves: &[&str]) -> Vec<Event> {
    play_with(position, moves, &[])
}

/// The same, with these draws, all of them.
pub(crate) fn play_with(position: &mut Barrage, moves: &[&str], draws: &[(&'static str, u8)]) -> Vec<Event> {
    let mut chance = Stacked::new(draws);
    let mut events = Vec::new();
    for text in moves {
        let (seat, notation) = text.split_once(' ').expect("a seat and an action");
        let to_act = position.to_act().map(|seat| seat.number().to_string());
        assert_eq!(to_act.as_deref(), Some(seat), "{text}: whose turn");
        let action = position.read_action(notation).unwrap_or_else(|| panic!("{text}: not an action"));
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.play(action, &mut chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{text}: {broken}"));
    }
    assert!(chance.is_used_up(), "not everything was drawn: {chance:?}");
    events
}

/// The rule that forbids an action written in notation; nothing if it is legal.
pub(crate) fn refused(position: &Barrage, notation: &str) -> Option<&'static str> {
    let action = position.read_action(notation).unwrap_or_else(|| panic!("{notation}: not an action"));
    position.check(action).err().map(|refusal| refusal.rule)
}

/// The legal actions in notation.
pub(crate) fn legal(position: &Barrage) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.into_iter().map(|action| position.notation(action)).collect()
}

/// The legal actions whose notation begins like this.
pub(crate) fn legal_like(position: &Barrage, start: &str) -> Vec<String> {
    legal(position).into_iter().filter(|text| text.starts_with(start)).collect()
}

/// Lets everybody bank until the round, or the game, is over.
pub(crate) fn finish_round(position: &mut Barrage, draws: &[(&'static str, u8)]) -> Vec<Event> {
    let (round, mut chance, mut events) = (position.round(), Stacked::new(draws), Vec::new());
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
