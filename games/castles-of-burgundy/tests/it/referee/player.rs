//! The possessions of a player, and their points.

use std::collections::{BTreeMap, BTreeSet};

use castles_of_burgundy::{Building, CastlesOfBurgundy, Hex, Kind, Stage, Tile};
use engine::{Game, Seat};
use testkit::agree;

use super::estate::Estate;
use super::saw;

/// The use of a die.
#[derive(Clone, Copy)]
pub(super) enum Purpose {
    Take,
    Place(Kind),
    Sell,
}

/// The possessions of a player.
pub(super) struct Player {
    pub(super) estate: Estate,
    pub(super) tiles: BTreeMap<u8, Tile>,
    pub(super) goods: [u8; 6],
    pub(super) sold: [u8; 6],
    pub(super) silver: i32,
    pub(super) workers: i32,
    /// The number of dice left in this turn.
    pub(super) dice: u8,
    /// Regions, phases, colours, animals, watchtowers, sales.
    pub(super) points: [i32; 6],
    storage: Vec<Tile>,
}

impl Player {
    pub(super) fn new(goods: [u8; 6], workers: i32) -> Self {
        Self {
            estate: Estate::of("1"),
            tiles: BTreeMap::new(),
            goods,
            sold: [0; 6],
            silver: 1,
            workers,
            dice: 2,
            points: [0; 6],
            storage: Vec::new(),
        }
    }

    /// CB-2.6: the start castle.
    pub(super) fn found(&mut self, estate: Estate, hex: u8) {
        self.estate = estate;
        self.tiles = BTreeMap::from([(hex, Tile::CASTLE)]);
    }

    /// CB-9.21: whether a knowledge tile is on the estate.
    pub(super) fn knows(&self, number: u8) -> bool {
        self.tiles.values().any(|&tile| tile == Tile::knowledge(number))
    }

    /// CB-5.9, CB-5.20.
    pub(super) fn store(&mut self, tile: Tile, discard: Option<Tile>) -> Result<(), String> {
        agree("CB-5.9: a tile is discarded", self.storage.len() == 3, discard.is_some())?;
        if let Some(discard) = discard {
            self.unstore(discard)?;
        }
        self.storage.push(tile);
        Ok(())
    }

    pub(super) fn unstore(&mut self, tile: Tile) -> Result<(), String> {
        let at = self.storage.iter().position(|&stored| stored == tile);
        self.storage.remove(at.ok_or("the tile is not stored")?);
        Ok(())
    }

    /// CB-5.17, CB-5.18: the die is used, and the workers for its change are paid. Without a die nothing happens.
    pub(super) fn use_die(&mut self, die: Option<u8>, to: u8, purpose: Purpose) -> Result<(), String> {
        let Some(die) = die else { return Ok(()) };
        // CB-9.9 to CB-9.12.
        let free = match purpose {
            Purpose::Take => self.knows(12),
            Purpose::Place(Kind::Building) => self.knows(9),
            Purpose::Place(Kind::Ship | Kind::Animal) => self.knows(10),
            Purpose::Place(Kind::Castle | Kind::Mine | Kind::Knowledge) => self.knows(11),
            Purpose::Sell => false,
        };
        let mut reached = BTreeSet::from([die]);
        if free {
            reached.extend(beside(&reached));
        }
        let mut workers = 0;
        while !reached.contains(&to) {
            workers += 1;
            let mut next = beside(&reached);
            if self.knows(8) {
                next.extend(beside(&next));
            }
            reached.extend(next);
        }
        if free && die != to && workers == 0 {
            saw("a free step");
        }
        if self.knows(8) && !free && workers == 2 {
            saw("two steps of a worker");
        }
        self.dice = self.dice.checked_sub(1).ok_or("CB-5.1: no die is left")?;
        self.workers -= workers;
        agree("CB-5.18: the workers suffice", true, self.workers >= 0)
    }

    /// CB-5.16, CB-9.14, CB-9.15.
    pub(super) fn take_workers(&mut self) {
        self.workers += if self.knows(14) { 4 } else { 2 };
        self.silver += i32::from(self.knows(13));
    }

