//! Positions that were not reached by playing, for tests.

use engine::Seat;
use parts::Set;

use crate::ids::{CITIES, City, Fuel, Plant};
use crate::state::{PowerGrid, Stage, Step3Card, Storage};

/// A builder of positions: start from any position, move the pieces, and [`finish`](Arrangement::finish).
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(PowerGrid);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: PowerGrid) -> Self {
        Self(position)
    }

    /// Sets a player's money.
    #[must_use]
    pub fn money(mut self, seat: Seat, money: u16) -> Self {
        self.0.players[seat].money = money;
        self
    }

    /// Gives a player exactly these plants; they leave the display and the deck.
    #[must_use]
    pub fn plants(mut self, seat: Seat, plants: &[u8]) -> Self {
        let plants: Set = plants.iter().copied().collect();
        self.0.players[seat].plants = plants;
        self.0.plants.display = self.0.plants.display.minus(plants);
        self.without(plants)
    }

    /// Gives a player exactly these tokens; they come from the supply, or from the market if the supply is too small.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, tokens: [u8; 4]) -> Self {
        for fuel in Fuel::ALL {
            let at = fuel.index();
            self.0.supply[at] += self.0.players[seat].tokens[at];
            let from_market = tokens[at].saturating_sub(self.0.supply[at]);
            // Asking for more than there is leaves too many tokens in play, which `finish` finds.
            self.0.market[at] = self.0.market[at].saturating_sub(from_market);
            self.0.supply[at] = self.0.supply[at] + from_market - tokens[at];
        }
        self.0.players[seat].tokens = tokens;
        self
    }

    /// Gives a player exactly these cities, by their ids.
    ///
    /// # Panics
    /// If a city is not on the map.
    #[must_use]
    pub fn cities(mut self, seat: Seat, cities: &[&str]) -> Self {
        let map = self.0.map();
        let cities: Set = cities.iter().map(|id| map.city_by_id(id).expect("a city of this map").0).collect();
        self.0.players[seat].cities = cities;
        self
    }

    /// Sets the tokens on the market, by kind; all others that no player holds form the supply.
    #[must_use]
    pub fn market(mut self, market: [u8; 4]) -> Self {
        for (at, tokens) in market.into_iter().enumerate() {
            self.0.supply[at] = (self.0.supply[at] + self.0.market[at]).saturating_sub(tokens);
        }
        self.0.market = market;
        self
    }

    /// Puts exactly these plants on display; they leave the deck.
    #[must_use]
    pub fn display(mut self, plants: &[u8]) -> Self {
        let plants: Set = plants.iter().copied().collect();
        self.0.plants.display = plants;
        self.without(plants)
    }

    /// Sets the possible next cards, and how many plants can be drawn before the Step 3 card or, without it, before the
    /// deck is empty.
    #[must_use]
    pub fn deck(mut self, left: u8, plants: &[u8]) -> Self {
        self.0.plants.top = None;
        self.0.plants.deck = plants.iter().copied().collect();
        self.0.plants.left = left;
        self
    }

    /// Puts these plants under the Step 3 card.
    #[must_use]
    pub fn under(mut self, plants: &[u8]) -> Self {
        let plants: Set = plants.iter().copied().collect();
        self = self.without(plants);
        self.0.plants.under = plants;
        self
    }

    /// Sets where the Step 3 card is.
    #[must_use]
    pub const fn card(mut self, card: Step3Card) -> Self {
        self.0.plants.card = card;
        self
    }

    /// Sets step and round.
    #[must_use]
    pub const fn time(mut self, step: u8, round: u16) -> Self {
        self.0.step = step;
        self.0.round = round;
        self
    }

    /// Sets the player order.
    #[must_use]
    pub fn order(mut self, order: &[Seat]) -> Self {
        self.0.order[..order.len()].copy_from_slice(order);
        self
    }

    /// Goes to the beginning of phase 2, 3, 4 or 5, with its first player to act.
    #[must_use]
    pub fn stage(mut self, stage: Stage) -> Self {
        let order = self.0.order();
        let (first, last) = (order[0], order[order.len() - 1]);
        self.0.stage = stage;
        self.0.auction = crate::state::Auction::new();
        self.0.ran = Set::EMPTY;
        self.0.actor = if matches!(stage, Stage::Fuel | Stage::Building) { last } else { first };
        self
    }

    /// Sets the acting seat.
    #[must_use]
    pub const fn actor(mut self, seat: Seat) -> Self {
        self.0.actor = seat;
        self
    }

    /// The position.
    ///
    /// # Errors
    /// The invariant that does not hold.
    pub fn finish(mut self) -> Result<PowerGrid, String> {
        self.0.occupied = [Set::EMPTY; 3];
        for seat in Seat::all(self.0.seats) {
            let plants = self.0.players[seat].plants;
            self.0.players[seat].storage = Storage::of(&self.0.tables, plants);
            let cities = self.0.players[seat].cities;
            let mut connection = [if cities.is_empty() { 0 } else { u8::MAX }; CITIES];
            for city in cities {
                let houses = usize::from(self.0.houses_in(City(city)));
                let space = self.0.occupied.get_mut(houses).ok_or("PG-7.8: a city has three spaces")?;
                space.insert(city);
                for (cost, new) in connection.iter_mut().zip(self.0.grid().from(City(city))) {
                    *cost = (*cost).min(*new);
                }
            }
            self.0.players[seat].connection = connection;
        }
        self.0.check_invariants()?;
        Ok(self.0)
    }

    /// Removes plants from the deck.
    fn without(mut self, plants: Set) -> Self {
        let deck = &mut self.0.plants;
        deck.deck = deck.deck.minus(plants);
        deck.under = deck.under.minus(plants);
        deck.top = deck.top.filter(|top: &Plant| !plants.has(top.0));
        deck.left = deck.left.min(deck.deck.len());
        self
    }
}
