//! DS-5: presence, control, neighbours; and the tents and tiles these are read from.

use engine::Seat;
use parts::Set;

use crate::ids::{Cell, Terrain, Tile};
use crate::state::DiceSettlers;

/// Rows and columns of the grid; a row fits into a machine word. A map of 40 tiles never reaches the edge, because
/// every new tile touches two others (DS-11.3).
const GRID: usize = 64;
const CENTRE: i8 = 32;

impl DiceSettlers {
    /// DS-5.1: the tiles on which a player has a tent or a house.
    #[inline]
    #[must_use]
    pub fn presence(&self, seat: Seat) -> Set {
        self.players[seat].present
    }

    /// Whether a player is present on a tile of this terrain.
    #[inline]
    #[must_use]
    pub fn is_on(&self, seat: Seat, terrain: Terrain) -> bool {
        !self.players[seat].present.and(self.tables.terrain_tiles[terrain.index()]).is_empty()
    }

    /// DS-5.4: the owner of the houses on a tile.
    #[inline]
    #[must_use]
    pub fn house_on(&self, tile: Tile) -> Option<Seat> {
        self.all_players().find(|&seat| self.houses_on(seat, tile) > 0)
    }

    /// DS-5.2, DS-5.3: the owner of the house; without a house, the players with most tents.
    #[must_use]
    pub fn controls(&self, seat: Seat, tile: Tile) -> bool {
        if let Some(owner) = self.house_on(tile) {
            return owner == seat;
        }
        let own = self.tents_on(seat, tile);
        own > 0 && self.all_players().all(|other| self.tents_on(other, tile) <= own)
    }

    /// The tiles a player controls.
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> Set {
        self.presence(seat).iter().filter(|&tile| self.controls(seat, Tile(tile))).collect()
    }

    /// The number of tents a player lacks on a tile to be the only one in control; `None` if a house decides.
    #[must_use]
    pub fn tents_to_control(&self, seat: Seat, tile: Tile) -> Option<u8> {
        if self.house_on(tile).is_some() {
            return None;
        }
        Some((self.most_rival_tents(seat, tile) + 1).saturating_sub(self.tents_on(seat, tile)))
    }

    /// The most tents any other player has on a tile.
    pub(crate) fn most_rival_tents(&self, seat: Seat, tile: Tile) -> u8 {
        let rivals = self.all_players().filter(|&rival| rival != seat);
        rivals.map(|rival| self.tents_on(rival, tile)).max().unwrap_or(0)
    }

    /// Puts tents of a player on a tile.
    pub(crate) fn put_tent(&mut self, seat: Seat, tile: Tile) {
        let player = &mut self.players[seat];
        player.tents_on[tile.index()] += 1;
        player.present.insert(tile.0);
    }

    /// Takes tents of a player off a tile.
    pub(crate) fn lift_tents(&mut self, seat: Seat, tile: Tile, tents: u8) {
        let player = &mut self.players[seat];
        player.tents_on[tile.index()] -= tents;
        if player.tents_on[tile.index()] == 0 && player.houses_on[tile.index()] == 0 {
            player.present.remove(tile.0);
        }
    }

    /// DS-5.4: puts a house of a player on a tile; it is never removed.
    pub(crate) fn put_house(&mut self, seat: Seat, tile: Tile) {
        let player = &mut self.players[seat];
        player.houses_on[tile.index()] += 1;
        player.present.insert(tile.0);
    }

    /// Puts a tile on the map.
    pub(crate) fn put_tile(&mut self, tile: Tile, cell: Cell) {
        let touching = self.touching(cell);
        self.cells[tile.index()] = cell;
        self.beside[tile.index()] = touching;
        for other in touching {
            self.beside[usize::from(other)].insert(tile.0);
        }
        self.on_map.insert(tile.0);
    }

    /// The tiles on the map that touch a cell.
    pub(crate) fn touching(&self, cell: Cell) -> Set {
        self.on_map.iter().filter(|&tile| self.cells[usize::from(tile)].distance(cell) == 1).collect()
    }

    /// Whether there is a tile on a cell.
    pub(crate) fn is_taken(&self, cell: Cell) -> bool {
        self.on_map.iter().any(|tile| self.cells[usize::from(tile)] == cell)
    }

    /// DS-11.2, DS-11.3: whether a player may place a new tile here: the cell is free, next to a tile where the player
    /// is present (if there is any), and touches two tiles. DS-11.11: such a cell exists whenever a cell that touches
    /// one does.
    pub(crate) fn may_explore(&self, seat: Seat, cell: Cell) -> bool {
        let within = |n: i8| (1 - CENTRE..CENTRE - 1).contains(&n);
        let touching = if within(cell.q) && within(cell.r) { self.touching(cell) } else { Set::EMPTY };
        let present = self.presence(seat);
        touching.len() >= 2
            && (present.is_empty() || !touching.and(present).is_empty())
            && !self.is_taken(cell)
    }

    /// DS-11.8, DS-11.11: whether a player may place a new tile anywhere.
    pub(crate) fn can_explore(&self, seat: Seat) -> bool {
        let present = self.presence(seat);
        present.is_empty() || present.iter().any(|tile| self.beside[usize::from(tile)].len() < 6)
    }

    /// The cells where a player may place a new tile, in order.
    pub(crate) fn explorable(&self, seat: Seat) -> impl Iterator<Item = Cell> + Clone + use<> {
        let present = self.presence(seat);
        let place = |n: i8| usize::try_from(n + CENTRE).unwrap_or(0);
        let (mut all, mut own) = ([0u64; GRID], [0u64; GRID]);
        let (mut low, mut high) = (GRID, 0);
        for tile in self.on_map {
            let cell = self.cells[usize::from(tile)];
            let (row, bit) = (place(cell.r), 1u64 << place(cell.q));
            all[row] |= bit;
            if present.is_empty() || present.has(tile) {
                own[row] |= bit;
            }
            (low, high) = (low.min(row), high.max(row));
        }
        let mut open = [0u64; GRID];
        for row in low - 1..=high + 1 {
            let around = |rows: &[u64; GRID]| {
                let (up, here, down) = (rows[row - 1], rows[row], rows[row + 1]);
                [here << 1, here >> 1, up, up >> 1, down, down << 1]
            };
            let (mut one, mut two) = (0, 0);
            for side in around(&all) {
                two |= one & side;
                one |= side;
            }
            let near = around(&own).into_iter().fold(0, |near, side| near | side);
            open[row] = two & near & !all[row];
        }
        (0..).zip(open).skip(low - 1).take(high + 3 - low).flat_map(|(row, bits)| {
            Set::from_bits(bits).iter().map(move |bit| Cell::new(bit as i8 - CENTRE, row - CENTRE))
        })
    }

    /// DS-12.1, DS-16.20: the tiles at most `steps` steps away from a tile where the player is present, including that
    /// tile.
    pub(crate) fn within_steps(&self, seat: Seat, steps: u8) -> Set {
        let mut reached = self.presence(seat);
        for _ in 0..steps {
            reached = reached.iter().fold(reached, |all, tile| all.or(self.beside[usize::from(tile)]));
        }
        reached
    }
}
