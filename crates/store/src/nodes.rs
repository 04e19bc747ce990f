//! Several servers on one database: tables changed by other servers, leases for background work, and open pages.
//!
//! With a SQLite file there is one server: nobody else changes anything, and every lease is granted.

use engine::Seat;
use sqlx::postgres::PgListener;

use crate::database::{Database, query};
use crate::postgres::{self, News};
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
const HELD: &str = concat!("SELECT COUNT(*) FROM lease WHERE name = $1 AND held_until >= ", now!());
const FORGET: &str = concat!("DELETE FROM lease WHERE held_until < ", now!(), " - $1");
const ABANDONED: &str = "SELECT t.code FROM game_table t JOIN chair c ON c.code = t.code AND c.seat = t.awaited \
     WHERE t.state = 'playing' AND t.updated < $1 AND c.holder IN ('bot', 'stand-in') \
     AND EXISTS (SELECT 1 FROM chair p WHERE p.code = t.code AND p.holder <> 'bot') ORDER BY t.updated LIMIT $2";

const BEAT: &str = concat!(
    "INSERT INTO node (name, seen_until, tables, streams, steps, faults) VALUES ($1, ",
    now!(),
    " + $2, $3, $4, $5, $6) ON CONFLICT (name) DO UPDATE SET seen_until = excluded.seen_until, \
     tables = excluded.tables, streams = excluded.streams, steps = excluded.steps, faults = excluded.faults"
);
const LEAVE: &str = "DELETE FROM node WHERE name = $1";
const OTHERS: &str =
    concat!("SELECT tables, streams, steps, faults FROM node WHERE name <> $1 AND seen_until >= ", now!());
const ENTER: &str = "INSERT INTO presence (code, node, pages) VALUES ($1, $2, $3) \
     ON CONFLICT (code, node) DO UPDATE SET pages = excluded.pages";
const EXIT: &str = "DELETE FROM presence WHERE code = $1 AND node = $2";
const PRESENT: &str = concat!(
    "SELECT p.code, p.node, p.pages FROM presence p LEFT JOIN node n ON n.name = p.node \
     WHERE p.code IN (SELECT unnest(string_to_array($1, ' '))) AND (p.node = $2 OR n.seen_until >= ",
    now!(),
    ")"
);
const FORGET_NODES: &str = concat!("DELETE FROM node WHERE seen_until < ", now!(), " - $1");
const FORGET_PRESENT: &str =
    "DELETE FROM presence p WHERE NOT EXISTS (SELECT 1 FROM node n WHERE n.name = p.node)";

/// Leases that ended and servers that were last seen before this time, in milliseconds, are forgotten. Nobody waits that long.
const FORGOTTEN: i64 = 60 * 60 * 1000;

/// The right to do something until it runs out, which others do not have meanwhile.
#[derive(Debug)]
pub struct Lease {
    name: String,
    /// Grows with every new holder; 0 if nobody else could hold it.
    fence: i64,
}

/// How busy a server is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// Tables in memory.
    pub tables: u64,
    /// Open streams.
    pub streams: u64,
    /// Steps since it was started.
    pub steps: u64,
    /// Errors since it was started.
    pub faults: u64,
}

