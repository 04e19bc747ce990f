//! The mat of a seat. The player board of the viewer is the board of the page, so the viewer's own mat shows
//! only the active knowledge tiles, bonus tiles and sold goods.

use castles_of_burgundy::{CastlesOfBurgundy, Goods, Hex, Kind, Size};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::player_board::{VIEW, view_box};

pub(crate) fn mat(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        div.cb-mat data-seat=(seat.number() + 1) {
            @if !look.on_board(seat) {
                svg.cb-board.cb-player viewBox=(view_box(VIEW)) role="group"
                    aria-label=(look.say("mat-board", &[("name", look.name(seat).into())])) { (look.player_board(seat)) }
            }
            @if look.sees_estate(seat) { (look.works(seat)) }
        }
    }
}

impl Look<'_> {
    /// The active knowledge tiles with their final points if the game ended now; bonus tiles; sold goods.
    fn works(&self, seat: Seat) -> Markup {
        let position = self.position;
        let known = position.covered_in(seat, Kind::Knowledge).iter().map(Hex);
        let known = known.filter_map(|hex| Some((hex, position.tile_on(seat, hex)?)));
        let sold = Goods::ALL.into_iter().zip(position.sold(seat)).filter(|&(_, count)| count > 0);
        html! {
            ul.cb-works aria-label=(self.say("mat-works", &[])) {
                @for (hex, tile) in known {
                    li data-points=(Element::Hex(seat, hex).id(position)) {
                        b.cb-tag { (tile.as_knowledge().unwrap_or_default()) } " " (self.words.facts(tile).unwrap_or_default())
                        @let points = tile.as_knowledge().map_or(0, |number| position.final_points(seat, number));
                        @if points > 0 && self.scene.assisted { " " b { (self.say("mat-now", &[("points", points.into())])) } }
                    }
                }
                @if position.covered_in(seat, Kind::Knowledge).is_empty() { li.cb-none { (self.say("mat-no-knowledge", &[])) } }
                @for (kind, size) in self.bonus_of(seat) {
                    li data-points=(Element::Bonus(kind, size).id(position)) { (self.title(Element::Bonus(kind, size))) }
                }
                @if self.sees_sold(seat) && position.sold(seat) != [0; 6] {
                    li {
                        (self.say("mat-sold", &[])) " "
                        @for (goods, count) in sold {
                            span.cb-fact title=(self.words.goods_count(goods, count)) {
                                (icons::inline(&icons::goods(goods, 0.0, 0.0, 24.0))) "×" (count)
                                span.cb-spoken { " " (self.words.goods(goods)) }
                            } " "
                        }
                    }
                }
            }
        }
    }

    /// The bonus tiles a seat has taken.
    pub(crate) fn bonus_of(&self, seat: Seat) -> Vec<(Kind, Size)> {
        let of = |kind: Kind| {
            let owners = self.position.bonus_tiles(kind);
            [Size::Large, Size::Small].into_iter().zip(owners).filter(move |(_, owner)| *owner == Some(seat))
        };
        Kind::ALL.into_iter().flat_map(|kind| of(kind).map(move |(size, _)| (kind, size))).collect()
    }
}
