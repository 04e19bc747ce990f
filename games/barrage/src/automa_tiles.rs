//! The Automa tiles and difficulties of `automa.toml`.

use engine::{ComponentError, Files};
use serde::Deserialize;

use crate::ids::{AUTOMA_TILES, Area, AutomaTile, Basin, Colour, ConduitSpace, Headstream, Structure};
use crate::map::Map;
use crate::tables::exactly;

pub(crate) const AUTOMA: &str = "automa.toml";

/// Everything about Automas.
#[derive(Debug)]
pub struct AutomaTable {
    /// The tiles, by number.
    pub tiles: Vec<AutomaRow>,
    /// The difficulties, easiest first (BA-AUTOMA-7.1 to 7.4).
    pub difficulties: Vec<Difficulty>,
    /// VP at the start (BA-AUTOMA-1.2).
    pub start_vp: u8,
    /// Excavators and mixers at the start.
    pub start: [u8; 2],
}

/// The difficulty of an Automa.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// It gets income.
    pub income: bool,
    /// It uses the production bonus of its powerhouses.
    pub production_bonus: bool,
    /// It uses the company ability.
    pub company_ability: bool,
    /// It uses the effects of advanced tiles.
    pub tile_effects: bool,
    /// It has an officer.
    pub officer: bool,
    id: Level,
}

/// The id of a difficulty, in the order of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Level {
    LowVoltage,
    Standard,
    HighVoltage,
    Overpowered,
}

/// One line of an Automa tile's action side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Engineers it places.
    pub engineers: u8,
    /// Whether the list continues after it (BA-AUTOMA-3.2).
    pub then_continue: bool,
    /// The action.
    pub deed: Deed,
}

/// An action of an Automa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// BA-AUTOMA-5.1: bonus or malus, and the colour of the contract to reach.
    Produce(i8, Colour),
    /// BA-AUTOMA-5.3: drops, and whether they flow at once.
    Water(u8, bool),
    /// BA-AUTOMA-5.4: the colour, and the energy for it.
    Discard(Colour, u8),
    /// BA-AUTOMA-5.5: the structure, its area, and its minimum value.
    Construct(Structure, Option<Area>, u8),
    /// BA-AUTOMA-5.6: segments and VP to pay.
    Rotate(u8, u8),
    /// BA-AUTOMA-5.7: for which structure, and VP to pay.
    Patent(Structure, u8),
    /// BA-AUTOMA-5.8: excavators, mixers, any machines, VP to pay.
    Machines(u8, u8, u8, u8),
    /// BA-AUTOMA-5.9: VP to get.
    Bank(u8),
}

/// A criterion for bases and elevations (BA-AUTOMA-6.10 to 6.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamCriterion {
    /// BA-AUTOMA-6.10.
    MostPowerfulConduit,
    /// BA-AUTOMA-6.11.
    OwnPowerhouse,
    /// BA-AUTOMA-6.12.
    MostWater,
    /// BA-AUTOMA-6.13.
    RedSpace,
    /// BA-AUTOMA-6.14.
    BelowPowerhouse,
    /// BA-AUTOMA-6.15.
    AboveOwnDam,
}

/// A criterion for conduits (BA-AUTOMA-6.20 to 6.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConduitCriterion {
    /// BA-AUTOMA-6.20.
    Highest,
    /// BA-AUTOMA-6.20.
    SecondHighest,
    /// BA-AUTOMA-6.21.
    DamOwnNeutralOpponent,
    /// BA-AUTOMA-6.21.
    DamOpponentNeutralOwn,
    /// BA-AUTOMA-6.22.
    PowerhouseOwnOpponent,
    /// BA-AUTOMA-6.22.
    PowerhouseOpponentOwn,
}

/// A criterion for powerhouses (BA-AUTOMA-6.30 to 6.33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PowerhouseCriterion {
    /// BA-AUTOMA-6.30.
    MostPowerfulConduit,
    /// BA-AUTOMA-6.31.
    OwnDam,
    /// BA-AUTOMA-6.32.
    FeedsOwnDam,
    /// BA-AUTOMA-6.32.
    SparesOpponentDam,
    /// BA-AUTOMA-6.33.
    #[serde(rename = "basin_5")]
    Basin5,
    /// BA-AUTOMA-6.33.
    #[serde(rename = "basin_6")]
    Basin6,
    /// BA-AUTOMA-6.33.
    #[serde(rename = "basin_7")]
    Basin7,
    /// BA-AUTOMA-6.33.
    Plain,
}

/// An Automa tile.
#[derive(Clone, Debug)]
pub struct AutomaRow {
    /// The action side, top to bottom.
    pub orders: Vec<Order>,
    /// The criteria for bases and elevations, and the basin to start from.
    pub dam: ([DamCriterion; 3], Basin),
    /// The criteria for conduits, and the space to start from.
    pub conduit: ([ConduitCriterion; 3], ConduitSpace),
    /// The criteria for powerhouses, and the basin to start from.
    pub powerhouse: ([PowerhouseCriterion; 3], Basin),
    /// Headstreams, best first.
    pub headstreams: [Headstream; 4],
}

