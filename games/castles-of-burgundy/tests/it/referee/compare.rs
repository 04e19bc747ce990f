//! The comparison after every action.

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Kind, Stage, Tile};
use engine::{Game, Seat};
use testkit::agree;

use super::{Referee, seat_of};

impl Referee {
    pub(super) fn compare(&self, after: &CastlesOfBurgundy) -> Result<(), String> {
        agree("what is due", self.due, after.stage())?;
        let acting = (self.due != Stage::Over).then(|| self.order[self.turn]);
        agree("who acts", acting, after.to_act().map(Seat::index))?;
        agree("phase and round", (self.phase, self.round), (after.phase().index(), after.round()))?;
        let indices = |seats: &[Seat]| seats.iter().map(|seat| seat.index()).collect::<Vec<_>>();
        agree("turn order", &self.order, &indices(after.order()))?;
        agree("turn order track", self.read_track(), indices(after.track()))?;
        for kind in Kind::ALL {
            let owners: Vec<usize> = after.bonus_tiles(kind).into_iter().flatten().map(Seat::index).collect();
            agree(format!("bonus tiles of {}", kind.word()), &self.bonus[kind.index()], &owners)?;
        }
        for depot in (0..7).map(Depot) {
            let sorted = |tiles: &mut Vec<Tile>| tiles.sort();
            let (mut own, mut lying) = (
                self.depots[usize::from(depot.0)].clone(),
                after.tiles_in(depot).iter().flatten().copied().collect(),
            );
            sorted(&mut own);
            sorted(&mut lying);
            agree(format!("tiles on depot {}", depot.0), own, lying)?;
        }
        for (depot, goods) in Depot::numbered().zip(self.goods) {
            agree(format!("goods on depot {}", depot.0), goods, after.goods_in(depot))?;
        }
        for (seat, player) in self.players.iter().enumerate() {
            player
                .compare(seat_of(seat), after, &self.bonus)
                .map_err(|what| format!("seat {}: {what}", seat + 1))?;
        }
        if self.due == Stage::Estates { Ok(()) } else { self.compare_ranking(after) }
    }

    /// CB-10.4 to CB-10.7, as if the game ended now.
    pub(super) fn compare_ranking(&self, after: &CastlesOfBurgundy) -> Result<(), String> {
        let track = self.read_track();
        let key = |&seat: &usize| {
            let player = &self.players[seat];
            let total: i32 = player.all_points(seat, &self.bonus).iter().sum();
            let later = track.iter().position(|&other| other == seat);
            (total, 37 - player.tiles.len(), later)
        };
        let mut ranking: Vec<usize> = (0..self.seats).collect();
        ranking.sort_by_key(|seat| std::cmp::Reverse(key(seat)));
        agree("ranking", ranking, after.standings().ranking().into_iter().map(Seat::index).collect())
    }
}
