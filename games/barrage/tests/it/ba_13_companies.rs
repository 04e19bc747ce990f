//! BA-13: companies and officers.

use barrage::{Arrangement, Barrage, Company, Event, Officer, Segment, Stage, TechTile};
use engine::Game;

use crate::table::{
    base, conduit, contract, drops, full, legal, legal_like, plain, play, powerhouse, refused, seat, tables,
    tile,
};

/// Seat 0 is this company with this number of powerhouses, the first in basin 8, fed from basin 1 with value 5.
fn company(company: Company, count: usize) -> Arrangement {
    let other = if company == Company::Usa { Company::France } else { Company::Usa };
    let mut table = plain(2).company(seat(0), company).company(seat(1), other);
    for id in ["p8.1", "p5.1", "p9.1", "p12.1"].into_iter().take(count) {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    table.dam(base("b1l"), Some(seat(0)), 3, 3).conduit(conduit("c1l"), seat(0))
}

fn basic(table: Arrangement, more: &[&str]) -> Arrangement {
    let all: Vec<TechTile> =
        ["base", "elevation", "conduit", "powerhouse"].iter().chain(more).map(|id| tile(id)).collect();
    table.tiles(seat(0), &all)
}

#[test]
fn ba_13_1_two_powerhouses_plus_one_four_plus_three() {
    let energy = |count| {
        let mut position = company(Company::France, count).finish().unwrap();
        play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
        position.energy(seat(0))
    };
    assert_eq!([1, 2, 3, 4].map(energy), [5, 6, 6, 8]);
}

#[test]
fn ba_13_2_the_third_powerhouse_makes_the_ability_active() {
    for count in 0..=4 {
        let position = company(Company::Italy, count).finish().unwrap();
        assert_eq!(position.ability(seat(0)).is_some(), count >= 3, "{count}");
    }
}

/// The USA with powerhouses in basins 5, 9 and 12.
fn usa() -> Arrangement {
    let mut table = plain(2);
    for id in ["p5.1", "p9.1", "p12.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    table
}

#[test]
fn ba_13_3_flowing_drops_give_energy_even_if_held_there() {
    let mut position = usa().dam(base("b5u"), Some(seat(1)), 1, 0).finish().unwrap();
    play(&mut position, &["0 bank 1", "1 pour water.flow left hb"]);
    assert_eq!((position.energy(seat(0)), drops(&position, "b5u")), (1, 1));
    play(&mut position, &["0 pour water.flow right hb"]);
    assert_eq!(position.energy(seat(0)), 3, "basins 5 and 9");
}

#[test]
fn ba_13_3_the_ability_needs_three_powerhouses() {
    let mut position = plain(2).powerhouse(powerhouse("p5.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 pour water.flow left hb"]);
    assert_eq!(position.energy(seat(0)), 0);
}

#[test]
fn ba_13_4_not_at_the_producing_powerhouse() {
    // Seat 1 produces in basin 5, where the USA has a powerhouse too; the drop flows on past basin 9.
    let table = usa()
        .powerhouse(powerhouse("p5.2"), seat(1))
        .dam(base("b1l"), None, 1, 1)
        .conduit(conduit("c1r"), seat(1));
    let mut position = table.turn(seat(1)).finish().unwrap();
    play(&mut position, &["1 produce turbine.zero left b1l c1r 1"]);
    assert_eq!(position.energy(seat(0)), 1);
}

#[test]
fn ba_x_31_the_usa_gains_from_others_productions() {
    // Green produces with 2 drops in basin 8; they flow on past red's powerhouse in basin 11.
    let mut table = plain(3).energy(seat(0), 4);
    for id in ["p11.1", "p5.1", "p6.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let table = table
        .powerhouse(powerhouse("p8.1"), seat(2))
        .dam(base("b1l"), None, 2, 2)
        .conduit(conduit("c1l"), seat(2));
    // In the water flow phase a drop from A is held in basin 1, where the neutral dam has room again; one from B enters
    // basin 5, meets red's powerhouse there and is held behind it.
    let table = table.dam(base("b5l"), None, 1, 0).headstreams([1, 1, 0, 0]);
    let mut position = table.turn(seat(2)).round(5).finish().unwrap();
    play(&mut position, &["2 produce turbine.zero left b1l c1l 2"]);
    assert_eq!(position.energy(seat(0)), 6);
    let events = crate::table::finish_round(&mut position, &[]);
    assert_eq!(events.iter().filter(|&&event| event == Event::Energy(seat(0), 1)).count(), 1);
    assert_eq!((position.energy(seat(0)), drops(&position, "b1l"), drops(&position, "b5l")), (7, 1, 1));
}

#[test]
fn ba_x_41_two_steps_from_the_headstream_one_from_the_companys_production() {
    let mut table = plain(2).powerhouse(powerhouse("p12.1"), seat(0));
    for id in ["p5.1", "p9.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let table = table.dam(base("b9l"), Some(seat(1)), 3, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 pour water.flow left hb"]);
    assert_eq!((position.energy(seat(0)), drops(&position, "b9l")), (2, 1));
    let mut position = table.dam(base("b1l"), None, 1, 1).conduit(conduit("c1r"), seat(0)).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1r 1"]);
    assert_eq!(position.energy(seat(0)), 4 + 1 + 1, "value 4, bonus 1, basin 9");
}

#[test]
fn ba_d_33_drops_after_the_third_powerhouse_stands() {
    // The contract's powerhouse in basin 9 is built after the drops of that production have passed.
    let table = plain(2).powerhouse(powerhouse("p5.1"), seat(0)).powerhouse(powerhouse("p12.1"), seat(0));
    let table = table
        .dam(base("b1l"), None, 1, 1)
        .conduit(conduit("c1r"), seat(0))
        .contracts(seat(0), &[contract("y02")]);
    let mut position = table.finish().unwrap();
    play(
        &mut position,
        &["0 produce turbine.zero left b1l c1r 1", "0 fulfil y02", "0 build powerhouse p9.1"],
    );
    assert_eq!(position.energy(seat(0)), 5);
    play(&mut position, &["1 pour water.flow left hb"]);
    assert_eq!(position.energy(seat(0)), 7);
}

// BA-D.30: after each production action, but not for contracts.
#[test]
fn ba_13_5_italy_s_three_steps() {
    let table = company(Company::Italy, 3).contracts(seat(0), &["y01", "y06", "y11"].map(contract));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(legal(&position), ["fulfil y01", "fulfil y06", "decline"], "6 energy, not 9");
    play(&mut position, &["0 decline"]);
    assert_eq!(position.energy(seat(0)), 9);
}

#[test]
fn ba_d_30_not_after_the_energy_of_a_tile() {
    let table = basic(company(Company::Italy, 3).machines(seat(0), 20, 20), &["base_2", "powerhouse_2"]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct base_2 base b5l"]);
    assert_eq!(position.energy(seat(0)), 2);
    // Powerhouse II's production is one: the fourth powerhouse gives +3 in all, the tile +2, Italy 3 steps.
    play(&mut position, &["1 bank 1", "0 construct powerhouse_2 powerhouse p12.1", "0 produce b1l c1l 1"]);
    assert_eq!(position.energy(seat(0)), 2 + 5 + 3 + 2 + 3);
}

/// BA-X.32's table: seat 0 is Germany, seat 1 France.
fn german() -> Arrangement {
    let table = plain(2).company(seat(0), Company::Germany).company(seat(1), Company::France);
    let table = table.powerhouse(powerhouse("p7.1"), seat(0)).powerhouse(powerhouse("p10.1"), seat(0));
    let table = table.powerhouse(powerhouse("p12.1"), seat(0)).dam(base("b6l"), Some(seat(0)), 2, 2);
    let table = table.conduit(conduit("c6r"), seat(0)).dam(base("b7l"), Some(seat(0)), 3, 1);
    table.conduit(conduit("c7l"), seat(1))
}

// BA-13.7: with the water released by the first. BA-D.1: a hill powerhouse.
#[test]
fn ba_x_32_germany_s_second_production() {
    let mut position = german().finish().unwrap();
    play(&mut position, &["0 produce turbine.plus2 left b6l c6r 2"]);
    assert_eq!((position.energy(seat(0)), drops(&position, "b7l")), (7, 3));
    assert_eq!(position.stage(), Stage::SecondProduction(barrage::Basin(6)));
    play(&mut position, &["0 produce b7l c7l 3"]);
    assert_eq!((position.energy(seat(0)), position.credits(seat(0))), (13, 3));
    assert_eq!((position.credits(seat(1)), position.vp(seat(1)), position.to_act()), (9, 13, Some(seat(1))));
}

#[test]
fn ba_d_1_the_german_example_stands_in_the_hills() {
    let position = german().finish().unwrap();
    assert!(tables().map.powerhouses.iter().all(|row| row.basin.0 >= 4), "none can stand in the mountains");
    assert_eq!(refused(&position, "produce turbine.plus2 left b6l c6r 2"), None);
}

#[test]
fn ba_13_6_without_bonus_with_a_different_powerhouse_and_its_own_contract() {
    let table =
        german().contracts(seat(0), &["g03", "y06", "y11"].map(contract)).conduit(conduit("c6l"), seat(1));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.plus2 left b6l c6r 1"]);
    assert_eq!(legal(&position), ["fulfil g03", "decline"], "energies are not added");
    play(&mut position, &["0 fulfil g03"]);
    assert_eq!(refused(&position, "produce b6l c6r 1"), Some("BA-13.6"));
    play(&mut position, &["0 produce b7l c7l 2"]);
    assert_eq!(position.energy(seat(0)), 2 + 1 + 2 + 4);
    assert_eq!(position.to_act(), Some(seat(1)), "no third production");
}

#[test]
fn ba_13_7_released_water_may_be_used_again() {
    let mut position = german().dam(base("b7l"), Some(seat(0)), 3, 0).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b6l c6r 1"]);
    assert_eq!(legal_like(&position, "produce"), ["produce b7l c7l 1"]);
}

#[test]
fn ba_d_41_the_second_production_may_be_declined_and_may_use_the_same_dam() {
    let table = german().conduit(conduit("c6l"), seat(0)).powerhouse(powerhouse("p9.1"), seat(0));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.plus2 left b6l c6r 1"]);
    assert!(legal(&position).contains(&"produce b6l c6l 1".to_owned()));
    play(&mut position, &["0 decline"]);
    assert_eq!(position.to_act(), Some(seat(1)));
    // It also follows the production of Powerhouse II.
    let table = basic(german().machines(seat(0), 9, 9), &["powerhouse_2"]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct powerhouse_2 powerhouse p9.1", "0 produce b6l c6r 2"]);
    assert_eq!(position.stage(), Stage::SecondProduction(barrage::Basin(6)));
}

// BA-D.42: at least one energy.
#[test]
fn ba_13_8_france_needs_three_less() {
    let table = company(Company::France, 3).contracts(seat(0), &["y06", "r01", "r06"].map(contract));
    let national = [Some(contract("n1")), None, None];
    let mut position = table.national(national).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
    assert_eq!(legal(&position), ["fulfil y06", "fulfil r01", "fulfil r06", "decline"], "6 + 3");
    let mut position = table.national(national).finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 2"]);
    assert!(legal(&position).contains(&"fulfil n1".to_owned()), "11 for 13");
}

#[test]
fn ba_d_42_some_energy_is_always_needed() {
    let mut table = plain(2)
        .company(seat(0), Company::France)
        .company(seat(1), Company::Usa)
        .contracts(seat(0), &[contract("g01")]);
    for id in ["p12.1", "p8.1", "p9.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let table = table.dam(base("b10l"), Some(seat(0)), 1, 1).conduit(conduit("c10r"), seat(0));
    let mut position = table.finish().unwrap();
    assert_eq!(refused(&position, "produce turbine.minus2 left b10l c10r 1"), Some("BA-8.4"));
    play(&mut position, &["0 produce turbine.zero left b10l c10r 1", "0 fulfil g01"]);
    assert_eq!(position.fulfilled(seat(0)).len(), 1);
}

#[test]
fn ba_d_12_not_for_the_energy_of_a_tile() {
    let table = basic(company(Company::France, 3), &["conduit_3"]).machines(seat(0), 20, 0);
    let mut position = table.contracts(seat(0), &["g06", "y01"].map(contract)).finish().unwrap();
    play(&mut position, &["0 construct conduit_3 conduit c10l"]);
    assert_eq!(legal(&position), ["fulfil g06", "decline"], "4 energy is 4 energy");
}

/// The machines on the wheel after a construction by seat 0.
fn pays(position: &Barrage, text: &str) -> (u8, u8) {
    let mut after = *position;
    play(&mut after, &[&format!("0 construct {text}")]);
    let wheel = after.wheel(seat(0));
    (wheel.iter().map(|segment| segment.excavators).sum(), wheel.iter().map(|segment| segment.mixers).sum())
}

#[test]
fn ba_13_10_adler_pays_three_for_every_base() {
    let position =
        full(&[Some(Officer::Adler), None]).dam(base("b3l"), Some(seat(0)), 1, 0).finish().unwrap();
    assert_eq!(pays(&position, "base base b1l"), (3, 0));
    assert_eq!(pays(&position, "base base b5l"), (3, 0));
    assert_eq!(pays(&position, "elevation elevation b3l"), (0, 4));
    let poor = Arrangement::of(position).credits(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&poor, "construct base base b1u"), Some("BA-7.19"));
}

#[test]
fn ba_13_12_del_monte_s_level_3_dams_hold_four() {
    for (level, held) in [(1, 1), (2, 2), (3, 4)] {
        let table = full(&[Some(Officer::DelMonte), None]).dam(base("b1l"), Some(seat(0)), level, 0);
        let mut position =
            table.dam(base("b2l"), Some(seat(1)), 3, 0).headstreams([6, 6, 0, 0]).round(5).finish().unwrap();
        crate::table::finish_round(&mut position, &[]);
        assert_eq!((drops(&position, "b1l"), drops(&position, "b2l")), (held, 3));
    }
}

#[test]
fn ba_13_13_fiesler_s_minimum_energy_is_four() {
    let table = full(&[Some(Officer::Fiesler), None])
        .dam(base("b9l"), Some(seat(0)), 3, 3)
        .conduit(conduit("c9l"), seat(0));
    let table = table.powerhouse(powerhouse("p11.1"), seat(0)).dam(base("b1l"), Some(seat(0)), 1, 1);
    let table = table.conduit(conduit("c1l"), seat(0)).powerhouse(powerhouse("p8.1"), seat(0));
    let energy = |text: &str| {
        let mut position = table.finish().unwrap();
        play(&mut position, &[&format!("0 produce {text}")]);
        position.energy(seat(0))
    };
    assert_eq!((energy("turbine.zero left b9l c9l 3"), energy("turbine.plus2 left b9l c9l 1")), (5, 7));
    assert_eq!(energy("turbine.zero left b1l c1l 1"), 6);
}

#[test]
fn ba_d_13_fiesler_does_not_raise_germany_s_second_production() {
    let table = german().officer(seat(0), Some(Officer::Fiesler));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b6l c6r 1", "0 produce b7l c7l 1"]);
    assert_eq!(position.energy(seat(0)), 4 + 1 + 2);
}

#[test]
fn ba_13_14_mcdowell_may_pay_conduits_with_mixers() {
    let table = full(&[Some(Officer::McDowell), None]).machines(seat(0), 10, 5);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct conduit conduit c1l"]);
    assert_eq!(legal(&position), ["pay 0 5", "pay 10 0"], "not mixed");
    play(&mut position, &["0 pay 0 5"]);
    assert_eq!(position.machines(seat(0)), (10, 0));
    let position = table.machines(seat(0), 9, 4).finish().unwrap();
    assert_eq!(refused(&position, "construct conduit conduit c1l"), Some("BA-7.4"));
    assert_eq!(refused(&position, "construct conduit conduit c1r"), None);
}

#[test]
fn ba_13_15_jordan_replaces_any_machines_by_credits() {
    let table = full(&[Some(Officer::Jordan), None]).machines(seat(0), 2, 0).credits(seat(0), 9);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct base base b8l"]);
    assert_eq!(legal(&position), ["pay 0 0", "pay 1 0", "pay 2 0"]);
    play(&mut position, &["0 pay 0 0"]);
    assert_eq!((position.credits(seat(0)), position.machines(seat(0))), (0, (2, 0)));
    let position = table.credits(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8l"), Some("BA-7.4"));
}

/// Seat 0 has Krylov and this tile on the wheel.
fn krylov(on_wheel: &str) -> Arrangement {
    let table = basic(full(&[Some(Officer::Krylov), None]), &["krylov"]).machines(seat(0), 20, 20);
    table.segment(seat(0), 3, Segment { tile: Some(tile(on_wheel)), excavators: 0, mixers: 0 })
}

// BA-6.11: a tile on the wheel is usable while Krylov's tile is in the supply.
#[test]
fn ba_6_11_krylov_s_tile_keeps_a_company_in() {
    let to_act = |table: Arrangement| {
        let mut position = table.engineers(seat(0), 0).turn(seat(1)).finish().unwrap();
        play(&mut position, &["1 bank 1"]);
        position.to_act()
    };
    assert_eq!(to_act(krylov("powerhouse_1")), Some(seat(0)));
    assert_eq!(to_act(krylov("powerhouse_3")), Some(seat(1)), "it needs engineers");
    let special = Segment { tile: Some(tables().special), excavators: 0, mixers: 0 };
    let spent = basic(krylov("powerhouse_1"), &[]).segment(seat(0), 1, special);
    assert_eq!(to_act(spent), Some(seat(1)), "Krylov's tile is on the wheel");
}

// BA-13.21: the copied tile stays where it is.
#[test]
fn ba_13_16_krylov_s_tile_copies_a_tile_on_the_wheel() {
    let mut position = krylov("powerhouse_3").finish().unwrap();
    assert_eq!(refused(&position, "construct powerhouse_3 powerhouse p8.1"), Some("BA-7.3"));
    play(&mut position, &["0 construct powerhouse_3 powerhouse p8.1 special"]);
    assert_eq!(position.vp(seat(0)), 13);
    assert_eq!(position.wheel(seat(0))[1].tile, Some(tables().special));
    assert_eq!(position.wheel(seat(0))[4].tile, Some(tile("powerhouse_3")));
    play(&mut position, &["1 bank 1"]);
    assert_eq!(refused(&position, "construct powerhouse_3 powerhouse p9.1 special"), Some("BA-13.16"));
}

#[test]
fn ba_13_21_the_construction_works_as_if_the_copied_tile_had_been_used() {
    let position = krylov("base").finish().unwrap();
    assert_eq!(pays(&position, "base base b8l special"), (3, 0));
    assert_eq!(pays(&krylov("conduit_2").finish().unwrap(), "conduit_2 conduit c1l special"), (5, 0));
    let position = krylov("joker_3").finish().unwrap();
    assert!(
        ["base b8l", "conduit c1l", "powerhouse p8.1"].iter().all(|text| refused(
            &position,
            &format!("construct joker_3 {text} special")
        )
        .is_none())
    );
    let mut counted = position;
    play(&mut counted, &["0 construct joker_3 base b8l special"]);
    assert_eq!(counted.vp(seat(0)), 13, "one advanced tile, the special one is none");
    let mut free = krylov("powerhouse_1").engineers(seat(0), 0).finish().unwrap();
    play(&mut free, &["0 construct powerhouse_1 powerhouse p8.1 special"]);
    assert_eq!(free.engineers(seat(0)), 0);
}

#[test]
fn ba_d_21_the_special_tile_copies_another_one_on_the_wheel() {
    let table = basic(full(&[Some(Officer::Krylov), None]), &["krylov"]).machines(seat(0), 20, 20);
    let position = table.finish().unwrap();
    assert_eq!(
        refused(&position, "construct base base b8l special"),
        Some("BA-D.21"),
        "nothing is on the wheel"
    );
    assert_eq!(refused(&position, "construct krylov base b8l special"), Some("BA-D.21"));
    assert_eq!(refused(&position, "construct krylov base b8l"), Some("BA-D.21"));
    // The rotation of this action brings the copied tile back; its effect still counts.
    let back = Segment { tile: Some(tile("powerhouse_3")), excavators: 0, mixers: 0 };
    let mut position = table.segment(seat(0), 5, back).finish().unwrap();
    play(&mut position, &["0 construct powerhouse_3 powerhouse p8.1 special"]);
    assert!(position.tiles(seat(0)).has(tile("powerhouse_3").0) && position.vp(seat(0)) == 13);
}

/// Seat 0 has Sekibo; seat 1 has this officer.
fn sekibo(officer: Officer) -> Arrangement {
    basic(full(&[Some(Officer::Sekibo), Some(officer)]), &[]).machines(seat(0), 20, 20).credits(seat(0), 9)
}

#[test]
fn ba_13_17_sekibo_copies_another_officer_before_the_action() {
    let mut position = sekibo(Officer::Adler).extra_officers(&[Officer::Jordan]).finish().unwrap();
    assert_eq!(legal_like(&position, "copy"), ["copy adler", "copy jordan"]);
    play(&mut position, &["0 copy adler"]);
    assert_eq!(
        (position.to_act(), position.engineers(seat(0)), position.credits(seat(0))),
        (Some(seat(0)), 11, 9)
    );
    assert_eq!(refused(&position, "copy jordan"), Some("BA-D.10"), "once in a turn");
    assert_eq!(pays(&position, "base base b1l"), (3, 0), "Adler's price in the mountains");
    play(&mut position, &["0 bank 1", "1 bank 1"]);
    assert_eq!(pays(&position, "base base b1l"), (5, 0), "for this turn only");
    play(&mut position, &["0 copy jordan"]);
    assert_eq!(position.credits(seat(0)), 10 - 3);
    play(&mut position, &["0 bank 1", "1 bank 1"]);
    assert_eq!(refused(&position, "copy adler"), Some("BA-D.10"), "twice in a round");
    let other = Arrangement::of(position).turn(seat(1)).finish().unwrap();
    assert_eq!(refused(&other, "copy sekibo"), Some("BA-13.17"));
}

#[test]
fn ba_d_10_only_officers_in_play() {
    let position = sekibo(Officer::Adler).finish().unwrap();
    assert_eq!(refused(&position, "copy fiesler"), Some("BA-D.10"));
    assert_eq!(refused(&position, "copy sekibo"), Some("BA-D.10"));
}

#[test]
fn ba_d_35_the_last_engineer_only_before_an_engineer_free_construction() {
    let position = sekibo(Officer::Adler).engineers(seat(0), 1).finish().unwrap();
    assert_eq!(refused(&position, "copy adler"), Some("BA-D.35"));
    let free = basic(sekibo(Officer::Adler), &["base_3"]).engineers(seat(0), 1);
    let mut position = free.finish().unwrap();
    play(&mut position, &["0 copy adler"]);
    assert_eq!(refused(&position, "pass"), Some("BA-D.35"));
    assert!(legal(&position).iter().all(|text| text.starts_with("construct base_3")));
}

#[test]
fn ba_13_18_sekibo_copying_krylov_puts_no_tile_on_the_wheel() {
    let on_wheel = Segment { tile: Some(tile("powerhouse_3")), excavators: 0, mixers: 0 };
    let mut position = sekibo(Officer::Krylov).segment(seat(0), 2, on_wheel).finish().unwrap();
    assert_eq!(refused(&position, "construct powerhouse_3 powerhouse p8.1 copied"), Some("BA-13.18"));
    play(&mut position, &["0 copy krylov", "0 construct powerhouse_3 powerhouse p8.1 copied"]);
    assert_eq!(
        (position.vp(seat(0)), position.wheel(seat(0))[1]),
        (13, Segment { tile: None, excavators: 0, mixers: 2 })
    );
}

#[test]
fn ba_13_22_the_wheel_still_turns_when_nothing_was_put_on_it() {
    let on_wheel = Segment { tile: Some(tile("base_3")), excavators: 0, mixers: 0 };
    let mut position =
        sekibo(Officer::Krylov).segment(seat(0), 2, on_wheel).engineers(seat(0), 1).finish().unwrap();
    play(&mut position, &["0 copy krylov", "0 construct base_3 base b8l copied"]);
    assert_eq!(position.wheel(seat(0))[3].tile, Some(tile("base_3")));
    assert_eq!((position.engineers(seat(0)), position.machines(seat(0))), (0, (20, 20)));
}

// BA-D.37: it stays until the dam is used; then the capacity is 3 again.
#[test]
fn ba_13_19_sekibo_copying_del_monte_takes_in_a_fourth_drop() {
    let table =
        sekibo(Officer::DelMonte).dam(base("b1l"), Some(seat(0)), 3, 3).conduit(conduit("c1l"), seat(0));
    let mut position = table.powerhouse(powerhouse("p8.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 copy del_monte", "0 pour water.flow left ha", "1 pour water.flow right ha"]);
    assert_eq!(drops(&position, "b1l"), 4);
    assert_eq!(position.vp_for_water(seat(0)), 4);
    play(&mut position, &["0 produce turbine.zero left b1l c1l 1", "1 bank 1"]);
    let mut later = Arrangement::of(position).headstreams([3, 0, 0, 0]).round(5).finish().unwrap();
    crate::table::finish_round(&mut later, &[]);
    assert_eq!(drops(&later, "b1l"), 3);
}

#[test]
fn ba_d_37_the_capacity_is_three_outside_the_copying_turn() {
    let mut position = sekibo(Officer::DelMonte).dam(base("b1l"), Some(seat(0)), 3, 3).finish().unwrap();
    play(&mut position, &["0 pour water.flow left ha"]);
    assert_eq!(drops(&position, "b1l"), 3);
}

#[test]
fn ba_13_20_sekibo_copying_the_others_for_one_turn() {
    let mut adler = sekibo(Officer::Adler).finish().unwrap();
    play(&mut adler, &["0 copy adler", "0 construct base base b1l"]);
    assert_eq!(adler.wheel(seat(0))[1].excavators, 3);
    play(&mut adler, &["1 bank 1"]);
    let back = basic(Arrangement::of(adler), &[]).finish().unwrap();
    assert_eq!(pays(&back, "base base b2l"), (5, 0), "for that turn only");
    let mut mcdowell = sekibo(Officer::McDowell).finish().unwrap();
    play(&mut mcdowell, &["0 copy mcdowell", "0 construct conduit conduit c1l", "0 pay 0 5"]);
    let mut jordan = sekibo(Officer::Jordan).machines(seat(0), 2, 0).finish().unwrap();
    play(&mut jordan, &["0 copy jordan", "0 construct base base b8l", "0 pay 1 0"]);
    assert_eq!(jordan.credits(seat(0)), 3);
    let table =
        sekibo(Officer::Fiesler).dam(base("b10l"), Some(seat(0)), 1, 1).conduit(conduit("c10r"), seat(0));
    let mut fiesler = table.powerhouse(powerhouse("p12.1"), seat(0)).finish().unwrap();
    play(&mut fiesler, &["0 copy fiesler", "0 produce turbine.zero left b10l c10r 1"]);
    assert_eq!(fiesler.energy(seat(0)), 4);
    let mut any = sekibo(Officer::Fiesler).finish().unwrap();
    play(&mut any, &["0 copy fiesler", "0 bank 1"]);
}

#[test]
fn ba_13_23_officers_prices_concern_construction_only() {
    // G11 places a conduit for free: Jordan and McDowell pay nothing. Neither does Adler for the base of G12.
    let builds = [
        (Officer::Jordan, "g11", "conduit c6r"),
        (Officer::McDowell, "g11", "conduit c6r"),
        (Officer::Adler, "g12", "base b9l"),
    ];
    for (officer, reward, site) in builds {
        let table = full(&[Some(officer), None])
            .dam(base("b1l"), Some(seat(0)), 1, 1)
            .conduit(conduit("c1l"), seat(0));
        let table = table.powerhouse(powerhouse("p8.1"), seat(0)).contracts(seat(0), &[contract(reward)]);
        let table = table.company(seat(0), Company::Germany).company(seat(1), Company::Usa);
        let mut position = table.machines(seat(0), 0, 0).finish().unwrap();
        play(&mut position, &["0 produce turbine.zero left b1l c1l 1"]);
        play(&mut position, &[&format!("0 fulfil {reward}"), &format!("0 build {site}")]);
        let left = (position.machines(seat(0)), position.credits(seat(0)), position.to_act());
        assert_eq!(left, ((0, 0), 6, Some(seat(1))), "{officer:?}");
    }
}

// BA-4.2 with BA-D.11.
#[test]
fn ba_d_11_sekibo_s_credits_are_an_option() {
    for (value, credits) in [("6", 6), ("9", 9)] {
        let draws = [
            ("company", 0),
            ("company", 1),
            ("officer", 6),
            ("officer", 0),
            ("starting", 0),
            ("starting", 1),
            ("chooser", 0),
        ];
        let mut chance = testkit::Stacked::new(&draws, 5);
        let mut position =
            Barrage::start(*tables(), &crate::table::options(&[("sekibo", value)]), 2, &mut chance).unwrap();
        play(&mut position, &["0 choose usa s1", "1 choose germany s2"]);
        assert_eq!((position.credits(seat(0)), position.credits(seat(1))), (credits, 6));
    }
}

#[test]
fn ba_d_23_mcdowell_s_price_is_fixed() {
    let table = basic(full(&[Some(Officer::McDowell), None]), &["joker_2"]).machines(seat(0), 3, 3);
    let mut position = table.finish().unwrap();
    // Value 2: two mixers, or four machines of any mix.
    play(&mut position, &["0 construct joker_2 conduit c6r"]);
    assert_eq!(legal(&position), ["pay 0 2", "pay 1 3", "pay 2 2", "pay 3 1"]);
}

#[test]
fn ba_d_24_jordan_with_every_other_price_rule() {
    let table = basic(full(&[Some(Officer::Jordan), None]), &["joker_2", "conduit_2"])
        .machines(seat(0), 1, 1)
        .credits(seat(0), 30);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct joker_2 powerhouse p8.1"]);
    assert_eq!(legal(&position), ["pay 0 0", "pay 0 1", "pay 1 0", "pay 1 1"]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct conduit_2 conduit c1l", "0 pay 1 0"]);
    assert_eq!(position.credits(seat(0)), 30 - 12);
}

// BA-14.16 with Del Monte; a dam above its capacity takes nothing.
#[test]
fn ba_d_25_elevation_2_fills_to_four_with_del_monte() {
    let table =
        basic(full(&[Some(Officer::DelMonte), None]), &["elevation_2"]).dam(base("b8l"), Some(seat(0)), 2, 1);
    let table = table.company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct elevation_2 elevation b8l"]);
    assert_eq!(drops(&position, "b8l"), 4);
    let mut above = sekibo(Officer::DelMonte)
        .dam(base("b1l"), Some(seat(0)), 3, 4)
        .headstreams([2, 0, 0, 0])
        .round(5)
        .finish()
        .unwrap();
    crate::table::finish_round(&mut above, &[]);
    assert_eq!(drops(&above, "b1l"), 4);
}

#[test]
fn ba_d_38_mcdowell_chooses_between_mixers_and_conduit_2() {
    let table = basic(full(&[Some(Officer::McDowell), None]), &["conduit_2"]).machines(seat(0), 5, 5);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct conduit_2 conduit c1l"]);
    assert_eq!(legal(&position), ["pay 0 5", "pay 5 0"]);
}

#[test]
fn ba_d_39_adler_with_any_2_and_base_3() {
    let table = basic(full(&[Some(Officer::Adler), None]), &["joker_2", "base_3"]).machines(seat(0), 2, 2);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct joker_2 base b1l"]);
    assert_eq!(legal(&position), ["pay 1 2", "pay 2 1"]);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct base_3 base b1l"]);
    assert_eq!(position.machines(seat(0)), (2, 2));
}
