//! The rulebooks: what they say about clauses, sections and pictures holds, in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use bots::{BotKind, NEVER_CANCELLED};
use engine::{OptionMap, Seed};
use serde::Deserialize;
use ui_kit::guide::address;
use ui_kit::{Language, Names};

use crate::{AnyGame, AnyMatch, Shelf, View, figures, games, glossary};

/// A file beside the rulebook of a game.
fn beside(game: &dyn AnyGame, name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = root.join(game.info().slug).join("ui/guide").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The clauses of a rules file in order, each with its text.
fn clauses(rules: &str) -> Vec<(String, String)> {
    let mut clauses: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in rules.lines() {
        let item = line.trim_start().strip_prefix("- **").or_else(|| line.strip_prefix("| **"));
        let clause = item.and_then(|rest| rest.split([' ', '*']).next()).filter(|id| is_clause(id));
        if let (Some(id), Some(rest)) = (clause, item) {
            clauses.push((id.to_owned(), rest[id.len()..].to_owned()));
            open = true;
        } else if line.trim().is_empty() || line.starts_with(['#', '|', '-']) {
            open = false;
        } else if let Some((_, text)) = clauses.last_mut().filter(|_| open) {
            text.push(' ');
            text.push_str(line.trim());
        }
    }
    clauses
}

fn is_clause(word: &str) -> bool {
    let mut parts = word.split('-');
    parts.next().is_some_and(|game| game.len() == 2 && game.bytes().all(|sign| sign.is_ascii_uppercase()))
        && parts.next_back().is_some_and(|number| number.contains('.'))
}

/// The clauses that the comments of a rulebook name, in order.
fn named(guide: &str) -> Vec<&str> {
    let comments = guide.split("<!--").skip(1).filter_map(|rest| rest.split_once("-->"));
    comments.flat_map(|(inside, _)| inside.split_whitespace()).collect()
}

/// The headings of a rulebook, each with its level.
fn headings(guide: &str) -> Vec<(usize, &str)> {
    let lines = guide.lines().filter(|line| line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).map(|(signs, words)| (signs.len(), words)).collect()
}

/// The pictures that a rulebook asks for, in order.
fn pictures(guide: &str) -> Vec<&str> {
    let lines = guide.lines().filter_map(|line| line.strip_prefix("![")?.strip_suffix(')')?.split_once("]("));
    lines.map(|(_, name)| name).collect()
}

/// Clauses without a paragraph, by the reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unnamed {
    reason: Vec<Reason>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reason {
    why: String,
    clauses: Vec<String>,
}

#[test]
fn every_clause_is_named_by_a_paragraph_or_excepted_with_a_reason() {
    for game in games() {
        let slug = game.info().slug;
        let clauses: BTreeSet<String> =
            clauses(game.rulebook().rules).into_iter().map(|(id, _)| id).collect();
        assert!(clauses.len() > 150, "{slug}: {}", clauses.len());
        let named: BTreeSet<&str> = named(game.rulebook().guide(Language::En)).into_iter().collect();
        let unknown: Vec<_> = named.iter().filter(|id| !clauses.contains(**id)).collect();
        assert!(unknown.is_empty(), "{slug}: there are no clauses {unknown:?}");

        let unnamed: Unnamed = toml::from_str(&beside(*game, "unnamed.toml")).expect("a list of exceptions");
        assert!(unnamed.reason.iter().all(|reason| reason.why.len() > 10), "{slug}");
        let excepted: Vec<&String> = unnamed.reason.iter().flat_map(|reason| &reason.clauses).collect();
        let covers = |exception: &str, id: &str| {
            id.strip_prefix(exception).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let forgotten = clauses.iter().filter(|id| {
            !named.contains(id.as_str()) && !excepted.iter().any(|exception| covers(exception, id))
        });
        assert_eq!(
            forgotten.collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "{slug}: no paragraph names these clauses"
        );
        for exception in excepted {
            let covered: Vec<_> = clauses.iter().filter(|id| covers(exception, id)).collect();
            let useful = covered.iter().any(|id| !named.contains(id.as_str()));
            assert!(useful, "{slug}: the exception {exception} is not needed");
        }
    }
}

#[test]
fn both_languages_have_the_same_sections_clauses_and_pictures() {
    for game in games() {
        let slug = game.info().slug;
        let [english, hungarian] = Language::ALL.map(|language| game.rulebook().guide(language));
        let levels = |guide| headings(guide).into_iter().map(|(level, _)| level).collect::<Vec<_>>();
        assert_eq!(levels(english), levels(hungarian), "{slug}");
        assert_eq!(named(english), named(hungarian), "{slug}");
        assert_eq!(pictures(english), pictures(hungarian), "{slug}");
        let addresses: BTreeSet<String> = headings(english).iter().map(|(_, words)| address(words)).collect();
        assert_eq!(addresses.len(), headings(english).len(), "{slug}: two sections have the same address");
    }
}

/// The index names a section by its heading, or by the part of the heading before a colon.
#[test]
fn every_section_named_in_the_index_exists() {
    for (game, language) in games().iter().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let slug = game.info().slug;
        let guide = game.rulebook().guide(language);
        let exists = |name: &str| {
            let is_it = |heading: &str| heading == name || heading.split(": ").next() == Some(name);
            headings(guide).into_iter().any(|(_, heading)| is_it(heading))
        };
        let (_, index) = guide.rsplit_once("\n## ").expect("the index is the last section");
        let rows =
            index.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
        let named: Vec<&str> = rows.skip(1).flat_map(|(_, sections)| sections.split("; ")).collect();
        assert!(named.len() > 15, "{slug} {language:?}: {named:?}");
        let missing: Vec<&str> = named.into_iter().filter(|name| !exists(name)).collect();
        assert_eq!(missing, Vec::<&str>::new(), "{slug} {language:?}");
    }
}

/// The numbers in the text of a clause, sorted, without references and code.
fn numbers(text: &str) -> Vec<String> {
    let words: String = text.split('`').step_by(2).collect();
    let words = words.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.' || sign == '-'));
    let is_reference = |word: &&str| {
        word.get(..3).is_some_and(|start| {
            start.ends_with('-') && start[..2].bytes().all(|sign| sign.is_ascii_uppercase())
        })
    };
    let text = words.filter(|word| !is_reference(word)).collect::<Vec<_>>().join(" ");
    let mut numbers: Vec<String> = text
        .split(|sign: char| !sign.is_ascii_digit())
        .filter(|number| !number.is_empty())
        .map(str::to_owned)
        .collect();
    numbers.sort();
    numbers
}

#[test]
fn the_hungarian_rules_have_the_same_clauses_numbers_and_terms() {
    for game in games() {
        let slug = game.info().slug;
        let hungarian =
            game.rulebook().rules_hu.unwrap_or_else(|| panic!("{slug} has no rules in Hungarian"));
        let [english, hungarian] = [game.rulebook().rules, hungarian].map(clauses);
        let ids = |rules: &[(String, String)]| rules.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&hungarian), "{slug}");
        let terms = beside(*game, "terms.md");
        let terms =
            terms.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
        let terms: Vec<(String, String)> =
            terms.skip(1).map(|(term, stem)| (term.to_lowercase(), stem.to_lowercase())).collect();
        assert!(terms.len() > 40, "{slug}: {}", terms.len());
        let mut checked = 0;
        for ((id, english), (_, hungarian)) in english.iter().zip(&hungarian) {
            assert_eq!(numbers(english), numbers(hungarian), "{id}:\n{english}\n{hungarian}");
            let (english, hungarian) = (english.to_lowercase(), hungarian.to_lowercase());
            for (term, stem) in terms.iter().filter(|(term, _)| has_word(&english, term)) {
                assert!(hungarian.contains(stem), "{id}: {term} is not {stem}:\n{hungarian}");
                checked += 1;
            }
        }
        assert!(checked > 300, "{slug}: {checked}");
    }
}

