//! The few numbers of a seat that everybody always sees: points, dice, workers, silverlings, storage, goods, and the estate
//! in miniature.

use std::fmt::Write;

use castles_of_burgundy::{CastlesOfBurgundy, Goods, Hex, Kind};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::icons;
use crate::look::Look;
use crate::tile::tile;

pub(crate) fn panel(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
    let look = Look::words_only(scene);
    let position = look.position;
    let points = look.say("mat-points", &[("points", position.scored(seat).into())]);
    let goods = Goods::ALL.into_iter().zip(position.goods_of(seat)).filter(|&(_, count)| count > 0);
    html! {
        span.cb-panel {
            @if look.sees_estate(seat) { (look.miniature(seat)) }
            span.cb-fact { b { (points) } }
            @for die in position.dice(seat).into_iter().flatten() {
                span.cb-fact title=(look.say("part-die", &[("die", die.0.into())])) {
                    (icons::inline(&icons::die(die, 0.0, 0.0, 24.0, svg::seat_fill(seat), svg::seat_ink(seat))))
                    span.cb-spoken { (look.say("part-die", &[("die", die.0.into())])) " " }
                }
            }
            span.cb-fact title=(look.words.workers(position.workers(seat))) {
                (icons::inline(&icons::worker(0.0, 0.0, 26.0))) (position.workers(seat))
                span.cb-spoken { " " (look.say("mat-workers", &[])) }
            }
            span.cb-fact title=(look.words.silver(position.silver(seat))) {
                (icons::inline(&icons::silver(0.0, 0.0, 26.0))) (position.silver(seat))
                span.cb-spoken { " " (look.say("mat-silver", &[])) }
            }
            @for &stored in position.storage(seat).iter().flatten() {
                span.cb-fact title=(look.words.tile_with_facts(stored)) {
                    (icons::inline(&tile(stored, 14.0, false)))
                    span.cb-spoken { " " (look.words.tile(stored)) }
                }
            }
            @for (goods, count) in goods {
                span.cb-fact title=(look.words.goods_count(goods, count)) {
                    (icons::inline(&icons::goods(goods, 0.0, 0.0, 24.0))) "×" (count)
                    span.cb-spoken { " " (look.words.goods(goods)) }
                }
            }
        }
    }
}

impl Look<'_> {
    /// The estate so small that only covered and empty hexes are told apart.
    fn miniature(&self, seat: Seat) -> Markup {
        let outline = |hexes: &mut dyn Iterator<Item = Hex>| {
            let mut data = String::new();
            for hex in hexes {
                let (x, y) = self.place(hex);
                let _ = write!(data, "M{:.0} {:.0}l35 20v40l-35 20l-35 -20v-40z", x, y - 40.0);
            }
            data
        };
        let covered = self.position.covered(seat);
        html! {
            svg.cb-miniature viewBox="-245 -222 490 444" width="44" height="40" aria-hidden="true" focusable="false" {
                path.cb-mini-ground d=(outline(&mut self.hexes())) {}
                @for kind in Kind::ALL {
                    @let hexes = self.position.covered_in(seat, kind);
                    @if !hexes.is_empty() {
                        path d=(outline(&mut hexes.iter().map(Hex))) fill=(icons::kind_fill(kind)) stroke=(icons::INK) stroke-width="6" {}
                    }
                }
                title { (self.say("mat-covered", &[("covered", covered.len().into())])) }
            }
        }
    }
}
