//! Requests to undo committed moves.

use engine::{MAX_SEATS, Seat};

use crate::database::query;
use crate::statements as sql;
use crate::{Result, Store, TakeBackRequest, integer, rows};

impl Store {
    /// The last request at a table, unless it was refused; there may be newer moves.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn take_back_request(&self, code: &str) -> Result<Option<TakeBackRequest>> {
        let mut reading = self.db.read().await?;
        let found = query(sql::TAKE_BACK).bind(code).fetch_optional(&mut reading).await?;
        found
            .map(|row| {
                let agreed: &str = row.try_get("agreed")?;
                let seat =
                    |word: &str| word.parse().ok().filter(|&index: &u8| usize::from(index) < MAX_SEATS);
                Ok(TakeBackRequest {
                    seat: rows::seat(&row, "seat")?,
                    keep: rows::number(&row, "keep")?,
                    moves: rows::number(&row, "moves")?,
                    agreed: agreed.split_whitespace().filter_map(seat).map(Seat::new).collect(),
                })
            })
            .transpose()
    }

    /// Replaces the request of a table; `None` deletes it.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn set_take_back_request(&self, code: &str, request: Option<&TakeBackRequest>) -> Result<()> {
        let statement = match request {
            None => query(sql::DELETE_TAKE_BACK).bind(code),
            Some(request) => {
                let agreed: Vec<String> =
                    request.agreed.iter().map(|seat| seat.number().to_string()).collect();
                query(sql::SET_TAKE_BACK)
                    .bind(code)
                    .bind(i64::from(request.seat.number()))
                    .bind(integer(request.keep))
                    .bind(integer(request.moves))
                    .bind(agreed.join(" "))
            }
        };
        self.write_private(code, statement).await
    }
}
