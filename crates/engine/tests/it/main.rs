//! Matches and records, tested with a small complete game.

use std::sync::LazyLock;

use engine::{Components, Game, Match, Record, Seat, Seed};
use testkit::toy::{Action, Forest, Squirrels};
use testkit::{GameSetup, embedded_components};

mod fuzz;
mod matches;
mod record;
mod replay;
mod weights;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// One component set for all tests: positions are equal only if they refer to the same set.
fn components() -> (Components<Forest>, String) {
    static EMBEDDED: LazyLock<(Components<Forest>, String)> = LazyLock::new(embedded_components::<Squirrels>);
    EMBEDDED.clone()
}

/// A match for two players and one winter. With this seed, seat 2 begins.
fn table() -> Match<Squirrels> {
    let (components, hash) = components();
    let set_up = GameSetup::new(2, &[("winters", "1")]);
    set_up.open(components, &hash, Seed::of_series(7, 0)).expect("the setup is allowed")
}

/// A finished game, with actions that draw and actions that do not.
fn finished() -> Match<Squirrels> {
    let mut table = table();
    for (seat, action) in [
        (B, Action::Forage),
        (A, Action::Rest),
        (B, Action::Store(1)),
        (A, Action::Forage),
        (B, Action::Forage),
        (A, Action::Store(1)),
    ] {
        table.play(seat, action).expect("the action is legal");
    }
    assert_eq!(table.position().to_act(), None);
    table
}

/// The text of [`finished`].
fn text() -> String {
    finished().record().to_string()
}

fn parse(text: &str) -> Record {
    Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}
