//! BA-9: the other management actions.

use barrage::{Colour, Contract, Headstream, Segment, Stage};
use engine::{Game, Playout};

use crate::table::{
    base, contract, drops, legal, legal_like, place, plain, play, play_with, refused, seat, tables, tile,
};

/// The prices of a row's places and of its action.
fn prices(row: &str) -> [(u8, u8); 2] {
    let board = &tables().board;
    let price = |side| board.price(place(row, side)).map_or((0, 0), |price| (price.engineers, price.credits));
    [price("left"), price("right")]
}

fn cost(row: &str) -> u8 {
    tables().board.row(place(row, "left").row()).cost
}

// BA-D.40: also for a company without dams.
#[test]
fn ba_9_1_two_drops_on_one_or_two_headstreams_or_only_one() {
    let mut position = plain(2).finish().unwrap();
    assert_eq!(prices("water.two"), [(1, 0), (2, 3)]);
    // Four single drops, four pairs on one tile, six on two.
    assert_eq!(legal_like(&position, "pour water.two left").len(), 14);
    assert_eq!(refused(&position, "pour water.two left"), Some("BA-9.1"));
    assert_eq!(refused(&position, "pour water.two left ha ha ha"), Some("BA-9.1"));
    play(&mut position, &["0 pour water.two left hb hd"]);
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [0, 1, 0, 1]);
}

#[test]
fn ba_x_21_two_drops_may_go_to_two_headstreams() {
    let position = plain(2).finish().unwrap();
    assert_eq!(refused(&position, "pour water.two left ha hc"), None);
}

#[test]
fn ba_9_2_one_drop_flows_at_once() {
    assert_eq!(prices("water.flow"), [(1, 0), (2, 3)]);
    let mut position = plain(2).dam(base("b4u"), Some(seat(0)), 1, 0).finish().unwrap();
    assert_eq!(legal_like(&position, "pour water.flow left").len(), 4);
    play(&mut position, &["0 pour water.flow left hd"]);
    assert_eq!((drops(&position, "b4u"), position.on_headstream(Headstream(3))), (1, 0));
}

#[test]
fn ba_x_22_the_drop_starts_immediately() {
    let mut position = plain(2).dam(base("b4u"), Some(seat(0)), 1, 0).finish().unwrap();
    let events = play(&mut position, &["0 pour water.flow left hd"]);
    assert!(events.contains(&barrage::Event::Held(base("b4u"))));
}

#[test]
fn ba_9_3_the_bank_is_always_open() {
    let mut position = plain(2).finish().unwrap();
    assert_eq!(legal_like(&position, "bank").len(), 12);
    assert_eq!(
        (refused(&position, "bank 0"), refused(&position, "bank 13")),
        (Some("BA-9.3"), Some("BA-9.3"))
    );
    play(&mut position, &["0 bank 5", "1 bank 2", "0 bank 3"]);
    assert_eq!(
        (position.credits(seat(0)), position.credits(seat(1)), position.engineers(seat(0))),
        (14, 8, 4)
    );
}

/// The number of segments by which the left place of a row turns the wheel, and the credits left of 6.
fn rotated(row: &str) -> (usize, u16) {
    let marked = Segment { tile: None, excavators: 1, mixers: 0 };
    let mut position = plain(3).segment(seat(0), 1, marked).finish().expect("a possible position");
    play(&mut position, &[&format!("0 use {row} left")]);
    let at =
        position.wheel(seat(0)).iter().position(|&segment| segment == marked).expect("it is on the wheel");
    (at - 1, position.credits(seat(0)))
}

#[test]
fn ba_9_4_one_segment_for_nothing() {
    assert_eq!((prices("workshop.one"), cost("workshop.one")), ([(1, 0), (2, 0)], 0));
    assert_eq!(rotated("workshop.one"), (1, 6));
}

#[test]
fn ba_9_5_two_segments_for_two_credits() {
    assert_eq!((prices("workshop.two"), cost("workshop.two")), ([(2, 0), (3, 3)], 2));
    assert_eq!(rotated("workshop.two"), (2, 4));
}

#[test]
fn ba_9_6_three_segments_for_five_credits() {
    assert_eq!((prices("workshop.three"), cost("workshop.three")), ([(2, 0), (3, 3)], 5));
    let back = Segment { tile: None, excavators: 0, mixers: 2 };
    let mut position = plain(2).segment(seat(0), 3, back).finish().unwrap();
    play(&mut position, &["0 use workshop.three left"]);
    assert_eq!((position.machines(seat(0)).1, position.credits(seat(0))), (6, 1));
}

