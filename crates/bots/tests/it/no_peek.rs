//! Bots know only what their seat knows.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotKind, Knowledge, Learner, Learning, Setup, Skill};
use engine::{Heuristic, OptionMap, Playout, Seed, SeededChance};

use super::{Barrage, CastlesOfBurgundy, DiceSettlers, ManhattanProject, PowerGrid};

/// Every search is cancelled after this number of iterations, so that all kinds can be asked often.
const ITERATIONS: u32 = 24;

/// A search that takes longer than this may have been ended by the time limit of its level.
const LONGEST_SEARCH: Duration = Duration::from_secs(2);

/// Number of decisions compared per game.
const COMPARED: u32 = 12;

fn setup<G: Heuristic>(options: &[(&str, &str)]) -> Setup<G> {
    let (components, hash) = testkit::embedded_components::<G>();
    let mut map = OptionMap::defaults(&G::INFO);
    for (key, value) in options {
        map.set(key, value).expect("the option exists");
    }
    let setup = Setup::new(components, &hash, &map, G::INFO.usual_seats);
    setup.unwrap_or_else(|_| panic!("{} can be played with {options:?}", G::INFO.title))
}

/// Calls `look` at every decision of a game between easy bots, with the position and another one that differs only in
/// what is hidden from the acting seat, if anything is; until `look` returns false.
fn play<G: Heuristic>(setup: &Setup<G>, game: u64, mut look: impl FnMut(&G, &G, &[G::Action]) -> bool) {
    let mut chance = SeededChance::new(&Seed::of_series(7, game));
    let mut guess = Playout::new(11);
    let mut position = setup.start(&mut chance);
    let mut actions = Vec::new();
    for number in 0_u64.. {
        let Some(seat) = position.to_act() else { break };
        actions.clear();
        position.actions(&mut actions);
        let mut other = position.clone();
        other.imagine(seat, &mut guess);
        if !look(&position, &other, &actions) {
            break;
        }
        let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
        let action = BotKind::Easy.bot(number, setup.skill(seat)).choose(&knowledge);
        position.play(action, &mut chance, &mut ());
    }
}

/// A skill with a net that has seen a few greedy games.
fn learned<G: Heuristic>(options: &[(&str, &str)]) -> Skill<G> {
    let learning = Learning { games: 2, generations: 0, seed: 1, threads: 1 };
    let mut learner = Learner::new(setup::<G>(options), learning, "a test");
    learner.step(&|_, _| ()).expect("threads start");
    let net = learner.best().expect("a generation has a net").clone();
    Skill::built_in().with_net(Arc::new(net))
}

/// The choice of a new bot. A search that a busy machine has slowed down is repeated: only its number of iterations may
/// end it.
fn choose<G: Heuristic>(
    kind: BotKind,
    seed: u64,
    skill: &Skill<G>,
    position: &G,
    actions: &[G::Action],
) -> G::Action {
    loop {
        let (start, iterations) = (Instant::now(), Cell::new(0));
        let cancelled = || iterations.replace(iterations.get() + 1) >= ITERATIONS;
        let knowledge = Knowledge::new(position, actions).expect("a seat acts").with_cancellation(&cancelled);
        let action = kind.bot(seed, skill).choose(&knowledge);
        if start.elapsed() < LONGEST_SEARCH {
            return action;
        }
    }
}

/// Bots choose the same in positions that differ only in what is hidden from them. Of the decisions at which such
/// positions exist, every `stride`-th is compared.
fn no_peeking<G: Heuristic>(options: &[(&str, &str)], stride: u32) {
    let setup = setup::<G>(options);
    let learned = learned::<G>(options);
    let (mut differing, mut compared) = (0, 0);
    for game in 0..20 {
        play(&setup, game, |position, other, actions| {
            if other == position || actions.len() == 1 {
                return true;
            }
            differing += 1;
            if differing % stride == 0 {
                compared += 1;
                let seat = position.to_act().expect("a seat acts");
                let without_net = setup.skill(seat).clone().without_net();
                let bots = BotKind::ALL.map(|kind| (kind, &without_net)).into_iter();
                for (kind, skill) in
                    bots.chain([(BotKind::Hard, &learned), (BotKind::Search(ITERATIONS), &learned)])
                {
                    let choose = |position| choose(kind, differing.into(), skill, position, actions);
                    let net = if skill.net().is_some() { " with a net" } else { "" };
                    assert_eq!(choose(position), choose(other), "{} {kind}{net}", G::INFO.slug);
                }
            }
            compared < COMPARED
        });
        if compared == COMPARED {
            return;
        }
    }
    panic!("{}: only {compared} decisions with hidden information were found", G::INFO.slug);
}

/// Nothing is hidden from any acting seat in a whole game.
fn nothing_hidden<G: Heuristic>() {
    let mut decisions = 0;
    play(&setup::<G>(&[]), 0, |position, other, _| {
        assert!(position == other, "{}: something is hidden, so it needs no_peeking", G::INFO.slug);
        decisions += 1;
        true
    });
    assert!(decisions > 50, "{}: {decisions} decisions", G::INFO.slug);
}

#[test]
fn barrage_hides_nothing() {
    nothing_hidden::<Barrage>();
}

#[test]
fn dice_settlers_hides_nothing() {
    nothing_hidden::<DiceSettlers>();
}

/// The only secret is an estate that has been chosen and not yet revealed.
#[test]
fn bots_do_not_peek_in_burgundy() {
    no_peeking::<CastlesOfBurgundy>(&[("estates", "secret")], 1);
}

#[test]
fn bots_do_not_peek_in_the_manhattan_project() {
    no_peeking::<ManhattanProject>(&[], 3);
}

#[test]
fn bots_do_not_peek_in_power_grid() {
    no_peeking::<PowerGrid>(&[], 17);
}
