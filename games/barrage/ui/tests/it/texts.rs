//! How positions, choices and events look: the files of `tests/texts`, in both languages. With the environment variable
//! `UPDATE_TEXTS` they are written anew; read the difference.

use std::path::Path;
use std::{env, fs};

use barrage::{Action, Barrage, Event};
use barrage_ui::BarrageUi;
use engine::{Game, Refusal, Seat};
use ui_kit::{GameUi, Language};

use crate::games::check_text;
use crate::messages::files;
use crate::table::{LANGUAGES, actions, game, names, play_by_bots};

fn expect(name: &str, text: impl Fn(Language) -> String) {
    for language in LANGUAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/texts/{name}.{language}.txt"));
        let text = text(language);
        if env::var_os("UPDATE_TEXTS").is_some() {
            fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
            fs::write(&path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let expected =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(
            text, expected,
            "{name} in {language}: if this is meant, run the tests with UPDATE_TEXTS=1"
        );
    }
}

/// Compares a position as `viewer` sees it, and the choices of the acting player: one in so many of each kind.
fn expect_position(name: &str, position: &Barrage, viewer: Option<Seat>, one_in: usize) {
    let names = names(position.seats());
    expect(name, |language| {
        let mut text = BarrageUi::position(position, viewer, &names, language);
        check_text(&text);
        if position.to_act().is_some() {
            text.push('\n');
        }
        for action in actions(position).into_iter().step_by(one_in) {
            text += &format!("- {}\n", BarrageUi::choice(position, action, &names, language));
        }
        text
    });
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
    expect("log", |language| {
        let told = log.iter().flat_map(|(position, events)| {
            events.iter().map(|&event| BarrageUi::sentence(position, event, &names, language) + "\n")
        });
        told.collect()
    });
}

#[test]
fn refusals() {
    expect("refusals", |language| {
        let sentence = |reason| BarrageUi::refusal(Refusal::with("BA-1.1", reason, [3, 2]), language) + "\n";
        files().reasons().into_iter().map(sentence).collect()
    });
}
