//! A player that looks ahead: information-set Monte Carlo tree search.
//!
//! An iteration imagines what is hidden anew, plays one of the candidates, walks down the tree by the actions that are
//! legal there, plays on for some decisions by the game's own rates and asks the game how everybody stands then. The tree
//! is open loop: a node stands for a sequence of actions, whatever chance brought on the way, so its values are means over
//! chance and hidden things. Every seat plays for itself (max^n): a node is walked for the seat that acts.
//!
//! At the root the candidates race through the same worlds; see [`race`].

mod race;
mod tree;
mod value;

use std::iter;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use engine::{Heuristic, Playout};

use crate::bot::Bot;
use crate::{Knowledge, greedy};
use race::{Outcome, Race};
use tree::Tree;
pub(crate) use value::Values;

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most so many iterations.
    pub iterations: u32,
    /// At most so long.
    pub time: Duration,
    /// On so many threads.
    pub threads: usize,
    /// For how many decisions at most it is played on, by the game's rates, before the game says how everybody stands.
    pub playout: u32,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// In how many worlds it was tried.
    pub worlds: u32,
    /// The player's chance to win after it, from 0 to 1. It is what the favourite reached, and how much better or worse
    /// this action was in the same worlds.
    pub value: f32,
    /// The standard error of the difference of chances to the favourite's.
    pub error: f32,
    /// How sure it is that the action is better than the favourite: the mean difference of what the player aims at, less
    /// its standard error.
    pub merit: f32,
}

/// In how many worlds everybody runs before somebody may leave the race.
const LAP: u64 = 8;

/// The search.
pub(crate) struct Search<G: Heuristic> {
    budget: Budget,
    weights: Arc<G::Weights>,
    chance: Playout,
    /// A tree for every thread.
    trees: Vec<Tree<G>>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Search<G> {
    pub(crate) fn new(budget: Budget, number: u64, weights: Arc<G::Weights>) -> Self {
        let trees = (0..budget.threads.max(1)).map(|_| Tree::new(budget.playout)).collect();
        let chance = Playout::new(number);
        Self { budget, weights, chance, trees, rates: Vec::new(), order: Vec::new() }
    }

    /// Thinks about the decision: every action that was tried, the best first.
    pub(crate) fn think(&mut self, knowledge: &Knowledge<'_, G>) -> Vec<Opinion<G::Action>> {
        self.rank(knowledge);
        self.race(knowledge, Race::new(self.order.iter().map(|&place| knowledge.actions()[place])))
    }

    /// The same, with one action as the favourite, whatever the game says: everything is compared with it.
    pub(crate) fn compare(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        with: G::Action,
    ) -> Vec<Opinion<G::Action>> {
        self.rank(knowledge);
        let ranked = self.order.iter().map(|&place| knowledge.actions()[place]);
        let others = ranked.filter(|&action| action != with);
        self.race(knowledge, Race::new(iter::once(with).chain(others)))
    }

    /// Only two actions compared; the first is the favourite.
    pub(crate) fn duel(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        actions: [G::Action; 2],
    ) -> Vec<Opinion<G::Action>> {
        self.race(knowledge, Race::new(actions.into_iter()))
    }

    /// The chances of everybody, as the acting seat sees them: the mean over so many worlds, fewer if there is no time.
    pub(crate) fn outlook(&mut self, knowledge: &Knowledge<'_, G>, worlds: u32) -> Values {
        let actions = knowledge.actions();
        let tree = &mut self.trees[0];
        tree.turn_to(actions);
        let start = Instant::now();
        let (mut sums, mut walks) = (Values::default(), 0);
        while walks < worlds {
            let world = random(&mut self.chance);
            let position = knowledge.imagine(&mut Playout::new(world));
            let first =
                greedy::best(&position, &self.weights, actions, &mut Playout::new(world), &mut self.rates);
            let (chances, _) = tree.walk(position, &self.weights, first, &mut Playout::new(!world));
            sums.iter_mut().zip(chances).for_each(|(sum, value)| *sum += value);
            walks += 1;
            if start.elapsed() >= self.budget.time || knowledge.is_unwanted() {
                break;
            }
        }
        sums.map(|sum| sum / walks.max(1) as f32)
    }

    /// Orders the actions by the game's rates.
    fn rank(&mut self, knowledge: &Knowledge<'_, G>) {
        self.rates.clear();
        knowledge.imagine(&mut self.chance).rate(&self.weights, knowledge.actions(), &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
    }

    fn race(&mut self, knowledge: &Knowledge<'_, G>, mut race: Race<G::Action>) -> Vec<Opinion<G::Action>> {
        let start = Instant::now();
        self.trees.iter_mut().for_each(|tree| tree.turn_to(knowledge.actions()));
        let mut iterations = 0;
        let in_time = || start.elapsed() < self.budget.time && !knowledge.is_unwanted();
        while race.is_open() && iterations < self.budget.iterations && in_time() {
            let running: Vec<_> = race.running().collect();
            let worlds: Vec<u64> = (0..LAP).map(|_| random(&mut self.chance)).collect();
            for results in run(&mut self.trees, &self.weights, knowledge, &running, &worlds, &in_time) {
                iterations += u32::try_from(results.len()).unwrap_or(u32::MAX);
                race.add(running.iter().map(|&(place, _)| place).zip(results));
            }
            race.settle();
        }
        race.ranking()
    }
}

/// What comes out of each world for each runner. A world for which there was no time is missing.
fn run<G: Heuristic>(
    trees: &mut [Tree<G>],
    weights: &G::Weights,
    knowledge: &Knowledge<'_, G>,
    running: &[(usize, G::Action)],
    worlds: &[u64],
    in_time: &(dyn Fn() -> bool + Sync),
) -> Vec<Vec<Outcome>> {
    let seat = knowledge.seat().index();
    let lane = |tree: &mut Tree<G>, worlds: &[u64]| -> Vec<Vec<Outcome>> {
        let worlds = worlds.iter().map_while(|&world| {
            let position = knowledge.imagine(&mut Playout::new(world));
            let mut outcomes = Vec::with_capacity(running.len());
            for &(_, action) in running {
                if !in_time() {
                    return None;
                }
                let (chances, aims) = tree.walk(position.clone(), weights, action, &mut Playout::new(!world));
                outcomes.push(Outcome { chance: chances[seat], aim: aims[seat] });
            }
            Some(outcomes)
        });
        worlds.collect()
    };
    let [tree] = trees else {
        let share = worlds.len().div_ceil(trees.len());
        return thread::scope(|scope| {
            let lanes: Vec<_> = trees
                .iter_mut()
                .zip(worlds.chunks(share))
                .map(|(tree, worlds)| scope.spawn(move || lane(tree, worlds)))
                .collect();
            lanes.into_iter().flat_map(|lane| lane.join().expect("a lane of the search")).collect()
        });
    };
    lane(tree, worlds)
}

fn random(chance: &mut Playout) -> u64 {
    u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() {
            return only;
        }
        let opinions = self.think(knowledge);
        let chosen = opinions.first().map_or_else(
            || {
                let position = knowledge.imagine(&mut self.chance);
                greedy::best(&position, &self.weights, knowledge.actions(), &mut self.chance, &mut self.rates)
            },
            |best| best.action,
        );
        self.trees.iter_mut().for_each(|tree| tree.follow(chosen));
        chosen
    }
}
