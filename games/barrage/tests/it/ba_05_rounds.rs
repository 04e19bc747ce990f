//! BA-5, BA-6, BA-10: rounds, turns, water flow.

use barrage::{Company, Event, Headstream, Stage, Structure};
use engine::Game;

use crate::table::{
    base, conduit, contract, drops, finish_round, legal, legal_like, plain, play, powerhouse, refused, seat,
    tile,
};

#[test]
fn ba_5_1_five_rounds_of_five_phases_without_the_last() {
    let mut position = plain(2).round(1).finish().unwrap();
    for round in 1..=5 {
        let events = finish_round(&mut position, &[]);
        let phases: Vec<u8> = events
            .iter()
            .filter_map(|event| if let Event::PhaseBegan(phase) = event { Some(*phase) } else { None })
            .collect();
        assert_eq!(phases, if round < 5 { vec![3, 4, 5, 1, 2] } else { vec![3, 4] }, "round {round}");
    }
    assert_eq!(position.to_act(), None);
}

/// Five bases and elevations of seat 0, which is Germany.
#[test]
fn ba_5_2_every_uncovered_income_is_received() {
    let germany = Company::Germany;
    let row = |counts: [u8; 3]| {
        let mut table = plain(2).company(seat(0), germany).company(seat(1), Company::Usa);
        for at in 0..counts[0] {
            let level = if at < counts[1] { 2 } else { 1 };
            table = table.dam(barrage::BaseSpace(2 * at + 1), Some(seat(0)), level, 0);
        }
        for at in 0..counts[2] {
            table = table.conduit(barrage::ConduitSpace(at), seat(0));
        }
        table.finish().unwrap().income(seat(0))
    };
    let none = row([1, 1, 1]);
    assert!(none.is_nothing());
    let some = row([2, 2, 3]);
    assert_eq!((some.vp, some.credits, some.rotate, some.any_machine), (3, 3, 1, 0));
    let more = row([4, 4, 4]);
    assert_eq!((more.vp, more.any_machine, more.energy, more.drops_now), (3 + 2 + 2, 2, 2, 2));
    let all = row([5, 5, 5]);
    assert_eq!(all.vp, 7 + 21);
    let sums = Company::ALL.iter().map(|&company| {
        let rows = &crate::table::tables().company(company).income;
        rows.iter().all(|row| row[2].vp == 7)
    });
    assert!(sums.into_iter().all(|seven| seven));
}

#[test]
fn ba_5_3_powerhouses_give_no_income() {
    let mut table = plain(2);
    for id in ["p5.1", "p6.1", "p7.1", "p8.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    assert!(table.finish().unwrap().income(seat(0)).is_nothing());
}

/// Two companies whose income makes drops flow: the USA by elevations, Germany by conduits.
fn two_with_flowing_income() -> barrage::Arrangement {
    let mut table = plain(2).order(&[seat(0), seat(1)]);
    for id in ["b5l", "b6l"] {
        table = table.dam(base(id), Some(seat(0)), 3, 0);
    }
    for id in ["c1l", "c2l", "c3l", "c4l"] {
        table = table.conduit(conduit(id), seat(1));
    }
    table
}

// BA-5.4: the same.
#[test]
fn ba_d_4_income_in_reverse_turn_order() {
    let mut position = two_with_flowing_income().energy(seat(1), 1).finish().unwrap();
    finish_round(&mut position, &[]);
    // Seat 1 made more energy and is last in the new order: its income comes first.
    assert_eq!(position.order(), [seat(0), seat(1)]);
    assert_eq!((position.to_act(), position.stage()), (Some(seat(1)), Stage::DropsNow(2)));
    play(&mut position, &["1 pour", "0 machines 1"]);
    assert_eq!((position.to_act(), position.stage()), (Some(seat(0)), Stage::DropsNow(2)));
}

#[test]
fn ba_5_4_income_is_received_company_by_company() {
    let mut position = two_with_flowing_income().energy(seat(0), 1).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.to_act(), Some(seat(0)));
}

