//! The drawings that are defined once per page: the tiles with their illustrations, the textures of the printed
//! hexes, the gradients and the border of the sheets. Everything else refers to them by id.
//!
//! A tile lies around the origin with a radius of 50 units. It has no clip path and no gradient: those would not be
//! drawn where the defining picture is hidden, as on a phone behind another tab.

use castles_of_burgundy::{Building, Kind, Species, Tile};
use maud::{Markup, PreEscaped, html};

use crate::icons;
use crate::tile::{RADIUS, hexagon};

/// The radius of the symbols.
pub(crate) const UNIT: f32 = 50.0;

/// The part of a tile's face below a horizon: the path goes on from the left to the right end of the horizon.
const BELOW: &str = "V23.2L0 46.5L-40.3 23.2z";

/// What stands for `@` in the illustrations: their lines.
const LINES: &str = r#"class="cb-ink""#;

const CASTLE: &str = r##"<path d="M-30 28V-8h-4v-9h6v4h5v-4h6v4h5v-4h5v9h-3v8h20v-8h-3v-9h5v4h5v-4h6v4h5v-4h6v9h-4V28z" fill="#efe3c6" @></path><path d="M-30 28V-8h-4v-9h6v4h5v-4h6v4h5v-4h5v9h-3v36z" fill="#fff" opacity=".3"></path><path d="M-7 28V14a7 7 0 0 1 14 0v14z" fill="#3a2a18" @></path><path d="M-22-2v8M22-2v8" stroke="#2a1d10" stroke-width="4"></path><path d="M-20-17V-34M20-17V-34" fill="none" @></path><path d="M-20-34l11 4.5-11 4.5zM20-34l11 4.5-11 4.5z" fill="#b3261e" @></path>"##;
const SHIP: &str = r##"<path d="M-30 12h60l-9 17c-2 3-5 4-8 4h-27c-4 0-6-1-8-4z" fill="#8a5a30" @></path><path d="M-27 18h54" stroke="#5c381a" stroke-width="2.6"></path><path d="M0 12V-38" fill="none" @></path><path d="M3-34C20-28 26-12 24 4H3zM-3-28C-16-22-22-10-22 4h19z" fill="#fbf3df" @></path><path d="M3-20c10 0 17 3 20 8v-7C20-24 12-29 3-30z" fill="#b3261e" opacity=".85"></path><path d="M-37 32q7-6 14 0t14 0 14 0 14 0 13-2" fill="none" stroke="#dcebff" stroke-width="3" stroke-linecap="round"></path>"##;
const MINE: &str = r##"<path d="M12-32 24-16 14-10 6-18-2-12zM-22-16-14-6-20-2-28-6z" fill="#e9eaec"></path><path d="M-18 33V14a18 15 0 0 1 36 0V33z" fill="#1e1a16" @></path><path d="M-20 33V10h7v23M20 33V10h-7v23M-24 10h48v-7h-48z" fill="#a2743f" @></path><path d="M-9 33h18l2 7L0 45-11 40z" fill="#c9cbd1" @></path>"##;
const BOOK: &str = r##"<path d="M0-18C-12-28-28-27-36-22V18C-26 13-12 14 0 22z" fill="#fffbea" @></path><path d="M0-18C12-28 28-27 36-22V18C26 13 12 14 0 22z" fill="#f5e9c3" @></path><path d="M-29-14C-22-16-14-15-7-11M-29-5C-22-7-14-6-7-2M-29 4C-22 2-14 3-7 7M29-14C22-16 14-15 7-11M29-5C22-7 14-6 7-2M29 4C22 2 14 3 7 7" fill="none" stroke="#9c8a52" stroke-width="2.2"></path><path d="M18-25v20l5-5 5 6V-25" fill="#b3261e" stroke="#2a1d10" stroke-width="1.6"></path>"##;

