//! An event as a sentence.

use dice_settlers::{Event, RollOption, Source};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::{Named, Words};

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| [("name", Value::from(words.name(names, seat)))];
    let rival = |seat: Seat| [("rival", Value::from(words.name(names, seat)))];
    let tile = |tile| words.tile_values(tile);
    let card = |slot| [("card", Value::from(words.card(slot)))];
    let die = |face| [("die", Value::from(words.face(face)))];
    let icon = |face| [("icon", Value::from(words.icon(words.position.tables().icon(face))))];
    let colour = |colour| words.colour_values(colour);
    let action = |main| words.main_values(main);
    let resource = |resource| words.resource_values(resource);
    let tokens = |tokens| [("tokens", Value::from(words.tokens(tokens)))];
    let n = |n: u8| [("n", Value::from(n))];
    match event {
        Event::Drafted(seat, at) => words.tell("event-drafted", &[&name(seat), &tile(at)]),
        Event::Placed(seat, at, _) => words.tell("event-placed", &[&name(seat), &tile(at)]),
        Event::RoundBegan(round) => words.say("event-round", &[("round", round.into())]),
        Event::LastRound => words.say("event-last-round", &[]),
        Event::Quota(seat, quota) => words.tell("event-quota", &[&name(seat), &n(quota)]),
        Event::Refilled(seat) => words.tell("event-refilled", &[&name(seat)]),
        Event::Rolled(seat, faces) => {
            words.tell("event-rolled", &[&name(seat), &[("dice", words.faces(faces.iter()).into())]])
        }
        Event::Paid(seat, face, option) => {
            let key = match option {
                RollOption::Set => "event-paid-set",
                RollOption::Reroll => "event-paid-reroll",
                RollOption::Draw => "event-paid-draw",
            };
            words.tell(key, &[&name(seat), &die(face)])
        }
        Event::Turned(seat, from, to) => words.tell("event-turned", &[&name(seat), &die(from), &icon(to)]),
        Event::Rerolled(seat, from, to) => {
            words.tell("event-rerolled", &[&name(seat), &die(from), &icon(to)])
        }
        Event::Used(seat, slot) => words.tell("event-used", &[&name(seat), &card(slot)]),
        Event::Began(seat, main) => words.tell("event-began", &[&name(seat), &action(main)]),
        Event::Spent(seat, source) => spent(words, &name(seat), source),
        Event::DieGained(seat, kind) => words.tell("event-die-gained", &[&name(seat), &colour(kind)]),
        Event::Drawn(seat, at) => words.tell("event-drawn", &[&name(seat), &tile(at)]),
        Event::TentsTaken(seat, tents) => words.tell("event-tents-taken", &[&name(seat), &n(tents)]),
        Event::TentPlaced(seat, at) => words.tell("event-tent-placed", &[&name(seat), &tile(at)]),
        Event::TentsLifted(seat, at, tents) => {
            words.tell("event-tents-lifted", &[&name(seat), &tile(at), &n(tents)])
        }
        Event::Swapped(seat, at, other) => {
            words.tell("event-swapped", &[&name(seat), &tile(at), &rival(other)])
        }
        Event::Removed(seat, at, other) => {
            words.tell("event-removed", &[&name(seat), &tile(at), &rival(other)])
        }
        Event::TokensGained(seat, kind, count) => {
            words.tell("event-tokens-gained", &[&name(seat), &n(count), &resource(kind)])
        }
        Event::Doubled(seat, kind) => words.tell("event-doubled", &[&name(seat), &resource(kind)]),
        Event::Traded(seat, _, traded) => words.tell("event-traded", &[&name(seat), &tokens(traded)]),
        Event::DieTraded(seat, kind) => words.tell("event-die-traded", &[&name(seat), &colour(kind)]),
        Event::VpGained(seat, vp) => words.tell("event-vp-gained", &[&name(seat), &n(vp)]),
        Event::Researched(seat, slot, [0, 0, 0, 0]) => {
            words.tell("event-researched-free", &[&name(seat), &card(slot)])
        }
        Event::Researched(seat, slot, paid) => {
            words.tell("event-researched", &[&name(seat), &card(slot), &tokens(paid)])
        }
        Event::Joined(seat, at) => words.tell("event-joined", &[&name(seat), &tile(at)]),
        Event::FactoryRun(seat, at) => words.tell("event-factory", &[&name(seat), &tile(at)]),
        Event::HouseBuilt(seat, at) => words.tell("event-house", &[&name(seat), &tile(at)]),
        Event::Exploded(seat, slot) => words.tell("event-exploded", &[&name(seat), &card(slot)]),
        Event::ExtraAction(seat) => words.tell("event-extra", &[&name(seat)]),
        Event::TurnEnded(seat) => words.tell("event-turn-ended", &[&name(seat)]),
        Event::Kept(seat, face) => words.tell("event-kept", &[&name(seat), &die(face)]),
        Event::BotActs(main, strength) => words.tell("event-bot-acts", &[&action(main), &n(strength)]),
        Event::BotDie(kind, main) => words.tell("event-bot-die", &[&colour(kind), &action(main)]),
        Event::BotToken(kind, Some(main)) => words.tell("event-bot-token", &[&resource(kind), &action(main)]),
        Event::BotToken(kind, None) => words.tell("event-bot-stores", &[&resource(kind)]),
        Event::BotUnused(strength) => words.tell("event-bot-unused", &[&n(strength)]),
        Event::Evicted(at) => words.tell("event-evicted", &[&tile(at)]),
        Event::Ended => ended(words, names),
    }
}

fn spent(words: Words<'_>, name: &[Named], source: Source) -> String {
    let dice = |faces: &[_]| [("dice", Value::from(words.faces(faces.iter().copied())))];
    match source {
        Source::Die(face) => words.tell("event-spent-die", &[name, &dice(&[face])]),
        Source::Pair(one, two) => words.tell("event-spent-pair", &[name, &dice(&[one, two])]),
        Source::Single(face) => words.tell("event-spent-single", &[name, &dice(&[face])]),
        Source::Card(slot) => words.tell("event-spent-card", &[name, &[("card", words.card(slot).into())]]),
        Source::Tile => words.say("event-spent-tile", name),
        Source::Blast => words.say("event-spent-blast", name),
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