/// Whether a text contains a term as whole words.
fn has_word(text: &str, term: &str) -> bool {
    let ends = |sign: Option<char>| !sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    text.match_indices(term)
        .any(|(at, _)| ends(text[..at].chars().next_back()) && ends(text[at + term.len()..].chars().next()))
}

#[test]
fn every_picture_is_drawn_and_has_the_parts_it_points_at() {
    let shelf = Shelf::new(None);
    for game in games() {
        let edition = shelf.edition(*game).expect("the program's own components are good");
        for language in Language::ALL {
            let drawn =
                figures(&*edition, language).unwrap_or_else(|error| panic!("{}: {error}", game.info().slug));
            let names: Vec<&str> = drawn.iter().map(|figure| figure.name.as_str()).collect();
            assert_eq!(names, pictures(game.rulebook().guide(language)), "{}", game.info().slug);
            for figure in &drawn {
                let missing: Vec<&str> = figure.parts().filter(|part| !figure.has(part)).collect();
                assert!(
                    missing.is_empty(),
                    "{}: {missing:?} is not in the picture {}",
                    game.info().slug,
                    figure.name
                );
                assert!(figure.panes.iter().all(|(_, markup)| markup.contains("<svg") || markup.len() > 100));
                assert!(figure.labels.iter().all(|(_, words)| !words.is_empty()));
                assert!(
                    !(figure.labels.is_empty() && figure.arrows.is_empty()),
                    "{}: nothing says what to see in the picture {}",
                    game.info().slug,
                    figure.name
                );
            }
        }
    }
}

