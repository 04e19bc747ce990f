//! Tables, seats and moves, kept in a database: one SQLite file.
//!
//! # What holds
//! - A write has reached the disk before its method returns (write-ahead log, `synchronous = FULL`).
//! - Moves are append-only. Whoever appends says how many moves they know; if there are more, nothing is written and
//!   the answer is [`StoreError::MovedOn`].
//! - Every change of a table counts its version up; the methods return the new one.
//! - A method that fails has written nothing.
//!
//! # Secrets
//! Tokens are not stored: see [`Secret`]. Seeds and secrets are in the file, which is readable for its owner only.
//!
//! # No snapshots
//! Positions are not stored; a table is opened by reading its moves and replaying them. On a machine with two slow cores
//! reading a game of 1,000 moves takes 2 ms and one of 2,000 moves 3 to 6 ms (Power Grid has 400 to 900); replaying them
//! takes 100 ns a move. Snapshots would save nothing that anybody notices. A commit takes a third of a millisecond
//! there, and 200 tables that do nothing else make 3,400 of them in a second.

mod backup;
mod chairs;
mod error;
mod operator;
mod papers;
mod play;
mod rows;
mod sqlite;
mod statements;
mod tables;
mod take_back;
mod talk;
mod token;
mod types;
mod visitors;
mod words;

use std::path::Path;

pub use backup::backup;
pub use error::{OpenError, StoreError};
pub use token::Secret;
pub use types::{
    Acquaintance, Append, Chair, Counts, Draft, Finished, Holder, Link, Move, NewTable, Opened, Paper,
    SeatResult, Settings, Summary, Table, TakeBackRequest, Talk, Time, Visitor, VisitorId,
};
pub use words::{Assistance, Pace, TableState, TalkKind, Visibility};

use sqlite::Database;
use sqlx::{Sqlite, Transaction};
use statements as sql;

type Result<T> = std::result::Result<T, StoreError>;
type Writing = Transaction<'static, Sqlite>;

/// The database. One is enough for a program; share it behind an `Arc`.
#[derive(Debug)]
pub struct Store {
    db: Database,
}

impl Store {
    /// Opens a database file and brings it up to date; makes it if it is not there.
    ///
    /// # Errors
    /// A sentence about the file, which is then as it was.
    pub async fn open(path: &Path) -> std::result::Result<Self, OpenError> {
        Ok(Self { db: Database::open(path).await? })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.db.path()
    }

    /// Waits for what is being written and closes the file. Without it nothing is lost either; the next start is a
    /// little slower.
    pub async fn close(&self) {
        self.db.close().await;
    }
}

/// Counts the version of a table up.
async fn bump(writing: &mut Writing, code: &str, at: Time) -> Result<u64> {
    let version = sqlx::query_scalar(sql::BUMP).bind(code).bind(at.0).fetch_optional(&mut **writing).await?;
    version_of(version)
}

fn version_of(version: Option<i64>) -> Result<u64> {
    version.map(i64::cast_unsigned).ok_or(StoreError::NotFound("table"))
}

/// Counts of rows and moves are far below the largest integer of the database.
fn integer(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
