//! BA-AUTOMA-1 to BA-AUTOMA-5: companies without a player. Seat 0 is human, the last seats are Automas.

use barrage::{
    Arrangement, AutomaTile, Barrage, Bonus, Colour, Company, Event, Headstream, Objective, Officer, Segment,
    Source, Structure, TechTile,
};
use engine::{Game, Playout, Seat};

use crate::table::{
    Stacked, base, conduit, contract, drops, options, place, play_with, powerhouse, seat, tables, tile,
};

/// The Automa's seat.
pub(crate) const AUTOMA: Seat = Seat::new(1);

/// A new game of one human and one Automa of this difficulty, after the choice of companies; the map is empty.
pub(crate) fn against(difficulty: &str) -> Arrangement {
    let options = options(&[("automas", "1"), ("difficulty", difficulty)]);
    let mut position = Barrage::start(*tables(), &options, 2, &mut Playout::new(4)).expect("a setup");
    let mut list = Vec::new();
    position.actions(&mut list);
    position.play(list[0], &mut Playout::new(4), &mut ());
    let table = Arrangement::of(position).empty_map().order(&[seat(0), AUTOMA]).round(1);
    let table = table.company(seat(0), Company::Usa).company(AUTOMA, Company::Germany).engineers(seat(0), 12);
    let table =
        table.officer(seat(0), None).officer(AUTOMA, None).extra_officers(&[]).vp(AUTOMA, 16).vp(seat(0), 10);
    let table = table.machines(AUTOMA, 6, 4).energy(AUTOMA, 0).engineers(AUTOMA, 12).fulfilled(AUTOMA, &[]);
    let table = table.tiles(AUTOMA, &[0, 1, 2, 3].map(TechTile)).contracts(seat(0), &[]).credits(seat(0), 6);
    let table = table.open(Colour::Green, [Some(contract("g01")), Some(contract("g06"))]);
    let table = table.open(Colour::Yellow, [Some(contract("y01")), Some(contract("y11"))]);
    let table = table.open(Colour::Red, [Some(contract("r01")), Some(contract("r11"))]).national([None; 3]);
    table.patents([None; 3]).turn(seat(0))
}

/// Lets the human bank one engineer and the Automa take one turn: actions from the first tile, criteria from the
/// second.
pub(crate) fn turn(table: Arrangement, actions: u8, criteria: u8) -> (Barrage, Vec<Event>) {
    // The top tile moves to the discard pile and shows the criteria; the next one shows the actions.
    let other = (1..=20).find(|&tile| tile != actions && tile != criteria).expect("twenty tiles");
    let table = table.automa_tiles(AutomaTile(criteria - 1), AutomaTile(other - 1));
    let mut position = table.finish().expect("a possible position");
    let events = play_with(&mut position, &["0 bank 1"], &[("automa", actions - 1)]);
    (position, events)
}

/// The same on Standard.
pub(crate) fn standard() -> Arrangement {
    against("standard")
}

/// The Automa's system: a dam in basin 1 with this number of drops, its conduit of value 5, a powerhouse in basin 8.
pub(crate) fn system(table: Arrangement, held: u8) -> Arrangement {
    let table = table.dam(base("b1l"), Some(AUTOMA), 3, held).conduit(conduit("c1l"), AUTOMA);
    table.powerhouse(powerhouse("p8.1"), AUTOMA)
}

#[test]
fn ba_automa_1_1_one_to_three_automas_in_the_full_game() {
    let start = |seats, pairs: &[(&str, &str)]| {
        Barrage::start(*tables(), &options(pairs), seats, &mut Playout::new(1))
            .map_err(|refusal| refusal.rule)
    };
    assert_eq!(start(2, &[("automas", "2")]).unwrap_err(), "BA-AUTOMA-1.1");
    assert_eq!(start(2, &[("automas", "1"), ("game", "introductory")]).unwrap_err(), "BA-AUTOMA-1.1");
    assert!((2..=4).all(|seats| start(seats, &[("automas", "1")]).is_ok()));
    // Three companies: the rows for three are open.
    let position = start(3, &[("automas", "2")]).unwrap();
    assert_eq!(position.national_contracts().iter().flatten().count(), 2);
}

