//! How positions, choices and events look: the files of `tests/texts`, in both languages. With the environment variable
//! `UPDATE_TEXTS` they are written anew; read the difference.

use barrage::{Action, Barrage, Event};
use barrage_ui::BarrageUi;
use engine::{Game, Refusal, Seat};
use testkit::actions;
use testkit::ui::{expect_text, names};
use ui_kit::GameUi;

use crate::messages::FILES;
use crate::table::{game, play_by_bots};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares a position as `viewer` sees it, and the choices of the acting player: one in so many of each kind.
fn expect_position(name: &str, position: &Barrage, viewer: Option<Seat>, one_in: usize) {
    let choices: Vec<Action> = actions(position).into_iter().step_by(one_in).collect();
    testkit::ui::expect_position::<BarrageUi>(FOLDER, name, (position, viewer), &choices);
}

/// The first position of a game between sensible players in which this holds.
fn first(position: Barrage, number: u64, holds: impl Fn(&Barrage) -> bool) -> Barrage {
    let mut found = None;
    play_by_bots(position, number, |position, _| {
        if found.is_none() && holds(position) {
            found = Some(*position);
        }
    });
    found.expect("it comes to this")
}

#[test]
fn the_first_decision() {
    let position = game(3, &[], 3);
    expect_position("first-decision", &position, position.to_act(), 1);
}

#[test]
fn a_turn_in_the_third_round() {
    let can_produce =
        |position: &Barrage| actions(position).iter().any(|action| matches!(action, Action::Produce { .. }));
    let position = first(game(4, &[], 4), 4, |position| position.round() == 3 && can_produce(position));
    expect_position("turn", &position, position.to_act(), 9);
}

#[test]
fn a_game_with_automas_seen_by_a_watcher() {
    let position = first(game(3, &[("automas", "2")], 5), 5, |position| position.round() == 2);
    expect_position("automas", &position, None, 9);
}

#[test]
fn the_end_of_a_game() {
    let position = first(game(2, &[("game", "introductory")], 6), 6, |position| position.to_act().is_none());
    expect_position("over", &position, Some(Seat::new(0)), 1);
}

#[test]
fn a_round_as_a_log() {
    let mut log: Vec<(Barrage, Vec<Event>)> = Vec::new();
    play_by_bots(game(2, &[], 7), 7, |position, events| {
        if position.round() <= 2 && log.len() < 40 {
            log.push((*position, events.to_vec()));
        }
    });
    let names = names(2);
    expect_text(FOLDER, "log", |language| {
        let told = log.iter().flat_map(|(position, events)| {
            events.iter().map(|&event| BarrageUi::sentence(position, event, &names, language) + "\n")
        });
        told.collect()
    });
}

/// BA-AUTOMA-2.1, BA-AUTOMA-4.2: an Automa pays and gets VP, and does what its tile shows.
#[test]
fn turns_of_automas_as_a_log() {
    let mut log: Vec<(Barrage, Vec<Event>)> = Vec::new();
    let options = [("automas", "2"), ("difficulty", "overpowered")];
    play_by_bots(game(3, &options, 8), 8, |position, events| {
        if position.round() == 3 {
            log.push((*position, events.to_vec()));
        }
    });
    let names = names(3);
    expect_text(FOLDER, "automas-log", |language| {
        let told = log.iter().flat_map(|(position, events)| {
            events.iter().map(|&event| BarrageUi::sentence(position, event, &names, language) + "\n")
        });
        told.collect()
    });
}

#[test]
fn refusals() {
    expect_text(FOLDER, "refusals", |language| {
        let sentence = |reason| BarrageUi::refusal(Refusal::with("BA-1.1", reason, [3, 2]), language) + "\n";
        FILES.reasons().into_iter().map(sentence).collect()
    });
}
