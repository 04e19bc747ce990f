//! DS-20: the end of the game and the final scoring.

use engine::{Score, Seat, Standings};

use crate::ids::{Slot, Terrain, Tile};
use crate::state::DiceSettlers;
use crate::technologies::{Effect, Per};

/// The sources of points, in the order of the standings.
pub(crate) const SOURCES: &[&str] = &["tokens", "tiles", "technologies", "dice", "houses", "storage"];

impl DiceSettlers {
    /// DS-20.1: whether any condition for the end holds.
    #[must_use]
    pub fn end_is_triggered(&self) -> bool {
        self.end_conditions().contains(&true)
    }

    /// DS-20.1: all houses of a player, the supply of VP, the stack, the colours of dice: whether each condition holds.
    #[must_use]
    pub fn end_conditions(&self) -> [bool; 4] {
        let end = &self.tables.end;
        let colours = self.supply.iter().filter(|&&dice| dice > 0).count();
        [
            self.all_players().any(|seat| self.houses(seat) >= end.houses_placed),
            self.vp_supply <= end.vp_supply_left,
            self.stack.len() <= end.tiles_left,
            colours <= usize::from(end.die_colours_left),
        ]
    }

    pub(crate) fn scores(&self) -> Standings {
        Standings::new(self.sides, |seat| {
            let mut score = Score::default();
            let bot = self.is_bot(seat);
            score.points[0] = self.vp(seat).into();
            score.points[1] = self.tile_points(seat);
            score.points[2] = if bot { self.bot_technology_points() } else { self.technology_points(seat) };
            score.points[3] = i32::from(self.tables.scoring.dice_pair) * self.dice_pairs(seat);
            score.points[4] = self.tables.scoring.houses[usize::from(self.houses(seat))].into();
            score.points[5] = if bot { self.bot_storage_points() } else { 0 };
            score
        })
    }

    /// DS-20.3: the first number for control, the second for mere presence.
    fn tile_points(&self, seat: Seat) -> i32 {
        let points = |tile: Tile| match self.tables.tile(tile).vp {
            Some([first, second]) => i32::from(if self.controls(seat, tile) { first } else { second }),
            None => 0,
        };
        self.presence(seat).iter().map(|tile| points(Tile(tile))).sum()
    }

    /// DS-20.5: an odd die is worth nothing.
    fn dice_pairs(&self, seat: Seat) -> i32 {
        self.dice(seat).iter().map(|&dice| i32::from(dice)).sum::<i32>() / 2
    }

    /// DS-20.4, DS-16.6: printed VP and scoring rules.
    fn technology_points(&self, seat: Seat) -> i32 {
        let slots = self.markers(seat).iter().map(Slot);
        slots.map(|slot| i32::from(self.technology(slot).vp) + self.scoring_rule(seat, slot)).sum()
    }

    /// DS-16.30: VP for each `per`.
    fn scoring_rule(&self, seat: Seat, slot: Slot) -> i32 {
        let Effect::Score { per, vp } = self.technology(slot).effect else { return 0 };
        let present = self.presence(seat);
        let rivals = || self.all_players().filter(|&other| other != seat);
        let count = match per {
            Per::DicePair => self.dice_pairs(seat),
            Per::Die => self.dice(seat).iter().map(|&dice| i32::from(dice)).sum(),
            Per::House => self.houses(seat).into(),
            Per::TileControlled => self.controlled(seat).len().into(),
            Per::Technology => self.markers(seat).len().into(),
            Per::TilePresent => present.len().into(),
            Per::TerrainControlled => {
                let controlled = self.controlled(seat);
                let held = |terrain: &Terrain| {
                    !controlled.and(self.tables.terrain_tiles[terrain.index()]).is_empty()
                };
                Terrain::ALL.iter().filter(|terrain| held(terrain)).count() as i32
            }
            Per::RivalMarker => {
                rivals().map(|rival| i32::from(self.markers(rival).and(self.markers(seat)).len())).sum()
            }
            Per::TentPair => self.players[seat].tents_on.iter().map(|&n| i32::from(n)).sum::<i32>() / 2,
            Per::TentPairOnTile => self.players[seat].tents_on.iter().map(|&n| i32::from(n / 2)).sum(),
            Per::TileAlone => {
                rivals().fold(present, |alone, rival| alone.minus(self.presence(rival))).len().into()
            }
            Per::Resource => self.resources(seat).iter().map(|&n| i32::from(n)).sum(),
            Per::FactoryPresent => present.and(self.tables.factories).len().into(),
        };
        i32::from(vp) * count
    }
}
