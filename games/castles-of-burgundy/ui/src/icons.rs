//! Icons: one for each kind of tile, building and species; goods, dice, workers, silver. All are drawn around
//! a point in a square of 24 units; they differ in shape, not only in colour.

use castles_of_burgundy::{Building, Goods, Kind, Pips, Species};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

/// Dark ink, on light fills.
pub(crate) const INK: &str = "#111418";
/// Light ink, on dark fills.
pub(crate) const LIGHT: &str = "#ffffff";

/// The colour of a kind of tile, in both themes.
pub(crate) const fn kind_fill(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => "#9c6939",
        Kind::Animal => "#95c287",
        Kind::Knowledge => "#feef3a",
        Kind::Castle => "#0d342a",
        Kind::Mine => "#838489",
        Kind::Ship => "#397de2",
    }
}

/// The ink on a kind's colour.
pub(crate) const fn kind_ink(kind: Kind) -> &'static str {
    match kind {
        Kind::Building | Kind::Castle => LIGHT,
        Kind::Animal | Kind::Knowledge | Kind::Mine | Kind::Ship => INK,
    }
}

/// The colour of a goods type, in both themes, and the ink on it.
const fn goods_colours(goods: Goods) -> (&'static str, &'static str) {
    match goods {
        Goods::Turquoise => ("#19a08f", INK),
        Goods::Purple => ("#6c289a", LIGHT),
        Goods::Pink => ("#ffc8e7", INK),
        Goods::Red => ("#b7513a", LIGHT),
        Goods::Brown => ("#431f0e", LIGHT),
        Goods::Orange => ("#fb9019", INK),
    }
}

/// The outline of a kind's sign: house, fence, book, tower, pick, sail.
pub(crate) const fn kind_path(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => "M-9 10V-1L0 -10L9 -1V10H3V3H-3V10z",
        Kind::Animal => {
            "M-10.5 9V-6L-8.5 -9.5L-6.5 -6V9zM-2 9V-6L0 -9.5L2 -6V9zM6.5 9V-6L8.5 -9.5L10.5 -6V9zM-12 -3.5H12V-.5H-12zM-12 3H12V6H-12z"
        }
        Kind::Knowledge => {
            "M-.7 -6C-3.5 -9 -8 -9 -11 -7.5V7.5C-8 6 -3.5 6 -.7 9zM.7 -6C3.5 -9 8 -9 11 -7.5V7.5C8 6 3.5 6 .7 9z"
        }
        Kind::Castle => "M-10 11V-10H-6V-6H-2V-10H2V-6H6V-10H10V11H3.2V4.5A3.2 3.2 0 0 0 -3.2 4.5V11z",
        Kind::Mine => {
            "M-11 -3C-6 -10.5 6 -10.5 11 -3L9 -1.5C6 -4.5 3.5 -5.6 1.8 -6V11H-1.8V-6C-3.5 -5.6 -6 -4.5 -9 -1.5z"
        }
        Kind::Ship => "M-1 -11.5V4H-9.5zM1.5 -9C7 -6.5 9.5 -1.5 9.5 4H1.5zM-11.5 6H11.5L7.5 11.5H-7.5z",
    }
}

/// The outline of a building's sign: crate, hammer, steeple, stall, bed, columns, flag, lookout.
const fn building_path(building: Building) -> &'static str {
    match building {
        Building::Warehouse => {
            "M-11 -9H11V10H-11zM-8.5 -6.5V7.5H8.5V-6.5zM-7.5 -6.5L8.5 6L7.5 7.5L-8.5 -5zM-7.5 7.5L8.5 -5L7.5 -6.5L-8.5 6z"
        }
        Building::Carpenter => "M-10 -10H5L10.5 -4.5H4.5V-2.5H-10zM-4.5 -1.5H-.5V11.5H-4.5z",
        Building::Church => {
            "M-1.2 -12.5V-10.6H-3.4V-8.2H-1.2V-5L-8.5 1V11H-2.6V5.5H2.6V11H8.5V1L1.2 -5V-8.2H3.4V-10.6H1.2V-12.5z"
        }
        Building::Market => {
            "M-11.5 -3L-8.5 -10.5H8.5L11.5 -3A3.83 3.83 0 0 1 3.83 -3A3.83 3.83 0 0 1 -3.83 -3A3.83 3.83 0 0 1 -11.5 -3zM-9.5 2H-7V11H-9.5zM7 2H9.5V11H7zM-7 4.5H7V7H-7z"
        }
        Building::BoardingHouse => {
            "M-12 -8H-9.3V2H12V10H9.3V6H-9.3V10H-12zM-8 -2.2A2.7 2.7 0 1 1 -2.6 -2.2A2.7 2.7 0 1 1 -8 -2.2zM-1.5 -4H8.5A3.5 3.5 0 0 1 12 -.5V.7H-1.5z"
        }
        Building::Bank => {
            "M0 -11.5L11.5 -5V-3H-11.5V-5zM-9.5 -1.5H-6.3V6H-9.5zM-1.6 -1.5H1.6V6H-1.6zM6.3 -1.5H9.5V6H6.3zM-11.5 7.5H11.5V10.8H-11.5z"
        }
        Building::CityHall => "M-1 -12.5H8L5.8 -9.8L8 -7H1V-3.5H10.5V11H3V5H-3V11H-10.5V-3.5H-1z",
        Building::Watchtower => {
            "M-8 -11H-5V-8H-1.5V-11H1.5V-8H5V-11H8V-3.5H5.5L8 11H2V5.5H-2V11H-8L-5.5 -3.5H-8z"
        }
    }
}

