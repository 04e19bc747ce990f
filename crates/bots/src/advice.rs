//! What a player could do now.

use std::sync::Arc;

use engine::{Game, Heuristic, Playout, Recording};

use crate::search::Search;
use crate::{Budget, Knowledge, greedy};

/// So many choices are advised.
const MOST: usize = 3;
/// A plan has at most so many steps after the choice.
const PLAN: usize = 4;
/// In so many worlds a choice is looked at to which there is no other.
const WORLDS: u32 = 16;

/// A choice that is among the best.
#[derive(Clone, Debug)]
pub struct Advice<G: Game> {
    /// The choice.
    pub action: G::Action,
    /// The player's chance to win after it, from 0 to 1, on the careful side.
    pub value: f32,
    /// What the player would do after it, before anybody else decides or anything is drawn: each action, and the
    /// position in which it is taken, as the player imagines it.
    pub plan: Vec<(G, G::Action)>,
}

/// The best choices for the acting seat, the best first; at most three. The same number gives the same advice, unless the
/// time runs out.
#[must_use]
pub fn advise<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    weights: &Arc<G::Weights>,
    budget: Budget,
    number: u64,
) -> Vec<Advice<G>> {
    let mut search = Search::new(budget, number, Arc::clone(weights));
    let opinions = search.think(knowledge);
    let mut best: Vec<(G::Action, f32)> =
        opinions.iter().take(MOST).map(|opinion| (opinion.action, opinion.value - opinion.error)).collect();
    if best.is_empty() {
        let mut chance = Playout::new(number);
        let position = knowledge.imagine(&mut chance);
        let action = greedy::best(&position, weights, knowledge.actions(), &mut chance, &mut Vec::new());
        best.push((action, search.outlook(knowledge, WORLDS)[knowledge.seat().index()]));
    }
    let advice = |(action, value): (G::Action, f32)| Advice {
        action,
        value: value.clamp(0.0, 1.0),
        plan: plan(knowledge, weights, action, number),
    };
    best.into_iter().map(advice).collect()
}

/// What the player would do after an action, in one imagined world.
fn plan<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    weights: &G::Weights,
    mut action: G::Action,
    number: u64,
) -> Vec<(G, G::Action)> {
    let mut chance = Playout::new(number);
    let mut position = knowledge.imagine(&mut chance);
    let (mut actions, mut rates, mut plan) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let mut drawing = Recording::new(&mut chance);
        position.play(action, &mut drawing, &mut ());
        // What chance brings in an imagined world is nothing to plan with.
        let drawn = !drawing.into_draws().is_empty();
        if drawn || plan.len() == PLAN || position.to_act() != Some(knowledge.seat()) {
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
    use std::time::Duration;

    use engine::{Seed, SeededChance};

    use super::*;
    use crate::toy::{Action, Squirrels, start, weights};

    const BUDGET: Budget =
        Budget { iterations: 400, time: Duration::from_secs(600), threads: 1, playout: Squirrels::PLAYOUT };

    fn advice(position: &Squirrels, number: u64) -> Vec<(Action, f32)> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let knowledge = Knowledge::new(position, &actions).expect("not over");
        let advice = advise(&knowledge, &weights(), BUDGET, number);
        advice.into_iter().map(|advice| (advice.action, advice.value)).collect()
    }

    /// The last turn of the game: all that can be stored must be.
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

    /// The toy's own rates do not tell five nuts from two; only five win.
    #[test]
    fn the_winning_move_is_advised_first() {
        let advice = advice(&last_turn(), 1);
        assert_eq!(advice[0].0, Action::Store(5), "{advice:?}");
        assert_eq!(advice.len(), 3);
        assert!(advice.is_sorted_by(|one, other| one.1 >= other.1), "{advice:?}");
        assert!(advice[0].1 > advice[1].1, "{advice:?}");
    }

    #[test]
    fn where_there_is_no_choice_it_is_advised() {
        let mut position = start(2);
        position.forest = 0;
        let advice = advice(&position, 1);
        assert_eq!(advice.len(), 1);
        assert_eq!(advice[0].0, Action::Rest);
        assert!((0.0..=1.0).contains(&advice[0].1));
    }

    /// Two positions that differ only in what the acting seat cannot know.
    #[test]
    fn advice_does_not_peek() {
        let mut position = start(3);
        let mut chance = SeededChance::new(&Seed::of_series(7, 7));
        let mut differed = 0;
        for number in 0.. {
            let Some(seat) = position.to_act() else { break };
            let mut other = position.clone();
            other.imagine(seat, &mut chance);
            differed += u32::from(other != position);
            let best = advice(&position, number);
            assert_eq!(best, advice(&other, number));
            position.play(best[0].0, &mut chance, &mut ());
        }
        assert!(differed > 0);
    }
}