/// A game of one human and Automas, after the human's choice.
fn chosen(seats: u8, automas: &str, difficulty: &str, draws: &[(&'static str, u8)]) -> Barrage {
    let mut chance = Stacked::new(draws, 5);
    let options = options(&[("automas", automas), ("difficulty", difficulty)]);
    let mut position = Barrage::start(*tables(), &options, seats, &mut chance).expect("a setup");
    let mut list = Vec::new();
    position.actions(&mut list);
    position.play(list[0], &mut chance, &mut ());
    position
}

// BA-AUTOMA-8.1: 16 VP at the start, and no credits ever.
#[test]
fn ba_automa_1_2_the_starting_equipment_of_an_automa() {
    // The Automa plays first, by tile 17: it builds a base with 2 engineers.
    let position = chosen(2, "1", "standard", &[("automa", 5), ("automa", 16)]);
    assert_eq!(position.built(AUTOMA, Structure::Base), 1);
    let used = position.wheel(AUTOMA)[1];
    let (excavators, mixers) = position.machines(AUTOMA);
    assert_eq!((excavators + used.excavators, mixers + used.mixers), (6, 4));
    let tiles: Vec<u8> = position.tiles(AUTOMA).iter().chain(used.tile.map(|tile| tile.0)).collect();
    assert_eq!(tiles, [1, 2, 3, 0], "the base tile is on the wheel");
    let start = position.standings().score(AUTOMA).points[Source::Start.index()];
    assert_eq!((position.engineers(AUTOMA), start, position.credits(AUTOMA)), (10, 16, 0));
    assert_eq!((position.officer(AUTOMA), position.contracts(AUTOMA).len()), (None, 0));
    assert!(chosen(2, "1", "overpowered", &[]).officer(AUTOMA).is_some());
}

// BA-AUTOMA-1.5: a random remaining company; Automas come before the humans.
#[test]
fn ba_automa_1_3_humans_choose_first_and_play_last() {
    let position = chosen(3, "2", "standard", &[]);
    assert_eq!(position.order()[2], seat(0));
    assert_eq!(position.order(), [seat(2), seat(1), seat(0)]);
    let companies: Vec<_> = Seat::all(3).map(|one| position.company(one).unwrap()).collect();
    assert!((0..3).all(|one| (0..one).all(|other| companies[one] != companies[other])));
}

#[test]
fn ba_automa_1_4_one_pile_of_twenty() {
    let options = options(&[("automas", "3")]);
    let mut chance = Playout::new(1);
    let mut position = Barrage::start(*tables(), &options, 4, &mut chance).unwrap();
    let mut events = Vec::new();
    while position.to_act().is_some() {
        let mut list = Vec::new();
        position.actions(&mut list);
        position.play(list[list.len() / 2], &mut chance, &mut events);
    }
    let tiles: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::AutomaTile(tile) = event { Some(tile.0) } else { None })
        .collect();
    // The first tile only shows criteria. BA-AUTOMA-3.1: each later pile is all tiles but the one just used.
    assert!(tiles.len() >= 4 * 19, "{} turns of Automas", tiles.len());
    for pile in tiles.chunks_exact(19) {
        let different: std::collections::BTreeSet<&u8> = pile.iter().collect();
        assert_eq!(different.len(), 19, "{pile:?}");
    }
    assert_eq!(tiles.iter().collect::<std::collections::BTreeSet<_>>().len(), 20);
}

#[test]
fn ba_automa_1_5_leftovers_leave_the_game() {
    let position = chosen(2, "1", "standard", &[]);
    assert!(position.starting_contracts().is_empty() && position.contracts(AUTOMA).is_empty());
    assert_eq!((position.offers(), position.officer(AUTOMA)), ([None; 4], None));
    // The human takes the USA; the Automa gets one of the other two at random.
    for number in [1, 2] {
        let companies = [0, 1, 2].map(|company| ("company", company));
        let draws = [&companies[..], &[("company", number), ("company", 3 - number)]].concat();
        let position = chosen(3, "2", "standard", &draws);
        let companies = [seat(0), seat(1)].map(|one| position.company(one).unwrap());
        assert_eq!(companies, [Company::Usa, Company::ALL[usize::from(number)]]);
    }
}

#[test]
fn ba_automa_2_1_credits_are_points() {
    // The Automa uses the human's conduit of value 5 with two drops.
    let table = standard()
        .dam(base("b1l"), Some(AUTOMA), 2, 2)
        .conduit(conduit("c1l"), seat(0))
        .powerhouse(powerhouse("p8.1"), AUTOMA);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 10);
    // Fulfils R11, whose conduit is free; two VP are paid as the fee.
    assert_eq!((position.credits(seat(0)), position.vp(seat(0))), (6 + 1 + 2, 12));
    assert_eq!(position.vp(AUTOMA), 14);
    // The human uses the Automa's conduit.
    let table = system(standard(), 0)
        .dam(base("b1u"), None, 2, 2)
        .powerhouse(powerhouse("p8.2"), seat(0))
        .engineers(AUTOMA, 0);
    let mut position = table.finish().unwrap();
    play_with(&mut position, &["0 produce turbine.zero left b1u c1l 2"], &[]);
    assert_eq!((position.credits(seat(0)), position.vp(AUTOMA)), (4, 20));
}