#[test]
fn ba_x_23_two_rotations_return_what_arrives_after_each() {
    let one = Segment { tile: Some(tile("base")), excavators: 3, mixers: 0 };
    let two = Segment { tile: Some(tile("conduit")), excavators: 2, mixers: 0 };
    let mut position = plain(3).segment(seat(0), 5, one).segment(seat(0), 4, two).finish().unwrap();
    play(&mut position, &["0 use workshop.two left"]);
    assert_eq!(
        (position.credits(seat(0)), position.machines(seat(0)).0, position.tiles(seat(0)).len()),
        (4, 11, 4)
    );
}

// BA-9.7: the same.
#[test]
fn ba_d_40_useless_actions_are_legal() {
    let table = plain(2).contracts(seat(0), &["g01", "g02", "g03"].map(contract));
    let mut position = table.open(Colour::Red, [Some(contract("r01")), None]).finish().unwrap();
    assert_eq!(refused(&position, "use workshop.one left"), None);
    play(&mut position, &["0 take contract.one left r01", "0 discard r01"]);
    assert_eq!(position.contracts(seat(0)).len(), 3);
}

#[test]
fn ba_9_7_an_empty_wheel_may_turn() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use workshop.one left"]);
    assert_eq!(position.wheel(seat(0)), [Segment::default(); 6]);
}

#[test]
fn ba_9_8_an_excavator_for_two_credits() {
    assert_eq!((prices("machinery.excavator"), cost("machinery.excavator")), ([(1, 0), (1, 3)], 2));
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use machinery.excavator left"]);
    assert_eq!((position.machines(seat(0)), position.credits(seat(0))), ((7, 4), 4));
}

#[test]
fn ba_9_9_either_machine_for_four_credits() {
    assert_eq!((prices("machinery.any"), cost("machinery.any")), ([(1, 0), (2, 0)], 4));
    let mut position = plain(4).finish().unwrap();
    play(&mut position, &["0 use machinery.any left"]);
    assert_eq!(legal(&position), ["machines 0", "machines 1"]);
    play(&mut position, &["0 machines 0"]);
    assert_eq!((position.machines(seat(0)), position.credits(seat(0))), ((6, 5), 2));
}

#[test]
fn ba_9_10_both_machines_for_five_credits() {
    assert_eq!((prices("machinery.both"), cost("machinery.both")), ([(2, 0), (3, 3)], 5));
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use machinery.both left"]);
    assert_eq!((position.machines(seat(0)), position.credits(seat(0))), ((7, 5), 1));
}

#[test]
fn ba_9_15_one_contract_for_nothing() {
    assert_eq!((prices("contract.one"), cost("contract.one")), ([(1, 0), (1, 3)], 0));
    assert_eq!((prices("contract.one_b"), cost("contract.one_b")), ([(1, 0), (1, 3)], 0));
    let position = plain(4).finish().unwrap();
    assert_eq!(legal_like(&position, "take contract.one_b left").len(), 6);
    for (row, paid) in [("contract.one left", 0), ("contract.one right", 3), ("contract.one_b left", 0)] {
        let mut after = position;
        let first = legal_like(&position, &format!("take {row}"))[0].clone();
        play(&mut after, &[&format!("0 {first}")]);
        let left = (after.engineers(seat(0)), after.credits(seat(0)), after.contracts(seat(0)).len());
        assert_eq!(left, (11, 6 - paid, 1), "{row}");
    }
    let three = plain(3).finish().unwrap();
    assert!(legal_like(&three, "take contract.one_b").is_empty(), "row 2 is for 4 players");
    assert_eq!(legal_like(&three, "take contract.one left").len(), 6);
}

#[test]
fn ba_9_16_two_contracts_for_a_credit() {
    assert_eq!((prices("contract.two"), cost("contract.two")), ([(2, 0), (3, 0)], 1));
    let table = plain(2).open(Colour::Green, [Some(contract("g01")), Some(contract("g02"))]);
    let mut position = table.finish().unwrap();
    assert_eq!(legal_like(&position, "take contract.two left").len(), 15);
    assert_eq!(refused(&position, "take contract.two left g02 g01"), Some("BA-9.16"));
    play(&mut position, &["0 take contract.two left g01 g02"]);
    assert_eq!((position.contracts(seat(0)).len(), position.credits(seat(0))), (2, 5));
}

#[test]
fn ba_9_17_only_open_private_contracts() {
    let table = plain(2).national([Some(contract("n1")), None, None]);
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "take contract.one left n1"), Some("BA-9.17"));
}

