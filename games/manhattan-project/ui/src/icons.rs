//! Workers, sockets and signs of goods. Each is a symbol of `art/symbols.svg`, defined once per page and used by its id.
//! Workers differ by silhouette: hard hat, gear, flask; their fill is the colour of the seat, contractors are grey with
//! a C.

use engine::Seat;
use manhattan_project::{Aircraft, Fuel, Kind, WorkerType};
use maud::{Markup, PreEscaped, html};
use ui_kit::svg;

/// The colour of contractors, and that of the C on them.
const GREY: &str = "#9c9b93";
const GREY_INK: &str = "#111418";

/// The height of a worker of width 1.
pub(crate) const TALL: f32 = 47.0 / 44.0;

/// The definitions of all symbols.
pub(crate) fn symbols() -> Markup {
    PreEscaped(include_str!("../art/symbols.svg").to_owned())
}

/// A number for an attribute: at most one decimal.
pub(crate) fn short(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// A symbol in a square with its corner at (`x`, `y`).
pub(crate) fn place(symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#mp-" (symbol) } x=(short(x)) y=(short(y)) width=(short(size)) height=(short(size)) {} }
}

const fn silhouette(which: WorkerType) -> [&'static str; 3] {
    match which {
        WorkerType::Labourer => ["#mp-w-labourer", "#mp-k-any", "#mp-i-labourer"],
        WorkerType::Engineer => ["#mp-w-engineer", "#mp-k-engineer", "#mp-i-engineer"],
        WorkerType::Scientist => ["#mp-w-scientist", "#mp-k-scientist", "#mp-i-scientist"],
    }
}

fn figure(symbol: &str, fill: Option<&str>, x: f32, y: f32, width: f32) -> Markup {
    html! {
        use href=(symbol) fill=[fill] x=(short(x)) y=(short(y)) width=(short(width)) height=(short(width * TALL)) {}
    }
}

/// A worker of a seat, or a contractor, with its upper left corner at (`x`, `y`).
pub(crate) fn worker(which: WorkerType, seat: Option<Seat>, x: f32, y: f32, width: f32) -> Markup {
    let [symbol, ..] = silhouette(which);
    let (middle, chest, unit) = (short(x + width / 2.0), short(y + width * TALL * 0.78), width / 44.0);
    html! {
        (figure(symbol, Some(seat.map_or(GREY, svg::seat_fill)), x, y, width))
        @match seat {
            Some(seat) => { (svg::emblem(seat, middle, chest, short(12.0 * unit))) }
            None => {
                path transform={ "translate(" (middle) " " (chest) ") scale(" (unit) ")" } d="M3.8 -3.2A5 5 0 1 0 3.8 3.2"
                    fill="none" stroke=(GREY_INK) stroke-width="2.6" {}
            }
        }
    }
}

/// The socket of a worker of this type.
pub(crate) fn socket(which: WorkerType, x: f32, y: f32, width: f32) -> Markup {
    figure(silhouette(which)[1], None, x, y, width)
}

/// The socket of a worker of any type, with or without labourers.
pub(crate) fn socket_any(labourers: bool, x: f32, y: f32, width: f32) -> Markup {
    html! {
        @if labourers { (figure("#mp-k-any", None, x, y, width)) } @else {
            (figure("#mp-k-engineer", None, x - width * 0.32, y + width * 0.1, width * 0.82))
            (figure("#mp-k-scientist", None, x + width * 0.5, y + width * 0.1, width * 0.82))
        }
    }
}

/// A sign for a quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Money,
    /// A coin for the bribe pile.
    Bribe,
    Yellowcake,
    Aircraft(Aircraft),
    Fuel(Fuel),
    Worker(WorkerType),
    Spy,
    Points,
    Card,
    Damage,
}

impl Sign {
    /// The message that counts what it stands for; `None` for what is never counted in words.
    pub(crate) const fn count_key(self) -> Option<&'static str> {
        Some(match self {
            Self::Money => "count-money",
            Self::Yellowcake => "count-yellowcake",
            Self::Aircraft(Aircraft::Fighter) => "count-fighter",
            Self::Aircraft(Aircraft::Bomber) => "count-bomber",
            Self::Fuel(Fuel::Uranium) => "count-uranium",
            Self::Fuel(Fuel::Plutonium) => "count-plutonium",
            Self::Worker(WorkerType::Labourer) => "count-labourer",
            Self::Worker(WorkerType::Engineer) => "count-engineer",
            Self::Worker(WorkerType::Scientist) => "count-scientist",
            Self::Bribe | Self::Spy | Self::Points | Self::Card | Self::Damage => return None,
        })
    }

    const fn symbol(self) -> &'static str {
        match self {
            Self::Money => "coin",
            Self::Bribe => "bribe",
            Self::Yellowcake => "cake",
            Self::Aircraft(Aircraft::Fighter) => "fighter",
            Self::Aircraft(Aircraft::Bomber) => "bomber",
            Self::Fuel(Fuel::Uranium) => "uranium",
            Self::Fuel(Fuel::Plutonium) => "plutonium",
            Self::Worker(WorkerType::Labourer) => "i-labourer",
            Self::Worker(WorkerType::Engineer) => "i-engineer",
            Self::Worker(WorkerType::Scientist) => "i-scientist",
            Self::Spy => "spy",
            Self::Points => "star",
            Self::Card => "folder",
            Self::Damage => "damage",
        }
    }
}

/// A sign around a point.
pub(crate) fn sign(sign: Sign, x: f32, y: f32, size: f32) -> Markup {
    place(sign.symbol(), x - size / 2.0, y - size / 2.0, size)
}

/// A sign in a line of text.
pub(crate) fn inline(which: Sign) -> Markup {
    html! {
        svg.mp-inline viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false" {
            (place(which.symbol(), 0.0, 0.0, 20.0))
        }
    }
}

/// A contractor as a sign in a line of text.
pub(crate) fn inline_contractor(which: WorkerType) -> Markup {
    html! {
        svg.mp-inline viewBox="0 0 44 47" width="18" height="18" aria-hidden="true" focusable="false" {
            (worker(which, None, 0.0, 0.0, 44.0))
        }
    }
}

/// The band at the top of a building card: colour, skyline and sign of its kind.
pub(crate) fn band(kind: Kind) -> Markup {
    let symbol = match kind {
        Kind::Mine => "#mp-band-mine",
        Kind::Factory => "#mp-band-factory",
        Kind::University => "#mp-band-university",
        Kind::Reactor => "#mp-band-reactor",
        Kind::Enrichment => "#mp-band-enrichment",
    };
    html! { use href=(symbol) width="82" height="22" {} }
}
