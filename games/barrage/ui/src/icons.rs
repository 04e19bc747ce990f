//! Signs and pieces. Each is a symbol, defined once in a page and used by its name: those without an owner are in
//! `art/symbols.svg`, the pieces of the seats are made here in the three tones of each seat. Shape tells signs apart,
//! colour only helps.

use barrage::Structure;
use barrage::board::Section;
use engine::Seat;
use maud::{Markup, PreEscaped, html};
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
    Office(Section),
    /// Energy that is asked for, in the colour of the text.
    Asked,
}

/// The name of the symbol that every picture of a sign refers to.
const fn symbol(icon: Icon) -> &'static str {
    match icon {
        Icon::Excavator => "#ba-shovel",
        Icon::Mixer => "#ba-drum",
        Icon::Machine => "#ba-machine",
        Icon::Credit => "#ba-coin",
        Icon::Drop | Icon::Office(Section::Water) => "#ba-water",
        Icon::Flowing => "#ba-flowing",
        Icon::Energy => "#ba-bolt",
        Icon::Vp => "#ba-laurel",
        Icon::Engineer => "#ba-helmet",
        Icon::Wheel => "#ba-turn",
        Icon::Contract | Icon::Office(Section::Contract) => "#ba-paper",
        Icon::Built(Structure::Base) => "#ba-base",
        Icon::Built(Structure::Elevation) => "#ba-elevation",
        Icon::Built(Structure::Conduit) => "#ba-conduit",
        Icon::Built(Structure::Powerhouse) => "#ba-house",
        Icon::Any => "#ba-any",
        Icon::Asked => "#ba-spark",
        Icon::Office(Section::Turbine) => "#ba-turbine",
        Icon::Office(Section::Bank) => "#ba-vault",
        Icon::Office(Section::Workshop) => "#ba-shop",
        Icon::Office(Section::Machinery) => "#ba-gear",
        Icon::Office(Section::Patent) => "#ba-patent",
    }
}

/// The line around pieces.
pub(crate) const INK: &str = "#1a1714";

/// The light, the middle and the dark tone of a seat's pieces; of neutral ones in stone.
pub(crate) const fn tones(owner: Option<Seat>) -> [&'static str; 3] {
    match owner {
        None => ["#dad6cc", "#b3aea3", "#7c776d"],
        Some(seat) => match seat.index() {
            0 => ["#db4a35", "#b91e0c", "#7a1206"],
            1 => ["#a9e1ff", "#6bc8fc", "#2c84b8"],
            2 => ["#ffec6e", "#f4d201", "#ad9000"],
            _ => ["#a552da", "#7a1db2", "#4c0f72"],
        },
    }
}

/// The end of the names of an owner's symbols.
pub(crate) const fn owner_key(owner: Option<Seat>) -> &'static str {
    match owner {
        None => "n",
        Some(seat) => ["1", "2", "3", "4"][seat.index() % 4],
    }
}

/// An engineer.
const MAN: &str = "M12 2.2C14.6 2.2 15.9 4 15.7 6.1C15.6 7.3 15.1 8 14.8 8.5C17.2 8.8 21.6 10.6 22 12.6C22.2 14.2 20 14.6 17 14.2C17.8 16.6 19.6 19.6 20 21.6H13.8L12 18.4L10.2 21.6H4C4.4 19.6 6.2 16.6 7 14.2C4 14.6 1.8 14.2 2 12.6C2.4 10.6 6.8 8.8 9.2 8.5C8.9 8 8.4 7.3 8.3 6.1C8.1 4 9.4 2.2 12 2.2Z";

/// All symbols, drawn once in a page: they are everywhere, and a name is shorter than a drawing.
pub(crate) fn symbols() -> Markup {
    html! {
        (PreEscaped(include_str!("../art/symbols.svg")))
        (crate::mat::wheel::face())
        @for owner in Seat::all(4).map(Some).chain([None]) { (walls(owner)) }
        @for seat in Seat::all(4) {
            symbol id={ "ba-seat-" (seat.number() + 1) } viewBox="-14 -14 28 28" { (svg::disc(seat, 0.0, 0.0, 10.5)) }
            (seat_pieces(seat))
        }
    }
}

