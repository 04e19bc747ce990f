//! The laws every game obeys, over random games of every set-up.

use std::path::Path;

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, City, Fuel, Plant, PowerGrid, Region};
use testkit::{SetUp, Trial, every_set_up};

use crate::table::tables;

/// Every action there is, as far as it could make sense: bids a little beyond what anybody has.
fn candidates(position: &PowerGrid, out: &mut Vec<Action>) {
    out.extend([Action::Pass, Action::PassBid, Action::Done]);
    out.extend((0..6).map(|region| Action::Pick(Region(region))));
    out.extend((0..42).map(|city| Action::Build(City(city))));
    out.extend(Fuel::ALL.into_iter().flat_map(|fuel| [Action::Buy(fuel), Action::Drop(fuel)]));
    let richest = Seat::all(position.seats()).map(|seat| position.money(seat)).max().unwrap_or(0);
    out.extend((0..=richest + 2).map(Action::Bid));
    for plant in tables().all_plants.iter().map(Plant) {
        out.extend([Action::Nominate(plant), Action::Scrap(plant)]);
        out.extend((0..=4).map(|coal| Action::Run(plant, coal)));
    }
}

/// PG-8.8: rivals' money is hidden, except that of a player who has not bought anything yet.
fn hide(position: &mut PowerGrid, seat: Seat) {
    if position.open_money() {
        return;
    }
    let rivals =
        Seat::all(position.seats()).filter(|&other| other != seat && !position.plants_of(other).is_empty());
    let hidden = rivals.fold(Arrangement::of(*position), |arranged, rival| arranged.money(rival, 0));
    *position = hidden.finish().expect("money is in no invariant");
}

fn trial(set_ups: Vec<SetUp>, games: u64) -> Trial<PowerGrid> {
    Trial { set_ups, games, longest: 20_000, close_look: 8, candidates, hide }
}

#[test]
fn laws_hold_in_every_set_up() {
    testkit::obeys_the_laws(&trial(every_set_up::<PowerGrid>(), 6));
}

#[test]
fn laws_hold_with_chosen_regions() {
    let set_ups = [
        SetUp::new(2, &[("regions", "west,southwest,southeast")]),
        SetUp::new(5, &[("map", "usa"), ("regions", "northwest,midwest,south,northeast,southeast")]),
    ];
    testkit::obeys_the_laws(&trial(set_ups.into(), 10));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=6 {
        testkit::allocates_nothing::<PowerGrid>(&SetUp::new(seats, &[]), 30);
        testkit::allocates_nothing::<PowerGrid>(
            &SetUp::new(seats, &[("map", "usa"), ("regions", "draft")]),
            10,
        );
    }
}

#[test]
fn a_position_and_an_action_are_small() {
    assert!(size_of::<PowerGrid>() <= 640, "{} bytes", size_of::<PowerGrid>());
    assert_eq!(size_of::<Action>(), 4);
}

#[test]
fn every_refusal_names_a_clause() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::every_refusal_names_a_clause(include_str!("../../rules.md"), &sources);
}

#[test]
fn every_clause_has_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    testkit::every_clause_has_a_test(include_str!("../../rules.md"), &tests);
}
