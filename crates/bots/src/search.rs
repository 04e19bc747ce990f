//! A player that looks ahead: information-set Monte Carlo tree search.
//!
//! Every iteration imagines what is hidden anew, walks down the tree by the actions that are legal there, adds one
//! action to it, plays on for a few decisions by the game's own rates and asks the game how everybody stands then. The
//! tree is open loop: a node stands for a sequence of actions, whatever chance brought on the way, so its values are
//! means over chance and hidden things. Every seat plays for itself (max^n): a node is walked for the seat that acts.

pub(crate) mod flat;
mod tree;
mod value;

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Heuristic, Playout};

use crate::bot::Bot;
use crate::{Knowledge, greedy};
use tree::Tree;

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most so many iterations.
    pub iterations: u32,
    /// At most so long.
    pub time: Duration,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How the seat stands after it: its chance to win, from 0 to 1.
    pub value: f32,
}

/// The clock is read only so often.
const LAP: u32 = 16;

/// The search.
pub(crate) struct Search<G: Heuristic> {
    budget: Budget,
    weights: Arc<G::Weights>,
    chance: Playout,
    tree: Tree<G>,
}

impl<G: Heuristic> Search<G> {
    pub(crate) fn new(budget: Budget, number: u64, weights: Arc<G::Weights>) -> Self {
        Self { budget, weights, chance: Playout::new(number), tree: Tree::new() }
    }

    /// Thinks about the decision. Opinions are in the order of the list; what was not tried has none.
    pub(crate) fn think(&mut self, knowledge: &Knowledge<'_, G>) -> Vec<Opinion<G::Action>> {
        let start = Instant::now();
        self.tree.clear();
        for iteration in 0..self.budget.iterations {
            if iteration % LAP == LAP - 1 && start.elapsed() >= self.budget.time {
                break;
            }
            let position = knowledge.imagine(&mut self.chance);
            self.tree.iterate(position, &self.weights, &mut self.chance);
        }
        self.tree.opinions(knowledge.seat())
    }
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() {
            return only;
        }
        let opinions = self.think(knowledge);
        let best = opinions.iter().max_by(|a, b| (a.visits, a.value).partial_cmp(&(b.visits, b.value)).expect("values are numbers"));
        match best {
            Some(best) => best.action,
            None => greedy::best(&knowledge.imagine(&mut self.chance), &self.weights, knowledge.actions(), &mut self.chance, &mut Vec::new()),
        }
    }
}
