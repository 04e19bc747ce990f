//! The technologies on the table as cards: name, points, the effect as a picture and in words, cost, owners, and whether the
//! viewer could research them.

use dice_settlers::{Lacking, Resource, Slot, Terrain};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;

/// A longer text leaves less room for the picture, and one of the second length none, in characters.
const LONG: [usize; 2] = [66, 95];

impl Look<'_> {
    pub(super) fn technologies(&self) -> Markup {
        let payer = self.payer().filter(|_| self.scene.assisted);
        html! {
            div.ds-cards data-rows=(self.position.technologies().len().div_ceil(3)) {
                @for slot in self.slots() { (self.card(slot, payer)) }
            }
        }
    }

    fn card(&self, slot: Slot, payer: Option<Seat>) -> Markup {
        let marks = self.marks(Element::Card(slot));
        let card = self.position.technology(slot);
        let has = |seat: Seat| self.position.markers(seat).has(slot.0);
        let owners = self.position.all_players().filter(|&seat| has(seat));
        let text = self.words.card_text(slot);
        let length = text.chars().count();
        // The printed name alone; other languages have the English one in brackets.
        let name = self.words.card(slot);
        let lacking = payer.and_then(|seat| self.position.lacking(seat, slot));
        html! {
            div.ds-card data-own=[self.scene.viewer.filter(|&seat| has(seat)).map(|seat| seat.number() + 1)] id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] data-seal=[card.seal.map(|seal| seal.word())] role=[marks.role()]
                tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] {
                div.ds-card-in {
                    div.ds-card-head {
                        span.ds-card-name title=(name) { (name.split(" (").next().unwrap_or(&name)) }
                        @if card.vp > 0 { span.ds-card-vp title=(self.say("card-vp", &[])) { (card.vp) (icons::vp()) } }
                    }
                    div.ds-card-field {
                        div.ds-card-picture.ds-small[length > LONG[0]].ds-no-room[length > LONG[1]] aria-hidden="true" { (super::effects::picture(card)) }
                        p.ds-card-text { (text) }
                        div.ds-owners { @for seat in owners { (self.marker(seat, slot)) } }
                        @if let Some(seat) = payer { (self.standing(seat, slot)) }
                    }
                    div.ds-cost { (self.cost_signs(slot, lacking)) }
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

    /// Research icons, terrains and tokens as objects; those that are lacking are hollow.
    fn cost_signs(&self, slot: Slot, lacking: Option<Lacking>) -> Markup {
        let card = self.position.technology(slot);
        let icons_lack = lacking.is_some_and(|lacking| lacking.icons > 0);
        let tokens_lack = lacking.is_some_and(|lacking| lacking.tokens > 0);
        html! {
            span.ds-need.ds-lack[icons_lack] title=(self.say("word-research", &[])) { (card.research) (icons::inline(Glyph::Icon(dice_settlers::Icon::Research))) }
            span.ds-terrains {
                @for terrain in Terrain::ALL.into_iter().filter(|terrain| card.terrains.has(terrain.number())) {
                    span.ds-terrain.ds-lack[lacking.is_some_and(|lacking| lacking.terrains.has(terrain.number()))] title=(self.words.terrain(terrain)) {
                        (icons::hexagon(terrain)) span.ds-spoken { (self.words.terrain(terrain)) }
                    }
                }
            }
            span.ds-price.ds-lack[tokens_lack] {
                @for resource in Resource::ALL {
                    @for _ in 0..card.cost[resource.index()] {
                        span title=(self.words.resource(resource)) { (icons::token(resource)) span.ds-spoken { (self.words.resource(resource)) } }
                    }
                }
            }
        }
    }

    /// Whether a seat could research it, or the requirements it lacks.
    fn standing(&self, seat: Seat, slot: Slot) -> Markup {
        html! {
            @match self.position.lacking(seat, slot) {
                None => {}
                Some(lacking) if lacking.is_nothing() => span.ds-can title=(self.say("card-can", &[])) { span.ds-spoken { (self.say("card-can", &[])) } },
                Some(_) => span.ds-spoken { (self.lacking_words(seat, slot)) },
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
