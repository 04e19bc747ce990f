//! Legal actions in words, with their costs and gains.
//!
//! Which bomb card a player keeps is secret: the game marks that action as secret, and the log hides it.

use manhattan_project::board::SpaceAction;
use manhattan_project::{Action, Building, Crew, Position, Space, Stage, Target, Workers};
use ui_kit::Names;

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action, names: &Names) -> String {
    let position = words.position;
    let tables = position.tables();
    let bomb = |key, bomb| words.say_bomb(key, bomb, &[("facts", words.bomb_facts(bomb).into())]);
    match action {
        Action::Bonus(which) => words.say("choice-bonus", &[("worker", words.worker(which).into())]),
        Action::Place(space, take) => place(words, space, take),
        Action::PlaceOnly(space) => words.say("choice-place-only", &[("space", words.space(space).into())]),
        Action::Use(building, pay, take) => using(words, names, building, pay, Some(take)),
        Action::UseOnly(building, pay) => using(words, names, building, pay, None),
        Action::Build(card) => bomb("choice-build", card),
        Action::Test(card) => {
            let token = position.tokens().last().unwrap_or(0);
            words.say_bomb("choice-test", card, &[("token", token.into())])
        }
        Action::Load(card) => {
            let values =
                [("cost", tables.bomb(card).load_cost.into()), ("points", tables.costs.load_vp.into())];
            words.say_bomb("choice-load", card, &values)
        }
        Action::Retrieve => words.say("choice-retrieve", &[]),
        Action::Send(crew) => send(words, crew),
        Action::Gain(permanent) => gain(words, permanent),
        Action::Buy(at) => buy(words, at),
        Action::Strike(seat, aircraft) => {
            let [aircraft, which] = words.aircraft_values(aircraft);
            words.say("choice-strike", &[("name", names.of(seat).into()), aircraft, which])
        }
        Action::Raid(building) => {
            let owner = position.owner(building).map_or("", |owner| names.of(owner));
            words.say_building("choice-raid", building, &[("name", owner.into())])
        }
        Action::Offer(seat) => words.say("choice-offer", &[("name", names.of(seat).into())]),
        Action::OfferJoint(partner, enemy) => {
            let values = [("name", names.of(partner).into()), ("enemy", names.of(enemy).into())];
            words.say("choice-offer-joint", &values)
        }
        Action::Accept => words.say("choice-accept", &[]),
        Action::Refuse => words.say("choice-refuse", &[]),
        Action::Repair(building) => {
            let price = position.repair_price();
            let key = if price == 0 { "choice-repair" } else { "choice-repair-paid" };
            words.say_building(key, building, &[("price", price.into())])
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

/// The use of a building; an opponent's building is named as such (MP-11.3). Where the card has alternatives, the chosen ones
/// are said.
fn using(words: Words<'_>, names: &Names, building: Building, pay: u8, take: Option<u8>) -> String {
    let position = words.position;
    let work = &position.tables().building(building).work;
    let owner = position.owner(building);
    let own = owner == Some(position.active());
    let key = match (own, take, work.pay.len() > 1, work.gain.len() > 1) {
        (true, None, ..) => "choice-use-only",
        (false, None, ..) => "choice-spy-only",
        (true, _, false, false) => "choice-use",
        (false, _, false, false) => "choice-spy",
        (true, _, true, false) => "choice-use-paying",
        (false, _, true, false) => "choice-spy-paying",
        (true, _, _, true) => "choice-use-as",
        (false, _, _, true) => "choice-spy-as",
    };
    let need = words.need(work.need);
    let cost = work.pay.get(usize::from(pay)).and_then(|&cost| words.cost(cost));
    let asks = match &cost {
        Some(cost) => words.say("asks-and-pays", &[("need", need.into()), ("cost", cost.as_str().into())]),
        None => need,
    };
    let gain = take.and_then(|take| work.gain.get(usize::from(take))).and_then(|&goods| words.goods(goods));
    let values = [
        ("asks", asks.into()),
        ("cost", cost.unwrap_or_default().into()),
        ("gain", gain.unwrap_or_default().into()),
        ("name", owner.map_or("", |owner| names.of(owner)).into()),
    ];
    words.say_building(key, building, &values)
}

/// The workers sent, and where.
fn send(words: Words<'_>, crew: Crew) -> String {
    let (key, place) = match words.position.target() {
        Some(Target::Space(space, _)) => ("choice-send", words.space(space)),
        Some(Target::Building(building, ..)) => ("choice-send-quoted", words.building(building)),
        Some(Target::Bomb(bomb)) => ("choice-send", words.bomb(bomb)),
        None => return String::new(),
    };
    let crew = words.crew(crew).unwrap_or_default();
    words.say(key, &[("crew", crew.into()), ("place", place.into())])
}

fn gain(words: Words<'_>, permanent: u8) -> String {
    let Some(which) = words.position.gaining() else { return String::new() };
    let (_, _, all) = words.position.gain_range(which);
    if all == 1 {
        let key = if permanent == 1 { "choice-gain-own" } else { "choice-gain-contractor" };
        return words.say(key, &[("worker", words.worker(which).into())]);
    }
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
    words.say_building(key, building, &[("price", price.into()), ("bribes", bribes.into())])
}
