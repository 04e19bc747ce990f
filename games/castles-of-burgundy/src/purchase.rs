//! CB-8: buying a tile.

use engine::{Chance, EventSink, Refusal};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Depot, Tile};
use crate::state::CastlesOfBurgundy;

impl CastlesOfBurgundy {
    /// CB-5.2, CB-8.3: once per turn, with enough silverlings and something to buy.
    pub(crate) fn check_purchase(&self) -> Result<(), Refusal> {
        let player = &self.players[self.actor()];
        if self.bought {
            return Err(Refusal::new("CB-5.2", "bought-already"));
        }
        if player.silver < self.tables.price {
            let numbers = [self.tables.price.into(), player.silver.into()];
            return Err(Refusal::with("CB-8.3", "too-little-silver", numbers));
        }
        let any = |depot| self.tiles_in(depot).iter().any(Option::is_some);
        let anywhere = player.powers.buy_anywhere && Depot::numbered().any(any);
        if !any(Depot::BLACK) && !anywhere {
            return Err(Refusal::new("CB-8.3", "nothing-to-buy"));
        }
        Ok(())
    }

    /// CB-8.1, CB-8.2.
    pub(crate) fn check_buy(&self, depot: Depot, tile: Tile, discard: Option<Tile>) -> Result<(), Refusal> {
        self.check_purchase()?;
        if depot != Depot::BLACK && !self.players[self.actor()].powers.buy_anywhere {
            return Err(Refusal::new("CB-8.3", "black-depot-only"));
        }
        if !self.tiles_in(depot).contains(&Some(tile)) {
            return Err(Refusal::with("CB-8.1", "tile-not-there", [depot.0.into(), 0]));
        }
        self.check_discard(discard)
    }

    pub(crate) fn list_purchases(&self, out: &mut Vec<Action>) {
        if self.check_purchase().is_err() {
            return;
        }
        let player = &self.players[self.actor()];
        let mut black = self.black;
        black.sort_unstable();
        self.list_buys(Depot::BLACK, &black, out);
        if player.powers.buy_anywhere {
            for (depot, shelf) in Depot::numbered().zip(self.shelves()) {
                self.list_buys(depot, &shelf, out);
            }
        }
    }

    fn list_buys(&self, depot: Depot, shelf: &[Option<Tile>], out: &mut Vec<Action>) {
        let player = &self.players[self.actor()];
        let mut last = None;
        for tile in shelf.iter().copied().flatten().filter(|&tile| last.replace(tile) != Some(tile)) {
            if player.storage_is_full() {
                out.extend(player.stored().map(|discard| Action::Buy {
                    depot,
                    tile,
                    discard: Some(discard),
                }));
            } else {
                out.push(Action::Buy { depot, tile, discard: None });
            }
        }
    }

    /// CB-8.4: the silverlings go to the supply, the depot is not refilled.
    pub(crate) fn apply_buy(
        &mut self,
        depot: Depot,
        tile: Tile,
        discard: Option<Tile>,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor();
        self.bought = true;
        self.players[seat].silver -= self.tables.price;
        self.discard(discard, log);
        log.note(Event::Bought(seat, depot, tile));
        self.fetch(depot, tile);
        self.continue_turn(chance, log);
    }
}
