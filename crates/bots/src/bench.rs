//! Measuring the speed of the rules.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Heuristic, Playout};

use crate::bot::pick;
use crate::game_loop::{self, MAX_DECISIONS, Unrecorded};
use crate::search::Search;
use crate::{Budget, Knowledge, Setup};

/// Measurements on one core.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Number of games played.
    pub games: u64,
    /// Number of decisions in these games.
    pub decisions: u64,
    /// Time taken by these games.
    pub time: Duration,
    /// Time to copy a position from the middle of a game, in nanoseconds.
    pub copy_ns: f64,
    /// Search iterations per second, with short playouts.
    pub iterations_per_s: f64,
    /// Size of a position.
    pub position_bytes: usize,
    /// Size of an action.
    pub action_bytes: usize,
}

/// Interval between calls of `progress`.
const SLICE: Duration = Duration::from_millis(100);

/// Plays random games and measures the speed. Every decision lists all legal actions and plays one from
/// [`Game::at_random`]; events are discarded. `progress` is called with the fraction done, 0 to 1.
///
/// ```
/// use std::time::Duration;
///
/// use bots::{Setup, bench};
/// use engine::{Game, OptionMap};
/// use testkit::toy::Squirrels;
///
/// let (components, hash) = testkit::embedded_components::<Squirrels>();
/// let options = OptionMap::defaults(&Squirrels::INFO);
/// let setup = Setup::<Squirrels>::new(components, &hash, &options, 2).unwrap();
/// let bench = bench(&setup, Duration::from_millis(10), &mut |_fraction| ());
/// println!("{:.0} games per second", bench.games as f64 / bench.time.as_secs_f64());
/// ```
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

/// Plays games until `time` has passed; returns games, decisions and the time taken.
fn play_for<G: Heuristic>(
    setup: &Setup<G>,
    time: Duration,
    chance: &mut Playout,
    actions: &mut Vec<G::Action>,
) -> (u64, u64, Duration) {
    let (mut games, mut decisions) = (0, 0);
    let start = Instant::now();
    loop {
        decisions += play(setup.start(chance), MAX_DECISIONS, chance, actions).1;
        games += 1;
        let taken = start.elapsed();
        if taken >= time {
            return (games, decisions, taken);
        }
    }
}

/// Plays random actions, at most `limit` of them; returns the position reached and the number of decisions.
fn play<G: Game>(position: G, limit: u64, chance: &mut Playout, actions: &mut Vec<G::Action>) -> (G, u64) {
    let mut game = Unrecorded { position, chance, events: () };
    let played = game_loop::play(&mut game, limit, actions, |game, actions| {
        pick(game.position.at_random(actions), game.chance)
    });
    (game.position, played.unwrap_or(limit))
}

/// Positions from the middle of games.
fn middles<G: Heuristic>(setup: &Setup<G>, chance: &mut Playout, actions: &mut Vec<G::Action>) -> Vec<G> {
    let length = (0..8).map(|_| play(setup.start(chance), MAX_DECISIONS, chance, actions).1).sum::<u64>() / 8;
    (0..16).map(|_| play(setup.start(chance), length / 2, chance, actions).0).collect()
}

/// The fastest of several rounds: a copy is so short that other work on the machine would distort a mean.
fn copy_ns<G: Game>(positions: &[G]) -> f64 {
    const REPEATS: usize = 200;
    let mut target = positions[0].clone();
    let mut best = f64::INFINITY;
    let start = Instant::now();
    while start.elapsed() < SLICE {
        let round = Instant::now();
        for _ in 0..REPEATS {
            for position in positions {
                target.clone_from(black_box(position));
                black_box(&target);
            }
        }
        best = best.min(round.elapsed().as_secs_f64() * 1e9 / (REPEATS * positions.len()) as f64);
    }
    best
}

/// Searches decisions from the middle of games, with playouts of a few decisions.
fn iterations_per_s<G: Heuristic>(setup: &Setup<G>, positions: &[G], actions: &mut Vec<G::Action>) -> f64 {
    let budget = Budget { iterations: 2000, time: Duration::MAX };
    let mut iterations = 0;
    let start = Instant::now();
    for position in positions.iter().cycle() {
        if start.elapsed() > SLICE * 5 {
            break;
        }
        actions.clear();
        position.actions(actions);
        let Some(knowledge) = Knowledge::new(position, actions) else { continue };
        let mut search = Search::new(budget, 1, setup.skill(knowledge.seat()).clone()).with_playout(4);
        iterations += search.evaluate(&knowledge).iter().map(|found| u64::from(found.worlds)).sum::<u64>();
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
