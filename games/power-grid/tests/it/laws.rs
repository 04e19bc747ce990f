//! The laws every game obeys, over random games of every setup.

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, City, Fuel, Plant, PowerGrid, Region};
use testkit::{GameSetup, LawCheck, every_setup};

use crate::table::tables;

/// All actions worth checking, with bids slightly above every player's money.
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

fn trial(setups: Vec<GameSetup>, games: u64) -> LawCheck<PowerGrid> {
    LawCheck { setups, games, max_actions: 20_000, expensive_one_in: 8, candidates, hide }
}

#[test]
fn laws_hold_in_every_setup() {
    testkit::obeys_the_laws(&trial(every_setup::<PowerGrid>(), 6));
}

#[test]
fn laws_hold_with_chosen_regions() {
    let setups = [
        GameSetup::new(2, &[("regions", "west,southwest,southeast")]),
        GameSetup::new(5, &[("map", "usa"), ("regions", "northwest,midwest,south,northeast,southeast")]),
    ];
    testkit::obeys_the_laws(&trial(setups.into(), 10));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=6 {
        testkit::allocates_nothing::<PowerGrid>(&GameSetup::new(seats, &[]), 30);
        testkit::allocates_nothing::<PowerGrid>(
            &GameSetup::new(seats, &[("map", "usa"), ("regions", "draft")]),
            10,
        );
    }
}

testkit::rules_crate_tests!(PowerGrid, position: 640, action: 4);
