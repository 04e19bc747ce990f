//! Legal actions in words, with cost and gain.
//!
//! No text mentions a player's money, because choices are shown to all players in the log.

use engine::Game;
use power_grid::{Action, Event, Plant, Stage};
use ui_kit::after;

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action) -> String {
    let position = words.position;
    match action {
        Action::Pick(region) => words.say("choice-pick", &[("region", words.region(region).into())]),
        Action::Pass => words.say("choice-pass", &[]),
        Action::Nominate(plant) => nominate(words, plant),
        Action::PassBid => words.say("choice-pass-bid", &[]),
        Action::Bid(amount) => words.say("choice-bid", &[("amount", amount.into())]),
        Action::Scrap(plant) => scrap(words, plant),
        Action::Drop(fuel) => words.say("choice-drop", &[("fuel", fuel.word().into())]),
        Action::Buy(fuel) => {
            let price = position.price(fuel).expect("what can be bought has a price");
            words.say("choice-buy", &[("fuel", fuel.word().into()), ("price", price.into())])
        }
        Action::Build(city) => {
            let cost = position.to_act().and_then(|seat| position.cost(seat, city));
            let cost = cost.expect("what can be built has a cost");
            let values = [
                ("city", words.city(city).into()),
                ("price", cost.total().into()),
                ("connection", cost.connection.into()),
                ("house", cost.house.into()),
            ];
            words.say("choice-build", &values)
        }
        Action::Run(plant, coal) => run(words, plant, coal),
        Action::Done => done(words),
    }
}

/// PG-5.12: the last player in the auction buys without bidding.
fn nominate(words: Words<'_>, plant: Plant) -> String {
    let price = words.immediate_price(plant);
    let key = if price.is_some() { "choice-buy-plant" } else { "choice-nominate" };
    let values = [
        ("plant", plant.0.into()),
        ("facts", words.facts(plant).into()),
        ("price", price.unwrap_or(plant.number()).into()),
    ];
    words.say(key, &values)
}

/// Lists the tokens that are lost with the plant for lack of storage. Where coal and oil compete, the player decides
/// next.
fn scrap(words: Words<'_>, plant: Plant) -> String {
    let mut lost = [0; 4];
    for event in after(words.position, Action::Scrap(plant)).1 {
        if let Event::Lost(_, fuel, count) = event {
            lost[fuel.index()] += count;
        }
    }
    let (number, facts) = (("plant", plant.0.into()), ("facts", words.facts(plant).into()));
    match words.tokens(lost) {
        Some(tokens) => words.say("choice-scrap-losing", &[number, facts, ("tokens", tokens.into())]),
        None => words.say("choice-scrap", &[number, facts]),
    }
}

fn run(words: Words<'_>, plant: Plant, coal: u8) -> String {
    let cities = words.position.tables().card(plant).cities;
    let (number, cities) = (("plant", plant.0.into()), ("cities", cities.into()));
    match words.tokens(words.position.burned(plant, coal)) {
        Some(tokens) => words.say("choice-run", &[number, cities, ("tokens", tokens.into())]),
        None => words.say("choice-run-free", &[number, cities]),
    }
}

fn done(words: Words<'_>) -> String {
    match words.position.stage() {
        Stage::Fuel => words.say("choice-done-buying", &[]),
        Stage::Building => words.say("choice-done-building", &[]),
        _ => {
            let (cities, income) = words.income();
            words.say("choice-done-running", &[("cities", cities.into()), ("income", income.into())])
        }
    }
}
