//! MP-4: placing workers.

use manhattan_project::{Crew, Fuel, ManhattanProject, Stage};

use crate::table::{
    arranged, building, game, goods, grey, legal, offers, on_space, own, play, refused, seat, tables,
};

/// MP-4.13 too: the player names the workers.
#[test]
fn mp_4_1_permanent_workers_and_contractors_are_equivalent() {
    let start =
        arranged(2).buildings(seat(0), &["factory-06"]).supply(seat(0), own(0, 1, 0).plus(grey(0, 2, 0)));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use factory-06"]);
    assert_eq!(position.stage(), Stage::Crew);
    let ways = ["send contractor-engineer contractor-engineer", "send engineer contractor-engineer"];
    assert_eq!(legal(&position), ways);
    play(&mut position, &["0 send engineer contractor-engineer"]);
    assert_eq!(position.on_building(building("factory-06")), (seat(0), own(0, 1, 0).plus(grey(0, 1, 0))));
    assert_eq!(goods(&position, 0)[..4], [13, 0, 1, 4]);
}

#[test]
fn mp_4_2_only_workers_of_the_personal_supply() {
    let start = arranged(2).supply(seat(0), own(2, 1, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(refused(&position, "send scientist"), Some("MP-4.2"));
    assert_eq!(refused(&position, "send contractor-labourer"), Some("MP-4.2"));
    assert_eq!(legal(&position), ["send engineer", "send labourer"]);
}

#[test]
fn mp_4_3_one_worker_on_one_space_two_on_design_bomb() {
    let start = arranged(2).supply(seat(0), own(4, 1, 1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(refused(&position, "send labourer labourer"), Some("MP-4.6"));
    play(&mut position, &["0 send labourer"]);
    assert_eq!(position.supply(seat(0)), own(3, 1, 1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place design-bomb"]);
    assert_eq!(on_space(&position, "design-bomb", 0), own(0, 1, 1));
    assert_eq!(position.supply(seat(0)), own(4, 0, 0));
}

#[test]
fn mp_4_4_an_occupied_space_is_blocked_but_construction_never() {
    let start = arranged(3).supply(seat(1), own(4, 1, 1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place mine-middle", "0 done"]);
    assert_eq!(refused(&position, "place mine-middle"), Some("MP-4.4"));
    let mut position = start.money(seat(0), 0).money(seat(1), 0).finish().unwrap();
    play(
        &mut position,
        &["0 place construction", "0 done", "1 place construction", "1 send labourer", "1 done"],
    );
    assert_eq!(refused(&position, "place construction"), None);
    // Every other space is blocked by any worker: another's, a contractor, an own one.
    let rich = arranged(2).money(seat(0), 20).yellowcake(seat(0), 9).supply(seat(0), own(3, 1, 1));
    let mut limited = 0;
    for space in tables().board.spaces.iter().filter(|space| space.id != "construction") {
        let take = if space.id == "university-choice" { " take 1" } else { "" };
        let place = format!("place {}{take}", space.id);
        assert_eq!(refused(&rich.finish().unwrap(), &place), None, "{place}");
        for (owner, crew) in [(1, own(0, 1, 0)), (1, grey(0, 1, 0)), (0, own(0, 1, 0)), (0, grey(1, 0, 0))] {
            let position = rich.on_space(&space.id, seat(owner), crew).finish().unwrap();
            assert_eq!(refused(&position, &place), Some("MP-4.4"), "{place}: {crew:?} of {owner}");
        }
        limited += 1;
    }
    assert_eq!(limited, 19);
    // One worker left on Design bomb blocks it.
    let position = start.on_space("design-bomb", seat(2), own(0, 1, 0)).turn(seat(1)).finish().unwrap();
    assert_eq!(refused(&position, "place design-bomb"), Some("MP-4.4"));
}

#[test]
fn mp_4_5_a_space_may_ask_for_a_type() {
    let labourers = arranged(2).finish().unwrap();
    for space in ["mine-right", "factory-right", "reactor", "design-bomb"] {
        assert_eq!(refused(&labourers, &format!("place {space}")), Some("MP-4.5"), "{space}");
    }
    let rich = arranged(2).yellowcake(seat(0), 5);
    let engineer = rich.supply(seat(0), own(1, 1, 0)).finish().unwrap();
    assert!(offers(&engineer, "place mine-right") && offers(&engineer, "place factory-right"));
    assert_eq!(refused(&engineer, "place reactor"), Some("MP-4.5"));
    let mut scientist = rich.supply(seat(0), own(1, 0, 1)).finish().unwrap();
    assert!(offers(&scientist, "place factory-right") && offers(&scientist, "place reactor"));
    assert_eq!(refused(&scientist, "place mine-right"), Some("MP-4.5"));
    play(&mut scientist, &["0 place factory-right"]);
    assert_eq!(scientist.supply(seat(0)), own(1, 0, 0), "the labourer was no choice");
    let mut any = rich.supply(seat(0), own(1, 1, 1)).finish().unwrap();
    play(&mut any, &["0 place mine-middle"]);
    assert_eq!(legal(&any), ["send scientist", "send engineer", "send labourer"]);
    // The spaces without an icon take every type.
    for space in [
        "construction",
        "factory-left",
        "factory-middle",
        "factory-fighters",
        "factory-bombers",
        "mine-left",
        "mine-middle",
        "university-labourers",
        "university-engineer",
        "university-scientist",
        "university-choice take 1",
        "air-strike-1",
        "air-strike-2",
        "repair",
        "espionage",
    ] {
        for crew in [own(1, 0, 0), own(0, 1, 0), own(0, 0, 1)] {
            let position = rich.supply(seat(0), crew).finish().unwrap();
            assert_eq!(refused(&position, &format!("place {space}")), None, "{space}: {crew:?}");
        }
    }
}

#[test]
fn mp_4_6_all_icons_are_filled_at_once_and_exactly() {
    let start = arranged(2).buildings(seat(0), &["mine-06", "reactor-05"]).yellowcake(seat(0), 9);
    let position = start.supply(seat(0), own(2, 0, 0)).finish().unwrap();
    assert_eq!(refused(&position, "use mine-06"), Some("MP-4.6"));
    let mut position = start.supply(seat(0), own(1, 2, 1)).finish().unwrap();
    assert_eq!(refused(&position, "use reactor-05"), Some("MP-4.6"), "one scientist is not two");
    play(&mut position, &["0 use mine-06"]);
    assert_eq!(refused(&position, "send labourer engineer"), Some("MP-4.6"));
    assert_eq!(refused(&position, "send labourer engineer engineer scientist"), Some("MP-4.6"));
    play(&mut position, &["0 send labourer engineer scientist"]);
    assert_eq!(goods(&position, 0)[1], 13);
}

#[test]
fn mp_4_7_a_building_with_a_worker_of_anybody_cannot_be_used() {
    let start = arranged(2).buildings(seat(0), &["mine-01"]).supply(seat(1), own(3, 0, 0));
    let position = start.on_building("mine-01", seat(1), own(1, 0, 0)).finish().unwrap();
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"));
    let position = start.on_building("mine-01", seat(1), grey(1, 0, 0)).finish().unwrap();
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"));
}

#[test]
fn mp_4_8_a_damaged_building_cannot_be_used() {
    let start = arranged(2).buildings(seat(0), &["mine-01"]);
    let position = start.damage("mine-01", 1).finish().unwrap();
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.8"));
    assert!(!offers(&position, "use"));
    // Not by a spy either.
    let mut position = start.damage("mine-01", 1).turn(seat(1)).finish().unwrap();
    play(&mut position, &["1 place espionage"]);
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.8"));
}

#[test]
fn mp_4_9_only_own_buildings_without_espionage() {
    let position = arranged(2).buildings(seat(1), &["mine-01"]).finish().unwrap();
    assert_eq!(refused(&position, "use mine-01"), Some("MP-11.2"));
    assert_eq!(refused(&position, "use mine-04"), Some("MP-4.9"), "nobody has it");
}

#[test]
fn mp_4_10_costs_are_paid_in_full_at_the_placement() {
    let start =
        arranged(2).supply(seat(0), own(1, 0, 2)).buildings(seat(0), &["enrichment-04", "reactor-02"]);
    let position = start.money(seat(0), 3).yellowcake(seat(0), 1).finish().unwrap();
    assert_eq!(refused(&position, "place enrichment"), Some("MP-4.10"));
    assert_eq!(refused(&position, "use enrichment-04"), Some("MP-4.10"));
    let position = start.money(seat(0), 2).yellowcake(seat(0), 4).finish().unwrap();
    assert_eq!(refused(&position, "use enrichment-04"), Some("MP-4.10"));
    assert_eq!(refused(&position, "use reactor-02 pay 1"), Some("MP-4.10"), "it costs 1 uranium");
    let mut position = start.money(seat(0), 3).yellowcake(seat(0), 4).finish().unwrap();
    play(&mut position, &["0 use enrichment-04"]);
    assert_eq!(goods(&position, 0), [0, 0, 1, 1, 2, 0]);
}

#[test]
fn mp_4_11_one_of_the_alternatives_is_paid() {
    let start = arranged(2).supply(seat(0), own(0, 0, 1)).buildings(seat(0), &["reactor-02"]);
    let start = start.fuel(seat(0), Fuel::Uranium, 1).yellowcake(seat(0), 2);
    let mut uranium = start.finish().unwrap();
    let mut yellowcake = uranium;
    play(&mut uranium, &["0 use reactor-02 pay 1"]);
    assert_eq!(goods(&uranium, 0)[1..], [2, 1, 1, 0, 1]);
    play(&mut yellowcake, &["0 use reactor-02 pay 2"]);
    assert_eq!(goods(&yellowcake, 0)[1..], [0, 1, 1, 1, 1]);
    let short = start.yellowcake(seat(0), 1).finish().unwrap();
    assert!(offers(&short, "use reactor-02 pay 1") && !offers(&short, "use reactor-02 pay 2"));
    assert_eq!(refused(&short, "use reactor-02 pay 3"), Some("MP-4.11"));
}

#[test]
fn mp_4_12_workers_stay_until_retrieved() {
    let mut position = arranged(2).buildings(seat(0), &["mine-01"]).finish().unwrap();
    play(
        &mut position,
        &["0 use mine-01", "0 done", "1 place mine-middle", "1 done", "0 place mine-left", "0 done"],
    );
    let placed = |position: &ManhattanProject| {
        let mine = position.on_building(building("mine-01")).1;
        (mine, on_space(position, "mine-left", 0), on_space(position, "mine-middle", 1))
    };
    assert_eq!(placed(&position), (own(1, 0, 0), own(1, 0, 0), own(1, 0, 0)));
    play(&mut position, &["1 retrieve"]);
    assert_eq!(placed(&position), (own(1, 0, 0), own(1, 0, 0), Crew::NONE));
    play(&mut position, &["0 retrieve"]);
    assert_eq!(placed(&position), (Crew::NONE, Crew::NONE, Crew::NONE));
}

#[test]
fn mp_4_13_with_only_one_possible_crew_the_player_is_not_asked() {
    let mut position = game(2, &[]);
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(position.stage(), Stage::Turn);
    let start = arranged(2).supply(seat(0), own(1, 0, 0).plus(grey(1, 0, 0)));
    let mut position = start.buildings(seat(0), &["mine-02"]).finish().unwrap();
    play(&mut position, &["0 use mine-02"]);
    assert_eq!(position.stage(), Stage::Turn, "both workers are needed");
}

#[test]
fn mp_4_14_the_output_of_an_action_cannot_pay_for_it() {
    let start = arranged(2).money(seat(0), 1).bribes(9);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place construction"]);
    assert_eq!(position.stage(), Stage::Turn, "the bribe pile does not buy position 1");
    let poor = arranged(2).money(seat(0), 4).yellowcake(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&poor, "place factory-left"), Some("MP-4.10"));
    assert_eq!(refused(&poor, "place mine-left"), Some("MP-4.10"));
}

/// MP-7.8 and MP-9.6 too: just bought, or just repaired.
#[test]
fn mp_4_15_a_building_is_usable_however_it_became_free() {
    let start = arranged(2).supply(seat(0), own(2, 0, 0)).market(&["mine-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place construction", "0 buy 1", "0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 1);
    let mut position = start.buildings(seat(0), &["mine-01"]).damage("mine-01", 1).finish().unwrap();
    play(&mut position, &["0 place repair", "0 repair mine-01", "0 use mine-01"]);
    assert_eq!(goods(&position, 0)[1], 1);
}
