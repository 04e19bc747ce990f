//! The race of the candidates for one decision.
//!
//! All runners start in the same imagined worlds, so what is compared is not luck. The favourite, which the game rates
//! best, runs in every world; another wins only if it is better than the favourite beyond doubt. Who falls behind leaves,
//! and the next in the order of the rates joins.

use super::Opinion;

/// How many run at a time.
const RUNNERS: usize = 6;
/// How many are looked at in all.
const CANDIDATES: usize = 32;
/// By how many standard errors a runner must be better than the favourite to be chosen.
const DOUBT: f32 = 1.0;
/// By how many standard errors a runner must be worse than another to leave.
const BEHIND: f32 = 1.5;
/// A gain as small as this is not worth looking for.
const TRIFLE: f32 = 0.001;

pub(super) struct Race<A> {
    /// In the order of the rates.
    runners: Vec<Runner<A>>,
    joined: usize,
}

struct Runner<A> {
    action: A,
    running: bool,
    worlds: u32,
    value: f32,
    /// By how much it was better than the favourite: the sum over all its worlds, and the sum of the squares.
    gain: f32,
    squares: f32,
}

impl<A> Runner<A> {
    fn mean_gain(&self) -> f32 {
        self.gain / self.worlds.max(1) as f32
    }

    /// The standard error of the mean gain.
    fn error(&self) -> f32 {
        let (worlds, mean) = (self.worlds.max(1) as f32, self.mean_gain());
        ((self.squares / worlds - mean * mean).max(0.0) / worlds).sqrt()
    }
}

impl<A: Copy> Race<A> {
    /// The candidates, the favourite first.
    pub(super) fn new(candidates: impl Iterator<Item = A>) -> Self {
        let runner =
            |action| Runner { action, running: false, worlds: 0, value: 0.0, gain: 0.0, squares: 0.0 };
        let mut race = Self { runners: candidates.take(CANDIDATES).map(runner).collect(), joined: 0 };
        race.join();
        race
    }

    /// Whether there is anybody to run against the favourite.
    pub(super) fn is_open(&self) -> bool {
        self.running().count() > 1
    }

    /// Those who run, by their place and action; the favourite is the first.
    pub(super) fn running(&self) -> impl Iterator<Item = (usize, A)> {
        let places = self.runners.iter().enumerate();
        places.filter(|(_, runner)| runner.running).map(|(place, runner)| (place, runner.action))
    }

    /// How everybody who runs came out of one world, in their order.
    pub(super) fn add(&mut self, results: impl Iterator<Item = (usize, f32)>) {
        let mut favourite = None;
        for (place, value) in results {
            let gain = value - *favourite.get_or_insert(value);
            let runner = &mut self.runners[place];
            runner.worlds += 1;
            runner.value += value;
            runner.gain += gain;
            runner.squares += gain * gain;
        }
    }

    /// Sends home whoever is behind, and lets others join.
    pub(super) fn settle(&mut self) {
        let sure = |runner: &Runner<A>| runner.mean_gain() - runner.error();
        let best = self.runners.iter().filter(|runner| runner.running).map(sure).fold(TRIFLE, f32::max);
        for runner in self.runners.iter_mut().skip(1) {
            runner.running &= runner.mean_gain() + BEHIND * runner.error() >= best;
        }
        self.join();
    }

    fn join(&mut self) {
        let mut running = self.running().count();
        while running < RUNNERS && self.joined < self.runners.len() {
            self.runners[self.joined].running = true;
            self.joined += 1;
            running += 1;
        }
    }

    /// Everybody who has run, the best first.
    pub(super) fn ranking(&self) -> Vec<Opinion<A>> {
        let favourite = &self.runners[0];
        let reached = favourite.value / favourite.worlds.max(1) as f32;
        let opinion = |runner: &Runner<A>| Opinion {
            action: runner.action,
            worlds: runner.worlds,
            value: reached + runner.mean_gain(),
            error: runner.error(),
        };
        let ran = self.runners.iter().filter(|runner| runner.worlds > 0);
        let mut opinions: Vec<Opinion<A>> = ran.map(opinion).collect();
        let merit = |opinion: &Opinion<A>| opinion.value - DOUBT * opinion.error;
        // A stable sort: among equals the order of the rates decides.
        opinions.sort_by(|one, other| merit(other).total_cmp(&merit(one)));
        opinions
    }
}
