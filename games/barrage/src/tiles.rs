//! Technology tiles and officers: `tech_tiles.toml` and `officers.toml`.

use engine::ComponentError;
use parts::Set;
use serde::Deserialize;

use crate::ids::{Company, Contract, Effect, Officer, Structure, TECH_TILES, TechTile};
use crate::rewards::Contracts;
use crate::tables::{OfficerRow, TileRow, exactly};

pub(crate) const TECH: &str = "tech_tiles.toml";
pub(crate) const OFFICERS: &str = "officers.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TechFile {
    basic_tile: Vec<BasicTile>,
    special_tile: Vec<SpecialTile>,
    advanced_tile: Vec<AdvancedTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasicTile {
    id: String,
    builds: Builds,
    #[serde(default)]
    introductory_only: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialTile {
    id: String,
    effect: String,
    advanced: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvancedTile {
    id: String,
    level: u8,
    builds: Builds,
    effect: Effect,
    #[serde(default)]
    engineers_free: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Builds {
    Base,
    Elevation,
    Conduit,
    Powerhouse,
    Joker,
}

impl Builds {
    const fn structure(self) -> Option<Structure> {
        match self {
            Self::Base => Some(Structure::Base),
            Self::Elevation => Some(Structure::Elevation),
            Self::Conduit => Some(Structure::Conduit),
            Self::Powerhouse => Some(Structure::Powerhouse),
            Self::Joker => None,
        }
    }
}

impl TechFile {
    pub(crate) fn tiles(&self) -> Result<(Vec<TileRow>, [Set; 3], TechTile), ComponentError> {
        let error = |entry: &str, reason: &str| ComponentError::new(TECH, entry, reason);
        let mut tiles = Vec::new();
        for row in &self.basic_tile {
            let builds = row.builds.structure();
            if row.introductory_only != builds.is_none()
                || builds.map(Structure::index) != Structure::ALL.get(tiles.len()).map(|s| s.index())
            {
                return Err(error(
                    &row.id,
                    "the basic tiles are base, elevation, conduit, powerhouse and the joker",
                ));
            }
            tiles.push(TileRow {
                word: row.id.clone(),
                builds,
                level: 0,
                effect: None,
                engineers_free: false,
            });
        }
        let special = TechTile(u8::try_from(tiles.len()).expect("few tiles"));
        for row in &self.special_tile {
            if row.effect != "copy_wheel_tile" || row.advanced {
                return Err(error(
                    &row.id,
                    "the special tile copies a tile on the wheel and is not advanced",
                ));
            }
            let word = row.id.clone();
            tiles.push(TileRow { word, builds: None, level: 0, effect: None, engineers_free: false });
        }
        let mut levels = [Set::EMPTY; 3];
        for row in &self.advanced_tile {
            let set = row.level.checked_sub(1).and_then(|level| levels.get_mut(usize::from(level)));
            set.ok_or_else(|| error(&row.id, "levels are 1 to 3"))?
                .insert(u8::try_from(tiles.len()).expect("few tiles"));
            let free = matches!(row.effect, Effect::NoEngineers | Effect::NoEngineersNoMachines);
            if free != row.engineers_free {
                return Err(error(&row.id, "engineers_free does not fit the effect"));
            }
            tiles.push(TileRow {
                word: row.id.clone(),
                builds: row.builds.structure(),
                level: row.level,
                effect: Some(row.effect),
                engineers_free: free,
            });
        }
        let counts = [self.basic_tile.len(), self.special_tile.len(), tiles.len()];
        if counts != [5, 1, TECH_TILES] || levels.iter().any(|level| level.len() != 5) {
            return Err(error(
                "advanced_tile",
                "there are 5 basic tiles, 1 special and 3 times 5 advanced ones",
            ));
        }
        Ok((tiles, levels, special))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfficersFile {
    officer: Vec<OfficerEntry>,
    introductory: Vec<IntroductoryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfficerEntry {
    id: Officer,
    name: String,
    ability: String,
    special_tile: Option<String>,
    start_credits_variant: Option<u8>,
    #[serde(default)]
    spaces: Vec<OfficerSpace>,
}

#[derive(Deserialize)]
struct OfficerSpace {
    engineers: u8,
    credits: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IntroductoryEntry {
    #[serde(rename = "seat")]
    _seat: u8,
    company: Company,
    officer: Officer,
    contract: String,
}

/// The fixed hands of the introductory game.
pub(crate) type Hands = Vec<(Company, Officer, Contract)>;

impl OfficersFile {
    pub(crate) fn officers(&self, contracts: &Contracts) -> Result<(Vec<OfficerRow>, Hands), ComponentError> {
        let error = |entry: &str, reason: &str| ComponentError::new(OFFICERS, entry, reason);
        let abilities = [
            "base_always_3",
            "level3_holds_4",
            "minimum_4",
            "conduit_by_mixers",
            "credits_for_machines",
            "copy_tech_tile",
            "copy_officer",
        ];
        exactly(OFFICERS, "officer", self.officer.len(), abilities.len())?;
        exactly(OFFICERS, "introductory", self.introductory.len(), 4)?;
        for ((row, &officer), ability) in self.officer.iter().zip(Officer::ALL).zip(abilities) {
            let krylov = officer == Officer::Krylov;
            let spaces = if officer == Officer::Sekibo { 2 } else { 0 };
            if row.id != officer
                || row.ability != ability
                || row.special_tile.is_some() != krylov
                || row.spaces.len() != spaces
            {
                return Err(error(
                    row.id.word(),
                    "the seven officers stand in their order, with their abilities",
                ));
            }
        }
        let row = |entry: &OfficerEntry| OfficerRow {
            name: entry.name.clone(),
            variant_credits: entry.start_credits_variant,
            spaces: entry.spaces.iter().map(|space| (space.engineers, space.credits)).collect(),
        };
        let mut hands = Vec::new();
        for entry in &self.introductory {
            let word = entry.contract.to_lowercase();
            let number = contracts.rows.iter().position(|row| row.word == word);
            let number =
                number.and_then(|number| u8::try_from(number).ok()).filter(|&n| contracts.starting.has(n));
            let contract =
                Contract(number.ok_or_else(|| error(&entry.contract, "this is no starting contract"))?);
            hands.push((entry.company, entry.officer, contract));
        }
        Ok((self.officer.iter().map(row).collect(), hands))
    }
}