    /// CB-6.1, CB-6.3, CB-9.1, for any die.
    pub(super) fn may_place(&self, tile: Tile, hex: u8) -> bool {
        let covered = |hex: &u8| self.tiles.contains_key(hex);
        let twice = tile.kind() == Kind::Building
            && !self.knows(1)
            && self.estate.region(hex).iter().any(|other| self.tiles.get(other) == Some(&tile));
        self.estate.colour(hex) == tile.kind()
            && !covered(&hex)
            && self.estate.beside(hex).iter().any(covered)
            && !twice
    }

    pub(super) fn may_place_something(&self) -> bool {
        self.storage.iter().any(|&tile| (0..37).any(|hex| self.may_place(tile, hex)))
    }

    /// CB-6.10, CB-9.7: every tile of its species in the pasture, including the new one.
    pub(super) fn score_animals(&mut self, tile: Tile, pasture: &[u8]) {
        let animals = |tile: &Tile| tile.as_animals();
        let (species, _) = animals(&tile).expect("an animal tile");
        let lying = pasture.iter().filter_map(|hex| self.tiles.get(hex)).filter_map(animals);
        let counts = lying.filter(|(other, _)| *other == species).map(|(_, count)| i32::from(count));
        let more = i32::from(self.knows(7));
        self.points[3] += counts.map(|count| count + more).sum::<i32>();
    }

    /// CB-9.16 to CB-9.20: the points of the knowledge tiles at the end.
    fn knowledge_points(&self, bonus_tiles: i32) -> i32 {
        let buildings = [
            (16, Building::Warehouse),
            (17, Building::Watchtower),
            (18, Building::Carpenter),
            (19, Building::Church),
            (20, Building::Market),
            (21, Building::BoardingHouse),
            (22, Building::Bank),
            (23, Building::CityHall),
        ];
        let species: BTreeSet<u8> = self
            .tiles
            .values()
            .filter_map(|tile| tile.as_animals())
            .map(|(species, _)| species.number())
            .collect();
        let types = self.sold.iter().filter(|&&count| count > 0).count() as i32;
        let sold: i32 = self.sold.iter().map(|&count| i32::from(count)).sum();
        let built =
            |building| self.tiles.values().filter(|&&tile| tile == Tile::building(building)).count() as i32;
        let mut all =
            vec![(15, 3 * types), (24, 4 * species.len() as i32), (25, sold), (26, 2 * bonus_tiles)];
        all.extend(buildings.map(|(number, building)| (number, 4 * built(building))));
        all.into_iter().filter(|&(number, _)| self.knows(number)).map(|(_, points)| points).sum()
    }

    /// CB-10.2: all sources, with final scoring as if the game ended now.
    pub(super) fn all_points(&self, seat: usize, bonus: &[Vec<usize>; 6]) -> Vec<i32> {
        let bonus_tiles = bonus.iter().flatten().filter(|&&owner| owner == seat).count() as i32;
        let unsold = self.goods.iter().map(|&count| i32::from(count)).sum();
        let last = [self.knowledge_points(bonus_tiles), unsold, self.silver, self.workers / 2];
        self.points.into_iter().chain(last).collect()
    }

    pub(super) fn compare(
        &self,
        seat: Seat,
        after: &CastlesOfBurgundy,
        bonus: &[Vec<usize>; 6],
    ) -> Result<(), String> {
        agree("silverlings", self.silver, after.silver(seat).into())?;
        agree("workers", self.workers, after.workers(seat).into())?;
        agree("goods held", self.goods, after.goods_of(seat))?;
        agree("goods sold", self.sold, after.sold(seat))?;
        let mut storage = self.storage.clone();
        storage.sort();
        agree("storage", storage, after.storage(seat).iter().flatten().copied().collect())?;
        if after.stage() != Stage::Estates {
            let tiles = (0..37).filter_map(|hex| Some((hex, after.tile_on(seat, Hex(hex))?)));
            agree("tiles on the estate", &self.tiles, &tiles.collect())?;
        }
        let score = *after.standings().score(seat);
        for ((name, own), found) in
            CastlesOfBurgundy::INFO.sources.iter().zip(self.all_points(seat.index(), bonus)).zip(score.points)
        {
            agree(format!("points from {name}"), own, found)?;
        }
        Ok(())
    }
}

/// CB-5.5: the values one step away.
fn beside(values: &BTreeSet<u8>) -> BTreeSet<u8> {
    values.iter().flat_map(|&value| [value % 6 + 1, (value + 4) % 6 + 1]).collect()
}
