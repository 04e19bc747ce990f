//! Checks of texts.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use engine::{Game, Seat};
use ui_kit::{GameUi, Language, Names, layout};

use super::viewers;

/// Checks that a text has no unfilled placeholders, is not a message key, and is one line without double spaces.
///
/// # Panics
/// If not.
pub fn check_words<U: GameUi>(text: &str) {
    check_line::<U>(text);
    assert!(!text.contains("  "), "two spaces in: {text}");
}

/// The same for a line of a table, which may have runs of spaces.
fn check_line<U: GameUi>(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '\n', '\t']), "{text}");
    let variable = |rest: &str| rest.starts_with(|sign: char| sign.is_ascii_alphabetic());
    assert!(!text.split('$').skip(1).any(variable), "a variable in: {text}");
    let keys = U::messages().keys(Language::En);
    let raw = |word: &&str| word.contains('-') && keys.iter().any(|key| key == word);
    assert_eq!(text.split(' ').find(raw), None, "a raw key in: {text}");
}

/// Checks that the lines of a text fit into a terminal and have no trailing spaces.
///
/// # Panics
/// If not.
pub fn check_text<U: GameUi>(text: &str) {
    assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
    assert!(!text.contains("\n\n\n"), "two empty lines\n{text}");
    for line in text.lines().filter(|line| !line.is_empty()) {
        assert!(layout::width(line) <= layout::WIDTH, "{} columns: {line}", layout::width(line));
        assert!(!line.ends_with(' '), "spaces at the end: {line}");
        check_line::<U>(line);
    }
}

/// Checks that a position as text fits into a terminal even with long names.
///
/// # Panics
/// If not.
pub fn check_long_names<U: GameUi>(position: &U::Game) {
    let names = Names::new(Seat::all(position.seats()).map(|_| "Őrület Ödön ".repeat(9)).collect());
    for language in Language::ALL {
        check_text::<U>(&U::position(position, position.to_act(), &names, language));
    }
}

/// Checks the texts of whole games, and collects the kinds of actions and events that occurred.
#[derive(Debug)]
pub struct Said<U> {
    choices_one_in: usize,
    positions_one_in: usize,
    seen: usize,
    /// The kinds of actions that could be chosen.
    pub chosen: BTreeSet<String>,
    /// The kinds of events that happened.
    pub happened: BTreeSet<String>,
    of: PhantomData<U>,
}

impl<U: GameUi> Said<U> {
    /// Checks the choices in one of `choices_one_in` positions, and the text of one of `positions_one_in`.
    #[must_use]
    pub const fn new(choices_one_in: usize, positions_one_in: usize) -> Self {
        Self {
            choices_one_in,
            positions_one_in,
            seen: 0,
            chosen: BTreeSet::new(),
            happened: BTreeSet::new(),
            of: PhantomData,
        }
    }

    /// Checks the texts of a position, of these choices, and of the events that led to it, in both languages.
    ///
    /// # Panics
    /// If a text is missing or malformed.
    pub fn check(
        &mut self,
        position: &U::Game,
        choices: &[<U::Game as Game>::Action],
        events: &[<U::Game as Game>::Event],
    ) {
        for language in Language::ALL {
            let names = Names::numbered(position.seats(), language);
            for &event in events {
                let sentence = U::sentence(position, event, &names, language);
                check_words::<U>(&sentence);
                assert!(sentence.ends_with(['.', '!']), "{sentence}");
            }
            if self.seen.is_multiple_of(self.choices_one_in) {
                for &action in choices {
                    check_words::<U>(&U::choice(position, action, &names, language));
                }
            }
            if self.seen.is_multiple_of(self.positions_one_in) || position.to_act().is_none() {
                for viewer in viewers(position) {
                    check_text::<U>(&U::position(position, viewer, &names, language));
                }
            }
        }
        self.chosen.extend(choices.iter().map(kind));
        self.happened.extend(events.iter().map(kind));
        self.seen += 1;
    }
}

/// The name of a variant.
fn kind(of: &impl Debug) -> String {
    let text = format!("{of:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}
