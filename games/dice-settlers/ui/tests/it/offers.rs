//! What an offer says is what the engine then does.

use dice_settlers::{Action, DiceSettlers, Main, RollOption, Stage};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Playout, Seat};
use testkit::ui::look;
use testkit::{actions, play_at_random};
use ui_kit::{Language, Offer, TableUi};

use crate::table::{ME, SET_UPS, YOU, dice, game, meadow, play};

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

/// DS-8.7: two dice are drawn; what is said of each main action is its chance, and nothing of what cannot come.
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
                let Some(gain) = &offer.gain else { continue };
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
                let said = offer.after.unwrap_or_default();
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
    assert_eq!(offer.cost.as_deref(), Some("1 × Settle"));
    assert_eq!(offer.gain, None, "6 before and after");
    let after = offer.after.expect("something changes");
    assert_eq!(after, "tents 5 → 4 · control of 14: Anna + Bence → Anna · house possible in 2 tents");
}

#[test]
fn a_raid_shows_what_it_costs_with_shields_and_who_controls_then() {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 18, 2).marker(YOU, "stockades");
    let mut position = table.active(ME, &dice("grey-raid grey-raid")).finish().expect("a position");
    play(&mut position, &["begin raid"]);
    let offer = offer(&position, ME, "raid 18 2");
    assert_eq!(offer.targets, ["ds-tents-2-18"]);
    assert_eq!(offer.cost.as_deref(), Some("2 × Raid"), "Stockades take one more");
    assert_eq!(offer.gain.as_deref(), Some("4 VP"), "7 instead of 3");
    assert!(offer.after.is_some_and(|after| after.contains("control of 18: Bence → Anna")));
}

#[test]
fn a_house_that_ends_the_game_is_warned_of() {
    let four = [24, 18, 20, 12].into_iter().fold(meadow(2), |table, tile| table.house(ME, tile));
    let position = four.tents_on(ME, 14, 3).finish().expect("a position");
    let offer = offer(&position, ME, "govern 14");
    assert_eq!(offer.warning.as_deref(), Some("This triggers the end of the game."));
    assert!(offer.after.is_some_and(|after| after.contains("houses 4 → 5")));
}

#[test]
fn what_would_be_drawn_is_not_told() {
    let table = meadow(2).tents_on(ME, 18, 1).stack(&[9, 11]);
    let mut position = table.active(ME, &dice("white-explore white-explore")).finish().expect("a position");
    play(&mut position, &["begin explore"]);
    let offer = offer(&position, ME, "explore 2");
    assert_eq!((offer.gain, offer.after), (None, None));
    assert_eq!(offer.cost.as_deref(), Some("2 × Explore"));
}

#[test]
fn ending_a_turn_with_an_action_left_is_warned_of() {
    let table = meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-settle")).second_turn(ME);
    let position = table.finish().expect("a position");
    assert_eq!(offer(&position, ME, "done").warning.as_deref(), Some("A main action is still possible."));
    let idle = meadow(2).tents_on(ME, 18, 1).second_turn(ME).finish().expect("a position");
    assert_eq!(offer(&idle, ME, "done").warning, None);
}
