//! The public numbers of a seat in one line: the race to the goal, workers in hand, money, fuel, cards. Aircraft and
//! buildings are beside the main board.

use engine::Seat;
use manhattan_project::{Fuel, ManhattanProject, WorkerType};
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::element::Figure;
use crate::icons::{self, Sign};
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let supply = position.supply(seat);
    let facts = [
        (Sign::Money, Figure::Money),
        (Sign::Fuel(Fuel::Plutonium), Figure::Fuel(Fuel::Plutonium)),
        (Sign::Fuel(Fuel::Uranium), Figure::Fuel(Fuel::Uranium)),
        (Sign::Card, Figure::Hand),
    ];
    html! {
        span.mp-panel {
            (look.race(seat))
            @if let Some(deals) = look.deals_of(seat) { span.mp-deal title=(deals) { (look.say("panel-deal", &[])) span.mp-spoken { " " (deals) } } }
            span.mp-fact title=(look.say("panel-hand", &[])) {
                @for which in WorkerType::ALL { (icons::inline(Sign::Worker(which))) (supply.count(which)) }
                span.mp-spoken { " " (look.say("panel-hand", &[])) }
            }
            @for (sign, figure) in facts {
                span.mp-fact title=(look.figure_name(figure)) {
                    (icons::inline(sign)) (figure.value(position, seat))
                    span.mp-spoken { " " (look.figure_name(figure)) }
                }
            }
        }
    }
}

impl Look<'_> {
    /// The deals in force that bind a seat.
    fn deals_of(&self, seat: Seat) -> Option<String> {
        let bound = self.position.deals().filter(|deal| deal.proposer == seat || deal.partner == seat);
        let deals: Vec<String> = bound.map(|deal| self.deal(deal)).collect();
        (!deals.is_empty()).then(|| deals.join(" "))
    }

    /// The progress of a seat to the goal, and whether it might win in its next turn.
    fn race(&self, seat: Seat) -> Markup {
        let points = Figure::Points.value(self.position, seat);
        let goal = u16::from(self.position.goal());
        let width = 34.0 * f32::from(points.min(goal)) / f32::from(goal);
        html! {
            span.mp-race title=(self.say("panel-race", &[("points", points.into()), ("goal", goal.into())])) {
                svg.mp-bar viewBox="0 0 36 14" width="36" height="14" aria-hidden="true" focusable="false" {
                    rect.mp-bar-ground x="1" y="1" width="34" height="12" rx="3" {}
                    rect x="1" y="1" width=(width) height="12" rx="3" fill=(svg::seat_fill(seat)) stroke=(svg::KEY_IN) {}
                }
                span { (points) "/" (goal) }
                @if self.threatens(seat) {
                    span.mp-threat title=(self.say("panel-threat-long", &[])) { (self.say("panel-threat", &[])) }
                }
            }
        }
    }
}
