//! The building market: seven cards with their prices, the deck and the bribe pile.

use manhattan_project::{Position, Stage};
use maud::{Markup, html};

use super::layout::{HEADING, Place};
use crate::element::Element;
use crate::icons::{self, Sign};
use crate::look::Look;
use manhattan_project::WorkerType;

/// The distance from card to card, and the width of a card.
const STEP: f32 = 120.0;
const CARD: f32 = 114.0;

impl Look<'_> {
    pub(super) fn market(&self, Place([x, y, width, _]): Place) -> Markup {
        let position = self.position;
        html! {
            @for at in Position::all() {
                @let left = x + 6.0 + STEP * f32::from(at.0);
                g.mp-lot {
                    (self.price_tag(at, left, y + HEADING + 2.0))
                    @match position.on_market(at) {
                        Some(building) => { (self.card_at(building, left, y + HEADING + 28.0, CARD)) }
                        None => { rect.mp-empty x=(left) y=(y + HEADING + 28.0) width=(CARD) height="72" rx="6" {} }
                    }
                }
            }
            g.mp-piles { (self.bribes(x + width - 98.0, y + 6.0)) }
        }
    }

    /// The price of a position (during a purchase the price for that player), an engineer where an engineer makes it free,
    /// and a coin where a bribe is added.
    fn price_tag(&self, at: Position, x: f32, y: f32) -> Markup {
        let row = self.position.tables().position(at);
        let now = if self.position.stage() == Stage::Buying { self.position.price(at) } else { row.price };
        html! {
            text.mp-price x=(x + 6.0) y=(y + 19.0) { "$" (now) }
            @if row.engineer_free {
                text.mp-small x=(x + 42.0) y=(y + 19.0) { "| $0" }
                (icons::sign(Sign::Worker(WorkerType::Engineer), x + 88.0, y + 13.0, 18.0))
            }
            @if row.bribe { text.mp-small x=(x + 62.0) y=(y + 19.0) { "+1" } (icons::sign(Sign::Bribe, x + 98.0, y + 13.0, 18.0)) }
        }
    }

    /// The bribe pile and, below it, the number of cards in the deck.
    fn bribes(&self, x: f32, y: f32) -> Markup {
        let (bribes, deck) = (self.marks(Element::Bribes), self.marks(Element::Deck));
        html! {
            g id=(bribes.id) data-el=(bribes.id) data-changed=[bribes.changed_number()] role="img"
                aria-label=(self.say("market-bribes", &[("bribes", self.position.bribes().into())])) {
                rect.mp-pad x=(x) y=(y) width="92" height="68" rx="8" {}
                text.mp-label x=(x + 46.0) y=(y + 22.0) { (self.say("market-bribes-short", &[])) }
                (icons::sign(Sign::Bribe, x + 22.0, y + 46.0, 26.0))
                text.mp-figure x=(x + 62.0) y=(y + 54.0) { (self.position.bribes()) }
                @if bribes.changed.is_some() { rect.mp-changed x=(x) y=(y) width="92" height="68" rx="8" {} }
            }
            g id=(deck.id) data-el=(deck.id) data-changed=[deck.changed_number()] role="img"
                aria-label=(self.say("market-deck", &[("cards", self.position.buildings_in_deck().into())])) {
                rect.mp-pad x=(x) y=(y + 74.0) width="92" height="52" rx="8" {}
                text.mp-label x=(x + 46.0) y=(y + 94.0) { (self.say("market-deck-short", &[])) }
                text.mp-figure x=(x + 46.0) y=(y + 118.0) { (self.position.buildings_in_deck()) }
            }
        }
    }
}
