//! The mat of a seat: the seven actions with their icons, dice, supplies, and the tools of the current decision.

mod dice;
mod tools;

use dice_settlers::{DiceSettlers, Main, Resource, Slot};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;

pub(crate) use dice::small_die;
pub(crate) use tools::exchange_key;

pub(crate) fn mat(scene: &Scene<'_, DiceSettlers>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        div.ds-mat data-seat=(seat.number() + 1) {
            div.ds-actions { @for main in Main::ALL { (look.action(seat, main)) } }
            (look.tools(seat))
            div.ds-things {
                (look.dice(seat))
                div.ds-figures { (look.figures(seat)) }
                (look.cards_of(seat))
            }
        }
    }
}

impl Look<'_> {
    /// A main action: its sign and name, how many icons could be spent on it, and whether it is used up.
    fn action(&self, seat: Seat, main: Main) -> Markup {
        let marks = self.marks(Element::Action(seat, main));
        let icons = self.position.spendable(seat, main);
        let used = self.position.taken(seat).has(main.number());
        let now = self.position.main_action() == Some(main) && self.position.turn() == seat;
        let values = [("action", self.words.main(main).into()), ("n", icons.total.into())];
        let said = self.say(if used { "mat-action-used" } else { "mat-action" }, &values);
        html! {
            div.ds-action.ds-used[used].ds-now[now] id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(marks.label.clone().unwrap_or(said)) {
                (icons::inline(Glyph::of(main)))
                span.ds-action-name { (self.words.main(main)) }
                span.ds-total { (icons.total) @if icons.half { "½" } }
                @if used { span.ds-tick aria-hidden="true" { "✓" } }
            }
        }
    }

    fn figures(&self, seat: Seat) -> Markup {
        let position = self.position;
        let houses = position.tables().player.houses - position.houses(seat);
        let quota = match self.next_quota(seat) {
            None => position.quota(seat).to_string(),
            Some(next) => {
                self.say("mat-quota-next", &[("now", position.quota(seat).into()), ("next", next.into())])
            }
        };
        html! {
            (self.figure(Element::Quota(seat), Glyph::Die, &self.say("mat-quota", &[]), &quota))
            (self.figure(Element::Home(seat), Glyph::Tent, &self.say("mat-tents", &[]), &position.tents(seat).to_string()))
            (self.figure(Element::Houses(seat), Glyph::House, &self.say("mat-houses-left", &[]), &houses.to_string()))
            (self.tokens_of(seat))
            (self.figure(Element::Vp(seat), Glyph::Laurel, &self.say("mat-vp", &[]), &position.vp(seat).to_string()))
            (self.score_of(seat))
        }
    }

    /// The points of a seat if the game ended now, where they are shown.
    pub(crate) fn score_of(&self, seat: Seat) -> Markup {
        html! {
            @if let Some(points) = self.projection(seat) {
                (self.figure(Element::Score(seat), Glyph::Crown, &self.say("mat-score", &[]), &points.to_string()))
            }
        }
    }

    /// The tokens of a seat, one figure for each kind.
    pub(crate) fn tokens_of(&self, seat: Seat) -> Markup {
        html! {
            @for resource in Resource::ALL {
                @let held = self.position.resources(seat)[resource.index()];
                (self.figure(Element::Token(seat, resource), Glyph::Icon(resource.icon()), &self.words.resource(resource), &held.to_string()))
            }
        }
    }

    /// A sign with a name and a number.
    pub(crate) fn figure(&self, element: Element, glyph: Glyph, name: &str, value: &str) -> Markup {
        let marks = self.marks(element);
        html! {
            div.ds-figure id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] title=(name) {
                span.ds-figure-name { (icons::inline(glyph)) span.ds-figure-word { (name) } }
                span.ds-figure-value { (value) }
                @if let Some(seat) = marks.changed { (svg::chip(seat)) }
            }
        }
    }

    /// The technologies of a seat; a turned marker is struck through.
    fn cards_of(&self, seat: Seat) -> Markup {
        let (markers, turned) = (self.position.markers(seat), self.position.turned(seat));
        html! {
            @if !markers.is_empty() {
                div.ds-chips {
                    @for slot in markers.iter().map(Slot) {
                        span.ds-chip.ds-turned[turned.has(slot.0)] title=(self.words.card_text(slot)) {
                            (self.words.card(slot))
                            @if turned.has(slot.0) { span.ds-spoken { " " (self.say("card-turned", &[])) } }
                        }
                    }
                }
            }
        }
    }
}
