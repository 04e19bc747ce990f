//! The mat of a seat: a band with quota and supplies, trays with dice, the seven actions with their icons, and the tools of
//! the current decision. Every row is as high during the whole game.

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
            div.ds-band { (look.quota(seat)) div.ds-figures { (look.figures(seat)) } (look.score_of(seat)) }
            div.ds-trays { (look.dice(seat)) }
            div.ds-plates {
                div.ds-actions { @for main in Main::ALL { (look.action(seat, main)) } }
                (look.tools(seat))
            }
            (look.cards_of(seat))
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
            div.ds-action.ds-used[used].ds-none-left[icons.total == 0].ds-now[now] id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(marks.label.clone().unwrap_or(said)) {
                span.ds-disc { (icons::inline(Glyph::of(main))) }
                span.ds-total { (icons.total) @if icons.half { span.ds-half { "½" } } }
                span.ds-action-name { (self.words.main(main)) }
                @if used { svg.ds-tick viewBox="0 0 36 30" aria-hidden="true" focusable="false" { path d="M4 15l10 11l18 -22" {} } }
            }
        }
    }

    /// The dice quota on its scale.
    fn quota(&self, seat: Seat) -> Markup {
        let player = &self.position.tables().player;
        let (quota, next) = (self.position.quota(seat), self.next_quota(seat));
        let marks = self.marks(Element::Quota(seat));
        let said = match next {
            None => quota.to_string(),
            Some(next) => self.say("mat-quota-next", &[("now", quota.into()), ("next", next.into())]),
        };
        html! {
            div.ds-quota id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                span.ds-quota-name { (self.say("mat-quota", &[])) }
                span.ds-spoken { (said) }
                @for n in player.quota..=player.quota_max {
                    span.ds-peg.ds-on[n == quota].ds-next[Some(n) == next] aria-hidden="true" { (n) }
                }
            }
        }
    }

    fn figures(&self, seat: Seat) -> Markup {
        let position = self.position;
        let houses = position.tables().player.houses - position.houses(seat);
        html! {
            (self.figure(Element::Home(seat), &icons::tent(seat), &self.say("mat-tents", &[]), &position.tents(seat).to_string()))
            (self.figure(Element::Houses(seat), &icons::house(seat), &self.say("mat-houses-left", &[]), &houses.to_string()))
            (self.tokens_of(seat))
            (self.figure(Element::Vp(seat), &icons::vp(), &self.say("mat-vp", &[]), &position.vp(seat).to_string()))
        }
    }

    /// The points of a seat if the game ended now, where they are shown.
    pub(crate) fn score_of(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Score(seat));
        html! {
            @if let Some(points) = self.projection(seat) {
                div.ds-score id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                    span { (self.say("mat-score", &[])) } b { (self.say("effect-vp", &[("n", points.into())])) }
                }
            }
        }
    }

    /// The tokens of a seat, one figure for each kind.
    pub(crate) fn tokens_of(&self, seat: Seat) -> Markup {
        html! {
            @for resource in Resource::ALL {
                @let held = self.position.resources(seat)[resource.index()];
                (self.figure(Element::Token(seat, resource), &icons::token(resource), &self.words.resource(resource), &held.to_string()))
            }
        }
    }

    /// An object with a number; its name is spoken.
    pub(crate) fn figure(&self, element: Element, drawn: &Markup, name: &str, value: &str) -> Markup {
        let marks = self.marks(element);
        html! {
            div.ds-figure.ds-zero[value == "0"] id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] title=(name) {
                (drawn) span.ds-spoken { (name) " " }
                b { (value) }
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
