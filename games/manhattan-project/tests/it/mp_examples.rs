//! MP-X: the worked examples.

use engine::Game;
use manhattan_project::{Aircraft, Arrangement, Crew, Fuel, Stage, Workers};

use crate::table::{
    arranged, bomb, building, game, goods, grey, legal, market, offers, on_space, own, play, refused, score,
    seat,
};

/// Red is seat 0, Blue seat 1.
#[test]
fn mp_x_1_retrieve() {
    let start = arranged(3)
        .buildings(seat(0), &["mine-02", "mine-01", "mine-04"])
        .buildings(seat(1), &["factory-06"])
        .built(seat(0), &["uranium-01"])
        .on_bomb("uranium-01", grey(0, 1, 1))
        .supply(seat(0), own(1, 0, 0).plus(grey(1, 0, 0)))
        .supply(seat(1), own(3, 0, 0))
        .supply(seat(2), own(3, 0, 0))
        .on_space("mine-middle", seat(0), own(1, 0, 0))
        .on_space("mine-left", seat(2), own(1, 0, 0))
        .on_space("factory-left", seat(1), grey(1, 0, 0))
        .on_space("factory-right", seat(2), grey(0, 0, 1))
        .on_building("mine-02", seat(0), own(2, 0, 0))
        .on_building("factory-06", seat(0), own(0, 2, 0))
        .on_building("mine-04", seat(0), grey(2, 0, 0))
        .on_building("mine-01", seat(1), own(1, 0, 0));
    let mut position = start.finish().unwrap();
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 2, 4));
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.supply(seat(0)), own(4, 2, 0));
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 2, 4));
    assert_eq!(position.supply(seat(1)), own(4, 0, 0));
    assert_eq!(position.contractors(), Workers::new(4, 4, 4));
    assert_eq!(on_space(&position, "mine-left", 2), own(1, 0, 0));
}

#[test]
fn mp_x_2_main_board() {
    let start = arranged(3).supply(seat(1), own(1, 0, 0)).supply(seat(2), own(4, 0, 0));
    let start = start.on_space("factory-left", seat(1), own(1, 0, 0)).on_space(
        "factory-middle",
        seat(1),
        own(1, 0, 0),
    );
    let mut position =
        start.on_space("factory-right", seat(1), own(0, 1, 0)).yellowcake(seat(0), 3).finish().unwrap();
    for space in ["factory-left", "factory-middle", "factory-right"] {
        assert_eq!(refused(&position, &format!("place {space}")), Some("MP-4.4"), "{space}");
    }
    assert_eq!(refused(&position, "place mine-right"), Some("MP-4.5"));
    let mut left = position;
    play(&mut left, &["0 place mine-left"]);
    assert_eq!(goods(&left, 0)[0], 5);
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!((0..3).map(|index| goods(&position, index)[1]).collect::<Vec<_>>(), [6, 1, 1]);
}

#[test]
fn mp_x_3_chain_of_buildings() {
    let start = arranged(2)
        .buildings(seat(0), &["university-05", "mine-02", "factory-06", "enrichment-04"])
        .supply(seat(0), own(3, 0, 3))
        .money(seat(0), 0)
        .yellowcake(seat(0), 2)
        .aircraft(seat(0), Aircraft::Bomber, 7);
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "use factory-06"), Some("MP-4.6"));
    assert_eq!(refused(&position, "use enrichment-04"), Some("MP-4.10"));
    play(&mut position, &["0 use university-05 take 1", "0 send labourer labourer", "0 gain 2 permanent"]);
    assert_eq!(refused(&position, "use enrichment-04"), Some("MP-4.10"));
    play(&mut position, &["0 use mine-02", "0 send labourer scientist"]);
    assert_eq!(refused(&position, "use enrichment-04"), Some("MP-4.10"));
    play(&mut position, &["0 use factory-06", "0 use enrichment-04"]);
    assert_eq!(goods(&position, 0), [0, 0, 1, 10, 2, 0]);
    assert_eq!(position.supply(seat(0)), Crew::NONE);
}

