//! What happened, in a sentence.

use dice_settlers::{Event, RollOption, Source};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(words.name(names, seat)));
    let rival = |seat: Seat| ("rival", Value::from(words.name(names, seat)));
    let tile = |tile| ("tile", Value::from(words.tile(tile)));
    let card = |slot| ("card", Value::from(words.card(slot)));
    let die = |face| ("die", Value::from(words.face(face)));
    let icon = |face| ("icon", Value::from(words.icon(words.position.tables().icon(face))));
    let colour = |colour| ("colour", Value::from(words.colour(colour)));
    let action = |main| ("action", Value::from(words.main(main)));
    let resource = |resource| ("resource", Value::from(words.resource(resource)));
    let n = |n: u8| ("n", Value::from(n));
    match event {
        Event::Drafted(seat, at) => words.say("event-drafted", &[name(seat), tile(at)]),
        Event::Placed(seat, at, _) => words.say("event-placed", &[name(seat), tile(at)]),
        Event::RoundBegan(round) => words.say("event-round", &[("round", round.into())]),
        Event::LastRound => words.say("event-last-round", &[]),
        Event::Quota(seat, quota) => words.say("event-quota", &[name(seat), n(quota)]),
        Event::Refilled(seat) => words.say("event-refilled", &[name(seat)]),
        Event::Rolled(seat, face) => words.say("event-rolled", &[name(seat), die(face)]),
        Event::Paid(seat, face, option) => {
            let key = match option {
                RollOption::Set => "event-paid-set",
                RollOption::Reroll => "event-paid-reroll",
                RollOption::Draw => "event-paid-draw",
            };
            words.say(key, &[name(seat), die(face)])
        }
        Event::Turned(seat, from, to) => words.say("event-turned", &[name(seat), die(from), icon(to)]),
        Event::Rerolled(seat, from, to) => words.say("event-rerolled", &[name(seat), die(from), icon(to)]),
        Event::Used(seat, slot) => words.say("event-used", &[name(seat), card(slot)]),
        Event::Began(seat, main) => words.say("event-began", &[name(seat), action(main)]),
        Event::Spent(seat, source) => spent(words, name(seat), source),
        Event::DieGained(seat, kind) => words.say("event-die-gained", &[name(seat), colour(kind)]),
        Event::Drawn(seat, at) => words.say("event-drawn", &[name(seat), tile(at)]),
        Event::TentsTaken(seat, tents) => words.say("event-tents-taken", &[name(seat), n(tents)]),
        Event::TentPlaced(seat, at) => words.say("event-tent-placed", &[name(seat), tile(at)]),
        Event::TentsLifted(seat, at, tents) => {
            words.say("event-tents-lifted", &[name(seat), tile(at), n(tents)])
        }
        Event::Swapped(seat, at, other) => words.say("event-swapped", &[name(seat), tile(at), rival(other)]),
        Event::Removed(seat, at, other) => words.say("event-removed", &[name(seat), tile(at), rival(other)]),
        Event::TokensGained(seat, kind, count) => {
            words.say("event-tokens-gained", &[name(seat), n(count), resource(kind)])
        }
        Event::Doubled(seat, kind) => words.say("event-doubled", &[name(seat), resource(kind)]),
        Event::Traded(seat, _, tokens) => {
            words.say("event-traded", &[name(seat), ("tokens", words.tokens(tokens).into())])
        }
        Event::DieTraded(seat, kind) => words.say("event-die-traded", &[name(seat), colour(kind)]),
        Event::VpGained(seat, vp) => words.say("event-vp-gained", &[name(seat), n(vp)]),
        Event::Researched(seat, slot, [0, 0, 0, 0]) => {
            words.say("event-researched-free", &[name(seat), card(slot)])
        }
        Event::Researched(seat, slot, tokens) => {
            let values = [name(seat), card(slot), ("tokens", words.tokens(tokens).into())];
            words.say("event-researched", &values)
        }
        Event::Joined(seat, at) => words.say("event-joined", &[name(seat), tile(at)]),
        Event::FactoryRun(seat, at) => words.say("event-factory", &[name(seat), tile(at)]),
        Event::HouseBuilt(seat, at) => words.say("event-house", &[name(seat), tile(at)]),
        Event::Exploded(seat, slot) => words.say("event-exploded", &[name(seat), card(slot)]),
        Event::ExtraAction(seat) => words.say("event-extra", &[name(seat)]),
        Event::TurnEnded(seat) => words.say("event-turn-ended", &[name(seat)]),
        Event::Kept(seat, face) => words.say("event-kept", &[name(seat), die(face)]),
        Event::BotActs(main, strength) => words.say("event-bot-acts", &[action(main), n(strength)]),
        Event::BotDie(kind, main) => words.say("event-bot-die", &[colour(kind), action(main)]),
        Event::BotToken(kind, Some(main)) => words.say("event-bot-token", &[resource(kind), action(main)]),
        Event::BotToken(kind, None) => words.say("event-bot-stores", &[resource(kind)]),
        Event::BotUnused(strength) => words.say("event-bot-unused", &[n(strength)]),
        Event::Evicted(at) => words.say("event-evicted", &[tile(at)]),
        Event::Ended => ended(words, names),
    }
}

fn spent(words: Words<'_>, name: (&str, Value<'_>), source: Source) -> String {
    let dice = |faces: &[_]| ("dice", Value::from(words.faces(faces.iter().copied())));
    match source {
        Source::Die(face) => words.say("event-spent-die", &[name, dice(&[face])]),
        Source::Pair(one, two) => words.say("event-spent-pair", &[name, dice(&[one, two])]),
        Source::Single(face) => words.say("event-spent-single", &[name, dice(&[face])]),
        Source::Card(slot) => words.say("event-spent-card", &[name, ("card", words.card(slot).into())]),
        Source::Tile => words.say("event-spent-tile", &[name]),
        Source::Blast => words.say("event-spent-blast", &[name]),
    }
}

/// DS-20.8: tied players win together.
fn ended(words: Words<'_>, names: &Names) -> String {
    let standings = words.position.standings();
    let ranking = standings.ranking();
    let winners: Vec<Seat> = ranking.into_iter().filter(|&seat| standings.place(seat) == 1).collect();
    let points = winners.first().map_or(0, |&seat| standings.score(seat).total());
    let winners: Vec<String> = winners.into_iter().map(|seat| words.name(names, seat)).collect();
    words.say("event-ended", &[("names", words.all_of(&winners).into()), ("points", points.into())])
}
