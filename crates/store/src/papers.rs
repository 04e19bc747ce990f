//! What a seat keeps for itself: standing orders and notes.

use engine::Seat;
use sqlx::Row;

use crate::statements as sql;
use crate::{Paper, Result, Store, rows};

impl Store {
    /// What the seats of a table keep for themselves; seats that keep nothing are left out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn papers(&self, code: &str) -> Result<Vec<(Seat, Paper)>> {
        let mut reading = self.db.read().await?;
        let found = sqlx::query(sql::PAPERS).bind(code).fetch_all(&mut *reading).await?;
        found
            .iter()
            .map(|row| {
                let lines = |text: &str| text.lines().map(str::to_owned).collect();
                let lessons: Option<&str> = row.try_get("lessons")?;
                let paper = Paper {
                    orders: lines(row.try_get("orders")?),
                    notes: row.try_get("notes")?,
                    lessons: lessons.map(lines),
                };
                Ok((rows::seat(row, "seat")?, paper))
            })
            .collect()
    }

    /// Keeps the standing orders of a seat in place of those kept before.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_orders(&self, code: &str, seat: Seat, orders: &[String]) -> Result<()> {
        let set = sqlx::query(sql::SET_ORDERS).bind(code).bind(i64::from(seat.number()));
        self.write_one(set.bind(orders.join("\n"))).await?;
        Ok(())
    }

    /// Keeps the lessons a beginner has had; nothing for who wants none.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_lessons(&self, code: &str, seat: Seat, lessons: Option<&[String]>) -> Result<()> {
        let set = sqlx::query(sql::SET_LESSONS).bind(code).bind(i64::from(seat.number()));
        self.write_one(set.bind(lessons.map(|lessons| lessons.join("\n")))).await?;
        Ok(())
    }

    /// Keeps the notes of a seat in place of those kept before.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_notes(&self, code: &str, seat: Seat, notes: &str) -> Result<()> {
        self.write_one(sqlx::query(sql::SET_NOTES).bind(code).bind(i64::from(seat.number())).bind(notes))
            .await?;
        Ok(())
    }
}