#[test]
fn ba_5_5_headstreams_get_the_drops_of_the_round() {
    let mut position = plain(2).headstream_tiles([1, 2, 7, 8]).round(1).finish().unwrap();
    let mut expected = [[2, 0, 0, 1], [2, 1, 2, 2], [0, 3, 2, 1], [0; 4]].into_iter();
    for _ in 2..=5 {
        finish_round(&mut position, &[]);
        assert_eq!(
            [0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))),
            expected.next().unwrap()
        );
    }
}

#[test]
fn ba_x_11_tile_3_has_two_drops_in_round_1() {
    let draws = [("headstream", 2)];
    let mut chance = testkit::Stacked::new(&draws, 5);
    let options = crate::table::options(&[("game", "introductory")]);
    let position = barrage::Barrage::start(*crate::table::tables(), &options, 2, &mut chance).unwrap();
    assert_eq!(position.on_headstream(Headstream(0)), 2);
}

#[test]
fn ba_5_6_incomes_come_before_the_headstreams_and_count_for_the_new_round() {
    let mut position = two_with_flowing_income().headstream_tiles([4, 1, 2, 3]).finish().unwrap();
    let table = barrage::Arrangement::of(position).company(seat(1), Company::Italy);
    position =
        table.dam(base("b8l"), Some(seat(1)), 3, 0).dam(base("b9l"), Some(seat(1)), 3, 0).finish().unwrap();
    finish_round(&mut position, &[]);
    let waiting = |position: &barrage::Barrage| position.on_headstream(Headstream(0));
    while position.stage() != Stage::Turn {
        assert_eq!(waiting(&position), 0);
        let to_act = position.to_act().unwrap().number();
        let text = legal(&position).remove(0);
        play(&mut position, &[&format!("{to_act} {text}")]);
    }
    // Italy's fourth elevation gives 4 energy, on the track of round 2.
    assert_eq!((position.round(), position.energy(seat(1)), waiting(&position)), (2, 4, 1));
}

#[test]
fn ba_5_7_round_5_has_income_and_flow_but_no_new_drops() {
    let table = plain(2).round(4).company(seat(0), Company::Germany).dam(base("b5l"), Some(seat(0)), 1, 0);
    let table = table.dam(base("b1l"), Some(seat(0)), 1, 0).company(seat(1), Company::Usa);
    let mut position = table.finish().unwrap();
    finish_round(&mut position, &[]);
    // Two bases: 3 VP; no energy: 3 VP lost.
    assert_eq!((position.vp(seat(0)), position.round()), (10 + 3 - 3, 5));
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [0; 4]);
    let to_act = position.to_act().unwrap().number();
    play(&mut position, &[&format!("{to_act} pour water.two left ha hb")]);
    finish_round(&mut position, &[]);
    assert_eq!((drops(&position, "b1l"), drops(&position, "b5l")), (1, 1));
}

#[test]
fn ba_6_1_turns_alternate_until_all_have_passed() {
    let mut position = plain(3).finish().unwrap();
    play(&mut position, &["0 bank 1", "1 bank 12", "2 bank 1", "0 bank 11", "2 bank 1", "2 bank 1"]);
    assert!(position.has_passed(seat(1)) && position.has_passed(seat(0)) && !position.has_passed(seat(2)));
}

#[test]
fn ba_6_2_one_action_a_turn() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use workshop.one left"]);
    assert_eq!(position.to_act(), Some(seat(1)));
    assert_eq!(refused(&position, "decline"), Some("BA-6.2"));
}

#[test]
fn ba_6_3_engineers_and_red_places() {
    let mut position = plain(2).engineers(seat(0), 2).credits(seat(0), 6).finish().unwrap();
    assert_eq!(refused(&position, "use workshop.three right"), Some("BA-6.3"));
    play(&mut position, &["0 use machinery.excavator right"]);
    assert_eq!((position.engineers(seat(0)), position.credits(seat(0))), (1, 1));
}

