//! UX-41: icon totals are the spendable icons, crowns show control, the four end conditions are shown.

use std::collections::BTreeSet;

use dice_settlers::{Action, DiceSettlers, Main, Source, Stage, Tile};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Playout};
use testkit::ui::{look, tags};
use testkit::{actions, play_at_random};
use ui_kit::{Language, TableUi};

use crate::table::{ME, SET_UPS, dice, game, meadow};

/// The total that the mat shows for an action.
fn total_shown(position: &DiceSettlers, main: Main) -> u8 {
    let seat = position.turn();
    let mat =
        look::<DiceSettlersUi, _>(position, None, Language::En, |scene| DiceSettlersUi::mat(scene, seat))
            .into_string();
    let all = tags(&mat);
    let id = format!("ds-action-{}-{main}", seat.number() + 1);
    let at = all.iter().position(|tag| tag.get("id") == Some(&id)).expect("the action is drawn");
    let total = all[at..].iter().find(|tag| tag.has_class("ds-total")).expect("a total").text.clone();
    total.trim_end_matches('½').parse().expect("a number")
}

/// The icons a player can really spend on an action: spends while the rules allow it, dice first and pairs last.
fn spent_really(position: &DiceSettlers, main: Main) -> u8 {
    let mut copy = *position;
    let mut chance = Playout::new(1);
    copy.play(Action::Begin(main), &mut chance, &mut ());
    let mut spent = 0;
    let last = |action: &Action| match action {
        Action::Spend(Source::Pair(..)) => 3,
        Action::Spend(Source::Single(_)) => 2,
        Action::Spend(Source::Die(_)) => 0,
        _ => 1,
    };
    loop {
        let legal = actions(&copy);
        let next = match copy.stage() {
            Stage::Paying => legal.into_iter().min_by_key(last),
            Stage::Main if copy.main_action() == Some(main) => legal.into_iter().find(|action| {
                matches!(action, Action::Take | Action::Harvest(_) | Action::Raid(..) | Action::Trade(..))
            }),
            _ => None,
        };
        let Some(next) = next else { return spent };
        spent += u8::from(matches!(next, Action::Spend(_)));
        copy.play(next, &mut chance, &mut ());
    }
}

#[test]
fn icon_totals_are_the_spendable_icons() {
    let (mut compared, mut most) = (0, 0);
    for (number, (seats, options)) in (20..).zip(SET_UPS) {
        let mut moves = 0;
        play_at_random(game(seats, options, number), number, |position, _| {
            moves += 1;
            if position.stage() != Stage::Turn || moves % 3 != 0 {
                return;
            }
            // Settle and Harvest spend as many icons as there are; others may run out of something else before.
            for main in [Main::Settle, Main::Harvest] {
                if position.possible_actions().has(main.number()) {
                    let (shown, real) = (total_shown(position, main), spent_really(position, main));
                    assert_eq!(shown, real, "{main} in {position:?}");
                    compared += 1;
                    most = most.max(real);
                }
            }
        });
    }
    assert!(compared > 100 && most >= 4, "{compared} totals up to {most}");
}

#[test]
fn totals_count_dice_pairs_technologies_and_tiles() {
    let table = meadow(2).tile(10, 1, 1).tents_on(ME, 10, 1).marker(ME, "general_education");
    let position =
        table.active(ME, &dice("brown-trade white-pioneer green-pioneer yellow-pioneer white-research"));
    let position = position.finish().expect("a position");
    assert_eq!(total_shown(&position, Main::Trade), 3, "a die, a pair, tile 10");
    assert_eq!(total_shown(&position, Main::Research), 3, "a die, a pair, General Education");
    assert_eq!(total_shown(&position, Main::Settle), 1, "a pair");
    let half =
        look::<DiceSettlersUi, _>(&position, None, Language::En, |scene| DiceSettlersUi::mat(scene, ME))
            .into_string();
    assert!(half.contains("½"), "the third Pioneer");
}

#[test]
fn crowns_and_ties_are_those_of_the_engine_after_every_move() {
    let (mut crowns, mut ties, mut houses) = (0, 0, 0);
    for (number, (seats, options)) in (40..).zip([SET_UPS[0], SET_UPS[2]]) {
        play_at_random(game(seats, options, number), number, |position, _| {
            let board =
                look::<DiceSettlersUi, _>(position, None, Language::En, DiceSettlersUi::board).into_string();
            let drawn: BTreeSet<(String, bool)> = tags(&board)
                .iter()
                .filter(|tag| tag.has_class("ds-crown"))
                .map(|tag| (tag.get("id").expect("a crown is named").to_owned(), tag.has_class("ds-tie")))
                .collect();
            let mut real = BTreeSet::new();
            for tile in position.map().iter().map(Tile) {
                let held: Vec<_> =
                    position.all_players().filter(|&seat| position.controls(seat, tile)).collect();
                for seat in &held {
                    real.insert((format!("ds-crown-{}-{}", seat.number() + 1, tile.0), held.len() > 1));
                }
                ties += usize::from(held.len() > 1);
                houses += usize::from(position.house_on(tile).is_some());
            }
            assert_eq!(drawn, real);
            crowns += real.len();
        });
    }
    assert!(crowns > 3_000 && ties > 300 && houses > 20, "{crowns} {ties} {houses}");
}

#[test]
fn the_four_ends_are_displayed() {
    let mut reached = BTreeSet::new();
    for (number, (seats, options)) in (60..).zip(SET_UPS) {
        let mut moves = 0;
        play_at_random(game(seats, options, number), number, |position, _| {
            moves += 1;
            if moves % 7 != 0 && !position.end_is_triggered() {
                return;
            }
            look::<DiceSettlersUi, _>(position, None, Language::En, |scene| {
                let supply = DiceSettlersUi::areas(scene).into_iter().find(|area| area.id == "supply");
                let all = tags(&supply.expect("the supply").content.into_string());
                for (number, holds) in (1..).zip(position.end_conditions()) {
                    let id = format!("ds-end-{number}");
                    let tag = all.iter().find(|tag| tag.get("id") == Some(&id)).expect("every end is shown");
                    assert_eq!(tag.has_class("ds-reached"), holds, "{id}");
                    if holds {
                        reached.insert(number);
                    }
                }
                let strip = DiceSettlersUi::strip(scene);
                let colours = position.supply().iter().filter(|&&dice| dice > 0).count();
                let houses = position.all_players().map(|seat| position.houses(seat)).max().unwrap_or(0);
                for part in [
                    format!("houses {houses}/5"),
                    format!("VP left {}/", position.vp_supply()),
                    format!("tiles left {} ", position.stack().len()),
                    format!("dice colours left {colours} "),
                ] {
                    assert!(strip.trigger.contains(&part), "{part} in {}", strip.trigger);
                }
                let on = !matches!(position.stage(), Stage::Draft | Stage::Lay | Stage::Over);
                let alarm = on && (position.is_last_round() || position.end_is_triggered());
                assert_eq!(strip.alarm.is_some(), alarm);
            });
        });
    }
    assert!(reached.len() >= 2, "{reached:?}");
    let five = [24, 18, 20, 12, 16].into_iter().fold(meadow(2), |table, tile| table.house(ME, tile));
    let table = five.vp_supply(0).stack(&[]).supply([0, 1, 1, 0, 0, 0]);
    let position = table.finish().expect("a position");
    assert_eq!(position.end_conditions(), [true; 4]);
    let area = look::<DiceSettlersUi, _>(&position, None, Language::En, DiceSettlersUi::areas)
        .remove(1)
        .content
        .into_string();
    assert_eq!(area.matches("ds-reached").count(), 4, "{area}");
}
