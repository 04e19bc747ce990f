//! The map, read from its file, and the cheapest paths on it.

use engine::Files;
use power_grid::{MapSide, PowerGrid};
use serde::Deserialize;

#[derive(Clone, Deserialize)]
struct MapFile {
    region: Vec<RegionRow>,
    city: Vec<CityRow>,
    link: Vec<LinkRow>,
}

#[derive(Clone, Deserialize)]
struct RegionRow {
    id: String,
}

#[derive(Clone, Deserialize)]
struct CityRow {
    id: String,
    region: String,
}

#[derive(Clone, Deserialize)]
struct LinkRow {
    a: String,
    b: String,
    cost: i32,
}

/// A map and the regions in play.
pub(super) struct Network {
    /// The regions in play, as rows of the file.
    pub(super) regions: Vec<u8>,
    /// The region of each city.
    region_of: Vec<u8>,
    links: Vec<(usize, usize, i32)>,
}

impl Network {
    pub(super) fn of(side: MapSide) -> Self {
        let name = format!("{}.toml", side.word());
        let file: MapFile = Files::of::<PowerGrid>().read(&name).expect("a map");
        let city = |id: &str| file.city.iter().position(|row| row.id == id).expect("a city");
        let region = |id: &str| file.region.iter().position(|row| row.id == id).expect("a region");
        Self {
            regions: Vec::new(),
            region_of: file.city.iter().map(|row| u8::try_from(region(&row.region)).expect("six")).collect(),
            links: file.link.iter().map(|row| (city(&row.a), city(&row.b), row.cost)).collect(),
        }
    }

    /// PG-7.2.
    pub(super) fn in_play(&self, city: u8) -> bool {
        self.regions.contains(&self.region_of[usize::from(city)])
    }

    /// PG-7.3 to PG-7.5, PG-D.2: the cheapest sum of links from any of some cities to every city in play, by relaxing
    /// all links until no cost decreases; zero without a city.
    pub(super) fn costs(&self, from: &[u8]) -> Vec<Option<i32>> {
        if from.is_empty() {
            return vec![Some(0); self.region_of.len()];
        }
        let mut costs = vec![None; self.region_of.len()];
        for &city in from {
            costs[usize::from(city)] = Some(0);
        }
        let played = |city: usize| self.regions.contains(&self.region_of[city]);
        let links: Vec<_> = self.links.iter().filter(|&&(a, b, _)| played(a) && played(b)).collect();
        loop {
            let before = costs.clone();
            for &&(a, b, cost) in &links {
                for (from, to) in [(a, b), (b, a)] {
                    let Some(way) = costs[from].map(|so_far| so_far + cost) else { continue };
                    if costs[to].is_none_or(|known| way < known) {
                        costs[to] = Some(way);
                    }
                }
            }
            if costs == before {
                return costs;
            }
        }
    }
}
