//! How these tests set a table.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::{Components, Game, Playout, Seat};
use power_grid::{Action, Event, PowerGrid, Stage, Tables};
use testkit::{GameSetup, play_at_random};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<PowerGrid>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> PowerGrid {
    GameSetup::new(seats, pairs).start(tables(), &mut Playout::new(number))
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// Plays actions in notation and returns the events.
pub(crate) fn play(position: &mut PowerGrid, actions: &[&str]) -> Vec<Event> {
    testkit::play(position, actions, &mut Playout::new(7))
}

/// The legal actions; of many bids only the first and the last.
pub(crate) fn choices(position: &PowerGrid) -> Vec<Action> {
    let mut actions = testkit::actions(position);
    let bids = actions.iter().filter(|action| matches!(action, Action::Bid(_))).count();
    if bids > 4 {
        actions.drain(actions.len() - bids + 2..actions.len() - 1);
    }
    actions
}

/// Positions of random games with every number of players on both maps: the first of each stage, then a sample. Players
/// have little money, because thousands of bids take time and show nothing new.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&PowerGrid, &[Event])) {
    for (number, seats) in (0..).zip([2, 3, 4, 5, 6]) {
        let map = if number % 2 == 0 { "germany" } else { "usa" };
        let regions = if number % 3 == 0 { "draft" } else { "random" };
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(
            game(seats, &[("map", map), ("regions", regions)], number),
            number,
            |position, events| {
                moves += 1;
                let rich = position.to_act().is_some_and(|seat| position.money(seat) > 300);
                let first = stages.insert(position.stage()) || position.stage() == Stage::Regions;
                if !rich && (first || moves % one_in == 0) {
                    see(position, events);
                }
            },
        );
    }
}
