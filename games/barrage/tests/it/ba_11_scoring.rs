//! BA-11, BA-12: scoring and the end.

use barrage::{Arrangement, Barrage, Bonus, Event, Objective, Segment, Source};
use engine::{Game, Seat};

use crate::table::{base, conduit, contract, finish_round, full, plain, powerhouse, seat, tables, tile};

/// A position with these amounts of energy.
fn with_energy(energies: &[u16]) -> Arrangement {
    let mut table = plain(energies.len()).credits(seat(0), 6);
    for (one, &energy) in Seat::all(u8::try_from(energies.len()).expect("a possible position")).zip(energies)
    {
        table = table
            .energy(one, energy)
            .engineers(one, if one == seat(0) { 1 } else { 0 })
            .passed(one, one != seat(0));
    }
    table.round(1).bonus(Bonus::Elevations)
}

/// VP and credits gained by scoring the round.
fn gains(table: Arrangement) -> Vec<(i16, u16)> {
    let mut position = table.finish().expect("a possible position");
    let before: Vec<_> =
        Seat::all(position.seats()).map(|one| (position.vp(one), position.credits(one))).collect();
    finish_round(&mut position, &[]);
    let gain = |one: Seat| {
        // Seat 0 banks its last engineer for one credit.
        let banked = u16::from(one == seat(0));
        (position.vp(one) - before[one.index()].0, position.credits(one) - before[one.index()].1 - banked)
    };
    Seat::all(position.seats()).map(gain).collect()
}

fn vp(table: Arrangement) -> Vec<i16> {
    gains(table).into_iter().map(|(vp, _)| vp).collect()
}

#[test]
fn ba_11_1_six_for_the_first_two_for_the_second() {
    assert_eq!(vp(with_energy(&[9, 4, 2])), [6, 2, 0]);
    assert_eq!(vp(with_energy(&[0, 4, 0])), [-3, 6, -3]);
    assert_eq!(vp(with_energy(&[0, 0])), [-3, -3]);
}

#[test]
fn ba_x_1_energy_leaders() {
    assert_eq!(vp(with_energy(&[8, 3])), [6, 2]);
}

#[test]
fn ba_11_2_a_tie_for_first_shares_eight() {
    assert_eq!(vp(with_energy(&[5, 5, 3])), [4, 4, 0]);
    assert_eq!(vp(with_energy(&[5, 5, 5, 3])), [3, 3, 3, 0]);
    assert_eq!(vp(with_energy(&[5, 5, 5, 5])), [2, 2, 2, 2]);
}

#[test]
fn ba_11_3_a_tie_for_second_gives_one_each() {
    assert_eq!(vp(with_energy(&[9, 3, 3])), [6, 1, 1]);
    assert_eq!(vp(with_energy(&[9, 3, 3, 3])), [6, 1, 1, 1]);
}

#[test]
fn ba_11_4_credits_by_energy() {
    let steps =
        [(0, 3), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5), (15, 5), (16, 6), (21, 6)];
    for (energy, credits) in steps.into_iter().chain([(22, 7), (28, 7), (29, 8), (30, 8), (45, 8)]) {
        assert_eq!(tables().credits(energy), credits, "{energy}");
    }
    assert_eq!(gains(with_energy(&[9, 0]))[1], (-3, 3));
}

#[test]
fn ba_x_26_scoring() {
    let gains = gains(with_energy(&[8, 5, 0, 5]));
    assert_eq!(gains, [(6, 4), (1, 3), (-3, 3), (1, 3)]);
}

#[test]
fn ba_x_34_two_leaders_a_third_and_nobody() {
    assert_eq!(gains(with_energy(&[9, 9, 4, 0])), [(4, 4), (4, 4), (0, 3), (-3, 3)]);
}

