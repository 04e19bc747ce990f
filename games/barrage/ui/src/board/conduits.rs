//! Conduits: a lozenge with the value at the basin they start from, and the pipe in the colour of the owner.

use barrage::{ConduitSpace, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout::line;
use crate::element::Element;

/// The lozenge around its middle, and the larger one of its ring.
const LOZENGE: &str = "M0 -24L26 0L0 24L-26 0z";
const RING: &str = "M0 -30L32 0L0 30L-32 0z";

impl Plan<'_> {
    pub(super) fn conduits(&self) -> Markup {
        html! {
            @for space in (0..20).map(ConduitSpace) {
                @if let Some(seat) = self.look.position.conduit(space) { (self.pipe(space, seat)) }
            }
            @for space in (0..20).map(ConduitSpace) { (self.conduit(space)) }
        }
    }

    /// The wider the pipe, the higher the value.
    fn pipe(&self, space: ConduitSpace, seat: Seat) -> Markup {
        let way = line(self.layout.pipe(space));
        let width = 4.0 + 1.6 * f32::from(self.look.position.tables().map.conduit(space).value);
        html! {
            path.ba-built d=(way) stroke=(svg::KEY_OUT) stroke-width=(width + 7.0) {}
            path.ba-built d=(way) stroke=(svg::KEY_IN) stroke-width=(width + 3.5) {}
            path.ba-built d=(way) stroke=(svg::seat_fill(seat)) stroke-width=(width) {}
        }
    }

    fn conduit(&self, space: ConduitSpace) -> Markup {
        let marks = self.look.marks(Element::Conduit(space));
        let (x, y) = self.layout.conduit(space);
        let value = self.look.position.tables().map.conduit(space).value;
        let owner = self.look.position.conduit(space);
        // The tag leans outwards, away from the dams.
        let side = if space.0.is_multiple_of(2) { -1.0 } else { 1.0 };
        html! {
            g.ba-space id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                transform={ "translate(" (x) " " (y) ")" } {
                @match owner {
                    Some(seat) => { (lozenge(seat, value)) }
                    None => {
                        path.ba-lozenge d=(LOZENGE) {}
                        text.ba-value y="8" { (value) }
                        @if let Some(seat) = self.ghost_of(&marks.id, Structure::Conduit) { g.ghost { (lozenge(seat, value)) } }
                    }
                }
                @if marks.legal {
                    path.ring-out d=(RING) {}
                    path.ring-in d=(RING) {}
                    (self.price_tag(&marks.id, side * 4.0, -34.0))
                }
                @if let Some(seat) = marks.changed { path.ba-changed d=(RING) {} (svg::flag(seat, 12.0, -12.0)) }
            }
        }
    }
}

fn lozenge(seat: Seat, value: u8) -> Markup {
    html! {
        path d=(LOZENGE) fill=(svg::seat_fill(seat)) stroke=(svg::KEY_OUT) stroke-width="6" {}
        path d=(LOZENGE) fill=(svg::seat_fill(seat)) stroke=(svg::KEY_IN) stroke-width="2.4" {}
        g class={ "ba-ink-" (seat.number() + 1) } { text.ba-value x="-6" y="8" { (value) } }
        (svg::emblem(seat, 11.0, 0.0, 13.0))
    }
}
