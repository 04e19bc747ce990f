//! Ratings of actions and estimates of positions for bots; not a rule. The unit is the victory point. The
//! value of a tile is its effect when placed plus what it adds to its region and colour; part of it is
//! credited when the tile is taken, the rest when it is placed.

use std::cell::Cell;

use engine::{Game, Heuristic, Learned, SearchEffort, Seat};
use parts::Set;
use serde::{Deserialize, Serialize};

use crate::action::{Action, Choice};
use crate::ids::{Building, Depot, Estate, Goods, HEXES, Hex, Kind, Phase, Pips, TILES, Tile};
use crate::knowledge::{Effect, Per, Purpose};
use crate::state::{CastlesOfBurgundy, Stage, types};
use crate::tables::Advantage;

/// The weights of the heuristic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Fraction of a tile's value that is credited for storing it.
    stored: f32,
    /// Factor on that fraction when hardly any actions are left to place the tile.
    stored_late: f32,
    /// Fraction of the points of goods that is credited for collecting them.
    held: f32,
    /// Factor on the value of a tile that cannot be placed yet.
    out_of_reach: f32,
    /// Factor on the value of a tile if as many tiles of its kind are stored as there are hexes to place
    /// them.
    crowded: f32,
    /// Value of a hex that becomes adjacent to a covered one.
    opened_hex: f32,
    /// Value of an extra action.
    extra_action: f32,
    /// Value of a step along the turn order track.
    turn_order: f32,
    /// Value of a region with one hex left, as a fraction of its points: the last tile is often taken for
    /// other reasons.
    progress: f32,
    /// Number of workers beyond which more are worth little.
    enough_workers: u16,
    /// Value of a worker beyond that number.
    spare_worker: f32,
    /// Value of a worker near the end of the game, when it still opens hexes and depots.
    worker: f32,
    /// Additional value of a worker at the start of the game.
    worker_early: f32,
    /// Value of a silverling beyond its final point at the start of the game.
    silver_early: f32,
    /// Maximum number of hexes a player covers per round.
    hexes_per_round: f32,
    /// Rounds it takes to cover one more hex of a region.
    rounds_per_hex: f32,
    /// Expected repeated scorings of an animal tile per open hex of its pasture, early in the game.
    animals_again: f32,
    /// Value of taking a tile without a die.
    taken_tile: f32,
    /// Additional value of it per kind that may be taken.
    taken_kind: f32,
    /// Value of knowledge tile 1 at the start of the game.
    equal_buildings: f32,
    /// Value of knowledge tile 5 at the start of the game.
    two_depots: f32,
    /// Value of knowledge tile 6 at the start of the game.
    buy_anywhere: f32,
    /// Sales per round.
    sales_per_round: f32,
    /// Scorings of knowledge tile 7 per open pasture hex.
    animal_tiles: f32,
    /// Workers that knowledge tile 12 saves per round.
    free_taking: f32,
    /// Take-workers actions per round.
    worker_actions: f32,
}

impl Heuristic for CastlesOfBurgundy {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        let mut plan = Plan::new(self, weights, self.actor());
        rates.extend(actions.iter().map(|&action| plan.rate(action)));
    }

    const LEAD_SCALE: f32 = 15.0;
    const OWN_SCORE_WEIGHT: f32 = 1.0;
    // To the end: with an estimate instead, more iterations gain nothing.
    const PLAYOUT_DECISIONS: u32 = 1000;
    const SEARCH_EFFORT: SearchEffort = SearchEffort { hard: 40, expert: 8000 };
    // A net needs about a round: it is at its worst in the middle of a turn.
    const LEARNED: Learned = Learned { nets: &[include_bytes!("../nets/2.net")], playout: 12 };

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        Plan::new(self, weights, seat).outlook()
    }
}

/// The position from the point of view of one player.
struct Plan<'a> {
    game: &'a CastlesOfBurgundy,
    weights: &'a Weights,
    me: Seat,
    /// Fraction of the game that is left, from 1 to 0.
    left: f32,
    /// Dice actions left to the player after this one.
    actions_left: u8,
    /// Values of a silverling and of a worker.
    silver: f32,
    worker: f32,
    /// Cache: the value of storing a tile, by its number.
    stored: [Option<f32>; TILES],
    /// Cache: the value of covering a hex with any tile.
    ground: [Cell<Option<f32>>; HEXES],
}

