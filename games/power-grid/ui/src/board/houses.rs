//! Wooden houses in the colour of their seat, with its emblem.

use engine::Seat;
use maud::{Markup, html};
use power_grid::City;

use super::Plan;
use super::cities::SPACES;
use crate::element::Element;
use crate::icons;

impl Plan<'_> {
    /// The order in which houses were built does not matter (PG-7.8): they are drawn in seat order.
    pub(super) fn houses(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @let owners = self.look.owners(city);
                @let size = house_size(owners.len());
                @for (owner, space) in owners.into_iter().zip(SPACES) { (self.house(owner, city, space, size)) }
            }
        }
    }

    fn house(&self, seat: Seat, city: City, (dx, dy): (f32, f32), size: f32) -> Markup {
        let marks = self.look.marks(Element::House(seat, city));
        let (x, y) = self.place(city);
        html! {
            g.pg-house.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform={ "translate(" (icons::short(x + dx)) " " (icons::short(y + dy)) ")" } {
                (icons::house(seat, size))
            }
        }
    }
}

/// The size of a house in a city with this many.
pub(super) const fn house_size(houses: usize) -> f32 {
    if houses > 1 { 24.0 } else { 27.0 }
}
