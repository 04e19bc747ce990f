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
            div.ds-dice.ds-felt.ds-active {
                span.ds-dice-name { (self.say("mat-active", &[])) }
                @for (face, number) in &active { (self.active_die(seat, *face, *number)) }
                @for (number, face) in (1u8..).zip(&kept) { (self.kept_die(seat, *face, number)) }
            }
            div.ds-dice.ds-felt.ds-spent {
                span.ds-dice-name { (self.say("mat-spent", &[])) }
                @for colour in Colour::ALL {
                    @let count = self.position.spent(seat)[colour.index()];
                    @if count > 0 { (self.spent_dice(seat, colour, count)) }
                }
            }
            (self.bag(seat))
        }
    }

    fn active_die(&self, seat: Seat, face: Face, number: u8) -> Markup {
        let marks = self.marks(Element::Die(seat, face, number));
        let tables = self.position.tables();
        let label = marks.label.clone().unwrap_or_else(|| self.words.face(face));
        html! {
            svg.ds-die.piece id=(marks.id) data-el=(marks.id) data-die=(number) data-legal[marks.legal] viewBox="-27 -26 54 62"
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(label) focusable="false" {
                title { (self.words.face(face)) }
                (icons::die(tables.colour(face), Some(tables.icon(face)), 0.0, 0.0, 44.0))
                @if marks.legal { (ring()) }
            }
        }
    }

    fn kept_die(&self, seat: Seat, face: Face, number: u8) -> Markup {
        let marks = self.marks(Element::Kept(seat, number));
        let tables = self.position.tables();
        html! {
            svg.ds-die.ds-kept id=(marks.id) data-el=(marks.id) viewBox="-27 -26 54 62" role="img"
                aria-label=(self.say("mat-kept", &[("die", self.words.face(face).into())])) focusable="false" {
                (icons::die(tables.colour(face), Some(tables.icon(face)), 0.0, 0.0, 44.0))
                path.ds-kept-mark d="M-15 32H15" {}
            }
        }
    }

    fn spent_dice(&self, seat: Seat, colour: Colour, count: u8) -> Markup {
        let marks = self.marks(Element::Spent(seat, colour));
        let said = format!("{count} {}", self.words.colour(colour));
        html! {
            span.ds-stock id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(marks.label.clone().unwrap_or(said)) {
                (small_die(colour, None)) b { (count) }
            }
        }
    }

    fn bag(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Bag(seat));
        html! {
            div.ds-dice.ds-felt.ds-bag id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                span.ds-dice-name { (self.say("mat-bag", &[])) }
                span.ds-sack { (sack()) b { (self.bag_count(seat)) } }
                @if self.sees_bag_of(seat) {
                    @for (colour, count) in Colour::ALL.into_iter().zip(self.position.bag(seat)).filter(|(_, count)| *count > 0) {
                        span.ds-stock title=(self.words.colour(colour)) {
                            (small_die(colour, None)) b { (count) } span.ds-spoken { " " (self.words.colour(colour)) }
                        }
                    }
                }
            }
        }
    }
}

fn sack() -> Markup {
    html! {
        svg viewBox="-34 -32 70 64" aria-hidden="true" focusable="false" {
            path d="M-12 -16C-34 -2 -34 26 -20 26H22C36 26 36 -2 13 -16z" fill="#b98e57" stroke="#3b2510" stroke-width="1.6" {}
            path d="M13 -16C30 -2 36 26 22 26H8C20 14 18 -4 6 -16z" fill="#8d6636" opacity=".8" {}
            path d="M-12 -16C-18 -24 -12 -28 -6 -24C-2 -30 4 -30 7 -24C13 -28 19 -24 13 -16z" fill="#cda56b" stroke="#3b2510" stroke-width="1.4" {}
            path d="M-13 -15Q0 -10 14 -15" fill="none" stroke="#7a2a16" stroke-width="3.4" {}
        }
    }
}

/// A die as tall as the text beside it.
pub(crate) fn small_die(colour: Colour, icon: Option<Icon>) -> Markup {
    html! {
        svg.ds-small-die viewBox="-22 -22 44 46" aria-hidden="true" focusable="false" {
            (icons::die(colour, icon, 0.0, 0.0, 36.0))
        }
    }
}

/// The mark of a die that may be chosen: a bar under it, and a ring while it is pointed at or chosen.
pub(super) fn ring() -> Markup {
    html! {
        rect.ds-ring-out x="-24" y="-24" width="48" height="53" rx="12" {}
        rect.ds-ring x="-24" y="-24" width="48" height="53" rx="12" {}
        path.ds-bar-out d="M-13 32H13" {}
        path.ds-bar d="M-13 32H13" {}
    }
}
