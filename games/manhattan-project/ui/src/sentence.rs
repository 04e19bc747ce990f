//! An event in a sentence. Everything here is public: which card somebody keeps is in no event.

use engine::Seat;
use manhattan_project::{Crew, Event, Workers};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat).to_owned()));
    let crew = |crew: Crew| ("crew", Value::from(words.crew(crew).unwrap_or_default()));
    match event {
        Event::TurnBegan(seat) => words.say("event-turn", &[name(seat)]),
        Event::ChoseBonus(seat, which) => {
            words.say("event-bonus", &[name(seat), ("worker", words.worker(which).into())])
        }
        Event::Placed(seat, space, sent) => {
            words.say("event-placed", &[name(seat), crew(sent), ("space", words.space(space).into())])
        }
        Event::Used(seat, building, sent) => {
            let owner = words.position.owner(building).filter(|&owner| owner != seat);
            let values = [
                name(seat),
                crew(sent),
                ("building", words.building(building).into()),
                ("owner", owner.map_or("", |owner| names.of(owner)).into()),
            ];
            words.say(if owner.is_some() { "event-spied-on" } else { "event-used" }, &values)
        }
        Event::Paid(seat, cost) => {
            words.say("event-paid", &[name(seat), ("cost", words.cost(cost).unwrap_or_default().into())])
        }
        Event::Declined(seat) => words.say("event-declined", &[name(seat)]),
        Event::Received(seat, goods) => words
            .say("event-received", &[name(seat), ("goods", words.goods(goods).unwrap_or_default().into())]),
        Event::Gained(seat, which, permanent, contractors) => {
            let gained = Crew::new(Workers::of(which, permanent), Workers::of(which, contractors));
            words.say("event-gained", &[name(seat), crew(gained)])
        }
        Event::Bribed => words.say("event-bribed", &[]),
        Event::Bought(seat, building, _, price) => {
            let values = [
                name(seat),
                ("building", words.building(building).into()),
                ("facts", words.facts(building).into()),
                ("price", price.into()),
            ];
            words.say(if price == 0 { "event-bought-free" } else { "event-bought" }, &values)
        }
        Event::TookBribes(seat, bribes) => {
            words.say("event-took-bribes", &[name(seat), ("bribes", bribes.into())])
        }
        Event::Revealed(building) => {
            let values =
                [("building", words.building(building).into()), ("facts", words.facts(building).into())];
            words.say("event-revealed", &values)
        }
        Event::Retrieved(seat) => words.say("event-retrieved", &[name(seat)]),
        Event::Struck(seat, target, aircraft) => {
            let values = [
                name(seat),
                ("target", names.of(target).into()),
                ("aircraft", words.aircraft(aircraft).into()),
            ];
            words.say("event-struck", &values)
        }
        Event::Raided(seat, building) => {
            let owner = words.position.owner(building).map_or("", |owner| names.of(owner));
            let values = [
                name(seat),
                ("target", owner.into()),
                ("building", words.building(building).into()),
                ("damage", words.position.damage(building).into()),
            ];
            words.say("event-raided", &values)
        }
        Event::Offered(seat, other) => {
            words.say("event-offered", &[name(seat), ("other", names.of(other).into())])
        }
        Event::Answered(seat, other, accepted) => {
            let key = if accepted { "event-accepted" } else { "event-refused" };
            words.say(key, &[name(other), ("other", names.of(seat).into())])
        }
        Event::Repaired(seat, building, price) => {
            let values = [
                name(seat),
                ("building", words.building(building).into()),
                ("price", price.into()),
                ("damage", words.position.damage(building).into()),
            ];
            words.say(if price == 0 { "event-repaired" } else { "event-repaired-paid" }, &values)
        }
        Event::Kept(seat) => words.say("event-kept", &[name(seat)]),
        Event::LaidOut(bomb) => {
            let values = [("bomb", words.bomb(bomb).into()), ("facts", words.bomb_facts(bomb).into())];
            words.say("event-laid-out", &values)
        }
        Event::DesignClosed => words.say("event-design-closed", &[]),
        Event::Spied(seat, spies) => words.say("event-spied", &[name(seat), ("spies", spies.into())]),
        Event::Built(seat, bomb, sent) => {
            let values = [
                name(seat),
                crew(sent),
                ("bomb", words.bomb(bomb).into()),
                ("points", total(words, seat).into()),
            ];
            words.say("event-built", &values)
        }
        Event::Tested(seat, bomb, token) => {
            let values = [
                name(seat),
                ("bomb", words.bomb(bomb).into()),
                ("token", token.into()),
                ("points", total(words, seat).into()),
            ];
            words.say("event-tested", &values)
        }
        Event::Loaded(seat, bomb) => {
            let values =
                [name(seat), ("bomb", words.bomb(bomb).into()), ("points", total(words, seat).into())];
            words.say("event-loaded", &values)
        }
        Event::Won(seat) => {
            let values =
                [name(seat), ("points", total(words, seat).into()), ("goal", words.position.goal().into())];
            words.say("event-won", &values)
        }
    }
}

/// The points of a seat in all.
fn total(words: Words<'_>, seat: Seat) -> u16 {
    words.position.points(seat).iter().sum()
}