/// Seat 0 has two powerhouses and this energy in a round.
fn powerhouses(round: u8, energy: u16, count: usize) -> i16 {
    let mut table = plain(2).round(round).bonus(Bonus::Powerhouses).energy(seat(0), energy);
    for id in ["p5.1", "p6.1", "p7.1"].into_iter().take(count) {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    table.finish().expect("a possible position").vp_for_bonus(seat(0))
}

// BA-11.6: or beyond it.
#[test]
fn ba_11_5_sections_of_six() {
    for (round, energy) in [(1, 6), (2, 12), (3, 18), (4, 24), (5, 30)] {
        assert_eq!(powerhouses(round, energy, 2), 10, "round {round}");
        assert_eq!(powerhouses(round, energy + 20, 2), 10, "round {round}");
        let below = if round == 1 { 0 } else { 6 };
        assert_eq!(powerhouses(round, energy - 1, 2), below, "round {round}");
    }
}

#[test]
fn ba_11_6_the_full_reward_in_the_section_or_beyond() {
    assert_eq!((powerhouses(2, 12, 3), powerhouses(2, 17, 3), powerhouses(2, 29, 3)), (15, 15, 15));
}

#[test]
fn ba_11_7_four_less_for_each_missing_section() {
    assert_eq!((powerhouses(4, 18, 3), powerhouses(4, 12, 3), powerhouses(4, 6, 3)), (11, 7, 3));
    assert_eq!(powerhouses(5, 6, 3), 0);
}

#[test]
fn ba_11_8_nothing_below_six() {
    assert_eq!(powerhouses(1, 5, 3), 0);
}

#[test]
fn ba_x_2_bases_in_round_1() {
    let table =
        plain(2).round(1).bonus(Bonus::Bases).energy(seat(0), 6).dam(base("b1l"), Some(seat(0)), 2, 0);
    let position = table.dam(base("b2l"), Some(seat(0)), 1, 0).finish().unwrap();
    assert_eq!(position.vp_for_bonus(seat(0)), 8);
}

#[test]
fn ba_x_27_the_bonus_tile_of_round_3() {
    assert_eq!(powerhouses(3, 20, 2), 10);
    assert_eq!(powerhouses(3, 12, 3), 11);
    assert_eq!(powerhouses(3, 7, 1), 0);
    assert_eq!(powerhouses(3, 5, 3), 0);
}

#[test]
fn ba_11_9_the_counted_elements() {
    let table = full(&[Some(barrage::Officer::Krylov), None]).dam(base("b1l"), Some(seat(0)), 3, 0).dam(
        base("b2l"),
        Some(seat(0)),
        1,
        0,
    );
    let table = table.conduit(conduit("c1l"), seat(0)).powerhouse(powerhouse("p8.1"), seat(0));
    let table = table.fulfilled(seat(0), &["g01", "n1", "s1"].map(contract));
    let basic = ["base", "elevation", "conduit", "powerhouse", "krylov", "base_1"].map(tile);
    let on_wheel = Segment { tile: Some(tile("base_2")), excavators: 0, mixers: 0 };
    let position = table.tiles(seat(0), &basic).segment(seat(0), 2, on_wheel).finish().unwrap();
    let counts = Bonus::ALL.iter().map(|&counts| position.bonus_count(seat(0), counts)).collect::<Vec<_>>();
    assert_eq!(counts, [3, 1, 2, 1, 2, 2]);
}

#[test]
fn ba_11_10_each_tile_scores_once_and_the_game_ends_after_the_fifth() {
    let table = plain(2).dam(base("b1l"), Some(seat(0)), 2, 0).conduit(conduit("c1l"), seat(0));
    let table = table.powerhouse(powerhouse("p8.1"), seat(0)).fulfilled(seat(0), &[contract("g01")]);
    let tiles = ["base", "elevation", "conduit", "powerhouse", "base_1"].map(tile);
    let mut position = table.tiles(seat(0), &tiles).round(1).finish().unwrap();
    let mut scored = std::collections::BTreeSet::new();
    for round in 1..=5 {
        let bonus = *position.bonus_tile(round);
        assert!(scored.insert(bonus.counts), "{:?} was scored before", bonus.counts);
        position = Arrangement::of(position).energy(seat(0), 30).finish().unwrap();
        let events = finish_round(&mut position, &[]);
        let vp: Vec<i16> = events.iter().copied().filter_map(bonus_vp).collect();
        assert_eq!(vp, [i16::from(bonus.vp)], "one element in round {round}");
    }
    assert_eq!((position.to_act(), position.round()), (None, 5));
}

/// The VP of seat 0 for a bonus tile.
fn bonus_vp(event: Event) -> Option<i16> {
    match event {
        Event::Scored(by, Source::Bonus, vp) if by == seat(0) => Some(vp),
        _ => None,
    }
}

// BA-11.11: least energy first; the tied reverse their order.
#[test]
fn ba_x_28_turn_order() {
    let mut position = with_energy(&[20, 5, 1, 5]).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.order(), [2, 3, 1, 0].map(seat));
}

