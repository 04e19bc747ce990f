//! CB-3: phases.

use std::ops::RangeInclusive;

use engine::{Chance, EventSink, Seat, Urn};
use parts::Bag;

use crate::event::Event;
use crate::ids::{Depot, Kind, Phase, TILES, Tile};
use crate::state::CastlesOfBurgundy;

impl CastlesOfBurgundy {
    /// CB-3.2 to CB-3.6: tiles left on the depots leave the game; then tiles and goods of the phase are laid out.
    pub(crate) fn begin_phase(
        &mut self,
        phase: Phase,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.phase = phase;
        log.note(Event::PhaseBegan(phase));
        for depot in Depot::numbered() {
            let Some(at) = depot.index() else { continue };
            for space in 0..self.depots[at].len() {
                let kind = self.tables.board.kind_of_space(at, space, self.seats, phase);
                self.depots[at][space] = kind.and_then(|kind| self.draw_tile(kind, chance));
            }
            log.note(Event::Filled(depot, self.depots[at]));
        }
        for space in 0..self.black.len() {
            let in_use = self.tables.board.black_in_use(space, self.seats);
            self.black[space] = if in_use { self.draw_black(chance) } else { None };
        }
        log.note(Event::FilledBlack(self.black));
        for round in 0..self.round_goods.len() {
            self.round_goods[round] = self.draw_goods(chance);
        }
        log.note(Event::TurnedUp(self.round_goods));
        self.round = 1;
        self.begin_round(chance, log);
    }

    /// CB-3.3: a tile from the supply of its kind. All castles, mines and ships are alike (CB-1.6), so they need
    /// no random draw.
    fn draw_tile(&mut self, kind: Kind, chance: &mut impl Chance) -> Option<Tile> {
        match kind {
            Kind::Castle | Kind::Mine | Kind::Ship => {
                let number = *kind.tiles().start();
                self.own_supply.take(number).then(|| Tile::new(number)).flatten()
            }
            Kind::Building | Kind::Animal | Kind::Knowledge => self
                .draw_from(kind.word(), |position| &mut position.own_supply, kind.tiles(), chance)
                .and_then(Tile::new),
        }
    }

    /// CB-3.5: a tile with a black back.
    fn draw_black(&mut self, chance: &mut impl Chance) -> Option<Tile> {
        self.draw_from("black", |position| &mut position.black_supply, 0..=TILES as u8, chance)
            .and_then(Tile::new)
    }

    /// Draws from a face-down supply; `None` if it is empty (CB-3.7: in play it never is).
    pub(crate) fn draw_from<const N: usize>(
        &mut self,
        what: &'static str,
        supply: impl Fn(&mut Self) -> &mut Bag<N>,
        numbers: RangeInclusive<u8>,
        chance: &mut impl Chance,
    ) -> Option<u8> {
        let supply = supply(self);
        let urn = supply.among(numbers);
        if urn.total() == 0 {
            return None;
        }
        let number = chance.draw(what, &urn);
        supply.take(number).then_some(number)
    }

    /// CB-3.9: the mines pay; CB-3.10: then the next phase, or the end.
    pub(crate) fn end_phase(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        log.note(Event::PhaseEnded(self.phase));
        for seat in Seat::all(self.seats) {
            let mines = u16::from(self.covered_in(seat, Kind::Mine).len());
            let workers = mines * u16::from(self.players[seat].powers.mine_workers);
            self.gain_silver(seat, mines, log);
            self.gain_workers(seat, workers, log);
        }
        match self.phase.next() {
            Some(phase) => self.begin_phase(phase, chance, log),
            None => self.end(log),
        }
    }

    pub(crate) fn gain_silver(&mut self, seat: Seat, count: u16, log: &mut impl EventSink<Event>) {
        if count > 0 {
            self.players[seat].silver += count;
            log.note(Event::GainedSilver(seat, count));
        }
    }

    pub(crate) fn gain_workers(&mut self, seat: Seat, count: u16, log: &mut impl EventSink<Event>) {
        if count > 0 {
            self.players[seat].workers += count;
            log.note(Event::GainedWorkers(seat, count));
        }
    }
}
