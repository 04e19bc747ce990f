//! Information-set Monte Carlo tree search.
//!
//! An iteration samples what is hidden, plays one of the candidate actions, descends the tree along legal actions,
//! plays a few more decisions by the game's own ratings and evaluates the position reached. The tree is open loop: a
//! node represents a sequence of actions, regardless of the random draws on the way, so its values are means over
//! chance and hidden information. Every seat maximises its own value (max^n).
//!
//! At the root the candidates are compared in the same sampled worlds; see [`race`].
//!
//! A search runs on the calling thread. Programs that use several cores search several decisions at a time.

mod race;
mod tree;
mod value;

use std::iter;
use std::time::{Duration, Instant};

use engine::{Heuristic, Playout};

use crate::bot::Bot;
use crate::{Knowledge, Skill, greedy};
use race::{Outcome, Race};
use tree::Tree;
pub(crate) use value::{Values, judge, prospect, result_shares};

/// The limits of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Maximum number of iterations.
    pub iterations: u32,
    /// Maximum time.
    pub time: Duration,
}

/// The result of a search for one action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evaluation<A> {
    pub(crate) action: A,
    /// Number of worlds in which the action was tried.
    pub(crate) worlds: u32,
    /// Win probability after the action: that of the baseline plus the mean difference in the same worlds.
    pub(crate) value: f32,
    /// Standard error of the difference to the baseline's win probability.
    pub(crate) error: f32,
    /// Mean difference to the final score that can be expected after the baseline.
    pub(crate) points: f32,
    /// Mean difference to the baseline's objective value, less its standard error.
    pub(crate) merit: f32,
}

/// Worlds per round; candidates are eliminated between rounds.
const WORLDS_PER_ROUND: u32 = 8;

