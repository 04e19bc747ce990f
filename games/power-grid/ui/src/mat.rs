//! The mat of a seat: plants with the tokens on them, tokens in total, and its numbers.

use engine::{Game, Seat};
use maud::{Markup, html};
use power_grid::{Fuel, Plant, PowerGrid, Storage, plants};
use ui_kit::{Scene, svg};

use crate::card::{Extra, Sign, no_plant};
use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::stored::stored;

pub(crate) fn mat(scene: &Scene<'_, PowerGrid>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let heading = if scene.viewer == Some(seat) { "mat-own-plants" } else { "mat-plants" };
    html! {
        div.pg-mat data-seat=(seat.number() + 1) {
            div.pg-head-line {
                h3.pg-heading { (look.say(heading, &[])) }
                div.pg-stocks { (look.stocks(seat)) }
            }
            div.pg-cards {
                @let owned = look.position.plants_of(seat);
                @for plant in plants(owned) { (look.owned(seat, plant)) }
                @if owned.is_empty() { p.pg-spoken { (look.say("mat-no-plant", &[])) } }
                @for _ in owned.len()..look.position.tables().players(look.position.seats()).max_plants { (no_plant()) }
            }
            div.pg-numbers { (look.numbers(seat)) }
        }
    }
}

impl Look<'_> {
    fn owned(&self, seat: Seat, plant: Plant) -> Markup {
        let ran = self.position.to_act() == Some(seat) && self.position.ran().has(plant.0);
        self.card(
            plant,
            &Extra { stored: Some(stored(self.position, seat, plant)), sign: ran.then_some(Sign::Ran) },
        )
    }

    fn numbers(&self, seat: Seat) -> Markup {
        let position = self.position;
        let tables = position.tables();
        let (size, supplied) = (position.size(seat), self.supplies(seat));
        let money = if self.sees_money_of(seat) { position.money(seat).to_string() } else { "?".to_owned() };
        let more = tables.payment(position.could_supply(seat, size + 1));
        let income = [("now", tables.payment(supplied).into()), ("more", more.into())];
        let supplies = [("supplied", supplied.into()), ("cities", size.into())];
        let houses = [("count", (tables.houses - size).into())];
        html! {
            (self.number(Element::Money(seat), "mat-money", &icons::note(), &money))
            (self.number(Element::Cities(seat), "mat-cities", &icons::inline_house(seat), &size.to_string()))
            (self.number(Element::Supplies(seat), "mat-supplies", &icons::inline_bulb(), &self.say("mat-of", &supplies)))
            (self.number(Element::Income(seat), "mat-income", &html! {}, &self.say("mat-income-short", &income)))
            (self.number(Element::Houses(seat), "mat-houses", &html! {}, &self.say("mat-houses-left", &houses)))
        }
    }

    fn number(&self, element: Element, key: &str, sign: &Markup, value: &str) -> Markup {
        let marks = self.marks(element);
        html! {
            div.pg-figure.pg-small[sign.0.is_empty()] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                title=(self.say(key, &[])) {
                span.pg-figure-name { (sign) span.pg-spoken { (self.say(key, &[])) " " } }
                span.pg-figure-value { (value) }
                @if let Some(seat) = marks.changed { (svg::chip(seat)) }
            }
        }
    }

    /// Tokens in total and the room for them, for the kinds a player can store or has.
    fn stocks(&self, seat: Seat) -> Markup {
        let Storage { only, hybrid } = self.position.storage(seat);
        let held = self.position.tokens(seat);
        html! {
            @for fuel in Fuel::ALL {
                @let (count, shared) = (held[fuel.index()], if matches!(fuel, Fuel::Coal | Fuel::Oil) { hybrid } else { 0 });
                @if count + only[fuel.index()] + shared > 0 {
                    @let marks = self.marks(Element::Stock(seat, fuel));
                    @let more = self.position.room_for(seat, fuel);
                    @let said = self.say("mat-stock", &[("fuel", fuel.word().into()), ("count", count.into()), ("more", more.into())]);
                    div.pg-stock id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                        role=[marks.role()] tabindex=[marks.tab_index()] title=(said) aria-label=(marks.label.as_ref().unwrap_or(&said)) {
                        (icons::inline(fuel))
                        b { (count) } span.pg-more { "+" (more) }
                        @if let Some(seat) = marks.changed { (svg::chip(seat)) }
                    }
                }
            }
        }
    }
}
