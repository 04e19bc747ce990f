//! Choosing an estate: the two sides of a player board, and the castle hexes for the start castle.

use castles_of_burgundy::{Estate, Hex, Kind, Tile};
use engine::Seat;
use maud::{Markup, html};

use super::estate::Print;
use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::tile::{RADIUS, halo, hexagon, tile};

/// The size of the drawing with both sides; the scale of a side, and its distance from the middle.
pub(crate) const SIZE: (f32, f32) = (1060.0, 600.0);
const SCALE: f32 = 0.82;
const AWAY: f32 = 258.0;

impl Look<'_> {
    /// Both sides around the origin, or the one that all have (CB-11.11), or the chosen one if the viewer may see it.
    pub(crate) fn sides(&self, seat: Seat) -> Markup {
        let [front, back] = self.position.board_of(seat);
        if self.sees_estate(seat) {
            let chosen = Some((self.position.estate_of(seat), self.position.start_castle(seat)));
            return self.side(seat, self.position.estate_of(seat), 0.0, chosen);
        }
        html! {
            @if front == back { (self.side(seat, front, 0.0, None)) }
            @else {
                (self.side(seat, front, -AWAY, None))
                (self.side(seat, back, AWAY, None))
            }
        }
    }

    /// Whether a seat has chosen, in words.
    pub(crate) fn choosing(&self, seat: Seat) -> String {
        let key = if self.position.has_chosen(seat) { "estate-chosen" } else { "mat-chooses" };
        self.say(key, &[("name", self.name(seat).into()), self.words.choosing()])
    }

    fn side(&self, seat: Seat, estate: Estate, x: f32, chosen: Option<(Estate, Hex)>) -> Markup {
        let row = self.position.tables().estate(estate);
        let own = self.scene.viewer == Some(seat);
        let print = if self.on_board(seat) { Print::Fine } else { Print::Plain };
        let key = format!("cb-sheet-{seat}-{}", row.id);
        html! {
            g transform={ "translate(" (x) " 0)" } {
                rect.cb-sheet-edge x="-250" y="-292" width="500" height="584" rx="8" {}
                text.cb-estate-name y="-250" { (self.say("mat-estate", &[("estate", row.id.clone().into())])) }
                g transform={ "translate(0 -24) scale(" (SCALE) ")" } {
                    (self.scene.still(&key, &row.id, || self.printed(estate, print)))
                    @for hex in row.hexes(Kind::Castle).iter().map(Hex) {
                        @let (x, y) = self.place(hex);
                        @if chosen == Some((estate, hex)) {
                            g transform={ "translate(" (x) " " (y) ")" } { (tile(Tile::CASTLE, RADIUS - 2.5, false)) }
                        }
                        @if own { (self.castle_hex(estate, hex, (x, y))) }
                    }
                }
                @for kind in Kind::ALL { (self.sizes(estate, kind)) }
            }
        }
    }

    /// The sizes of the regions of a kind.
    fn sizes(&self, estate: Estate, kind: Kind) -> Markup {
        let sizes = self.position.tables().estate(estate).sizes(kind);
        let sizes: Vec<String> = sizes.iter().map(u8::to_string).collect();
        let (column, row) = (f32::from(kind.number() % 3), f32::from(kind.number() / 3));
        html! {
            g.cb-sizes transform={ "translate(" (column * 150.0 - 220.0) " " (row * 34.0 + 190.0) ")" } aria-hidden="true" {
                rect width="142" height="30" rx="6" {}
                (icons::token(kind, 18.0, 15.0, 23.0))
                text x="36" y="21" { (sizes.join(" · ")) }
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
                    g.cb-ring-lit {
                        path.cb-lit-edge d=(hexagon(RADIUS - 4.5)) {}
                        path.cb-lit d=(hexagon(RADIUS - 4.5)) {}
                        (icons::kind(Kind::Castle, 0.0, -12.0, 19.0, icons::kind_dark(Kind::Castle)))
                        text.cb-number y="16.5" { (self.position.tables().grid.die(hex).0) }
                    }
                    (halo(&hexagon(RADIUS - 1.0)))
                    g.cb-ghost aria-hidden="true" { (tile(Tile::CASTLE, RADIUS - 4.0, false)) }
                }
            }
        }
    }
}
