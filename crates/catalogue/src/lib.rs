//! The one list of games: from a name to a game without its type, so that the command line, web and whatever else sits
//! above names no game.
//!
//! - [`games`] lists them, [`find`] looks one up;
//! - an [`AnyGame`] with a set of components is an [`AnyEdition`]; a [`Shelf`] keeps editions, with the component files
//!   a person replaced;
//! - an edition simulates, measures, replays, verifies, and opens matches: an [`AnyMatch`] can be looked at, an
//!   [`AnyTable`] can also be played at.
//!
//! ```
//! use catalogue::{Shelf, games};
//! use engine::{OptionMap, Seed};
//! use ui_kit::{Language, Names};
//!
//! let mut shelf = Shelf::new(None);
//! for game in games() {
//!     let info = game.info();
//!     let edition = shelf.edition(*game)?;
//!     let options = OptionMap::defaults(info.options);
//!     let table = edition.open(&options, info.usual_seats, Seed::of_series(1, 0), Language::En)?;
//!     let names = Names::numbered(info.usual_seats, Language::En);
//!     println!("{}: the first choice has {} ways", info.title, table.choices(&names, Language::En).len());
//! }
//! # Ok::<(), String>(())
//! ```
//!
//! Everything here is written once for all games, in `entry.rs`. Adding a game is adding a line to `GAMES`.

mod advice;
mod any;
mod entry;
mod nearest;
mod picture;
#[cfg(test)]
mod secrets;
mod shelf;
mod table;

pub use advice::{Advice, Analysis, AnyAnalyst, Mistake};
pub use any::{
    AnyEdition, AnyGame, AnyMatch, AnyTable, Choice, Fault, Feat, Happening, LogEntry, Offered, Picture,
    Reader, Thought, View,
};
pub use nearest::nearest;
pub use shelf::{Shelf, read_file};

use barrage_ui::BarrageUi;
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use dice_settlers_ui::DiceSettlersUi;
use entry::Entry;
use manhattan_project_ui::ManhattanProjectUi;
use power_grid_ui::PowerGridUi;

/// Every game there is.
static GAMES: &[&dyn AnyGame] = &[
    &Entry::<PowerGridUi>::NEW,
    &Entry::<CastlesOfBurgundyUi>::NEW,
    &Entry::<ManhattanProjectUi>::NEW,
    &Entry::<DiceSettlersUi>::NEW,
    &Entry::<BarrageUi>::NEW,
];

/// Every game there is.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this name.
///
/// # Errors
/// A sentence for the person who typed the name.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, String> {
    games().iter().find(|game| game.info().slug == slug).copied().ok_or_else(|| {
        let slugs: Vec<&str> = games().iter().map(|game| game.info().slug).collect();
        match nearest(slug, &slugs) {
            Some(meant) => format!("there is no game \"{slug}\"; did you mean {meant}?"),
            None => format!("there is no game \"{slug}\"; the games are {}", slugs.join(", ")),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

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
    }

    #[test]
    fn every_game_can_be_opened_with_its_defaults_for_every_number_of_seats() {
        let mut shelf = Shelf::new(None);
        for game in games() {
            let info = game.info();
            assert!(info.seats.contains(&info.usual_seats), "{}", info.slug);
            let edition = shelf.edition(*game).expect("the program's own components are good");
            for seats in info.seats.clone() {
                let options = OptionMap::defaults(info.options);
                let table = edition.open(&options, seats, Seed::of_series(1, 1), Language::En);
                let mut table = table.expect("the defaults can be played");
                assert_eq!(table.seats(), seats);
                let names = ui_kit::Names::numbered(seats, Language::En);
                let choices = table.choices(&names, Language::En);
                assert!(!choices.is_empty());
                table.play(&choices[0].notation, Language::En).expect("a choice can be played");
                assert_eq!(table.log(0, Reader::Everything, &names, Language::En).len(), 1);
            }
        }
    }

    #[test]
    fn a_bot_plays_only_on_its_seat() {
        let mut shelf = Shelf::new(None);
        for game in games() {
            let info = game.info();
            let edition = shelf.edition(*game).expect("the program's own components are good");
            let options = OptionMap::defaults(info.options);
            let table = edition.open(&options, info.usual_seats, Seed::of_series(1, 1), Language::En);
            let mut table = table.expect("the defaults can be played");
            assert!(!table.play_bot());
            let seat = table.to_act().expect("the game has just begun");
            table.seat_bot(seat, bots::BotKind::Random, 1);
            let thought = table.think(bots::BotKind::Random, 1).expect("somebody acts");
            assert!(table.play_bot());
            assert_eq!(table.movers(), [seat]);
            assert_eq!(thought(&AtomicBool::new(false)), table.lines(0)[0].action);
        }
    }

    #[test]
    fn advice_is_among_the_choices_and_given_up_when_nobody_wants_it() {
        let mut shelf = Shelf::new(None);
        for game in games() {
            let info = game.info();
            let edition = shelf.edition(*game).expect("the program's own components are good");
            let options = OptionMap::defaults(info.options);
            let table = edition.open(&options, info.usual_seats, Seed::of_series(1, 1), Language::En);
            let table = table.expect("the defaults can be played");
            assert!(table.analyst(1).is_none(), "the game is not over");
            let names = Names::numbered(table.seats(), Language::En);
            let choices = table.choices(&names, Language::En);
            let unwanted = AtomicBool::new(true);
            let advice = table.advise(1, &names, Language::En).expect("somebody acts")(&unwanted);
            let [first] = advice.as_slice() else { panic!("nothing was compared: {advice:?}") };
            let choice = choices.iter().find(|choice| choice.notation == first.notation);
            assert_eq!(choice.map(|choice| &choice.words), Some(&first.words), "{}", info.slug);
            assert!(first.chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{}", info.slug);
        }
    }
}
