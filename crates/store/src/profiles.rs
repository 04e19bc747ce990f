//! Profiles: what a visitor has played, with whom, and whether others may see it.

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::tables::readable;
use crate::{Opponent, Result, Store, StoreError, Visitor, VisitorId};

impl Store {
    /// Opens a visitor's profile to everybody who has this code, or closes it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn set_profile(&self, visitor: VisitorId, code: Option<&str>) -> Result<()> {
        let set = query(sql::SET_PROFILE).bind(visitor.0).bind(code);
        if self.write_one(set).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("visitor")) }
    }

    /// The code of a visitor's profile; `None` if it is private.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn profile(&self, visitor: VisitorId) -> Result<Option<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::PROFILE).bind(visitor.0).value_optional(&mut reading).await?)
    }

    /// The visitor with this profile; `None` if there is none, or the visitor is banned.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn visitor_of_profile(&self, code: &str) -> Result<Option<Visitor>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::FIND_PROFILE).bind(code).fetch_optional(&mut reading).await?;
        row.as_ref().map(rows::visitor).transpose()
    }

    /// The others at the tables of a visitor's finished games, in the order of the codes and seats.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn opponents(&self, visitor: VisitorId) -> Result<Vec<Opponent>> {
        let mut reading = self.db.read().await?;
        let opponents = query(sql::OPPONENTS).bind(visitor.0).fetch_all(&mut reading).await?;
        Ok(readable(&opponents, rows::opponent))
    }
}
