//! The panel of a seat: its public numbers and its dice, in two lines.

use dice_settlers::{Colour, DiceSettlers, Icon, Resource, Stage};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::mat::small_die;

pub(crate) fn panel(scene: &Scene<'_, DiceSettlers>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let dice: u8 = position.dice(seat).iter().sum();
    let vp = position.vp(seat);
    html! {
        span.ds-panel {
            @match look.projection(seat) {
                // The final score.
                Some(all) if position.stage() == Stage::Over => span.ds-fact.ds-projected { (look.say("effect-vp", &[("n", all.into())])) }
                Some(all) => {
                    @let values = [("vp", vp.into()), ("all", all.into())];
                    span.ds-fact.ds-projected title=(look.say("panel-points-long", &values)) { (look.say("panel-points", &values)) }
                }
                None => {}
            }
            (look.thing(&icons::tent(seat), position.tents(seat), &look.say("mat-tents", &[])))
            (look.thing(&icons::house(seat), position.houses(seat), &look.say("mat-houses", &[])))
            @for resource in Resource::ALL {
                @let held = position.resources(seat)[resource.index()];
                @if held > 0 { (look.thing(&icons::token(resource), held, &look.words.resource(resource))) }
            }
            (look.fact(Glyph::Icon(Icon::Research), position.markers(seat).len(), &look.say("area-cards", &[])))
            @if position.first_player() == seat { span.ds-first title=(look.say("panel-first", &[])) { "①" } }
            span.ds-panel-dice title=(look.say("panel-dice", &[("n", dice.into()), ("quota", position.quota(seat).into())])) {
                span.ds-fact { (icons::inline(Glyph::Die)) (dice) "/" (position.quota(seat)) }
                @for (colour, count) in Colour::ALL.into_iter().zip(look.dice_shown(seat)).filter(|(_, count)| *count > 0) {
                    span.ds-fact { (small_die(colour, None)) (count) span.ds-spoken { " " (look.words.colour(colour)) } }
                }
            }
        }
    }
}

impl Look<'_> {
    /// The dice of a seat by colour: DS-1.9, without those in its bag if the viewer may not look into it.
    fn dice_shown(&self, seat: Seat) -> [u8; 6] {
        let position = self.position;
        if self.sees_bag_of(seat) {
            return position.dice(seat);
        }
        let mut dice = position.spent(seat);
        for (face, _) in self.active_dice(seat) {
            dice[position.tables().colour(face).index()] += 1;
        }
        dice
    }

    /// An object with a number, spoken as a word.
    fn thing(&self, drawn: &Markup, count: u8, word: &str) -> Markup {
        html! { span.ds-fact title=(word) { (drawn) (count) span.ds-spoken { " " (word) } } }
    }

    /// A sign with a number, spoken as a word.
    pub(crate) fn fact(&self, glyph: Glyph, count: u8, word: &str) -> Markup {
        html! {
            span.ds-fact title=(word) { (icons::inline(glyph)) (count) span.ds-spoken { " " (word) } }
        }
    }
}
