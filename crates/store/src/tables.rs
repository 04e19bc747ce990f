//! Tables as a whole.

use engine::{Draw, Seat};
use sqlx::sqlite::SqliteRow;

use crate::error::is_duplicate;
use crate::rows::{self, write_draws, write_options};
use crate::statements::{self as sql, List};
use crate::token::hash;
use crate::{
    NewTable, Opened, Result, Settings, Store, StoreError, Summary, Table, TableState, Time, VisitorId,
    Writing, bump, chairs, integer,
};

impl Store {
    /// Opens a table. It waits for people; its version is 1.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is a table with this code.
    pub async fn create_table(&self, new: &NewTable, at: Time) -> Result<()> {
        let mut writing = self.db.write().await?;
        let Settings { title, visibility, pace, clocks, assistance } = &new.settings;
        let inserted = sqlx::query(sql::INSERT_TABLE)
            .bind(&new.code)
            .bind(&new.game)
            .bind(i64::from(new.rules))
            .bind(&new.components)
            .bind(write_options(&new.options))
            .bind(new.seed.reveal())
            .bind(new.secret.to_text())
            .bind(hash(&new.secret.watch_token(0)))
            .bind(title)
            .bind(visibility.word())
            .bind(pace.word())
            .bind(i64::from(*clocks))
            .bind(assistance.word())
            .bind(new.host.0)
            .bind(at.0)
            .execute(&mut *writing)
            .await;
        match inserted {
            Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("code")),
            other => other?,
        };
        for (seat, (holder, name)) in (0..).zip(&new.seats) {
            chairs::insert(&mut writing, &new.code, &new.secret, Seat::new(seat), holder, name).await?;
        }
        Ok(writing.commit().await?)
    }

    /// A table.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn table(&self, code: &str) -> Result<Table> {
        Ok(self.summary(code, None).await?.table)
    }

    /// A table with its chairs, and what a visitor is there.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn summary(&self, code: &str, visitor: Option<VisitorId>) -> Result<Summary> {
        let mut reading = self.db.read().await?;
        summary(&mut reading, code, visitor).await
    }

    /// A table with all that is needed to play on, read at one moment.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none with this code.
    pub async fn open_table(&self, code: &str) -> Result<Opened> {
        let mut reading = self.db.read().await?;
        let Summary { table, chairs, .. } = summary(&mut reading, code, None).await?;
        let moves = sqlx::query(sql::MOVES).bind(code).bind(0).fetch_all(&mut *reading).await?;
        let drafts = sqlx::query(sql::DRAFTS).bind(code).fetch_all(&mut *reading).await?;
        Ok(Opened {
            table,
            chairs,
            moves: moves.iter().map(rows::played).collect::<Result<_>>()?,
            drafts: drafts.iter().map(rows::draft).collect::<Result<_>>()?,
        })
    }

    /// The tables a visitor plays or watches, the latest change first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_of(&self, visitor: VisitorId, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::MY_TABLES, Some(visitor), limit).await
    }

    /// Tables that everybody may find: those that wait for people first. With what the visitor is there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn open_tables(&self, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::OPEN_TABLES, visitor, limit).await
    }

    /// Finished games that everybody may see and those of the visitor, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn finished_tables(&self, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::FINISHED_TABLES, visitor, limit).await
    }

    /// Tables that wait or play, the longest idle first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn idle_tables(&self, limit: usize) -> Result<Vec<Summary>> {
        self.list(&sql::IDLE_TABLES, None, limit).await
    }

    /// The codes of all tables at which a game is on, the latest change first: after a start bots go on there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn playing(&self) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(sqlx::query_scalar(sql::PLAYING).fetch_all(&mut *reading).await?)
    }

    async fn list(&self, list: &List, visitor: Option<VisitorId>, limit: usize) -> Result<Vec<Summary>> {
        let mut reading = self.db.read().await?;
        let visitor = visitor.map(|visitor| visitor.0);
        let tables = sqlx::query(list.tables).bind(visitor).bind(integer(limit)).fetch_all(&mut *reading);
        let mut summaries = tables.await?.iter().map(rows::summary).collect::<Result<Vec<_>>>()?;
        let chairs = sqlx::query(list.chairs).bind(visitor).bind(integer(limit)).fetch_all(&mut *reading);
        let chairs = chairs.await?;
        for summary in &mut summaries {
            summary.chairs = chairs_of(&summary.table.code, &chairs)?;
        }
        Ok(summaries)
    }

    /// Changes what the host may change.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn change_settings(&self, code: &str, settings: &Settings, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        sqlx::query(sql::CHANGE_SETTINGS)
            .bind(code)
            .bind(&settings.title)
            .bind(settings.visibility.word())
            .bind(settings.pace.word())
            .bind(i64::from(settings.clocks))
            .bind(settings.assistance.word())
            .execute(&mut *writing)
            .await?;
        finish(writing, code, at).await
    }

    /// Changes the options of a game that has not begun.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if the game has begun.
    pub async fn change_options(&self, code: &str, options: &[(String, String)], at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = sqlx::query(sql::CHANGE_OPTIONS).bind(code).bind(write_options(options));
        let changed = changed.execute(&mut *writing).await?.rows_affected();
        finish_if(changed == 1, writing, code, at).await
    }

    /// Begins the game: `start` was drawn, and it is the turn of `awaited`. The caller has seen the table as of
    /// `version`, so nobody has come or gone since.
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
        let changed = sqlx::query(sql::START)
            .bind(code)
            .bind(version.cast_signed())
            .bind(write_draws(start))
            .bind(awaited.map(|seat| i64::from(seat.number())))
            .execute(&mut *writing)
            .await?
            .rows_affected();
        finish_if(changed == 1, writing, code, at).await
    }

    /// Closes a table before its end, or opens it again where it was.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn set_state(&self, code: &str, state: TableState, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        sqlx::query(sql::SET_STATE).bind(code).bind(state.word()).execute(&mut *writing).await?;
        finish(writing, code, at).await
    }

    /// Makes another visitor the host.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn set_host(&self, code: &str, host: VisitorId, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        sqlx::query(sql::SET_HOST).bind(code).bind(host.0).execute(&mut *writing).await?;
        finish(writing, code, at).await
    }

    /// Notes the rematch.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if there is one already.
    pub async fn set_rematch(&self, code: &str, rematch: &str, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = sqlx::query(sql::SET_REMATCH).bind(code).bind(rematch).execute(&mut *writing).await?;
        finish_if(changed.rows_affected() == 1, writing, code, at).await
    }

    /// Issues the link to watch anew; the old one stops working.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn reissue_watch_link(&self, code: &str, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let table = summary(&mut writing, code, None).await?.table;
        let issue = table.watch_issue + 1;
        let token = hash(&table.secret.watch_token(issue));
        sqlx::query(sql::SET_WATCH)
            .bind(code)
            .bind(i64::from(issue))
            .bind(token)
            .execute(&mut *writing)
            .await?;
        finish(writing, code, at).await
    }

    /// Deletes a table with everything about it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn delete_table(&self, code: &str) -> Result<()> {
        let mut writing = self.db.write().await?;
        let deleted = sqlx::query(sql::DELETE_TABLE).bind(code).execute(&mut *writing).await?.rows_affected();
        if deleted == 0 {
            return Err(StoreError::NotFound("table"));
        }
        Ok(writing.commit().await?)
    }
}

