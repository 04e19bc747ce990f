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

/// How a runner came out of one world.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    /// Its player's chance to win.
    pub(super) chance: f32,
    /// What its player reached of what the player aims at.
    pub(super) aim: f32,
}

pub(super) struct Race<A> {
    /// In the order of the rates.
    runners: Vec<Runner<A>>,
    joined: usize,
    /// The sum of the favourite's chances.
    reached: f32,
}

struct Runner<A> {
    action: A,
    running: bool,
    worlds: u32,
    /// By how much its chances were better than the favourite's.
    chance: Differences,
    /// By how much it was better than the favourite in what is aimed at.
    gain: Differences,
}

/// Differences in many worlds: their sum, and the sum of their squares.
#[derive(Clone, Copy, Default)]
struct Differences {
    sum: f32,
    squares: f32,
}

impl Differences {
    fn add(&mut self, difference: f32) {
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn mean(self, worlds: u32) -> f32 {
        self.sum / worlds.max(1) as f32
    }

    /// The standard error of the mean.
    fn error(self, worlds: u32) -> f32 {
        let (count, mean) = (worlds.max(1) as f32, self.mean(worlds));
        ((self.squares / count - mean * mean).max(0.0) / count).sqrt()
    }
}

impl<A> Runner<A> {
    fn gain(&self) -> f32 {
        self.gain.mean(self.worlds)
    }

    fn error(&self) -> f32 {
        self.gain.error(self.worlds)
    }
}

impl<A: Copy> Race<A> {
    /// The candidates, the favourite first.
    pub(super) fn new(candidates: impl Iterator<Item = A>) -> Self {
        let runner = |action| Runner {
            action,
            running: false,
            worlds: 0,
            chance: Differences::default(),
            gain: Differences::default(),
        };
        let runners = candidates.take(CANDIDATES).map(runner).collect();
        let mut race = Self { runners, joined: 0, reached: 0.0 };
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
    pub(super) fn add(&mut self, results: impl Iterator<Item = (usize, Outcome)>) {
        let mut favourite = None;
        for (place, outcome) in results {
            let first = *favourite.get_or_insert_with(|| {
                self.reached += outcome.chance;
                outcome
            });
            let runner = &mut self.runners[place];
            runner.worlds += 1;
            runner.chance.add(outcome.chance - first.chance);
            runner.gain.add(outcome.aim - first.aim);
        }
    }

    /// Sends home whoever is behind, and lets others join.
    pub(super) fn settle(&mut self) {
        let sure = |runner: &Runner<A>| runner.gain() - runner.error();
        let best = self.runners.iter().filter(|runner| runner.running).map(sure).fold(TRIFLE, f32::max);
        for runner in self.runners.iter_mut().skip(1) {
            runner.running &= runner.gain() + BEHIND * runner.error() >= best;
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
        let reached = self.reached / self.runners[0].worlds.max(1) as f32;
        let opinion = |runner: &Runner<A>| Opinion {
            action: runner.action,
            worlds: runner.worlds,
            value: reached + runner.chance.mean(runner.worlds),
            error: runner.chance.error(runner.worlds),
            merit: runner.gain() - DOUBT * runner.error(),
        };
        let ran = self.runners.iter().filter(|runner| runner.worlds > 0);
        let mut opinions: Vec<Opinion<A>> = ran.map(opinion).collect();
        // A stable sort: among equals the order of the rates decides.
        opinions.sort_by(|one, other| other.merit.total_cmp(&one.merit));
        opinions
    }
}
