//! MP-1.3, MP-1.4: building and bomb cards, and the closed vocabulary in which they and the spaces say what they do.

use std::fmt;

use engine::{ComponentError, Files};
use parts::Set;

use crate::ids::{BOMBS, BUILDINGS, Bomb, Building, Fuel, Kind};
use crate::tables::parse;
use crate::workers::{Need, Workers};

const BUILDINGS_FILE: &str = "buildings.toml";
const BOMBS_FILE: &str = "bombs.toml";

/// A "/" on a card separates at most this many alternatives.
pub(crate) const ALTERNATIVES: usize = 3;

/// What is paid to the general supply (MP-4.10).
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

/// What an action gives.
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

/// Only what there is, as in the tables.
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

/// Only what there is, as in the tables.
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

/// What a worker space or a building asks for and gives.
#[derive(Clone, Debug)]
pub struct Work {
    /// The workers to place, all at once.
    pub need: Need,
    /// The costs, of which one is paid (MP-4.11). There is always one, if only of nothing.
    pub pay: Vec<Cost>,
    /// The outputs, of which one is taken (MP-6.3).
    pub gain: Vec<Goods>,
}

/// How sure the numbers of an entry are; `SOURCES.md` says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// Shown by the rulebook or another source.
    Attested,
    /// Some of the numbers are ours.
    Partly,
    /// All of it is ours: no source was found.
    Reconstructed,
}

/// Where an entry comes from.
#[derive(Clone, Debug)]
pub struct Source {
    /// The words of the table.
    pub words: String,
    /// What they mean.
    pub certainty: Certainty,
}

impl Source {
    pub(crate) fn new(words: String) -> Self {
        let certainty = match words.as_str() {
            "reconstructed" => Certainty::Reconstructed,
            partly if partly.contains("partly") || partly.contains("reconstructed") => Certainty::Partly,
            _ => Certainty::Attested,
        };
        Self { words, certainty }
    }
}

/// A building card (MP-1.3).
#[derive(Clone, Debug)]
pub struct BuildingCard {
    /// Its name in tables and notation.
    pub id: String,
    /// What it makes.
    pub kind: Kind,
    /// Whether it is a starting building (MP-2.4).
    pub starting: bool,
    /// What it asks for and gives.
    pub work: Work,
    /// Where its numbers come from.
    pub source: Source,
}

/// A bomb card (MP-1.4).
#[derive(Clone, Debug)]
pub struct BombCard {
    /// Its name in tables and notation.
    pub id: String,
    /// What it is made of.
    pub fuel: Fuel,
    /// How much of it.
    pub amount: u8,
    /// The scientists and engineers who build it (MP-13.1).
    pub need: Need,
    /// What loading costs, in dollars (MP-13.11).
    pub load_cost: u8,
    /// Points while the owner has made no implosion test (MP-13.3).
    pub untested: u8,
    /// Points once the owner has made the test; for a uranium bomb the same.
    pub tested: u8,
    /// Where its numbers come from.
    pub source: Source,
}

/// All building cards, and which of them are starting buildings.
#[derive(Debug)]
pub(crate) struct Buildings {
    pub(crate) cards: Vec<BuildingCard>,
    pub(crate) starting: Set,
}

/// A bundle of goods as the tables write it.
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
    copies: u8,
    src: String,
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
        let file: BuildingsFile = parse(files, BUILDINGS_FILE)?;
        let mut cards: Vec<BuildingCard> = Vec::with_capacity(BUILDINGS);
        for row in &file.building {
            let error = |reason: &str| ComponentError::new(BUILDINGS_FILE, &row.id, reason);
            let card = row.card().map_err(error)?;
            for copy in 1..=row.copies {
                // The second card of a kind gets a name of its own: every card on the table has one.
                let id = if copy == 1 { row.id.clone() } else { format!("{}-{copy}", row.id) };
                if !is_id(&id) || cards.iter().any(|known| known.id == id) {
                    return Err(error("an id is lower-case words with hyphens and stands here once"));
                }
                cards.push(BuildingCard { id, ..card.clone() });
            }
        }
        if cards.len() != BUILDINGS {
            let reason = format!("there are {} cards with their copies, not {BUILDINGS}", cards.len());
            return Err(ComponentError::new(BUILDINGS_FILE, "the file", reason));
        }
        let starting = (0..).zip(&cards).filter(|(_, card)| card.starting).map(|(row, _)| row).collect();
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
        let source = Source::new(self.src.clone());
        Ok(BuildingCard { id: self.id.clone(), kind: self.kind, starting: self.starting, work, source })
    }
}

impl Goods {
    /// MP-12.1 to MP-12.5: what a kind of building makes.
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
    src: String,
}

/// Reads the bomb cards; `most` is how much fuel of a kind a player can have.
pub(crate) fn read_bombs(files: &Files, most: u8) -> Result<Vec<BombCard>, ComponentError> {
    let file: BombsFile = parse(files, BOMBS_FILE)?;
    let mut cards: Vec<BombCard> = Vec::with_capacity(BOMBS);
    for row in file.bomb {
        let id = row.id.clone();
        let error = |reason: &str| ComponentError::new(BOMBS_FILE, &id, reason);
        if !is_id(&id) || cards.iter().any(|known| known.id == id) {
            return Err(error("an id is lower-case words with hyphens and stands here once"));
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
        // MP-1.5: four own workers of a type and four contractors; none is asked for more than fits.
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
            source: Source::new(self.src),
        })
    }
}

/// Whether an id can stand in notation.
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
