//! Actions a player might want to take but that the rules refuse, with the reason.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Depot, Goods, Hex, Pips, Purpose, Stage, Tile};
use engine::{Game, Seat};
use ui_kit::{Impossible, Scene};

use crate::choice::use_of_die;
use crate::element::Element;
use crate::look::Look;
use crate::words::{depot_value, goods_value};

pub(crate) fn impossible(scene: &Scene<'_, CastlesOfBurgundy>) -> Vec<Impossible> {
    let look = Look::new(scene);
    let refused = look.candidates().into_iter().filter_map(|(action, element)| look.refused(action, element));
    // A space may be legal for something else, such as a stored tile that could be discarded.
    refused.filter(|refused| look.actions_at(&refused.element).is_empty()).collect()
}

impl Look<'_> {
    /// An action in words, without its price.
    pub(crate) fn wish(&self, action: Action) -> String {
        let tile = |tile: Tile| ("tile", self.words.tile(tile).into());
        match action {
            Action::Take { depot, tile: wanted, .. } => {
                self.say("wish-take", &[tile(wanted), depot_value(depot)])
            }
            Action::Place { tile: wanted, .. } => self.say("wish-place", &[tile(wanted)]),
            Action::Sell { goods, .. } => self.say("wish-sell", &[goods_value(goods)]),
            _ => self.say("wish-buy", &[("silver", self.words.silver(self.position.tables().price).into())]),
        }
    }

    /// Actions a player might want to take in this stage.
    fn candidates(&self) -> Vec<(Action, Element)> {
        let position = self.position;
        let Some(seat) = position.to_act() else { return Vec::new() };
        if matches!(position.stage(), Stage::Estates | Stage::Over) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for depot in Depot::numbered() {
            for (space, tile) in (0u8..).zip(position.tiles_in(depot)) {
                let wish = tile.and_then(|tile| self.take(seat, depot, tile));
                all.extend(wish.map(|wish| (wish, Element::Tile(depot, space))));
            }
        }
        for (space, tile) in (0u8..).zip(position.storage(seat)) {
            let wish = tile.and_then(|tile| self.place_somewhere(seat, tile));
            all.extend(wish.map(|wish| (wish, Element::Stored(seat, space))));
        }
        for goods in Goods::ALL.into_iter().filter(|goods| position.goods_of(seat)[goods.index()] > 0) {
            all.extend(self.sell(seat, goods).map(|wish| (wish, Element::Held(seat, goods))));
        }
        all.extend(self.buy(seat).map(|wish| (wish, Element::Depot(Depot::BLACK))));
        all
    }

    /// The unused die that needs the fewest workers to get a value.
    fn cheapest_die(&self, seat: Seat, to: Pips, purpose: Purpose) -> Option<Pips> {
        let dice = self.position.dice(seat).into_iter().flatten();
        dice.min_by_key(|&die| self.position.workers_to_change(seat, purpose, die, to))
    }

    /// The die an action would use; `Some(None)` in an effect, which uses none; `None` if no die is left.
    fn die_for(&self, seat: Seat, to: Pips, purpose: Purpose) -> Option<Option<Pips>> {
        match self.position.stage() {
            Stage::Turn => self.cheapest_die(seat, to, purpose).map(Some),
            _ => Some(None),
        }
    }

    /// The stored tile that would be discarded.
    fn discarded(&self, seat: Seat) -> Option<Tile> {
        let storage = self.position.storage(seat);
        if storage.iter().all(Option::is_some) { storage[0] } else { None }
    }

    pub(crate) fn take(&self, seat: Seat, depot: Depot, tile: Tile) -> Option<Action> {
        let die = self.die_for(seat, Pips(depot.0), Purpose::Take)?;
        Some(Action::Take { die, depot, tile, discard: self.discarded(seat) })
    }

    pub(crate) fn sell(&self, seat: Seat, goods: Goods) -> Option<Action> {
        let die = self.die_for(seat, goods.pips(), Purpose::Sell)?;
        Some(Action::Sell { die, goods })
    }

    pub(crate) fn placement(&self, seat: Seat, tile: Tile, hex: Hex) -> Option<Action> {
        let die = self.die_for(seat, self.position.tables().grid.die(hex), Purpose::Place(tile.kind()))?;
        Some(Action::Place { die, tile, hex })
    }

    /// The placement of a tile that is closest to being legal: on a legal hex with the fewest workers, else
    /// on a hex not adjacent to a tile, else in a city with such a building, else on a covered hex.
    pub(crate) fn place_somewhere(&self, seat: Seat, tile: Tile) -> Option<Action> {
        let position = self.position;
        let colour = position.estate_row(seat).hexes(tile.kind());
        let nearest = [
            position.places(seat, tile),
            position.fitting(seat, tile),
            colour.minus(position.covered(seat)),
            colour,
        ];
        let hexes = nearest.into_iter().find(|hexes| !hexes.is_empty())?;
        let wishes = hexes.iter().filter_map(|hex| self.placement(seat, tile, Hex(hex)));
        wishes.min_by_key(|&wish| use_of_die(position, wish).map(|used| used.workers))
    }

    /// Any purchase.
    pub(crate) fn buy(&self, seat: Seat) -> Option<Action> {
        let tile = self.position.tiles_in(Depot::BLACK).iter().copied().flatten().next()?;
        Some(Action::Buy { depot: Depot::BLACK, tile, discard: self.discarded(seat) })
    }
}
