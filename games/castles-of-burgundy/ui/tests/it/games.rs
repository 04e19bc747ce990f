//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;

use castles_of_burgundy::{CastlesOfBurgundy, Event, Kind, Size};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::every_set_up;
use ui_kit::{GameUi, Language, Names};

use crate::table::{LANGUAGES, choices, game, play_at_random, viewers};

/// How wide a terminal is expected to be.
const WIDTH: usize = 100;

/// Words as a person may see them: filled, not a key, one line.
pub(crate) fn check_words(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$', '\n', '\t']), "{text}");
    let keys = CastlesOfBurgundyUi::messages().keys(Language::En);
    let raw = |word: &&str| word.contains('-') && keys.iter().any(|key| key == word);
    assert_eq!(text.split(' ').find(raw), None, "a raw key in: {text}");
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
    for (number, set_up) in (0..).zip(every_set_up::<CastlesOfBurgundy>()) {
        let mut moves = 0;
        play_at_random(game(set_up.seats, &set_up.options[0].1, number), number, |position, events| {
            for language in LANGUAGES {
                let names = Names::numbered(set_up.seats, language);
                for &event in events {
                    check_words(&CastlesOfBurgundyUi::sentence(position, event, &names, language));
                }
                if moves % 5 == 0 {
                    for action in choices(position) {
                        check_words(&CastlesOfBurgundyUi::choice(position, action, &names, language));
                        chosen.insert(variant(&action));
                    }
                }
                if moves % 29 == 0 || position.to_act().is_none() {
                    for viewer in viewers(position) {
                        check_text(&CastlesOfBurgundyUi::position(position, viewer, &names, language));
                    }
                }
            }
            happened.extend(events.iter().map(variant));
            moves += 1;
        });
    }
    assert_eq!(chosen.len(), 9, "{chosen:?}");
    // A random player hardly ever completes a colour.
    happened.insert("TookBonus".to_owned());
    assert_eq!(happened.len(), 26, "{happened:?}");
}

#[test]
fn both_bonus_tiles_have_words() {
    let position = game(2, "basic", 1);
    for language in LANGUAGES {
        let names = Names::numbered(2, language);
        let sentences = [Size::Large, Size::Small].map(|size| {
            let event = Event::TookBonus(Seat::new(1), Kind::Mine, size);
            CastlesOfBurgundyUi::sentence(&position, event, &names, language)
        });
        sentences.iter().for_each(|sentence| check_words(sentence));
        assert_ne!(sentences[0], sentences[1]);
    }
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let names = Names::new((0..4).map(|_| "Őrület Ödön ".repeat(9)).collect());
    let mut moves = 0;
    play_at_random(game(4, "secret", 5), 5, |position, _| {
        if moves % 37 == 0 {
            for language in LANGUAGES {
                check_text(&CastlesOfBurgundyUi::position(position, position.to_act(), &names, language));
            }
        }
        moves += 1;
    });
}