/// The open pages of a table at one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pages {
    /// The code of the table.
    pub code: String,
    /// Whether it is this server.
    pub own: bool,
    /// As it was given to [`Store::set_pages`].
    pub pages: String,
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
    pub async fn versions(&self, codes: &[String]) -> Result<Vec<(String, u64)>> {
        let mut reading = self.db.read().await?;
        let rows = query(VERSIONS).bind(codes.join(" ")).fetch_all(&mut reading).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("code")?, row.try_get::<i64>("version")?.cast_unsigned())))
            .collect()
    }

    /// What happens at other servers from now on; `None` if the database is not shared, or if its messages do not come through.
    /// Something may be missed: see [`versions`](Self::versions).
    #[must_use]
    pub fn changes(&self) -> Option<Changes> {
        match &self.db {
            Database::Sqlite(_) => None,
            Database::Postgres(database) => database.listener().map(|pool| Changes { pool, listener: None }),
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

    /// Whether a lease is held by any server.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn is_leased(&self, name: &str) -> Result<bool> {
        if !self.is_shared() {
            return Ok(false);
        }
        let mut reading = self.db.read().await?;
        Ok(query(HELD).bind(name).value::<i64>(&mut reading).await? > 0)
    }

    /// Deletes the leases that nobody has held for long, and servers that were not seen for long.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn forget_nodes(&self) -> Result<()> {
        if self.is_shared() {
            self.write_one(query(FORGET).bind(FORGOTTEN)).await?;
            self.write_one(query(FORGET_NODES).bind(FORGOTTEN)).await?;
            self.write_one(query(FORGET_PRESENT)).await?;
        }
        Ok(())
    }

    /// Tells the other servers that somebody has pressed "Next".
    pub fn tell_next(&self, code: &str, seat: Seat) {
        if let Database::Postgres(database) = &self.db {
            database.tell((code.to_owned(), News::Next(seat)));
        }
    }

    /// Says that this server is there, for some milliseconds, and how busy it is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn beat(&self, numbers: Numbers, milliseconds: i64) -> Result<()> {
        let Database::Postgres(database) = &self.db else { return Ok(()) };
        let Numbers { tables, streams, steps, faults } = numbers;
        let mut beat = query(BEAT).bind(database.node()).bind(milliseconds);
        for number in [tables, streams, steps, faults] {
            beat = beat.bind(number.cast_signed());
        }
        self.write_one(beat).await?;
        Ok(())
    }

    /// Says that this server is going, and its people with it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leave(&self) -> Result<()> {
        let Database::Postgres(database) = &self.db else { return Ok(()) };
        self.write_one(query(LEAVE).bind(database.node())).await?;
        Ok(())
    }

    /// How busy the other servers of the database are.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn other_nodes(&self) -> Result<Vec<Numbers>> {
        let Database::Postgres(database) = &self.db else { return Ok(Vec::new()) };
        let mut reading = self.db.read().await?;
        let rows = query(OTHERS).bind(database.node()).fetch_all(&mut reading).await?;
        rows.iter()
            .map(|row| {
                let number = |name| Ok::<_, sqlx::Error>(row.try_get::<i64>(name)?.cast_unsigned());
                Ok(Numbers {
                    tables: number("tables")?,
                    streams: number("streams")?,
                    steps: number("steps")?,
                    faults: number("faults")?,
                })
            })
            .collect()
    }

    /// Writes which pages of a table are open at this server.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_pages(&self, code: &str, pages: &str) -> Result<()> {
        let Database::Postgres(database) = &self.db else { return Ok(()) };
        let write = match pages {
            "" => query(EXIT).bind(code).bind(database.node()),
            pages => query(ENTER).bind(code).bind(database.node()).bind(pages),
        };
        self.write_one(write).await?;
        Ok(())
    }

    /// The open pages of these tables at this server and all others that are there.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn pages(&self, codes: &[String]) -> Result<Vec<Pages>> {
        let Database::Postgres(database) = &self.db else { return Ok(Vec::new()) };
        let mut reading = self.db.read().await?;
        let asked = query(PRESENT).bind(codes.join(" ")).bind(database.node());
        let rows = asked.fetch_all(&mut reading).await?;
        rows.iter()
            .map(|row| {
                let own = row.try_get::<String>("node")? == database.node();
                Ok(Pages { code: row.try_get("code")?, own, pages: row.try_get("pages")? })
            })
            .collect()
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

/// What other servers tell.
#[derive(Debug)]
pub struct Changes {
    pool: sqlx::PgPool,
    listener: Option<PgListener>,
}

impl Changes {
    /// The next tables where something has happened. Empty if the connection was lost, so that something may have been missed.
    ///
    /// # Errors
    /// If the database does not answer. The next call connects again.
    pub async fn next(&mut self) -> Result<Vec<(String, News)>> {
        let listener = match &mut self.listener {
            Some(listener) => listener,
            none => {
                let listening = postgres::listen(&self.pool).await?;
                *none = Some(listening);
                return Ok(Vec::new());
            }
        };
        match listener.try_recv().await {
            Ok(Some(told)) => Ok(told.payload().lines().filter_map(postgres::read_line).collect()),
            Ok(None) => Ok(Vec::new()),
            Err(error) => {
                self.listener = None;
                Err(error.into())
            }
        }
    }
}
