//! A legal action in words, with what it costs and brings.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Goods, Pips, Purpose, Tile};
use engine::Game;

use crate::look::outcome;
use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action) -> String {
    let mut parts = vec![main(words, action)];
    parts.extend(die(words, action));
    parts.extend(discard(action).map(|tile| words.say("part-discard", &[("tile", words.tile(tile).into())])));
    parts.extend(gain(words, action));
    parts.join("; ")
}

fn main(words: Words<'_>, action: Action) -> String {
    match action {
        Action::Choose(estate, hex) => {
            let id = words.position.tables().estate(estate).id.clone();
            words.say("choice-estate", &[("estate", id.into()), ("hex", hex.0.into())])
        }
        Action::Take { depot, tile, .. } => {
            let tile = words.tile_with_facts(tile);
            words.say("choice-take", &[("tile", tile.into()), ("depot", words.depot(depot).into())])
        }
        Action::Place { tile, hex, .. } => {
            words.say("choice-place", &[("tile", words.tile(tile).into()), ("hex", hex.0.into())])
        }
        Action::Sell { goods, .. } => {
            let count =
                words.position.to_act().map_or(0, |seat| words.position.goods_of(seat)[goods.index()]);
            words.say("choice-sell", &[("goods", words.goods_count(goods, count).into())])
        }
        Action::Workers { .. } => words.say("choice-workers", &[]),
        Action::Buy { depot, tile, .. } => {
            let values = [
                ("tile", words.tile_with_facts(tile).into()),
                ("depot", words.depot(depot).into()),
                ("silver", words.silver(words.position.tables().price).into()),
            ];
            words.say("choice-buy", &values)
        }
        Action::Collect { depot, second: None, .. } => {
            words.say("choice-collect", &[("depot", words.depot(depot).into())])
        }
        Action::Collect { depot, second: Some(second), .. } => {
            let values = [("depot", words.depot(depot).into()), ("second", words.depot(second).into())];
            words.say("choice-collect-two", &values)
        }
        Action::Decline => words.say("choice-decline", &[]),
        Action::Done => words.say("choice-done", &[]),
    }
}

/// How an action uses a die: what it shows, what it counts as, and the workers that takes.
pub(crate) struct DieUse {
    pub(crate) die: Pips,
    pub(crate) to: Pips,
    pub(crate) workers: u8,
}

/// How an action uses a die; nothing if it needs none.
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

fn die(words: Words<'_>, action: Action) -> Option<String> {
    let DieUse { die, to, workers } = use_of_die(words.position, action)?;
    let (from, target) = (("die", die.0.into()), ("to", to.0.into()));
    if die == to {
        return Some(words.say("part-die", &[from]));
    }
    Some(match workers {
        0 => words.say("part-changed-free", &[from, target]),
        workers => {
            let workers = words.workers(workers.into());
            words.say("part-changed", &[from, target, ("workers", workers.into())])
        }
    })
}

const fn discard(action: Action) -> Option<Tile> {
    match action {
        Action::Take { discard, .. } | Action::Buy { discard, .. } => discard,
        _ => None,
    }
}

/// The points scored at once, or the goods taken.
fn gain(words: Words<'_>, action: Action) -> Option<String> {
    let (_, events) = outcome(words.position, action);
    if matches!(action, Action::Collect { .. }) {
        let mut goods = [0; Goods::ALL.len()];
        for event in events {
            if let Event::Collected(_, _, collected, count) = event {
                goods[collected.index()] += count;
            }
        }
        return Some(match words.goods_list(goods) {
            Some(list) => words.say("part-taking", &[("goods", list.into())]),
            None => words.say("part-nothing", &[]),
        });
    }
    let points = |event: &Event| if let Event::Scored(_, _, points) = event { *points } else { 0 };
    let points: u16 = events.iter().map(points).sum();
    (points > 0).then(|| words.say("part-points", &[("points", points.into())]))
}