/// The blocks of a dam: its base with the emblem around the middle of its foot, and an elevation of the same width.
fn walls(owner: Option<Seat>) -> Markup {
    let [light, middle, dark] = tones(owner);
    let key = owner_key(owner);
    html! {
        defs {
            g id={ "ba-wall-" (key) } {
                path d="M-30 0H34L40 5H-26z" fill="#000" opacity=".25" {}
                path d="M-29.5 -13H29.5L26 0H-26z" fill=(middle) stroke=(INK) stroke-width="1.3" stroke-linejoin="round" {}
                path d="M29.5 -13L26 0H12L15 -13z" fill=(dark) opacity=".5" {}
                path d="M-28.5 -11.4H28.5" stroke=(light) stroke-width="2.6" {}
                path d="M-17.7 -10L-15.6 -.8M17.7 -10L15.6 -.8" stroke=(dark) {}
                @match owner {
                    Some(seat) => {
                        circle cy="-5.4" r="5.8" fill=(dark) stroke=(light) stroke-width=".7" {}
                        path.emblem transform="translate(0 -5.4) scale(.36)" d=(svg::emblem_path(seat)) fill="#fff" {}
                    }
                    None => { path d="M-5 -6.6H5M0 -10V-3" stroke=(dark) stroke-width="1.6" {} }
                }
            }
            g id={ "ba-rise-" (key) } {
                path d="M-33 -9H33L29.5 0H-29.5z" fill=(middle) stroke=(INK) stroke-width="1.3" stroke-linejoin="round" {}
                path d="M33 -9L29.5 0H13L16.5 -9z" fill=(dark) opacity=".5" {}
                path d="M-32 -7.4H32" stroke=(light) stroke-width="2.6" {}
                path d="M-19.8 -6L-17.7 -.8M-6.6 -6L-5.9 -.8M6.6 -6L5.9 -.8M19.8 -6L17.7 -.8" stroke=(dark) {}
            }
        }
    }
}

