//! MP-7: the main board.

use manhattan_project::{Event, Fuel, Stage};

use crate::table::{
    arranged, building, game, goods, grey, legal, market, offers, on_space, own, play, play_stacked, refused,
    seat, tables,
};

const ROW: [&str; 7] =
    ["mine-01", "mine-02", "factory-01", "factory-02", "university-01", "university-02", "mine-03"];

#[test]
fn mp_7_1_a_building_costs_the_price_of_its_position() {
    let start = arranged(2).money(seat(0), 100).finish().unwrap();
    assert_eq!(market(&start), ROW);
    for (position, price) in (1..).zip([2, 3, 5, 7, 10, 14, 20]) {
        let mut after = start;
        play(&mut after, &["0 place construction", &format!("0 buy {position}")]);
        assert_eq!(goods(&after, 0)[0], 100 - price, "position {position}");
        assert!(after.buildings_of(seat(0)).has(building(ROW[position - 1]).0));
    }
    let mut poor = arranged(2).money(seat(0), 6).finish().unwrap();
    play(&mut poor, &["0 place construction"]);
    assert_eq!(legal(&poor), ["buy 1", "buy 2", "buy 3", "done"]);
    assert_eq!(refused(&poor, "buy 4"), Some("MP-7.1"));
}

#[test]
fn mp_7_2_an_engineer_gets_the_two_cheapest_free() {
    let start = arranged(2).money(seat(0), 20).supply(seat(0), own(1, 1, 0)).finish().unwrap();
    for (position, price) in (1..).zip([0, 0, 5, 7, 10, 14, 20]) {
        let mut after = start;
        play(&mut after, &["0 place construction", "0 send engineer", &format!("0 buy {position}")]);
        assert_eq!(goods(&after, 0)[0], 20 - price, "position {position}");
    }
    let mut scientist = arranged(2).money(seat(0), 0).supply(seat(0), own(0, 0, 1)).finish().unwrap();
    play(&mut scientist, &["0 place construction"]);
    assert_eq!(scientist.stage(), Stage::Turn, "a scientist gets nothing free");
}

#[test]
fn mp_7_3_one_building_or_none() {
    let mut position = arranged(2).money(seat(0), 50).finish().unwrap();
    let mut none = position;
    play(&mut position, &["0 place construction", "0 buy 1"]);
    assert_eq!(refused(&position, "buy 1"), Some("MP-3.2"));
    play(&mut none, &["0 place construction", "0 done"]);
    assert!(none.buildings_of(seat(0)).is_empty() && market(&none) == ROW);
    assert_eq!(goods(&none, 0)[0], 50);
}

/// The three most expensive positions.
#[test]
fn mp_7_4_an_expensive_purchase_adds_a_dollar_to_the_pile() {
    let start = arranged(2).money(seat(0), 20).bribes(3).finish().unwrap();
    for (buy, pile, left) in
        [("2", 3, 17), ("3", 3, 15), ("4", 3, 13), ("5", 4, 10), ("6", 4, 6), ("7", 4, 0)]
    {
        let mut position = start;
        play(&mut position, &["0 place construction", &format!("0 buy {buy}")]);
        assert_eq!((position.bribes(), goods(&position, 0)[0]), (pile, left), "buy {buy}");
    }
}

#[test]
fn mp_7_5_position_one_brings_the_bribe_pile_after_paying() {
    for pile in [7, 1] {
        let mut position = arranged(2).money(seat(0), 2).bribes(pile).finish().unwrap();
        let events = play(&mut position, &["0 place construction", "0 buy 1"]);
        assert_eq!((position.bribes(), goods(&position, 0)[0]), (0, pile));
        assert!(events.contains(&Event::TookBribes(seat(0), pile)));
    }
    let start = arranged(2).money(seat(0), 0).bribes(7).supply(seat(0), own(0, 1, 0));
    let mut free = start.finish().unwrap();
    play(&mut free, &["0 place construction", "0 buy 1"]);
    assert_eq!(goods(&free, 0)[0], 7);
    let mut second = start.finish().unwrap();
    play(&mut second, &["0 place construction", "0 buy 2"]);
    assert_eq!((second.bribes(), goods(&second, 0)[0]), (7, 0));
}

