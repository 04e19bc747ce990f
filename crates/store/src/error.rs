//! Errors.

use std::path::PathBuf;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

/// Why a method failed. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data has changed since the caller read it.
    #[error("the table has moved on")]
    MovedOn,
    /// There is no such row.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The code or token exists already.
    #[error("this {0} is taken")]
    Taken(&'static str),
    /// The database cannot be used now (it is busy, the disk is full). A later attempt may succeed.
    #[error("the database cannot be used now: {0}")]
    Unavailable(String),
    /// The database ended the transaction in favour of another one. A later attempt may succeed.
    #[error("the database cannot be used now: another change was in the way")]
    Interrupted,
    /// The database contains an invalid value.
    #[error("the database is damaged: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(error.to_string()),
            sqlx::Error::Database(error) if is_damage(&*error) => Self::Damaged(error.message().to_owned()),
            sqlx::Error::Database(error) if is_conflict(&*error) => Self::Interrupted,
            other => Self::Unavailable(other.to_string()),
        }
    }
}

/// Whether the database reports that its content is damaged.
fn is_damage(error: &dyn DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        // data_corrupted and index_corrupted.
        return matches!(&*code, "XX001" | "XX002");
    }
    // SQLITE_CORRUPT and SQLITE_NOTADB. The low byte of an extended code is the code itself.
    code.parse::<u32>().is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}

/// Whether PostgreSQL ended a transaction because of others: serialization_failure and deadlock_detected.
fn is_conflict(error: &dyn DatabaseError) -> bool {
    let postgres = error.try_downcast_ref::<PgDatabaseError>();
    postgres.is_some_and(|error| matches!(error.code(), "40001" | "40P01"))
}

/// The message of the database, without the prefix of the library.
pub(crate) fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        other => other.to_string(),
    }
}

/// Whether the error is a violated unique key.
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_unique_violation)
}

/// Why a database cannot be opened. It is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is a folder, a device or the like.
    #[error("{}: this is not a file", .0.display())]
    NotAFile(PathBuf),
    /// The folder for the new file does not exist.
    #[error("{}: there is no folder {}", .0.display(), .1.display())]
    NoFolder(PathBuf, PathBuf),
    /// The file is empty. It may be the remains of a damaged database.
    #[error("{}: this file is empty; remove it to begin a new database, or put a backup in its place", .0.display())]
    Empty(PathBuf),
    /// Another server has it open.
    #[error("{}: another server is using this database; stop it first, or choose another file", .0.display())]
    InUse(PathBuf),
    /// The file is not a SQLite database.
    #[error("{}: this file is not a database; it was not changed", .0.display())]
    NotADatabase(PathBuf),
    /// A database of another program.
    #[error("{0}: this database belongs to another program; it was not changed")]
    NotOurs(String),
    /// A newer version of this program has written it.
    #[error("{0}: this database was written by a newer version of the program; use that version")]
    Newer(String),
    /// A released migration was changed.
    #[error("{0}: this database was made by a version of the program that was never released: {1}")]
    Foreign(String, String),
    /// The file or server cannot be used: missing permission, full disk, no answer or the like.
    #[error("{0}: the database cannot be opened: {1}")]
    Unusable(String, String),
}
