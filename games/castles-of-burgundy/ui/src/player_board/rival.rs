//! The board of a rival on a mat: the estate, as large as the mat allows, and beside it what the rival has.

use castles_of_burgundy::{Goods, Stage};
use engine::{Game, Seat};
use maud::{Markup, html};

use crate::depots::badge;
use crate::element::Element;
use crate::icons;
use crate::look::{Look, points_of};
use crate::tile::{RADIUS, hexagon, hole, lamp, tile};

use super::corners::frame;

/// The size of the drawing, and the part of it that the estate needs. A closed mat shows only the estate.
pub(crate) const SIZE: (f32, f32) = (940.0, 520.0);
/// The middle of the estate.
const ESTATE: (f32, f32) = (286.0, 260.0);
/// The left edge of what the rival has.
const LEFT: f32 = 600.0;

impl Look<'_> {
    /// The drawing of a rival's board.
    pub(crate) fn rival_board(&self, seat: Seat) -> Markup {
        html! {
            g transform={ "translate(" (ESTATE.0) " " (ESTATE.1) ")" } { (self.ground(seat)) (self.spaces(seat)) }
            g.cb-has { (self.rival_dice(seat)) (self.rival_numbers(seat)) (self.rival_storage(seat)) (self.rival_goods(seat)) }
        }
    }

    fn rival_dice(&self, seat: Seat) -> Markup {
        let dice = self.position.dice(seat);
        let castle = self.position.stage() == Stage::Castle && self.position.to_act() == Some(seat);
        let shape = frame(84.0, 84.0);
        html! {
            @for (number, die) in (0u8..).zip(dice) {
                (self.corner(&self.marks(Element::Die(seat, number)), (LEFT + 44.0 + 96.0 * f32::from(number), 114.0), (&shape, &shape), &html! {}, &html! {
                    @match die {
                        Some(die) => { (icons::seat_die(seat, die, 0.0, -4.0, 72.0)) }
                        None => { rect.cb-hole x="-35" y="-37" width="70" height="74" rx="14" {} }
                    }
                }))
            }
            @if castle {
                (self.corner(&self.marks(Element::Wild(seat)), (LEFT + 236.0, 114.0), (&shape, &shape), &html! {}, &icons::wild_die(seat, 0.0, -4.0, 72.0)))
            }
        }
    }

    fn rival_numbers(&self, seat: Seat) -> Markup {
        let position = self.position;
        let shape = frame(150.0, 76.0);
        let figure = |element, at, icon: Markup, number: String| {
            let content = html! { (icon) text.cb-large x="16" y="20" { (number) } };
            self.corner(&self.marks(element), at, (&shape, &shape), &lamp(60.0, -30.0), &content)
        };
        html! {
            (figure(Element::Workers(seat), (LEFT + 72.0, 202.0), icons::worker(-36.0, 0.0, 80.0), position.workers(seat).to_string()))
            (figure(Element::Silver(seat), (LEFT + 240.0, 202.0), icons::silver(-36.0, 0.0, 72.0), position.silver(seat).to_string()))
            (self.corner(&self.marks(Element::Score(seat)), (LEFT + 216.0, 490.0), (&frame(220.0, 56.0), &frame(220.0, 56.0)), &html! {}, &html! {
                text.cb-large.cb-middle y="18" { (self.say("mat-points", &[("points", points_of(position, seat).into())])) }
            }))
        }
    }

    fn rival_storage(&self, seat: Seat) -> Markup {
        let shape = hexagon(46.0);
        html! {
            @for (number, stored) in (0u8..).zip(self.position.storage(seat)) {
                (self.corner(&self.marks(Element::Stored(seat, number)), (LEFT + 50.0 + 104.0 * f32::from(number), 294.0), (&shape, &shape), &html! {}, &html! {
                    (hole(43.0))
                    @if let Some(stored) = stored { g.piece id={ "cb-in-" (seat.number() + 1) "-" (number + 1) "-" (stored) } { (tile(*stored, RADIUS - 3.0, false)) } }
                }))
            }
        }
    }

    fn rival_goods(&self, seat: Seat) -> Markup {
        let held = Goods::ALL.into_iter().zip(self.position.goods_of(seat)).filter(|&(_, count)| count > 0);
        let sold: u8 = self.position.sold(seat).iter().sum();
        let shape = frame(92.0, 96.0);
        html! {
            @for ((goods, count), number) in held.zip(0u8..) {
                (self.corner(&self.marks(Element::Held(seat, goods)), (LEFT + 44.0 + 104.0 * f32::from(number), 398.0), (&shape, &shape), &html! {}, &html! {
                    (icons::goods_pile(goods, count, 0.0, 4.0, 64.0))
                    @if count > 1 { g transform="translate(26 38) scale(2.8)" { (badge(count, 0.0, 0.0)) } }
                }))
            }
            (self.corner(&self.marks(Element::Sold(seat)), (LEFT + 44.0, 488.0), (&frame(80.0, 60.0), &frame(80.0, 60.0)), &html! {}, &html! {
                rect.cb-sold-back x="-36" y="-20" width="72" height="46" rx="8" {}
                rect.cb-sold-back x="-36" y="-28" width="72" height="46" rx="8" {}
                text.cb-medium.cb-sold-count y="11" { (sold) }
            }))
        }
    }
}
