//! Offers agree with the engine.

use std::collections::BTreeSet;

use dice_settlers::{Action, DiceSettlers, Main, RollOption, Stage};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Playout, Seat};
use testkit::ui::{look, names};
use testkit::{actions, play_at_random};
use ui_kit::{GameUi, Language, Offer, Shortcuts, TableUi};

use crate::table::{ME, SET_UPS, YOU, dice, game, meadow, play, positions};

fn offer(position: &DiceSettlers, viewer: Seat, text: &str) -> Offer {
    let action = position.read_action(text).unwrap_or_else(|| panic!("{text}: not an action"));
    position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    look::<DiceSettlersUi, _>(position, Some(viewer), Language::En, |scene| {
        DiceSettlersUi::offer(scene, action)
    })
}

/// Plays an action and pays for it with the first icons.
fn played(position: &DiceSettlers, action: Action) -> DiceSettlers {
    let (mut copy, mut chance) = (*position, Playout::new(3));
    copy.play(action, &mut chance, &mut ());
    while copy.stage() == Stage::Paying && position.stage() != Stage::Paying {
        copy.play(actions(&copy)[0], &mut chance, &mut ());
    }
    copy
}

/// DS-8.7: the offer of a draw of two dice names the odds of each main action that is possible.
fn check_odds(position: &DiceSettlers, seat: Seat, said: &str) {
    for main in Main::ALL {
        let percent = (100.0 * position.chance_of(seat, main, 2)).round();
        let words = format!("{main} {percent:.0} %");
        assert_eq!(said.to_lowercase().contains(&words), percent > 0.0, "{words}: {said}");
    }
}

#[test]
fn points_tents_and_quota_are_those_of_the_engine() {
    let (mut compared, mut draws) = (0, 0);
    for (number, (seats, options)) in (80..).zip(SET_UPS) {
        let mut moves = 0;
        play_at_random(game(seats, options, number), number, |position, _| {
            moves += 1;
            let Some(seat) = position.to_act().filter(|_| moves % 11 == 0) else { return };
            for action in actions(position) {
                let offer = look::<DiceSettlersUi, _>(position, Some(seat), Language::En, |scene| {
                    DiceSettlersUi::offer(scene, action)
                });
                let Some(gain) = &offer.gain_words() else { continue };
                if matches!(action, Action::Pay(_, RollOption::Draw)) {
                    check_odds(position, seat, gain);
                    draws += 1;
                    continue;
                }
                let after = played(position, action);
                let points = after.standings().score(seat).total() - position.standings().score(seat).total();
                let shown = if points < 0 { format!("−{} VP", -points) } else { format!("{points} VP") };
                assert_eq!(*gain, shown, "{action:?}");
                let (now, then) = (position.count_quota(seat), after.count_quota(seat));
                let said = offer.after_words().unwrap_or_default();
                assert_eq!(said.contains("next quota"), now != then, "{action:?}: {said}");
                compared += 1;
            }
        });
    }
    assert!(compared > 80 && draws > 0, "{compared} and {draws} draws");
}

#[test]
fn settling_shows_control_points_and_how_far_a_house_is() {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 14, 1).tents_on(ME, 14, 1);
    let mut position = table.active(ME, &dice("white-settle white-settle")).finish().expect("a position");
    play(&mut position, &["begin settle"]);
    let offer = offer(&position, ME, "settle 14");
    assert_eq!(offer.targets, ["ds-tile-14"]);
    assert_eq!(offer.cost_words().as_deref(), Some("1 Settle"));
    assert_eq!(offer.gain_words(), None, "6 before and after");
    let after = offer.after_words().expect("something changes");
    assert_eq!(after, "tents 5 → 4 · control of tile 14: Anna + Bence → Anna · 2 more tents for a house");
}

