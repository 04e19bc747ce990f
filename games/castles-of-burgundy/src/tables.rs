//! The components: the tables of `data/`, checked, with the values derived from them.

mod files;
mod knowledge_file;

use engine::{ComponentError, File, Files};

use crate::board::{BOARD, Board};
use crate::estates::{ESTATES, EXTRA, EstateRow, Estates, GRID, Grid, LARGEST_REGION};
use crate::ids::{Building, Estate, Kind, Phase, TILES, Tile};
use crate::knowledge::Effect;

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: ANIMALS, text: include_str!("../data/animals.toml") },
    File { name: BOARD, text: include_str!("../data/board.toml") },
    File { name: BUILDINGS, text: include_str!("../data/buildings.toml") },
    File { name: ESTATES, text: include_str!("../data/estates.toml") },
    File { name: EXTRA, text: include_str!("../data/estates_extra.toml") },
    File { name: GOODS, text: include_str!("../data/goods.toml") },
    File { name: GRID, text: include_str!("../data/grid.toml") },
    File { name: KNOWLEDGE, text: include_str!("../data/knowledge.toml") },
    File { name: SCORING, text: include_str!("../data/scoring.toml") },
    File { name: SETUP, text: include_str!("../data/setup.toml") },
    File { name: TILES_FILE, text: include_str!("../data/tiles.toml") },
];

const ANIMALS: &str = "animals.toml";
const BUILDINGS: &str = "buildings.toml";
const GOODS: &str = "goods.toml";
const KNOWLEDGE: &str = "knowledge.toml";
const SCORING: &str = "scoring.toml";
const SETUP: &str = "setup.toml";
const TILES_FILE: &str = "tiles.toml";

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// The hexes of every estate.
    pub grid: Grid,
    /// The estates and the player boards.
    pub estates: Estates,
    /// The game board.
    pub board: Board,
    /// Goods tiles a player starts with (CB-2.7).
    pub start_goods: u8,
    /// Silverlings a player starts with (CB-2.4).
    pub start_silver: u16,
    /// Workers by place in the first turn order (CB-2.9).
    pub start_workers: [u16; 4],
    /// Different goods types a player can hold (CB-6.7).
    pub goods_types: u8,
    /// Workers the take-workers action pays (CB-5.16).
    pub worker_action: u8,
    /// The price of a purchase (CB-8.1).
    pub price: u16,
    /// Silverlings a sale pays (CB-5.14).
    pub sale_silver: u8,
    /// Points at the end for an unsold goods tile (CB-10.2).
    pub unsold_points: u16,
    /// Points at the end for a silverling (CB-10.2).
    pub silver_points: u16,
    /// Workers that make one point at the end (CB-10.2).
    pub workers_per_point: u16,
    /// Goods tiles of each type (CB-1.7).
    pub goods_copies: u8,
    own: [u8; TILES],
    black: [u8; TILES],
    kinds: [KindRow; 6],
    buildings: [Advantage; 8],
    knowledge: [Effect; 26],
    region_points: [u8; LARGEST_REGION as usize],
    phase_points: [u8; 5],
    colour_points: [[u8; 3]; 2],
    sale_points: [u8; 3],
}

/// A kind of hex tile.
#[derive(Clone, Debug)]
pub struct KindRow {
    /// The letter in the tables of estates.
    pub letter: String,
    /// Number of hexes of its colour on every estate (CB-1.15).
    pub estate: u8,
    pub(crate) back_own: u8,
    pub(crate) back_black: u8,
}

/// CB-6.15 to CB-6.23: the effect of a building when it is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advantage {
    /// May sell one goods type.
    Sell,
    /// May take a tile of these kinds from any numbered depot.
    Take(parts::Set),
    /// Gives this number of workers.
    Workers(u8),
    /// Gives this number of silverlings.
    Silver(u8),
    /// May place one more tile.
    Place,
    /// Gives this number of points.
    Points(u8),
}

impl Tables {
    /// An estate.
    #[inline]
    #[must_use]
    pub fn estate(&self, estate: Estate) -> &EstateRow {
        &self.estates.rows[usize::from(estate.0)]
    }

    /// A kind of hex tile.
    #[must_use]
    pub const fn kind(&self, kind: Kind) -> &KindRow {
        &self.kinds[kind.index()]
    }

    /// The advantage of a building.
    #[inline]
    #[must_use]
    pub const fn advantage(&self, building: Building) -> Advantage {
        self.buildings[building.index()]
    }

    /// The effect of a knowledge tile, 1 to 26.
    #[inline]
    #[must_use]
    pub const fn effect(&self, number: u8) -> Effect {
        self.knowledge[(number as usize - 1) % 26]
    }

    /// CB-1.2: the number of tiles with a coloured back, by tile number.
    #[must_use]
    pub const fn own_backs(&self) -> &[u8; TILES] {
        &self.own
    }

    /// CB-1.2: the number of tiles with a black back, by tile number.
    #[must_use]
    pub const fn black_backs(&self) -> &[u8; TILES] {
        &self.black
    }

    /// The number of tiles with this face.
    #[must_use]
    pub const fn copies(&self, tile: Tile) -> u8 {
        let at = tile.number() as usize;
        self.own[at] + self.black[at]
    }

    /// CB-7.2: the points for a region of this size.
    #[inline]
    #[must_use]
    pub const fn region_points(&self, size: u8) -> u16 {
        self.region_points[size as usize - 1] as u16
    }

    /// CB-7.3: the points for a region completed in this phase.
    #[inline]
    #[must_use]
    pub const fn phase_points(&self, phase: Phase) -> u16 {
        self.phase_points[phase.index()] as u16
    }

    /// CB-7.6, CB-7.7: the points for the large (0) or small (1) bonus tile.
    #[must_use]
    pub const fn colour_points(&self, tile: usize, seats: u8) -> u16 {
        self.colour_points[tile][seats as usize - 2] as u16
    }

    /// CB-5.14: the points for a goods tile sold.
    #[inline]
    #[must_use]
    pub const fn sale_points(&self, seats: u8) -> u16 {
        self.sale_points[seats as usize - 2] as u16
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        files::read(files)
    }
}
