//! DS-18: Factory and Govern; DS-17.6: houses for tents.

use engine::{EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Tile;
use crate::map_tiles::{DieColour, TileEffect};
use crate::state::{DiceSettlers, Stage};
use crate::technologies::Effect;

impl DiceSettlers {
    /// DS-1.6: whether a player has a house left.
    pub(crate) fn has_house(&self, seat: Seat) -> bool {
        self.houses(seat) < self.tables.player.houses
    }

    /// DS-17.6: whether a house may be built here for this number of tents.
    fn may_build(&self, seat: Seat, tile: Tile, tents: u8) -> bool {
        self.tents_on(seat, tile) >= tents && self.house_on(tile).is_none()
    }

    /// DS-17.6: whether a house may be built anywhere for this number of tents after one tent has left `without`.
    pub(crate) fn can_build(&self, seat: Seat, tents: u8, without: Option<Tile>) -> bool {
        let enough = |tile: Tile| self.may_build(seat, tile, tents + u8::from(without == Some(tile)));
        self.has_house(seat) && self.presence(seat).iter().map(Tile).any(enough)
    }

    /// DS-18.1, DS-18.4, DS-16.22 to DS-16.24, DS-17.12.
    pub(crate) fn check_factory(&self, tile: Tile, from: Tile, keep: bool) -> Result<(), Refusal> {
        let seat = self.turn;
        let player = &self.players[seat];
        if !self.tables.factories.and(self.on_map).has(tile.0) {
            return Err(Refusal::with("DS-18.1", "no-factory-there", [tile.0.into(), 0]));
        }
        if player.ran[usize::from(player.powers.factory_uses - 1)].has(tile.0) {
            return Err(Refusal::new("DS-18.1", "run-this-round"));
        }
        let near = player.powers.factory_adjacent && self.neighbours(tile).has(from.0);
        if tile != from && !near {
            return Err(Refusal::new("DS-16.22", "tent-must-lie-there"));
        }
        if self.tents_on(seat, from) == 0 {
            return Err(Refusal::new("DS-18.4", "no-tent-there"));
        }
        if keep && self.ready(seat, |effect| effect == Effect::FactoryKeepTent).is_none() {
            return Err(Refusal::new("DS-16.23", "no-such-technology"));
        }
        let gives = |effect: TileEffect| match effect {
            TileEffect::Die { colour: DieColour::Only(colour), .. } => self.supply[colour.index()] > 0,
            TileEffect::BuildHouse { tents } => self.can_build(seat, tents, (!keep).then_some(from)),
            _ => true,
        };
        if !self.tables.tile(tile).effects().any(gives) {
            return Err(Refusal::new("DS-17.12", "gives-nothing"));
        }
        Ok(())
    }

    pub(crate) fn list_factories(&self, out: &mut Vec<Action>) {
        let seat = self.turn;
        let adjacent = self.players[seat].powers.factory_adjacent;
        let present = self.presence(seat);
        let near = if adjacent { self.on_map } else { present };
        let engineering = self.ready(seat, |effect| effect == Effect::FactoryKeepTent).is_some();
        for tile in self.tables.factories.and(near).iter().map(Tile) {
            let own = present.and(if adjacent {
                self.neighbours(tile).with(tile.0)
            } else {
                parts::Set::EMPTY.with(tile.0)
            });
            for from in own.iter().map(Tile) {
                for keep in [false, true] {
                    if (!keep || engineering) && self.check_factory(tile, from, keep).is_ok() {
                        out.push(Action::Factory { tile, from, keep });
                    }
                }
            }
        }
    }

    /// DS-18.1: the tent returns to the personal supply, and the player gains the product.
    pub(crate) fn apply_factory(
        &mut self,
        tile: Tile,
        from: Tile,
        keep: bool,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.turn;
        log.note(Event::FactoryRun(seat, tile));
        let [once, twice] = &mut self.players[seat].ran;
        if once.has(tile.0) {
            twice.insert(tile.0);
        }
        once.insert(tile.0);
        if keep {
            if let Some(slot) = self.ready(seat, |effect| effect == Effect::FactoryKeepTent) {
                self.players[seat].turned.insert(slot.0);
            }
        } else {
            self.lift_tents(seat, from, 1);
            self.players[seat].tents += 1;
            log.note(Event::TentsLifted(seat, from, 1));
        }
        for effect in self.tables.tile(tile).effects {
            match effect {
                Some(TileEffect::ExtraAction) => self.gain_extra_action(log),
                Some(TileEffect::BuildHouse { tents }) if self.can_build(seat, tents, None) => {
                    self.doing.left = tents;
                    self.stage = Stage::Building;
                }
                Some(other) => self.gain_from_tile(seat, other, log),
                None => {}
            }
        }
        if self.stage != Stage::Building {
            self.back_to_turn();
        }
    }

    pub(crate) fn check_build(&self, tile: Tile) -> Result<(), Refusal> {
        if self.may_build(self.turn, tile, self.doing.left) {
            Ok(())
        } else {
            Err(Refusal::with("DS-17.6", "no-tents-for-a-house", [tile.0.into(), self.doing.left.into()]))
        }
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Action>) {
        let own = self.presence(self.turn).iter().map(Tile);
        out.extend(own.filter(|&tile| self.check_build(tile).is_ok()).map(Action::Build));
    }

    pub(crate) fn apply_build(&mut self, tile: Tile, log: &mut impl EventSink<Event>) {
        let tents = self.doing.left;
        self.swap_for_house(self.turn, tile, tents, log);
        self.back_to_turn();
    }

    /// Tents go to the general supply, and a house takes their place.
    pub(crate) fn swap_for_house(
        &mut self,
        seat: Seat,
        tile: Tile,
        tents: u8,
        log: &mut impl EventSink<Event>,
    ) {
        self.lift_tents(seat, tile, tents);
        self.put_house(seat, tile);
        log.note(Event::HouseBuilt(seat, tile));
    }

    /// DS-18.2: whether a house on the tile forbids Govern: one of another player or, under rules version 1 (DS-D.37),
    /// any.
    pub(crate) fn house_forbids(&self, seat: Seat, tile: Tile) -> bool {
        self.house_on(tile).is_some_and(|owner| owner != seat || self.rules == 1)
    }

    /// DS-18.2, DS-18.5, DS-16.27: no house of another player, a house left, the tents, and the lead over each other
    /// player.
    pub(crate) fn check_govern(&self, tile: Tile) -> Result<(), Refusal> {
        let seat = self.turn;
        let (lead, tents) = (self.players[seat].powers.govern_lead, self.players[seat].powers.govern_tents);
        if !self.on_map.has(tile.0) || self.house_forbids(seat, tile) {
            return Err(Refusal::with("DS-18.2", "house-is-there", [tile.0.into(), 0]));
        }
        if !self.has_house(seat) {
            return Err(Refusal::new("DS-18.2", "no-house-left"));
        }
        let own = self.tents_on(seat, tile);
        let ahead = |rival: Seat| rival == seat || own >= self.tents_on(rival, tile) + lead;
        if own < tents || !self.all_players().all(ahead) {
            return Err(Refusal::with("DS-18.2", "lead-too-small", [own.into(), lead.into()]));
        }
        Ok(())
    }

    /// DS-18.2, DS-16.27: the number of tents a player lacks on a tile for Govern; `None` if no house can be built
    /// there.
    #[must_use]
    pub fn tents_to_govern(&self, seat: Seat, tile: Tile) -> Option<u8> {
        if self.house_forbids(seat, tile) || !self.has_house(seat) {
            return None;
        }
        let powers = &self.players[seat].powers;
        let needed = powers.govern_tents.max(self.most_rival_tents(seat, tile) + powers.govern_lead);
        Some(needed.saturating_sub(self.tents_on(seat, tile)))
    }

    pub(crate) fn list_governs(&self, out: &mut Vec<Action>) {
        let tents = self.players[self.turn].powers.govern_tents;
        let own = self.presence(self.turn).iter().map(Tile);
        let enough = own.filter(|&tile| self.tents_on(self.turn, tile) >= tents);
        out.extend(enough.filter(|&tile| self.check_govern(tile).is_ok()).map(Action::Govern));
    }

    pub(crate) fn apply_govern(&mut self, tile: Tile, log: &mut impl EventSink<Event>) {
        let tents = self.players[self.turn].powers.govern_tents;
        self.swap_for_house(self.turn, tile, tents, log);
    }
}
