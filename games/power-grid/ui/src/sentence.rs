//! Events in sentences.

use engine::{Game, Seat};
use power_grid::{Cost, Event, Plant, Removal};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat)));
    let number = |plant: Plant| ("plant", Value::from(plant.0));
    let facts = |plant: Plant| ("facts", Value::from(words.facts(plant)));
    match event {
        Event::Picked(seat, region) => {
            words.say("event-picked", &[name(seat), ("region", words.region(region).into())])
        }
        Event::RoundBegan(round) => words.say("event-round", &[("round", round.into())]),
        Event::PhaseBegan(phase) => {
            words.say("event-phase", &[("number", phase.into()), ("phase", words.phase(phase).into())])
        }
        Event::Ordered => {
            let order: Vec<&str> = words.position.order().iter().map(|&seat| names.of(seat)).collect();
            words.say("event-ordered", &[("names", order.join(", ").into())])
        }
        Event::Passed(seat) => words.say("event-passed", &[name(seat)]),
        Event::Nominated(seat, plant) => {
            words.say("event-nominated", &[name(seat), number(plant), facts(plant)])
        }
        Event::Bid(seat, amount) => words.say("event-bid", &[name(seat), ("amount", amount.into())]),
        Event::PassedBid(seat) => words.say("event-passed-bid", &[name(seat)]),
        Event::Sold(seat, plant, price) => {
            words.say("event-sold", &[name(seat), number(plant), ("price", price.into())])
        }
        Event::Scrapped(seat, plant) => words.say("event-scrapped", &[name(seat), number(plant)]),
        Event::Lost(seat, fuel, count) => {
            words.say("event-lost", &[name(seat), ("count", count.into()), ("fuel", fuel.word().into())])
        }
        Event::Drawn(plant) => words.say("event-drawn", &[number(plant), facts(plant)]),
        Event::Step3Drawn => words.say("event-step3-drawn", &[]),
        Event::Removed(plant, why) => words.say(removal(why), &[number(plant)]),
        Event::PutUnder(plant) => words.say("event-put-under", &[number(plant)]),
        Event::Bought(seat, fuel, price) => {
            words.say("event-bought", &[name(seat), ("fuel", fuel.word().into()), ("price", price.into())])
        }
        Event::Built(seat, city, connection, house) => {
            let values = [
                name(seat),
                ("city", words.city(city).into()),
                ("price", Cost { connection, house }.total().into()),
                ("connection", connection.into()),
                ("house", house.into()),
            ];
            words.say("event-built", &values)
        }
        Event::Ran(seat, plant, burned) => match words.tokens(burned) {
            Some(tokens) => words.say("event-ran", &[name(seat), number(plant), ("tokens", tokens.into())]),
            None => words.say("event-ran-free", &[name(seat), number(plant)]),
        },
        Event::Paid(seat, cities, income) => {
            words.say("event-paid", &[name(seat), ("cities", cities.into()), ("income", income.into())])
        }
        Event::Refilled(added) => match words.tokens(added) {
            Some(tokens) => words.say("event-refilled", &[("tokens", tokens.into())]),
            None => words.say("event-refilled-nothing", &[]),
        },
        Event::StepBegan(step) => words.say("event-step", &[("step", step.into())]),
        Event::Ended => ended(words, names),
    }
}

const fn removal(why: Removal) -> &'static str {
    match why {
        Removal::TooSmall => "event-removed-too-small",
        Removal::NoSale => "event-removed-no-sale",
        Removal::Step2 => "event-removed-step2",
        Removal::Step3 => "event-removed-step3",
        Removal::Update => "event-removed-update",
    }
}

/// All players in the first place have won (PG-D.14).
fn ended(words: Words<'_>, names: &Names) -> String {
    let standings = words.position.standings();
    let ranking = standings.ranking();
    let winners: Vec<Seat> = ranking.into_iter().filter(|&seat| standings.place(seat) == 1).collect();
    let cities = winners.first().map_or(0, |&seat| standings.score(seat).total());
    let winners: Vec<&str> = winners.into_iter().map(|seat| names.of(seat)).collect();
    words.say("event-ended", &[("names", winners.join(", ").into()), ("cities", cities.into())])
}
