//! The action spaces of `actions.toml`: the management board, the patent office and the company boards.

use engine::{ComponentError, Files};
use parts::Set;
use serde::Deserialize;

use crate::ids::{Place, ROWS, Row};
use crate::state::SEATS;

pub(crate) const ACTIONS: &str = "actions.toml";

/// All action spaces.
#[derive(Debug)]
pub struct Board {
    /// The shared rows, top to bottom, section by section.
    pub rows: Vec<RowTable>,
    /// The personal construction spaces, left to right (BA-7.1).
    pub construction: [Price; 4],
    /// The first and the last row of each section.
    sections: [(u8, u8); 7],
    /// What every place asks for.
    pub(crate) demands: [Demand; Place::COUNT],
    /// The places that ask for at most this number of engineers.
    pub(crate) for_engineers: [Set; 256],
    /// The places that ask for at most this number of credits.
    pub(crate) for_credits: [Set; 256],
    /// The places that are open with this number of seats.
    pub(crate) for_seats: [Set; SEATS + 1],
}

/// What a place asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    /// More than anybody has if there is no such place.
    pub(crate) engineers: u8,
    /// Credits of the place and of its action.
    pub(crate) credits: u8,
    pub(crate) min_players: u8,
}

impl Demand {
    fn new(rows: &[RowTable], place: Place) -> Self {
        let row = &rows[place.row().index()];
        let price = if place.is_right() { row.right } else { row.left };
        let Price { engineers, credits } = price.unwrap_or(Price { engineers: u8::MAX, credits: 0 });
        Self { engineers, credits: credits.saturating_add(row.cost), min_players: row.min_players }
    }
}

/// A part of the management board, or the patent office.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    /// Turbine Station (BA-8.6).
    Turbine,
    /// Water Management (BA-9.1).
    Water,
    /// The Bank (BA-9.3).
    Bank,
    /// Workshop (BA-9.4).
    Workshop,
    /// Machinery Shop (BA-9.8).
    Machinery,
    /// Contract Office (BA-9.15).
    Contract,
    /// Patent Office (BA-9.21).
    Patent,
}

/// The action of a row of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A production with this bonus or malus.
    Produce(i8),
    /// This number of drops on headstreams, to flow in phase 3.
    Drops(u8),
    /// This number of drops that flow at once.
    DropsNow(u8),
    /// This number of credits per engineer.
    Bank(u8),
    /// This number of wheel segments.
    Rotate(u8),
    /// Excavators, mixers and machines of any kind.
    Machines(u8, u8, u8),
    /// This number of private contracts.
    Contracts(u8),
    /// The advanced tile of this slot, counted from zero.
    Patent(u8),
}

/// The price of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Engineers.
    pub engineers: u8,
    /// Credits of a red-bordered place (BA-6.3).
    pub credits: u8,
}

/// A row of action spaces.
#[derive(Clone, Debug)]
pub struct RowTable {
    /// Its word in notation.
    pub word: String,
    /// Its section.
    pub section: Section,
    /// The minimum number of companies (BA-3.8).
    pub min_players: u8,
    /// The credits the action itself costs (BA-6.9).
    pub cost: u8,
    /// Its action.
    pub task: Task,
    /// The left place.
    pub left: Option<Price>,
    /// The right place.
    pub right: Option<Price>,
}

impl Board {
    /// A row.
    #[inline]
    #[must_use]
    pub fn row(&self, row: Row) -> &RowTable {
        &self.rows[row.index()]
    }

    /// The price of a place; `None` if there is no such place.
    #[inline]
    #[must_use]
    pub fn price(&self, place: Place) -> Option<Price> {
        let row = self.rows.get(place.row().index())?;
        if place.is_right() { row.right } else { row.left }
    }

    /// The places of a section, row by row.
    #[inline]
    pub fn places(&self, section: Section) -> impl Iterator<Item = Place> + Clone + use<> {
        let (first, end) = self.sections[section as usize];
        (first * 2..end * 2).map(Place)
    }

    /// The places of a section, as a set.
    #[inline]
    pub(crate) fn section(&self, section: Section) -> Set {
        let (first, end) = self.sections[section as usize];
        Set::below(end * 2).minus(Set::below(first * 2))
    }

