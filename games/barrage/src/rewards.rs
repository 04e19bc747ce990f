//! Contracts and companies: `contracts.toml` and `companies.toml`, and the rewards they give (BA-15).

use engine::{ComponentError, Files};
use parts::Set;
use serde::Deserialize;

use crate::ids::{Ability, Area, CONTRACTS, Colour, Company, Structure};

pub(crate) const CONTRACTS_FILE: &str = "contracts.toml";
pub(crate) const COMPANIES: &str = "companies.toml";

/// The reward of a contract or an income (BA-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reward {
    /// Victory points.
    pub vp: u8,
    /// Credits.
    pub credits: u8,
    /// Excavators.
    pub excavators: u8,
    /// Mixers.
    pub mixers: u8,
    /// Machines of the owner's choice.
    pub any_machine: u8,
    /// Steps on the energy track.
    pub energy: u8,
    /// Segments of the wheel.
    pub rotate: u8,
    /// A structure to place for free.
    pub structure: Option<Free>,
    /// Drops on headstreams.
    pub drops: u8,
    /// Drops that flow at once.
    pub drops_now: u8,
}

impl Reward {
    /// Whether it gives nothing at all.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Both together; a structure comes only from the first.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            vp: self.vp + other.vp,
            credits: self.credits + other.credits,
            excavators: self.excavators + other.excavators,
            mixers: self.mixers + other.mixers,
            any_machine: self.any_machine + other.any_machine,
            energy: self.energy + other.energy,
            rotate: self.rotate + other.rotate,
            structure: self.structure,
            drops: self.drops + other.drops,
            drops_now: self.drops_now + other.drops_now,
        }
    }
}

/// A structure to place for free (BA-15.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Free {
    /// A base in one of these areas, one bit each.
    Base(u8),
    /// An elevation.
    Elevation,
    /// A conduit of at most this value.
    Conduit(u8),
    /// A powerhouse.
    Powerhouse,
}

impl Free {
    /// Whether a base in this area is allowed.
    #[inline]
    #[must_use]
    pub const fn allows(areas: u8, area: Area) -> bool {
        areas >> area.index() & 1 == 1
    }

    /// The kind of structure.
    #[must_use]
    pub const fn structure(self) -> Structure {
        match self {
            Self::Base(_) => Structure::Base,
            Self::Elevation => Structure::Elevation,
            Self::Conduit(_) => Structure::Conduit,
            Self::Powerhouse => Structure::Powerhouse,
        }
    }
}

/// A contract.
#[derive(Clone, Debug)]
pub struct ContractRow {
    /// Its word in notation.
    pub word: String,
    /// Its kind.
    pub kind: Kind,
    /// The energy one production must reach (BA-8.9).
    pub energy: u8,
    /// Its reward.
    pub reward: Reward,
}

/// A kind of contract (BA-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Given out at the start.
    Starting,
    /// Open to all.
    National,
    /// Private, green back.
    Green,
    /// Private, yellow back.
    Yellow,
    /// Private, red back.
    Red,
}

impl Kind {
    /// The back of a private contract.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Starting | Self::National => None,
            Self::Green => Some(Colour::Green),
            Self::Yellow => Some(Colour::Yellow),
            Self::Red => Some(Colour::Red),
        }
    }
}

/// All contracts.
#[derive(Debug)]
pub struct Contracts {
    /// By number.
    pub rows: Vec<ContractRow>,
    /// The starting contracts.
    pub starting: Set,
    /// The national contracts.
    pub national: Set,
    /// The private contracts of each colour.
    pub private: [Set; 3],
}

