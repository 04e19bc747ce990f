//! CB-4: rounds and turn order.

use engine::{Chance, Die, EventSink, Seat};

use crate::event::Event;
use crate::ids::{Phase, Pips, ROUNDS};
use crate::state::{CastlesOfBurgundy, Stage};

/// The dice of the game.
const DIE: Die = Die(6);

impl CastlesOfBurgundy {
    /// CB-4.1 to CB-4.3: the order is read from the track, all roll, and a goods tile goes to its depot.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        log.note(Event::RoundBegan(self.phase, self.round));
        self.order = self.track;
        for place in 0..usize::from(self.seats) {
            let seat = self.order[place];
            let [first, second] = [Pips(chance.draw("die", &DIE)), Pips(chance.draw("die", &DIE))];
            self.players[seat].dice = [Some(first), Some(second)];
            log.note(Event::Rolled(seat, first, second));
        }
        let white = Pips(chance.draw("white", &DIE));
        self.white = Some(white);
        if let Some(goods) = self.round_goods[usize::from(self.round) - 1].take() {
            self.goods[usize::from(white.0) - 1][goods.index()] += 1;
            log.note(Event::Arrived(white, goods));
        }
        self.begin_turn(0);
    }

    const fn begin_turn(&mut self, turn: u8) {
        self.turn = turn;
        self.bought = false;
        self.stage = Stage::Turn;
    }

    /// CB-4.5, CB-4.6: the next player of this round, or the next round, or the end of the phase.
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if self.turn + 1 < self.seats {
            self.begin_turn(self.turn + 1);
        } else if self.round < ROUNDS {
            self.round += 1;
            self.begin_round(chance, log);
        } else {
            self.end_phase(chance, log);
        }
    }

    /// CB-6.8, CB-4.7: one space to the right, on top of the markers there.
    pub(crate) fn move_marker(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let space = self.players[seat].space + 1;
        self.players[seat].space = space;
        log.note(Event::Moved(seat, space));
        let seats = usize::from(self.seats);
        let players = &self.players;
        let place =
            self.track[..seats].iter().position(|&other| other == seat).expect("every seat is on the track");
        let first_behind = self.track[..place].iter().position(|&other| players[other].space <= space);
        if let Some(ahead) = first_behind {
            self.track[ahead..=place].rotate_right(1);
        }
    }

    /// The number of rounds after this one.
    #[must_use]
    pub fn rounds_left(&self) -> u8 {
        let phases = Phase::E as u8 - self.phase as u8;
        phases * ROUNDS + ROUNDS - self.round
    }
}
