//! Powerhouse spaces and powerhouses, side by side where the river enters a basin.

use barrage::{PowerhouseSpace, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::dams::red_price;
use super::{Plan, ring};
use crate::element::Element;
use crate::icons::{self, Icon};

/// A powerhouse around its middle.
const HOUSE: &str = "M-20 18V-8L-7 -17V-8L6 -17V-8L20 -17V18z";
const SIZE: f32 = 48.0;

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
                @match self.look.position.powerhouse(space) {
                    Some(seat) => { (house(seat)) }
                    None => {
                        rect.ba-slot.ba-red[red] x=(-SIZE / 2.0) y=(-SIZE / 2.0) width=(SIZE) height=(SIZE) rx="7" {}
                        (icons::icon(Icon::Built(Structure::Powerhouse), if red { -8.0 } else { 0.0 }, if red { -6.0 } else { 0.0 }, 20.0))
                        @if red { (red_price(tables.map.red_cost, 11.0, 11.0)) }
                        @if let Some(seat) = self.ghost_of(&marks.id, Structure::Powerhouse) { g.ghost { (house(seat)) } }
                    }
                }
                @if marks.legal { (ring(SIZE + 5.0, SIZE + 5.0)) (self.price_tag(&marks.id, 0.0, -31.0)) }
                @if let Some(seat) = marks.changed {
                    rect.ba-changed x="-28" y="-28" width="56" height="56" rx="9" {}
                    (svg::flag(seat, 12.0, -12.0))
                }
            }
        }
    }
}

fn house(seat: Seat) -> Markup {
    svg::piece(seat, HOUSE, 5.0, 20.0)
}
