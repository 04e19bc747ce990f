//! The levels offered to people.

use std::time::Duration;

use engine::{Heuristic, Playout};

use crate::bot::Bot;
use crate::search::Search;
use crate::{Budget, Knowledge, Skill, greedy};

/// The parameters of a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level {
    /// Probability, in percent, of overlooking the best action. The second and third best are overlooked with the same
    /// probability.
    slip_percent: u32,
    /// Percentage of decisions that are searched; the others are played by rating alone.
    search_percent: u32,
    /// Search iterations per searched decision.
    pub(crate) iterations: u32,
}

impl Level {
    pub(crate) const EASY: Self = Self { slip_percent: 85, search_percent: 0, iterations: 0 };
    pub(crate) const NORMAL: Self = Self { slip_percent: 20, search_percent: 0, iterations: 0 };

    pub(crate) const fn hard<G: Heuristic>() -> Self {
        Self { slip_percent: 6, search_percent: G::SEARCH_EFFORT.hard, iterations: 48 }
    }

    pub(crate) const fn expert<G: Heuristic>() -> Self {
        Self { slip_percent: 0, search_percent: 100, iterations: G::SEARCH_EFFORT.expert }
    }
}

/// Worst action a slip may lead to, as a fraction of the way from the best rating to the worst.
const WORST_SLIP: f32 = 0.4;

/// Longest search for one decision.
const MAX_TIME: Duration = Duration::from_millis(2500);

/// A bot that plays at a level.
pub(crate) struct Player<G: Heuristic> {
    level: Level,
    skill: Skill<G>,
    chance: Playout,
    search: Search<G>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Player<G> {
    pub(crate) fn new(level: Level, seed: u64, skill: &Skill<G>) -> Self {
        let budget = Budget { iterations: level.iterations, time: MAX_TIME };
        Self {
            level,
            skill: skill.clone(),
            chance: Playout::new(seed),
            search: Search::new(budget, seed, skill.clone()),
            rates: Vec::new(),
            order: Vec::new(),
        }
    }

    /// Returns true with a probability of `percent` / 100.
    fn happens(&mut self, percent: u32) -> bool {
        self.chance.below(100) < percent
    }
}

impl<G: Heuristic> Bot<G> for Player<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() {
            return only;
        }
        if self.happens(self.level.search_percent) {
            return self.search.choose(knowledge);
        }
        let position = knowledge.imagine(&mut self.chance);
        let percent = self.level.slip_percent;
        let overlooked = (0..3).take_while(|_| self.happens(percent)).count();
        if overlooked == 0 {
            let actions = knowledge.actions();
            return greedy::best(&position, self.skill.weights(), actions, &mut self.chance, &mut self.rates);
        }
        let actions = knowledge.at_random();
        self.rates.clear();
        position.rate(self.skill.weights(), actions, &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
        let rate = |at: usize| self.rates[self.order[at]];
        let least = rate(0) - WORST_SLIP * (rate(0) - rate(actions.len() - 1));
        let plausible = (0..actions.len()).take_while(|&at| rate(at) >= least).count();
        actions[self.order[overlooked.min(plausible - 1)]]
    }
}
