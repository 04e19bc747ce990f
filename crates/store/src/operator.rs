//! Totals and settings of the whole server.

use crate::database::{Query, query};
use crate::rows::number;
use crate::statements as sql;
use crate::{Counts, Result, Store, TableState, Time, Writing, changed};

/// The setting that holds the time of the last check.
const CHECKED: &str = "checked";

impl Store {
    /// Totals over the database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn counts(&self) -> Result<Counts> {
        let mut reading = self.db.snapshot().await?;
        let visitors: i64 = query(sql::COUNT_VISITORS).value(&mut reading).await?;
        let mut counts = Counts { visitors: visitors.cast_unsigned(), ..Counts::default() };
        for row in query(sql::COUNT_STATES).fetch_all(&mut reading).await? {
            let tables = number(&row, "tables")?;
            match TableState::parse(row.try_get("state")?) {
                Some(TableState::Waiting) => counts.waiting = tables,
                Some(TableState::Playing) => counts.playing = tables,
                Some(TableState::Finished) => counts.finished = tables,
                Some(TableState::Closed) => counts.closed = tables,
                None => {}
            }
            counts.moves += number::<u64>(&row, "moves")?;
        }
        Ok(counts)
    }

    /// A setting of the whole server.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn setting(&self, name: &str) -> Result<Option<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::SETTING).bind(name).value_optional(&mut reading).await?)
    }

    /// Stores a setting; `None` deletes it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_setting(&self, name: &str, value: Option<&str>) -> Result<()> {
        let set = match value {
            Some(value) => query(sql::SET_SETTING).bind(name).bind(value),
            None => query(sql::DELETE_SETTING).bind(name),
        };
        self.write_one(set).await?;
        Ok(())
    }

    /// A setting of the whole server; if there is none, it becomes this one. Of several servers one decides for all.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn setting_or(&self, name: &str, new: &str) -> Result<String> {
        let mut writing = self.db.write().await?;
        query(sql::NEW_SETTING).bind(name).bind(new).execute(&mut writing).await?;
        let value = query(sql::SETTING).bind(name).value(&mut writing).await?;
        writing.commit().await?;
        Ok(value)
    }

    /// Checks that the database can be written, by writing the time of the check.
    ///
    /// # Errors
    /// If it cannot be written now.
    pub async fn check(&self, at: Time) -> Result<()> {
        self.set_setting(CHECKED, Some(&at.0.to_string())).await
    }

    /// Runs one statement in a transaction; returns the number of changed rows.
    pub(crate) async fn write_one(&self, statement: Query<'_>) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = statement.execute(&mut writing).await?;
        writing.commit().await?;
        Ok(changed)
    }

    /// Counts a change of a table that is stored elsewhere, such as the standing of a visitor, so that other servers notice it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such table.
    pub async fn touch(&self, code: &str) -> Result<()> {
        let mut writing = self.db.write().await?;
        touch(&mut writing, code).await?;
        writing.commit().await
    }

    /// Runs one statement about a table that is not a change in its lists: its version grows, so that other servers notice it, but
    /// not the time of its last change.
    pub(crate) async fn write_private(&self, code: &str, statement: Query<'_>) -> Result<()> {
        let mut writing = self.db.write().await?;
        touch(&mut writing, code).await?;
        statement.execute(&mut writing).await?;
        writing.commit().await
    }
}

/// Increments the version of a table, but not the time of its last change.
async fn touch(writing: &mut Writing, code: &str) -> Result<u64> {
    let version = query(sql::TOUCH).bind(code).value_optional(writing).await?;
    changed(writing, code, version)
}
