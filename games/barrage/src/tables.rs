//! The components: the tables of `data/`, checked, with the values derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;
use serde::Deserialize;

use crate::automa_tiles::{AUTOMA, AutomaTable};
use crate::board::{ACTIONS, Board, Price};
use crate::ids::{BaseSpace, Bonus, Company, Contract, Effect, Officer, Structure, TechTile};
use crate::map::{MAP, Map};
use crate::numbers::{CONSTANTS, ConstantsFile, Numbers, TRACK, TrackFile};
use crate::rewards::{COMPANIES, CONTRACTS_FILE, Companies, CompanyRow, ContractRow, Contracts};
use crate::tiles::{OFFICERS, OfficersFile, TECH, TechFile};

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: MAP, text: include_str!("../data/map.toml") },
    File { name: ACTIONS, text: include_str!("../data/actions.toml") },
    File { name: CONTRACTS_FILE, text: include_str!("../data/contracts.toml") },
    File { name: COMPANIES, text: include_str!("../data/companies.toml") },
    File { name: AUTOMA, text: include_str!("../data/automa.toml") },
    File { name: CONSTANTS, text: include_str!("../data/constants.toml") },
    File { name: TRACK, text: include_str!("../data/energy_track.toml") },
    File { name: TECH, text: include_str!("../data/tech_tiles.toml") },
    File { name: OFFICERS, text: include_str!("../data/officers.toml") },
    File { name: HEADSTREAM_TILES, text: include_str!("../data/headstream_tiles.toml") },
    File { name: BONUS_TILES, text: include_str!("../data/bonus_tiles.toml") },
    File { name: SETUP_TILES, text: include_str!("../data/setup_tiles.toml") },
];

const HEADSTREAM_TILES: &str = "headstream_tiles.toml";
const BONUS_TILES: &str = "bonus_tiles.toml";
const SETUP_TILES: &str = "setup_tiles.toml";

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// The map.
    pub map: Map,
    /// The action spaces.
    pub board: Board,
    /// The contracts.
    pub contracts: Contracts,
    /// The companies.
    pub companies: Companies,
    /// The Automa tiles and difficulties.
    pub automa: AutomaTable,
    /// Counts, costs and scoring numbers.
    pub numbers: Numbers,
    /// The technology tiles, by number.
    pub tiles: Vec<TileRow>,
    /// The advanced tiles of each level.
    pub levels: [Set; 3],
    /// BA-13.16: Anton Krylov's tile.
    pub special: TechTile,
    /// Mahiri Sekibo's tile.
    pub sekibo: Sekibo,
    /// BA-4.3: the fixed hands of the introductory game.
    pub introductory: Vec<(Company, Officer, Contract)>,
    /// The headstream tiles: drops in rounds 1 to 4.
    pub headstream_tiles: Vec<[u8; 4]>,
    /// The bonus tiles.
    pub bonus_tiles: Vec<BonusRow>,
    /// BA-3.6: the base spaces on which the neutral dam of each area can stand.
    pub neutral_spaces: [Vec<BaseSpace>; 3],
    /// BA-11.4: the credits by energy, up to the last credit step.
    credits: Vec<u8>,
    /// BA-11.4: the VP that a company without energy loses.
    pub idle_vp: u8,
}

/// A technology tile.
#[derive(Clone, Debug)]
pub struct TileRow {
    /// Its word in notation.
    pub word: String,
    /// The structure it allows; `None` for any of them (BA-7.20).
    pub builds: Option<Structure>,
    /// 1 to 3 for an advanced tile, 0 for any other.
    pub level: u8,
    /// Its special effect.
    pub effect: Option<Effect>,
    /// BA-14.3: whether it needs no engineers.
    pub engineers_free: bool,
}

/// A bonus tile (BA-11.9).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusRow {
    /// The element it counts.
    pub counts: Bonus,
    /// VP for each.
    pub vp: u8,
    /// Whether it is in the introductory game (BA-3.2).
    pub introductory: bool,
}

