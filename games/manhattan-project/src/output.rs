//! MP-6: outputs.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::cards::{Goods, Work};
use crate::event::Event;
use crate::state::{ManhattanProject, Stage};
use crate::workers::{Crew, WorkerType, Workers};

impl ManhattanProject {
    /// MP-6.3, MP-6.13: one of the outputs, or none; then the turn continues.
    pub(crate) fn take_output(&mut self, work: &Work, take: Option<u8>, log: &mut impl EventSink<Event>) {
        match take {
            Some(take) => {
                let goods = work.gain[usize::from(take)];
                self.receive(self.active, goods, log);
                self.turn.gaining = goods.workers;
                self.next_gain(log);
            }
            None => {
                log.note(Event::Declined(self.active));
                self.continue_turn();
            }
        }
    }

    /// MP-6.5, MP-6.12: everything but workers, each up to the limit of its track.
    pub(crate) fn receive(&mut self, seat: Seat, goods: Goods, log: &mut impl EventSink<Event>) {
        let limits = self.tables.board.limits;
        let player = &mut self.players[seat];
        let room = |held: u8, more: u8, limit: u8| more.min(limit.saturating_sub(held));
        let received = Goods {
            money: goods.money,
            yellowcake: goods.yellowcake,
            fighters: room(player.fighters, goods.fighters, limits.fighters),
            bombers: room(player.bombers, goods.bombers, limits.bombers),
            uranium: room(player.uranium, goods.uranium, limits.uranium),
            plutonium: room(player.plutonium, goods.plutonium, limits.plutonium),
            workers: Workers::NONE,
        };
        if received == Goods::default() {
            return;
        }
        log.note(Event::Received(seat, received));
        // MP-1.7: money and yellowcake are unlimited; no game comes near the limit of the integer type.
        player.money = player.money.saturating_add(received.money.into());
        player.yellowcake = player.yellowcake.saturating_add(received.yellowcake.into());
        player.fighters += received.fighters;
        player.bombers += received.bombers;
        player.uranium += received.uranium;
        player.plutonium += received.plutonium;
    }

    /// MP-6.9: a dollar from the general supply.
    pub(crate) fn bribe(&mut self, log: &mut impl EventSink<Event>) {
        self.bribes = self.bribes.saturating_add(1);
        log.note(Event::Bribed);
    }

    /// MP-6.11: type by type; the player is asked only where there is a choice.
    fn next_gain(&mut self, log: &mut impl EventSink<Event>) {
        while let Some(which) = self.gaining() {
            let (least, most, _) = self.gain_range(which);
            if least < most {
                self.stage = Stage::Gaining;
                return;
            }
            self.gain_workers(which, least, log);
        }
        self.continue_turn();
    }

    /// The type of the workers gained next.
    #[must_use]
    pub fn gaining(&self) -> Option<WorkerType> {
        WorkerType::ALL.into_iter().find(|&which| self.turn.gaining.count(which) > 0)
    }

    /// MP-6.11: the minimum and maximum number of permanent workers among those of a type gained now, and the total
    /// gained.
    #[must_use]
    pub fn gain_range(&self, which: WorkerType) -> (u8, u8, u8) {
        let permanent = self.players[self.active].untrained.count(which);
        let contractors = self.contractors.count(which);
        let all = self.turn.gaining.count(which).min(permanent + contractors);
        (all.saturating_sub(contractors), all.min(permanent), all)
    }

    fn gain_workers(&mut self, which: WorkerType, permanent: u8, log: &mut impl EventSink<Event>) {
        let (_, _, all) = self.gain_range(which);
        let contractors = all - permanent;
        if all > 0 {
            log.note(Event::Gained(self.active, which, permanent, contractors));
        }
        let crew = Crew::new(Workers::of(which, permanent), Workers::of(which, contractors));
        let player = &mut self.players[self.active];
        player.untrained = player.untrained.minus(crew.permanent);
        self.contractors = self.contractors.minus(crew.contractors);
        player.supply = player.supply.plus(crew);
        let gained = Workers::of(which, self.turn.gaining.count(which));
        self.turn.gaining = self.turn.gaining.minus(gained);
    }

    /// MP-6.11: as available.
    pub(crate) fn check_gain(&self, permanent: u8) -> Result<(), Refusal> {
        let which = self.gaining().expect("a player who gains workers gains a type");
        let (least, most, _) = self.gain_range(which);
        if !(least..=most).contains(&permanent) {
            return Err(Refusal::with("MP-6.11", "not-so-many-available", [least.into(), most.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_gains(&self, out: &mut Vec<Action>) {
        let which = self.gaining().expect("a player who gains workers gains a type");
        let (least, most, _) = self.gain_range(which);
        out.extend((least..=most).map(Action::Gain));
    }

    pub(crate) fn apply_gain(&mut self, permanent: u8, log: &mut impl EventSink<Event>) {
        let which = self.gaining().expect("a player who gains workers gains a type");
        self.gain_workers(which, permanent, log);
        self.next_gain(log);
    }
}
