//! The panel of a seat: its public numbers in one line.

use dice_settlers::{DiceSettlers, Icon, Resource};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons::{self, Glyph};
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, DiceSettlers>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let dice: u8 = position.dice(seat).iter().sum();
    let vp = position.vp(seat);
    html! {
        span.ds-panel {
            @match look.projection(seat) {
                Some(all) => {
                    @let values = [("vp", vp.into()), ("all", all.into())];
                    span.ds-fact title=(look.say("panel-points-long", &values)) { (look.say("panel-points", &values)) }
                }
                None => span.ds-fact { (look.say("effect-vp", &[("n", vp.into())])) }
            }
            span.ds-fact title=(look.say("panel-dice", &[("n", dice.into()), ("quota", position.quota(seat).into())])) {
                (icons::inline(Glyph::Die)) (dice) "/" (position.quota(seat))
            }
            (look.fact(Glyph::Tent, position.tents(seat), &look.say("mat-tents", &[])))
            (look.fact(Glyph::House, position.houses(seat), &look.say("mat-houses", &[])))
            @for resource in Resource::ALL {
                @let held = position.resources(seat)[resource.index()];
                @if held > 0 { (look.fact(Glyph::Icon(resource.icon()), held, &look.words.resource(resource))) }
            }
            (look.fact(Glyph::Icon(Icon::Research), position.markers(seat).len(), &look.say("area-cards", &[])))
            @if position.first_player() == seat { span.ds-first title=(look.say("panel-first", &[])) { "①" } }
        }
    }
}

impl Look<'_> {
    /// A sign with a number, spoken as a word.
    pub(crate) fn fact(&self, glyph: Glyph, count: u8, word: &str) -> Markup {
        html! {
            span.ds-fact title=(word) { (icons::inline(glyph)) (count) span.ds-spoken { " " (word) } }
        }
    }
}
