//! CB-9: the knowledge tiles. A tile has one [`Effect`]; [`Powers`] is the combined effect of a player's
//! tiles.

use engine::Seat;
use parts::Set;

use crate::ids::{Building, Hex, Kind, Pips, Species};
use crate::state::CastlesOfBurgundy;
use crate::tables::Tables;

/// The effect of a knowledge tile from the moment it is placed (CB-9.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// CB-9.1: equal buildings are allowed in a city.
    EqualBuildings,
    /// CB-9.2: workers per mine at the end of a phase.
    MineWorkers(u8),
    /// CB-9.3: silverlings per sale.
    SaleSilver(u8),
    /// CB-9.4: workers added to each sale.
    SaleWorkers(u8),
    /// CB-9.5: a ship may collect from two neighbouring depots.
    TwoDepots,
    /// CB-9.6: the purchase may be made at any depot.
    BuyAnywhere,
    /// CB-9.7: points added for each animal tile that scores.
    AnimalPoints(u8),
    /// CB-9.8: the largest change of a die per worker.
    WorkerStep(u8),
    /// CB-9.9 to CB-9.11: a free step when a die places a tile of these kinds.
    FreePlacing(Set),
    /// CB-9.12: a free step when a die takes a tile.
    FreeTaking,
    /// CB-9.14: silverlings added to the take-workers action.
    ActionSilver(u8),
    /// CB-9.15: workers of the take-workers action.
    ActionWorkers(u8),
    /// CB-9.16 to CB-9.20: points at the end for each of these.
    Final(u8, Per),
}

/// What a knowledge tile counts at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// CB-9.16: goods types sold.
    SoldType,
    /// CB-9.19: goods tiles sold.
    SoldTile,
    /// CB-9.17: buildings of a type.
    Building(Building),
    /// CB-9.18: animal species.
    Species,
    /// CB-9.20: bonus tiles.
    BonusTile,
}

/// CB-9.23: the combined effect of a player's knowledge tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Powers {
    /// Equal buildings may stand in a city.
    pub equal_buildings: bool,
    /// Workers per mine at the end of a phase.
    pub mine_workers: u8,
    /// Silverlings a sale pays.
    pub sale_silver: u8,
    /// Workers a sale pays.
    pub sale_workers: u8,
    /// A ship may collect from two neighbouring depots.
    pub two_depots: bool,
    /// The purchase may be made at any depot.
    pub buy_anywhere: bool,
    /// Points added for each animal tile that scores.
    pub animal_points: u8,
    /// The largest change of a die per worker.
    pub worker_step: u8,
    /// The kinds of tiles that are placed with a free step.
    pub free_placing: Set,
    /// Tiles are taken with a free step.
    pub free_taking: bool,
    /// Silverlings the take-workers action pays.
    pub action_silver: u8,
    /// Workers the take-workers action pays.
    pub action_workers: u8,
}

impl Powers {
    /// The rules without any knowledge tile.
    #[must_use]
    pub const fn new(tables: &Tables) -> Self {
        Self {
            equal_buildings: false,
            mine_workers: 0,
            sale_silver: tables.sale_silver,
            sale_workers: 0,
            two_depots: false,
            buy_anywhere: false,
            animal_points: 0,
            worker_step: 1,
            free_placing: Set::EMPTY,
            free_taking: false,
            action_silver: 0,
            action_workers: tables.worker_action,
        }
    }

    /// Adds the effect of one more tile.
    pub(crate) fn add(&mut self, effect: Effect) {
        match effect {
            Effect::EqualBuildings => self.equal_buildings = true,
            Effect::MineWorkers(workers) => self.mine_workers += workers,
            Effect::SaleSilver(silver) => self.sale_silver = silver,
            Effect::SaleWorkers(workers) => self.sale_workers += workers,
            Effect::TwoDepots => self.two_depots = true,
            Effect::BuyAnywhere => self.buy_anywhere = true,
            Effect::AnimalPoints(points) => self.animal_points += points,
            Effect::WorkerStep(step) => self.worker_step = step,
            Effect::FreePlacing(kinds) => self.free_placing = self.free_placing.or(kinds),
            Effect::FreeTaking => self.free_taking = true,
            Effect::ActionSilver(silver) => self.action_silver += silver,
            Effect::ActionWorkers(workers) => self.action_workers = workers,
            Effect::Final(..) => {}
        }
    }

    /// CB-9.9 to CB-9.12: the free step of a die that does this.
    #[inline]
    pub(crate) const fn free_step(&self, purpose: Purpose) -> u8 {
        match purpose {
            Purpose::Take => self.free_taking as u8,
            Purpose::Place(kind) => self.free_placing.has(kind.number()) as u8,
            Purpose::Sell => 0,
        }
    }

    /// CB-9.22: the workers needed to change a die over this distance.
    #[inline]
    #[must_use]
    pub const fn workers_for(&self, purpose: Purpose, distance: u8) -> u8 {
        distance.saturating_sub(self.free_step(purpose)).div_ceil(self.worker_step)
    }

    /// The largest change of a die with this number of workers.
    #[inline]
    pub(crate) fn range(&self, purpose: Purpose, workers: u16) -> u8 {
        // Nothing is more than three steps away.
        let steps = workers.min(3) as u8 * self.worker_step;
        (self.free_step(purpose) + steps).min(3)
    }
}

/// The use of a die, which determines the price of changing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Take a tile from a numbered depot.
    Take,
    /// Place a tile of this kind.
    Place(Kind),
    /// Sell goods.
    Sell,
}

impl CastlesOfBurgundy {
    /// CB-5.5, CB-9.22: the fewest workers with which a seat turns a die to another value for a purpose.
    #[inline]
    #[must_use]
    pub fn workers_to_change(&self, seat: Seat, purpose: Purpose, from: Pips, to: Pips) -> u8 {
        self.players[seat].powers.workers_for(purpose, from.distance(to))
    }

    /// CB-9.16 to CB-9.20: the points of a knowledge tile on a seat's estate if the game ended now.
    #[must_use]
    pub fn final_points(&self, seat: Seat, tile: u8) -> u16 {
        match self.tables.effect(tile) {
            Effect::Final(points, per) => u16::from(points) * self.count(seat, per),
            _ => 0,
        }
    }

    fn count(&self, seat: Seat, per: Per) -> u16 {
        let player = &self.players[seat];
        match per {
            Per::SoldType => player.sold.iter().map(|&sold| u16::from(sold > 0)).sum(),
            Per::SoldTile => player.sold.iter().map(|&sold| u16::from(sold)).sum(),
            Per::Building(building) => {
                let of_type = |hex: &u8| {
                    self.tile_on(seat, Hex(*hex)).and_then(|tile| tile.as_building()) == Some(building)
                };
                self.covered_in(seat, Kind::Building).iter().filter(of_type).count() as u16
            }
            Per::Species => {
                let mut seen = [false; Species::ALL.len()];
                for hex in self.covered_in(seat, Kind::Animal) {
                    if let Some((species, _)) =
                        self.tile_on(seat, Hex(hex)).and_then(|tile| tile.as_animals())
                    {
                        seen[species.index()] = true;
                    }
                }
                seen.into_iter().map(u16::from).sum()
            }
            Per::BonusTile => {
                self.bonus.iter().flatten().filter(|owner| **owner == Some(seat)).count() as u16
            }
        }
    }
}
