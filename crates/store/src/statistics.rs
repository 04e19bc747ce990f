//! What is counted of finished games.

use crate::database::query;
use crate::rows;
use crate::statements as sql;
use crate::tables::readable;
use crate::{Result, Store, integer};

impl Store {
    /// The codes of finished tables without a digest.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn uncounted_tables(&self, limit: usize) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(sql::UNCOUNTED).bind(integer(limit)).values(&mut reading).await?)
    }

    /// Stores what is counted of a finished table, unless that was done before.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_digest(&self, code: &str, digest: &str) -> Result<()> {
        self.write_one(query(sql::SET_DIGEST).bind(code).bind(digest)).await?;
        Ok(())
    }

    /// The codes and digests of the public finished tables of a game, in the order of their codes, after this one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn digests(&self, game: &str, after: &str, limit: usize) -> Result<Vec<(String, String)>> {
        let mut reading = self.db.read().await?;
        let digests = query(sql::DIGESTS).bind(game).bind(after).bind(integer(limit));
        let digests = digests.fetch_all(&mut reading).await?;
        let digest = |row: &_| Ok((rows::code(row)?.to_owned(), rows::digest(row)?));
        Ok(readable(&digests, digest))
    }
}
