//! Ratings of actions and estimates of positions for bots; not a rule. An action is rated by the position it leads to.
//!
//! The value of a position, in VP: points, the supply, the network of dams, conduits and powerhouses with the water
//! that will reach it, future income, contracts within reach, and the points for this round's energy.

use engine::{Game, Heuristic, Playout, SearchEffort, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{BASE_SPACES, BaseSpace, Contract, ROUNDS, Structure};
use crate::production::System;
use crate::rewards::Reward;
use crate::state::{Barrage, Stage};

/// Maximum number of decisions within one action that are played out.
const INNER: usize = 6;

/// The weights of the heuristic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Value of a credit while there is time to spend it.
    credit: f32,
    /// Value of a machine in the supply, per round.
    machine: f32,
    /// Value of an engineer that can still be placed.
    engineer: f32,
    /// Value of a unit of energy beyond what the tracks give at once.
    energy: f32,
    /// Value of a unit of energy that a system could make per round, per round.
    capacity: f32,
    /// Value of a segment of rotation.
    segment: f32,
    /// Value of a base in itself, per round.
    base: f32,
    /// Value of an elevation in itself, per round.
    elevation: f32,
    /// Value of a conduit in itself, per round.
    conduit: f32,
    /// Value of a powerhouse in itself, per round.
    powerhouse: f32,
    /// Value of a neutral dam in a system, relative to a dam of the company.
    neutral_dam: f32,
    /// Fraction of the objective's points that counts from the start.
    objective: f32,
    /// Fraction of them that each round adds.
    objective_in_round: f32,
    /// Value of a tile on the wheel that is about to return, per round.
    tile_on_wheel: f32,
    /// Value of an advanced tile, per round.
    advanced_tile: f32,
    /// Fraction of the points for the lead in energy that is expected to be kept.
    lead: f32,
    /// Fraction of the points of this round's bonus that is expected to be kept.
    bonus: f32,
    /// Value of a unit of energy that the water in reach would make now.
    water_now: f32,
    /// The same after the next flow.
    water_later: f32,
    /// Fraction of the points for water that counts, now and again after the flow.
    water_vp: f32,
    /// Probability that a contract within reach of a production is fulfilled.
    contract_near: f32,
    /// Probability that another contract is fulfilled.
    contract_far: f32,
    /// Value of a free structure.
    structure: f32,
    /// Value of a unit of energy as a reward.
    gained_energy: f32,
    /// Value of a drop for the headstreams.
    drop: f32,
    /// Value of a drop that flows at once.
    drop_now: f32,
}

impl Heuristic for Barrage {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        let mut inner = Vec::new();
        rates.extend(actions.iter().map(|&action| {
            let mut after = *self;
            after.play(action, &mut Playout::new(1), &mut ());
            after.settle(weights, self.actor, &mut inner);
            after.worth(weights, self.actor, self.round)
        }));
    }

    const LEAD_SCALE: f32 = 12.0;
    const PLAYOUT_DECISIONS: u32 = 12;
    const SEARCH_EFFORT: SearchEffort = SearchEffort { hard: 40, expert: 1500 };

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        self.worth(weights, seat, self.round)
    }
}

