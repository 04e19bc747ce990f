//! What a sensible player does: it looks at the position each action leads to. Not a rule.
//!
//! The worth of a position, in VP: points, the supply, the network of dams, conduits and powerhouses with the water that
//! will reach it, income to come, contracts within reach, and what this round's energy will score.

use engine::{Game, Heuristic, Playout, Seat};

use crate::action::Action;
use crate::ids::{BASE_SPACES, BaseSpace, Contract, Structure};
use crate::production::System;
use crate::rewards::Reward;
use crate::state::{Barrage, Stage};

/// What a credit is worth while there is time to spend it.
const CREDIT: f32 = 0.4;
/// What a machine in the supply is worth in a round.
const MACHINE: f32 = 0.3;
/// What an engineer that can still be placed is worth.
const ENGINEER: f32 = 0.8;
/// What a unit of energy is worth beyond what the tracks give at once.
const ENERGY: f32 = 0.35;
/// What a unit of energy that a system could make in a round is worth in each round.
const CAPACITY: f32 = 0.25;
/// What a segment of rotation is worth.
const SEGMENT: f32 = 0.7;
/// What a piece is worth for itself in each round: base, elevation, conduit, powerhouse.
const PIECES: [f32; 4] = [0.7, 0.5, 0.5, 1.4];
/// Decisions inside one action that are looked through.
const INNER: usize = 6;

impl Heuristic for Barrage {
    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        let mut inner = Vec::new();
        rates.extend(actions.iter().map(|&action| {
            let mut after = *self;
            after.play(action, &mut Playout::new(1), &mut ());
            after.settle(self.actor, &mut inner);
            after.worth(self.actor, self.round)
        }));
    }

    const SPREAD: f32 = 12.0;
    const PLAYOUT: u32 = 6;

    fn estimate(&self, seat: Seat) -> f32 {
        self.worth(seat, self.round)
    }
}

impl Barrage {
    /// Decides what belongs to the action just played, each time for what is worth most at once.
    fn settle(&mut self, me: Seat, list: &mut Vec<Action>) {
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
                after.worth(me, self.round)
            };
            let best = list.iter().map(|&action| (worth(action), action)).max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, action)) = best else { return };
            self.play(action, &mut Playout::new(1), &mut ());
        }
    }

    /// What the position is worth to a seat, looked at from a round.
    fn worth(&self, me: Seat, round: u8) -> f32 {
        let player = &self.players[me];
        let left = f32::from(self.tables.numbers.rounds - self.round);
        let mut worth = f32::from(self.vp(me)) + self.worth_of_network(me, left) + self.worth_of_water(me);
        worth += self.vp_for_objective(me) as f32 * (0.2 + 0.15 * f32::from(self.round));
        let machines = f32::from(player.excavators) + f32::from(player.mixers);
        let spend = if left > 0.0 || player.engineers > 0 { 1.0 } else { 0.5 };
        worth += f32::from(player.credits) * CREDIT * spend + machines * (0.2 + MACHINE * left);
        for (at, segment) in player.wheel.iter().enumerate() {
            // What arrives soon is worth more.
            let near = at as f32 / 6.0;
            let machines = f32::from(segment.excavators) + f32::from(segment.mixers);
            worth +=
                near * (machines * MACHINE * left + if segment.tile.is_some() { 0.5 * left } else { 0.0 });
        }
        worth += reward_worth(&self.income(me)) * left;
        worth += f32::from(self.advanced_tiles(me)) * 1.2 * left;
        worth += self.worth_of_contracts(me);
        if self.round == round && self.stage != Stage::Over {
            worth += ENGINEER * f32::from(player.engineers) + ENERGY * f32::from(player.energy);
            worth += f32::from(self.vp_for_lead(me)) * 0.6 + f32::from(self.vp_for_bonus(me)) * 0.9;
            worth += f32::from(self.tables.credits(player.energy)) * CREDIT;
            worth -= if player.energy == 0 { f32::from(self.tables.idle_vp) } else { 0.0 };
        }
        worth
    }

    /// Pieces, and the systems they form: an own powerhouse, a conduit, a dam that holds water.
    fn worth_of_network(&self, me: Seat, left: f32) -> f32 {
        let player = &self.players[me];
        let pieces =
            Structure::ALL.iter().zip(PIECES).map(|(&one, worth)| f32::from(player.count(one)) * worth);
        let mut worth = pieces.sum::<f32>() * left;
        for space in (0..BASE_SPACES as u8).map(BaseSpace) {
            let Some(dam) = self.dams[space.index()] else { continue };
            let share = match dam.owner {
                Some(owner) if owner == me => 1.0,
                None => 0.5,
                Some(_) => continue,
            };
            worth += f32::from(self.capacity(dam).min(3))
                * f32::from(self.best_value(me, space))
                * share
                * CAPACITY
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
    fn worth_of_water(&self, me: Seat) -> f32 {
        let mut later = *self;
        later.flow_all(&mut ());
        let now = self.water_in_systems(me);
        let then = later.water_in_systems(me);
        0.25 * now + 0.15 * then + 0.4 * self.vp_for_water(me) as f32 + 0.4 * later.vp_for_water(me) as f32
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
    fn worth_of_contracts(&self, me: Seat) -> f32 {
        let mut best = 0;
        self.each_system(me, |System { drops, value, .. }| best = best.max(drops * value));
        let best = best + self.production_bonus(me) + 2;
        let worth = self.players[me].contracts.iter().map(Contract).map(|contract| {
            let row = self.tables.contract(contract);
            let likely = if row.energy <= best { 0.55 } else { 0.25 };
            reward_worth(&row.reward) * likely
        });
        worth.sum()
    }
}

/// What a reward is worth.
fn reward_worth(reward: &Reward) -> f32 {
    let machines = f32::from(reward.excavators) + f32::from(reward.mixers) + f32::from(reward.any_machine);
    let structure = if reward.structure.is_some() { 5.0 } else { 0.0 };
    f32::from(reward.vp)
        + f32::from(reward.credits) * CREDIT
        + machines
        + f32::from(reward.energy) * 0.5
        + f32::from(reward.rotate) * SEGMENT
        + f32::from(reward.drops) * 0.6
        + f32::from(reward.drops_now) * 0.8
        + structure
}
