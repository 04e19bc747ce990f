//! Finding clauses of a game's rules that no test names.
//!
//! A clause is a line of `rules.md` that begins with an id, in a list, a table or bold. An id is two letters for the
//! game, optionally a part, a chapter and a number: `PG-5.4`, `BA-AUTOMA-2.1b`. A test covers the clause that it is
//! named after (`pg_5_4_a_bid_must_beat_the_last`) and those whose ids are in a comment directly above it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The result of comparing rules with tests.
///
/// ```
/// use testkit::{Coverage, clauses_named_by_tests};
///
/// let rules = "- **PG-5.4** A bid must beat the last one.\n- **PG-5.5** No bid exceeds the money.\n";
/// let named = clauses_named_by_tests("#[test]\nfn pg_5_4_a_bid_must_beat_the_last() {}\n");
/// assert_eq!(Coverage::new(rules, &named).missing, ["PG-5.5"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The clauses of the rules, in order.
    pub clauses: Vec<String>,
    /// Clauses that no test names.
    pub missing: Vec<String>,
    /// Ids of this game that a test names but the rules do not have.
    pub unknown: Vec<String>,
}

impl Coverage {
    /// Compares the text of the rules with the ids that tests name.
    #[must_use]
    pub fn new(rules: &str, named: &BTreeSet<String>) -> Self {
        let clauses = clauses(rules);
        let missing = clauses.iter().filter(|clause| !named.contains(*clause)).cloned().collect();
        let game = |id: &str| id.split('-').next().map(str::to_owned);
        let games: BTreeSet<_> = clauses.iter().map(|clause| game(clause)).collect();
        let unknown =
            named.iter().filter(|id| games.contains(&game(id)) && !clauses.contains(id)).cloned().collect();
        Self { clauses, missing, unknown }
    }
}

/// The clauses of a rules file, in order, each once.
#[must_use]
pub fn clauses(rules: &str) -> Vec<String> {
    let mut clauses: Vec<String> = Vec::new();
    for line in rules.split('\n') {
        let line = line.trim_start();
        let line = line.strip_prefix(['-', '|', '*']).unwrap_or(line).trim_start().trim_start_matches('*');
        if let Some(id) = id_at_start(line).filter(|&id| clauses.iter().all(|known| known != id)) {
            clauses.push(id.to_owned());
        }
    }
    clauses
}

/// Checks that every clause named in the sources of a game, for example by a refusal, is in its rules.
///
/// # Panics
/// If one is not, or if fewer than 30 are named.
pub fn every_refusal_names_a_clause(rules: &str, sources: &Path) {
    let clauses = clauses(rules);
    let letters = clauses.first().and_then(|clause| clause.split('-').next()).expect("rules have clauses");
    let mut named = 0;
    for path in rust_sources(sources) {
        let text = fs::read_to_string(&path).expect("a source is text");
        for rest in text.split(&format!("\"{letters}-")).skip(1) {
            let id = format!("{letters}-{}", rest.split(['"', ':']).next().unwrap_or_default());
            assert!(clauses.contains(&id), "{}: {id} is not in the rules", path.display());
            named += 1;
        }
    }
    assert!(named > 30, "only {named} clauses are named");
}

/// Three tests for the end of a game's `laws.rs`: a position and an action have at most these sizes in bytes, every
/// refusal names a clause of `rules.md`, and every clause has a test.
///
/// ```ignore
/// testkit::rules_crate_tests!(PowerGrid, position: 640, action: 4);
/// ```
#[macro_export]
macro_rules! rules_crate_tests {
    ($game:ty, position: $position:literal, action: $action:literal) => {
        #[test]
        fn a_position_and_an_action_are_small() {
            let sizes = (size_of::<$game>(), size_of::<<$game as engine::Game>::Action>());
            assert!(sizes.0 <= $position && sizes.1 <= $action, "position and action: {sizes:?} bytes");
        }

        #[test]
        fn every_refusal_names_a_clause() {
            let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.md"));
            $crate::every_refusal_names_a_clause(rules, &root.join("src"));
        }

        #[test]
        fn every_clause_has_a_test() {
            let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.md"));
            $crate::every_clause_has_a_test(rules, &root.join("tests/it"));
        }
    };
}