const COW: &str = r##"<path d="M-26-12c0-7 5-10 12-10h24c9 0 14 5 14 13v14c0 5-3 8-8 8h-32c-6 0-10-4-10-10z" fill="#fbf6ea" @></path><path d="M-16 12v14h7V13M11 13v13h7V11" fill="#fbf6ea" @></path><path d="M2-22c8 0 12 4 11 10s-12 6-14 0 0-8 3-10zM-16 0c5-3 10 0 9 5s-9 6-11 2 0-5 2-7z" fill="#5b3a22"></path><path d="M-38-24l8 3h8l7-4 1 9-4 14c-1 4-9 5-12 1l-7-13z" fill="#fbf6ea" @></path><path d="M-33-7h14c1 6-2 10-7 10s-8-4-7-10z" fill="#ebb9a8" @></path><path d="M-29-13h0M-21-13h0" stroke="#2a1d10" stroke-width="4" stroke-linecap="round"></path><path d="M24-8c6 2 7 10 5 18" fill="none" @></path>"##;
const SHEEP: &str = r##"<path d="M-14 12v14M-4 14v12M10 14v12M20 12v14" stroke="#2a1d10" stroke-width="5" stroke-linecap="round"></path><path d="M-18 12c-9 1-13-7-9-13-5-7 2-15 9-12 3-8 14-8 18-2 6-5 15-2 16 5 9 0 13 9 8 15 4 6-2 13-9 11-4 6-13 5-16 0-5 5-14 4-17-4z" fill="#fffdf5" @></path><path d="M-36-14c4-4 12-4 14 1 1 7-2 13-7 13s-9-7-7-14z" fill="#3a322c" @></path><path d="M-31-7h0" stroke="#fff" stroke-width="3.6" stroke-linecap="round"></path>"##;
const PIG: &str = r##"<path d="M-16 12v13h8V14M12 14v11h8V10" fill="#efa9a0" @></path><ellipse cx="4" rx="27" ry="17" fill="#f4b8ae" @></ellipse><path d="M31-2c8-4 8 6 3 5" fill="none" @></path><path d="M-34-6c-2-8 2-14 8-16l2-6 8 6c6 3 8 9 6 15-2 7-8 10-13 10s-10-3-11-9z" fill="#f4b8ae" @></path><ellipse cx="-31" cy="-4" rx="6" ry="5" fill="#e2897f" @></ellipse><path d="M-22-12h0" stroke="#2a1d10" stroke-width="4" stroke-linecap="round"></path>"##;
const HEN: &str = r##"<path d="M-2 16v10M8 16v10" stroke="#d08a1e" stroke-width="4" stroke-linecap="round"></path><path d="M-22-22c6-4 13 0 14 8 8 6 16 2 22-10 5-2 12 3 12 8-1 18-10 32-26 32S-22 6-22-6z" fill="#fffbf0" @></path><path d="M-26-26c0-6 5-6 6-2 2-5 7-3 6 2 4-2 6 3 2 5h-12z" fill="#c5281c" @></path><path d="M-23-14l-11 4 11 3z" fill="#e9a52a" @></path><path d="M-15-15h0" stroke="#2a1d10" stroke-width="4" stroke-linecap="round"></path><path d="M0 0c8 2 14-1 17-6-1 10-6 15-14 14z" fill="#d9c9a6" @></path>"##;

