//! Turns, rounds and phases.

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Kind, Stage, Tile};
use testkit::agree;

use super::Referee;
use super::estate::kinds_of_depot;

impl Referee {
    /// CB-5.21: without dice and without a possible purchase the turn ends automatically. CB-11.9: after the last
    /// choice, phase A.
    pub(super) fn go_on(&mut self, after: &CastlesOfBurgundy) -> Result<(), String> {
        match self.due {
            Stage::Estates if self.turn == self.seats => {
                self.begin_phase(after)?;
                self.begin_round(after)
            }
            Stage::Turn => {
                let me = self.order[self.turn];
                if self.players[me].dice == 0 && !self.can_buy(me) { self.end_turn(after) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// CB-4.5, CB-4.6, CB-3.9, CB-3.10.
    pub(super) fn end_turn(&mut self, after: &CastlesOfBurgundy) -> Result<(), String> {
        self.turn += 1;
        self.bought = false;
        if self.turn < self.seats {
            return Ok(());
        }
        self.round += 1;
        if self.round > 5 {
            for player in &mut self.players {
                let mines = player.tiles.values().filter(|&&tile| tile == Tile::MINE).count() as i32;
                player.silver += mines;
                player.workers += if player.knows(2) { mines } else { 0 };
            }
            if self.phase == 4 {
                (self.due, self.turn, self.round) = (Stage::Over, self.seats - 1, 5);
                return Ok(());
            }
            self.phase += 1;
            self.begin_phase(after)?;
        }
        self.begin_round(after)
    }

    pub(super) fn begin_phase(&mut self, after: &CastlesOfBurgundy) -> Result<(), String> {
        self.round = 1;
        self.see_depots(after)
    }

    /// CB-3.2 to CB-3.5: new tiles of the right kinds.
    pub(super) fn see_depots(&mut self, after: &CastlesOfBurgundy) -> Result<(), String> {
        for depot in (0..7).map(Depot) {
            let lying: Vec<Tile> = after.tiles_in(depot).iter().flatten().copied().collect();
            if depot == Depot::BLACK {
                agree("CB-3.5: tiles on the black depot", 2 * self.seats, lying.len())?;
            } else {
                let mut kinds: Vec<Kind> = lying.iter().map(|tile| tile.kind()).collect();
                kinds.sort();
                agree(
                    format!("CB-3.3, CB-3.4: tiles on depot {}", depot.0),
                    kinds_of_depot(depot.0, self.seats, self.phase),
                    kinds,
                )?;
            }
            self.depots[usize::from(depot.0)] = lying;
        }
        Ok(())
    }

    /// CB-4.1 to CB-4.3: the order, the dice, and one goods tile for the depot of the white die.
    pub(super) fn begin_round(&mut self, after: &CastlesOfBurgundy) -> Result<(), String> {
        self.order = self.read_track();
        (self.turn, self.due) = (0, Stage::Turn);
        for player in &mut self.players {
            player.dice = 2;
        }
        let white = after.white_die().expect("the white die was rolled").0;
        let arrived = after.goods_in(Depot(white));
        let more: Vec<u8> = arrived
            .iter()
            .zip(self.goods[usize::from(white) - 1])
            .map(|(new, old)| new.wrapping_sub(old))
            .collect();
        agree(
            "CB-4.3: goods that arrived",
            (1, 5),
            (more.iter().filter(|&&n| n == 1).count(), more.iter().filter(|&&n| n == 0).count()),
        )?;
        self.goods[usize::from(white) - 1] = arrived;
        Ok(())
    }
}
