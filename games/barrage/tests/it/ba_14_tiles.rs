//! BA-14, BA-15: technology tiles and rewards.

use barrage::{Arrangement, Company, Headstream, Officer, Segment, Stage, Structure, TechTile};
use engine::Game;

use crate::table::{
    base, conduit, contract, drops, legal, legal_like, plain, play, powerhouse, refused, seat, tile,
};

/// Seat 0, Germany, has the basic tiles and these, and plenty of machines.
fn with(tiles: &[&str]) -> Arrangement {
    let all: Vec<TechTile> =
        ["base", "elevation", "conduit", "powerhouse"].iter().chain(tiles).map(|id| tile(id)).collect();
    let table = plain(2).company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    table.tiles(seat(0), &all).machines(seat(0), 20, 20)
}

#[test]
fn ba_14_1_advanced_tiles_go_on_the_wheel_and_come_back() {
    let mut position = with(&["powerhouse_3"]).finish().unwrap();
    play(&mut position, &["0 construct powerhouse_3 powerhouse p8.1", "1 bank 1"]);
    for _ in 0..5 {
        position = Arrangement::of(position).engineers(seat(0), 12).engineers(seat(1), 12).finish().unwrap();
        play(&mut position, &["0 use workshop.one left", "1 bank 1"]);
    }
    assert!(position.tiles(seat(0)).has(tile("powerhouse_3").0));
    play(&mut position, &["0 construct powerhouse_3 powerhouse p9.1"]);
    assert_eq!(position.vp(seat(0)), 10 + 3 + 6, "each time it is used");
}

#[test]
fn ba_14_2_effects_are_compulsory() {
    let mut position = with(&["conduit_1"]).finish().unwrap();
    play(&mut position, &["0 construct conduit_1 conduit c10l"]);
    assert_eq!((position.to_act(), position.credits(seat(0))), (Some(seat(1)), 10));
}

#[test]
fn ba_14_3_powerhouse_1_and_base_3_need_no_engineers() {
    let mut position = with(&["powerhouse_1", "base_3"]).engineers(seat(0), 0).finish().unwrap();
    play(&mut position, &["0 construct powerhouse_1 powerhouse p8.1", "1 bank 1"]);
    assert_eq!((position.to_act(), position.machines(seat(0))), (Some(seat(0)), (20, 18)));
    play(&mut position, &["0 construct base_3 base b8l"]);
    assert_eq!((position.constructions(seat(0)), position.engineers(seat(0))), (0, 0));
}

#[test]
fn ba_14_10_a_drop_into_each_empty_dam_of_the_company() {
    let table = with(&["base_1"]).dam(base("b5l"), Some(seat(0)), 3, 0).dam(base("b6l"), Some(seat(0)), 2, 1);
    let mut position =
        table.dam(base("b9l"), None, 1, 0).dam(base("b10l"), Some(seat(1)), 1, 0).finish().unwrap();
    play(&mut position, &["0 construct base_1 base b8l"]);
    assert_eq!(["b8l", "b5l", "b6l", "b9l", "b10l"].map(|id| drops(&position, id)), [1, 1, 1, 0, 0]);
}

// BA-14.26: exactly one drop for any level; none if the raised dam is full.
#[test]
fn ba_14_26_base_1_and_elevation_2_do_no_more_than_they_say() {
    let table = with(&["base_1", "elevation_2"]).dam(base("b5l"), Some(seat(0)), 3, 0);
    let mut position = table.dam(base("b6l"), Some(seat(0)), 1, 1).finish().unwrap();
    play(&mut position, &["0 construct base_1 base b8l"]);
    assert_eq!((drops(&position, "b5l"), drops(&position, "b6l")), (1, 1));
    let mut full = table.dam(base("b9l"), Some(seat(0)), 1, 1).finish().unwrap();
    play(&mut full, &["0 construct elevation_2 elevation b9l"]);
    assert_eq!(drops(&full, "b9l"), 2);
}

#[test]
fn ba_14_11_a_segment_for_each_elevation() {
    let mut position = with(&["elevation_1"]).dam(base("b8l"), Some(seat(0)), 2, 0).finish().unwrap();
    play(&mut position, &["0 construct elevation_1 elevation b8l"]);
    assert_eq!(
        position.wheel(seat(0))[3].tile,
        Some(tile("elevation_1")),
        "one for the construction, two by the tile"
    );
}

