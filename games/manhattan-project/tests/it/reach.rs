//! Whether a player might win in the next turn by public knowledge, and the default crew.

use engine::Seat;
use manhattan_project::{Aircraft, Crew, Fuel, Workers};

use crate::table::{arranged, own, play, seat};

/// Seat 1 of four with 36 points, 14 short of the goal.
fn near() -> manhattan_project::Arrangement {
    arranged(4).built(seat(1), &["uranium-13", "uranium-02"]).aircraft(seat(1), Aircraft::Bomber, 0)
}

#[test]
fn a_player_who_has_everything_needed_might_win() {
    assert!(!near().finish().unwrap().might_win_next(seat(1)), "no card, no load");
    // uranium-06 counts 14 for 4 uranium, 1 scientist and 1 engineer.
    let ready = |uranium, crew| {
        let start = near().hand(seat(1), &["uranium-06"]).fuel(seat(1), Fuel::Uranium, uranium);
        start.supply(seat(1), crew).finish().unwrap()
    };
    assert!(ready(4, own(0, 1, 1)).might_win_next(seat(1)));
    assert!(!ready(3, own(0, 1, 1)).might_win_next(seat(1)), "too little fuel");
    assert!(!ready(4, own(1, 0, 1)).might_win_next(seat(1)), "an engineer is missing");
    assert!(!ready(4, own(0, 1, 1)).might_win_next(seat(0)), "another player");
}

/// MP-3.3: without a worker in hand the turn must be Retrieve workers.
#[test]
fn a_player_who_must_retrieve_cannot_win() {
    let loads = |crew: Crew| {
        let start = near().built(seat(1), &["uranium-13", "uranium-02", "plutonium-01"]).money(seat(1), 30);
        start.aircraft(seat(1), Aircraft::Bomber, 3).supply(seat(1), crew).finish().unwrap()
    };
    assert!(loads(own(1, 0, 0)).might_win_next(seat(1)), "two loads");
    assert!(!loads(Crew::NONE).might_win_next(seat(1)));
}

/// The holder of a card must not matter: any player may hold any card that is in a hand.
#[test]
fn the_result_does_not_depend_on_hidden_cards() {
    let start = near().fuel(seat(1), Fuel::Uranium, 4).supply(seat(1), own(0, 2, 1));
    let has_it = start.hand(seat(1), &["uranium-06"]).hand(seat(2), &["plutonium-01"]).finish().unwrap();
    let other = start.hand(seat(1), &["plutonium-01"]).hand(seat(2), &["uranium-06"]).finish().unwrap();
    for player in Seat::all(4) {
        assert_eq!(has_it.might_win_next(player), other.might_win_next(player));
    }
    assert!(other.might_win_next(seat(1)));
    let nobody = start.hand(seat(2), &["uranium-06"]).finish().unwrap();
    assert!(!nobody.might_win_next(seat(1)), "a player without a card builds nothing");
}

#[test]
fn a_test_that_raises_other_bombs_counts() {
    // 12 and 8 untested; testing the smaller one: 24 and the token of 6.
    let start = arranged(4).built(seat(1), &["plutonium-10", "plutonium-02", "uranium-11"]);
    let position = start.finish().unwrap();
    assert!(position.points(seat(1)).iter().sum::<u16>() < 50);
    assert!(position.might_win_next(seat(1)));
    let tested = arranged(4).built(seat(1), &["plutonium-10"]).token(seat(1), 6).finish().unwrap();
    assert!(!tested.might_win_next(seat(1)));
}

#[test]
fn labourers_go_first_and_contractors_before_permanent_workers() {
    let usual = |crew, action: &str| {
        let mut position =
            arranged(2).supply(seat(0), crew).buildings(seat(0), &["mine-04"]).finish().unwrap();
        assert_eq!(position.usual_crew(), None, "nobody is asked for yet");
        play(&mut position, &[action]);
        position.usual_crew()
    };
    let crew = Crew::new(Workers::new(2, 1, 1), Workers::new(1, 1, 1));
    assert_eq!(usual(crew, "0 place mine-middle"), Some(Crew::contractors(Workers::new(1, 0, 0))));
    assert_eq!(
        usual(crew, "0 use mine-04"),
        Some(Crew::new(Workers::new(1, 0, 0), Workers::new(1, 0, 0))),
        "an own labourer before a contractor who is a specialist"
    );
    assert_eq!(usual(crew, "0 place mine-right"), Some(Crew::contractors(Workers::new(0, 1, 0))));
    assert_eq!(usual(own(4, 0, 0), "0 place mine-middle"), None, "there is only one way");
}
