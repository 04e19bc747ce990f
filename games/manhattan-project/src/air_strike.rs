//! MP-8: air strikes. The deals before them are in `deals`.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Aircraft, Building, buildings};
use crate::state::{ManhattanProject, Stage};

impl ManhattanProject {
    /// MP-8.1: any number of strikes. MP-8.9: without aircraft or a target nothing happens.
    pub(crate) fn begin_strikes(&mut self) {
        self.turn.struck = false;
        self.next_strike();
    }

    /// MP-8.2: the attacker needs a fighter, and the target the chosen aircraft.
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

    /// MP-8.3: the attacker needs a bomber, and the owner of the building must have no fighter.
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

    /// MP-8.5: the target is an opponent. MP-8.13, MP-8.14: no deal of the attacker protects it.
    fn check_target(&self, target: Seat) -> Result<(), Refusal> {
        if target == self.active || target.number() >= self.seats {
            return Err(Refusal::new("MP-8.5", "not-an-opponent"));
        }
        if self.have_pact(self.active, target) {
            return Err(Refusal::new("MP-8.13", "pact-forbids-it"));
        }
        if self.common_enemy(self.active).is_some_and(|enemy| enemy != target) {
            return Err(Refusal::new("MP-8.14", "only-the-common-enemy"));
        }
        Ok(())
    }

    /// MP-8.2, MP-8.3: whether a player has aircraft for a strike or a raid against another.
    pub(crate) fn could_strike(&self, from: Seat, to: Seat) -> bool {
        let (me, them) = (&self.players[from], &self.players[to]);
        let strike = me.fighters > 0 && them.fighters + them.bombers > 0;
        let raid = me.bombers > 0 && them.fighters == 0 && !them.buildings.is_empty();
        strike || raid
    }

    /// Whether some strike or raid against this target is legal, or will be after the placement.
    pub(crate) fn may_strike(&self, target: Seat) -> bool {
        self.could_strike(self.active, target) && self.check_target(target).is_ok()
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
        if self.check_end_of_strikes().is_ok() {
            out.push(Action::Done);
        }
        self.list_offers(out);
    }

    pub(crate) fn apply_strike(&mut self, target: Seat, aircraft: Aircraft, log: &mut impl EventSink<Event>) {
        log.note(Event::Struck(self.active, target, aircraft));
        self.turn.struck = true;
        self.players[self.active].fighters -= 1;
        *self.players[target].aircraft_mut(aircraft) -= 1;
        self.next_strike();
    }

    /// MP-8.4: damage has no limit.
    pub(crate) fn apply_raid(&mut self, building: Building, log: &mut impl EventSink<Event>) {
        log.note(Event::Raided(self.active, building));
        self.turn.struck = true;
        self.players[self.active].bombers -= 1;
        let damage = &mut self.damage[building.index()];
        *damage = damage.saturating_add(1);
        self.next_strike();
    }

    /// MP-D.15: one strike after the other. When nothing is left to decide, the turn continues.
    pub(crate) fn next_strike(&mut self) {
        self.stage = Stage::Striking;
        if !self.can_strike_or_offer() {
            self.finish_strikes();
        }
    }

    fn can_strike_or_offer(&self) -> bool {
        self.others(self.active).any(|other| self.may_strike(other) || self.check_offer(other).is_ok())
    }

    /// MP-8.7: the turn continues with step 2.
    pub(crate) fn finish_strikes(&mut self) {
        self.turn.struck = false;
        (self.turn.offered, self.turn.offered_joint) = (0, 0);
        self.continue_turn();
    }
}
