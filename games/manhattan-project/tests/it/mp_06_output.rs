//! MP-6: worker actions in general.

use engine::{Components, Files, Game};
use manhattan_project::{Aircraft, Arrangement, Event, Fuel, ManhattanProject, Stage, Workers};
use testkit::GameSetup;

use crate::table::{Lowest, arranged, game, goods, grey, legal, offers, own, play, refused, seat};

#[test]
fn mp_6_1_the_action_comes_at_once_and_only_then() {
    let mut position = game(2, &[]);
    play(&mut position, &["0 place mine-middle"]);
    assert_eq!(goods(&position, 0)[1], 3);
    play(&mut position, &["0 done", "1 place mine-left", "1 done"]);
    assert_eq!(goods(&position, 0)[1], 3, "the worker stands there, and nothing more comes");
}

#[test]
fn mp_6_2_an_action_may_be_declined_or_be_pointless() {
    let start = arranged(2).yellowcake(seat(0), 3).buildings(seat(0), &["enrichment-01", "mine-01"]);
    let start = start.supply(seat(0), own(1, 1, 2));
    let mut position = start.finish().unwrap();
    let events = play(&mut position, &["0 place factory-left decline", "0 send labourer"]);
    assert!(events.contains(&Event::Declined(seat(0))));
    assert_eq!(goods(&position, 0)[..2], [10, 0], "the cost is paid all the same");
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use enrichment-01 decline"]);
    assert_eq!(goods(&position, 0)[..5], [9, 0, 1, 1, 0]);
    for space in ["design-bomb", "espionage", "construction", "air-strike-1", "repair"] {
        assert_eq!(
            refused(&start.finish().unwrap(), &format!("place {space} decline")),
            Some("MP-6.2"),
            "{space}"
        );
    }
    let full = start.aircraft(seat(0), Aircraft::Fighter, 10).finish().unwrap();
    assert!(offers(&full, "place factory-fighters"), "only to block");
}

#[test]
fn mp_6_3_one_of_the_outputs() {
    let start =
        arranged(2).buildings(seat(0), &["factory-09"]).supply(seat(0), own(0, 1, 0)).finish().unwrap();
    let (mut fighters, mut bombers) = (start, start);
    play(&mut fighters, &["0 use factory-09 take 1"]);
    assert_eq!(goods(&fighters, 0)[2..4], [3, 1]);
    play(&mut bombers, &["0 use factory-09 take 2"]);
    assert_eq!(goods(&bombers, 0)[2..4], [1, 3]);
    assert_eq!(refused(&start, "use factory-09 take 3"), Some("MP-6.3"));
    assert_eq!(refused(&start, "place university-choice take 3"), Some("MP-6.3"));
}

#[test]
fn mp_6_4_the_others_receive_even_if_the_player_declines() {
    for (action, mine) in [("0 place factory-middle", 15), ("0 place factory-middle decline", 10)] {
        let mut position = game(3, &[]);
        play(&mut position, &[action]);
        let money: Vec<u16> = (0..3).map(|index| goods(&position, index)[0]).collect();
        assert_eq!(money, [mine, 14, 16], "{action}");
    }
}

/// MP-6.12 too: each resource is limited on its own.
#[test]
fn mp_6_5_goods_beyond_a_limit_are_lost() {
    let start = arranged(2).supply(seat(0), own(0, 2, 3)).buildings(seat(0), &["factory-07", "reactor-10"]);
    let start = start.aircraft(seat(0), Aircraft::Fighter, 9).fuel(seat(0), Fuel::Plutonium, 6);
    let mut position = start.yellowcake(seat(0), 8).finish().unwrap();
    play(&mut position, &["0 use factory-07", "0 use reactor-10"]);
    assert_eq!(goods(&position, 0), [13, 0, 10, 1, 0, 8]);
    // Workers: one contractor is left for three labourers, one permanent worker for two scientists.
    let start = arranged(2).buildings(seat(0), &["university-06"]).supply(seat(0), own(3, 0, 3));
    let mut position = start.supply(seat(1), own(4, 0, 0).plus(grey(3, 0, 4))).finish().unwrap();
    play(&mut position, &["0 place university-labourers", "0 send labourer"]);
    assert_eq!(position.supply(seat(0)), own(2, 0, 3).plus(grey(1, 0, 0)));
    play(&mut position, &["0 use university-06 take 1", "0 send labourer labourer"]);
    assert_eq!(position.supply(seat(0)), own(0, 0, 4).plus(grey(1, 0, 0)));
}

/// MP-6.11 too.
#[test]
fn mp_6_6_each_gained_worker_is_permanent_or_a_contractor() {
    let start = arranged(2).buildings(seat(0), &["university-07"]).supply(seat(0), own(2, 0, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use university-07"]);
    assert_eq!(position.stage(), Stage::Gaining);
    let mixes = ["gain 0 permanent", "gain 1 permanent", "gain 2 permanent", "gain 3 permanent"];
    assert_eq!(legal(&position), mixes);
    assert_eq!(refused(&position, "gain 4 permanent"), Some("MP-6.11"));
    play(&mut position, &["0 gain 2 permanent"]);
    assert_eq!(position.supply(seat(0)), own(0, 2, 0).plus(grey(0, 1, 0)));
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 2, 4));
    assert_eq!(position.contractors(), Workers::new(4, 3, 4));
}

#[test]
fn mp_6_7_a_permanent_worker_is_kept_for_good() {
    let mut position = arranged(2).buildings(seat(0), &["university-01"]).finish().unwrap();
    play(
        &mut position,
        &["0 use university-01", "0 gain 1 permanent", "0 done", "1 place mine-left", "1 done"],
    );
    play(&mut position, &["0 retrieve"]);
    assert_eq!(position.supply(seat(0)), own(4, 1, 0));
    assert_eq!(position.untrained(seat(0)), Workers::new(0, 3, 4));
}

