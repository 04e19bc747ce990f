//! MP-11: espionage.

use engine::{EventSink, Refusal};

use crate::event::Event;
use crate::state::ManhattanProject;

impl ManhattanProject {
    /// MP-11.1, MP-11.7: a spy, as far as the track goes, and opponents' buildings are open for this turn.
    pub(crate) fn spy(&mut self, log: &mut impl EventSink<Event>) {
        let most = self.tables.board.limits.espionage;
        let player = &mut self.players[self.active];
        player.espionage = (player.espionage + 1).min(most);
        self.turn.spies = player.espionage;
        log.note(Event::Spied(self.active, player.espionage));
        self.continue_turn();
    }

    /// MP-11.2: at most as many opponents' buildings as the espionage value; MP-11.6: only after Espionage in this
    /// turn.
    pub(crate) fn check_spies(&self) -> Result<(), Refusal> {
        if self.turn.spies == 0 {
            return Err(Refusal::new("MP-11.2", "no-spy-left"));
        }
        Ok(())
    }
}
