//! BA-13.17 to BA-13.20, BA-D.10, BA-D.35: Mahiri Sekibo copies another officer.

use engine::{EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Officer;
use crate::state::Barrage;

impl Barrage {
    /// BA-4.12: the officers without a company that Mahiri Sekibo can copy, known from the deal on.
    #[must_use]
    pub const fn extra_officers(&self) -> Set {
        self.extra_officers
    }

    /// BA-D.10, BA-D.36: the officers a seat could copy: those of all other companies, and the extra ones.
    #[must_use]
    pub fn officers_to_copy(&self, seat: Seat) -> Set {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let used = others.filter_map(|other| self.players[other].officer);
        used.fold(self.extra_officers, |set, officer| set.with(Officer::index(officer) as u8))
    }

    /// The engineers and credits of the acting company's next use of Mahiri Sekibo's tile; `None` if both places are
    /// used.
    #[must_use]
    pub fn price_of_copy(&self) -> Option<(u8, u8)> {
        let space = self.tables.sekibo.spaces.get(usize::from(self.players[self.actor].copies))?;
        Some((space.engineers, space.credits))
    }

    /// BA-13.17: once in a turn, twice in a round, before the action.
    pub(crate) fn check_copy(&self, officer: Officer) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        if player.officer != Some(Officer::Sekibo) {
            return Err(Refusal::new("BA-13.17", "only-sekibo-copies"));
        }
        if self.copied.is_some() {
            return Err(Refusal::new("BA-D.10", "once-in-a-turn"));
        }
        let Some((engineers, credits)) = self.price_of_copy() else {
            return Err(Refusal::new("BA-D.10", "twice-in-a-round"));
        };
        if engineers > player.engineers {
            let numbers = [engineers.into(), player.engineers.into()];
            return Err(Refusal::with("BA-13.17", "too-few-engineers", numbers));
        }
        if u16::from(credits) > player.credits {
            let numbers = [credits.into(), player.credits.into()];
            return Err(Refusal::with("BA-13.17", "too-few-credits", numbers));
        }
        if !self.officers_to_copy(self.actor).has(officer.index() as u8) {
            return Err(Refusal::new("BA-D.10", "officer-not-in-play"));
        }
        // BA-D.35: the Bank takes any engineer; without one only an engineer-free construction is left.
        if engineers == player.engineers {
            let mut after = *self;
            after.apply_copy(officer, &mut ());
            if !after.has_free_construction() {
                return Err(Refusal::new("BA-D.35", "no-action-would-remain"));
            }
        }
        Ok(())
    }

    pub(crate) fn list_copies(&self, out: &mut Vec<Action>) {
        if self.players[self.actor].officer == Some(Officer::Sekibo) && self.copied.is_none() {
            let officers = Officer::ALL.iter().copied();
            out.extend(officers.filter(|&officer| self.check_copy(officer).is_ok()).map(Action::Copy));
        }
    }

    /// The ability lasts to the end of the turn; the turn continues.
    pub(crate) fn apply_copy(&mut self, officer: Officer, log: &mut impl EventSink<Event>) {
        let Some((engineers, credits)) = self.price_of_copy() else { return };
        let player = &mut self.players[self.actor];
        player.engineers -= engineers;
        player.credits -= u16::from(credits);
        player.copies += 1;
        self.copied = Some(officer);
        log.note(Event::Copied(self.actor, officer, credits));
    }
}
