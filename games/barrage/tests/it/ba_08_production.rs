//! BA-8: production and contracts.

use barrage::{Arrangement, Basin, Company, Event, Officer, Site, Stage};
use engine::Game;

use crate::table::{
    base, conduit, contract, drops, full, legal, legal_like, plain, play, powerhouse, refused, seat, tables,
};

/// Seat 0 (Italy) has a powerhouse in basin 8 fed by its own conduit of value 5 from its own dam in basin 1.
fn system(seats: usize, held: u8) -> Arrangement {
    let table = plain(seats).company(seat(0), Company::Italy).company(seat(1), Company::Germany);
    let table = if seats > 2 { table.company(seat(2), Company::Usa) } else { table };
    let table = table.dam(base("b1l"), Some(seat(0)), 3, held).conduit(conduit("c1l"), seat(0));
    table.powerhouse(powerhouse("p8.1"), seat(0))
}

/// The same through a conduit of seat 1.
fn with_rival_conduit(held: u8, credits: u16) -> Arrangement {
    system(2, held).conduit(conduit("c1l"), seat(1)).credits(seat(0), credits)
}

#[test]
fn ba_8_1_a_powerhouse_and_a_dam_of_the_company_or_a_neutral_dam_and_any_conduit() {
    let table = plain(2)
        .dam(base("b5l"), Some(seat(1)), 1, 1)
        .dam(base("b5u"), None, 1, 0)
        .conduit(conduit("c5l"), seat(0));
    let table = table.powerhouse(powerhouse("p8.1"), seat(0));
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.zero left b5l c5l 1"), Some("BA-8.1"));
    assert_eq!(refused(&position, "produce turbine.zero left b5u c5l 1"), Some("BA-8.1"), "no drop");
    let position = table.dam(base("b5u"), None, 1, 1).finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.zero left b5u c5l 1"), None);
    let position = Arrangement::of(position).turn(seat(1)).finish().unwrap();
    assert_eq!(
        refused(&position, "produce turbine.zero left b5l c5l 1"),
        Some("BA-8.1"),
        "no own powerhouse"
    );
}

#[test]
fn ba_8_2_from_one_to_all_drops() {
    let position = system(2, 3).finish().unwrap();
    let list = legal_like(&position, "produce turbine.zero left");
    assert_eq!(list, [1, 2, 3].map(|drops| format!("produce turbine.zero left b1l c1l {drops}")));
    assert_eq!(refused(&position, "produce turbine.zero left b1l c1l 4"), Some("BA-8.2"));
    assert_eq!(refused(&position, "produce turbine.zero left b1l c1l 0"), Some("BA-8.2"));
}

#[test]
fn ba_8_3_drops_times_value_plus_space_plus_company() {
    let energy = |table: Arrangement, row: &str| {
        let mut position = table.finish().unwrap();
        play(&mut position, &[&format!("0 produce {row} left b1l c1l 2")]);
        position.energy(seat(0))
    };
    assert_eq!(energy(system(2, 2), "turbine.plus2"), 12);
    assert_eq!(energy(system(2, 2), "turbine.minus2"), 8);
    assert_eq!(energy(system(2, 2).powerhouse(powerhouse("p9.1"), seat(0)), "turbine.zero"), 11);
}

#[test]
fn ba_8_4_a_total_below_one_is_illegal() {
    let table = plain(2).dam(base("b10l"), Some(seat(0)), 2, 2).conduit(conduit("c10r"), seat(0));
    let table = table.powerhouse(powerhouse("p12.1"), seat(0));
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.minus2 left b10l c10r 2"), Some("BA-8.4"));
    assert_eq!(refused(&position, "produce turbine.zero left b10l c10r 1"), None);
}

#[test]
fn ba_8_5_an_opponents_conduit_costs_a_credit_a_drop_and_gives_a_vp() {
    let mut position = with_rival_conduit(3, 6).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3"]);
    assert_eq!((position.credits(seat(0)), position.credits(seat(1)), position.vp(seat(1))), (3, 9, 13));
    let mut position = system(2, 3).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3"]);
    assert_eq!((position.credits(seat(0)), position.vp(seat(0))), (6, 10), "their own conduit is free");
}

