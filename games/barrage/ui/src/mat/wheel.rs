//! The construction wheel: the open segment on top, then in the order of rotation; each with what returns and when.

use engine::Seat;
use maud::{Markup, html};

use crate::element::Element;
use crate::icons::{self, Icon};
use crate::look::Look;
use crate::words::roman;

/// The six segments lie in a circle around the middle.
const RADIUS: f32 = 49.0;

impl Look<'_> {
    pub(crate) fn wheel_drawing(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Wheel(seat));
        let wheel = self.position.wheel(seat);
        html! {
            svg.ba-wheel viewBox="-80 -80 160 160" role="group" aria-label=(self.title(Element::Wheel(seat)))
                id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                circle.ba-rim r="77" {}
                @for at in 0..wheel.len() {
                    @let (x, y) = direction(at as f32 - 0.5);
                    path.ba-spoke d={ "M0 0L" (77.0 * x) " " (77.0 * y) } {}
                }
                circle.ba-hub r="13" {}
                path.ba-opening d="M-9 -79H9L0 -67z" {}
                @for (at, segment) in wheel.iter().enumerate() {
                    @let (x, y) = direction(at as f32);
                    @let machines = [(segment.excavators, Icon::Excavator), (segment.mixers, Icon::Mixer)];
                    g transform={ "translate(" (RADIUS * x) " " (RADIUS * y) ")" } {
                        @if at > 0 { text.ba-turns x=(-25.0 * x) y=(-25.0 * y + 6.0) { (wheel.len() - at) } }
                        @if let Some(tile) = segment.tile { (self.tile_on_wheel(seat, tile)) }
                        @for (place, (count, sign)) in machines.into_iter().filter(|(count, _)| *count > 0).enumerate() {
                            @let left = if x < 0.0 { -20.0 } else { -9.0 } + 25.0 * place as f32;
                            text.ba-machines x=(left) y="17" { (count) }
                            (icons::icon(sign, left + 13.0, 12.0, 13.0))
                        }
                    }
                }
            }
        }
    }

    fn tile_on_wheel(&self, seat: Seat, tile: barrage::TechTile) -> Markup {
        let tables = self.position.tables();
        let row = tables.tile(tile);
        let marks = self.marks(Element::Tile(seat, tile));
        let sign = row.builds.map_or(Icon::Any, Icon::Built);
        let name = self.words.tile(tile);
        html! {
            g.ba-on-wheel id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=(marks.role().unwrap_or("img"))
                tabindex=[marks.tab_index()] aria-label=(marks.label.as_deref().unwrap_or(&name)) {
                rect x="-17" y="-19" width="34" height="22" rx="4" {}
                (icons::icon(sign, if row.level > 0 || tile == tables.special { -6.0 } else { 0.0 }, -8.0, 15.0))
                @if row.level > 0 { text.ba-level x="9" y="-2" { (roman(row.level)) } }
                @if tile == tables.special { text.ba-level x="9" y="-2" { "K" } }
                @if marks.legal {
                    rect.ring-out x="-20" y="-22" width="40" height="28" rx="6" {}
                    rect.ring-in x="-20" y="-22" width="40" height="28" rx="6" {}
                }
            }
        }
    }
}

/// The direction of a segment, clockwise from the top.
fn direction(segment: f32) -> (f32, f32) {
    let angle = (60.0 * segment - 90.0).to_radians();
    (angle.cos(), angle.sin())
}
