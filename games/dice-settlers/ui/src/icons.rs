//! Symbols of dice, terrains, tiles and cards, drawn for this project in a square from -10 to 10.

use dice_settlers::{Colour, Icon, Main, Terrain};
use maud::{Markup, html};

/// A symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    Icon(Icon),
    Harvest,
    Terrain(Terrain),
    Crown,
    Tent,
    House,
    Gear,
    Flag,
    Plus,
    Laurel,
    Die,
}

impl Glyph {
    pub(crate) const fn of(main: Main) -> Self {
        match main.icon() {
            Some(icon) => Self::Icon(icon),
            None => Self::Harvest,
        }
    }

    /// The outline, to be filled by the even-odd rule.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Self::Icon(Icon::Recruit) => "M-9 4H9V7H-9zM-6 3C-6 -9 6 -9 6 3z",
            Self::Icon(Icon::Explore) => {
                "M0 -9A9 9 0 1 0 0 9A9 9 0 1 0 0 -9zM0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7zM4 -5L1.5 1.5L-4 5L-1.5 -1.5z"
            }
            Self::Icon(Icon::Settle) => {
                "M0 -10C5 -5 6.5 -1 3.5 3H-3.5C-6.5 -1 -3 -4 0 -10zM-9 4L9 7.5V10L-9 6.5zM9 3.5L2 5L5 5.6L9 5.5zM-2 7.8L-9 9V10H-5z"
            }
            Self::Icon(Icon::Raid) => {
                "M-10 -10L-6 -9L0 -3L-3 0L-9 -6zM10 -10L9 -6L-4 7L-7 4L6 -9zM3 0L7 4L4 7L0 3zM-8 5L-5 8L-8 10L-10 8zM8 5L10 8L8 10L5 8z"
            }
            Self::Icon(Icon::Trade) => {
                "M-4 -2A5.5 5.5 0 1 0 -4 9A5.5 5.5 0 1 0 -4 -2zM-4 0A3.5 3.5 0 1 1 -4 7A3.5 3.5 0 1 1 -4 0zM4.5 -9A5 5 0 0 1 6 .8A7 7 0 0 0 -.4 -4.8A5 5 0 0 1 4.5 -9z"
            }
            // A lantern: ring, roof, glass with a flame, base.
            Self::Icon(Icon::Research) => {
                "M0 -10.5A2.6 2.6 0 1 0 0 -5.3A2.6 2.6 0 1 0 0 -10.5zM0 -9A1.1 1.1 0 1 1 0 -6.8A1.1 1.1 0 1 1 0 -9zM-3 -5.2H3L7 -2.6H-7zM-6 -2H6V7H-6zM-4 -.6V5.6H4V-.6zM0 -.2C2.9 2.2 2.6 5 0 5C-2.6 5 -2.9 2.2 0 -.2zM-7.5 7.5H7.5V10H-7.5z"
            }
            Self::Icon(Icon::Pioneer) => {
                "M-9 2C-9 -10 9 -10 9 2zM-9 3H9V5H-9zM-5 5A2.6 2.6 0 1 0 -5 10A2.6 2.6 0 1 0 -5 5zM5 5A2.6 2.6 0 1 0 5 10A2.6 2.6 0 1 0 5 5z"
            }
            Self::Icon(Icon::Food) => {
                "M-1 -10H2V-6.5H-1zM0 -6C-13 -9 -12 9 -3.5 8C-2 9 2 9 3.5 8C12 9 13 -9 0 -6z"
            }
            Self::Icon(Icon::Wood) => "M-9 1H9V4.5H-9zM-9 5.5H9V9H-9zM-6 -4H6V-.5H-6zM-3 -8.5H3V-5H-3z",
            // An anvil: horn, face, waist, foot.
            Self::Icon(Icon::Iron) => {
                "M-10 -5H-4V-7H9V-3C5 -3 3.5 -1 3.5 2L7.5 5V8H-7V5L-3 2C-3 -1 -6.5 -1 -10 -5z"
            }
            // Three bars in a pile.
            Self::Icon(Icon::Gold) => "M-3 -8H3L5.2 -1H-5.2zM-7.5 .5H-2.3L-.3 8H-10zM2.3 .5H7.5L10 8H.3z",
            Self::Harvest => "M-9 -9C7 -11 12 3 2.5 8.5L0.5 6C6 1 2 -6 -9 -9zM-1 6.5L2 9.5L-3 10L-5 8z",
            Self::Terrain(Terrain::Plains) => {
                "M-1 10V-2H1V10zM0 -10L3 -6L0 -2L-3 -6zM-2 0L-7 -5L-7 1L-2 5zM2 0L7 -5L7 1L2 5z"
            }
            Self::Terrain(Terrain::Forest) => "M0 -10L7 1H3L8 7H-8L-3 1H-7zM-1.5 7H1.5V10H-1.5z",
            Self::Terrain(Terrain::Mountains) => "M-10 8L-3 -8L1 0L4 -4L10 8zM-3 -4L-5 .5L-3 2L-1.3 -.5z",
            Self::Terrain(Terrain::Desert) => {
                "M-10 4C-6 -4 -2 -4 2 4C5 0 7 0 10 4V9H-10zM5.5 -10A3.5 3.5 0 1 0 5.5 -3A3.5 3.5 0 1 0 5.5 -10z"
            }
            Self::Terrain(Terrain::Hills) => "M-10 8C-9 -2 -1 -3 0 5C2 -1 9 -1 10 8zM-6 -6H6V-4H-6z",
            Self::Crown => "M-9 7V-6L-4 0L0 -8L4 0L9 -6V7z",
            Self::Tent => "M0 -9L10 8H3L0 1L-3 8H-10z",
            Self::House => "M-8 9V-1L0 -9L8 -1V9z",
            Self::Gear => {
                "M-2 -10H2V-7L5 -5.5L7.5 -7L10 -3.5L7.5 -2V2L10 3.5L7.5 7L5 5.5L2 7V10H-2V7L-5 5.5L-7.5 7L-10 3.5L-7.5 2V-2L-10 -3.5L-7.5 -7L-5 -5.5L-2 -7zM0 -3A3 3 0 1 0 0 3A3 3 0 1 0 0 -3z"
            }
            Self::Flag => "M-6 -10H-4V10H-6zM-4 -9H9L6 -5L9 -1H-4z",
            Self::Plus => "M-2 -8H2V-2H8V2H2V8H-2V2H-8V-2H-2z",
            Self::Laurel => "M0 9C-11 6 -11 -6 -4 -10C-6 -3 -4 3 0 5C4 3 6 -3 4 -10C11 -6 11 6 0 9z",
            Self::Die => {
                "M-6 -9H6A3 3 0 0 1 9 -6V6A3 3 0 0 1 6 9H-6A3 3 0 0 1 -9 6V-6A3 3 0 0 1 -6 -9zM-6 -7A1 1 0 0 0 -7 -6V6A1 1 0 0 0 -6 7H6A1 1 0 0 0 7 6V-6A1 1 0 0 0 6 -7z"
            }
        }
    }
}

