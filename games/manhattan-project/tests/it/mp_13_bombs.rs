//! MP-13: bomb actions.

use manhattan_project::{Aircraft, Arrangement, BOMBS, Bomb, Crew, Fuel, Stage};

use crate::table::{
    arranged, bomb, goods, grey, legal, offers, on_space, own, play, refused, score, seat, tables,
};

/// Seat 0 with all kinds of workers, fuel, money and bombers.
fn lab(seats: u8) -> Arrangement {
    arranged(seats)
        .supply(seat(0), own(1, 3, 3).plus(grey(0, 1, 0)))
        .fuel(seat(0), Fuel::Uranium, 8)
        .fuel(seat(0), Fuel::Plutonium, 8)
        .money(seat(0), 30)
        .aircraft(seat(0), Aircraft::Bomber, 4)
}

#[test]
fn mp_13_1_a_card_in_hand_with_its_workers_and_fuel() {
    let start = lab(2).hand(seat(0), &["plutonium-07"]).hand(seat(1), &["uranium-04"]);
    let position = start.finish().unwrap();
    assert_eq!(refused(&position, "build plutonium-07"), None);
    assert_eq!(refused(&position, "build uranium-04"), Some("MP-13.1"), "another's hand");
    let few = start.supply(seat(0), own(4, 4, 1)).finish().unwrap();
    assert_eq!(refused(&few, "build plutonium-07"), Some("MP-13.1"), "2 scientists");
    let dry = start.fuel(seat(0), Fuel::Plutonium, 4).finish().unwrap();
    assert_eq!(refused(&dry, "build plutonium-07"), Some("MP-13.1"), "5 plutonium, uranium does not help");
}

/// MP-13.4 too: the workers stay on it until the owner retrieves.
#[test]
fn mp_13_2_the_workers_are_on_the_card_and_the_fuel_is_spent() {
    let mut position = lab(2).hand(seat(0), &["uranium-07"]).finish().unwrap();
    play(&mut position, &["0 build uranium-07"]);
    assert_eq!(position.stage(), Stage::Crew);
    play(&mut position, &["0 send engineer scientist contractor-engineer"]);
    assert_eq!(position.on_bomb(bomb("uranium-07")), own(0, 1, 1).plus(grey(0, 1, 0)));
    assert_eq!((goods(&position, 0)[4], score(&position, 0)), (4, 15));
    assert!(position.hand(seat(0)).is_empty() && position.built(seat(0)).has(bomb("uranium-07").0));
}

/// MP-13.10 too.
#[test]
fn mp_13_3_points_of_uranium_and_plutonium_bombs() {
    let tables = tables();
    for row in 0..BOMBS as u8 {
        let card = tables.bomb(Bomb(row));
        let untested = arranged(2).built(seat(0), &[&card.id]).finish().unwrap();
        assert_eq!(score(&untested, 0), i32::from(card.untested), "{}", card.id);
        let tested = arranged(2).built(seat(0), &[&card.id]).token(seat(0), 6).finish().unwrap();
        assert_eq!(score(&tested, 0), i32::from(card.tested) + 6, "{}", card.id);
        let others = arranged(2).built(seat(0), &[&card.id]).token(seat(1), 6).finish().unwrap();
        assert_eq!(score(&others, 0), i32::from(card.untested), "another's test does not count");
    }
}

/// Every bomb: exactly its workers and fuel, and nothing else.
#[test]
fn every_bomb_is_built_as_its_card_says() {
    let tables = tables();
    for row in 0..BOMBS as u8 {
        let card = tables.bomb(Bomb(row));
        let crew = own(0, card.need.engineers, card.need.scientists);
        let start =
            arranged(2).hand(seat(0), &[&card.id]).fuel(seat(0), card.fuel, card.amount).money(seat(0), 0);
        let mut position = start.supply(seat(0), crew).finish().unwrap();
        play(&mut position, &[&format!("0 build {}", card.id)]);
        assert_eq!(
            (goods(&position, 0)[4..].iter().sum::<u16>(), score(&position, 0)),
            (0, i32::from(card.untested))
        );
        assert_eq!(position.on_bomb(Bomb(row)), crew, "{}", card.id);
        let dry = start.supply(seat(0), crew).fuel(seat(0), card.fuel, card.amount - 1).finish().unwrap();
        assert_eq!(refused(&dry, &format!("build {}", card.id)), Some("MP-13.1"), "{}", card.id);
        let rich = arranged(2).built(seat(0), &[&card.id]).money(seat(0), card.load_cost.into());
        let mut rich = rich.finish().unwrap();
        play(&mut rich, &[&format!("0 load {}", card.id)]);
        assert_eq!(goods(&rich, 0)[..4], [0, 0, 1, 0], "{}", card.id);
    }
}

