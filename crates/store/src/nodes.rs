//! Several servers on one database: which tables others have changed, and who does the work that nobody asked for.
//!
//! With a SQLite file there is one server: nobody else changes anything, and every lease is granted.

use sqlx::postgres::PgListener;

use crate::database::{Database, query};
use crate::postgres::{self, Change};
use crate::{Result, Store};

/// The time of the database in milliseconds: the clocks of servers differ.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

const VERSIONS: &str =
    "SELECT code, version FROM game_table WHERE code IN (SELECT unnest(string_to_array($1, ' ')))";
const ACQUIRE: &str = concat!(
    "INSERT INTO lease (name, node, fence, held_until) VALUES ($1, $2, 1, ",
    now!(),
    " + $3) ON CONFLICT (name) DO UPDATE SET node = excluded.node, fence = lease.fence + 1, \
     held_until = excluded.held_until WHERE lease.held_until < ",
    now!(),
    " RETURNING fence"
);
const RENEW: &str = concat!(
    "UPDATE lease SET held_until = ",
    now!(),
    " + $4 WHERE name = $1 AND node = $2 AND fence = $3 AND held_until >= ",
    now!()
);
/// The row is kept for its fence.
const RELEASE: &str = "UPDATE lease SET held_until = 0 WHERE name = $1 AND node = $2 AND fence = $3";
const FORGET: &str = concat!("DELETE FROM lease WHERE held_until < ", now!(), " - $1");
const ABANDONED: &str = "SELECT t.code FROM game_table t JOIN chair c ON c.code = t.code AND c.seat = t.awaited \
     WHERE t.state = 'playing' AND t.updated < $1 AND c.holder IN ('bot', 'stand-in') \
     AND EXISTS (SELECT 1 FROM chair p WHERE p.code = t.code AND p.holder <> 'bot') ORDER BY t.updated LIMIT $2";

/// Leases that ended before this time, in milliseconds, are forgotten. Nobody waits that long to use one.
const FORGOTTEN: i64 = 60 * 60 * 1000;

/// The right to do something until it runs out, which others do not have meanwhile.
#[derive(Debug)]
pub struct Lease {
    name: String,
    /// Grows with every new holder; 0 if nobody else could hold it.
    fence: i64,
}

impl Store {
    /// Whether other servers may use the same database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self.db, Database::Postgres(_))
    }

    /// The current versions of these tables; those that do not exist are left out. Only for a shared database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn versions(&self, codes: &[String]) -> Result<Vec<Change>> {
        let mut reading = self.db.read().await?;
        let rows = query(VERSIONS).bind(codes.join(" ")).fetch_all(&mut reading).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("code")?, row.try_get::<i64>("version")?.cast_unsigned())))
            .collect()
    }

    /// The changes that other servers make from now on; `None` if the database is not shared. Some may be missed: see
    /// [`versions`](Self::versions).
    #[must_use]
    pub fn changes(&self) -> Option<Changes> {
        match &self.db {
            Database::Sqlite(_) => None,
            Database::Postgres(database) => Some(Changes { pool: database.listener(), listener: None }),
        }
    }

    /// Takes a lease for some milliseconds; `None` if it is held, also by this server.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lease(&self, name: &str, milliseconds: i64) -> Result<Option<Lease>> {
        let Database::Postgres(database) = &self.db else {
            return Ok(Some(Lease { name: name.to_owned(), fence: 0 }));
        };
        let mut writing = self.db.write().await?;
        let acquire = query(ACQUIRE).bind(name).bind(database.node()).bind(milliseconds);
        let fence: Option<i64> = acquire.value_optional(&mut writing).await?;
        writing.commit().await?;
        Ok(fence.map(|fence| Lease { name: name.to_owned(), fence }))
    }

    /// Extends a lease; false if it has run out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn renew(&self, lease: &Lease, milliseconds: i64) -> Result<bool> {
        let Database::Postgres(database) = &self.db else { return Ok(true) };
        let renew = query(RENEW).bind(&lease.name).bind(database.node()).bind(lease.fence);
        Ok(self.write_one(renew.bind(milliseconds)).await? == 1)
    }

    /// Gives a lease back before it runs out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn release(&self, lease: &Lease) -> Result<()> {
        let Database::Postgres(database) = &self.db else { return Ok(()) };
        let release = query(RELEASE).bind(&lease.name).bind(database.node()).bind(lease.fence);
        self.write_one(release).await?;
        Ok(())
    }

    /// Deletes the leases that nobody has held for long.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_leases(&self) -> Result<()> {
        if self.is_shared() {
            self.write_one(query(FORGET).bind(FORGOTTEN)).await?;
        }
        Ok(())
    }

    /// The codes of tables at which people have waited for a bot since this time: the server that played it may be gone.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn abandoned(&self, since: crate::Time, limit: usize) -> Result<Vec<String>> {
        let mut reading = self.db.read().await?;
        Ok(query(ABANDONED).bind(since.0).bind(crate::integer(limit)).values(&mut reading).await?)
    }
}

/// The changes that other servers tell of.
#[derive(Debug)]
pub struct Changes {
    pool: sqlx::PgPool,
    listener: Option<PgListener>,
}

impl Changes {
    /// The next tables that have changed, with their versions; version 0: it is deleted. Empty if the connection was lost, so
    /// that changes may have been missed.
    ///
    /// # Errors
    /// If the database does not answer. The next call connects again.
    pub async fn next(&mut self) -> Result<Vec<Change>> {
        let listener = match &mut self.listener {
            Some(listener) => listener,
            none => {
                let listening = postgres::listen(&self.pool).await?;
                *none = Some(listening);
                return Ok(Vec::new());
            }
        };
        match listener.try_recv().await {
            Ok(Some(told)) => Ok(told.payload().lines().filter_map(postgres::read_change).collect()),
            Ok(None) => Ok(Vec::new()),
            Err(error) => {
                self.listener = None;
                Err(error.into())
            }
        }
    }
}
