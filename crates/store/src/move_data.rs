//! Copies a database into another one of either kind.

use sha2::{Digest, Sha256};

use crate::database::{Query, Row, Session, Value, built};
use crate::sqlite::check_file;
use crate::{Location, OpenError, Result, Store, StoreError, integer};

/// The number of rows that are read or written at once.
const BATCH: usize = 50;

/// What is copied from a table.
struct Content {
    name: &'static str,
    /// The key, in the order in which rows are read.
    key: &'static [&'static str],
    integers: &'static [&'static str],
    texts: &'static [&'static str],
}

/// All tables, each after those it refers to. Leases are not copied: they belong to running servers.
const CONTENTS: [Content; 29] = [
    Content {
        name: "visitor",
        key: &["id"],
        integers: &["id", "created", "seen"],
        texts: &["token_hash", "name", "preferences", "standing", "profile", "email", "claim"],
    },
    Content {
        name: "device",
        key: &["browser"],
        integers: &["browser", "person", "since"],
        texts: &["name"],
    },
    Content {
        name: "sign_in",
        key: &["browser"],
        integers: &["browser", "valid_until"],
        texts: &["email", "code_hash"],
    },
    Content {
        name: "passkey",
        key: &["credential"],
        integers: &["person", "signatures", "since", "used"],
        texts: &["credential", "handle", "public_key", "name"],
    },
    Content {
        name: "challenge",
        key: &["browser"],
        integers: &["browser", "valid_until"],
        texts: &["handle", "hash"],
    },
    Content {
        name: "component_set",
        key: &["game", "hash"],
        integers: &[],
        texts: &["game", "hash", "files"],
    },
    Content { name: "setting", key: &["name"], integers: &[], texts: &["name", "value"] },
    Content {
        name: "tournament",
        key: &["code"],
        integers: &["host", "seats", "rounds", "hours", "round", "created"],
        texts: &["code", "game", "title", "options", "format", "scoring", "bot", "seed", "state"],
    },
    Content {
        name: "game_table",
        key: &["code"],
        integers: &[
            "rules",
            "watch_issue",
            "clocks",
            "host",
            "chairs_made",
            "moves",
            "awaited",
            "version",
            "step",
            "created",
            "updated",
            "hidden",
            "day",
            "rated",
            "begun",
            "round",
        ],
        texts: &[
            "code",
            "game",
            "components",
            "options",
            "seed",
            "secret",
            "watch_hash",
            "title",
            "visibility",
            "pace",
            "assistance",
            "state",
            "start_draws",
            "rematch",
            "replay",
            "digest",
            "tournament",
        ],
    },
    Content {
        name: "tournament_round",
        key: &["tournament", "round"],
        integers: &["round", "begun", "deadline"],
        texts: &["tournament"],
    },
    Content {
        name: "entrant",
        key: &["tournament", "number"],
        integers: &["number", "visitor"],
        texts: &["tournament", "name", "state"],
    },
    Content {
        name: "tournament_seat",
        key: &["code", "chair"],
        integers: &["chair", "entrant", "forfeit"],
        texts: &["code"],
    },
    Content {
        name: "chair",
        key: &["code", "chair"],
        integers: &["chair", "seat", "issue", "used", "shared_by"],
        texts: &["code", "holder", "bot", "name", "token_hash", "nonce"],
    },
    Content {
        name: "move",
        key: &["code", "number"],
        integers: &["number", "seat", "time"],
        texts: &["code", "action", "draws"],
    },
    Content { name: "draft", key: &["code", "seat"], integers: &["seat", "base"], texts: &["code", "steps"] },
    Content {
        name: "acquaintance",
        key: &["visitor", "code"],
        integers: &["visitor", "chair", "seen", "since"],
        texts: &["code"],
    },
    Content {
        name: "talk",
        key: &["code", "number"],
        integers: &["number", "seat", "time", "visitor"],
        texts: &["code", "kind", "name", "text"],
    },
    Content {
        name: "result",
        key: &["code", "seat"],
        integers: &["seat", "chair", "place", "score"],
        texts: &["code", "points"],
    },
    Content {
        name: "paper",
        key: &["code", "seat"],
        integers: &["seat"],
        texts: &["code", "orders", "notes", "lessons"],
    },
    Content {
        name: "take_back",
        key: &["code"],
        integers: &["seat", "keep", "moves"],
        texts: &["code", "agreed"],
    },
    Content {
        name: "daily",
        key: &["day", "game"],
        integers: &["day", "seats"],
        texts: &["game", "bot", "options", "seed"],
    },
    Content {
        name: "attempt",
        key: &["day", "game", "visitor"],
        integers: &["day", "visitor"],
        texts: &["game", "code"],
    },
    Content {
        name: "rating",
        key: &["visitor", "code"],
        integers: &["visitor", "seats", "number", "points", "deviation", "time"],
        texts: &["code", "game"],
    },
    Content {
        name: "channel",
        key: &["visitor", "address"],
        integers: &["visitor", "failures", "stopped", "since", "browser"],
        texts: &["address", "kind", "keys", "language"],
    },
    Content {
        name: "attention",
        key: &["visitor", "code"],
        integers: &["visitor", "muted", "away", "moves", "request"],
        texts: &["code"],
    },
    Content {
        name: "notice",
        key: &["visitor", "address", "code"],
        integers: &["visitor", "due", "attempts"],
        texts: &["address", "code", "text"],
    },
    Content {
        name: "puzzle",
        key: &["game", "puzzle"],
        integers: &["rating", "deviation", "volatility", "tries", "solved"],
        texts: &["game", "puzzle"],
    },
    Content {
        name: "solver",
        key: &["visitor", "game"],
        integers: &["visitor", "rating", "deviation", "volatility"],
        texts: &["game"],
    },
    Content {
        name: "puzzle_try",
        key: &["visitor", "game", "puzzle"],
        integers: &["visitor", "solved", "earlier", "later", "time"],
        texts: &["game", "puzzle", "choice"],
    },
];

