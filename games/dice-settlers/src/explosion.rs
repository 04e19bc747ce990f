//! DS-22: Explosive Technologies.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Slot, Tile};
use crate::state::{DiceSettlers, Stage};
use crate::technologies::{Effect, Explosion};

impl DiceSettlers {
    /// DS-22.4, DS-22.7: needs a marker of the player on an Explosive card, and an effect.
    pub(crate) fn check_explode(&self, slot: Slot) -> Result<(), Refusal> {
        let seat = self.turn;
        let effect = self.players[seat].markers.has(slot.0 % 64).then(|| self.technology(slot).effect);
        let Some(Effect::Explode(explosion)) = effect else {
            return Err(Refusal::new("DS-22.4", "no-own-marker"));
        };
        let works = match explosion {
            Explosion::RemoveTents(_) => {
                self.presence(seat).iter().any(|tile| self.has_rival_tent(Tile(tile)))
            }
            Explosion::Icons(main, n) => {
                if self.doing.acted {
                    return Err(Refusal::new("DS-22.7", "main-action-is-taken"));
                }
                return self.check_main(main, n);
            }
            Explosion::BuildHouse(tents) => self.can_build(seat, tents, None),
            Explosion::Dice(_) => !self.gainable().is_empty(),
            Explosion::ExtraAction | Explosion::Resources(..) | Explosion::SetDice(_) => true,
        };
        if works { Ok(()) } else { Err(Refusal::new("DS-22.7", "no-effect")) }
    }

    fn has_rival_tent(&self, tile: Tile) -> bool {
        self.all_players().any(|rival| rival != self.turn && self.tents_on(rival, tile) > 0)
    }

    pub(crate) fn list_explosions(&self, out: &mut Vec<Action>) {
        let markers = self.players[self.turn].markers.iter().map(Slot);
        out.extend(markers.filter(|&slot| self.check_explode(slot).is_ok()).map(Action::Explode));
    }

    /// DS-22.4: the marker comes off, and the explosion happens. DS-22.6: free actions are possible before it, so the
    /// main action that icons are for begins at once.
    pub(crate) fn apply_explode(&mut self, slot: Slot, log: &mut impl EventSink<Event>) {
        let seat = self.turn;
        log.note(Event::Exploded(seat, slot));
        let effect = self.technology(slot).effect;
        self.mark(seat, slot, false);
        let Effect::Explode(explosion) = effect else { return };
        match explosion {
            Explosion::RemoveTents(n) => {
                self.doing.left = n;
                self.doing.tile = None;
                self.stage = Stage::Blasting;
            }
            Explosion::Icons(main, n) => {
                self.doing.acted = true;
                self.begin_main(main, n, log);
            }
            Explosion::ExtraAction => {
                self.gain_extra_action(log);
                self.back_to_turn();
            }
            Explosion::BuildHouse(tents) => {
                self.doing.left = tents;
                self.stage = Stage::Building;
            }
            Explosion::Resources(n, kinds) => self.begin_tokens(n, kinds, log),
            Explosion::SetDice(n) => {
                if self.active_dice(seat) > 0 {
                    self.doing.left = n;
                    self.doing.may_stop = true;
                    self.stage = Stage::Turning;
                }
            }
            Explosion::Dice(n) => {
                self.begin_gaining(n);
            }
        }
    }

    /// DS-22.6: tents of others, all from one tile where the player is present.
    pub(crate) fn check_remove(&self, tile: Tile, rival: Seat) -> Result<(), Refusal> {
        let same = self.doing.tile.is_none_or(|chosen| chosen == tile);
        if !same || !self.presence(self.turn).has(tile.0) {
            return Err(Refusal::new("DS-22.6", "one-tile-with-presence"));
        }
        if rival == self.turn || rival.number() >= self.sides || self.tents_on(rival, tile) == 0 {
            return Err(Refusal::new("DS-22.6", "no-tent-of-this-rival"));
        }
        Ok(())
    }

    pub(crate) fn list_removes(&self, out: &mut Vec<Action>) {
        for tile in self.presence(self.turn).iter().map(Tile) {
            let rivals = self.all_players().filter(|&rival| self.check_remove(tile, rival).is_ok());
            out.extend(rivals.map(|rival| Action::Remove(tile, rival)));
        }
        if self.doing.may_stop {
            out.push(Action::Done);
        }
    }

    /// DS-22.6: to its owner's personal supply.
    pub(crate) fn apply_remove(&mut self, tile: Tile, rival: Seat, log: &mut impl EventSink<Event>) {
        self.lift_tents(rival, tile, 1);
        self.players[rival].tents += 1;
        log.note(Event::Removed(self.turn, tile, rival));
        self.doing.tile = Some(tile);
        self.doing.may_stop = true;
        self.doing.left -= 1;
        if self.doing.left == 0 || !self.has_rival_tent(tile) {
            self.finish_removing();
        }
    }

    pub(crate) fn finish_removing(&mut self) {
        self.doing.tile = None;
        self.back_to_turn();
    }
}
