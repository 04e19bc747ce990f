//! The message files of a ui crate, compared with its sources.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::Path;

use engine::Refusal;
use ui_kit::{GameUi, Language};

use super::check_words;
use crate::rust_sources;

/// The prefix of the keys of refusals.
const REFUSAL: &str = "refusal-";
/// The prefix of keys that the pages of all games use.
const PAGES: &str = "game-";

/// The message files of a ui crate.
#[derive(Clone, Copy, Debug)]
pub struct MessageFiles<U> {
    /// The folder of the ui crate; its parent is the rules crate.
    folder: &'static str,
    /// The prefix of ids and classes in the pictures, such as `pg-`, which look like keys but are not.
    prefix: &'static str,
    of: PhantomData<U>,
}

impl<U: GameUi> MessageFiles<U> {
    /// The message files of the ui crate in `folder`, with the prefix of its ids and classes, such as `pg-`.
    #[must_use]
    pub const fn new(folder: &'static str, prefix: &'static str) -> Self {
        Self { folder, prefix, of: PhantomData }
    }

    /// Checks that both files have the same keys in the same order, that the sources use exactly these keys, and that
    /// there is a sentence for exactly the reasons of refusals in the rules.
    ///
    /// # Panics
    /// If not.
    pub fn are_complete(&self) {
        let [english, hungarian] = Language::ALL.map(|language| U::messages().keys(language));
        assert_eq!(english, hungarian, "both languages have the same keys in the same order");
        let told = english.iter().filter_map(|key| key.strip_prefix(REFUSAL));
        assert_eq!(
            told.collect::<BTreeSet<_>>(),
            self.reasons(),
            "a sentence for every refusal of the rules"
        );
        let own = english.iter().filter(|key| !key.starts_with(REFUSAL) && !key.starts_with(PAGES));
        let keys: BTreeSet<String> = own.cloned().collect();
        let used = self.used();
        assert_eq!(keys.difference(&used).collect::<Vec<_>>(), [""; 0], "keys that are not used");
        // A hyphenated literal counts as a key only if some key has the same first word.
        let family = |key: &str| key.split('-').next().map(str::to_owned);
        let families: BTreeSet<_> = keys.iter().map(|key| family(key)).collect();
        let missing = used.difference(&keys).filter(|key| families.contains(&family(key)));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "keys that are missing");
    }

    /// The reasons of all refusals of the rules, leaked because a refusal needs them to be static.
    ///
    /// # Panics
    /// If a refusal in the sources does not name its reason.
    #[must_use]
    pub fn reasons(&self) -> BTreeSet<&'static str> {
        reasons(source(&Path::new(self.folder).join("../src")).leak())
    }

    /// Checks that every refusal is a sentence in every language.
    ///
    /// # Panics
    /// If one is not.
    pub fn refusals_are_sentences(&self) {
        for reason in self.reasons() {
            for language in Language::ALL {
                let sentence = U::refusal(Refusal::with("", reason, [31, 12]), language);
                check_words::<U>(&sentence);
                assert!(sentence.ends_with('.') && !sentence.contains(reason), "{language}: {sentence}");
            }
        }
    }

    /// The string literals in the sources of the ui crate that look like keys.
    fn used(&self) -> BTreeSet<String> {
        let source = source(&Path::new(self.folder).join("src"));
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let keys = code.flat_map(literals).filter(|text| is_key(text) && !text.starts_with(self.prefix));
        keys.map(str::to_owned).collect()
    }
}

fn source(folder: &Path) -> String {
    // The names of the rulebook's sections look like keys.
    let paths: Vec<_> = rust_sources(folder).into_iter().filter(|path| !path.ends_with("guide.rs")).collect();
    assert!(!paths.is_empty(), "{} has sources", folder.display());
    paths.iter().map(|path| fs::read_to_string(path).expect("a source is text")).collect()
}

fn reasons(source: &str) -> BTreeSet<&str> {
    let mut reasons = BTreeSet::new();
    for opening in ["Refusal::new(", "Refusal::with("] {
        for (start, _) in source.match_indices(opening) {
            let call = arguments(&source[start + opening.len()..]);
            let found: Vec<&str> = call.lines().flat_map(literals).filter(|text| is_key(text)).collect();
            assert_eq!(found.len(), 1, "one reason in {call}");
            reasons.extend(found);
        }
    }
    reasons
}

/// The string literals of a line; they must not contain escaped quotes.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Whether a text looks like a key: lower-case words with hyphens between them.
fn is_key(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(word)
}

/// The arguments of a call, up to its closing bracket.
fn arguments(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|sign| {
        depth += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.expect("a call ends")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_and_keys_are_found() {
        assert_eq!(arguments("\"PG-1\", \"a-b\", [f(x), 0]); more()"), "\"PG-1\", \"a-b\", [f(x), 0]");
        assert!(is_key("turn-open") && is_key("event-step3-drawn"));
        assert!(
            !is_key("PG-5.4") && !is_key("name") && !is_key("- ") && !is_key("pass-") && !is_key("a-b c")
        );
        let source =
            "Err(Refusal::new(\"PG-1\", \"no-way\"))\nRefusal::with(\n\"PG-2\",\n\"too-dear\", [f(1), 2])";
        assert_eq!(reasons(source).into_iter().collect::<Vec<_>>(), ["no-way", "too-dear"]);
    }
}
