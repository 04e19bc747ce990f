//! Small pieces and signs: one sign for each kind of tile; goods, dice, workers, silver. All are drawn around a point
//! in a square of 24 units; they differ in shape, not only in colour.

use castles_of_burgundy::{Goods, Kind, Pips};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

/// Dark ink, on light fills.
pub(crate) const INK: &str = "#2a1d10";
/// Light ink, on dark fills.
pub(crate) const LIGHT: &str = "#ffffff";

/// The colours of a kind: the printed hex, its lines, the face of a tile, the edge of a tile.
const fn kind_colours(kind: Kind) -> [&'static str; 4] {
    match kind {
        Kind::Building => ["#c9a27a", "#8e6339", "#b98352", "#6e4522"],
        Kind::Animal => ["#b4ce9e", "#5d8749", "#93bd7f", "#4f7a3e"],
        Kind::Knowledge => ["#ebdd8c", "#a08820", "#f0dc62", "#a48a1c"],
        Kind::Castle => ["#6e8f7f", "#2e5646", "#1f4a3c", "#0c2a20"],
        Kind::Mine => ["#b4b5b8", "#6a6c72", "#8c8f96", "#55585e"],
        Kind::Ship => ["#97b7e0", "#3f72b8", "#4c86d6", "#24508f"],
    }
}

/// The colour of a printed hex.
pub(crate) const fn kind_print(kind: Kind) -> &'static str {
    kind_colours(kind)[0]
}

/// The colour of lines and signs on a printed hex.
pub(crate) const fn kind_dark(kind: Kind) -> &'static str {
    kind_colours(kind)[1]
}

/// The colour of a tile, in both themes.
pub(crate) const fn kind_fill(kind: Kind) -> &'static str {
    kind_colours(kind)[2]
}

/// The colour of the edge of a tile.
pub(crate) const fn kind_edge(kind: Kind) -> &'static str {
    kind_colours(kind)[3]
}

/// The ink on a kind's colour.
pub(crate) const fn kind_ink(kind: Kind) -> &'static str {
    match kind {
        Kind::Castle => LIGHT,
        _ => svg::KEY_IN,
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
        Kind::Building => "M-10 0L0-8 10 0H7V9H2V3H-2V9H-7V0z",
        Kind::Animal => "M-8-8H-5V-4H-1V-8H2V-4H6V-8H9V9H6V4H2V9H-1V4H-5V9H-8zM-5-1V1H-1V-1zM2-1V1H6V-1z",
        Kind::Knowledge => "M-1-6C-4-8-7.5-8-10-7V7C-7.5 6-4 6-1 8zM1-6C4-8 7.5-8 10-7V7C7.5 6 4 6 1 8z",
        Kind::Castle => "M-8 9V-3H-9V-9H-6V-7H-3V-9H3V-7H6V-9H9V-3H8V9H3V4A3 3 0 0 0-3 4V9z",
        Kind::Mine => "M-8-3C-4-8.5 4-8.5 8-3C4.5-4.6 2.7-5 1.4-5.1V9H-1.4V-5.1C-2.7-5-4.5-4.6-8-3z",
        Kind::Ship => "M-1-9V2H-8C-7-3-4.5-7-1-9zM1-8C5-6 7-2.5 7.5 2H1zM-10 4H10L7 9H-7z",
    }
}

fn at(x: f32, y: f32, size: f32) -> String {
    format!("translate({x} {y}) scale({})", size / 24.0)
}

/// The sign of a kind around a point.
pub(crate) fn kind(kind: Kind, x: f32, y: f32, size: f32, ink: &str) -> Markup {
    html! { path transform=(at(x, y, size)) d=(kind_path(kind)) fill=(ink) {} }
}

/// A small tile around a point: its kind and nothing else.
pub(crate) fn token(tile: Kind, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform=(at(x, y, size)) {
            path d="M0-12L10.4-6V6L0 12L-10.4 6V-6z" fill=(kind_fill(tile)) stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
            (kind(tile, 0.0, 0.0, 17.0, kind_ink(tile)))
        }
    }
}

/// A goods tile around a point, as thick cardboard: its die number first, in its colour.
pub(crate) fn goods(goods: Goods, x: f32, y: f32, size: f32) -> Markup {
    goods_pile(goods, 1, x, y, size)
}

