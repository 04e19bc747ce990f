//! Tables.

use crate::daily::claim_attempt;
use crate::database::{Row, query};
use crate::error::is_duplicate;
use crate::rows::{self, write_options};
use crate::statements::{self as sql, List};
use crate::token::hash;
use crate::{
    NewTable, Opened, Result, Settings, Store, StoreError, Summary, TableState, Time, VisitorId, Writing,
    bump, chairs, component_sets, integer,
};
use engine::{Draw, Seat};

impl Store {
    /// Creates a table. It waits for players, and its version is 1.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is a table with this code, or the host has a try at the daily table already.
    pub async fn create_table(&self, new: &NewTable, at: Time) -> Result<()> {
        let mut writing = self.db.write().await?;
        insert_table(&mut writing, new, at).await?;
        if let Some(day) = new.day {
            claim_attempt(&mut writing, day, &new.game, new.host, &new.code).await?;
        }
        writing.commit().await
    }

    /// A table with its chairs, and the relation of a visitor to it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn summary(&self, code: &str, visitor: Option<VisitorId>) -> Result<Summary> {
        let mut reading = self.db.snapshot().await?;
        summary(&mut reading, code, visitor).await
    }

    /// A consistent snapshot of a table, with everything that is needed to continue the game.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn open_table(&self, code: &str) -> Result<Opened> {
        let mut reading = self.db.snapshot().await?;
        let Summary { table, chairs, .. } = summary(&mut reading, code, None).await?;
        let moves = query(sql::MOVES).bind(code).bind(0_i64).fetch_all(&mut reading).await?;
        let drafts = query(sql::DRAFTS).bind(code).fetch_all(&mut reading).await?;
        Ok(Opened {
            table,
            chairs,
            moves: moves.iter().map(rows::played).collect::<Result<_>>()?,
            drafts: drafts.iter().map(rows::draft).collect::<Result<_>>()?,
        })
    }

    /// The tables of a player or spectator, the latest change first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_of(&self, visitor: VisitorId, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::MY_TABLES, Some(visitor), limit).await
    }

    /// Tables listed in the lobby, the waiting ones first and at most three of a host, with the relation of the visitor to
    /// them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_tables(&self, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::OPEN_TABLES, visitor, limit).await
    }

    /// Finished public games and those of the visitor, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn finished_tables(&self, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::FINISHED_TABLES, visitor, limit).await
    }

    /// Waiting and running tables, the longest idle first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn idle_tables(&self, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::IDLE_TABLES, None, limit).await
    }

    /// The codes of all tables with a running game, the latest change first. Their bots continue when the server
    /// starts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn playing(&self) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::PLAYING).values(&mut reading).await?)
    }

    async fn list(&self, list: &List, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        let mut reading = self.db.snapshot().await?;
        let visitor = visitor.map(|visitor| visitor.0);
        let tables = query(list.tables).bind(visitor).bind(integer(limit)).fetch_all(&mut reading);
        let tables = tables.await?;
        let chairs = query(list.chairs).bind(visitor).bind(integer(limit)).fetch_all(&mut reading);
        let chairs = chairs.await?;
        let listed = |row: &Row| -> Result<Summary> {
            let summary = rows::summary(row)?;
            Ok(Summary { chairs: chairs_of(&summary.table.code, &chairs)?, ..summary })
        };
        Ok(readable(&tables, listed))
    }

    /// Begins the game with the random draws `start` and the acting seat `awaited`. `version` is the version the caller
    /// has seen, so that no seat has changed since.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the table has changed since or the game has begun.
    pub async fn start(
        &self,
        code: &str,
        version: u64,
        start: &[Draw],
        awaited: Option<Seat>,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = query(sql::START)
            .bind(code)
            .bind(version.cast_signed())
            .bind(Draw::write_list(start))
            .bind(awaited.map(|seat| i64::from(seat.number())))
            .bind(at.0)
            .execute(&mut writing)
            .await?;
        finish_if(changed == 1, writing, code, at).await
    }

    /// Closes a table before its end, or reopens it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn set_state(&self, code: &str, state: TableState, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        query(sql::SET_STATE).bind(code).bind(state.word()).execute(&mut writing).await?;
        finish(writing, code, at).await
    }

    /// Stores the code of the rematch.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if there is one already.
    pub async fn set_rematch(&self, code: &str, rematch: &str, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = query(sql::SET_REMATCH).bind(code).bind(rematch).execute(&mut writing).await?;
        finish_if(changed == 1, writing, code, at).await
    }
}

