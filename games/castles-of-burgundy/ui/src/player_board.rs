//! A player board: the estate in the middle of a sheet; in its corners dice, purse, storage and goods. The viewer's own
//! is the board of the page; those of the others are on their mats, with everything else beside the estate.

mod corners;
mod estate;
mod rival;
mod sides;

pub(crate) use rival::SIZE as RIVAL;
pub(crate) use sides::SIZE as SIDES;

use castles_of_burgundy::{Hex, Stage};
use engine::Seat;
use maud::{Markup, PreEscaped, html};

use crate::look::Look;
use crate::tile::{RADIUS, round};

/// The size of a sheet in the whole table of a spectator.
pub(crate) const SHEET: (f32, f32) = (688.0, 600.0);
/// The part of the sheet that every pane shows: the estate, and the corners moved towards it.
const CORE: (f32, f32) = (580.0, 600.0);

/// The corners of a sheet, and how a drawing is aligned there.
const CORNERS: [(&str, f32); 4] =
    [("xMinYMin", 0.0), ("xMaxYMin", 1.0), ("xMinYMax", 0.0), ("xMaxYMax", 1.0)];

/// Hills and trees, drawn around the estate.
const COUNTRY: PreEscaped<&str> = PreEscaped(
    r##"<path class="cb-hills" d="M-600 -150q38-22 75 3q38-26 75 2q38-45 75 -3q38-45 75 -2q38-40 75 2q38-32 75 1q38-33 75 2q38-30 75 0q38-24 75 3q38-18 75 -2q38-23 75 -3q38-37 75 -1q38-21 75 0q38-43 75 3q38-43 75 0q38-46 75 -2v90h-1200z"></path><path class="cb-hills" d="M-600 212q38-35 75 -3q38-46 75 -2q38-23 75 2q38-37 75 -1q38-44 75 1q38-42 75 3q38-33 75 1q38-32 75 -3q38-20 75 -3q38-40 75 1q38-21 75 0q38-35 75 3q38-26 75 1q38-42 75 -2q38-19 75 -1q38-20 75 3v90h-1200z"></path><path class="cb-strokes" d="M-300 -131l5 9M-269 -152l5 6M275 -129l5 6M271 -146l5 7M218 -148l5 6M287 -129l5 8M226 -145l5 11M298 -152l5 10M290 -138l5 7M236 -146l5 6M324 -154l5 8M295 -130l5 10M257 -135l5 8M-275 -147l5 8M-297 -152l5 6M285 -138l5 10M265 -150l5 11M213 -148l5 11M261 -149l5 8M300 -134l5 10M320 -151l5 6M234 -130l5 10M-252 -151l5 8M227 -140l5 6M-325 -145l5 11M327 -154l5 8M-294 232l5 11M-278 217l5 10M319 217l5 7M-298 218l5 10M-329 222l5 7M305 217l5 10M-318 221l5 7M-316 209l5 11M-309 227l5 6M-261 218l5 6M311 232l5 9M230 214l5 7M257 209l5 7M-277 228l5 9M232 214l5 6M237 215l5 10M-304 221l5 8M-312 218l5 10M277 228l5 11M-219 223l5 9M-319 226l5 7M242 233l5 11M309 224l5 7M307 218l5 9M-208 216l5 11M-245 220l5 10"></path><path class="cb-strokes" d="M-273 -84h22M-252 -108h22M259 -76h22M-273 102h22M-297 82h22M251 102h22M275 80h22M-303 -60h22"></path><path d="M-262 -85v-9M-241 -109v-9M270 -77v-9M-262 101v-9M-286 81v-9M262 101v-9M286 79v-9M-292 -61v-9" stroke="#6b4a24" stroke-width="3"></path><path d="M-262 -98h0M-241 -122h0M270 -90h0M-262 88h0M-286 68h0M262 88h0M286 66h0M-292 -74h0" stroke="#8fa467" stroke-width="18" stroke-linecap="round"></path><path d="M-265 -101h0M-244 -125h0M267 -93h0M-265 85h0M-289 65h0M259 85h0M283 63h0M-295 -77h0" stroke="#a9bc80" stroke-width="9" stroke-linecap="round"></path>"##,
);

