//! The technologies on the table: cost, effect, owners, and whether the viewer could research them.

use dice_settlers::{Lacking, Resource, Slot, Terrain};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;

impl Look<'_> {
    pub(super) fn technologies(&self) -> Markup {
        html! { div.ds-cards { @for slot in self.slots() { (self.card(slot)) } } }
    }

    fn card(&self, slot: Slot) -> Markup {
        let marks = self.marks(Element::Card(slot));
        let card = self.position.technology(slot);
        let owners = self.position.all_players().filter(|&seat| self.position.markers(seat).has(slot.0));
        html! {
            div.ds-card id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                data-seal=[card.seal.map(|seal| seal.word())] role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] {
                div.ds-card-head {
                    span.ds-card-name { (self.words.card(slot)) }
                    @for seat in owners { (self.marker(seat, slot)) }
                    span.ds-cost { (self.cost_signs(slot)) }
                    span.ds-card-vp title=(self.say("card-vp", &[])) { (card.vp) (icons::inline(Glyph::Laurel)) }
                }
                p.ds-card-text {
                    (self.words.card_text(slot)) " "
                    @if let Some(seat) = self.payer().filter(|_| self.scene.assisted) { (self.standing(seat, slot)) }
                }
            }
        }
    }

    fn marker(&self, seat: Seat, slot: Slot) -> Markup {
        let turned = self.position.turned(seat).has(slot.0);
        let key = if turned { "card-owner-turned" } else { "card-owner" };
        let said = self.say(key, &[("name", self.name(seat).into())]);
        html! { span.ds-marker.ds-turned[turned] title=(said) { (svg::chip(seat)) span.ds-spoken { (said) } } }
    }

    /// Research icons, terrains and tokens as signs.
    fn cost_signs(&self, slot: Slot) -> Markup {
        let card = self.position.technology(slot);
        html! {
            span.ds-fact title=(self.say("word-research", &[])) { (icons::inline(Glyph::Icon(dice_settlers::Icon::Research))) (card.research) }
            @for terrain in Terrain::ALL.into_iter().filter(|terrain| card.terrains.has(terrain.number())) {
                span.ds-fact.ds-terrain title=(self.words.terrain(terrain)) {
                    (icons::inline(Glyph::Terrain(terrain))) span.ds-spoken { (self.words.terrain(terrain)) }
                }
            }
            @for resource in Resource::ALL {
                @let n = card.cost[resource.index()];
                @if n > 0 { (self.fact(Glyph::Icon(resource.icon()), n, &self.words.resource(resource))) }
            }
        }
    }

    /// Whether a seat could research it, or the requirements it lacks.
    fn standing(&self, seat: Seat, slot: Slot) -> Markup {
        html! {
            @match self.position.lacking(seat, slot) {
                None => {}
                Some(lacking) if lacking.is_nothing() => span.ds-can { "✓ " (self.say("card-can", &[])) },
                Some(_) => span.ds-lacks { (self.lacking_words(seat, slot)) },
            }
        }
    }

    /// What a seat lacks for a technology, in a few words; empty if it lacks nothing.
    pub(crate) fn lacking_words(&self, seat: Seat, slot: Slot) -> String {
        let parts = self.position.lacking(seat, slot).map(|lacking| self.lacking_parts(lacking));
        match parts {
            Some(parts) if !parts.is_empty() => self.say("card-lacks", &[("what", parts.join(", ").into())]),
            _ => String::new(),
        }
    }

    /// The terrains, resources and icons that are lacking.
    pub(crate) fn lacking_parts(&self, lacking: Lacking) -> Vec<String> {
        let terrains = Terrain::ALL.into_iter().filter(|terrain| lacking.terrains.has(terrain.number()));
        let terrain =
            |terrain| self.say("card-lacks-terrain", &[("terrain", self.words.terrain(terrain).into())]);
        let mut parts: Vec<String> = terrains.map(terrain).collect();
        if lacking.tokens > 0 {
            parts.push(self.say("card-lacks-tokens", &[("n", lacking.tokens.into())]));
        }
        if lacking.icons > 0 {
            parts.push(self.say("card-lacks-icons", &[("n", lacking.icons.into())]));
        }
        parts
    }
}
