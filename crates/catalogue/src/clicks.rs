//! How many clicks a usual step takes, counted from what the choices of a scene point at; and the names that players read.

use std::collections::BTreeSet;

use bots::{BotKind, NEVER_CANCELLED};
use engine::{OptionMap, Seed};
use ui_kit::{Language, Names};

use crate::{ACTION_SEPARATOR, AnyMatch, AnyScene, Finality, Offered, Reader, Shelf, View, find};

/// The largest number of choices that a click on their common target shows beside it.
const CHOOSER: usize = 5;

fn open(game: &str, number: u64) -> Box<dyn AnyMatch> {
    let game = find(game).expect("a game of the list");
    let edition = Shelf::new(None).edition(game).expect("the program's own components are good");
    let seats = game.info().usual_seats;
    edition.open(&OptionMap::defaults(game.info()), seats, Seed::of_series(7, number)).expect("a table")
}

fn view(names: &Names, table: &dyn AnyMatch, language: Language) -> Vec<Offered> {
    seen(names, table, language, |scene| scene.choices())
}

/// What the acting seat sees of the last position.
fn seen<T>(
    names: &Names,
    table: &dyn AnyMatch,
    language: Language,
    look: impl FnOnce(&dyn AnyScene) -> T,
) -> T {
    let view = View { live: true, whole: false, ..View::new(table.to_act(), names, language) };
    look(&*table.scene(table.moves().len(), &view))
}

/// The clicks on the table that select a choice: on targets that no other usual choice has together, or on targets of a
/// few choices and on one of those.
fn clicks(choice: &Offered, all: &[Offered]) -> usize {
    let left = |picked: &[&String]| {
        let points = |other: &&Offered| picked.iter().all(|id| other.offer.targets.contains(id));
        all.iter().filter(|other| !other.aside).filter(points).count()
    };
    let targets = &choice.offer.targets;
    let shown = |left: usize| usize::from(left > 1);
    let one = targets.iter().map(|id| left(&[id])).min().unwrap_or(1);
    if one <= CHOOSER {
        return 1 + shown(one);
    }
    let pairs = targets.iter().flat_map(|one| targets.iter().map(move |two| [one, two]));
    let two = pairs.map(|pair| left(&pair)).min().unwrap_or(1);
    if two <= CHOOSER { 2 + shown(two) } else { 4 }
}

/// Plays games by a bot and calls `look` with the choices of every third decision.
fn watch(game: &str, games: u64, kind: BotKind, look: &mut dyn FnMut(&dyn AnyMatch, &[Offered])) {
    for number in 0..games {
        let mut table = open(game, number);
        for step in 0..2000 {
            let Some(job) = table.decide(kind, 1000 * number + step) else { break };
            let names = Names::numbered(table.seats(), Language::En);
            if step % 3 == 0 {
                look(&*table, &view(&names, &*table, Language::En));
            }
            table.play(&job(NEVER_CANCELLED)).expect("a legal action");
        }
    }
}

/// Asserts that the usual choices whose notation begins with one of these words take at most `most` clicks.
fn takes(game: &str, words: &[&str], most: usize) {
    let mut seen = BTreeSet::new();
    watch(game, 1, BotKind::Greedy, &mut |_, offered| {
        for choice in offered.iter().filter(|choice| !choice.aside) {
            // A full storage asks a third question.
            let Some(word) = words.iter().find(|word| choice.notation.starts_with(**word)) else { continue };
            if choice.notation.contains(" discarding ") {
                continue;
            }
            let clicks = clicks(choice, offered);
            let all: Vec<&str> = offered.iter().map(|other| other.notation.as_str()).collect();
            assert!(clicks <= most, "{game}: {} takes {clicks} clicks among {all:?}", choice.words);
            seen.insert(*word);
        }
    });
    assert_eq!(seen.len(), words.len(), "{game}: {seen:?}");
}

/// What is open after a choice and the actions that follow from it automatically.
fn after(table: &dyn AnyMatch, choice: &str) -> (BTreeSet<String>, bool) {
    let record = table.record();
    let game = find(table.info().slug).expect("a game of the list");
    let edition = Shelf::new(None).edition(game).expect("the program's own components are good");
    let mut copy = edition.verify(&record).expect("a legal record");
    let seat = copy.to_act();
    for action in choice.split(ACTION_SEPARATOR) {
        copy.play(action).expect("an offered choice is legal");
    }
    let mut waits = false;
    while copy.to_act() == seat
        && let Some(next) = copy.follow_up()
    {
        waits = copy.finality(&next) != Finality::Tentative;
        if waits {
            break;
        }
        copy.play(&next).expect("what follows is legal");
    }
    let names = Names::numbered(copy.seats(), Language::En);
    let open = copy.choices(&names, Language::En).into_iter().map(|choice| choice.notation).collect();
    (open, waits || copy.to_act() != seat)
}

#[test]
fn power_grid_needs_one_click_for_a_city_a_plant_or_a_token() {
    takes("power-grid", &["build ", "nominate ", "buy "], 1);
}

#[test]
fn castles_of_burgundy_needs_two_clicks_for_a_die() {
    takes("castles-of-burgundy", &["take ", "place ", "sell "], 2);
}

#[test]
fn barrage_needs_two_clicks_for_a_construction() {
    takes("barrage", &["construct "], 2);
}