#[test]
fn mp_13_4_the_workers_stay_until_the_owner_retrieves() {
    let start = lab(2)
        .built(seat(0), &["uranium-04"])
        .on_bomb("uranium-04", own(0, 1, 1))
        .supply(seat(0), own(4, 0, 0));
    let mut position = start.supply(seat(1), own(3, 0, 0)).turn(seat(1)).finish().unwrap();
    play(&mut position, &["1 retrieve"]);
    assert_eq!(position.on_bomb(bomb("uranium-04")), own(0, 1, 1));
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.on_bomb(bomb("uranium-04")), Crew::NONE);
    assert_eq!(score(&position, 0), 12, "complete without workers");
}

#[test]
fn mp_13_5_no_labourers_no_money_and_no_enemy() {
    let start = lab(2).hand(seat(0), &["uranium-04"]).money(seat(0), 0).supply(seat(0), own(4, 1, 0));
    assert_eq!(refused(&start.finish().unwrap(), "build uranium-04"), Some("MP-13.1"));
    let mut position = start.supply(seat(0), own(4, 1, 1)).finish().unwrap();
    play(&mut position, &["0 build uranium-04"]);
    assert_eq!(position.supply(seat(0)), own(4, 0, 0));
    // An opponent with bombers and spies has no target.
    let start = Arrangement::of(position).turn(seat(1)).aircraft(seat(0), Aircraft::Fighter, 0);
    let start = start.aircraft(seat(0), Aircraft::Bomber, 0);
    let mut raid = start.finish().unwrap();
    play(&mut raid, &["1 place air-strike-1"]);
    assert_eq!(raid.stage(), Stage::Turn);
    assert_eq!(refused(&raid, "load uranium-04"), Some("MP-13.11"));
}

#[test]
fn mp_13_6_one_test_with_a_plutonium_bomb_the_player_has_built() {
    let start = lab(3).built(seat(0), &["plutonium-01", "plutonium-02"]).built(seat(1), &["plutonium-03"]);
    let start = start.hand(seat(0), &["plutonium-07"]);
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "test plutonium-03"), Some("MP-13.6"), "another's");
    assert_eq!(refused(&position, "test plutonium-07"), Some("MP-13.6"), "not built");
    play(
        &mut position,
        &["0 build plutonium-07", "0 send engineer engineer scientist scientist", "0 test plutonium-07"],
    );
    assert_eq!(refused(&position, "test plutonium-01"), Some("MP-13.6"), "once per game");
}

/// MP-13.8 and MP-13.9 too.
#[test]
fn mp_13_7_the_card_goes_under_the_deck_and_its_points_and_load_are_lost() {
    let start = lab(4)
        .built(seat(0), &["plutonium-06", "uranium-01"])
        .loaded(seat(0), &["plutonium-06", "uranium-01"]);
    let start = start.on_bomb("plutonium-06", own(0, 1, 1).plus(grey(0, 1, 0))).supply(seat(0), own(1, 0, 0));
    let mut position = start.finish().unwrap();
    assert_eq!(score(&position, 0), 10 + 5 + 9 + 5);
    let before = goods(&position, 0);
    play(&mut position, &["0 test plutonium-06"]);
    assert_eq!(score(&position, 0), 9 + 5 + 6);
    assert_eq!(goods(&position, 0), before, "nothing is refunded");
    assert_eq!(position.bombs_under_deck().collect::<Vec<_>>(), [bomb("plutonium-06")]);
    assert_eq!(position.token(seat(0)), Some((6, own(0, 1, 1).plus(grey(0, 1, 0)))));
    assert_eq!(position.tokens().iter().collect::<Vec<_>>(), [0, 2, 4]);
    assert_eq!(position.on_bomb(bomb("plutonium-06")), Crew::NONE);
}

