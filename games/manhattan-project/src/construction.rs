//! MP-7.1 to MP-7.8, MP-7.19: buying buildings.

use engine::{Chance, EventSink, Refusal};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, POSITIONS, Position};
use crate::state::{ManhattanProject, Stage};

impl ManhattanProject {
    /// MP-7.1: one building may be bought. MP-7.19: without the money for any, the placement has no effect.
    pub(crate) fn begin_buying(&mut self, engineer: bool) {
        self.turn.engineer = engineer;
        if Position::all().any(|position| self.check_buy(position).is_ok()) {
            self.stage = Stage::Buying;
        } else {
            self.finish_buying();
        }
    }

    /// MP-7.1: the price of its position. MP-7.5: the bribe pile does not help.
    pub(crate) fn check_buy(&self, position: Position) -> Result<(), Refusal> {
        if self.market.get(position.index()).is_none_or(Option::is_none) {
            return Err(Refusal::new("MP-7.1", "no-building-there"));
        }
        let (price, money) = (self.price(position), self.players[self.active].money);
        if u16::from(price) > money {
            return Err(Refusal::with("MP-7.1", "cannot-pay", [price.into(), money.into()]));
        }
        Ok(())
    }

    /// MP-7.2: the current price of a position; with an engineer, the buildings of positions 1 and 2 are free.
    #[must_use]
    pub fn price(&self, position: Position) -> u8 {
        let row = self.tables.position(position);
        if self.turn.engineer && row.engineer_free { 0 } else { row.price }
    }

    pub(crate) fn list_purchases(&self, out: &mut Vec<Action>) {
        let affordable = Position::all().filter(|&position| self.check_buy(position).is_ok());
        out.extend(affordable.map(Action::Buy));
        out.push(Action::Done);
    }

    /// MP-7.19: pay, add the bribe or take the pile, take the card, shift, draw.
    pub(crate) fn apply_buy(
        &mut self,
        position: Position,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let Some(building) = self.market[position.index()] else { return };
        let (price, buyer) = (self.price(position), self.active);
        let tables = self.tables;
        let row = tables.position(position);
        log.note(Event::Bought(buyer, building, position, price));
        let player = &mut self.players[buyer];
        player.money -= u16::from(price);
        player.buildings.insert(building.0);
        if row.bribe {
            self.bribe(log);
        }
        if row.takes_bribes && self.bribes > 0 {
            log.note(Event::TookBribes(buyer, self.bribes));
            let player = &mut self.players[buyer];
            player.money = player.money.saturating_add(std::mem::take(&mut self.bribes));
        }
        // MP-7.7: the cards to the right of the gap move left.
        self.market[position.index()..].rotate_left(1);
        self.market[POSITIONS - 1] = None;
        self.draw_building(chance, log);
        self.finish_buying();
    }

    /// MP-7.3: exactly one building or none.
    pub(crate) fn finish_buying(&mut self) {
        self.turn.engineer = false;
        self.continue_turn();
    }

    /// MP-7.7: draws a card to position 7, unless the deck is empty.
    pub(crate) fn draw_building(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if self.building_deck.is_empty() {
            return;
        }
        let building = chance.draw("building", &self.building_deck);
        self.building_deck.remove(building);
        self.market[POSITIONS - 1] = Some(Building(building));
        log.note(Event::Revealed(Building(building)));
    }
}
