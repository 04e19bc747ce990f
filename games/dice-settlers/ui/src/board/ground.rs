//! What the tiles are laid on: a parchment with contour lines, rivers and sketches of unknown land; and what lies in its
//! corners: the stack of tiles, the points in supply, a compass.

use dice_settlers::DiceSettlers;
use engine::Game;
use maud::{Markup, html};

use super::Plan;
use super::layout::{self, hex};
use super::terrain;
use crate::icons;

/// The sketches in a piece of the parchment, which repeats every 780 by 640 units.
const SKETCHES: [(f32, f32); 16] = [
    (40.0, 60.0),
    (210.0, 90.0),
    (300.0, 50.0),
    (395.0, 100.0),
    (700.0, 110.0),
    (60.0, 190.0),
    (240.0, 210.0),
    (350.0, 190.0),
    (640.0, 230.0),
    (30.0, 330.0),
    (180.0, 350.0),
    (560.0, 370.0),
    (90.0, 470.0),
    (220.0, 520.0),
    (610.0, 560.0),
    (720.0, 610.0),
];

/// The definitions of the parchment, the shield of a tile and the crowns.
pub(super) fn definitions() -> Markup {
    html! {
        radialGradient id="ds-sheet" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="640" {
            stop offset="0" stop-color="#dfcfa1" {}
            stop offset=".6" stop-color="#d3c08e" {}
            stop offset="1" stop-color="#c9b480" {}
        }
        pattern id="ds-land" width="780" height="640" patternUnits="userSpaceOnUse" x="-420" y="-330" {
            path d="M0 40c90-14 170 16 260 0s170-16 260 0s170 14 260 0M0 150c110 18 190-12 290 2s230 16 330-4s100-8 160 2M0 262c80-10 200 14 310-2s240-14 330 6s90 6 140-4M0 372c120 12 180-16 300-4s200 18 300-2s120-4 180 6M0 480c100-16 190 12 280 4s210-16 320 0s110 8 180-4M0 590c90 14 200-10 300 2s210 12 310-6s90-4 170 4"
                fill="none" stroke="#9a7f4e" stroke-opacity=".22" {}
            path d="M470 0c-30 70 60 120 30 200s-110 90-80 190s90 120 50 250" fill="none" stroke="#7fa3a8" stroke-opacity=".4" stroke-width="10" {}
            path d="M470 0c-30 70 60 120 30 200s-110 90-80 190s90 120 50 250" fill="none" stroke="#dce7df" stroke-opacity=".55" stroke-width="4" {}
            g opacity=".3" { (terrain::sketches(&SKETCHES)) }
        }
        g id="ds-shield" {
            path d="M-22 -11H22V3C22 10 10 12 0 15C-10 12 -22 10 -22 3z" opacity=".3" transform="translate(1 2)" {}
            path d="M-22 -11H22V3C22 10 10 12 0 15C-10 12 -22 10 -22 3z" fill="#fbf3dc" stroke="#3a2a10" stroke-width="1.4" {}
            path d="M0 -10.3H21.3V3C21.3 9.4 10 11.4 0 14.2z" fill="#dccba0" {}
            path d="M0 -10V14" stroke="#3a2a10" {}
        }
        path id="ds-c-whole" d="M-9 6L-10 -5L-4.4 -.6L0 -8L4.4 -.6L10 -5L9 6zM-8.6 3H8.6" fill="#f3c63b" stroke="#3a2600" stroke-width="1.6" stroke-linejoin="round" {}
        g id="ds-c-split" fill="#d3cbb6" stroke="#2b2415" stroke-width="1.5" stroke-linejoin="round" {
            path d="M-11 6L-12 -5L-6.4 -.6L-2.6 -7L-.8 -2L-3 1L-1.6 6z" transform="rotate(-7)" {}
            path d="M11 6L12 -5L6.4 -.6L3 -7L1.8 -2L.8 1L2.6 6z" transform="rotate(7)" {}
        }
    }
}