#[test]
fn ba_6_4_place_and_action_are_paid_together() {
    let position = plain(2).credits(seat(0), 4).finish().unwrap();
    assert_eq!(refused(&position, "use machinery.excavator right"), Some("BA-6.4"));
    assert_eq!(refused(&position, "use machinery.excavator left"), None);
    let position = plain(2).credits(seat(0), 5).engineers(seat(0), 1).finish().unwrap();
    assert_eq!(refused(&position, "use machinery.excavator right"), None, "3 and 2 credits");
    assert_eq!(refused(&position, "use machinery.both left"), Some("BA-6.3"), "2 engineers");
    // Impossible actions: no water anywhere, no open contract.
    assert_eq!(refused(&position, "produce turbine.minus2 left b1l c1l 1"), Some("BA-8.1"));
    let closed = barrage::Colour::ALL.iter().fold(plain(2), |table, &colour| table.open(colour, [None; 2]));
    assert!(legal_like(&closed.finish().unwrap(), "take").is_empty());
}

#[test]
fn ba_6_5_no_pass_with_an_engineer() {
    let mut position = plain(2).engineers(seat(0), 1).finish().unwrap();
    assert_eq!(refused(&position, "pass"), Some("BA-6.5"));
    play(&mut position, &["0 bank 1", "1 bank 1"]);
    // Without engineers seat 0 has passed, for the whole round.
    assert_eq!((position.has_passed(seat(0)), position.to_act()), (true, Some(seat(1))));
}

#[test]
fn ba_6_6_the_phase_ends_when_all_have_passed() {
    let mut position = plain(2).round(1).finish().unwrap();
    play(&mut position, &["0 bank 12", "1 bank 11"]);
    assert_eq!(position.round(), 1);
    play(&mut position, &["1 bank 1"]);
    assert_eq!(position.round(), 2);
}

#[test]
fn ba_6_7_management_places_are_shared() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use workshop.one left"]);
    assert_eq!(refused(&position, "use workshop.one left"), Some("BA-6.7"));
    play(&mut position, &["1 bank 1", "0 bank 1", "1 construct base base b8l"]);
    // Seat 1's construction space is its own.
    assert_eq!((position.constructions(seat(0)), position.constructions(seat(1))), (0, 1));
}

#[test]
fn ba_6_8_one_company_may_use_both_places() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use workshop.one left", "1 bank 1", "0 use workshop.one right"]);
    assert_eq!(position.engineers(seat(0)), 9);
}

#[test]
fn ba_6_9_the_action_s_credits_are_paid_too() {
    let mut position = plain(2).credits(seat(0), 8).finish().unwrap();
    play(&mut position, &["0 use machinery.both right"]);
    assert_eq!(position.credits(seat(0)), 0);
}

#[test]
fn ba_6_10_impossible_actions_are_illegal() {
    let table = plain(2).credits(seat(0), 20).patents([None, Some(tile("base_1")), None]);
    let table = table.open(barrage::Colour::Green, [None; 2]).open(barrage::Colour::Yellow, [None; 2]);
    let position = table.open(barrage::Colour::Red, [None; 2]).finish().unwrap();
    assert!(legal_like(&position, "produce").is_empty() && legal_like(&position, "take").is_empty());
    assert_eq!(legal_like(&position, "use patent"), ["use patent.2 left"]);
    assert_eq!(refused(&position, "take contract.one left r01"), Some("BA-9.17"));
    for text in ["use workshop.three left", "use machinery.both left", "pour water.two left ha", "bank 1"] {
        assert_eq!(refused(&position, text), None, "{text}");
    }
}

// BA-D.6: it may use it or pass.
#[test]
fn ba_6_11_an_engineer_free_tile_keeps_a_company_in() {
    let table = plain(2).engineers(seat(0), 0).tiles(
        seat(0),
        &[tile("base"), tile("elevation"), tile("conduit"), tile("powerhouse"), tile("powerhouse_1")],
    );
    let mut position = table.turn(seat(1)).finish().unwrap();
    play(&mut position, &["1 bank 1"]);
    assert_eq!(position.to_act(), Some(seat(0)));
    assert!(legal(&position).iter().all(|text| text.starts_with("construct powerhouse_1") || text == "pass"));
    assert!(legal(&position).len() > 1);
    let without = barrage::Arrangement::of(position).machines(seat(0), 6, 1).turn(seat(1)).finish().unwrap();
    let mut without = without;
    play(&mut without, &["1 bank 1"]);
    assert!(without.has_passed(seat(0)), "two mixers are missing");
}

