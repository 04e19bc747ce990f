//! MP-11: espionage.

use engine::Game;
use manhattan_project::{Arrangement, Crew};

use crate::table::{arranged, building, goods, grey, offers, own, play, refused, seat};

/// Seat 1 has two mines, seat 2 two factories, seat 0 one factory.
fn abroad() -> Arrangement {
    arranged(3)
        .buildings(seat(0), &["factory-02"])
        .buildings(seat(1), &["mine-01", "mine-04"])
        .buildings(seat(2), &["factory-01", "factory-03"])
        .money(seat(0), 20)
}

#[test]
fn mp_11_1_three_dollars_for_a_spy_up_to_six() {
    let mut position = abroad().finish().unwrap();
    play(&mut position, &["0 place espionage"]);
    assert_eq!((goods(&position, 0)[0], position.espionage(seat(0)), position.spies_left()), (17, 1, 1));
    let poor = abroad().money(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&poor, "place espionage"), Some("MP-4.10"));
    let mut full = abroad().espionage(seat(0), 6).finish().unwrap();
    play(&mut full, &["0 place espionage"]);
    assert_eq!((full.espionage(seat(0)), full.spies_left()), (6, 6));
}

#[test]
fn mp_11_2_as_many_opponents_buildings_as_the_new_value() {
    let start = abroad().espionage(seat(0), 1).supply(seat(0), own(4, 0, 0).plus(grey(2, 0, 0)));
    let mut position = start.finish().unwrap();
    play(
        &mut position,
        &["0 place espionage", "0 send labourer", "0 use mine-04", "0 send labourer labourer"],
    );
    assert_eq!(position.spies_left(), 1, "buildings count, not workers");
    play(&mut position, &["0 use factory-01 take 2", "0 send labourer"]);
    assert_eq!(refused(&position, "use mine-01"), Some("MP-11.2"));
    assert!(offers(&position, "use factory-02 take 1") && !offers(&position, "use mine-01"));
}

#[test]
fn mp_11_3_used_like_the_players_buildings_and_paid_by_the_spy() {
    let start = arranged(2).buildings(seat(1), &["enrichment-01", "mine-04"]).damage("mine-04", 1);
    let start = start.supply(seat(0), own(1, 0, 1)).yellowcake(seat(0), 3).espionage(seat(0), 3);
    let mut position = start.finish().unwrap();
    let before = goods(&position, 1);
    play(&mut position, &["0 place espionage", "0 send labourer", "0 use enrichment-01"]);
    assert_eq!(goods(&position, 0), [6, 0, 1, 1, 1, 0]);
    assert_eq!(goods(&position, 1), before, "MP-11.8: nothing is paid to the owner");
    assert_eq!(refused(&position, "use mine-04"), Some("MP-4.8"));
    assert_eq!(refused(&position, "use enrichment-01"), Some("MP-4.7"));
    let poor = start.yellowcake(seat(0), 2).finish().unwrap();
    let mut poor = poor;
    play(&mut poor, &["0 place espionage", "0 send labourer"]);
    assert_eq!(refused(&poor, "use enrichment-01"), Some("MP-4.10"));
}

#[test]
fn mp_11_4_the_players_and_opponents_buildings_in_any_order() {
    let mut position = abroad().espionage(seat(0), 1).finish().unwrap();
    play(
        &mut position,
        &["0 place espionage", "0 use mine-01", "0 use factory-02 take 2", "0 use factory-01 take 2"],
    );
    assert_eq!(goods(&position, 0)[..2], [21, 1]);
}

#[test]
fn mp_11_5_the_workers_block_the_building_for_its_owner() {
    let mut position = abroad().finish().unwrap();
    play(&mut position, &["0 place espionage", "0 use mine-01", "0 done"]);
    assert_eq!(position.on_building(building("mine-01")), (seat(0), own(1, 0, 0)));
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"));
    // For another spy too.
    let start = abroad().supply(seat(0), own(3, 0, 0)).on_building("mine-01", seat(0), own(1, 0, 0));
    let mut spy = start.turn(seat(2)).finish().unwrap();
    play(&mut spy, &["2 place espionage"]);
    assert_eq!(refused(&spy, "use mine-01"), Some("MP-4.7"));
    assert_eq!(refused(&spy, "use mine-04"), None);
    play(&mut position, &["1 place mine-left", "1 done", "2 place mine-middle", "2 done", "0 retrieve"]);
    assert_eq!(refused(&position, "use mine-01"), None);
    assert_eq!(position.on_building(building("mine-01")).1, Crew::NONE);
}

#[test]
fn mp_11_6_spies_are_kept_but_work_only_after_a_placement() {
    let mut position = abroad().espionage(seat(0), 4).finish().unwrap();
    assert_eq!(refused(&position, "use mine-01"), Some("MP-11.2"));
    play(&mut position, &["0 place espionage", "0 done", "1 place mine-left", "1 done"]);
    play(&mut position, &["2 place mine-middle", "2 done"]);
    assert_eq!((position.espionage(seat(0)), position.spies_left()), (5, 0));
    assert_eq!(refused(&position, "use mine-01"), Some("MP-11.2"));
}

/// MP-D.19 too.
#[test]
fn mp_11_7_espionage_is_never_declined() {
    let position = abroad().finish().unwrap();
    assert_eq!(refused(&position, "place espionage decline"), Some("MP-6.2"));
    assert!(!offers(&position, "place espionage decline"));
}

#[test]
fn mp_11_8_several_opponents_without_consent() {
    let start = abroad().espionage(seat(0), 2).damage("mine-04", 2);
    let mut position = start.finish().unwrap();
    let before = [goods(&position, 1), goods(&position, 2)];
    play(&mut position, &["0 place espionage", "0 use mine-01", "0 use factory-01 take 1"]);
    assert_eq!(position.to_act(), Some(seat(0)), "nobody is asked");
    assert_eq!([goods(&position, 1), goods(&position, 2)], before);
    assert_eq!(position.damage(building("mine-04")), 2);
}