#[test]
fn ba_14_12_credits_for_the_conduit() {
    let mut position = with(&["conduit_1"]).finish().unwrap();
    play(&mut position, &["0 construct conduit_1 conduit c1l"]);
    assert_eq!(position.credits(seat(0)), 16);
}

#[test]
fn ba_14_13_powerhouse_1_places_no_engineers() {
    let mut position = with(&["powerhouse_1"]).finish().unwrap();
    play(&mut position, &["0 construct powerhouse_1 powerhouse p8.1"]);
    assert_eq!((position.engineers(seat(0)), position.constructions(seat(0))), (12, 0));
}

#[test]
fn ba_14_14_no_credits_for_a_red_building_space() {
    let mut position = with(&["joker_1"]).credits(seat(0), 0).finish().unwrap();
    play(&mut position, &["0 construct joker_1 base b8u"]);
    assert_eq!(position.built(seat(0), Structure::Base), 1);
    let position = with(&["joker_1"]).credits(seat(0), 0).constructions(seat(0), 3).finish().unwrap();
    assert_eq!(refused(&position, "construct joker_1 base b8u"), Some("BA-7.19"), "the fourth space is paid");
}

// BA-14.25: not a production. BA-D.14: no national contract.
#[test]
fn ba_14_15_energy_for_each_base() {
    let mut table = with(&["base_2"]).contracts(seat(0), &["g01", "g06", "g11"].map(contract));
    for id in ["b5l", "b6l"] {
        table = table.dam(base(id), Some(seat(0)), 1, 0);
    }
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct base_2 base b8l"]);
    assert_eq!(position.energy(seat(0)), 3);
    assert_eq!(legal(&position), ["fulfil g01", "fulfil g06", "decline"]);
    play(&mut position, &["0 fulfil g06"]);
    assert_eq!((position.credits(seat(0)), position.machines(seat(0)).0), (10, 18));
}

#[test]
fn ba_14_25_no_bonus_no_ability_no_officer() {
    let mut table = with(&["base_2"]).officer(seat(0), Some(Officer::Fiesler));
    for id in ["p5.1", "p8.1", "p9.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct base_2 base b8l"]);
    assert_eq!((position.energy(seat(0)), position.to_act()), (1, Some(seat(1))));
}

#[test]
fn ba_d_14_no_national_contract_for_the_energy_of_a_tile() {
    let table = with(&["conduit_3"]).contracts(seat(0), &[contract("g01")]);
    let mut position = table.national([Some(contract("n1")), None, None]).finish().unwrap();
    play(&mut position, &["0 construct conduit_3 conduit c1l"]);
    assert_eq!(refused(&position, "fulfil n1"), Some("BA-D.14"));
}

#[test]
fn ba_14_16_the_raised_dam_is_filled() {
    let mut position = with(&["elevation_2"]).dam(base("b8l"), Some(seat(0)), 2, 0).finish().unwrap();
    play(&mut position, &["0 construct elevation_2 elevation b8l"]);
    assert_eq!(drops(&position, "b8l"), 3);
}

#[test]
fn ba_14_17_a_conduit_for_five_excavators() {
    let price = |id: &str| {
        let mut position = with(&["conduit_2"]).finish().unwrap();
        play(&mut position, &[&format!("0 construct conduit_2 conduit {id}")]);
        20 - position.machines(seat(0)).0
    };
    assert_eq!(["c10r", "c6r", "c2l", "c1r", "c1l"].map(price), [2, 4, 5, 5, 5]);
}