#[test]
fn ba_11_11_least_energy_plays_first() {
    let mut position = with_energy(&[7, 3, 5]).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.order(), [1, 2, 0].map(seat));
}

// BA-D.17: three or more reverse their whole order.
#[test]
fn ba_x_37_three_tied() {
    let mut position = with_energy(&[5, 5, 5, 8]).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.order(), [2, 1, 0, 3].map(seat));
}

#[test]
fn ba_d_17_all_tied_reverse() {
    let mut position = with_energy(&[5, 5, 5, 5]).order(&[1, 3, 0, 2].map(seat)).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.order(), [2, 0, 3, 1].map(seat));
}

#[test]
fn ba_11_12_markers_and_engineers_return() {
    let mut position = plain(2).energy(seat(0), 40).round(1).constructions(seat(0), 2).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(
        (position.energy(seat(0)), position.engineers(seat(0)), position.constructions(seat(0))),
        (0, 12, 0)
    );
    assert!(Seat::all(2).all(|one| !position.has_passed(one)));
}

#[test]
fn ba_11_13_three_new_tiles_each_round() {
    let level =
        |position: &Barrage| position.patents().map(|tile| tile.map_or(0, |tile| tables().tile(tile).level));
    let mut position = plain(2).round(1).finish().unwrap();
    let mut offers = vec![level(&position)];
    for _ in 2..=5 {
        let before = position.patents();
        finish_round(&mut position, &[]);
        assert!(before.iter().all(|tile| !position.patents().contains(tile)), "unsold tiles leave the game");
        offers.push(level(&position));
    }
    assert_eq!(offers, [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]);
}

#[test]
fn ba_11_14_step_by_step_for_all_companies() {
    let table = with_energy(&[9, 7]).dam(base("b1l"), Some(seat(0)), 2, 0);
    let mut position = table.dam(base("b2l"), Some(seat(1)), 2, 0).finish().unwrap();
    let events = finish_round(&mut position, &[]);
    let from = events.iter().position(|&event| event == Event::PhaseBegan(4)).unwrap();
    let steps: Vec<(u8, Seat)> = events[from..]
        .iter()
        .filter_map(|event| match *event {
            Event::Scored(one, Source::Leaders, _) => Some((1, one)),
            Event::Credits(one, _) => Some((2, one)),
            Event::Scored(one, Source::Bonus, _) => Some((3, one)),
            _ => None,
        })
        .collect();
    let both = |step| [(step, seat(0)), (step, seat(1))];
    assert_eq!(steps[..6], [both(1), both(2), both(3)].concat());
    // Round 5: the 4 credits for 7 energy and 2 mixers are more than 5 items.
    let last = with_energy(&[9, 7]).round(5).credits(seat(1), 0).machines(seat(1), 0, 2);
    let mut position = last.finish().unwrap();
    let events = finish_round(&mut position, &[]);
    assert!(events.contains(&Event::Credits(seat(1), 4)));
    assert_eq!((position.to_act(), position.vp_for_resources(seat(1))), (None, 1));
}

