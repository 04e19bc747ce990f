//! BA-AUTOMA-7 to BA-AUTOMA-9: difficulties, scoring, and open questions of the Automa rules.

use barrage::automa_tiles::{ConduitCriterion, DamCriterion, Deed, PowerhouseCriterion};
use barrage::{AutomaTile, Barrage, Bonus, Colour, Company, Event, Officer, Segment, Source, Structure};
use engine::{Game, Playout};

use crate::ba_automa::{AUTOMA, against, standard, system, turn};
use crate::table::{
    Stacked, base, conduit, contract, drops, legal, options, play_with, powerhouse, seat, tables, tile,
};

#[test]
fn ba_automa_7_1_low_voltage() {
    let table = system(against("low-voltage"), 1).powerhouse(powerhouse("p9.1"), AUTOMA);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 5);
    let table =
        against("low-voltage").dam(base("b1l"), Some(AUTOMA), 1, 0).dam(base("b2l"), Some(AUTOMA), 1, 0);
    assert!(table.finish().unwrap().income(AUTOMA).is_nothing());
}

#[test]
fn ba_automa_7_2_standard() {
    // The bonus of two powerhouses, and income, which Low Voltage lacks.
    let table = system(standard(), 1).powerhouse(powerhouse("p9.1"), AUTOMA);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 5 + 1);
    let table = standard().dam(base("b1l"), Some(AUTOMA), 1, 0).dam(base("b2l"), Some(AUTOMA), 1, 0);
    assert_eq!(table.finish().unwrap().income(AUTOMA).vp, 3);
    // No ability and no effect of an advanced tile, which High Voltage has.
    let italy = system(standard(), 1).company(AUTOMA, Company::Italy);
    let italy = italy.powerhouse(powerhouse("p9.1"), AUTOMA).powerhouse(powerhouse("p12.1"), AUTOMA);
    assert_eq!(turn(italy, 5, 6).0.energy(AUTOMA), 5 + 1);
    let tiles = ["base", "elevation", "conduit", "powerhouse", "powerhouse_3"].map(tile);
    assert_eq!(turn(standard().tiles(AUTOMA, &tiles), 20, 6).0.vp(AUTOMA), 16);
    let free = ["base", "elevation", "conduit", "powerhouse", "powerhouse_1"].map(tile);
    assert_eq!(turn(standard().tiles(AUTOMA, &free), 20, 6).0.engineers(AUTOMA), 12 - 2);
    // No officer, which Overpowered has.
    let options = options(&[("automas", "1"), ("difficulty", "standard")]);
    let mut position = Barrage::start(*tables(), &options, 2, &mut Playout::new(4)).unwrap();
    let first = position.read_action(&legal(&position)[0]).unwrap();
    position.play(first, &mut Playout::new(4), &mut ());
    assert_eq!(position.officer(AUTOMA), None);
}

#[test]
fn ba_automa_7_3_high_voltage() {
    let mut table = system(against("high-voltage"), 1).company(AUTOMA, Company::Italy);
    for id in ["p9.1", "p12.1"] {
        table = table.powerhouse(powerhouse(id), AUTOMA);
    }
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 5 + 1 + 3);
    // France's discount counts in the condition: 3 + 3 reaches nothing red, 6 + 3 does.
    let (position, _) = turn(table.company(AUTOMA, Company::France), 12, 6);
    assert!(position.fulfilled(AUTOMA).has(contract("r01").0));
    let tiles = ["base", "elevation", "conduit", "powerhouse", "powerhouse_3"].map(tile);
    let (position, _) = turn(against("high-voltage").tiles(AUTOMA, &tiles), 20, 6);
    assert_eq!(position.vp(AUTOMA), 19);
}

/// The energies of an Automa's productions.
fn produced(events: &[Event]) -> Vec<u8> {
    let energy = |event: &Event| match event {
        Event::Produced(AUTOMA, _, _, _, energy) => Some(*energy),
        _ => None,
    };
    events.iter().filter_map(energy).collect()
}

// BA-AUTOMA-7.3: Germany's second production is the best one that is left.
#[test]
fn ba_automa_7_3_germany_produces_twice() {
    let table = |difficulty| {
        let mut table = system(against(difficulty), 1);
        for id in ["p9.1", "p12.1"] {
            table = table.powerhouse(powerhouse(id), AUTOMA);
        }
        let table = table.dam(base("b6l"), None, 2, 2).conduit(conduit("c6l"), AUTOMA);
        table.dam(base("b10l"), None, 3, 1).conduit(conduit("c10r"), AUTOMA)
    };
    let (_, events) = turn(table("high-voltage"), 5, 6);
    assert_eq!(produced(&events), [2 * 4 + 1, 5], "then 5 without a bonus, not 1 from basin 10");
    let (_, events) = turn(table("standard"), 5, 6);
    assert_eq!(produced(&events), [9], "no ability on Standard");
}

