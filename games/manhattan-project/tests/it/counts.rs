//! How many positions can be reached in so many decisions, drawing the lowest card each time: a change of any rule
//! that is met here changes a number. Numbers change only with a line in the changelog.

use engine::Game;
use manhattan_project::{Aircraft, Arrangement, Fuel, ManhattanProject};

use crate::table::{Lowest, arranged, game, grey, own, play, seat};

/// The number of action sequences of this length.
fn count(position: &ManhattanProject, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let after = |action| {
        let mut next = *position;
        next.play(action, &mut Lowest, &mut ());
        count(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

/// Three players in the middle of a game; seat 0 is to move.
fn middle() -> Arrangement {
    arranged(3)
        .buildings(seat(0), &["mine-02", "factory-04", "university-09", "reactor-03"])
        .buildings(seat(1), &["mine-07", "enrichment-04"])
        .buildings(seat(2), &["factory-08", "university-10"])
        .damage("mine-02", 2)
        .damage("factory-08", 4)
        .supply(seat(0), own(2, 2, 2).plus(grey(0, 1, 0)))
        .supply(seat(1), own(3, 1, 1))
        .supply(seat(2), own(1, 0, 0).plus(grey(1, 0, 0)))
        .on_space("mine-middle", seat(2), own(1, 0, 0))
        .hand(seat(0), &["plutonium-01", "uranium-09"])
        .built(seat(0), &["plutonium-03"])
        .fuel(seat(0), Fuel::Plutonium, 3)
        .yellowcake(seat(0), 6)
        .aircraft(seat(0), Aircraft::Fighter, 3)
        .aircraft(seat(0), Aircraft::Bomber, 2)
        .aircraft(seat(2), Aircraft::Fighter, 0)
}

#[test]
fn counts_of_action_sequences() {
    let after = |moves: &[&str]| {
        let mut position = middle().finish().expect("a position");
        play(&mut position, moves);
        position
    };
    for (what, position, expected) in [
        ("start", game(3, &[]), [24, 41, 411]),
        ("start of five", game(5, &[]), [2, 4, 96]),
        ("turn", after(&[]), [45, 329, 2548]),
        ("market", after(&["0 place construction", "0 send engineer"]), [6, 83, 764]),
        ("air strike", after(&["0 place air-strike-1", "0 send labourer"]), [6, 41, 301]),
        ("repair", after(&["0 place repair", "0 send labourer"]), [2, 4, 18]),
        ("draft", after(&["0 place design-bomb", "0 send engineer scientist"]), [4, 12, 24]),
        ("espionage", after(&["0 place espionage", "0 send labourer"]), [19, 186, 1544]),
    ] {
        assert_eq!([1, 2, 3].map(|depth| count(&position, depth)), expected, "{what}");
    }
}
