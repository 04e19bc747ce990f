//! Opening, checking and migrating the SQLite file.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Sqlite, Transaction};

use crate::error::reason;
use crate::{OpenError, migrations};

const MIGRATIONS: &[migrations::File] = &[
    (1, "tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    (2, "papers", include_str!("../migrations/sqlite/0002_papers.sql")),
    (3, "take back", include_str!("../migrations/sqlite/0003_take_back.sql")),
    (4, "component sets", include_str!("../migrations/sqlite/0004_component_sets.sql")),
    (5, "shared replays", include_str!("../migrations/sqlite/0005_shared_replays.sql")),
    (6, "moderation", include_str!("../migrations/sqlite/0006_moderation.sql")),
    (7, "nonces", include_str!("../migrations/sqlite/0007_nonces.sql")),
    (8, "steps", include_str!("../migrations/sqlite/0008_steps.sql")),
    (11, "daily", include_str!("../migrations/sqlite/0011_daily.sql")),
    (12, "notices", include_str!("../migrations/sqlite/0012_notices.sql")),
    (13, "ratings", include_str!("../migrations/sqlite/0013_ratings.sql")),
    (14, "profiles", include_str!("../migrations/sqlite/0014_profiles.sql")),
    (15, "statistics", include_str!("../migrations/sqlite/0015_statistics.sql")),
    (16, "accounts", include_str!("../migrations/sqlite/0016_accounts.sql")),
    (17, "puzzles", include_str!("../migrations/sqlite/0017_puzzles.sql")),
    (18, "tournaments", include_str!("../migrations/sqlite/0018_tournaments.sql")),
    (19, "passkeys", include_str!("../migrations/sqlite/0019_passkeys.sql")),
    (20, "shared_chairs", include_str!("../migrations/sqlite/0020_shared_chairs.sql")),
];

/// "TARS" in ASCII; the first migration writes it.
const APPLICATION_ID: i64 = 0x5441_5253;

const READERS: u32 = 4;

const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The first bytes of every SQLite file.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

#[derive(Debug)]
pub(crate) struct Database {
    /// SQLite allows one writer at a time. With a single connection, writers queue here instead of waiting for each
    /// other's locks.
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Database {
    pub(crate) async fn open(path: &Path) -> Result<Self, OpenError> {
        let exists = check_file(path)?;
        let unusable = |error: sqlx::Error| OpenError::Unusable(path.display().to_string(), reason(&error));
        if exists {
            check_owner(path).await?;
        } else {
            make_file(path)?;
        }
        let options = options(path);
        let writer = pool(1).connect_with(options.clone()).await.map_err(unusable)?;
        let mut connection = writer.acquire().await.map_err(unusable)?;
        migrations::run(MIGRATIONS, &mut *connection, &path.display().to_string()).await?;
        drop(connection);
        let readers =
            pool(READERS).connect_with(options.pragma("query_only", "ON")).await.map_err(unusable)?;
        Ok(Self { writer, readers })
    }

    /// A write transaction. It takes the lock at once: a read transaction that starts to write would fail without
    /// waiting.
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        self.writer.begin_with("BEGIN IMMEDIATE").await
    }

    /// A read transaction, which sees a consistent snapshot.
    pub(crate) async fn read(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        self.readers.begin().await
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        // The last connection to close merges the write-ahead log into the file, so it must be the writer.
        self.writer.close().await;
    }
}

/// Connections to a file have no maximum lifetime. But SQLite itself ends a transaction when the disk is full or cannot
/// be read, and the connection's count of open transactions is wrong from then on: such a connection is replaced.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(BUSY_TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(async { Ok(!connection.is_in_transaction()) }))
        .idle_timeout(None)
        .max_lifetime(None)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A move is on the disk before anybody sees it; with NORMAL, a power failure could lose the last ones.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What people delete is overwritten in the file too.
        .pragma("secure_delete", "ON")
        .busy_timeout(BUSY_TIMEOUT)
}