/// The colours of dice and of the terrains they are recruited on.
const FILLS: [&str; 6] = ["#f6f2e7", "#2f7d40", "#e8c22b", "#e8862b", "#7a4b2a", "#9aa1a8"];
const INKS: [&str; 6] = ["#111418", "#ffffff", "#111418", "#111418", "#ffffff", "#111418"];

pub(crate) const fn fill(colour: Colour) -> &'static str {
    FILLS[colour.index()]
}

pub(crate) const fn ink(colour: Colour) -> &'static str {
    INKS[colour.index()]
}

/// The colour of the dice recruited on a terrain.
pub(crate) const fn colour_of(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Plains => Colour::Yellow,
        Terrain::Forest => Colour::Green,
        Terrain::Mountains => Colour::Grey,
        Terrain::Desert => Colour::Orange,
        Terrain::Hills => Colour::Brown,
    }
}

/// The terrain whose symbol is on dice of this colour; none for white.
pub(crate) fn terrain_of(colour: Colour) -> Option<Terrain> {
    Terrain::ALL.into_iter().find(|&terrain| colour_of(terrain) == colour)
}

/// A symbol in a drawing, around a point, of this width.
pub(crate) fn sign(glyph: Glyph, x: f32, y: f32, size: f32, colour: &str) -> Markup {
    let scale = size / 20.0;
    html! {
        path transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } d=(glyph.path()) fill=(colour)
            fill-rule="evenodd" {}
    }
}

/// A symbol in the colour of the text around it.
pub(crate) fn inline(glyph: Glyph) -> Markup {
    html! {
        svg.ds-inline viewBox="-11 -11 22 22" aria-hidden="true" focusable="false" {
            path d=(glyph.path()) fill="currentColor" fill-rule="evenodd" {}
        }
    }
}

/// A die around a point, of this width: its colour, the symbol of its terrain in a corner, and its icon.
pub(crate) fn die(colour: Colour, icon: Option<Icon>, x: f32, y: f32, size: f32) -> Markup {
    let scale = size / 40.0;
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            rect x="-18" y="-18" width="36" height="36" rx="7" fill="none" stroke="#ffffff" stroke-width="4" {}
            rect x="-18" y="-18" width="36" height="36" rx="7" fill=(fill(colour)) stroke="#111418" stroke-width="1.6" {}
            @if let Some(icon) = icon { (sign(Glyph::Icon(icon), 1.5, 1.5, 25.0, ink(colour))) }
            @if let Some(terrain) = terrain_of(colour) {
                @let (at, size) = if icon.is_some() { (-12.0, 10.0) } else { (0.0, 22.0) };
                (sign(Glyph::Terrain(terrain), at, at, size, ink(colour)))
            }
        }
    }
}
