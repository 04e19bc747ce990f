//! DS-5: presence, control, neighbours. DS-6: rounds.

use dice_settlers::{Event, Stage, Tile};
use engine::{Game, Seat};

use crate::table::{ME, THIRD, YOU, dice, idle, meadow, play, play_drawing, random_game, random_start, seat};

#[test]
fn ds_5_1_presence_is_a_tent_or_a_house() {
    let position = meadow(2).tents_on(ME, 14, 1).house(ME, 24).finish().expect("a position");
    assert_eq!(position.presence(ME).iter().collect::<Vec<_>>(), [14, 24]);
    assert!(position.presence(YOU).is_empty());
}

#[test]
fn ds_5_2_control_is_the_house_or_most_tents() {
    let position = meadow(3)
        .tents_on(ME, 14, 2)
        .tents_on(YOU, 14, 2)
        .tents_on(THIRD, 14, 1)
        .finish()
        .expect("a position");
    let control = |tile| Seat::all(3).map(|seat| position.controls(seat, Tile(tile))).collect::<Vec<_>>();
    assert_eq!(control(14), [true, true, false], "tied players all control");
    assert_eq!(control(24), [false; 3], "without a tent nobody does");
}

/// DS-D.14: the house makes its owner the only one in control.
#[test]
fn ds_5_3_a_house_beats_any_tents() {
    let position = meadow(2).tents_on(ME, 14, 9).house(YOU, 14).finish().expect("a position");
    assert!(!position.controls(ME, Tile(14)) && position.controls(YOU, Tile(14)));
}

#[test]
fn ds_5_4_a_tile_holds_houses_of_one_player() {
    let position = meadow(2).tents_on(ME, 14, 6).house(YOU, 14).finish().expect("a position");
    assert_eq!(crate::table::refused(&position, "govern 14"), Some("DS-18.2"));
    assert!(meadow(2).house(ME, 14).house(YOU, 14).finish().is_err());
    let two = meadow(2).house(ME, 14).house(ME, 14).finish().expect("a position");
    assert_eq!((two.houses_on(ME, Tile(14)), two.houses(ME)), (2, 2));
    let raid = meadow(2).house(ME, 14).house(ME, 14).tents_on(ME, 14, 1).tents_on(YOU, 14, 2);
    let mut raid = raid.active(ME, &dice("white-settle")).finish().expect("a position");
    play(&mut raid, &["0 begin settle", "0 take-back 14", "0 spend white-settle"]);
    assert!(raid.presence(ME).has(14) && raid.controls(ME, Tile(14)), "the houses stay");
}

#[test]
fn ds_5_5_neighbours_share_an_edge() {
    let position = meadow(2).tile(26, 2, 0).finish().expect("a position");
    assert_eq!(position.neighbours(Tile(14)).len(), 6);
    assert_eq!(position.neighbours(Tile(24)).iter().collect::<Vec<_>>(), [14, 18, 25, 26]);
    assert!(!position.neighbours(Tile(26)).has(14), "two steps away");
}

#[test]
fn ds_5_6_presence_is_read_when_it_is_needed() {
    let mut position =
        meadow(2).tents_on(ME, 16, 1).active(ME, &dice("white-settle white-settle white-recruit"));
    position = position.tents(ME, 0);
    let mut position = position.finish().expect("a position");
    assert_eq!(crate::table::refused(&position, "begin recruit"), None);
    play(&mut position, &["0 factory 16 16"]);
    assert_eq!(crate::table::refused(&position, "begin recruit"), Some("DS-9.7"), "no presence any more");
    assert_eq!(position.resources(ME)[1], 1, "what was gained stays");
}

