//! Helpers to build positions and play moves.

use std::sync::LazyLock;

use engine::{Chance, Components, Game, Seat, Urn};
use manhattan_project::{
    Aircraft, Arrangement, Bomb, Building, Crew, Event, Fuel, ManhattanProject, Position, Tables, Workers,
};
use testkit::{GameSetup, play_moves};
pub(crate) use testkit::{legal, refused};

/// The embedded components.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<ManhattanProject>().0);
    *TABLES
}

/// A `Chance` that draws these cards by id, in order, and panics on any other draw.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stacked {
    pub(crate) cards: Vec<&'static str>,
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        assert!(!self.cards.is_empty(), "no {what} is stacked");
        let id = self.cards.remove(0);
        let value = match what {
            "building" => building(id).0,
            "bomb" => bomb(id).0,
            "first" => id.parse().expect("a seat"),
            other => panic!("nothing can be stacked for a draw of {other}"),
        };
        assert!(urn.holds(value), "{what} {id} cannot be drawn here");
        value
    }
}

/// A `Chance` that always draws the lowest.
pub(crate) struct Lowest;

impl Chance for Lowest {
    fn draw<U: Urn + ?Sized>(&mut self, _: &'static str, urn: &U) -> u8 {
        urn.nth(0)
    }
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(crate) fn building(id: &str) -> Building {
    tables().building_by_id(id).unwrap_or_else(|| panic!("{id}: not a building"))
}

pub(crate) fn bomb(id: &str) -> Bomb {
    tables().bomb_by_id(id).unwrap_or_else(|| panic!("{id}: not a bomb"))
}

/// Permanent labourers, engineers and scientists.
pub(crate) fn own(labourers: u8, engineers: u8, scientists: u8) -> Crew {
    Crew::permanent(Workers::new(labourers, engineers, scientists))
}

/// Contractors: labourers, engineers and scientists.
pub(crate) fn grey(labourers: u8, engineers: u8, scientists: u8) -> Crew {
    Crew::contractors(Workers::new(labourers, engineers, scientists))
}

/// A new game with these options, drawing the lowest cards; the first seat begins unless the options say otherwise.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)]) -> ManhattanProject {
    let pairs = [&[("first", "1")], pairs].concat();
    GameSetup::new(seats, &pairs).start(tables(), &mut Lowest)
}

/// A new game in which the bonus workers have been named, as a basis for arrangements; it is the first seat's turn.
pub(crate) fn arranged(seats: u8) -> Arrangement {
    Arrangement::of(game(seats, &[])).turn(seat(0))
}

/// Plays moves such as `"2 place mine-middle"` (seats counted from zero), drawing the lowest cards; returns the events.
/// Panics with the refusal if a move is not legal.
pub(crate) fn play(position: &mut ManhattanProject, moves: &[&str]) -> Vec<Event> {
    play_moves(position, moves, &mut Lowest)
}

/// [`play`], which must draw exactly these cards.
pub(crate) fn play_stacked(
    position: &mut ManhattanProject,
    moves: &[&str],
    cards: &[&'static str],
) -> Vec<Event> {
    let mut chance = Stacked { cards: cards.to_vec() };
    let events = play_moves(position, moves, &mut chance);
    assert!(chance.cards.is_empty(), "these cards were not drawn: {:?}", chance.cards);
    events
}

/// Whether some legal action begins with these words.
pub(crate) fn offers(position: &ManhattanProject, words: &str) -> bool {
    legal(position).iter().any(|action| action.starts_with(words))
}

/// A player's goods: money, yellowcake, fighters, bombers, uranium, plutonium.
pub(crate) fn goods(position: &ManhattanProject, index: u8) -> [u16; 6] {
    let seat = seat(index);
    [
        position.money(seat),
        position.yellowcake(seat),
        position.aircraft(seat, Aircraft::Fighter).into(),
        position.aircraft(seat, Aircraft::Bomber).into(),
        position.fuel(seat, Fuel::Uranium).into(),
        position.fuel(seat, Fuel::Plutonium).into(),
    ]
}

/// The points of a player.
pub(crate) fn score(position: &ManhattanProject, index: u8) -> i32 {
    position.standings().score(seat(index)).total()
}

/// The ids of the buildings on the market, the leftmost first.
pub(crate) fn market(position: &ManhattanProject) -> Vec<String> {
    let row = Position::all().filter_map(|at| position.on_market(at));
    row.map(|building| tables().building(building).id.clone()).collect()
}

/// A player's workers on a space, and the contractors there.
pub(crate) fn on_space(position: &ManhattanProject, id: &str, index: u8) -> Crew {
    position.on_space(tables().board.space_by_id(id).expect("a space"), seat(index))
}
