//! MP-I: invariants. `invariants` is checked after every action of every test and of the random games; these tests show
//! that it notices violations, and check what spans two positions.

use engine::{Game, Playout, Seat};
use manhattan_project::{Action, Arrangement, ManhattanProject, Stage, Workers};

use crate::table::{arranged, building, game, grey, own, seat, tables};

fn broken(arranged: Arrangement) -> String {
    arranged.finish().expect_err("this cannot be a position")
}

#[test]
fn mp_i_1_no_worker_is_made() {
    assert!(broken(arranged(2).supply(seat(0), own(5, 0, 0))).contains("MP-I.1"));
    assert!(
        broken(arranged(2).supply(seat(0), grey(0, 3, 0)).supply(seat(1), grey(0, 2, 0))).contains("MP-I.1")
    );
}

/// No labourer is in the general supply, however few are in hand.
#[test]
fn mp_i_2_no_labourer_in_the_general_supply() {
    let position = arranged(2).supply(seat(0), own(0, 1, 0)).finish().unwrap();
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 3, 4));
}

#[test]
fn mp_i_3_tracks_stay_within_their_limits() {
    use manhattan_project::{Aircraft, Fuel};
    assert!(broken(arranged(2).fuel(seat(0), Fuel::Uranium, 9)).contains("MP-I.3"));
    assert!(broken(arranged(2).fuel(seat(1), Fuel::Plutonium, 9)).contains("MP-I.3"));
    assert!(broken(arranged(2).aircraft(seat(0), Aircraft::Fighter, 11)).contains("MP-I.3"));
    assert!(broken(arranged(2).espionage(seat(0), 7)).contains("MP-I.3"));
}

#[test]
fn mp_i_4_every_card_is_in_one_place() {
    let missing = arranged(2).bomb_deck(&["uranium-05"], &["uranium-05"], seat(0));
    assert!(broken(missing).contains("MP-I.4"));
}

#[test]
fn mp_i_5_nobody_has_anothers_token() {
    assert!(broken(arranged(2).token(seat(0), 4)).contains("MP-I.5"), "no such token with two players");
    assert!(broken(arranged(2).token(seat(0), 6).token(seat(1), 6)).contains("MP-I.5"));
}

/// MP-I.9, MP-I.10, MP-I.12 too: what spans two positions, over random games.
#[test]
fn mp_i_6_a_used_building_holds_exactly_its_workers() {
    for seats in 2..=5 {
        let mut chance = Playout::new(seats.into());
        let mut position = game(seats, &[]);
        let mut list = Vec::new();
        let (mut uses, mut retrievals) = (0, 0);
        while position.to_act().is_some() {
            list.clear();
            position.actions(&mut list);
            let choices = position.at_random(&list);
            let action = choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
            let before = position;
            position.play(action, &mut chance, &mut ());
            uses += check_buildings(&before, &position);
            retrievals += check_retrieval(&before, &position, action);
            check_turn(&before, &position, action);
            check_scores(&position);
        }
        assert!(uses > 50 && retrievals > 20, "{uses} uses, {retrievals} retrievals");
    }
}

/// Checks MP-I.6; returns the number of buildings in use.
fn check_buildings(before: &ManhattanProject, after: &ManhattanProject) -> usize {
    let mut uses = 0;
    for row in 0..50 {
        let row = manhattan_project::Building(row);
        let (old, new) = (before.on_building(row).1, after.on_building(row).1);
        if new.total() > old.total() {
            assert_eq!((old.total(), before.damage(row)), (0, 0));
            assert!(tables().building(row).work.need.is_met_by(new));
            uses += 1;
        }
    }
    uses
}

/// Checks MP-I.9; returns whether it was a retrieval.
fn check_retrieval(before: &ManhattanProject, after: &ManhattanProject, action: Action) -> usize {
    if action != Action::Retrieve {
        return 0;
    }
    let me = before.active();
    assert_eq!(after.supply(me).permanent.plus(after.untrained(me)), tables().permanent);
    assert!(after.supply(me).contractors.is_empty());
    for row in after.buildings_of(me) {
        assert!(after.on_building(manhattan_project::Building(row)).1.is_empty());
    }
    for bomb in after.built(me) {
        assert!(after.on_bomb(manhattan_project::Bomb(bomb)).is_empty());
    }
    assert!(after.token(me).is_none_or(|(_, crew)| crew.is_empty()));
    for space in manhattan_project::Space::all() {
        assert!(after.on_space(space, me).is_empty());
    }
    1
}

/// MP-I.10.
fn check_turn(before: &ManhattanProject, after: &ManhattanProject, action: Action) {
    if before.active() != after.active() {
        let me = before.active();
        let back = after.supply(me).permanent.total() > before.supply(me).permanent.total();
        assert!(if action == Action::Retrieve { back } else { action == Action::Done });
        assert!(back || before.stage() == Stage::Turn);
    }
}

/// MP-I.12, from scratch.
fn check_scores(position: &ManhattanProject) {
    for seat in Seat::all(position.seats()) {
        let tested = position.token(seat);
        let mut points = tested.map_or(0, |(value, _)| i32::from(value));
        for row in position.built(seat) {
            let tables = tables();
            let card = &tables.bombs[usize::from(row)];
            points += i32::from(if tested.is_some() { card.tested } else { card.untested });
            points += if position.loaded(seat).has(row) { 5 } else { 0 };
        }
        assert_eq!(position.standings().score(seat).total(), points);
    }
}

#[test]
fn mp_i_7_no_second_placement_on_a_limited_space() {
    let two = arranged(2).supply(seat(0), own(2, 0, 0)).on_space("mine-left", seat(0), own(2, 0, 0));
    assert!(broken(two).contains("MP-I.7"));
    let three = arranged(2).buildings(seat(0), &["mine-01"]).supply(seat(0), own(2, 0, 0));
    assert!(broken(three.on_building("mine-01", seat(0), own(2, 0, 0))).contains("MP-I.6"));
}

#[test]
fn mp_i_8_before_the_end_every_score_is_below_the_goal() {
    let start = arranged(5).built(seat(0), &["uranium-15", "uranium-10"]);
    assert!(broken(start).contains("MP-I.8"));
}

#[test]
fn mp_i_9_after_retrieving_all_workers_are_in_a_supply() {
    let start =
        arranged(2).buildings(seat(0), &["mine-02"]).supply(seat(0), own(1, 0, 0).plus(grey(1, 0, 0)));
    let before = start.on_building("mine-02", seat(0), own(1, 0, 0).plus(grey(1, 0, 0))).finish().unwrap();
    let mut after = before;
    after.play(Action::Retrieve, &mut Playout::new(1), &mut ());
    assert_eq!(check_retrieval(&before, &after, Action::Retrieve), 1);
    assert!(after.on_building(building("mine-02")).1.is_empty());
}

#[test]
fn mp_i_10_no_turn_ends_without_a_worker_placed() {
    let position = game(2, &[]);
    assert!(position.check(Action::Done).is_err() && position.check(Action::Retrieve).is_err());
}

#[test]
fn mp_i_11_all_or_no_bombs_lie_face_up() {
    assert!(broken(arranged(2).face_up(&["uranium-01", "uranium-02"])).contains("MP-I.11"));
}

#[test]
fn mp_i_12_the_score_follows_from_the_table() {
    let start =
        arranged(2).built(seat(0), &["uranium-01", "plutonium-05"]).loaded(seat(0), &["plutonium-05"]);
    check_scores(&start.token(seat(0), 0).finish().unwrap());
    check_scores(&start.finish().unwrap());
}
