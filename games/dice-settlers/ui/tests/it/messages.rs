//! The message files: the same keys in both, none missing, none unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::Refusal;
use dice_settlers_ui::DiceSettlersUi;
use testkit::rust_sources;
use ui_kit::{GameUi, Language};

use crate::table::LANGUAGES;

const REFUSAL: &str = "refusal-";
/// Words for the pages of all games.
const PAGES: &str = "game-";

fn source(folder: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let paths = rust_sources(&folder);
    assert!(!paths.is_empty(), "{} has sources", folder.display());
    paths.iter().map(|path| fs::read_to_string(path).expect("a source is text")).collect()
}

/// The string literals of a text in which no string holds a quote.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether a text looks like a key: lower-case words with hyphens between them.
fn is_key(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(word)
}

/// What looks like a key in the sources of this crate.
fn used_keys() -> BTreeSet<String> {
    let source = source("src");
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    // Ids and classes of the pictures begin with the game's two letters.
    literals(&code).filter(|text| is_key(text) && !text.starts_with("ds-")).map(str::to_owned).collect()
}

/// The reasons of all refusals of the rules.
pub(crate) fn reasons() -> BTreeSet<&'static str> {
    let source: &'static str = Box::leak(source("../src").into_boxed_str());
    let mut reasons = BTreeSet::new();
    for opening in ["Refusal::new(", "Refusal::with("] {
        for (start, _) in source.match_indices(opening) {
            let call = arguments(&source[start + opening.len()..]);
            let found: Vec<&str> = literals(call).filter(|text| is_key(text)).collect();
            assert_eq!(found.len(), 1, "one reason in {call}");
            reasons.extend(found);
        }
    }
    reasons
}

/// What stands before the bracket that closes a call.
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

#[test]
fn both_languages_have_the_same_keys_in_the_same_order() {
    let messages = DiceSettlersUi::messages();
    assert_eq!(messages.keys(Language::En), messages.keys(Language::Hu));
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let keys = DiceSettlersUi::messages().keys(Language::En).iter();
    let keys: BTreeSet<String> =
        keys.filter(|key| !key.starts_with(REFUSAL) && !key.starts_with(PAGES)).cloned().collect();
    let used = used_keys();
    assert_eq!(keys.difference(&used).collect::<Vec<_>>(), [""; 0], "unused");
    // Other names with hyphens begin with words that no key begins with.
    let family = |key: &str| key.split('-').next().map(str::to_owned);
    let families: BTreeSet<_> = keys.iter().map(|key| family(key)).collect();
    let missing = used.difference(&keys).filter(|key| families.contains(&family(key)));
    assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "missing");
}

#[test]
fn every_refusal_of_the_rules_has_a_sentence_and_no_sentence_is_left_over() {
    let keys = DiceSettlersUi::messages().keys(Language::En).iter();
    let told: BTreeSet<&str> = keys.filter_map(|key| key.strip_prefix(REFUSAL)).collect();
    assert_eq!(told, reasons());
    for reason in reasons() {
        for language in LANGUAGES {
            let sentence = DiceSettlersUi::refusal(Refusal::with("DS-1.1", reason, [31, 12]), language);
            assert!(sentence.ends_with('.') && !sentence.contains(reason), "{language}: {sentence}");
        }
    }
}

#[test]
fn calls_and_keys_are_found() {
    assert_eq!(arguments("\"DS-1\", \"a-b\", [f(x), 0]); more()"), "\"DS-1\", \"a-b\", [f(x), 0]");
    assert!(is_key("turn-open") && is_key("event-step3-drawn"));
    assert!(!is_key("DS-5.4") && !is_key("name") && !is_key("- ") && !is_key("pass-") && !is_key("a-b c"));
    assert!(reasons().contains("mix-not-possible") && reasons().contains("city-is-full"));
}
