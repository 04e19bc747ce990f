//! The next goods with the white die, the turn order track, the bonus tiles.

use castles_of_burgundy::{Kind, Size};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::tile::hexagon;

/// The total height.
pub(super) const HEIGHT: f32 = 168.0;

impl Look<'_> {
    pub(super) fn tracks(&self, top: f32) -> Markup {
        html! {
            (self.coming(top + 22.0))
            (self.track(top + 46.0))
            @for kind in Kind::ALL { (self.bonus(kind, top + 98.0)) }
        }
    }

    /// CB-4.3: the goods of the next rounds in order, and the depot to which the white die sent the last one.
    fn coming(&self, y: f32) -> Markup {
        let (coming, white) = (self.marks(Element::Coming), self.marks(Element::White));
        let goods: Vec<_> = self.position.round_goods().iter().flatten().collect();
        let right = self.depots_width() - 3.0;
        html! {
            g id=(white.id) data-el=(white.id) data-changed=[white.changed_number()] aria-hidden="true" {
                rect.cb-hit x="0" y=(y - 20.0) width="76" height="40" {}
                @if let Some(die) = self.position.white_die() {
                    (icons::white_die(die, 26.0, y, 30.0))
                    text.cb-label x="46" y=(y + 6.0) { "→ " (die.0) }
                }
            }
            g id=(coming.id) data-el=(coming.id) data-changed=[coming.changed_number()] aria-hidden="true" {
                rect.cb-hit x=(right - 190.0) y=(y - 20.0) width="190" height="40" {}
                text.cb-label.cb-end x=(right - 30.0 * goods.len().max(1) as f32) y=(y + 6.0) { (self.say("depots-coming", &[])) }
                @for (place, goods) in goods.iter().rev().enumerate() {
                    (icons::goods(**goods, right - 15.0 - 29.0 * place as f32, y, 24.0))
                }
                @if goods.is_empty() { text.cb-label x=(right - 20.0) y=(y + 6.0) { "–" } }
            }
        }
    }

    /// CB-2.11, CB-6.8: a space for each ship an estate can hold; on one space the upper marker is first.
    fn track(&self, top: f32) -> Markup {
        let marks = self.marks(Element::Track);
        let (spaces, wide) = self.track_spaces();
        html! {
            g id=(marks.id) data-el=(marks.id) aria-hidden="true" {
                @for space in 0..spaces {
                    rect.cb-cell x=(wide * f32::from(space) + 4.0) y=(top) width=(wide - 3.0) height="36" rx="6" {}
                    text.cb-space x=(wide * f32::from(space) + 11.0) y=(top + 31.0) { (space) }
                }
            }
            @for &seat in self.position.track().iter().rev() { (self.marker(seat, top)) }
        }
    }

    /// The number of spaces of the track, and their width.
    fn track_spaces(&self) -> (u8, f32) {
        let spaces = self.position.tables().kind(Kind::Ship).estate + 1;
        (spaces, (self.depots_width() - 6.0) / f32::from(spaces))
    }

    fn marker(&self, seat: Seat, top: f32) -> Markup {
        let marks = self.marks(Element::Marker(seat));
        let space = self.position.space(seat);
        let above = self.position.track().iter().take_while(|&&other| other != seat);
        let above = above.filter(|&&other| self.position.space(other) == space).count();
        let x = self.track_spaces().1 * (f32::from(space) + 1.0) - 12.0 - 8.0 * above as f32;
        let y = top + 12.0 + 4.0 * above as f32;
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                aria-hidden="true" {
                (svg::disc(seat, x, y, 9.0))
            }
        }
    }

    /// CB-7.6, CB-7.7: the points for the first and the second player to complete a colour, or the owner of
    /// the tile.
    fn bonus(&self, kind: Kind, top: f32) -> Markup {
        let position = self.position;
        let column = self.depots_width() / Kind::ALL.len() as f32;
        let left = column * f32::from(kind.number());
        let wide = (column / 2.0 - 2.0).min(28.0);
        let owners = position.bonus_tiles(kind);
        html! {
            path d=(hexagon(17.0)) transform={ "translate(" (left + column / 2.0) " " (top + 14.0) ")" }
                fill=(icons::kind_fill(kind)) stroke=(svg::KEY_IN) stroke-width="1.2" aria-hidden="true" {}
            (icons::kind(kind, left + column / 2.0, top + 14.0, 19.0, icons::kind_ink(kind)))
            @for (place, (size, owner)) in [Size::Large, Size::Small].into_iter().zip(owners).enumerate() {
                @let marks = self.marks(Element::Bonus(kind, size));
                @let x = left + column / 2.0 + if place == 0 { -wide / 2.0 } else { wide / 2.0 };
                g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true"
                    transform={ "translate(" (x) " " (top + 50.0) ")" } {
                    rect.cb-cell x=(1.0 - wide / 2.0) y="-16" width=(wide - 2.0) height="32" rx="5" {}
                    @match owner {
                        Some(seat) => { (svg::disc(seat, 0.0, 0.0, 10.0)) }
                        None => { text.cb-bonus y="6" { (position.tables().colour_points(place, position.seats())) } }
                    }
                }
            }
        }
    }
}
