//! Houses: pentagons in the colour of their seat, with its emblem.

use engine::Seat;
use maud::{Markup, html};
use power_grid::City;
use ui_kit::svg;

use super::Plan;
use super::cities::SPACES;
use crate::element::Element;

/// A house around its middle.
pub(super) const HOUSE: &str = "M-10 10V-2L0 -11L10 -2V10z";

impl Plan<'_> {
    /// The order in which houses were built does not matter (PG-7.8): they are drawn in seat order.
    pub(super) fn houses(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @for (owner, space) in self.look.owners(city).into_iter().zip(SPACES) {
                    (self.house(owner, city, space))
                }
            }
        }
    }

    fn house(&self, seat: Seat, city: City, (dx, dy): (f32, f32)) -> Markup {
        let marks = self.look.marks(Element::House(seat, city));
        let (x, y) = self.place(city);
        html! {
            g.pg-house.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform={ "translate(" (x + dx) " " (y + dy) ")" } {
                (svg::piece(seat, HOUSE, 1.5, 14.0))
                @if marks.changed.is_some() { path.pg-changed d="M-14 14V-4L0 -16L14 -4V14z" {} }
            }
        }
    }
}
