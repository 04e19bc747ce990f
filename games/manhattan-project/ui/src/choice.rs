//! A legal action in words, with what it costs and brings.
//!
//! Which card somebody keeps is told to nobody else: the rules say that the choice is secret, and logs hide it.

use manhattan_project::board::SpaceAction;
use manhattan_project::{Action, Building, Crew, Position, Space, Stage, Target, Workers};
use ui_kit::Names;

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action, names: &Names) -> String {
    let position = words.position;
    let tables = position.tables();
    let bomb = |key, bomb| {
        let facts = words.bomb_facts(bomb);
        words.say(key, &[("bomb", words.bomb(bomb).into()), ("facts", facts.into())])
    };
    match action {
        Action::Bonus(which) => words.say("choice-bonus", &[("worker", words.worker(which).into())]),
        Action::Place(space, take) => place(words, space, take),
        Action::PlaceOnly(space) => words.say("choice-place-only", &[("space", words.space(space).into())]),
        Action::Use(building, pay, take) => using(words, names, building, pay, Some(take)),
        Action::UseOnly(building, pay) => using(words, names, building, pay, None),
        Action::Build(card) => bomb("choice-build", card),
        Action::Test(card) => {
            let token = position.tokens().last().unwrap_or(0);
            words.say("choice-test", &[("bomb", words.bomb(card).into()), ("token", token.into())])
        }
        Action::Load(card) => {
            let values = [
                ("bomb", words.bomb(card).into()),
                ("cost", tables.bomb(card).load_cost.into()),
                ("points", tables.costs.load_vp.into()),
            ];
            words.say("choice-load", &values)
        }
        Action::Retrieve => words.say("choice-retrieve", &[]),
        Action::Send(crew) => words.say("choice-send", &[("crew", sent(words, crew).into())]),
        Action::Gain(permanent) => gain(words, permanent),
        Action::Buy(at) => buy(words, at),
        Action::Strike(seat, aircraft) => {
            let values = [("name", names.of(seat).into()), ("aircraft", words.aircraft(aircraft).into())];
            words.say("choice-strike", &values)
        }
        Action::Raid(building) => {
            let owner = position.owner(building).map_or("", |owner| names.of(owner));
            let values = [("building", words.building(building).into()), ("name", owner.into())];
            words.say("choice-raid", &values)
        }
        Action::Offer(seat) => words.say("choice-offer", &[("name", names.of(seat).into())]),
        Action::Accept => words.say("choice-accept", &[]),
        Action::Refuse => words.say("choice-refuse", &[]),
        Action::Repair(building) => {
            let values =
                [("building", words.building(building).into()), ("price", position.repair_price().into())];
            words.say(
                if position.repair_price() == 0 { "choice-repair" } else { "choice-repair-paid" },
                &values,
            )
        }
        Action::Keep(card) => bomb("choice-keep", card),
        Action::Done => words.say(
            match position.stage() {
                Stage::Buying => "choice-done-buying",
                Stage::Striking => "choice-done-striking",
                Stage::Repairing => "choice-done-repairing",
                _ => "choice-done",
            },
            &[],
        ),
    }
}

fn place(words: Words<'_>, space: Space, take: u8) -> String {
    let card = words.position.tables().space(space);
    let name = ("space", words.space(space).into());
    let cost = words.cost(card.work.pay[0]);
    let gain = card.work.gain.get(usize::from(take)).and_then(|&goods| words.goods(goods));
    match (card.action, gain, cost) {
        (SpaceAction::Gain, Some(gain), Some(cost)) => {
            words.say("choice-place-paying", &[name, ("gain", gain.into()), ("cost", cost.into())])
        }
        (SpaceAction::Gain, Some(gain), None) => {
            words.say("choice-place-gaining", &[name, ("gain", gain.into())])
        }
        (_, _, Some(cost)) => words.say("choice-place-action-paying", &[name, ("cost", cost.into())]),
        _ => words.say("choice-place-action", &[name]),
    }
}

/// An opponent's building is named as such (MP-11.3).
fn using(words: Words<'_>, names: &Names, building: Building, pay: u8, take: Option<u8>) -> String {
    let position = words.position;
    let work = &position.tables().building(building).work;
    let owner = position.owner(building);
    let own = owner == Some(position.active());
    let key = match (own, take) {
        (true, Some(_)) => "choice-use",
        (false, Some(_)) => "choice-spy",
        (true, None) => "choice-use-only",
        (false, None) => "choice-spy-only",
    };
    let need = words.need(work.need);
    let asks = match work.pay.get(usize::from(pay)).and_then(|&cost| words.cost(cost)) {
        Some(cost) => words.say("asks-and-pays", &[("need", need.into()), ("cost", cost.into())]),
        None => need,
    };
    let gain = take.and_then(|take| work.gain.get(usize::from(take))).and_then(|&goods| words.goods(goods));
    let values = [
        ("building", words.building(building).into()),
        ("asks", asks.into()),
        ("gain", gain.unwrap_or_default().into()),
        ("name", owner.map_or("", |owner| names.of(owner)).into()),
    ];
    words.say(key, &values)
}

/// The workers sent, and where to if that is not said elsewhere.
fn sent(words: Words<'_>, crew: Crew) -> String {
    let crew = words.crew(crew).unwrap_or_default();
    let to = match words.position.target() {
        Some(Target::Space(space, _)) => words.space(space),
        Some(Target::Building(building, ..)) => words.building(building),
        Some(Target::Bomb(bomb)) => words.bomb(bomb),
        None => return crew,
    };
    format!("{crew} → {to}")
}

fn gain(words: Words<'_>, permanent: u8) -> String {
    let Some(which) = words.position.gaining() else { return String::new() };
    let (_, _, all) = words.position.gain_range(which);
    let crew = Crew::new(Workers::of(which, permanent), Workers::of(which, all - permanent));
    words.say("choice-gain", &[("crew", words.crew(crew).unwrap_or_default().into())])
}

fn buy(words: Words<'_>, at: Position) -> String {
    let position = words.position;
    let Some(building) = position.on_market(at) else { return String::new() };
    let row = position.tables().position(at);
    let price = position.price(at);
    let bribes = if row.takes_bribes { position.bribes() } else { 0 };
    let key = match (price, bribes) {
        (0, 0) => "choice-buy-free",
        (_, 0) => "choice-buy",
        (0, _) => "choice-buy-free-bribes",
        _ => "choice-buy-bribes",
    };
    let values = [
        ("building", words.building(building).into()),
        ("facts", words.facts(building).into()),
        ("price", price.into()),
        ("bribes", bribes.into()),
    ];
    words.say(key, &values)
}
