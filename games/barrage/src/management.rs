//! BA-6, BA-9: turns, the places of the management board, and the actions that need nothing but engineers and credits.

use engine::{EventSink, Refusal};
use parts::Set;

use crate::action::{Action, Drops};
use crate::board::{Section, Task};
use crate::event::Event;
use crate::ids::Place;
use crate::state::{Barrage, Placed};
use crate::steps::Step;

impl Barrage {
    /// The action of a place; `None` if there is no such place.
    #[inline]
    pub(crate) fn task(&self, place: Place) -> Option<Task> {
        self.tables.board.price(place)?;
        Some(self.tables.board.row(place.row()).task)
    }

    /// BA-3.8, BA-6.3, BA-6.4, BA-6.7, BA-6.9: whether the acting player can place engineers there. Returns the
    /// credits left after that.
    pub(crate) fn check_place(&self, place: Place) -> Result<u16, Refusal> {
        let Some(price) = self.tables.board.price(place) else {
            return Err(Refusal::new("BA-6.2", "no-such-place"));
        };
        let row = self.tables.board.row(place.row());
        if row.min_players > self.seats {
            return Err(Refusal::with(
                "BA-3.8",
                "row-is-blocked",
                [row.min_players.into(), self.seats.into()],
            ));
        }
        if self.introductory && row.section == Section::Patent {
            return Err(Refusal::new("BA-3.7", "no-patent-office"));
        }
        if self.placed[place.index()].is_some() {
            return Err(Refusal::new("BA-6.7", "place-is-taken"));
        }
        let player = &self.players[self.actor];
        if price.engineers > player.engineers {
            let numbers = [price.engineers.into(), player.engineers.into()];
            return Err(Refusal::with("BA-6.3", "too-few-engineers", numbers));
        }
        let credits = u16::from(price.credits) + u16::from(row.cost);
        player.credits.checked_sub(credits).ok_or_else(|| {
            Refusal::with("BA-6.4", "too-few-credits", [credits.into(), player.credits.into()])
        })
    }

    /// The places that [`check_place`](Self::check_place) allows.
    pub(crate) fn open_places(&self) -> Set {
        let (player, board) = (&self.players[self.actor], &self.tables.board);
        let credits = player.credits.min(u8::MAX.into());
        let affordable = board.for_engineers[usize::from(player.engineers)]
            .and(board.for_credits[usize::from(credits)])
            .and(board.for_seats[usize::from(self.seats)]);
        let places = affordable.minus(self.taken);
        if self.introductory { places.minus(self.tables.board.section(Section::Patent)) } else { places }
    }

    /// Places the engineers and pays the credits of a place.
    pub(crate) fn occupy(&mut self, place: Place, log: &mut impl EventSink<Event>) {
        let price = self.tables.board.price(place).unwrap_or_default();
        let credits = price.credits + self.tables.board.row(place.row()).cost;
        self.put_engineers(place, price.engineers, credits, log);
    }

    /// Moves engineers of the acting company to a place and takes the credits.
    pub(crate) fn put_engineers(
        &mut self,
        place: Place,
        engineers: u8,
        paid: u8,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor;
        self.players[seat].engineers -= engineers;
        self.placed[place.index()] = Some(Placed { seat, engineers });
        self.taken.insert(place.0);
        self.pay(seat, paid);
        log.note(Event::Placed(seat, place, engineers, paid));
    }

    /// BA-9.1, BA-9.2, BA-D.26: at least one drop, at most as many as the row says.
    pub(crate) fn check_pour_at(&self, place: Place, drops: Drops) -> Result<(), Refusal> {
        let Some(Task::Drops(count) | Task::DropsNow(count)) = self.task(place) else {
            return Err(Refusal::new("BA-9.1", "not-the-water-management"));
        };
        self.check_place(place)?;
        if drops.total() == 0 || drops.total() > count {
            return Err(Refusal::with(
                "BA-9.1",
                "other-number-of-drops",
                [drops.total().into(), count.into()],
            ));
        }
        Ok(())
    }

    pub(crate) fn list_pours(&self, places: Set, out: &mut Vec<Action>) {
        for place in places.and(self.tables.board.section(Section::Water)).iter().map(Place) {
            if let Some(Task::Drops(count) | Task::DropsNow(count)) = self.task(place) {
                let some = Drops::up_to(count).iter().skip(1);
                out.extend(some.map(|&drops| Action::Pour { place: Some(place), drops }));
            }
        }
    }