// BA-D.16: the bonus of the new powerhouse counts already.
#[test]
fn ba_14_18_a_free_production_with_plus_two() {
    let table =
        with(&["powerhouse_2"]).powerhouse(powerhouse("p8.1"), seat(0)).dam(base("b1l"), Some(seat(0)), 2, 2);
    let table = table.conduit(conduit("c1l"), seat(0));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct powerhouse_2 powerhouse p9.1"]);
    assert_eq!(legal(&position), ["produce b1l c1l 1", "produce b1l c1l 2", "decline"]);
    play(&mut position, &["0 produce b1l c1l 1"]);
    assert_eq!((position.energy(seat(0)), position.engineers(seat(0))), (5 + 2 + 1, 11));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct powerhouse_2 powerhouse p9.1", "0 decline"]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn ba_d_16_the_third_powerhouse_already_counts() {
    let table =
        with(&["powerhouse_2"]).company(seat(0), Company::Italy).powerhouse(powerhouse("p8.1"), seat(0));
    let table = table
        .powerhouse(powerhouse("p5.1"), seat(0))
        .dam(base("b1l"), Some(seat(0)), 2, 2)
        .conduit(conduit("c1l"), seat(0));
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct powerhouse_2 powerhouse p9.1", "0 produce b1l c1l 1"]);
    assert_eq!(position.energy(seat(0)), 5 + 2 + 1 + 3);
}

#[test]
fn ba_14_19_machines_replace_each_other() {
    let mut position = with(&["joker_2"]).machines(seat(0), 2, 2).finish().unwrap();
    play(&mut position, &["0 construct joker_2 base b8l"]);
    assert_eq!(legal(&position), ["pay 1 2", "pay 2 1"]);
    play(&mut position, &["0 pay 1 2"]);
    assert_eq!(position.wheel(seat(0))[1], Segment { tile: Some(tile("joker_2")), excavators: 1, mixers: 2 });
}

#[test]
fn ba_14_20_base_3_needs_no_machines() {
    let mut position = with(&["base_3"]).machines(seat(0), 0, 0).finish().unwrap();
    play(&mut position, &["0 construct base_3 base b1u"]);
    assert_eq!((position.credits(seat(0)), position.engineers(seat(0))), (3, 12));
    assert_eq!(position.wheel(seat(0))[1].tile, Some(tile("base_3")));
}

#[test]
fn ba_14_21_points_for_raised_dams() {
    let table =
        with(&["elevation_3"]).dam(base("b8l"), Some(seat(0)), 1, 0).dam(base("b9l"), Some(seat(0)), 3, 0);
    let mut position = table.dam(base("b5l"), Some(seat(0)), 1, 0).finish().unwrap();
    play(&mut position, &["0 construct elevation_3 elevation b8l"]);
    assert_eq!(position.vp(seat(0)), 16);
}

#[test]
fn ba_14_22_energy_for_the_conduit() {
    let mut position =
        with(&["conduit_3"]).contracts(seat(0), &["r11", "r12"].map(contract)).finish().unwrap();
    play(&mut position, &["0 construct conduit_3 conduit c1l"]);
    assert_eq!(
        (position.energy(seat(0)), position.stage()),
        (10, Stage::Contract(barrage::Reach { energy: 10, discount: 0, national: false }))
    );
    play(&mut position, &["0 fulfil r12"]);
    assert_eq!(position.vp(seat(0)), 17);
}

// BA-14.23
#[test]
fn ba_x_5_powerhouse_3() {
    for built in 0..3 {
        let mut table = with(&["powerhouse_3"]);
        for id in ["p5.1", "p6.1", "p7.1"].into_iter().take(built) {
            table = table.powerhouse(powerhouse(id), seat(0));
        }
        let mut position = table.finish().unwrap();
        play(&mut position, &["0 construct powerhouse_3 powerhouse p8.1"]);
        assert_eq!(position.vp(seat(0)), 10 + 3 * (i16::try_from(built).unwrap() + 1));
    }
}

#[test]
fn ba_14_23_points_for_powerhouses() {
    let mut position = with(&["powerhouse_3"]).powerhouse(powerhouse("p5.1"), seat(0)).finish().unwrap();
    play(&mut position, &["0 construct powerhouse_3 powerhouse p8.1"]);
    assert_eq!(position.vp(seat(0)), 16);
}

#[test]
fn ba_14_24_points_for_advanced_tiles() {
    let on_wheel = Segment { tile: Some(tile("base_1")), excavators: 0, mixers: 0 };
    let mut position = with(&["joker_3", "base_2"]).segment(seat(0), 2, on_wheel).finish().unwrap();
    play(&mut position, &["0 construct joker_3 base b8l"]);
    assert_eq!(position.vp(seat(0)), 19);
}