/// The outline of a species and the lines on it.
const fn species_paths(species: Species) -> (&'static str, &'static str) {
    match species {
        Species::Cow => (
            "M-10.5 -11C-10.5 -6.5 -8.5 -5 -6 -5C-6.5 -1 -5.6 4 -4.6 7.6C-3.6 11 3.6 11 4.6 7.6C5.6 4 6.5 -1 6 -5C8.5 -5 10.5 -6.5 10.5 -11C8.3 -7.6 6 -7.8 4 -8.2H-4C-6 -7.8 -8.3 -7.6 -10.5 -11z",
            "M-2.8 -2.5V-.5M2.8 -2.5V-.5M-4 4.6H4M-1.6 7.2H-1M1 7.2H1.6",
        ),
        Species::Hen => (
            "M-11.5 -5C-9.5 2 -7 6.5 0 6.5C6 6.5 8.3 2 8.3 -3.5L11.8 -4.8L8.6 -6.8C8.9 -8.4 8 -9.8 6.6 -10.2L6 -12.5L4.4 -10.3C2.4 -9.8 2.4 -7 1.2 -4.6C-2 -1.6 -8 -1.4 -11.5 -5z",
            "M5.6 -7V-6.6M-6 .5C-4 3 -1 3 1.5 1.5",
        ),
        Species::Sheep => (
            "M-9.5 1A4 4 0 0 1 -8 -5.5A4.3 4.3 0 0 1 -1.5 -8A4.3 4.3 0 0 1 5 -7L10.5 -8.5C12 -5.5 11.8 -3 9.5 -1.5A4 4 0 0 1 6.5 5V10.5H3.5V6H-4.5V10.5H-7.5V5A4 4 0 0 1 -9.5 1z",
            "M8.7 -5.3V-4.9M-5.5 -2.4A2 2 0 0 0 -2 -2.4A2 2 0 0 0 1.5 -2.4M-4 2.2A2 2 0 0 0 -.5 2.2A2 2 0 0 0 3 2.2",
        ),
        Species::Pig => (
            "M-10 -10.5L-3.8 -8.3A9.5 9.5 0 0 1 3.8 -8.3L10 -10.5L8.6 -4A9.6 9.6 0 1 1 -8.6 -4z",
            "M-4 4a4 3 0 1 0 8 0a4 3 0 1 0 -8 0M-1.4 3.2V4.8M1.4 3.2V4.8M-3.8 -2.6V-2M3.8 -2.6V-2",
        ),
    }
}

fn at(x: f32, y: f32, size: f32) -> String {
    format!("translate({x} {y}) scale({})", size / 24.0)
}

/// The sign of a kind around a point.
pub(crate) fn kind(kind: Kind, x: f32, y: f32, size: f32, ink: &str) -> Markup {
    html! { path.cb-sign transform=(at(x, y, size)) d=(kind_path(kind)) fill=(ink) {} }
}

/// The sign of a building around a point.
pub(crate) fn building(building: Building, x: f32, y: f32, size: f32, ink: &str) -> Markup {
    html! { path.cb-sign transform=(at(x, y, size)) d=(building_path(building)) fill=(ink) fill-rule="evenodd" {} }
}

