//! Choosing by the game's own ratings, without search.

use engine::{Heuristic, Playout};

use crate::bot::below;

/// The highest rated action; ties are broken at random. `rates` is a buffer.
pub(crate) fn best<G: Heuristic>(
    position: &G,
    weights: &G::Weights,
    actions: &[G::Action],
    chance: &mut Playout,
    rates: &mut Vec<f32>,
) -> G::Action {
    rates.clear();
    position.rate(weights, actions, rates);
    debug_assert_eq!(rates.len(), actions.len(), "every action has a rating");
    let best = rates.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let count = rates.iter().filter(|&&rate| rate == best).count();
    let nth = below(chance, count);
    let mut bests = actions.iter().zip(rates).filter(|(_, rate)| **rate == best);
    *bests.nth(nth).expect("the best rating belongs to an action of the list").0
}

/// The indices of the ratings in descending order; equal ratings keep the order of the list.
pub(crate) fn rank(rates: &[f32], order: &mut Vec<usize>) {
    order.clear();
    order.extend(0..rates.len());
    order.sort_by(|&one, &other| rates[other].total_cmp(&rates[one]));
}
