//! MP-3: a turn, its two steps and its end.

use engine::{EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::cards::ALTERNATIVES;
use crate::event::Event;
use crate::ids::{Building, Space, bombs, buildings};
use crate::state::{ManhattanProject, Stage, Turn};
use crate::workers::Workers;

impl ManhattanProject {
    /// MP-3.3, MP-D.21: without a worker in the personal supply a turn can only be Retrieve workers. Once it is Place
    /// workers, bomb actions stay possible (MP-3.12).
    pub(crate) fn check_may_act(&self) -> Result<(), Refusal> {
        if !self.turn.begun && self.players[self.active].supply.is_empty() {
            return Err(Refusal::new("MP-3.3", "must-retrieve"));
        }
        Ok(())
    }

    /// MP-3.11: not after a placement or a bomb action. MP-3.4, MP-5.5: it must bring back a permanent worker of the
    /// player.
    pub(crate) fn check_retrieve(&self) -> Result<(), Refusal> {
        if self.turn.begun {
            return Err(Refusal::new("MP-3.11", "turn-is-place-workers"));
        }
        if self.permanent_placed(self.active) == 0 {
            return Err(Refusal::new("MP-5.5", "nobody-to-retrieve"));
        }
        self.check_nothing_owed()
    }

    /// MP-3.2, MP-3.6: a turn in which no worker was placed cannot be ended.
    pub(crate) fn check_end_turn(&self) -> Result<(), Refusal> {
        if !self.turn.placed {
            return Err(Refusal::new("MP-3.6", "no-worker-placed"));
        }
        self.check_nothing_owed()
    }

    pub(crate) fn list_turn(&self, out: &mut Vec<Action>) {
        let (mut spaces, mut usable) = (Set::EMPTY, [Set::EMPTY; ALTERNATIVES]);
        if self.check_may_act().is_ok() {
            spaces = self.list_places(out);
            usable = self.list_uses(out);
            self.list_bomb_actions(out);
        }
        if self.check_retrieve().is_ok() {
            out.push(Action::Retrieve);
        }
        if self.check_end_turn().is_ok() {
            out.push(Action::Done);
        }
        self.list_offers(out);
        out.extend(spaces.iter().map(|space| Action::PlaceOnly(Space(space))));
        // By building, then by cost.
        let [first, second, third] = usable;
        for building in first.or(second).or(third) {
            let costs = (0..).zip(usable).filter(|(_, set)| set.has(building));
            out.extend(costs.map(|(pay, _)| Action::UseOnly(Building(building), pay)));
        }
    }

    fn list_bomb_actions(&self, out: &mut Vec<Action>) {
        let player = &self.players[self.active];
        let build = bombs(player.hand).filter(|&bomb| self.check_build(bomb).is_ok());
        out.extend(build.map(Action::Build));
        let test = bombs(player.built).filter(|&bomb| self.check_test(bomb).is_ok());
        out.extend(test.map(Action::Test));
        let load = bombs(player.built.minus(player.loaded)).filter(|&bomb| self.check_load(bomb).is_ok());
        out.extend(load.map(Action::Load));
    }

    /// The number of a player's permanent workers that are placed.
    pub(crate) fn permanent_placed(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        self.tables.permanent.total() - player.untrained.total() - player.supply.permanent.total()
    }

    /// MP-3.9: the buildings the active player may use in step 2: the player's, and opponents' while there are spies
    /// (MP-11.2).
    pub(crate) fn buildings_in_reach(&self) -> impl Iterator<Item = Building> + use<> {
        let mut set = self.players[self.active].buildings;
        if self.turn.spies > 0 {
            set = self.others(self.active).fold(set, |set, other| set.or(self.players[other].buildings));
        }
        buildings(set)
    }

    /// MP-3.1, MP-3.12: the next player's turn begins; the deals that player offered are over (MP-8.8).
    pub(crate) fn end_turn(&mut self, log: &mut impl EventSink<Event>) {
        self.active = self.active.next(self.seats);
        self.turn = Turn::new();
        self.end_deals();
        log.note(Event::TurnBegan(self.active));
        self.continue_turn();
    }

    /// The active player continues the turn.
    pub(crate) fn continue_turn(&mut self) {
        self.stage = Stage::Turn;
        self.actor = self.active;
        debug_assert_eq!(
            self.turn.gaining,
            Workers::NONE,
            "what is gained is gained before the turn goes on"
        );
    }
}
