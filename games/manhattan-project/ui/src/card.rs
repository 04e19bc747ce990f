//! A building card: kind, the workers it needs or those on it, its costs and outputs. Damage is a crack across it
//! with a number. Cards measure 100 by 64 units.

use engine::Seat;
use manhattan_project::{Building, Kind};
use maud::{Markup, html};
use ui_kit::svg;

use crate::crew;
use crate::element::Element;
use crate::goods::{self, Item};
use crate::icons;
use crate::look::{Look, Marks};

/// The colour of a kind's band, and whether the sign on it is white because the band is dark.
const fn band(kind: Kind) -> (&'static str, bool) {
    match kind {
        Kind::Mine => ("#fee33e", false),
        Kind::Factory => ("#62a179", false),
        Kind::University => ("#8b25ad", true),
        Kind::Reactor => ("#cad0e4", false),
        Kind::Enrichment => ("#9f110b", true),
    }
}

impl Look<'_> {
    /// A card as a separate `<svg>`, on a board.
    pub(crate) fn card(&self, building: Building) -> Markup {
        let marks = self.marks(Element::Building(building));
        html! {
            svg.mp-card.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                viewBox="-3 -3 106 70" role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(self.card_label(building, &marks)) focusable="false" {
                (self.card_face(building, &marks))
            }
        }
    }

    /// A card within a larger drawing, its corner at (`x`, `y`), scaled to a width.
    pub(crate) fn card_at(&self, building: Building, x: f32, y: f32, width: f32) -> Markup {
        let marks = self.marks(Element::Building(building));
        html! {
            g.mp-card.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ") scale(" (width / 100.0) ")" } role=[marks.role().or(Some("img"))]
                tabindex=[marks.tab_index()] aria-label=(self.card_label(building, &marks)) {
                (self.card_face(building, &marks))
            }
        }
    }

    fn card_label(&self, building: Building, marks: &Marks) -> String {
        let damage = self.position.damage(building);
        let mut label = match &marks.label {
            Some(choice) => choice.clone(),
            None => self.words.building_in_full(building),
        };
        if damage > 0 {
            label = format!("{label}; {}", self.say("building-damage", &[("damage", damage.into())]));
        }
        label
    }

    fn card_face(&self, building: Building, marks: &Marks) -> Markup {
        let position = self.position;
        let card = position.tables().building(building);
        let (user, there) = position.on_building(building);
        let pay = goods::costs(&card.work.pay);
        let mut gain = vec![Item::Gives];
        gain.extend(goods::gains(&card.work.gain));
        // Two rows, or three where something is paid.
        let (top, bottom, size) = if pay.is_empty() { (17.0, 46.0, 20.0) } else { (11.0, 53.0, 15.0) };
        let standing = crew::each(there, user);
        let damage = position.damage(building);
        let (colour, dark) = band(card.kind);
        html! {
            rect.mp-face width="100" height="64" rx="6" {}
            path d="M6 0H22V64H6a6 6 0 0 1 -6 -6V6a6 6 0 0 1 6 -6z" fill=(colour) {}
            g.mp-inverse[dark] {
                (icons::kind(card.kind, 11.0, 16.0, 17.0))
            }
            @if standing.is_empty() { (goods::sockets(card.work.need, 61.0, top, size)) }
            @else { (crew::standing(&standing, 61.0, top + 1.0, size)) }
            @if !pay.is_empty() { text.mp-minus x="30" y="38" { "−" } (goods::row(&pay, 66.0, 31.5, 58.0)) }
            (goods::row(&gain, 61.0, bottom, 76.0))
            @if damage > 0 { (self.crack(damage)) }
            rect.mp-edge width="100" height="64" rx="6" {}
            (ring(marks, 100.0, 64.0))
        }
    }

    fn crack(&self, damage: u16) -> Markup {
        html! {
            path.mp-crack-out d="M30 2L40 16L34 26L48 40L42 50L52 62" {}
            path.mp-crack d="M30 2L40 16L34 26L48 40L42 50L52 62" {}
            circle.mp-damage cx="88" cy="12" r="11" {}
            text.mp-damage-text x="88" y="17" { (damage) }
        }
    }
}

/// The frame around an element of this size: dashed if it can be chosen, dotted if it changed.
pub(crate) fn ring(marks: &Marks, width: f32, height: f32) -> Markup {
    html! {
        @if marks.changed.is_some() {
            rect.mp-changed x="-1" y="-1" width=(width + 2.0) height=(height + 2.0) rx="7" {}
        }
        @if let Some(seat) = marks.changed { (flag(seat, width - 18.0)) }
        @if marks.legal {
            rect.mp-ring-out width=(width) height=(height) rx="6" {}
            rect.mp-ring width=(width) height=(height) rx="6" {}
        }
    }
}

fn flag(seat: Seat, x: f32) -> Markup {
    html! { g transform={ "translate(" (x) " 18) scale(.8)" } { (svg::flag(seat, 0.0, 0.0)) } }
}
