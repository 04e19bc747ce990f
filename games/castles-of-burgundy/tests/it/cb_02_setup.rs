//! CB-2: setup.

use std::collections::BTreeMap;

use castles_of_burgundy::{Depot, Hex, Kind, Phase, Source, Stage, Tile};
use engine::{Game, Playout, Seat};

use crate::table::{Arrange, bare, game, idle, play, scored, seat, tables, urns};

#[test]
fn cb_2_1_the_supplies_are_sorted_by_their_backs() {
    let (_, drawn) = urns(2, 1);
    let first = |what: &str| &drawn.iter().find(|(kind, _)| *kind == what).unwrap().1;
    assert_eq!(first("building").len(), 40);
    assert!(first("building").iter().all(|tile| (31..=38).contains(tile)));
    assert_eq!(first("animal").len(), 20);
    assert_eq!(first("knowledge").len(), 20);
    assert!(!first("knowledge").contains(&7), "tile 7 has a black back");
    assert_eq!(first("black").len(), 40);
    assert!(first("black").contains(&7) && first("black").contains(&83));
}

#[test]
fn cb_2_2_five_goods_for_each_phase_are_unseen_until_then() {
    let (position, drawn) = urns(2, 2);
    let goods: Vec<usize> =
        drawn.iter().filter(|(kind, _)| *kind == "goods").map(|(_, urn)| urn.len()).collect();
    // Six start goods, then the five of phase A; all others may still come, including the 17 that stay out.
    assert_eq!(goods, (32..=42).rev().collect::<Vec<_>>());
    assert_eq!(position.round_goods().iter().flatten().count(), 4, "one has gone to its depot");
}

#[test]
fn cb_2_3_all_bonus_tiles_lie_on_their_spaces() {
    let position = game(3, "basic", 1);
    assert!(Kind::ALL.iter().all(|&kind| position.bonus_tiles(kind) == [None, None]));
}

#[test]
fn cb_2_4_every_player_starts_with_estate_1_and_a_silverling() {
    for seats in 2..=4 {
        let position = game(seats, "basic", 1);
        for seat in Seat::all(seats) {
            assert_eq!(position.estate_row(seat).id, "1");
            assert_eq!(position.silver(seat), 1);
            assert_eq!(position.storage(seat), &[None; 3], "the castle tile lies on the estate");
            assert_eq!(position.tile_on(seat, Hex(18)), Some(Tile::CASTLE));
            assert!(position.dice(seat).iter().all(Option::is_some), "two dice, which were rolled");
            assert_eq!((position.space(seat), position.scored(seat)), (0, 0), "the markers are at the start");
        }
    }
}

#[test]
fn cb_2_5_the_start_castle_lies_on_the_centre_hex() {
    let position = game(4, "basic", 1);
    for seat in Seat::all(4) {
        assert_eq!(position.start_castle(seat), Hex(18));
        assert_eq!(position.tile_on(seat, Hex(18)), Some(Tile::CASTLE));
        assert_eq!(tables().grid.die(Hex(18)).0, 6);
    }
}

/// CB-D.2
#[test]
fn cb_2_6_the_start_castle_triggers_nothing_but_counts_for_the_colour() {
    let position = game(2, "basic", 1);
    assert_eq!(position.stage(), Stage::Turn, "no extra action");
    assert_eq!(
        (position.scored(seat(0)), position.scored(seat(1))),
        (0, 0),
        "its region of one hex scores nothing"
    );
    // Three more castles complete the colour.
    let mut position =
        bare(2).lay(0, "11 bank 6 castle 1 castle").stored(0, "castle").dice(seat(0), &[4, 4]).done();
    let events = play(&mut position, &["place castle on 2 with 4"]);
    assert!(scored(&events).contains(&(Source::Colours, 5)));
}

#[test]
fn cb_2_7_every_player_draws_three_goods_and_the_rest_leaves_the_game() {
    for seats in 2..=4 {
        let mut position = game(seats, "basic", 3);
        for seat in Seat::all(seats) {
            assert_eq!(position.goods_of(seat).iter().sum::<u8>(), 3);
        }
        // By the end of the game 25 more have been seen: 42 - 25 - 3 x players have not.
        idle(&mut position, &mut Playout::new(1), |_| false);
        let lying: u8 = Depot::numbered().flat_map(|depot| position.goods_in(depot)).sum();
        let held: u8 = Seat::all(seats).flat_map(|seat| position.goods_of(seat)).sum();
        assert_eq!(42 - lying - held, [11, 8, 5][usize::from(seats) - 2]);
    }
}

#[test]
fn cb_2_8_the_start_player_is_random_and_the_others_follow_clockwise() {
    let mut first = BTreeMap::new();
    for number in 0..400 {
        let (position, _) = urns(4, number);
        let order = position.order();
        assert!(order.windows(2).all(|pair| pair[1] == pair[0].next(4)));
        *first.entry(order[0]).or_insert(0) += 1;
    }
    // CB-2.14: with equal chances.
    assert!(first.len() == 4 && first.values().all(|times| (70..=130).contains(times)), "{first:?}");
}

#[test]
fn cb_2_14_the_start_player_is_drawn_with_equal_chances() {
    for seats in 2..=4 {
        let (position, drawn) = urns(seats, 1);
        assert_eq!(drawn[0], ("start", (1..=seats).collect()));
        let clockwise = |pair: &[Seat]| pair[1] == pair[0].next(seats);
        assert!(position.order().windows(2).all(clockwise), "in the seating order");
    }
}

#[test]
fn cb_2_9_workers_go_by_the_place_in_the_turn_order() {
    for seats in 2..=4 {
        // Also in a game in which the first seat does not start.
        for number in 0..8 {
            let (position, _) = urns(seats, number);
            let workers: Vec<u16> = position.order().iter().map(|&seat| position.workers(seat)).collect();
            assert_eq!(workers, [1, 2, 3, 4][..usize::from(seats)]);
        }
    }
}

#[test]
fn cb_2_10_every_score_starts_at_0() {
    let position = game(4, "basic", 1);
    assert!(Seat::all(4).all(|seat| position.scored(seat) == 0));
}

/// CB-2.12: the first on the track has the white die.
#[test]
fn cb_2_11_all_markers_are_stacked_on_space_0_the_start_player_on_top() {
    let (position, _) = urns(4, 6);
    assert_eq!(position.track(), position.order());
    assert!(Seat::all(4).all(|seat| position.space(seat) == 0));
    assert_eq!(position.to_act(), Some(position.track()[0]));
}

#[test]
fn cb_2_12_the_start_player_has_the_white_die() {
    let (position, drawn) = urns(3, 2);
    assert!(position.white_die().is_some());
    // Two dice for every player, then one white die.
    let dice: Vec<&str> =
        drawn.iter().map(|(what, _)| *what).filter(|what| ["die", "white"].contains(what)).collect();
    assert_eq!(dice, ["die", "die", "die", "die", "die", "die", "white"]);
}

#[test]
fn cb_2_13_the_start_castles_come_out_of_the_castle_supply() {
    for (seats, left) in [(2, 12), (3, 11), (4, 10)] {
        let position = game(seats, "open", 1);
        assert_eq!(position.supply(Kind::Castle), left);
        let others = [Kind::Building, Kind::Animal, Kind::Knowledge, Kind::Mine, Kind::Ship];
        assert_eq!(others.map(|kind| position.supply(kind)), [40, 20, 20, 10, 20]);
        assert_eq!(position.black_supply(), 40);
    }
    assert_eq!(game(2, "basic", 1).phase(), Phase::A);
}
