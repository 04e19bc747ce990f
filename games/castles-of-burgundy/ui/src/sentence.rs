//! What happened, in a sentence.

use castles_of_burgundy::{Building, CastlesOfBurgundy, Event, Phase, Size, Tile};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::{Words, depot_value, goods_value, kind_value, tile_values};

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat)));
    let tile = |tile| ("tile", Value::from(words.tile_object(tile)));
    let phase = |phase: Phase| ("phase", Value::from(phase.letter().to_string()));
    let about = |seat: Seat, building: Building| {
        let mut values = vec![name(seat)];
        values.extend(tile_values(Tile::building(building)));
        values
    };
    match event {
        Event::ChoseSecretly(seat) => words.say("event-chose-secretly", &[name(seat)]),
        Event::Chose(seat, estate, hex) => {
            let id = words.position.tables().estate(estate).id.clone();
            let mut values = vec![name(seat), ("estate", id.into())];
            values.extend(words.hex_values(estate, hex));
            words.say("event-chose", &values)
        }
        Event::PhaseEnded(ended) => words.say("event-phase-ended", &[phase(ended)]),
        Event::PhaseBegan(began) => words.say("event-phase", &[phase(began)]),
        Event::Filled(depot, tiles) => match words.tiles(&tiles) {
            Some(tiles) => words.say("event-filled", &[depot_value(depot), ("tiles", tiles.into())]),
            None => words.say("event-filled-nothing", &[depot_value(depot)]),
        },
        Event::FilledBlack(tiles) => {
            let tiles = words.tiles(&tiles).unwrap_or_else(|| words.nothing());
            words.say("event-filled-black", &[("tiles", tiles.into())])
        }
        Event::TurnedUp(goods) => {
            let names: Vec<String> = goods.iter().flatten().map(|&goods| words.goods(goods)).collect();
            words.say("event-turned-up", &[("goods", names.join(", ").into())])
        }
        Event::RoundBegan(of, round) => words.say("event-round", &[phase(of), ("round", round.into())]),
        Event::Rolled(seat, first, second) => {
            words.say("event-rolled", &[name(seat), ("first", first.0.into()), ("second", second.0.into())])
        }
        Event::Arrived(die, goods) => {
            words.say("event-arrived", &[("depot", die.0.into()), goods_value(goods)])
        }
        Event::Changed(seat, from, to, workers) => {
            let key = if workers == 0 { "event-changed-free" } else { "event-changed" };
            let workers = words.workers(workers.into());
            let values =
                [name(seat), ("from", from.0.into()), ("to", to.0.into()), ("workers", workers.into())];
            words.say(key, &values)
        }
        Event::Discarded(seat, discarded) => words.say("event-discarded", &[name(seat), tile(discarded)]),
        Event::Took(seat, depot, taken) => {
            words.say("event-took", &[name(seat), tile(taken), depot_value(depot)])
        }
        Event::Bought(seat, depot, bought) => {
            words.say("event-bought", &[name(seat), tile(bought), depot_value(depot)])
        }
        Event::Placed(seat, placed, hex) => {
            let mut values = vec![name(seat), tile(placed)];
            values.extend(words.hex_values(words.position.estate_of(seat), hex));
            words.say("event-placed", &values)
        }
        Event::Sold(seat, goods, count) => {
            words.say("event-sold", &[name(seat), ("count", count.into()), goods_value(goods)])
        }
        Event::Completed { seat, size, points, bonus } => {
            let values =
                [name(seat), ("size", size.into()), ("points", points.into()), ("bonus", bonus.into())];
            words.say("event-completed", &values)
        }
        Event::Scored(seat, source, points) => {
            let source = CastlesOfBurgundy::INFO.sources[source.index()];
            words.say("event-scored", &[name(seat), ("points", points.into()), ("source", source.into())])
        }
        Event::TookBonus(seat, kind, size) => {
            let key = match size {
                Size::Large => "event-bonus-large",
                Size::Small => "event-bonus-small",
            };
            words.say(key, &[name(seat), kind_value(kind)])
        }
        Event::GainedSilver(seat, count) => {
            words.say("event-silver", &[name(seat), ("silver", words.silver(count).into())])
        }
        Event::GainedWorkers(seat, count) => {
            words.say("event-workers", &[name(seat), ("workers", words.workers(count).into())])
        }
        Event::Collected(seat, depot, goods, count) => {
            let values = [name(seat), ("count", count.into()), goods_value(goods), depot_value(depot)];
            words.say("event-collected", &values)
        }
        Event::Moved(seat, space) => words.say("event-moved", &[name(seat), ("space", space.into())]),
        Event::Declined(seat, building) => words.say("event-declined", &about(seat, building)),
        Event::Lost(seat, building) => words.say("event-lost", &about(seat, building)),
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
