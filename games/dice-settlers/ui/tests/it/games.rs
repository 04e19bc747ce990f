//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dice_settlers_ui::DiceSettlersUi;
use ui_kit::{GameUi, Language, Names};

use crate::table::{LANGUAGES, SET_UPS, choices, game, play_at_random, viewers};

/// How wide a terminal is expected to be.
const WIDTH: usize = 100;

/// Words as a person may see them: filled, not a key, one line.
pub(crate) fn check_words(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$', '\n', '\t']), "{text}");
    static KEYS: LazyLock<BTreeSet<&str>> =
        LazyLock::new(|| DiceSettlersUi::messages().keys(Language::En).iter().map(String::as_str).collect());
    let shown = text.split(' ').find(|word| KEYS.contains(word));
    assert_eq!(shown, None, "a raw key in: {text}");
}

/// A position as a person may see it.
pub(crate) fn check_text(text: &str) {
    assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
    assert!(!text.contains("\n\n\n"), "two empty lines\n{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        assert!(!line.ends_with(' '), "spaces at the end: {line}");
        if !line.is_empty() {
            check_words(line);
        }
    }
}

fn variant(of: &impl std::fmt::Debug) -> String {
    let text = format!("{of:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

#[test]
fn everything_in_many_random_games_has_words() {
    let (mut happened, mut chosen) = (BTreeSet::new(), BTreeSet::new());
    for round in 0..3 {
        for (number, (seats, options)) in (round * 10..).zip(SET_UPS) {
            let mut moves = 0;
            play_at_random(game(seats, options, number), number, |position, events| {
                for language in LANGUAGES {
                    let names = Names::numbered(seats, language);
                    for &event in events {
                        let sentence = DiceSettlersUi::sentence(position, event, &names, language);
                        check_words(&sentence);
                        assert!(sentence.ends_with('.'), "{sentence}");
                    }
                    if moves % 5 == 0 {
                        for action in choices(position) {
                            check_words(&DiceSettlersUi::choice(position, action, &names, language));
                        }
                    }
                    if moves % 61 == 0 {
                        for viewer in viewers(position) {
                            check_text(&DiceSettlersUi::position(position, viewer, &names, language));
                        }
                    }
                }
                chosen.extend(choices(position).iter().map(variant));
                happened.extend(events.iter().map(variant));
                moves += 1;
            });
        }
    }
    let missing = |all: &[&str], seen: &BTreeSet<String>| {
        all.iter().filter(|name| !seen.contains(**name)).map(|name| (*name).to_owned()).collect::<Vec<_>>()
    };
    let actions = [
        "Draft",
        "Lay",
        "Pay",
        "Turn",
        "Reroll",
        "Begin",
        "Recruit",
        "Explore",
        "Take",
        "Settle",
        "TakeBack",
        "Raid",
        "Harvest",
        "Trade",
        "TradeDie",
        "Research",
        "Spend",
        "Place",
        "Join",
        "Gain",
        "GiveActive",
        "GiveSpent",
        "Factory",
        "Govern",
        "Explode",
        "Keep",
        "BotColour",
        "BotTile",
        "BotCell",
        "Done",
    ];
    assert_eq!(missing(&actions, &chosen), [""; 0], "{chosen:?}");
    let events = [
        "Drafted",
        "Placed",
        "RoundBegan",
        "LastRound",
        "Quota",
        "Refilled",
        "Rolled",
        "Paid",
        "Turned",
        "Rerolled",
        "Began",
        "Spent",
        "DieGained",
        "Drawn",
        "TentsTaken",
        "TentPlaced",
        "TentsLifted",
        "Swapped",
        "TokensGained",
        "Traded",
        "DieTraded",
        "VpGained",
        "Researched",
        "Joined",
        "FactoryRun",
        "HouseBuilt",
        "Exploded",
        "ExtraAction",
        "TurnEnded",
        "Kept",
        "BotActs",
        "BotDie",
        "BotToken",
        "BotUnused",
        "Ended",
    ];
    assert_eq!(missing(&events, &happened), [""; 0], "{happened:?}");
}

#[test]
fn long_names_make_no_line_too_wide() {
    let names = Names::new((0..4).map(|_| "Őrület Ödön ".repeat(5).trim_end().to_owned()).collect());
    let mut moves = 0;
    play_at_random(game(4, &[], 5), 5, |position, _| {
        if moves % 97 == 0 {
            for language in LANGUAGES {
                check_text(&DiceSettlersUi::position(
                    position,
                    engine::Game::to_act(position),
                    &names,
                    language,
                ));
            }
        }
        moves += 1;
    });
}
