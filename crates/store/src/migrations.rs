//! Brings a database to the schema of this program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use crate::OpenError;
use crate::error::reason;

/// The number of a migration, the same for both databases, its name and its statements.
pub(crate) type File = (i64, &'static str, &'static str);

/// Runs the migrations that the database lacks.
pub(crate) async fn run(files: &[File], connection: &mut impl Migrate, place: &str) -> Result<(), OpenError> {
    let migration = |&(version, name, sql): &File| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(files.iter().map(migration).collect());
    // A file has one server, and for PostgreSQL the caller has taken a lock.
    migrator.set_locking(false);
    let place = || place.to_owned();
    // With `run` the compiler cannot tell that the future can be sent to another thread.
    migrator.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(_)
        | MigrateError::VersionNotPresent(_)
        | MigrateError::VersionTooNew(..) => OpenError::Newer(place()),
        MigrateError::VersionMismatch(_) => OpenError::Foreign(place(), error.to_string()),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            OpenError::Unusable(place(), reason(&error))
        }
        other => OpenError::Unusable(place(), other.to_string()),
    })
}