/// The clauses that the tests in a Rust source name.
#[must_use]
pub fn clauses_named_by_tests(source: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    // The comments and attributes directly above the current line.
    let mut head: Vec<&str> = Vec::new();
    for line in source.split('\n') {
        let line = line.trim_start_matches([' ', '\t']);
        if line.starts_with("//") || line.starts_with("#[") {
            head.push(line);
            continue;
        }
        if let Some(name) = function_name(line).filter(|_| head.iter().any(|line| marks_a_test(line))) {
            named.extend(head.iter().flat_map(|line| ids_in(line)).map(str::to_owned));
            named.extend(id_of_name(name));
        }
        head.clear();
    }
    named
}

/// The Rust sources in a folder and its subfolders, except build output.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn rust_sources(folder: &Path) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let entry = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
            let (path, name) = (entry.path(), entry.file_name());
            if path.is_dir() {
                if !["target", ".git", "node_modules"].iter().any(|&skipped| name == skipped) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(path);
            }
        }
    }
    sources.sort();
    sources
}

/// Checks that every clause of the rules is named by a test in a folder, and that no test names a clause that the rules
/// do not have.
///
/// # Panics
/// If not; the message lists the ids.
pub fn every_clause_has_a_test(rules: &str, tests: &Path) {
    let read = |path: &PathBuf| fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let sources = rust_sources(tests).iter().map(read).collect::<Vec<_>>();
    let named =
        sources.iter().flat_map(|source| clauses_named_by_tests(&String::from_utf8_lossy(source))).collect();
    let Coverage { clauses, missing, unknown } = Coverage::new(rules, &named);
    assert!(!clauses.is_empty(), "the rules have no clause");
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "{} of {} clauses have no test: {}\ntests name {} clauses the rules do not have: {}",
        missing.len(),
        clauses.len(),
        missing.join(" "),
        unknown.len(),
        unknown.join(" "),
    );
}

/// Whether a character is a letter, a digit or `_`.
fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The number of bytes at the start of `text` whose characters are of this kind.
fn run(text: &str, kind: impl Fn(char) -> bool) -> usize {
    text.len() - text.trim_start_matches(kind).len()
}

/// The id at the start of `text`, if it is a whole word: `PG-5.4`, `PG-X.3`, `BA-AUTOMA-2.1b`.
fn id_at_start(text: &str) -> Option<&str> {
    let upper = |c: char| c.is_ascii_uppercase();
    let rest = text[run(text, upper)..].strip_prefix('-').filter(|_| run(text, upper) == 2)?;
    let part = run(rest, upper);
    let rest = if part > 1 { rest[part..].strip_prefix('-')? } else { rest };
    let chapter = run(rest, |c| c.is_ascii_digit() || c.is_ascii_uppercase());
    let rest = rest[chapter..].strip_prefix('.').filter(|_| chapter > 0)?;
    let rest = number_with_letter(rest)?.1;
    (!rest.starts_with(in_word)).then(|| &text[..text.len() - rest.len()])
}

/// Splits off a number with an optional letter: returns it and the rest.
fn number_with_letter(text: &str) -> Option<(&str, &str)> {
    let digits = run(text, |c| c.is_ascii_digit());
    let letter = usize::from(text[digits..].starts_with(|c: char| c.is_ascii_lowercase()));
    (digits > 0).then(|| text.split_at(digits + letter))
}

/// The ids in a line that are whole words.
fn ids_in(line: &str) -> Vec<&str> {
    let starts = line.char_indices().filter(|&(at, _)| !line[..at].ends_with(in_word));
    starts.filter_map(|(at, _)| id_at_start(&line[at..])).collect()
}

/// The name in the first line of a function.
fn function_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line).strip_prefix("fn ")?;
    let length = run(line, in_word);
    (length > 0).then(|| &line[..length])
}

/// Whether a line has an attribute that makes a function a test: `#[test]`, `#[tokio::test]`, `#[rstest]`,
/// `#[case(…)]`.
fn marks_a_test(line: &str) -> bool {
    line.match_indices("#[").any(|(at, open)| {
        let mut path = &line[at + open.len()..];
        loop {
            if ["test", "rstest", "case"].iter().any(|word| path.starts_with(word)) {
                return true;
            }
            match path[run(path, in_word)..].strip_prefix("::").filter(|_| path.starts_with(in_word)) {
                Some(rest) => path = rest,
                None => return false,
            }
        }
    })
}

