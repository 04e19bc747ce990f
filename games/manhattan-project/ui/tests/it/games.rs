//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use manhattan_project::ManhattanProject;
use manhattan_project_ui::ManhattanProjectUi;
use testkit::every_set_up;
use ui_kit::{GameUi, Language, Names};

use crate::table::{LANGUAGES, choices, game, play_at_random, viewers};

/// How wide a terminal is expected to be.
const WIDTH: usize = 100;

/// Words as a person may see them: filled, not a key, one line.
pub(crate) fn check_words(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '\n', '\t']), "{text}");
    static KEYS: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        ManhattanProjectUi::messages().keys(Language::En).iter().map(String::as_str).collect()
    });
    let shown = text.split(' ').find(|word| word.contains('-') && KEYS.contains(word));
    assert_eq!(shown, None, "a raw key in: {text}");
    assert!(!text.contains("  ") || text.starts_with("  "), "two spaces in: {text}");
}

/// A position as a person may see it.
pub(crate) fn check_text(text: &str) {
    assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
    assert!(!text.contains("\n\n\n"), "two empty lines\n{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= WIDTH, "{} columns: {line}", line.chars().count());
        assert!(!line.ends_with(' '), "spaces at the end: {line}");
        assert!(!line.contains(['{', '}']), "{line}");
    }
}

fn variant(of: &impl std::fmt::Debug) -> String {
    let text = format!("{of:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

#[test]
fn everything_in_many_random_games_has_words() {
    let (mut happened, mut chosen) = (BTreeSet::new(), BTreeSet::new());
    for (number, set_up) in (0..).zip(every_set_up::<ManhattanProject>()) {
        let options: Vec<(&str, &str)> =
            set_up.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let mut moves = 0;
        play_at_random(game(set_up.seats, &options, number), number, |position, events| {
            for language in LANGUAGES {
                let names = Names::numbered(set_up.seats, language);
                for &event in events {
                    check_words(&ManhattanProjectUi::sentence(position, event, &names, language));
                }
                if moves % 37 == 0 {
                    for action in choices(position) {
                        check_words(&ManhattanProjectUi::choice(position, action, &names, language));
                        chosen.insert(variant(&action));
                    }
                }
                if moves % 401 == 0 {
                    for viewer in viewers(position) {
                        check_text(&ManhattanProjectUi::position(position, viewer, &names, language));
                    }
                }
            }
            happened.extend(events.iter().map(variant));
            moves += 1;
        });
    }
    assert_eq!(chosen.len(), 20, "every kind of action: {chosen:?}");
    // A player without a plan never declines.
    assert_eq!(happened.len(), 25, "every kind of event: {happened:?}");
    assert!(!happened.contains("Declined"));
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let names = Names::new((0..5).map(|_| "Őrület Ödön ".repeat(9)).collect());
    let mut moves = 0;
    play_at_random(game(5, &[], 5), 5, |position, _| {
        if moves % 197 == 0 {
            for language in LANGUAGES {
                check_text(&ManhattanProjectUi::position(position, None, &names, language));
            }
        }
        moves += 1;
    });
}
