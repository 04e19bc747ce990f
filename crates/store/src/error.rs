//! Errors.

use std::path::PathBuf;

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
    /// The database contains an invalid value.
    #[error("the database is damaged: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(error.to_string()),
            sqlx::Error::Database(error) if is_damage(error.code().as_deref()) => {
                Self::Damaged(error.message().to_owned())
            }
            other => Self::Unavailable(other.to_string()),
        }
    }
}

/// SQLITE_CORRUPT and SQLITE_NOTADB. The low byte of an extended code is the code itself.
fn is_damage(code: Option<&str>) -> bool {
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| matches!(code & 0xff, 11 | 26))
}

/// Whether the error is a violated unique key.
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Why a database cannot be opened. The file is unchanged.
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
    #[error("{}: this database belongs to another program; it was not changed", .0.display())]
    NotOurs(PathBuf),
    /// A newer version of this program has written it.
    #[error("{}: this database was written by a newer version of the program; use that version", .0.display())]
    Newer(PathBuf),
    /// A released migration was changed.
    #[error("{}: this database was made by a version of the program that was never released: {}", .0.display(), .1)]
    Foreign(PathBuf, String),
    /// The file or its folder cannot be written: missing permission, full disk or the like.
    #[error("{}: the database cannot be opened: {}", .0.display(), .1)]
    Unusable(PathBuf, String),
}
