//! The two sides of the board, and the connection costs between cities.

use engine::{ComponentError, Files};
use parts::Set;

use crate::ids::{CITIES, City, Region};
use crate::tables::PlayersRow;

/// The number of regions of a map.
const REGIONS: usize = 6;

/// The connection cost of a city that cannot be reached.
pub(crate) const UNREACHABLE: u8 = u8::MAX;

/// One side of the board.
#[derive(Debug)]
pub struct Map {
    /// The regions.
    pub regions: Vec<RegionRow>,
    /// The cities.
    pub cities: Vec<CityRow>,
    /// The connections: two cities and the printed cost.
    pub links: Vec<(City, City, u8)>,
    touches: [Set; REGIONS],
    grids: Vec<Option<Grid>>,
}

/// A region, as written in the file.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionRow {
    /// The word in options and notation.
    pub id: String,
    touches: Vec<String>,
}

/// A city, as written in the file.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityRow {
    /// The word in notation.
    pub id: String,
    /// The id of the region.
    region: String,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct LinkRow {
    a: String,
    b: String,
    cost: u8,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    id: String,
    region: Vec<RegionRow>,
    city: Vec<CityRow>,
    link: Vec<LinkRow>,
}

/// The cities of a set of regions, and the cheapest path between any two of them inside the set (PG-7.4, PG-D.2).
#[derive(Debug)]
pub struct Grid {
    /// The cities in play.
    pub cities: Set,
    distance: [[u8; CITIES]; CITIES],
}

impl Grid {
    /// The cheapest connection cost from `city` to every city in play.
    #[inline]
    #[must_use]
    pub const fn from(&self, city: City) -> &[u8; CITIES] {
        &self.distance[city.index()]
    }
}

impl Map {
    /// The cities in play and the costs between them, for a connected set of regions of a legal size.
    ///
    /// # Panics
    /// For any other set.
    #[inline]
    #[must_use]
    pub fn grid(&self, regions: Set) -> &Grid {
        self.grids[regions.bits() as usize].as_ref().expect("the regions in play were checked at the start")
    }

    /// PG-2.2: whether the regions form one connected set.
    #[must_use]
    pub fn connected(&self, regions: Set) -> bool {
        let Some(first) = regions.first() else { return false };
        let mut reached = Set::EMPTY.with(first);
        while let Some(next) = self.touching(reached).and(regions).first() {
            reached.insert(next);
        }
        reached == regions
    }

    /// The regions that touch one of `regions` and are not among them.
    #[must_use]
    pub fn touching(&self, regions: Set) -> Set {
        regions
            .iter()
            .fold(Set::EMPTY, |all, region| all.or(self.touches[usize::from(region)]))
            .minus(regions)
    }

    /// Every connected set of `count` regions, as draws: one bit per region.
    #[must_use]
    pub fn connected_sets(&self, count: u8) -> Vec<u8> {
        let sets = (0..1u8 << REGIONS).filter(|&bits| {
            let regions = Set::from_bits(bits.into());
            regions.len() == count && self.connected(regions)
        });
        sets.collect()
    }

    /// The region of a city.
    #[must_use]
    pub fn region_of(&self, city: City) -> Region {
        self.region_by_id(&self.cities[city.index()].region).expect("checked when the map was read")
    }

    /// The city with this word.
    #[must_use]
    pub fn city_by_id(&self, id: &str) -> Option<City> {
        let index = self.cities.iter().position(|row| row.id == id)?;
        u8::try_from(index).ok().map(City)
    }

    /// The region with this word.
    #[must_use]
    pub fn region_by_id(&self, id: &str) -> Option<Region> {
        let index = self.regions.iter().position(|row| row.id == id)?;
        u8::try_from(index).ok().map(Region)
    }

    /// The cities of a region.
    #[must_use]
    pub fn cities_in(&self, region: Region) -> Set {
        (0u8..)
            .zip(&self.cities)
            .filter(|(city, _)| self.region_of(City(*city)) == region)
            .map(|(city, _)| city)
            .collect()
    }