/// Why a database was not copied. The target has no rows then, as before.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// One of the databases cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database to be read does not exist.
    #[error("{0}: there is no such database")]
    Missing(Location),
    /// The target has data.
    #[error("{0}: this database is not empty (table \"{1}\"); nothing was copied")]
    NotEmpty(Location, &'static str),
    /// What was written differs from what was read.
    #[error("{0}: the copy of table \"{1}\" differs from the original; nothing was copied")]
    Differs(Location, &'static str),
    /// A database did not answer, or holds an invalid value.
    #[error("the data could not be copied: {0}")]
    Failed(#[from] StoreError),
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// Copies everything from one database into an empty one, checks the number of rows and a hash of each table, and returns the
/// numbers. A character NUL in a text, which PostgreSQL cannot store, becomes the replacement character. No server may use
/// either database meanwhile.
///
/// # Errors
/// If a database cannot be used, the target is not empty, or the copy differs.
pub async fn move_data(
    from: &Location,
    to: &Location,
) -> std::result::Result<Vec<(&'static str, u64)>, MoveError> {
    if let Some(file) = from.file()
        && !check_file(file)?
    {
        return Err(MoveError::Missing(from.clone()));
    }
    let (source, target) = (Store::open(from).await?, Store::open(to).await?);
    let mut reading = source.db.snapshot().await?;
    let mut writing = target.db.write().await?;
    for content in &CONTENTS {
        if !content.read(&mut writing, None).await?.is_empty() {
            return Err(MoveError::NotEmpty(to.clone(), content.name));
        }
    }
    let mut counts = Vec::new();
    for content in &CONTENTS {
        let original = content.each(&mut reading, Some(&mut writing)).await?;
        let copy = content.each(&mut writing, None).await?;
        if original != copy {
            return Err(MoveError::Differs(to.clone(), content.name));
        }
        counts.push((content.name, original.0));
    }
    if let Session::Postgres(_) = writing {
        // The next visitor gets the next number.
        let next =
            "SELECT setval(pg_get_serial_sequence('visitor', 'id'), MAX(id)) FROM visitor HAVING MAX(id) > 0";
        built(next.to_owned()).execute(&mut writing).await?;
    }
    writing.commit().await?;
    drop(reading);
    source.close().await;
    target.close().await;
    Ok(counts)
}

impl Content {
    fn columns(&self) -> Vec<&'static str> {
        [self.integers, self.texts].concat()
    }

    /// Reads all rows, batch by batch, and writes them to a target if there is one. Returns their number and hash.
    async fn each(&self, from: &mut Session, mut to: Option<&mut Session>) -> Result<(u64, [u8; 32])> {
        let (mut count, mut hash) = (0, Sha256::new());
        let mut last: Option<Vec<Value<'static>>> = None;
        loop {
            let rows = self.read(from, last.take()).await?;
            let Some(end) = rows.last() else { return Ok((count, hash.finalize().into())) };
            last = Some(self.key.iter().map(|key| self.value(end, key)).collect::<Result<_>>()?);
            count += integer(rows.len()).cast_unsigned();
            let mut values = Vec::new();
            for row in &rows {
                for column in self.columns() {
                    let value = self.value(row, column)?;
                    digest(&mut hash, &value);
                    values.push(value);
                }
            }
            if let Some(to) = &mut to {
                self.write(to, rows.len(), values).await?;
            }
        }
    }

    /// The next rows after a key.
    async fn read(&self, from: &mut Session, after: Option<Vec<Value<'static>>>) -> Result<Vec<Row>> {
        let (columns, key) = (self.columns().join(", "), self.key.join(", "));
        let marks =
            |count: usize| (1..=count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ");
        let condition = match &after {
            Some(_) => format!("WHERE ({key}) > ({})", marks(self.key.len())),
            None => String::new(),
        };
        let sql = format!("SELECT {columns} FROM {} {condition} ORDER BY {key} LIMIT {BATCH}", self.name);
        let query = after.into_iter().flatten().fold(built(sql), Query::bind);
        Ok(query.fetch_all(from).await?)
    }

    async fn write(&self, to: &mut Session, rows: usize, values: Vec<Value<'static>>) -> Result<()> {
        let columns = self.columns();
        let row = |row: usize| {
            let marks = (1..=columns.len()).map(|number| format!("${}", row * columns.len() + number));
            format!("({})", marks.collect::<Vec<_>>().join(", "))
        };
        let rows = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        let sql = format!("INSERT INTO {} ({}) VALUES {rows}", self.name, columns.join(", "));
        values.into_iter().fold(built(sql), Query::bind).execute(to).await?;
        Ok(())
    }

    fn value(&self, row: &Row, column: &str) -> Result<Value<'static>> {
        if self.integers.contains(&column) {
            return Ok(row.try_get::<Option<i64>>(column)?.into());
        }
        let text: Option<String> = row.try_get(column)?;
        Ok(text.map(|text| text.replace('\0', "\u{FFFD}")).into())
    }
}

/// Adds a value to a hash, with its kind and length, so that no two lists of values look alike.
fn digest(hash: &mut Sha256, value: &Value<'_>) {
    match value {
        Value::Integer(Some(integer)) => {
            hash.update(b"i");
            hash.update(integer.to_le_bytes());
        }
        Value::Text(Some(text)) => {
            hash.update(b"t");
            hash.update(integer(text.len()).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Value::Integer(None) | Value::Text(None) => hash.update(b"n"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::database::query;

    /// A column that a migration adds would be lost otherwise.
    #[tokio::test]
    async fn every_column_of_every_table_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Location::File(folder.path().join("new.db"))).await.unwrap();
        let mut reading = store.db.read().await.unwrap();
        let columns = "SELECT s.name || '.' || c.name FROM sqlite_schema s JOIN pragma_table_info(s.name) c \
             WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite%' AND s.name <> '_sqlx_migrations'";
        let stored: BTreeSet<String> =
            query(columns).values(&mut reading).await.unwrap().into_iter().collect();
        let copied = CONTENTS.iter().flat_map(|content| {
            content.columns().into_iter().map(|column| format!("{}.{column}", content.name))
        });
        assert_eq!(stored, copied.collect());
    }
}
