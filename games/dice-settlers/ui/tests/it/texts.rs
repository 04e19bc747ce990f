//! How positions, choices, events and refusals look: the files of `tests/texts`, in both languages. With the environment
//! variable `UPDATE_TEXTS` they are rewritten; read the difference.

use dice_settlers::{
    Colour, DiceSettlers, Event, Exchange, Face, Main, Resource, RollOption, Slot, Source, Tile,
};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Refusal, Seat};
use testkit::actions;
use testkit::ui::{check_words, expect_text, look, names};
use ui_kit::{GameUi, Language, TableUi};

use crate::messages::FILES;
use crate::table::{ME, YOU, dice, game, meadow, play};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares a position as `viewer` sees it, and the choices if it is the viewer's turn.
fn expect_position(name: &str, position: &DiceSettlers, viewer: Option<Seat>) {
    let choices =
        if viewer.is_some() && position.to_act() == viewer { actions(position) } else { Vec::new() };
    testkit::ui::expect_position::<DiceSettlersUi>(FOLDER, name, (position, viewer), &choices);
}

#[test]
fn a_tile_is_drafted() {
    let position = game(3, &[], 4);
    expect_position("draft", &position, position.to_act());
}

#[test]
fn a_turn_begins() {
    let table = meadow(3).tents_on(ME, 16, 2).tents_on(ME, 14, 3).tents_on(YOU, 16, 2).house(YOU, 18);
    let table = table.marker(ME, "general_education").tokens(ME, [1, 0, 2, 1]).vp(YOU, 7);
    let table = table.active(ME, &dice("white-settle white-pioneer green-pioneer grey-raid"));
    let position = table.finish().expect("a position");
    expect_position("turn", &position, Some(ME));
    expect_position("turn-for-a-spectator", &position, None);
}

#[test]
fn a_trade_is_chosen() {
    let table = meadow(2).tents_on(ME, 16, 1).tokens(ME, [1, 1, 1, 1]).active(ME, &dice("brown-trade"));
    let mut position = table.finish().expect("a position");
    play(&mut position, &["begin trade"]);
    expect_position("trade", &position, Some(ME));
}

#[test]
fn a_tile_is_placed() {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(ME, 24, 1).stack(&[9, 11]);
    let table = table.marker(ME, "scouts").active(ME, &dice("white-explore"));
    let mut position = table.finish().expect("a position");
    play(&mut position, &["begin explore", "explore 1", "spend white-explore"]);
    expect_position("explore", &position, Some(ME));
}

/// What the prompt asks for in the main action under way.
fn task(position: &DiceSettlers) -> String {
    look::<DiceSettlersUi, _>(position, Some(ME), Language::En, DiceSettlersUi::task)
}

/// When nothing but finishing the action is possible, the prompt says so.
#[test]
fn the_prompt_asks_only_for_what_is_possible() {
    let table = meadow(2).tents_on(ME, 16, 3).tents_on(YOU, 16, 1).tokens(ME, [2, 0, 0, 0]);
    let table = table.active(ME, &dice("white-settle grey-raid grey-raid brown-trade yellow-food"));
    let start = table.marker(ME, "production_boom").finish().expect("a position");
    let prompt = |moves: &[&str]| {
        let mut position = start;
        play(&mut position, moves);
        task(&position)
    };
    let settle = ["begin settle", "settle 16", "spend white-settle"];
    assert_eq!(prompt(&settle[..1]), "take, place or take back tents (1 icon)");
    assert_eq!(prompt(&settle), "no icons left: finish Settle");
    let back = ["begin settle", "take-back 16", "spend white-settle", "take-back 16", "take-back 16"];
    assert_eq!(prompt(&back[..3]), "no icons left: take back more tents, or finish Settle");
    assert_eq!(prompt(&back), "no icons left: finish Settle", "no tent is left");
    let raid = ["begin raid", "raid 16 2", "spend grey-raid"];
    assert_eq!(prompt(&raid), "nothing more is possible: finish Raid", "one icon, but no tent");
    let trade = ["begin trade", "trade any food food", "spend brown-trade"];
    assert_eq!(prompt(&trade), "no icons left: finish Trade");
    let harvest = ["begin harvest", "harvest food", "spend yellow-food"];
    assert_eq!(prompt(&harvest), "no icons left: double a resource, or finish Harvest");
}