/// Inserts a table with its chairs.
pub(crate) async fn insert_table(writing: &mut Writing, new: &NewTable, at: Time) -> Result<()> {
    let Settings { title, visibility, pace, clocks, assistance, replay, rated } = &new.settings;
    let inserted = query(sql::INSERT_TABLE)
        .bind(&new.code)
        .bind(&new.game)
        .bind(i64::from(new.rules))
        .bind(&new.components.hash)
        .bind(write_options(&new.options))
        .bind(new.seed.reveal())
        .bind(new.secret.to_text())
        .bind(hash(&new.secret.watch_token(0)))
        .bind(title)
        .bind(visibility.word())
        .bind(pace.word())
        .bind(i64::from(*clocks))
        .bind(assistance.word())
        .bind(replay.word())
        .bind(new.host.0)
        .bind(at.0)
        .bind(new.day.map(|day| day.0))
        .bind(i64::from(*rated))
        .execute(writing)
        .await;
    match inserted {
        Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("code")),
        other => other?,
    };
    component_sets::insert(writing, &new.game, &new.components).await?;
    for (seat, (holder, name)) in (0..).zip(&new.seats) {
        chairs::insert(writing, &new.code, &new.secret, Seat::new(seat), holder, name).await?;
    }
    Ok(())
}

/// A table with its chairs, within a transaction.
pub(crate) async fn summary(within: &mut Writing, code: &str, visitor: Option<VisitorId>) -> Result<Summary> {
    let visitor = visitor.map(|visitor| visitor.0);
    let row = query(sql::TABLE).bind(visitor).bind(code).fetch_optional(within).await?;
    let mut summary = rows::summary(&row.ok_or(StoreError::NotFound("table"))?)?;
    let chairs = query(sql::CHAIRS).bind(code).fetch_all(within).await?;
    summary.chairs = chairs_of(code, &chairs)?;
    Ok(summary)
}

/// The rows that can be read. A damaged row is logged and left out, so that the others can still be shown.
pub(crate) fn readable<T>(rows: &[Row], read: impl Fn(&Row) -> Result<T>) -> Vec<T> {
    let read = |row: &Row| {
        let read = read(row);
        if let Err(error) = &read {
            tracing::error!(%error, table = rows::code(row).unwrap_or("?"), "a row of a list cannot be read");
        }
        read.ok()
    };
    rows.iter().filter_map(read).collect()
}

fn chairs_of(code: &str, rows: &[Row]) -> Result<Vec<crate::Chair>> {
    let mut chairs = Vec::new();
    for row in rows {
        if rows::code(row)? == code {
            chairs.push(rows::chair(row)?);
        }
    }
    Ok(chairs)
}

/// Increments the version and commits.
pub(crate) async fn finish(mut writing: Writing, code: &str, at: Time) -> Result<u64> {
    let version = bump(&mut writing, code, at).await?;
    writing.commit().await?;
    Ok(version)
}

/// [`finish`] if the change was made; otherwise an error, because the table is gone or has changed.
pub(crate) async fn finish_if(changed: bool, mut writing: Writing, code: &str, at: Time) -> Result<u64> {
    if changed {
        return finish(writing, code, at).await;
    }
    summary(&mut writing, code, None).await?;
    Err(StoreError::MovedOn)
}
