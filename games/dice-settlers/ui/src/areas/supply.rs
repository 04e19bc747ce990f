//! The general supply: a crate of dice by colour; and the end conditions as gauges.

use dice_settlers::Colour;
use engine::Game;
use maud::{Markup, html};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::mat::small_die;

/// An end condition in numbers.
struct End {
    /// The message of its short name.
    key: &'static str,
    now: u8,
    /// The number that ends the game, or the number at the start for what runs out.
    of: u8,
    /// How far it is, from 0 to 1.
    part: f32,
}

impl Look<'_> {
    pub(super) fn supply(&self) -> Markup {
        html! {
            div.ds-shelf {
                div.ds-crate {
                    @for colour in Colour::ALL.into_iter().filter(|&colour| colour != Colour::White) { (self.supply_dice(colour)) }
                }
                ul.ds-ends aria-label=(self.say("end-title", &[])) {
                    @for number in 1..=4u8 { (self.end(number)) }
                }
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
            span.ds-stock.ds-empty[count == 0] id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] title=(said)
                aria-label=(marks.label.clone().unwrap_or_else(|| said.clone())) {
                (small_die(colour, None)) b { (count) }
            }
        }
    }

    /// DS-20.1: one of the four end conditions, and whether it holds.
    fn end(&self, number: u8) -> Markup {
        let marks = self.marks(Element::Trigger(number));
        let reached = self.position.end_conditions()[usize::from(number - 1)];
        let end = self.end_of(number);
        let key = if number == 4 { "gauge-left" } else { "gauge-of" };
        let values = [("n", end.now.into()), ("of", end.of.into())];
        html! {
            li.ds-end.ds-reached[reached] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] title=(self.end_words(number)) {
                (gauge(end.part))
                b { (self.say(key, &values)) }
                span { (self.say(end.key, &values)) }
                @if reached { span.ds-spoken { " " (self.say("end-reached", &[])) } }
            }
        }
    }

    fn end_of(&self, number: u8) -> End {
        let now = self.distances()[usize::from(number - 1)];
        let tables = self.position.tables();
        let start = tables.players(self.position.seats());
        let (key, of) = match number {
            1 => ("gauge-houses", tables.end.houses_placed),
            2 => ("gauge-vp", start.vp_supply),
            3 => ("gauge-tiles", start.stack),
            _ => ("gauge-colours", tables.end.die_colours_left),
        };
        let share = |part: u8, all: u8| f32::from(part) / f32::from(all.max(1));
        let colours = u8::try_from(Colour::ALL.len()).unwrap_or(6) - 1;
        let part = match number {
            1 => share(now, of),
            4 => share(colours.saturating_sub(now), colours.saturating_sub(of)),
            _ => 1.0 - share(now, of),
        };
        End { key, now, of, part: part.clamp(0.0, 1.0) }
    }

    /// An end condition in words, with its numbers.
    pub(crate) fn end_words(&self, number: u8) -> String {
        let End { now, of, .. } = self.end_of(number);
        let key = match number {
            1 => "end-houses",
            2 => "end-vp",
            3 => "end-tiles",
            _ => "end-colours",
        };
        self.say(key, &[("n", now.into()), ("of", of.into())])
    }
}

/// A half dial with a needle: how near the end is.
fn gauge(part: f32) -> Markup {
    let at = |part: f32, radius: f32| {
        let angle = std::f32::consts::PI * part;
        format!("{:.1} {:.1}", -radius * angle.cos(), -radius * angle.sin())
    };
    let arc = |from: f32, to: f32| format!("M{}A31 31 0 0 1 {}", at(from, 31.0), at(to, 31.0));
    html! {
        svg.ds-gauge viewBox="-38 -38 76 44" aria-hidden="true" focusable="false" {
            path.ds-dial d=(arc(0.0, 1.0)) {}
            path.ds-danger d=(arc(0.84, 1.0)) {}
            path.ds-filled d=(arc(0.0, part.max(0.02))) {}
            path.ds-needle d={ "M0 0L" (at(part, 30.0)) } {}
            circle r="4.4" {}
        }
    }
}