/// A search that keeps its tree from one decision to the next.
pub(crate) struct Search<G: Heuristic> {
    budget: Budget,
    skill: Skill<G>,
    chance: Playout,
    tree: Tree<G>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Search<G> {
    pub(crate) fn new(budget: Budget, seed: u64, skill: Skill<G>) -> Self {
        let (tree, chance) = (Tree::new(skill.playout()), Playout::new(seed));
        Self { budget, skill, chance, tree, rates: Vec::new(), order: Vec::new() }
    }

    /// The same search with playouts of this length.
    pub(crate) const fn with_playout(mut self, decisions: u32) -> Self {
        self.tree.set_playout(decisions);
        self
    }

    /// Evaluates the legal actions, best first. Actions that were never tried are left out.
    pub(crate) fn evaluate(&mut self, knowledge: &Knowledge<'_, G>) -> Vec<Evaluation<G::Action>> {
        self.rank(knowledge);
        self.race(knowledge, Race::new(self.order.iter().map(|&place| knowledge.actions()[place])))
    }

    /// Evaluates the legal actions with `baseline` as the one they are compared with.
    pub(crate) fn compare(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        baseline: G::Action,
    ) -> Vec<Evaluation<G::Action>> {
        self.rank(knowledge);
        let ranked = self.order.iter().map(|&place| knowledge.actions()[place]);
        let others = ranked.filter(|&action| action != baseline);
        self.race(knowledge, Race::new(iter::once(baseline).chain(others)))
    }

    /// Evaluates two actions; the first is the baseline.
    pub(crate) fn compare_two(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        actions: [G::Action; 2],
    ) -> Vec<Evaluation<G::Action>> {
        self.race(knowledge, Race::new(actions.into_iter()))
    }

    /// The win probability of every seat as the acting seat sees it: the mean over `worlds` samples, fewer if time runs
    /// out.
    pub(crate) fn win_probabilities(&mut self, knowledge: &Knowledge<'_, G>, worlds: u32) -> Values {
        let actions = knowledge.actions();
        self.tree.set_root(actions);
        let start = Instant::now();
        let (mut sums, mut samples) = (Values::default(), 0);
        while samples < worlds {
            let world = random(&mut self.chance);
            let position = knowledge.imagine(&mut Playout::new(world));
            let first = greedy::best(
                &position,
                self.skill.weights(),
                actions,
                &mut Playout::new(world),
                &mut self.rates,
            );
            let worth = self.tree.iterate(position, &self.skill, first, &mut Playout::new(!world));
            sums.iter_mut().zip(worth.wins).for_each(|(sum, value)| *sum += value);
            samples += 1;
            if start.elapsed() >= self.budget.time || knowledge.is_cancelled() {
                break;
            }
        }
        sums.map(|sum| sum / samples.max(1) as f32)
    }

    /// Orders the actions by rating.
    fn rank(&mut self, knowledge: &Knowledge<'_, G>) {
        self.rates.clear();
        knowledge.imagine(&mut self.chance).rate(self.skill.weights(), knowledge.actions(), &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
    }

    fn race(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        mut race: Race<G::Action>,
    ) -> Vec<Evaluation<G::Action>> {
        let (start, seat) = (Instant::now(), knowledge.seat().index());
        let in_time = || start.elapsed() < self.budget.time && !knowledge.is_cancelled();
        self.tree.set_root(knowledge.actions());
        let (mut iterations, mut active, mut outcomes) = (0, Vec::new(), Vec::new());
        'rounds: while race.is_open() && iterations < self.budget.iterations {
            active.clear();
            active.extend(race.active());
            for _ in 0..WORLDS_PER_ROUND {
                let world = random(&mut self.chance);
                let position = knowledge.imagine(&mut Playout::new(world));
                outcomes.clear();
                for &(place, action) in &active {
                    if !in_time() {
                        // The unfinished world is dropped: every active candidate counts in the same worlds.
                        break 'rounds;
                    }
                    let mut chance = Playout::new(!world);
                    let worth = self.tree.iterate(position.clone(), &self.skill, action, &mut chance);
                    let outcome = Outcome {
                        win_probability: worth.wins[seat],
                        score: worth.scores[seat],
                        objective: worth.objectives[seat],
                    };
                    outcomes.push((place, outcome));
                    iterations += 1;
                }
                race.add(outcomes.iter().copied());
            }
            race.eliminate();
        }
        race.ranking()
    }
}

fn random(chance: &mut Playout) -> u64 {
    u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        if let &[only] = knowledge.actions() {
            return only;
        }
        let evaluations = self.evaluate(knowledge);
        let chosen = evaluations.first().map_or_else(
            || {
                let position = knowledge.imagine(&mut self.chance);
                greedy::best(
                    &position,
                    self.skill.weights(),
                    knowledge.actions(),
                    &mut self.chance,
                    &mut self.rates,
                )
            },
            |best| best.action,
        );
        self.tree.follow(chosen);
        chosen
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use castles_of_burgundy::CastlesOfBurgundy as Burgundy;
    use engine::{Game, OptionMap};

    use super::*;
    use crate::Setup;
    use crate::toy::{self, Squirrels};

    const BUDGET: Budget = Budget { iterations: 200, time: Duration::MAX };

    fn worlds<A>(evaluations: &[Evaluation<A>]) -> u32 {
        evaluations.iter().map(|evaluation| evaluation.worlds).sum()
    }

    /// How many decisions in the first 60 moves of a game began with a tree that had been searched before.
    fn reused(kept: bool) -> u32 {
        let (components, hash) = testkit::embedded_components::<Burgundy>();
        let options = OptionMap::defaults(&Burgundy::INFO);
        let setup = Setup::<Burgundy>::new(components, &hash, &options, 2).expect("two can play");
        let new = || Search::new(BUDGET, 1, setup.skill(engine::Seat::new(0)).clone());
        let (mut chance, mut searches) = (Playout::new(4), [new(), new()]);
        let (mut position, mut actions, mut reused) = (setup.start(&mut chance), Vec::new(), 0);
        for _ in 0..60 {
            let Some(seat) = position.to_act() else { break };
            actions.clear();
            position.actions(&mut actions);
            let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
            let search = &mut searches[seat.index()];
            if !kept {
                *search = new();
            }
            reused += u32::from(actions.len() > 1 && search.tree.known_visits(&actions) > 0);
            let action = search.choose(&knowledge);
            position.play(action, &mut chance, &mut ());
        }
        reused
    }

    #[test]
    fn a_search_kept_between_decisions_reuses_its_tree() {
        assert!(reused(true) >= 5, "{} trees were reused", reused(true));
        assert_eq!(reused(false), 0);
    }

    #[test]
    fn a_search_without_time_plays_the_greedy_action() {
        let position = toy::start(3);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let knowledge = Knowledge::new(&position, &actions).expect("the game has just begun");
        let budget = Budget { time: Duration::ZERO, ..BUDGET };
        let mut search = Search::<Squirrels>::new(budget, 1, toy::skill());
        assert!(search.evaluate(&knowledge).is_empty(), "no iteration fits into no time");
        let greedy = crate::BotKind::Greedy.bot(1, &toy::skill()).choose(&knowledge);
        assert_eq!(search.choose(&knowledge), greedy);
    }

    #[test]
    fn a_cancelled_search_stops_before_its_next_iteration() {
        let mut position = toy::start(3);
        position.squirrels[position.to_act().expect("a seat acts").index()].paws = 4;
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let checks = Cell::new(0_u32);
        let cancelled = || checks.replace(checks.get() + 1) >= 50;
        let knowledge =
            Knowledge::new(&position, &actions).expect("a seat acts").with_cancellation(&cancelled);
        let budget = Budget { iterations: u32::MAX, ..BUDGET };
        let found = Search::<Squirrels>::new(budget, 1, toy::skill()).evaluate(&knowledge);
        assert_eq!(checks.get(), 51, "it never checks again after it was cancelled");
        assert!((1..=50).contains(&worlds(&found)), "{found:?}");
    }
}
