//! A legal action in words, with its cost and gain.

use dice_settlers::{Action, Event, Exchange, Main, RollOption, Source, Stage, Tile};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action, names: &Names) -> String {
    let tile = |tile| words.tile_values(tile);
    let player = |seat| [("player", Value::from(words.name(names, seat)))];
    let resource = |resource| words.resource_values(resource);
    let colour = |colour| words.colour_values(colour);
    let die = |face| [("die", Value::from(words.face(face)))];
    let cell = |cell| [("cell", Value::from(words.cell(cell)))];
    let card = |slot| [("card", Value::from(words.card(slot)))];
    let facts = |tile: Tile| [("number", tile.0.into()), ("facts", words.tile_facts(tile).into())];
    let tokens = |tokens| [("tokens", Value::from(words.tokens(tokens)))];
    let icons = || [("icons", Value::from(words.price(action)))];
    match action {
        Action::Draft(kept) => words.tell("choice-draft", &[&facts(kept)]),
        Action::Lay(at) => words.tell("choice-lay", &[&cell(at)]),
        Action::Pay(face, RollOption::Set) => words.tell("choice-pay-set", &[&die(face)]),
        Action::Pay(face, RollOption::Reroll) => words.tell("choice-pay-reroll", &[&die(face)]),
        Action::Pay(face, RollOption::Draw) => words.tell("choice-pay-draw", &[&die(face)]),
        Action::Turn(from, to) => {
            let icon = words.icon(words.position.tables().icon(to));
            words.tell("choice-turn", &[&die(from), &[("icon", icon.into())]])
        }
        Action::Reroll(faces) => {
            words.say("choice-reroll", &[("dice", words.faces(faces.into_iter().flatten()).into())])
        }
        Action::Use(slot) => words.tell("choice-use", &[&card(slot)]),
        Action::Begin(main) => {
            let position = words.position;
            let total = position.spendable(position.turn(), main).total;
            words.tell("choice-begin", &[&words.main_values(main), &[("icons", total.into())]])
        }
        Action::Recruit(dice) => words.tell("choice-recruit", &[&words.dice_values(dice), &icons()]),
        Action::Explore(_) => {
            let drawn = words.outcome(action).events;
            let drawn = drawn.iter().filter(|event| matches!(event, Event::Drawn(..))).count();
            words.tell("choice-explore", &[&icons(), &[("tiles", drawn.into())]])
        }
        Action::Take => words.say("choice-take", &[("tents", taken(words, action).into())]),
        Action::Settle(at) => words.tell("choice-settle", &[&tile(at)]),
        Action::TakeBack(at) => words.tell("choice-take-back", &[&tile(at)]),
        Action::Raid(at, rival) => words.tell("choice-raid", &[&tile(at), &player(rival), &icons()]),
        Action::Harvest(kind) => words.tell("choice-harvest", &[&resource(kind)]),
        Action::Double(kind) => words.tell("choice-double", &[&resource(kind)]),
        Action::Trade(exchange, traded) => {
            let key = match exchange {
                Exchange::Same => "choice-trade-same",
                Exchange::Different => "choice-trade-different",
                Exchange::Any => "choice-trade-any",
            };
            words.tell(key, &[&tokens(traded), &[("vp", gained(words, action).into())]])
        }
        Action::TradeDie => words.say("choice-trade-die", &[]),
        Action::Research(slot, paid) => {
            let key = if paid == [0; 4] { "choice-research-free" } else { "choice-research" };
            words.tell(key, &[&card(slot), &icons(), &tokens(paid)])
        }
        Action::Spend(source) => spend(words, source),
        Action::Place(at, to) => words.tell("choice-place", &[&facts(at), &cell(to)]),
        Action::Join => {
            words.say(if words.position.stage() == Stage::Adding { "choice-add" } else { "choice-join" }, &[])
        }
        Action::Gain(kind) => words.tell("choice-gain", &[&colour(kind)]),
        Action::Token(kind) => words.tell("choice-token", &[&resource(kind)]),
        Action::GiveActive(face) => words.tell("choice-give-active", &[&die(face)]),
        Action::GiveSpent(kind) => words.tell("choice-give-spent", &[&colour(kind)]),
        Action::Factory { tile: at, from, keep } => {
            let key = match (keep, at == from) {
                (true, _) => "choice-factory-keep",
                (false, true) => "choice-factory",
                (false, false) => "choice-factory-from",
            };
            let more = [("from", from.0.into()), ("effect", words.effects(at).into())];
            words.tell(key, &[&tile(at), &more])
        }
        Action::Govern(at) => words.tell("choice-govern", &[&tile(at)]),
        Action::Explode(slot) => {
            words.tell("choice-explode", &[&card(slot), &[("text", words.card_text(slot).to_owned().into())]])
        }
        Action::Build(at) => {
            words.tell("choice-build", &[&tile(at), &[("tents", words.position.choices_left().into())]])
        }
        Action::Remove(at, rival) => words.tell("choice-remove", &[&tile(at), &player(rival)]),
        Action::Keep(face) => words.tell("choice-keep", &[&die(face)]),
        Action::BotColour(kind) => words.tell("choice-bot-colour", &[&colour(kind)]),
        Action::BotTile(at) if words.position.main_action() == Some(Main::Raid) => {
            words.tell("choice-bot-raid", &[&tile(at)])
        }
        Action::BotTile(at) => words.tell("choice-bot-settle", &[&tile(at)]),
        Action::BotCell(at) => words.tell("choice-bot-cell", &[&cell(at)]),
        Action::BotSells(kind) => words.tell("choice-bot-sells", &[&resource(kind)]),
        Action::Evict(at) => words.tell("choice-evict", &[&tile(at)]),
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
                return words.tell("choice-done-main", &[&words.main_values(main)]);
            }
            None => "choice-done",
        },
    };
    words.say(key, &[])
}

/// Tents taken from the general supply.
pub(crate) fn taken(words: Words<'_>, action: Action) -> u8 {
    let taken = |event: &Event| if let Event::TentsTaken(_, tents) = event { *tents } else { 0 };
    words.outcome(action).events.iter().map(taken).sum()
}

/// VP gained by an exchange.
fn gained(words: Words<'_>, action: Action) -> u8 {
    let gained = |event: &Event| if let Event::VpGained(_, vp) = event { *vp } else { 0 };
    words.outcome(action).events.iter().map(gained).sum()
}
