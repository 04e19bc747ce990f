//! The laws every game obeys, over random games of every setup.

use barrage::{
    Action, Barrage, BaseSpace, Company, ConduitSpace, Contract, Drops, Event, How, Officer, Place,
    PowerhouseSpace, Site, TechTile,
};
use engine::{Game, Seat};
use testkit::{GameSetup, LawCheck};

/// All actions worth checking.
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

fn trial(setups: Vec<GameSetup>, games: u64) -> LawCheck<Barrage> {
    // BA-3.10: nothing is hidden.
    LawCheck { setups, games, max_actions: 2_000, expensive_one_in: 24, candidates, hide: |_, _| {} }
}

#[test]
fn laws_hold_in_the_full_game() {
    let variants = [&[][..], &[("sekibo", "9"), ("contracts", "before-water")]];
    let setups = (2..=4).flat_map(|seats| variants.map(|options| GameSetup::new(seats, options)));
    testkit::obeys_the_laws(&trial(setups.collect(), 12));
}

#[test]
fn laws_hold_in_the_introductory_game() {
    let variants =
        ["after-water", "before-water"].map(|order| [("game", "introductory"), ("contracts", order)]);
    let setups = (2..=4).flat_map(|seats| variants.map(|options| GameSetup::new(seats, &options)));
    testkit::obeys_the_laws(&trial(setups.collect(), 10));
}

#[test]
fn laws_hold_with_automas_of_every_difficulty() {
    let mut setups = Vec::new();
    for difficulty in ["low-voltage", "standard", "high-voltage", "overpowered"] {
        for (seats, automas) in [(2, "1"), (3, "1"), (3, "2"), (4, "1"), (4, "2"), (4, "3")] {
            let order = if seats == 3 { "before-water" } else { "after-water" };
            let options = [("automas", automas), ("difficulty", difficulty), ("contracts", order)];
            setups.push(GameSetup::new(seats, &options));
        }
    }
    testkit::obeys_the_laws(&trial(setups, 6));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=4 {
        testkit::allocates_nothing::<Barrage>(&GameSetup::new(seats, &[]), 20);
        testkit::allocates_nothing::<Barrage>(&GameSetup::new(seats, &[("game", "introductory")]), 5);
        let automa = [("automas", "1"), ("difficulty", "overpowered")];
        testkit::allocates_nothing::<Barrage>(&GameSetup::new(seats, &automa), 5);
    }
}

/// The changes of a seat's credits and VP according to the events of one move.
fn changes_by_events(position: &Barrage, seat: Seat, events: &[Event]) -> (i16, i16) {
    let (mut credits, mut vp) = (0, 0);
    for &event in events {
        match event {
            Event::Placed(by, _, _, paid)
            | Event::PlacedBeside(by, _, _, paid)
            | Event::Copied(by, _, paid)
            | Event::Used(by, _, _, paid)
            | Event::Built(by, _, paid)
                if by == seat =>
            {
                credits -= i16::from(paid);
            }
            Event::FeePaid(by, _, fee) if by == seat => credits -= i16::from(fee),
            Event::FeePaid(_, owner, fee) if owner == seat => credits += i16::from(fee),
            Event::Credits(by, got) if by == seat => credits += i16::from(got),
            Event::Scored(by, _, points) if by == seat => vp += points,
            _ => {}
        }
    }
    // BA-AUTOMA-2.1
    if position.is_automa(seat) { (0, vp + credits) } else { (credits, vp) }
}

#[test]
fn the_events_report_every_credit_and_every_point() {
    let automas = |strength| vec![("automas", "2"), ("difficulty", strength)];
    let tables = [vec![], automas("standard"), automas("overpowered"), vec![("contracts", "before-water")]];
    let mut paid = 0;
    for (number, options) in (0..).zip(tables.iter().cycle().take(24)) {
        let (components, _) = testkit::embedded_components::<Barrage>();
        let mut chance = engine::Playout::new(number);
        let mut position: Barrage = GameSetup::new(4, options).start(components, &mut chance);
        let mut list = Vec::new();
        while position.to_act().is_some() {
            list.clear();
            position.actions(&mut list);
            let busy = list.iter().filter(|action| !matches!(action, Action::Bank(_))).count();
            let at = chance.below(u32::try_from(busy.max(1)).unwrap());
            let busy = list.iter().filter(|action| !matches!(action, Action::Bank(_))).nth(at as usize);
            let (before, action, mut events) = (position, *busy.unwrap_or(&list[0]), Vec::new());
            position.play(action, &mut chance, &mut events);
            for seat in Seat::all(4).filter(|&seat| before.company(seat).is_some()) {
                let credits = |position: &Barrage| i16::try_from(position.credits(seat)).unwrap();
                let changed = (credits(&position) - credits(&before), position.vp(seat) - before.vp(seat));
                assert_eq!(changes_by_events(&before, seat, &events), changed, "{action:?}: {events:?}");
                paid += usize::from(changed.0 < 0);
            }
        }
    }
    assert!(paid > 300, "{paid}");
}

#[test]
fn lists_stay_in_the_hundreds() {
    let (tables, _) = testkit::embedded_components::<Barrage>();
    let options = Barrage::options(&tables, &GameSetup::new(4, &[]).option_map::<Barrage>()).unwrap();
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

testkit::rules_crate_tests!(Barrage, position: 1024, action: 8);
