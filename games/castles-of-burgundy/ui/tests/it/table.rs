//! Positions and helpers for these tests.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use castles_of_burgundy::{CastlesOfBurgundy, Event, Stage, Tables};
use engine::{Components, Playout, Seat};
use testkit::{GameSetup, play_at_random};

/// The embedded components.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<CastlesOfBurgundy>().0);
    *TABLES
}

/// A new game with these estates.
pub(crate) fn game(seats: u8, estates: &str, number: u64) -> CastlesOfBurgundy {
    GameSetup::new(seats, &[("estates", estates)]).start(tables(), &mut Playout::new(number))
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Plays actions in notation, for whichever seat acts; returns the events.
pub(crate) fn play(position: &mut CastlesOfBurgundy, actions: &[&str]) -> Vec<Event> {
    testkit::play(position, actions, &mut Playout::new(7))
}

/// Positions of random games with every number of players and every estate option: the first of each stage,
/// then one of
/// `one_in`.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&CastlesOfBurgundy, &[Event])) {
    let setups =
        [(2, "basic"), (3, "open"), (4, "secret-extra"), (3, "same-7"), (4, "basic"), (2, "open-extra")];
    for (number, (seats, estates)) in (0..).zip(setups) {
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(game(seats, estates, number), number, |position, events| {
            moves += 1;
            let first = stages.insert(position.stage()) || position.stage() == Stage::Estates;
            if first || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}