#[test]
fn ba_11_15_energy_of_the_water_flow_counts() {
    // The USA gains energy in phase 3 and becomes the leader with it.
    let mut table = plain(2).round(1).headstreams([0, 2, 0, 0]).energy(seat(1), 3).energy(seat(0), 2);
    for id in ["p5.1", "p6.1", "p9.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let mut position = table.bonus(Bonus::Bases).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!((position.vp(seat(0)), position.vp(seat(1))), (16, 12));
    assert_eq!(position.order(), [seat(1), seat(0)]);
}

// BA-8.8, BA-D.15: as 30 for credits and bonus, as 34 for the ranking.
#[test]
fn ba_x_39_34_energy_in_round_5() {
    assert_eq!((powerhouses(5, 34, 2), tables().credits(34)), (10, 8));
    assert_eq!(vp(with_energy(&[33, 34])), [2, 6]);
}

#[test]
fn ba_d_15_ranking_uses_the_full_total() {
    let mut position = with_energy(&[41, 36, 31]).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.order(), [2, 1, 0].map(seat));
}

#[test]
fn ba_d_18_points_may_become_negative() {
    let mut position = with_energy(&[0, 5]).vp(seat(0), 1).finish().unwrap();
    finish_round(&mut position, &[]);
    assert_eq!(position.vp(seat(0)), -2);
}

/// The VP for the objective if companies have these numbers of basins with a conduit.
fn objective(counts: &[usize]) -> Vec<i32> {
    let mut table = plain(counts.len()).objective(Objective::Spread);
    let mut spaces = (0..20).map(barrage::ConduitSpace);
    for (one, &count) in Seat::all(4).zip(counts) {
        // One conduit in each basin; two companies share a basin.
        let mut basins = std::collections::BTreeSet::new();
        while basins.len() < count {
            let space = spaces.next().expect("enough spaces");
            basins.insert(space.from());
            table = table.conduit(space, one);
            spaces.next();
        }
    }
    let position = table.finish().expect("a possible position");
    Seat::all(position.seats()).map(|one| position.vp_for_objective(one)).collect()
}

#[test]
fn ba_12_2_places_of_the_objective() {
    assert_eq!(objective(&[3, 2, 1, 0]), [15, 10, 5, 0]);
    assert_eq!(objective(&[2, 2, 1]), [13, 13, 5]);
    assert_eq!(objective(&[3, 2, 1, 1]), [15, 10, 3, 3]);
    assert_eq!(objective(&[1, 1, 1, 1]), [8, 8, 8, 8]);
}

#[test]
fn ba_12_3_a_count_of_zero_can_take_a_place() {
    assert_eq!(objective(&[1, 0, 0]), [15, 8, 8]);
}

#[test]
fn ba_12_14_two_companies() {
    assert_eq!(objective(&[2, 1]), [15, 10]);
    assert_eq!(objective(&[1, 1]), [13, 13]);
}

#[test]
fn ba_x_40_ties_of_the_objective() {
    assert_eq!(objective(&[2, 2, 1, 1]), [13, 13, 3, 3]);
    assert_eq!(objective(&[3, 1, 1, 1]), [15, 5, 5, 5]);
}

/// Seat 0's structures for the objectives.
fn built() -> Barrage {
    let table = plain(2).dam(base("b1u"), Some(seat(0)), 3, 0).dam(base("b5l"), Some(seat(0)), 1, 0).dam(
        base("b8l"),
        None,
        3,
        0,
    );
    let table = table.conduit(conduit("c1r"), seat(0)).conduit(conduit("c5l"), seat(1));
    let table = table.powerhouse(powerhouse("p5.2"), seat(0)).powerhouse(powerhouse("p8.1"), seat(0));
    table.finish().expect("a possible position")
}

fn count(objective: Objective) -> u8 {
    built().objective_count(seat(0), objective)
}

#[test]
fn ba_12_4_bases_and_powerhouses_on_red_spaces() {
    // b1u and p5.2; the elevations on b1u do not count.
    assert_eq!(count(Objective::RedSpaces), 2);
}

