//! The resource market space by space, storage, and the cities that plants can supply.

use super::plants::card;

/// PG-8.9: coal, oil, garbage, uranium in Steps 1, 2, 3, for 2 to 6 players.
const REFILL: [[[u8; 3]; 4]; 5] = [
    [[3, 4, 3], [2, 2, 4], [1, 2, 3], [1, 1, 1]],
    [[4, 5, 3], [2, 3, 4], [1, 2, 3], [1, 1, 1]],
    [[5, 6, 4], [3, 4, 5], [2, 3, 4], [1, 2, 2]],
    [[5, 7, 5], [4, 5, 6], [3, 3, 5], [2, 3, 2]],
    [[7, 9, 6], [5, 6, 7], [3, 5, 6], [2, 3, 3]],
];

/// PG-8.9.
pub(super) fn refill(seats: usize, step: u8) -> [u8; 4] {
    REFILL[seats - 2].map(|steps| steps[usize::from(step) - 1])
}

/// A space of the market: its price, its tokens and its capacity.
struct Space {
    price: u8,
    tokens: u8,
    room: u8,
}

/// PG-2.7: the spaces of one kind, cheapest first.
pub(super) struct Shelf(Vec<Space>);

impl Shelf {
    /// PG-2.5: coal from 1, oil from 3, garbage from 7, three on each space; uranium on 14 and 16.
    pub(super) fn at_start() -> [Self; 4] {
        let shelf = |prices: &[u8], room: u8, from: u8| {
            let tokens = |price: u8| if price >= from { room } else { 0 };
            Self(prices.iter().map(|&price| Space { price, tokens: tokens(price), room }).collect())
        };
        let usual = [1, 2, 3, 4, 5, 6, 7, 8];
        let uranium = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16];
        [shelf(&usual, 3, 1), shelf(&usual, 3, 3), shelf(&usual, 3, 7), shelf(&uranium, 1, 14)]
    }

    /// PG-6.4: takes a token from the cheapest occupied space; returns its price.
    pub(super) fn take(&mut self) -> Option<u8> {
        let space = self.0.iter_mut().find(|space| space.tokens > 0)?;
        space.tokens -= 1;
        Some(space.price)
    }

    /// PG-8.10: puts a token on the most expensive space with room; returns whether there is one.
    pub(super) fn add(&mut self) -> bool {
        let Some(space) = self.0.iter_mut().rev().find(|space| space.tokens < space.room) else {
            return false;
        };
        space.tokens += 1;
        true
    }

    pub(super) fn price(&self) -> Option<u8> {
        self.0.iter().find(|space| space.tokens > 0).map(|space| space.price)
    }

    pub(super) fn count(&self) -> u8 {
        self.0.iter().map(|space| space.tokens).sum()
    }
}

/// PG-6.2: the storage of some plants, by kind and for coal and oil together.
#[derive(Clone, Copy)]
pub(super) struct Storage {
    pub(super) only: [u8; 4],
    pub(super) hybrid: u8,
}

impl Storage {
    pub(super) fn of(plants: &[u8]) -> Self {
        let room = |fuel: &str| {
            let burning = plants.iter().map(|&plant| card(plant)).filter(|card| card.fuel == fuel);
            burning.map(|card| 2 * card.burn).sum()
        };
        Self { only: ["coal", "oil", "garbage", "uranium"].map(room), hybrid: room("hybrid") }
    }

    /// PG-6.3: fills the plants for a single fuel first, then the hybrid plants.
    pub(super) fn fits(self, tokens: [u8; 4]) -> bool {
        let over: Vec<u8> =
            tokens.iter().zip(self.only).map(|(held, room)| held.saturating_sub(room)).collect();
        over[2] == 0 && over[3] == 0 && over[0] + over[1] <= self.hybrid
    }
}

/// PG-10.3: the largest number of cities that some of the plants supply, trying every plant with every mix.
pub(super) fn best_supply(plants: &[u8], tokens: [u8; 4]) -> usize {
    let Some((&plant, rest)) = plants.split_first() else { return 0 };
    let card = card(plant);
    let mut best = best_supply(rest, tokens);
    for first in 0..=card.burn {
        let mut left = tokens.map(i32::from);
        match *card.kinds() {
            [one] if first == card.burn => left[one] -= i32::from(first),
            [one, other] => {
                left[one] -= i32::from(first);
                left[other] -= i32::from(card.burn - first);
            }
            [] => {}
            _ => continue,
        }
        if let [Ok(coal), Ok(oil), Ok(garbage), Ok(uranium)] = left.map(u8::try_from) {
            let more = best_supply(rest, [coal, oil, garbage, uranium]);
            best = best.max(usize::from(card.cities) + more);
        }
    }
    best
}