/// A click on the tile, and "End turn": the main action is begun, paid for and ended with it.
#[test]
fn dice_settlers_needs_one_click_for_a_tent() {
    takes("dice-settlers", &["begin settle;settle "], 2);
    let (mut tents, mut done) = (0, 0);
    watch("dice-settlers", 1, BotKind::Greedy, &mut |table, offered| {
        let tent = offered.iter().find(|choice| choice.notation.starts_with("begin settle;settle "));
        let Some(tent) = tent.filter(|tent| clicks(tent, offered) == 1) else { return };
        let (open, waits) = after(table, &tent.notation);
        tents += 1;
        done += usize::from(waits || open.contains("done"));
    });
    assert!(tents > 0 && 2 * done > tents, "{done} of {tents} tents are placed with one click");
}

/// A click on the space, and "End turn": workers are sent and trained with it.
#[test]
fn the_manhattan_project_needs_one_click_for_a_placement() {
    let mut placed = 0;
    watch("manhattan-project", 1, BotKind::Greedy, &mut |table, offered| {
        let plain = |choice: &&Offered| {
            let ordinary = ["mine", "factory", "university", "enrichment", "reactor"];
            !choice.aside
                && choice
                    .notation
                    .strip_prefix("place ")
                    .is_some_and(|at| ordinary.iter().any(|word| at.starts_with(word)))
        };
        for choice in offered.iter().filter(plain).take(3) {
            let several = choice.notation.contains(" take ");
            assert!(clicks(choice, offered) <= 1 + usize::from(several), "{}", choice.words);
            let (open, waits) = after(table, &choice.notation);
            assert!(waits || open.contains("done"), "{}: {open:?}", choice.words);
            placed += 1;
        }
    });
    assert!(placed > 0);
}

/// A code such as `G06`, `B10L`, `mine-01`, `hex 11`, or a word with an underscore.
fn code(text: &str) -> Option<String> {
    let tokens: Vec<&str> = text
        .split(|sign: char| !(sign.is_alphanumeric() || sign == '-' || sign == '_'))
        .filter(|token| !token.is_empty())
        .collect();
    let is_code = |token: &str| {
        let letters = token.chars().take_while(char::is_ascii_alphabetic).count();
        let digits = token.chars().skip(letters).take_while(char::is_ascii_digit).count();
        let capital = token.starts_with(|sign: char| sign.is_ascii_uppercase());
        let id = token.split_once('-').is_some_and(|(word, number)| {
            !word.is_empty()
                && word.chars().all(|sign| sign.is_ascii_lowercase())
                && number.parse::<u32>().is_ok()
        });
        token.contains('_') || id || (capital && letters == 1 && digits >= 2)
    };
    let numbered = |pair: &[&str]| pair[0] == "hex" && pair[1].parse::<u32>().is_ok();
    let one = tokens.iter().find(|token| is_code(token)).map(|token| (*token).to_owned());
    one.or_else(|| tokens.windows(2).find(|pair| numbered(pair)).map(|pair| pair.join(" ")))
}

#[test]
fn codes_are_found() {
    for bad in ["take G06", "reaches B10L ◆1", "buy mine-01", "on hex 11", "tech_tile"] {
        assert!(code(bad).is_some(), "{bad}");
    }
    for good in ["take the 7-energy contract", "blue 2", "basin 10 (lower)", "a 7-es erőmű", "“conduit I”"]
    {
        assert_eq!(code(good), None, "{good}");
    }
}

/// Players read the names of what they see, never the id of a component: in choices, in the log and on cards.
#[test]
fn no_internal_name_is_shown() {
    for game in crate::games() {
        let slug = game.info().slug;
        for language in Language::ALL {
            let mut table = open(slug, 3);
            let names = Names::numbered(table.seats(), language);
            let mut elements = BTreeSet::new();
            for step in 0..600 {
                let Some(job) = table.decide(BotKind::Random, step) else { break };
                if step % 5 == 0 {
                    for choice in view(&names, &*table, language) {
                        let offer = &choice.offer;
                        let amounts = offer.cost.iter().chain(&offer.gain).chain(&offer.after);
                        let texts = amounts.flat_map(|amount| [&amount.words, &amount.short]);
                        let heads = offer.head.iter().map(|head| &head.words);
                        for text in [&choice.words].into_iter().chain(&offer.label).chain(heads).chain(texts)
                        {
                            assert_eq!(code(text), None, "{slug}: {text}");
                        }
                        elements.extend(choice.offer.targets);
                    }
                    let text = seen(&names, &*table, language, |scene| scene.text_mode()).into_string();
                    let shown = text.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, words)| words);
                    for words in shown {
                        assert_eq!(code(words), None, "{slug}, text mode: {words}");
                    }
                }
                table.play(&job(NEVER_CANCELLED)).expect("a legal action");
            }
            for entry in table.log(0, Reader::Everything, &names, language) {
                for event in &entry.events {
                    assert_eq!(code(&event.words), None, "{slug}: {}", event.words);
                }
            }
            let end = View { whole: false, text_mode: true, ..View::new(None, &names, language) };
            let scene = table.scene(table.moves().len(), &end);
            for card in elements.iter().filter_map(|element| scene.explain(element)) {
                for text in card.text.iter().chain([&card.title]) {
                    assert_eq!(code(text), None, "{slug}: {text}");
                }
            }
        }
    }
}
