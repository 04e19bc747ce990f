//! Golden files: texts and pictures that a person has checked.

use std::path::Path;
use std::{env, fs};

use engine::{Game, Seat};
use ui_kit::{GameUi, Language, TableUi, svg};

use super::{check_text, look, names};

/// Compares a text with `tests/texts/<name>.<language>.txt` below a crate's folder, in every language. With the
/// environment variable `UPDATE_TEXTS` the files are rewritten; then read the diff.
///
/// # Panics
/// If they differ.
pub fn expect_text(folder: &str, name: &str, text: impl Fn(Language) -> String) {
    for language in Language::ALL {
        let file = format!("tests/texts/{name}.{language}.txt");
        expect(&Path::new(folder).join(file), &text(language), "UPDATE_TEXTS");
    }
}

/// Compares a position as `viewer` reads it, and these choices in it, with files as [`expect_text`] does.
///
/// # Panics
/// If they differ, or the text of the position is malformed.
pub fn expect_position<U: GameUi>(
    folder: &str,
    name: &str,
    (position, viewer): (&U::Game, Option<Seat>),
    choices: &[<U::Game as Game>::Action],
) {
    let names = names(position.seats());
    expect_text(folder, name, |language| {
        let mut text = U::position(position, viewer, &names, language);
        check_text::<U>(&text);
        if !choices.is_empty() {
            text.push('\n');
        }
        for &action in choices {
            text += &format!("- {}\n", U::choice(position, action, &names, language));
        }
        text
    });
}

/// Compares the board as `viewer` sees it with `tests/pictures/<name>.svg` below a crate's folder, to be opened in a
/// browser. With the environment variable `UPDATE_PICTURES` the file is rewritten; then look at it.
///
/// # Panics
/// If they differ.
pub fn expect_picture<U: TableUi>(
    folder: &str,
    name: &str,
    (position, viewer): (&U::Game, Option<Seat>),
    language: Language,
) {
    let board = look::<U, _>(position, viewer, language, U::board).into_string();
    let drawn = svg::standalone(&board, U::STYLES).replace("><", ">\n<");
    expect(&Path::new(folder).join(format!("tests/pictures/{name}.svg")), &drawn, "UPDATE_PICTURES");
}

fn expect(path: &Path, text: &str, update: &str) {
    if env::var_os(update).is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let kept = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let first = kept.lines().zip(text.lines()).find(|(kept, now)| kept != now);
    assert!(
        kept == text,
        "{} differs first at {first:?}; if this is meant, run the tests with {update}=1",
        path.display()
    );
}
