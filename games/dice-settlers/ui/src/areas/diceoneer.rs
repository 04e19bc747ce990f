//! The Diceoneer of a solo game: the six sides of its action hexagon, the marker, its row of dice and its supplies. The
//! sides are drawn in two rows, clockwise: from left to right above, from right to left below.

use dice_settlers::{Colour, Main};
use engine::Seat;
use maud::{Markup, html};

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::mat::small_die;

/// The place of each side, clockwise, in rows of three: the lower row goes back.
const READ: [usize; 6] = [0, 1, 2, 5, 4, 3];

impl Look<'_> {
    pub(super) fn diceoneer(&self, bot: Seat) -> Markup {
        let position = self.position;
        let row = self.marks(Element::Row);
        let houses = position.tables().player.houses - position.houses(bot);
        html! {
            div.ds-bot {
                div.ds-sides role="group" aria-label=(self.say("bot-hexagon", &[])) {
                    @for place in READ { (self.side(position.tables().solo.clockwise[place])) }
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
                    (self.score_of(bot))
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
    fn side(&self, main: Main) -> Markup {
        let marks = self.marks(Element::Side(main));
        let (dice, token) = self.position.bot_side(main);
        let here = self.position.bot_marker() == main;
        html! {
            div.ds-side.ds-here[here] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                role="img" aria-label=(self.side_words(main)) {
                span.ds-side-name { @if here { "▸ " } (icons::inline(Glyph::of(main))) " " (self.words.main(main)) }
                span.ds-side-things {
                    @for colour in Colour::ALL {
                        @for _ in 0..dice[colour.index()] { (small_die(colour, None)) }
                    }
                    @if let Some(token) = token { span.ds-token { (icons::inline(Glyph::Icon(token.icon()))) } }
                }
            }
        }
    }

    /// The dice and the token at a side, in words.
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
