//! The construction wheel: the open segment on top, then in the order of rotation; each with what returns and when.

use engine::Seat;
use maud::{Markup, html};

use crate::board::layout::tenths;
use crate::element::Element;
use crate::icons::{self, Icon};
use crate::look::Look;
use crate::words::roman;

/// In a segment the tile lies outside, the machines inside.
const RADIUS: f32 = 57.0;
const INNER: f32 = 33.0;
const SEGMENTS: usize = 6;

impl Look<'_> {
    pub(crate) fn wheel_drawing(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Wheel(seat));
        let wheel = self.position.wheel(seat);
        html! {
            svg.ba-wheel viewBox="-90 -90 180 180" role="group" aria-label=(self.title(Element::Wheel(seat)))
                id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                use href="#ba-wheel-face" {}
                @for (at, segment) in wheel.iter().enumerate() {
                    @let (x, y) = direction(at as f32);
                    @let machines = [(segment.excavators, Icon::Excavator), (segment.mixers, Icon::Mixer)];
                    @let full = *segment != barrage::Segment::default();
                    @if at > 0 && !full { text.ba-turns x=(tenths(47.0 * x)) y=(tenths(47.0 * y + 6.0)) { (wheel.len() - at) } }
                    g transform={ "translate(" (tenths(RADIUS * x)) " " (tenths(RADIUS * y)) ")" } {
                        @if let Some(tile) = segment.tile { (self.tile_on_wheel(seat, tile)) }
                    }
                    g transform={ "translate(" (tenths(INNER * x)) " " (tenths(INNER * y)) ")" } {
                        @let shown: Vec<_> = machines.into_iter().filter(|(count, _)| *count > 0).collect();
                        @for (place, (count, sign)) in shown.iter().enumerate() {
                            @let top = 14.0 * (place as f32 - (shown.len() as f32 - 1.0) / 2.0);
                            text.ba-machines x="-2" y=(top + 5.5) { (count) }
                            (icons::icon(*sign, 7.0, top, 15.0))
                        }
                    }
                    @if at > 0 && full {
                        circle.ba-when-ground cx=(tenths(79.0 * x)) cy=(tenths(79.0 * y)) r="10" {}
                        text.ba-when x=(tenths(79.0 * x)) y=(tenths(79.0 * y + 5.6)) { (wheel.len() - at) }
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
                rect x="-14" y="-12" width="28" height="24" rx="4" {}
                (icons::icon(sign, if row.level > 0 || tile == tables.special { -5.0 } else { 0.0 }, 0.0, 18.0))
                @if row.level > 0 { text.ba-level x="8" y="6" { (roman(row.level)) } }
                @if tile == tables.special { text.ba-level x="8" y="6" { "K" } }
                @if marks.legal {
                    rect.ring-out x="-17" y="-15" width="34" height="30" rx="6" {}
                    rect.ring-in x="-17" y="-15" width="34" height="30" rx="6" {}
                }
            }
        }
    }
}

/// A wheel with nothing on it, which all wheels of a page use.
pub(crate) fn face() -> Markup {
    html! {
        defs {
            g #ba-wheel-face {
                circle.ba-shade cx="2" cy="4" r="82" {}
                path.ba-rim d=(rim()) {}
                circle.ba-axle r="76" {}
                @for at in 0..SEGMENTS { path.ba-segment.ba-open[at == 0].ba-odd[at % 2 == 1] d=(segment(at)) {} }
                circle.ba-hub r="15" {}
                circle.ba-pin r="9" {}
                path.ba-opening d="M-10 -89H10L0 -72z" {}
            }
        }
    }
}

/// The rim with its teeth.
fn rim() -> String {
    let tooth = |step: u16| {
        let radius = if (step / 2).is_multiple_of(2) { 78.0 } else { 84.0 };
        let (x, y) = direction(f32::from(step) / 12.0);
        format!("{:.1} {:.1}", radius * x, radius * y)
    };
    format!("M{}z", (0..72).map(tooth).collect::<Vec<_>>().join("L"))
}

/// One of the six segments between hub and rim.
fn segment(at: usize) -> String {
    let corner = |edge: f32, radius: f32| {
        let (x, y) = direction(at as f32 + edge);
        format!("{:.1} {:.1}", radius * x, radius * y)
    };
    let [one, two, three, four] =
        [corner(-0.47, 17.0), corner(-0.47, 74.0), corner(0.47, 74.0), corner(0.47, 17.0)];
    format!("M{one}L{two}A74 74 0 0 1 {three}L{four}A17 17 0 0 0 {one}z")
}

/// The direction of a segment, clockwise from the top.
fn direction(segment: f32) -> (f32, f32) {
    let angle = (60.0 * segment - 90.0).to_radians();
    (angle.cos(), angle.sin())
}
