//! MP-1.1, MP-1.2: the main board with its spaces, the building market and the limits of the tracks.

use engine::{ComponentError, Files};

use crate::cards::{Cost, Goods, GoodsRow, Work, alternatives, is_id};
use crate::ids::{POSITIONS, SPACES, Space};
use crate::workers::{Need, Workers};

const BOARD: &str = "board.toml";

/// The main board.
#[derive(Debug)]
pub struct Board {
    /// The worker spaces.
    pub spaces: Vec<SpaceCard>,
    /// The positions of the building market, the leftmost first.
    pub market: Vec<MarketRow>,
    /// The highest values of the tracks.
    pub limits: Limits,
}

/// A worker space.
#[derive(Clone, Debug)]
pub struct SpaceCard {
    /// Its id in tables and notation.
    pub id: String,
    /// Whether it holds any number of workers and is never blocked (MP-4.4).
    pub unlimited: bool,
    /// Its requirements and outputs.
    pub work: Work,
    /// The goods every other player gets, always (MP-6.4).
    pub others: Goods,
    /// Whether a dollar goes to the bribe pile when a worker is placed (MP-6.9).
    pub bribe: bool,
    /// Its action.
    pub action: SpaceAction,
}

/// The action of a worker space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceAction {
    /// Take the output.
    #[serde(rename = "")]
    Gain,
    /// MP-7.1: buy a building.
    Construct,
    /// MP-8: send aircraft.
    AirStrike,
    /// MP-9: remove damage.
    Repair,
    /// MP-10: draft bomb cards.
    DesignBomb,
    /// MP-11: use opponents' buildings.
    Espionage,
}

/// A position of the building market.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketRow {
    /// The number of the position, counted from one.
    pos: u8,
    /// The price in dollars (MP-7.1).
    pub price: u8,
    /// Whether the building is free with an engineer (MP-7.2).
    pub engineer_free: bool,
    /// Whether buying adds a dollar to the bribe pile (MP-7.4).
    pub bribe: bool,
    /// Whether the buyer takes the bribe pile (MP-7.5).
    pub takes_bribes: bool,
}

/// The highest values of the tracks (MP-1.8).
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Plutonium.
    pub plutonium: u8,
    /// Enriched uranium.
    pub uranium: u8,
    /// Spies.
    pub espionage: u8,
    /// Fighters.
    pub fighters: u8,
    /// Bombers.
    pub bombers: u8,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    space: Vec<SpaceRow>,
    market: Vec<MarketRow>,
    limits: Limits,
}

#[derive(Clone, Copy, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum WorkerWord {
    Any,
    Engineer,
    Scientist,
    EngineerOrScientist,
    EngineerAndScientist,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: String,
    worker: WorkerWord,
    pay: Cost,
    gain: Vec<GoodsRow>,
    others: GoodsRow,
    bribe: bool,
    action: SpaceAction,
}

impl Board {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: BoardFile = files.read(BOARD)?;
        let mut spaces: Vec<SpaceCard> = Vec::with_capacity(SPACES);
        for row in file.space {
            let id = row.id.clone();
            let error = |reason: &str| ComponentError::new(BOARD, format!("space {id}"), reason);
            if !is_id(&id) || spaces.iter().any(|known| known.id == id) {
                return Err(error("an id must be lower-case words with hyphens and occur once"));
            }
            spaces.push(row.space().map_err(error)?);
        }
        let error = |entry: &str, reason: String| Err(ComponentError::new(BOARD, entry, reason));
        if spaces.len() != SPACES {
            return error("space", format!("there are {} spaces, not {SPACES}", spaces.len()));
        }
        for (action, count) in [
            (SpaceAction::Construct, 1),
            (SpaceAction::AirStrike, 2),
            (SpaceAction::Repair, 1),
            (SpaceAction::DesignBomb, 1),
            (SpaceAction::Espionage, 1),
        ] {
            let found = spaces.iter().filter(|space| space.action == action).count();
            if found != count {
                return error("space", format!("there are {found} spaces with {action:?}, not {count}"));
            }
        }
        let places = file.market.iter().map(|row| usize::from(row.pos));
        if !places.eq(1..=POSITIONS) || !file.market.is_sorted_by_key(|row| row.price) {
            return error("market", "the positions are 1 to 7 in order, and prices never fall".to_owned());
        }
        let Limits { plutonium, uranium, espionage, fighters, bombers } = file.limits;
        if [plutonium, uranium, espionage, fighters, bombers].into_iter().any(|most| most > 100) {
            return error("limits", "a track has at most 100 steps".to_owned());
        }
        Ok(Self { spaces, market: file.market, limits: file.limits })
    }

    /// The space with this id.
    #[must_use]
    pub fn space_by_id(&self, id: &str) -> Option<Space> {
        (0..).zip(&self.spaces).find(|(_, space)| space.id == id).map(|(row, _)| Space(row))
    }
}

impl SpaceRow {
    fn space(self) -> Result<SpaceCard, &'static str> {
        let need = match self.worker {
            WorkerWord::Any => Need { any: 1, engineers: 0, scientists: 0, labourers: true },
            WorkerWord::Engineer => Need { any: 0, engineers: 1, scientists: 0, labourers: false },
            WorkerWord::Scientist => Need { any: 0, engineers: 0, scientists: 1, labourers: false },
            WorkerWord::EngineerOrScientist => Need { any: 1, engineers: 0, scientists: 0, labourers: false },
            WorkerWord::EngineerAndScientist => {
                Need { any: 0, engineers: 1, scientists: 1, labourers: false }
            }
        };
        // MP-4.4, MP-D.8: Construction never refuses a worker; every other space holds one placement.
        let unlimited = self.action == SpaceAction::Construct;
        if unlimited && (self.pay != Cost::default() || self.worker != WorkerWord::Any) {
            return Err("Construction takes any worker and costs nothing, so that no player is ever stuck");
        }
        let gain = alternatives(&self.gain)?;
        if gain.is_empty() != (self.action != SpaceAction::Gain) {
            return Err("a space has either an output or an action");
        }
        let others = self.others.goods()?;
        if others != (Goods { money: others.money, yellowcake: others.yellowcake, ..Goods::default() })
            || others.workers != Workers::NONE
        {
            return Err("the others get money or yellowcake");
        }
        let work = Work { need, pay: vec![self.pay], gain };
        Ok(SpaceCard { id: self.id, unlimited, work, others, bribe: self.bribe, action: self.action })
    }
}