impl Contracts {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: ContractsFile = files.read(CONTRACTS_FILE)?;
        let mut found =
            Self { rows: Vec::new(), starting: Set::EMPTY, national: Set::EMPTY, private: [Set::EMPTY; 3] };
        for (number, entry) in (0u8..).zip(&file.contract) {
            let error = |reason: &str| ComponentError::new(CONTRACTS_FILE, entry.id.clone(), reason);
            let word = entry.id.to_lowercase();
            if found.rows.iter().any(|row| row.word == word) {
                return Err(error("the id occurs twice"));
            }
            if entry.energy == 0 {
                return Err(error("a contract asks for some energy"));
            }
            let reward =
                entry.reward.reward().ok_or_else(|| error("at most one structure, at most 3 drops"))?;
            match entry.kind {
                Kind::Starting => found.starting.insert(number),
                Kind::National => found.national.insert(number),
                private => {
                    found.private[private.colour().expect("a private contract has a back").index()]
                        .insert(number);
                }
            }
            found.rows.push(ContractRow { word, kind: entry.kind, energy: entry.energy, reward });
        }
        let counts = [found.starting.len(), found.national.len()];
        if found.rows.len() != CONTRACTS
            || counts != [4, 6]
            || found.private.iter().any(|set| set.len() != 15)
        {
            let reason = "there are 4 starting, 6 national and 3 times 15 private contracts";
            return Err(ComponentError::new(CONTRACTS_FILE, "contract", reason));
        }
        Ok(found)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractsFile {
    contract: Vec<ContractEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractEntry {
    id: String,
    kind: Kind,
    energy: u8,
    reward: RewardEntry,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct RewardEntry {
    vp: u8,
    credits: u8,
    excavator: u8,
    mixer: u8,
    any_machine: u8,
    energy: u8,
    rotate: u8,
    drops: u8,
    drops_now: u8,
    base: Option<Vec<Area>>,
    elevation: Option<u8>,
    conduit: Option<u8>,
    powerhouse: Option<u8>,
}

impl RewardEntry {
    fn reward(&self) -> Option<Reward> {
        let areas = |areas: &Vec<Area>| areas.iter().fold(0, |bits, area| bits | 1 << area.index());
        let structures = [
            self.base.as_ref().map(|list| Free::Base(areas(list))),
            self.elevation.map(|_| Free::Elevation),
            self.conduit.map(Free::Conduit),
            self.powerhouse.map(|_| Free::Powerhouse),
        ];
        let mut given = structures.into_iter().flatten();
        let structure = given.next();
        let one_each = [self.elevation, self.powerhouse].into_iter().flatten().all(|count| count == 1);
        let fits = given.next().is_none() && one_each && self.drops <= 3 && self.drops_now <= 3;
        fits.then_some(Reward {
            vp: self.vp,
            credits: self.credits,
            excavators: self.excavator,
            mixers: self.mixer,
            any_machine: self.any_machine,
            energy: self.energy,
            rotate: self.rotate,
            structure,
            drops: self.drops,
            drops_now: self.drops_now,
        })
    }
}

/// A company (BA-1.4).
#[derive(Clone, Debug)]
pub struct CompanyRow {
    /// Its ability with three powerhouses.
    pub ability: Ability,
    /// BA-5.2: the income uncovered by the 2nd, 4th and 5th base, elevation and conduit.
    pub income: [[Reward; 3]; 3],
}

/// The four companies, and the row of powerhouses that is the same for all.
#[derive(Debug)]
pub struct Companies {
    /// By company.
    pub rows: Vec<CompanyRow>,
    /// BA-13.1: the bonus of every production, by the number of powerhouses built.
    pub bonus: [u8; 5],
}

impl Companies {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: CompaniesFile = files.read(COMPANIES)?;
        let error = |entry: &str, reason: &str| ComponentError::new(COMPANIES, entry, reason);
        let row = &file.powerhouse_row;
        let bonus = [0, 0, row.second, row.second, row.second + row.fourth];
        let mut rows = Vec::new();
        for (entry, &company) in file.company.iter().zip(Company::ALL) {
            if entry.id != company {
                return Err(error(
                    entry.id.word(),
                    "the companies are usa, germany, italy, france in this order",
                ));
            }
            let income = [&entry.income.base, &entry.income.elevation, &entry.income.conduit].map(|row| {
                let reward = |entry: &RewardEntry| entry.reward().filter(|reward| reward.structure.is_none());
                Some([reward(&row.second)?, reward(&row.fourth)?, reward(&row.fifth)?])
            });
            let [Some(base), Some(elevation), Some(conduit)] = income else {
                return Err(error(entry.id.word(), "an income has no structure and at most 3 drops"));
            };
            rows.push(CompanyRow { ability: entry.ability, income: [base, elevation, conduit] });
        }
        if rows.len() != 4 || file.company.len() != 4 {
            return Err(error("company", "there are four companies"));
        }
        Ok(Self { rows, bonus })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompaniesFile {
    powerhouse_row: PowerhouseRowEntry,
    company: Vec<CompanyEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerhouseRowEntry {
    second: u8,
    fourth: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanyEntry {
    id: Company,
    ability: Ability,
    income: IncomeEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomeEntry {
    base: IncomeRowEntry,
    elevation: IncomeRowEntry,
    conduit: IncomeRowEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomeRowEntry {
    second: RewardEntry,
    fourth: RewardEntry,
    fifth: RewardEntry,
}
