//! The standing orders of this game: to skip the repairs that others offer (MP-9.2), which lapses when the player's damage
//! changes, and to refuse the deals that others offer (MP-8.8).

use engine::{Game, Seat};
use manhattan_project::{Action, ManhattanProject, Stage};
use ui_kit::{Language, Order};

use crate::words::Words;

/// Skip repairs while the player has this much damage: `skip-repair 2`.
const SKIP: &str = "skip-repair";
/// Refuse every deal.
const REFUSE: &str = "refuse-deals";

/// The orders a seat can give now. Without damage a seat is never asked to repair (MP-9.4).
fn names(position: &ManhattanProject, seat: Seat) -> impl Iterator<Item = String> {
    let damage = damage(position, seat);
    let skip = (damage > 0).then(|| format!("{SKIP} {damage}"));
    let refuse = position.has_deals().then(|| REFUSE.to_owned());
    skip.into_iter().chain(refuse)
}

fn damage(position: &ManhattanProject, seat: Seat) -> u16 {
    position.damaged(seat).map(|building| position.damage(building)).sum()
}

pub(crate) fn orders(position: &ManhattanProject, seat: Seat, language: Language) -> Vec<Order> {
    let words = |name: String| {
        let words = order(position, seat, &name, language)?;
        Some(Order { name, words, amount: None })
    };
    names(position, seat).filter_map(words).collect()
}

pub(crate) fn order(
    position: &ManhattanProject,
    seat: Seat,
    order: &str,
    language: Language,
) -> Option<String> {
    let holds = position.stage() != Stage::Over && names(position, seat).any(|name| name == order);
    let key = if order == REFUSE { "order-refuse-deals" } else { "order-skip-repair" };
    let values = [("damage", damage(position, seat).into())];
    holds.then(|| Words::new(position, language).say(key, &values))
}

pub(crate) fn follow(position: &ManhattanProject, order: &str) -> Option<Action> {
    let seat = position.to_act().filter(|&seat| seat != position.active())?;
    let given = names(position, seat).any(|name| name == order);
    match position.stage() {
        Stage::Repairing => (given && order != REFUSE && position.repaired() == 0).then_some(Action::Done),
        Stage::Deal => (given && order == REFUSE).then_some(Action::Refuse),
        _ => None,
    }
}
