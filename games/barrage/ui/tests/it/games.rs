//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use barrage_ui::BarrageUi;
use engine::Game;
use ui_kit::{GameUi, Language, Names};

use crate::table::{LANGUAGES, actions, game, play_at_random, set_ups, viewers};

/// How wide a terminal is expected to be.
const WIDTH: usize = 100;

/// Words as a person may see them: filled, not a key, one line.
pub(crate) fn check_words(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$', '\n', '\t']), "{text}");
    static KEYS: LazyLock<BTreeSet<&str>> =
        LazyLock::new(|| BarrageUi::messages().keys(Language::En).iter().map(String::as_str).collect());
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
    for (number, (seats, options)) in (0..).zip(set_ups()) {
        let mut moves = 0;
        play_at_random(game(seats, &options, number), number, |position, events| {
            for language in LANGUAGES {
                let names = Names::numbered(seats, language);
                for &event in events {
                    check_words(&BarrageUi::sentence(position, event, &names, language));
                }
                if moves % 5 == 0 {
                    for action in actions(position) {
                        check_words(&BarrageUi::choice(position, action, &names, language));
                    }
                }
                if moves % 29 == 0 || position.to_act().is_none() {
                    for viewer in viewers(position) {
                        check_text(&BarrageUi::position(position, viewer, &names, language));
                    }
                }
            }
            chosen.extend(actions(position).iter().map(variant));
            happened.extend(events.iter().map(variant));
            moves += 1;
        });
    }
    // A random player hardly ever has a tile that needs no engineers, and so a choice whether to pass (BA-D.6).
    for language in LANGUAGES {
        let names = Names::numbered(2, language);
        check_words(&BarrageUi::choice(&game(2, &[], 1), barrage::Action::Pass, &names, language));
    }
    chosen.insert("Pass".to_owned());
    assert_eq!(chosen.len(), 15, "every kind of action: {chosen:?}");
    assert_eq!(happened.len(), 28, "every kind of event: {happened:?}");
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let names = Names::new((0..4).map(|_| "Őrület Ödön ".repeat(9)).collect());
    let mut moves = 0;
    play_at_random(game(4, &[], 5), 5, |position, _| {
        if moves % 37 == 0 {
            for language in LANGUAGES {
                check_text(&BarrageUi::position(position, position.to_act(), &names, language));
            }
        }
        moves += 1;
    });
}
