//! Ratings of actions and estimates of positions for bots; not a rule. `worth` values a position, `rating` rates actions
//! by the positions they lead to.

use engine::{Heuristic, SearchEffort, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::rating::{self, Rating};
use crate::state::Barrage;

/// The weights of the heuristic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Value of a credit while there is time to spend it.
    pub(crate) credit: f32,
    /// Value of a machine in the supply, per round.
    pub(crate) machine: f32,
    /// Value of an engineer that can still be placed.
    pub(crate) engineer: f32,
    /// Value of a unit of energy beyond what the tracks give at once.
    pub(crate) energy: f32,
    /// Value of a unit of energy that a system could make per round, per round.
    pub(crate) capacity: f32,
    /// Value of a segment of rotation.
    pub(crate) segment: f32,
    /// Value of a base in itself, per round.
    pub(crate) base: f32,
    /// Value of an elevation in itself, per round.
    pub(crate) elevation: f32,
    /// Value of a conduit in itself, per round.
    pub(crate) conduit: f32,
    /// Value of a powerhouse in itself, per round.
    pub(crate) powerhouse: f32,
    /// Value of a neutral dam in a system, relative to a dam of the company.
    pub(crate) neutral_dam: f32,
    /// Fraction of the objective's points that counts from the start.
    pub(crate) objective: f32,
    /// Fraction of them that each round adds.
    pub(crate) objective_in_round: f32,
    /// Value of a tile on the wheel that is about to return, per round.
    pub(crate) tile_on_wheel: f32,
    /// Value of an advanced tile, per round.
    pub(crate) advanced_tile: f32,
    /// Fraction of the points for the lead in energy that is expected to be kept.
    pub(crate) lead: f32,
    /// Fraction of the points of this round's bonus that is expected to be kept.
    pub(crate) bonus: f32,
    /// Value of a unit of energy that the water in reach would make now.
    pub(crate) water_now: f32,
    /// The same after the next flow.
    pub(crate) water_later: f32,
    /// Fraction of the points for water that counts, now and again after the flow.
    pub(crate) water_vp: f32,
    /// Probability that a contract within reach of a production is fulfilled.
    pub(crate) contract_near: f32,
    /// Probability that another contract is fulfilled.
    pub(crate) contract_far: f32,
    /// Value of a free structure.
    pub(crate) structure: f32,
    /// Value of a unit of energy as a reward.
    pub(crate) gained_energy: f32,
    /// Value of a drop for the headstreams.
    pub(crate) drop: f32,
    /// Value of a drop that flows at once.
    pub(crate) drop_now: f32,
}

impl Heuristic for Barrage {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        let mut list = Vec::new();
        let mut turn = Rating::new(self, weights);
        rates.extend(actions.iter().map(|&action| {
            let rate = turn.as_mut().and_then(|turn| turn.rate(action, &mut list));
            rate.unwrap_or_else(|| rating::by_playing(self, weights, action, &mut list))
        }));
    }

    const LEAD_SCALE: f32 = 12.0;
    const PLAYOUT_DECISIONS: u32 = 12;
    const SEARCH_EFFORT: SearchEffort = SearchEffort { hard: 40, expert: 1500 };

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        self.worth(weights, seat, self.round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<Barrage>("heuristic.toml", Barrage::WEIGHTS).expect("every number is there");
    }
}
