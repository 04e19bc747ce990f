//! BA-2: the map, read from `map.toml`, with derived values.

use engine::{ComponentError, Files};
use parts::Set;
use serde::Deserialize;

use crate::ids::{
    Area, BASE_SPACES, BASINS, BaseSpace, Basin, CONDUIT_SPACES, ConduitSpace, HEADSTREAMS, Headstream,
    POWERHOUSE_SPACES, PowerhouseSpace,
};
use crate::tables::exactly;
use crate::water::Course;

pub(crate) const MAP: &str = "map.toml";

/// The map.
#[derive(Debug)]
pub struct Map {
    /// The price of a red-bordered building space (BA-2.5).
    pub red_cost: u8,
    /// The basin each headstream runs into.
    pub headstreams: [Basin; HEADSTREAMS],
    /// The basins.
    pub basins: [BasinRow; BASINS],
    /// The conduit spaces.
    pub conduits: [ConduitRow; CONDUIT_SPACES],
    /// The powerhouse spaces.
    pub powerhouses: [PowerhouseRow; POWERHOUSE_SPACES],
    /// The base spaces that water passes from each basin on.
    pub(crate) courses: [Course; BASINS],
    /// The conduit spaces that lead to each basin.
    pub(crate) feeders: [Set; BASINS],
    /// Groups of spaces with the same price for every company, by kind of piece.
    pub(crate) alike: [Vec<Set>; 4],
    /// The base spaces' words in notation.
    pub base_words: Vec<String>,
    /// The conduit spaces' words in notation.
    pub conduit_words: Vec<String>,
    /// The powerhouse spaces' words in notation.
    pub powerhouse_words: Vec<String>,
}

/// A basin.
#[derive(Clone, Copy, Debug)]
pub struct BasinRow {
    /// Its area (BA-2.1).
    pub area: Area,
    /// The basin below; `None` for the last ones, where water leaves the map (BA-2.3).
    pub below: Option<Basin>,
    /// The first of its powerhouse spaces.
    first_powerhouse: u8,
    /// The number of its powerhouse spaces.
    powerhouses: u8,
}

/// A conduit space (BA-2.6).
#[derive(Clone, Copy, Debug)]
pub struct ConduitRow {
    /// The basin whose powerhouses it feeds.
    pub to: Basin,
    /// Its production value.
    pub value: u8,
}

/// A powerhouse space.
#[derive(Clone, Copy, Debug)]
pub struct PowerhouseRow {
    /// The basin it is in.
    pub basin: Basin,
    /// Whether it is red-bordered (BA-2.5).
    pub red: bool,
}

impl Map {
    /// A basin.
    #[inline]
    #[must_use]
    pub const fn basin(&self, basin: Basin) -> &BasinRow {
        &self.basins[basin.index() % BASINS]
    }

    /// A conduit space.
    #[inline]
    #[must_use]
    pub const fn conduit(&self, space: ConduitSpace) -> &ConduitRow {
        &self.conduits[space.index() % CONDUIT_SPACES]
    }

    /// A powerhouse space.
    #[inline]
    #[must_use]
    pub const fn powerhouse(&self, space: PowerhouseSpace) -> &PowerhouseRow {
        &self.powerhouses[space.index() % POWERHOUSE_SPACES]
    }

    /// The powerhouse spaces of a basin.
    #[inline]
    pub fn powerhouse_spaces(&self, basin: Basin) -> impl Iterator<Item = PowerhouseSpace> + Clone + use<> {
        let row = self.basin(basin);
        (row.first_powerhouse..row.first_powerhouse + row.powerhouses).map(PowerhouseSpace)
    }

    /// The basin a headstream runs into.
    #[inline]
    #[must_use]
    pub const fn under(&self, headstream: Headstream) -> Basin {
        self.headstreams[headstream.index() % HEADSTREAMS]
    }

    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: MapFile = files.read(MAP)?;
        file.check_counts()?;
        let mut basins = file.basins()?;
        let powerhouses = file.powerhouses(&mut basins)?;
        let conduits = file.conduits(&basins)?;
        let mut headstreams = [Basin(0); HEADSTREAMS];
        for (row, (slot, letter)) in
            file.headstream.iter().zip(headstreams.iter_mut().zip(["HA", "HB", "HC", "HD"]))
        {
            if row.id != letter {
                return Err(error(&row.id, "the headstreams are HA, HB, HC, HD in this order"));
            }
            *slot = basin_of(row.basin, &row.id)?;
        }
        let lower = |ids: Vec<&String>| ids.into_iter().map(|id| id.to_lowercase()).collect::<Vec<_>>();
        let area = |space: usize| basins[space / 2].area;
        Ok(Self {
            red_cost: file.red_space_cost,
            alike: [
                alike(BASE_SPACES, |space| (area(space), BaseSpace(space as u8).is_upper())),
                alike(BASE_SPACES, area),
                alike(CONDUIT_SPACES, |space| conduits[space].value),
                alike(POWERHOUSE_SPACES, |space| powerhouses[space].red),
            ],
            courses: courses(&basins),
            feeders: std::array::from_fn(|basin| {
                let leads = |space: &u8| conduits[usize::from(*space)].to.index() == basin;
                (0..CONDUIT_SPACES as u8).filter(leads).collect()
            }),
            headstreams,
            basins,
            conduits,
            powerhouses,
            base_words: (1..=BASE_SPACES / 2).flat_map(|n| [format!("b{n}u"), format!("b{n}l")]).collect(),
            conduit_words: lower(file.conduit.iter().map(|row| &row.id).collect()),
            powerhouse_words: lower(file.powerhouse_space.iter().map(|row| &row.id).collect()),
        })
    }
}

