//! Signs: shovel for excavators, drum for mixers, coin, drop, bolt, laurel, helmet, wheel, and the four structures. All
//! are drawn around a point in a square of 16 units; shape tells them apart, colour only helps.

use barrage::Structure;
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Excavator,
    Mixer,
    Machine,
    Credit,
    Drop,
    Flowing,
    Energy,
    Vp,
    Engineer,
    Wheel,
    Contract,
    Built(Structure),
    Any,
}

/// The colour, the filled shape and the lines of a sign.
const fn shape(icon: Icon) -> (&'static str, &'static str, &'static str) {
    match icon {
        Icon::Excavator => ("#e46e04", "M-1.5 -6L6.5 -6.5L6 2L2.5 2.5L-2 -2z", "M-7 7L1 -1"),
        Icon::Mixer => ("#aaaebc", "M-7 -2L-2 -6L6.5 -3.5V3.5L-2 6L-7 2z", "M-2 -6V6M2.5 -4.8V4.8"),
        Icon::Machine => ("#ffffff", "M-7 -6H7V6H-7z", "M-7 6L7 -6"),
        Icon::Credit => ("#feee70", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", "M2.5 -3A3.8 3.8 0 1 0 2.5 3"),
        Icon::Drop => ("#1e7ef4", DROP, ""),
        Icon::Flowing => ("#1e7ef4", DROP, "M-7 7H7M4.5 4.5L7.5 7L4.5 9.5"),
        Icon::Energy => ("#802f6b", "M1.5 -8L-5.5 1.2H-0.6L-2 8L5.5 -1.8H0.9z", ""),
        Icon::Vp => {
            ("#225d3b", "M0 -7.5L2 -2.6L7 -2.2L3.2 1.2L4.4 6.4L0 3.6L-4.4 6.4L-3.2 1.2L-7 -2.2L-2 -2.6z", "")
        }
        Icon::Engineer => (
            "#ffffff",
            "M-4.2 -2A4.2 4.6 0 0 1 4.2 -2H5.8V-0.4H-5.8V-2zM-6.5 7.5C-6.5 1.5 6.5 1.5 6.5 7.5z",
            "",
        ),
        Icon::Wheel => {
            ("#ffffff", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", "M-7 0H7M-3.5 -6L3.5 6M3.5 -6L-3.5 6")
        }
        Icon::Contract => ("#ffffff", "M-5.5 -7.5H5.5V7.5H-5.5z", "M-3 -3.5H3M-3 0H3M-3 3.5H1"),
        Icon::Built(Structure::Base) => ("#ffffff", "M-7.5 6L-4.5 -3H4.5L7.5 6z", ""),
        Icon::Built(Structure::Elevation) => ("#ffffff", "M-6 -4.5H6V4.5H-6z", "M-6 0H6"),
        Icon::Built(Structure::Conduit) => {
            ("#ffffff", "M-7.5 -4.5L-4.5 -7.5L7.5 4.5L4.5 7.5z", "M-3 -2.8L-2.8 -3")
        }
        Icon::Built(Structure::Powerhouse) => ("#ffffff", HOUSE_SMALL, ""),
        Icon::Any => (
            "#ffffff",
            "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z",
            "M0 -4.4V4.4M-3.8 -2.2L3.8 2.2M3.8 -2.2L-3.8 2.2",
        ),
    }
}

const DROP: &str = "M0 -8C3.6 -3.2 5.6 -0.2 5.6 2.5A5.6 5.4 0 0 1 -5.6 2.5C-5.6 -0.2 -3.6 -3.2 0 -8z";
const HOUSE_SMALL: &str = "M-7 7V-1.5L-2.3 -5V-1.5L2.3 -5V-1.5L7 -5V7z";

/// The name of the symbol that every picture of a sign refers to.
const fn symbol(icon: Icon) -> &'static str {
    match icon {
        Icon::Excavator => "#ba-shovel",
        Icon::Mixer => "#ba-drum",
        Icon::Machine => "#ba-machine",
        Icon::Credit => "#ba-coin",
        Icon::Drop => "#ba-water",
        Icon::Flowing => "#ba-flowing",
        Icon::Energy => "#ba-bolt",
        Icon::Vp => "#ba-laurel",
        Icon::Engineer => "#ba-helmet",
        Icon::Wheel => "#ba-turn",
        Icon::Contract => "#ba-paper",
        Icon::Built(Structure::Base) => "#ba-base",
        Icon::Built(Structure::Elevation) => "#ba-elevation",
        Icon::Built(Structure::Conduit) => "#ba-conduit",
        Icon::Built(Structure::Powerhouse) => "#ba-house",
        Icon::Any => "#ba-any",
    }
}

/// The drop of a dam takes its colours from its class.
const BARE_DROP: &str = "#ba-bead";

/// All signs, drawn once in a page: they are everywhere, and a name is shorter than a drawing.
pub(crate) fn symbols() -> Markup {
    let structures = [Structure::Base, Structure::Elevation, Structure::Conduit, Structure::Powerhouse];
    let icons = [
        Icon::Excavator,
        Icon::Mixer,
        Icon::Machine,
        Icon::Credit,
        Icon::Drop,
        Icon::Flowing,
        Icon::Energy,
        Icon::Vp,
        Icon::Engineer,
        Icon::Wheel,
        Icon::Contract,
        Icon::Any,
    ];
    html! {
        @for icon in icons.into_iter().chain(structures.map(Icon::Built)) {
            @let (fill, outline, lines) = shape(icon);
            symbol id=(&symbol(icon)[1..]) viewBox="-10 -10 20 20" {
                // What is dark needs a light line around it on a dark ground.
                @if matches!(icon, Icon::Energy | Icon::Vp) {
                    path d=(outline) fill="none" stroke="#ffffff" stroke-width="4" stroke-linejoin="round" {}
                }
                path d=(outline) fill=(fill) stroke="#111418" stroke-width="1.3" stroke-linejoin="round" {}
                @if !lines.is_empty() { path d=(lines) fill="none" stroke="#111418" stroke-width="1.5" stroke-linecap="round" {} }
            }
        }
        symbol id=(&BARE_DROP[1..]) viewBox="-10 -10 20 20" { path d=(DROP) {} }
        @for seat in Seat::all(4) {
            symbol id={ "ba-seat-" (seat.number() + 1) } viewBox="-14 -14 28 28" { (svg::disc(seat, 0.0, 0.0, 10.5)) }
        }
    }
}

/// A symbol around a point of a drawing, so that 16 of its units take this size.
fn placed(class: Option<&str>, symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    let side = size * 1.25;
    html! { use class=[class] href=(symbol) x=(x - side / 2.0) y=(y - side / 2.0) width=(side) height=(side) {} }
}

/// A sign around a point of a drawing.
pub(crate) fn icon(icon: Icon, x: f32, y: f32, size: f32) -> Markup {
    placed(None, symbol(icon), x, y, size)
}

/// A sign in a line of text.
pub(crate) fn inline(sign: Icon) -> Markup {
    html! { svg.ba-inline aria-hidden="true" { use href=(symbol(sign)) {} } }
}

/// The disc of a seat in a line of text.
pub(crate) fn chip(seat: Seat) -> Markup {
    let number = seat.number() + 1;
    html! {
        svg.chip width="20" height="20" data-seat=(number) aria-hidden="true" { use.emblem href={ "#ba-seat-" (number) } {} }
    }
}

/// A drop in a dam: there, coming, or room for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Water {
    Held,
    Coming,
    Room,
}

/// A drop around a point of the map.
pub(crate) fn drop(water: Water, x: f32, y: f32, size: f32) -> Markup {
    let class = match water {
        Water::Held => "ba-drop",
        Water::Coming => "ba-drop-coming",
        Water::Room => "ba-drop-room",
    };
    placed(Some(class), BARE_DROP, x, y, size)
}
