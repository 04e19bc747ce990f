//! Positions that nobody played: for studies, puzzles and tests.

use engine::Seat;
use parts::Set;

use crate::ids::{CITIES, City, Fuel, Plant};
use crate::state::{PowerGrid, Stage, Step3Card, Storage};

/// A position being arranged on the table. Start from any position, move the pieces, and [`finish`](Arrangement::finish).
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(PowerGrid);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: PowerGrid) -> Self {
        Self(position)
    }

    /// Gives a player so much money.
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

    /// Puts so many tokens on the market; the rest of what nobody holds is the supply.
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

    /// Leaves so many plants to draw, from these: before the Step 3 card if it is in the deck, else before its end.
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

    /// Puts the Step 3 card somewhere.
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

    /// Goes to the beginning of a phase 2, 3, 4 or 5 with the first to act there; nothing of the phase has happened yet.
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

    /// Lets this seat act.
    #[must_use]
    pub const fn actor(mut self, seat: Seat) -> Self {
        self.0.actor = seat;
        self
    }

    /// The position, if it can be one.
    ///
    /// # Errors
    /// What does not fit together.
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

    /// Takes plants out of the deck, wherever they lie in it.
    fn without(mut self, plants: Set) -> Self {
        let deck = &mut self.0.plants;
        deck.deck = deck.deck.minus(plants);
        deck.under = deck.under.minus(plants);
        deck.top = deck.top.filter(|top: &Plant| !plants.has(top.0));
        deck.left = deck.left.min(deck.deck.len());
        self
    }
}
