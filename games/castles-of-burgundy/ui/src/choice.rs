//! A legal action in words, with its cost and its immediate gain.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Goods, Pips, Purpose, Tile};
use engine::Game;

use crate::look::{outcome, points_scored};
use crate::words::{Named, Words, depot_value, goods_value};

pub(crate) fn choice(words: Words<'_>, action: Action) -> String {
    let position = words.position;
    match action {
        Action::Choose(estate, hex) => {
            let mut values = vec![("estate", position.tables().estate(estate).id.clone().into())];
            values.extend(words.hex_values(estate, hex));
            words.say("choice-estate", &values)
        }
        Action::Take { depot, tile, discard, .. } => {
            let mut values = vec![("tile", words.tile_with_facts(tile).into()), depot_value(depot)];
            values.extend(die_values(position, action));
            values.push(discard_value(words, discard));
            words.say("choice-take", &values)
        }
        Action::Place { tile, hex, .. } => {
            let Some(seat) = position.to_act() else { return String::new() };
            let mut values = vec![("tile", words.tile(tile).into()), points_value(position, action)];
            values.extend(words.hex_values(position.estate_of(seat), hex));
            values.extend(die_values(position, action));
            words.say("choice-place", &values)
        }
        Action::Sell { goods, .. } => {
            let count = position.to_act().map_or(0, |seat| position.goods_of(seat)[goods.index()]);
            let mut values =
                vec![("count", count.into()), goods_value(goods), points_value(position, action)];
            values.extend(die_values(position, action));
            words.say("choice-sell", &values)
        }
        Action::Workers { .. } => {
            let gain = position.to_act().map_or(0, |seat| position.powers(seat).action_workers);
            let mut values = vec![("gain", words.workers(gain.into()).into())];
            values.extend(die_values(position, action));
            words.say("choice-workers", &values)
        }
        Action::Buy { depot, tile, discard } => {
            let values = [
                ("tile", words.tile_with_facts(tile).into()),
                depot_value(depot),
                ("silver", words.silver(position.tables().price).into()),
                discard_value(words, discard),
            ];
            words.say("choice-buy", &values)
        }
        Action::Collect { depot, second, .. } => {
            let values = [
                depot_value(depot),
                ("second", second.unwrap_or(depot).0.into()),
                ("goods", collected(words, action).into()),
            ];
            words.say(if second.is_some() { "choice-collect-two" } else { "choice-collect" }, &values)
        }
        Action::Decline => words.say("choice-decline", &[]),
        Action::Done => words.say("choice-done", &[]),
    }
}

/// The use of a die: what it shows, the value it gets, and the workers paid for the change.
pub(crate) struct DieUse {
    pub(crate) die: Pips,
    pub(crate) to: Pips,
    pub(crate) workers: u8,
}

/// The die an action uses; `None` if it needs none.
pub(crate) fn use_of_die(position: &CastlesOfBurgundy, action: Action) -> Option<DieUse> {
    let (die, to, purpose) = match action {
        Action::Take { die, depot, .. } => (die?, Pips(depot.0), Purpose::Take),
        Action::Place { die, tile, hex } => {
            (die?, position.tables().grid.die(hex), Purpose::Place(tile.kind()))
        }
        Action::Sell { die, goods } => (die?, goods.pips(), Purpose::Sell),
        Action::Workers { die } => (die?, die?, Purpose::Sell),
        _ => return None,
    };
    let workers = position.workers_to_change(position.to_act()?, purpose, die, to);
    Some(DieUse { die, to, workers })
}

/// Whether and how a die is used: `none`, `same` (unchanged), `free` or `paid`, with its values and workers.
pub(crate) fn die_values(position: &CastlesOfBurgundy, action: Action) -> [Named<'static>; 4] {
    let (used, DieUse { die, to, workers }) = match use_of_die(position, action) {
        None => return [("use", "none".into()), ("die", 0.into()), ("to", 0.into()), ("workers", 0.into())],
        Some(used) if used.die == used.to => ("same", used),
        Some(used) if used.workers == 0 => ("free", used),
        Some(used) => ("paid", used),
    };
    [("use", used.into()), ("die", die.0.into()), ("to", to.0.into()), ("workers", workers.into())]
}

/// The tile that is discarded, or `none`.
pub(crate) fn discard_value(words: Words<'_>, discard: Option<Tile>) -> Named<'static> {
    ("discard", discard.map_or_else(|| "none".to_owned(), |tile| words.tile(tile)).into())
}

/// The points an action scores at once.
fn points_value(position: &CastlesOfBurgundy, action: Action) -> Named<'static> {
    ("points", points_scored(&outcome(position, action).1).into())
}

/// The goods a ship collects.
pub(crate) fn collected(words: Words<'_>, action: Action) -> String {
    let mut goods = [0; Goods::ALL.len()];
    for event in outcome(words.position, action).1 {
        if let Event::Collected(_, _, collected, count) = event {
            goods[collected.index()] += count;
        }
    }
    words.goods_list(goods).unwrap_or_else(|| words.nothing())
}
