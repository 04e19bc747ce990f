//! The list of games. It gives access to a game by its name, without its type, so that the crates above (command line,
//! web) depend on no particular game.
//!
//! - [`games`] lists them, [`find`] looks one up by name;
//! - an [`AnyGame`] with a component set is an [`AnyEdition`]; a [`Shelf`] keeps editions, with component files that
//!   replace those of the program;
//! - an edition simulates, benchmarks, replays, verifies, and opens matches: an [`AnyReplay`] can be viewed, an
//!   [`AnyMatch`] can also be played;
//! - an [`AnyEnvironment`] is a game for learning programs, with numbers instead of words;
//! - a [`Script`] is a guided first game;
//! - a [`Puzzle`] asks for the best choice in a position;
//! - [`figures`] draws the pictures of a rulebook;
//! - an [`AnyScene`] is a position as one viewer sees it, whose parts are drawn one by one.
//!
//! ```
//! use catalogue::{PlayError, Shelf, games};
//! use engine::{OptionMap, Seed};
//! use ui_kit::{Language, Names};
//!
//! let shelf = Shelf::new(None);
//! for game in games() {
//!     let info = game.info();
//!     let edition = shelf.edition(*game).expect("the built-in components are valid");
//!     let options = OptionMap::defaults(info);
//!     let mut table = edition.open(&options, info.usual_seats, Seed::of_series(1, 0)).expect("the defaults are valid");
//!     let names = Names::numbered(info.usual_seats, Language::En);
//!     println!("{}: {} legal actions", info.title, table.choices(&names, Language::En).len());
//!     assert!(matches!(table.play("castle kingside"), Err(PlayError::NotAnAction { .. })));
//! }
//! ```
//!
//! To add a game, add a line to `GAMES`.

mod advice;
#[cfg(test)]
mod agreement;
mod archive;
#[cfg(test)]
mod clicks;
mod entry;
mod environment;
mod error;
mod figures;
mod game_match;
mod glossary;
#[cfg(test)]
mod guides;
mod ladder;
mod lessons;
mod nearest;
#[cfg(test)]
mod numbering;
mod puzzles;
pub mod request;
mod scene;
mod seat_bot;
#[cfg(test)]
mod secrets;
mod shelf;
pub mod summary;
#[cfg(feature = "testing")]
pub mod testing;
mod traits;
mod types;

use std::sync::LazyLock;

pub use advice::{Advice, Analysis, AnyAnalyst, Mistake};
pub use error::{
    EditionError, FigureError, FileError, PlayError, RequestError, ScriptError, Sentence, SeriesError,
    SkillError, UnknownGame,
};
pub use figures::{Figure, figures};
pub use glossary::{Term, glossary};
pub use ladder::points_above_normal;
pub use lessons::{Lesson, Script, script};
pub use nearest::nearest;
pub use puzzles::{Difficulty, Problem, Puzzle, PuzzleFile, PuzzleRecord, puzzle_id, puzzles};
pub use shelf::{Shelf, read_file};
pub use traits::{
    AnyEdition, AnyEnvironment, AnyGame, AnyLearner, AnyMatch, AnyReplay, AnyScene, Job, Numbering,
};
pub use types::{
    ACTION_SEPARATOR, Choice, Feat, Finality, Happening, HeldAction, LogEntry, MoveInfo, Offered, Opinion,
    Picture, Reader, View,
};

use barrage_ui::BarrageUi;
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use dice_settlers_ui::DiceSettlersUi;
use entry::Entry;
use manhattan_project_ui::ManhattanProjectUi;
use power_grid_ui::PowerGridUi;
use ui_kit::Messages;

/// Messages that are the same for all games.
static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// All games.
static GAMES: &[&dyn AnyGame] = &[
    &Entry::<PowerGridUi>::NEW,
    &Entry::<CastlesOfBurgundyUi>::NEW,
    &Entry::<ManhattanProjectUi>::NEW,
    &Entry::<DiceSettlersUi>::NEW,
    &Entry::<BarrageUi>::NEW,
];

/// All games.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this name.
///
/// # Errors
/// If there is no such game.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    if let Some(game) = games().iter().find(|game| game.info().slug == slug) {
        return Ok(*game);
    }
    #[cfg(feature = "testing")]
    if let Some(game) = testing::find(slug) {
        return Ok(game);
    }
    let slugs: Vec<&'static str> = games().iter().map(|game| game.info().slug).collect();
    Err(UnknownGame { slug: slug.to_owned(), meant: nearest(slug, &slugs) })
}

#[cfg(test)]
mod tests {
    use bots::{BotKind, NEVER_CANCELLED, Series, bot_seed};
    use engine::{OptionMap, Seed};
    use ui_kit::{Language, Names};

    use super::*;

    #[test]
    fn every_game_has_its_own_name_and_is_found_by_it() {
        for game in games() {
            let slug = game.info().slug;
            assert_eq!(find(slug).map(|found| found.info().title), Ok(game.info().title));
            assert_eq!(games().iter().filter(|other| other.info().slug == slug).count(), 1);
        }
        assert!(find("chess").is_err());
        let unknown = find("powergrid").err().expect("a typing error");
        assert_eq!(unknown.to_string(), "there is no game \"powergrid\"; did you mean power-grid?");
    }