impl<'a> Plan<'a> {
    fn new(game: &'a CastlesOfBurgundy, weights: &'a Weights, me: Seat) -> Self {
        let rounds = game.rounds_left();
        let dice = game.players[me].dice.iter().flatten().count() as u8;
        let using_die = u8::from(game.stage == Stage::Turn && dice > 0);
        let left = f32::from(rounds) / 24.0;
        Self {
            game,
            weights,
            me,
            left,
            actions_left: 2 * rounds + dice - using_die,
            // At the end a silverling is worth a point, and so are two workers; before, workers open hexes and
            // depots.
            silver: 1.0 + weights.silver_early * left.sqrt(),
            worker: if game.players[me].workers < weights.enough_workers {
                weights.worker + weights.worker_early * left.sqrt()
            } else {
                weights.spare_worker
            },
            stored: [None; TILES],
            ground: [const { Cell::new(None) }; HEXES],
        }
    }

    fn rate(&mut self, action: Action) -> f32 {
        let player = &self.game.players[self.me];
        let paid = |die: Option<Pips>, to, purpose| {
            die.map_or(0.0, |die| {
                f32::from(self.game.workers_to_change(self.me, purpose, die, to)) * self.worker
            })
        };
        match action {
            Action::Choose(estate, hex) => self.estate(estate, hex),
            Action::Take { die, depot, tile, discard } => {
                let paid = paid(die, Pips(depot.0), Purpose::Take);
                self.storing(tile) - paid - self.discarding(discard)
            }
            Action::Place { die, tile, hex } => {
                let paid = paid(die, self.game.tables.grid.die(hex), Purpose::Place(tile.kind()));
                (1.0 - self.weights.stored) * self.placing(tile, hex) - paid
            }
            Action::Sell { die, goods } => {
                let paid = paid(die, goods.pips(), Purpose::Sell);
                self.selling(player.goods[goods.index()]) - paid
            }
            Action::Workers { .. } => {
                f32::from(player.powers.action_workers) * self.worker
                    + f32::from(player.powers.action_silver) * self.silver
            }
            Action::Buy { tile, discard, .. } => {
                self.storing(tile)
                    - self.discarding(discard)
                    - f32::from(self.game.tables.price) * self.silver
            }
            Action::Collect { depot, second, choice } => self.collecting(depot, second, choice),
            Action::Decline | Action::Done => 0.0,
        }
    }

    /// Expected final score: points so far, unfinished regions and colours, stored tiles, goods, silverlings
    /// and workers.
    fn outlook(&mut self) -> f32 {
        let game = self.game;
        let player = &game.players[self.me];
        let mut worth = game.standings().score(self.me).total() as f32;
        let row = game.estate_row(self.me);
        for region in &row.regions {
            let (size, filled) = (region.hexes.len(), region.hexes.and(game.covered(self.me)).len());
            if filled < size {
                let points = f32::from(game.tables.region_points(size));
                let missing = size - filled;
                worth += self.progress(filled, size)
                    * (points + self.later_bonus(f32::from(missing)))
                    * self.feasible(missing);
            }
        }
        for kind in Kind::ALL {
            let Some(tile) = game.bonus_tiles(kind).iter().position(Option::is_none) else { continue };
            let all = row.hexes(kind);
            let (size, filled) = (all.len(), all.and(game.covered(self.me)).len());
            if filled < size {
                let points = f32::from(game.tables.colour_points(tile, game.seats));
                worth += points * self.progress(filled, size) * self.feasible(size - filled);
            }
        }
        for tile in player.storage.into_iter().flatten() {
            worth += self.storing(tile);
        }
        let held: u8 = player.goods.iter().sum();
        // The point for each unsold tile, each silverling and every two workers at the end is in the total
        // already.
        worth += self.goods(held) - f32::from(held);
        worth += (self.silver - 1.0) * f32::from(player.silver);
        worth += (self.worker - 0.5) * f32::from(player.workers);
        worth + self.weights.opened_hex * f32::from(player.beside.len()) * self.left
    }

    /// The rating of an estate choice: many small regions and a start castle with many neighbours are better.
    fn estate(&self, estate: Estate, hex: Hex) -> f32 {
        let row = self.game.tables.estate(estate);
        row.regions.len() as f32 + 0.5 * f32::from(self.game.tables.grid.beside(hex).len())
    }