/// A pile of up to four goods tiles of one type around a point; the topmost is whole.
pub(crate) fn goods_pile(goods: Goods, count: u8, x: f32, y: f32, size: f32) -> Markup {
    let (fill, ink) = goods_colours(goods);
    let more = f32::from(count.clamp(1, 4) - 1) * 2.4;
    html! {
        g.cb-goods transform=(at(x, y, size)) {
            rect.cb-shade x="-12" y="-9" width="24" height="24" rx="3" {}
            rect x="-12" y=(-10.5 - more) width="24" height=(24.0 + more) rx="3" fill=(fill) stroke=(INK) stroke-width="1.2" {}
            rect.cb-side x="-12" y=(-10.5 - more) width="24" height=(24.0 + more) rx="3" {}
            @for step in 1..count.min(4) { path.cb-layer d={ "M-12 " (11.4 - 2.4 * f32::from(step)) "h24" } {} }
            rect x="-12" y=(-12.0 - more) width="24" height="23" rx="3" fill=(fill) stroke=(INK) stroke-width="1.2" {}
            text y=(6.2 - more) fill=(ink) { (goods.pips().0) }
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

/// The colours of a die: its face, its side, its pips, the light on it.
type Wood = (&'static str, &'static str, &'static str, &'static str);

const IVORY: Wood = ("#f6eedb", "#b9a67c", "#231e17", "#ffffff");

/// The wood of a seat's dice.
const fn wood(seat: Seat) -> Wood {
    const SIDES: [(&str, &str); 4] =
        [("#7c1207", "#e4614e"), ("#2e86bb", "#b4e4ff"), ("#b08f00", "#ffee7c"), ("#4e0f76", "#a95fda")];
    let (side, light) = SIDES[seat.index() % 4];
    (svg::seat_fill(seat), side, svg::seat_ink(seat), light)
}

/// A cube seen from above around a point, with something on its face.
fn cube(
    (face, side, _, light): Wood,
    x: f32,
    y: f32,
    size: f32,
    value: Option<Pips>,
    on_it: &Markup,
) -> Markup {
    html! {
        g.cb-die-face transform=(at(x, y, size)) { g data-die=[value.map(|value| value.0)] {
            rect.cb-shade x="-11.5" y="-8.5" width="24" height="24" rx="5" {}
            rect x="-12" y="-9.6" width="24" height="24" rx="5" fill=(side) stroke=(svg::KEY_IN) stroke-width=".7" {}
            rect x="-12" y="-12" width="24" height="24" rx="5" fill=(face) stroke=(svg::KEY_IN) stroke-width=".7" {}
            path d="M-10.5-6.5q0-4 4-4h13q4 0 4 4" fill="none" stroke=(light) stroke-width="1.1" stroke-linecap="round" {}
            (on_it)
        } }
    }
}

fn spots(value: Pips, ink: &str) -> Markup {
    html! { path d=(pips(value)) fill="none" stroke=(ink) stroke-width="4.5" stroke-linecap="round" {} }
}

/// An ivory die.
pub(crate) fn white_die(value: Pips, x: f32, y: f32, size: f32) -> Markup {
    cube(IVORY, x, y, size, Some(value), &spots(value, IVORY.2))
}

/// A die of a seat, with its emblem at a corner.
pub(crate) fn seat_die(seat: Seat, value: Pips, x: f32, y: f32, size: f32) -> Markup {
    let wood = wood(seat);
    cube(wood, x, y, size, Some(value), &html! { (spots(value, wood.2)) (signet(seat)) })
}

/// A die of a seat that counts as any number.
pub(crate) fn wild_die(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    let any = html! { text.cb-wild y="4" fill=(svg::seat_ink(seat)) { "1–6" } (signet(seat)) };
    cube(wood(seat), x, y, size, None, &any)
}

/// The emblem of a seat at the corner of its die.
fn signet(seat: Seat) -> Markup {
    html! {
        circle cx="11" cy="-11.5" r="4.2" fill=(svg::seat_fill(seat)) stroke=(svg::KEY_OUT) stroke-width=".9" {}
        (svg::emblem(seat, 11.0, -11.5, 5.2))
    }
}

/// A worker around a point: a straw hat over a face.
pub(crate) fn worker(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform=(at(x, y, size)) stroke=(INK) stroke-width="1.1" stroke-linejoin="round" {
            path d="M-6.5 11.5C-6.5 6-4 4.5 0 4.5S6.5 6 6.5 11.5z" fill="#7c8f5a" {}
            circle cy="-.5" r="5.5" fill="#f1cfa2" {}
            path d="M-5.5-3C-5.5-8-3.5-10.5 0-10.5S5.5-8 5.5-3z" fill="#e2b65a" {}
            ellipse cy="-3" rx="11" ry="2.8" fill="#efcb78" {}
            path d="M-5.2-5.3h10.4" stroke="#a5402c" stroke-width="1.9" {}
        }
    }
}

/// A silverling around a point: an octagon with a star.
pub(crate) fn silver(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform=(at(x, y, size)) {
            path d="M-4.3-9.3H4.3L10.5-3.1V5.5L4.3 11.7H-4.3L-10.5 5.5V-3.1z" fill="#4a525b" {}
            path d="M-4.3-10.8H4.3L10.5-4.6V4L4.3 10.2H-4.3L-10.5 4V-4.6z" fill="#c3cad2" stroke="#23282e" stroke-width="1" {}
            path d="M-4.3-10.8H4.3L10.5-4.6-10.5 4V-4.6z" fill="#fff" opacity=".45" {}
            path d="M-3-7.5H3L7.2-3.3V2.7L3 6.9H-3L-7.2 2.7V-3.3z" fill="none" stroke="#5b6570" stroke-width=".9" {}
            path d="M0-5.2l1.5 3 3.3.4-2.5 2.2.7 3.3-3-1.7-3 1.7.7-3.3L-4.8-1.8l3.3-.4z" fill="#5b6570" {}
        }
    }
}

/// A sign as tall as the text around it.
pub(crate) fn inline(sign: &Markup) -> Markup {
    html! {
        svg.cb-inline viewBox="-14 -14 28 28" width="20" height="20" aria-hidden="true" focusable="false" { (sign) }
    }
}
