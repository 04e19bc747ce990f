//! CB-5: a player's turn.

use castles_of_burgundy::{Action, Depot, Event, Pips, Purpose, Source};
use engine::Game;

use crate::table::{Arrange, bare, legal, legal_like, play, refused, scored, seat, storage};

#[test]
fn cb_5_1_a_turn_has_two_actions_one_with_each_die_in_any_order() {
    let start = bare(2).dice(seat(0), &[2, 5]).done();
    for (first, second) in [("workers with 2", "workers with 5"), ("workers with 5", "workers with 2")] {
        let mut position = start;
        assert_eq!(refused(&position, "done"), Some("CB-5.1"), "no action can be skipped");
        play(&mut position, &[first]);
        assert_eq!(position.to_act(), Some(seat(0)));
        assert_eq!(refused(&position, first), Some("CB-5.21"));
        assert_eq!(refused(&position, "done"), Some("CB-5.1"));
        play(&mut position, &[second]);
        assert_eq!(position.to_act(), Some(seat(1)));
    }
    // The second action ends the turn, also if it is a sale.
    let mut position = bare(2).goods(seat(0), [0, 3, 0, 0, 0, 0]).dice(seat(0), &[2, 3]).done();
    play(&mut position, &["workers with 3"]);
    assert_eq!(position.to_act(), Some(seat(0)));
    play(&mut position, &["sell purple with 2"]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

/// CB-D.10
#[test]
fn cb_5_2_once_a_turn_a_tile_may_be_bought_before_between_or_after_the_actions() {
    let start = bare(2).silver(seat(0), 6).offer(0, "ship mine castle").dice(seat(0), &[2, 5]).done();
    for order in [
        ["buy mine from black", "workers with 2", "workers with 5"],
        ["workers with 2", "buy mine from black", "workers with 5"],
        ["workers with 2", "workers with 5", "buy mine from black"],
    ] {
        let mut position = start;
        for action in order {
            assert_eq!(position.to_act(), Some(seat(0)));
            play(&mut position, &[action]);
            if position.to_act() == Some(seat(0)) && position.has_bought() {
                assert_eq!(refused(&position, "buy ship from black"), Some("CB-5.2"));
            }
        }
        assert_eq!(position.to_act(), Some(seat(1)));
        assert_eq!(storage(&position, 0), "mine");
    }
    // Not while an effect is being carried out.
    let mut position = bare(2)
        .silver(seat(0), 6)
        .offer(0, "ship")
        .offer(3, "bank")
        .stored(0, "carpenter")
        .dice(seat(0), &[3, 3])
        .done();
    play(&mut position, &["place carpenter on 11 with 3"]);
    assert_eq!(refused(&position, "buy ship from black"), Some("CB-6.26"));
    play(&mut position, &["decline", "buy ship from black"]);
}

#[test]
fn cb_5_3_there_are_four_actions_for_a_die() {
    let position = bare(2)
        .offer(4, "ship")
        .stored(0, "mine")
        .goods(seat(0), [0, 0, 0, 2, 0, 0])
        .dice(seat(0), &[4, 4])
        .done();
    assert_eq!(
        legal(&position),
        ["take ship from 4 with 4", "place mine on 24 with 4", "sell red with 4", "workers with 4"]
    );
    assert_eq!(refused(&position, "decline"), Some("CB-5.3"));
    assert_eq!(refused(&position, "collect 1"), Some("CB-5.3"));
}

/// CB-X.1: from 2 over 1 to 6.
#[test]
fn cb_5_4_each_worker_changes_a_die_by_one() {
    let mut position =
        bare(2).workers(seat(0), 3).offer(6, "ship").offer(5, "mine").dice(seat(0), &[2, 2]).done();
    let events = play(&mut position, &["take ship from 6 with 2"]);
    assert_eq!(events[0], Event::Changed(seat(0), Pips(2), Pips(6), 2));
    assert_eq!((position.workers(seat(0)), storage(&position, 0).as_str()), (1, "ship"));
    assert_eq!(refused(&position, "take mine from 5 with 2"), Some("CB-5.18"));
}

#[test]
fn cb_5_5_the_values_form_a_ring() {
    let position = bare(2).done();
    let cost = |from, to| position.workers_to_change(seat(0), Purpose::Sell, Pips(from), Pips(to));
    for (from, to) in (1..=6).flat_map(|from| (1..=6).map(move |to| (from, to))) {
        let apart = u8::abs_diff(from, to);
        assert_eq!(cost(from, to), apart.min(6 - apart), "{from} to {to}");
    }
    assert_eq!((cost(6, 1), cost(1, 6), cost(1, 4)), (1, 1, 3));
}

#[test]
fn cb_5_6_spent_workers_are_gone() {
    let mut position =
        bare(2).workers(seat(0), 3).goods(seat(0), [1, 0, 0, 0, 0, 0]).dice(seat(0), &[4, 4]).done();
    play(&mut position, &["sell turquoise with 4"]);
    assert_eq!((position.workers(seat(0)), position.workers(seat(1))), (0, 0));
}

#[test]
fn cb_5_7_a_castle_needs_no_change() {
    let mut position = bare(2)
        .lay(0, "11 bank")
        .stored(0, "castle ship")
        .offer(2, "ship")
        .offer(5, "mine")
        .goods(seat(0), [0, 0, 1, 0, 2, 0])
        .dice(seat(0), &[6, 6])
        .done();
    play(&mut position, &["place castle on 6 with 6"]);
    assert_eq!(legal_like(&position, "take"), ["take ship from 2", "take mine from 5"]);
    assert_eq!(legal_like(&position, "place"), ["place ship on 17", "place ship on 19"], "die 2 and die 5");
    assert_eq!(legal_like(&position, "sell"), ["sell pink", "sell brown"], "die 3 and die 5");
    play(&mut position, &["take mine from 5"]);
    assert_eq!(position.workers(seat(0)), 0);
}

#[test]
fn cb_5_8_a_tile_is_taken_from_the_depot_of_the_die_into_storage() {
    let mut position = bare(2).offer(2, "ship").offer(3, "mine").dice(seat(0), &[2, 2]).done();
    assert_eq!(refused(&position, "take mine from 3 with 2"), Some("CB-5.18"));
    assert_eq!(refused(&position, "take mine from 2 with 2"), Some("CB-5.10"));
    assert_eq!(
        position
            .check(Action::Take {
                die: Some(Pips(2)),
                depot: Depot::BLACK,
                tile: castles_of_burgundy::Tile::SHIP,
                discard: None
            })
            .unwrap_err()
            .rule,
        "CB-5.8"
    );
    play(&mut position, &["take ship from 2 with 2"]);
    assert_eq!(position.tiles_in(Depot(2)), [None; 4]);
    assert_eq!(storage(&position, 0), "ship");
    assert_eq!(position.covered(seat(0)).len(), 1, "never directly on the estate");
    play(&mut position, &["place ship on 17 with 2"]);
    assert_eq!(storage(&position, 0), "");
}

/// CB-D.3
#[test]
fn cb_5_9_with_a_full_storage_a_stored_tile_is_discarded_first() {
    let full = bare(2).stored(0, "castle mine ship").offer(2, "bank").offer(0, "hen-3").silver(seat(0), 2);
    let mut position = full.dice(seat(0), &[2, 2]).done();
    assert_eq!(refused(&position, "take bank from 2 with 2"), Some("CB-5.9"));
    assert_eq!(refused(&position, "buy hen-3 from black"), Some("CB-5.9"));
    play(
        &mut position,
        &["take bank from 2 with 2 discarding mine", "buy hen-3 from black discarding castle"],
    );
    assert_eq!(storage(&position, 0), "bank hen-3 ship");
}

#[test]
fn cb_5_10_nothing_can_be_taken_from_an_empty_depot() {
    let position = bare(2).offer(2, "ship").workers(seat(0), 1).dice(seat(0), &[4, 4]).done();
    assert_eq!(legal_like(&position, "take"), [""; 0]);
    assert_eq!(refused(&position, "take ship from 4 with 4"), Some("CB-5.10"));
}

#[test]
fn cb_5_11_stored_tiles_are_discarded_for_no_other_reason_and_worth_nothing() {
    let position = bare(2).stored(0, "castle mine").offer(2, "bank").dice(seat(0), &[2, 2]).done();
    assert_eq!(refused(&position, "take bank from 2 with 2 discarding mine"), Some("CB-5.20"));
    assert!(legal(&position).iter().all(|action| !action.contains("discarding")));
    assert_eq!(position.standings().score(seat(0)).total(), 0);
}

#[test]
fn cb_5_12_all_goods_of_the_type_are_sold() {
    let mut position = bare(2).goods(seat(0), [0, 3, 0, 1, 0, 0]).dice(seat(0), &[2, 3]).done();
    assert_eq!(refused(&position, "sell pink with 3"), Some("CB-5.12"));
    assert_eq!(refused(&position, "sell red with 3"), Some("CB-5.18"));
    play(&mut position, &["sell purple with 2"]);
    assert_eq!(position.goods_of(seat(0)), [0, 0, 0, 1, 0, 0]);
}

#[test]
fn cb_5_13_sold_goods_are_kept_apart() {
    let mut position = bare(2)
        .goods(seat(0), [0, 3, 0, 1, 0, 0])
        .sold(seat(0), [1, 0, 0, 0, 0, 0])
        .dice(seat(0), &[2, 4])
        .done();
    play(&mut position, &["sell purple with 2", "sell red with 4"]);
    assert_eq!(position.sold(seat(0)), [1, 3, 0, 1, 0, 0]);
}

#[test]
fn cb_5_14_a_sale_pays_a_silverling_and_points_by_the_number_of_players() {
    for (seats, points) in [(2, 2), (3, 3), (4, 4)] {
        for count in [1, 3] {
            let mut position =
                bare(seats).goods(seat(0), [0, 0, 0, count, 0, 0]).dice(seat(0), &[4, 1]).done();
            let events = play(&mut position, &["sell red with 4"]);
            assert_eq!(scored(&events), [(Source::Sales, points * u16::from(count))]);
            assert_eq!(position.silver(seat(0)), 1, "once, however many were sold");
            assert_eq!(position.scored(seat(0)), points * u16::from(count));
        }
    }
}

#[test]
fn cb_5_15_knowledge_tiles_3_and_4_change_what_a_sale_pays() {
    for (laid, silver, workers) in [("", 1, 0), ("12 knowledge-3", 2, 0), ("12 knowledge-4", 1, 1)] {
        let mut position =
            bare(2).lay(0, laid).goods(seat(0), [0, 0, 0, 1, 0, 0]).dice(seat(0), &[4, 1]).done();
        play(&mut position, &["sell red with 4"]);
        assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (silver, workers), "{laid}");
    }
}

#[test]
fn cb_5_16_any_die_gains_two_workers() {
    for die in 1..=6 {
        let mut position = bare(2).dice(seat(0), &[die, 1]).done();
        play(&mut position, &[&format!("workers with {die}")]);
        assert_eq!((position.workers(seat(0)), position.silver(seat(0))), (2, 0));
    }
}

/// CB-D.25
#[test]
fn cb_5_17_using_a_die_is_one_step_and_workers_are_paid_at_its_start() {
    let mut position =
        bare(2).workers(seat(0), 2).lay(0, "17 ship").stored(0, "ship").dice(seat(0), &[3, 5]).done();
    // No action changes a die and leaves it unused.
    assert!(legal(&position).iter().all(|action| action.contains("with")));
    assert_eq!(refused(&position, "place ship on 16"), Some("CB-5.17"), "the die must be named");
    let events = play(&mut position, &["place ship on 16 with 3"]);
    assert!(matches!(events[0], Event::Changed(_, Pips(3), Pips(1), 2)), "paid before the tile is placed");
    assert_eq!((position.workers(seat(0)), position.dice(seat(0))), (0, [None, Some(Pips(5))]));
}

/// CB-X.27
#[test]
fn cb_5_18_the_fewest_workers_are_charged_and_those_gained_cannot_pay() {
    let position = bare(2).workers(seat(0), 1).stored(0, "boarding-house").dice(seat(0), &[5, 5]).done();
    // From 5 to 3 it takes two workers; the four of the boarding house come afterwards.
    assert_eq!(refused(&position, "place boarding-house on 11 with 5"), Some("CB-5.18"));
    let mut position = bare(2).workers(seat(0), 2).stored(0, "boarding-house").dice(seat(0), &[5, 5]).done();
    play(&mut position, &["place boarding-house on 11 with 5"]);
    assert_eq!(position.workers(seat(0)), 4);
    // Taking workers needs no change of the die, so there is only one such action.
    assert_eq!(legal_like(&position, "workers"), ["workers with 5"]);
    play(&mut position, &["workers with 5"]);
    assert_eq!(position.workers(seat(0)), 6);
}

#[test]
fn cb_5_19_an_action_must_be_possible_with_the_changed_value() {
    let position = bare(2)
        .stored(0, "cow-2")
        .goods(seat(0), [0, 0, 0, 0, 0, 1])
        .offer(2, "ship")
        .dice(seat(0), &[4, 4])
        .done();
    // No tile on depot 4, no hex for a cow beside the start castle, no red goods: only workers are left.
    assert_eq!(legal(&position), ["workers with 4"]);
    let richer = bare(2)
        .workers(seat(0), 2)
        .goods(seat(0), [0, 0, 0, 0, 0, 1])
        .offer(2, "ship")
        .dice(seat(0), &[4, 4])
        .done();
    assert_eq!(legal(&richer), ["take ship from 2 with 4", "sell orange with 4", "workers with 4"]);
}

/// CB-X.22
#[test]
fn cb_5_20_discarding_and_gaining_are_one_step() {
    let full =
        bare(2).stored(0, "castle mine ship").offer(0, "bank").silver(seat(0), 3).dice(seat(0), &[6, 6]);
    let mut position = full.done();
    assert_eq!(
        legal_like(&position, "buy"),
        ["castle", "mine", "ship"].map(|tile| format!("buy bank from black discarding {tile}"))
    );
    assert_eq!(
        refused(&position, "buy bank from black discarding bank"),
        Some("CB-5.20"),
        "not the new tile itself"
    );
    let events = play(&mut position, &["buy bank from black discarding mine"]);
    assert_eq!(events[0], Event::Discarded(seat(0), castles_of_burgundy::Tile::MINE));
    assert_eq!((storage(&position, 0).as_str(), position.silver(seat(0))), ("bank castle ship", 1));
    // The discarded tile does not return to a depot.
    assert!((0..7).all(|depot| position.tiles_in(Depot(depot)).iter().all(Option::is_none)));
}

#[test]
fn cb_5_21_the_turn_ends_by_itself_when_no_purchase_is_possible() {
    let end = |silver, black: &str| {
        let mut position = bare(2).silver(seat(0), silver).offer(0, black).done();
        play(&mut position, &["workers with 6", "workers with 6"]);
        position
    };
    assert_eq!(end(1, "mine").to_act(), Some(seat(1)), "too little silver");
    assert_eq!(end(5, "").to_act(), Some(seat(1)), "nothing to buy");
    let mut position = end(2, "mine");
    assert_eq!(position.to_act(), Some(seat(0)));
    assert_eq!(legal(&position), ["buy mine from black", "done"]);
    play(&mut position, &["done"]);
    assert_eq!((position.to_act(), position.silver(seat(0))), (Some(seat(1)), 2));
}
