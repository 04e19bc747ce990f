//! What looks best at once.

use engine::{Heuristic, Playout};

use crate::bot::below;

/// The action the game rates best, any of them if several are; `rates` is a buffer.
pub(crate) fn best<G: Heuristic>(
    position: &G,
    weights: &G::Weights,
    actions: &[G::Action],
    chance: &mut Playout,
    rates: &mut Vec<f32>,
) -> G::Action {
    rates.clear();
    position.rate(weights, actions, rates);
    debug_assert_eq!(rates.len(), actions.len(), "every action has a rate");
    let best = rates.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let count = rates.iter().filter(|&&rate| rate == best).count();
    let nth = below(chance, count);
    let mut bests = actions.iter().zip(rates).filter(|(_, rate)| **rate == best);
    *bests.nth(nth).expect("the best rate is a rate of the list").0
}

/// The places of the rates in descending order; among equals the order of the list.
pub(crate) fn rank(rates: &[f32], order: &mut Vec<usize>) {
    order.clear();
    order.extend(0..rates.len());
    order.sort_by(|&one, &other| rates[other].total_cmp(&rates[one]));
}
