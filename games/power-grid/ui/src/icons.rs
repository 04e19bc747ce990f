//! Tokens, houses and signs: coal cube, oil barrel, garbage bag, uranium hexagon with a trefoil, leaf, fusion atom, wooden
//! house, bank note, bulb. Each is a symbol of `art/symbols.svg`, defined once per page and used by its id; shape tells
//! them apart, colour only helps.

use engine::Seat;
use maud::{Markup, PreEscaped, html};
use power_grid::tables::Card;
use power_grid::{Burns, Fuel};
use ui_kit::svg;

/// The definitions of all symbols.
pub(crate) fn symbols() -> Markup {
    PreEscaped(include_str!("../art/symbols.svg").to_owned())
}

/// A number for an attribute: at most one decimal.
pub(crate) fn short(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// The symbol of a kind of token.
const fn symbol(fuel: Fuel) -> &'static str {
    match fuel {
        Fuel::Coal => "#pg-coal",
        Fuel::Oil => "#pg-oil",
        Fuel::Garbage => "#pg-garbage",
        Fuel::Uranium => "#pg-uranium",
    }
}

/// A symbol in a box with its corner at (`x`, `y`).
fn place(symbol: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href=(symbol) x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) {} }
}

/// One token around a point.
pub(crate) fn token(fuel: Fuel, x: f32, y: f32, size: f32) -> Markup {
    place(symbol(fuel), x - size / 2.0, y - size / 2.0, size, size)
}

/// Either coal or oil, around a point: both with a slash between them.
pub(crate) fn coal_or_oil(x: f32, y: f32, width: f32) -> Markup {
    place("#pg-hybrid", x - width / 2.0, y - width * 0.345, width, width * 0.69)
}

/// The sign of a plant without fuel: a leaf, or an atom for fusion.
pub(crate) fn no_fuel(fusion: bool, x: f32, y: f32, size: f32) -> Markup {
    place(if fusion { "#pg-fusion" } else { "#pg-eco" }, x - size / 2.0, y - size / 2.0, size, size)
}

/// A lamp around a point: how many cities a plant supplies.
pub(crate) fn bulb(x: f32, y: f32, size: f32) -> Markup {
    place("#pg-bulb", x - size / 2.0, y - size / 2.0, size, size)
}

/// The house of a seat around the origin.
pub(crate) fn house(seat: Seat, size: f32) -> Markup {
    html! {
        use href="#pg-house" fill=(svg::seat_fill(seat)) x=(short(-0.48 * size)) y=(short(-0.56 * size)) width=(size) height=(size) {}
        (svg::emblem(seat, short(-0.055 * size), short(0.125 * size), short(0.37 * size)))
    }
}

/// The colour of a plant's band.
pub(crate) const fn band(card: Card) -> &'static str {
    match card.burns {
        Burns::Only(Fuel::Coal) => "#7A4A26",
        Burns::Only(Fuel::Oil) => "#26282D",
        Burns::Only(Fuel::Garbage) => "#E9C22A",
        Burns::Only(Fuel::Uranium) => "#C8624E",
        Burns::CoalOrOil => "#5A5148",
        Burns::Nothing if card.fusion => "#B9C9E8",
        Burns::Nothing => "#8CCBAF",
    }
}

/// What a plant's band is called in the style sheet.
pub(crate) const fn kind(card: Card) -> &'static str {
    match card.burns {
        Burns::Only(Fuel::Coal) => "coal",
        Burns::Only(Fuel::Oil) => "oil",
        Burns::Only(Fuel::Garbage) => "garbage",
        Burns::Only(Fuel::Uranium) => "uranium",
        Burns::CoalOrOil => "hybrid",
        Burns::Nothing if card.fusion => "fusion",
        Burns::Nothing => "eco",
    }
}

/// The picture of a plant of its kind, in a box of this size.
pub(crate) fn scene(card: Card, inset: f32, width: f32, height: f32) -> Markup {
    html! { use href={ "#pg-scene-" (kind(card)) } x=(inset) y=(inset) width=(width) height=(height) {} }
}

/// A token as a sign in a line of text.
pub(crate) fn inline(fuel: Fuel) -> Markup {
    in_line(symbol(fuel))
}

/// The sign of money in a line of text: a bank note.
pub(crate) fn note() -> Markup {
    html! {
        svg.pg-inline.pg-bill viewBox="0 0 60 40" width="27" height="18" aria-hidden="true" focusable="false" { use href="#pg-note" {} }
    }
}

/// The sign of powered cities in a line of text: a bulb.
pub(crate) fn inline_bulb() -> Markup {
    in_line("#pg-bulb")
}

/// The house of a seat in a line of text.
pub(crate) fn inline_house(seat: Seat) -> Markup {
    html! {
        svg.pg-inline viewBox="-10 -12 21 21" width="18" height="18" aria-hidden="true" focusable="false" { (house(seat, 20.0)) }
    }
}

fn in_line(symbol: &str) -> Markup {
    html! {
        svg.pg-inline viewBox="0 0 40 40" width="18" height="18" aria-hidden="true" focusable="false" { use href=(symbol) {} }
    }
}
