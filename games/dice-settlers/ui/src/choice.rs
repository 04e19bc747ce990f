//! A legal action in words, with what it costs and brings.

use dice_settlers::{Action, Event, Exchange, Main, RollOption, Source, Stage};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action, names: &Names) -> String {
    let tile = |tile| ("tile", Value::from(words.tile(tile)));
    let player = |seat| ("player", Value::from(words.name(names, seat)));
    let resource = |resource| ("resource", Value::from(words.resource(resource)));
    let colour = |colour| ("colour", Value::from(words.colour(colour)));
    let die = |face| ("die", Value::from(words.face(face)));
    let cell = |cell| ("cell", Value::from(words.cell(cell)));
    let card = |slot| ("card", Value::from(words.card(slot)));
    let icons = || ("icons", Value::from(words.price(action)));
    match action {
        Action::Draft(kept) => {
            let facts = words.tile_facts(kept);
            words.say("choice-draft", &[("number", kept.0.into()), ("facts", facts.into())])
        }
        Action::Lay(at) => words.say("choice-lay", &[cell(at)]),
        Action::Pay(face, RollOption::Set) => words.say("choice-pay-set", &[die(face)]),
        Action::Pay(face, RollOption::Reroll) => words.say("choice-pay-reroll", &[die(face)]),
        Action::Pay(face, RollOption::Draw) => words.say("choice-pay-draw", &[die(face)]),
        Action::Turn(from, to) => {
            let icon = words.icon(words.position.tables().icon(to));
            words.say("choice-turn", &[die(from), ("icon", icon.into())])
        }
        Action::Reroll(faces) => {
            words.say("choice-reroll", &[("dice", words.faces(faces.into_iter().flatten()).into())])
        }
        Action::Use(slot) => words.say("choice-use", &[card(slot)]),
        Action::Begin(main) => {
            let position = words.position;
            let total = position.spendable(position.turn(), main).total;
            words.say("choice-begin", &[("action", words.main(main).into()), ("icons", total.into())])
        }
        Action::Recruit(dice) => words.say("choice-recruit", &[("dice", words.dice(dice).into()), icons()]),
        Action::Explore(_) => {
            let drawn = words.outcome(action).events;
            let drawn = drawn.iter().filter(|event| matches!(event, Event::Drawn(..))).count();
            words.say("choice-explore", &[icons(), ("tiles", drawn.into())])
        }
        Action::Take => words.say("choice-take", &[("tents", taken(words, action).into())]),
        Action::Settle(at) => words.say("choice-settle", &[tile(at)]),
        Action::TakeBack(at) => words.say("choice-take-back", &[tile(at)]),
        Action::Raid(at, rival) => words.say("choice-raid", &[tile(at), player(rival), icons()]),
        Action::Harvest(kind) => words.say("choice-harvest", &[resource(kind)]),
        Action::Double(kind) => words.say("choice-double", &[resource(kind)]),
        Action::Trade(exchange, tokens) => {
            let key = match exchange {
                Exchange::Same => "choice-trade-same",
                Exchange::Different => "choice-trade-different",
                Exchange::Any => "choice-trade-any",
            };
            let vp = gained(words, action);
            words.say(key, &[("tokens", words.tokens(tokens).into()), ("vp", vp.into())])
        }
        Action::TradeDie => words.say("choice-trade-die", &[]),
        Action::Research(slot, tokens) => {
            let key = if tokens == [0; 4] { "choice-research-free" } else { "choice-research" };
            words.say(key, &[card(slot), icons(), ("tokens", words.tokens(tokens).into())])
        }
        Action::Spend(source) => spend(words, source),
        Action::Place(at, to) => {
            let facts = words.tile_facts(at);
            words.say("choice-place", &[("number", at.0.into()), cell(to), ("facts", facts.into())])
        }
        Action::Join => {
            words.say(if words.position.stage() == Stage::Adding { "choice-add" } else { "choice-join" }, &[])
        }
        Action::Gain(kind) => words.say("choice-gain", &[colour(kind)]),
        Action::Token(kind) => words.say("choice-token", &[resource(kind)]),
        Action::GiveActive(face) => words.say("choice-give-active", &[die(face)]),
        Action::GiveSpent(kind) => words.say("choice-give-spent", &[colour(kind)]),
        Action::Factory { tile: at, from, keep } => {
            let key = match (keep, at == from) {
                (true, _) => "choice-factory-keep",
                (false, true) => "choice-factory",
                (false, false) => "choice-factory-from",
            };
            let values = [tile(at), ("from", words.tile(from).into()), ("ability", words.ability(at).into())];
            words.say(key, &values)
        }
        Action::Govern(at) => words.say("choice-govern", &[tile(at)]),
        Action::Explode(slot) => {
            words.say("choice-explode", &[card(slot), ("text", words.card_text(slot).into())])
        }
        Action::Build(at) => {
            words.say("choice-build", &[tile(at), ("tents", words.position.choices_left().into())])
        }
        Action::Remove(at, rival) => words.say("choice-remove", &[tile(at), player(rival)]),
        Action::Keep(face) => words.say("choice-keep", &[die(face)]),
        Action::BotColour(kind) => words.say("choice-bot-colour", &[colour(kind)]),
        Action::BotTile(at) if words.position.main_action() == Some(Main::Raid) => {
            words.say("choice-bot-raid", &[tile(at)])
        }
        Action::BotTile(at) => words.say("choice-bot-settle", &[tile(at)]),
        Action::BotCell(at) => words.say("choice-bot-cell", &[cell(at)]),
        Action::BotSells(kind) => words.say("choice-bot-sells", &[resource(kind)]),
        Action::Evict(at) => words.say("choice-evict", &[tile(at)]),
        Action::Done => done(words),
    }
}

fn spend(words: Words<'_>, source: Source) -> String {
    let dice = |faces: &[_]| ("dice", Value::from(words.faces(faces.iter().copied())));
    match source {
        Source::Die(face) => words.say("choice-spend-die", &[dice(&[face])]),
        Source::Pair(one, two) => words.say("choice-spend-pair", &[dice(&[one, two])]),
        Source::Single(face) => words.say("choice-spend-single", &[dice(&[face])]),
        Source::Card(slot) => words.say("choice-spend-card", &[("card", words.card(slot).into())]),
        Source::Tile => words.say("choice-spend-tile", &[]),
        Source::Blast => words.say("choice-spend-blast", &[]),
    }
}

fn done(words: Words<'_>) -> String {
    let key = match words.position.stage() {
        Stage::Roll => "choice-done-roll",
        Stage::Extra => "choice-done-extra",
        Stage::Joining => "choice-done-joining",
        Stage::Adding => "choice-done-adding",
        Stage::Keeping => "choice-done-keeping",
        Stage::Evicting => "choice-done-evicting",
        Stage::Turn => "choice-done-turn",
        _ => match words.position.main_action() {
            Some(main) => {
                return words.say("choice-done-main", &[("action", words.main(main).into())]);
            }
            None => "choice-done",
        },
    };
    words.say(key, &[])
}

/// The tents that come from the general supply.
fn taken(words: Words<'_>, action: Action) -> u8 {
    let taken = |event: &Event| if let Event::TentsTaken(_, tents) = event { *tents } else { 0 };
    words.outcome(action).events.iter().map(taken).sum()
}

/// The VP an exchange brings.
fn gained(words: Words<'_>, action: Action) -> u8 {
    let gained = |event: &Event| if let Event::VpGained(_, vp) = event { *vp } else { 0 };
    words.outcome(action).events.iter().map(gained).sum()
}
