//! The panel of a seat, always visible: points, dice, workers, silverlings, storage, goods.

use castles_of_burgundy::{CastlesOfBurgundy, Goods, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons;
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, CastlesOfBurgundy>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        span.cb-panel data-money=(look.position.silver(seat)) { (look.numbers(seat)) (look.belongings(seat)) }
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
        let face = |die| icons::seat_die(seat, die, 0.0, -1.0, 24.0);
        html! {
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

    /// A stored tile: its kind, and the number of animals and knowledge tiles.
    fn stored(&self, stored: Tile) -> Markup {
        let number = stored.as_animals().map(|(_, count)| count).or(stored.as_knowledge());
        let sign = icons::token(stored.kind(), 0.0, 0.0, 26.0);
        self.fact(&sign, number.map(u16::from), &self.words.tile_with_facts(stored))
    }
}
