//! BA-7: construction.

use barrage::{Arrangement, Barrage, Company, Officer, Segment, Stage, Structure};
use engine::Seat;

use crate::table::{
    base, conduit, full, legal, legal_like, plain, play, powerhouse, refused, seat, tables, tile,
};

/// All four basic tiles, and these.
fn tiles(table: Arrangement, seat: Seat, more: &[&str]) -> Arrangement {
    let basic = ["base", "elevation", "conduit", "powerhouse"];
    let all: Vec<_> = basic.iter().chain(more).map(|id| tile(id)).collect();
    table.tiles(seat, &all)
}

/// A company with plenty of everything.
fn rich(seats: usize) -> Arrangement {
    let table = plain(seats).credits(seat(0), 30).machines(seat(0), 30, 30);
    tiles(table, seat(0), &["joker_1", "joker_2", "joker_3"])
}

#[test]
fn ba_7_1_four_spaces_from_left_to_right() {
    let mut position = rich(2).finish().unwrap();
    let mut left = Vec::new();
    for text in ["base base b8l", "conduit conduit c9l", "powerhouse powerhouse p8.1", "joker_3 conduit c10r"]
    {
        play(&mut position, &[&format!("0 construct {text}"), "1 bank 1"]);
        left.push((position.engineers(seat(0)), position.credits(seat(0))));
    }
    assert_eq!(left, [(11, 30), (9, 30), (6, 30), (3, 27)]);
    assert_eq!(refused(&position, "construct joker_2 base b9l"), Some("BA-7.1"));
    assert!(legal_like(&position, "construct").is_empty());
}

#[test]
fn ba_x_13_four_constructions_need_1_2_3_3_engineers_and_3_credits() {
    let prices = tables().board.construction.map(|price| (price.engineers, price.credits));
    assert_eq!(prices, [(1, 0), (2, 0), (3, 0), (3, 3)]);
}

