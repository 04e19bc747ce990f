//! Hints for a player.

use std::time::Duration;

use engine::{Game, Heuristic, Playout, Recording};

use crate::search::{Evaluation, Search};
use crate::{BotKind, Budget, Knowledge, Skill, greedy};

/// Maximum number of actions suggested.
const MAX_ADVICE: usize = 3;
/// Maximum number of steps of a plan.
const MAX_PLAN: usize = 4;
/// Worlds sampled when there is only one legal action.
const WORLDS: u32 = 16;

/// A suggested action.
#[derive(Clone, Debug)]
pub struct Advice<G: Game> {
    /// The action.
    pub action: G::Action,
    /// Win probability after the action, 0 to 1, less one standard error.
    pub value: f32,
    /// The final score that can be expected, compared with the first suggestion.
    pub points: f32,
    /// The player's next actions, up to the next random draw or the next decision of another seat: each with the
    /// sampled position in which it is played.
    pub plan: Vec<(G, G::Action)>,
}

/// Suggests up to three actions for the acting seat, best first. Equal seeds give equal advice, unless the time limit
/// ends the search.
///
/// ```
/// use std::time::Duration;
///
/// use bots::{Budget, Knowledge, Setup, advise};
/// use engine::{Game, OptionMap, Playout};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 3).unwrap();
/// let position = setup.start(&mut Playout::new(1));
/// let mut actions = Vec::new();
/// position.actions(&mut actions);
///
/// let knowledge = Knowledge::new(&position, &actions).expect("the game has just begun");
/// let budget = Budget { iterations: 100, time: Duration::from_secs(2) };
/// let advice = advise(&knowledge, setup.skill(knowledge.seat()), budget, 1);
/// println!("{}", position.notation(advice[0].action));
/// ```
#[must_use]
pub fn advise<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    skill: &Skill<G>,
    budget: Budget,
    seed: u64,
) -> Vec<Advice<G>> {
    let mut search = Search::new(budget, seed, skill.clone());
    let found = search.evaluate(knowledge);
    let first = found.first().map_or(0.0, |found| found.points);
    let suggestion =
        |found: &Evaluation<G::Action>| (found.action, found.value - found.error, found.points - first);
    let mut best: Vec<(G::Action, f32, f32)> = found.iter().take(MAX_ADVICE).map(suggestion).collect();
    if best.is_empty() {
        let mut chance = Playout::new(seed);
        let position = knowledge.imagine(&mut chance);
        let action =
            greedy::best(&position, skill.weights(), knowledge.actions(), &mut chance, &mut Vec::new());
        best.push((action, search.win_probabilities(knowledge, WORLDS)[knowledge.seat().index()], 0.0));
    }
    let advice = |(action, value, points): (G::Action, f32, f32)| Advice {
        action,
        value: value.clamp(0.0, 1.0),
        points,
        plan: plan(knowledge, skill.weights(), action, seed),
    };
    best.into_iter().map(advice).collect()
}

/// A bot's opinion of a legal action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// The rating of the game's heuristic; only differences between actions matter.
    pub rating: f32,
    /// The result of the search; `None` if the action was not tried.
    pub tried: Option<Tried>,
}

/// What a search found out about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// Win probability after the action.
    pub value: f32,
    /// Standard error of its difference to the action that was rated highest.
    pub error: f32,
    /// Number of sampled worlds in which the action was tried.
    pub worlds: u32,
}

/// The opinion of a bot of this kind on every legal action, in the order of the list. Kinds that do not search only rate.
/// Equal seeds give equal opinions.
#[must_use]
pub fn opinions<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    skill: &Skill<G>,
    kind: BotKind,
    seed: u64,
) -> Vec<Opinion<G::Action>> {
    opinions_within(knowledge, &kind.skill(skill), kind.search_budget::<G>(), seed)
}

/// The opinion of the expert on every legal action, in the order of the list, after this number of iterations. Equal seeds
/// give equal opinions.
#[must_use]
pub fn ponder<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    skill: &Skill<G>,
    iterations: u32,
    seed: u64,
) -> Vec<Opinion<G::Action>> {
    let budget = Budget { iterations, time: Duration::MAX };
    opinions_within(knowledge, &BotKind::Expert.skill(skill), Some(budget), seed)
}

fn opinions_within<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    skill: &Skill<G>,
    budget: Option<Budget>,
    seed: u64,
) -> Vec<Opinion<G::Action>> {
    let (actions, mut rates) = (knowledge.actions(), Vec::new());
    knowledge.imagine(&mut Playout::new(seed)).rate(skill.weights(), actions, &mut rates);
    let found =
        budget.map_or_else(Vec::new, |budget| Search::new(budget, seed, skill.clone()).evaluate(knowledge));
    let opinion = |(&action, rating): (&G::Action, f32)| {
        let tried = found.iter().find(|found| found.action == action);
        let tried = tried.map(|found| Tried {
            value: found.value.clamp(0.0, 1.0),
            error: found.error,
            worlds: found.worlds,
        });
        Opinion { action, rating, tried }
    };
    actions.iter().zip(rates).map(opinion).collect()
}

