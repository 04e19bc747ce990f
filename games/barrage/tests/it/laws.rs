//! The laws every game obeys, over random games of every set-up.

use std::path::Path;

use barrage::{
    Action, Barrage, BaseSpace, Company, ConduitSpace, Contract, Drops, How, Officer, Place, PowerhouseSpace,
    Site, TechTile,
};
use engine::Game;
use testkit::{SetUp, Trial};

/// Every action there is, as far as it could make sense.
fn candidates(position: &Barrage, out: &mut Vec<Action>) {
    out.extend([Action::Pass, Action::Decline]);
    let bases = (0..20).map(BaseSpace);
    let conduits = (0..20).map(ConduitSpace);
    let sites = bases.clone().flat_map(|space| [Site::Base(space), Site::Elevation(space)]);
    let sites = sites.chain(conduits.clone().map(Site::Conduit));
    let sites: Vec<Site> = sites.chain((0..23).map(PowerhouseSpace).map(Site::Powerhouse)).collect();
    out.extend(sites.iter().map(|&site| Action::Build(site)));
    for tile in (0..21).map(TechTile) {
        for how in [How::Own, How::Special, How::Officer] {
            out.extend(sites.iter().map(|&site| Action::Construct { tile, how, site }));
        }
    }
    let places = || (0..40).map(Place);
    for dam in bases {
        for conduit in conduits.clone().filter(|conduit| conduit.from().0.abs_diff(dam.basin().0) < 2) {
            for drops in 0..=5 {
                out.push(Action::Produce { place: None, dam, conduit, drops });
                out.extend((0..12).map(|place| Action::Produce {
                    place: Some(Place(place)),
                    dam,
                    conduit,
                    drops,
                }));
            }
        }
    }
    for drops in Drops::all() {
        out.push(Action::Pour { place: None, drops });
        out.extend(places().map(|place| Action::Pour { place: Some(place), drops }));
    }
    out.extend(places().map(Action::Use));
    out.extend((0..=13).map(Action::Bank));
    out.extend((0..=6).map(Action::Machines));
    out.extend(Officer::ALL.iter().copied().map(Action::Copy));
    for excavators in 0..=12 {
        out.extend((0..=12).map(|mixers| Action::Pay { excavators, mixers }));
    }
    for contract in (0..55).map(Contract) {
        out.extend([Action::Fulfil(contract), Action::Discard(contract)]);
        out.extend(Company::ALL.iter().map(|&company| Action::Choose { company, contract }));
    }
    let open: Vec<Contract> = position.open_contracts().into_iter().flatten().flatten().collect();
    for place in (26..38).map(Place) {
        for &first in &open {
            out.push(Action::Take { place, first, second: None });
            out.extend(open.iter().map(|&second| Action::Take { place, first, second: Some(second) }));
        }
        out.push(Action::Take { place, first: Contract(4), second: None });
    }
}

fn trial(set_ups: Vec<SetUp>, games: u64) -> Trial<Barrage> {
    // BA-3.10: nothing is hidden.
    Trial { set_ups, games, longest: 2_000, close_look: 24, candidates, hide: |_, _| {} }
}

#[test]
fn laws_hold_in_the_full_game() {
    let variants = [&[][..], &[("sekibo", "9")]];
    let set_ups = (2..=4).flat_map(|seats| variants.map(|options| SetUp::new(seats, options)));
    testkit::obeys_the_laws(&trial(set_ups.collect(), 12));
}

#[test]
fn laws_hold_in_the_introductory_game() {
    let set_ups = (2..=4).map(|seats| SetUp::new(seats, &[("game", "introductory")]));
    testkit::obeys_the_laws(&trial(set_ups.collect(), 10));
}

#[test]
fn laws_hold_with_automas_of_every_difficulty() {
    let mut set_ups = Vec::new();
    for difficulty in ["low-voltage", "standard", "high-voltage", "overpowered"] {
        for (seats, automas) in [(2, "1"), (3, "1"), (3, "2"), (4, "1"), (4, "2"), (4, "3")] {
            set_ups.push(SetUp::new(seats, &[("automas", automas), ("difficulty", difficulty)]));
        }
    }
    testkit::obeys_the_laws(&trial(set_ups, 6));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=4 {
        testkit::allocates_nothing::<Barrage>(&SetUp::new(seats, &[]), 20);
        testkit::allocates_nothing::<Barrage>(&SetUp::new(seats, &[("game", "introductory")]), 5);
        let automa = [("automas", "1"), ("difficulty", "overpowered")];
        testkit::allocates_nothing::<Barrage>(&SetUp::new(seats, &automa), 5);
    }
}

#[test]
fn a_position_and_an_action_are_small() {
    assert!(size_of::<Barrage>() <= 1024, "{} bytes", size_of::<Barrage>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

#[test]
fn every_refusal_names_a_clause() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::every_refusal_names_a_clause(include_str!("../../rules.md"), &sources);
}

#[test]
fn lists_stay_in_the_hundreds() {
    let (tables, _) = testkit::embedded_components::<Barrage>();
    let options = Barrage::options(&tables, &SetUp::new(4, &[]).option_map::<Barrage>()).unwrap();
    let (mut list, mut longest) = (Vec::new(), 0);
    for number in 0..40 {
        let mut chance = engine::Playout::new(number);
        let mut position = Barrage::start(tables, &options, 4, &mut chance).unwrap();
        while position.to_act().is_some() {
            list.clear();
            position.actions(&mut list);
            longest = longest.max(list.len());
            let at = chance.below(u32::try_from(list.len()).unwrap());
            position.play(list[at as usize], &mut chance, &mut ());
        }
    }
    assert!((50..1000).contains(&longest), "{longest} actions");
}

#[test]
fn every_clause_has_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    testkit::every_clause_has_a_test(include_str!("../../rules.md"), &tests);
}