const WAREHOUSE: &str = r##"<path d="M-34 30V0L0-24 34 0V30z" fill="#b9814a" @></path><path d="M-38 2 0-26 38 2" fill="none" stroke="#6b2f1e" stroke-width="7"></path><path d="M-14 30V8h28V30M-14 8 14 30M14 8-14 30" fill="#8a5a30" @></path><circle cx="26" cy="23" r="7" fill="#e5d0a0" @></circle><circle cx="-27" cy="24" r="6" fill="#e5d0a0" @></circle>"##;
const CARPENTER: &str = r##"<path d="M-27 30V4h46V30z" fill="#f6e9cc" @></path><path d="M-32 4-4-15.3 24 4z" fill="#a5402c" @></path><path d="M-14 30V14h13v16" fill="#5c3a1e" @></path><path d="M8 22 28-12l8 5-20 34z" fill="#c9cbd1" @></path><path d="M25-9l6-10 9 6-5 10z" fill="#8a5a30" @></path>"##;
const CHURCH: &str = r##"<path d="M-2 30V6h34V30z" fill="#f6e9cc" @></path><path d="M-6 8 15-7 36 8z" fill="#5b6c86" @></path><path d="M-24 30V-8h20V30z" fill="#fbf3df" @></path><path d="M-27-8-14-31-1-8z" fill="#5b6c86" @></path><path d="M-14-40v9M-18-37h8" fill="none" @></path><path d="M-19 30V19a5 5 0 0 1 10 0V30zM9 30V19a6 6 0 0 1 12 0V30z" fill="#4a3420"></path>"##;
const MARKET: &str = r##"<path d="M-28-2V30M28-2V30" stroke="#2a1d10" stroke-width="4"></path><path d="M-30 12h60v18h-60z" fill="#b9814a" @></path><path d="M-34-4-26-24H26L34-4z" fill="#fbf3df" @></path><path d="M-22-4l3-20h13V-4zM4-4v-20h13l3 20z" fill="#b3261e"></path><path d="M-34-4q5.7 9 11.3 0 5.7 9 11.4 0 5.6 9 11.3 0 5.7 9 11.3 0 5.7 9 11.4 0 5.6 9 11.3 0" fill="#fbf3df" @></path><circle cx="-16" cy="11" r="6" fill="#e2732a" @></circle><circle cx="-2" cy="11" r="6" fill="#d9b02c" @></circle><circle cx="12" cy="11" r="6" fill="#6e9a4a" @></circle>"##;
const BOARDING: &str = r##"<path d="M-22 30v-44h44v44z" fill="#f6e9cc" @></path><path d="M-27-14 0-32.5 27-14z" fill="#7b4a2a" @></path><path d="M-14-6h9v10h-9zM5-6h9v10H5zM-14 12h9v18h-9zM5 12h9v9H5z" fill="#ffd97a" @></path><path d="M22 1h5m0-3v9h9v-9z" fill="#e5d0a0" @></path>"##;
const BANK: &str = r##"<path d="M-32-4 0-26 32-4z" fill="#eadbb5" @></path><path d="M-28-4h56V24h-56z" fill="#f6e9cc" @></path><path d="M-20-2V22M-8-2V22M8-2V22M20-2V22" stroke="#b79b62" stroke-width="5"></path><path d="M-34 23h68v7h-68z" fill="#d9c594" @></path><circle cy="8" r="11" fill="#d8dde2" @></circle><path d="M-4 8h8M0 4v8" stroke="#4b5560" stroke-width="3"></path>"##;
const CITY_HALL: &str = r##"<path d="M-34 30V4h68V30z" fill="#f6e9cc" @></path><path d="M-38 6-28-10h56L38 6z" fill="#a5402c" @></path><path d="M-10 30V-22h20V30z" fill="#fbf3df" @></path><path d="M-13-22 0-42 13-22z" fill="#5b6c86" @></path><circle cy="-11" r="6" fill="#fff" @></circle><path d="M0-15v4l3 2M-26 12h8v9h-8zM18 12h8v9h-8zM-5 30V18H5V30" fill="#4a3420" stroke="#2a1d10" stroke-width="2"></path>"##;
const WATCHTOWER: &str = r##"<path d="M-14 30-11-12H11L14 30z" fill="#d8cba8" @></path><path d="M-18-12v-12h7v5h7v-5H4v5h7v-5h7v12z" fill="#d8cba8" @></path><path d="M-4-4h8V6h-8zM-5 30V18H5V30z" fill="#4a3420" @></path><path d="M0-24V-41M0-41l13 4.5-13 5" fill="#b3261e" @></path><path d="M-12 8h8M4 13h9M-13 21h7" stroke="#9a8a62" stroke-width="2"></path>"##;

