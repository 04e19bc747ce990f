//! Invariants. Nothing is hidden (BA-3.10): a stack is the set of its tiles until one is drawn.

use engine::Seat;
use parts::Set;

use crate::ids::{Basin, PIECES, Structure};
use crate::state::{Barrage, Stage};

impl Barrage {
    /// Conserved totals, and derived values that are updated incrementally.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.check_water()?;
        self.check_contracts()?;
        self.check_tiles()?;
        for seat in Seat::all(self.seats) {
            self.check_pieces(seat)?;
            self.check_engineers(seat)?;
        }
        let taken: Set =
            (0..).zip(&self.placed).filter(|(_, placed)| placed.is_some()).map(|(place, _)| place).collect();
        if taken != self.taken {
            return Err(format!("BA-6.7: {taken:?} are taken, not {:?}", self.taken));
        }
        let mut sorted: Vec<Seat> = self.order().to_vec();
        sorted.sort();
        if self.round > 0 && !sorted.into_iter().eq(Seat::all(self.seats)) {
            return Err("the order does not hold every seat once".to_owned());
        }
        Ok(())
    }

    /// BA-2.14, BA-2.16: no drop appears or disappears, and no dam holds more than it ever could.
    fn check_water(&self) -> Result<(), String> {
        let held: u16 = self.dams.iter().flatten().map(|dam| u16::from(dam.drops)).sum();
        let waiting: u16 = self.headstreams.iter().map(|&drops| u16::from(drops)).sum();
        let used = self.at_powerhouse().map_or(0, |(_, drops)| u16::from(drops));
        if self.came != self.went + held + waiting + used {
            let (came, went) = (self.came, self.went);
            return Err(format!(
                "{came} drops came, {went} went, {held} are held, {waiting} wait, {used} are used"
            ));
        }
        for dam in self.dams.iter().flatten() {
            // BA-13.19: a fourth drop may stay in a level 3 dam.
            let most = if dam.level == 3 && dam.owner.is_some() { 4 } else { dam.level };
            if !(1..=3).contains(&dam.level) || dam.drops > most {
                return Err(format!("BA-2.14: {dam:?}"));
            }
        }
        Ok(())
    }

    fn check_contracts(&self) -> Result<(), String> {
        let open: Set = self.open.iter().flatten().chain(&self.national).flatten().map(|c| c.0).collect();
        let held = Seat::all(self.seats).flat_map(|seat| [self.contracts(seat), self.fulfilled(seat)]);
        let mut seen = Set::EMPTY;
        for set in held.chain([open, self.stack, self.discarded, self.starting]) {
            if !seen.and(set).is_empty() {
                return Err("BA-1.1: a contract is in two places".to_owned());
            }
            seen = seen.or(set);
        }
        for (colour, slots) in self.tables.contracts.private.iter().zip(&self.open) {
            if !colour.minus(seen).is_empty() {
                return Err("BA-D.8: a private contract has left the game".to_owned());
            }
            if slots.iter().flatten().any(|contract| !colour.has(contract.0)) {
                return Err("BA-9.24: a contract lies in another colour's slot".to_owned());
            }
        }
        let limit = self.tables.numbers.hand_limit;
        for seat in Seat::all(self.seats) {
            let choosing = self.stage == Stage::Discard && self.actor == seat;
            if self.contracts(seat).len() > limit && !choosing {
                return Err(format!("BA-9.20: seat {seat} holds {} contracts", self.contracts(seat).len()));
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), String> {
        let on_sale: Set = self.patents.iter().flatten().map(|tile| tile.0).collect();
        let advanced = self.tables.advanced();
        let owned = Seat::all(self.seats).map(|seat| {
            let player = &self.players[seat];
            player.tiles.or(player.tiles_on_wheel()).and(advanced)
        });
        let mut seen = Set::EMPTY;
        for set in owned.chain([on_sale, self.unseen_tiles]) {
            if !seen.and(set).is_empty() {
                return Err("BA-1.1: an advanced tile is in two places".to_owned());
            }
            seen = seen.or(set);
        }
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            let basic = Set::below(if self.introductory { 5 } else { 4 });
            let all = player.tiles.or(player.tiles_on_wheel());
            if player.company.is_some() && !basic.minus(all).is_empty() {
                return Err(format!("BA-14.1: seat {seat} has lost a basic tile"));
            }
            if !player.tiles.and(player.tiles_on_wheel()).is_empty() {
                return Err(format!("BA-7.15: a tile of seat {seat} is in supply and on the wheel"));
            }
        }
        Ok(())
    }

    /// BA-2.10, BA-2.11: the map agrees with the company boards.
    fn check_pieces(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let own = |owner: &&Option<Seat>| **owner == Some(seat);
        let dams = self.dams.iter().flatten().filter(|dam| dam.owner == Some(seat));
        let bases = dams.clone().count();
        let elevations: usize = dams.map(|dam| usize::from(dam.level) - 1).sum();
        let conduits = self.conduits.iter().filter(own).count();
        let powerhouses = self.powerhouses.iter().filter(own).count();
        for (&structure, count) in Structure::ALL.iter().zip([bases, elevations, conduits, powerhouses]) {
            if usize::from(player.count(structure)) != count
                || player.count(structure) > PIECES[structure.index()]
            {
                return Err(format!("seat {seat} has {count} pieces on the map: {}", structure.word()));
            }
        }
        if player.pieces != self.counted_pieces(seat) {
            return Err(format!("seat {seat} has other pieces on the map: {:?}", player.pieces));
        }
        for basin in (0..12).map(Basin) {
            let dams = basin
                .base_spaces()
                .filter(|space| self.dam(*space).is_some_and(|dam| dam.owner == Some(seat)));
            let plants =
                self.tables.map.powerhouse_spaces(basin).filter(|&s| self.powerhouse(s) == Some(seat));
            let found = (dams.count(), plants.count());
            let known = (player.has_dam_in(basin).into(), player.has_powerhouse_in(basin).into());
            if found != known {
                return Err(format!(
                    "BA-2.11: seat {seat} has {found:?} dams and powerhouses in basin {}",
                    basin.0 + 1
                ));
            }
        }
        Ok(())
    }

    /// BA-6.12: no engineer is lost.
    fn check_engineers(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let board: u8 = self.placed.iter().flatten().filter(|p| p.seat == seat).map(|p| p.engineers).sum();
        let all = player.engineers + player.building + player.banking + player.copies + board;
        if all != self.tables.numbers.engineers {
            return Err(format!("BA-4.11: seat {seat} has {all} engineers"));
        }
        Ok(())
    }
}
