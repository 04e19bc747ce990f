//! Chat and notes of a table.

use engine::Seat;

use crate::rows;
use crate::statements as sql;
use crate::{ChatKind, ChatMessage, Result, Store, Time, bump, integer};

impl Store {
    /// Adds a message and returns its number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such table.
    pub async fn say(
        &self,
        code: &str,
        kind: ChatKind,
        name: &str,
        seat: Option<Seat>,
        text: &str,
        at: Time,
    ) -> Result<u64> {
        let mut writing = self.db.write().await?;
        bump(&mut writing, code, at).await?;
        let number: i64 = sqlx::query_scalar(sql::INSERT_CHAT)
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

    /// The last messages from number `from` on, at most `limit`, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn chat(&self, code: &str, from: u64, limit: usize) -> Result<Vec<ChatMessage>> {
        let mut reading = self.db.read().await?;
        let latest = sqlx::query(sql::LATEST_CHAT).bind(code).bind(from.cast_signed()).bind(integer(limit));
        let latest = latest.fetch_all(&mut *reading).await?;
        latest.iter().rev().map(rows::chat_message).collect()
    }
}