/// A term that never occurs needs no meaning.
#[test]
fn every_term_occurs_in_the_rulebook_of_its_language() {
    for game in games() {
        for language in Language::ALL {
            let terms =
                glossary(*game, language).unwrap_or_else(|error| panic!("{}: {error}", game.info().slug));
            assert!(terms.len() >= 25, "{}: {}", game.info().slug, terms.len());
            let guide = game.rulebook().guide(language);
            for term in terms {
                assert!(term.is_in(guide), "{} {language}: {}", game.info().slug, term.name);
                assert!(term.meaning.ends_with('.'), "{}", term.meaning);
            }
        }
    }
}

/// Words of the rulebook without a meaning in the glossary, by the reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    reason: Vec<PlainWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlainWords {
    why: String,
    #[serde(default)]
    en: Vec<String>,
    #[serde(default)]
    hu: Vec<String>,
}

/// The terms in the index of a rulebook, its last table.
fn index(guide: &str) -> Vec<&str> {
    let rows = guide.lines().rev().map_while(|line| line.strip_prefix('|'));
    let rows = rows.filter_map(|line| line.strip_prefix(' ')?.split(" | ").next());
    let mut terms: Vec<&str> = rows.flat_map(|terms| terms.split(", ")).collect();
    terms.truncate(terms.len() - 1); // The last row from below is the head of the table.
    terms
}

/// The English terms that both languages of the rules must agree on, and those of the index, have a meaning.
#[test]
fn every_term_has_a_meaning_or_is_excepted_with_a_reason() {
    for game in games() {
        let slug = game.info().slug;
        let plain: Plain = toml::from_str(&beside(*game, "plain.toml")).expect("a list of exceptions");
        assert!(plain.reason.iter().all(|reason| reason.why.len() > 10), "{slug}");
        let terms = beside(*game, "terms.md");
        let rows = terms.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next()).skip(1);
        for language in Language::ALL {
            let mut asked = index(game.rulebook().guide(language));
            assert!(asked.len() > 20, "{slug} {language}: {}", asked.len());
            let words = |reason: &PlainWords| match language {
                Language::En => reason.en.clone(),
                Language::Hu => reason.hu.clone(),
            };
            if language == Language::En {
                asked.extend(rows.clone());
            }
            let meanings = glossary(*game, language).expect("a glossary");
            let without: BTreeSet<&str> =
                asked.into_iter().filter(|word| !meanings.iter().any(|term| term.is_in(word))).collect();
            let excepted: Vec<String> = plain.reason.iter().flat_map(words).collect();
            let excepted: BTreeSet<&str> = excepted.iter().map(String::as_str).collect();
            assert_eq!(without, excepted, "{slug} {language}: terms without a meaning, and the exceptions");
        }
    }
}

