//! MP-5: retrieving workers.

use engine::Game;
use manhattan_project::{Aircraft, Arrangement, Crew, ManhattanProject, Space, Workers};

use crate::table::{arranged, bomb, building, goods, grey, offers, on_space, own, play, refused, seat};

/// Seat 0 has workers everywhere, and there are workers of others on its boards.
fn everywhere() -> Arrangement {
    arranged(3)
        .buildings(seat(0), &["mine-02", "mine-04", "mine-01"])
        .buildings(seat(1), &["university-05"])
        .built(seat(0), &["uranium-02"])
        .supply(seat(0), own(1, 0, 0).plus(grey(0, 0, 1)))
        .supply(seat(1), own(3, 0, 0).plus(grey(0, 0, 1)))
        .supply(seat(2), own(3, 0, 0))
        .on_space("mine-left", seat(0), own(1, 0, 0))
        .on_space("mine-middle", seat(2), own(1, 0, 0))
        .on_space("factory-middle", seat(2), grey(1, 0, 0))
        .on_building("mine-02", seat(0), own(1, 0, 0).plus(grey(1, 0, 0)))
        .on_building("mine-04", seat(1), own(1, 0, 0).plus(grey(0, 1, 0)))
        .on_building("university-05", seat(0), own(0, 1, 0).plus(grey(0, 1, 0)))
        .on_bomb("uranium-02", own(0, 1, 1).plus(grey(0, 1, 0)))
        .damage("mine-01", 2)
        .loaded(seat(0), &["uranium-02"])
        .contractors_on_construction(Workers::new(1, 0, 0))
}

fn retrieved() -> ManhattanProject {
    let mut position = everywhere().finish().expect("a position");
    play(&mut position, &["0 retrieve"]);
    position
}

#[test]
fn mp_5_1_all_own_permanent_workers_come_back_from_everywhere() {
    let position = retrieved();
    // One labourer was on Construction.
    assert_eq!(position.supply(seat(0)), own(4, 2, 1));
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 2, 3), "nobody comes from the general supply");
}

#[test]
fn mp_5_2_everybody_leaves_the_players_buildings_and_bombs() {
    let position = retrieved();
    for id in ["mine-02", "mine-04", "mine-01"] {
        assert_eq!(position.on_building(building(id)).1, Crew::NONE, "{id}");
    }
    assert_eq!(position.on_bomb(bomb("uranium-02")), Crew::NONE);
    assert_eq!(position.supply(seat(1)).permanent, Workers::new(4, 0, 0), "the guest went home");
}

#[test]
fn mp_5_3_contractors_leave_the_main_board_and_the_players_supply() {
    let position = retrieved();
    assert_eq!(on_space(&position, "factory-middle", 2), Crew::NONE);
    assert_eq!(on_space(&position, "construction", 0), Crew::NONE);
    assert_eq!(position.supply(seat(0)).contractors, Workers::NONE);
    // All but those on seat 1's university and in its supply.
    assert_eq!(position.contractors(), Workers::new(4, 3, 3));
}

#[test]
fn mp_5_4_other_workers_stay() {
    let position = retrieved();
    assert_eq!(on_space(&position, "mine-middle", 2), own(1, 0, 0));
    assert_eq!(position.on_building(building("university-05")).1, grey(0, 1, 0));
    assert_eq!(position.supply(seat(1)).contractors, Workers::new(0, 0, 1));
    assert_eq!(position.damage(building("mine-01")), 2);
    assert!(position.loaded(seat(0)).has(bomb("uranium-02").0));
}

#[test]
fn mp_5_5_one_placed_permanent_worker_is_enough() {
    let start = arranged(2).supply(seat(0), own(3, 0, 0)).on_space("mine-left", seat(0), own(1, 0, 0));
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "retrieve"), None);
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.supply(seat(0)), own(4, 0, 0));
    // A worker on an opponent's building counts as well.
    let start = arranged(2).supply(seat(0), own(3, 0, 0)).buildings(seat(1), &["mine-01"]);
    let position = start.on_building("mine-01", seat(0), own(1, 0, 0)).finish().unwrap();
    assert_eq!(refused(&position, "retrieve"), None);
}

