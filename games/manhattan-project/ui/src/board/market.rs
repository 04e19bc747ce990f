//! The building market: seven cards with their price tags, the bribe pile in an ashtray, the deck.

use manhattan_project::{Position, Stage};
use maud::{Markup, html};

use crate::element::Element;
use crate::icons::{self, Sign};
use crate::look::Look;
use manhattan_project::WorkerType;

/// The left edge of the first card, the distance from card to card, and the width of a card.
const LEFT: f32 = 102.0;
const STEP: f32 = 92.0;
const CARD: f32 = 85.0;
/// The top of the cards.
const TOP: f32 = 34.0;
/// The colour of text on the poster.
const CREAM: &str = "#fbefd6";

impl Look<'_> {
    pub(super) fn market(&self) -> Markup {
        let position = self.position;
        html! {
            (self.bribes())
            @for at in Position::all() {
                @let left = LEFT + STEP * f32::from(at.0);
                g.mp-lot {
                    (self.price_tag(at, left))
                    @match position.on_market(at) {
                        Some(building) => { (self.card_at(building, left, TOP, CARD)) }
                        None => { rect.mp-empty x=(left) y=(TOP) width=(CARD) height="103" rx="5" {} }
                    }
                }
            }
        }
    }

    /// The price of a position (during a purchase the price for that player), an engineer where an engineer makes it free,
    /// and a coin where a bribe is added.
    fn price_tag(&self, at: Position, x: f32) -> Markup {
        let row = self.position.tables().position(at);
        let now = if self.position.stage() == Stage::Buying { self.position.price(at) } else { row.price };
        let width = CARD - if row.engineer_free { 41.0 } else { 25.0 };
        html! {
            path.mp-tag d={ "M" (x + 4.0) " 5h" (width - 12.0) "l8 12-8 12H" (x + 4.0) "q-3 0-3-3V8q0-3 3-3Z" } {}
            circle.mp-hole cx=(x + width - 8.0) cy="17" r="2.6" {}
            text fill="#231e17" font-size="21" x=(x + 6.0) y="24.5" { "$" (now) }
            @if row.engineer_free {
                (icons::sign(Sign::Worker(WorkerType::Engineer), x + CARD - 29.0, 17.0, 22.0))
                text fill=(CREAM) font-size="19" x=(x + CARD - 17.0) y="24" { "$0" }
            }
            @if row.bribe { (icons::sign(Sign::Bribe, x + CARD - 11.0, 17.0, 22.0)) }
        }
    }

    /// The bribe pile and, below it, the number of cards in the deck.
    fn bribes(&self) -> Markup {
        let (bribes, deck) = (self.marks(Element::Bribes), self.marks(Element::Deck));
        let pile = self.position.bribes();
        html! {
            g id=(bribes.id) data-el=(bribes.id) data-changed=[bribes.changed_number()] role="img"
                aria-label=(self.say("market-bribes", &[("bribes", pile.into())])) {
                rect.mp-hit x="8" y="34" width="84" height="86" {}
                @for (number, (x, y)) in [(36.0, 60.0), (54.0, 64.0), (44.0, 72.0), (58.0, 74.0), (48.0, 58.0)].into_iter().enumerate() {
                    @if number < usize::from(pile) { (icons::sign(Sign::Bribe, x, y, 25.0)) }
                }
                text fill=(CREAM) font-size="16" text-anchor="middle" x="50" y="116" { (self.say("market-bribes-short", &[])) " $" (pile) }
                @if let Some(seat) = bribes.changed { (ui_kit::svg::flag(seat, 72.0, 58.0)) }
            }
            g id=(deck.id) data-el=(deck.id) data-changed=[deck.changed_number()] role="img"
                aria-label=(self.say("market-deck", &[("cards", self.position.buildings_in_deck().into())])) {
                rect.mp-hit x="8" y="121" width="84" height="18" {}
                text.mp-word fill=(CREAM) font-size="14" text-anchor="middle" x="50" y="135" {
                    (self.say("market-deck-short", &[])) " " (self.position.buildings_in_deck())
                }
            }
        }
    }
}
