//! Tents, houses, the crown of who controls a tile, and the markers on factories.

use dice_settlers::Tile;
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout;
use crate::element::Element;
use crate::icons::Glyph;

/// A stack of tents around its middle.
pub(super) const TENT: &str = "M0 -13L15 11H-15z";
/// A house around its middle.
const HOUSE: &str = "M-11 11V-2L0 -12L11 -2V11z";

/// Where the tents of each seat stand on a tile; the middle stays free.
pub(super) const STACKS: [(f32, f32); 4] = [(-28.0, -9.0), (28.0, -9.0), (-28.0, 19.0), (28.0, 19.0)];

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
                    @if position.houses(seat).has(tile.0) { (self.house(seat, tile, x, y)) }
                    @if controllers.contains(&seat) {
                        @let house = position.houses(seat).has(tile.0);
                        @let at = if house { (x, y - 19.0) } else { (x + dx, y + dy - 20.0) };
                        (crown(seat, tile, at, controllers.len() > 1))
                    }
                    @if position.factories_run(seat).has(tile.0) {
                        g.ds-ran aria-hidden="true" { (svg::disc(seat, x - 36.0 + 8.0 * f32::from(seat.number()), y + 38.0, 5.0)) }
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
                (svg::piece(seat, TENT, 4.0, 11.0))
                (self.count(self.look.position.tents_on(seat, tile)))
                @if marks.changed.is_some() { path.ds-changed d="M0 -19L21 15H-21z" {} }
            }
        }
    }

    /// How many tents a stack has.
    fn count(&self, tents: u8) -> Markup {
        html! {
            @if tents > 1 {
                circle.ds-count-ground cx="13" cy="-8" r="9" {}
                text.ds-tents-count x="13" y="-3" { (tents) }
            }
        }
    }

    fn house(&self, seat: Seat, tile: Tile, x: f32, y: f32) -> Markup {
        let marks = self.look.marks(Element::House(seat, tile));
        html! {
            g.piece.ds-house id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1)
                data-changed=[marks.changed_number()] transform=(layout::translate(x, y + 3.0)) {
                (svg::piece(seat, HOUSE, 2.5, 13.0))
                @if marks.changed.is_some() { path.ds-changed d="M-16 15V-4L0 -18L16 -4V15z" {} }
            }
        }
    }
}

/// DS-5.2: the crown of who controls a tile; where several do, it is broken in two.
fn crown(seat: Seat, tile: Tile, (x, y): (f32, f32), tie: bool) -> Markup {
    let id = format!("ds-crown-{}-{}", seat.number() + 1, tile.0);
    html! {
        g.ds-crown.ds-tie[tie] id=(id) aria-hidden="true" transform={ "translate(" (x) " " (y) ") scale(.62)" } {
            path d=(Glyph::Crown.path()) {}
            @if tie { path.ds-split d="M2 -11L-2 -3L2 2L-2 9" {} }
        }
    }
}