/// Returns whether the file exists; an error if it cannot be a database.
pub(crate) fn check_file(path: &Path) -> Result<bool, OpenError> {
    let unusable = |error: std::io::Error| OpenError::Unusable(path.display().to_string(), error.to_string());
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let folder = match path.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => folder,
                _ => Path::new("."),
            };
            return if folder.is_dir() {
                Ok(false)
            } else {
                Err(OpenError::NoFolder(path.to_owned(), folder.to_owned()))
            };
        }
        Err(error) => return Err(unusable(error)),
        Ok(data) if !data.is_file() => return Err(OpenError::NotAFile(path.to_owned())),
        Ok(data) if data.len() == 0 => return Err(OpenError::Empty(path.to_owned())),
        Ok(_) => {}
    }
    let mut start = [0; MAGIC.len()];
    match fs::File::open(path).map_err(unusable)?.read_exact(&mut start) {
        Ok(()) if start == *MAGIC => Ok(true),
        Err(error) if error.kind() != ErrorKind::UnexpectedEof => Err(unusable(error)),
        _ => Err(OpenError::NotADatabase(path.to_owned())),
    }
}

/// Refuses the database of another program, before changing anything.
pub(crate) async fn check_owner(path: &Path) -> Result<(), OpenError> {
    let unusable = |error: sqlx::Error| OpenError::Unusable(path.display().to_string(), reason(&error));
    let look = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
    let mut connection = look.connect().await.map_err(unusable)?;
    let facts = "SELECT (SELECT application_id FROM pragma_application_id), COUNT(*) FROM sqlite_schema";
    let facts: Result<(i64, i64), _> = sqlx::query_as(facts).fetch_one(&mut connection).await;
    connection.close().await.map_err(unusable)?;
    match facts.map_err(unusable)? {
        (APPLICATION_ID, _) | (0, 0) => Ok(()),
        _ => Err(OpenError::NotOurs(path.display().to_string())),
    }
}

/// Creates the file, readable for its owner only: it contains seeds and the secrets of links. SQLite gives the files
/// beside it the same permissions.
fn make_file(path: &Path) -> Result<(), OpenError> {
    let made = private_file().create(true).append(true).open(path);
    made.map(drop).map_err(|error| OpenError::Unusable(path.display().to_string(), error.to_string()))
}

/// Options to open a file that, if it is created, only its owner can read.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_connection_syncs_and_has_a_busy_timeout() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::open(&folder.path().join("new.db")).await.unwrap();
        let facts = "SELECT journal_mode, synchronous, foreign_keys, timeout FROM pragma_journal_mode, \
                     pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout";
        for pool in [&database.writer, &database.readers] {
            let facts: (String, i64, i64, i64) = sqlx::query_as(facts).fetch_one(pool).await.unwrap();
            assert_eq!(facts, ("wal".to_owned(), 2, 1, 5000));
        }
        let written = sqlx::query("DELETE FROM setting").execute(&database.readers).await;
        assert!(written.is_err(), "who reads cannot write by mistake");
    }

    /// A statement that fails because the file has reached its size limit ends the transaction, as on a full disk.
    #[tokio::test]
    async fn writing_works_again_after_the_file_could_not_grow() {
        let folder = tempfile::tempdir().unwrap();
        let store = crate::Store::open(&folder.path().join("new.db")).await.unwrap();
        let crate::Database::Sqlite(Database { writer, .. }) = &store.db else { panic!("it is a file") };
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(writer).await.unwrap();
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::raw_sql(limit).execute(writer).await.unwrap();
        let long = "x".repeat(100_000);
        let error = store.set_setting("banner", Some(&long)).await.unwrap_err();
        assert!(error.to_string().contains("full"), "{error}");
        // The limit belonged to the failed connection; its replacement has none.
        store.set_setting("banner", Some(&long)).await.unwrap();
        assert_eq!(store.setting("banner").await.unwrap(), Some(long));
    }
}
