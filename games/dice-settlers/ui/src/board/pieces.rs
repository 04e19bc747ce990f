//! Tents, houses, the crowns of control, and the markers on factories.

use dice_settlers::Tile;
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout::{self, round};
use crate::element::Element;
use crate::icons;

/// The width and height of a tent, and of a house.
const TENT: (f32, f32) = (36.0, 30.0);
const HOUSE: (f32, f32) = (34.0, 32.0);

/// The place of the tents or the houses of a seat on a tile, around the middle of the tile.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) seat: Seat,
    pub(super) house: bool,
    pub(super) x: f32,
    pub(super) y: f32,
    /// How large they are.
    pub(super) scale: f32,
}

impl Plan<'_> {
    pub(super) fn pieces(&self) -> Markup {
        let position = self.look.position;
        html! {
            @for tile in self.tiles() {
                @let (x, y) = self.place(tile);
                @let spots = self.spots(tile, None);
                @for spot in &spots {
                    @if spot.house { (self.houses(spot, tile, x, y)) } @else { (self.tents(spot, tile, x, y)) }
                }
                @let controllers = self.look.words.controllers(tile);
                @for &seat in &controllers { (crown(seat, tile, (x, y), &spots, controllers.len() > 1)) }
                @for seat in position.all_players() {
                    @if position.factories_run(seat).has(tile.0) {
                        @let dx = [-27.0, 27.0, -16.0, 16.0][seat.index() % 4];
                        g.ds-ran aria-hidden="true" { (svg::disc(seat, round(x + dx), round(y + 54.0), 4.5)) }
                    }
                }
            }
        }
    }

    /// Where everything on a tile stands, and the tents of one more seat: in one row, or in two if there are many.
    pub(super) fn spots(&self, tile: Tile, more: Option<Seat>) -> Vec<Spot> {
        let position = self.look.position;
        let mut things: Vec<(Seat, bool)> = Vec::new();
        for seat in position.all_players() {
            if position.houses_on(seat, tile) > 0 {
                things.push((seat, true));
            }
            if position.tents_on(seat, tile) > 0 || more == Some(seat) {
                things.push((seat, false));
            }
        }
        let count = things.len();
        // Larger where the map is small on the screen.
        let larger = 1.0 + (self.layout.figures - 1.0) * 0.25;
        let (above, scale, step) = match count {
            0 | 1 => (count, 1.06 * larger, 0.0),
            2 => (2, larger, 41.0),
            3 => (3, 0.9 * larger.min(1.05), 34.0),
            _ => (count.div_ceil(2), 0.74 * larger, 37.0),
        };
        let spot = |(at, (seat, house)): (usize, (Seat, bool))| {
            let (row, at, of) = if at < above { (0, at, above) } else { (1, at - above, count - above) };
            let y = match (above < count, row) {
                (false, _) => -2.0 - 4.0 * (self.layout.figures - 1.0),
                (true, 0) => -13.0,
                (true, _) => 10.0,
            };
            Spot { seat, house, x: (at as f32 - (of as f32 - 1.0) / 2.0) * step, y, scale }
        };
        things.into_iter().enumerate().map(spot).collect()
    }

    fn tents(&self, spot: &Spot, tile: Tile, x: f32, y: f32) -> Markup {
        let seat = spot.seat;
        let marks = self.look.marks(Element::Tents(seat, tile));
        let tents = self.look.position.tents_on(seat, tile);
        html! {
            g.piece.ds-tents id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)] data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform=(layout::translate(x + spot.x, y + spot.y)) {
                (tent(seat, spot.scale))
                @if tents > 1 { (self.count(spot, tents)) }
            }
        }
    }

    /// The number of tents of a stack, at its right foot.
    fn count(&self, spot: &Spot, tents: u8) -> Markup {
        let size = 15.0 * self.layout.figures;
        let (x, y) = (12.0 * spot.scale, 11.0 * spot.scale);
        html! {
            g transform=(layout::translate(x, y)) {
                g.ds-figure-of {
                    circle r=(round(size * 0.58)) fill="#fffdf4" stroke="#1a1714" stroke-width="1.3" {}
                    text.ds-print y=(round(size * 0.34)) font-size=(round(size)) { (tents) }
                }
            }
        }
    }

    /// DS-18.2: the houses of a player on a tile, side by side.
    fn houses(&self, spot: &Spot, tile: Tile, x: f32, y: f32) -> Markup {
        let seat = spot.seat;
        let marks = self.look.marks(Element::House(seat, tile));
        let houses = self.look.position.houses_on(seat, tile);
        html! {
            g.piece.ds-house id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform=(layout::translate(x + spot.x, y + spot.y)) {
                @for house in 0..houses {
                    @let dx = 12.0 * (f32::from(house) - f32::from(houses - 1) / 2.0);
                    (icons::piece(&format!("#ds-house-{seat}"), dx, -2.0, HOUSE.0 * spot.scale, HOUSE.1 * spot.scale))
                }
            }
        }
    }
}

/// A tent around a point.
pub(super) fn tent(seat: Seat, scale: f32) -> Markup {
    icons::piece(&format!("#ds-tent-{seat}"), 0.0, 0.0, TENT.0 * scale, TENT.1 * scale)
}

/// DS-5.2: the crown of a player in control, above the house or else the tents; shared control has a broken crown.
fn crown(seat: Seat, tile: Tile, (x, y): (f32, f32), spots: &[Spot], tie: bool) -> Markup {
    let id = format!("ds-crown-{}-{}", seat.number() + 1, tile.0);
    let Some(spot) = spots.iter().find(|spot| spot.seat == seat) else { return html! {} };
    let (x, y) = (x + spot.x - 3.0 * spot.scale, y + spot.y - 19.0 * spot.scale);
    html! {
        g.ds-crown.ds-tie[tie] id=(id) aria-hidden="true" transform={ (layout::translate(x, y)) " scale(" (round(0.9 * spot.scale)) ")" } {
            use href=(if tie { "#ds-c-split" } else { "#ds-c-whole" }) {}
        }
    }
}
