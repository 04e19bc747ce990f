//! Objects with a top, a side and a highlight: tokens, dice, hexagons of terrains, tents and houses of the seats.

use dice_settlers::{Colour, Resource, Terrain};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::{Glyph, sign};
use crate::board::terrain::tones;

/// The dark line around every object.
const LINE: &str = "#1a1714";

/// The seats that have pieces; the Diceoneer sits on the second.
const SEATS: u8 = 4;

/// The lit and the shaded tone of a seat's colour.
const LIGHT: [&str; 4] = ["#e4614e", "#b4e4ff", "#ffee7c", "#a95fda"];
const SIDE: [&str; 4] = ["#7c1207", "#2e86bb", "#b08f00", "#4e0f76"];

pub(super) fn symbols() -> Markup {
    html! {
        @for resource in Resource::ALL { (token(resource)) }
        (horseshoe())
        @for colour in Colour::ALL { (die(colour)) }
        @for terrain in Terrain::ALL { (hexagon(terrain)) }
        @for seat in Seat::all(SEATS) { (tent(seat)) (house(seat)) }
    }
}

/// The disc of a token: face, side, and the light on its edge.
fn disc(face: &str, side: &str, shine: &str) -> Markup {
    html! {
        circle cx="14" cy="16" r="12" fill=(side) {}
        circle cx="14" cy="13.4" r="12" fill=(face) stroke=(LINE) stroke-width="1.3" {}
        path d="M5 10A10 10 0 0 1 13 4" fill="none" stroke=(shine) stroke-width="1.8" stroke-linecap="round" {}
    }
}

fn token(resource: Resource) -> Markup {
    let (face, side, ink) = match resource {
        Resource::Food => ("#e2812b", "#7a3a08", "#ffffff"),
        Resource::Wood => ("#8b5a33", "#43260f", "#ffffff"),
        Resource::Iron => ("#8c97a3", "#39424b", "#ffffff"),
        Resource::Gold => ("#e9be34", "#7a5700", "#4a3300"),
    };
    html! {
        symbol id={ "ds-o-" (resource) } viewBox="0 0 28 29" {
            (disc(face, side, "#ffffffa0"))
            (sign(Glyph::Icon(resource.icon()), 14.0, 13.4, 16.0, ink))
        }
    }
}

fn horseshoe() -> Markup {
    html! {
        symbol id="ds-o-vp" viewBox="0 0 28 29" {
            (disc("#2f7a4e", "#0f3a23", "#bfe8cf"))
            (sign(Glyph::Laurel, 14.0, 13.4, 19.0, "#e8f7ee"))
            path d="M9.4 14.2h.01M10.6 9.8h.01M14 7.2h.01M17.4 9.8h.01M18.6 14.2h.01" stroke="#14502f" stroke-width="1.6" stroke-linecap="round" {}
        }
    }
}

/// The lit face, the face, the side and the ink of a die.
const fn die_tones(colour: Colour) -> [&'static str; 3] {
    match colour {
        Colour::White => ["#fbf7ea", "#ede5d0", "#a79b80"],
        Colour::Green => ["#5fa257", "#4a8a44", "#2b5827"],
        Colour::Yellow => ["#f7d95a", "#ebc02f", "#a07f10"],
        Colour::Orange => ["#f0964a", "#e07b22", "#96490b"],
        Colour::Brown => ["#a06f46", "#865732", "#4e2f17"],
        Colour::Grey => ["#b4bac0", "#969da5", "#5b626a"],
    }
}

fn die(colour: Colour) -> Markup {
    let [lit, face, side] = die_tones(colour);
    html! {
        symbol id={ "ds-d-" (colour) } viewBox="-25 -24 50 52" {
            rect x="-22" y="-17.4" width="44" height="44" rx="9" fill=(side) stroke=(LINE) stroke-width="1.6" {}
            rect x="-22" y="-22.6" width="44" height="44" rx="9" fill=(face) stroke=(LINE) stroke-width="1.6" {}
            rect x="-18.9" y="-19.6" width="37.8" height="37" rx="10.6" fill=(lit) {}
            path d="M-15 -10.6Q-14.6 -17.2 -6.2 -17.6" fill="none" stroke="#ffffffd8" stroke-width="2.6" stroke-linecap="round" {}
        }
    }
}

fn hexagon(terrain: Terrain) -> Markup {
    let [face, ..] = tones(terrain);
    html! {
        symbol id={ "ds-h-" (terrain) } viewBox="-11 -12 22 24" {
            path d="M0 -10.6L9.2 -5.3V5.3L0 10.6L-9.2 5.3V-5.3z" fill=(face) stroke="#2a1c08" stroke-width="1.2" {}
            (sign(Glyph::Terrain(terrain), 0.0, 0.0, 13.0, "#2a1c08"))
        }
    }
}

/// A tent: the lit front with the emblem, and the dark side.
fn tent(seat: Seat) -> Markup {
    let at = seat.index() % 4;
    html! {
        symbol id={ "ds-tent-" (seat) } viewBox="0 0 36 30" {
            ellipse cx="19" cy="26.6" rx="16" ry="3" opacity=".3" {}
            path d="M12 3L26.6 1.6L35 23.4L23.4 26.6z" fill=(SIDE[at]) stroke=(LINE) stroke-width="1.3" stroke-linejoin="round" {}
            path d="M12 3L23.4 26.6H.8z" fill=(svg::seat_fill(seat)) stroke=(LINE) stroke-width="1.4" stroke-linejoin="round" {}
            path d="M11.4 5.4L3.4 22.4" stroke=(LIGHT[at]) stroke-width="2" stroke-linecap="round" {}
            (svg::emblem(seat, 12.2, 19.2, 9.4))
        }
    }
}

/// A house: the gable in the lit tone, the front with the emblem, the dark side.
fn house(seat: Seat) -> Markup {
    let at = seat.index() % 4;
    html! {
        symbol id={ "ds-house-" (seat) } viewBox="0 0 36 34" {
            ellipse cx="19" cy="31" rx="16" ry="2.6" opacity=".3" {}
            path d="M21 13L33 12V28L21 31z" fill=(SIDE[at]) stroke=(LINE) stroke-width="1.3" stroke-linejoin="round" {}
            path d="M3 14H21V31H3z" fill=(svg::seat_fill(seat)) stroke=(LINE) stroke-width="1.4" {}
            path d="M12 2L25 1L35 12.6L23.6 15z" fill=(SIDE[at]) stroke=(LINE) stroke-width="1.3" stroke-linejoin="round" {}
            path d="M12 2L23.6 15H.6z" fill=(LIGHT[at]) stroke=(LINE) stroke-width="1.4" stroke-linejoin="round" {}
            (svg::emblem(seat, 12.0, 22.8, 10.0))
        }
    }
}
