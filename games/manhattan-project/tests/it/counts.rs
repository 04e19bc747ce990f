//! The numbers of action sequences in typical positions. They change only with a line in the changelog.

use manhattan_project::{Aircraft, Arrangement, Fuel};
use testkit::check_perft;

use crate::table::{game, grey, own, play, seat};

/// Three players in the middle of a game; seat 0 is to move.
fn middle(deals: &str) -> Arrangement {
    Arrangement::of(game(3, &[("deals", deals)]))
        .turn(seat(0))
        .buildings(seat(0), &["mine-02", "factory-03", "university-05", "reactor-02"])
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
        .fuel(seat(0), Fuel::Plutonium, 4)
        .yellowcake(seat(0), 6)
        .aircraft(seat(0), Aircraft::Fighter, 3)
        .aircraft(seat(0), Aircraft::Bomber, 2)
        .aircraft(seat(2), Aircraft::Fighter, 0)
}

#[test]
fn counts_of_action_sequences() {
    let after_with = |deals: &str, moves: &[&str]| {
        let mut position = middle(deals).finish().expect("a position");
        play(&mut position, moves);
        position
    };
    let after = |moves: &[&str]| after_with("none", moves);
    let with_deals = |moves: &[&str]| after_with("pacts", moves);
    for (what, position, expected) in [
        ("start", game(3, &[("deals", "none")]), [24, 41, 411]),
        ("start of five", game(5, &[("deals", "none")]), [2, 4, 96]),
        ("turn", after(&[]), [45, 334, 2536]),
        ("market", after(&["0 place construction", "0 send engineer"]), [6, 83, 735]),
        ("air strike", after(&["0 place air-strike-1", "0 send labourer"]), [6, 41, 298]),
        ("repair", after(&["0 place repair", "0 send labourer"]), [2, 4, 18]),
        ("draft", after(&["0 place design-bomb", "0 send engineer scientist"]), [4, 12, 24]),
        ("turn with deals", with_deals(&[]), [49, 354, 2924]),
        ("offer", with_deals(&["0 offer 2 against 3"]), [2, 53, 367]),
        ("common enemy", with_deals(&["0 offer 2 against 3", "1 accept"]), [5, 17, 59]),
        ("air strike with deals", with_deals(&["0 place air-strike-1", "0 send labourer"]), [10, 49, 352]),
        ("espionage", after(&["0 place espionage", "0 send labourer"]), [18, 165, 1244]),
    ] {
        check_perft(what, &position, &expected);
    }
}