    pub(crate) fn read(
        name: &str,
        id: &str,
        files: &Files,
        by_players: &[PlayersRow; 7],
    ) -> Result<Self, ComponentError> {
        let file: MapFile = files.read(name)?;
        let error = |entry: String, reason: &str| ComponentError::new(name, entry, reason);
        if file.id != id {
            return Err(error("id".to_owned(), "it does not match the name of the file"));
        }
        if file.region.len() != REGIONS || file.city.len() != CITIES {
            return Err(error("region, city".to_owned(), "a map has 6 regions and 42 cities"));
        }
        let mut map = Self {
            regions: file.region,
            cities: file.city,
            links: Vec::new(),
            touches: [Set::EMPTY; REGIONS],
            grids: Vec::new(),
        };
        map.read_regions().map_err(|(entry, reason)| error(entry, reason))?;
        map.read_links(&file.link).map_err(|(entry, reason)| error(entry, reason))?;
        map.grids = (0..1u8 << REGIONS).map(|_| None).collect();
        for row in &by_players[2..=6] {
            for bits in map.connected_sets(row.regions) {
                let grid = map
                    .lay_grid(Set::from_bits(bits.into()))
                    .map_err(|(entry, reason)| error(entry, reason))?;
                map.grids[usize::from(bits)] = Some(grid);
            }
        }
        Ok(map)
    }

    fn read_regions(&mut self) -> Result<(), (String, &'static str)> {
        for index in 0..REGIONS {
            let row = &self.regions[index];
            let entry = format!("region {}", row.id);
            if row.id.is_empty() || row.id.contains([' ', ',']) {
                return Err((entry, "the id must be one word"));
            }
            if self.region_by_id(&row.id) != Some(Region(u8::try_from(index).expect("six"))) {
                return Err((entry, "the id occurs twice"));
            }
            for id in &row.touches {
                let Some(Region(other)) = self.region_by_id(id) else {
                    return Err((entry, "it touches a region that is not on the map"));
                };
                if !self.regions[usize::from(other)].touches.contains(&row.id) {
                    return Err((entry, "it touches a region that does not touch it"));
                }
                self.touches[index].insert(other);
            }
        }
        for index in 0..CITIES {
            let row = &self.cities[index];
            let entry = format!("city {}", row.id);
            if row.id.is_empty()
                || row.id.contains(' ')
                || self.city_by_id(&row.id).map(City::index) != Some(index)
            {
                return Err((entry, "the id must be one word and occur once"));
            }
            if self.region_by_id(&row.region).is_none() {
                return Err((entry, "its region is not on the map"));
            }
        }
        Ok(())
    }

    fn read_links(&mut self, rows: &[LinkRow]) -> Result<(), (String, &'static str)> {
        for row in rows {
            let entry = format!("link {} to {}", row.a, row.b);
            let (Some(a), Some(b)) = (self.city_by_id(&row.a), self.city_by_id(&row.b)) else {
                return Err((entry, "one of the cities is not on the map"));
            };
            if a == b {
                return Err((entry, "a city is not linked to itself"));
            }
            if self.links.iter().any(|&(c, d, _)| (a, b) == (c, d) || (a, b) == (d, c)) {
                return Err((entry, "the link occurs twice"));
            }
            self.links.push((a, b, row.cost));
        }
        Ok(())
    }

    /// All cheapest paths inside a set of regions (Floyd and Warshall).
    fn lay_grid(&self, regions: Set) -> Result<Grid, (String, &'static str)> {
        let cities: Set =
            regions.iter().fold(Set::EMPTY, |all, region| all.or(self.cities_in(Region(region))));
        const FAR: u16 = u16::MAX / 2;
        let mut far = [[FAR; CITIES]; CITIES];
        for city in cities {
            far[usize::from(city)][usize::from(city)] = 0;
        }
        for &(a, b, cost) in &self.links {
            if cities.has(a.0) && cities.has(b.0) {
                far[a.index()][b.index()] = cost.into();
                far[b.index()][a.index()] = cost.into();
            }
        }
        for via in cities {
            let onward = far[usize::from(via)];
            for from in cities {
                let row = &mut far[usize::from(from)];
                let here = row[usize::from(via)];
                for (cost, more) in row.iter_mut().zip(onward) {
                    *cost = (*cost).min(here + more).min(FAR);
                }
            }
        }
        let mut distance = [[UNREACHABLE; CITIES]; CITIES];
        for from in cities {
            for to in cities {
                let cost = far[usize::from(from)][usize::from(to)];
                let entry = || {
                    let id = |city: u8| self.cities[usize::from(city)].id.as_str();
                    format!("link {} to {}", id(from), id(to))
                };
                if cost == FAR {
                    return Err((
                        entry(),
                        "there is no path between them inside some connected set of regions",
                    ));
                }
                distance[usize::from(from)][usize::from(to)] = u8::try_from(cost)
                    .ok()
                    .filter(|&cost| cost < UNREACHABLE)
                    .ok_or_else(|| (entry(), "the cheapest path between them costs more than 254"))?;
            }
        }
        Ok(Grid { cities, distance })
    }
}
