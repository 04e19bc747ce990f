//! The rulebook of a game: what players read, and the exact rules behind it.

use crate::{GameUi, Language};

/// The texts of a rulebook. Both languages have the same sections, pictures and clause ids.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// The player's rulebook, in English and Hungarian. Its Markdown has two additions: the clauses behind a block
    /// stand in a comment at its end, and `![caption](name)` is a picture of [`Rulebook::pictures`].
    pub guide: [&'static str; 2],
    /// The rules as numbered clauses, in English.
    pub rules: &'static str,
    /// The same clauses in Hungarian, if they are translated.
    pub rules_hu: Option<&'static str>,
    /// The pictures: positions, what is shown of them, and labels, in TOML.
    pub pictures: &'static str,
    /// The terms of the game with their meanings, in TOML.
    pub glossary: &'static str,
}

impl Rulebook {
    /// The player's rulebook in a language.
    #[must_use]
    pub const fn guide(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.guide[0],
            Language::Hu => self.guide[1],
        }
    }

    /// The rules as numbered clauses, in this language or, where they are not translated, in English.
    #[must_use]
    pub const fn rules(&self, language: Language) -> (Language, &'static str) {
        match (language, self.rules_hu) {
            (Language::Hu, Some(rules)) => (Language::Hu, rules),
            _ => (Language::En, self.rules),
        }
    }
}

/// The rulebook whose texts lie in the folder `guide` of this ui crate and, as `rules.md` and `rules.hu.md`, beside it.
#[macro_export]
macro_rules! rulebook {
    () => {
        $crate::Rulebook {
            guide: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/en.md")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/hu.md")),
            ],
            rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules.md")),
            rules_hu: Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules.hu.md"))),
            pictures: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/pictures.toml")),
            glossary: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/glossary.toml")),
        }
    };
}

/// The rulebook of a game, and where it describes what is being played.
pub trait Guide: GameUi {
    /// The texts.
    const RULEBOOK: Rulebook;

    /// The section of the rulebook about the current phase: its English heading as an address, `phase-2-auction`.
    fn section(position: &Self::Game) -> &'static str;
}

/// A heading as an address: small letters and digits with hyphens between them.
#[must_use]
pub fn address(heading: &str) -> String {
    let words = heading.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_become_addresses() {
        assert_eq!(address("Phase 2: Auction"), "phase-2-auction");
        assert_eq!(address("The phases: A +10, B +8"), "the-phases-a-10-b-8");
    }
}
