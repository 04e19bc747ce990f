//! CB-11.2: the two sides of a player board, and the castle hexes for the start castle.

use castles_of_burgundy::{Estate, Hex, Kind, Tile};
use engine::Seat;
use maud::{Markup, html};

use crate::element::Element;
use crate::look::Look;
use crate::tile::{RADIUS, hexagon, ring, tile};

/// The scale of a side, and its distance from the centre.
const SCALE: f32 = 0.56;
const AWAY: f32 = 143.0;

impl Look<'_> {
    /// Both sides, or the one that all have (CB-11.11), or the chosen one if the viewer may see it.
    pub(super) fn sides(&self, seat: Seat) -> Markup {
        let [front, back] = self.position.board_of(seat);
        if self.sees_estate(seat) {
            let chosen = Some((self.position.estate_of(seat), self.position.start_castle(seat)));
            return self.side(seat, self.position.estate_of(seat), 0.0, chosen);
        }
        let key = if self.position.has_chosen(seat) { "estate-chosen" } else { "mat-chooses" };
        html! {
            text.cb-title y="-170" { (self.say(key, &[("name", self.name(seat).into()), self.words.choosing()])) }
            @if front == back { (self.side(seat, front, 0.0, None)) }
            @else {
                (self.side(seat, front, -AWAY, None))
                (self.side(seat, back, AWAY, None))
            }
        }
    }

    fn side(&self, seat: Seat, estate: Estate, x: f32, chosen: Option<(Estate, Hex)>) -> Markup {
        let row = self.position.tables().estate(estate);
        let own = self.scene.viewer == Some(seat);
        html! {
            g transform={ "translate(" (x) " 0) scale(" (SCALE) ")" } {
                text.cb-title.cb-large y="-238" { (self.say("mat-estate", &[("estate", row.id.clone().into())])) }
                (self.printed(estate))
                @for hex in row.hexes(Kind::Castle).iter().map(Hex) {
                    @let (x, y) = self.place(hex);
                    @if chosen == Some((estate, hex)) {
                        g transform={ "translate(" (x) " " (y) ")" } { (tile(Tile::CASTLE, RADIUS, false)) }
                    }
                    @if own { (self.castle_hex(estate, hex, (x, y))) }
                }
            }
        }
    }

    fn castle_hex(&self, estate: Estate, hex: Hex, (x, y): (f32, f32)) -> Markup {
        let marks = self.marks(Element::Side(estate, hex));
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()]
                transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d=(hexagon(RADIUS - 1.0)) {}
                @if marks.legal {
                    g.cb-ghost aria-hidden="true" { (tile(Tile::CASTLE, RADIUS - 4.0, false)) }
                    (ring(&hexagon(RADIUS - 4.0)))
                }
            }
        }
    }
}
