//! The dice of a seat: active ones one by one, spent ones and the bag by colour. DS-1.9: opponents see only the number of
//! dice in a bag.

use dice_settlers::{Colour, Face, Icon};
use engine::Seat;
use maud::{Markup, html};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn dice(&self, seat: Seat) -> Markup {
        let active = self.active_dice(seat);
        let kept: Vec<Face> = self.position.kept().filter(|_| self.position.turn() == seat).collect();
        html! {
            div.ds-dice {
                span.ds-dice-name { (self.say("mat-active", &[])) }
                @for (face, number) in &active { (self.active_die(seat, *face, *number)) }
                @for (number, face) in (1u8..).zip(&kept) { (self.kept_die(seat, *face, number)) }
                @if active.is_empty() && kept.is_empty() { span.ds-none { "–" } }
            }
            div.ds-dice {
                span.ds-dice-name { (self.say("mat-spent", &[])) }
                @for colour in Colour::ALL {
                    @let count = self.position.spent(seat)[colour.index()];
                    @if count > 0 { (self.spent_dice(seat, colour, count)) }
                }
                @if self.position.spent(seat) == [0; 6] { span.ds-none { "–" } }
            }
            (self.bag(seat))
        }
    }

    fn active_die(&self, seat: Seat, face: Face, number: u8) -> Markup {
        let marks = self.marks(Element::Die(seat, face, number));
        let tables = self.position.tables();
        let label = marks.label.clone().unwrap_or_else(|| self.words.face(face));
        html! {
            svg.ds-die.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] viewBox="-23 -23 46 46"
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(label) focusable="false" {
                title { (self.words.face(face)) }
                (icons::die(tables.colour(face), Some(tables.icon(face)), 0.0, 0.0, 40.0))
                @if marks.legal { (ring()) }
            }
        }
    }

    fn kept_die(&self, seat: Seat, face: Face, number: u8) -> Markup {
        let marks = self.marks(Element::Kept(seat, number));
        let tables = self.position.tables();
        html! {
            svg.ds-die.ds-kept id=(marks.id) data-el=(marks.id) viewBox="-23 -23 46 46" role="img"
                aria-label=(self.say("mat-kept", &[("die", self.words.face(face).into())])) focusable="false" {
                (icons::die(tables.colour(face), Some(tables.icon(face)), 0.0, 0.0, 40.0))
                path.ds-kept-mark d="M-19 20H19" {}
            }
        }
    }

    fn spent_dice(&self, seat: Seat, colour: Colour, count: u8) -> Markup {
        let marks = self.marks(Element::Spent(seat, colour));
        let said = format!("{count} {}", self.words.colour(colour));
        html! {
            span.ds-stock id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(marks.label.clone().unwrap_or(said)) {
                (small_die(colour, None)) (count)
            }
        }
    }

    fn bag(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Bag(seat));
        html! {
            div.ds-dice id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                span.ds-dice-name { (self.say("mat-bag", &[("n", self.bag_count(seat).into())])) }
                @if self.sees_bag_of(seat) {
                    @for (colour, count) in Colour::ALL.into_iter().zip(self.position.bag(seat)).filter(|(_, count)| *count > 0) {
                        span.ds-stock title=(self.words.colour(colour)) {
                            (small_die(colour, None)) (count) span.ds-spoken { " " (self.words.colour(colour)) }
                        }
                    }
                }
            }
        }
    }
}

/// A die as tall as the text beside it.
pub(crate) fn small_die(colour: Colour, icon: Option<Icon>) -> Markup {
    html! {
        svg.ds-small-die viewBox="-21 -21 42 42" aria-hidden="true" focusable="false" {
            (icons::die(colour, icon, 0.0, 0.0, 40.0))
        }
    }
}

/// The ring of a die that may be chosen.
pub(super) fn ring() -> Markup {
    html! {
        rect.ds-ring-out x="-20" y="-20" width="40" height="40" rx="9" {}
        rect.ds-ring x="-20" y="-20" width="40" height="40" rx="9" {}
    }
}
