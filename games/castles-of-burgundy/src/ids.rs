//! Identifiers of components, one byte each.

use std::num::NonZeroU8;
use std::ops::RangeInclusive;

/// Number of hexes of an estate (CB-1.15).
pub const HEXES: usize = 37;

/// The number of rounds in a phase (CB-3.1), and of goods tiles turned up for it (CB-3.6).
pub const ROUNDS: u8 = 5;

parts::words! {
    /// A kind of hex tile, and the colour of the hexes it fits (CB-1.1).
    pub Kind {
        /// Beige.
        Building = "building",
        /// Light green.
        Animal = "animal",
        /// Yellow.
        Knowledge = "knowledge",
        /// Dark green.
        Castle = "castle",
        /// Grey.
        Mine = "mine",
        /// Blue.
        Ship = "ship",
    }
}

impl Kind {
    /// The tile numbers of this kind.
    pub(crate) const fn tiles(self) -> RangeInclusive<u8> {
        match self {
            Self::Knowledge => 1..=26,
            Self::Building => 31..=38,
            Self::Animal => 41..=79,
            Self::Castle => 81..=81,
            Self::Mine => 82..=82,
            Self::Ship => 83..=83,
        }
    }
}

parts::words! {
    /// A type of building (CB-1.3).
    #[allow(missing_docs, reason = "the names of the game")]
    pub Building {
        Warehouse = "warehouse",
        Carpenter = "carpenter",
        Church = "church",
        Market = "market",
        BoardingHouse = "boarding-house",
        Bank = "bank",
        CityHall = "city-hall",
        Watchtower = "watchtower",
    }
}

parts::words! {
    /// A species of animals (CB-1.4).
    #[allow(missing_docs, reason = "the names of the game")]
    pub Species {
        Cow = "cow",
        Hen = "hen",
        Sheep = "sheep",
        Pig = "pig",
    }
}

/// Upper bound of tile numbers, exclusive.
pub(crate) const TILES: usize = 84;

/// A hex tile by its printed face; tiles with the same face are equal. The number appears in draws: 1 to 26 are the
/// knowledge tiles; 31 to 38 the buildings in the order of [`Building::ALL`]; 42 is two cows, 53 three hens,
/// 64 four sheep, 72 two pigs; 81 is a castle, 82 a mine, 83 a ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// A castle.
    pub const CASTLE: Self = Self::of(81);
    /// A mine.
    pub const MINE: Self = Self::of(82);
    /// A ship.
    pub const SHIP: Self = Self::of(83);

    const fn of(number: u8) -> Self {
        match NonZeroU8::new(number) {
            Some(number) => Self(number),
            None => panic!("tiles have numbers from 1 on"),
        }
    }

    /// The tile with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=26 | 31..=38 | 41..=49 | 51..=59 | 61..=69 | 71..=79 | 81..=83 => Some(Self::of(number)),
            _ => None,
        }
    }

    /// The knowledge tile with this number, 1 to 26.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub const fn knowledge(number: u8) -> Self {
        assert!(1 <= number && number <= 26, "knowledge tiles are numbered 1 to 26");
        Self::of(number)
    }

    /// A building of this type.
    #[must_use]
    pub const fn building(building: Building) -> Self {
        Self::of(31 + building as u8)
    }

    /// A tile with 1 to 9 animals of a species.
    ///
    /// # Panics
    /// If `count` is not in 1 to 9.
    #[must_use]
    pub const fn animals(species: Species, count: u8) -> Self {
        assert!(1 <= count && count <= 9, "a tile shows 1 to 9 animals");
        Self::of(41 + 10 * species as u8 + count - 1)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its kind.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.number() {
            0..=30 => Kind::Knowledge,
            31..=40 => Kind::Building,
            41..=80 => Kind::Animal,
            81 => Kind::Castle,
            82 => Kind::Mine,
            _ => Kind::Ship,
        }
    }

    /// Its type, if it is a building.
    #[inline]
    #[must_use]
    pub const fn as_building(self) -> Option<Building> {
        match self.number() {
            number @ 31..=38 => Some(Building::ALL[number as usize - 31]),
            _ => None,
        }
    }

    /// Species and number of animals, if it shows animals.
    #[inline]
    #[must_use]
    pub const fn as_animals(self) -> Option<(Species, u8)> {
        match self.number() {
            number @ 41..=79 => Some((Species::ALL[number as usize / 10 - 4], number % 10)),
            _ => None,
        }
    }

    /// Its number, if it is a knowledge tile.
    #[inline]
    #[must_use]
    pub const fn as_knowledge(self) -> Option<u8> {
        match self.number() {
            number @ 1..=26 => Some(number),
            _ => None,
        }
    }
}

parts::words! {
    /// A type of goods, by its colour (CB-1.7).
    #[allow(missing_docs, reason = "the names of the game")]
    pub Goods {
        Turquoise = "turquoise",
        Purple = "purple",
        Pink = "pink",
        Red = "red",
        Brown = "brown",
        Orange = "orange",
    }
}

impl Goods {
    /// The die number that sells it.
    #[inline]
    #[must_use]
    pub const fn pips(self) -> Pips {
        Pips(self as u8 + 1)
    }
}

/// The value of a die: 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pips(pub u8);

impl Pips {
    /// CB-5.5: the distance to another value on the ring of six, 0 to 3.
    #[inline]
    #[must_use]
    pub const fn distance(self, to: Self) -> u8 {
        let apart = self.0.abs_diff(to.0);
        if apart > 3 { 6 - apart } else { apart }
    }
}

/// A depot of the game board: 1 to 6, or 0 for the black one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Depot(pub u8);

impl Depot {
    /// The central black depot.
    pub const BLACK: Self = Self(0);

    /// The numbered depots.
    pub fn numbered() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (1..7).map(Self)
    }

    /// Its index among the numbered depots, for arrays; `None` for the black one.
    #[inline]
    #[must_use]
    pub const fn index(self) -> Option<usize> {
        match self.0 {
            number @ 1..=6 => Some(number as usize - 1),
            _ => None,
        }
    }
}

/// A hex of an estate, numbered as in the grid: 0 to 36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub u8);

impl Hex {
    /// Its number, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An estate: its row in the table of estates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Estate(pub u8);

/// A phase of the game, A to E.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the variants have the names of the game")]
pub enum Phase {
    A,
    B,
    C,
    D,
    E,
}

impl Phase {
    /// All phases.
    pub const ALL: [Self; 5] = [Self::A, Self::B, Self::C, Self::D, Self::E];

    /// Its index in [`Phase::ALL`], for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The phase after it.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::A => Some(Self::B),
            Self::B => Some(Self::C),
            Self::C => Some(Self::D),
            Self::D => Some(Self::E),
            Self::E => None,
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::D => 'D',
            Self::E => 'E',
        }
    }
}
