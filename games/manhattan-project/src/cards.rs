//! MP-1.3, MP-1.4: building and bomb cards, and the types that describe what cards and spaces do.

use std::fmt;

use engine::{ComponentError, Files};
use parts::Set;

use crate::ids::{BOMBS, BUILDINGS, Bomb, Building, Fuel, Kind};
use crate::workers::{Need, Workers};

const BUILDINGS_FILE: &str = "buildings.toml";
const BOMBS_FILE: &str = "bombs.toml";

/// The largest number of alternatives ("/") on a card.
pub(crate) const ALTERNATIVES: usize = 3;

/// A cost, paid to the general supply (MP-4.10).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Dollars.
    pub money: u8,
    /// Yellowcake.
    pub yellowcake: u8,
    /// Enriched uranium.
    pub uranium: u8,
}

/// The goods an action gives.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Goods {
    /// Dollars.
    pub money: u8,
    /// Yellowcake.
    pub yellowcake: u8,
    /// Fighters.
    pub fighters: u8,
    /// Bombers.
    pub bombers: u8,
    /// Enriched uranium.
    pub uranium: u8,
    /// Plutonium.
    pub plutonium: u8,
    /// Workers from the general supply (MP-6.6).
    pub workers: Workers,
}

/// Lists non-zero counts only, as in the tables.
impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { money, yellowcake, fighters, bombers, uranium, plutonium, workers } = *self;
        write_counts(
            f,
            &[
                ("money", money),
                ("yellowcake", yellowcake),
                ("fighter", fighters),
                ("bomber", bombers),
                ("uranium", uranium),
                ("plutonium", plutonium),
            ],
        )?;
        if workers.is_empty() { Ok(()) } else { write!(f, " workers {workers:?}") }
    }
}

/// Lists non-zero counts only, as in the tables.
impl fmt::Debug for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { money, yellowcake, uranium } = *self;
        write_counts(f, &[("money", money), ("yellowcake", yellowcake), ("uranium", uranium)])
    }
}

fn write_counts(f: &mut fmt::Formatter<'_>, counts: &[(&str, u8)]) -> fmt::Result {
    let there = counts.iter().filter(|(_, count)| *count > 0);
    let words: Vec<String> = there.map(|(word, count)| format!("{word} {count}")).collect();
    f.write_str(if words.is_empty() { "nothing" } else { "" })?;
    f.write_str(&words.join(" "))
}

/// The requirements and outputs of a worker space or a building.
#[derive(Clone, Debug)]
pub struct Work {
    /// The workers to place, all at once.
    pub need: Need,
    /// The costs, of which one is paid (MP-4.11). There is at least one, possibly empty.
    pub pay: Vec<Cost>,
    /// The outputs, of which one is taken (MP-6.3).
    pub gain: Vec<Goods>,
}

/// A building card (MP-1.3).
#[derive(Clone, Debug)]
pub struct BuildingCard {
    /// Its id in tables and notation.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// Whether it is a starting building (MP-2.4).
    pub starting: bool,
    /// Its requirements and outputs.
    pub work: Work,
}

/// A bomb card (MP-1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BombCard {
    /// Its id in tables and notation.
    pub id: String,
    /// Its fuel.
    pub fuel: Fuel,
    /// The amount of fuel.
    pub amount: u8,
    /// The scientists and engineers it needs (MP-13.1).
    pub need: Need,
    /// The cost of loading it, in dollars (MP-13.11).
    pub load_cost: u8,
    /// Points while the owner has made no implosion test (MP-13.3).
    pub untested: u8,
    /// Points after the owner's test; the same for a uranium bomb.
    pub tested: u8,
}

/// All building cards, and which of them are starting buildings.
#[derive(Debug)]
pub(crate) struct Buildings {
    pub(crate) cards: Vec<BuildingCard>,
    pub(crate) starting: Set,
}

/// Goods as written in the tables.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct GoodsRow {
    money: u8,
    yellowcake: u8,
    fighter: u8,
    bomber: u8,
    labourer: u8,
    engineer: u8,
    scientist: u8,
    uranium: u8,
    plutonium: u8,
}

impl GoodsRow {
    pub(crate) fn goods(self) -> Result<Goods, &'static str> {
        if [self.labourer, self.engineer, self.scientist].into_iter().any(|count| count > 4) {
            return Err("at most 4 workers of a type are gained");
        }
        if [self.fighter, self.bomber, self.uranium, self.plutonium].into_iter().any(|count| count > 10) {
            return Err("at most 10 aircraft or units of fuel are gained");
        }
        Ok(Goods {
            money: self.money,
            yellowcake: self.yellowcake,
            fighters: self.fighter,
            bombers: self.bomber,
            uranium: self.uranium,
            plutonium: self.plutonium,
            workers: Workers::new(self.labourer, self.engineer, self.scientist),
        })
    }
}

/// Checks a list of alternatives.
pub(crate) fn alternatives(rows: &[GoodsRow]) -> Result<Vec<Goods>, &'static str> {
    if rows.len() > ALTERNATIVES {
        return Err("there are at most three alternatives");
    }
    rows.iter().map(|row| row.goods()).collect()
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingRow>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: String,
    kind: Kind,
    starting: bool,
    workers: WorkersRow,
    pay: Vec<Cost>,
    gain: Vec<GoodsRow>,
}

#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WorkersRow {
    any: u8,
    engineer: u8,
    scientist: u8,
}

