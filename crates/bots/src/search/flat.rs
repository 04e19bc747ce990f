//! One decision ahead, each candidate played on in the same imagined worlds.
use std::sync::Arc;
use std::time::Instant;
use engine::{Heuristic, Playout};
use super::value::values;
use super::{Budget, Opinion};
use crate::bot::Bot;
use crate::{Knowledge, greedy};

pub(crate) struct Flat<W> { weights: Arc<W>, budget: Budget, chance: Playout, width: usize, depth: u32, rates: Vec<f32> }

impl<W> Flat<W> {
    pub(crate) fn new(budget: Budget, number: u64, weights: Arc<W>) -> Self {
        let g = |n: &str, d: u32| std::env::var(n).map_or(d, |v| v.parse().unwrap());
        Self { weights, budget, chance: Playout::new(number), width: g("FW", 8) as usize, depth: g("FD", 100_000), rates: Vec::new() }
    }

    pub(crate) fn think<G: Heuristic<Weights = W>>(&mut self, knowledge: &Knowledge<'_, G>) -> Vec<Opinion<G::Action>> {
        let start = Instant::now();
        let me = knowledge.seat().index();
        let position = knowledge.imagine(&mut self.chance);
        self.rates.clear();
        position.rate(&self.weights, knowledge.actions(), &mut self.rates);
        let mut order: Vec<usize> = (0..knowledge.actions().len()).collect();
        order.sort_by(|&a, &b| self.rates[b].total_cmp(&self.rates[a]));
        let mut alive: Vec<Opinion<G::Action>> = order.iter().take(self.width).map(|&at| Opinion { action: knowledge.actions()[at], visits: 0, value: 0.0 }).collect();
        let rounds = alive.len().next_power_of_two().trailing_zeros().max(1);
        let per_round = self.budget.iterations / rounds;
        let mut list = Vec::new();
        for _ in 0..rounds {
            let samples = (per_round / alive.len() as u32).max(1);
            for _ in 0..samples {
                let world = knowledge.imagine(&mut self.chance);
                let seed = u64::from(self.chance.below(u32::MAX)) << 32 | u64::from(self.chance.below(u32::MAX));
                for one in &mut alive {
                    let mut chance = Playout::new(seed);
                    let mut position = world.clone();
                    position.play(one.action, &mut chance, &mut ());
                    for _ in 0..self.depth {
                        if position.to_act().is_none() { break; }
                        list.clear();
                        position.actions(&mut list);
                        let action = greedy::best(&position, &self.weights, &list, &mut chance, &mut self.rates);
                        position.play(action, &mut chance, &mut ());
                    }
                    one.visits += 1;
                    one.value += values(&position, &self.weights)[me];
                }
                if start.elapsed() > self.budget.time { break; }
            }
            alive.sort_by(|a, b| (b.value / b.visits as f32).total_cmp(&(a.value / a.visits as f32)));
            alive.truncate(alive.len().div_ceil(2));
        }
        for one in &mut alive { one.value /= one.visits as f32; }
        alive
    }
}

impl<G: Heuristic> Bot<G> for Flat<G::Weights> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() { return only; }
        self.think(knowledge)[0].action
    }
}
