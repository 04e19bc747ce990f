//! Identifiers of components, one byte each.

use parts::Set;
use serde::Deserialize;

/// The number of headstreams (BA-2.3).
pub const HEADSTREAMS: usize = 4;
/// The number of basins (BA-2.1).
pub const BASINS: usize = 12;
/// The number of base spaces: two in each of the first ten basins (BA-2.2).
pub const BASE_SPACES: usize = 20;
/// The number of conduit spaces: two in each of the first ten basins (BA-2.2).
pub const CONDUIT_SPACES: usize = 20;
/// The number of powerhouse spaces (BA-2.2).
pub const POWERHOUSE_SPACES: usize = 23;
/// The number of contracts (BA-1.1).
pub const CONTRACTS: usize = 55;
/// The number of different technology tiles: basic, special and advanced (BA-1.1, BA-1.3).
pub const TECH_TILES: usize = 21;
/// The number of rows of action spaces on the management board and the patent office.
pub const ROWS: usize = 20;
/// The number of rounds (BA-5.1).
pub const ROUNDS: u8 = 5;
/// Bases, elevations, conduits and powerhouses of a company (BA-1.3).
pub const PIECES: [u8; 4] = [5, 5, 5, 4];
/// The number of segments of a construction wheel (BA-1.3).
pub const SEGMENTS: usize = 6;
/// The number of Automa tiles (BA-1.1).
pub const AUTOMA_TILES: usize = 20;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Its row in the table, for arrays.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

number!(
    /// A headstream, A to D as 0 to 3.
    Headstream
);
number!(
    /// A basin: one less than its printed number.
    Basin
);
number!(
    /// A base space: the upper and the lower one of each basin, basin by basin.
    BaseSpace
);
number!(
    /// A conduit space: the left and the right one of each basin, basin by basin.
    ConduitSpace
);
number!(
    /// A powerhouse space: its row in the map's table.
    PowerhouseSpace
);
number!(
    /// A contract: its row in the table.
    Contract
);
number!(
    /// A technology tile: basic ones first, then the special one, then the advanced ones.
    TechTile
);
number!(
    /// A row of action spaces on the management board or the patent office.
    Row
);
number!(
    /// An Automa tile: one less than its printed number.
    AutomaTile
);

impl BaseSpace {
    /// The basin it is in.
    #[inline]
    #[must_use]
    pub const fn basin(self) -> Basin {
        Basin(self.0 / 2)
    }

