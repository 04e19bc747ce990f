//! The position.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::ids::{Burns, CITIES, City, Fuel, MapSide, Plant};
use crate::map::{Grid, Map};
use crate::tables::Tables;

/// A position of Power Grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PowerGrid {
    pub(crate) tables: Components<Tables>,
    pub(crate) side: MapSide,
    pub(crate) seats: u8,
    pub(crate) open_money: bool,
    /// The regions in play; while they are drafted, those picked so far.
    pub(crate) regions: Set,

    pub(crate) round: u16,
    pub(crate) step: u8,
    pub(crate) stage: Stage,
    /// The acting seat; meaningless when the game is over.
    pub(crate) actor: Seat,
    /// The player order; places beyond the seats are unused.
    pub(crate) order: [Seat; 6],
    pub(crate) auction: Auction,
    /// Phase 5: the plants the acting player has run.
    pub(crate) ran: Set,

    pub(crate) market: [u8; 4],
    pub(crate) supply: [u8; 4],
    pub(crate) plants: PlantMarket,
    /// The cities with at least one, two and three houses.
    pub(crate) occupied: [Set; 3],
    pub(crate) players: BySeat<Player>,
}

/// The kind of decision. The stages of one phase follow each other as listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Setup: picking the regions (PG-D.1).
    Regions,
    /// Phase 2: choosing a plant or passing.
    Nominating,
    /// Phase 2: the nominator's opening bid.
    Opening,
    /// Phase 2: bidding.
    Bidding,
    /// Phase 2: the buyer has too many plants.
    Scrapping,
    /// Phase 2: the buyer has tokens that no longer fit, and a choice.
    Dropping,
    /// Phase 3.
    Fuel,
    /// Phase 4.
    Building,
    /// Phase 5, income.
    Power,
    /// The game is over.
    Over,
}

/// The state of phase 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Auction {
    /// Seats that have bought a plant in this phase.
    pub(crate) bought: Set,
    /// Seats that have passed a nomination in this phase.
    pub(crate) passed: Set,
    /// Seats still in this auction.
    pub(crate) bidders: Set,
    /// The plant being auctioned, or just sold.
    pub(crate) plant: Plant,
    /// The highest bid.
    pub(crate) bid: u16,
    /// The highest bidder.
    pub(crate) highest: Seat,
}

impl Auction {
    /// The state at the beginning of phase 2.
    pub(crate) const fn new() -> Self {
        Self {
            bought: Set::EMPTY,
            passed: Set::EMPTY,
            bidders: Set::EMPTY,
            plant: Plant(0),
            bid: 0,
            highest: Seat::new(0),
        }
    }
}

/// The plants on display and in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PlantMarket {
    /// The plants on display, both rows.
    pub(crate) display: Set,
    /// The plant on top of the deck that all players know (PG-2.9).
    pub(crate) top: Option<Plant>,
    /// The possible next cards. Before Step 3 they include the plants removed unseen (PG-2.10).
    pub(crate) deck: Set,
    /// The number of plants that can be drawn before the Step 3 card or, after it, before the deck is empty, without
    /// `top`.
    pub(crate) left: u8,
    /// The plants put under the Step 3 card (PG-8.13).
    pub(crate) under: Set,
    pub(crate) card: Step3Card,
}

/// Where the Step 3 card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step3Card {
    /// In the deck.
    InDeck,
    /// At the end of the future market, until phase 2 is over (PG-9.7).
    OnDisplay,
    /// Out of the game: the plants on display form one row (PG-9.10).
    Removed,
}

/// The state of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) money: u16,
    /// The plants owned.
    pub(crate) plants: Set,
    /// Tokens by kind; on which plant they are does not matter (PG-D.23).
    pub(crate) tokens: [u8; 4],
    pub(crate) storage: Storage,
    /// The cities of the network.
    pub(crate) cities: Set,
    /// The cheapest connection cost from the network to each city; zero while there is no network (PG-7.3). Updated
    /// with every city, so that no path is ever searched during play.
    pub(crate) connection: [u8; CITIES],
}

/// The storage of a player's plants (PG-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Storage {
    /// The capacity by kind, in plants that burn only this kind.
    pub only: [u8; 4],
    /// The capacity for coal and oil together, in hybrid plants.
    pub hybrid: u8,
}

impl Storage {
    /// The storage of these plants.
    #[must_use]
    pub fn of(tables: &Tables, plants: Set) -> Self {
        let mut storage = Self::default();
        for plant in plants {
            let card = tables.card(Plant(plant));
            match card.burns {
                Burns::Only(fuel) => storage.only[fuel.index()] += 2 * card.amount,
                Burns::CoalOrOil => storage.hybrid += 2 * card.amount,
                Burns::Nothing => {}
            }
        }
        storage
    }

    /// PG-6.3: whether these tokens fit after any rearrangement.
    #[must_use]
    pub fn fits(&self, tokens: [u8; 4]) -> bool {
        let [coal, oil, garbage, uranium] = tokens;
        let [for_coal, for_oil, for_garbage, for_uranium] = self.only;
        coal <= for_coal + self.hybrid
            && oil <= for_oil + self.hybrid
            && coal + oil <= for_coal + for_oil + self.hybrid
            && garbage <= for_garbage
            && uranium <= for_uranium
    }
}