#[test]
fn ba_d_6_use_it_or_pass() {
    let basic = ["base", "elevation", "conduit", "powerhouse", "powerhouse_1"].map(tile);
    let mut position = plain(2).engineers(seat(0), 0).tiles(seat(0), &basic).finish().unwrap();
    let mut other = position;
    play(&mut position, &["0 pass"]);
    assert!(position.has_passed(seat(0)));
    play(&mut other, &["0 construct powerhouse_1 powerhouse p8.1", "1 bank 1"]);
    assert!(other.has_passed(seat(0)) && other.built(seat(0), Structure::Powerhouse) == 1);
}

#[test]
fn ba_6_12_engineers_stay_until_the_end_of_the_round() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 use workshop.one left", "1 bank 12", "0 bank 1", "0 bank 1"]);
    assert_eq!(position.engineers(seat(0)), 9);
    assert_eq!(
        position.on_place(crate::table::place("workshop.one", "left")).map(|placed| placed.seat),
        Some(seat(0))
    );
    finish_round(&mut position, &[]);
    assert_eq!(
        (position.engineers(seat(0)), position.on_place(crate::table::place("workshop.one", "left"))),
        (12, None)
    );
}

#[test]
fn ba_10_1_all_drops_on_headstreams_flow() {
    let table =
        plain(2).dam(base("b2l"), Some(seat(0)), 1, 0).dam(base("b9u"), None, 3, 0).headstreams([0, 3, 0, 2]);
    let mut position = table.round(5).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!((drops(&position, "b2l"), drops(&position, "b9u")), (1, 2));
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [0; 4]);
}

#[test]
fn ba_10_2_the_order_of_drops_does_not_matter() {
    let table = plain(2).dam(base("b5l"), Some(seat(0)), 2, 0).dam(base("b10l"), None, 2, 0).dam(
        base("b6u"),
        None,
        1,
        0,
    );
    let start = table.finish().unwrap();
    let pour = |first: &str, second: &str| {
        let mut position = start;
        play(
            &mut position,
            &[&format!("0 pour water.flow left {first}"), &format!("1 pour water.flow right {second}")],
        );
        ["b5l", "b10l", "b6u"].map(|id| drops(&position, id))
    };
    for (one, other) in [("hb", "hc"), ("hc", "hd"), ("ha", "hd"), ("hc", "hc")] {
        assert_eq!(pour(one, other), pour(other, one));
    }
}

#[test]
fn ba_x_24_water_flow_left_part() {
    let table =
        plain(2).headstreams([2, 0, 0, 0]).dam(base("b1l"), None, 1, 1).dam(base("b8l"), Some(seat(0)), 3, 2);
    let mut position = table.round(5).finish().unwrap();
    let events = finish_round(&mut position, &[]);
    assert_eq!((drops(&position, "b1l"), drops(&position, "b8l")), (1, 3));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Left(_))).count(), 1);
}

#[test]
fn ba_x_25_water_flow_right_part() {
    let table = plain(2).headstreams([0, 3, 0, 0]).dam(base("b2l"), Some(seat(0)), 2, 1).dam(
        base("b5u"),
        Some(seat(1)),
        1,
        0,
    );
    let mut position = table.dam(base("b5l"), None, 2, 0).round(5).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(["b2l", "b5u", "b5l"].map(|id| drops(&position, id)), [2, 1, 1]);
}

#[test]
fn ba_x_6_a_neutral_dam_fills_up_and_the_rest_flows_on() {
    let mut position =
        plain(2).headstreams([0, 2, 0, 0]).dam(base("b5l"), None, 2, 1).round(5).finish().unwrap();
    let events = finish_round(&mut position, &[]);
    assert_eq!(drops(&position, "b5l"), 2);
    assert!(events.contains(&Event::Left(barrage::Basin(10))));
    assert!(!position.fulfilled(seat(0)).has(contract("s1").0));
}
