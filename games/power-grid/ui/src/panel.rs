//! The public numbers of a seat: its plants as small cards in the colours of their fuels, its tokens, its money.

use engine::Seat;
use maud::{Markup, html};
use power_grid::{Fuel, PowerGrid, plants};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, PowerGrid>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let (size, supplied) = (position.size(seat), look.supplies(seat));
    let money = if look.sees_money_of(seat) { position.money(seat).to_string() } else { "?".to_owned() };
    let supplies = look.say("panel-supplies", &[("supplied", supplied.into()), ("cities", size.into())]);
    let changed = |element: Element| look.scene.changed_by(&element.id(position)).is_some();
    html! {
        span.pg-panel data-money=(money) {
            @for plant in plants(position.plants_of(seat)) {
                @let kind = icons::kind(*position.tables().card(plant));
                span class={ "pg-chip pg-" (kind) @if changed(Element::Plant(plant)) { " pg-chip-new" } }
                    title=(look.words.facts(plant)) { (plant.0) } " "
            }
            @for fuel in Fuel::ALL {
                @let held = position.tokens(seat)[fuel.index()];
                @if held > 0 {
                    span.pg-fact.pg-fact-new[changed(Element::Stock(seat, fuel))] title=(look.words.count(fuel, held)) {
                        (icons::inline(fuel)) (held)
                        span.pg-spoken { " " (look.words.fuel(fuel)) " " }
                    }
                }
            }
            span.pg-fact title=(look.say("panel-supplies-long", &[])) {
                (icons::inline_bulb()) span.pg-spoken { (supplies) " " } span aria-hidden="true" { (supplied) }
            }
            span.pg-fact.pg-purse {
                (icons::note()) span.pg-spoken { (look.say("panel-money", &[("money", money.as_str().into())])) " " }
                span aria-hidden="true" { (money) }
            }
        }
    }
}
