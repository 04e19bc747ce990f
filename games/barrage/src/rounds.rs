//! BA-5, BA-6.1, BA-6.6, BA-6.11, BA-11.11 to BA-11.13: rounds, phases and turns.

use engine::{Chance, EventSink, Seat};
use parts::Set;

use crate::event::Event;
use crate::ids::{HEADSTREAMS, Headstream, ROUNDS, Structure, TechTile};
use crate::rewards::Reward;
use crate::state::{Barrage, SEATS, Source, Stage};
use crate::steps::Step;

impl Barrage {
    /// BA-5.1, BA-5.6: phase 1, all incomes before the headstreams. BA-D.4: in reverse turn order.
    pub(crate) fn begin_round(&mut self, log: &mut impl EventSink<Event>) {
        self.round += 1;
        log.note(Event::RoundBegan(self.round));
        log.note(Event::PhaseBegan(1));
        self.then(Step::NextTurn);
        self.then(Step::Headstreams);
        // The last in turn order is put on top.
        for place in 0..usize::from(self.seats) {
            let seat = self.order[place];
            if !self.income(seat).is_nothing() {
                self.then(Step::Income(seat));
            }
        }
    }

    /// BA-5.2: the income of everything uncovered on a company's board.
    #[must_use]
    pub fn income(&self, seat: Seat) -> Reward {
        let player = &self.players[seat];
        let Some(company) = player.company.filter(|_| self.can_have_income(seat)) else {
            return Reward::default();
        };
        let rows = &self.tables.company(company).income;
        let mut sum = Reward::default();
        for structure in [Structure::Base, Structure::Elevation, Structure::Conduit] {
            let uncovered = match player.count(structure) {
                0 | 1 => 0,
                2 | 3 => 1,
                4 => 2,
                _ => 3,
            };
            sum = rows[structure.index()][..uncovered].iter().fold(sum, |sum, &reward| sum.and(reward));
        }
        sum
    }

    pub(crate) fn receive_income(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let income = self.income(seat);
        self.gain(&income, Source::Income, log);
    }

    /// BA-5.5: the drops of the round; in round 5 none. Then phase 2 begins.
    pub(crate) fn fill_headstreams(&mut self, log: &mut impl EventSink<Event>) {
        for headstream in (0..HEADSTREAMS as u8).map(Headstream) {
            let drops = self.headstream_tile(headstream);
            let count = drops.get(usize::from(self.round) - 1).copied().unwrap_or(0);
            if count > 0 {
                self.headstreams[headstream.index()] += count;
                self.came += u16::from(count);
                log.note(Event::Poured(None, headstream, count));
            }
        }
        log.note(Event::PhaseBegan(2));
        // BA-6.1: the first in turn order comes after the last.
        self.actor = self.order[usize::from(self.seats) - 1];
    }

    /// BA-9.19: the end of a turn.
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.copied = None;
        self.refill_contracts(chance, log);
        self.then(Step::NextTurn);
    }

    /// BA-6.1, BA-6.6, BA-6.11: the next company that has not passed; the other phases when there is none.
    pub(crate) fn next_turn(
        &mut self,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) -> Option<Stage> {
        let seats = usize::from(self.seats);
        let place = self.order().iter().position(|&seat| seat == self.actor).unwrap_or(0);
        for step in 1..=seats {
            let seat = self.order[(place + step) % seats];
            if self.players[seat].passed {
                continue;
            }
            self.actor = seat;
            let idle = self.players[seat].engineers == 0;
            if idle && (self.is_automa(seat) || !self.has_free_construction()) {
                self.players[seat].passed = true;
                log.note(Event::Passed(seat));
                continue;
            }
            return Some(Stage::Turn);
        }
        log.note(Event::PhaseBegan(3));
        self.flow_all(log);
        log.note(Event::PhaseBegan(4));
        self.score_round(log);
        if self.round == ROUNDS {
            self.stage = Stage::Over;
            log.note(Event::Ended);
        } else {
            log.note(Event::PhaseBegan(5));
            self.end_round(chance, log);
            self.begin_round(log);
        }
        None
    }

    /// BA-11.11, BA-D.17: the order of the next round if nothing changes; places beyond the seats are unused. The tied
    /// reverse their order, so a stable sort of the reversed order does it.
    #[must_use]
    pub fn order_by_energy(&self) -> [Seat; SEATS] {
        let mut order = self.order;
        let seats = &mut order[..usize::from(self.seats)];
        seats.reverse();
        seats.sort_by_key(|&seat| self.players[seat].energy);
        order
    }

    /// BA-11.11 to BA-11.13.
    fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.order = self.order_by_energy();
        log.note(Event::Ordered);
        for seat in Seat::all(self.seats) {
            let player = &mut self.players[seat];
            player.energy = 0;
            player.passed = false;
            player.engineers = self.tables.numbers.engineers;
            player.constructions = 0;
            player.building = 0;
            player.banking = 0;
            player.copies = 0;
        }
        self.placed = [None; crate::ids::Place::COUNT];
        self.taken = Set::EMPTY;
        if !self.introductory {
            self.offer_patents(chance, log);
        }
    }

    /// BA-3.7, BA-11.13: three new tiles, from the lowest stack that has any.
    pub(crate) fn offer_patents(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        for slot in 0..self.patents.len() {
            let stacks = self.tables.levels.iter().map(|level| self.unseen_tiles.and(*level));
            let stack = stacks.into_iter().find(|stack| !stack.is_empty());
            self.patents[slot] = stack.map(|stack| {
                let tile = chance.draw("technology", &stack);
                self.unseen_tiles.remove(tile);
                log.note(Event::Offered(TechTile(tile)));
                TechTile(tile)
            });
        }
    }
}