    /// Value of a stored tile; 0 if it can no longer be placed.
    fn storing(&mut self, tile: Tile) -> f32 {
        let at = usize::from(tile.number());
        if let Some(worth) = self.stored[at] {
            return worth;
        }
        let waiting = self.game.players[self.me].storage.iter().flatten().count() as u8;
        let worth = match self.actions_left.saturating_sub(waiting) {
            0 => 0.0,
            1 | 2 => self.weights.stored_late * self.weights.stored * self.best_hex(tile),
            _ => self.weights.stored * self.best_hex(tile),
        };
        self.stored[at] = Some(worth);
        worth
    }

    fn discarding(&mut self, discard: Option<Tile>) -> f32 {
        discard.map_or(0.0, |tile| self.storing(tile))
    }

    /// Value of a tile on its best hex, including hexes that are not adjacent to a covered one yet.
    fn best_hex(&self, tile: Tile) -> f32 {
        let game = self.game;
        let fitting = game.fitting(self.me, tile);
        let near = game.places(self.me, tile);
        let effect = self.effect(tile);
        let placing = |hex: u8| effect + self.animals(tile, Hex(hex)) + self.ground(Hex(hex));
        let best = |hexes: Set| hexes.iter().map(placing).fold(0.0, f32::max);
        let waiting =
            game.players[self.me].storage.iter().flatten().filter(|stored| stored.kind() == tile.kind());
        // Tiles of one kind in storage wait for the same hexes.
        let crowd = if waiting.count() >= usize::from(near.len()) { self.weights.crowded } else { 1.0 };
        crowd * best(near).max(self.weights.out_of_reach * best(fitting.minus(near)))
    }

    /// Value of placing a tile on a hex: region, colour, effect.
    fn placing(&self, tile: Tile, hex: Hex) -> f32 {
        self.effect(tile) + self.animals(tile, hex) + self.ground(hex)
    }

    /// Value of covering a hex with any tile: region, colour, newly adjacent hexes.
    fn ground(&self, hex: Hex) -> f32 {
        let known = &self.ground[usize::from(hex.0)];
        known.get().unwrap_or_else(|| {
            let worth = self.region(hex) + self.colour(hex) + self.opening(hex);
            known.set(Some(worth));
            worth
        })
    }

    /// Value of the hexes that become adjacent to a covered one.
    fn opening(&self, hex: Hex) -> f32 {
        let player = &self.game.players[self.me];
        let opened = self.game.tables.grid.beside(hex).minus(player.beside).minus(player.covered);
        self.weights.opened_hex * f32::from(opened.len()) * self.left
    }

    /// Value of one more hex of a region: the points if it completes the region, before that a growing
    /// fraction of them. Large regions that can hardly be completed add little.
    fn region(&self, hex: Hex) -> f32 {
        let game = self.game;
        let region = game.estate_row(self.me).region_of(hex).hexes;
        let (size, filled) = (region.len(), region.and(game.covered(self.me)).len());
        let points = f32::from(game.tables.region_points(size));
        let missing = size - filled;
        if missing == 1 {
            let before = self.progress(filled, size) * (points + self.later_bonus(1.0));
            return points + f32::from(game.tables.phase_points(game.phase)) - before * self.feasible(1);
        }
        let gain = self.progress(filled + 1, size) - self.progress(filled, size);
        gain * (points + self.later_bonus(f32::from(missing))) * self.feasible(missing)
    }

    fn progress(&self, filled: u8, size: u8) -> f32 {
        let part = f32::from(filled) / f32::from(size);
        part * part * self.weights.progress
    }

    /// Expected phase bonus of a region with this many hexes left.
    fn later_bonus(&self, missing: f32) -> f32 {
        let game = self.game;
        let rounds = f32::from(game.round) + missing * self.weights.rounds_per_hex;
        let phases = (rounds / 5.0) as usize;
        let phase = (game.phase.index() + phases).min(Phase::ALL.len() - 1);
        f32::from(game.tables.phase_points(Phase::ALL[phase]))
    }

    /// Probability that this many hexes of a region are covered before the end.
    fn feasible(&self, missing: u8) -> f32 {
        let rounds = f32::from(self.game.rounds_left()) + 1.0;
        (rounds * self.weights.hexes_per_round / (2.5 * f32::from(missing))).min(1.0)
    }