    /// BA-2.5: the upper base spaces are red-bordered.
    #[inline]
    #[must_use]
    pub const fn is_upper(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

impl Basin {
    /// The upper and the lower base space; basins 11 and 12 have none.
    #[inline]
    pub fn base_spaces(self) -> impl DoubleEndedIterator<Item = BaseSpace> + Clone {
        let first = self.0 * 2;
        let end = if (self.0 as usize) < BASE_SPACES / 2 { first + 2 } else { first };
        (first..end).map(BaseSpace)
    }

    /// The base spaces as a set; the conduit spaces have the same numbers.
    #[inline]
    pub(crate) fn spaces(self) -> Set {
        self.base_spaces().map(|space| space.0).collect()
    }

    /// The left and the right conduit space; basins 11 and 12 have none.
    #[inline]
    pub fn conduit_spaces(self) -> impl Iterator<Item = ConduitSpace> + Clone {
        self.base_spaces().map(|space| ConduitSpace(space.0))
    }
}

impl ConduitSpace {
    /// The basin it starts from (BA-2.6).
    #[inline]
    #[must_use]
    pub const fn from(self) -> Basin {
        Basin(self.0 / 2)
    }
}

/// One place of a row (BA-6.8): twice the row, one more for the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// The number of places.
    pub const COUNT: usize = 2 * ROWS;

    /// The left place of a row.
    #[inline]
    #[must_use]
    pub const fn left(row: Row) -> Self {
        Self(row.0 * 2)
    }

    /// The right place of a row.
    #[inline]
    #[must_use]
    pub const fn right(row: Row) -> Self {
        Self(row.0 * 2 + 1)
    }

    /// The row it belongs to.
    #[inline]
    #[must_use]
    pub const fn row(self) -> Row {
        Row(self.0 / 2)
    }

    /// Whether it is the right one, which is more expensive.
    #[inline]
    #[must_use]
    pub const fn is_right(self) -> bool {
        !self.0.is_multiple_of(2)
    }

    /// Its index, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its index in [`ALL`](Self::ALL), for arrays.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in tables and notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            /// The value with this word.
            #[must_use]
            pub fn by_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words!(
    /// A part of the map (BA-2.1).
    Area {
        /// Basins 1 to 4.
        Mountain = "mountain",
        /// Basins 5 to 7.
        Hill = "hill",
        /// Basins 8 to 12.
        Plain = "plain",
    }
);
words!(
    /// A kind of structure piece (BA-2.8).
    Structure {
        /// The base of a dam.
        Base = "base",
        /// An elevation of a dam.
        Elevation = "elevation",
        /// A conduit.
        Conduit = "conduit",
        /// A powerhouse.
        Powerhouse = "powerhouse",
    }
);
words!(
    /// A national company (BA-1.4).
    Company {
        /// USA, red.
        Usa = "usa",
        /// Germany, black.
        Germany = "germany",
        /// Italy, green.
        Italy = "italy",
        /// France, white.
        France = "france",
    }
);
words!(
    /// The ability of a company with three powerhouses (BA-13.2).
    Ability {
        /// BA-13.3: energy for drops that flow past the company's powerhouses.
        FlowEnergy = "flow_energy",
        /// BA-13.6: a second production.
        SecondProduction = "second_production",
        /// BA-13.5: three more steps after a production.
        ExtraEnergy = "extra_energy",
        /// BA-13.8: contracts need less energy.
        ContractDiscount = "contract_discount",
    }
);
words!(
    /// An executive officer (BA-13.10 to BA-13.17).
    Officer {
        /// Wilhelm Adler.
        Adler = "adler",
        /// Graziano Del Monte.
        DelMonte = "del_monte",
        /// Viktor Fiesler.
        Fiesler = "fiesler",
        /// Jill McDowell.
        McDowell = "mcdowell",
        /// Solomon P. Jordan.
        Jordan = "jordan",
        /// Anton Krylov.
        Krylov = "krylov",
        /// Mahiri Sekibo.
        Sekibo = "sekibo",
    }
);
words!(
    /// The back of a private contract.
    Colour {
        /// 2 to 4 energy.
        Green = "green",
        /// 5 to 7 energy.
        Yellow = "yellow",
        /// 8 to 10 energy.
        Red = "red",
    }
);
words!(
    /// What a bonus tile counts (BA-11.9).
    Bonus {
        /// Fulfilled contracts.
        Contracts = "fulfilled_contract",
        /// Powerhouses.
        Powerhouses = "powerhouse",
        /// Bases.
        Bases = "base",
        /// Conduits.
        Conduits = "conduit",
        /// Elevations.
        Elevations = "elevation",
        /// Advanced technology tiles.
        AdvancedTech = "advanced_tech_tile",
    }
);
words!(
    /// What the objective tile counts (BA-12.4 to BA-12.9).
    Objective {
        /// BA-12.4.
        RedSpaces = "structures_on_red_spaces",
        /// BA-12.5.
        OwnSystems = "bases_linked_to_own_powerhouse",
        /// BA-12.6.
        FullestArea = "structures_in_fullest_area",
        /// BA-12.7.
        EmptiestArea = "structures_in_emptiest_area",
        /// BA-12.8.
        Spread = "basins_with_1_structure",
        /// BA-12.9.
        Clusters = "basins_with_3_structures",
    }
);
words!(
    /// The special effect of an advanced technology tile (BA-14.10 to BA-14.24).
    Effect {
        /// BA-14.10.
        DropInEachEmptyDam = "drop_in_each_empty_dam",
        /// BA-14.11.
        RotatePerElevation = "rotate_per_elevation",
        /// BA-14.12.
        CreditsTwiceValue = "credits_2x_value",
        /// BA-14.13.
        NoEngineers = "no_engineers",
        /// BA-14.14.
        NoRedSpaceCost = "no_red_space_cost",
        /// BA-14.15.
        EnergyPerBase = "energy_per_base",
        /// BA-14.16.
        FillDam = "fill_dam",
        /// BA-14.17.
        ConduitForFive = "conduit_costs_at_most_5",
        /// BA-14.18.
        ProducePlusTwo = "produce_plus_2",
        /// BA-14.19.
        Interchangeable = "machines_interchangeable",
        /// BA-14.20.
        NoEngineersNoMachines = "no_engineers_no_machines",
        /// BA-14.21.
        VpPerRaisedDam = "vp_3_per_raised_dam",
        /// BA-14.22.
        EnergyTwiceValue = "energy_2x_value",
        /// BA-14.23.
        VpPerPowerhouse = "vp_3_per_powerhouse",
        /// BA-14.24.
        VpPerAdvancedTile = "vp_3_per_advanced_tile",
    }
);

/// A place for one structure piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Site {
    /// A base on a base space.
    Base(BaseSpace),
    /// An elevation of the dam on a base space.
    Elevation(BaseSpace),
    /// A conduit on a conduit space.
    Conduit(ConduitSpace),
    /// A powerhouse on a powerhouse space.
    Powerhouse(PowerhouseSpace),
}

impl Site {
    /// The number of sites.
    pub(crate) const COUNT: usize = 2 * BASE_SPACES + CONDUIT_SPACES + POWERHOUSE_SPACES;

    /// Its index among all sites, for arrays.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Base(space) => space.index(),
            Self::Elevation(space) => BASE_SPACES + space.index(),
            Self::Conduit(space) => 2 * BASE_SPACES + space.index(),
            Self::Powerhouse(space) => 2 * BASE_SPACES + CONDUIT_SPACES + space.index(),
        }
    }

    /// The site of a kind of piece on a space.
    #[inline]
    pub(crate) const fn new(structure: Structure, space: u8) -> Self {
        match structure {
            Structure::Base => Self::Base(BaseSpace(space)),
            Structure::Elevation => Self::Elevation(BaseSpace(space)),
            Structure::Conduit => Self::Conduit(ConduitSpace(space)),
            Structure::Powerhouse => Self::Powerhouse(PowerhouseSpace(space)),
        }
    }

    /// The kind of piece that goes there.
    #[inline]
    #[must_use]
    pub const fn structure(self) -> Structure {
        match self {
            Self::Base(_) => Structure::Base,
            Self::Elevation(_) => Structure::Elevation,
            Self::Conduit(_) => Structure::Conduit,
            Self::Powerhouse(_) => Structure::Powerhouse,
        }
    }
}