impl Barrage {
    /// Plays out the decisions that belong to the action just played, each for the highest immediate value.
    fn settle(&mut self, weights: &Weights, me: Seat, list: &mut Vec<Action>) {
        for _ in 0..INNER {
            let inner = !matches!(self.stage, Stage::Choosing | Stage::Turn | Stage::Over);
            if self.actor != me || !inner {
                return;
            }
            list.clear();
            self.actions(list);
            let worth = |action: Action| {
                let mut after = *self;
                after.play(action, &mut Playout::new(1), &mut ());
                after.worth(weights, me, self.round)
            };
            let best = list.iter().map(|&action| (worth(action), action)).max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, action)) = best else { return };
            self.play(action, &mut Playout::new(1), &mut ());
        }
    }

    /// The value of the position to a seat, as of this round.
    fn worth(&self, weights: &Weights, me: Seat, round: u8) -> f32 {
        let player = &self.players[me];
        let left = f32::from(ROUNDS - self.round);
        let mut worth = f32::from(self.vp(me))
            + self.worth_of_network(weights, me, left)
            + self.worth_of_water(weights, me);
        worth += self.vp_for_objective(me) as f32
            * (weights.objective + weights.objective_in_round * f32::from(self.round));
        let machines = f32::from(player.excavators) + f32::from(player.mixers);
        let spend = if left > 0.0 || player.engineers > 0 { 1.0 } else { 0.5 };
        worth +=
            f32::from(player.credits) * weights.credit * spend + machines * (0.2 + weights.machine * left);
        for (at, segment) in player.wheel.iter().enumerate() {
            // Things that return sooner are worth more.
            let near = at as f32 / 6.0;
            let machines = f32::from(segment.excavators) + f32::from(segment.mixers);
            worth += near
                * (machines * weights.machine * left
                    + if segment.tile.is_some() { weights.tile_on_wheel * left } else { 0.0 });
        }
        worth += reward_worth(weights, &self.income(me)) * left;
        worth += f32::from(self.advanced_tiles(me)) * weights.advanced_tile * left;
        worth += self.worth_of_contracts(weights, me);
        if self.round == round && self.stage != Stage::Over {
            worth +=
                weights.engineer * f32::from(player.engineers) + weights.energy * f32::from(player.energy);
            worth += f32::from(self.vp_for_lead(me)) * weights.lead
                + f32::from(self.vp_for_bonus(me)) * weights.bonus;
            worth += f32::from(self.tables.credits(player.energy)) * weights.credit;
            worth -= if player.energy == 0 { f32::from(self.tables.idle_vp) } else { 0.0 };
        }
        worth
    }

    /// The value of pieces and of the systems they form: a powerhouse of the company, a conduit, a dam that holds
    /// water.
    fn worth_of_network(&self, weights: &Weights, me: Seat, left: f32) -> f32 {
        let player = &self.players[me];
        let worths = [weights.base, weights.elevation, weights.conduit, weights.powerhouse];
        let pieces =
            Structure::ALL.iter().zip(worths).map(|(&one, worth)| f32::from(player.count(one)) * worth);
        let mut worth = pieces.sum::<f32>() * left;
        for space in (0..BASE_SPACES as u8).map(BaseSpace) {
            let Some(dam) = self.dams[space.index()] else { continue };
            let share = match dam.owner {
                Some(owner) if owner == me => 1.0,
                None => weights.neutral_dam,
                Some(_) => continue,
            };
            worth += f32::from(self.capacity(dam).min(3))
                * f32::from(self.best_value(me, space))
                * share
                * weights.capacity
                * left;
        }
        worth
    }

    /// The value of the best conduit from a dam to a powerhouse of the company; another company's conduit counts a
    /// little less.
    fn best_value(&self, me: Seat, dam: BaseSpace) -> u8 {
        let values = dam.basin().conduit_spaces().filter_map(|space| {
            let owner = self.conduits[space.index()]?;
            let row = self.tables.map.conduit(space);
            let usable = self.players[me].has_powerhouse_in(row.to);
            usable.then(|| row.value - u8::from(owner != me).min(row.value))
        });
        values.max().unwrap_or(0)
    }

    /// The value of the water in the company's dams, now and after the flow.
    fn worth_of_water(&self, weights: &Weights, me: Seat) -> f32 {
        let mut later = *self;
        later.flow_all(&mut ());
        let now = self.water_in_systems(me);
        let then = later.water_in_systems(me);
        weights.water_now * now
            + weights.water_later * then
            + weights.water_vp * self.vp_for_water(me) as f32
            + weights.water_vp * later.vp_for_water(me) as f32
    }

    /// The energy that all drops in reach would produce.
    fn water_in_systems(&self, me: Seat) -> f32 {
        let dams = (0..BASE_SPACES as u8)
            .map(BaseSpace)
            .filter_map(|space| Some((space, self.dams[space.index()]?)));
        let mine = dams.filter(|(_, dam)| dam.drops > 0 && dam.owner.is_none_or(|owner| owner == me));
        let energy = mine.map(|(space, dam)| {
            let share = if dam.owner.is_some() { 1.0 } else { 0.6 };
            f32::from(dam.drops) * f32::from(self.best_value(me, space)) * share
        });
        energy.sum()
    }

    /// The value of contracts held, higher if a production can reach them.
    fn worth_of_contracts(&self, weights: &Weights, me: Seat) -> f32 {
        let mut best = 0;
        self.each_system(me, |System { drops, value, .. }| best = best.max(drops * value));
        let best = best + self.production_bonus(me) + 2;
        let worth = self.players[me].contracts.iter().map(Contract).map(|contract| {
            let row = self.tables.contract(contract);
            let likely = if row.energy <= best { weights.contract_near } else { weights.contract_far };
            reward_worth(weights, &row.reward) * likely
        });
        worth.sum()
    }
}

/// The value of a reward.
fn reward_worth(weights: &Weights, reward: &Reward) -> f32 {
    let machines = f32::from(reward.excavators) + f32::from(reward.mixers) + f32::from(reward.any_machine);
    let structure = if reward.structure.is_some() { weights.structure } else { 0.0 };
    f32::from(reward.vp)
        + f32::from(reward.credits) * weights.credit
        + machines
        + f32::from(reward.energy) * weights.gained_energy
        + f32::from(reward.rotate) * weights.segment
        + f32::from(reward.drops) * weights.drop
        + f32::from(reward.drops_now) * weights.drop_now
        + structure
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<Barrage>("heuristic.toml", Barrage::WEIGHTS).expect("every number is there");
    }
}