    /// Value of one more hex towards the bonus of its colour, while a bonus tile is left.
    fn colour(&self, hex: Hex) -> f32 {
        let game = self.game;
        let row = game.estate_row(self.me);
        let kind = row.colour(hex);
        let Some(tile) = game.bonus_tiles(kind).iter().position(Option::is_none) else { return 0.0 };
        let all = row.hexes(kind);
        let (size, filled) = (all.len(), all.and(game.covered(self.me)).len());
        let points = f32::from(game.tables.colour_points(tile, game.seats));
        if filled + 1 == size {
            return points;
        }
        points
            * (self.progress(filled + 1, size) - self.progress(filled, size))
            * self.feasible(size - filled)
    }

    /// The part of a tile's effect that depends on the hex: the points of animals.
    fn animals(&self, tile: Tile, hex: Hex) -> f32 {
        let Some((_, count)) = tile.as_animals() else { return 0.0 };
        let game = self.game;
        let region = game.estate_row(self.me).region_of(hex).hexes;
        let open = region.minus(game.covered(self.me)).len().saturating_sub(1);
        // The tile may score again when others of its species join it.
        let again = self.weights.animals_again * f32::from(count) * f32::from(open.min(4)) * self.left;
        f32::from(game.animal_points(self.me, tile, hex)) + again
    }

    /// Value of a tile's effect, wherever it is placed.
    fn effect(&self, tile: Tile) -> f32 {
        let game = self.game;
        match tile.kind() {
            Kind::Animal => 0.0,
            Kind::Castle => self.weights.extra_action,
            Kind::Mine => {
                let payments = (Phase::ALL.len() - game.phase.index()) as f32;
                payments * (self.silver + f32::from(game.players[self.me].powers.mine_workers) * self.worker)
            }
            Kind::Ship => self.best_collection() + self.weights.turn_order * self.left,
            Kind::Knowledge => tile.as_knowledge().map_or(0.0, |number| self.knowledge(number)),
            Kind::Building => tile.as_building().map_or(0.0, |building| {
                self.advantage(game.tables.advantage(building)) + self.building_score(building)
            }),
        }
    }

    fn advantage(&self, advantage: Advantage) -> f32 {
        let player = &self.game.players[self.me];
        match advantage {
            Advantage::Sell => {
                let best = player.goods.iter().copied().max().unwrap_or(0);
                if best > 0 { self.selling(best).max(0.5) } else { 1.0 * self.left }
            }
            // A tile without a die; few tiles are left towards the end of a phase.
            Advantage::Take(kinds) => {
                self.weights.taken_tile + self.weights.taken_kind * f32::from(kinds.len())
            }
            Advantage::Workers(count) => f32::from(count) * self.worker,
            Advantage::Silver(count) => f32::from(count) * self.silver,
            Advantage::Place => {
                let others = player.storage.iter().flatten().count();
                if others > 1 { self.weights.extra_action } else { 1.5 * self.left }
            }
            Advantage::Points(points) => f32::from(points),
        }
    }

    /// Final points that knowledge tiles on the estate give for a building.
    fn building_score(&self, building: Building) -> f32 {
        let game = self.game;
        let tiles = game.covered_in(self.me, Kind::Knowledge);
        let numbers = tiles.iter().filter_map(|hex| game.tile_on(self.me, Hex(hex))?.as_knowledge());
        let points = numbers.map(|number| match game.tables.effect(number) {
            Effect::Final(points, Per::Building(scored)) if scored == building => f32::from(points),
            _ => 0.0,
        });
        points.sum()
    }