#[test]
fn a_raid_shows_what_it_costs_with_shields_and_who_controls_then() {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 18, 2).marker(YOU, "stockades");
    let mut position = table.active(ME, &dice("grey-raid grey-raid")).finish().expect("a position");
    play(&mut position, &["begin raid"]);
    let offer = offer(&position, ME, "raid 18 2");
    assert_eq!(offer.targets, ["ds-tents-2-18"]);
    assert_eq!(offer.cost_words().as_deref(), Some("2 Raid"), "Stockades take one more");
    assert_eq!(offer.gain_words().as_deref(), Some("4 VP"), "7 instead of 3");
    assert!(offer.after_words().is_some_and(|after| after.contains("control of tile 18: Bence → Anna")));
}

#[test]
fn a_house_that_ends_the_game_is_warned_of() {
    let four = [24, 18, 20, 12].into_iter().fold(meadow(2), |table, tile| table.house(ME, tile));
    let position = four.tents_on(ME, 14, 3).finish().expect("a position");
    let offer = offer(&position, ME, "govern 14");
    assert_eq!(offer.warning.as_deref(), Some("This triggers the end of the game."));
    assert!(offer.after_words().is_some_and(|after| after.contains("houses 4 → 5")));
}

/// Where two empty spaces lie between the same tiles, their sides tell them apart.
#[test]
fn every_choice_of_a_space_has_its_own_words() {
    let mut compared = 0;
    positions(7, |position, _| {
        if !matches!(position.stage(), Stage::Lay | Stage::Placing | Stage::Choosing) {
            return;
        }
        let names = names(position.seats());
        for language in Language::ALL {
            let words: Vec<String> = actions(position)
                .into_iter()
                .map(|action| DiceSettlersUi::choice(position, action, &names, language))
                .collect();
            let different: BTreeSet<&String> = words.iter().collect();
            assert_eq!(different.len(), words.len(), "{words:?}");
            compared += words.len();
        }
    });
    assert!(compared > 100, "{compared}");
}

/// With one way to pay and nothing left to do, the table pays and finishes the action.
#[test]
fn the_only_way_to_pay_and_to_finish_is_taken() {
    let settling = |faces: &str| {
        let table = meadow(2).tents_on(ME, 18, 1).active(ME, &dice(faces));
        let mut position = table.finish().expect("a position");
        play(&mut position, &["begin settle", "settle 14"]);
        position
    };
    let next =
        |position: &DiceSettlers| DiceSettlersUi::follows(position).map(|action| position.notation(action));
    let mut one = settling("white-settle");
    assert_eq!(next(&one).as_deref(), Some("spend white-settle"));
    play(&mut one, &["spend white-settle"]);
    assert_eq!(next(&one).as_deref(), Some("done"));
    play(&mut one, &["done"]);
    assert_eq!((one.stage(), next(&one)), (Stage::Turn, None), "ending the turn is the player's decision");
    assert_eq!(next(&settling("white-settle green-settle")), None, "two ways to pay");
    let mut more = settling("white-settle white-settle");
    play(&mut more, &["spend white-settle"]);
    assert_eq!(next(&more), None, "another tent may be placed");
}

#[test]
fn what_would_be_drawn_is_not_told() {
    let table = meadow(2).tents_on(ME, 18, 1).stack(&[9, 11]);
    let mut position = table.active(ME, &dice("white-explore white-explore")).finish().expect("a position");
    play(&mut position, &["begin explore"]);
    let offer = offer(&position, ME, "explore 2");
    assert_eq!((offer.gain_words(), offer.after_words()), (None, None));
    assert_eq!(offer.cost_words().as_deref(), Some("2 Explore"));
}

#[test]
fn ending_a_turn_with_an_action_left_is_warned_of() {
    let table = meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-settle")).second_turn(ME);
    let position = table.finish().expect("a position");
    assert_eq!(offer(&position, ME, "done").warning.as_deref(), Some("You could still take a main action."));
    let idle = meadow(2).tents_on(ME, 18, 1).second_turn(ME).finish().expect("a position");
    assert_eq!(offer(&idle, ME, "done").warning, None);
}
