//! Totals and settings of the whole server.

use sqlx::Row;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Sqlite, query::Query};

use crate::rows::number;
use crate::statements as sql;
use crate::{Counts, Result, Store, TableState, Time};

/// The setting that holds the time of the last check.
const CHECKED: &str = "checked";

impl Store {
    /// Totals over the database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn counts(&self) -> Result<Counts> {
        let mut reading = self.db.read().await?;
        let visitors: i64 = sqlx::query_scalar(sql::COUNT_VISITORS).fetch_one(&mut *reading).await?;
        let mut counts = Counts { visitors: visitors.cast_unsigned(), ..Counts::default() };
        for row in sqlx::query(sql::COUNT_STATES).fetch_all(&mut *reading).await? {
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
        Ok(sqlx::query_scalar(sql::SETTING).bind(name).fetch_optional(&mut *reading).await?)
    }

    /// Stores a setting; `None` deletes it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_setting(&self, name: &str, value: Option<&str>) -> Result<()> {
        let set = match value {
            Some(value) => sqlx::query(sql::SET_SETTING).bind(name).bind(value),
            None => sqlx::query(sql::DELETE_SETTING).bind(name),
        };
        self.write_one(set).await?;
        Ok(())
    }

    /// Checks that the database can be written, by writing the time of the check.
    ///
    /// # Errors
    /// If it cannot be written now.
    pub async fn check(&self, at: Time) -> Result<()> {
        self.set_setting(CHECKED, Some(&at.0.to_string())).await
    }

    /// Runs one statement in a transaction; returns the number of changed rows.
    pub(crate) async fn write_one(&self, statement: Query<'_, Sqlite, SqliteArguments>) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = statement.execute(&mut *writing).await?.rows_affected();
        writing.commit().await?;
        Ok(changed)
    }
}