/// The id a test is named after: `PG-5.4` for `pg_5_4_a_bid_must_beat_the_last`.
fn id_of_name(name: &str) -> Option<String> {
    let (game, rest) = name.split_once('_')?;
    if game.len() != 2 || !game.chars().all(|c| c.is_ascii_lowercase()) {
        return None;
    }
    let id = |before: &str, rest: &str| {
        let (chapter, rest) = rest.split_once('_')?;
        let lower = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase();
        let (number, rest) = number_with_letter(rest)?;
        let fits =
            !chapter.is_empty() && chapter.chars().all(lower) && (rest.is_empty() || rest.starts_with('_'));
        fits.then(|| format!("{before}-{}.{number}", chapter.to_ascii_uppercase()))
    };
    let game = game.to_ascii_uppercase();
    let of_part = rest.split_once('_').and_then(|(part, rest)| {
        let is_part = part.len() > 1 && part.chars().all(|c| c.is_ascii_lowercase());
        id(&format!("{game}-{}", part.to_ascii_uppercase()), rest).filter(|_| is_part)
    });
    of_part.or_else(|| id(&game, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# Rules, PG-0.1 in a heading is no clause
- **PG-1.1** One board.
| **PG-2.12** regions | 3 |
* PG-5.4b A bid, see PG-9.9.
  **PG-X.3** *Example.*
PG-D.1 **Who chooses.**
- **BA-AUTOMA-3.2** Automa.
- **PG-1.1** again
- PG-7.1ab is none, PG-7 is none, **pg-7.2** is none
";

    fn named(source: &str) -> Vec<String> {
        clauses_named_by_tests(source).into_iter().collect()
    }

    #[test]
    fn clauses_are_lines_that_begin_with_an_id() {
        assert_eq!(clauses(RULES), ["PG-1.1", "PG-2.12", "PG-5.4b", "PG-X.3", "PG-D.1", "BA-AUTOMA-3.2"]);
    }

    #[test]
    fn tests_name_clauses_by_name_or_by_a_comment_above() {
        assert_eq!(named("#[test]\nfn pg_5_4_a_bid() {\n"), ["PG-5.4"]);
        assert_eq!(named("    #[test]\n    fn pg_x_3() {"), ["PG-X.3"]);
        assert_eq!(named("#[tokio::test]\npub async fn ba_automa_3_2b_x() {"), ["BA-AUTOMA-3.2b"]);
        assert_eq!(named("#[test]\nfn ba_automa_3() {"), ["BA-AUTOMA.3"]);
        assert_eq!(
            named("/// PG-1.1 and (PG-2.12).\n// CB-4.1a\n#[test]\nfn x() {"),
            ["CB-4.1a", "PG-1.1", "PG-2.12"]
        );
    }

    #[test]
    fn code_that_is_not_a_test_names_no_clause() {
        for source in [
            "fn pg_5_4_a_bid() {",
            "#[inline]\nfn pg_5_4_a_bid() {",
            "/// PG-5.4\nfn helper() {",
            "/// PG-5.4\n\n#[test]\nfn far_below() {",
            "#[test]\nfn x() {\n    // PG-5.4\n}",
            "#[test]\nfn pg_13_is_on_top() {",
            "#[test]\nfn pg_5_4ab() {",
            "#[test]\nfn xpg_5_4() {",
            "/// XPG-5.4 PG-5.4_ PG-5.\n#[test]\nfn x() {",
        ] {
            assert_eq!(named(source), [""; 0], "{source}");
        }
    }

    #[test]
    fn coverage_lists_missing_and_unknown_clauses() {
        let named = ["PG-1.1", "PG-7.7", "CB-1.1"].map(str::to_owned).into();
        let coverage = Coverage::new("- PG-1.1\n- PG-1.2\n", &named);
        assert_eq!(coverage.clauses, ["PG-1.1", "PG-1.2"]);
        assert_eq!(coverage.missing, ["PG-1.2"]);
        assert_eq!(coverage.unknown, ["PG-7.7"], "clauses of other games are ignored");
    }
}