#[test]
fn mp_6_8_gained_labourers_are_contractors() {
    let mut position = game(2, &[]);
    play(&mut position, &["0 place university-labourers"]);
    assert_eq!(position.stage(), Stage::Turn, "there is no choice");
    assert_eq!(position.supply(seat(0)), own(3, 0, 0).plus(grey(3, 0, 0)));
    play(&mut position, &["0 done"]);
    let mut next = position;
    play(&mut next, &["1 place mine-left", "1 done", "0 place mine-middle", "0 send labourer"]);
    assert_eq!(next.contractors(), Workers::new(1, 4, 4));
}

/// MP-D.10 too: on the spaces even if declined, on the market only when a building is bought.
#[test]
fn mp_6_9_red_dollars_go_to_the_bribe_pile() {
    let start = arranged(2).supply(seat(0), own(2, 1, 0)).yellowcake(seat(0), 3).money(seat(0), 40);
    let position = start.finish().unwrap();
    for (action, bribes) in [
        ("place factory-left", 1),
        ("place factory-middle", 1),
        ("place factory-right", 1),
        ("place factory-left decline", 1),
        ("place factory-right decline", 1),
        ("place factory-fighters", 0),
        ("place factory-bombers", 0),
        ("place mine-middle", 0),
    ] {
        let mut after = position;
        play(&mut after, &[&format!("0 {action}")]);
        if after.stage() == Stage::Crew {
            play(&mut after, &["0 send labourer"]);
        }
        assert_eq!(after.bribes(), bribes, "{action}");
    }
    for (buy, bribes) in [("buy 4", 0), ("buy 5", 1), ("buy 6", 1), ("buy 7", 1), ("done", 0)] {
        let mut after = position;
        play(&mut after, &["0 place construction", "0 send labourer", &format!("0 {buy}")]);
        assert_eq!(after.bribes(), bribes, "{buy}");
    }
}

#[test]
fn mp_6_10_the_bribe_pile_has_no_limit() {
    let mut position = arranged(2).bribes(300).finish().unwrap();
    play(&mut position, &["0 place factory-middle"]);
    assert_eq!(position.bribes(), 301);
}

/// No printed card gives several types, but a card of another component set may.
#[test]
fn mp_6_11_several_types_are_handled_type_by_type() {
    let mut files = Files::of::<ManhattanProject>();
    let mut text = files.text("buildings.toml").to_owned();
    for (printed, other) in [
        ("gain = [{ engineer = 3 }]", "gain = [{ engineer = 1, scientist = 1 }]"),
        ("gain = [{ scientist = 3 }]", "gain = [{ labourer = 2, scientist = 1 }]"),
    ] {
        assert!(text.contains(printed));
        text = text.replacen(printed, other, 1);
    }
    files.replace("buildings.toml", text).unwrap();
    let tables = Components::keep(ManhattanProject::components(&files).unwrap());
    let start =
        Arrangement::of(GameSetup::new(2, &[("first", "1")]).start(tables, &mut Lowest)).turn(seat(0));
    let start = start.buildings(seat(0), &["university-07", "university-10"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use university-07", "0 gain 0 permanent", "0 gain 1 permanent"]);
    assert_eq!(position.supply(seat(0)), own(2, 0, 1).plus(grey(0, 1, 0)));
    // Labourers leave no choice; scientists do.
    play(&mut position, &["0 use university-10"]);
    assert_eq!(position.supply(seat(0)).contractors, Workers::new(2, 1, 0));
    play(&mut position, &["0 gain 1 permanent"]);
    assert_eq!(position.supply(seat(0)), own(2, 0, 1).plus(grey(2, 1, 0)));
}

#[test]
fn mp_6_12_an_alternative_that_brings_nothing_may_be_chosen() {
    let start = arranged(2).buildings(seat(0), &["factory-01"]).aircraft(seat(0), Aircraft::Fighter, 10);
    let mut position = start.finish().unwrap();
    assert!(offers(&position, "use factory-01 take 1"));
    play(&mut position, &["0 use factory-01 take 1"]);
    assert_eq!(goods(&position, 0)[..3], [10, 0, 10]);
    // One of two fighters, with room for only one.
    let start = arranged(2).buildings(seat(0), &["factory-09"]).supply(seat(0), own(0, 1, 0));
    let mut position = start.aircraft(seat(0), Aircraft::Fighter, 9).finish().unwrap();
    play(&mut position, &["0 use factory-09 take 1"]);
    assert_eq!(goods(&position, 0)[2..4], [10, 1]);
}

/// Costs are not refunded; the bribe and the gains of the others still happen.
#[test]
fn mp_6_13_a_declined_output_is_lost() {
    let start = arranged(2).yellowcake(seat(0), 3).money(seat(1), 12).finish().unwrap();
    for (action, mine, theirs) in [
        ("0 place factory-left decline", [10, 0], 12),
        ("0 place factory-middle decline", [10, 3], 14),
        ("0 place mine-left decline", [5, 3], 12),
    ] {
        let mut position = start;
        play(&mut position, &[action]);
        assert_eq!(
            (goods(&position, 0)[..2].to_vec(), goods(&position, 1)[0]),
            (mine.to_vec(), theirs),
            "{action}"
        );
        assert_eq!(position.bribes(), u16::from(action.contains("factory")), "{action}");
        assert_eq!(legal(&position), ["done"], "{action}");
    }
    let mut position = game(2, &[]);
    play(&mut position, &["0 place mine-middle decline"]);
    assert_eq!((goods(&position, 0)[1], goods(&position, 1)[1]), (0, 1));
    assert_eq!(legal(&position), ["done"]);
}