#[test]
fn mp_13_8_the_highest_token_left() {
    let start = lab(5).built(seat(0), &["plutonium-01"]).token(seat(1), 8).token(seat(2), 6);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 test plutonium-01"]);
    assert_eq!(position.token(seat(0)).map(|(value, _)| value), Some(4));
    assert_eq!(position.tokens().iter().collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn mp_13_9_workers_on_the_token_leave_when_the_owner_retrieves() {
    let start =
        lab(2).built(seat(0), &["plutonium-01"]).on_bomb("plutonium-01", own(0, 1, 0).plus(grey(0, 0, 1)));
    let mut position = start.supply(seat(0), own(4, 0, 0)).finish().unwrap();
    play(&mut position, &["0 test plutonium-01", "0 place construction", "0 done", "0 done"]);
    play(&mut position, &["1 place mine-left", "1 done", "0 retrieve"]);
    assert_eq!(position.token(seat(0)), Some((6, Crew::NONE)));
    assert_eq!(position.supply(seat(0)), own(4, 1, 0));
    assert_eq!(on_space(&position, "construction", 0), Crew::NONE);
}

#[test]
fn mp_13_10_all_plutonium_bombs_count_tested_earlier_and_later_ones() {
    let start = lab(2).built(seat(0), &["plutonium-01", "plutonium-06", "uranium-06"]);
    let mut position = start.hand(seat(0), &["plutonium-03"]).finish().unwrap();
    assert_eq!(score(&position, 0), 8 + 10 + 14);
    play(&mut position, &["0 test plutonium-01"]);
    assert_eq!(score(&position, 0), 6 + 18 + 14);
    play(&mut position, &["0 build plutonium-03", "0 send engineer engineer scientist"]);
    assert_eq!(score(&position, 0), 6 + 18 + 14 + 15);
}

/// MP-13.12 too: once, at once, without a worker.
#[test]
fn mp_13_11_loading_costs_money_and_a_bomber_and_brings_five() {
    let start = lab(2).hand(seat(0), &["uranium-15"]).built(seat(1), &["uranium-01"]);
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "load uranium-15"), Some("MP-13.11"), "not built yet");
    assert_eq!(refused(&position, "load uranium-01"), Some("MP-13.11"), "another's");
    play(&mut position, &["0 build uranium-15", "0 send engineer engineer scientist scientist"]);
    let workers = position.supply(seat(0));
    play(&mut position, &["0 load uranium-15"]);
    assert_eq!((score(&position, 0), goods(&position, 0)[0], goods(&position, 0)[3]), (35, 25, 3));
    assert_eq!(position.supply(seat(0)), workers);
    assert_eq!(refused(&position, "load uranium-15"), Some("MP-13.12"));
}

#[test]
fn mp_13_12_a_bomb_is_loaded_only_once() {
    let start = lab(2).built(seat(0), &["uranium-01"]).loaded(seat(0), &["uranium-01"]);
    let position = start.finish().unwrap();
    assert_eq!(refused(&position, "load uranium-01"), Some("MP-13.12"));
    assert!(!offers(&position, "load"));
}

#[test]
fn mp_13_13_all_needs_must_be_met_at_that_moment() {
    let start = lab(2).built(seat(0), &["uranium-12"]).money(seat(0), 2).supply(seat(0), own(4, 0, 0));
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "load uranium-12"), Some("MP-13.11"));
    play(&mut position, &["0 place factory-middle", "0 load uranium-12"]);
    assert_eq!(goods(&position, 0)[0], 4);
    // While the workers of a bomb are being named, no other action is possible.
    let mut position = lab(2).hand(seat(0), &["uranium-04"]).finish().unwrap();
    play(&mut position, &["0 build uranium-04"]);
    assert!(legal(&position).iter().all(|action| action.starts_with("send")));
}

#[test]
fn mp_13_14_only_plutonium_bombs_with_or_without_workers() {
    let start = lab(2).built(seat(0), &["uranium-01", "plutonium-01", "plutonium-02"]);
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "test uranium-01"), Some("MP-13.14"));
    assert!(offers(&position, "test plutonium-01") && offers(&position, "test plutonium-02"));
    play(&mut position, &["0 test plutonium-02"]);
    assert_eq!(position.token(seat(0)), Some((6, Crew::NONE)), "without workers none move");
}

#[test]
fn mp_13_15_loading_then_testing_the_same_bomb_wastes_the_load() {
    let start = lab(2).built(seat(0), &["plutonium-01", "plutonium-02"]).loaded(seat(0), &["plutonium-02"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 load plutonium-01", "0 test plutonium-01"]);
    assert_eq!(score(&position, 0), 14 + 5 + 6, "the other load is kept");
    assert_eq!(position.loaded(seat(0)).len(), 1);
}

#[test]
fn mp_13_16_a_test_may_lower_the_score() {
    let start = lab(2).built(seat(0), &["plutonium-15"]).loaded(seat(0), &["plutonium-15"]).token(seat(1), 6);
    let mut position = start.finish().unwrap();
    assert_eq!(score(&position, 0), 20 + 5);
    assert!(offers(&position, "test plutonium-15"));
    play(&mut position, &["0 test plutonium-15"]);
    assert_eq!(score(&position, 0), 0, "only the token of value 0");
}

#[test]
fn mp_13_17_loading_needs_a_bomber_and_a_load_cannot_be_lost() {
    let start = lab(2).built(seat(0), &["uranium-01"]).aircraft(seat(0), Aircraft::Bomber, 0);
    let start = start.aircraft(seat(0), Aircraft::Fighter, 9);
    assert_eq!(refused(&start.finish().unwrap(), "load uranium-01"), Some("MP-13.17"));
    let start = start.loaded(seat(0), &["uranium-01"]).aircraft(seat(1), Aircraft::Fighter, 9).turn(seat(1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["1 place air-strike-1"]);
    assert_eq!(refused(&position, "strike 1 bomber"), Some("MP-8.2"), "the bomber on the bomb is safe");
    assert_eq!(score(&position, 0), 14);
}
