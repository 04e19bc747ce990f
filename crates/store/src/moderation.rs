//! What the operator does with tables and visitors.

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::tables::{finish, finish_if, readable, summary};
use crate::token::hash;
use crate::{Person, Result, Standing, Store, StoreError, Time, VisitorId, Writing, integer, repeated};

impl Store {
    /// Takes a table out of the public lists, or puts it back.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn set_hidden(&self, code: &str, hidden: bool, at: Time) -> Result<u64> {
        let mut writing = self.db.write().await?;
        query(sql::SET_HIDDEN).bind(code).bind(i64::from(hidden)).execute(&mut writing).await?;
        finish(writing, code, at).await
    }

    /// Makes the holder of a chair the host; of several devices, the one that came first.
    ///
    /// # Errors
    /// [`StoreError::MovedOn`] if nobody holds the chair.
    pub async fn set_host(&self, code: &str, chair: u8, at: Time) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        let holder = first_holder(&mut writing, code, chair).await?;
        if let Some(holder) = holder {
            query(sql::SET_HOST).bind(code).bind(holder).execute(&mut writing).await?;
        }
        finish_if(holder.is_some(), writing, code, at).await
    }

    /// Replaces the spectators' link. The old one stops working, and those who came by it are spectators no longer.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn reissue_watch_link(&self, code: &str, at: Time) -> Result<u64> {
        let mut writing = self.write_table(code).await?;
        let table = summary(&mut writing, code, None).await?.table;
        let issue = table.watch_issue + 1;
        let set = query(sql::SET_WATCH_ISSUE).bind(code).bind(i64::from(issue));
        set.bind(hash(&table.secret.watch_token(issue))).execute(&mut writing).await?;
        query(sql::DELETE_SPECTATORS).bind(code).execute(&mut writing).await?;
        finish(writing, code, at).await
    }

    /// Deletes a table with everything about it: moves, results, chat, notes.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such table.
    pub async fn delete_table(&self, code: &str) -> Result<()> {
        repeated(|| self.try_delete_table(code)).await
    }

    async fn try_delete_table(&self, code: &str) -> Result<()> {
        let mut writing = self.db.write().await?;
        delete_table(&mut writing, code).await?;
        writing.commit().await
    }

    /// The codes of unfinished tables that did not change since `since`, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn expired_tables(&self, since: Time, limit: usize) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        let expired = query(sql::EXPIRED).bind(since.0).bind(integer(limit));
        Ok(expired.values(&mut reading).await?)
    }

    /// The visitors who know a table: players in the order of their seats, then spectators.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn people(&self, code: &str) -> Result<Vec<Person>> {
        let mut reading = self.db.read().await?;
        let people = query(sql::PEOPLE).bind(code).fetch_all(&mut reading).await?;
        Ok(readable(&people, rows::person))
    }

    /// What the operator allows a visitor; `None` if there is no such visitor, or this browser is linked to the visitor no longer.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn standing(&self, visitor: VisitorId, browser: VisitorId) -> Result<Option<Standing>> {
        let mut reading = self.db.read().await?;
        let standing = query(sql::STANDING).bind(visitor.0).bind(browser.0);
        let standing = standing.fetch_optional(&mut reading).await?;
        standing.as_ref().map(rows::standing).transpose()
    }

    /// Changes what the operator allows a visitor.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such visitor.
    pub async fn set_standing(&self, visitor: VisitorId, standing: Standing) -> Result<()> {
        let set = query(sql::SET_STANDING).bind(visitor.0).bind(standing.word());
        if self.write_one(set).await? == 1 { Ok(()) } else { Err(StoreError::NotFound("visitor")) }
    }

    /// The visitors who are muted or banned, and their tables' codes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn restricted(&self, limit: usize) -> Result<Vec<Person>> {
        let mut reading = self.db.read().await?;
        let people = query(sql::RESTRICTED).bind(integer(limit)).fetch_all(&mut reading).await?;
        Ok(readable(&people, rows::person))
    }

    /// The number of running games of a host in which no person plays.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn bot_games(&self, host: VisitorId) -> Result<usize> {
        let mut reading = self.db.read().await?;
        let count: i64 = query(sql::BOT_GAMES).bind(host.0).value(&mut reading).await?;
        Ok(usize::try_from(count).unwrap_or(0))
    }
}

/// The visitor who took a chair first, of those who hold it.
pub(crate) async fn first_holder(within: &mut Writing, code: &str, chair: u8) -> Result<Option<i64>> {
    let holder = query(sql::FIRST_HOLDER).bind(code).bind(i64::from(chair));
    Ok(holder.value_optional(within).await?)
}

pub(crate) async fn delete_table(writing: &mut Writing, code: &str) -> Result<()> {
    query(sql::FORGET_REMATCH).bind(code).execute(writing).await?;
    match query(sql::DELETE_TABLE).bind(code).execute(writing).await? {
        0 => Err(StoreError::NotFound("table")),
        _ => {
            writing.changed(code, 0);
            Ok(())
        }
    }
}