/// The sign of a species around a point, on the colour of pastures.
pub(crate) fn species(species: Species, x: f32, y: f32, size: f32) -> Markup {
    let (outline, lines) = species_paths(species);
    html! {
        g.cb-sign transform=(at(x, y, size)) {
            path d=(outline) fill=(INK) {}
            path d=(lines) fill="none" stroke=(LIGHT) stroke-width="1.5" stroke-linecap="round" {}
        }
    }
}

/// A goods tile around a point: its die number first, in its colour.
pub(crate) fn goods(goods: Goods, x: f32, y: f32, size: f32) -> Markup {
    let (fill, ink) = goods_colours(goods);
    html! {
        g.cb-goods transform=(at(x, y, size)) {
            rect x="-12" y="-12" width="24" height="24" rx="4" fill="none" stroke=(svg::KEY_OUT) stroke-width="3.6" {}
            rect x="-12" y="-12" width="24" height="24" rx="4" fill=(fill) stroke=(svg::KEY_IN) stroke-width="1.4" {}
            text y="7" fill=(ink) { (goods.pips().0) }
        }
    }
}

/// The pips of a die around its middle, as path data for dots.
fn pips(value: Pips) -> String {
    const SPOTS: [&[(i8, i8)]; 6] = [
        &[(0, 0)],
        &[(-1, -1), (1, 1)],
        &[(-1, -1), (0, 0), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    ];
    let spots = SPOTS[usize::from(value.0.clamp(1, 6)) - 1];
    spots.iter().map(|&(x, y)| format!("M{} {}h0", f32::from(x) * 6.2, f32::from(y) * 6.2)).collect()
}

/// A die around a point, in these colours.
pub(crate) fn die(value: Pips, x: f32, y: f32, size: f32, fill: &str, ink: &str) -> Markup {
    die_with(value, (x, y), size, (fill, ink), &html! {})
}

fn die_with(
    value: Pips,
    (x, y): (f32, f32),
    size: f32,
    (fill, ink): (&str, &str),
    corner: &Markup,
) -> Markup {
    html! {
        g.cb-die-face transform=(at(x, y, size)) {
            rect x="-12" y="-12" width="24" height="24" rx="5.5" fill="none" stroke=(svg::KEY_OUT) stroke-width="3" {}
            rect x="-12" y="-12" width="24" height="24" rx="5.5" fill=(fill) stroke=(svg::KEY_IN) stroke-width="1.3" {}
            path d=(pips(value)) fill="none" stroke=(ink) stroke-width="4.4" stroke-linecap="round" {}
            (corner)
        }
    }
}

/// A white die.
pub(crate) fn white_die(value: Pips, x: f32, y: f32, size: f32) -> Markup {
    die(value, x, y, size, "#ffffff", INK)
}

/// A die of a seat, with its emblem at a corner.
pub(crate) fn seat_die(seat: Seat, value: Pips, x: f32, y: f32, size: f32) -> Markup {
    let colours = (svg::seat_fill(seat), svg::seat_ink(seat));
    die_with(value, (x, y), size, colours, &svg::disc(seat, 11.0, -11.0, 4.1))
}

/// A worker around a point: a round hat over a face.
pub(crate) fn worker(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g.cb-sign transform=(at(x, y, size)) {
            path d="M-7 0A7 8 0 0 0 7 0z" fill="#f3d9b8" stroke=(INK) stroke-width="1.4" {}
            path d="M-12 0C-12 -2.5 -8 -3 -6.5 -3C-6 -11.5 6 -11.5 6.5 -3C8 -3 12 -2.5 12 0C8 1.6 -8 1.6 -12 0z"
                fill="#c9a46a" stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
        }
    }
}

/// A silverling around a point: an octagon.
pub(crate) fn silver(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g.cb-sign transform=(at(x, y, size)) {
            path d="M-4.3 -10.5H4.3L10.5 -4.3V4.3L4.3 10.5H-4.3L-10.5 4.3V-4.3z" fill="#cfd6df" stroke=(INK) stroke-width="1.4" {}
            path d="M-2.9 -7H2.9L7 -2.9V2.9L2.9 7H-2.9L-7 2.9V-2.9z" fill="none" stroke=(INK) stroke-width="1" {}
        }
    }
}

/// A sign as tall as the text around it.
pub(crate) fn inline(sign: &Markup) -> Markup {
    html! {
        svg.cb-inline viewBox="-14 -14 28 28" width="18" height="18" aria-hidden="true" focusable="false" { (sign) }
    }
}
