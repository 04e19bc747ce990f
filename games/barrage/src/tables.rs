//! The components: tables read from `data/`, checked, with everything that can be derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;
use serde::Deserialize;

use crate::automa_tiles::{AUTOMA, AutomaTable};
use crate::board::{ACTIONS, Board};
use crate::ids::{
    Area, BaseSpace, Bonus, Company, Contract, Effect, Objective, Officer, Structure, TechTile,
};
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
    File { name: OBJECTIVE_TILES, text: include_str!("../data/objective_tiles.toml") },
    File { name: SETUP_TILES, text: include_str!("../data/setup_tiles.toml") },
];

const HEADSTREAM_TILES: &str = "headstream_tiles.toml";
const BONUS_TILES: &str = "bonus_tiles.toml";
const OBJECTIVE_TILES: &str = "objective_tiles.toml";
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
    /// The officers, by number.
    pub officers: Vec<OfficerRow>,
    /// BA-4.3: the fixed hands of the introductory game.
    pub introductory: Vec<(Company, Officer, Contract)>,
    /// The headstream tiles: drops in rounds 1 to 4.
    pub headstream_tiles: Vec<[u8; 4]>,
    /// What each bonus tile counts, what it gives for one, and whether it is in the introductory game.
    pub bonus_tiles: Vec<BonusRow>,
    /// What each objective tile counts.
    pub objectives: Vec<Objective>,
    /// BA-3.6: the base spaces on which the neutral dam of each area can stand.
    pub neutral_spaces: [Vec<BaseSpace>; 3],
    /// BA-11.4: the credits for so much energy, up to the last space of the track.
    credits: Vec<u8>,
    /// BA-11.4: what a company without energy loses.
    pub idle_vp: u8,
}

/// A technology tile.
#[derive(Clone, Debug)]
pub struct TileRow {
    /// Its word in notation.
    pub word: String,
    /// The structure it allows; nothing: any of them (BA-7.20).
    pub builds: Option<Structure>,
    /// 1 to 3 for an advanced tile, 0 for any other.
    pub level: u8,
    /// What else it does.
    pub effect: Option<Effect>,
    /// BA-14.3: whether it needs no engineers.
    pub engineers_free: bool,
}

/// A bonus tile (BA-11.9).
#[derive(Clone, Copy, Debug)]
pub struct BonusRow {
    /// What it counts.
    pub counts: Bonus,
    /// VP for each.
    pub vp: u8,
    /// Whether it is in the introductory game (BA-3.2).
    pub introductory: bool,
}

/// An officer.
#[derive(Clone, Debug)]
pub struct OfficerRow {
    /// The name.
    pub name: String,
    /// BA-D.11: what the online version deals instead of the usual credits.
    pub variant_credits: Option<u8>,
    /// BA-13.17: what the places on the tile cost, in engineers and credits.
    pub spaces: Vec<(u8, u8)>,
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

    /// BA-11.4: the credits for so much energy.
    #[must_use]
    pub fn credits(&self, energy: u16) -> u8 {
        self.credits[usize::from(energy).min(self.credits.len() - 1)]
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let map = Map::read(files)?;
        let contracts = Contracts::read(files)?;
        let numbers = parse::<ConstantsFile>(files, CONSTANTS)?.numbers()?;
        let (tiles, levels, special) = parse::<TechFile>(files, TECH)?.tiles()?;
        let (officers, introductory) = parse::<OfficersFile>(files, OFFICERS)?.officers(&contracts)?;
        let headstream_tiles: HeadstreamFile = parse(files, HEADSTREAM_TILES)?;
        let headstream_tiles =
            headstream_tiles.headstream_tile.iter().map(|row| row.drops).collect::<Vec<_>>();
        exactly(HEADSTREAM_TILES, "headstream_tile", headstream_tiles.len(), 8)?;
        let bonus: BonusFile = parse(files, BONUS_TILES)?;
        let row = |entry: &BonusEntry| BonusRow {
            counts: entry.counts,
            vp: entry.vp,
            introductory: entry.introductory,
        };
        let bonus_tiles: Vec<BonusRow> = bonus.bonus_tile.iter().map(row).collect();
        exactly(BONUS_TILES, "bonus_tile", bonus_tiles.len(), 6)?;
        exactly(BONUS_TILES, "introductory", bonus_tiles.iter().filter(|row| row.introductory).count(), 5)?;
        let objectives: ObjectiveFile = parse(files, OBJECTIVE_TILES)?;
        let objectives: Vec<Objective> = objectives.objective_tile.iter().map(|row| row.metric).collect();
        exactly(OBJECTIVE_TILES, "objective_tile", objectives.len(), 6)?;
        let neutral_spaces = parse::<SetupFile>(files, SETUP_TILES)?.spaces(&map)?;
        let (credits, idle_vp) = parse::<TrackFile>(files, TRACK)?.credits(&numbers)?;
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
            officers,
            introductory,
            headstream_tiles,
            bonus_tiles,
            objectives,
            neutral_spaces,
            credits,
            idle_vp,
        })
    }
}

/// Reads one file into its rows.
pub(crate) fn parse<T: serde::de::DeserializeOwned>(files: &Files, name: &str) -> Result<T, ComponentError> {
    let text = files.text(name);
    toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))
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
    headstream_tile: Vec<HeadstreamTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadstreamTile {
    #[serde(rename = "id")]
    _id: u8,
    drops: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusFile {
    bonus_tile: Vec<BonusEntry>,
}

#[derive(Deserialize)]
struct BonusEntry {
    counts: Bonus,
    vp: u8,
    introductory: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveFile {
    objective_tile: Vec<ObjectiveEntry>,
}

#[derive(Deserialize)]
struct ObjectiveEntry {
    metric: Objective,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    setup_tile: Vec<SetupEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupEntry {
    id: String,
    area: Area,
    basin: u8,
    space: String,
}

impl SetupFile {
    fn spaces(&self, map: &Map) -> Result<[Vec<BaseSpace>; 3], ComponentError> {
        let mut spaces = [const { Vec::new() }; 3];
        for row in &self.setup_tile {
            let word = row.space.to_lowercase();
            let space = map.base_words.iter().position(|known| *known == word);
            let space = space.and_then(|space| u8::try_from(space).ok()).map(BaseSpace);
            let fits = |space: &BaseSpace| {
                space.basin().0 + 1 == row.basin
                    && map.basin(space.basin()).area == row.area
                    && !space.is_upper()
            };
            let Some(space) = space.filter(fits) else {
                return Err(ComponentError::new(
                    SETUP_TILES,
                    row.id.clone(),
                    "this is no lower base space there",
                ));
            };
            spaces[row.area.index()].push(space);
        }
        if spaces.iter().any(Vec::is_empty) {
            return Err(ComponentError::new(SETUP_TILES, "setup_tile", "every area needs a tile"));
        }
        Ok(spaces)
    }
}
