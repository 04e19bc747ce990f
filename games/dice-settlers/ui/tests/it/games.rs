//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;

use dice_settlers_ui::DiceSettlersUi;
use testkit::ui::{Said, check_long_names};
use testkit::{actions, play_at_random};

use crate::table::{SET_UPS, game};

#[test]
fn everything_in_many_random_games_has_words() {
    let mut said = Said::<DiceSettlersUi>::new(5, 61);
    for round in 0..3 {
        for (number, (seats, options)) in (round * 10..).zip(SET_UPS) {
            play_at_random(game(seats, options, number), number, |position, events| {
                said.check(position, &actions(position), events);
            });
        }
    }
    let missing = |all: &[&str], seen: &BTreeSet<String>| {
        all.iter().filter(|name| !seen.contains(**name)).map(|name| (*name).to_owned()).collect::<Vec<_>>()
    };
    let kinds = [
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
    assert_eq!(missing(&kinds, &said.chosen), [""; 0], "{:?}", said.chosen);
    let kinds = [
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
    assert_eq!(missing(&kinds, &said.happened), [""; 0], "{:?}", said.happened);
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let mut moves = 0;
    play_at_random(game(4, &[], 5), 5, |position, _| {
        if moves % 97 == 0 {
            check_long_names::<DiceSettlersUi>(position);
        }
        moves += 1;
    });
}