    pub(crate) fn apply_pour_at(&mut self, place: Place, drops: Drops, log: &mut impl EventSink<Event>) {
        self.occupy(place, log);
        self.then(Step::EndTurn);
        self.pour(drops, matches!(self.task(place), Some(Task::DropsNow(_))), log);
    }

    /// BA-9.4 to BA-9.10, BA-9.21: Workshop, Machinery Shop, and a slot of the Patent Office with a tile in it.
    pub(crate) fn check_use(&self, place: Place) -> Result<(), Refusal> {
        let slot = match self.task(place) {
            Some(Task::Rotate(_) | Task::Machines(..)) => None,
            Some(Task::Patent(slot)) => Some(slot),
            _ => return Err(Refusal::new("BA-6.2", "not-a-simple-action")),
        };
        self.check_place(place)?;
        if slot.is_some_and(|slot| self.patents[usize::from(slot)].is_none()) {
            return Err(Refusal::new("BA-9.21", "slot-is-empty"));
        }
        Ok(())
    }

    pub(crate) fn list_uses(&self, places: Set, out: &mut Vec<Action>) {
        for section in [Section::Workshop, Section::Machinery, Section::Patent] {
            for place in places.and(self.tables.board.section(section)).iter().map(Place) {
                let slot = match self.task(place) {
                    Some(Task::Patent(slot)) => Some(slot),
                    _ => None,
                };
                if slot.is_none_or(|slot| self.patents[usize::from(slot)].is_some()) {
                    out.push(Action::Use(place));
                }
            }
        }
    }

    pub(crate) fn apply_use(&mut self, place: Place, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        self.occupy(place, log);
        self.then(Step::EndTurn);
        match self.task(place) {
            Some(Task::Rotate(segments)) => self.rotate(seat, segments, log),
            Some(Task::Machines(excavators, mixers, any)) => {
                if excavators + mixers > 0 {
                    self.receive_machines(seat, excavators, mixers, log);
                }
                if any > 0 {
                    self.then(Step::Machines(any));
                }
            }
            Some(Task::Patent(slot)) => {
                if let Some(tile) = self.patents[usize::from(slot)].take() {
                    self.players[seat].tiles.insert(tile.0);
                    log.note(Event::Patented(seat, tile));
                }
            }
            _ => {}
        }
    }

    /// BA-9.3: any number of engineers, at least one.
    pub(crate) fn check_bank(&self, engineers: u8) -> Result<(), Refusal> {
        let have = self.players[self.actor].engineers;
        if engineers == 0 || engineers > have {
            return Err(Refusal::with(
                "BA-9.3",
                "other-number-of-engineers",
                [engineers.into(), have.into()],
            ));
        }
        Ok(())
    }

    pub(crate) fn list_banks(&self, out: &mut Vec<Action>) {
        out.extend((1..=self.players[self.actor].engineers).map(Action::Bank));
    }

    pub(crate) fn apply_bank(&mut self, engineers: u8, log: &mut impl EventSink<Event>) {
        if let Task::Bank(rate) = self.tables.board.row(self.tables.board.bank()).task {
            self.bank(engineers, engineers * rate, log);
        }
        self.then(Step::EndTurn);
    }

    /// Moves engineers of the acting company to the Bank, for this number of credits.
    pub(crate) fn bank(&mut self, engineers: u8, credits: u8, log: &mut impl EventSink<Event>) {
        self.put_aside(engineers);
        log.note(Event::Banked(self.actor, engineers));
        self.earn(self.actor, credits);
        log.note(Event::Credits(self.actor, credits));
    }

    /// Moves engineers of the acting company to the Bank, or beside a full section.
    pub(crate) fn put_aside(&mut self, engineers: u8) {
        let player = &mut self.players[self.actor];
        player.engineers -= engineers;
        player.banking += engineers;
    }

    /// BA-6.5, BA-D.6: only without engineers. BA-D.35: not after copying an officer.
    pub(crate) fn check_pass(&self) -> Result<(), Refusal> {
        if self.players[self.actor].engineers > 0 {
            return Err(Refusal::new("BA-6.5", "engineers-left"));
        }
        if self.copied.is_some() {
            return Err(Refusal::new("BA-D.35", "an-action-is-due"));
        }
        Ok(())
    }

    pub(crate) fn apply_pass(&mut self, log: &mut impl EventSink<Event>) {
        self.players[self.actor].passed = true;
        log.note(Event::Passed(self.actor));
        self.then(Step::EndTurn);
    }
}
