//! How fast the rules are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Heuristic, Playout};

use crate::bot::pick;
use crate::search::Search;
use crate::{Budget, Knowledge, Setup};

/// What was measured, on one core.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made in them.
    pub decisions: u64,
    /// How long that took.
    pub time: Duration,
    /// How long it takes to copy a position from the middle of a game, in nanoseconds.
    pub copy_ns: f64,
    /// How many iterations of the search with short playouts are done in a second.
    pub iterations_per_s: f64,
    /// The size of a position.
    pub position_bytes: usize,
    /// The size of an action.
    pub action_bytes: usize,
}

/// The measured time is cut into slices; between them the caller hears how far it is.
const SLICE: Duration = Duration::from_millis(100);

/// Plays whole games at random and measures: every legal action is listed each time, one of [`Game::at_random`] is
/// played, no event is kept. `progress` hears the part that is done, from zero to one.
pub fn bench<G: Heuristic>(setup: &Setup<G>, time: Duration, progress: &mut dyn FnMut(f64)) -> Bench {
    let mut chance = Playout::new(1);
    let mut actions = Vec::new();
    play_for(setup, SLICE * 2, &mut chance, &mut actions);
    let middles = middles(setup, &mut chance, &mut actions);
    let copy_ns = copy_ns(&middles);
    let iterations_per_s = iterations_per_s(setup, &middles, &mut actions);
    let (mut games, mut decisions, mut taken) = (0, 0, Duration::ZERO);
    while taken < time {
        progress(taken.as_secs_f64() / time.as_secs_f64());
        let slice = play_for(setup, SLICE.min(time), &mut chance, &mut actions);
        games += slice.0;
        decisions += slice.1;
        taken += slice.2;
    }
    progress(1.0);
    let (position_bytes, action_bytes) = (size_of::<G>(), size_of::<G::Action>());
    Bench { games, decisions, time: taken, copy_ns, iterations_per_s, position_bytes, action_bytes }
}

/// Plays games until the time is over and counts games, decisions and the time they really took.
fn play_for<G: Heuristic>(
    setup: &Setup<G>,
    time: Duration,
    chance: &mut Playout,
    actions: &mut Vec<G::Action>,
) -> (u64, u64, Duration) {
    let (mut games, mut decisions) = (0, 0);
    let start = Instant::now();
    loop {
        decisions += play(setup.start(chance), u64::MAX, chance, actions).1;
        games += 1;
        let taken = start.elapsed();
        if taken >= time {
            return (games, decisions, taken);
        }
    }
}

/// Plays on at random, at most `limit` decisions.
fn play<G: Game>(
    mut position: G,
    limit: u64,
    chance: &mut Playout,
    actions: &mut Vec<G::Action>,
) -> (G, u64) {
    let mut decisions = 0;
    while decisions < limit && position.to_act().is_some() {
        actions.clear();
        position.actions(actions);
        let action = pick(position.at_random(actions), chance);
        position.play(action, chance, &mut ());
        decisions += 1;
    }
    (position, decisions)
}

/// Positions from the middle of games.
fn middles<G: Heuristic>(setup: &Setup<G>, chance: &mut Playout, actions: &mut Vec<G::Action>) -> Vec<G> {
    let length = (0..8).map(|_| play(setup.start(chance), u64::MAX, chance, actions).1).sum::<u64>() / 8;
    (0..16).map(|_| play(setup.start(chance), length / 2, chance, actions).0).collect()
}

/// The best of several rounds: a copy is so short that whatever else the machine does would show.
fn copy_ns<G: Game>(positions: &[G]) -> f64 {
    const LAPS: usize = 200;
    let mut target = positions[0].clone();
    let mut best = f64::INFINITY;
    let start = Instant::now();
    while start.elapsed() < SLICE {
        let round = Instant::now();
        for _ in 0..LAPS {
            for position in positions {
                target.clone_from(black_box(position));
                black_box(&target);
            }
        }
        best = best.min(round.elapsed().as_secs_f64() * 1e9 / (LAPS * positions.len()) as f64);
    }
    best
}

/// Decisions in the middle of games are thought about on one thread, with playouts of a few decisions.
fn iterations_per_s<G: Heuristic>(setup: &Setup<G>, positions: &[G], actions: &mut Vec<G::Action>) -> f64 {
    let budget = Budget { iterations: 2000, time: Duration::MAX, threads: 1, playout: 4 };
    let mut iterations = 0;
    let start = Instant::now();
    for position in positions.iter().cycle() {
        if start.elapsed() > SLICE * 5 {
            break;
        }
        actions.clear();
        position.actions(actions);
        let Some(knowledge) = Knowledge::new(position, actions) else { continue };
        let mut search = Search::new(budget, 1, setup.weights(knowledge.seat()).clone());
        iterations += search.think(&knowledge).iter().map(|opinion| u64::from(opinion.worlds)).sum::<u64>();
    }
    iterations as f64 / start.elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{self, Action, Squirrels};

    #[test]
    fn a_bench_plays_and_measures() {
        let mut parts = Vec::new();
        let bench = bench(&toy::setup(2), Duration::from_millis(20), &mut |part| parts.push(part));
        assert!(bench.games > 0 && bench.decisions >= 2 * bench.games && bench.copy_ns > 0.0, "{bench:?}");
        assert!(bench.iterations_per_s > 0.0, "{bench:?}");
        assert_eq!((bench.position_bytes, bench.action_bytes), (size_of::<Squirrels>(), size_of::<Action>()));
        assert_eq!((parts.first(), parts.last()), (Some(&0.0), Some(&1.0)));
    }
}
