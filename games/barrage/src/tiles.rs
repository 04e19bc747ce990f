//! Technology tiles and officers: `tech_tiles.toml` and `officers.toml`.

use engine::ComponentError;
use parts::Set;
use serde::Deserialize;

use crate::ids::{Company, Contract, Effect, Officer, Structure, TECH_TILES, TechTile};
use crate::rewards::Contracts;
use crate::tables::{Sekibo, TileRow, exactly};

pub(crate) const TECH: &str = "tech_tiles.toml";
pub(crate) const OFFICERS: &str = "officers.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TechFile {
    basic_tile: Vec<BasicTile>,
    special_tile: SpecialTile,
    advanced_tile: Vec<AdvancedTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasicTile {
    id: String,
    builds: Builds,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialTile {
    id: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvancedTile {
    id: String,
    level: u8,
    builds: Builds,
    effect: Effect,
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
            if builds != Structure::ALL.get(tiles.len()).copied() {
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
        let word = self.special_tile.id.clone();
        tiles.push(TileRow { word, builds: None, level: 0, effect: None, engineers_free: false });
        let mut levels = [Set::EMPTY; 3];
        for row in &self.advanced_tile {
            let set = row.level.checked_sub(1).and_then(|level| levels.get_mut(usize::from(level)));
            set.ok_or_else(|| error(&row.id, "levels are 1 to 3"))?
                .insert(u8::try_from(tiles.len()).expect("few tiles"));
            let free = matches!(row.effect, Effect::NoEngineers | Effect::NoEngineersNoMachines);
            tiles.push(TileRow {
                word: row.id.clone(),
                builds: row.builds.structure(),
                level: row.level,
                effect: Some(row.effect),
                engineers_free: free,
            });
        }
        let counts = [self.basic_tile.len(), tiles.len()];
        if counts != [5, TECH_TILES] || levels.iter().any(|level| level.len() != 5) {
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
    pub(crate) sekibo: Sekibo,
    introductory: Vec<IntroductoryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IntroductoryEntry {
    company: Company,
    officer: Officer,
    contract: String,
}

/// The fixed hands of the introductory game.
pub(crate) type Hands = Vec<(Company, Officer, Contract)>;

impl OfficersFile {
    pub(crate) fn hands(&self, contracts: &Contracts) -> Result<Hands, ComponentError> {
        exactly(OFFICERS, "introductory", self.introductory.len(), 4)?;
        let mut hands = Vec::new();
        for entry in &self.introductory {
            let word = entry.contract.to_lowercase();
            let number = contracts.rows.iter().position(|row| row.word == word);
            let number = number.and_then(|number| u8::try_from(number).ok());
            let Some(number) = number.filter(|&number| contracts.starting.has(number)) else {
                let reason = "this is not a starting contract";
                return Err(ComponentError::new(OFFICERS, entry.contract.as_str(), reason));
            };
            hands.push((entry.company, entry.officer, Contract(number)));
        }
        Ok(hands)
    }
}