    /// The row of the Bank.
    #[must_use]
    pub fn bank(&self) -> Row {
        Row(self.sections[Section::Bank as usize].0)
    }

    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: ActionsFile = files.read(ACTIONS)?;
        let mut rows = Vec::with_capacity(ROWS);
        let mut sections = [(0, 0); 7];
        for row in &file.action {
            let error = |reason: &str| ComponentError::new(ACTIONS, row.id.clone(), reason);
            let at = u8::try_from(rows.len()).expect("few rows");
            let span = &mut sections[row.section as usize];
            if span.1 == 0 {
                *span = (at, at);
            }
            if span.1 != at {
                return Err(error("the rows of a section must be consecutive"));
            }
            span.1 = at + 1;
            let task = row.effect.task().ok_or_else(|| error("the effect is not valid"))?;
            let fits = matches!(
                (row.section, task),
                (Section::Turbine, Task::Produce(_))
                    | (Section::Water, Task::Drops(1..=3) | Task::DropsNow(1..=3))
                    | (Section::Bank, Task::Bank(_))
                    | (Section::Workshop, Task::Rotate(_))
                    | (Section::Machinery, Task::Machines(..))
                    | (Section::Contract, Task::Contracts(1..=2))
                    | (Section::Patent, Task::Patent(0..=2))
            );
            if !fits || !(2..=4).contains(&row.min_players) {
                return Err(error(
                    "this effect does not belong to this section, or min_players is not 2 to 4",
                ));
            }
            let bank = row.section == Section::Bank;
            if bank == row.left.is_some() || bank && row.right.is_some() {
                return Err(error("every row but the Bank has a left place"));
            }
            rows.push(RowTable {
                word: row.id.clone(),
                section: row.section,
                min_players: row.min_players,
                cost: row.cost,
                task,
                left: row.left,
                right: row.right,
            });
        }
        if rows.len() != ROWS || sections.iter().any(|span| span.1 == 0) {
            return Err(ComponentError::new(ACTIONS, "action", "there are 20 rows, some in each section"));
        }
        let demands = std::array::from_fn(|place| Demand::new(&rows, Place(place as u8)));
        Ok(Self {
            rows,
            construction: file.construction,
            sections,
            for_engineers: at_most(&demands, |demand| demand.engineers),
            for_credits: at_most(&demands, |demand| demand.credits),
            for_seats: at_most(&demands, |demand| demand.min_players),
            demands,
        })
    }
}

/// The places that ask for at most 0, 1, 2 and so on.
fn at_most<const N: usize>(demands: &[Demand], asked: impl Fn(&Demand) -> u8) -> [Set; N] {
    std::array::from_fn(|most| {
        (0..)
            .zip(demands)
            .filter(|(_, demand)| usize::from(asked(demand)) <= most)
            .map(|(place, _)| place)
            .collect()
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionsFile {
    action: Vec<ActionEntry>,
    construction: [Price; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionEntry {
    id: String,
    section: Section,
    min_players: u8,
    #[serde(default)]
    cost: u8,
    effect: EffectEntry,
    left: Option<Price>,
    right: Option<Price>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectEntry {
    produce: Option<i8>,
    drops: Option<u8>,
    drops_now: Option<u8>,
    credits_per_engineer: Option<u8>,
    rotate: Option<u8>,
    #[serde(default)]
    excavator: u8,
    #[serde(default)]
    mixer: u8,
    #[serde(default)]
    any_machine: u8,
    contracts: Option<u8>,
    patent: Option<u8>,
}

impl EffectEntry {
    fn task(&self) -> Option<Task> {
        let machines = self.excavator + self.mixer + self.any_machine > 0;
        let tasks = [
            self.produce.map(Task::Produce),
            self.drops.map(Task::Drops),
            self.drops_now.map(Task::DropsNow),
            self.credits_per_engineer.map(Task::Bank),
            self.rotate.map(Task::Rotate),
            machines.then_some(Task::Machines(self.excavator, self.mixer, self.any_machine)),
            self.contracts.map(Task::Contracts),
            self.patent.and_then(|slot| slot.checked_sub(1)).map(Task::Patent),
        ];
        let mut given = tasks.into_iter().flatten();
        given.next().filter(|_| given.next().is_none())
    }
}
