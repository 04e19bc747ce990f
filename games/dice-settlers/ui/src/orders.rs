//! The standing order of this game: never join an Explore (DS-11.6).

use dice_settlers::{Action, DiceSettlers, Stage};
use engine::{Game, Seat};
use ui_kit::{Language, Order};

use crate::words::Words;

/// Decline to join, whenever asked.
const NEVER_JOIN: &str = "never-join";

/// Whether joining is still possible: there are tiles to explore and turns left.
fn holds(position: &DiceSettlers) -> bool {
    !matches!(position.stage(), Stage::Draft | Stage::Lay | Stage::Over) && !position.stack().is_empty()
}

pub(crate) fn orders(position: &DiceSettlers, seat: Seat, language: Language) -> Vec<Order> {
    let words = order(position, seat, NEVER_JOIN, language);
    words.map(|words| Order { name: NEVER_JOIN.to_owned(), words, amount: None }).into_iter().collect()
}

pub(crate) fn order(position: &DiceSettlers, _: Seat, order: &str, language: Language) -> Option<String> {
    let known = order == NEVER_JOIN && holds(position);
    known.then(|| Words::new(position, language).say("order-never-join", &[]))
}

pub(crate) fn follow(position: &DiceSettlers, order: &str) -> Option<Action> {
    let asked = order == NEVER_JOIN && position.stage() == Stage::Joining;
    (asked && position.to_act().is_some()).then_some(Action::Done)
}