#[test]
fn a_solo_game() {
    let mut position = game(1, &[], 3);
    let first = position.notation(actions(&position)[0]);
    play(&mut position, &[&first]);
    expect_position("solo", &position, Some(ME));
}

/// One event of each kind.
fn events() -> Vec<Event> {
    let (tile, card, face) = (Tile(14), Slot(2), Face(2));
    vec![
        Event::RoundBegan(3),
        Event::Drafted(ME, tile),
        Event::Placed(ME, tile, dice_settlers::Cell::new(0, 0)),
        Event::Quota(ME, 4),
        Event::Refilled(ME),
        Event::Rolled(ME, [face, Face(7), face].into_iter().collect()),
        Event::Paid(ME, face, RollOption::Set),
        Event::Paid(ME, face, RollOption::Reroll),
        Event::Paid(ME, face, RollOption::Draw),
        Event::Turned(ME, face, Face(3)),
        Event::Rerolled(ME, face, Face(3)),
        Event::Used(ME, card),
        Event::Began(ME, Main::Harvest),
        Event::Spent(ME, Source::Die(face)),
        Event::Spent(ME, Source::Pair(face, face)),
        Event::Spent(ME, Source::Single(face)),
        Event::Spent(ME, Source::Card(card)),
        Event::Spent(ME, Source::Tile),
        Event::Spent(ME, Source::Blast),
        Event::DieGained(ME, Colour::Orange),
        Event::Drawn(ME, tile),
        Event::TentsTaken(ME, 1),
        Event::TentPlaced(ME, tile),
        Event::TentsLifted(ME, tile, 1),
        Event::Swapped(ME, tile, YOU),
        Event::Removed(ME, tile, YOU),
        Event::TokensGained(ME, Resource::Wood, 2),
        Event::Doubled(ME, Resource::Iron),
        Event::Traded(ME, Exchange::Same, [1, 0, 0, 2]),
        Event::DieTraded(ME, Colour::White),
        Event::VpGained(YOU, 6),
        Event::Researched(ME, card, [1, 0, 0, 0]),
        Event::Researched(ME, card, [0; 4]),
        Event::Joined(YOU, tile),
        Event::FactoryRun(ME, Tile(16)),
        Event::HouseBuilt(ME, tile),
        Event::Exploded(ME, card),
        Event::ExtraAction(ME),
        Event::TurnEnded(ME),
        Event::Kept(ME, face),
        Event::BotActs(Main::Raid, 3),
        Event::BotDie(Colour::Grey, Main::Raid),
        Event::BotToken(Resource::Gold, Some(Main::Explore)),
        Event::BotToken(Resource::Food, None),
        Event::BotUnused(2),
        Event::Evicted(Tile(16)),
        Event::LastRound,
        Event::Ended,
    ]
}

#[test]
fn every_event() {
    let position = meadow(2).tents_on(ME, 14, 1).finish().expect("a position");
    expect_text(FOLDER, "events", |language| {
        let names = names(2);
        let sentences = events().into_iter().map(|event| {
            let sentence = DiceSettlersUi::sentence(&position, event, &names, language);
            check_words::<DiceSettlersUi>(&sentence);
            assert!(sentence.ends_with('.'), "{sentence}");
            sentence + "\n"
        });
        sentences.collect()
    });
}

#[test]
fn every_refusal() {
    expect_text(FOLDER, "refusals", |language| {
        let sentence =
            |reason| DiceSettlersUi::refusal(Refusal::with("DS-1.1", reason, [2, 1]), language) + "\n";
        FILES.reasons().into_iter().map(sentence).collect()
    });
}
