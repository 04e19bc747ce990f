//! What happened, in a sentence.

use castles_of_burgundy::{Event, Size};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat)));
    let tile = |tile| ("tile", Value::from(words.tile(tile)));
    let depot = |depot| ("depot", Value::from(words.depot(depot)));
    let hex = |hex: castles_of_burgundy::Hex| ("hex", Value::from(hex.0));
    match event {
        Event::ChoseSecretly(seat) => words.say("event-chose-secretly", &[name(seat)]),
        Event::Chose(seat, estate, at) => {
            let id = words.position.tables().estate(estate).id.clone();
            words.say("event-chose", &[name(seat), ("estate", id.into()), hex(at)])
        }
        Event::PhaseEnded(phase) => {
            words.say("event-phase-ended", &[("phase", phase.letter().to_string().into())])
        }
        Event::PhaseBegan(phase) => words.say("event-phase", &[("phase", phase.letter().to_string().into())]),
        Event::Filled(filled, tiles) => match words.tiles(&tiles) {
            Some(tiles) => words.say("event-filled", &[("number", filled.0.into()), ("tiles", tiles.into())]),
            None => words.say("event-filled-nothing", &[("number", filled.0.into())]),
        },
        Event::FilledBlack(tiles) => {
            let tiles = words.tiles(&tiles).unwrap_or_else(|| words.nothing());
            words.say("event-filled-black", &[("tiles", tiles.into())])
        }
        Event::TurnedUp(goods) => {
            let names: Vec<String> = goods.iter().flatten().map(|&goods| words.goods(goods)).collect();
            words.say("event-turned-up", &[("goods", names.join(", ").into())])
        }
        Event::RoundBegan(phase, round) => {
            let phase = phase.letter().to_string();
            words.say("event-round", &[("phase", phase.into()), ("round", round.into())])
        }
        Event::Rolled(seat, first, second) => {
            words.say("event-rolled", &[name(seat), ("first", first.0.into()), ("second", second.0.into())])
        }
        Event::Arrived(die, goods) => {
            words.say("event-arrived", &[("die", die.0.into()), ("goods", words.goods(goods).into())])
        }
        Event::Changed(seat, from, to, workers) => {
            let key = if workers == 0 { "event-changed-free" } else { "event-changed" };
            let workers = words.workers(workers.into());
            let values =
                [name(seat), ("from", from.0.into()), ("to", to.0.into()), ("workers", workers.into())];
            words.say(key, &values)
        }
        Event::Discarded(seat, discarded) => words.say("event-discarded", &[name(seat), tile(discarded)]),
        Event::Took(seat, from, taken) => words.say("event-took", &[name(seat), tile(taken), depot(from)]),
        Event::Bought(seat, from, bought) => {
            words.say("event-bought", &[name(seat), tile(bought), depot(from)])
        }
        Event::Placed(seat, placed, at) => words.say("event-placed", &[name(seat), tile(placed), hex(at)]),
        Event::Sold(seat, goods, count) => {
            words.say("event-sold", &[name(seat), ("goods", words.goods_count(goods, count).into())])
        }
        Event::Scored(seat, source, points) => {
            let values = [name(seat), ("points", points.into()), ("source", words.source(source).into())];
            words.say("event-scored", &values)
        }
        Event::TookBonus(seat, kind, size) => {
            let key = match size {
                Size::Large => "event-bonus-large",
                Size::Small => "event-bonus-small",
            };
            words.say(key, &[name(seat), ("kind", words.kind(kind).into())])
        }
        Event::GainedSilver(seat, count) => {
            words.say("event-silver", &[name(seat), ("silver", words.silver(count).into())])
        }
        Event::GainedWorkers(seat, count) => {
            words.say("event-workers", &[name(seat), ("workers", words.workers(count).into())])
        }
        Event::Collected(seat, from, goods, count) => {
            let goods = words.goods_count(goods, count);
            words.say("event-collected", &[name(seat), ("goods", goods.into()), depot(from)])
        }
        Event::Moved(seat, space) => words.say("event-moved", &[name(seat), ("space", space.into())]),
        Event::Declined(seat, building) => {
            words.say("event-declined", &[name(seat), ("building", words.building(building).into())])
        }
        Event::Lost(seat, building) => {
            words.say("event-lost", &[name(seat), ("building", words.building(building).into())])
        }
        Event::Final(seat, [knowledge, goods, silver, workers]) => {
            let values = [
                name(seat),
                ("knowledge", knowledge.into()),
                ("goods", goods.into()),
                ("silver", silver.into()),
                ("workers", workers.into()),
            ];
            words.say("event-final", &values)
        }
        Event::Ended => {
            let standings = words.position.standings();
            let winner = standings.ranking()[0];
            let points = standings.score(winner).total();
            words.say("event-ended", &[name(winner), ("points", points.into())])
        }
    }
}
