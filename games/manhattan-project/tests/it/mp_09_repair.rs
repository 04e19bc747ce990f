//! MP-9: repair.

use engine::Game;
use manhattan_project::{Arrangement, Event, Stage};

use crate::table::{arranged, building, goods, legal, offers, own, play, refused, seat};

/// Seats 0, 1 and 2 have damage; seat 3 has none.
fn ruins() -> Arrangement {
    arranged(4)
        .buildings(seat(0), &["mine-01", "mine-02"])
        .buildings(seat(1), &["mine-03", "mine-04"])
        .buildings(seat(2), &["mine-06"])
        .damage("mine-01", 2)
        .damage("mine-02", 4)
        .damage("mine-03", 2)
        .damage("mine-04", 2)
        .damage("mine-06", 1)
}

#[test]
fn mp_9_1_five_dollars_for_up_to_three_points_split_as_wished() {
    let mut position = ruins().money(seat(0), 5).finish().unwrap();
    play(&mut position, &["0 place repair", "0 repair mine-02", "0 repair mine-01", "0 repair mine-02"]);
    assert_eq!((position.damage(building("mine-01")), position.damage(building("mine-02"))), (1, 2));
    assert_eq!(goods(&position, 0)[0], 0);
    assert_eq!(position.to_act(), Some(seat(1)), "three points are all");
    let poor = ruins().money(seat(0), 4).finish().unwrap();
    assert_eq!(refused(&poor, "place repair"), Some("MP-4.10"));
    let mut position = ruins().finish().unwrap();
    play(&mut position, &["0 place repair"]);
    assert_eq!(refused(&position, "repair mine-03"), Some("MP-9.1"), "another's");
}

/// MP-9.4 too: in turn order; players without damage or with too little money are skipped.
#[test]
fn mp_9_2_then_the_others_pay_two_three_and_five() {
    let mut position = ruins().money(seat(1), 10).finish().unwrap();
    play(
        &mut position,
        &["0 place repair", "0 done", "1 repair mine-03", "1 repair mine-04", "1 repair mine-03"],
    );
    assert_eq!(goods(&position, 1)[0], 0);
    assert_eq!(position.damage(building("mine-03")), 0);
    assert_eq!(position.supply(seat(1)), own(4, 0, 0), "they place nobody");
    play(&mut position, &["2 repair mine-06"]);
    assert_eq!(goods(&position, 2)[0], 12);
    assert_eq!((position.stage(), position.to_act()), (Stage::Turn, Some(seat(0))), "seat 3 is not asked");
    // Turn order begins to the left of the active player.
    let mut position = ruins().turn(seat(1)).finish().unwrap();
    play(&mut position, &["1 place repair", "1 done"]);
    assert_eq!(position.to_act(), Some(seat(2)));
    play(&mut position, &["2 done"]);
    assert_eq!(position.to_act(), Some(seat(0)));
}

#[test]
fn mp_9_3_the_others_may_repair_though_the_active_player_does_not() {
    let mut position = ruins().finish().unwrap();
    play(&mut position, &["0 place repair", "0 done", "1 done", "2 repair mine-06"]);
    assert_eq!(position.damage(building("mine-06")), 0);
    assert_eq!(position.damage(building("mine-01")), 2);
}

#[test]
fn mp_9_4_no_more_points_than_damage_and_money_allow() {
    let mut position = ruins().money(seat(1), 6).money(seat(2), 1).finish().unwrap();
    let events = play(&mut position, &["0 place repair", "0 done", "1 repair mine-03", "1 repair mine-03"]);
    assert!(events.contains(&Event::Repaired(seat(1), building("mine-03"), 3)));
    assert_eq!(goods(&position, 1)[0], 1, "the third point would cost $5");
    assert_eq!(position.to_act(), Some(seat(0)), "and seat 2 has less than $2");
    let mut position = ruins().finish().unwrap();
    play(&mut position, &["0 place repair", "0 done", "1 repair mine-03", "1 repair mine-03"]);
    assert_eq!(refused(&position, "repair mine-03"), Some("MP-9.1"), "no damage is left there");
    assert_eq!(legal(&position), ["repair mine-04", "done"]);
}

#[test]
fn mp_9_5_without_damage_the_space_must_still_be_paid() {
    let start = ruins().turn(seat(3)).money(seat(1), 0).money(seat(2), 0).money(seat(0), 0);
    let mut position = start.money(seat(3), 5).finish().unwrap();
    play(&mut position, &["3 place repair"]);
    assert_eq!((goods(&position, 3)[0], position.stage()), (0, Stage::Turn));
    // With more than three points the rest stays.
    let mut position = ruins().finish().unwrap();
    play(&mut position, &["0 place repair", "0 repair mine-02", "0 repair mine-02", "0 repair mine-02"]);
    assert_eq!(position.damage(building("mine-02")), 1);
}

#[test]
fn mp_9_6_a_repaired_building_is_usable_in_step_two() {
    let mut position = ruins().finish().unwrap();
    assert!(!offers(&position, "use"));
    play(
        &mut position,
        &["0 place repair", "0 repair mine-01", "0 repair mine-01", "0 done", "1 done", "2 done"],
    );
    play(&mut position, &["0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 1);
    assert_eq!(refused(&position, "use mine-02"), Some("MP-4.8"));
}
