//! MP-8: air strikes. The deals before them are in `mp_08_deals`.

use manhattan_project::{Aircraft, Arrangement, Crew, Stage};

use crate::table::{arranged, building, goods, offers, own, play, refused, seat};

fn aircraft(start: Arrangement, index: u8, fighters: u8, bombers: u8) -> Arrangement {
    start.aircraft(seat(index), Aircraft::Fighter, fighters).aircraft(seat(index), Aircraft::Bomber, bombers)
}

/// Seat 0 with 3 fighters and 3 bombers; seat 1 with 1 fighter, 1 bomber and a mine; seat 2 with a bare factory.
fn sky() -> Arrangement {
    let start = aircraft(aircraft(aircraft(arranged(3), 0, 3, 3), 1, 1, 1), 2, 0, 0);
    start
        .buildings(seat(0), &["mine-01"])
        .buildings(seat(1), &["mine-04"])
        .buildings(seat(2), &["factory-04"])
}

#[test]
fn mp_8_1_any_number_of_strikes_in_any_order_or_none() {
    let mut position = sky().finish().unwrap();
    play(
        &mut position,
        &["0 place air-strike-2", "0 raid factory-04", "0 strike 2 fighter", "0 raid factory-04"],
    );
    play(&mut position, &["0 raid mine-04"]);
    assert_eq!(position.damage(building("factory-04")), 2);
    assert_eq!(position.damage(building("mine-04")), 1);
    assert_eq!(goods(&position, 0)[2..4], [2, 0]);
    let mut none = sky().finish().unwrap();
    play(&mut none, &["0 place air-strike-1", "0 done"]);
    assert_eq!(none.stage(), Stage::Turn);
}

#[test]
fn mp_8_2_a_fighter_takes_a_fighter_or_a_bomber_that_exists() {
    let mut position = sky().finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 strike 2 bomber"]);
    assert_eq!(goods(&position, 1)[2..4], [1, 0]);
    assert_eq!(goods(&position, 0)[2..4], [2, 3]);
    assert_eq!(refused(&position, "strike 2 bomber"), Some("MP-8.2"));
    assert_eq!(refused(&position, "strike 3 fighter"), Some("MP-8.2"));
    let mut grounded = aircraft(sky(), 0, 0, 1).finish().unwrap();
    play(&mut grounded, &["0 place air-strike-1"]);
    assert_eq!(refused(&grounded, "strike 2 fighter"), Some("MP-8.2"));
}

#[test]
fn mp_8_3_a_raid_needs_a_target_without_fighters() {
    let mut position = sky().finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(refused(&position, "raid mine-04"), Some("MP-8.3"));
    assert_eq!(refused(&position, "raid mine-07"), Some("MP-8.3"), "nobody has it");
    play(&mut position, &["0 strike 2 fighter", "0 raid mine-04"]);
    assert_eq!((position.damage(building("mine-04")), goods(&position, 0)[3]), (1, 2));
    let mut bare = aircraft(sky(), 0, 1, 0).finish().unwrap();
    play(&mut bare, &["0 place air-strike-1"]);
    assert_eq!(refused(&bare, "raid factory-04"), Some("MP-8.3"), "no bomber");
}

#[test]
fn mp_8_4_damaged_and_occupied_buildings_may_be_hit() {
    let start = sky().damage("factory-04", 5).supply(seat(2), own(2, 0, 0));
    let mut position = start.on_building("factory-04", seat(2), own(2, 0, 0)).finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 raid factory-04"]);
    assert_eq!(position.damage(building("factory-04")), 6);
    // Without another bomber the turn goes on.
    let mut position = aircraft(sky(), 0, 0, 1).finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 raid factory-04"]);
    assert_eq!((position.damage(building("factory-04")), position.stage()), (1, Stage::Turn));
}

#[test]
fn mp_8_5_the_attackers_buildings_and_aircraft_are_not_targets() {
    let mut position = aircraft(sky(), 0, 1, 1).finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(refused(&position, "strike 1 bomber"), Some("MP-8.5"));
    assert_eq!(refused(&position, "raid mine-01"), Some("MP-8.5"));
}

/// MP-8.11 too: workers, goods and the building stay.
#[test]
fn mp_8_6_a_damaged_building_is_unusable_and_its_workers_unharmed() {
    let mut position = sky().finish().unwrap();
    play(
        &mut position,
        &["0 place air-strike-1", "0 raid factory-04", "0 done", "0 done", "1 place mine-left", "1 done"],
    );
    assert_eq!(refused(&position, "use factory-04"), Some("MP-4.8"));
    let start = sky().supply(seat(2), own(2, 0, 0)).on_building("factory-04", seat(2), own(2, 0, 0));
    let mut position = start.money(seat(2), 9).finish().unwrap();
    play(
        &mut position,
        &["0 place air-strike-1", "0 raid factory-04", "0 done", "0 done", "1 place mine-left", "1 done"],
    );
    assert_eq!(position.on_building(building("factory-04")).1, own(2, 0, 0));
    assert_eq!(goods(&position, 2)[0], 9);
    assert!(position.buildings_of(seat(2)).has(building("factory-04").0));
    play(&mut position, &["2 retrieve"]);
    assert_eq!(position.supply(seat(2)), own(4, 0, 0));
    assert_eq!(position.on_building(building("factory-04")).1, Crew::NONE);
}

#[test]
fn mp_8_7_then_the_turn_continues_with_step_two() {
    let mut position = sky().finish().unwrap();
    play(&mut position, &["0 place air-strike-1", "0 raid factory-04", "0 done", "0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 1);
}

#[test]
fn mp_8_9_strikes_only_at_the_placement() {
    let mut position = aircraft(sky(), 0, 0, 0).buildings(seat(0), &["factory-01"]).finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(position.stage(), Stage::Turn, "without aircraft nothing happens");
    play(&mut position, &["0 use factory-01 take 1"]);
    assert_eq!(goods(&position, 0)[2], 1);
    assert_eq!(refused(&position, "strike 2 fighter"), Some("MP-3.2"));
    // Bombers alone, and nobody without fighters who has a building.
    let start = aircraft(aircraft(arranged(2), 0, 0, 3), 1, 1, 0).buildings(seat(1), &["mine-04"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(position.stage(), Stage::Turn);
}

#[test]
fn mp_8_10_one_fighter_protects_against_raids_and_only_against_raids() {
    let start = aircraft(aircraft(arranged(2), 0, 1, 9), 1, 2, 5).buildings(seat(1), &["mine-04"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert!(!offers(&position, "raid"));
    play(&mut position, &["0 strike 2 bomber"]);
    assert_eq!(goods(&position, 1)[2..4], [2, 4]);
    assert_eq!(goods(&position, 0)[2..4], [0, 9], "only what is spent is lost");
    assert_eq!(position.stage(), Stage::Turn);
}

#[test]
fn mp_8_11_a_hit_building_works_again_without_damage_and_workers() {
    let start = sky().damage("mine-01", 1).supply(seat(0), own(2, 0, 0));
    let mut position = start.on_building("mine-01", seat(0), own(1, 0, 0)).finish().unwrap();
    play(&mut position, &["0 place repair", "0 repair mine-01"]);
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"), "repaired, but occupied");
    play(&mut position, &["0 done", "1 place mine-left", "1 done", "2 place mine-middle", "2 done"]);
    play(&mut position, &["0 retrieve", "1 retrieve", "2 retrieve", "0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 2, "one from the middle mine space, one from the mine");
}
