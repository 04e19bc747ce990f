//! The Diceoneer of a solo game: its action hexagon with what lies at the six sides, the marker, its row of dice and its
//! supplies.

use dice_settlers::{Colour, Main};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::mat::small_die;

/// The middle of each side, clockwise from the top.
const SIDES: [(f32, f32); 6] =
    [(0.0, -86.0), (92.0, -46.0), (92.0, 42.0), (0.0, 84.0), (-92.0, 42.0), (-92.0, -46.0)];

impl Look<'_> {
    pub(super) fn diceoneer(&self, bot: Seat) -> Markup {
        let position = self.position;
        let row = self.marks(Element::Row);
        let houses = position.tables().player.houses - position.houses(bot).len();
        html! {
            div.ds-bot {
                svg.ds-hexagon viewBox="-140 -118 280 234" role="group" aria-label=(self.say("bot-hexagon", &[])) {
                    path.ds-hexagon-rim d="M0 -50L50 -26V26L0 50L-50 26V-26z" {}
                    (svg::disc(bot, 0.0, 0.0, 17.0))
                    @for (main, place) in position.tables().solo.clockwise.into_iter().zip(SIDES) { (self.side(main, place)) }
                }
                div.ds-dice id=(row.id) data-el=(row.id) data-changed=[row.changed_number()] {
                    span.ds-dice-name { (self.say("bot-row", &[("n", position.bot_row().len().into())])) }
                    @for &colour in position.bot_row() { span.ds-spaced title=(self.words.colour(colour)) { (small_die(colour, None)) } }
                    span.ds-spoken { (self.row_words()) }
                }
                div.ds-figures {
                    (self.figure(Element::Home(bot), Glyph::Tent, &self.say("mat-tents", &[]), &position.tents(bot).to_string()))
                    (self.figure(Element::Houses(bot), Glyph::House, &self.say("mat-houses-left", &[]), &houses.to_string()))
                    (self.tokens_of(bot))
                    (self.figure(Element::Vp(bot), Glyph::Laurel, &self.say("mat-vp", &[]), &position.vp(bot).to_string()))
                    (self.figure(Element::Score(bot), Glyph::Crown, &self.say("mat-score", &[]), &self.projected(bot).to_string()))
                }
            }
        }
    }

    /// The dice of the row, front first.
    pub(crate) fn row_words(&self) -> String {
        let row: Vec<String> =
            self.position.bot_row().iter().map(|&colour| self.words.colour(colour)).collect();
        if row.is_empty() { "–".to_owned() } else { row.join(", ") }
    }

    /// A side of the hexagon: its action, the dice and the token there, and the marker.
    fn side(&self, main: Main, (x, y): (f32, f32)) -> Markup {
        let marks = self.marks(Element::Side(main));
        let (dice, token) = self.position.bot_side(main);
        let here = self.position.bot_marker() == main;
        let all: Vec<Colour> = Colour::ALL
            .into_iter()
            .flat_map(|colour| (0..dice[colour.index()]).map(move |_| colour))
            .collect();
        let count = all.len() + usize::from(token.is_some());
        let at = |number: usize| -13.0 * (count as f32 - 1.0) / 2.0 + 13.0 * number as f32;
        html! {
            g.ds-side.ds-here[here] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                role="img" aria-label=(self.side_words(main)) transform={ "translate(" (x) " " (y) ")" } {
                rect.ds-side-ground x="-44" y="-27" width="88" height="56" rx="9" {}
                g.ds-print { (icons::sign(Glyph::of(main), -30.0, -13.0, 16.0, "currentColor")) }
                text.ds-side-name x="-18" y="-8" { (self.words.main(main)) }
                @for (number, &colour) in all.iter().enumerate() { (icons::die(colour, None, at(number), 13.0, 15.0)) }
                @if let Some(token) = token {
                    circle.ds-token-ground cx=(at(all.len())) cy="13" r="8.5" {}
                    g.ds-print { (icons::sign(Glyph::Icon(token.icon()), at(all.len()), 13.0, 11.0, "currentColor")) }
                }
                @if here { path.ds-bot-marker d="M-44 -36L-34 -24L-54 -24z" transform="translate(44 -2)" {} }
            }
        }
    }

    /// What lies at a side, in words.
    pub(crate) fn side_words(&self, main: Main) -> String {
        let (dice, token) = self.position.bot_side(main);
        let mut things = Vec::new();
        if dice != [0; 6] {
            things.push(self.words.dice(dice));
        }
        things.extend(token.map(|token| self.words.resource(token)));
        let key = if self.position.bot_marker() == main { "bot-side-marker" } else { "bot-side" };
        self.say(
            key,
            &[("action", self.words.main(main).into()), ("things", self.words.all_of(&things).into())],
        )
    }
}
