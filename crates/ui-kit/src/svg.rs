//! Drawing: what the pictures of all games share.
//!
//! Every seat has a colour and an emblem; every piece of a seat carries both, with a dark line around its fill and a
//! light one around that, so that it stands out on any ground and in greyscale. Childless elements are written with
//! `{}`.

mod standalone;

use engine::Seat;
use maud::{Markup, html};

pub use standalone::{light, standalone};

/// The dark line around a piece.
pub const KEY_IN: &str = "#111418";
/// The light line around the dark one.
pub const KEY_OUT: &str = "#ffffff";

const FILLS: [&str; 6] = ["#b91e0c", "#6bc8fc", "#f4d201", "#7a1db2", "#408d80", "#191b1f"];
const INKS: [&str; 6] = ["#ffffff", "#111418", "#111418", "#ffffff", "#111418", "#ffffff"];

/// Emblems in a square from -10 to 10: circle, triangle, square, diamond, cross, star.
const EMBLEMS: [&str; 6] = [
    "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z",
    "M0 -9L9 7.5H-9z",
    "M-7 -7H7V7H-7z",
    "M0 -9.5L8 0L0 9.5L-8 0z",
    "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3z",
    "M0 -9.5L2.4 -3.2L9 -3L3.8 1.1L5.7 7.6L0 3.9L-5.7 7.6L-3.8 1.1L-9 -3L-2.4 -3.2z",
];

/// The colour of a seat.
#[must_use]
pub const fn seat_fill(seat: Seat) -> &'static str {
    FILLS[seat.index() % 6]
}

/// The colour of an emblem or a letter on the colour of a seat.
#[must_use]
pub const fn seat_ink(seat: Seat) -> &'static str {
    INKS[seat.index() % 6]
}

/// The emblem of a seat as path data in a square from -10 to 10.
#[must_use]
pub const fn emblem_path(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % 6]
}

/// The emblem of a seat around a point, with a width.
#[must_use]
pub fn emblem(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    let transform = format!("translate({x} {y}) scale({})", size / 20.0);
    html! { path.emblem transform=(transform) d=(emblem_path(seat)) fill=(seat_ink(seat)) {} }
}

/// A piece of a seat: an outline (path data around the origin) in its colour with both lines and the emblem.
#[must_use]
pub fn piece(seat: Seat, outline: &str, emblem_at: f32, emblem_size: f32) -> Markup {
    html! {
        path d=(outline) fill="none" stroke=(KEY_OUT) stroke-width="6" stroke-linejoin="round" {}
        path d=(outline) fill=(seat_fill(seat)) stroke=(KEY_IN) stroke-width="2.4" stroke-linejoin="round" {}
        (emblem(seat, 0.0, emblem_at, emblem_size))
    }
}

/// The round sign of a seat, drawn around a point of a picture.
#[must_use]
pub fn disc(seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    html! {
        circle cx=(x) cy=(y) r=(radius) fill=(seat_fill(seat)) stroke=(KEY_OUT) stroke-width="4.5" {}
        circle cx=(x) cy=(y) r=(radius) fill=(seat_fill(seat)) stroke=(KEY_IN) stroke-width="2" {}
        (emblem(seat, x, y, radius * 1.25))
    }
}

/// The sign of a seat beside its name, as tall as the text around it.
#[must_use]
pub fn chip(seat: Seat) -> Markup {
    html! {
        svg.chip viewBox="-14 -14 28 28" width="20" height="20" aria-hidden="true" focusable="false"
            data-seat=(seat.number() + 1) {
            (disc(seat, 0.0, 0.0, 10.5))
        }
    }
}

/// The emblem of a seat on its own colour: on the spine of a panel.
#[must_use]
pub fn seal(seat: Seat) -> Markup {
    html! {
        svg.seal viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true" focusable="false"
            data-seat=(seat.number() + 1) {
            (emblem(seat, 0.0, 0.0, 18.0))
        }
    }
}

/// The corner flag of something that changed: the emblem of who changed it, with its tip at a point.
#[must_use]
pub fn flag(seat: Seat, x: f32, y: f32) -> Markup {
    html! {
        g.flag transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" {
            path d="M0 0V-22H22V-4H4z" fill=(seat_fill(seat)) stroke=(KEY_OUT) stroke-width="3" paint-order="stroke" {}
            path d="M0 0V-22H22V-4H4z" fill="none" stroke=(KEY_IN) stroke-width="1.2" {}
            (emblem(seat, 11.0, -13.0, 12.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_its_own_colour_and_emblem() {
        let signs: std::collections::BTreeSet<_> =
            Seat::all(6).map(|seat| (seat_fill(seat), emblem_path(seat))).collect();
        assert_eq!(signs.len(), 6);
        for seat in Seat::all(6) {
            let drawn = piece(seat, "M0 0H1V1z", 0.0, 10.0).into_string();
            assert!(drawn.contains(emblem_path(seat)) && drawn.contains(KEY_IN) && drawn.contains(KEY_OUT));
            assert!(!drawn.contains("style="));
        }
    }
}
