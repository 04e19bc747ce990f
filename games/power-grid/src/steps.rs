//! PG-9: the three steps.

use engine::{Chance, Log};

use crate::event::{Event, Removal};
use crate::state::{PowerGrid, Step3Card};

impl PowerGrid {
    /// PG-9.3, PG-9.4: between phases 4 and 5; once, the lowest plant is replaced.
    pub(crate) fn begin_step_2(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.step = 2;
        log.note(Event::StepBegan(2));
        self.remove_lowest(Removal::Step2, log);
        self.draw_replacement(chance, log);
    }

    /// PG-9.5: Step 3 begins with the phase that follows the one in which its card was drawn.
    pub(crate) fn begin_pending_step_3(&mut self, log: &mut impl Log<Event>) {
        if self.plants.card == Step3Card::Removed && self.step < 3 {
            self.step = 3;
            log.note(Event::StepBegan(3));
        }
    }
}
