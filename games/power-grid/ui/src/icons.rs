//! Tokens and signs: coal cube, oil barrel, garbage bag, uranium hexagon with a trefoil, leaf, fusion star, house.
//! All are drawn around a point in a square of 16 units; shape tells them apart, colour only helps.

use maud::{Markup, html};
use power_grid::tables::Card;
use power_grid::{Burns, Fuel};

/// The colour of a kind of token, in both themes.
pub(crate) const fn fuel_fill(fuel: Fuel) -> &'static str {
    match fuel {
        Fuel::Coal => "#683d1e",
        Fuel::Oil => "#0f1115",
        Fuel::Garbage => "#fcd417",
        Fuel::Uranium => "#d37360",
    }
}

const LEAF_FILL: &str = "#a8efd4";

/// Outline and inner lines of a token.
const fn shape(fuel: Fuel) -> (&'static str, &'static str) {
    match fuel {
        Fuel::Coal => ("M0 -7.5L6.8 -3.8V3.8L0 7.5L-6.8 3.8V-3.8z", "M-6.8 -3.8L0 0L6.8 -3.8M0 0V7.5"),
        Fuel::Oil => (
            "M-5.5 -6.5C-5.5 -8 5.5 -8 5.5 -6.5V6.5C5.5 8 -5.5 8 -5.5 6.5z",
            "M-5.5 -2.6C-5.5 -1.2 5.5 -1.2 5.5 -2.6M-5.5 2.6C-5.5 4 5.5 4 5.5 2.6",
        ),
        Fuel::Garbage => (
            "M-2.5 -4.5L-4 -7.5L0 -6.2L4 -7.5L2.5 -4.5C8 -1 8.5 7.5 4.5 7.5H-4.5C-8.5 7.5 -8 -1 -2.5 -4.5z",
            "M-2.7 -4.3H2.7",
        ),
        Fuel::Uranium => (
            "M-7.5 0L-3.75 -6.5H3.75L7.5 0L3.75 6.5H-3.75z",
            "M0 0L-1.9 -3.6A4 4 0 0 1 1.9 -3.6zM0 0L4 0.2A4 4 0 0 1 2.1 3.4zM0 0L-2.1 3.4A4 4 0 0 1 -4 0.2z",
        ),
    }
}

/// One token around a point.
pub(crate) fn token(fuel: Fuel, x: f32, y: f32, size: f32) -> Markup {
    let (outline, inner) = shape(fuel);
    let dark = matches!(fuel, Fuel::Coal | Fuel::Oil);
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size / 16.0) ")" } {
            path d=(outline) fill=(fuel_fill(fuel)) stroke="#ffffff" stroke-width="3.4" stroke-linejoin="round" {}
            path d=(outline) fill=(fuel_fill(fuel)) stroke="#111418" stroke-width="1.2" stroke-linejoin="round" {}
            path d=(inner) fill=(if fuel == Fuel::Uranium { "#111418" } else { "none" })
                stroke=(if dark { "#ffffff" } else { "#111418" }) stroke-width="1.1" {}
        }
    }
}

/// Either coal or oil: both with a slash between them.
pub(crate) fn coal_or_oil(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size / 16.0) ")" } {
            (token(Fuel::Coal, -3.6, -2.4, 10.0))
            (token(Fuel::Oil, 3.8, 2.4, 10.0))
            path d="M5 -7.5L-5 7.5" stroke="#ffffff" stroke-width="3" {}
            path d="M5 -7.5L-5 7.5" stroke="#111418" stroke-width="1.3" {}
        }
    }
}

/// The sign of a plant without fuel: a leaf, or a star for fusion.
pub(crate) fn no_fuel(fusion: bool, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size / 16.0) ")" } {
            @if fusion {
                circle r="7.5" fill=(LEAF_FILL) stroke="#111418" stroke-width="1.2" {}
                path d="M-7 0a7 2.8 0 1 0 14 0a7 2.8 0 1 0 -14 0M-3.5 6.1a7 2.8 -60 1 0 7 -12.2a7 2.8 -60 1 0 -7 12.2M3.5 6.1a7 2.8 60 1 1 -7 -12.2a7 2.8 60 1 1 7 12.2"
                    fill="none" stroke="#111418" stroke-width="1" {}
            } @else {
                path d="M-6 7C-8 -3 0 -8 7.5 -7C8 2 3 8 -4.5 5.5" fill=(LEAF_FILL) stroke="#111418" stroke-width="1.3"
                    stroke-linejoin="round" {}
                path d="M-7 8C-4 2 0 -2 4 -4" fill="none" stroke="#111418" stroke-width="1.2" {}
            }
        }
    }
}

/// The colour of a plant's band and of what is written on it.
pub(crate) const fn band(card: Card) -> &'static str {
    match card.burns {
        Burns::Only(fuel) => fuel_fill(fuel),
        Burns::CoalOrOil => "#8a7a6c",
        Burns::Nothing => LEAF_FILL,
    }
}

/// A token as a sign in a line of text.
pub(crate) fn inline(fuel: Fuel) -> Markup {
    html! {
        svg.pg-inline viewBox="-9 -9 18 18" width="18" height="18" aria-hidden="true" focusable="false" {
            (token(fuel, 0.0, 0.0, 16.0))
        }
    }
}