impl PowerGrid {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The side of the board in play.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &Map {
        self.tables.map(self.side)
    }

    /// Which side of the board is in play.
    #[must_use]
    pub const fn side(&self) -> MapSide {
        self.side
    }

    /// The cities in play and the costs between them.
    #[inline]
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.map().grid(self.regions)
    }

    /// The regions in play; while they are drafted, those picked so far.
    #[must_use]
    pub const fn regions(&self) -> Set {
        self.regions
    }

    /// Whether the money of all players is public (PG-D.24).
    #[must_use]
    pub const fn open_money(&self) -> bool {
        self.open_money
    }

    /// The round, counted from one.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The step of the game, 1 to 3.
    #[must_use]
    pub const fn step(&self) -> u8 {
        self.step
    }

    /// The kind of decision.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The player order, first to last.
    #[inline]
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The plant being auctioned, and the highest bidder with the bid, if any.
    #[must_use]
    pub fn auction(&self) -> Option<(Plant, Option<(Seat, u16)>)> {
        let Auction { plant, bid, highest, .. } = self.auction;
        match self.stage {
            Stage::Opening => Some((plant, None)),
            Stage::Bidding => Some((plant, Some((highest, bid)))),
            _ => None,
        }
    }

    /// Whether a seat is still in the running auction.
    #[must_use]
    pub const fn bids(&self, seat: Seat) -> bool {
        self.auction.bidders.has(seat.number())
    }

    /// Whether a seat has bought a plant or passed a nomination in this phase 2.
    #[must_use]
    pub const fn is_done_with_auction(&self, seat: Seat) -> bool {
        self.auction.bought.or(self.auction.passed).has(seat.number())
    }

    /// The tokens on the market, by kind.
    #[must_use]
    pub const fn market(&self) -> [u8; 4] {
        self.market
    }

    /// The tokens beside the board, by kind.
    #[must_use]
    pub const fn supply(&self) -> [u8; 4] {
        self.supply
    }

    /// Where the Step 3 card is.
    #[must_use]
    pub const fn step3_card(&self) -> Step3Card {
        self.plants.card
    }

    /// PG-2.9: the number of cards in the deck, including the Step 3 card and those under it.
    #[must_use]
    pub const fn cards_in_deck(&self) -> u8 {
        let card = matches!(self.plants.card, Step3Card::InDeck) as u8;
        self.plants.left + self.plants.top.is_some() as u8 + card + self.plants.under.len()
    }

    /// PG-2.9, PG-8.13: the number of plants above the Step 3 card, which everybody can count; `None` once the card has
    /// been drawn.
    #[must_use]
    pub const fn plants_above_step3_card(&self) -> Option<u8> {
        match self.plants.card {
            Step3Card::InDeck => Some(self.plants.left + self.plants.top.is_some() as u8),
            Step3Card::OnDisplay | Step3Card::Removed => None,
        }
    }

    /// A player's money; hidden from the others unless the game is played with open money (PG-8.8).
    #[inline]
    #[must_use]
    pub fn money(&self, seat: Seat) -> u16 {
        self.players[seat].money
    }

    /// A player's plants.
    #[must_use]
    pub fn plants_of(&self, seat: Seat) -> Set {
        self.players[seat].plants
    }

    /// A player's tokens, by kind.
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> [u8; 4] {
        self.players[seat].tokens
    }

    /// The storage of a player's plants.
    #[must_use]
    pub fn storage(&self, seat: Seat) -> Storage {
        self.players[seat].storage
    }

    /// The cities of a player's network.
    #[must_use]
    pub fn cities_of(&self, seat: Seat) -> Set {
        self.players[seat].cities
    }

    /// A player's size: the number of cities in the network.
    #[inline]
    #[must_use]
    pub fn size(&self, seat: Seat) -> u8 {
        self.players[seat].cities.len()
    }

    /// The plants the acting player has run in this phase 5.
    #[must_use]
    pub const fn ran(&self) -> Set {
        self.ran
    }

    /// The number of houses in a city.
    #[inline]
    #[must_use]
    pub const fn houses_in(&self, city: City) -> u8 {
        let [one, two, three] = self.occupied;
        one.has(city.0) as u8 + two.has(city.0) as u8 + three.has(city.0) as u8
    }

    /// The largest size of any player.
    #[must_use]
    pub fn largest_size(&self) -> u8 {
        Seat::all(self.seats).map(|seat| self.size(seat)).max().unwrap_or(0)
    }

    /// The player after `actor` in order, first to last.
    pub(crate) fn after_in_order(&self) -> Option<Seat> {
        let place = self.order().iter().position(|&seat| seat == self.actor)?;
        self.order().get(place + 1).copied()
    }

    /// The player after `actor` in reverse order, last to first.
    pub(crate) fn after_in_reverse(&self) -> Option<Seat> {
        let place = self.order().iter().position(|&seat| seat == self.actor)?;
        place.checked_sub(1).map(|place| self.order[place])
    }

    /// Takes tokens of one kind from a player into the supply.
    pub(crate) fn put_back(&mut self, seat: Seat, fuel: Fuel, count: u8) {
        self.players[seat].tokens[fuel.index()] -= count;
        self.supply[fuel.index()] += count;
    }
}
