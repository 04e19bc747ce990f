//! MP-8: air strikes, and the pacts before them (MP-D.9).

use engine::{Log, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Aircraft, Building, buildings};
use crate::state::{ManhattanProject, Stage};

impl ManhattanProject {
    /// MP-8.1: any number of strikes. MP-8.9: without aircraft or target nothing happens.
    pub(crate) fn begin_strikes(&mut self) {
        self.turn.struck = false;
        self.turn.offered = 0;
        self.next_strike();
    }

    /// MP-8.2: an own fighter against an aircraft that exists.
    pub(crate) fn check_strike(&self, target: Seat, aircraft: Aircraft) -> Result<(), Refusal> {
        self.check_target(target)?;
        if self.players[self.active].fighters == 0 {
            return Err(Refusal::new("MP-8.2", "no-fighter"));
        }
        if self.players[target].aircraft(aircraft) == 0 {
            return Err(Refusal::new("MP-8.2", "no-such-aircraft"));
        }
        Ok(())
    }

    /// MP-8.3: an own bomber against a building whose owner has no fighter now.
    pub(crate) fn check_raid(&self, building: Building) -> Result<(), Refusal> {
        let Some(target) = self.owner(building) else {
            return Err(Refusal::new("MP-8.3", "building-on-no-board"));
        };
        self.check_target(target)?;
        if self.players[self.active].bombers == 0 {
            return Err(Refusal::new("MP-8.3", "no-bomber"));
        }
        let fighters = self.players[target].fighters;
        if fighters > 0 {
            return Err(Refusal::with("MP-8.3", "target-has-fighters", [fighters.into(), 0]));
        }
        Ok(())
    }

    /// MP-8.5: not oneself; MP-8.8: nobody with whom there is a pact.
    fn check_target(&self, target: Seat) -> Result<(), Refusal> {
        if target == self.active || target.number() >= self.seats {
            return Err(Refusal::new("MP-8.5", "not-an-opponent"));
        }
        if self.have_pact(self.active, target) {
            return Err(Refusal::new("MP-8.8", "pact-forbids-it"));
        }
        Ok(())
    }

    /// MP-D.9: whether two players may not attack each other.
    #[must_use]
    pub fn have_pact(&self, one: Seat, other: Seat) -> bool {
        self.players[one].pacts >> other.number() & 1 == 1
            || self.players[other].pacts >> one.number() & 1 == 1
    }

    /// MP-D.9: before the first strike, once to each opponent with whom there is no pact yet.
    pub(crate) fn check_offer(&self, other: Seat) -> Result<(), Refusal> {
        if !self.pacts {
            return Err(Refusal::new("MP-D.9", "deals-are-off"));
        }
        if other == self.active || other.number() >= self.seats {
            return Err(Refusal::new("MP-8.5", "not-an-opponent"));
        }
        if self.turn.struck {
            return Err(Refusal::new("MP-8.8", "strikes-have-begun"));
        }
        if self.turn.offered >> other.number() & 1 == 1 || self.have_pact(self.active, other) {
            return Err(Refusal::new("MP-D.9", "offered-before"));
        }
        Ok(())
    }

    pub(crate) fn list_strikes(&self, out: &mut Vec<Action>) {
        let me = &self.players[self.active];
        let open = |target: Seat| self.check_target(target).is_ok();
        let targets = || Seat::all(self.seats).filter(|&target| open(target));
        if me.fighters > 0 {
            for target in targets() {
                let there = Aircraft::ALL.into_iter().filter(|&kind| self.players[target].aircraft(kind) > 0);
                out.extend(there.map(|kind| Action::Strike(target, kind)));
            }
        }
        if me.bombers > 0 {
            let bare = targets().filter(|&target| self.players[target].fighters == 0);
            let all = bare.fold(parts::Set::EMPTY, |set, target| set.or(self.players[target].buildings));
            out.extend(buildings(all).map(Action::Raid));
        }
        if self.pacts {
            let offers = Seat::all(self.seats).filter(|&other| self.check_offer(other).is_ok());
            out.extend(offers.map(Action::Offer));
        }
        out.push(Action::Done);
    }

    pub(crate) fn apply_strike(&mut self, target: Seat, aircraft: Aircraft, log: &mut impl Log<Event>) {
        log.note(Event::Struck(self.active, target, aircraft));
        self.turn.struck = true;
        self.players[self.active].fighters -= 1;
        *self.players[target].aircraft_mut(aircraft) -= 1;
        self.next_strike();
    }

    /// MP-8.4: damage has no limit.
    pub(crate) fn apply_raid(&mut self, building: Building, log: &mut impl Log<Event>) {
        log.note(Event::Raided(self.active, building));
        self.turn.struck = true;
        self.players[self.active].bombers -= 1;
        let damage = &mut self.damage[building.index()];
        *damage = damage.saturating_add(1);
        self.next_strike();
    }

    pub(crate) fn apply_offer(&mut self, other: Seat, log: &mut impl Log<Event>) {
        log.note(Event::Offered(self.active, other));
        self.turn.offered |= 1 << other.number();
        self.stage = Stage::Deal;
        self.actor = other;
    }

    /// MP-D.9: answered at once; a pact holds until the start of the active player's next turn.
    pub(crate) fn apply_answer(&mut self, accepts: bool, log: &mut impl Log<Event>) {
        let other = self.actor;
        log.note(Event::Answered(self.active, other, accepts));
        if accepts {
            self.players[self.active].pacts |= 1 << other.number();
        }
        self.actor = self.active;
        self.next_strike();
    }

    /// MP-D.15: one strike after the other. When nothing is left to decide the turn goes on.
    fn next_strike(&mut self) {
        self.stage = Stage::Striking;
        if !self.can_strike_or_offer() {
            self.finish_strikes();
        }
    }

    fn can_strike_or_offer(&self) -> bool {
        let me = &self.players[self.active];
        let target = |target: Seat| {
            let them = &self.players[target];
            let strike = me.fighters > 0 && them.fighters + them.bombers > 0;
            let raid = me.bombers > 0 && them.fighters == 0 && !them.buildings.is_empty();
            ((strike || raid) && self.check_target(target).is_ok()) || self.check_offer(target).is_ok()
        };
        self.others(self.active).any(target)
    }

    /// MP-8.7: the turn goes on with step 2.
    pub(crate) fn finish_strikes(&mut self) {
        self.turn.struck = false;
        self.turn.offered = 0;
        self.go_on();
    }
}