/// The player's next actions after `action`, in one sampled world.
fn plan<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    weights: &G::Weights,
    mut action: G::Action,
    seed: u64,
) -> Vec<(G, G::Action)> {
    let mut chance = Playout::new(seed);
    let mut position = knowledge.imagine(&mut chance);
    let (mut actions, mut rates, mut plan) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let mut drawing = Recording::new(&mut chance);
        position.play(action, &mut drawing, &mut ());
        // The draws of a sampled world say nothing about the real ones.
        let drawn = !drawing.into_draws().is_empty();
        if drawn || plan.len() == MAX_PLAN || position.to_act() != Some(knowledge.seat()) {
            return plan;
        }
        actions.clear();
        position.actions(&mut actions);
        action = greedy::best(&position, weights, &actions, &mut chance, &mut rates);
        plan.push((position.clone(), action));
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seed, SeededChance};

    use super::*;
    use crate::toy::{Action, Squirrels, skill, start};

    const BUDGET: Budget = Budget { iterations: 400, time: Duration::MAX };

    fn advice(position: &Squirrels, seed: u64) -> Vec<(Action, f32, f32)> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let knowledge = Knowledge::new(position, &actions).expect("not over");
        let advice = advise(&knowledge, &skill(), BUDGET, seed);
        advice.into_iter().map(|advice| (advice.action, advice.value, advice.points)).collect()
    }

    /// The last turn of a game.
    fn last_turn() -> Squirrels {
        let mut position = start(2);
        let mut chance = Playout::new(1);
        for turn in (0..12).rev() {
            if turn == 0 {
                break;
            }
            position.play(Action::Rest, &mut chance, &mut ());
        }
        let seat = position.to_act().expect("one turn is left");
        position.squirrels = [testkit::toy::Squirrel { hollow: 5, shown: 5, paws: 0, stored: 3 }; 4];
        position.squirrels[seat.index()].paws = 5;
        position.squirrels[seat.index()].stored = 0;
        position
    }

    /// The toy rates storing five nuts like storing two; only five win.
    #[test]
    fn the_winning_move_is_advised_first() {
        let advice = advice(&last_turn(), 1);
        assert_eq!(advice[0].0, Action::Store(5), "{advice:?}");
        assert_eq!(advice.len(), 3);
        assert!(advice.is_sorted_by(|one, other| one.1 >= other.1), "{advice:?}");
        assert!(advice[0].1 > advice[1].1, "{advice:?}");
    }

    /// In the last turn nothing is uncertain: every nut is a point.
    #[test]
    fn points_are_compared_with_the_first_suggestion() {
        let nuts = |action| match action {
            Action::Store(nuts) => f32::from(nuts),
            _ => 0.0,
        };
        for (action, _, points) in advice(&last_turn(), 1) {
            assert!((points - (nuts(action) - 5.0)).abs() < 1e-3, "{action:?}: {points}");
        }
    }

    #[test]
    fn opinions_cover_every_action_and_a_search_finds_the_winner() {
        let position = last_turn();
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let knowledge = Knowledge::new(&position, &actions).expect("not over");
        let rated = opinions(&knowledge, &skill(), BotKind::Greedy, 1);
        assert_eq!(rated.iter().map(|opinion| opinion.action).collect::<Vec<_>>(), actions);
        assert!(rated.iter().all(|opinion| opinion.tried.is_none()));
        let searched = opinions(&knowledge, &skill(), BotKind::Search(400), 1);
        let value = |opinion: &&Opinion<Action>| opinion.tried.map_or(-1.0, |tried| tried.value);
        let best = searched.iter().max_by(|a, b| value(a).total_cmp(&value(b))).expect("there are actions");
        assert_eq!(best.action, Action::Store(5), "{searched:?}");
    }

    #[test]
    fn the_only_legal_action_is_suggested() {
        let mut position = start(2);
        position.forest = 0;
        let advice = advice(&position, 1);
        assert_eq!(advice.len(), 1);
        assert_eq!(advice[0].0, Action::Rest);
        assert!((0.0..=1.0).contains(&advice[0].1));
    }

    /// Compares positions that differ only in what is hidden from the acting seat.
    #[test]
    fn advice_does_not_peek() {
        let mut position = start(3);
        let mut chance = SeededChance::new(&Seed::of_series(7, 7));
        let mut differed = 0;
        for seed in 0.. {
            let Some(seat) = position.to_act() else { break };
            let mut other = position.clone();
            other.imagine(seat, &mut chance);
            differed += u32::from(other != position);
            let best = advice(&position, seed);
            assert_eq!(best, advice(&other, seed));
            position.play(best[0].0, &mut chance, &mut ());
        }
        assert!(differed > 0);
    }
}
