//! What is said and noted at a table.

use engine::Seat;

use crate::rows;
use crate::statements as sql;
use crate::{Result, Store, Talk, TalkKind, Time, bump, integer};

impl Store {
    /// Adds a line and returns its number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such table.
    pub async fn say(
        &self,
        code: &str,
        kind: TalkKind,
        name: &str,
        seat: Option<Seat>,
        text: &str,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.db.write().await?;
        bump(&mut writing, code, at).await?;
        let number: i64 = sqlx::query_scalar(sql::INSERT_TALK)
            .bind(code)
            .bind(kind.word())
            .bind(name)
            .bind(seat.map(|seat| i64::from(seat.number())))
            .bind(text)
            .bind(at.0)
            .fetch_one(&mut *writing)
            .await?;
        writing.commit().await?;
        Ok(number.cast_unsigned())
    }

    /// The last lines from number `from` on, at most `limit`, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn talk(&self, code: &str, from: u64, limit: usize) -> Result<Vec<Talk>> {
        let mut reading = self.db.read().await?;
        let latest = sqlx::query(sql::LATEST_TALK).bind(code).bind(from.cast_signed()).bind(integer(limit));
        let latest = latest.fetch_all(&mut *reading).await?;
        latest.iter().rev().map(rows::talk).collect()
    }
}