/// The base spaces from each basin on.
fn courses(basins: &[BasinRow; BASINS]) -> [Course; BASINS] {
    let mut courses = [Course::END; BASINS];
    for (at, row) in basins.iter().enumerate().rev() {
        let below = row.below.map_or(Course::END, |below| courses[below.index()]);
        courses[at] = Basin(at as u8).base_spaces().fold(below, Course::with);
    }
    courses
}

/// The spaces in groups with equal `key`.
fn alike<K: PartialEq>(spaces: usize, key: impl Fn(usize) -> K) -> Vec<Set> {
    let mut groups: Vec<(K, Set)> = Vec::new();
    for space in 0..spaces {
        let number = u8::try_from(space).expect("few spaces");
        match groups.iter_mut().find(|(known, _)| *known == key(space)) {
            Some((_, group)) => group.insert(number),
            None => groups.push((key(space), Set::EMPTY.with(number))),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn error(entry: &str, reason: &str) -> ComponentError {
    ComponentError::new(MAP, entry, reason)
}

fn basin_of(printed: u8, entry: &str) -> Result<Basin, ComponentError> {
    match printed.checked_sub(1) {
        Some(basin) if usize::from(basin) < BASINS => Ok(Basin(basin)),
        _ => Err(error(entry, "there are basins 1 to 12")),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    red_space_cost: u8,
    headstream: Vec<HeadstreamEntry>,
    basin: Vec<BasinEntry>,
    conduit: Vec<ConduitEntry>,
    powerhouse_space: Vec<PowerhouseEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadstreamEntry {
    id: String,
    basin: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasinEntry {
    id: u8,
    area: Area,
    river_to: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerhouseEntry {
    id: String,
    basin: u8,
    #[serde(default)]
    red: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConduitEntry {
    id: String,
    to: u8,
    value: u8,
}

impl MapFile {
    fn check_counts(&self) -> Result<(), ComponentError> {
        exactly(MAP, "headstream", self.headstream.len(), HEADSTREAMS)?;
        exactly(MAP, "basin", self.basin.len(), BASINS)?;
        exactly(MAP, "conduit", self.conduit.len(), CONDUIT_SPACES)?;
        exactly(MAP, "powerhouse_space", self.powerhouse_space.len(), POWERHOUSE_SPACES)
    }

    fn basins(&self) -> Result<[BasinRow; BASINS], ComponentError> {
        let mut basins =
            [BasinRow { area: Area::Plain, below: None, first_powerhouse: 0, powerhouses: 0 }; BASINS];
        for (at, row) in self.basin.iter().enumerate() {
            let entry = format!("basin {}", row.id);
            let basin = basin_of(row.id, &entry)?;
            if basin.index() != at {
                return Err(error(&entry, "the basins must be in the order of their numbers"));
            }
            let dams = at < BASE_SPACES / 2;
            let below = match row.river_to {
                // Rivers run to higher numbers, so no drop flows in a circle.
                Some(to) if dams && to > row.id => Some(basin_of(to, &entry)?),
                None if !dams => None,
                _ => {
                    let reason =
                        "a river runs to a basin with a higher number; below 11 and 12 water leaves the map";
                    return Err(error(&entry, reason));
                }
            };
            basins[at] = BasinRow { area: row.area, below, first_powerhouse: 0, powerhouses: 0 };
        }
        Ok(basins)
    }

    fn powerhouses(
        &self,
        basins: &mut [BasinRow; BASINS],
    ) -> Result<[PowerhouseRow; POWERHOUSE_SPACES], ComponentError> {
        let mut found = [PowerhouseRow { basin: Basin(0), red: false }; POWERHOUSE_SPACES];
        let mut last = 0;
        for (at, row) in self.powerhouse_space.iter().enumerate() {
            let basin = basin_of(row.basin, &row.id)?;
            if row.basin < last {
                return Err(error(&row.id, "the spaces must be listed basin by basin"));
            }
            last = row.basin;
            found[at] = PowerhouseRow { basin, red: row.red };
            let slot = &mut basins[basin.index()];
            if slot.powerhouses == 0 {
                slot.first_powerhouse = u8::try_from(at).expect("23 spaces");
            }
            slot.powerhouses += 1;
        }
        Ok(found)
    }

    fn conduits(&self, basins: &[BasinRow; BASINS]) -> Result<[ConduitRow; CONDUIT_SPACES], ComponentError> {
        let mut found = [ConduitRow { to: Basin(0), value: 0 }; CONDUIT_SPACES];
        for (at, row) in self.conduit.iter().enumerate() {
            let to = basin_of(row.to, &row.id)?;
            let side = if at % 2 == 0 { 'L' } else { 'R' };
            if row.id != format!("C{}{side}", at / 2 + 1) || to.index() == at / 2 {
                return Err(error(&row.id, "C1L, C1R to C10L, C10R in this order, to another basin"));
            }
            if basins[to.index()].powerhouses == 0 || !(1..=5).contains(&row.value) {
                return Err(error(&row.id, "a conduit has a value of 1 to 5 and ends at powerhouses"));
            }
            found[at] = ConduitRow { to, value: row.value };
        }
        Ok(found)
    }
}