#[test]
fn ba_12_5_bases_joined_by_a_conduit_with_a_powerhouse_of_the_same_company() {
    // b1u through c1r to p5.2; b5l only through another company's conduit.
    assert_eq!(count(Objective::OwnSystems), 1);
    let table = Arrangement::of(built()).conduit(conduit("c1l"), seat(0));
    assert_eq!(
        table.finish().unwrap().objective_count(seat(0), Objective::OwnSystems),
        1,
        "each base counts once"
    );
    let table =
        Arrangement::of(built()).dam(base("b3l"), Some(seat(0)), 1, 0).conduit(conduit("c3l"), seat(0));
    assert_eq!(
        table.finish().unwrap().objective_count(seat(0), Objective::OwnSystems),
        2,
        "two bases linked to the same powerhouse"
    );
}

#[test]
fn ba_12_6_the_fullest_area() {
    assert_eq!(count(Objective::FullestArea), 4);
}

#[test]
fn ba_12_7_the_emptiest_area() {
    // Four pieces in the mountains, two in the hills, one in the plains.
    assert_eq!(count(Objective::EmptiestArea), 1);
    let table = plain(2).objective(Objective::EmptiestArea).dam(base("b1u"), Some(seat(1)), 3, 0);
    let table = table.powerhouse(powerhouse("p5.2"), seat(1));
    let table = ["p6.1", "p8.1"].iter().fold(table, |table, id| table.powerhouse(powerhouse(id), seat(0)));
    let position = table.conduit(conduit("c1r"), seat(0)).finish().unwrap();
    let counts = [0, 1].map(|one| position.objective_count(seat(one), Objective::EmptiestArea));
    assert_eq!(counts, [1, 0], "nothing in the plains");
    assert_eq!([0, 1].map(|one| position.vp_for_objective(seat(one))), [15, 10], "the higher number first");
}

#[test]
fn ba_12_8_basins_with_a_piece() {
    assert_eq!(count(Objective::Spread), 3);
}

// BA-12.10: pieces count singly, a conduit in its start basin.
#[test]
fn ba_12_9_basins_with_three_pieces() {
    // Basin 1: base, two elevations, conduit. Basin 5: base and powerhouse.
    assert_eq!(count(Objective::Clusters), 1);
}

#[test]
fn ba_12_10_each_piece_counts_singly() {
    let position =
        plain(2).dam(base("b3l"), Some(seat(0)), 2, 0).conduit(conduit("c3l"), seat(0)).finish().unwrap();
    assert_eq!(position.objective_count(seat(0), Objective::Clusters), 1);
    assert_eq!(position.objective_count(seat(0), Objective::FullestArea), 3);
}

#[test]
fn ba_d_20_there_may_be_more_than_five_clusters() {
    // All five bases, elevations and conduits and three powerhouses, three pieces in each of six basins.
    let mut table = plain(2);
    for (id, level) in [("b1l", 3), ("b2l", 3), ("b3l", 1), ("b5l", 1), ("b6l", 2)] {
        table = table.dam(base(id), Some(seat(0)), level, 0);
    }
    for id in ["c3l", "c3r", "c5l", "c8l", "c8r"] {
        table = table.conduit(conduit(id), seat(0));
    }
    for id in ["p5.1", "p6.1", "p8.1"] {
        table = table.powerhouse(powerhouse(id), seat(0));
    }
    let position = table.finish().unwrap();
    assert_eq!(position.objective_count(seat(0), Objective::Clusters), 6, "more than the five of the remark");
    // Two pieces in a basin are no cluster.
    let fewer = table.dam(base("b6l"), Some(seat(0)), 1, 0).finish().unwrap();
    assert_eq!(fewer.objective_count(seat(0), Objective::Clusters), 5);
}

