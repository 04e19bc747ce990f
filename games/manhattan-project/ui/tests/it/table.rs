//! Helpers to build positions and play actions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{Components, Playout, Seat};
use manhattan_project::{Arrangement, Crew, Event, ManhattanProject, Tables, Workers};
use testkit::{GameSetup, play_at_random};

/// The embedded components.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<ManhattanProject>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> ManhattanProject {
    GameSetup::new(seats, pairs).start(tables(), &mut Playout::new(number))
}

/// A position to arrange, in which seat 0 begins a turn.
pub(crate) fn arranged(seats: u8) -> Arrangement {
    Arrangement::of(game(seats, &[("first", "1"), ("deals", "pacts")], 1)).turn(seat(0))
}

pub(crate) fn own(labourers: u8, engineers: u8, scientists: u8) -> Crew {
    Crew::permanent(Workers::new(labourers, engineers, scientists))
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Plays actions in notation for the acting seats; returns the events.
pub(crate) fn play(position: &mut ManhattanProject, actions: &[&str]) -> Vec<Event> {
    testkit::play(position, actions, &mut Playout::new(7))
}

/// Positions of random games with every number of players, pacts allowed in some: the first and two later ones of each
/// stage, and one in `one_in` of the rest.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&ManhattanProject, &[Event])) {
    for (number, seats) in (0..).zip([2, 3, 4, 5]) {
        let deals = if number % 2 == 0 { "pacts" } else { "none" };
        let (mut moves, mut stages) = (0, BTreeMap::new());
        play_at_random(game(seats, &[("deals", deals)], number), number, |position, events| {
            moves += 1;
            let times = stages.entry(position.stage()).or_insert(0);
            *times += 1;
            if [1, 20, 40].contains(times) || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}