/// Engineer, powerhouse, plate of a conduit, and the four structures as they lie on a company's board.
fn seat_pieces(seat: Seat) -> Markup {
    let [light, middle, dark] = tones(Some(seat));
    let key = owner_key(Some(seat));
    let sign = |x: f32, y: f32, scale: f32, fill: &'static str| {
        html! { path.emblem transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } d=(svg::emblem_path(seat)) fill=(fill) {} }
    };
    let ink = svg::seat_ink(seat);
    html! {
        symbol id={ "ba-man-" (key) } viewBox="0 0 24 24" {
            path d=(MAN) transform="translate(.9 1.5)" fill=(dark) stroke=(INK) stroke-width="1.3" {}
            path d=(MAN) fill=(middle) stroke=(INK) stroke-width="1.2" {}
            path d="M9.4 5.2C9.6 3.8 10.7 3.2 12 3.2M4 12C5 10.8 7.4 9.8 9.6 9.6" fill="none" stroke=(light) stroke-width="1.5" stroke-linecap="round" {}
            (sign(12.0, 13.0, 0.34, ink))
        }
        defs {
            g id={ "ba-plant-" (key) } {
                path d="M-13 15H17L13 18H-11z" fill="#000" opacity=".28" {}
                path d="M9 -13H14V-4H9z" fill=(dark) stroke=(INK) stroke-width="1.1" {}
                path d="M8 -15H15V-12.4H8z" fill=(light) stroke=(INK) {}
                path d="M-15 14V-2L-7 -8V-2L1 -8V-2L9 -8L15 -3V14z" fill=(middle) stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
                path d="M9 -8L15 -3V14H9z" fill=(dark) opacity=".6" {}
                path d="M-15 -2L-7 -8V-2L1 -8V-2L9 -8" fill="none" stroke=(light) stroke-width="1.8" {}
                path d="M-12.2 5h4.6v5.4h-4.6zM10.6 3h2.8v6h-2.8z" fill="#fff0b8" stroke=(INK) stroke-width=".8" {}
                circle cx="1.6" cy="5" r="6.2" fill=(dark) {}
                (sign(1.6, 5.0, 0.42, "#fff"))
            }
            g id={ "ba-plate-" (key) } {
                path d="M1 -12L16 3L1 18L-14 3z" opacity=".3" {}
                path d="M0 -17L17 0L0 17L-17 0z" fill=(middle) stroke=(INK) stroke-width="1.5" {}
                path d="M-14 0L0 -14L14 0" fill="none" stroke=(light) stroke-width="1.6" {}
                (sign(0.0, 9.6, 0.3, ink))
            }
        }
        symbol id={ "ba-lies-base-" (key) } viewBox="-18 -11 36 22" {
            path d="M-15 -4H18L14 11H-12z" opacity=".3" {}
            path d="M-16 -8H16L12.5 8H-12.5z" fill=(middle) stroke=(INK) stroke-width="1.3" {}
            path d="M-15 -6.4H15" stroke=(light) stroke-width="2.8" {}
            path d="M-8 -5L-6.6 7.6M8 -5L6.6 7.6" stroke=(dark) stroke-width="1.2" {}
            (sign(0.0, 1.6, 0.36, ink))
        }
        symbol id={ "ba-lies-elevation-" (key) } viewBox="-18 -11 36 22" {
            path d="M-15 -3H17V9H-15z" opacity=".3" {}
            path d="M-16 -6H16V6H-16z" fill=(middle) stroke=(INK) stroke-width="1.3" {}
            path d="M-15 -4.4H15" stroke=(light) stroke-width="2.6" {}
            path d="M-8.5 -3V5.4M8.5 -3V5.4" stroke=(dark) stroke-width="1.2" {}
            (sign(0.0, 1.4, 0.34, ink))
        }
        symbol id={ "ba-lies-conduit-" (key) } viewBox="-18 -11 36 22" {
            path d="M-14 -1H17V8H-14z" opacity=".3" {}
            path d="M-14 -5H14V5H-14z" fill=(middle) stroke=(INK) stroke-width="1.2" {}
            path d="M-13 -2.8H13" stroke=(light) stroke-width="2" {}
            path d="M-17 -8h5v16h-5zM12 -8h5v16h-5z" fill=(middle) stroke=(INK) stroke-width="1.2" {}
            (sign(0.0, 0.6, 0.36, ink))
        }
        symbol id={ "ba-lies-powerhouse-" (key) } viewBox="-17 -17 36 36" { use href={ "#ba-plant-" (key) } {} }
    }
}

/// A symbol around a point of a drawing, with a width.
fn placed(class: Option<&str>, symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use class=[class] href=(symbol) x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// A sign around a point of a drawing.
pub(crate) fn icon(icon: Icon, x: f32, y: f32, size: f32) -> Markup {
    placed(None, symbol(icon), x, y, size)
}

/// A sign in a line of text.
pub(crate) fn inline(sign: Icon) -> Markup {
    html! { svg.ba-inline aria-hidden="true" { use href=(symbol(sign)) {} } }
}

/// Engineers side by side: those of a seat, or the places for so many.
pub(crate) fn men(seat: Option<Seat>, count: u8) -> Markup {
    let key = seat.map_or("slot", |seat| owner_key(Some(seat)));
    html! { @for _ in 0..count { svg.ba-man aria-hidden="true" { use href={ "#ba-man-" (key) } {} } } }
}

/// A piece of a seat as it lies on its board.
pub(crate) fn lying(seat: Seat, structure: Structure) -> Markup {
    let name = match structure {
        Structure::Base => "base",
        Structure::Elevation => "elevation",
        Structure::Conduit => "conduit",
        Structure::Powerhouse => "powerhouse",
    };
    html! { svg.ba-lies aria-hidden="true" { use href={ "#ba-lies-" (name) "-" (owner_key(Some(seat))) } {} } }
}

/// A coin with a number, in a line of text.
pub(crate) fn coin(count: u8) -> Markup {
    html! { span.ba-token { (count) } }
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
    let (class, symbol) = match water {
        Water::Held => ("ba-drop", "#ba-water"),
        Water::Coming => ("ba-drop-coming", "#ba-coming"),
        Water::Room => ("ba-drop-room", "#ba-room"),
    };
    placed(Some(class), symbol, x, y, size)
}