// BA-AUTOMA-7.3: the USA gains from water that flows past its powerhouses.
#[test]
fn ba_automa_7_3_the_usa_gains_from_flowing_water() {
    for (difficulty, gained) in [("high-voltage", 1), ("standard", 0)] {
        let mut table = against(difficulty).company(seat(0), Company::Italy).company(AUTOMA, Company::Usa);
        for id in ["p8.1", "p9.1", "p12.1"] {
            table = table.powerhouse(powerhouse(id), AUTOMA);
        }
        let mut position = table.engineers(AUTOMA, 0).finish().unwrap();
        play_with(&mut position, &["0 pour water.flow left ha"], &[]);
        assert_eq!(position.energy(AUTOMA), gained, "{difficulty}");
    }
}

// BA-AUTOMA-7.3: a drop from B rests in basin 2 at once; one from C passes the powerhouse of basin 6 on its way to 10.
#[test]
fn ba_automa_7_3_the_usa_prefers_water_that_brings_energy() {
    for (difficulty, held, energy) in [("high-voltage", [0, 1], 1), ("standard", [1, 0], 0)] {
        let mut table = against(difficulty).company(seat(0), Company::Italy).company(AUTOMA, Company::Usa);
        table = table.dam(base("b2l"), Some(AUTOMA), 1, 0).dam(base("b10l"), Some(AUTOMA), 1, 0);
        for id in ["p6.1", "p8.1", "p9.1"] {
            table = table.powerhouse(powerhouse(id), AUTOMA);
        }
        // Tile 6: one drop that flows at once; the headstreams of tile 2: B, C, D, A.
        let (position, _) = turn(table.machines(AUTOMA, 0, 0), 6, 2);
        assert_eq!(["b2l", "b10l"].map(|id| drops(&position, id)), held, "{difficulty}");
        assert_eq!(position.energy(AUTOMA), energy, "{difficulty}");
    }
}

// BA-AUTOMA-7.3: advanced tiles have their effects. Powerhouse II: the best production at once, with +2.
#[test]
fn ba_automa_7_3_powerhouse_ii_produces() {
    let tiles = ["base", "elevation", "conduit", "powerhouse", "powerhouse_2"].map(tile);
    for (difficulty, energy) in [("high-voltage", vec![5 + 2]), ("standard", vec![])] {
        let table = against(difficulty).tiles(AUTOMA, &tiles);
        let table = table.dam(base("b1l"), None, 1, 1).conduit(conduit("c1l"), AUTOMA);
        let (position, events) = turn(table, 20, 6);
        assert_eq!(position.wheel(AUTOMA)[1].tile, Some(tile("powerhouse_2")), "{difficulty}");
        assert_eq!(produced(&events), energy, "{difficulty}");
    }
}

// BA-AUTOMA-7.3: Any I builds a base on the red space of its basin without paying for it; Any II takes the usual
// machines first.
#[test]
fn ba_automa_7_3_any_tiles() {
    let with = |word: &str| {
        let tiles = ["base", "elevation", "conduit", "powerhouse", word].map(tile);
        against("high-voltage").tiles(AUTOMA, &tiles)
    };
    let built = |position: &Barrage| {
        let own =
            |space: &barrage::BaseSpace| position.dam(*space).is_some_and(|dam| dam.owner == Some(AUTOMA));
        (0..20).map(barrage::BaseSpace).find(own).expect("a base")
    };
    let (position, _) = turn(with("joker_1"), 17, 6);
    assert!(built(&position).is_upper());
    assert_eq!(position.vp(AUTOMA), 16, "the red space costs nothing");
    let (position, _) = turn(with("joker_2").machines(AUTOMA, 2, 4), 17, 6);
    let segment = position.wheel(AUTOMA)[1];
    assert_eq!((segment.tile, segment.excavators), (Some(tile("joker_2")), 2));
    assert!(segment.mixers > 0);
}