#[test]
fn mp_7_6_more_than_ten_buildings_are_allowed() {
    let ids: Vec<String> = (1..=10).map(|number| format!("reactor-{number:02}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let mut position = arranged(2).buildings(seat(0), &ids).finish().unwrap();
    play(&mut position, &["0 place construction", "0 buy 1"]);
    assert_eq!(position.buildings_of(seat(0)).len(), 11);
}

#[test]
fn mp_7_7_cards_move_left_and_one_is_drawn() {
    let mut position = arranged(2).money(seat(0), 50).finish().unwrap();
    play_stacked(&mut position, &["0 place construction", "0 buy 3"], &["reactor-05"]);
    let row = ["mine-01", "mine-02", "factory-02", "university-01", "university-02", "mine-03", "reactor-05"];
    assert_eq!(market(&position), row);
    assert_eq!(position.buildings_in_deck(), 42);
    // With an empty deck the row gets shorter, and prices stay with the positions.
    let mut position = arranged(2).without_building_deck(seat(1)).money(seat(0), 50).finish().unwrap();
    play(
        &mut position,
        &["0 place construction", "0 buy 2", "0 done", "1 place construction", "1 done", "1 done"],
    );
    assert_eq!(
        market(&position),
        ["mine-01", "factory-01", "factory-02", "university-01", "university-02", "mine-03"]
    );
    play(&mut position, &["0 place construction"]);
    assert_eq!(refused(&position, "buy 7"), Some("MP-7.1"));
    play(&mut position, &["0 buy 6"]);
    assert_eq!(goods(&position, 0)[0], 50 - 3 - 14);
}

#[test]
fn mp_7_8_a_new_building_can_be_used_in_the_same_turn() {
    let mut position = game(2, &[]);
    play(&mut position, &["0 place construction", "0 buy 1", "0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 1);
}

/// Plays a placement with a crew named where needed; returns the change of the player's goods and of another's.
fn change(space: &str, crew: &str) -> ([i32; 6], [i32; 6]) {
    let start = arranged(2).money(seat(0), 20).yellowcake(seat(0), 5).supply(seat(0), own(1, 1, 1));
    let before = start.finish().expect("a position");
    let mut after = before;
    play(&mut after, &[&format!("0 place {space}")]);
    if after.stage() == Stage::Crew {
        play(&mut after, &[&format!("0 send {crew}")]);
    }
    let change = |index| {
        let (now, then) = (goods(&after, index), goods(&before, index));
        std::array::from_fn(|at| i32::from(now[at]) - i32::from(then[at]))
    };
    (change(0), change(1))
}

/// MP-7.10 to MP-7.15, MP-7.17 and MP-7.18 too; MP-D.4: the four amounts that were only in pictures.
#[test]
fn mp_7_9_costs_and_outputs_of_the_spaces() {
    for (space, crew, mine, theirs) in [
        ("factory-left", "labourer", [5, -3, 0, 0, 0, 0], [0; 6]),
        ("factory-middle", "labourer", [5, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]),
        ("factory-right", "engineer", [3, 0, 0, 0, 0, 0], [0; 6]),
        ("factory-right", "scientist", [3, 0, 0, 0, 0, 0], [0; 6]),
        ("factory-fighters", "labourer", [0, 0, 2, 0, 0, 0], [0; 6]),
        ("factory-bombers", "labourer", [0, 0, 0, 2, 0, 0], [0; 6]),
        ("mine-left", "labourer", [-5, 4, 0, 0, 0, 0], [0; 6]),
        ("mine-middle", "labourer", [0, 3, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]),
        ("mine-right", "engineer", [0, 2, 0, 0, 0, 0], [0; 6]),
        ("reactor", "scientist", [0, -2, 0, 0, 0, 1], [0; 6]),
        ("enrichment", "scientist", [-3, -2, 0, 0, 1, 0], [0; 6]),
    ] {
        assert_eq!(change(space, crew), (mine, theirs), "{space}");
    }
}

#[test]
fn mp_7_10_the_middle_money_space_adds_a_bribe_and_pays_all_others() {
    let mut position = game(4, &[]);
    play(&mut position, &["3 bonus engineer", "0 place factory-middle"]);
    let money: Vec<u16> = (0..4).map(|index| goods(&position, index)[0]).collect();
    assert_eq!((money, position.bribes()), (vec![15, 14, 16, 14], 1));
}

#[test]
fn mp_7_11_the_right_money_space_needs_a_specialist() {
    assert_eq!(refused(&game(2, &[]), "place factory-right"), Some("MP-4.5"));
}

#[test]
fn mp_7_12_aircraft_end_at_ten_and_bring_no_bribe() {
    let start = arranged(2).aircraft(seat(0), manhattan_project::Aircraft::Bomber, 9);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place factory-bombers"]);
    assert_eq!((goods(&position, 0)[3], position.bribes()), (10, 0));
}

#[test]
fn mp_7_13_the_left_mine_needs_five_dollars() {
    let position = arranged(2).money(seat(0), 4).finish().unwrap();
    assert_eq!(refused(&position, "place mine-left"), Some("MP-4.10"));
}

#[test]
fn mp_7_14_the_middle_mine_gives_one_to_every_other() {
    let mut position = arranged(5).finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!((0..5).map(|index| goods(&position, index)[1]).collect::<Vec<_>>(), [3, 1, 1, 1, 1]);
}

#[test]
fn mp_7_15_the_right_mine_needs_an_engineer() {
    let position = arranged(2).supply(seat(0), own(2, 0, 2)).finish().unwrap();
    assert_eq!(refused(&position, "place mine-right"), Some("MP-4.5"));
}

#[test]
fn mp_7_16_the_university_spaces() {
    let start = arranged(2).supply(seat(0), own(1, 0, 0)).finish().unwrap();
    for (space, workers) in [
        ("university-engineer", own(0, 1, 0)),
        ("university-scientist", own(0, 0, 1)),
        ("university-choice take 1", own(0, 1, 0)),
        ("university-choice take 2", own(0, 0, 1)),
    ] {
        let mut after = start;
        play(&mut after, &[&format!("0 place {space}"), "0 gain 1 permanent"]);
        assert_eq!(after.supply(seat(0)), workers, "{space}");
        assert_eq!(goods(&after, 0)[0], if space.contains("choice") { 7 } else { 10 });
    }
    let mut labourers = start;
    play(&mut labourers, &["0 place university-labourers"]);
    assert_eq!(labourers.supply(seat(0)), grey(3, 0, 0));
    let poor = arranged(2).money(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&poor, "place university-choice take 1"), Some("MP-4.10"));
}

/// MP-7.18 too: both tracks end at eight.
#[test]
fn mp_7_17_reactor_and_enrichment_end_at_eight() {
    let start = arranged(2).supply(seat(0), own(0, 0, 1)).yellowcake(seat(0), 2);
    let start = start.fuel(seat(0), Fuel::Plutonium, 8).fuel(seat(0), Fuel::Uranium, 8);
    for space in ["reactor", "enrichment"] {
        let mut position = start.finish().unwrap();
        play(&mut position, &[&format!("0 place {space}")]);
        assert_eq!(goods(&position, 0)[4..], [8, 8]);
        assert_eq!(goods(&position, 0)[1], 0, "the cost is paid");
    }
    let dry = start.yellowcake(seat(0), 1).finish().unwrap();
    assert_eq!(refused(&dry, "place reactor"), Some("MP-4.10"));
}

#[test]
fn mp_7_18_the_enrichment_space_needs_money_and_yellowcake() {
    let start = arranged(2).supply(seat(0), own(0, 0, 1));
    let poor = start.money(seat(0), 2).yellowcake(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&poor, "place enrichment"), Some("MP-4.10"));
    assert!(!offers(&poor, "place enrichment") && offers(&poor, "place reactor"));
    let rich = start.money(seat(0), 3).yellowcake(seat(0), 2);
    assert_eq!(refused(&rich.finish().unwrap(), "place enrichment"), None);
    let others = rich.supply(seat(0), own(2, 2, 0)).finish().unwrap();
    assert_eq!(refused(&others, "place enrichment"), Some("MP-4.5"), "only a scientist");
}

/// The order: price, then the pile, then the card, then the row.
#[test]
fn mp_7_19_a_purchase_in_its_order_and_a_placement_without_one() {
    let mut position = arranged(2).bribes(2).finish().unwrap();
    let events = play_stacked(&mut position, &["0 place construction", "0 buy 1"], &["mine-09"]);
    let tail = &events[events.len() - 3..];
    assert!(matches!(tail, [Event::Bought(..), Event::TookBribes(..), Event::Revealed(..)]), "{tail:?}");
    let mut poor = arranged(2).money(seat(0), 1).finish().unwrap();
    play(&mut poor, &["0 place construction"]);
    assert_eq!((poor.stage(), goods(&poor, 0)[0]), (Stage::Turn, 1));
    play(&mut poor, &["0 done"]);
    // A dear card: the bribe is added before the row is filled up.
    let mut dear = arranged(2).money(seat(0), 20).finish().unwrap();
    let events = play_stacked(&mut dear, &["0 place construction", "0 buy 7"], &["mine-09"]);
    let tail = &events[events.len() - 3..];
    assert!(matches!(tail, [Event::Bought(..), Event::Bribed, Event::Revealed(..)]), "{tail:?}");
    // An empty market.
    let all: Vec<String> = tables().buildings.iter().map(|card| card.id.clone()).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut empty = arranged(2).buildings(seat(1), &all).money(seat(0), 99).finish().unwrap();
    assert!(market(&empty).is_empty());
    play(&mut empty, &["0 place construction"]);
    assert_eq!((empty.stage(), goods(&empty, 0)[0]), (Stage::Turn, 99));
    assert_eq!(on_space(&empty, "construction", 0), own(1, 0, 0));
}
