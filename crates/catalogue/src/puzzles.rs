//! Puzzles: positions of games in which one choice is clearly best.
//!
//! A file holds the puzzles of one game. A puzzle belongs to a recorded game, whose draws follow from its seed, and is the
//! position after some of its moves. Its id is a hash of what happened until then and of what is legal now, so a position that
//! is not the one that was analysed is noticed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{OptionMap, Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;
use ui_kit::{Language, Names};

use crate::{ACTION_SEPARATOR, AnyGame, AnyMatch, Shelf, find, games};

/// The puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// The seed of the series of games from which the puzzles were taken.
    pub seed: u64,
    /// The iterations of the first search; the second one had twice as many.
    pub iterations: u32,
    /// The number of games of the series that were examined.
    pub examined: u64,
    /// The games with puzzles.
    #[serde(default, rename = "record")]
    pub records: Vec<PuzzleRecord>,
}

/// A game with its puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRecord {
    /// The number of seats.
    pub seats: u8,
    /// The seed of the draws, in hexadecimal.
    pub seed: String,
    /// The moves up to the last puzzle, separated by [`ACTION_SEPARATOR`].
    pub moves: String,
    /// The options that differ from the defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The puzzles, in the order of the game.
    #[serde(rename = "puzzle")]
    pub puzzles: Vec<Puzzle>,
}

/// A position with one best choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The id: a hash of the position and how it came about.
    pub id: String,
    /// The number of moves before it.
    pub after: usize,
    /// The deciding seat, counted from one.
    pub seat: u8,
    /// How hard it is to find the best choice.
    pub difficulty: Difficulty,
    /// Win probabilities in thousandths and the choices in notation, the best first; not all choices are listed.
    pub choices: Vec<(u16, String)>,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// The choice that looks best is best.
    Easy,
    /// A short search finds the best choice.
    Medium,
    /// A short search does not find it.
    Hard,
}

impl Difficulty {
    /// The rating of a puzzle nobody has tried, on the scale of chess.
    #[must_use]
    pub const fn rating(self) -> f64 {
        match self {
            Self::Easy => 1200.0,
            Self::Medium => 1500.0,
            Self::Hard => 1800.0,
        }
    }

    /// The name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// Why a puzzle cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("puzzle {id}: {reason}")]
pub struct Problem {
    /// The puzzle.
    pub id: String,
    /// What is wrong.
    pub reason: String,
}

static FILES: LazyLock<BTreeMap<&str, PuzzleFile>> = LazyLock::new(|| {
    let read = |game: &&dyn AnyGame| {
        let file = toml::from_str(game.puzzles_file()?).expect("the puzzles come with the program");
        Some((game.info().slug, file))
    };
    games().iter().filter_map(read).collect()
});

/// The puzzles that come with a game; `None` if there are none.
#[must_use]
pub fn puzzles(game: &str) -> Option<&'static PuzzleFile> {
    FILES.get(game)
}

impl PuzzleFile {
    /// All puzzles.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.records.iter().flat_map(|record| &record.puzzles)
    }

    /// The options of the game that a puzzle is taken from, where they differ from the defaults.
    #[must_use]
    pub fn options_of(&self, id: &str) -> Option<&BTreeMap<String, String>> {
        self.record_of(id).map(|record| &record.options)
    }

    fn record_of(&self, id: &str) -> Option<&PuzzleRecord> {
        self.records.iter().find(|record| record.puzzles.iter().any(|puzzle| puzzle.id == id))
    }

    /// A puzzle with its position: a match in which the deciding seat is to act.
    ///
    /// # Errors
    /// If there is no such puzzle, or its position can no longer be reached.
    pub fn open(&self, id: &str, shelf: &Shelf) -> Result<(&Puzzle, Box<dyn AnyMatch>), Problem> {
        let wrong = |reason: &str| Problem { id: id.to_owned(), reason: reason.to_owned() };
        let record = self.record_of(id).ok_or_else(|| wrong("there is no such puzzle"))?;
        let puzzle = record.puzzles.iter().find(|puzzle| puzzle.id == id).expect("the record has it");
        let table = self.replay(record, puzzle.after, shelf).map_err(|reason| wrong(&reason))?;
        if table.to_act().map(|seat| seat.number() + 1) != Some(puzzle.seat) || puzzle_id(&*table) != id {
            return Err(wrong("its position is no longer what it was"));
        }
        if puzzle.choices.iter().any(|(_, choice)| table.number_of(choice).is_none()) {
            return Err(wrong("one of its choices is not legal"));
        }
        Ok((puzzle, table))
    }

    fn replay(
        &self,
        record: &PuzzleRecord,
        after: usize,
        shelf: &Shelf,
    ) -> Result<Box<dyn AnyMatch>, String> {
        let game = find(&self.game).map_err(|error| error.to_string())?;
        let info = game.info();
        if !(info.oldest_rules..=info.rules).contains(&self.rules) {
            return Err(format!("this program does not play version {} of the rules", self.rules));
        }
        let edition = shelf.edition_of(game, &self.components).map_err(|error| error.to_string())?;
        let edition = edition.ok_or("its component set is not known")?;
        let mut options = OptionMap::defaults(info).with_rules(self.rules);
        for (key, value) in &record.options {
            options.set(key, value)?;
        }
        let seed = Seed::parse(&record.seed).ok_or("its seed is wrong")?;
        let mut table = edition.open(&options, record.seats, seed).map_err(|error| error.to_string())?;
        let moves = record.moves.split(ACTION_SEPARATOR).filter(|action| !action.is_empty());
        for action in moves.take(after) {
            table.play(action).map_err(|_| format!("the move \"{action}\" is not legal"))?;
        }
        if table.moves().len() == after { Ok(table) } else { Err("some of its moves are missing".to_owned()) }
    }
}