/// The illustrations by the names of their tiles, with the horizon behind each and how it is placed.
const TILES: [(&str, Kind, &str, &str, &str); 16] = [
    ("castle", Kind::Castle, "#3c7059", "M-40.3 15C-30 8-10 16 6 12S32 8 40.3 13", CASTLE),
    ("ship", Kind::Ship, "#2f64ae", "M-40.3 15q6.7-7 13.4 0t13.4 0 13.4 0 13.4 0 13.5 0 13.5 0", SHIP),
    ("mine", Kind::Mine, "#6b6e75", "M-40.3 11L-22-16-8 0 12-32 40.3 8", MINE),
    ("knowledge", Kind::Knowledge, "", "", BOOK),
    ("cow", Kind::Animal, "#6fa05c", MEADOW, COW),
    ("sheep", Kind::Animal, "#6fa05c", MEADOW, SHEEP),
    ("pig", Kind::Animal, "#6fa05c", MEADOW, PIG),
    ("hen", Kind::Animal, "#6fa05c", MEADOW, HEN),
    ("warehouse", Kind::Building, "#8f9b5e", STREET, WAREHOUSE),
    ("carpenter", Kind::Building, "#8f9b5e", STREET, CARPENTER),
    ("church", Kind::Building, "#8f9b5e", STREET, CHURCH),
    ("market", Kind::Building, "#8f9b5e", STREET, MARKET),
    ("boarding", Kind::Building, "#8f9b5e", STREET, BOARDING),
    ("bank", Kind::Building, "#8f9b5e", STREET, BANK),
    ("cityhall", Kind::Building, "#8f9b5e", STREET, CITY_HALL),
    ("watchtower", Kind::Building, "#8f9b5e", STREET, WATCHTOWER),
];
const MEADOW: &str = "M-40.3 16q20-8 40.3-4t40.3-3";
const STREET: &str = "M-40.3 22q30-6 80.6 1";

/// The id of a tile's drawing.
pub(crate) const fn symbol(tile: Tile) -> &'static str {
    if let Some(building) = tile.as_building() {
        return match building {
            Building::Warehouse => "#cb-art-warehouse",
            Building::Carpenter => "#cb-art-carpenter",
            Building::Church => "#cb-art-church",
            Building::Market => "#cb-art-market",
            Building::BoardingHouse => "#cb-art-boarding",
            Building::Bank => "#cb-art-bank",
            Building::CityHall => "#cb-art-cityhall",
            Building::Watchtower => "#cb-art-watchtower",
        };
    }
    if let Some((species, _)) = tile.as_animals() {
        return match species {
            Species::Cow => "#cb-art-cow",
            Species::Hen => "#cb-art-hen",
            Species::Sheep => "#cb-art-sheep",
            Species::Pig => "#cb-art-pig",
        };
    }
    match tile.kind() {
        Kind::Castle => "#cb-art-castle",
        Kind::Mine => "#cb-art-mine",
        Kind::Ship => "#cb-art-ship",
        _ => "#cb-art-knowledge",
    }
}

/// All tiles and textures, and what is printed on every hex of a kind, for the first picture of the page.
pub(crate) fn definitions() -> Markup {
    let whole = hexagon(UNIT);
    html! {
        defs {
            @for (name, kind, ground, horizon, picture) in TILES {
                g id={ "cb-art-" (name) } {
                    path d=(whole) transform="translate(0 6.5)" fill="#1b1106" opacity=".32" {}
                    path d=(whole) transform="translate(0 4.4)" fill=(icons::kind_edge(kind)) stroke=(icons::INK) stroke-width="1.6" {}
                    path d=(whole) fill=(icons::kind_fill(kind)) stroke=(icons::INK) stroke-width="2" stroke-linejoin="round" {}
                    @if !horizon.is_empty() { path d={ (horizon) (BELOW) } fill=(ground) {} }
                    g transform=(placed(kind)) { (PreEscaped(picture.replace('@', LINES))) }
                    path d=(hexagon(UNIT * 0.91)) fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6" {}
                }
            }
            @for kind in Kind::ALL {
                (texture(kind))
                g id={ "cb-spot-" (kind.word()) } {
                    circle.cb-disc r="23" stroke=(icons::kind_dark(kind)) {}
                    (icons::kind(kind, 0.0, -12.0, 19.0, icons::kind_dark(kind)))
                }
                g id={ "cb-sign-" (kind.word()) } { (icons::kind(kind, 0.0, 0.0, 44.0, icons::kind_dark(kind))) }
            }
            path id="cb-hex" d=(hexagon(RADIUS - 1.0)) {}
            (VINE)
        }
    }
}

