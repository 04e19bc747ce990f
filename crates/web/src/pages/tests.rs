//! Tests of all pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ui_kit::Language;

use super::MESSAGES;

/// The sources of the pages and of those who make what they show, without tests.
fn sources() -> String {
    let folders = ["src", "src/pages", "src/routes"];
    let folders = folders.map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the sources are there"));
    let paths = files.map(|file| file.expect("a file can be read").path()).filter(|path| path.is_file());
    let pages = paths.filter(|path| path.file_name().is_some_and(|name| name != "tests.rs"));
    pages.map(|path| fs::read_to_string(path).expect("a source can be read")).collect()
}

/// The words that stand in quotes and could be keys.
fn quoted(sources: &str) -> BTreeSet<&str> {
    let is_key = |word: &&str| {
        word.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
    };
    sources.split('"').filter(is_key).collect()
}

#[test]
fn both_languages_have_the_same_keys_in_the_same_order() {
    assert_eq!(MESSAGES.keys(Language::En), MESSAGES.keys(Language::Hu));
}

#[test]
fn no_message_is_unused() {
    let sources = sources();
    let quoted = quoted(&sources);
    let unused: Vec<&String> =
        MESSAGES.keys(Language::En).iter().filter(|key| !quoted.contains(key.as_str())).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_message_is_missing() {
    let sources = sources();
    let keys: BTreeSet<&str> = MESSAGES.keys(Language::En).iter().map(String::as_str).collect();
    for call in [".t(\"", ".t1(\"", ".tv(\""] {
        for rest in sources.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            assert!(keys.contains(key), "there is no message \"{key}\"");
        }
    }
}
