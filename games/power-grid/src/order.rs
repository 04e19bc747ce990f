//! PG-3 and PG-4: the round and the player order.

use std::cmp::Reverse;

use engine::{Chance, EventSink};

use crate::event::Event;
use crate::state::PowerGrid;

impl PowerGrid {
    /// PG-3.1, PG-8.16: the next round starts with phase 1.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.round += 1;
        log.note(Event::RoundBegan(self.round));
        self.begin_pending_step_3(log);
        log.note(Event::PhaseBegan(1));
        self.determine_order(log);
        self.begin_auction(chance, log);
    }

    /// PG-4.1: largest size first; ties: the highest plant.
    pub(crate) fn determine_order(&mut self, log: &mut impl EventSink<Event>) {
        let players = self.players;
        self.order[..usize::from(self.seats)].sort_unstable_by_key(|&seat| {
            let player = &players[seat];
            Reverse((player.cities.len(), player.plants.last()))
        });
        log.note(Event::Ordered);
    }
}