/// A human and two Automas on Standard; the map is empty.
fn two_automas() -> Arrangement {
    let seats = [0, 1, 2].map(seat);
    let mut table = Arrangement::of(chosen(3, "2", "standard", &[])).empty_map().order(&seats).round(1);
    for (one, company) in seats.into_iter().zip([Company::Usa, Company::Germany, Company::Italy]) {
        table = table
            .company(one, company)
            .officer(one, None)
            .energy(one, 0)
            .engineers(one, 12)
            .machines(one, 6, 4);
        table = table
            .fulfilled(one, &[])
            .contracts(one, &[])
            .tiles(one, &[0, 1, 2, 3].map(TechTile))
            .passed(one, false);
    }
    let table = table.open(Colour::Green, [Some(contract("g01")), Some(contract("g06"))]);
    let table = table.open(Colour::Yellow, [Some(contract("y01")), Some(contract("y11"))]);
    let table = table.open(Colour::Red, [Some(contract("r01")), Some(contract("r11"))]);
    table.national([None; 3]).patents([None; 3]).extra_officers(&[]).turn(seat(0))
}

// BA-AUTOMA-2.1: between two Automas 1 VP per drop is paid, the owner gets 2, and VP may go below 0.
#[test]
fn ba_automa_2_1_one_automa_pays_another() {
    let table = two_automas()
        .dam(base("b1l"), Some(AUTOMA), 2, 2)
        .conduit(conduit("c1l"), seat(2))
        .powerhouse(powerhouse("p8.1"), AUTOMA)
        .engineers(seat(2), 0)
        .vp(AUTOMA, 1)
        .vp(seat(2), 16);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 10);
    let points = |one: Seat, source: Source| position.standings().score(one).points[source.index()];
    assert_eq!((points(AUTOMA, Source::Credits), points(AUTOMA, Source::Conduits)), (-2, 0));
    assert_eq!((points(seat(2), Source::Credits), points(seat(2), Source::Conduits)), (2, 2));
    // R11 gives a conduit and no points.
    assert_eq!((position.vp(AUTOMA), position.vp(seat(2))), (-1, 20));
    assert_eq!((position.credits(AUTOMA), position.credits(seat(2))), (0, 0));
}