#[test]
fn mp_x_4_arrows() {
    for (action, mine) in [("0 place mine-middle", 3), ("0 place mine-middle decline", 0)] {
        let mut position = game(3, &[]);
        play(&mut position, &[action]);
        assert_eq!((0..3).map(|index| goods(&position, index)[1]).collect::<Vec<_>>(), [mine, 1, 1]);
    }
}

#[test]
fn mp_x_5_alternative_output() {
    let start = arranged(2).buildings(seat(0), &["factory-01"]).finish().unwrap();
    let (mut fighter, mut money) = (start, start);
    play(&mut fighter, &["0 use factory-01 take 1"]);
    assert_eq!(goods(&fighter, 0)[..3], [10, 0, 2]);
    play(&mut money, &["0 use factory-01 take 2"]);
    assert_eq!(goods(&money, 0)[..3], [12, 0, 1]);
}

/// Yellow is seat 0, Red 1, Blue 2, Green 3.
#[test]
fn mp_x_6_air_strike() {
    let aircraft = |start: Arrangement, index, fighters, bombers| {
        start.aircraft(seat(index), Aircraft::Fighter, fighters).aircraft(
            seat(index),
            Aircraft::Bomber,
            bombers,
        )
    };
    let start = aircraft(aircraft(aircraft(aircraft(arranged(4), 0, 6, 6), 1, 3, 0), 2, 1, 3), 3, 1, 1);
    let start = start.buildings(seat(1), &["factory-03", "reactor-01"]).buildings(seat(2), &["mine-01"]);
    let start = start.buildings(seat(3), &["mine-02"]).buildings(seat(0), &["factory-02"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 strike 2 fighter", "0 strike 2 fighter"]);
    assert_eq!(refused(&position, "raid factory-03"), Some("MP-8.3"));
    play(
        &mut position,
        &["0 strike 2 fighter", "0 strike 3 bomber", "0 strike 3 bomber", "0 strike 3 bomber"],
    );
    assert_eq!(refused(&position, "raid mine-01"), Some("MP-8.3"));
    assert_eq!(refused(&position, "raid mine-02"), Some("MP-8.3"));
    play(
        &mut position,
        &["0 raid factory-03", "0 raid reactor-01", "0 raid reactor-01", "0 raid reactor-01", "0 done"],
    );
    assert_eq!(goods(&position, 0)[2..4], [0, 2]);
    assert_eq!(goods(&position, 1)[2..4], [0, 0]);
    assert_eq!(goods(&position, 2)[2..4], [1, 0]);
    assert_eq!((position.damage(building("factory-03")), position.damage(building("reactor-01"))), (1, 3));
    assert!(offers(&position, "use factory-02 take 1"), "then step 2");
}

#[test]
fn mp_x_7_repair_by_others() {
    let start = arranged(2).buildings(seat(0), &["mine-01"]).buildings(seat(1), &["mine-02"]);
    let start = start.damage("mine-01", 3).damage("mine-02", 3).money(seat(1), 20);
    for (points, pays) in [(0, 0), (1, 2), (2, 5), (3, 10)] {
        let mut position = start.finish().unwrap();
        play(&mut position, &["0 place repair", "0 repair mine-01", "0 repair mine-01", "0 repair mine-01"]);
        for _ in 0..points {
            play(&mut position, &["1 repair mine-02"]);
        }
        if points < 3 {
            play(&mut position, &["1 done"]);
        }
        assert_eq!((goods(&position, 0)[0], goods(&position, 1)[0]), (5, 20 - pays), "{points} points");
        assert_eq!(position.to_act(), Some(seat(0)));
    }
}

/// Red is seat 0, Purple 1, Yellow 2.
#[test]
fn mp_x_8_design_bomb() {
    let start = arranged(3).supply(seat(0), own(4, 1, 1)).buildings(seat(0), &["mine-01"]);
    let mut position =
        start.face_up(&["uranium-01", "uranium-09", "plutonium-03", "plutonium-12"]).finish().unwrap();
    play(&mut position, &["0 place design-bomb"]);
    assert_eq!(legal(&position).len(), 4);
    play(&mut position, &["0 keep plutonium-12"]);
    assert_eq!(legal(&position).len(), 3);
    play(&mut position, &["1 keep uranium-09"]);
    assert_eq!(legal(&position).len(), 2);
    play(&mut position, &["2 keep uranium-01"]);
    assert_eq!((0..3).map(|index| position.hand(seat(index)).len()).collect::<Vec<_>>(), [2, 1, 1]);
    assert!(position.hand(seat(0)).has(bomb("plutonium-03").0));
    assert_eq!(position.face_up().len(), 4);
    assert!(offers(&position, "use mine-01"));
}

/// Yellow is seat 0, Red 1, Blue 2.
#[test]
fn mp_x_9_espionage() {
    let start = arranged(3)
        .espionage(seat(0), 2)
        .money(seat(0), 4)
        .yellowcake(seat(0), 4)
        .supply(seat(0), own(3, 4, 0).plus(grey(0, 1, 0)))
        .buildings(seat(0), &["factory-06", "factory-07"])
        .buildings(seat(1), &["mine-03", "mine-04"])
        .buildings(seat(2), &["university-06", "enrichment-06"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place espionage", "0 send labourer"]);
    assert_eq!((position.espionage(seat(0)), goods(&position, 0)[0]), (3, 1));
    play(
        &mut position,
        &["0 use factory-06", "0 send engineer engineer", "0 use factory-07", "0 send engineer engineer"],
    );
    assert_eq!(goods(&position, 0)[..4], [7, 4, 4, 4]);
    play(&mut position, &["0 use mine-03"]);
    assert_eq!(goods(&position, 0)[1], 6);
    play(&mut position, &["0 use university-06 take 1", "0 gain 2 permanent", "0 use enrichment-06"]);
    assert_eq!(goods(&position, 0), [0, 0, 4, 4, 3, 0]);
    assert_eq!(refused(&position, "use mine-04"), Some("MP-11.2"), "a fourth foreign building");
    play(&mut position, &["0 done"]);
    assert_eq!(refused(&position, "use mine-03"), Some("MP-4.7"));
    play(&mut position, &["1 place mine-middle", "1 done"]);
    assert_eq!(refused(&position, "use university-06 take 1"), Some("MP-4.7"));
}

/// MP-X.11 too: the bomb of this example is tested in that one.
#[test]
fn mp_x_10_plutonium_bomb() {
    let start = arranged(4).hand(seat(0), &["plutonium-10"]).fuel(seat(0), Fuel::Plutonium, 6);
    let mut position = start.supply(seat(0), own(0, 3, 2)).finish().unwrap();
    play(&mut position, &["0 build plutonium-10"]);
    assert_eq!((position.fuel(seat(0), Fuel::Plutonium), score(&position, 0)), (0, 12));
    assert_eq!(position.on_bomb(bomb("plutonium-10")), own(0, 3, 2));
    play(&mut position, &["0 test plutonium-10"]);
    assert_eq!(score(&position, 0), 6);
    assert_eq!(position.bombs_under_deck().collect::<Vec<_>>(), [bomb("plutonium-10")]);
    assert_eq!(position.token(seat(0)), Some((6, own(0, 3, 2))));
    assert_eq!(position.tokens().iter().collect::<Vec<_>>(), [0, 2, 4]);
}

#[test]
fn mp_x_11_test() {
    let start = arranged(4).built(seat(0), &["plutonium-10", "plutonium-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 test plutonium-10"]);
    assert_eq!(score(&position, 0), 6 + 13, "the other bomb counts its tested value");
}

#[test]
fn mp_x_12_load() {
    let mut position = arranged(2).built(seat(0), &["uranium-12"]).finish().unwrap();
    play(&mut position, &["0 load uranium-12"]);
    assert_eq!((goods(&position, 0)[0], goods(&position, 0)[3], score(&position, 0)), (7, 0, 24 + 5));
    assert_eq!(refused(&position, "load uranium-12"), Some("MP-13.12"));
}

#[test]
fn mp_x_13_bribes() {
    let mut position = arranged(2).bribes(4).money(seat(0), 2).finish().unwrap();
    play(&mut position, &["0 place construction", "0 buy 1"]);
    assert_eq!((goods(&position, 0)[0], position.bribes()), (4, 0));
    let mut poor = arranged(2).bribes(4).money(seat(0), 1).finish().unwrap();
    play(&mut poor, &["0 place construction"]);
    assert_eq!((poor.stage(), goods(&poor, 0)[0]), (Stage::Turn, 1));
    let mut engineer =
        arranged(2).bribes(4).money(seat(0), 1).supply(seat(0), own(0, 1, 0)).finish().unwrap();
    play(&mut engineer, &["0 place construction", "0 buy 1"]);
    assert_eq!(goods(&engineer, 0)[0], 5);
    let mut rich = arranged(2).bribes(4).money(seat(0), 14).finish().unwrap();
    play(&mut rich, &["0 place construction", "0 buy 6"]);
    assert_eq!((goods(&rich, 0)[0], rich.bribes(), market(&rich).len()), (0, 5, 7));
}

/// Red is seat 0, Green 1, Blue 2.
#[test]
fn mp_x_14_sweep() {
    let start = arranged(3)
        .supply(seat(0), own(3, 1, 1))
        .supply(seat(1), own(4, 0, 0))
        .supply(seat(2), own(4, 0, 0))
        .buildings(seat(2), &["university-05"])
        .on_space("design-bomb", seat(2), own(0, 1, 0).plus(grey(0, 0, 1)))
        .on_space("mine-middle", seat(1), grey(1, 0, 0))
        .on_space("mine-left", seat(0), own(1, 0, 0))
        .on_building("university-05", seat(1), own(0, 1, 0).plus(grey(1, 0, 0)));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.supply(seat(0)), own(4, 1, 1));
    assert_eq!(position.contractors(), Workers::new(3, 4, 4));
    assert!(offers(&position, "place mine-middle") && offers(&position, "place mine-left"));
    assert_eq!(refused(&position, "place design-bomb"), Some("MP-4.4"));
    assert_eq!(position.on_building(building("university-05")), (seat(1), own(0, 1, 0).plus(grey(1, 0, 0))));
    play(&mut position, &["1 retrieve"]);
    assert_eq!(position.supply(seat(1)), own(4, 1, 0));
    assert_eq!(position.on_building(building("university-05")).1, grey(1, 0, 0));
    assert_eq!(refused(&position, "use university-05 take 1"), Some("MP-4.7"));
    play(&mut position, &["2 retrieve"]);
    assert_eq!(position.contractors(), Workers::new(4, 4, 4));
    assert_eq!(position.on_building(building("university-05")).1, Crew::NONE);
    assert_eq!(refused(&position, "place design-bomb"), None, "Red has an engineer and a scientist");
}

#[test]
fn mp_x_15_own_or_contractor() {
    for (own_left, grey_left, choices) in [
        (1, 3, vec!["gain 0 permanent", "gain 1 permanent"]),
        (1, 0, vec![]),
        (3, 1, vec!["gain 1 permanent", "gain 2 permanent"]),
        (0, 0, vec![]),
    ] {
        let start = arranged(2).buildings(seat(0), &["university-06"]);
        let start = start
            .supply(seat(0), own(2, 0, 4 - own_left))
            .supply(seat(1), own(4, 0, 0).plus(grey(0, 0, 4 - grey_left)));
        let mut position = start.finish().unwrap();
        play(&mut position, &["0 use university-06 take 1"]);
        if position.stage() == Stage::Crew {
            play(&mut position, &["0 send labourer labourer"]);
        }
        if choices.is_empty() {
            assert_eq!(position.stage(), Stage::Turn);
            assert_eq!(position.supply(seat(0)), own(0, 0, 4), "{own_left} own, {grey_left} grey");
        } else {
            assert_eq!(legal(&position), choices, "{own_left} own, {grey_left} grey");
        }
    }
}

#[test]
fn mp_x_16_testing_a_loaded_bomb() {
    let start =
        arranged(4).built(seat(0), &["plutonium-10", "plutonium-02"]).loaded(seat(0), &["plutonium-02"]);
    let mut position = start.finish().unwrap();
    assert_eq!(score(&position, 0), 25);
    let before = goods(&position, 0);
    play(&mut position, &["0 test plutonium-02"]);
    assert_eq!(score(&position, 0), 30);
    assert_eq!(goods(&position, 0), before);
}

/// Blue is seat 1, Red seat 0.
#[test]
fn mp_x_17_damage_and_workers() {
    let start = arranged(2).buildings(seat(1), &["mine-04"]).supply(seat(1), own(2, 0, 0)).turn(seat(1));
    let mut position =
        start.on_building("mine-04", seat(1), own(2, 0, 0)).damage("mine-04", 1).finish().unwrap();
    play(&mut position, &["1 retrieve"]);
    assert_eq!(position.supply(seat(1)), own(4, 0, 0));
    let mut unrepaired = position;
    play(&mut unrepaired, &["0 place mine-middle", "0 done"]);
    assert_eq!(refused(&unrepaired, "use mine-04"), Some("MP-4.8"), "still unusable");
    play(&mut position, &["0 place repair", "1 repair mine-04", "0 done"]);
    assert_eq!(goods(&position, 1)[0], 10);
    assert_eq!(refused(&position, "use mine-04"), None);
}

#[test]
fn mp_x_18_last_cards() {
    assert_eq!(game(3, &[]).bombs_in_deck(), 26);
    let four = ["uranium-03", "uranium-07", "plutonium-02", "plutonium-09"];
    let returned = ["plutonium-11", "plutonium-04", "plutonium-15"];
    for count in 0..=3 {
        let start = arranged(3).supply(seat(0), own(4, 1, 1)).face_up(&four);
        let start = start.bomb_deck(&["uranium-01", "uranium-02"], &returned[..count], seat(1));
        let mut position = start.finish().unwrap();
        play(
            &mut position,
            &["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"],
        );
        assert_eq!(position.design_is_open(), count >= 2, "{count} tested cards came back");
        assert_eq!(position.face_up().len(), if count >= 2 { 4 } else { 0 });
    }
    // With five players five tested cards are too few.
    let six = ["uranium-03", "uranium-07", "plutonium-02", "plutonium-09", "uranium-04", "uranium-05"];
    let returned = ["plutonium-11", "plutonium-04", "plutonium-15", "plutonium-05", "plutonium-06"];
    let start = arranged(5).supply(seat(0), own(4, 1, 1)).face_up(&six).bomb_deck(&[], &returned, seat(1));
    let mut position = start.finish().unwrap();
    play(
        &mut position,
        &["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"],
    );
    play(&mut position, &["3 keep plutonium-09", "4 keep uranium-04"]);
    assert!(!position.design_is_open() && position.bombs_in_deck() == 5);
}

#[test]
fn mp_x_19_winning_in_mid_turn() {
    let start = arranged(5).built(seat(0), &["uranium-06", "uranium-13"]).money(seat(0), 3);
    let mut position = start.supply(seat(0), own(1, 0, 0)).finish().unwrap();
    assert_eq!(score(&position, 0), 40);
    play(&mut position, &["0 load uranium-13"]);
    assert_eq!((score(&position, 0), position.to_act()), (45, None));
    let position = start.supply(seat(0), Crew::NONE).finish().unwrap();
    assert_eq!(refused(&position, "load uranium-13"), Some("MP-3.3"));
    assert_eq!(legal(&position), ["retrieve"]);
}
