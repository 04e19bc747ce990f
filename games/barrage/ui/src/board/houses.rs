//! Powerhouse spaces and powerhouses, side by side where the river enters a basin.

use barrage::{PowerhouseSpace, Structure};
use engine::Seat;
use maud::{Markup, html};

use super::dams::red_price;
use super::{Plan, changed, hit, lit};
use crate::element::Element;
use crate::icons::owner_key;

/// A space is so large.
const SIZE: f32 = 34.0;

impl Plan<'_> {
    pub(super) fn houses(&self) -> Markup {
        html! { @for space in (0..23).map(PowerhouseSpace) { (self.house(space)) } }
    }

    fn house(&self, space: PowerhouseSpace) -> Markup {
        let marks = self.look.marks(Element::Powerhouse(space));
        let (x, y) = self.layout.powerhouse(space);
        let tables = self.look.position.tables();
        let red = tables.map.powerhouse(space).red;
        html! {
            g.ba-space id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                transform={ "translate(" (x) " " (y) ")" } {
                (hit(SIZE, SIZE, 0.0))
                @match self.look.position.powerhouse(space) {
                    Some(seat) => { (house(seat)) }
                    None => {
                        use href=(if red { "#ba-pad-red" } else { "#ba-pad" }) {}
                        @if red { (red_price(tables.map.red_cost, 8.0, 8.0)) }
                        @if let Some(seat) = self.ghost_of(&marks.id, Structure::Powerhouse) { g.ghost { (house(seat)) } }
                    }
                }
                @if marks.legal { (lit(SIZE - 2.0, SIZE, 1.0)) (self.price_tag(&marks.id, -28.0)) }
                @if let Some(seat) = marks.changed { (changed(seat, SIZE, SIZE, 0.0)) }
            }
        }
    }
}

fn house(seat: Seat) -> Markup {
    html! { use href={ "#ba-plant-" (owner_key(Some(seat))) } y="-1" {} }
}