#[test]
fn ba_x_33_strongest_and_weakest_area() {
    // Mountain, hill, plain: 3/0/6, 1/5/4, 3/3/3.
    let mut table = plain(3);
    for id in ["c1l", "c2l", "c3l", "c8l", "c9l"] {
        table = table.conduit(conduit(id), seat(0));
    }
    table = table.dam(base("b8u"), Some(seat(0)), 3, 0).powerhouse(powerhouse("p8.1"), seat(0));
    for id in ["c1r", "c5l", "c6l", "c8r"] {
        table = table.conduit(conduit(id), seat(1));
    }
    table = table.dam(base("b5u"), Some(seat(1)), 3, 0).dam(base("b9u"), Some(seat(1)), 3, 0);
    for id in ["c2r", "c3r", "c4r", "c7l", "c10l"] {
        table = table.conduit(conduit(id), seat(2));
    }
    table = table.dam(base("b7u"), Some(seat(2)), 2, 0).dam(base("b10u"), Some(seat(2)), 2, 0);
    let vp = |objective| {
        let position = table.objective(objective).finish().unwrap();
        [0, 1, 2].map(|one| position.vp_for_objective(seat(one)))
    };
    assert_eq!(vp(Objective::FullestArea), [15, 10, 5]);
    assert_eq!(vp(Objective::EmptiestArea), [5, 10, 15]);
}

// BA-12.11: all added together, without the wheel.
#[test]
fn ba_x_29_resources() {
    let on_wheel = Segment { tile: None, excavators: 4, mixers: 3 };
    let table = plain(2).credits(seat(0), 7).machines(seat(0), 5, 3).segment(seat(0), 2, on_wheel);
    assert_eq!(table.finish().unwrap().vp_for_resources(seat(0)), 3);
}

#[test]
fn ba_12_11_only_full_fives() {
    let table = plain(2).credits(seat(0), 4).machines(seat(0), 3, 2);
    assert_eq!(table.finish().unwrap().vp_for_resources(seat(0)), 1);
}

// BA-12.12
#[test]
fn ba_x_30_water_in_own_dams() {
    let table = plain(2).dam(base("b1l"), Some(seat(0)), 2, 2).dam(base("b2l"), None, 1, 1);
    assert_eq!(table.finish().unwrap().vp_for_water(seat(0)), 2);
}

#[test]
fn ba_12_12_one_point_a_drop() {
    let table = plain(2).dam(base("b1l"), Some(seat(0)), 3, 3).dam(base("b2l"), Some(seat(1)), 1, 1);
    let position = table.finish().unwrap();
    assert_eq!((position.vp_for_water(seat(0)), position.vp_for_water(seat(1))), (3, 1));
}

/// The last round, nearly over.
fn last(vp: [i16; 2], energy: [u16; 2]) -> engine::Standings {
    let mut table = plain(2).round(5).bonus(Bonus::Elevations);
    for at in 0..2u8 {
        let one = seat(at);
        table = table
            .energy(one, energy[usize::from(at)])
            .vp(one, vp[usize::from(at)])
            .engineers(one, u8::from(at == 0));
        table = table.credits(one, 4 + u16::from(at)).machines(one, 0, 0);
    }
    let mut position = table.finish().expect("a possible position");
    finish_round(&mut position, &[]);
    assert_eq!(position.to_act(), None);
    position.standings()
}

#[test]
fn ba_12_1_final_scoring_after_round_5() {
    let standings = last([10, 10], [9, 4]);
    let points = standings.score(seat(0)).points;
    assert_eq!(points[Source::Objective.index()], 13);
    assert_eq!(points[Source::Leaders.index()], 6);
    // 4 credits, 1 of the Bank, 4 of the track.
    assert_eq!(points[Source::Resources.index()], 1);
}

// BA-1.6: most VP wins.
#[test]
fn ba_12_13_a_tie_is_broken_by_the_energy_of_round_5() {
    let standings = last([10, 14], [9, 4]);
    assert_eq!(standings.score(seat(0)).total(), standings.score(seat(1)).total());
    assert_eq!((standings.place(seat(0)), standings.place(seat(1))), (1, 2));
}

#[test]
fn ba_1_6_most_points_win() {
    let standings = last([10, 15], [9, 4]);
    assert_eq!((standings.place(seat(0)), standings.place(seat(1))), (2, 1));
}

#[test]
fn ba_d_19_still_tied_is_shared() {
    let standings = last([10, 10], [4, 4]);
    assert_eq!((standings.place(seat(0)), standings.place(seat(1))), (1, 1));
}
