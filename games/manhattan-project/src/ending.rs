//! MP-14: the score and the end of the game.

use engine::{EventSink, Score, Seat, Standings};

use crate::event::Event;
use crate::ids::bombs;
use crate::state::{ManhattanProject, Stage};

impl ManhattanProject {
    /// MP-14.1: points of the built bombs, of their loads and of the implosion test token.
    #[must_use]
    pub fn points(&self, seat: Seat) -> [u16; 3] {
        let player = &self.players[seat];
        let value = |bomb| {
            let card = self.tables.bomb(bomb);
            // MP-13.3, MP-13.10.
            u16::from(if player.token.is_some() { card.tested } else { card.untested })
        };
        let loads = u16::from(player.loaded.len()) * u16::from(self.tables.costs.load_vp);
        [bombs(player.built).map(value).sum(), loads, player.token.unwrap_or(0).into()]
    }

    /// MP-14.2: the points that win.
    #[must_use]
    pub fn goal(&self) -> u8 {
        self.tables.players(self.seats).goal
    }

    /// MP-14.3, MP-14.5: after a whole bomb action; the game ends in the middle of the turn.
    pub(crate) fn check_goal(&mut self, log: &mut impl EventSink<Event>) {
        if self.points(self.active).iter().sum::<u16>() >= self.goal().into() {
            self.stage = Stage::Over;
            log.note(Event::Won(self.active));
        }
    }

    pub(crate) fn scores(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let mut score = Score::default();
            for (points, source) in score.points.iter_mut().zip(self.points(seat)) {
                *points = source.into();
            }
            score
        })
    }
}