#[test]
fn ba_9_18_taken_contracts_are_in_the_supply() {
    let mut position = plain(2).open(Colour::Red, [Some(contract("r05")), None]).finish().unwrap();
    play(&mut position, &["0 take contract.one left r05"]);
    assert!(position.contracts(seat(0)).has(contract("r05").0));
}

// BA-9.24: a new tile takes the slot that became empty.
#[test]
fn ba_9_19_gaps_are_refilled_at_the_end_of_the_turn_from_the_same_stack() {
    let slots = [Some(contract("y01")), Some(contract("y02"))];
    let table = plain(2).open(Colour::Yellow, slots).contracts(seat(0), &["s1", "s2", "s3"].map(contract));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 take contract.one left y01"]);
    assert_eq!(position.open_contracts()[1], [None, Some(contract("y02"))], "the turn is not over");
    play_with(&mut position, &["0 discard s1"], &[("contract", contract("y09").0)]);
    assert_eq!(position.open_contracts()[1], [Some(contract("y09")), Some(contract("y02"))]);
}

#[test]
fn ba_9_24_the_new_tile_takes_the_empty_slot() {
    let slots = [Some(contract("y01")), Some(contract("y02"))];
    let mut position = plain(2).open(Colour::Yellow, slots).finish().unwrap();
    play_with(&mut position, &["0 take contract.one left y02"], &[("contract", contract("y07").0)]);
    assert_eq!(position.open_contracts()[1], [Some(contract("y01")), Some(contract("y07"))]);
}

#[test]
fn ba_9_20_at_most_three_unfulfilled_contracts() {
    let slots = [Some(contract("y01")), Some(contract("y02"))];
    let table = plain(2).open(Colour::Yellow, slots).contracts(seat(0), &["s1", "g02", "g03"].map(contract));
    let mut position = table.fulfilled(seat(0), &[contract("g04")]).finish().unwrap();
    play(&mut position, &["0 take contract.two left y01 y02"]);
    assert_eq!(legal(&position), ["discard s1", "discard g02", "discard g03", "discard y01", "discard y02"]);
    assert_eq!(refused(&position, "discard g04"), Some("BA-9.20"));
    play(&mut position, &["0 discard y02", "0 discard s1"]);
    assert_eq!((position.contracts(seat(0)).len(), position.to_act()), (3, Some(seat(1))));
}

#[test]
fn ba_9_21_an_advanced_tile_for_two_engineers_and_five_credits() {
    assert_eq!((prices("patent.1"), cost("patent.1")), ([(2, 0), (0, 0)], 5));
    let table = plain(2).patents([Some(tile("base_1")), None, None]).machines(seat(0), 9, 9);
    let mut position = table.finish().unwrap();
    assert_eq!(refused(&position, "use patent.2 left"), Some("BA-9.21"));
    play(&mut position, &["0 use patent.1 left"]);
    assert_eq!((position.credits(seat(0)), position.engineers(seat(0))), (1, 10));
    play(&mut position, &["1 bank 1", "0 construct base_1 base b8l"]);
    assert_eq!(drops(&position, "b8l"), 1);
}

#[test]
fn ba_9_22_slots_are_refilled_only_at_the_end_of_the_round() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use patent.1 left"]);
    assert_eq!(position.patents()[0], None);
    crate::table::finish_round(&mut position, &[]);
    assert!(position.patents()[0].is_some());
}

#[test]
fn ba_9_23_several_slots_and_any_number_of_tiles() {
    let mut position = plain(2).credits(seat(0), 15).finish().unwrap();
    for slot in 1..=3 {
        play(&mut position, &[&format!("0 use patent.{slot} left"), "1 bank 1"]);
    }
    assert_eq!((position.advanced_tiles(seat(0)), position.credits(seat(0))), (3, 0));
}

#[test]
fn ba_x_12_two_engineers_or_three_and_three_credits() {
    assert_eq!(prices("turbine.zero"), [(2, 0), (3, 3)]);
}

