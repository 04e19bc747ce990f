//! Identifiers of components, one byte each.

use std::fmt;

use parts::words;

/// Upper bound of tile numbers (1 to 40), exclusive.
pub const TILES: usize = 41;
/// Maximum number of different faces (colour and icon) of six colours of dice.
pub const FACES: usize = 36;
/// Maximum number of technologies on the table: nine, an Explosive one and the promo card.
pub const SLOTS: usize = 11;

words! {
    /// A colour of dice (DS-1.1).
    pub Colour {
        /// White: never in the general supply (DS-2.3).
        White = "white",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Orange.
        Orange = "orange",
        /// Brown.
        Brown = "brown",
        /// Grey.
        Grey = "grey",
    }
}

words! {
    /// An icon of a die face (DS-7.1).
    pub Icon {
        /// Recruit.
        Recruit = "recruit",
        /// Explore.
        Explore = "explore",
        /// Settle.
        Settle = "settle",
        /// Raid.
        Raid = "raid",
        /// Trade.
        Trade = "trade",
        /// Research.
        Research = "research",
        /// Pioneer.
        Pioneer = "pioneer",
        /// Food.
        Food = "food",
        /// Wood.
        Wood = "wood",
        /// Iron.
        Iron = "iron",
        /// Gold.
        Gold = "gold",
    }
}

words! {
    /// A kind of resource token (DS-1.5).
    pub Resource {
        /// Food.
        Food = "food",
        /// Wood.
        Wood = "wood",
        /// Iron.
        Iron = "iron",
        /// Gold, which may replace any other.
        Gold = "gold",
    }
}

words! {
    /// A terrain (DS-1.2).
    pub Terrain {
        /// Plains.
        Plains = "plains",
        /// Forest.
        Forest = "forest",
        /// Mountains.
        Mountains = "mountains",
        /// Desert.
        Desert = "desert",
        /// Hills.
        Hills = "hills",
    }
}

words! {
    /// A main action (DS-9.3).
    pub Main {
        /// DS-10.
        Recruit = "recruit",
        /// DS-11.
        Explore = "explore",
        /// DS-12.
        Settle = "settle",
        /// DS-13.
        Raid = "raid",
        /// DS-14.
        Harvest = "harvest",
        /// DS-15.
        Trade = "trade",
        /// DS-16.
        Research = "research",
    }
}

words! {
    /// A type of technology card (DS-1.3).
    pub Seal {
        /// Founding.
        Founding = "founding",
        /// Craft.
        Craft = "craft",
        /// Progress.
        Progress = "progress",
        /// Legacy.
        Legacy = "legacy",
        /// Explosive (DS-22).
        Explosive = "explosive",
    }
}

impl Icon {
    /// The token this icon is harvested for, if it is a resource icon.
    #[inline]
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Food => Some(Resource::Food),
            Self::Wood => Some(Resource::Wood),
            Self::Iron => Some(Resource::Iron),
            Self::Gold => Some(Resource::Gold),
            _ => None,
        }
    }
}

impl Resource {
    /// The icon of this resource.
    #[inline]
    #[must_use]
    pub const fn icon(self) -> Icon {
        match self {
            Self::Food => Icon::Food,
            Self::Wood => Icon::Wood,
            Self::Iron => Icon::Iron,
            Self::Gold => Icon::Gold,
        }
    }
}

impl Main {
    /// The icon with which the action is paid; `None` for Harvest, which uses the four resource icons.
    #[inline]
    #[must_use]
    pub const fn icon(self) -> Option<Icon> {
        match self {
            Self::Recruit => Some(Icon::Recruit),
            Self::Explore => Some(Icon::Explore),
            Self::Settle => Some(Icon::Settle),
            Self::Raid => Some(Icon::Raid),
            Self::Trade => Some(Icon::Trade),
            Self::Research => Some(Icon::Research),
            Self::Harvest => None,
        }
    }
}

/// A map tile, named by the number printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub u8);

impl Tile {
    /// Its number, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A face of a colour of dice: its row in [`Tables::faces`](crate::Tables::faces). Faces of one colour with the same
/// icon are the same face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(pub u8);

impl Face {
    /// Its row, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of dice that show each face.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Faces([u8; FACES]);

impl Faces {
    /// No dice.
    pub const NONE: Self = Self([0; FACES]);

    /// Adds a die that shows `face`.
    #[inline]
    pub fn add(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }

    /// The face of each die, ascending.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        (0..).map(Face).zip(self.0).flat_map(|(face, dice)| (0..dice).map(move |_| face))
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut all = Self::NONE;
        faces.into_iter().for_each(|face| all.add(face));
        all
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|face| face.0)).finish()
    }
}

/// A technology card: its row in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// A place of a technology on the table (DS-4.8), counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

/// A cell of the hexagonal grid in axial coordinates (DS-5.5). Cells are ordered row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row.
    pub r: i8,
    /// The place in the row.
    pub q: i8,
}

impl Cell {
    /// The cell at these coordinates.
    #[inline]
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { r, q }
    }

    /// The six cells around it, clockwise from east.
    #[must_use]
    pub fn around(self) -> [Self; 6] {
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].map(|(q, r)| Self::new(self.q + q, self.r + r))
    }

    /// The number of steps to another cell.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// A set of icons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Icons(u16);

impl Icons {
    /// No icon.
    pub const NONE: Self = Self(0);

    /// Whether an icon is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, icon: Icon) -> bool {
        self.0 >> icon.number() & 1 == 1
    }

    /// The set with an icon in it.
    #[inline]
    #[must_use]
    pub const fn with(self, icon: Icon) -> Self {
        Self(self.0 | 1 << icon.number())
    }

    /// The union of two sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The icons, in order.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().filter(move |&icon| self.has(icon))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        icons.into_iter().fold(Self::NONE, Self::with)
    }
}