/// DS-X.24: both tied players get the quota of tile 12 and its point.
#[test]
fn ds_5_7_shared_control_counts_for_every_purpose() {
    let position = meadow(3)
        .tents_on(ME, 12, 2)
        .tents_on(YOU, 12, 2)
        .tents_on(THIRD, 12, 1)
        .finish()
        .expect("a position");
    assert_eq!(Seat::all(3).map(|seat| position.count_quota(seat)).collect::<Vec<_>>(), [4, 4, 3]);
    let points = Seat::all(3).map(|seat| position.standings().score(seat).points[1]).collect::<Vec<_>>();
    assert_eq!(points, [1, 1, 0]);
    let icons = meadow(2).tile(27, 2, -1).tents_on(ME, 27, 1).tents_on(YOU, 27, 1);
    assert_eq!(crate::table::refused(&icons.finish().expect("a position"), "begin recruit"), None, "icons");
    let cards = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).marker(ME, "manifest_destiny");
    let cards = cards.marker(YOU, "manifest_destiny").finish().expect("a position");
    let points = [ME, YOU].map(|seat| cards.standings().score(seat).points[2]);
    assert_eq!(points, [4 + 2; 2], "technologies");
}

#[test]
fn ds_6_1_a_round_has_three_phases() {
    for number in 0..8 {
        let mut phases = String::new();
        random_game(random_start(2, &[], number), number, |position, _| {
            let phase = match position.stage() {
                Stage::Draft | Stage::Lay | Stage::Turning | Stage::Over => return,
                Stage::Roll | Stage::Rerolling => 'r',
                Stage::Keeping => 'c',
                _ => 'a',
            };
            if position.round() == 2 && !phases.ends_with(phase) {
                phases.push(phase);
            }
        });
        assert_eq!(phases, "rac", "roll, action, clean-up in game {number}");
    }
}

/// DS-20.2: a trigger cannot be undone.
#[test]
fn ds_6_2_once_a_condition_holds_exactly_one_more_round_is_played() {
    let mut position = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).vp_supply(0).second_turn(ME);
    position = position.first(ME);
    let mut position = position.finish().expect("a position");
    assert!(position.end_is_triggered() && !position.is_last_round());
    let round = position.round();
    idle(&mut position, 1, |position| position.round() > round);
    assert!(position.is_last_round());
    idle(&mut position, 1, |_| false);
    assert_eq!(position.round(), round + 1);
}

#[test]
fn ds_6_3_in_the_last_round_all_limits_stay_in_force() {
    let position = meadow(2).tents_on(ME, 14, 1).stack(&[]).last_round().active(ME, &dice("white-explore"));
    let position = position.finish().expect("a position");
    assert_eq!(crate::table::refused(&position, "begin explore"), Some("DS-9.7"));
    let mut over = meadow(2).tents_on(ME, 14, 1).last_round().second_turn(YOU).finish().expect("a position");
    play(&mut over, &["1 done"]);
    assert_eq!(over.to_act(), None, "nothing is checked again");
    // A whole last round: roll, both turns of both players, clean-up.
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).vp_supply(0).second_turn(YOU);
    let mut whole = table.finish().expect("a position");
    idle(&mut whole, 1, |position| position.is_last_round());
    let last = whole.round();
    let events = idle(&mut whole, 1, |_| false);
    let ended = |seat| events.iter().filter(|&&event| event == Event::TurnEnded(seat)).count();
    assert_eq!((ended(ME), ended(YOU), whole.round()), (2, 2, last));
    assert_eq!([ME, YOU].map(|seat| whole.active(seat).iter().sum::<u8>()), [0, 0], "cleaned up");
    assert_eq!(over.check(dice_settlers::Action::Done).unwrap_err().rule, "DS-20.2");
}

#[test]
fn ds_11_11_a_tile_with_a_free_neighbour_has_a_cell_that_touches_two() {
    let mut looked = 0;
    random_game(random_start(4, &[], 9), 9, |position, _| {
        if position.stage() == Stage::Placing {
            looked += 1;
            assert!(!crate::table::legal(position).is_empty());
        }
    });
    assert!(looked > 10);
    let mut position = meadow(2)
        .tents_on(YOU, 14, 1)
        .active(ME, &dice("white-explore"))
        .stack(&[8])
        .finish()
        .expect("a position");
    play_drawing(&mut position, &["0 begin explore", "0 explore 1", "0 spend white-explore"], "tile 8");
    assert_eq!(
        crate::table::refused(&position, "place 8 2,-1"),
        None,
        "without presence anywhere on the rim"
    );
    assert_eq!(crate::table::refused(&position, "place 8 3,0"), Some("DS-11.3"), "but touching two tiles");
    assert_eq!(position.turn(), seat(0));
}