#[test]
fn ba_automa_7_4_overpowered_has_an_officer() {
    let table = || against("overpowered");
    let (position, _) = turn(table().officer(AUTOMA, Some(Officer::Adler)), 17, 6);
    let area = |position: &Barrage| {
        let space = (0..20).map(barrage::BaseSpace).find(|space| position.dam(*space).is_some()).unwrap();
        tables().map.basin(space.basin()).area
    };
    assert_eq!((area(&position), position.wheel(AUTOMA)[1].excavators), (barrage::Area::Mountain, 3));
    let dams = table().officer(AUTOMA, Some(Officer::DelMonte)).dam(base("b8l"), Some(AUTOMA), 1, 0);
    let (position, _) = turn(dams, 17, 6);
    assert_eq!(
        (position.built(AUTOMA, Structure::Elevation), position.built(AUTOMA, Structure::Base)),
        (1, 1)
    );
    let (position, _) = turn(table().officer(AUTOMA, Some(Officer::Jordan)).machines(AUTOMA, 2, 0), 17, 4);
    assert_eq!((position.built(AUTOMA, Structure::Base), position.vp(AUTOMA)), (1, 13));
    let (position, _) =
        turn(table().officer(AUTOMA, Some(Officer::Jordan)).machines(AUTOMA, 1, 0).round(5), 17, 6);
    assert_eq!(position.built(AUTOMA, Structure::Base), 0, "two are missing");
    let (position, _) = turn(table().officer(AUTOMA, Some(Officer::McDowell)).machines(AUTOMA, 9, 4), 19, 6);
    assert_eq!((position.built(AUTOMA, Structure::Conduit), position.wheel(AUTOMA)[1].mixers), (1, 4));
    let fiesler = table()
        .officer(AUTOMA, Some(Officer::Fiesler))
        .dam(base("b7l"), Some(AUTOMA), 2, 2)
        .conduit(conduit("c7l"), AUTOMA);
    let (position, _) = turn(fiesler.powerhouse(powerhouse("p10.1"), AUTOMA), 5, 6);
    assert_eq!((position.energy(AUTOMA), drops(&position, "b7l")), (4, 1));
    let krylov = table()
        .officer(AUTOMA, Some(Officer::Krylov))
        .tiles(AUTOMA, &["elevation", "conduit", "powerhouse", "krylov"].map(tile));
    let on_wheel = Segment { tile: Some(tile("base")), excavators: 0, mixers: 0 };
    let (position, _) = turn(krylov.segment(AUTOMA, 2, on_wheel), 17, 6);
    assert_eq!(position.wheel(AUTOMA)[1].tile, Some(tables().special));
}

#[test]
fn ba_automa_7_5_engineer_free_tiles_still_need_one_engineer() {
    let tiles = ["base", "elevation", "conduit", "powerhouse", "powerhouse_1"].map(tile);
    let (position, _) = turn(against("high-voltage").tiles(AUTOMA, &tiles), 20, 6);
    assert_eq!((position.built(AUTOMA, Structure::Powerhouse), position.engineers(AUTOMA)), (1, 12));
    // Conduit III: the energy fulfils the best open private contract, and no national one.
    let tiles = ["base", "elevation", "conduit", "powerhouse", "conduit_3"].map(tile);
    let table = against("high-voltage").tiles(AUTOMA, &tiles).machines(AUTOMA, 20, 0).national([
        Some(contract("n1")),
        None,
        None,
    ]);
    let (position, events) = turn(table, 19, 4);
    assert!(events.contains(&Event::Energy(AUTOMA, 10)) && position.fulfilled(AUTOMA).has(contract("r11").0));
}

#[test]
fn ba_automa_8_1_other_scoring_is_as_for_humans() {
    let table = standard()
        .engineers(AUTOMA, 0)
        .passed(AUTOMA, true)
        .engineers(seat(0), 1)
        .round(5)
        .bonus(Bonus::Bases);
    let mut position = table.machines(AUTOMA, 6, 5).energy(seat(0), 3).finish().unwrap();
    play_with(&mut position, &["0 bank 1"], &[]);
    let points = position.standings().score(AUTOMA).points;
    assert_eq!(
        (points[Source::Credits.index()], points[Source::Idle.index()], points[Source::Resources.index()]),
        (3, -3, 2)
    );
}

