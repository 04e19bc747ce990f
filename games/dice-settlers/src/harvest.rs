//! DS-14: Harvest, with its technologies (DS-16.17 to DS-16.19).

use engine::{Chance, EventSink, Refusal};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Resource;
use crate::state::{DiceSettlers, Stage};
use crate::technologies::Effect;

impl DiceSettlers {
    /// DS-14.1: an icon of this resource, or one that counts as it.
    pub(crate) fn check_harvest(&self, resource: Resource) -> Result<(), Refusal> {
        if self.pool(resource.icon()).most() == 0 {
            let rule = if resource == Resource::Gold { "DS-14.2" } else { "DS-14.1" };
            return Err(Refusal::new(rule, "no-such-icon"));
        }
        Ok(())
    }

    /// DS-16.19: the player has the technology, and icons were harvested for this resource.
    pub(crate) fn check_double(&self, resource: Resource) -> Result<(), Refusal> {
        let ready = self.ready(self.turn, |effect| effect == Effect::HarvestDouble).is_some();
        if !ready || self.doing.doubled.is_some() {
            return Err(Refusal::new("DS-16.19", "no-such-technology"));
        }
        if self.doing.harvested[resource.index()] == 0 {
            return Err(Refusal::new("DS-16.19", "nothing-to-double"));
        }
        Ok(())
    }

    pub(crate) fn list_harvests(&self, out: &mut Vec<Action>) {
        let all = Resource::ALL.into_iter();
        out.extend(all.clone().filter(|&kind| self.check_harvest(kind).is_ok()).map(Action::Harvest));
        if self.doing.effective {
            out.extend(all.filter(|&kind| self.check_double(kind).is_ok()).map(Action::Double));
        }
    }

    pub(crate) fn apply_harvest(
        &mut self,
        resource: Resource,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.choose(Action::Harvest(resource), 1, chance, log);
    }

    pub(crate) fn resolve_harvest(&mut self, resource: Resource, log: &mut impl EventSink<Event>) {
        let tokens = if self.doing.doubled == Some(resource) { 2 } else { 1 };
        self.gain_tokens(self.turn, resource, tokens, log);
        self.doing.harvested[resource.index()] += 1;
        self.doing.effective = true;
    }

    /// DS-16.19: each icon gives two tokens, including those already harvested.
    pub(crate) fn apply_double(&mut self, resource: Resource, log: &mut impl EventSink<Event>) {
        let seat = self.turn;
        if let Some(slot) = self.ready(seat, |effect| effect == Effect::HarvestDouble) {
            self.players[seat].turned.insert(slot.0);
        }
        log.note(Event::Doubled(seat, resource));
        self.doing.doubled = Some(resource);
        self.gain_tokens(seat, resource, self.doing.harvested[resource.index()], log);
    }

    /// DS-16.17: the bonus is of kinds harvested; with one kind there is nothing to choose.
    pub(crate) fn finish_harvest(&mut self, log: &mut impl EventSink<Event>) {
        let kinds: Set = Resource::ALL
            .into_iter()
            .filter(|kind| self.doing.harvested[kind.index()] > 0)
            .map(Resource::number)
            .collect();
        self.begin_tokens(self.players[self.turn].powers.harvest_bonus, kinds, log);
    }

    /// Asks for tokens of resources from a set.
    pub(crate) fn begin_tokens(&mut self, tokens: u8, kinds: Set, log: &mut impl EventSink<Event>) {
        self.doing.kinds = kinds;
        self.doing.left = tokens;
        match (tokens, kinds.len(), kinds.first()) {
            (0, ..) => self.finish_tokens(),
            (_, 1, Some(kind)) => {
                self.gain_tokens(self.turn, Resource::ALL[usize::from(kind)], tokens, log);
                self.finish_tokens();
            }
            _ => self.stage = Stage::Tokens,
        }
    }

    pub(crate) fn check_token(&self, resource: Resource) -> Result<(), Refusal> {
        if self.doing.kinds.has(resource.number()) {
            Ok(())
        } else {
            let rule = if self.doing.main.is_some() { "DS-16.17" } else { "DS-22.6" };
            Err(Refusal::new(rule, "not-this-resource"))
        }
    }

    pub(crate) fn list_tokens(&self, out: &mut Vec<Action>) {
        let kinds = Resource::ALL.into_iter().filter(|kind| self.doing.kinds.has(kind.number()));
        out.extend(kinds.map(Action::Token));
    }

    pub(crate) fn apply_token(&mut self, resource: Resource, log: &mut impl EventSink<Event>) {
        self.gain_tokens(self.turn, resource, 1, log);
        self.doing.left -= 1;
        if self.doing.left == 0 {
            self.finish_tokens();
        }
    }

    fn finish_tokens(&mut self) {
        self.doing.kinds = Set::EMPTY;
        self.doing.left = 0;
        if self.doing.main.is_some() {
            self.finish_main();
        } else {
            self.back_to_turn();
        }
    }
}
