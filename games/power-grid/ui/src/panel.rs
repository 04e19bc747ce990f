//! The public numbers of a seat, in one line.

use engine::Seat;
use maud::{Markup, html};
use power_grid::{Fuel, PowerGrid, plants};
use ui_kit::Scene;

use crate::icons;
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, PowerGrid>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let (size, supplied) = (position.size(seat), position.can_supply(seat));
    let money = if look.sees_money_of(seat) { position.money(seat).to_string() } else { "?".to_owned() };
    let [cities, supplies, purse] = [
        look.say("panel-cities", &[("cities", size.into())]),
        look.say("panel-supplies", &[("supplied", supplied.into()), ("cities", size.into())]),
        look.say("panel-money", &[("money", money.into())]),
    ];
    html! {
        span.pg-panel {
            span.pg-fact { (cities) }
            span.pg-fact title=(look.say("panel-supplies-long", &[])) { (supplies) }
            span.pg-fact { (purse) }
            @for plant in plants(position.plants_of(seat)) {
                span.pg-plant-chip title=(look.words.facts(plant)) { (plant.0) }
            }
            @for fuel in Fuel::ALL {
                @let held = position.tokens(seat)[fuel.index()];
                @if held > 0 {
                    span.pg-fact title=(look.words.count(fuel, held)) {
                        (icons::inline(fuel)) (held)
                        span.pg-spoken { " " (look.words.fuel(fuel)) }
                    }
                }
            }
        }
    }
}
