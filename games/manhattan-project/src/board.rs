//! MP-1.1, MP-1.2: the main board with its spaces, the building market, the tracks; and where they are drawn.

use engine::{ComponentError, Files};

use crate::cards::{Cost, Goods, GoodsRow, Source, Work, alternatives, is_id};
use crate::ids::{POSITIONS, SPACES, Space};
use crate::tables::parse;
use crate::workers::{Need, Workers};

const BOARD: &str = "board.toml";

/// The main board.
#[derive(Debug)]
pub struct Board {
    /// Width over height, for drawing.
    pub aspect: f64,
    /// The worker spaces.
    pub spaces: Vec<SpaceCard>,
    /// The positions of the building market, the leftmost first.
    pub market: Vec<MarketRow>,
    /// The bribe pile, for drawing.
    pub bribe_pile: Area,
    /// The tracks.
    pub tracks: Vec<TrackRow>,
    /// The player board, for drawing.
    pub player_board: PlayerBoard,
}

/// Where something is drawn: centre and size, in thousandths of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The centre, from the left.
    pub x: u16,
    /// The centre, from the top.
    pub y: u16,
    /// The width.
    pub w: u16,
    /// The height.
    pub h: u16,
}

/// A worker space.
#[derive(Clone, Debug)]
pub struct SpaceCard {
    /// Its name in tables and notation.
    pub id: String,
    /// The printed section it belongs to.
    pub section: String,
    /// Whether it holds any number of workers and is never blocked (MP-4.4).
    pub unlimited: bool,
    /// What it asks for and gives.
    pub work: Work,
    /// What every other player gets, always (MP-6.4).
    pub others: Goods,
    /// Whether a dollar goes to the bribe pile when a worker is placed (MP-6.9).
    pub bribe: bool,
    /// What is done there.
    pub action: SpaceAction,
    /// Where it is drawn.
    pub area: Area,
    /// Where its numbers come from.
    pub source: Source,
}

/// What is done on a worker space.
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
#[derive(Clone, Debug)]
pub struct MarketRow {
    /// The price in dollars (MP-7.1).
    pub price: u8,
    /// Whether an engineer gets the building free of charge (MP-7.2).
    pub engineer_free: bool,
    /// Whether buying adds a dollar to the bribe pile (MP-7.4).
    pub bribe: bool,
    /// Whether the buyer takes the bribe pile (MP-7.5).
    pub takes_bribes: bool,
    /// Where it is drawn.
    pub area: Area,
    /// Where the price comes from.
    pub source: Source,
}

/// A track with one disc or counter for each player.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackRow {
    /// Its name.
    pub id: String,
    /// `main` on the main board, `player` on every player board.
    #[serde(rename = "where")]
    pub place: String,
    /// The value at the start.
    pub start: u8,
    /// The highest value.
    pub max: u8,
    /// The centre of the lowest step, from the left.
    pub x0: u16,
    /// The centre of the lowest step, from the top.
    pub y0: u16,
    /// The centre of the highest step, from the left.
    pub x1: u16,
    /// The centre of the highest step, from the top.
    pub y1: u16,
}

/// The player board, for drawing only.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    /// Width over height.
    pub aspect: f64,
    /// Room for so many buildings; more lie beside the board (MP-7.6).
    pub building_slots: u8,
    /// Slots in a row.
    pub columns: u8,
    /// Rows of slots.
    pub rows: u8,
    /// The centre of the first slot.
    pub first_slot: Point,
    /// The centre of the last slot.
    pub last_slot: Point,
    /// The size of a slot.
    pub slot: Extent,
}

/// A point of a board, in thousandths.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

/// A size, in thousandths of a board.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extent {
    /// The width.
    pub w: u16,
    /// The height.
    pub h: u16,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    aspect: f64,
    space: Vec<SpaceRow>,
    market: Vec<MarketFileRow>,
    bribe_pile: AreaRow,
    track: Vec<TrackRow>,
    player_board: PlayerBoard,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    x: u16,
    y: u16,
    w: u16,
    h: u16,
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
    section: String,
    capacity: u8,
    worker: WorkerWord,
    pay: Cost,
    gain: Vec<GoodsRow>,
    others: GoodsRow,
    bribe: bool,
    action: SpaceAction,
    x: u16,
    y: u16,
    w: u16,
    h: u16,
    src: String,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketFileRow {
    pos: u8,
    price: u8,
    engineer_free: bool,
    bribe: bool,
    takes_bribes: bool,
    x: u16,
    y: u16,
    w: u16,
    h: u16,
    src: String,
}

impl Board {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: BoardFile = parse(files, BOARD)?;
        let mut spaces: Vec<SpaceCard> = Vec::with_capacity(SPACES);
        for row in file.space {
            let id = row.id.clone();
            let error = |reason: &str| ComponentError::new(BOARD, format!("space {id}"), reason);
            if !is_id(&id) || spaces.iter().any(|known| known.id == id) {
                return Err(error("an id is lower-case words with hyphens and stands here once"));
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
        let market = file.market.into_iter().map(MarketFileRow::position).collect();
        let AreaRow { x, y, w, h } = file.bribe_pile;
        Ok(Self {
            aspect: file.aspect,
            spaces,
            market,
            bribe_pile: Area { x, y, w, h },
            tracks: file.track,
            player_board: file.player_board,
        })
    }

    /// The space with this id.
    #[must_use]
    pub fn space_by_id(&self, id: &str) -> Option<Space> {
        (0..).zip(&self.spaces).find(|(_, space)| space.id == id).map(|(row, _)| Space(row))
    }

    /// The start and the end of a track.
    pub(crate) fn track(&self, id: &str) -> Result<&TrackRow, ComponentError> {
        let mut rows = self.tracks.iter().filter(|row| row.id == id);
        match (rows.next(), rows.next()) {
            (Some(row), None) if row.start <= row.max && row.max <= 100 => Ok(row),
            _ => {
                let reason = "there is one such track, with at most 100 steps and the start among them";
                Err(ComponentError::new(BOARD, format!("track {id}"), reason))
            }
        }
    }
}

impl MarketFileRow {
    fn position(self) -> MarketRow {
        let Self { price, engineer_free, bribe, takes_bribes, x, y, w, h, src, .. } = self;
        let (area, source) = (Area { x, y, w, h }, Source::new(src));
        MarketRow { price, engineer_free, bribe, takes_bribes, area, source }
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
        if self.capacity != if unlimited { 0 } else { need.total() } {
            return Err("a space holds one placement; Construction has the capacity 0, any number");
        }
        if unlimited && (self.pay != Cost::default() || self.worker != WorkerWord::Any) {
            return Err("Construction takes any worker and costs nothing, so that nobody is ever stuck");
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
        let Self { id, section, bribe, action, x, y, w, h, src, .. } = self;
        let work = Work { need, pay: vec![self.pay], gain };
        let (area, source) = (Area { x, y, w, h }, Source::new(src));
        Ok(SpaceCard { id, section, unlimited, work, others, bribe, action, area, source })
    }
}
