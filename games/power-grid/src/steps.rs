//! PG-9: the three steps.

use engine::{Chance, EventSink};

use crate::event::{Event, Removal};
use crate::state::{PowerGrid, Stage, Step3Card};

/// A consequence that takes effect at the end of the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announced {
    /// PG-10.1: the game ends.
    End,
    /// PG-9.3: Step 2 begins.
    Step2,
    /// PG-9.5: Step 3 begins.
    Step3,
}

impl PowerGrid {
    /// The consequence that takes effect at the end of this phase, if any. PG-7.13, PG-D.13: the end of the game takes
    /// precedence. Sizes grow only in phase 4, and at its end nothing is left to announce.
    #[must_use]
    pub fn announced(&self) -> Option<Announced> {
        let row = self.tables.players(self.seats);
        let size = self.largest_size();
        match self.stage {
            Stage::Over => None,
            Stage::Building if size >= row.end => Some(Announced::End),
            Stage::Building if self.step == 1 && size >= row.step2 => Some(Announced::Step2),
            _ if self.step < 3 && self.plants.card != Step3Card::InDeck => Some(Announced::Step3),
            _ => None,
        }
    }

    /// PG-9.3, PG-9.4: between phases 4 and 5; once, the lowest plant is replaced.
    pub(crate) fn begin_step_2(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.step = 2;
        log.note(Event::StepBegan(2));
        self.remove_lowest(Removal::Step2, log);
        self.draw_replacement(chance, log);
    }

    /// PG-9.5: Step 3 begins with the phase that follows the one in which its card was drawn.
    pub(crate) fn begin_pending_step_3(&mut self, log: &mut impl EventSink<Event>) {
        if self.plants.card == Step3Card::Removed && self.step < 3 {
            self.step = 3;
            log.note(Event::StepBegan(3));
        }
    }
}
