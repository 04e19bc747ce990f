//! DS-16: Research.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Icon, Main, Resource, Slot, Terrain};
use crate::state::DiceSettlers;
use crate::technologies::Technology;

/// The requirements of a technology that a player does not meet (DS-16.1 to DS-16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lacking {
    /// Terrains without presence, as a set of [`Terrain::number`].
    pub terrains: Set,
    /// Tokens that Gold does not replace.
    pub tokens: u8,
    /// Research icons.
    pub icons: u8,
}

impl Lacking {
    /// Whether nothing is lacking.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.terrains.is_empty() && self.tokens == 0 && self.icons == 0
    }
}

impl DiceSettlers {
    /// The requirements that a player does not meet for the technology in a slot; `None` if the player has it.
    #[must_use]
    pub fn lacking(&self, seat: Seat, slot: Slot) -> Option<Lacking> {
        if slot.0 >= self.slot_count || self.players[seat].markers.has(slot.0) {
            return None;
        }
        let card = self.technology(slot);
        let held = self.players[seat].resources;
        let missing: u8 = card.cost.iter().zip(held).map(|(cost, held)| cost.saturating_sub(held)).sum();
        Some(Lacking {
            terrains: card.terrains.minus(self.terrains(seat)),
            tokens: missing.saturating_sub(held[Resource::Gold.index()]),
            icons: card.research.saturating_sub(self.spendable(seat, Main::Research).total),
        })
    }

    /// The terrains a player is present on, as a set of [`Terrain::number`].
    #[must_use]
    pub fn terrains(&self, seat: Seat) -> Set {
        Terrain::ALL.into_iter().filter(|&terrain| self.is_on(seat, terrain)).map(Terrain::number).collect()
    }

    /// DS-16.3: whether a player's tokens, Gold included, pay for a card.
    pub(crate) fn can_pay(&self, seat: Seat, card: &Technology) -> bool {
        let held = self.players[seat].resources;
        let missing: u8 = card.cost.iter().zip(held).map(|(cost, held)| cost.saturating_sub(held)).sum();
        missing <= held[Resource::Gold.index()]
    }

    /// Whether any technology can be researched with this number of icons.
    pub(crate) fn can_research(&self, seat: Seat, icons: u8) -> bool {
        if icons == 0 {
            return false;
        }
        let terrains = self.terrains(seat);
        self.unmarked(seat).any(|slot| {
            let card = self.technology(slot);
            card.research <= icons && card.terrains.minus(terrains).is_empty() && self.can_pay(seat, card)
        })
    }

    /// DS-16.1: the technologies without a player's marker.
    pub(crate) fn unmarked(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        Set::below(self.slot_count).minus(self.players[seat].markers).iter().map(Slot)
    }

    /// DS-16.1 to DS-16.3: a card without the player's marker, presence on its terrains, icons and tokens.
    pub(crate) fn check_research(&self, slot: Slot, tokens: [u8; 4]) -> Result<(), Refusal> {
        let seat = self.turn;
        if slot.0 >= self.slot_count {
            return Err(Refusal::new("DS-16.1", "not-on-the-table"));
        }
        if self.players[seat].markers.has(slot.0) {
            return Err(Refusal::new("DS-16.1", "own-marker-is-there"));
        }
        let card = self.technology(slot);
        if !card.terrains.minus(self.terrains(seat)).is_empty() {
            return Err(Refusal::new("DS-16.2", "not-present-on-its-terrains"));
        }
        let gold = Resource::Gold.index();
        let own = tokens[..gold].iter().zip(&card.cost).all(|(paid, cost)| paid <= cost);
        let total = tokens.iter().fold(0u8, |sum, &n| sum.saturating_add(n));
        if !own || total != card.cost.iter().sum() {
            return Err(Refusal::new("DS-16.3", "tokens-do-not-fit"));
        }
        if tokens.iter().zip(self.players[seat].resources).any(|(&paid, held)| paid > held) {
            return Err(Refusal::new("DS-16.3", "too-few-tokens"));
        }
        let icons = self.pool(Icon::Research).most();
        if icons < card.research {
            return Err(Refusal::with("DS-16.3", "too-few-icons", [icons.into(), card.research.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_research(&self, out: &mut Vec<Action>) {
        let seat = self.turn;
        let icons = self.pool(Icon::Research).most();
        let terrains = self.terrains(seat);
        let [food, wood, iron, gold] = self.players[seat].resources;
        for slot in self.unmarked(seat) {
            let card = self.technology(slot);
            if card.research > icons || !card.terrains.minus(terrains).is_empty() {
                continue;
            }
            let total: u8 = card.cost.iter().sum();
            for f in 0..=food.min(card.cost[0]) {
                for w in 0..=wood.min(card.cost[1]) {
                    for i in 0..=iron.min(card.cost[2]) {
                        let g = total - f - w - i;
                        if g <= gold {
                            out.push(Action::Research(slot, [f, w, i, g]));
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn apply_research(
        &mut self,
        slot: Slot,
        tokens: [u8; 4],
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let price = self.technology(slot).research;
        self.choose(Action::Research(slot, tokens), price, chance, log);
    }

    /// DS-16.4: puts the marker down, active side up.
    pub(crate) fn resolve_research(&mut self, slot: Slot, tokens: [u8; 4], log: &mut impl EventSink<Event>) {
        let seat = self.turn;
        for resource in Resource::ALL {
            self.players[seat].resources[resource.index()] -= tokens[resource.index()];
        }
        self.mark(seat, slot, true);
        log.note(Event::Researched(seat, slot, tokens));
        self.finish_main();
    }
}