#[test]
fn ba_automa_2_2_bonus_and_income_but_no_ability_and_no_effects() {
    let mut table =
        system(standard(), 1).powerhouse(powerhouse("p9.1"), AUTOMA).powerhouse(powerhouse("p12.1"), AUTOMA);
    table = table.company(AUTOMA, Company::Italy);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.energy(AUTOMA), 6, "5 + 1, without Italy's three steps");
    let table =
        standard().tiles(AUTOMA, &["base", "elevation", "conduit", "powerhouse", "powerhouse_3"].map(tile));
    let (position, _) = turn(table, 20, 6);
    assert_eq!((position.vp(AUTOMA), position.wheel(AUTOMA)[1].tile), (16, Some(tile("powerhouse_3"))));
}

// BA-AUTOMA-5.10: refilled at the end of the turn.
#[test]
fn ba_automa_2_3_open_contracts_are_fulfilled_and_replaced() {
    let (position, events) = turn(system(standard(), 1), 5, 6);
    assert!(events.contains(&Event::Fulfilled(AUTOMA, contract("y01"))));
    assert!(position.contracts(AUTOMA).is_empty());
    assert!(position.open_contracts().iter().flatten().all(Option::is_some));
    assert_eq!(position.bonus_count(AUTOMA, Bonus::Contracts), 1);
}

#[test]
fn ba_automa_2_4_the_machine_it_has_fewer_of() {
    // Tile 17: rotate is skipped with an empty wheel; one machine for 3 VP.
    for (machines, after) in [((2, 1), (2, 2)), ((1, 1), (2, 1)), ((0, 1), (1, 1))] {
        let table = standard().machines(AUTOMA, machines.0, machines.1);
        let (position, _) = turn(table, 17, 6);
        assert_eq!((position.machines(AUTOMA), position.vp(AUTOMA)), (after, 13));
    }
}

#[test]
fn ba_automa_2_5_objective_places() {
    let table = standard().objective(Objective::Spread).conduit(conduit("c1l"), AUTOMA);
    let position = table.finish().unwrap();
    assert_eq!((position.vp_for_objective(AUTOMA), position.vp_for_objective(seat(0))), (20, 10));
    let position = table.conduit(conduit("c2l"), seat(0)).finish().unwrap();
    assert_eq!((position.vp_for_objective(AUTOMA), position.vp_for_objective(seat(0))), (18, 13));
}

#[test]
fn ba_automa_2_6_rewards() {
    // R11 is a free conduit.
    let table = system(standard(), 2).company(AUTOMA, Company::France);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.built(AUTOMA, Structure::Conduit), 2);
    // VP and credits as VP: Y11's place is taken by R12, 7 VP and 3 credits.
    let table = system(standard(), 2).open(Colour::Red, [Some(contract("r01")), Some(contract("r12"))]);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.vp(AUTOMA), 16 + 7 + 3);
}

// BA-AUTOMA-2.7: criteria outside a turn are those on top of the discard pile.
#[test]
fn ba_automa_2_7_income_uses_the_last_criteria() {
    // Germany's fourth conduit lets two drops flow in income; tile 2 prefers headstream B.
    let mut table =
        standard().engineers(AUTOMA, 0).passed(AUTOMA, true).automa_tiles(AutomaTile(4), AutomaTile(1));
    for id in ["c1l", "c3l", "c8l", "c9l"] {
        table = table.conduit(conduit(id), AUTOMA);
    }
    for id in ["b1l", "b2l", "b3l", "b4l"] {
        table = table.dam(base(id), Some(AUTOMA), 1, 0);
    }
    let mut position = table.engineers(seat(0), 1).energy(seat(0), 9).finish().unwrap();
    let events = play_with(&mut position, &["0 bank 1"], &[]);
    let poured: Vec<_> =
        events.iter().filter(|event| matches!(event, Event::Poured(.., 1))).take(2).collect();
    assert_eq!(
        poured,
        [1, 2].map(Headstream).map(|spring| Event::Poured(Some(AUTOMA), spring, 1)).each_ref()
    );
}

