//! Visitors: browsers, what their people like, and the tables they know.

use crate::error::is_duplicate;
use crate::rows;
use crate::statements as sql;
use crate::token::hash;
use crate::{Acquaintance, Finished, Result, Store, StoreError, Time, Visitor, VisitorId, integer};

/// When a visitor was last here is written at most once in an hour.
const SEEN_AGAIN: i64 = 60 * 60 * 1000;

impl Store {
    /// A new visitor who is known by this token from now on: at least 128 random bits as text.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody is known by it.
    pub async fn create_visitor(&self, token: &str, at: Time) -> Result<Visitor> {
        let mut writing = self.db.write().await?;
        let inserted = sqlx::query(sql::INSERT_VISITOR).bind(hash(token)).bind(at.0);
        let visitor = match inserted.fetch_one(&mut *writing).await {
            Err(error) if is_duplicate(&error) => return Err(StoreError::Taken("token")),
            row => rows::visitor(&row?)?,
        };
        writing.commit().await?;
        Ok(visitor)
    }

    /// The visitor who is known by this token, if any. Notes that the visitor was here.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn visitor(&self, token: &str, at: Time) -> Result<Option<Visitor>> {
        let mut reading = self.db.read().await?;
        let row = sqlx::query(sql::FIND_VISITOR).bind(hash(token)).fetch_optional(&mut *reading).await?;
        let Some(row) = row else { return Ok(None) };
        let visitor = rows::visitor(&row)?;
        drop(reading);
        if at.0 - visitor.seen.0 > SEEN_AGAIN {
            self.write_one(sqlx::query(sql::SEE_VISITOR).bind(visitor.id.0).bind(at.0)).await?;
        }
        Ok(Some(visitor))
    }

    /// Gives a visitor another name. Names at tables stay as they are.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn name_visitor(&self, visitor: VisitorId, name: &str) -> Result<()> {
        let changed = self.write_one(sqlx::query(sql::NAME_VISITOR).bind(visitor.0).bind(name)).await?;
        if changed == 1 { Ok(()) } else { Err(StoreError::NotFound("visitor")) }
    }

    /// Keeps what a visitor likes, as JSON.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn set_preferences(&self, visitor: VisitorId, preferences: &str) -> Result<()> {
        let set = sqlx::query(sql::SET_PREFERENCES).bind(visitor.0).bind(preferences);
        if self.write_one(set).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("visitor")) }
    }

    /// Forgets a visitor and which tables the visitor knows. Games and the names in them stay.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_visitor(&self, visitor: VisitorId) -> Result<()> {
        self.write_one(sqlx::query(sql::DELETE_VISITOR).bind(visitor.0)).await?;
        Ok(())
    }

    /// Forgets visitors who know no table and were not here since then. Returns how many.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn delete_strangers(&self, since: Time) -> Result<u64> {
        self.write_one(sqlx::query(sql::DELETE_STRANGERS).bind(since.0)).await
    }

    /// What a visitor is at a table; nothing if the visitor has never been there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn acquaintance(&self, visitor: VisitorId, code: &str) -> Result<Option<Acquaintance>> {
        let mut reading = self.db.read().await?;
        let row =
            sqlx::query(sql::ACQUAINTANCE).bind(visitor.0).bind(code).fetch_optional(&mut *reading).await?;
        row.as_ref().map(rows::acquaintance).transpose()
    }

    /// Remembers that a visitor watches a table, unless the visitor is known there already.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn watch(&self, visitor: VisitorId, code: &str, at: Time) -> Result<()> {
        self.write_one(sqlx::query(sql::WATCH).bind(visitor.0).bind(code).bind(at.0)).await?;
        Ok(())
    }

    /// Remembers how many moves a visitor has seen; never fewer than before.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn see_moves(&self, visitor: VisitorId, code: &str, seen: usize) -> Result<()> {
        self.write_one(sqlx::query(sql::SEE_MOVES).bind(visitor.0).bind(code).bind(integer(seen))).await?;
        Ok(())
    }

    /// Takes a table off a visitor's list. A chair held stays taken; its link still works.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_table(&self, visitor: VisitorId, code: &str) -> Result<()> {
        self.write_one(sqlx::query(sql::FORGET_TABLE).bind(visitor.0).bind(code)).await?;
        Ok(())
    }

    /// The finished games of a visitor, the latest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn finished_games(&self, visitor: VisitorId, limit: usize) -> Result<Vec<Finished>> {
        let mut reading = self.db.read().await?;
        let games =
            sqlx::query(sql::FINISHED).bind(visitor.0).bind(integer(limit)).fetch_all(&mut *reading).await?;
        games.iter().map(rows::finished).collect()
    }
}
