//! PG-10: the end of the game.

use engine::{EventSink, Score, Seat, Standings};
use parts::Set;

use crate::event::Event;
use crate::ids::{Burns, Fuel, plants};
use crate::state::{PowerGrid, Stage};

impl PowerGrid {
    /// PG-10.1: the game ends without phase 5.
    pub(crate) fn end(&mut self, log: &mut impl EventSink<Event>) {
        self.stage = Stage::Over;
        log.note(Event::Ended);
    }

    /// PG-10.3: the largest number of cities of a player's network that one run with the tokens held can supply.
    #[must_use]
    pub fn can_supply(&self, seat: Seat) -> u8 {
        self.could_supply(seat, self.size(seat))
    }

    /// The same if the player's size were `size`, to find the value of another city.
    #[must_use]
    pub fn could_supply(&self, seat: Seat, size: u8) -> u8 {
        let player = &self.players[seat];
        let best = player
            .plants
            .subsets()
            .filter(|&set| self.can_run_together(set, player.tokens))
            .map(|set| self.power_of(set))
            .max();
        best.unwrap_or(0).min(size)
    }

    /// PG-8.17: whether these tokens suffice to run all plants of a set in one round.
    #[must_use]
    pub fn can_run_together(&self, set: Set, tokens: [u8; 4]) -> bool {
        let (need, hybrid) = self.fuel_for(set);
        let coal_and_oil = |by_kind: [u8; 4]| by_kind[Fuel::Coal.index()] + by_kind[Fuel::Oil.index()];
        need.iter().zip(tokens).all(|(&need, held)| need <= held)
            && coal_and_oil(need) + hybrid <= coal_and_oil(tokens)
    }

    /// The tokens that running all plants of a set burns: by kind, and coal or oil in hybrid plants.
    pub(crate) fn fuel_for(&self, set: Set) -> ([u8; 4], u8) {
        let mut need = [0; 4];
        let mut hybrid = 0;
        for plant in plants(set) {
            let card = self.tables.card(plant);
            match card.burns {
                Burns::Only(fuel) => need[fuel.index()] += card.amount,
                Burns::CoalOrOil => hybrid += card.amount,
                Burns::Nothing => {}
            }
        }
        (need, hybrid)
    }

    /// PG-10.4, PG-10.5, PG-10.7: by result, then money, then size.
    pub(crate) fn scores(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let mut score =
                Score { tie_breaks: [self.money(seat).into(), self.size(seat).into()], ..Score::default() };
            score.points[0] = self.can_supply(seat).into();
            score
        })
    }
}
