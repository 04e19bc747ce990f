//! Bomb designs face up or passed on, and the general supply: contractors and implosion test tokens.

use manhattan_project::{Bomb, Crew, Stage, WorkerType, bombs};
use maud::{Markup, html};

use crate::bomb;
use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// Where the face-up cards are, and how much room they have.
const LEFT: f32 = 389.0;
const TOP: f32 = 504.0;
const ROOM: f32 = 205.0;
/// The tray of a draft: left, top, width; its cards are enlarged.
const TRAY: [f32; 3] = [12.0, 158.0, 578.0];
const ENLARGED: f32 = 1.36;

impl Look<'_> {
    /// MP-D.17: during a draft only the holder sees the cards; the others see their backs.
    pub(super) fn designs(&self) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Designs);
        let count = position.face_up().len();
        let values = [("count", count.into()), ("cards", position.bombs_in_deck().into())];
        let drafting = position.stage() == Stage::Drafting;
        let key = match drafting {
            true => "designs-passed-on",
            false if position.design_is_open() => "designs-heading",
            false => "designs-closed",
        };
        let said = self.say(key, &values);
        let step = (ROOM / f32::from(count.max(1))).min(51.5);
        html! {
            g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] role="img" aria-label=(said) {
                rect.mp-hit x=(LEFT) y=(TOP - 6.0) width=(ROOM) height="112" {}
                text.mp-word.mp-strip font-size="13.5" text-anchor="end" x="463" y="493.5" {
                    (self.say("designs-deck", &[("cards", position.bombs_in_deck().into())]))
                }
                @if !self.sees_face_up() {
                    @for number in 0..count {
                        g transform={ "translate(" (LEFT + 2.0 + 68.0 * f32::from(number % 3)) " " (TOP + 8.0 + 40.0 * f32::from(number / 3)) ")" } {
                            (bomb::secret(&self.say("designs-secret", &[])))
                        }
                    }
                }
                @if count == 0 {
                    text.mp-word.mp-strip font-size="14" text-anchor="middle" x=(LEFT + ROOM / 2.0) y="560" { (self.say("designs-none", &[])) }
                }
            }
            @if self.sees_face_up() && !drafting {
                @for (number, bomb) in bombs(position.face_up()).enumerate() {
                    (self.small_bomb_at(bomb, LEFT + step * number as f32, TOP, step - 1.5))
                }
            }
            (self.tokens())
        }
    }

    /// The cards of a draft lie in a tray over the board, while no space can be used.
    pub(super) fn tray(&self) -> Markup {
        let cards: Vec<Bomb> = bombs(self.position.face_up()).collect();
        let [x, y, width] = TRAY;
        let columns = if cards.len() == 4 { 2 } else { 3 };
        let (wide, high) = (bomb::WIDTH * ENLARGED + 8.0, bomb::HEIGHT * ENLARGED + 10.0);
        let height = 58.0 + high * cards.len().div_ceil(columns) as f32;
        html! {
            @if self.position.stage() == Stage::Drafting && self.sees_face_up() {
                g.mp-tray {
                    rect.mp-tray-rim x=(x) y=(y) width=(width) height=(height) rx="10" {}
                    rect.mp-tray-felt x=(x + 7.0) y=(y + 7.0) width=(width - 14.0) height=(height - 14.0) rx="6" {}
                    text.mp-type fill="#fbf4e0" font-size="17" x=(x + 20.0) y=(y + 28.0) { (self.say("designs-tray", &[]).to_uppercase()) }
                }
                @for (number, &bomb) in cards.iter().enumerate() {
                    @let here = columns.min(cards.len() - number / columns * columns);
                    @let left = x + width / 2.0 - wide * here as f32 / 2.0 + wide * (number % columns) as f32 + 4.0;
                    (self.bomb_at(bomb, left, y + 42.0 + high * (number / columns) as f32, ENLARGED))
                }
            }
        }
    }

    fn tokens(&self) -> Markup {
        let tokens = self.marks(Element::Tokens);
        let left: Vec<u8> = self.position.tokens().iter().collect();
        html! {
            g id=(tokens.id) data-el=(tokens.id) data-changed=[tokens.changed_number()] role="img"
                aria-label=(self.say("designs-tokens", &[("tokens", self.words.tokens_left().into())])) {
                rect.mp-hit x="474" y="478" width="120" height="24" {}
                // More than three leave no room for the word.
                @if left.len() < 4 {
                    text.mp-word.mp-strip font-size="13.5" text-anchor="end" x=(592.0 - 23.0 * left.len() as f32) y="493.5" { (self.say("designs-tests", &[])) }
                }
                @for (number, value) in left.iter().enumerate() {
                    @let at = 582.0 - 23.0 * number as f32;
                    circle cx=(at) cy="491.5" r="10.5" fill="#2b2415" {}
                    circle.mp-token cx=(at) cy="490" r="10.5" {}
                    text fill="#231e17" font-size="16" text-anchor="middle" x=(at) y="495.5" { (value) }
                }
            }
        }
    }

    /// The contractors in the general supply, in the grounds of the university.
    pub(super) fn supply(&self) -> Markup {
        let supply = self.marks(Element::Supply);
        let contractors = self.position.contractors();
        let said = self.words.crew_or_none(Crew::contractors(contractors));
        html! {
            g id=(supply.id) data-el=(supply.id) role="img" aria-label=(self.say("players-supply", &[("crew", said.into())])) {
                rect.mp-hit x="206" y="341" width="92" height="30" {}
                @for (number, which) in WorkerType::ALL.into_iter().enumerate() {
                    @let at = 212.0 + 29.0 * number as f32;
                    (icons::worker(which, None, at, 342.0, 21.0))
                    circle cx=(at + 20.0) cy="361" r="8" fill="#fbf1d6" stroke="#2b2415" stroke-width="1.2" {}
                    text fill="#231e17" font-size="14" text-anchor="middle" x=(at + 20.0) y="366" { (contractors.count(which)) }
                }
            }
        }
    }
}