#[test]
fn ba_7_2_engineers_and_the_red_fourth_space() {
    let table = rich(2).constructions(seat(0), 3);
    let position = table.credits(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8l"), Some("BA-7.19"));
    let position = table.engineers(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8l"), Some("BA-6.3"));
    for (used, engineers, credits) in [(0, 1, 0), (1, 2, 0), (2, 3, 0), (3, 3, 3)] {
        let mut position = rich(2).constructions(seat(0), used).finish().unwrap();
        play(&mut position, &["0 construct base base b8l"]);
        let left = (position.engineers(seat(0)), position.credits(seat(0)), position.constructions(seat(0)));
        assert_eq!(left, (12 - engineers, 30 - credits, used + 1), "space {}", used + 1);
    }
}

#[test]
fn ba_7_3_a_matching_tile_from_the_supply() {
    let table = plain(2).dam(base("b8l"), Some(seat(0)), 1, 0);
    let mut position = table.finish().unwrap();
    assert_eq!(refused(&position, "construct conduit base b9l"), Some("BA-7.3"));
    assert_eq!(refused(&position, "construct base_1 base b9l"), Some("BA-7.3"));
    play(&mut position, &["0 construct base base b9l", "1 bank 1"]);
    assert_eq!(refused(&position, "construct base base b10l"), Some("BA-7.3"));
}

#[test]
fn ba_7_4_all_machines_or_nothing() {
    let position = plain(2).machines(seat(0), 4, 9).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b1l"), Some("BA-7.4"));
    assert_eq!(refused(&position, "construct base base b5l"), None);
}

#[test]
fn ba_7_5_the_wheel_turns_and_the_content_of_the_open_segment_returns() {
    let last = Segment { tile: None, excavators: 2, mixers: 1 };
    let mut position = plain(2).segment(seat(0), 5, last).finish().unwrap();
    play(&mut position, &["0 construct base base b8l"]);
    let wheel = position.wheel(seat(0));
    assert_eq!(wheel[1], Segment { tile: Some(tile("base")), excavators: 3, mixers: 0 });
    assert_eq!((wheel[0], position.machines(seat(0))), (Segment::default(), (6 - 3 + 2, 4 + 1)));
}

#[test]
fn ba_7_6_red_building_spaces_cost_3_credits() {
    let mut position = plain(2).credits(seat(0), 3).finish().unwrap();
    play(&mut position, &["0 construct base base b8u"]);
    assert_eq!((position.credits(seat(0)), position.built(seat(0), Structure::Base)), (0, 1));
    let mut position = plain(2).credits(seat(0), 3).finish().unwrap();
    play(&mut position, &["0 construct powerhouse powerhouse p8.3"]);
    assert_eq!((position.credits(seat(0)), position.built(seat(0), Structure::Powerhouse)), (0, 1));
    assert_eq!(position.powerhouse(powerhouse("p8.3")), Some(seat(0)));
    let position = plain(2).credits(seat(0), 2).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8u"), Some("BA-7.19"));
    assert_eq!(refused(&position, "construct powerhouse powerhouse p8.3"), Some("BA-7.19"));
}

// BA-7.7: at once, and again in each later income phase.
#[test]
fn ba_x_3_germany_s_second_base() {
    let table = plain(2).company(seat(0), Company::Germany).company(seat(1), Company::Usa);
    let mut position =
        table.dam(base("b8l"), Some(seat(0)), 1, 0).energy(seat(0), 1).round(1).finish().unwrap();
    play(&mut position, &["0 construct base base b9l"]);
    assert_eq!(position.vp(seat(0)), 13);
    crate::table::finish_round(&mut position, &[]);
    // 6 VP as the energy leader, and the income.
    assert_eq!(position.vp(seat(0)), 13 + 6 + 3);
}

#[test]
fn ba_7_7_an_uncovered_income_is_received_at_once() {
    let table = plain(2).company(seat(0), Company::Italy).dam(base("b8l"), Some(seat(0)), 1, 0);
    let mut position = table.company(seat(1), Company::Usa).finish().unwrap();
    play(&mut position, &["0 construct base base b9l"]);
    assert_eq!(position.credits(seat(0)), 9);
}

// BA-D.3: place, red space, income, then the effect of the tile.
#[test]
fn ba_7_8_the_effect_comes_after_the_income() {
    // The USA's second base turns the wheel; its fourth elevation lets drops flow before Base I looks for empty dams.
    let mut table = tiles(plain(2), seat(0), &["elevation_1"]);
    table = table.dam(base("b8l"), Some(seat(0)), 2, 0).machines(seat(0), 0, 9);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct elevation_1 elevation b8l"]);
    // The second elevation gives a machine: the wheel has turned once, for the construction, and waits.
    assert_eq!(position.stage(), Stage::Machines(1));
    assert_eq!(position.wheel(seat(0))[1].tile, Some(tile("elevation_1")));
    play(&mut position, &["0 machines 1"]);
    assert_eq!(position.wheel(seat(0))[3].tile, Some(tile("elevation_1")));
}

#[test]
fn ba_d_3_the_red_space_and_the_income_come_before_the_effect() {
    // France's second base uncovers a machine of its choice; the drops of Base I wait for that choice.
    let table = tiles(plain(2), seat(0), &["base_1"]).machines(seat(0), 9, 0);
    let table = table.company(seat(0), Company::France).company(seat(1), Company::Usa);
    let mut position = table.dam(base("b9l"), Some(seat(0)), 1, 0).finish().unwrap();
    play(&mut position, &["0 construct base_1 base b8u"]);
    assert_eq!((position.stage(), position.credits(seat(0))), (Stage::Machines(1), 3));
    let held = |position: &Barrage| ["b8u", "b9l"].map(|id| crate::table::drops(position, id));
    assert_eq!(held(&position), [0, 0]);
    play(&mut position, &["0 machines 1"]);
    assert_eq!(held(&position), [1, 1]);
}

#[test]
fn ba_7_9_no_piece_no_structure() {
    let mut table = rich(2);
    for id in ["p5.1", "p6.1", "p7.1", "p8.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let position = table.finish().unwrap();
    assert_eq!(refused(&position, "construct powerhouse powerhouse p9.1"), Some("BA-7.9"));
}

/// The machines of one construction.
fn price(position: &Barrage, text: &str) -> (u8, u8) {
    let mut after = *position;
    let before = after.machines(seat(0));
    play(&mut after, &[&format!("0 construct {text}")]);
    let segment = after.wheel(seat(0))[1];
    assert_eq!(after.machines(seat(0)), (before.0 - segment.excavators, before.1 - segment.mixers));
    (segment.excavators, segment.mixers)
}

#[test]
fn ba_7_10_bases() {
    let position = rich(2).finish().unwrap();
    let prices = ["b8l", "b5l", "b1l"].map(|id| price(&position, &format!("base base {id}")));
    assert_eq!(prices, [(3, 0), (4, 0), (5, 0)]);
}

#[test]
fn ba_7_11_elevations() {
    let mut table = rich(2).credits(seat(0), 0);
    for id in ["b8u", "b5u", "b1u"] {
        table = table.dam(base(id), Some(seat(0)), 1, 0);
    }
    let position = table.dam(base("b9l"), Some(seat(0)), 3, 0).finish().unwrap();
    let prices = ["b8u", "b5u", "b1u"].map(|id| price(&position, &format!("elevation elevation {id}")));
    assert_eq!(prices, [(0, 2), (0, 3), (0, 4)]);
    assert_eq!(refused(&position, "construct elevation elevation b9l"), Some("BA-7.11"));
    let table = rich(2).dam(base("b8l"), None, 1, 0).dam(base("b9l"), Some(seat(1)), 1, 0);
    let foreign = table.dam(base("b10l"), Some(seat(0)), 2, 0).finish().unwrap();
    for (id, rule) in
        [("b8l", Some("BA-2.9")), ("b9l", Some("BA-2.9")), ("b5l", Some("BA-2.9")), ("b10l", None)]
    {
        assert_eq!(refused(&foreign, &format!("construct elevation elevation {id}")), rule, "{id}");
    }
}

#[test]
fn ba_7_12_conduits() {
    let position = rich(2).credits(seat(0), 0).finish().unwrap();
    let prices = ["c10r", "c6r", "c2l", "c1l"].map(|id| price(&position, &format!("conduit conduit {id}")));
    assert_eq!(prices, [(2, 0), (4, 0), (6, 0), (10, 0)]);
}

#[test]
fn ba_x_15_a_conduit_of_value_4_costs_8_excavators() {
    let position = rich(2).finish().unwrap();
    assert_eq!(price(&position, "conduit conduit c1r"), (8, 0));
}

#[test]
fn ba_7_13_powerhouses() {
    let mut table = rich(2);
    for (id, mixers) in [("p5.1", 2), ("p6.1", 3), ("p7.1", 4), ("p8.1", 5)] {
        assert_eq!(price(&table.finish().unwrap(), &format!("powerhouse powerhouse {id}")), (0, mixers));
        table = table.powerhouse(powerhouse(id), seat(0));
    }
}

#[test]
fn ba_7_14_a_conduit_belongs_to_its_start_basin() {
    let table = plain(2).conduit(conduit("c4r"), seat(0)).objective(barrage::Objective::FullestArea);
    let position =
        table.conduit(conduit("c3l"), seat(0)).powerhouse(powerhouse("p12.1"), seat(0)).finish().unwrap();
    assert_eq!(position.objective_count(seat(0), barrage::Objective::FullestArea), 2);
}

#[test]
fn ba_7_15_tile_and_machines_are_back_after_six_rotations() {
    let mut position = rich(2).finish().unwrap();
    play(&mut position, &["0 construct base base b8l", "1 bank 1"]);
    for turn in 0..5 {
        assert!(!position.tiles(seat(0)).has(tile("base").0), "{turn}");
        assert_eq!(position.machines(seat(0)), (27, 30), "{turn}");
        let table = Arrangement::of(position).engineers(seat(0), 12).engineers(seat(1), 12);
        position = table.finish().unwrap();
        play(&mut position, &["0 use workshop.one left", "1 bank 1"]);
    }
    assert!(position.tiles(seat(0)).has(tile("base").0));
    assert_eq!(position.machines(seat(0)), (30, 30));
}

#[test]
fn ba_7_16_machines_gained_are_usable_at_once() {
    let mut position = plain(2).machines(seat(0), 2, 0).finish().unwrap();
    play(&mut position, &["0 use machinery.excavator left", "1 bank 1", "0 construct base base b8l"]);
    assert_eq!(position.machines(seat(0)), (0, 0));
}

#[test]
fn ba_7_17_credits_do_not_come_back() {
    let mut position = rich(2).finish().unwrap();
    play(&mut position, &["0 construct base base b8u", "1 bank 1"]);
    for _ in 0..5 {
        position = Arrangement::of(position).engineers(seat(0), 12).engineers(seat(1), 12).finish().unwrap();
        play(&mut position, &["0 use workshop.one left", "1 bank 1"]);
    }
    assert_eq!((position.credits(seat(0)), position.machines(seat(0))), (27, (30, 30)));
}

#[test]
fn ba_7_18_rotations_are_done_one_by_one() {
    let segment = |excavators| Segment { tile: None, excavators, mixers: 0 };
    let table = plain(2).segment(seat(0), 5, segment(1)).segment(seat(0), 4, segment(2)).segment(
        seat(0),
        3,
        segment(4),
    );
    let mut position = table.credits(seat(0), 9).finish().unwrap();
    play(&mut position, &["0 use workshop.three left"]);
    assert_eq!(position.machines(seat(0)).0, 6 + 7);
}

#[test]
fn ba_7_19_income_and_rotation_of_the_construction_cannot_pay_for_it() {
    // Italy's second base would give the 3 credits of its red space.
    let table = plain(2).company(seat(0), Company::Italy).company(seat(1), Company::Usa).credits(seat(0), 0);
    let position = table.dam(base("b8l"), Some(seat(0)), 1, 0).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b9u"), Some("BA-7.19"));
    // The excavator that arrives with the rotation is too late.
    let late = Segment { tile: None, excavators: 1, mixers: 0 };
    let position = plain(2).machines(seat(0), 2, 0).segment(seat(0), 5, late).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8l"), Some("BA-7.4"));
    // Fourth space, red space and Jordan's credits together.
    let table = full(&[Some(Officer::Jordan), None]).constructions(seat(0), 3).machines(seat(0), 2, 0);
    let position = table.credits(seat(0), 8).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8u"), Some("BA-7.4"));
    let position = table.credits(seat(0), 9).finish().unwrap();
    assert_eq!(refused(&position, "construct base base b8u"), None);
}

#[test]
fn ba_7_20_one_tile_and_a_joker_builds_anything() {
    let table =
        tiles(plain(2), seat(0), &["joker_3"]).machines(seat(0), 9, 9).dam(base("b8l"), Some(seat(0)), 1, 0);
    let mut position = table.finish().unwrap();
    for text in ["base b9l", "elevation b8l", "conduit c9l", "powerhouse p5.1"] {
        assert_eq!(refused(&position, &format!("construct joker_3 {text}")), None, "{text}");
    }
    play(&mut position, &["0 construct joker_3 base b9l"]);
    assert_eq!(position.tiles(seat(0)).len(), 4);
}

#[test]
fn ba_7_21_an_engineer_free_construction_uses_no_space() {
    let table = tiles(plain(2), seat(0), &["powerhouse_1"]).constructions(seat(0), 4);
    let mut position = table.finish().unwrap();
    assert_eq!(legal_like(&position, "construct powerhouse powerhouse"), Vec::<String>::new());
    play(&mut position, &["0 construct powerhouse_1 powerhouse p8.1"]);
    assert_eq!((position.constructions(seat(0)), position.engineers(seat(0))), (4, 12));
}

#[test]
fn ba_x_14_a_base_in_the_hills() {
    let mut position = plain(2).finish().unwrap();
    play(&mut position, &["0 construct base base b6l"]);
    assert_eq!((position.engineers(seat(0)), position.machines(seat(0))), (11, (2, 4)));
    assert_eq!(position.wheel(seat(0))[1], Segment { tile: Some(tile("base")), excavators: 4, mixers: 0 });
    assert_eq!(position.dam(base("b6l")).unwrap().owner, Some(seat(0)));
    assert!(legal(&position).len() > 1);
}

#[test]
fn ba_x_38_elevation_1_as_the_third_elevation_turns_the_wheel_four_times() {
    let mut table = tiles(plain(2), seat(0), &["elevation_1"]).machines(seat(0), 0, 9);
    table = table.dam(base("b8l"), Some(seat(0)), 2, 0).dam(base("b9l"), Some(seat(0)), 2, 0);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 construct elevation_1 elevation b8l"]);
    assert_eq!(position.wheel(seat(0))[4].tile, Some(tile("elevation_1")));
    play(&mut position, &["1 bank 1", "0 use workshop.one left", "1 bank 1"]);
    assert!(!position.tiles(seat(0)).has(tile("elevation_1").0));
    play(&mut position, &["0 use workshop.one right"]);
    assert!(position.tiles(seat(0)).has(tile("elevation_1").0) && position.machines(seat(0)).1 == 9);
}
