//! Positions that were not reached by playing, for tests.

use engine::Seat;
use parts::Set;

use crate::ids::{Depot, Estate, Goods, HEXES, Hex, Kind, Phase, Pips, TILES, Tile};
use crate::knowledge::Powers;
use crate::state::{CastlesOfBurgundy, STORAGE, Source, Stage};

/// A position under construction: start from any position, move pieces, and [`finish`](Arrangement::finish).
/// Pieces that are put down are removed from the supplies, as far as they were there.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(CastlesOfBurgundy);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: CastlesOfBurgundy) -> Self {
        Self(position)
    }

    /// Gives a player an estate with only the start castle on it.
    #[must_use]
    pub fn estate(mut self, seat: Seat, estate: Estate, start: Hex) -> Self {
        let player = &mut self.0.players[seat];
        player.estate = estate;
        player.start = start;
        player.tiles = [None; HEXES];
        self.tile(seat, start, Tile::CASTLE)
    }

    /// Sets the estate and castle hex a player has chosen (CB-11.2), without placing the castle.
    #[must_use]
    pub fn choice(mut self, seat: Seat, estate: Estate, start: Hex) -> Self {
        self.0.players[seat].estate = estate;
        self.0.players[seat].start = start;
        self
    }

    /// Puts a tile on a hex of a player's estate.
    #[must_use]
    pub fn tile(mut self, seat: Seat, hex: Hex, tile: Tile) -> Self {
        self.0.players[seat].tiles[hex.index()] = Some(tile);
        self
    }

    /// Gives a player exactly these stored tiles, at most three.
    #[must_use]
    pub fn storage(mut self, seat: Seat, tiles: &[Tile]) -> Self {
        let player = &mut self.0.players[seat];
        player.storage = [None; STORAGE];
        for &tile in tiles {
            player.store(tile);
        }
        self
    }

    /// Gives a player exactly these goods, by type.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: [u8; 6]) -> Self {
        self.0.players[seat].goods = goods;
        self
    }

    /// Sets the goods a player has sold, by type.
    #[must_use]
    pub fn sold(mut self, seat: Seat, sold: [u8; 6]) -> Self {
        self.0.players[seat].sold = sold;
        self
    }

    /// Sets the silverlings of a player.
    #[must_use]
    pub fn silver(mut self, seat: Seat, silver: u16) -> Self {
        self.0.players[seat].silver = silver;
        self
    }

    /// Sets the workers of a player.
    #[must_use]
    pub fn workers(mut self, seat: Seat, workers: u16) -> Self {
        self.0.players[seat].workers = workers;
        self
    }

    /// Gives a player these unused dice, at most two.
    #[must_use]
    pub fn dice(mut self, seat: Seat, dice: &[u8]) -> Self {
        let die = |at: usize| dice.get(at).map(|&die| Pips(die));
        self.0.players[seat].dice = [die(0), die(1)];
        self
    }

    /// Sets the points a player has scored from a source; ignored for sources of final scoring.
    #[must_use]
    pub fn points(mut self, seat: Seat, source: Source, points: u16) -> Self {
        if let Some(scored) = self.0.players[seat].points.get_mut(source.index()) {
            *scored = points;
        }
        self
    }

    /// Puts exactly these hex tiles on a depot, on its first spaces.
    #[must_use]
    pub fn depot(mut self, depot: Depot, tiles: &[Tile]) -> Self {
        let spaces: &mut [Option<Tile>] = match depot.index() {
            Some(at) => &mut self.0.depots[at],
            None => &mut self.0.black,
        };
        spaces.fill(None);
        for (space, &tile) in spaces.iter_mut().zip(tiles) {
            *space = Some(tile);
        }
        self
    }

    /// Takes all hex tiles and goods off the depots.
    #[must_use]
    pub fn clear_depots(mut self) -> Self {
        self.0.goods = [[0; 6]; 6];
        (0..7).map(Depot).fold(self, |cleared, depot| cleared.depot(depot, &[]))
    }

    /// Puts exactly these goods on a numbered depot, by type.
    #[must_use]
    pub const fn depot_goods(mut self, depot: Depot, goods: [u8; 6]) -> Self {
        if let Some(at) = depot.index() {
            self.0.goods[at] = goods;
        }
        self
    }

    /// Puts exactly these goods on the round spaces.
    #[must_use]
    pub const fn round_goods(mut self, goods: [Option<Goods>; 5]) -> Self {
        self.0.round_goods = goods;
        self
    }

    /// Sets the owners of the large and the small bonus tile of a colour.
    #[must_use]
    pub const fn bonus(mut self, kind: Kind, large: Option<Seat>, small: Option<Seat>) -> Self {
        self.0.bonus[kind.index()] = [large, small];
        self
    }

    /// Sets phase and round.
    #[must_use]
    pub const fn time(mut self, phase: Phase, round: u8) -> Self {
        self.0.phase = phase;
        self.0.round = round;
        self
    }

    /// Sets the turn order of this round, and the order of markers on the same space of the track.
    #[must_use]
    pub fn order(mut self, order: &[Seat]) -> Self {
        self.0.order[..order.len()].copy_from_slice(order);
        self.0.track[..order.len()].copy_from_slice(order);
        self
    }

    /// Begins the turn of this seat; it has not bought anything yet.
    #[must_use]
    pub fn actor(mut self, seat: Seat) -> Self {
        let place = self.0.order().iter().position(|&other| other == seat).unwrap_or(0);
        self.0.turn = u8::try_from(place).expect("few seats");
        self.0.stage = Stage::Turn;
        self.0.bought = false;
        self
    }

    /// The finished position.
    ///
    /// # Errors
    /// The invariant that is violated.
    pub fn finish(mut self) -> Result<CastlesOfBurgundy, String> {
        let seats = self.0.seats;
        for seat in Seat::all(seats) {
            let player = &mut self.0.players[seat];
            (player.covered, player.beside) = (Set::EMPTY, Set::EMPTY);
            player.powers = Powers::new(&self.0.tables);
            for (hex, tile) in (0..).map(Hex).zip(self.0.players[seat].tiles) {
                let Some(tile) = tile else { continue };
                self.0.cover(seat, hex, tile);
                if let Some(number) = tile.as_knowledge() {
                    let effect = self.0.tables.effect(number);
                    self.0.players[seat].powers.add(effect);
                }
            }
            self.0.players[seat].space = self.0.covered_in(seat, Kind::Ship).len();
        }
        let players = self.0.players;
        self.0.track[..usize::from(seats)].sort_by_key(|&seat| std::cmp::Reverse(players[seat].space));
        self.settle_supplies();
        self.0.check_invariants()?;
        Ok(self.0)
    }

    /// Removes tiles from the supplies until no tile exists more often than it is printed.
    fn settle_supplies(&mut self) {
        let position = &mut self.0;
        let mut seen = [0u8; TILES];
        let mut goods = [0u8; 6];
        for tile in position.depots.iter().flatten().chain(&position.black).flatten() {
            seen[usize::from(tile.number())] += 1;
        }
        for seat in Seat::all(position.seats) {
            let player = &position.players[seat];
            for tile in player.tiles.iter().chain(&player.storage).flatten() {
                seen[usize::from(tile.number())] += 1;
            }
            for (count, (held, sold)) in goods.iter_mut().zip(player.goods.into_iter().zip(player.sold)) {
                *count += held + sold;
            }
        }
        for tile in (0..TILES as u8).filter_map(Tile::new) {
            let room = position.tables.copies(tile).saturating_sub(seen[usize::from(tile.number())]);
            let number = tile.number();
            while position.own_supply.count(number) + position.black_supply.count(number) > room {
                if !position.own_supply.take(number) {
                    position.black_supply.take(number);
                }
            }
        }
        for kind in Goods::ALL {
            let lying: u8 = position.goods.iter().map(|depot| depot[kind.index()]).sum();
            let rounds = position.round_goods.iter().filter(|&&round| round == Some(kind)).count() as u8;
            let room = position.tables.goods_copies.saturating_sub(goods[kind.index()] + lying + rounds);
            while position.unseen_goods.count(kind.pips().0) > room {
                position.unseen_goods.take(kind.pips().0);
            }
        }
    }
}