/// The id of the puzzle at the current position of a match.
#[must_use]
pub fn puzzle_id(table: &dyn AnyMatch) -> String {
    let mut hash = Sha256::new();
    for line in table.lines(0) {
        hash.update(format!("{} {}", line.seat, line.action));
        line.draws.iter().for_each(|draw| hash.update(format!(" {draw}")));
        hash.update("\n");
    }
    let names = Names::numbered(table.seats(), Language::En);
    for choice in table.choices(&names, Language::En) {
        hash.update(choice.notation);
        hash.update("\n");
    }
    let standings = table.standings(table.moves().len());
    for seat in Seat::all(standings.ranked()) {
        hash.update(format!("{:?}\n", standings.score(seat)));
    }
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_can_be_opened_and_its_best_choice_is_clearly_better() {
        let shelf = Shelf::new(None);
        for game in games() {
            let slug = game.info().slug;
            let file = puzzles(slug).unwrap_or_else(|| panic!("{slug} has no puzzles"));
            assert_eq!(file.game, slug);
            let mut ids = std::collections::BTreeSet::new();
            for puzzle in file.puzzles() {
                let (opened, table) =
                    file.open(&puzzle.id, &shelf).unwrap_or_else(|error| panic!("{slug}: {error}"));
                assert_eq!(opened, puzzle);
                assert!(ids.insert(&puzzle.id), "{slug}: {} occurs twice", puzzle.id);
                let [(best, action), (next, _), ..] = &puzzle.choices[..] else {
                    panic!("{slug}: {} has fewer than two choices", puzzle.id);
                };
                assert!(table.number_of(action).is_some() && *best >= next + 20, "{slug}: {puzzle:?}");
                assert!(puzzle.choices.is_sorted_by(|one, other| one.0 >= other.0), "{slug}: {puzzle:?}");
            }
            assert!(!ids.is_empty(), "{slug} has no puzzles");
        }
    }

    #[test]
    fn a_puzzle_whose_position_has_changed_is_refused() {
        let shelf = Shelf::new(None);
        let file = puzzles("power-grid").expect("it has puzzles");
        let id = file.records[0].puzzles[0].id.clone();
        let reason = |change: &dyn Fn(&mut PuzzleFile)| {
            let mut changed = file.clone();
            change(&mut changed);
            changed.open(&id, &shelf).map(|_| ()).expect_err("it is no longer the same").reason
        };
        assert_eq!(reason(&|file| file.records.clear()), "there is no such puzzle");
        assert_eq!(reason(&|file| file.rules = 0), "this program does not play version 0 of the rules");
        assert_eq!(reason(&|file| file.components = "0".repeat(64)), "its component set is not known");
        let other = |file: &mut PuzzleFile| file.records[0].seed = Seed::of_series(99, 99).reveal();
        let found = reason(&other);
        assert!(found.contains("is not legal") || found.contains("no longer what it was"), "{found}");
        let choice =
            |file: &mut PuzzleFile| file.records[0].puzzles[0].choices[1].1 = "castle kingside".into();
        assert_eq!(reason(&choice), "one of its choices is not legal");
        let later = |file: &mut PuzzleFile| file.records[0].puzzles[0].after += 1;
        assert!(!reason(&later).is_empty());
    }
}
