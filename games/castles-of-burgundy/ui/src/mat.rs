//! The mat of a seat. The player board of the viewer is the board of the page, so the viewer's own mat shows
//! only the active knowledge tiles, bonus tiles and sold goods; that of a rival shows the rival's estate too.

use castles_of_burgundy::{CastlesOfBurgundy, Goods, Hex, Kind, Size, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::player_board::{RIVAL, SIDES};
use crate::tile::tile;

pub(crate) fn mat(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        div.cb-mat data-seat=(seat.number() + 1) {
            @if !look.on_board(seat) { (look.rival(seat)) }
            @if look.sees_estate(seat) { (look.works(seat)) }
        }
    }
}

impl Look<'_> {
    /// The board of a rival. A closed mat shows its left part, the estate.
    fn rival(&self, seat: Seat) -> Markup {
        let label = self.say("mat-board", &[("name", self.name(seat).into())]);
        if self.shows_sides(seat) {
            let (wide, high) = SIDES;
            let view = format!("{} {} {wide} {}", -wide / 2.0, 20.0 - high / 2.0, high - 40.0);
            return html! {
                div.cb-sides-frame {
                    p.cb-choosing { (self.choosing(seat)) }
                    svg.cb-board.cb-player viewBox=(view) role="group" aria-label=(label) { (self.sides(seat)) }
                }
            };
        }
        html! {
            div.cb-estate-frame {
                svg.cb-board.cb-player viewBox={ "0 0 " (RIVAL.0) " " (RIVAL.1) } role="group" aria-label=(label) { (self.rival_board(seat)) }
            }
        }
    }

    /// The active knowledge tiles with their final points if the game ended now; bonus tiles; sold goods.
    fn works(&self, seat: Seat) -> Markup {
        let position = self.position;
        let known = position.covered_in(seat, Kind::Knowledge).iter().map(Hex);
        let known = known.filter_map(|hex| Some((hex, position.tile_on(seat, hex)?)));
        let sold = Goods::ALL.into_iter().zip(position.sold(seat)).filter(|&(_, count)| count > 0);
        html! {
            ul.cb-works aria-label=(self.say("mat-works", &[])) {
                @for (hex, tile) in known {
                    li data-points=(Element::Hex(seat, hex).id(position)) title=(self.words.facts(tile).unwrap_or_default()) {
                        (emblem(tile))
                        span {
                            (self.words.facts(tile).unwrap_or_default())
                            @let points = tile.as_knowledge().map_or(0, |number| position.final_points(seat, number));
                            @if points > 0 && self.scene.assisted { " " b { (self.say("mat-now", &[("points", points.into())])) } }
                        }
                    }
                }
                @if position.covered_in(seat, Kind::Knowledge).is_empty() { li.cb-none { (self.say("mat-no-knowledge", &[])) } }
                @for (kind, size) in self.bonus_of(seat) {
                    li data-points=(Element::Bonus(kind, size).id(position)) title=(self.title(Element::Bonus(kind, size))) {
                        (icons::inline(&icons::token(kind, 0.0, 0.0, 26.0)))
                        span { (self.title(Element::Bonus(kind, size))) }
                    }
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

/// A knowledge tile beside its words.
fn emblem(known: Tile) -> Markup {
    html! {
        svg.cb-board.cb-emblem viewBox="-24 -28 48 59" width="36" height="44" aria-hidden="true" focusable="false" { (tile(known, 27.0, false)) }
    }
}
