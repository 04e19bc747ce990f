//! Workers and signs. Workers differ by silhouette: hard hat, gear, flask; the colour is that of the seat, contractors are
//! sand-coloured with a C. Goods and kinds of buildings have signs. All are drawn around a point in a square
//! of 20 units.

use engine::Seat;
use manhattan_project::{Aircraft, Fuel, Kind, WorkerType};
use maud::{Markup, html};
use ui_kit::svg;

const INK: &str = "#111418";
const PAPER: &str = "#ffffff";
/// The colour of contractors.
const GREY: &str = "#c9a46a";

/// The silhouette of a worker.
const fn silhouette(which: WorkerType) -> &'static str {
    match which {
        WorkerType::Labourer => {
            "M-10 6V3H-8.5C-8.5 -3 -5.5 -6.5 -2 -7.2V-9H2V-7.2C5.5 -6.5 8.5 -3 8.5 3H10V6z"
        }
        WorkerType::Engineer => {
            "M-1.8 -10H1.8L2.5 -7.2L4.8 -6.2L7.3 -7.7L9.2 -5.2L7.2 -2.6L7.8 -1.2L10 -0.5V2.5L7.4 3.1L6.4 5.2L7.6 7.6L5.2 9.6L2.8 7.7L1.8 8L1.2 10H-1.8L-2.5 7.9L-4.8 7L-7.2 8.4L-9.2 6L-7.4 3.6L-8 1.6L-10 1V-2L-7.6 -2.6L-6.7 -4.6L-8 -7L-5.6 -9L-3.4 -7.2L-2.5 -7.6z"
        }
        WorkerType::Scientist => {
            "M-3.5 -10H3.5V-8H2.5V-3L9 7.5C9.8 9 9 10 7.5 10H-7.5C-9 10 -9.8 9 -9 7.5L-2.5 -3V-8H-3.5z"
        }
    }
}

/// The position of the emblem in the silhouette.
const fn middle(which: WorkerType) -> f32 {
    match which {
        WorkerType::Labourer => -0.5,
        WorkerType::Engineer => 0.0,
        WorkerType::Scientist => 5.0,
    }
}

/// A worker of a seat, or a contractor.
pub(crate) fn worker(which: WorkerType, seat: Option<Seat>, x: f32, y: f32, size: f32) -> Markup {
    let outline = silhouette(which);
    let at = format!("translate({x} {y}) scale({})", size / 20.0);
    let fill = seat.map_or(GREY, svg::seat_fill);
    html! {
        g transform=(at) {
            path d=(outline) fill="none" stroke=(PAPER) stroke-width="4" stroke-linejoin="round" {}
            path d=(outline) fill=(fill) stroke=(INK) stroke-width="1.6" stroke-linejoin="round" {}
            @match seat {
                Some(seat) => { (svg::emblem(seat, 0.0, middle(which), 8.0)) }
                None => {
                    path transform={ "translate(0 " (middle(which)) ")" } d="M2.8 -2.4A3.6 3.6 0 1 0 2.8 2.4"
                        fill="none" stroke=(INK) stroke-width="1.7" {}
                }
            }
        }
    }
}

/// A worker that is needed: an empty outline.
pub(crate) fn wanted(which: WorkerType, x: f32, y: f32, size: f32) -> Markup {
    let at = format!("translate({x} {y}) scale({})", size / 20.0);
    html! { path.mp-wanted transform=(at) d=(silhouette(which)) {} }
}

/// A worker of any type that is needed, with or without labourers.
pub(crate) fn wanted_any(labourers: bool, x: f32, y: f32, size: f32) -> Markup {
    let at = format!("translate({x} {y}) scale({})", size / 20.0);
    html! {
        @if labourers {
            g transform=(at) { circle.mp-wanted r="9" {} path.mp-line d="M-3 -3A3 3 0 1 1 0 1V2.5M0 5.2V6.4" {} }
        } @else {
            (wanted(WorkerType::Engineer, x - size * 0.22, y - size * 0.14, size * 0.74))
            (wanted(WorkerType::Scientist, x + size * 0.26, y + size * 0.16, size * 0.74))
        }
    }
}

/// A sign for a quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Money,
    /// A coin for the bribe pile.
    Bribe,
    Yellowcake,
    Aircraft(Aircraft),
    Fuel(Fuel),
    Worker(WorkerType),
    Spy,
    Points,
    Card,
}

