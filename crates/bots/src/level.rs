//! The levels for people.

use std::sync::Arc;
use std::time::Duration;

use engine::{Heuristic, Playout};

use crate::bot::Bot;
use crate::search::Search;
use crate::{Budget, Knowledge, greedy};

/// How well somebody plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    /// How often the best is overlooked, in percent; then the second and third best may be overlooked as well.
    slips: u32,
    /// At how many decisions it looks ahead, in percent.
    looks: u32,
    /// For how many iterations it looks ahead.
    iterations: u32,
}

impl Level {
    pub(crate) const EASY: Self = Self { slips: 85, looks: 0, iterations: 0 };
    pub(crate) const NORMAL: Self = Self { slips: 20, looks: 0, iterations: 0 };

    pub(crate) const fn hard<G: Heuristic>() -> Self {
        Self { slips: 6, looks: G::LOOKAHEAD.hard, iterations: 48 }
    }

    pub(crate) const fn expert<G: Heuristic>() -> Self {
        Self { slips: 0, looks: 100, iterations: G::LOOKAHEAD.expert }
    }
}

/// A slip is never worse than this part of the way from the best action to the worst: nobody plays nonsense.
const PLAUSIBLE: f32 = 0.4;

/// People wait no longer than this for one decision.
const WAIT: Duration = Duration::from_millis(2500);

/// A player of some level.
pub(crate) struct Player<G: Heuristic> {
    level: Level,
    weights: Arc<G::Weights>,
    chance: Playout,
    search: Search<G>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Player<G> {
    pub(crate) fn new(level: Level, number: u64, weights: &Arc<G::Weights>) -> Self {
        let budget = Budget { iterations: level.iterations, time: WAIT, threads: 2, playout: G::PLAYOUT };
        Self {
            level,
            weights: Arc::clone(weights),
            chance: Playout::new(number),
            search: Search::new(budget, number, Arc::clone(weights)),
            rates: Vec::new(),
            order: Vec::new(),
        }
    }

    fn happens(&mut self, percent: u32) -> bool {
        self.chance.below(100) < percent
    }
}

impl<G: Heuristic> Bot<G> for Player<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() {
            return only;
        }
        if self.happens(self.level.looks) {
            return self.search.choose(knowledge);
        }
        let position = knowledge.imagine(&mut self.chance);
        let slips = self.level.slips;
        let overlooked = (0..3).take_while(|_| self.happens(slips)).count();
        if overlooked == 0 {
            let actions = knowledge.actions();
            return greedy::best(&position, &self.weights, actions, &mut self.chance, &mut self.rates);
        }
        let actions = knowledge.at_random();
        self.rates.clear();
        position.rate(&self.weights, actions, &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
        let rate = |at: usize| self.rates[self.order[at]];
        let least = rate(0) - PLAUSIBLE * (rate(0) - rate(actions.len() - 1));
        let plausible = (0..actions.len()).take_while(|&at| rate(at) >= least).count();
        actions[self.order[overlooked.min(plausible - 1)]]
    }
}
