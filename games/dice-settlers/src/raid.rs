//! DS-13: Raid, with shields (DS-16.15).

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Icon, Tile};
use crate::state::DiceSettlers;

impl DiceSettlers {
    /// DS-13.2, DS-16.15: the icons for an opponent's next tent: one, and for the first tent also the shield.
    fn raid_price(&self, rival: Seat) -> u8 {
        let shield =
            if self.doing.breached.has(rival.number()) { 0 } else { self.players[rival].powers.raid_shield };
        1 + shield
    }

    /// DS-13.3, DS-16.16: whether the player has a tent to place.
    fn has_raiding_tent(&self, seat: Seat) -> bool {
        self.players[seat].tents > 0 || self.players[seat].powers.raid_from_general
    }

    /// Whether any opponent can be raided with this number of icons.
    pub(crate) fn can_raid(&self, seat: Seat, icons: u8) -> bool {
        icons > 0
            && self.has_raiding_tent(seat)
            && self.presence(seat).iter().any(|tile| {
                let rivals = self.all_players().filter(|&rival| rival != seat);
                rivals.into_iter().any(|rival| {
                    self.tents_on(rival, Tile(tile)) > 0 && self.players[rival].powers.raid_shield < icons
                })
            })
    }

    pub(crate) fn check_raid(&self, tile: Tile, rival: Seat) -> Result<(), Refusal> {
        let seat = self.turn;
        if self.doing.tile.is_some_and(|chosen| chosen != tile) {
            return Err(Refusal::new("DS-13.1", "one-tile-only"));
        }
        if !self.presence(seat).has(tile.0) {
            return Err(Refusal::with("DS-13.1", "not-present", [tile.0.into(), 0]));
        }
        if rival == seat || rival.number() >= self.sides || self.tents_on(rival, tile) == 0 {
            return Err(Refusal::new("DS-13.2", "no-tent-of-this-rival"));
        }
        if !self.has_raiding_tent(seat) {
            return Err(Refusal::new("DS-13.3", "no-tent-in-supply"));
        }
        let (icons, price) = (self.pool(Icon::Raid).most(), self.raid_price(rival));
        if icons < price {
            let rule = if price > 1 { "DS-16.15" } else { "DS-13.1" };
            return Err(Refusal::with(rule, "too-few-icons", [icons.into(), price.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_raids(&self, out: &mut Vec<Action>) {
        let icons = self.pool(Icon::Raid).most();
        if icons == 0 || !self.has_raiding_tent(self.turn) {
            return;
        }
        for tile in self.presence(self.turn).iter().map(Tile) {
            if self.doing.tile.is_some_and(|chosen| chosen != tile) {
                continue;
            }
            let rivals = self.all_players().filter(|&rival| rival != self.turn);
            let rivals =
                rivals.filter(|&rival| self.tents_on(rival, tile) > 0 && self.raid_price(rival) <= icons);
            out.extend(rivals.map(|rival| Action::Raid(tile, rival)));
        }
    }

    pub(crate) fn apply_raid(
        &mut self,
        tile: Tile,
        rival: Seat,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let price = self.raid_price(rival);
        self.choose(Action::Raid(tile, rival), price, chance, log);
    }

    /// DS-13.2: an opponent's tent returns to its owner; a tent of the raider takes its place.
    pub(crate) fn resolve_raid(&mut self, tile: Tile, rival: Seat, log: &mut impl EventSink<Event>) {
        let seat = self.turn;
        self.lift_tents(rival, tile, 1);
        self.players[rival].tents += 1;
        if !self.players[seat].powers.raid_from_general {
            self.players[seat].tents -= 1;
        }
        self.put_tent(seat, tile);
        log.note(Event::Swapped(seat, tile, rival));
        self.doing.tile = Some(tile);
        self.doing.breached.insert(rival.number());
        self.doing.effective = true;
    }
}
