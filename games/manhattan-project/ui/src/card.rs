//! A building card: kind, the workers it needs or those on it, its costs and outputs. Damage is a crack across it
//! with a number. Cards measure 82 by 100 units.

use manhattan_project::Building;
use maud::{Markup, html};
use ui_kit::svg;

use crate::crew;
use crate::element::Element;
use crate::goods::{self, Size};
use crate::icons;
use crate::look::{Look, Marks};

/// The size of a card.
pub(crate) const WIDTH: f32 = 82.0;
const HEIGHT: f32 = 100.0;
/// The height of the band with its kind.
const BAND: f32 = 22.0;

impl Look<'_> {
    /// A card as a separate `<svg>`, on a board.
    pub(crate) fn card(&self, building: Building) -> Markup {
        let marks = self.marks(Element::Building(building));
        html! {
            svg.mp-card.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                viewBox="-2 -3 86 106" role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
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
                transform={ "translate(" (x) " " (y) ") scale(" (width / WIDTH) ")" } role=[marks.role().or(Some("img"))]
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

    /// The ring around an element of this size, which is seen while the element is pointed at or chosen, and always where
    /// there are few to choose from.
    pub(crate) fn ring(&self, marks: &Marks, width: f32, height: f32) -> Markup {
        let few = marks.legal && self.few_targets();
        html! {
            @if marks.legal {
                rect.mp-ring-out.mp-few[few] x="-2.5" y="-2.5" width=(width + 5.0) height=(height + 5.0) rx="7" {}
                rect.mp-ring.mp-few[few] x="-2.5" y="-2.5" width=(width + 5.0) height=(height + 5.0) rx="7" {}
            }
        }
    }

    fn card_face(&self, building: Building, marks: &Marks) -> Markup {
        let position = self.position;
        let card = position.tables().building(building);
        let (user, there) = position.on_building(building);
        let (pay, gain) = (goods::costs(&card.work.pay), goods::gains(&card.work.gain));
        let standing = crew::each(there, user);
        let damage = position.damage(building);
        let (middle, size) = (WIDTH / 2.0, if card.work.need.total() > 2 { 22.0 } else { 25.0 });
        // The output makes room for the sign of damage in the corner.
        let (aside, up) = if damage > 0 { (7.0, 7.0) } else { (0.0, 0.0) };
        html! {
            rect.mp-shade x="1" y="2.5" width=(WIDTH) height=(HEIGHT) rx="5" {}
            g.mp-lift {
                rect.mp-paper width=(WIDTH) height=(HEIGHT) rx="5" {}
                (icons::band(card.kind))
                @if damage > 0 { path.mp-crack d="M51 22l7 14-9 10 13 12-4 12 12 10M49 46l-12 6M62 58l10-5" {} }
                @if standing.is_empty() { g.mp-sockets { (goods::sockets(card.work.need, middle, BAND + 4.0, size)) } }
                @else { (crew::standing(&standing, middle, BAND + 4.0, size)) }
                @if pay.is_empty() {
                    (goods::row(&gain, middle - aside, 84.0 - up, Size::of_output(&gain, WIDTH - 6.0 - 2.0 * aside)))
                } @else {
                    g.mp-cost { (goods::row(&pay, middle, 68.0, Size::COST)) }
                    path.mp-gives d="M7 85h8m-3.5-3.5 4 3.5-4 3.5" {}
                    (goods::row(&gain, middle + 6.0 - aside, 93.0, Size::of_output(&gain, 56.0 - 2.0 * aside)))
                }
                @if damage > 0 {
                    (icons::place("damage", WIDTH - 24.0, HEIGHT - 23.0, 27.0))
                    text.mp-white font-size="14" text-anchor="middle" x=(WIDTH - 10.5) y=(HEIGHT - 4.5) { (damage) }
                }
                (corner(marks)) (flag(marks, WIDTH - 17.0, 18.0)) (self.ring(marks, WIDTH, HEIGHT))
            }
        }
    }
}

/// The folded corner of something that can be chosen.
pub(crate) fn corner(marks: &Marks) -> Markup {
    html! { @if marks.legal { path.mp-fold d="M0 16V5Q0 0 5 0H16Z" {} } }
}

/// The flag of the seat that changed something, with its tip at (`x`, `y`).
pub(crate) fn flag(marks: &Marks, x: f32, y: f32) -> Markup {
    html! {
        @if let Some(seat) = marks.changed {
            g transform={ "translate(" (x) " " (y) ") scale(.7)" } { (svg::flag(seat, 0.0, 0.0)) }
        }
    }
}