#[test]
fn mp_5_6_afterwards_all_are_in_a_supply() {
    let position = retrieved();
    let all = position.supply(seat(0)).permanent.total() + position.untrained(seat(0)).total();
    assert_eq!(all, 12);
    assert!(position.supply(seat(0)).contractors.is_empty());
    for space in Space::all() {
        for index in 0..3 {
            assert!(position.on_space(space, seat(index)).contractors.is_empty());
        }
    }
    for id in ["mine-02", "mine-04", "mine-01"] {
        assert!(position.on_building(building(id)).1.is_empty(), "{id}");
    }
    assert!(position.on_bomb(bomb("uranium-02")).is_empty());
}

#[test]
fn mp_5_7_nothing_else_happens() {
    let before = everywhere().finish().unwrap();
    let after = retrieved();
    for index in 0..3 {
        assert_eq!(goods(&before, index), goods(&after, index));
    }
    assert_eq!(after.to_act(), Some(seat(1)));
}

/// MP-D.11 too: the contractor of the spy stays until the owner of the building retrieves.
#[test]
fn mp_5_8_a_worker_on_an_opponents_building_leaves_by_either_retrieval() {
    let start =
        arranged(2).buildings(seat(1), &["mine-04"]).supply(seat(0), own(3, 0, 0)).damage("mine-04", 1);
    let start = start.on_building("mine-04", seat(0), own(1, 0, 0).plus(grey(1, 0, 0)));
    let start = start.supply(seat(1), own(3, 0, 0));
    let mut by_spy = start.finish().unwrap();
    play(&mut by_spy, &["0 retrieve"]);
    assert_eq!(by_spy.on_building(building("mine-04")).1, grey(1, 0, 0));
    assert_eq!(by_spy.supply(seat(0)), own(4, 0, 0));
    play(&mut by_spy, &["1 retrieve"]);
    assert_eq!(by_spy.on_building(building("mine-04")).1, Crew::NONE);
    let mut by_owner = start.turn(seat(1)).finish().unwrap();
    play(&mut by_owner, &["1 retrieve"]);
    assert_eq!(by_owner.on_building(building("mine-04")).1, Crew::NONE);
    assert_eq!(by_owner.supply(seat(0)), own(4, 0, 0));
    assert_eq!(by_owner.contractors(), Workers::new(4, 4, 4));
}

#[test]
fn mp_5_9_a_partner_left_on_design_bomb_blocks_it() {
    let start = arranged(2).supply(seat(0), own(3, 1, 1)).supply(seat(1), own(4, 0, 0));
    let start = start.on_space("design-bomb", seat(1), own(0, 1, 0).plus(grey(0, 0, 1)));
    let mut position = start.on_space("mine-left", seat(1), grey(1, 0, 0)).finish().unwrap();
    play(&mut position, &["0 retrieve", "1 place mine-left"]);
    assert_eq!(on_space(&position, "design-bomb", 1), own(0, 1, 0));
    play(&mut position, &["1 done"]);
    assert_eq!(refused(&position, "place design-bomb"), Some("MP-4.4"));
}

#[test]
fn mp_5_10_workers_back_in_anothers_turn_wait_for_their_own_turn() {
    let start = arranged(2).buildings(seat(0), &["mine-01"]).supply(seat(0), own(3, 0, 0));
    let start = start.supply(seat(1), grey(1, 0, 0)).on_building("mine-01", seat(1), own(1, 0, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.supply(seat(1)), own(1, 0, 0).plus(grey(1, 0, 0)), "the contractor is not lost");
    assert!(offers(&position, "place"));
    play(&mut position, &["1 retrieve"]);
    assert_eq!(position.supply(seat(1)), own(4, 0, 0));
    assert_eq!(position.aircraft(seat(1), Aircraft::Fighter), 1);
}
