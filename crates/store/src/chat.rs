//! Chat and notes of a table.

use engine::Seat;

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::{ChatKind, ChatMessage, Result, Store, Time, VisitorId, bump, integer};

/// A line to be added.
struct Line<'a> {
    kind: ChatKind,
    name: &'a str,
    seat: Option<Seat>,
    visitor: Option<VisitorId>,
    text: &'a str,
}

impl Store {
    /// Adds a message of a visitor, or of a program that has only a seat, and returns its number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such table.
    pub async fn say(
        &self,
        code: &str,
        name: &str,
        seat: Option<Seat>,
        visitor: Option<VisitorId>,
        text: &str,
        at: Time,
    ) -> Result<u64> {
        let line = Line { kind: ChatKind::Chat, name, seat, visitor, text };
        self.add_line(code, &line, at).await
    }

    /// Adds a note about the table, by its message key, and returns its number.
    ///
    /// # Errors
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such table.
    pub async fn note(&self, code: &str, name: &str, seat: Option<Seat>, key: &str, at: Time) -> Result<u64> {
        let line = Line { kind: ChatKind::Note, name, seat, visitor: None, text: key };
        self.add_line(code, &line, at).await
    }

    async fn add_line(&self, code: &str, line: &Line<'_>, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        bump(&mut writing, code, at).await?;
        let number: i64 = query(sql::INSERT_CHAT)
            .bind(code)
            .bind(line.kind.word())
            .bind(line.name)
            .bind(line.seat.map(|seat| i64::from(seat.number())))
            .bind(line.text)
            .bind(at.0)
            .bind(line.visitor.map(|visitor| visitor.0))
            .value(&mut writing)
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
        let latest = query(sql::LATEST_CHAT).bind(code).bind(from.cast_signed()).bind(integer(limit));
        let latest = latest.fetch_all(&mut reading).await?;
        latest.iter().rev().map(rows::chat_message).collect()
    }
}