// BA-D.5: only as an engineer-free turn.
#[test]
fn ba_d_5_engineer_free_tiles_never_use_a_construction_space() {
    let position = with(&["powerhouse_1"]).finish().unwrap();
    let list = legal_like(&position, "construct powerhouse_1");
    assert_eq!(list.len(), 23, "one action for each space");
}

/// Seat 0, Germany, can produce 25 and holds this contract.
fn fulfilling(id: &str) -> Arrangement {
    let table = plain(2).company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    let table = table.dam(base("b1l"), Some(seat(0)), 3, 3).conduit(conduit("c1l"), seat(0));
    table.powerhouse(powerhouse("p8.1"), seat(0)).contracts(seat(0), &[contract(id)])
}

const PRODUCE: &str = "0 produce turbine.zero left b1l c1l 3";

#[test]
fn ba_15_1_machines_of_a_reward() {
    let mut position = fulfilling("r15").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r15"]);
    assert_eq!(legal(&position), ["machines 0", "machines 1", "machines 2", "machines 3"]);
    play(&mut position, &["0 machines 1"]);
    assert_eq!((position.machines(seat(0)), position.vp(seat(0))), ((7, 6), 12));
    let mut position = fulfilling("y01").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y01"]);
    assert_eq!((position.machines(seat(0)), position.vp(seat(0))), ((8, 4), 14));
}

#[test]
fn ba_15_2_energy_of_a_reward_fulfils_nothing() {
    let table = fulfilling("r05").contracts(seat(0), &["r05", "g01"].map(contract));
    let mut position = table.finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r05"]);
    assert_eq!((position.energy(seat(0)), position.to_act()), (20, Some(seat(1))));
}

// BA-D.26: in part or not at all.
#[test]
fn ba_15_3_drops_of_a_reward() {
    let mut position = fulfilling("y14").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y14"]);
    assert_eq!((legal(&position).len(), position.stage()), (35, Stage::Drops(3)));
    play(&mut position, &["0 pour ha hb hb"]);
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [1, 2, 0, 0]);
    let mut position = fulfilling("g15").dam(base("b2l"), Some(seat(1)), 1, 0).finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil g15"]);
    assert_eq!(refused(&position, "pour ha ha ha"), Some("BA-15.3"));
    play(&mut position, &["0 pour hb hb"]);
    assert_eq!((drops(&position, "b2l"), position.on_headstream(Headstream(1))), (1, 0));
}

#[test]
fn ba_d_26_water_of_a_reward_may_be_left() {
    let mut position = fulfilling("y14").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y14", "0 pour"]);
    assert_eq!((position.to_act(), position.on_headstream(Headstream(0))), (Some(seat(1)), 0));
    assert_eq!(refused(&position, "pour water.two left"), Some("BA-9.1"));
}

#[test]
fn ba_15_4_rotation_of_a_reward() {
    let segment = Segment { tile: None, excavators: 5, mixers: 0 };
    let mut position = fulfilling("r01").segment(seat(0), 3, segment).finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r01"]);
    assert_eq!(position.machines(seat(0)).0, 11);
}

// BA-D.7: red spaces are paid, the wheel does not turn. BA-15.10: it counts like a built one.
#[test]
fn ba_15_5_a_free_structure() {
    let mut position = fulfilling("y06").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y06"]);
    assert_eq!(refused(&position, "build base b2l"), Some("BA-15.9"), "not in the mountains");
    assert_eq!(refused(&position, "build conduit c2l"), Some("BA-15.5"));
    play(&mut position, &["0 build base b5u"]);
    assert_eq!(
        (position.credits(seat(0)), position.machines(seat(0)), position.vp(seat(0))),
        (3, (6, 4), 13)
    );
    assert_eq!(position.wheel(seat(0)), [Segment::default(); 6]);
    assert_eq!(position.tiles(seat(0)).len(), 4);
}

#[test]
fn ba_d_7_a_free_structure_pays_the_red_space() {
    let mut position = fulfilling("y06").credits(seat(0), 2).finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y06"]);
    assert_eq!(refused(&position, "build base b5u"), Some("BA-15.5"));
    assert_eq!(refused(&position, "build base b5l"), None);
    play(&mut position, &["0 decline"]);
    assert_eq!(position.built(seat(0), Structure::Base), 1, "it is optional");
}