impl Look<'_> {
    /// The viewer's own board: it fills its pane, whatever shape that has. The estate is in the middle, and each
    /// corner is drawn at its corner of the pane in the same scale.
    pub(crate) fn own_board(&self, seat: Seat) -> Markup {
        let (wide, high) = CORE;
        let estate = format!("{} {} {wide} {high}", -wide / 2.0, -high / 2.0);
        html! {
            (self.scene.still("cb-sheet", "1", || frame("100%", "100%")))
            g.cb-part { svg viewBox=(estate) { (self.ground(seat)) (self.spaces(seat)) } }
            @for ((align, _), content) in CORNERS.into_iter().zip(self.corners(seat)) {
                g class={ "cb-part cb-" (align) } {
                    svg viewBox={ "0 0 " (wide) " " (high) } preserveAspectRatio={ (align) " meet" } { (content) }
                }
            }
        }
    }

    /// The board of a seat as a sheet with its upper left corner at the origin.
    pub(crate) fn sheet(&self, seat: Seat) -> Markup {
        let (wide, high) = SHEET;
        html! {
            (self.scene.still(&format!("cb-sheet-{seat}"), "1", || frame(&wide.to_string(), &high.to_string())))
            g transform={ "translate(" (wide / 2.0) " " (high / 2.0) ")" } { (self.ground(seat)) (self.spaces(seat)) }
            @for ((_, right), content) in CORNERS.into_iter().zip(self.corners(seat)) {
                g transform={ "translate(" (right * (wide - CORE.0)) " 0)" } { (content) }
            }
        }
    }

    /// Whether the estate of a seat is still to be shown as the sides to choose from.
    pub(crate) fn shows_sides(&self, seat: Seat) -> bool {
        !self.sees_estate(seat) || self.position.stage() == Stage::Estates
    }

    /// The centre of a hex.
    pub(crate) fn place(&self, hex: Hex) -> (f32, f32) {
        let rows = &self.position.tables().grid.rows;
        let found = rows.iter().enumerate().find_map(|(row, hexes)| {
            let column = hexes.iter().position(|&other| other == hex)?;
            let middle = (hexes.len() as f32 - 1.0) / 2.0;
            let x = (column as f32 - middle) * RADIUS * 1.732;
            Some((round(x), (row as f32 - 3.0) * RADIUS * 1.5))
        });
        found.unwrap_or_default()
    }
}

/// The parchment of a sheet with its border of vines.
fn frame(wide: &str, high: &str) -> Markup {
    let strip = |x: &str, y: &str, along: bool, shift: &str| {
        let (class, width, height, fill) = match along {
            true => ("cb-border", wide, "18", "url(#cb-vine-x)"),
            false => ("cb-border cb-upright", "18", high, "url(#cb-vine-y)"),
        };
        html! {
            svg class=(class) x=(x) y=(y) width=(width) height=(height) overflow="visible" {
                g transform=(shift) {
                    rect.cb-border-paper width=(width) height=(height) {}
                    rect width=(width) height=(height) fill=(fill) {}
                }
            }
        }
    };
    html! {
        rect width=(wide) height=(high) fill="url(#cb-parchment)" {}
        (strip("0", "0", true, "translate(0 6)"))
        (strip("0", high, true, "translate(0 -24)"))
        (strip("0", "0", false, "translate(6 0)"))
        (strip(wide, "0", false, "translate(-24 0)"))
        rect.cb-night width=(wide) height=(high) {}
        @for (x, y, shift, upright) in [("0", "0", "translate(0 5)", false), ("0", "0", "translate(0 24)", false), ("0", high, "translate(0 -5)", false), ("0", high, "translate(0 -24)", false), ("0", "0", "translate(5 0)", true), ("0", "0", "translate(24 0)", true), (wide, "0", "translate(-5 0)", true), (wide, "0", "translate(-24 0)", true)] {
            svg.cb-upright[upright] x=(x) y=(y) width=(if upright { "2" } else { wide }) height=(if upright { high } else { "2" }) overflow="visible" {
                rect.cb-gold transform=(shift) width=(if upright { "2" } else { wide }) height=(if upright { high } else { "2" }) {}
            }
        }
        @for (x, y, shift) in [("0", "0", "translate(15 15)"), (wide, "0", "translate(-15 15)"), ("0", high, "translate(15 -15)"), (wide, high, "translate(-15 -15)")] {
            svg.cb-upright x=(x) y=(y) width="30" height="30" overflow="visible" {
                g transform=(shift) {
                    rect x="-12" y="-12" width="24" height="24" fill="#7a2a22" stroke="#b58a2c" stroke-width="2" {}
                    path d="M0-8l8 8-8 8-8-8z" fill="#d9b04a" {}
                }
            }
        }
    }
}