impl AutomaTable {
    /// A tile.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: AutomaTile) -> &AutomaRow {
        &self.tiles[tile.index()]
    }

    pub(crate) fn read(files: &Files, map: &Map) -> Result<Self, ComponentError> {
        let file: AutomaFile = files.read(AUTOMA)?;
        let error = |entry: &str, reason: &str| Err(ComponentError::new(AUTOMA, entry, reason));
        let mut tiles = Vec::new();
        for (number, entry) in (1u8..).zip(&file.tile) {
            let name = format!("tile {}", entry.id);
            if entry.id != number {
                return error(&name, "the tiles must be in the order of their numbers");
            }
            match entry.row(map) {
                Ok(row) => tiles.push(row),
                Err(reason) => return error(&name, reason),
            }
        }
        exactly(AUTOMA, "tile", tiles.len(), AUTOMA_TILES)?;
        let levels = [Level::LowVoltage, Level::Standard, Level::HighVoltage, Level::Overpowered];
        if !file.difficulty.iter().map(|row| row.id).eq(levels) {
            return error("difficulty", "low_voltage, standard, high_voltage, overpowered in this order");
        }
        let start = [file.automa.start_excavators, file.automa.start_mixers];
        Ok(Self { tiles, difficulties: file.difficulty, start_vp: file.automa.start_vp, start })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AutomaFile {
    automa: AutomaEntry,
    difficulty: Vec<Difficulty>,
    tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AutomaEntry {
    start_vp: u8,
    start_excavators: u8,
    start_mixers: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: u8,
    actions: Vec<OrderEntry>,
    dam: Criteria<DamCriterion, u8>,
    conduit: Criteria<ConduitCriterion, String>,
    powerhouse: Criteria<PowerhouseCriterion, u8>,
    headstreams: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Criteria<C, S> {
    criteria: [C; 3],
    start: S,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum OrderEntry {
    Produce {
        engineers: u8,
        bonus: i8,
        contract: Colour,
    },
    Water {
        engineers: u8,
        drops: u8,
        flow_now: bool,
        then_continue: bool,
    },
    DiscardContracts {
        engineers: u8,
        contract: Colour,
        energy: u8,
        then_continue: bool,
    },
    Construct {
        engineers: u8,
        structure: Structure,
        area: Option<Area>,
        min_value: Option<u8>,
    },
    Rotate {
        engineers: u8,
        segments: u8,
        vp_cost: u8,
    },
    Patent {
        engineers: u8,
        structure: Structure,
        vp_cost: u8,
    },
    Machines {
        engineers: u8,
        #[serde(default)]
        excavator: u8,
        #[serde(default)]
        mixer: u8,
        #[serde(default)]
        any_machine: u8,
        vp_cost: u8,
    },
    Bank {
        engineers: u8,
        vp: u8,
    },
}

impl OrderEntry {
    fn order(&self) -> Order {
        let order = |engineers, then_continue, deed| Order { engineers, then_continue, deed };
        match *self {
            Self::Produce { engineers, bonus, contract } => {
                order(engineers, false, Deed::Produce(bonus, contract))
            }
            Self::Water { engineers, drops, flow_now, then_continue } => {
                order(engineers, then_continue, Deed::Water(drops, flow_now))
            }
            Self::DiscardContracts { engineers, contract, energy, then_continue } => {
                order(engineers, then_continue, Deed::Discard(contract, energy))
            }
            Self::Construct { engineers, structure, area, min_value } => {
                order(engineers, false, Deed::Construct(structure, area, min_value.unwrap_or(0)))
            }
            Self::Rotate { engineers, segments, vp_cost } => {
                order(engineers, false, Deed::Rotate(segments, vp_cost))
            }
            Self::Patent { engineers, structure, vp_cost } => {
                order(engineers, false, Deed::Patent(structure, vp_cost))
            }
            Self::Machines { engineers, excavator, mixer, any_machine, vp_cost } => {
                order(engineers, false, Deed::Machines(excavator, mixer, any_machine, vp_cost))
            }
            Self::Bank { engineers, vp } => order(engineers, false, Deed::Bank(vp)),
        }
    }
}

impl TileEntry {
    fn row(&self, map: &Map) -> Result<AutomaRow, &'static str> {
        let orders: Vec<Order> = self.actions.iter().map(OrderEntry::order).collect();
        if !matches!(orders.last(), Some(Order { deed: Deed::Bank(_), .. })) {
            return Err("the last action is the Bank");
        }
        let basin = |printed: u8| {
            (1..=12).contains(&printed).then(|| Basin(printed - 1)).ok_or("the start is a basin 1 to 12")
        };
        let word = self.conduit.start.to_lowercase();
        let space = map.conduit_words.iter().position(|known| *known == word);
        let space = space.and_then(|space| u8::try_from(space).ok()).ok_or("the start is a conduit space")?;
        let mut headstreams = [Headstream(0); 4];
        for (slot, id) in headstreams.iter_mut().zip(&self.headstreams) {
            let number = ["HA", "HB", "HC", "HD"].iter().position(|known| known == id);
            *slot =
                Headstream(number.and_then(|n| u8::try_from(n).ok()).ok_or("the headstreams are HA to HD")?);
        }
        Ok(AutomaRow {
            orders,
            dam: (self.dam.criteria, basin(self.dam.start)?),
            conduit: (self.conduit.criteria, ConduitSpace(space)),
            powerhouse: (self.powerhouse.criteria, basin(self.powerhouse.start)?),
            headstreams,
        })
    }
}