#[test]
fn ba_automa_2_8_it_never_declines() {
    let (position, _) = turn(system(standard(), 1), 5, 6);
    assert_eq!(position.fulfilled(AUTOMA).len(), 1);
    // Y02's free powerhouse.
    let table = system(standard(), 1).open(Colour::Yellow, [Some(contract("y02")), None]);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(position.built(AUTOMA, Structure::Powerhouse), 2);
}

#[test]
fn ba_automa_3_1_the_next_tile_acts_by_the_last_one_s_criteria() {
    let (position, events) = turn(standard(), 17, 6);
    assert!(events.contains(&Event::AutomaTile(AutomaTile(16))));
    assert_eq!(position.automa_tiles(), (Some(AutomaTile(16)), Some(AutomaTile(5))));
    // Tile 17 builds a base. The place depends only on the criteria: tile 9 prefers red spaces, tile 4 starts at basin
    // 4.
    let stands = |criteria, id| turn(standard(), 17, criteria).0.dam(base(id)).is_some();
    assert!(stands(9, "b1u") && !stands(4, "b1u") && stands(4, "b4l"));
    // Every other tile comes once; then the discarded ones are shuffled.
    let mut position = standard().automa_tiles(AutomaTile(0), AutomaTile(1)).finish().unwrap();
    let mut next = || {
        let table = Arrangement::of(position).engineers(seat(0), 12).engineers(AUTOMA, 12);
        position = table.finish().expect("a possible position");
        play_with(&mut position, &["0 bank 1"], &[]);
        position.automa_tiles()
    };
    let mut seen = vec![AutomaTile(1), AutomaTile(0)];
    while seen.len() < 20 {
        let (top, criteria) = next();
        assert_eq!(criteria, seen.last().copied());
        let top = top.expect("a tile is on top");
        assert!(!seen.contains(&top), "{top:?} came twice before the pile was empty");
        seen.push(top);
    }
    let top = next().0.expect("the discarded tiles are the new pile");
    assert!(seen[..19].contains(&top), "the tile with the criteria is not shuffled");
}

// BA-AUTOMA-3.5: the turn may end with the last engineer.
#[test]
fn ba_automa_3_2_actions_that_continue() {
    // Tile 3 discards the green contracts, then builds a base.
    let (position, _) = turn(standard(), 3, 6);
    assert_eq!((position.energy(AUTOMA), position.built(AUTOMA, Structure::Base)), (2, 1));
    assert_eq!(position.engineers(AUTOMA), 12 - 1 - 2);
}

#[test]
fn ba_automa_3_3_the_bank_is_always_possible_with_the_engineers_it_has() {
    let table = standard().machines(AUTOMA, 0, 0).round(5);
    let (position, _) = turn(table, 20, 6);
    assert_eq!((position.vp(AUTOMA), position.engineers(AUTOMA)), (17, 11));
    let (position, _) = turn(standard().engineers(AUTOMA, 1), 20, 6);
    assert_eq!((position.built(AUTOMA, Structure::Powerhouse), position.engineers(AUTOMA)), (1, 0));
}

#[test]
fn ba_automa_3_4_no_machines_in_round_5_and_passed_without_engineers() {
    let (position, _) = turn(standard().machines(AUTOMA, 0, 0).round(4), 20, 6);
    assert_eq!((position.machines(AUTOMA), position.vp(AUTOMA)), ((1, 1), 11));
    let (position, _) = turn(standard().machines(AUTOMA, 0, 0).round(5), 20, 6);
    assert_eq!(position.machines(AUTOMA), (0, 0));
    let mut position = standard().engineers(AUTOMA, 0).finish().unwrap();
    play_with(&mut position, &["0 bank 1"], &[]);
    assert!(position.has_passed(AUTOMA) && position.to_act() == Some(seat(0)));
}