    /// Value of a knowledge tile over the rest of the game and at its end.
    fn knowledge(&self, number: u8) -> f32 {
        let game = self.game;
        let player = &game.players[self.me];
        let rounds = f32::from(game.rounds_left());
        let phases = (Phase::ALL.len() - game.phase.index()) as f32;
        match game.tables.effect(number) {
            Effect::EqualBuildings => self.weights.equal_buildings * self.left,
            Effect::MineWorkers(workers) => {
                let mines = f32::from(game.covered_in(self.me, Kind::Mine).len()) + 0.5 * self.left;
                phases * mines * f32::from(workers) * self.worker
            }
            Effect::SaleSilver(silver) => {
                self.weights.sales_per_round * rounds * f32::from(silver - 1) * self.silver
            }
            Effect::SaleWorkers(workers) => {
                self.weights.sales_per_round * rounds * f32::from(workers) * self.worker
            }
            Effect::TwoDepots => self.weights.two_depots * self.left,
            Effect::BuyAnywhere => self.weights.buy_anywhere * self.left,
            Effect::AnimalPoints(points) => {
                let open = game.estate_row(self.me).hexes(Kind::Animal).len()
                    - game.covered_in(self.me, Kind::Animal).len();
                f32::from(points) * self.weights.animal_tiles * f32::from(open) * self.left.sqrt()
            }
            Effect::WorkerStep(_) => 0.3 * rounds * self.worker,
            Effect::FreePlacing(kinds) => {
                let weight = if kinds.has(Kind::Building.number()) { 0.4 } else { 0.35 };
                weight * rounds * self.worker
            }
            Effect::FreeTaking => self.weights.free_taking * rounds * self.worker,
            Effect::ActionSilver(silver) => {
                self.weights.worker_actions * rounds * f32::from(silver) * self.silver
            }
            Effect::ActionWorkers(workers) => {
                self.weights.worker_actions * rounds * f32::from(workers - 2) * self.worker
            }
            Effect::Final(points, per) => {
                let sold = |goods: [u8; 6]| goods.iter().filter(|&&count| count > 0).count() as f32;
                let count = match per {
                    Per::SoldType => (sold(player.sold) + 4.0 * self.left).min(6.0),
                    Per::SoldTile => f32::from(player.sold.iter().sum::<u8>()) + 9.0 * self.left,
                    Per::Building(building) => {
                        let tile = Some(Tile::building(building));
                        let built = game.covered_in(self.me, Kind::Building);
                        let built =
                            built.iter().filter(|&hex| game.tile_on(self.me, Hex(hex)) == tile).count();
                        let stored = player.storage.iter().filter(|&&stored| stored == tile).count();
                        built as f32 + 0.8 * stored as f32 + 1.6 * self.left
                    }
                    Per::Species => {
                        let mut seen = Set::EMPTY;
                        for hex in game.covered_in(self.me, Kind::Animal) {
                            let animals = game.tile_on(self.me, Hex(hex)).and_then(|tile| tile.as_animals());
                            seen = animals.map_or(seen, |(species, _)| seen.with(species.index() as u8));
                        }
                        (f32::from(seen.len()) + 3.0 * self.left).min(4.0)
                    }
                    Per::BonusTile => {
                        let own =
                            game.bonus.iter().flatten().filter(|&&owner| owner == Some(self.me)).count();
                        own as f32 + 3.0 * self.left
                    }
                };
                f32::from(points) * count
            }
        }
    }

    /// Value of selling this many tiles beyond their value unsold.
    fn selling(&self, count: u8) -> f32 {
        let powers = &self.game.players[self.me].powers;
        let points = f32::from(count) * f32::from(self.game.tables.sale_points(self.game.seats));
        let kept = if self.actions_left == 0 { f32::from(count) } else { points * self.weights.held };
        points - kept
            + f32::from(powers.sale_silver) * self.silver
            + f32::from(powers.sale_workers) * self.worker
    }

    /// Value of this many more goods tiles.
    fn goods(&self, count: u8) -> f32 {
        let points = f32::from(self.game.tables.sale_points(self.game.seats));
        f32::from(count) * if self.actions_left == 0 { 1.0 } else { points * self.weights.held }
    }

    fn collecting(&self, depot: Depot, second: Option<Depot>, choice: Choice) -> f32 {
        let held = self.game.players[self.me].goods_held();
        let free = self.game.tables.goods_types.saturating_sub(held.len());
        let mut lying = self.game.goods_in(depot);
        for (count, more) in lying.iter_mut().zip(second.map_or([0; 6], |second| self.game.goods_in(second)))
        {
            *count += more;
        }
        let new = types(lying).minus(held);
        let taken = held.or(if new.len() <= free { new } else { choice.types() });
        let types = Goods::ALL.into_iter().filter(|goods| taken.has(goods.number()));
        types.map(|goods| self.goods(lying[goods.index()])).sum()
    }

    /// Value of the best depot for a ship.
    fn best_collection(&self) -> f32 {
        let player = &self.game.players[self.me];
        let held = player.goods_held();
        let free = self.game.tables.goods_types.saturating_sub(held.len());
        let fitting = |goods: &[u8; 6]| {
            let old: u8 = held.iter().map(|at| goods[usize::from(at)]).sum();
            let mut new: [u8; 6] = *goods;
            held.iter().for_each(|at| new[usize::from(at)] = 0);
            new.sort_unstable();
            old + new.iter().rev().take(free.into()).sum::<u8>()
        };
        self.goods(self.game.goods.iter().map(fitting).max().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<CastlesOfBurgundy>("heuristic.toml", CastlesOfBurgundy::WEIGHTS)
            .expect("every number is there");
    }
}
