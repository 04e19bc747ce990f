//! Conduits: a plate with the value at the basin they start from, and the pipe in the colour of the owner.

use std::fmt::Write;

use barrage::{ConduitSpace, Structure};
use engine::Seat;
use maud::{Markup, html};

use super::layout::Point;
use super::{Plan, changed};
use crate::element::Element;
use crate::icons::{INK, owner_key, tones};

/// The plate of a free space around its middle, the field of its value, and the ring around it.
const PLATE: &str = "M0 -16L16 0L0 16L-16 0z";
const FIELD: &str = "M0 -12.4L12.4 0L0 12.4L-12.4 0z";
const RING: &str = "M0 -20L20 0L0 20L-20 0z";

impl Plan<'_> {
    /// The pipes that were built.
    pub(super) fn pipes(&self) -> Markup {
        html! {
            @for space in (0..20).map(ConduitSpace) {
                @if let Some(seat) = self.look.position.conduit(space) { (self.pipe(space, seat)) }
            }
        }
    }

    /// The plates of all conduits, above the dams, which may be as high as they are.
    pub(super) fn conduits(&self) -> Markup {
        html! {
            @for space in (0..20).map(ConduitSpace) { (self.conduit(space)) }
        }
    }

    /// A tube with flanges along its way.
    fn pipe(&self, space: ConduitSpace, seat: Seat) -> Markup {
        let [light, middle, dark] = tones(Some(seat));
        let line = format!("#ba-line-{}", space.0);
        html! {
            g.ba-built {
                use href=(line) stroke="#000" stroke-opacity=".28" stroke-width="9.2" transform="translate(1.5 3)" {}
                use href=(line) stroke=(INK) stroke-width="8.8" {}
                use href=(line) stroke=(dark) stroke-width="6.2" {}
                use href=(line) stroke=(middle) stroke-width="4.6" transform="translate(-.4 -.5)" {}
                use href=(line) stroke=(light) stroke-width="1.7" transform="translate(-1 -1.2)" {}
                @for (tone, width) in [(INK, 6.2), (dark, 4.4), (light, 1.6)] {
                    use href={ "#ba-flanges-" (space.0) } stroke=(tone) stroke-width=(width) {}
                }
            }
        }
    }

    fn conduit(&self, space: ConduitSpace) -> Markup {
        let marks = self.look.marks(Element::Conduit(space));
        let (x, y) = self.layout.conduit(space);
        let value = self.look.position.tables().map.conduit(space).value;
        let owner = self.look.position.conduit(space);
        html! {
            g.ba-space id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                transform={ "translate(" (x) " " (y) ")" } {
                circle.ba-hit r="17.5" {}
                @match owner {
                    Some(seat) => { (plate(seat, value)) }
                    None => {
                        path.ba-plate d=(PLATE) {}
                        path class={ "ba-worth-" (value) } d=(FIELD) {}
                        text.ba-value.ba-white[value == 5] y="6" { (value) }
                        @if let Some(seat) = self.ghost_of(&marks.id, Structure::Conduit) { g.ghost { (plate(seat, value)) } }
                    }
                }
                @if marks.legal {
                    path.ring-out d=(RING) {}
                    path.ring-in d=(RING) {}
                    path.ba-here d="M-6 -25H6L0 -16z" {}
                    (self.price_tag(&marks.id, -34.0))
                }
                @if let Some(seat) = marks.changed { (changed(seat, 36.0, 36.0, 0.0)) }
            }
        }
    }
}

fn plate(seat: Seat, value: u8) -> Markup {
    html! {
        use href={ "#ba-plate-" (owner_key(Some(seat))) } {}
        g class={ "ba-ink-" (seat.number() + 1) } { text.ba-value y="3" { (value) } }
    }
}

/// The flanges of a pipe as path data: strokes across it, about 30 apart.
pub(super) fn flanges(pipe: &[Point]) -> String {
    /// Half of the length of a stroke.
    const HALF: f32 = 6.2;
    let mut path = String::new();
    for pair in pipe.windows(2) {
        let &[(x, y), (to_x, to_y)] = pair else { continue };
        let length = (to_x - x).hypot(to_y - y);
        if length < 14.0 {
            continue;
        }
        let count = (length / 30.0).max(1.0).floor();
        let (across, down) = (HALF * (y - to_y) / length, HALF * (to_x - x) / length);
        let mut number = 0.0;
        while number < count {
            let part = (number + 0.6) / (count + 0.2);
            let (middle_x, middle_y) = (x + (to_x - x) * part, y + (to_y - y) * part);
            let _ = write!(
                path,
                "M{:.1} {:.1}l{:.1} {:.1}",
                middle_x - across,
                middle_y - down,
                2.0 * across,
                2.0 * down
            );
            number += 1.0;
        }
    }
    path
}
