//! For whoever runs the server.

use sqlx::Row;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Sqlite, query::Query};

use crate::rows::number;
use crate::statements as sql;
use crate::{Counts, Result, Store, TableState};

impl Store {
    /// How much there is.
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

    /// A value the operator has set for the whole server.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn setting(&self, name: &str) -> Result<Option<String>> {
        let mut reading = self.db.read().await?;
        Ok(sqlx::query_scalar(sql::SETTING).bind(name).fetch_optional(&mut *reading).await?)
    }

    /// Sets such a value, or removes it.
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

    /// Whether the database can be read and written, without changing anything.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn check(&self) -> Result<()> {
        self.db.read().await?;
        self.db.write().await?;
        Ok(())
    }

    /// One statement in a transaction of its own; returns how many rows it changed.
    pub(crate) async fn write_one(&self, statement: Query<'_, Sqlite, SqliteArguments>) -> Result<u64> {
        let mut writing = self.db.write().await?;
        let changed = statement.execute(&mut *writing).await?.rows_affected();
        writing.commit().await?;
        Ok(changed)
    }
}