#[test]
fn ba_automa_3_5_the_turn_ends_with_the_last_engineer() {
    let (position, _) = turn(standard().engineers(AUTOMA, 1), 3, 6);
    assert_eq!((position.energy(AUTOMA), position.built(AUTOMA, Structure::Base)), (2, 0));
}

#[test]
fn ba_automa_4_1_constructions_have_no_limit() {
    let (position, _) = turn(standard().constructions(AUTOMA, 4), 17, 4);
    assert_eq!((position.built(AUTOMA, Structure::Base), position.vp(AUTOMA)), (1, 16));
}

#[test]
fn ba_automa_4_2_the_first_free_place_left_column_first() {
    let table = system(standard(), 1).placed(seat(0), place("turbine.plus2", "left"), 0);
    let (position, _) = turn(table, 5, 6);
    assert_eq!(
        position.on_place(place("turbine.zero", "left")).map(|placed| placed.seat),
        Some(AUTOMA),
        "+1 is blocked"
    );
    assert_eq!(position.vp(AUTOMA), 16 + 4);
    let mut table = system(standard(), 1);
    for row in ["turbine.plus2", "turbine.zero", "turbine.minus2"] {
        table = table.placed(seat(0), place(row, "left"), 0);
    }
    let (position, _) = turn(table, 5, 6);
    let right = position.on_place(place("turbine.plus2", "right")).map(|placed| placed.seat);
    assert_eq!((right, position.engineers(AUTOMA)), (Some(AUTOMA), 10), "then the right column");
    assert_eq!(
        (position.energy(AUTOMA), position.vp(AUTOMA)),
        (5, 16 + 4),
        "without the row's bonus and the red 3"
    );
    let mut table = system(standard(), 1);
    for row in ["turbine.plus2", "turbine.zero", "turbine.minus2"] {
        table = table.placed(seat(0), place(row, "left"), 0).placed(seat(0), place(row, "right"), 0);
    }
    let (position, _) = turn(table, 5, 6);
    assert_eq!((position.energy(AUTOMA), position.engineers(AUTOMA)), (5, 10), "beside the section");
}

// BA-AUTOMA-5.7
#[test]
fn ba_automa_4_3_the_place_of_the_tile_taken() {
    let table = standard().machines(AUTOMA, 0, 0).patents([
        Some(tile("joker_2")),
        Some(tile("powerhouse_1")),
        Some(tile("powerhouse_2")),
    ]);
    let (position, _) = turn(table, 15, 6);
    assert_eq!(position.on_place(place("patent.3", "left")).map(|placed| placed.engineers), Some(1));
    assert!(position.tiles(AUTOMA).has(tile("powerhouse_2").0));
    assert_eq!(position.vp(AUTOMA), 14);
}

#[test]
fn ba_automa_5_1_three_conditions_of_a_production() {
    let produced = |table| turn(table, 5, 6).0.energy(AUTOMA) >= 5;
    assert!(produced(system(standard(), 1)));
    assert!(!produced(system(standard(), 0)), "no water");
    let (position, _) = turn(system(standard(), 1).energy(AUTOMA, 6), 5, 6);
    assert_eq!(position.energy(AUTOMA), 6, "in the section and alone first");
    let (position, _) = turn(system(standard(), 1).energy(AUTOMA, 5), 5, 6);
    assert_eq!(position.energy(AUTOMA), 10, "alone first, but not yet in the section");
    let (position, _) = turn(system(standard(), 1).energy(AUTOMA, 6).energy(seat(0), 6), 5, 6);
    assert_eq!(position.energy(AUTOMA), 11, "not alone");
    let (position, _) = turn(system(standard(), 1), 12, 6);
    assert!(position.energy(AUTOMA) < 5, "no red contract for 5 energy");
}

