//! Hidden information and invariants.
//!
//! DS-1.9, DS-1.11: players may not look into the bags of others, but the content of a bag follows from public events:
//! the starting dice, dice gained and given away, and dice in the open. Dice are drawn when they leave the bag, so a
//! position holds nothing that a seat could not know, and nothing has to be sampled.

use engine::Seat;
use parts::Set;

use crate::ids::{Colour, TILES, Tile};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// Conserved totals, and derived values that are updated incrementally.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        for colour in Colour::ALL {
            let at = colour.index();
            let owned: u8 = self.all_players().map(|seat| self.dice(seat)[at]).sum();
            let all = owned + self.supply[at] + self.boxed[at];
            let count = self.tables.dice[at].count;
            if all != count {
                return Err(format!("DS-1.1: {all} of {count} {colour} dice"));
            }
        }
        if self.supply[Colour::White.index()] > 0 {
            return Err("DS-2.3: white dice in the general supply".to_owned());
        }
        let gained: u16 = self.all_players().map(|seat| self.vp(seat)).sum();
        let start = u16::from(self.tables.players(self.seats).vp_supply);
        if gained + u16::from(self.vp_supply) < start {
            return Err(format!("DS-15.5: {gained} VP gained, but {} in supply", self.vp_supply));
        }
        self.check_map()?;
        self.all_players().try_for_each(|seat| self.check_player(seat))?;
        self.check_bot()
    }

    fn check_map(&self) -> Result<(), String> {
        if !self.on_map.and(self.stack.or(self.drawn)).is_empty() || !self.stack.and(self.drawn).is_empty() {
            return Err("DS-1.2: a tile is in two places".to_owned());
        }
        for tile in self.on_map.iter().map(Tile) {
            let others = self.on_map.without(tile.0);
            if others.iter().any(|other| self.cell(Tile(other)) == self.cell(tile)) {
                return Err(format!("two tiles lie on the cell of tile {}", tile.0));
            }
            if self.touching(self.cell(tile)) != self.neighbours(tile) {
                return Err(format!("DS-5.5: the neighbours of tile {} are wrong", tile.0));
            }
            let owners = self.all_players().filter(|&seat| self.houses_on(seat, tile) > 0).count();
            if owners > 1 {
                return Err(format!("DS-5.4: houses of {owners} players on tile {}", tile.0));
            }
        }
        // DS-11.11: the map is connected.
        let first: Set = self.on_map.first().into_iter().collect();
        let grow = |part: Set| part.iter().fold(part, |all, tile| all.or(self.neighbours(Tile(tile))));
        let connected = (0..TILES).fold(first, |part, _| grow(part));
        if connected != self.on_map {
            return Err("DS-11.11: the map is not connected".to_owned());
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        if player.pieces() != player.present {
            return Err(format!("DS-5.1: the presence of seat {seat} is wrong"));
        }
        if !player.present.minus(self.on_map).is_empty() {
            return Err(format!("seat {seat} is present beside the map"));
        }
        let houses = self.houses(seat);
        if houses > self.tables.player.houses {
            return Err(format!("DS-1.6: seat {seat} has {houses} houses"));
        }
        if !player.markers.minus(Set::below(self.slot_count)).is_empty()
            || !player.turned.minus(player.markers).is_empty()
        {
            return Err(format!("DS-16.34: the markers of seat {seat} are wrong"));
        }
        if self.powers_of(seat) != player.powers {
            return Err(format!("DS-16.4: the powers of seat {seat} do not match its markers"));
        }
        Ok(())
    }
}