#[test]
fn ba_automa_9_1_doubtful_tiles() {
    let row = |number: u8| tables().automa.tile(AutomaTile(number - 1));
    assert!(
        row(15)
            .orders
            .iter()
            .any(|order| order.engineers == 1 && order.deed == Deed::Patent(Structure::Powerhouse, 2))
    );
    let bonus = |number| match row(number).orders[0].deed {
        Deed::Produce(bonus, _) => bonus,
        _ => 9,
    };
    assert_eq!([1, 2, 3, 4].map(bonus), [-2, -2, -1, -1]);
    assert!(
        [3, 12]
            .iter()
            .all(|&number| row(number).orders.iter().any(|order| matches!(order.deed, Deed::Discard(..))))
    );
    assert!(
        row(5).powerhouse.0[0] == PowerhouseCriterion::Basin5 && row(5).powerhouse.1 == barrage::Basin(4)
    );
    assert!(row(17).orders.iter().any(|order| order.deed == Deed::Rotate(1, 0)));
}

#[test]
fn ba_automa_9_2_national_contracts_and_red_spaces() {
    let (position, _) = turn(system(standard(), 3).national([Some(contract("n1")), None, None]), 5, 6);
    assert!(position.fulfilled(AUTOMA).has(contract("n1").0));
    // Y02's powerhouse: only a red space is free where the criteria of tile 5 want it.
    let table = system(standard(), 1)
        .open(Colour::Yellow, [Some(contract("y11")), Some(contract("y02"))])
        .powerhouse(powerhouse("p5.1"), seat(0));
    let (position, _) = turn(table.open(Colour::Green, [Some(contract("g01")), Some(contract("g06"))]), 6, 5);
    assert_eq!((position.powerhouse(powerhouse("p5.2")), position.vp(AUTOMA)), (Some(AUTOMA), 13));
}

#[test]
fn ba_automa_9_4_powerhouses_of_all_owners_count_alike() {
    assert_eq!(tables().automa.tile(AutomaTile(18)).dam.0[0], DamCriterion::BelowPowerhouse);
    assert_eq!(tables().automa.tile(AutomaTile(18)).conduit.0[0], ConduitCriterion::SecondHighest);
    for owner in [seat(0), AUTOMA] {
        let (position, _) = turn(standard().powerhouse(powerhouse("p9.1"), owner), 17, 19);
        assert!(position.dam(base("b9l")).is_some(), "{owner}");
    }
}

#[test]
fn ba_automa_9_5_tile_4_buys_no_machine_in_round_5() {
    let (position, _) = turn(standard().machines(AUTOMA, 0, 0).round(5), 4, 6);
    assert_eq!(position.machines(AUTOMA), (0, 0));
}

#[test]
fn ba_automa_9_6_no_automa_is_mahiri_sekibo() {
    let mut replaced = 0;
    for number in 0..60 {
        let options = options(&[("automas", "3"), ("difficulty", "overpowered")]);
        let mut chance = Playout::new(number);
        let mut position = Barrage::start(*tables(), &options, 4, &mut chance).unwrap();
        let dealt = position.offers().map(|pair| pair.expect("four pairs").1);
        let list = legal(&position);
        let action = position.read_action(&list[0]).unwrap();
        position.play(action, &mut chance, &mut ());
        let officers = [0, 1, 2, 3].map(|one| position.officer(seat(one)).expect("an officer"));
        assert!(!officers[1..].contains(&Officer::Sekibo));
        assert!((0..4).all(|one| (0..one).all(|other| officers[one] != officers[other])), "{officers:?}");
        if dealt.contains(&Officer::Sekibo) && officers[0] != Officer::Sekibo {
            assert_eq!(
                officers.iter().filter(|officer| !dealt.contains(officer)).count(),
                1,
                "an unused one"
            );
            replaced += 1;
        }
    }
    assert!(replaced > 5, "{replaced}");
}

// BA-4.12 with Automas.
#[test]
fn ba_d_36_an_automa_s_officer_counts_only_if_it_is_used() {
    let sekibo = Officer::Sekibo as u8;
    let draws = [("company", 0), ("company", 1), ("officer", sekibo), ("officer", 0)];
    for (difficulty, extra) in [("standard", 3), ("overpowered", 2)] {
        let mut chance = Stacked::new(&draws, 5);
        let options = options(&[("automas", "1"), ("difficulty", difficulty)]);
        let mut position = Barrage::start(*tables(), &options, 2, &mut chance).unwrap();
        let text = legal(&position).into_iter().find(|text| text.starts_with("choose usa")).unwrap();
        position.play(position.read_action(&text).unwrap(), &mut chance, &mut ());
        assert_eq!(position.officer(seat(0)), Some(Officer::Sekibo));
        let to_copy = position.officers_to_copy(seat(0));
        assert_eq!(to_copy.len(), 3, "{difficulty}");
        assert_eq!(to_copy.has(Officer::Adler as u8), extra == 2, "Adler is the Automa's");
    }
}