#[test]
fn ba_automa_5_2_the_system_with_most_energy_neutral_dams_first() {
    let table = system(standard(), 2).dam(base("b1u"), None, 2, 2);
    let (position, events) = turn(table, 5, 6);
    assert!(events.iter().any(
        |event| matches!(event, Event::Produced(one, dam, _, 2, 10) if *one == AUTOMA && *dam == base("b1u"))
    ));
    assert!(position.fulfilled(AUTOMA).has(contract("r11").0), "the highest requirement");
    let national = [Some(contract("n1")), Some(contract("n2")), None];
    let (position, _) = turn(system(standard(), 3).national(national), 5, 6);
    assert!(position.fulfilled(AUTOMA).has(contract("n2").0), "the rightmost of equals");
}

#[test]
fn ba_automa_5_2_a_tie_is_broken_by_the_criteria_of_conduits() {
    // Two systems of equal energy: tile 6 begins at C3R, tile 7 at C4L.
    let mut table = standard();
    for (dam, way, house) in [("b3l", "c3r", "p6.1"), ("b4l", "c4l", "p7.1")] {
        table = table.dam(base(dam), Some(AUTOMA), 2, 2);
        table = table.conduit(conduit(way), AUTOMA).powerhouse(powerhouse(house), AUTOMA);
    }
    for (criteria, left) in [(6, (0, 2)), (7, (2, 0))] {
        let (position, _) = turn(table, 5, criteria);
        assert_eq!((drops(&position, "b3l"), drops(&position, "b4l")), left, "tile {criteria}");
    }
}

#[test]
fn ba_automa_5_3_drops_that_end_in_dams_of_the_automa() {
    // Tile 5's second line: two drops for phase 3, by the headstreams of tile 2: B, C, D, A.
    let table = standard()
        .dam(base("b3l"), Some(AUTOMA), 1, 0)
        .dam(base("b1l"), Some(AUTOMA), 1, 0)
        .machines(AUTOMA, 0, 0);
    let (position, _) = turn(table, 5, 2);
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [1, 0, 1, 0]);
    // One engineer for the water; in round 5 the next possible action is the Bank, with another one.
    let (position, _) = turn(table.round(5), 5, 2);
    assert_eq!(position.engineers(AUTOMA), 12 - 1 - 1);
    // A drop already on the headstream fills the dam: no further drop goes there.
    let (position, _) = turn(table.headstreams([0, 0, 1, 0]), 5, 2);
    assert_eq!([0, 1, 2, 3].map(|head| position.on_headstream(Headstream(head))), [1, 0, 1, 0]);
    // Two on the same headstream: the first fills another company's dam.
    let table = standard()
        .dam(base("b2u"), Some(seat(0)), 1, 0)
        .dam(base("b2l"), Some(AUTOMA), 1, 0)
        .machines(AUTOMA, 0, 0);
    let (position, _) = turn(table, 5, 2);
    assert_eq!(position.on_headstream(Headstream(1)), 2);
    // Nothing can be stored: not possible, no engineer placed.
    let (position, _) = turn(standard().machines(AUTOMA, 0, 0).round(5), 5, 2);
    assert_eq!((position.engineers(AUTOMA), position.vp(AUTOMA)), (11, 17));
}

#[test]
fn ba_automa_5_4_both_contracts_of_the_colour_are_replaced_at_once() {
    let (position, events) = turn(standard(), 7, 6);
    assert!(
        events.contains(&Event::Discarded(AUTOMA, contract("y01")))
            && events.contains(&Event::Discarded(AUTOMA, contract("y11")))
    );
    assert_eq!(position.open_contracts()[1].iter().flatten().count(), 2);
    assert_eq!(position.energy(AUTOMA), 2);
}

#[test]
fn ba_automa_5_5_the_highest_tile_that_fits() {
    let tiles = ["base", "elevation", "conduit", "powerhouse", "base_2", "joker_2"].map(tile);
    let (position, _) = turn(standard().tiles(AUTOMA, &tiles), 17, 6);
    assert_eq!(position.wheel(AUTOMA)[1].tile, Some(tile("base_2")), "specific before joker");
    // Tile 2 asks for the hills.
    let (position, _) = turn(standard(), 2, 6);
    assert_eq!((position.built(AUTOMA, Structure::Base), position.wheel(AUTOMA)[1].excavators), (1, 4));
    // Without machines it continues with the powerhouse.
    let (position, _) = turn(standard().machines(AUTOMA, 3, 4), 2, 6);
    assert_eq!(
        (position.built(AUTOMA, Structure::Base), position.built(AUTOMA, Structure::Powerhouse)),
        (0, 1)
    );
}