/// A table with its chairs, within a transaction.
pub(crate) async fn summary(within: &mut Writing, code: &str, visitor: Option<VisitorId>) -> Result<Summary> {
    let visitor = visitor.map(|visitor| visitor.0);
    let row = sqlx::query(sql::TABLE).bind(visitor).bind(code).fetch_optional(&mut **within).await?;
    let mut summary = rows::summary(&row.ok_or(StoreError::NotFound("table"))?)?;
    let chairs = sqlx::query(sql::CHAIRS).bind(code).fetch_all(&mut **within).await?;
    summary.chairs = chairs_of(code, &chairs)?;
    Ok(summary)
}

fn chairs_of(code: &str, rows: &[SqliteRow]) -> Result<Vec<crate::Chair>> {
    let mut chairs = Vec::new();
    for row in rows {
        if rows::code(row)? == code {
            chairs.push(rows::chair(row)?);
        }
    }
    Ok(chairs)
}

/// Counts the version up and commits.
pub(crate) async fn finish(mut writing: Writing, code: &str, at: Time) -> Result<u64> {
    let version = bump(&mut writing, code, at).await?;
    writing.commit().await?;
    Ok(version)
}

/// The same if the change was made; otherwise the table is gone or not as it was.
pub(crate) async fn finish_if(changed: bool, mut writing: Writing, code: &str, at: Time) -> Result<u64> {
    if changed {
        return finish(writing, code, at).await;
    }
    summary(&mut writing, code, None).await?;
    Err(StoreError::MovedOn)
}
