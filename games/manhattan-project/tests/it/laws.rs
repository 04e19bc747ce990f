//! The laws every game obeys, over random games of every setup.

use engine::{Game, Seat};
use manhattan_project::{
    Action, Aircraft, Arrangement, BOMBS, BUILDINGS, Bomb, Building, Crew, ManhattanProject, Position, Space,
    Stage, WorkerType, Workers,
};
use testkit::{GameSetup, LawCheck, every_setup};

/// All actions worth checking, with crews slightly larger than the active player's supply.
fn candidates(position: &ManhattanProject, out: &mut Vec<Action>) {
    out.extend([Action::Retrieve, Action::Accept, Action::Refuse, Action::Done]);
    out.extend(WorkerType::ALL.map(Action::Bonus));
    out.extend((0..5).map(Action::Gain));
    out.extend((0..9).map(|at| Action::Buy(Position(at))));
    for seat in (0..5).map(Seat::new) {
        out.push(Action::Offer(seat));
        out.extend((0..5).map(|enemy| Action::OfferJoint(seat, Seat::new(enemy))));
        out.extend(Aircraft::ALL.map(|aircraft| Action::Strike(seat, aircraft)));
    }
    for space in Space::all() {
        out.push(Action::PlaceOnly(space));
        out.extend((0..3).map(|take| Action::Place(space, take)));
    }
    for building in (0..BUILDINGS as u8).map(Building) {
        out.extend([Action::Raid(building), Action::Repair(building)]);
        for pay in 0..3 {
            out.push(Action::UseOnly(building, pay));
            out.extend((0..3).map(|take| Action::Use(building, pay, take)));
        }
    }
    for bomb in (0..BOMBS as u8).map(Bomb) {
        out.extend([Action::Build(bomb), Action::Test(bomb), Action::Load(bomb), Action::Keep(bomb)]);
    }
    if position.stage() == Stage::Crew {
        let supply = position.supply(position.active());
        let workers = |held: Workers| {
            let [l, e, s] = WorkerType::ALL.map(|which| 0..=(held.count(which) + 1).min(4));
            let pairs = l.flat_map(move |l| e.clone().map(move |e| (l, e)));
            pairs.flat_map(move |(l, e)| s.clone().map(move |s| Workers::new(l, e, s))).collect::<Vec<_>>()
        };
        for own in workers(supply.permanent) {
            out.extend(
                workers(supply.contractors).into_iter().map(|grey| Action::Send(Crew::new(own, grey))),
            );
        }
    }
}

/// MP-2.10, MP-D.17: the cards of a draft a seat cannot tell apart are put in order.
fn hide(position: &mut ManhattanProject, seat: Seat) {
    let mut groups: Vec<Vec<Bomb>> = Vec::new();
    for (draft, _) in (0u8..).zip(position.drafts()) {
        let kept =
            |bomb: &Bomb| position.kept(*bomb).filter(|kept| kept.draft == draft).map(|kept| kept.place);
        let mut cards: Vec<Bomb> = (0..BOMBS as u8).map(Bomb).filter(|bomb| kept(bomb).is_some()).collect();
        cards.sort_by_key(kept);
        cards.retain(|card| !position.hand(seat).has(card.0));
        let running =
            position.stage() == Stage::Drafting && usize::from(draft) + 1 == position.drafts().len();
        let passed_on: Vec<Bomb> = if running && position.to_act() != Some(seat) {
            position.face_up().iter().map(Bomb).collect()
        } else {
            Vec::new()
        };
        let own = position.place_in_draft(draft, seat);
        let already_kept = u8::try_from(cards.len()).expect("few cards");
        if running && own > already_kept {
            groups.push([cards, passed_on].concat());
        } else {
            let (earlier, later): (Vec<Bomb>, Vec<Bomb>) =
                cards.into_iter().partition(|card| kept(card).is_some_and(|place| place < own));
            groups.push(earlier);
            groups.push([later, passed_on].concat());
        }
    }
    let mut arranged = Arrangement::of(*position);
    for mut group in groups {
        for at in 0..group.len() {
            let least = (at..group.len()).min_by_key(|&other| group[other]).expect("the rest of a group");
            if least != at {
                arranged = arranged.exchange(group[at], group[least]);
                group.swap(at, least);
            }
        }
    }
    *position = arranged.finish().expect("cards that change places break nothing");
}

fn trial(setups: Vec<GameSetup>, games: u64) -> LawCheck<ManhattanProject> {
    LawCheck { setups, games, max_actions: 60_000, expensive_one_in: 16, candidates, hide }
}

#[test]
fn laws_hold_in_every_setup() {
    testkit::obeys_the_laws(&trial(every_setup::<ManhattanProject>(), 4));
}

#[test]
fn laws_hold_with_a_chosen_first_player() {
    let setups = [GameSetup::new(2, &[("first", "2")]), GameSetup::new(5, &[("first", "3")])];
    testkit::obeys_the_laws(&trial(setups.into(), 2));
}

/// Rules version 1 without deals; with the default option, which is pacts now, every setup has it.
#[test]
fn laws_hold_in_games_of_rules_version_1_without_deals() {
    let setups = (2..=5).map(|seats| GameSetup::new(seats, &[("deals", "none")]).with_rules(1));
    testkit::obeys_the_laws(&trial(setups.collect(), 2));
}

#[test]
fn a_decision_allocates_nothing() {
    for seats in 2..=5 {
        testkit::allocates_nothing::<ManhattanProject>(&GameSetup::new(seats, &[]), 5);
        testkit::allocates_nothing::<ManhattanProject>(&GameSetup::new(seats, &[]).with_rules(1), 2);
    }
}

testkit::rules_crate_tests!(ManhattanProject, position: 1024, action: 8);