#[test]
fn ba_automa_5_6_rotation_needs_something_on_the_wheel() {
    let something = Segment { tile: None, excavators: 1, mixers: 0 };
    let table = standard().machines(AUTOMA, 0, 0).segment(AUTOMA, 5, something);
    let (position, _) = turn(table, 9, 6);
    assert_eq!((position.machines(AUTOMA), position.vp(AUTOMA)), ((1, 0), 14), "two segments for 2 VP");
}

#[test]
fn ba_automa_5_7_a_tile_for_the_structure_or_a_joker() {
    let table =
        standard().machines(AUTOMA, 0, 0).patents([Some(tile("base_3")), Some(tile("joker_1")), None]);
    let (position, _) = turn(table, 15, 6);
    assert!(position.tiles(AUTOMA).has(tile("joker_1").0));
    let (position, _) =
        turn(standard().machines(AUTOMA, 0, 0).patents([Some(tile("base_3")), None, None]), 15, 6);
    assert_eq!(position.advanced_tiles(AUTOMA), 0);
}

#[test]
fn ba_automa_5_8_machines_for_points() {
    let (position, _) = turn(standard().machines(AUTOMA, 1, 0), 12, 6);
    assert_eq!((position.machines(AUTOMA), position.vp(AUTOMA)), ((3, 0), 12));
    let (position, _) = turn(standard().machines(AUTOMA, 1, 0).round(5), 12, 6);
    assert_eq!(position.machines(AUTOMA), (1, 0), "not in the last round");
}

#[test]
fn ba_automa_5_9_one_point_at_the_bank() {
    let (position, _) = turn(standard().machines(AUTOMA, 0, 0).round(5), 4, 6);
    assert_eq!(position.vp(AUTOMA), 17);
}

#[test]
fn ba_automa_5_10_the_rightmost_of_equal_contracts() {
    let table = system(standard(), 1).open(Colour::Yellow, [Some(contract("y01")), Some(contract("y03"))]);
    let (position, _) = turn(table, 5, 6);
    assert!(position.fulfilled(AUTOMA).has(contract("y03").0));
}

#[test]
fn ba_automa_5_11_all_drops_and_at_least_one_energy() {
    let table = standard()
        .dam(base("b10l"), Some(AUTOMA), 2, 2)
        .conduit(conduit("c10r"), AUTOMA)
        .powerhouse(powerhouse("p12.1"), AUTOMA);
    let (position, _) = turn(table, 1, 6);
    assert_eq!(drops(&position, "b10l"), 2, "2 - 2 is no production");
    let (_, events) = turn(system(standard(), 3), 5, 6);
    assert!(events.iter().any(|event| matches!(event, Event::Produced(_, _, _, 3, 15))));
    // Fiesler: one drop through conduits of value 1 or 2, all drops through better ones.
    let fiesler = |officer| against("overpowered").officer(AUTOMA, officer);
    for (officer, left) in [(Some(Officer::Fiesler), 2), (None, 0)] {
        let table = fiesler(officer).dam(base("b7l"), Some(AUTOMA), 3, 3).conduit(conduit("c7l"), AUTOMA);
        let (position, _) = turn(table.powerhouse(powerhouse("p10.1"), AUTOMA), 5, 6);
        assert_eq!(drops(&position, "b7l"), left, "{officer:?}");
        let (position, _) = turn(system(fiesler(officer), 3), 5, 6);
        assert_eq!(drops(&position, "b1l"), 0, "{officer:?}");
    }
}
