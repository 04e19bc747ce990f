//! Identifiers of components, one byte each.

use parts::Set;

/// The number of building cards (MP-1.3).
pub const BUILDINGS: usize = 50;
/// The number of bomb cards (MP-1.4).
pub const BOMBS: usize = 30;
/// The number of worker spaces on the main board.
pub const SPACES: usize = 20;
/// The number of positions of the building market (MP-1.1).
pub const POSITIONS: usize = 7;
/// The largest number of players.
pub(crate) const SEATS: usize = 5;

/// A building card: its row in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(pub u8);

impl Building {
    /// Its row, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The buildings of a set of rows, ascending.
pub fn buildings(set: Set) -> impl ExactSizeIterator<Item = Building> + Clone {
    set.iter().map(Building)
}

/// A bomb card: its row in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bomb(pub u8);

impl Bomb {
    /// Its row, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The bombs of a set of rows, ascending.
pub fn bombs(set: Set) -> impl ExactSizeIterator<Item = Bomb> + Clone {
    set.iter().map(Bomb)
}

/// A worker space of the main board: its row in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

impl Space {
    /// All spaces.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..SPACES as u8).map(Self)
    }

    /// Its row, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position of the building market, 0 for the leftmost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub u8);

impl Position {
    /// All positions, cheapest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..POSITIONS as u8).map(Self)
    }

    /// Its index, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kind of a building, by what it makes (MP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Yellowcake.
    Mine,
    /// Money and aircraft.
    Factory,
    /// Workers.
    University,
    /// Plutonium.
    Reactor,
    /// Enriched uranium.
    Enrichment,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Mine, Self::Factory, Self::University, Self::Reactor, Self::Enrichment];

    /// The word in tables.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Factory => "factory",
            Self::University => "university",
            Self::Reactor => "reactor",
            Self::Enrichment => "enrichment",
        }
    }
}

/// The fuel of a bomb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fuel {
    /// Enriched uranium.
    Uranium,
    /// Plutonium.
    Plutonium,
}

/// The type of an aircraft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aircraft {
    /// A fighter.
    Fighter,
    /// A bomber.
    Bomber,
}

impl Aircraft {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Fighter, Self::Bomber];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fighter => "fighter",
            Self::Bomber => "bomber",
        }
    }
}
