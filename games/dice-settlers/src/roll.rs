//! DS-8: the roll phase. DS-6: rounds.

use engine::{Chance, Die, EventSink, Refusal, Seat};
use parts::Bag;

use crate::action::{Action, RollOption};
use crate::event::Event;
use crate::ids::{Colour, Face, Faces, Icons, Slot, Tile};
use crate::map_tiles::TileEffect;
use crate::state::{DiceSettlers, Doing, Stage};
use crate::technologies::Effect;

impl DiceSettlers {
    /// DS-6.1: a round begins with the roll phase. DS-8.1: in turn order from the first player.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.round += 1;
        log.note(Event::RoundBegan(self.round));
        self.rolling = true;
        self.second = false;
        // DS-24.1: you always roll before the Diceoneer.
        let roller = if self.is_bot(self.first) { self.first.next(self.sides) } else { self.first };
        self.begin_roll(roller, chance, log);
    }

    fn begin_roll(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.turn = seat;
        self.actor = seat;
        self.doing = Doing::NOTHING;
        self.stage = Stage::Roll;
        let quota = self.count_quota(seat);
        self.players[seat].quota = quota;
        log.note(Event::Quota(seat, quota));
        self.draw_dice(seat, quota, true, chance, log);
    }

    /// DS-8.2: 3 plus technologies and tiles, at most 9.
    #[must_use]
    pub fn count_quota(&self, seat: Seat) -> u8 {
        let mut quota = self.tables.player.quota;
        let present = self.presence(seat);
        for slot in self.players[seat].markers.iter().map(Slot) {
            if let Effect::Quota { n, tiles_present, houses } = self.technology(slot).effect
                && present.len() >= tiles_present
                && self.houses(seat) >= houses
            {
                quota += n;
            }
        }
        let controlled = self.tables.quota_control.and(present).iter().map(Tile);
        let controlled = controlled.filter(|&tile| self.controls(seat, tile));
        for tile in controlled.chain(self.tables.quota_presence.and(present).iter().map(Tile)) {
            for effect in self.tables.tile(tile).effects() {
                if let TileEffect::Quota { n } = effect {
                    quota += n;
                }
            }
        }
        quota.min(self.tables.player.quota_max)
    }

    /// DS-8.3, DS-8.6: draws dice from the bag and rolls them; `refill` puts the spent dice into an empty bag once.
    fn draw_dice(
        &mut self,
        seat: Seat,
        dice: u8,
        refill: bool,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let mut rolled = Faces::NONE;
        for _ in 0..dice {
            let player = &mut self.players[seat];
            if refill && player.bag == [0; 6] && player.spent != [0; 6] {
                player.bag = std::mem::take(&mut player.spent);
                log.note(Event::Refilled(seat));
            }
            if player.bag == [0; 6] {
                break;
            }
            let colour = Colour::ALL[usize::from(chance.draw("die", &Bag::new(player.bag).all()))];
            player.bag[colour.index()] -= 1;
            let face = self.tables.side(colour, chance.draw("roll", &Die(6)));
            self.players[seat].active[face.index()] += 1;
            rolled.add(face);
        }
        if rolled != Faces::NONE {
            log.note(Event::Rolled(seat, rolled));
        }
    }

    /// The icons that pay for an option (DS-8.7), converted ones included (DS-D.7).
    fn payers(&self, seat: Seat, option: RollOption) -> Icons {
        let cost = match option {
            RollOption::Set => self.tables.set_cost,
            RollOption::Reroll => self.tables.reroll.0,
            RollOption::Draw => self.tables.draw.0,
        };
        let powers = &self.players[seat].powers;
        cost.iter().fold(Icons::NONE, |all, icon| all.or(powers.spent_as(icon)))
    }

    /// DS-8.7: an icon of the right kind, and other dice to use it on. DS-8.8: nothing is drawn from an empty bag.
    pub(crate) fn check_pay(&self, face: Face, option: RollOption) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        if player.active.get(face.index()).copied().unwrap_or(0) == 0 {
            return Err(Refusal::new("DS-8.7", "no-such-die"));
        }
        if !self.payers(self.actor, option).has(self.tables.icon(face)) {
            return Err(Refusal::new("DS-8.7", "wrong-icon"));
        }
        match option {
            RollOption::Draw if player.bag == [0; 6] => Err(Refusal::new("DS-8.8", "bag-is-empty")),
            RollOption::Set | RollOption::Reroll if self.active_dice(self.actor) < 2 => {
                Err(Refusal::new("DS-8.7", "no-other-die"))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn list_rolls(&self, out: &mut Vec<Action>) {
        let payers = RollOption::ALL.map(|option| self.payers(self.actor, option));
        let others = self.active_dice(self.actor) >= 2;
        let allowed = [others, others, self.players[self.actor].bag != [0; 6]];
        for face in self.shown(self.actor) {
            let icon = self.tables.icon(face);
            for option in RollOption::ALL {
                let at = option as usize;
                if allowed[at] && payers[at].has(icon) {
                    out.push(Action::Pay(face, option));
                }
            }
        }
        self.list_uses(out);
        out.push(Action::Done);
    }

    pub(crate) fn apply_pay(
        &mut self,
        face: Face,
        option: RollOption,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        log.note(Event::Paid(self.actor, face, option));
        self.spend_die(self.actor, face);
        match option {
            RollOption::Set => {
                self.doing.left = 1;
                self.doing.may_stop = false;
                self.stage = Stage::Turning;
            }
            RollOption::Reroll => self.stage = Stage::Rerolling,
            RollOption::Draw => self.draw_dice(self.actor, self.tables.draw.1, false, chance, log),
        }
    }

    /// DS-8.11: to a face of its colour with another icon.
    pub(crate) fn check_turn(&self, from: Face, to: Face) -> Result<(), Refusal> {
        let known = |face: Face| face.index() < self.tables.faces.len();
        if !known(from) || self.players[self.actor].active[from.index()] == 0 {
            return Err(Refusal::new("DS-8.7", "no-such-die"));
        }
        if !known(to) || self.tables.colour(from) != self.tables.colour(to) {
            return Err(Refusal::new("DS-8.7", "no-such-face"));
        }
        if from == to {
            return Err(Refusal::new("DS-8.11", "same-icon"));
        }
        Ok(())
    }

    pub(crate) fn list_turns(&self, out: &mut Vec<Action>) {
        for from in self.shown(self.actor) {
            let colour = self.tables.colour(from);
            let faces = self.tables.all_faces().filter(|&to| self.tables.colour(to) == colour && to != from);
            out.extend(faces.map(|to| Action::Turn(from, to)));
        }
        if self.doing.may_stop {
            out.push(Action::Done);
        }
    }

    pub(crate) fn apply_turn(&mut self, from: Face, to: Face, log: &mut impl EventSink<Event>) {
        log.note(Event::Turned(self.actor, from, to));
        let active = &mut self.players[self.actor].active;
        active[from.index()] -= 1;
        active[to.index()] += 1;
        self.doing.left -= 1;
        if self.doing.left == 0 {
            self.back_to_turn();
        }
    }

    /// Returns from a choice to the roll phase or the turn.
    pub(crate) fn back_to_turn(&mut self) {
        self.doing.may_stop = false;
        self.doing.left = 0;
        self.stage = match (self.rolling, self.doing.extra) {
            (true, _) => Stage::Roll,
            (false, 0) => Stage::Turn,
            (false, _) => Stage::Extra,
        };
    }

    /// DS-8.7 b, DS-D.5: one, two or three active dice, named in ascending order.
    pub(crate) fn check_reroll(&self, faces: [Option<Face>; 3]) -> Result<(), Refusal> {
        let in_order = match faces {
            [Some(_), None, None] => true,
            [Some(one), Some(two), None] => one <= two,
            [Some(one), Some(two), Some(three)] => one <= two && two <= three,
            _ => false,
        };
        let count = faces.iter().flatten().count();
        if !in_order || count > usize::from(self.tables.reroll.1) {
            return Err(Refusal::new("DS-8.7", "one-to-three-dice"));
        }
        let active = &self.players[self.actor].active;
        let there = |&face: &Face| {
            let wanted = faces.iter().flatten().filter(|&&other| other == face).count();
            active.get(face.index()).is_some_and(|&count| usize::from(count) >= wanted)
        };
        if faces.iter().flatten().all(there) { Ok(()) } else { Err(Refusal::new("DS-8.7", "no-such-die")) }
    }

    pub(crate) fn list_rerolls(&self, out: &mut Vec<Action>) {
        let active = &self.players[self.actor].active;
        let count = |face: Face| active[face.index()];
        let shown = self.shown(self.actor);
        let most = self.tables.reroll.1;
        for one in shown.clone() {
            out.push(Action::Reroll([Some(one), None, None]));
            for two in shown.clone().filter(|&two| two >= one && most >= 2) {
                if two == one && count(one) < 2 {
                    continue;
                }
                out.push(Action::Reroll([Some(one), Some(two), None]));
                for three in shown.clone().filter(|&three| three >= two && most >= 3) {
                    let same = u8::from(one == three) + u8::from(two == three);
                    if count(three) > same {
                        out.push(Action::Reroll([Some(one), Some(two), Some(three)]));
                    }
                }
            }
        }
    }

    pub(crate) fn apply_reroll(
        &mut self,
        faces: [Option<Face>; 3],
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        for face in faces.into_iter().flatten() {
            self.players[self.actor].active[face.index()] -= 1;
        }
        for face in faces.into_iter().flatten() {
            let rolled = self.tables.side(self.tables.colour(face), chance.draw("roll", &Die(6)));
            self.players[self.actor].active[rolled.index()] += 1;
            log.note(Event::Rerolled(self.actor, face, rolled));
        }
        self.stage = Stage::Roll;
    }

    /// DS-16.25: a technology that turns a die, and a die to turn.
    pub(crate) fn check_use(&self, slot: Slot) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        let ready = player.markers.minus(player.turned).has(slot.0 % 64);
        if !ready || self.technology(slot).effect != Effect::SetDie {
            return Err(Refusal::new("DS-16.25", "no-such-technology"));
        }
        if self.active_dice(self.actor) == 0 {
            return Err(Refusal::new("DS-16.25", "no-active-die"));
        }
        Ok(())
    }

    pub(crate) fn list_uses(&self, out: &mut Vec<Action>) {
        let markers = self.players[self.actor].markers;
        out.extend(markers.iter().map(Slot).filter(|&slot| self.check_use(slot).is_ok()).map(Action::Use));
    }

    pub(crate) fn apply_use(&mut self, slot: Slot, log: &mut impl EventSink<Event>) {
        log.note(Event::Used(self.actor, slot));
        self.players[self.actor].turned.insert(slot.0);
        self.doing.left = 1;
        self.doing.may_stop = false;
        self.stage = Stage::Turning;
    }

    /// The player's roll phase is over: the next player rolls, or the action phase begins.
    pub(crate) fn finish_roll(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let next = self.turn.next(self.sides);
        if self.seats == 1 {
            self.roll_for_bot(chance, log);
        } else if next != self.first {
            self.begin_roll(next, chance, log);
            return;
        }
        self.rolling = false;
        self.begin_turn(self.first, chance, log);
    }
}
