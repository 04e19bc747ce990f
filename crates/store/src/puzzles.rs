//! Puzzles: the one try of each visitor at each puzzle, and the ratings of both.

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::tables::readable;
use crate::{Result, Store, Time, VisitorId, Writing, repeated};

/// A rating on the scale of chess, as Glicko-2 has it. It is stored in millionths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    /// The rating.
    pub rating: f64,
    /// Its uncertainty.
    pub deviation: f64,
    /// How much the results vary.
    pub volatility: f64,
}

/// A try at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleTry {
    /// The puzzle.
    pub puzzle: String,
    /// What was chosen, in the game's notation.
    pub choice: String,
    /// Whether that is the best choice.
    pub solved: bool,
    /// The visitor's rating before the try.
    pub earlier: f64,
    /// And after it.
    pub later: f64,
}

/// What all visitors have done at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleStanding {
    /// The puzzle.
    pub puzzle: String,
    /// Its rating.
    pub rating: PuzzleRating,
    /// The number of tries.
    pub tries: u64,
    /// The number of those that found the best choice.
    pub solved: u64,
}

/// A new try at a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct NewPuzzleTry<'a> {
    /// Who tries.
    pub visitor: VisitorId,
    /// The game's slug.
    pub game: &'a str,
    /// The puzzle.
    pub puzzle: &'a str,
    /// What was chosen, in the game's notation.
    pub choice: &'a str,
    /// Whether that is the best choice.
    pub solved: bool,
    /// The rating of a visitor who has solved nothing of this game yet.
    pub solver_rating: PuzzleRating,
    /// The rating of the puzzle if nobody has tried it yet.
    pub puzzle_rating: PuzzleRating,
}

/// The ratings of visitor and puzzle after a try, from those before it.
pub type Rate<'a> = &'a (dyn Fn(PuzzleRating, PuzzleRating) -> (PuzzleRating, PuzzleRating) + Sync);

/// A number in millionths.
fn millionths(number: f64) -> i64 {
    (number * 1e6).round() as i64
}

impl Store {
    /// The visitor's try at a puzzle.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn puzzle_try(
        &self,
        visitor: VisitorId,
        game: &str,
        puzzle: &str,
    ) -> Result<Option<PuzzleTry>> {
        let mut reading = self.db.read().await?;
        read_try(&mut reading, visitor, game, puzzle).await
    }

    /// The visitor's tries at the puzzles of a game, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn puzzle_tries(&self, visitor: VisitorId, game: &str) -> Result<Vec<PuzzleTry>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::PUZZLE_TRIES).bind(visitor.0).bind(game).fetch_all(&mut reading).await?;
        Ok(readable(&rows, rows::puzzle_try))
    }

    /// The visitor's rating in the puzzles of a game; `None` before the first try.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn solver(&self, visitor: VisitorId, game: &str) -> Result<Option<PuzzleRating>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::SOLVER).bind(visitor.0).bind(game).fetch_optional(&mut reading).await?;
        row.as_ref().map(rows::puzzle_rating).transpose()
    }

    /// The puzzles of a game that somebody has tried.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn puzzle_standings(&self, game: &str) -> Result<Vec<PuzzleStanding>> {
        let mut reading = self.db.read().await?;
        let rows = query(sql::PUZZLE_STANDINGS).bind(game).fetch_all(&mut reading).await?;
        Ok(readable(&rows, rows::puzzle_standing))
    }

    /// Stores a try and the new ratings of visitor and puzzle. A visitor has one try at a puzzle: if there is one already, nothing
    /// changes. Returns the try that counts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn add_puzzle_try(
        &self,
        new: &NewPuzzleTry<'_>,
        rate: Rate<'_>,
        at: Time,
    ) -> Result<PuzzleTry> {
        repeated(|| self.try_add_puzzle_try(new, rate, at)).await
    }

    async fn try_add_puzzle_try(
        &self,
        new: &NewPuzzleTry<'_>,
        rate: Rate<'_>,
        at: Time,
    ) -> Result<PuzzleTry> {
        let NewPuzzleTry { visitor, game, puzzle, choice, solved, solver_rating, puzzle_rating } = *new;
        let mut writing = self.db.write().await?;
        let insert = query(sql::INSERT_PUZZLE_TRY).bind(visitor.0).bind(game).bind(puzzle).bind(choice);
        let added = insert.bind(i64::from(solved)).bind(at.0).execute(&mut writing).await?;
        if added > 0 {
            // Both rows are locked until the commit, so no other try changes them meanwhile.
            let counted = bind_rating(query(sql::COUNT_PUZZLE_TRY).bind(game).bind(puzzle), puzzle_rating);
            let row = counted.bind(i64::from(solved)).fetch_one(&mut writing).await?;
            let puzzle_before = rows::puzzle_rating(&row)?;
            let known = bind_rating(query(sql::KNOW_SOLVER).bind(visitor.0).bind(game), solver_rating);
            let before = rows::puzzle_rating(&known.fetch_one(&mut writing).await?)?;
            let (after, puzzle_after) = rate(before, puzzle_before);
            let update = bind_rating(query(sql::SET_PUZZLE_RATING).bind(game).bind(puzzle), puzzle_after);
            update.execute(&mut writing).await?;
            let update = bind_rating(query(sql::SET_SOLVER_RATING).bind(visitor.0).bind(game), after);
            update.execute(&mut writing).await?;
            let update = query(sql::SET_TRY_RATINGS).bind(visitor.0).bind(game).bind(puzzle);
            let update = update.bind(millionths(before.rating)).bind(millionths(after.rating));
            update.execute(&mut writing).await?;
        }
        let counts = read_try(&mut writing, visitor, game, puzzle).await?;
        writing.commit().await?;
        counts.ok_or(crate::StoreError::NotFound("try"))
    }
}

fn bind_rating(query: crate::database::Query<'_>, rating: PuzzleRating) -> crate::database::Query<'_> {
    let PuzzleRating { rating, deviation, volatility } = rating;
    query.bind(millionths(rating)).bind(millionths(deviation)).bind(millionths(volatility))
}

async fn read_try(
    on: &mut Writing,
    visitor: VisitorId,
    game: &str,
    puzzle: &str,
) -> Result<Option<PuzzleTry>> {
    let row = query(sql::PUZZLE_TRY).bind(visitor.0).bind(game).bind(puzzle).fetch_optional(on).await?;
    row.as_ref().map(rows::puzzle_try).transpose()
}
