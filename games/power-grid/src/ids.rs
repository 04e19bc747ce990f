//! Identifiers of components, one byte each.

use parts::{Set, words};

/// The number of cities of a map.
pub const CITIES: usize = 42;

/// A plant card, named by the number printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plant(pub u8);

impl Plant {
    /// The number: rank in the market and lowest legal bid, in Elektro.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0 as u16
    }
}

/// The plants of a set of numbers, ascending.
pub fn plants(set: Set) -> impl ExactSizeIterator<Item = Plant> + Clone {
    set.iter().map(Plant)
}

/// A city of the map in play: its row in the map's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(pub u8);

impl City {
    /// The row, as an array index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A region of the map in play: its row in the map's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

words! {
    /// A side of the board.
    pub MapSide {
        /// Germany.
        Germany = "germany",
        /// The United States of America.
        Usa = "usa",
    }
}

words! {
    /// A kind of resource token.
    pub Fuel {
        /// Coal.
        Coal = "coal",
        /// Oil.
        Oil = "oil",
        /// Garbage.
        Garbage = "garbage",
        /// Uranium.
        Uranium = "uranium",
    }
}

/// What a plant burns (PG-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burns {
    /// One kind of token.
    Only(Fuel),
    /// Any mix of coal and oil.
    CoalOrOil,
    /// Nothing: ecological and fusion plants.
    Nothing,
}