#[test]
fn ba_d_8_an_empty_stack_is_the_shuffled_discards() {
    let table = plain(2)
        .open(Colour::Green, [Some(contract("g01")), Some(contract("g02"))])
        .stack(Colour::Green, &[]);
    let mut position = table.finish().unwrap();
    // All others of the colour are discarded.
    play_with(&mut position, &["0 take contract.one left g01"], &[("contract", contract("g11").0)]);
    assert_eq!(position.open_contracts()[0][0], Some(contract("g11")));
    // Contracts discarded over the limit come back, but never a starting contract.
    let table = table.contracts(seat(0), &["s1", "g03", "g04"].map(contract));
    let mut position = table.finish().unwrap();
    let moves = ["0 take contract.one left g01", "0 discard g03"];
    play_with(&mut position, &moves, &[("contract", contract("g03").0)]);
    assert_eq!(position.open_contracts()[0][0], Some(contract("g03")));
    // While the stack has a contract, a discarded one stays out.
    for number in 0..20 {
        let mut position = table.stack(Colour::Green, &[contract("g05")]).finish().unwrap();
        for text in ["take contract.one left g01", "discard g03"] {
            let action = position.read_action(text).unwrap();
            position.play(action, &mut Playout::new(number), &mut ());
        }
        assert_eq!(position.open_contracts()[0][0], Some(contract("g05")));
    }
    // Without discards the gap stays, also when a starting contract is discarded.
    let all: Vec<_> = (3..=15).map(|number| contract(&format!("g{number:02}"))).collect();
    let table = table.contracts(seat(0), &["s1", "s2", "s3"].map(contract)).fulfilled(seat(1), &all);
    let mut position = table.finish().unwrap();
    play_with(&mut position, &["0 take contract.one left g01", "0 discard s1"], &[]);
    assert_eq!(position.open_contracts()[0], [None, Some(contract("g02"))]);
}

// Fulfilled contracts never return.
#[test]
fn ba_d_43_slots_stay_empty_until_there_is_a_discard() {
    let all: Vec<Contract> = tables().contracts.private[0].iter().map(Contract).collect();
    let table = plain(2).open(Colour::Green, [None; 2]).fulfilled(seat(1), &all[3..]);
    let table = table.contracts(seat(0), &all[..3]).open(Colour::Red, [Some(contract("r01")), None]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 bank 1", "1 bank 1"]);
    assert_eq!(position.open_contracts()[0], [None; 2]);
    play(&mut position, &["0 take contract.one left r01", "0 discard g02"]);
    assert_eq!(position.open_contracts()[0], [Some(contract("g02")), None]);
}

#[test]
fn ba_d_9_two_must_be_taken_if_two_are_open() {
    let table = plain(2).open(Colour::Green, [Some(contract("g01")), Some(contract("g02"))]);
    let table = table.open(Colour::Yellow, [None; 2]).open(Colour::Red, [None; 2]);
    let position = table.finish().unwrap();
    assert_eq!(legal_like(&position, "take contract.two left"), ["take contract.two left g01 g02"]);
    assert_eq!(refused(&position, "take contract.two left g01"), Some("BA-D.9"));
    let position = table.open(Colour::Green, [Some(contract("g01")), None]).finish().unwrap();
    assert_eq!(legal_like(&position, "take contract.two left"), ["take contract.two left g01"]);
}

#[test]
fn ba_d_28_the_refill_waits_for_the_end_of_the_turn() {
    let table = plain(2)
        .open(Colour::Green, [Some(contract("g01")), None])
        .contracts(seat(0), &["y01", "y02", "y03"].map(contract));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 take contract.one left g01"]);
    assert_eq!((position.stage(), position.open_contracts()[0]), (Stage::Discard, [None; 2]));
}

// BA-1.2, BA-D.2: the supply is unlimited.
#[test]
fn ba_d_2_the_supply_is_unlimited() {
    let mut position =
        plain(2).headstreams([30, 0, 0, 0]).credits(seat(0), 200).machines(seat(0), 60, 4).finish().unwrap();
    play(&mut position, &["0 pour water.two left ha ha", "1 bank 1", "0 use machinery.excavator left"]);
    assert_eq!((position.on_headstream(Headstream(0)), position.machines(seat(0)).0), (32, 61));
}

#[test]
fn ba_1_2_token_counts_do_not_limit_play() {
    let mut position = plain(2).credits(seat(0), 154).finish().unwrap();
    play(&mut position, &["0 bank 12"]);
    assert_eq!(position.credits(seat(0)), 166);
}

// BA-D.31: the places that the printed board shows.
#[test]
fn ba_d_31_action_spaces_are_restored() {
    let words: Vec<&str> = tables().board.rows.iter().map(|row| row.word.as_str()).collect();
    assert_eq!(words.len(), 20);
    let by_players: Vec<(&str, u8)> = tables()
        .board
        .rows
        .iter()
        .filter(|row| row.min_players > 2)
        .map(|row| (row.word.as_str(), row.min_players))
        .collect();
    let expected = [
        ("turbine.plus1", 4),
        ("turbine.minus1", 3),
        ("workshop.two", 3),
        ("machinery.any", 4),
        ("contract.one_b", 4),
    ];
    assert_eq!(by_players, expected);
}