/// The parchment, larger than any view, so that it fills every pane.
pub(super) fn parchment() -> Markup {
    html! {
        rect x="-4000" y="-4000" width="8000" height="8000" fill="url(#ds-sheet)" {}
        rect x="-4000" y="-4000" width="8000" height="8000" fill="url(#ds-land)" {}
        rect.ds-night x="-4000" y="-4000" width="8000" height="8000" {}
        rect.ds-night x="-4000" y="-4000" width="8000" height="8000" {}
    }
}

impl Plan<'_> {
    /// The stack, the points and the compass, in the corners that are free.
    pub(super) fn props(&self) -> Markup {
        let mut corners = self.layout.corners.iter().copied();
        let stack = corners.next();
        let points = corners.next();
        let compass = corners.last();
        let place = |corner| {
            let (x, y) = self.layout.corner(corner);
            format!("{} scale({})", layout::translate(x, y), layout::round(self.layout.props))
        };
        html! {
            @if let Some(corner) = compass { g.ds-prop transform=(place(corner)) { (rose()) } }
            @if let Some(corner) = stack {
                g.ds-prop transform=(place(corner)) {
                    (pile(self.look.position))
                    (label(&self.look.say("board-stack", &[])))
                }
            }
            @if let Some(corner) = points {
                g.ds-prop transform=(place(corner)) {
                    @for (x, y) in heap(self.look.position) { (icons::placed("#ds-o-vp", x, y - 14.0, 30.0, 31.0, None)) }
                    (label(&self.look.say("board-points", &[("n", self.look.position.vp_supply().into())])))
                }
            }
        }
    }
}

fn rose() -> Markup {
    html! {
        g opacity=".55" stroke="#6b5128" fill="none" {
            circle r="38" {}
            circle r="32" stroke-dasharray="2 4" {}
            path d="M5 -5L20 -20M5 5L20 20M-5 5L-20 20M-5 -5L-20 -20" stroke-width="2" {}
            path d="M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7z" fill="#ead9b0" stroke-width="1.4" {}
            path d="M0 -46L0 0L7 -7zM46 0L0 0L7 7zM0 46L0 0L-7 7zM-46 0L0 0L-7 -7z" fill="#8d6c38" {}
            path.ds-night d="M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7z" {}
            path.ds-night d="M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7z" {}
        }
    }
}

/// The stack of tiles, as high as tiles are left.
fn pile(position: &DiceSettlers) -> Markup {
    let left = position.stack().len();
    let high = left.div_ceil(6).min(5);
    html! {
        @for at in 0..high {
            path d=(hex(36.0)) transform={ "translate(0 " (6 - 5 * i16::from(at)) ") scale(1 .72)" }
                fill=(if at + 1 < high { "#7b5a36" } else { "#c39a66" }) stroke="#1a1714" stroke-width="1.3" {}
        }
        @if high > 0 {
            path d=(hex(28.0)) transform={ "translate(0 " (11 - 5 * i16::from(high)) ") scale(1 .72)" } fill="none" stroke="#ead9b0" stroke-width="2" {}
            text.ds-pile y=(19 - 5 * i16::from(high)) { (left) }
        }
    }
}

/// A heap of points, as large as points are left.
fn heap(position: &DiceSettlers) -> impl Iterator<Item = (f32, f32)> + use<> {
    let all = position.tables().players(position.seats()).vp_supply;
    let shown = (6 * u16::from(position.vp_supply())).div_ceil(u16::from(all.max(1)));
    let places = [(-22.0, 12.0), (-2.0, 18.0), (20.0, 12.0), (-12.0, 2.0), (10.0, 3.0), (-1.0, -9.0)];
    places.into_iter().take(shown.into())
}

fn label(words: &str) -> Markup {
    let width = 14.0 + 6.8 * words.chars().count() as f32;
    html! {
        g.ds-label {
            rect x=(-width / 2.0) y="27" width=(width) height="21" rx="10.5" fill="#fbf3dc" stroke="#3a2a10" {}
            text y="42" { (words) }
        }
    }
}
