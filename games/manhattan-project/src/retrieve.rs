//! MP-5: retrieving workers.

use engine::{EventSink, Seat};

use crate::event::Event;
use crate::ids::{bombs, buildings};
use crate::state::{ManhattanProject, Site};
use crate::workers::{Crew, Workers};

impl ManhattanProject {
    /// MP-5.1 to MP-5.3, in this order; MP-5.7: nothing else happens in this turn.
    pub(crate) fn apply_retrieve(&mut self, log: &mut impl EventSink<Event>) {
        let me = self.active;
        log.note(Event::Retrieved(me));
        self.clear_main_board(me);
        for seat in Seat::all(self.seats) {
            for building in buildings(self.players[seat].buildings) {
                let site = &mut self.buildings[building.index()];
                if seat == me {
                    // MP-5.2: the workers of all players leave.
                    let Site { crew, user } = std::mem::replace(site, Site::EMPTY);
                    self.come_back(user, crew.permanent);
                    self.contractors = self.contractors.plus(crew.contractors);
                } else if site.user == me {
                    // MP-5.4: contractors on opponents' buildings stay.
                    let Site { crew, .. } = *site;
                    *site = Site::new(Crew::contractors(crew.contractors), me);
                    self.come_back(me, crew.permanent);
                }
            }
        }
        self.clear_bombs(me);
        let player = &mut self.players[me];
        let leaving = std::mem::replace(&mut player.supply.contractors, Workers::NONE);
        self.contractors = self.contractors.plus(leaving);
        self.end_turn(log);
    }

    /// MP-5.1, MP-5.3: the player's permanent workers and all contractors of any player; MP-5.4: no others.
    fn clear_main_board(&mut self, me: Seat) {
        for at in 0..self.spaces.len() {
            let Site { crew, user } = self.spaces[at];
            if crew.is_empty() {
                continue;
            }
            self.contractors = self.contractors.plus(crew.contractors);
            if user == me {
                self.come_back(me, crew.permanent);
                self.spaces[at] = Site::EMPTY;
            } else {
                self.spaces[at] = Site::new(Crew::permanent(crew.permanent), user);
            }
        }
        let contractors = std::mem::replace(&mut self.construction.contractors, Workers::NONE);
        self.contractors = self.contractors.plus(contractors);
        let permanent = std::mem::replace(&mut self.construction.permanent[me], Workers::NONE);
        self.come_back(me, permanent);
    }

    /// MP-5.1, MP-5.2: the workers on the player's bombs and implosion test token.
    fn clear_bombs(&mut self, me: Seat) {
        let mut crew = std::mem::replace(&mut self.players[me].token_crew, Crew::NONE);
        for bomb in bombs(self.players[me].built) {
            crew = crew.plus(std::mem::replace(&mut self.bomb_crews[bomb.index()], Crew::NONE));
        }
        self.come_back(me, crew.permanent);
        self.contractors = self.contractors.plus(crew.contractors);
    }

    fn come_back(&mut self, seat: Seat, permanent: Workers) {
        let supply = &mut self.players[seat].supply;
        supply.permanent = supply.permanent.plus(permanent);
    }
}
