//! The Diceoneer of a solo game: the six sides of its action hexagon clockwise from the top, the marker, its row of dice and
//! its supplies.

use dice_settlers::{Colour, Main};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::mat::small_die;

/// The corners of the hexagon and of the hole in its middle, clockwise from the top.
const OUTER: [(f32, f32); 6] =
    [(0.0, -100.0), (86.6, -50.0), (86.6, 50.0), (0.0, 100.0), (-86.6, 50.0), (-86.6, -50.0)];
/// How large the hole is.
const HOLE: f32 = 0.36;

impl Look<'_> {
    pub(super) fn diceoneer(&self, bot: Seat) -> Markup {
        let position = self.position;
        let row = self.marks(Element::Row);
        let houses = position.tables().player.houses - position.houses(bot);
        html! {
            div.ds-bot {
                svg.ds-sides viewBox="-90 -102 180 204" role="group" aria-label=(self.say("bot-hexagon", &[])) {
                    @for (at, &main) in position.tables().solo.clockwise.iter().enumerate() { (self.side(main, at, bot)) }
                }
                div.ds-dice.ds-felt id=(row.id) data-el=(row.id) data-changed=[row.changed_number()] {
                    span.ds-dice-name { (self.say("bot-row", &[("n", position.bot_row().len().into())])) }
                    @for &colour in position.bot_row() { span.ds-spaced title=(self.words.colour(colour)) { (small_die(colour, None)) } }
                    span.ds-spoken { (self.row_words()) }
                }
                div.ds-figures {
                    (self.figure(Element::Home(bot), &icons::tent(bot), &self.say("mat-tents", &[]), &position.tents(bot).to_string()))
                    (self.figure(Element::Houses(bot), &icons::house(bot), &self.say("mat-houses-left", &[]), &houses.to_string()))
                    (self.tokens_of(bot))
                    (self.figure(Element::Vp(bot), &icons::vp(), &self.say("mat-vp", &[]), &position.vp(bot).to_string()))
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
    fn side(&self, main: Main, at: usize, bot: Seat) -> Markup {
        let marks = self.marks(Element::Side(main));
        let (dice, token) = self.position.bot_side(main);
        let here = self.position.bot_marker() == main;
        let (from, to) = (OUTER[at % 6], OUTER[(at + 1) % 6]);
        let point = |(x, y): (f32, f32), scale: f32| format!("{:.1} {:.1}", x * scale, y * scale);
        let middle = (f32::midpoint(from.0, to.0) * 0.69, f32::midpoint(from.1, to.1) * 0.69);
        let dice = Colour::ALL.into_iter().flat_map(|colour| (0..dice[colour.index()]).map(move |_| colour));
        let dice: Vec<Colour> = dice.collect();
        let step = (60.0 / dice.len().max(1) as f32).min(19.0);
        let first = middle.0 - step * (dice.len().max(1) as f32 - 1.0) / 2.0;
        html! {
            g.ds-side.ds-here[here] id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                role="img" aria-label=(self.side_words(main)) {
                path d={ "M" (point(from, 1.0)) "L" (point(to, 1.0)) "L" (point(to, HOLE)) "L" (point(from, HOLE)) "z" } {}
                (icons::sign(Glyph::of(main), middle.0 - if token.is_some() { 13.0 } else { 0.0 }, middle.1 - 8.0, 26.0, "#2a1c08"))
                @if let Some(token) = token { (icons::placed(&format!("#ds-o-{token}"), middle.0 + 14.0, middle.1 - 8.0, 22.0, 22.8, None)) }
                @for (at, &colour) in dice.iter().enumerate() { (icons::die(colour, None, first + step * at as f32, middle.1 + 15.0, 17.0)) }
                @if here { (svg::disc(bot, middle.0 * 0.34, middle.1 * 0.34, 8.0)) }
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
