//! The messages of the program.

use std::sync::LazyLock;

use catalogue::{AnyGame, Sentence};
use ui_kit::{Language, Messages, Names, Value};

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// The sentence of `key`, filled with `values`.
pub(crate) fn text(language: Language, key: &str, values: &[(&str, Value<'_>)]) -> String {
    MESSAGES.text(language, key, values)
}

/// An error of a game in words.
pub(crate) fn error(error: &impl Sentence, game: &dyn AnyGame, language: Language) -> anyhow::Error {
    anyhow::Error::msg(error.sentence(game, language))
}

/// Names for the players of a game without names, and for the opponent that the rules play, if there is one.
pub(crate) fn names(game: &str, seats: u8, language: Language) -> Names {
    let opponent = catalogue::find(game).ok().and_then(|game| game.word("opponent", language));
    Names::numbered(seats, language).with_opponent(opponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(MESSAGES.keys(Language::En), MESSAGES.keys(Language::Hu));
    }

    #[test]
    fn no_sentence_is_unused() {
        let sources = [
            include_str!("bench.rs"),
            include_str!("games.rs"),
            include_str!("ladder.rs"),
            include_str!("learn.rs"),
            include_str!("play.rs"),
            include_str!("play/choices.rs"),
            include_str!("play/help.rs"),
            include_str!("progress.rs"),
            include_str!("puzzles.rs"),
            include_str!("replay.rs"),
            include_str!("report.rs"),
            include_str!("report/plot.rs"),
            include_str!("results.rs"),
            include_str!("serve.rs"),
            include_str!("simulate.rs"),
            include_str!("tune.rs"),
            include_str!("verify.rs"),
        ];
        for key in MESSAGES.keys(Language::En) {
            let quoted = format!("\"{key}\"");
            assert!(sources.iter().any(|source| source.contains(&quoted)), "{key} is not used");
        }
    }
}
