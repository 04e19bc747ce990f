//! What can go wrong, in sentences.

use std::path::PathBuf;

/// Why something was not read or written. After an error nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was faster: what was to be changed is no longer as the caller knew it. Read it again.
    #[error("the table has moved on")]
    MovedOn,
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// A code or token that is to be new exists already. Make another one.
    #[error("this {0} is taken")]
    Taken(&'static str),
    /// The database does not answer now (it is busy, the disk is full): trying again later may help.
    #[error("the database cannot be used now: {0}")]
    Unavailable(String),
    /// What stands in the database makes no sense: somebody or something else wrote it.
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

/// Whether a key of this name was there already.
pub(crate) fn is_duplicate(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Why a database cannot be opened. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is a folder, a device, ….
    #[error("{}: this is not a file", .0.display())]
    NotAFile(PathBuf),
    /// The folder in which the file is to be made does not exist.
    #[error("{}: there is no folder {}", .0.display(), .1.display())]
    NoFolder(PathBuf, PathBuf),
    /// A file of another kind has this name.
    #[error("{}: this file is no database; it is left as it is", .0.display())]
    NotADatabase(PathBuf),
    /// A database of another program.
    #[error("{}: this database belongs to another program; it is left as it is", .0.display())]
    NotOurs(PathBuf),
    /// A newer version of this program has written it.
    #[error("{}: this database was written by a newer version of the program; use that version", .0.display())]
    Newer(PathBuf),
    /// Our own statements have changed since they made this database.
    #[error("{}: this database was made by a version of the program that was never released: {}", .0.display(), .1)]
    Foreign(PathBuf, String),
    /// The file or its folder may not be written, the disk is full, ….
    #[error("{}: the database cannot be opened: {}", .0.display(), .1)]
    Unusable(PathBuf, String),
}
