//! Events as sentences. Every event is public: no event names the bomb card a player keeps.

use engine::Seat;
use manhattan_project::{Crew, Event, Workers};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat).to_owned()));
    let crew = |crew: Crew| ("crew", Value::from(words.crew(crew).unwrap_or_default()));
    let object = words.object();
    let crew_as_object = |crew: Crew| ("crew", Value::from(object.crew(crew).unwrap_or_default()));
    match event {
        Event::TurnBegan(seat) => words.say("event-turn", &[name(seat)]),
        Event::ChoseBonus(seat, which) => {
            words.say("event-bonus", &[name(seat), ("worker", words.worker(which).into())])
        }
        Event::Placed(seat, space, sent) => {
            let values = [name(seat), crew_as_object(sent), ("space", words.space(space).into())];
            words.say("event-placed", &values)
        }
        Event::Used(seat, building, sent) => {
            let owner = words.position.owner(building).filter(|&owner| owner != seat);
            let values =
                [name(seat), crew(sent), ("owner", owner.map_or("", |owner| names.of(owner)).into())];
            let key = if owner.is_some() { "event-spied-on" } else { "event-used" };
            words.say_building(key, building, &values)
        }
        Event::Paid(seat, cost) => {
            words.say("event-paid", &[name(seat), ("cost", object.cost(cost).unwrap_or_default().into())])
        }
        Event::Declined(seat) => words.say("event-declined", &[name(seat)]),
        Event::Received(seat, goods) => words
            .say("event-received", &[name(seat), ("goods", object.goods(goods).unwrap_or_default().into())]),
        Event::Gained(seat, which, permanent, contractors) => {
            let gained = Crew::new(Workers::of(which, permanent), Workers::of(which, contractors));
            words.say("event-gained", &[name(seat), crew_as_object(gained)])
        }
        Event::Bribed => words.say("event-bribed", &[]),
        Event::Bought(seat, building, _, price) => {
            let values = [name(seat), ("price", price.into())];
            let key = if price == 0 { "event-bought-free" } else { "event-bought" };
            words.say_building(key, building, &values)
        }
        Event::TookBribes(seat, bribes) => {
            words.say("event-took-bribes", &[name(seat), ("bribes", bribes.into())])
        }
        Event::Revealed(building) => words.say_building("event-revealed", building, &[]),
        Event::Retrieved(seat) => words.say("event-retrieved", &[name(seat)]),
        Event::Struck(seat, target, aircraft) => {
            let [aircraft, which] = words.aircraft_values(aircraft);
            words.say("event-struck", &[name(seat), ("target", names.of(target).into()), aircraft, which])
        }
        Event::Raided(seat, building) => {
            let owner = words.position.owner(building).map_or("", |owner| names.of(owner));
            let values =
                [name(seat), ("target", owner.into()), ("damage", words.position.damage(building).into())];
            words.say_building("event-raided", building, &values)
        }
        Event::Offered(deal) => {
            let key = if deal.enemy.is_some() { "event-offered-joint" } else { "event-offered" };
            words.say(key, &deal_values(names, deal.proposer, deal.partner, deal.enemy))
        }
        Event::Answered(deal, accepted) => {
            let key = match (accepted, deal.enemy) {
                (false, _) => "event-refused",
                (true, None) => "event-accepted",
                (true, Some(_)) => "event-accepted-joint",
            };
            words.say(key, &deal_values(names, deal.partner, deal.proposer, deal.enemy))
        }
        Event::Repaired(seat, building, price) => {
            let values =
                [name(seat), ("price", price.into()), ("damage", words.position.damage(building).into())];
            let key = if price == 0 { "event-repaired" } else { "event-repaired-paid" };
            words.say_building(key, building, &values)
        }
        Event::Kept(seat) => words.say("event-kept", &[name(seat)]),
        Event::LaidOut(bomb) => {
            words.say_bomb("event-laid-out", bomb, &[("facts", words.bomb_facts(bomb).into())])
        }
        Event::DesignClosed => words.say("event-design-closed", &[]),
        Event::Spied(seat, spies) => words.say("event-spied", &[name(seat), ("spies", spies.into())]),
        Event::Built(seat, bomb, sent) => words.say_bomb(
            "event-built",
            bomb,
            &[name(seat), crew(sent), ("points", total(words, seat).into())],
        ),
        Event::Tested(seat, bomb, token) => {
            let values = [name(seat), ("token", token.into()), ("points", total(words, seat).into())];
            words.say_bomb("event-tested", bomb, &values)
        }
        Event::Loaded(seat, bomb) => {
            words.say_bomb("event-loaded", bomb, &[name(seat), ("points", total(words, seat).into())])
        }
        Event::Won(seat) => {
            let values =
                [name(seat), ("points", total(words, seat).into()), ("goal", words.position.goal().into())];
            words.say("event-won", &values)
        }
    }
}

/// The names in a sentence about a deal.
pub(crate) fn deal_values<'a>(
    names: &'a Names,
    name: Seat,
    other: Seat,
    enemy: Option<Seat>,
) -> [(&'static str, Value<'a>); 3] {
    let enemy = enemy.map_or("", |enemy| names.of(enemy));
    [("name", names.of(name).into()), ("other", names.of(other).into()), ("enemy", enemy.into())]
}

/// The total points of a seat.
fn total(words: Words<'_>, seat: Seat) -> u16 {
    words.position.points(seat).iter().sum()
}
