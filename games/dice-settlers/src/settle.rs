//! DS-12: Settle.

use engine::{Chance, EventSink, Refusal};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Icon, Tile};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// DS-12.1 b, c, DS-16.20: the tiles a tent may be placed on.
    fn settleable(&self) -> Set {
        if self.players[self.turn].tents == 0 {
            return Set::EMPTY;
        }
        self.within_steps(self.turn, self.players[self.turn].powers.settle_reach)
    }

    /// DS-7.8: an icon for one use.
    pub(crate) fn check_settle_icon(&self) -> Result<(), Refusal> {
        if self.pool(Icon::Settle).most() > 0 {
            Ok(())
        } else {
            Err(Refusal::with("DS-12.1", "too-few-icons", [0, 1]))
        }
    }

    pub(crate) fn check_settle(&self, tile: Tile) -> Result<(), Refusal> {
        self.check_settle_icon()?;
        if self.players[self.turn].tents == 0 {
            return Err(Refusal::new("DS-12.1", "no-tent-in-supply"));
        }
        if !self.settleable().has(tile.0) {
            return Err(Refusal::with("DS-12.1", "too-far", [tile.0.into(), 0]));
        }
        Ok(())
    }

    /// DS-12.1 d, DS-12.4: a tent of the player; the first one costs an icon.
    pub(crate) fn check_take_back(&self, tile: Tile) -> Result<(), Refusal> {
        if !self.doing.gathering {
            self.check_settle_icon()?;
        }
        if self.tents_on(self.turn, tile) == 0 {
            return Err(Refusal::with("DS-12.1", "no-tent-there", [tile.0.into(), 0]));
        }
        Ok(())
    }

    pub(crate) fn list_settles(&self, out: &mut Vec<Action>) {
        let icon = self.check_settle_icon().is_ok();
        if icon {
            out.push(Action::Take);
            out.extend(self.settleable().iter().map(|tile| Action::Settle(Tile(tile))));
        }
        if icon || self.doing.gathering {
            let own = self.presence(self.turn).iter().map(Tile);
            out.extend(own.filter(|&tile| self.tents_on(self.turn, tile) > 0).map(Action::TakeBack));
        }
    }

    pub(crate) fn apply_settle(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let free = self.doing.gathering && matches!(action, Action::TakeBack(_));
        self.choose(action, u8::from(!free), chance, log);
    }

    /// DS-12.1 a, DS-16.21.
    pub(crate) fn resolve_take(&mut self, log: &mut impl EventSink<Event>) {
        let player = &mut self.players[self.turn];
        player.tents = player.tents.saturating_add(player.powers.settle_take);
        log.note(Event::TentsTaken(self.turn, player.powers.settle_take));
        self.doing.gathering = false;
        self.doing.effective = true;
    }

    /// DS-12.1 b, c, DS-12.2.
    pub(crate) fn resolve_settle(&mut self, tile: Tile, log: &mut impl EventSink<Event>) {
        self.players[self.turn].tents -= 1;
        self.put_tent(self.turn, tile);
        log.note(Event::TentPlaced(self.turn, tile));
        self.doing.gathering = false;
        self.doing.effective = true;
    }

    /// DS-12.1 d: further tents may be taken back with the same icon.
    pub(crate) fn resolve_take_back(&mut self, tile: Tile, log: &mut impl EventSink<Event>) {
        self.lift_tents(self.turn, tile, 1);
        self.players[self.turn].tents += 1;
        log.note(Event::TentsLifted(self.turn, tile, 1));
        self.doing.gathering = true;
        self.doing.effective = true;
    }
}