pub(crate) fn sign(sign: Sign, x: f32, y: f32, size: f32) -> Markup {
    let at = format!("translate({x} {y}) scale({})", size / 20.0);
    html! {
        g transform=(at) {
            @match sign {
                Sign::Money => {
                    circle r="9" fill="#e7dfa9" stroke=(INK) stroke-width="1.4" {}
                    path d="M3.6 -3.4C2.4 -5.4 -3.6 -5.2 -3.6 -2.4C-3.6 0.4 3.6 -0.6 3.6 2.4C3.6 5.2 -2.6 5.4 -3.8 3.2M0 -7V7"
                        fill="none" stroke=(INK) stroke-width="1.5" {}
                }
                Sign::Bribe => {
                    circle r="9" fill="#a3211a" stroke=(INK) stroke-width="1.4" {}
                    path d="M3.6 -3.4C2.4 -5.4 -3.6 -5.2 -3.6 -2.4C-3.6 0.4 3.6 -0.6 3.6 2.4C3.6 5.2 -2.6 5.4 -3.8 3.2M0 -7V7"
                        fill="none" stroke=(PAPER) stroke-width="1.6" {}
                }
                Sign::Yellowcake => {
                    path d="M0 -8.5L8 -4.4V4.2L0 8.5L-8 4.2V-4.4z" fill="#f2c500" stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
                    path d="M-8 -4.4L0 -0.4L8 -4.4M0 -0.4V8.5" fill="none" stroke=(INK) stroke-width="1.2" {}
                }
                Sign::Aircraft(Aircraft::Fighter) => {
                    path.mp-aircraft d="M0 -10L2 -4L9 4V6.5L2 4.5L1.6 7.5L4 9.5V10.5L0 9.6L-4 10.5V9.5L-1.6 7.5L-2 4.5L-9 6.5V4L-2 -4z" fill="#dfe6ee" {}
                }
                Sign::Aircraft(Aircraft::Bomber) => {
                    path.mp-aircraft d="M0 -10C1.8 -9 2 -6 2 -3L10 -1.5V2L2 2L1.5 7L5 8.5V10H-5V8.5L-1.5 7L-2 2L-10 2V-1.5L-2 -3C-2 -6 -1.8 -9 0 -10z" fill="#8d99a6" {}
                    path.mp-aircraft d="M-6 -2.3V-4.6M6 -2.3V-4.6" {}
                }
                Sign::Fuel(fuel) => {
                    @let (fill, ink, name) = match fuel { Fuel::Uranium => ("#bfe3a8", INK, "U"), Fuel::Plutonium => ("#4b3f72", PAPER, "Pu") };
                    path d="M-5 -9H5L10 0L5 9H-5L-10 0z" fill=(fill) stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
                    text.mp-fuel y="4.6" fill=(ink) { (name) }
                }
                Sign::Worker(which) => { path.mp-plain d=(silhouette(which)) {} }
                Sign::Spy => {
                    path.mp-plain d="M-6 -3L-3.6 -9H3.6L6 -3zM-10 -2.4H10V0H-10zM-5.6 1.4H5.6C5.6 5 3 8 0 8S-5.6 5 -5.6 1.4z" {}
                }
                Sign::Points => {
                    path d="M0 -9.5L2.6 -3.2L9.4 -2.8L4.2 1.6L5.9 8.2L0 4.6L-5.9 8.2L-4.2 1.6L-9.4 -2.8L-2.6 -3.2z" fill="#e7dfa9" stroke=(INK) stroke-width="1.3" stroke-linejoin="round" {}
                }
                Sign::Card => { path.mp-card-back d="M-6.5 -9H6.5V9H-6.5z" {} path.mp-line d="M-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0" {} }
            }
        }
    }
}

/// A sign in a line of text.
pub(crate) fn inline(which: Sign) -> Markup {
    html! {
        svg.mp-inline viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true" focusable="false" {
            (sign(which, 0.0, 0.0, 20.0))
        }
    }
}

/// The sign of a kind of building: pick, chimney, cap, tower, centrifuge.
pub(crate) fn kind(kind: Kind, x: f32, y: f32, size: f32) -> Markup {
    let at = format!("translate({x} {y}) scale({})", size / 20.0);
    let drawn = match kind {
        Kind::Mine => "M-9 -3C-4 -9 5 -9 9 -4C4 -6.5 1.6 -6.4 0.6 -5.6L2 9H-1L-1.2 -5.4C-3 -6 -6 -5 -9 -3z",
        Kind::Factory => "M-9 9V-1L-4 2V-1L1 2V-9H5L6 9z",
        Kind::University => {
            "M-10 -3L0 -8L10 -3L0 2zM-5.5 1.5L0 4.2L5.5 1.5V6C3 9 -3 9 -5.5 6zM8 -1.5H9.4V6H8z"
        }
        Kind::Reactor => "M-7 9C-4 3 -4 -2 -6 -8H6C4 -2 4 3 7 9zM-4 -10H4V-9H-4z",
        Kind::Enrichment => "M-8 -9H-4V9H-8zM-2 -9H2V9H-2zM4 -9H8V9H4zM-9 4H9V6H-9z",
    };
    html! { path.mp-kind transform=(at) d=(drawn) {} }
}
