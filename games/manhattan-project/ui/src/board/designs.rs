//! Bomb designs face up or passed on, and the general supply: contractors and implosion test tokens.

use manhattan_project::{Crew, Stage, WorkerType, bombs};
use maud::{Markup, html};

use super::layout::{HEADING, Place};
use crate::bomb;
use crate::element::Element;
use crate::icons;
use crate::look::Look;

impl Look<'_> {
    /// MP-D.17: during a draft only the holder sees the cards; the others see their backs.
    pub(super) fn designs(&self, Place([x, y, width, height]): Place) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Designs);
        let at =
            |number: usize| (x + 5.0 + 155.0 * (number % 3) as f32, y + HEADING + 83.0 * (number / 3) as f32);
        let count = position.face_up().len();
        let values = [("count", count.into()), ("cards", position.bombs_in_deck().into())];
        let key = match position.stage() {
            Stage::Drafting => "designs-passed-on",
            _ if position.design_is_open() => "designs-heading",
            _ => "designs-closed",
        };
        let said = self.say(key, &values);
        html! {
            g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] role="img" aria-label=(said) {
                rect.mp-hit x=(x) y=(y) width=(width) height=(height) rx="8" {}
                text.mp-note x=(x + width - 8.0) y=(y + 19.0) {
                    (self.say("designs-deck", &[("cards", position.bombs_in_deck().into())]))
                }
                @if position.hides_face_up(self.scene.viewer) {
                    @for number in 0..usize::from(count) {
                        @let (left, top) = at(number);
                        rect.mp-back x=(left) y=(top) width=(bomb::WIDTH) height=(bomb::HEIGHT) rx="6" {}
                        text.mp-back-text x=(left + 75.0) y=(top + 49.0) { "?" }
                    }
                }
                @if count == 0 {
                    text.mp-label x=(x + width / 2.0) y=(y + height / 2.0 + 8.0) { (self.say("designs-none", &[])) }
                }
            }
            @if !position.hides_face_up(self.scene.viewer) {
                @for (number, bomb) in bombs(position.face_up()).enumerate() {
                    @let (left, top) = at(number);
                    (self.bomb_at(bomb, left, top))
                }
            }
        }
    }

    pub(super) fn supply(&self, Place([x, y, width, _]): Place) -> Markup {
        let (supply, tokens) = (self.marks(Element::Supply), self.marks(Element::Tokens));
        let contractors = self.position.contractors();
        let said = self.words.crew_or_none(Crew::contractors(contractors));
        let left: Vec<u8> = self.position.tokens().iter().collect();
        html! {
            g id=(supply.id) data-el=(supply.id) role="img" aria-label=(self.say("players-supply", &[("crew", said.into())])) {
                rect.mp-pad x=(x + 5.0) y=(y + HEADING) width=(width - 10.0) height="46" rx="8" {}
                @for (number, which) in WorkerType::ALL.into_iter().enumerate() {
                    @let at = x + (width - 10.0) / 3.0 * (number as f32 + 0.4);
                    (icons::worker(which, None, at, y + HEADING + 23.0, 24.0))
                    text.mp-times x=(at + 14.0) y=(y + HEADING + 30.0) { (contractors.count(which)) }
                }
            }
            g id=(tokens.id) data-el=(tokens.id) data-changed=[tokens.changed_number()] role="img"
                aria-label=(self.say("designs-tokens", &[("tokens", self.words.tokens_left().into())])) {
                text.mp-label x=(x + width / 2.0) y=(y + HEADING + 68.0) { (self.say("supply-tokens", &[])) }
                @for (number, value) in left.iter().rev().enumerate() {
                    @let at = x + width / 2.0 + 30.0 * (number as f32 - (left.len() as f32 - 1.0) / 2.0);
                    circle.mp-token cx=(at) cy=(y + HEADING + 94.0) r="13" {}
                    text.mp-token-text x=(at) y=(y + HEADING + 100.0) { (value) }
                }
            }
        }
    }
}
