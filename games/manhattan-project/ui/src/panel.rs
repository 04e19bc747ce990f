//! The public numbers of a seat: workers in hand, goods, fuel, aircraft, cards, and the race to the goal.

use engine::Seat;
use manhattan_project::{Aircraft, Fuel, ManhattanProject, WorkerType};
use maud::{Markup, html};
use ui_kit::{Element as _, Scene, svg};

use crate::element::{Element, Figure};
use crate::icons::{self, Sign};
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let supply = look.position.supply(seat);
    let upper = [(Sign::Money, Figure::Money), (Sign::Yellowcake, Figure::Yellowcake)];
    let lower = [
        (Sign::Fuel(Fuel::Plutonium), Figure::Fuel(Fuel::Plutonium)),
        (Sign::Fuel(Fuel::Uranium), Figure::Fuel(Fuel::Uranium)),
        (Sign::Aircraft(Aircraft::Fighter), Figure::Aircraft(Aircraft::Fighter)),
        (Sign::Aircraft(Aircraft::Bomber), Figure::Aircraft(Aircraft::Bomber)),
        (Sign::Card, Figure::Hand),
    ];
    html! {
        span.mp-panel data-money=(Figure::Money.value(look.position, seat)) {
            span.mp-row {
                span.mp-hand-facts title=(look.say("panel-hand", &[])) {
                    @for which in WorkerType::ALL { span.mp-fact { (icons::inline(Sign::Worker(which))) (supply.count(which)) " " } }
                    span.mp-spoken { (look.say("panel-hand", &[])) " " }
                }
                @for (sign, figure) in upper { (look.fact(sign, figure, seat)) }
                @if look.threatens(seat) {
                    span.mp-threat title=(look.say("panel-threat-long", &[])) { (look.say("panel-threat", &[])) }
                }
            }
            span.mp-row {
                @for (sign, figure) in lower { (look.fact(sign, figure, seat)) }
                @if let Some(deals) = look.deals_of(seat) { span.mp-deal title=(deals) { (look.say("panel-deal", &[])) span.mp-spoken { " " (deals) } } }
            }
            (look.race(seat))
        }
    }
}

impl Look<'_> {
    /// A number with its sign, washed if it changed since the viewer's last turn.
    fn fact(&self, sign: Sign, figure: Figure, seat: Seat) -> Markup {
        let changed = self.scene.changed_by(&Element::Figure(figure, seat).id(self.position)).is_some();
        html! {
            span.mp-fact.mp-new[changed] title=(self.figure_name(figure)) {
                (icons::inline(sign)) (figure.value(self.position, seat))
                span.mp-spoken { " " (self.figure_name(figure)) " " }
            }
        }
    }

    /// The deals in force that bind a seat.
    fn deals_of(&self, seat: Seat) -> Option<String> {
        let bound = self.position.deals().filter(|deal| deal.proposer == seat || deal.partner == seat);
        let deals: Vec<String> = bound.map(|deal| self.deal(deal)).collect();
        (!deals.is_empty()).then(|| deals.join(" "))
    }

    /// The progress of a seat to the goal.
    fn race(&self, seat: Seat) -> Markup {
        let points = Figure::Points.value(self.position, seat);
        let goal = u16::from(self.position.goal());
        let width = 34.0 * f32::from(points.min(goal)) / f32::from(goal);
        html! {
            span.mp-race title=(self.say("panel-race", &[("points", points.into()), ("goal", goal.into())])) {
                svg.mp-bar viewBox="0 0 34 5" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    rect.mp-bar-ground width="34" height="5" {}
                    rect width=(width) height="5" fill=(svg::seat_fill(seat)) {}
                }
                span.mp-spoken { (points) "/" (goal) }
            }
        }
    }
}
