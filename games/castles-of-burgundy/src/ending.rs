//! CB-10: the end of the game.

use engine::{EventSink, Score, Seat, Standings};

use crate::event::Event;
use crate::ids::{Hex, Kind};
use crate::state::{CastlesOfBurgundy, Source, Stage};

impl CastlesOfBurgundy {
    /// CB-10.1, CB-10.2: final scoring.
    pub(crate) fn end(&mut self, log: &mut impl EventSink<Event>) {
        self.stage = Stage::Over;
        for seat in Seat::all(self.seats) {
            log.note(Event::Final(seat, self.final_scoring(seat)));
        }
        log.note(Event::Ended);
    }

    /// CB-10.2: the final scoring of a seat if the game ended now: knowledge tiles, unsold goods,
    /// silverlings, workers.
    #[must_use]
    pub fn final_scoring(&self, seat: Seat) -> [u16; 4] {
        let player = &self.players[seat];
        let lying =
            self.covered_in(seat, Kind::Knowledge).iter().filter_map(|hex| self.tile_on(seat, Hex(hex)));
        let knowledge =
            lying.filter_map(|tile| tile.as_knowledge()).map(|tile| self.final_points(seat, tile)).sum();
        let unsold: u16 = player.goods.iter().map(|&count| u16::from(count)).sum();
        [
            knowledge,
            unsold * self.tables.unsold_points,
            player.silver * self.tables.silver_points,
            player.workers / self.tables.workers_per_point,
        ]
    }

    /// CB-10.4 to CB-10.7: by score, as if the game ended now; then more empty hexes, then later in the turn
    /// order.
    pub(crate) fn scores(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let place = self.track().iter().position(|&other| other == seat).unwrap_or(0);
            let later = i32::try_from(place).expect("few seats");
            let mut score = Score { tie_breaks: [self.empty_hexes(seat).into(), later], ..Score::default() };
            let scored = self.players[seat].points;
            for (points, from) in
                score.points.iter_mut().zip(scored.into_iter().chain(self.final_scoring(seat)))
            {
                *points = from.into();
            }
            debug_assert_eq!(scored.len() + 4, Source::ALL.len(), "every source has a name");
            score
        })
    }
}
