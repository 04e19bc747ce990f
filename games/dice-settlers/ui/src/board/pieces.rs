//! Tents, houses, the crowns of control, and the markers on factories.

use dice_settlers::Tile;
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout;
use crate::element::Element;
use crate::icons::Glyph;

/// A stack of tents around its middle.
pub(super) const TENT: &str = "M0 -11L13 9H-13z";
/// A house around its middle.
const HOUSE: &str = "M-10 10V-2L0 -11L10 -2V10z";

/// Where the tents of each seat stand on a tile; the middle stays free.
pub(super) const STACKS: [(f32, f32); 4] = [(-31.0, -2.0), (31.0, -2.0), (-31.0, 21.0), (31.0, 21.0)];

impl Plan<'_> {
    pub(super) fn pieces(&self) -> Markup {
        let position = self.look.position;
        html! {
            @for tile in self.tiles() {
                @let (x, y) = self.place(tile);
                @let controllers = self.look.words.controllers(tile);
                @for seat in position.all_players() {
                    @let (dx, dy) = STACKS[seat.index() % 4];
                    @if position.tents_on(seat, tile) > 0 { (self.tents(seat, tile, x + dx, y + dy)) }
                    @if position.houses_on(seat, tile) > 0 { (self.houses(seat, tile, x, y)) }
                    @if controllers.contains(&seat) {
                        @let house = position.houses_on(seat, tile) > 0;
                        @let at = if house { (x, y - 7.0) } else { (x + dx * 0.36, y + dy + 2.0) };
                        (crown(seat, tile, at, controllers.len() > 1))
                    }
                    @if position.factories_run(seat).has(tile.0) {
                        g.ds-ran aria-hidden="true" { (svg::disc(seat, x - 15.0 + 10.0 * f32::from(seat.number()), y + 61.0, 4.5)) }
                    }
                }
            }
        }
    }

    fn tents(&self, seat: Seat, tile: Tile, x: f32, y: f32) -> Markup {
        let marks = self.look.marks(Element::Tents(seat, tile));
        html! {
            g.piece.ds-tents id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)] data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform=(layout::translate(x, y)) {
                (svg::piece(seat, TENT, 3.0, 10.0))
                (count(seat, self.look.position.tents_on(seat, tile)))
                @if marks.changed.is_some() { path.ds-changed d="M0 -17L19 13H-19z" {} }
            }
        }
    }

    /// DS-18.2: the houses of a player on a tile, side by side where there is room between the tents.
    fn houses(&self, seat: Seat, tile: Tile, x: f32, y: f32) -> Markup {
        let marks = self.look.marks(Element::House(seat, tile));
        let houses = self.look.position.houses_on(seat, tile);
        let room = if houses > 1 { 15.0 } else { 0.0 };
        let step = room / f32::from(houses.max(2) - 1);
        html! {
            g.piece.ds-house id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform=(layout::translate(x, y + 10.0)) {
                @for house in 0..houses {
                    g transform=(layout::translate(step * f32::from(house) - room / 2.0, 0.0)) { (svg::piece(seat, HOUSE, 2.0, 12.0)) }
                }
                @if marks.changed.is_some() { path.ds-changed d={ "M" (-15.0 - room / 2.0) " 14V-4L0 -17L" (15.0 + room / 2.0) " -4V14z" } {} }
            }
        }
    }
}

/// DS-5.2: the crown of a player in control; shared control has another shape.
fn crown(seat: Seat, tile: Tile, (x, y): (f32, f32), tie: bool) -> Markup {
    let id = format!("ds-crown-{}-{}", seat.number() + 1, tile.0);
    html! {
        g.ds-crown.ds-tie[tie] id=(id) aria-hidden="true" transform={ "translate(" (x) " " (y) ") scale(.7)" } {
            path d=(Glyph::Crown.path()) {}
            @if tie { path.ds-split d="M2 -11L-2 -3L2 2L-2 9" {} }
        }
    }
}

/// The number of tents of a stack, on its outer side.
fn count(seat: Seat, tents: u8) -> Markup {
    let x = STACKS[seat.index() % 4].0.signum() * 12.0;
    html! {
        @if tents > 1 {
            circle.ds-count-ground cx=(x) cy="1" r="10" {}
            text.ds-tents-count x=(x) y="8" { (tents) }
        }
    }
}
