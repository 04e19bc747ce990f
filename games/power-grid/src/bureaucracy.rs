//! PG-8: phase 5, bureaucracy.

use std::ops::RangeInclusive;

use engine::{Chance, EventSink, Refusal};

use crate::action::Action;
use crate::event::{Event, Removal};
use crate::ids::{Burns, Fuel, Plant, plants};
use crate::state::{PowerGrid, Stage};

impl PowerGrid {
    /// PG-8.1: one of the player's plants, once per round, with exactly its fuel.
    pub(crate) fn check_run(&self, plant: Plant, coal: u8) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        if !player.plants.has(plant.0) {
            return Err(Refusal::with("PG-8.1", "not-your-plant", [plant.0.into(), 0]));
        }
        if self.ran.has(plant.0) {
            return Err(Refusal::with("PG-8.1", "plant-has-run", [plant.0.into(), 0]));
        }
        let card = self.tables.card(plant);
        let (enough, held) = match card.burns {
            Burns::Only(fuel) => (self.mixes(plant).is_some(), player.tokens[fuel.index()]),
            Burns::CoalOrOil => {
                let held = player.tokens[Fuel::Coal.index()] + player.tokens[Fuel::Oil.index()];
                (held >= card.amount, held)
            }
            Burns::Nothing => (true, 0),
        };
        if !enough {
            return Err(Refusal::with("PG-8.17", "not-enough-fuel", [card.amount.into(), held.into()]));
        }
        if self.mixes(plant).is_some_and(|mixes| mixes.contains(&coal)) {
            return Ok(());
        }
        // The remaining case: a mix of coal and oil that the tokens held (PG-8.2) or their storage (PG-8.18) forbid.
        let burned = self.burned(plant, coal);
        let lacking =
            coal > card.amount || burned.iter().zip(player.tokens).any(|(&burned, held)| burned > held);
        Err(Refusal::new(if lacking { "PG-8.2" } else { "PG-8.18" }, "mix-not-possible"))
    }

    pub(crate) fn list_runs(&self, out: &mut Vec<Action>) {
        for plant in plants(self.players[self.actor].plants.minus(self.ran)) {
            if let Some(mixes) = self.mixes(plant) {
                out.extend(mixes.map(|coal| Action::Run(plant, coal)));
            }
        }
        out.push(Action::Done);
    }

    /// The amounts of coal with which the acting player's plant can run now (zero unless it is a hybrid); `None` if it
    /// cannot run. PG-8.2, PG-8.17, and PG-8.18: tokens that the other plants cannot hold lie on this one.
    fn mixes(&self, plant: Plant) -> Option<RangeInclusive<u8>> {
        let player = &self.players[self.actor];
        let card = self.tables.card(plant);
        let amount = card.amount;
        match card.burns {
            Burns::Nothing => Some(0..=0),
            Burns::Only(fuel) => (player.tokens[fuel.index()] >= amount).then_some(0..=0),
            Burns::CoalOrOil => {
                let [coal, oil, ..] = player.tokens;
                let [for_coal, for_oil, ..] = player.storage.only;
                let elsewhere = player.storage.hybrid - amount;
                let least_coal = coal.saturating_sub(for_coal + elsewhere).max(amount.saturating_sub(oil));
                let least_oil = oil.saturating_sub(for_oil + elsewhere).max(amount.saturating_sub(coal));
                (least_coal + least_oil <= amount).then(|| least_coal..=amount - least_oil)
            }
        }
    }

    /// PG-3.2: in player order.
    pub(crate) fn begin_power(&mut self, log: &mut impl EventSink<Event>) {
        log.note(Event::PhaseBegan(5));
        self.stage = Stage::Power;
        self.actor = self.order[0];
    }

    /// PG-8.7: burned tokens return to the supply.
    pub(crate) fn apply_run(&mut self, plant: Plant, coal: u8, log: &mut impl EventSink<Event>) {
        let burned = self.burned(plant, coal);
        log.note(Event::Ran(self.actor, plant, burned));
        for (fuel, count) in Fuel::ALL.into_iter().zip(burned) {
            self.put_back(self.actor, fuel, count);
        }
        self.ran.insert(plant.0);
    }

    /// PG-8.3, PG-8.5, PG-8.6: the income of the cities supplied by the plants that ran.
    pub(crate) fn finish_running(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let supplied = self.power_of(self.ran).min(self.size(self.actor));
        let income = self.tables.payment(supplied);
        log.note(Event::Paid(self.actor, supplied, income));
        // Only hundreds of idle rounds could reach the limit of the type.
        let player = &mut self.players[self.actor];
        player.money = player.money.saturating_add(income);
        self.ran = parts::Set::EMPTY;
        match self.after_in_order() {
            Some(seat) => self.actor = seat,
            None => {
                self.refill(log);
                self.update_plant_market(chance, log);
                self.begin_round(chance, log);
            }
        }
    }

    /// The number of cities that these plants supply if all of them run.
    pub(crate) fn power_of(&self, set: parts::Set) -> u8 {
        plants(set).map(|plant| self.tables.card(plant).cities).sum()
    }

    /// PG-8.9: the refill of this step according to the table, by kind.
    #[must_use]
    pub fn refill_by_table(&self) -> [u8; 4] {
        Fuel::ALL.map(|fuel| self.tables.resource(fuel).refill(self.seats, self.step))
    }

    /// PG-8.9 to PG-8.12: the tokens that a refill would add now: those of the table, limited by supply and market.
    #[must_use]
    pub fn next_refill(&self) -> [u8; 4] {
        let by_table = self.refill_by_table();
        Fuel::ALL.map(|fuel| {
            let at = fuel.index();
            let room = self.tables.resource(fuel).capacity - self.market[at];
            by_table[at].min(self.supply[at]).min(room)
        })
    }

    fn refill(&mut self, log: &mut impl EventSink<Event>) {
        let added = self.next_refill();
        for fuel in Fuel::ALL {
            let at = fuel.index();
            self.supply[at] -= added[at];
            self.market[at] += added[at];
        }
        log.note(Event::Refilled(added));
    }

    /// PG-8.13: in Steps 1 and 2 the highest plant goes under the deck; PG-8.14: in Step 3 the lowest leaves the game.
    fn update_plant_market(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if self.step == 3 {
            self.remove_lowest(Removal::Update, log);
        } else if let Some(highest) = self.plants.display.last() {
            self.plants.display.remove(highest);
            self.plants.under.insert(highest);
            log.note(Event::PutUnder(Plant(highest)));
        }
        self.draw_replacement(chance, log);
    }
}