/// Where the illustration of a kind lies: beside or above the number of the tile.
const fn placed(kind: Kind) -> &'static str {
    match kind {
        Kind::Animal => "translate(4 -4) scale(.94)",
        Kind::Knowledge => "translate(0 -9) scale(.92)",
        _ => "scale(.96)",
    }
}

/// The texture of the printed hexes of a kind: roofs, grass, lines, masonry, peaks, waves.
fn texture(kind: Kind) -> Markup {
    let lines = match kind {
        Kind::Building => "M0 8l5-5 5 5v6H0zM14 18l5-5 5 5v6H14z",
        Kind::Animal => "M4 9q1-5 2-6M6 9V3M8 9q-1-4-2-6M18 21q1-5 2-6M20 21v-6M22 21q-1-4-2-6",
        Kind::Knowledge => "M2 5h18M2 11h12M4 17h18M4 22h10",
        Kind::Castle => "M0 6h12v6H0zM12 0h12v6H12zM12 12h12v6H12zM0 18h12v6H0z",
        Kind::Mine => "M2 10l4-6 4 6M14 22l4-6 4 6M16 6l2-3 2 3",
        Kind::Ship => "M0 6q3-4 6 0t6 0M12 18q3-4 6 0t6 0",
    };
    html! {
        pattern id={ "cb-print-" (kind.word()) } width="24" height="24" patternUnits="userSpaceOnUse" {
            rect width="24" height="24" fill=(icons::kind_print(kind)) {}
            path d=(lines) fill="none" stroke=(icons::kind_dark(kind)) stroke-width="1.2" stroke-opacity=".5" {}
        }
    }
}

/// The border of the sheets, along and across, and the light on the parchment.
const VINE: PreEscaped<&str> = PreEscaped(
    r##"<g id="cb-art-vine"><path d="M0 9C11-3 11 21 22 9S33 21 44 9" fill="none" stroke="#4c6b3c" stroke-width="2"></path><path d="M10 3c3-3 7-2 7 1-3 2-6 2-7-1zM12 15c-3 3-7 2-7-1 3-2 6-2 7 1zM33 15c3 3 7 2 7-1-3-2-6-2-7 1zM31 3c-3-3-7-2-7 1 3 2 6 2 7-1z" fill="#6e8f55"></path><circle cx="22" cy="9" r="3" fill="#a5302a"></circle><path d="M0 9h0M44 9h0" stroke="#c9992e" stroke-width="6" stroke-linecap="round"></path></g><pattern id="cb-vine-x" width="44" height="18" patternUnits="userSpaceOnUse"><use href="#cb-art-vine"></use></pattern><pattern id="cb-vine-y" width="18" height="44" patternUnits="userSpaceOnUse"><use href="#cb-art-vine" transform="matrix(0 1 1 0 0 0)"></use></pattern><radialGradient id="cb-parchment" cx=".5" cy=".45" r=".8"><stop offset="0" class="cb-paper1"></stop><stop offset=".7" class="cb-paper2"></stop><stop offset="1" class="cb-paper3"></stop></radialGradient><linearGradient id="cb-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="cb-hill"></stop><stop offset=".8" class="cb-hill" stop-opacity="0"></stop></linearGradient>"##,
);