/// Mahiri Sekibo's tile (BA-13.17).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sekibo {
    /// BA-D.11: the credits the online version deals instead of the usual ones.
    pub start_credits_variant: u8,
    /// The cost of the two places, in the order of their use.
    pub spaces: [Price; 2],
}

impl Tables {
    /// A contract.
    #[inline]
    #[must_use]
    pub fn contract(&self, contract: Contract) -> &ContractRow {
        &self.contracts.rows[contract.index()]
    }

    /// A company.
    #[inline]
    #[must_use]
    pub fn company(&self, company: Company) -> &CompanyRow {
        &self.companies.rows[company.index()]
    }

    /// A technology tile.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: TechTile) -> &TileRow {
        &self.tiles[tile.index()]
    }

    /// The advanced tiles.
    #[must_use]
    pub const fn advanced(&self) -> Set {
        let [one, two, three] = self.levels;
        one.or(two).or(three)
    }

    /// BA-11.4: the credits for an amount of energy.
    #[must_use]
    pub fn credits(&self, energy: u16) -> u8 {
        self.credits[usize::from(energy).min(self.credits.len() - 1)]
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let map = Map::read(files)?;
        let contracts = Contracts::read(files)?;
        let numbers = files.read::<ConstantsFile>(CONSTANTS)?.numbers()?;
        let (tiles, levels, special) = files.read::<TechFile>(TECH)?.tiles()?;
        let officers: OfficersFile = files.read(OFFICERS)?;
        let introductory = officers.hands(&contracts)?;
        let headstream_tiles = files.read::<HeadstreamFile>(HEADSTREAM_TILES)?.headstream_tiles;
        exactly(HEADSTREAM_TILES, "headstream_tiles", headstream_tiles.len(), 8)?;
        let bonus_tiles = files.read::<BonusFile>(BONUS_TILES)?.bonus_tile;
        exactly(BONUS_TILES, "bonus_tile", bonus_tiles.len(), 6)?;
        exactly(BONUS_TILES, "introductory", bonus_tiles.iter().filter(|row| row.introductory).count(), 5)?;
        let neutral_spaces = files.read::<SetupFile>(SETUP_TILES)?.spaces(&map)?;
        let (credits, idle_vp) = files.read::<TrackFile>(TRACK)?.credits()?;
        Ok(Self {
            board: Board::read(files)?,
            companies: Companies::read(files)?,
            automa: AutomaTable::read(files, &map)?,
            map,
            contracts,
            numbers,
            tiles,
            levels,
            special,
            sekibo: officers.sekibo,
            introductory,
            headstream_tiles,
            bonus_tiles,
            neutral_spaces,
            credits,
            idle_vp,
        })
    }
}

pub(crate) fn exactly(file: &str, entry: &str, found: usize, expected: usize) -> Result<(), ComponentError> {
    if found == expected {
        return Ok(());
    }
    Err(ComponentError::new(file, entry, format!("{found} entries, {expected} expected")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadstreamFile {
    headstream_tiles: Vec<[u8; 4]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusFile {
    bonus_tile: Vec<BonusRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    setup_tiles: Vec<String>,
}

impl SetupFile {
    fn spaces(&self, map: &Map) -> Result<[Vec<BaseSpace>; 3], ComponentError> {
        let mut spaces = [const { Vec::new() }; 3];
        for id in &self.setup_tiles {
            let word = id.to_lowercase();
            let space = map.base_words.iter().position(|known| *known == word);
            let space = space.and_then(|space| u8::try_from(space).ok()).map(BaseSpace);
            let Some(space) = space.filter(|space| !space.is_upper()) else {
                return Err(ComponentError::new(SETUP_TILES, id.as_str(), "this is not a lower base space"));
            };
            spaces[map.basin(space.basin()).area.index()].push(space);
        }
        if spaces.iter().any(Vec::is_empty) {
            return Err(ComponentError::new(SETUP_TILES, "setup_tiles", "every area needs a tile"));
        }
        Ok(spaces)
    }
}
