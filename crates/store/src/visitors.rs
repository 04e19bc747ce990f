//! Visitors (browsers): their preferences and their tables.

use crate::accounts::fold;
use crate::database::query;
use crate::error::is_duplicate;
use crate::rows;
use crate::statements as sql;
use crate::tables::readable;
use crate::token::hash;
use crate::{Acquaintance, Finished, Result, Store, StoreError, Time, Visitor, VisitorId, integer};

/// The time of the last visit is written at most once an hour.
const SEEN_AGAIN: i64 = 60 * 60 * 1000;

/// No cookie is older than this many milliseconds, a year, and a browser with one has not been here for that time at most.
const COOKIE: i64 = 366 * 24 * 60 * 60 * 1000;

impl Store {
    /// Creates a visitor identified by this token of at least 128 random bits.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another visitor has the token.
    pub async fn create_visitor(&self, token: &str, at: Time) -> Result<Visitor> {
        let mut writing = self.db.write().await?;
        let inserted = query(sql::INSERT_VISITOR).bind(hash(token)).bind(at.0);
        let visitor = match inserted.fetch_one(&mut writing).await {
            Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("token")),
            row => rows::visitor(&row?)?,
        };
        writing.commit().await?;
        Ok(visitor)
    }

    /// The visitor identified by this token, if any. Updates the time of the last visit, if the database can be
    /// written.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn visitor(&self, token: &str, at: Time) -> Result<Option<Visitor>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::FIND_VISITOR).bind(hash(token)).fetch_optional(&mut reading).await?;
        let Some(row) = row else { return Ok(None) };
        let visitor = rows::visitor(&row)?;
        drop(reading);
        if at.0 - visitor.seen.0 > SEEN_AGAIN {
            // A visitor is recognised even while the database cannot be written; the next visit updates the time.
            let see = query(sql::SEE_VISITOR).bind(visitor.id.0).bind(visitor.browser.0).bind(at.0);
            let _ = self.write_one(see).await;
        }
        Ok(Some(visitor))
    }

    /// Renames a visitor. Names at tables are unchanged. A person who has reserved the name reserves the new one.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody else has reserved the name, or there is no such visitor.
    pub async fn name_visitor(&self, visitor: VisitorId, name: &str) -> Result<()> {
        let set = query(sql::NAME_VISITOR).bind(visitor.0).bind(name).bind(fold(name));
        if self.write_one(set).await? == 1 { Ok(()) } else { Err(StoreError::Taken("name")) }
    }

    /// Stores the preferences of a visitor as JSON.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn set_preferences(&self, visitor: VisitorId, preferences: &str) -> Result<()> {
        let set = query(sql::SET_PREFERENCES).bind(visitor.0).bind(preferences);
        if self.write_one(set).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("visitor")) }
    }

    /// Deletes visitors without tables whose last visit was before `since`. Returns their number. Unlinks browsers whose
    /// cookies have expired, and forgets codes that are too old.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_strangers(&self, since: Time, now: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        for forget in [sql::FORGET_SIGN_INS, sql::FORGET_CHALLENGES] {
            query(forget).bind(now.0).execute(&mut writing).await?;
        }
        query(sql::FORGET_DEVICES).bind(now.0 - COOKIE).execute(&mut writing).await?;
        let deleted = query(sql::DELETE_STRANGERS).bind(since.0).execute(&mut writing).await?;
        writing.commit().await?;
        Ok(deleted)
    }

    /// The relation of a visitor to a table; `None` if there is none.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn acquaintance(&self, visitor: VisitorId, code: &str) -> Result<Option<Acquaintance>> {
        let mut reading = self.db.read().await?;
        let row = query(sql::ACQUAINTANCE).bind(visitor.0).bind(code).fetch_optional(&mut reading).await?;
        row.as_ref().map(rows::acquaintance).transpose()
    }

    /// Makes a visitor a spectator of a table, unless there is a relation already.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn watch(&self, visitor: VisitorId, code: &str, at: Time) -> Result<()> {
        self.write_one(query(sql::WATCH).bind(visitor.0).bind(code).bind(at.0)).await?;
        Ok(())
    }

    /// Stores the number of moves a visitor has seen; it never decreases.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn see_moves(&self, visitor: VisitorId, code: &str, seen: usize) -> Result<()> {
        self.write_one(query(sql::SEE_MOVES).bind(visitor.0).bind(code).bind(integer(seen))).await?;
        Ok(())
    }

    /// The finished games of a visitor, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn finished_games(&self, visitor: VisitorId, limit: usize) -> Result<Vec<Finished>> {
        let mut reading = self.db.read().await?;
        let games = query(sql::FINISHED).bind(visitor.0).bind(integer(limit)).fetch_all(&mut reading).await?;
        Ok(readable(&games, rows::finished))
    }
}
