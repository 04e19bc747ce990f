//! Moves, tentative steps and results.

use engine::{Draw, Seat};

use crate::database::query;
use crate::error::is_duplicate;
use crate::ratings;
use crate::rows::write_points;
use crate::statements as sql;
use crate::tables::summary;
use crate::{
    Append, Draft, Move, Result, SeatResult, Store, StoreError, TableState, Time, Writing, changed, integer,
};

impl Store {
    /// Commits moves, all or none, and increments the version. Deletes the drafts of the seats that moved. With results
    /// the game is over and rated, and all drafts are deleted.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the numbers of moves and steps are not those the caller knows, or the game is not running.
    pub async fn append(&self, append: &Append<'_>, at: Time) -> Result<u64> {
        let Append { code, from, step, moves, awaited, used, results, bots } = *append;
        let mut writing = self.db.write().await?;
        let advanced = query(sql::ADVANCE)
            .bind(code)
            .bind(integer(from))
            .bind(integer(moves.len()))
            .bind(awaited.map(|seat| i64::from(seat.number())))
            .bind(at.0)
            .bind(step.cast_signed())
            .value_optional(&mut writing)
            .await?;
        let version = require_updated(&mut writing, code, advanced).await?;
        for (number, played) in (from..).zip(moves) {
            insert_move(&mut writing, code, number, played).await?;
            delete_draft(&mut writing, code, played.seat).await?;
        }
        if let Some((seat, milliseconds)) = used {
            let used = i64::try_from(milliseconds).unwrap_or(0);
            let add = query(sql::ADD_USED).bind(code).bind(i64::from(seat.number())).bind(used);
            add.execute(&mut writing).await?;
        }
        if let Some(results) = results {
            finish_game(&mut writing, code, results).await?;
            ratings::settle(&mut writing, code, results, bots, at).await?;
        }
        writing.commit().await?;
        Ok(version)
    }

    /// Undoes committed moves: keeps the first `keep` of the `from` moves the caller knows. Deletes all drafts.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the numbers of moves and steps are not those the caller knows, or the game is not running.
    pub async fn roll_back(
        &self,
        code: &str,
        step: u64,
        from: usize,
        keep: usize,
        awaited: Option<Seat>,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let found = query(sql::ROLL_BACK)
            .bind(code)
            .bind(integer(from))
            .bind(integer(keep))
            .bind(awaited.map(|seat| i64::from(seat.number())))
            .bind(at.0)
            .bind(step.cast_signed())
            .value_optional(&mut writing)
            .await?;
        let version = require_updated(&mut writing, code, found).await?;
        query(sql::DELETE_MOVES).bind(code).bind(integer(keep)).execute(&mut writing).await?;
        for delete in [sql::DELETE_DRAFTS, sql::DELETE_TAKE_BACK] {
            query(delete).bind(code).execute(&mut writing).await?;
        }
        writing.commit().await?;
        Ok(version)
    }

    /// Stores the draft of a seat in place of the earlier one; an empty draft deletes it. It follows the first `base` moves.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if there are more moves or steps, or the game is not running.
    pub async fn save_draft(&self, code: &str, step: u64, draft: &Draft, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let base = integer(draft.base);
        let found = query(sql::BASE).bind(code).bind(base).bind(at.0).bind(step.cast_signed());
        let found = found.value_optional(&mut writing).await?;
        let version = require_updated(&mut writing, code, found).await?;
        if draft.steps.is_empty() {
            delete_draft(&mut writing, code, draft.seat).await?;
        } else {
            let save = query(sql::SAVE_DRAFT).bind(code).bind(i64::from(draft.seat.number())).bind(base);
            save.bind(draft.steps.join("\n")).execute(&mut writing).await?;
        }
        writing.commit().await?;
        Ok(version)
    }
}

/// The new version; an error if no row was updated, because the table is gone or has changed.
async fn require_updated(writing: &mut Writing, code: &str, version: Option<i64>) -> Result<u64> {
    if version.is_none() {
        summary(writing, code, None).await?;
        return Err(StoreError::MovedOn);
    }
    changed(writing, code, version)
}

async fn insert_move(writing: &mut Writing, code: &str, number: usize, played: &Move) -> Result<()> {
    let inserted = query(sql::INSERT_MOVE)
        .bind(code)
        .bind(integer(number))
        .bind(i64::from(played.seat.number()))
        .bind(&played.action)
        .bind(Draw::write_list(&played.draws))
        .bind(played.time.0)
        .execute(writing)
        .await;
    match inserted {
        Err(error) if is_duplicate(&error) => Err(StoreError::MovedOn),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(()),
    }
}

async fn delete_draft(writing: &mut Writing, code: &str, seat: Seat) -> Result<()> {
    query(sql::DELETE_DRAFT).bind(code).bind(i64::from(seat.number())).execute(writing).await?;
    Ok(())
}

async fn finish_game(writing: &mut Writing, code: &str, results: &[SeatResult]) -> Result<()> {
    for result in results {
        query(sql::INSERT_RESULT)
            .bind(code)
            .bind(i64::from(result.seat.number()))
            .bind(i64::from(result.place))
            .bind(i64::from(result.score))
            .bind(write_points(&result.points))
            .execute(writing)
            .await?;
    }
    query(sql::DELETE_DRAFTS).bind(code).execute(writing).await?;
    query(sql::SET_STATE).bind(code).bind(TableState::Finished.word()).execute(writing).await?;
    Ok(())
}