impl Buildings {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: BuildingsFile = files.read(BUILDINGS_FILE)?;
        let mut cards: Vec<BuildingCard> = Vec::with_capacity(BUILDINGS);
        for row in &file.building {
            let error = |reason: &str| ComponentError::new(BUILDINGS_FILE, &row.id, reason);
            if !is_id(&row.id) || cards.iter().any(|known| known.id == row.id) {
                return Err(error("an id must be lower-case words with hyphens and occur once"));
            }
            cards.push(row.card().map_err(error)?);
        }
        if cards.len() != BUILDINGS {
            let reason = format!("there are {} cards, not {BUILDINGS}", cards.len());
            return Err(ComponentError::new(BUILDINGS_FILE, "the file", reason));
        }
        let starting: Set = (0..).zip(&cards).filter(|(_, card)| card.starting).map(|(row, _)| row).collect();
        let error = |entry: &str, reason: String| Err(ComponentError::new(BUILDINGS_FILE, entry, reason));
        for kind in Kind::ALL {
            let count = cards.iter().filter(|card| card.kind == kind).count();
            if count != BUILDINGS / Kind::ALL.len() {
                return error(kind.word(), format!("there are {count} cards, not 10"));
            }
        }
        if starting.len() != 6 {
            return error("the file", format!("{} cards are starting buildings, not 6", starting.len()));
        }
        Ok(Self { cards, starting })
    }
}

impl BuildingRow {
    fn card(&self) -> Result<BuildingCard, &'static str> {
        let WorkersRow { any, engineer, scientist } = self.workers;
        let icons = [any, engineer, scientist].map(u16::from).into_iter().sum();
        if !(1u16..=3).contains(&icons) {
            return Err("a building shows 1 to 3 worker icons");
        }
        let need = Need { any, engineers: engineer, scientists: scientist, labourers: true };
        if self.pay.len() > ALTERNATIVES {
            return Err("there are at most three alternatives");
        }
        let pay = if self.pay.is_empty() { vec![Cost::default()] } else { self.pay.clone() };
        let gain = alternatives(&self.gain)?;
        if gain.is_empty() || gain.iter().any(|goods| !goods.fits(self.kind)) {
            return Err("the outputs must be there and be what this kind of building makes");
        }
        let work = Work { need, pay, gain };
        Ok(BuildingCard { id: self.id.clone(), kind: self.kind, starting: self.starting, work })
    }
}

impl Goods {
    /// MP-12.1 to MP-12.5: whether these are goods that a kind of building makes.
    fn fits(self, kind: Kind) -> bool {
        let only = |made: Self| self == made && made != Self::default();
        match kind {
            Kind::Mine => only(Self { yellowcake: self.yellowcake, ..Self::default() }),
            Kind::Factory => only(Self {
                money: self.money,
                fighters: self.fighters,
                bombers: self.bombers,
                ..Self::default()
            }),
            Kind::University => only(Self { workers: self.workers, ..Self::default() }),
            Kind::Reactor => only(Self { plutonium: self.plutonium, ..Self::default() }),
            Kind::Enrichment => only(Self { uranium: self.uranium, ..Self::default() }),
        }
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BombsFile {
    bomb: Vec<BombRow>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BombRow {
    id: String,
    fuel: Fuel,
    amount: u8,
    scientists: u8,
    engineers: u8,
    load_cost: u8,
    vp: Option<u8>,
    vp_untested: Option<u8>,
    vp_tested: Option<u8>,
}

/// Reads the bomb cards; `most` is the limit of the fuel tracks.
pub(crate) fn read_bombs(files: &Files, most: u8) -> Result<Vec<BombCard>, ComponentError> {
    let file: BombsFile = files.read(BOMBS_FILE)?;
    let mut cards: Vec<BombCard> = Vec::with_capacity(BOMBS);
    for row in file.bomb {
        let id = row.id.clone();
        let error = |reason: &str| ComponentError::new(BOMBS_FILE, &id, reason);
        if !is_id(&id) || cards.iter().any(|known| known.id == id) {
            return Err(error("an id must be lower-case words with hyphens and occur once"));
        }
        if !(1..=most).contains(&row.amount) {
            return Err(error("the fuel is at least 1 and no more than the track holds"));
        }
        cards.push(row.card().map_err(error)?);
    }
    if cards.len() != BOMBS {
        let reason = format!("there are {} cards, not {BOMBS}", cards.len());
        return Err(ComponentError::new(BOMBS_FILE, "the file", reason));
    }
    Ok(cards)
}

impl BombRow {
    fn card(self) -> Result<BombCard, &'static str> {
        let (untested, tested) = match (self.fuel, self.vp, self.vp_untested, self.vp_tested) {
            (Fuel::Uranium, Some(points), None, None) => (points, points),
            (Fuel::Plutonium, None, Some(untested), Some(tested)) => (untested, tested),
            _ => return Err("a uranium bomb has vp, a plutonium bomb vp_untested and vp_tested"),
        };
        // MP-1.5: four permanent workers of a type and four contractors.
        if self.scientists + self.engineers == 0 || self.scientists > 8 || self.engineers > 8 {
            return Err("a bomb needs workers, and at most 8 of a type");
        }
        let need = Need { any: 0, engineers: self.engineers, scientists: self.scientists, labourers: false };
        Ok(BombCard {
            id: self.id,
            fuel: self.fuel,
            amount: self.amount,
            need,
            load_cost: self.load_cost,
            untested,
            tested,
        })
    }
}

/// Whether a text is a valid id: lower-case words with hyphens between them.
pub(crate) fn is_id(id: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    id.split('-').all(word)
}

/// The card with this id.
pub(crate) fn building_by_id(cards: &[BuildingCard], id: &str) -> Option<Building> {
    (0..).zip(cards).find(|(_, card)| card.id == id).map(|(row, _)| Building(row))
}

/// The card with this id.
pub(crate) fn bomb_by_id(cards: &[BombCard], id: &str) -> Option<Bomb> {
    (0..).zip(cards).find(|(_, card)| card.id == id).map(|(row, _)| Bomb(row))
}