#[test]
fn ba_15_6_the_order_of_the_parts() {
    // R09: energy, then a powerhouse. Y04: VP, rotation, then a flowing drop. N6 and R06: choices come in their order.
    let mut position = fulfilling("y15").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y15"]);
    assert_eq!((position.credits(seat(0)), position.stage()), (10, Stage::Machines(1)));
    play(&mut position, &["0 machines 0"]);
    assert_eq!(position.stage(), Stage::Drops(2));
    let mut position = fulfilling("r10").finish().unwrap();
    let table = Arrangement::of(position).dam(base("b9l"), Some(seat(0)), 1, 0);
    position = table.finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r10"]);
    assert!(matches!(position.stage(), Stage::Structure(_)), "the structure before the flowing drops");
}

#[test]
fn ba_15_7_no_tile_uses_the_other_symbols() {
    let rows = &crate::table::tables().contracts.rows;
    let structures = rows.iter().filter_map(|row| row.reward.structure);
    assert_eq!(
        structures.count(),
        3 + 4 + 2 + 2,
        "bases, conduits, elevations, powerhouses and nothing else"
    );
}

#[test]
fn ba_15_8_effects_inside_effects_are_finished_first() {
    // The second elevation uncovers a machine for the USA; the drops of R10 wait for it.
    let table = fulfilling("r10").company(seat(0), Company::Usa).company(seat(1), Company::Germany);
    let table = table.dam(base("b1l"), Some(seat(0)), 2, 2).dam(base("b9l"), Some(seat(0)), 1, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 produce turbine.zero left b1l c1l 2", "0 fulfil r10", "0 build elevation b9l"]);
    assert_eq!(position.stage(), Stage::Machines(1));
    play(&mut position, &["0 machines 1"]);
    assert_eq!(position.stage(), Stage::DropsNow(2));
}

#[test]
fn ba_15_9_a_structure_that_cannot_be_placed_is_lost() {
    // G12: a base in the plain, where every basin has a dam of the company or no free space.
    let mut table = fulfilling("g12").credits(seat(0), 2);
    for id in ["b8l", "b9l", "b10l"] {
        table = table.dam(base(id), Some(seat(1)), 1, 0);
    }
    let mut position = table.finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil g12"]);
    assert_eq!((position.to_act(), position.fulfilled(seat(0)).len()), (Some(seat(1)), 1));
    // Credits of the same turn may pay a red space.
    let mut position = table.credits(seat(0), 3).finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil g12", "0 build base b8u"]);
    assert_eq!(position.credits(seat(0)), 0);
    // A conduit up to its value, a powerhouse anywhere.
    let mut position = fulfilling("y08").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y08"]);
    assert_eq!(
        (refused(&position, "build conduit c1r"), refused(&position, "build conduit c2l")),
        (Some("BA-15.9"), None)
    );
    let mut position = fulfilling("y02").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y02"]);
    assert_eq!(
        (refused(&position, "build powerhouse p5.1"), refused(&position, "build powerhouse p12.1")),
        (None, None)
    );
}

#[test]
fn ba_15_10_a_placed_structure_counts_like_a_built_one() {
    let mut position = fulfilling("y02").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil y02", "0 build powerhouse p5.1"]);
    assert_eq!((position.production_bonus(seat(0)), position.built(seat(0), Structure::Powerhouse)), (1, 2));
    play(&mut position, &["1 bank 1", "0 construct powerhouse powerhouse p6.1"]);
    assert_eq!(position.wheel(seat(0))[1].mixers, 4);
}

#[test]
fn ba_15_11_the_other_parts_are_taken_in_full() {
    // R03: 4 credits, a mixer, 2 segments; the content of segment 4 returns with the second.
    let back = Segment { tile: None, excavators: 5, mixers: 0 };
    let mut position = fulfilling("r03").segment(seat(0), 4, back).finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r03"]);
    assert_eq!(
        (position.credits(seat(0)), position.machines(seat(0)), position.to_act()),
        (10, (11, 5), Some(seat(1)))
    );
    // R05: energy.
    let mut position = fulfilling("r05").finish().unwrap();
    play(&mut position, &[PRODUCE, "0 fulfil r05"]);
    assert_eq!((position.energy(seat(0)), position.to_act()), (20, Some(seat(1))));
}