/// The sections that are open while a game is played, by game.
const SECTIONS: &[(&str, &[&str])] = &[
    (
        "power-grid",
        &[
            "end-of-the-game",
            "phase-2-auction",
            "phase-3-resources",
            "phase-4-build",
            "phase-5-power",
            "set-up",
        ],
    ),
    (
        "castles-of-burgundy",
        &["buying-a-tile", "end-of-the-game", "set-up", "what-the-tiles-do", "your-turn"],
    ),
    (
        "manhattan-project",
        &[
            "air-strikes",
            "buildings",
            "construction",
            "design-bomb",
            "end-of-the-game",
            "repair",
            "set-up",
            "variants",
            "your-turn",
        ],
    ),
    (
        "dice-settlers",
        &[
            "actions",
            "clean-up",
            "end-of-the-game",
            "explore",
            "harvest",
            "raid",
            "recruit",
            "research",
            "roll",
            "set-up",
            "settle",
            "solo-the-diceoneer",
            "trade",
        ],
    ),
    (
        "barrage",
        &[
            "construction",
            "contracts",
            "end-of-the-game",
            "phase-1-income",
            "phase-2-actions",
            "set-up",
            "the-other-actions",
            "turbine-station-production",
        ],
    ),
];

/// The section of the current phase.
fn section(table: &dyn AnyMatch) -> &'static str {
    let names = Names::numbered(table.seats(), Language::En);
    let after = table.moves().len();
    let view = View { seen: after, whole: false, ..View::new(None, &names, Language::En) };
    table.scene(after, &view).section()
}

/// *Rules* at a table opens at a section that exists, and games lead through all of them.
#[test]
fn every_phase_has_its_section() {
    let shelf = Shelf::new(None);
    let setups: BTreeMap<&str, &[(&str, &str)]> = BTreeMap::from([
        ("power-grid", &[("regions", "draft")][..]),
        ("castles-of-burgundy", &[("estates", "open")]),
        ("dice-settlers", &[("technologies", "random"), ("explosive", "yes")]),
    ]);
    for game in games() {
        let info = game.info();
        let edition = shelf.edition(*game).expect("the program's own components are good");
        let mut options = OptionMap::defaults(info);
        for (key, value) in setups.get(info.slug).copied().unwrap_or_default() {
            options.set(key, value).expect("an option");
        }
        let mut seen = BTreeSet::new();
        for (series, kind) in (0..).zip([BotKind::Random, BotKind::Random, BotKind::Greedy, BotKind::Random])
        {
            for seats in info.seats.clone() {
                let table = edition.open(&options, seats, Seed::of_series(series, 0));
                let mut table = table.expect("the options are good");
                for _ in 0..900 {
                    seen.insert(section(&*table));
                    let Some(job) = table.decide(kind, series) else { break };
                    table.play(&job(NEVER_CANCELLED)).expect("bots choose legal actions");
                }
            }
        }
        let guide = game.rulebook().guide(Language::En);
        let addresses: BTreeSet<String> = headings(guide).iter().map(|(_, words)| address(words)).collect();
        assert!(seen.iter().all(|section| addresses.contains(*section)), "{}: {seen:?}", info.slug);
        let expected = SECTIONS.iter().find(|(slug, _)| *slug == info.slug).map(|(_, sections)| *sections);
        assert_eq!(Some(seen.into_iter().collect::<Vec<_>>().as_slice()), expected, "{}", info.slug);
    }
}
