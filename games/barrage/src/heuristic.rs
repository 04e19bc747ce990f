//! What a sensible player does: it looks at the position each action leads to. Not a rule.
//!
//! The worth of a position, in VP: points, the supply, the network of dams, conduits and powerhouses with the water that
//! will reach it, income to come, contracts within reach, and what this round's energy will score.

use engine::{Game, Heuristic, Playout, SearchEffort, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{BASE_SPACES, BaseSpace, Contract, ROUNDS, Structure};
use crate::production::System;
use crate::rewards::Reward;
use crate::state::{Barrage, Stage};

/// Decisions inside one action that are looked through.
const INNER: usize = 6;

/// The numbers by which a sensible player judges.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a credit is worth while there is time to spend it.
    credit: f32,
    /// What a machine in the supply is worth in a round.
    machine: f32,
    /// What an engineer that can still be placed is worth.
    engineer: f32,
    /// What a unit of energy is worth beyond what the tracks give at once.
    energy: f32,
    /// What a unit of energy that a system could make in a round is worth in each round.
    capacity: f32,
    /// What a segment of rotation is worth.
    segment: f32,
    /// What a base is worth for itself in each round.
    base: f32,
    /// What an elevation is worth for itself in each round.
    elevation: f32,
    /// What a conduit is worth for itself in each round.
    conduit: f32,
    /// What a powerhouse is worth for itself in each round.
    powerhouse: f32,
    /// What a neutral dam is worth to a system, compared with an own one.
    neutral_dam: f32,
    /// What part of the objective's points counts from the start.
    objective: f32,
    /// What part of them is added by each round.
    objective_in_round: f32,
    /// What a tile on the wheel is worth in a round when it is about to come back.
    tile_on_wheel: f32,
    /// What an advanced tile is worth in each round.
    advanced_tile: f32,
    /// What part of the points for the lead in energy will be kept.
    lead: f32,
    /// What part of the points of this round's bonus will be kept.
    bonus: f32,
    /// What a unit of energy that water in reach would make is worth.
    water_now: f32,
    /// What it is worth after the next flow.
    water_later: f32,
    /// What part counts of the points that water would bring, now and after the flow each.
    water_vp: f32,
    /// How likely a contract is to be fulfilled that a production can reach.
    contract_near: f32,
    /// How likely another contract is to be fulfilled.
    contract_far: f32,
    /// What a structure for nothing is worth.
    structure: f32,
    /// What a unit of energy as a reward is worth.
    gained_energy: f32,
    /// What a drop for the headstreams is worth.
    drop: f32,
    /// What a drop that flows at once is worth.
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
    /// Decides what belongs to the action just played, each time for what is worth most at once.
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

    /// What the position is worth to a seat, looked at from a round.
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
            // What arrives soon is worth more.
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

    /// Pieces, and the systems they form: an own powerhouse, a conduit, a dam that holds water.
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

    /// The best conduit from a dam to an own powerhouse; another's counts a little less.
    fn best_value(&self, me: Seat, dam: BaseSpace) -> u8 {
        let values = dam.basin().conduit_spaces().filter_map(|space| {
            let owner = self.conduits[space.index()]?;
            let row = self.tables.map.conduit(space);
            let usable = self.players[me].has_powerhouse_in(row.to);
            usable.then(|| row.value - u8::from(owner != me).min(row.value))
        });
        values.max().unwrap_or(0)
    }

    /// Water in own dams, also that which will come with the flow, and what it can produce.
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

    /// The energy that all drops in reach would make.
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

    /// Contracts held, more if a production can reach them.
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

/// What a reward is worth.
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