    #[test]
    fn refusals_name_rule_and_reason_and_change_nothing() {
        let game = find("power-grid").expect("a game");
        let shelf = Shelf::new(None);
        let edition = shelf.edition(game).expect("the built-in components are valid");
        let options = OptionMap::defaults(game.info());
        let mut table = edition.open(&options, 3, Seed::of_series(1, 1)).expect("the defaults are valid");
        let Err(error @ PlayError::Refused(refusal)) = table.play("nominate 50") else {
            panic!("plant 50 is not on the market");
        };
        assert!(refusal.rule.starts_with("PG-") && !refusal.reason.is_empty());
        for language in Language::ALL {
            let sentence = error.sentence(game, language);
            assert!(sentence.ends_with(&format!("({})", refusal.rule)), "{sentence}");
            assert!(!sentence.contains("refusal-"), "{sentence}");
        }
        let text = "castle kingside".to_owned();
        assert_eq!(table.play(&text), Err(PlayError::NotAnAction { text, title: "Power Grid" }));
        assert!(table.moves().is_empty());
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        assert_eq!(MESSAGES.keys(Language::En), MESSAGES.keys(Language::Hu));
    }

    #[test]
    fn every_game_can_be_opened_with_its_defaults_for_every_number_of_seats() {
        let shelf = Shelf::new(None);
        for game in games() {
            let info = game.info();
            assert!(info.seats.contains(&info.usual_seats), "{}", info.slug);
            let edition = shelf.edition(*game).expect("the program's own components are good");
            for seats in info.seats.clone() {
                let options = OptionMap::defaults(info);
                let table = edition.open(&options, seats, Seed::of_series(1, 1));
                let mut table = table.expect("the defaults can be played");
                assert_eq!(table.seats(), seats);
                let names = ui_kit::Names::numbered(seats, Language::En);
                let choices = table.choices(&names, Language::En);
                assert!(!choices.is_empty());
                table.play(&choices[0].notation).expect("a choice can be played");
                assert_eq!(table.log(0, Reader::Everything, &names, Language::En).len(), 1);
            }
        }
    }

    fn open(edition: &dyn AnyEdition, seed: Seed) -> Box<dyn AnyMatch> {
        let info = edition.info();
        let options = OptionMap::defaults(info);
        let table = edition.open(&options, info.usual_seats, seed);
        table.expect("the defaults can be played")
    }

    /// Lets a bot of this kind decide for the acting seat, with the seed it has in a series, and plays its choice.
    fn play_bot(table: &mut dyn AnyMatch, kind: BotKind) -> bool {
        let Some(seat) = table.to_act() else { return false };
        let job = table.decide(kind, bot_seed(SERIES, 0, seat)).expect("a seat acts");
        table.play(&job(NEVER_CANCELLED)).expect("bots choose legal actions");
        true
    }

    const SERIES: u64 = 4;

    /// The bots at a table keep their search trees and random draws like those whose strength is measured.
    #[test]
    fn bots_at_a_table_play_like_those_in_a_series() {
        let kind = BotKind::Search(24);
        let shelf = Shelf::new(None);
        for game in games() {
            let edition = shelf.edition(*game).expect("the program's own components are good");
            let info = edition.info();
            let (bots, options) = (vec![kind; info.usual_seats.into()], OptionMap::defaults(info));
            let series = Series { bots, first: 0, games: 1, seed: SERIES, threads: 1, record: true };
            let recorded = std::sync::Mutex::new(None);
            let keep = |_, record| {
                *recorded.lock().expect("no thread panics") = record;
                Ok(())
            };
            edition.simulate(&options, &series, &[], &keep).expect("the game ends");
            let recorded = recorded.into_inner().expect("no thread panics").expect("it is recorded");
            let mut table = open(&*edition, Seed::of_series(SERIES, 0));
            while play_bot(&mut *table, kind) {}
            assert_eq!(table.record().to_string(), recorded.to_string(), "{}", info.slug);
        }
    }

    /// A seat gets a new bot after an undo, and if its last decision was abandoned.
    #[test]
    fn an_undone_or_abandoned_decision_replaces_the_bot() {
        let shelf = Shelf::new(None);
        let edition = shelf.edition(games()[0]).expect("the program's own components are good");
        let new = || open(&*edition, Seed::of_series(1, 1));
        let decide = |table: &mut dyn AnyMatch| {
            table.decide(BotKind::Random, 3).expect("a seat acts")(NEVER_CANCELLED)
        };
        let (mut table, mut decisions) = (new(), Vec::new());
        for _ in 0..20 {
            decisions.push(decide(&mut *table));
        }
        assert!(decisions.iter().all(|decision| *decision == decisions[0]), "{decisions:?}");
        table.play(&decisions[0]).expect("bots choose legal actions");
        decide(&mut *table);
        table.undo_to(0).expect("nothing was drawn");
        assert_eq!(decide(&mut *table), decisions[0]);
    }

    #[test]
    fn advice_is_a_legal_action_even_if_it_is_cancelled() {
        let shelf = Shelf::new(None);
        for game in games() {
            let info = game.info();
            let edition = shelf.edition(*game).expect("the program's own components are good");
            let options = OptionMap::defaults(info);
            let table = edition.open(&options, info.usual_seats, Seed::of_series(1, 1));
            let table = table.expect("the defaults can be played");
            assert!(table.analyst(1).is_none(), "the game is not over");
            let names = Names::numbered(table.seats(), Language::En);
            let choices = table.choices(&names, Language::En);
            let advice = table.advise(1, &names, Language::En).expect("a seat acts")(&|| true);
            let [first] = advice.as_slice() else { panic!("nothing was compared: {advice:?}") };
            let choice = choices.iter().find(|choice| choice.notation == first.notation);
            assert_eq!(choice.map(|choice| &choice.words), Some(&first.words), "{}", info.slug);
            assert!(first.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{}", info.slug);
        }
    }
}
