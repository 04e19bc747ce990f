//! Component sets: a table is always played with the set it began with, even if a later program ships another.

use crate::database::query;
use crate::statements as sql;
use crate::{ComponentSet, Result, Store, Writing};

impl Store {
    /// The files of a component set, as [`create_table`](Store::create_table) received them; `None` for a set that was
    /// never stored: programs before version 4 of the database did not store any.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn component_set(&self, game: &str, hash: &str) -> Result<Option<String>> {
        let mut reading = self.db.read().await?;
        let files = query(sql::COMPONENT_SET).bind(game).bind(hash);
        Ok(files.value_optional(&mut reading).await?)
    }

    /// Stores a set and assigns it to a table whose set was not stored. The version of the table stays the same.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_component_set(&self, code: &str, game: &str, set: &ComponentSet) -> Result<()> {
        let mut writing = self.db.write().await?;
        insert(&mut writing, game, set).await?;
        query(sql::SET_COMPONENT_SET).bind(code).bind(&set.hash).execute(&mut writing).await?;
        writing.commit().await
    }
}

/// Stores a set unless it is stored already.
pub(crate) async fn insert(writing: &mut Writing, game: &str, set: &ComponentSet) -> Result<()> {
    let statement = query(sql::INSERT_COMPONENT_SET).bind(game).bind(&set.hash).bind(&set.files);
    statement.execute(writing).await?;
    Ok(())
}
