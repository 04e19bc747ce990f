//! The panel of a seat, always visible: points, dice, workers, silverlings, storage, goods, and a miniature
//! of the estate.

use std::fmt::Write;

use castles_of_burgundy::{CastlesOfBurgundy, Goods, Hex, Kind, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::icons;
use crate::look::Look;
use crate::tile::tile;

pub(crate) fn panel(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        div.cb-row {
            @if look.sees_estate(seat) { (look.miniature(seat)) }
            span.cb-panel { (look.numbers(seat)) (look.belongings(seat)) }
        }
    }
}

impl Look<'_> {
    /// An icon with a number; the words are its tooltip and its text for screen readers.
    fn fact(&self, sign: &Markup, number: Option<u16>, words: &str) -> Markup {
        html! {
            span.cb-fact title=(words) {
                (icons::inline(sign))
                @if let Some(number) = number { (number) }
                span.cb-spoken { " " (words) " " }
            }
        }
    }

    fn numbers(&self, seat: Seat) -> Markup {
        let position = self.position;
        let (workers, silver) = (position.workers(seat), position.silver(seat));
        let face = |die| icons::die(die, 0.0, 0.0, 24.0, svg::seat_fill(seat), svg::seat_ink(seat));
        html! {
            span.cb-fact { b { (self.say("mat-points", &[("points", position.scored(seat).into())])) } }
            @for die in position.dice(seat).into_iter().flatten() {
                (self.fact(&face(die), None, &self.say("die-name", &[("die", die.0.into())])))
            }
            (self.fact(&icons::worker(0.0, 0.0, 26.0), Some(workers), &self.say("mat-workers", &[])))
            (self.fact(&icons::silver(0.0, 0.0, 26.0), Some(silver), &self.say("mat-silver", &[])))
        }
    }

    fn belongings(&self, seat: Seat) -> Markup {
        let held = Goods::ALL.into_iter().zip(self.position.goods_of(seat)).filter(|&(_, count)| count > 0);
        html! {
            @for &stored in self.position.storage(seat).iter().flatten() {
                (self.stored(stored))
            }
            @for (goods, count) in held {
                @let more = (count > 1).then_some(count.into());
                (self.fact(&icons::goods(goods, 0.0, 0.0, 24.0), more, &self.words.goods_count(goods, count)))
            }
        }
    }

    /// A stored tile: the number of animals and knowledge tiles, the icon of the others.
    fn stored(&self, stored: Tile) -> Markup {
        let words = self.words.tile_with_facts(stored);
        let number = stored.as_animals().map(|(_, count)| count).or(stored.as_knowledge());
        let Some(number) = number else { return self.fact(&tile(stored, 14.0, false), None, &words) };
        html! {
            span.cb-fact title=(words) {
                b.cb-tag.cb-pasture[stored.as_animals().is_some()] { (number) }
                span.cb-spoken { " " (words) " " }
            }
        }
    }

    /// A miniature of the estate that shows covered and empty hexes.
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
