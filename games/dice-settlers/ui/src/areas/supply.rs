//! The general supply: dice by colour, VP, tiles in the stack; and the end conditions.

use dice_settlers::Colour;
use engine::Game;
use maud::{Markup, html};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::mat::small_die;

impl Look<'_> {
    pub(super) fn supply(&self) -> Markup {
        html! {
            div.ds-supply {
                @for colour in Colour::ALL.into_iter().filter(|&colour| colour != Colour::White) { (self.supply_dice(colour)) }
            }
            ul.ds-ends aria-label=(self.say("end-title", &[])) {
                @for number in 1..=4u8 { (self.end(number)) }
            }
        }
    }

    fn supply_dice(&self, colour: Colour) -> Markup {
        let marks = self.marks(Element::Supply(colour));
        let count = self.position.supply()[colour.index()];
        let terrain = icons::terrain_of(colour).map_or(String::new(), |terrain| self.words.terrain(terrain));
        let values =
            [("n", count.into()), ("colour", self.words.colour(colour).into()), ("terrain", terrain.into())];
        let said = self.say("supply-dice", &values);
        html! {
            span.ds-stock id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] title=(said)
                aria-label=(marks.label.clone().unwrap_or_else(|| said.clone())) {
                (small_die(colour, None)) (count)
            }
        }
    }

    /// DS-20.1: one of the four end conditions, and whether it holds.
    fn end(&self, number: u8) -> Markup {
        let marks = self.marks(Element::Trigger(number));
        let reached = self.position.end_conditions()[usize::from(number - 1)];
        html! {
            li.ds-end.ds-reached[reached] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                span aria-hidden="true" { (if reached { "● " } else { "○ " }) }
                (self.end_words(number))
                @if reached { span.ds-spoken { " " (self.say("end-reached", &[])) } }
            }
        }
    }

    /// An end condition in words, with its numbers.
    pub(crate) fn end_words(&self, number: u8) -> String {
        let now = self.distances()[usize::from(number - 1)];
        let tables = self.position.tables();
        let of = match number {
            1 => tables.end.houses_placed,
            2 => tables.players(self.position.seats()).vp_supply,
            3 => tables.players(self.position.seats()).stack,
            _ => tables.end.die_colours_left,
        };
        let key = match number {
            1 => "end-houses",
            2 => "end-vp",
            3 => "end-tiles",
            _ => "end-colours",
        };
        self.say(key, &[("n", now.into()), ("of", of.into())])
    }
}
