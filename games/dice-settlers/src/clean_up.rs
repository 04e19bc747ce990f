//! DS-19: the clean-up phase, and the end of the round (DS-6.2).

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Face;
use crate::state::{DiceSettlers, Doing, Stage};

impl DiceSettlers {
    pub(crate) fn begin_clean_up(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.begin_keeping(self.first, chance, log);
    }

    /// DS-19.1: a player with active dice is asked which ones to keep.
    fn begin_keeping(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.turn = seat;
        self.actor = seat;
        self.doing = Doing::NOTHING;
        self.doing.left = self.players[seat].powers.keep_dice;
        self.stage = Stage::Keeping;
        if self.active_dice(seat) == 0 {
            self.finish_keeping(chance, log);
        }
    }

    pub(crate) fn check_keep(&self, face: Face) -> Result<(), Refusal> {
        match self.players[self.actor].active.get(face.index()) {
            Some(1..) => Ok(()),
            _ => Err(Refusal::new("DS-19.1", "no-such-die")),
        }
    }

    pub(crate) fn list_keeps(&self, out: &mut Vec<Action>) {
        out.extend(self.shown(self.actor).map(Action::Keep));
        out.push(Action::Done);
    }

    /// DS-19.1, DS-19.5, DS-16.11: the die stays with its face.
    pub(crate) fn apply_keep(
        &mut self,
        face: Face,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        log.note(Event::Kept(self.actor, face));
        self.players[self.actor].active[face.index()] -= 1;
        let place = self.doing.kept.iter_mut().find(|place| place.is_none());
        *place.expect("at most three dice are kept") = Some(face);
        self.doing.left -= 1;
        if self.doing.left == 0 || self.active_dice(self.actor) == 0 {
            self.finish_keeping(chance, log);
        }
    }

    /// DS-19.1: all other active dice are spent; the next player is asked.
    pub(crate) fn finish_keeping(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        for face in self.tables.all_faces() {
            let player = &mut self.players[seat];
            let count = std::mem::take(&mut player.active[face.index()]);
            player.spent[self.tables.colour(face).index()] += count;
        }
        for face in self.doing.kept.into_iter().flatten() {
            self.players[seat].active[face.index()] += 1;
        }
        self.doing.kept = [None; 3];
        let next = seat.next(self.sides);
        if next != self.first {
            self.begin_keeping(next, chance, log);
        } else if self.seats == 1 {
            self.begin_evicting(chance, log);
        } else {
            self.end_round(chance, log);
        }
    }

    /// DS-19.2 to DS-19.4, DS-6.2: markers are turned back, the token moves, the end is checked.
    pub(crate) fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        for seat in self.all_players() {
            let player = &mut self.players[seat];
            player.turned = Set::EMPTY;
            player.taken = Set::EMPTY;
            player.ran = [Set::EMPTY; 2];
        }
        self.doing = Doing::NOTHING;
        self.first = self.first.next(self.sides);
        if self.last {
            self.stage = Stage::Over;
            log.note(Event::Ended);
            return;
        }
        if self.end_is_triggered() {
            self.last = true;
            log.note(Event::LastRound);
        }
        self.begin_round(chance, log);
    }
}