#[test]
fn ba_8_6_rows_of_the_turbine_station() {
    let board = &crate::table::tables().board;
    let rows: Vec<_> = board.rows[..5].iter().map(|row| (row.left.unwrap(), row.right.unwrap())).collect();
    for (left, right) in &rows[..4] {
        assert_eq!((left.engineers, left.credits, right.engineers, right.credits), (2, 0, 3, 3));
    }
    let (left, right) = rows[4];
    assert_eq!((left.engineers, left.credits, right.engineers, right.credits), (1, 0, 2, 0));
    let bonus = |at: usize| match board.rows[at].task {
        barrage::board::Task::Produce(bonus) => bonus,
        _ => 99,
    };
    assert_eq!([0, 1, 2, 3, 4].map(bonus), [2, 1, 0, -1, -2]);
}

#[test]
fn ba_8_7_energy_then_water_then_fee_then_contract() {
    let table =
        with_rival_conduit(2, 6).contracts(seat(0), &[contract("g03")]).dam(base("b8l"), Some(seat(1)), 2, 0);
    let mut position = table.finish().unwrap();
    let events = play(&mut position, &["0 produce turbine.zero left b1l c1l 2", "0 fulfil g03"]);
    let at = |event: Event| events.iter().position(|&seen| seen == event).unwrap();
    let order = [
        at(Event::Energy(seat(0), 10)),
        at(Event::Held(base("b8l"))),
        at(Event::FeePaid(seat(0), seat(1), 2)),
        at(Event::Fulfilled(seat(0), contract("g03"))),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(drops(&position, "b8l"), 2);
}

#[test]
fn ba_8_8_all_energy_of_the_round_counts() {
    let mut position = system(2, 3).energy(seat(0), 28).round(5).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(position.energy(seat(0)), 33);
}

#[test]
fn ba_x_17_a_marker_on_5_after_7_stands_on_12() {
    let mut position = system(2, 1).energy(seat(0), 5).finish().unwrap();
    play(&mut position, &["0 produce turbine.plus2 left b1l c1l 1"]);
    assert_eq!(position.energy(seat(0)), 12);
}

#[test]
fn ba_8_9_one_production_must_reach_the_contract() {
    let table = system(2, 1).contracts(seat(0), &["g03", "y01", "y06"].map(contract)).energy(seat(0), 20);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(legal(&position), ["fulfil g03", "fulfil y01", "decline"]);
    assert_eq!(refused(&position, "fulfil y06"), Some("BA-8.9"));
}

#[test]
fn ba_8_10_one_contract_a_production() {
    let mut position = system(2, 1).contracts(seat(0), &["g03", "y01"].map(contract)).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 fulfil g03"]);
    assert_eq!((position.to_act(), position.contracts(seat(0)).len()), (Some(seat(1)), 1));
}

// BA-8.16: never again, and never discarded.
#[test]
fn ba_8_11_a_fulfilled_contract_stays_face_down() {
    let mut position = system(2, 1).contracts(seat(0), &[contract("g03")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(refused(&position, "fulfil g02"), Some("BA-8.11"));
    play(&mut position, &["0 fulfil g03"]);
    assert_eq!(position.credits(seat(0)), 11);
    assert!(position.fulfilled(seat(0)).has(contract("g03").0) && position.contracts(seat(0)).is_empty());
}

#[test]
fn ba_8_16_a_contract_is_fulfilled_once() {
    let mut position = system(2, 2).contracts(seat(0), &[contract("g03")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 fulfil g03", "1 bank 1"]);
    play(&mut position, &["0 produce turbine.plus2 left b1l c1l 1"]);
    assert_eq!(position.to_act(), Some(seat(1)), "no contract is offered");
}

// BA-8.12: first come, first served, and not replaced.
#[test]
fn ba_x_19_one_national_contract_for_one_production() {
    let national = [Some(contract("n3")), Some(contract("n4")), None];
    let mut position = system(3, 3).national(national).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3"]);
    assert_eq!(legal(&position), ["fulfil n3", "fulfil n4", "decline"]);
    play(&mut position, &["0 fulfil n4"]);
    // Italy has one powerhouse: no +3. The contract gives 6 steps.
    assert_eq!((position.energy(seat(0)), position.vp(seat(0))), (21, 18));
    assert_eq!(position.national_contracts(), [Some(contract("n3")), None, None]);
}

#[test]
fn ba_8_12_a_national_contract_is_gone_when_fulfilled() {
    let national = [Some(contract("n3")), None, None];
    let mut position = system(2, 3).national(national).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3", "0 fulfil n3"]);
    assert_eq!(position.national_contracts(), [None; 3]);
    assert!(position.fulfilled(seat(0)).has(contract("n3").0));
}

#[test]
fn ba_8_13_fulfilling_is_optional() {
    let mut position = system(2, 1).contracts(seat(0), &[contract("g03")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 decline"]);
    assert_eq!((position.contracts(seat(0)).len(), position.credits(seat(0))), (1, 6));
}

#[test]
fn ba_8_14_a_part_that_cannot_be_carried_out_is_lost() {
    // Y10: 2 VP and an elevation; the company's only dam has full height.
    let mut position = system(2, 2).contracts(seat(0), &[contract("y10")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 2", "0 fulfil y10"]);
    assert_eq!((position.vp(seat(0)), position.to_act()), (12, Some(seat(1))));
}

#[test]
fn ba_8_15_the_fee_is_paid_after_the_space() {
    let position = with_rival_conduit(3, 4).finish().unwrap();
    let right = legal_like(&position, "produce turbine.plus2 right");
    assert_eq!(right, ["produce turbine.plus2 right b1l c1l 1"]);
    assert_eq!(legal_like(&position, "produce turbine.plus2 left").len(), 3);
}

// BA-D.32: a powerhouse of the contract counts from the next production on.
#[test]
fn ba_8_17_the_bonus_is_that_of_the_moment_of_production() {
    let table = system(2, 2).contracts(seat(0), &[contract("y02")]);
    let table = table.powerhouse(powerhouse("p9.1"), seat(0));
    let mut position = table.finish().unwrap();
    play(
        &mut position,
        &["0 produce turbine.zero left b1l c1l 1", "0 fulfil y02", "0 build powerhouse p10.1"],
    );
    // The third powerhouse makes Italy's ability active, but not for this production.
    assert_eq!(position.energy(seat(0)), 6);
    play(&mut position, &["1 bank 1", "0 produce turbine.minus2 left b1l c1l 1"]);
    assert_eq!(position.energy(seat(0)), 6 + 4 + 3);
}

#[test]
fn ba_d_32_no_second_production_by_the_contract_s_powerhouse() {
    let mut table = plain(2).company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    table = table
        .dam(base("b1l"), Some(seat(0)), 2, 2)
        .conduit(conduit("c1l"), seat(0))
        .conduit(conduit("c1r"), seat(0));
    table = table.powerhouse(powerhouse("p8.1"), seat(0)).powerhouse(powerhouse("p5.1"), seat(0));
    let mut position = table.contracts(seat(0), &[contract("y02")]).finish().unwrap();
    play(
        &mut position,
        &["0 produce turbine.zero left b1l c1l 1", "0 fulfil y02", "0 build powerhouse p9.1"],
    );
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn ba_8_18_the_drops_flow_on_one_by_one_after_they_are_counted() {
    let table = system(2, 3).dam(base("b8u"), Some(seat(1)), 1, 0).dam(base("b8l"), None, 1, 0);
    let mut position = table.finish().unwrap();
    let events = play(&mut position, &["0 produce turbine.zero left b1l c1l 3"]);
    let moves: Vec<_> = events.iter().filter(|e| matches!(e, Event::Held(_) | Event::Left(_))).collect();
    assert_eq!(
        moves,
        [&Event::Held(base("b8u")), &Event::Held(base("b8l")), &Event::Left(barrage::Basin(10))]
    );
    assert_eq!(position.energy(seat(0)), 15);
}

#[test]
fn ba_x_4_contract_g10() {
    let mut position = system(2, 1).contracts(seat(0), &[contract("g10")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.minus2 left b1l c1l 1", "0 fulfil g10"]);
    assert_eq!((position.vp(seat(0)), position.credits(seat(0))), (14, 8));
}

#[test]
fn ba_x_7_four_systems() {
    let table = plain(2).dam(base("b5u"), Some(seat(0)), 1, 1).dam(base("b5l"), None, 1, 1);
    let table = table.conduit(conduit("c5l"), seat(0)).conduit(conduit("c5r"), seat(1));
    let table = table.powerhouse(powerhouse("p8.1"), seat(0)).powerhouse(powerhouse("p10.1"), seat(0));
    let position = table.finish().unwrap();
    let mut systems = Vec::new();
    position.each_system(seat(0), |system| systems.push((system.dam, system.conduit, system.fee_to)));
    let expected = ["b5u", "b5l"]
        .map(|dam| [(base(dam), conduit("c5l"), None), (base(dam), conduit("c5r"), Some(seat(1)))]);
    assert_eq!(systems, expected.concat());
}

#[test]
fn ba_x_8_one_drop_through_an_own_conduit_of_value_3() {
    let table = plain(2).dam(base("b3l"), Some(seat(0)), 1, 1).conduit(conduit("c3r"), seat(0));
    let mut position = table.powerhouse(powerhouse("p6.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b3l c3r 1"]);
    assert_eq!((position.energy(seat(0)), position.credits(seat(0))), (3, 6));
}

#[test]
fn ba_x_9_two_drops_of_a_neutral_dam_through_black_s_conduit_of_value_3() {
    let table = plain(2).dam(base("b3l"), None, 2, 2).conduit(conduit("c3r"), seat(1));
    let mut position = table.powerhouse(powerhouse("p6.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b3l c3r 2"]);
    assert_eq!((position.energy(seat(0)), position.credits(seat(0))), (6, 4));
    assert_eq!((position.credits(seat(1)), position.vp(seat(1))), (8, 12));
}

#[test]
fn ba_x_16_production_plus_one_through_italy_s_conduit_of_value_4() {
    let table = plain(4).dam(base("b1l"), None, 2, 2).conduit(conduit("c1r"), seat(2));
    let mut position = table.powerhouse(powerhouse("p5.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 produce turbine.plus1 left b1l c1r 2"]);
    assert_eq!((position.energy(seat(0)), position.credits(seat(0))), (9, 4));
    assert_eq!((position.credits(seat(2)), position.vp(seat(2))), (8, 12));
}

#[test]
fn ba_x_18_a_production_of_7_fulfils_one_of_two() {
    let table = system(2, 1).contracts(seat(0), &["g09", "y01"].map(contract));
    let back = barrage::Segment { tile: None, excavators: 3, mixers: 0 };
    let mut position = table.segment(seat(0), 4, back).finish().unwrap();
    play(&mut position, &["0 produce turbine.plus2 left b1l c1l 1", "0 fulfil g09"]);
    assert_eq!((position.energy(seat(0)), position.machines(seat(0)).0), (9, 9));
    assert!(position.contracts(seat(0)).has(contract("y01").0));
}

#[test]
fn ba_x_20_the_drop_goes_on_to_the_next_dam_with_room() {
    let table = plain(3).dam(base("b5l"), Some(seat(0)), 1, 1).conduit(conduit("c5l"), seat(0));
    let table = table.powerhouse(powerhouse("p8.1"), seat(0)).dam(base("b8u"), Some(seat(0)), 1, 1);
    let mut position = table.dam(base("b8l"), Some(seat(2)), 1, 0).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b5l c5l 1"]);
    assert_eq!((drops(&position, "b8u"), drops(&position, "b8l")), (1, 1));
}

#[test]
fn ba_x_35_fewer_drops_when_credits_are_short() {
    let table = plain(2).dam(base("b3l"), None, 3, 3).conduit(conduit("c3r"), seat(1)).credits(seat(0), 2);
    let mut position = table.powerhouse(powerhouse("p6.1"), seat(0)).finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.zero left b3l c3r 3"), Some("BA-8.5"));
    assert_eq!(legal_like(&position, "produce turbine.zero left").len(), 2);
    play(&mut position, &["0 produce turbine.zero left b3l c3r 2"]);
    assert_eq!((position.energy(seat(0)), position.credits(seat(0))), (6, 0));
}

#[test]
fn ba_x_36_fiesler_lifts_one_drop_through_a_conduit_of_value_1() {
    let officers = |officer| {
        let table =
            full(&[officer, None]).dam(base("b10l"), Some(seat(0)), 1, 1).conduit(conduit("c10r"), seat(0));
        table.powerhouse(powerhouse("p12.1"), seat(0)).finish().unwrap()
    };
    assert_eq!(refused(&officers(None), "produce turbine.minus2 left b10l c10r 1"), Some("BA-8.4"));
    let mut position = officers(Some(Officer::Fiesler));
    play(&mut position, &["0 produce turbine.minus2 left b10l c10r 1"]);
    assert_eq!(position.energy(seat(0)), 2);
}

#[test]
fn ba_d_22_the_fee_is_due_before_the_contract_s_credits() {
    let table = with_rival_conduit(3, 2).contracts(seat(0), &[contract("g03")]);
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.zero left b1l c1l 3"), Some("BA-8.5"));
}

#[test]
fn ba_d_29_a_contract_taken_now_needs_a_later_production() {
    let mut position =
        system(2, 2).open(barrage::Colour::Green, [Some(contract("g03")), None]).finish().unwrap();
    play(&mut position, &["0 take contract.one left g03"]);
    assert_eq!(position.to_act(), Some(seat(1)));
    play(&mut position, &["1 bank 1", "0 produce turbine.zero left b1l c1l 1", "0 fulfil g03"]);
    assert_eq!(position.credits(seat(0)), 11);
}

#[test]
fn ba_d_34_a_dam_of_the_contract_does_not_catch_the_drops() {
    let table = system(2, 3).contracts(seat(0), &[contract("g12")]).machines(seat(0), 0, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3", "0 fulfil g12", "0 build base b8l"]);
    assert_eq!((drops(&position, "b8l"), position.stage()), (0, Stage::Turn));
}

#[test]
fn ba_8_19_energy_then_fee_then_contract_then_water() {
    let table = with_rival_conduit(2, 6).contract_first().contracts(seat(0), &[contract("g03")]);
    let mut position = table.dam(base("b8l"), Some(seat(1)), 2, 0).finish().unwrap();
    let mut events = play(&mut position, &["0 produce turbine.zero left b1l c1l 2"]);
    assert_eq!((position.at_powerhouse(), drops(&position, "b8l")), (Some((Basin(7), 2)), 0));
    events.extend(play(&mut position, &["0 fulfil g03"]));
    let at = |event: Event| events.iter().position(|&seen| seen == event).unwrap();
    let order = [
        at(Event::Energy(seat(0), 10)),
        at(Event::FeePaid(seat(0), seat(1), 2)),
        at(Event::Credits(seat(0), 5)),
        at(Event::Held(base("b8l"))),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!((position.at_powerhouse(), drops(&position, "b8l")), (None, 2));
}

#[test]
fn ba_8_19_a_dam_of_the_contract_catches_the_drops() {
    let table =
        system(2, 3).contract_first().contracts(seat(0), &[contract("g12")]).headstreams([1, 0, 0, 0]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 3", "0 fulfil g12"]);
    // The drops that a base would hold: one of the three, before the drop of the headstream stops in basin 1.
    assert_eq!(position.would_catch(seat(0), Site::Base(base("b8l"))), 1);
    assert_eq!(position.would_catch(seat(0), Site::Base(base("b9l"))), 0);
    let events = play(&mut position, &["0 build base b8l"]);
    let water: Vec<_> = events.iter().filter(|e| matches!(e, Event::Held(_) | Event::Left(_))).collect();
    assert_eq!(water, [&Event::Held(base("b8l")), &Event::Left(Basin(10)), &Event::Left(Basin(10))]);
}

#[test]
fn ba_8_19_without_a_contract_the_water_flows_on_at_once() {
    let table = system(2, 1).contract_first().dam(base("b8l"), None, 1, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(
        (drops(&position, "b8l"), position.to_act()),
        (1, Some(seat(1))),
        "no contract is within reach"
    );
    let mut position = table.contracts(seat(0), &[contract("g03")]).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 decline"]);
    assert_eq!((drops(&position, "b8l"), position.to_act()), (1, Some(seat(1))), "it was declined");
}

#[test]
fn ba_8_19_drops_of_the_reward_that_flow_at_once_come_first() {
    let water = |events: &[Event]| {
        let flowed = events.iter().filter(|event| matches!(event, Event::Held(_) | Event::Left(_)));
        flowed.copied().collect::<Vec<_>>()
    };
    let (held, left) = (Event::Held(base("b8l")), Event::Left(Basin(10)));
    for first in [false, true] {
        let table = plain(2).dam(base("b5l"), Some(seat(0)), 1, 1).conduit(conduit("c5l"), seat(0));
        let table = table.powerhouse(powerhouse("p8.1"), seat(0)).contracts(seat(0), &[contract("g08")]);
        let table = table.dam(base("b8l"), None, 1, 0);
        let mut position = if first { table.contract_first() } else { table }.finish().unwrap();
        let produced = play(&mut position, &["0 produce turbine.plus2 left b5l c5l 1", "0 fulfil g08"]);
        let poured = play(&mut position, &["0 pour ha"]);
        if first {
            assert_eq!((water(&produced), water(&poured)), (vec![], vec![held, left]));
        } else {
            assert_eq!((water(&produced), water(&poured)), (vec![held], vec![left]));
        }
    }
}

// BA-D.33: drops that start flowing after the third powerhouse is built.
#[test]
fn ba_8_19_a_powerhouse_of_the_contract_counts_for_the_usa_s_water() {
    for (first, energy) in [(false, 9), (true, 9 + 2)] {
        let table = system(2, 2).company(seat(0), Company::Usa).contracts(seat(0), &[contract("y02")]);
        let table = table.powerhouse(powerhouse("p9.1"), seat(0));
        let mut position = if first { table.contract_first() } else { table }.finish().unwrap();
        play(
            &mut position,
            &["0 produce turbine.minus2 left b1l c1l 2", "0 fulfil y02", "0 build powerhouse p11.1"],
        );
        assert_eq!(position.energy(seat(0)), energy, "10 - 2 + 1, and a step for each drop in basin 11");
    }
}

// BA-13.5, BA-13.6, BA-13.7: abilities after a production come after its water.
#[test]
fn ba_8_19_abilities_come_after_the_water() {
    let table = system(2, 1).contract_first().dam(base("b8l"), None, 1, 0);
    let italy = table.powerhouse(powerhouse("p9.1"), seat(0)).powerhouse(powerhouse("p12.1"), seat(0));
    let mut position = italy.contracts(seat(0), &[contract("g03")]).finish().unwrap();
    let events = play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 fulfil g03"]);
    let at = |event: Event| events.iter().position(|&seen| seen == event).unwrap();
    let order = [Event::Credits(seat(0), 5), Event::Held(base("b8l")), Event::Energy(seat(0), 3)].map(at);
    assert!(order.is_sorted(), "{order:?}");
    let germany = table.company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    let germany = germany.powerhouse(powerhouse("p9.1"), seat(0)).powerhouse(powerhouse("p11.1"), seat(0));
    let germany = germany.contracts(seat(0), &[contract("g03")]).conduit(conduit("c8l"), seat(0));
    let mut position = germany.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "0 fulfil g03"]);
    assert_eq!(legal(&position), ["produce b8l c8l 1", "decline"], "with the drop of the first production");
}

// BA-13.8, BA-D.42: France needs 3 less; a refusal names the energy made.
#[test]
fn ba_8_9_a_refusal_names_the_energy_made_and_needed() {
    let energies = |table: Arrangement| {
        let mut position = table.contracts(seat(0), &["g03", "r01"].map(contract)).finish().unwrap();
        play(&mut position, &["0 produce turbine.minus2 left b1l c1l 1"]);
        let refusal = position.check(position.read_action("fulfil r01").unwrap()).unwrap_err();
        (refusal.reason, refusal.numbers)
    };
    let need = i32::from(tables().contract(contract("r01")).energy);
    assert_eq!(energies(system(2, 1)), ("too-little-energy", [3, need]));
    let mut france = system(2, 1).company(seat(0), Company::France);
    for id in ["p9.1", "p12.1"] {
        france = france.powerhouse(powerhouse(id), seat(0));
    }
    // 5 - 2 + 1 for two powerhouses.
    assert_eq!(energies(france), ("too-little-energy-with-discount", [4, need - 3]));
}
