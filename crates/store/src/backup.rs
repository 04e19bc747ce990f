//! A copy of the database while it is in use.

use std::fs::{self, File};
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::OpenError;
use crate::error::reason;
use crate::sqlite::{check_file, check_owner, private_file};

/// Copies the current content of a database into a new file, which can be opened like the original. A server may be
/// using the database; a plain copy of the file could miss what is still in the write-ahead log.
///
/// # Errors
/// If one of the files cannot be used. Nothing is overwritten, and no partial copy is left behind.
pub async fn backup(from: &Path, to: &Path) -> Result<(), OpenError> {
    if !check_file(from)? {
        return Err(OpenError::NotADatabase(from.to_owned()));
    }
    check_owner(from).await?;
    let cannot = |reason: String| OpenError::Unusable(to.display().to_string(), reason);
    private_file().write(true).create_new(true).open(to).map_err(|error| cannot(error.to_string()))?;
    let copied = copy(from, to).await;
    if copied.is_err() {
        // The error of the copy is reported; a failure to remove the new file is less important.
        let _ = fs::remove_file(to);
    }
    copied.map_err(cannot)
}

async fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let name = to.to_str().ok_or("the name of the file is not UTF-8 text")?;
    let connection = SqliteConnectOptions::new().filename(from).connect().await;
    let mut connection = connection.map_err(|error| reason(&error))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    copied.map_err(|error| reason(&error))?;
    connection.close().await.map_err(|error| reason(&error))?;
    File::open(to).and_then(|file| file.sync_all()).map_err(|error| error.to_string())
}
