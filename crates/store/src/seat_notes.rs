//! The private data of seats: standing orders, notes, lessons.

use engine::Seat;

use crate::database::query;
use crate::statements as sql;
use crate::{Result, SeatNotes, Store, rows};

impl Store {
    /// The private data of the seats of a table; seats without any are left out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn seat_notes(&self, code: &str) -> Result<Vec<(Seat, SeatNotes)>> {
        let mut reading = self.db.read().await?;
        let found = query(sql::SEAT_NOTES).bind(code).fetch_all(&mut reading).await?;
        found
            .iter()
            .map(|row| {
                let lines = |text: &str| text.lines().map(str::to_owned).collect();
                let lessons: Option<&str> = row.try_get("lessons")?;
                let paper = SeatNotes {
                    orders: lines(row.try_get("orders")?),
                    notes: row.try_get("notes")?,
                    lessons: lessons.map(lines),
                };
                Ok((rows::seat(row, "seat")?, paper))
            })
            .collect()
    }

    /// Replaces the standing orders of a seat.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_orders(&self, code: &str, seat: Seat, orders: &[String]) -> Result<()> {
        let set = query(sql::SET_ORDERS).bind(code).bind(i64::from(seat.number()));
        self.write_private(code, set.bind(orders.join("\n"))).await
    }

    /// Replaces the list of lessons shown to a beginner; `None` for a seat without lessons.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_lessons(&self, code: &str, seat: Seat, lessons: Option<&[String]>) -> Result<()> {
        let set = query(sql::SET_LESSONS).bind(code).bind(i64::from(seat.number()));
        self.write_private(code, set.bind(lessons.map(|lessons| lessons.join("\n")))).await
    }

    /// Replaces the notes of a seat.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_notes(&self, code: &str, seat: Seat, notes: &str) -> Result<()> {
        let set = query(sql::SET_NOTES).bind(code).bind(i64::from(seat.number())).bind(notes);
        self.write_private(code, set).await
    }
}
