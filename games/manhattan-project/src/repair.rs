//! MP-9: repair, by the active player and then by the others.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, buildings};
use crate::state::{ManhattanProject, Stage};

impl ManhattanProject {
    /// MP-9.1: the active player first. The cost of the space is paid.
    pub(crate) fn begin_repairs(&mut self) {
        self.stage = Stage::Repairing;
        self.actor = self.active;
        self.turn.repaired = 0;
        self.next_repair();
    }

    /// MP-9.1, MP-9.4: a damaged building of the acting player.
    pub(crate) fn check_repair(&self, building: Building) -> Result<(), Refusal> {
        if !self.players[self.actor].buildings.has(building.0) {
            return Err(Refusal::new("MP-9.1", "not-your-building"));
        }
        if self.damage[building.index()] == 0 {
            return Err(Refusal::new("MP-9.1", "no-damage"));
        }
        Ok(())
    }

    pub(crate) fn list_repairs(&self, out: &mut Vec<Action>) {
        out.extend(self.damaged(self.actor).map(Action::Repair));
        out.push(Action::Done);
    }

    pub(crate) fn apply_repair(&mut self, building: Building, log: &mut impl EventSink<Event>) {
        let price = self.repair_price();
        log.note(Event::Repaired(self.actor, building, price));
        self.players[self.actor].money -= u16::from(price);
        self.damage[building.index()] -= 1;
        self.turn.repaired += 1;
        self.next_repair();
    }

    /// MP-9.2: the next of the others in turn order; after the last one the turn continues.
    pub(crate) fn finish_repairs(&mut self) {
        self.turn.repaired = 0;
        self.actor = self.actor.next(self.seats);
        if self.actor == self.active {
            self.continue_turn();
        } else {
            self.next_repair();
        }
    }

    /// MP-9.4: a player who cannot remove another point is skipped.
    fn next_repair(&mut self) {
        if !self.can_repair() {
            self.finish_repairs();
        }
    }

    fn can_repair(&self) -> bool {
        self.turn.repaired < self.tables.costs.repair_own_max
            && u16::from(self.repair_price()) <= self.players[self.actor].money
            && self.damaged(self.actor).next().is_some()
    }

    /// MP-9.1, MP-9.2: the price of the next point for the acting player: zero for the active player; for the others
    /// each point has a price.
    #[must_use]
    pub fn repair_price(&self) -> u8 {
        let prices = self.tables.costs.repair_others;
        if self.actor == self.active { 0 } else { prices[usize::from(self.turn.repaired)] }
    }

    /// The number of points the acting player has removed in this repair.
    #[must_use]
    pub const fn repaired(&self) -> u8 {
        self.turn.repaired
    }

    /// The damaged buildings of a player.
    pub fn damaged(&self, seat: Seat) -> impl Iterator<Item = Building> {
        buildings(self.players[seat].buildings).filter(|building| self.damage[building.index()] > 0)
    }
}
