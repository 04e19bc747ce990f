//! The standing order of this game: to skip the repairs that others offer (MP-9.2). It lapses when the own damage changes.

use engine::{Game, Seat};
use manhattan_project::{Action, ManhattanProject, Stage};
use ui_kit::{Language, Order};

use crate::words::Words;

/// Skip repairs as long as there is so much damage: `skip-repair 2`.
const SKIP: &str = "skip-repair";

/// The order a seat can give now; nothing for one without damage, who is not asked anyway (MP-9.4).
fn name(position: &ManhattanProject, seat: Seat) -> Option<String> {
    let damage = damage(position, seat);
    (damage > 0).then(|| format!("{SKIP} {damage}"))
}

fn damage(position: &ManhattanProject, seat: Seat) -> u16 {
    position.damaged(seat).map(|building| position.damage(building)).sum()
}

pub(crate) fn orders(position: &ManhattanProject, seat: Seat, language: Language) -> Vec<Order> {
    let Some(name) = name(position, seat) else { return Vec::new() };
    let words = order(position, seat, &name, language);
    words.map(|words| Order { name, words, amount: None }).into_iter().collect()
}

pub(crate) fn order(
    position: &ManhattanProject,
    seat: Seat,
    order: &str,
    language: Language,
) -> Option<String> {
    let holds = position.stage() != Stage::Over && name(position, seat).as_deref() == Some(order);
    let values = [("damage", damage(position, seat).into())];
    holds.then(|| Words::new(position, language).say("order-skip-repair", &values))
}

pub(crate) fn follow(position: &ManhattanProject, order: &str) -> Option<Action> {
    let seat = position.to_act().filter(|&seat| seat != position.active())?;
    let offered = position.stage() == Stage::Repairing && position.repaired() == 0;
    (offered && name(position, seat).as_deref() == Some(order)).then_some(Action::Done)
}
