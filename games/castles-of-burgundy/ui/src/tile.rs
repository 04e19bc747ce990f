//! A hex tile, and the marks of what can be chosen.

use castles_of_burgundy::Tile;
use maud::{Markup, html};

use crate::art::{self, UNIT};
use crate::icons;

/// The radius of a hex on an estate.
pub(crate) const RADIUS: f32 = 46.0;

/// The path of a pointy-top hexagon.
pub(crate) fn hexagon(radius: f32) -> String {
    let (half, side) = (round(radius * 0.866), round(radius / 2.0));
    format!("M0 {}L{half} {}V{side}L0 {radius}L-{half} {side}V{}z", -radius, -side, -side)
}

/// Rounds to a tenth of a unit, for short markup.
pub(crate) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// A tile around the origin. On the black depot it has a black frame. The number of animals or of a knowledge tile
/// lies on it.
pub(crate) fn tile(tile: Tile, radius: f32, black: bool) -> Markup {
    let scale = (radius / UNIT * 1000.0).round() / 1000.0;
    let disc = round((radius * 0.3).max(10.0));
    let number = match (tile.as_animals(), tile.as_knowledge()) {
        (Some((_, count)), _) => Some((count, round(radius * 0.42), round(radius * 0.36))),
        (None, Some(number)) => Some((number, 0.0, round(radius * 0.56))),
        (None, None) => None,
    };
    html! {
        use href=(art::symbol(tile)) transform={ "scale(" (scale) ")" } {}
        @if black { path.cb-back d=(hexagon(round(radius - 1.5))) {} }
        @if let Some((number, x, y)) = number {
            g.cb-roundel transform={ "translate(" (x) " " (y) ")" } {
                circle r=(disc) {}
                text y=(round(disc * 0.55)) font-size=(round((disc * 1.45).max(16.5))) { (number) }
            }
        }
    }
}

/// The lamp of a legal target. A target that costs workers has an unlit one, until something is chosen.
pub(crate) fn lamp(x: f32, y: f32) -> Markup {
    html! { circle.cb-ring-dot cx=(x) cy=(y) r="5.5" {} }
}

/// The ring around what is pointed at or chosen: light on dark.
pub(crate) fn halo(outline: &str) -> Markup {
    html! { g.cb-halo aria-hidden="true" { path.cb-halo-edge d=(outline) {} path.cb-halo-lamp d=(outline) {} } }
}

/// An empty place for a tile.
pub(crate) fn hole(radius: f32) -> Markup {
    html! { path.cb-hole d=(hexagon(radius)) {} path.cb-hole-rim d=(hexagon(radius - 4.0)) {} }
}

/// A plate with a few words beside what is pointed at; `worker` adds the sign of a worker.
pub(crate) fn plate(text: &str, class: &str, worker: bool, x: f32, y: f32) -> Markup {
    let letters = 9.6 * text.chars().count() as f32;
    let width = 14.0 + letters + if worker { 20.0 } else { 0.0 };
    html! {
        g class={ "cb-plate " (class) } aria-hidden="true" transform={ "translate(" (x) " " (y) ")" } {
            rect x=(-width / 2.0) y="-12" width=(width) height="24" rx="5" {}
            text x=(if worker { -10.0 } else { 0.0 }) y="6" { (text) }
            @if worker { (icons::worker(letters / 2.0 - 1.0, 0.0, 20.0)) }
        }
    }
}
