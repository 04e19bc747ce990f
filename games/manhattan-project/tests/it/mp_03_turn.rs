//! MP-3: the turn.

use engine::Game;
use manhattan_project::{Aircraft, Crew, Fuel, Stage};

use crate::table::{arranged, game, goods, grey, legal, offers, own, play, refused, score, seat};

#[test]
fn mp_3_1_one_turn_each_clockwise() {
    let mut position = game(3, &[]);
    play(&mut position, &["0 place mine-middle", "0 done", "1 place mine-left", "1 done"]);
    play(&mut position, &["2 place factory-middle", "2 done"]);
    assert_eq!(position.to_act(), Some(seat(0)));
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn mp_3_2_a_turn_is_placing_or_retrieving_and_never_a_pass() {
    let mut position = game(2, &[]);
    assert_eq!(refused(&position, "done"), Some("MP-3.6"));
    play(&mut position, &["0 place mine-middle", "0 done", "1 place mine-left", "1 done"]);
    let list = legal(&position);
    assert!(list.contains(&"retrieve".to_owned()) && offers(&position, "place"));
    assert!(!list.contains(&"done".to_owned()));
}

#[test]
fn mp_3_3_a_player_without_a_worker_must_retrieve() {
    let start = arranged(2).supply(seat(0), Crew::NONE).built(seat(0), &["uranium-06"]);
    let position = start.finish().unwrap();
    assert_eq!(legal(&position), ["retrieve"]);
    assert_eq!(refused(&position, "place construction"), Some("MP-3.3"));
    assert_eq!(refused(&position, "load uranium-06"), Some("MP-3.3"));
}

/// MP-5.5 too.
#[test]
fn mp_3_4_retrieving_must_bring_back_a_permanent_worker_of_the_player() {
    let position = game(2, &[]);
    assert_eq!(refused(&position, "retrieve"), Some("MP-5.5"));
    assert!(!offers(&position, "retrieve"));
    // A contractor placed and one in hand are not enough.
    let start = arranged(2).supply(seat(0), own(4, 0, 0).plus(grey(1, 0, 0)));
    let position = start.on_space("mine-left", seat(0), grey(1, 0, 0)).finish().unwrap();
    assert_eq!(refused(&position, "retrieve"), Some("MP-5.5"));
}

#[test]
fn mp_3_5_main_board_once_then_buildings() {
    let mut position = arranged(2).buildings(seat(0), &["mine-01", "factory-01"]).finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(refused(&position, "place mine-left"), Some("MP-3.5"));
    play(&mut position, &["0 use mine-01", "0 use factory-01 take 2"]);
    assert_eq!(goods(&position, 0)[..2], [12, 4]);
    assert_eq!(refused(&position, "place construction"), Some("MP-3.5"));
}

#[test]
fn mp_3_6_each_step_is_optional_but_a_worker_must_be_placed() {
    let start = arranged(2).buildings(seat(0), &["mine-01"]).built(seat(0), &["uranium-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 load uranium-01"]);
    assert_eq!(refused(&position, "done"), Some("MP-3.6"), "loading places nobody");
    play(&mut position, &["0 use mine-01", "0 done"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle", "0 done"]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn mp_3_7_a_building_closes_the_main_board() {
    let mut position = arranged(2).buildings(seat(0), &["mine-01"]).finish().unwrap();
    assert!(position.may_place_on_main_board());
    play(&mut position, &["0 use mine-01"]);
    assert!(!position.may_place_on_main_board() && !offers(&position, "place"));
    assert_eq!(refused(&position, "place mine-middle"), Some("MP-3.5"));
}

/// MP-3.11 too: a bomb action does not close step 1, but settles the turn.
#[test]
fn mp_3_8_bomb_actions_at_any_point_of_a_placing_turn() {
    let start = arranged(2).buildings(seat(0), &["mine-01", "factory-01"]).money(seat(0), 20);
    let start = start.built(seat(0), &["uranium-01", "uranium-02", "uranium-03", "plutonium-01"]);
    let start = start.aircraft(seat(0), Aircraft::Bomber, 5).supply(seat(0), own(3, 0, 0));
    let mut position = start.finish().unwrap();
    assert!(offers(&position, "retrieve"));
    play(&mut position, &["0 load uranium-01"]);
    assert_eq!(refused(&position, "retrieve"), Some("MP-3.11"));
    play(
        &mut position,
        &["0 place mine-middle", "0 load uranium-02", "0 use mine-01", "0 test plutonium-01"],
    );
    play(&mut position, &["0 use factory-01 take 1", "0 load uranium-03", "0 done"]);
    assert_eq!(score(&position, 0), 9 + 10 + 11 + 15 + 6);
    assert_eq!(position.stage(), Stage::Turn);
    // While an action is being resolved nothing interrupts it.
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place construction"]);
    assert_eq!(position.stage(), Stage::Buying);
    assert_eq!(refused(&position, "load uranium-01"), Some("MP-3.2"));
}

#[test]
fn mp_3_9_workers_and_resources_of_this_turn_can_be_used_at_once() {
    let start = arranged(2).buildings(seat(0), &["university-02", "reactor-01"]);
    let mut position = start.supply(seat(0), own(2, 0, 0)).finish().unwrap();
    assert!(!offers(&position, "use reactor-01"));
    play(
        &mut position,
        &["0 place mine-middle", "0 use university-02", "0 gain 1 permanent", "0 use reactor-01"],
    );
    assert_eq!(position.fuel(seat(0), Fuel::Plutonium), 1);
}

#[test]
fn mp_3_10_a_contractor_alone_makes_a_placing_turn() {
    let start = arranged(2).supply(seat(0), grey(1, 0, 0));
    let position = start.finish().unwrap();
    assert!(offers(&position, "place") && offers(&position, "retrieve"));
}

#[test]
fn mp_3_11_a_placement_settles_the_turn() {
    let start = arranged(2).supply(seat(0), own(3, 0, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(refused(&position, "retrieve"), Some("MP-3.11"));
}

#[test]
fn mp_3_12_the_player_declares_the_end_and_loads_before_it_without_workers() {
    let start = arranged(2).supply(seat(0), own(1, 0, 0)).built(seat(0), &["uranium-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(position.to_act(), Some(seat(0)));
    assert_eq!(legal(&position), ["load uranium-01", "done"]);
    play(&mut position, &["0 load uranium-01", "0 done"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.to_act(), Some(seat(1)), "a retrieving turn ends by itself");
}

#[test]
fn mp_3_13_others_decide_in_drafts_and_repairs_then_the_turn_continues() {
    let start = arranged(3).buildings(seat(2), &["mine-04"]).damage("mine-04", 1);
    let start = start.supply(seat(0), own(2, 1, 1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place repair", "0 send labourer"]);
    assert_eq!((position.active(), position.to_act()), (seat(0), Some(seat(2))));
    play(&mut position, &["2 done"]);
    assert_eq!(position.to_act(), Some(seat(0)));
    let mut position = start.finish().unwrap();
    let keep = |position: &manhattan_project::ManhattanProject| legal(position)[0].clone();
    play(&mut position, &["0 place design-bomb"]);
    for index in 0..3 {
        assert_eq!(position.to_act(), Some(seat(index)));
        let card = keep(&position);
        play(&mut position, &[&format!("{index} {card}")]);
    }
    assert_eq!((position.stage(), position.to_act()), (Stage::Turn, Some(seat(0))));
}
