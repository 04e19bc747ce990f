//! Names of components: one byte each.

use parts::Set;

/// How many cities a map has.
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
    /// Its row, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A region of the map in play: its row in the map's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

/// One of the two sides of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MapSide {
    /// Germany.
    Germany,
    /// The United States of America.
    Usa,
}

impl MapSide {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Germany, Self::Usa];

    /// The word in options.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Germany => "germany",
            Self::Usa => "usa",
        }
    }
}

/// A kind of resource token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fuel {
    /// Coal.
    Coal,
    /// Oil.
    Oil,
    /// Garbage.
    Garbage,
    /// Uranium.
    Uranium,
}

impl Fuel {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Coal, Self::Oil, Self::Garbage, Self::Uranium];

    /// Its place in [`Fuel::ALL`], for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in tables and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Coal => "coal",
            Self::Oil => "oil",
            Self::Garbage => "garbage",
            Self::Uranium => "uranium",
        }
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
