//! A hex tile: a hexagon in the colour of its kind, with an icon.

use castles_of_burgundy::Tile;
use maud::{Markup, html};

use crate::icons;

/// The radius of a tile on an estate.
pub(crate) const RADIUS: f32 = 40.0;

/// The path of a pointy-top hexagon.
pub(crate) fn hexagon(radius: f32) -> String {
    let (half, side) = (round(radius * 0.866), radius / 2.0);
    format!("M0 {}L{half} {}V{side}L0 {radius}L-{half} {side}V{}z", -radius, -side, -side)
}

/// Rounds to a tenth of a unit, for short markup.
pub(crate) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// A tile around the origin. On the black depot it has a black frame.
pub(crate) fn tile(tile: Tile, radius: f32, black: bool) -> Markup {
    let kind = tile.kind();
    let (fill, ink) = (icons::kind_fill(kind), icons::kind_ink(kind));
    let scale = radius / RADIUS;
    let outline = hexagon(round(radius - 2.0));
    html! {
        path.cb-key-out d=(outline) {}
        path.cb-key-in.cb-frame[black] d=(outline) fill=(fill) {}
        @if let Some(building) = tile.as_building() {
            (icons::building(building, 0.0, 0.0, 42.0 * scale, ink))
        } @else if let Some((species, count)) = tile.as_animals() {
            (icons::species(species, 0.0, round(-11.0 * scale), 34.0 * scale))
            text.cb-count y=(round(28.0 * scale)) font-size=(round(26.0 * scale)) fill=(ink) { (count) }
        } @else if let Some(number) = tile.as_knowledge() {
            (icons::kind(kind, 0.0, round(-17.0 * scale), 22.0 * scale, ink))
            text.cb-count y=(round(22.0 * scale)) font-size=(round(31.0 * scale)) fill=(ink) { (number) }
        } @else {
            (icons::kind(kind, 0.0, 0.0, 44.0 * scale, ink))
        }
    }
}

/// The ring of a legal target: dashed, dark on light.
pub(crate) fn ring(outline: &str) -> Markup {
    html! {
        path.cb-ring-out d=(outline) {}
        path.cb-ring d=(outline) {}
    }
}
