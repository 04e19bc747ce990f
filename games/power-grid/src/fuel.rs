//! PG-6: phase 3, buying resources.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Fuel;
use crate::state::{PowerGrid, Stage};

impl PowerGrid {
    /// PG-6.3: there must be storage; PG-6.5: the market must have the token; PG-6.7: the player must be able to pay.
    pub(crate) fn check_buy(&self, fuel: Fuel) -> Result<(), Refusal> {
        let Some(price) = self.price(fuel) else {
            return Err(Refusal::new("PG-6.5", "none-on-market"));
        };
        if !self.has_room(self.actor, fuel) {
            return Err(Refusal::new("PG-6.3", "no-room"));
        }
        let money = self.money(self.actor);
        if u16::from(price) > money {
            return Err(Refusal::with("PG-6.7", "cannot-pay", [price.into(), money.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_purchases(&self, out: &mut Vec<Action>) {
        let money = self.money(self.actor);
        let affordable = |fuel: &Fuel| self.price(*fuel).is_some_and(|price| u16::from(price) <= money);
        let bought = Fuel::ALL.into_iter().filter(affordable).filter(|&fuel| self.has_room(self.actor, fuel));
        out.extend(bought.map(Action::Buy));
        out.push(Action::Done);
    }

    /// PG-6.4, PG-6.8: the price of the next token of a kind; `None` if there is none.
    #[inline]
    #[must_use]
    pub fn price(&self, fuel: Fuel) -> Option<u8> {
        self.tables.resource(fuel).price(self.market[fuel.index()])
    }

    /// PG-6.3: whether a player could store one more token of a kind.
    #[inline]
    #[must_use]
    pub fn has_room(&self, seat: Seat, fuel: Fuel) -> bool {
        let player = &self.players[seat];
        let mut tokens = player.tokens;
        tokens[fuel.index()] += 1;
        player.storage.fits(tokens)
    }

    /// PG-6.3: the number of further tokens of a kind that a player could store.
    #[must_use]
    pub fn room_for(&self, seat: Seat, fuel: Fuel) -> u8 {
        let player = &self.players[seat];
        let mut tokens = player.tokens;
        let more = (1..=self.tables.resource(fuel).tokens).take_while(|_| {
            tokens[fuel.index()] += 1;
            player.storage.fits(tokens)
        });
        more.last().unwrap_or(0)
    }

    /// PG-3.2, PG-6.1: reverse order.
    pub(crate) fn begin_fuel(&mut self, log: &mut impl EventSink<Event>) {
        self.begin_pending_step_3(log);
        log.note(Event::PhaseBegan(3));
        self.stage = Stage::Fuel;
        self.actor = self.order[usize::from(self.seats) - 1];
    }

    pub(crate) fn apply_buy(&mut self, fuel: Fuel, log: &mut impl EventSink<Event>) {
        let price = self.price(fuel).expect("a legal purchase has a price");
        log.note(Event::Bought(self.actor, fuel, price));
        self.market[fuel.index()] -= 1;
        let player = &mut self.players[self.actor];
        player.tokens[fuel.index()] += 1;
        player.money -= u16::from(price);
    }

    pub(crate) fn finish_buying(&mut self, log: &mut impl EventSink<Event>) {
        match self.after_in_reverse() {
            Some(seat) => self.actor = seat,
            None => self.begin_building(log),
        }
    }
}
