//! A PostgreSQL database, which any number of servers share.
//!
//! Between the program and PostgreSQL there may be a pooler that gives every transaction another connection (PgBouncer in
//! transaction mode). Then nothing may outlive a transaction: no prepared statement, no lock, no LISTEN.

use std::time::Duration;

use engine::{MAX_SEATS, Seat};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Postgres, Transaction};
use tokio::sync::mpsc;

use crate::OpenError;
use crate::error::reason;
use crate::migrations;

const MIGRATIONS: &[migrations::File] = &[
    (1, "tables", include_str!("../migrations/postgres/0001_tables.sql")),
    (2, "papers", include_str!("../migrations/postgres/0002_papers.sql")),
    (3, "take back", include_str!("../migrations/postgres/0003_take_back.sql")),
    (4, "component sets", include_str!("../migrations/postgres/0004_component_sets.sql")),
    (5, "shared replays", include_str!("../migrations/postgres/0005_shared_replays.sql")),
    (6, "moderation", include_str!("../migrations/postgres/0006_moderation.sql")),
    (7, "nonces", include_str!("../migrations/postgres/0007_nonces.sql")),
    (8, "steps", include_str!("../migrations/postgres/0008_steps.sql")),
    (9, "leases", include_str!("../migrations/postgres/0009_leases.sql")),
    (10, "presence", include_str!("../migrations/postgres/0010_presence.sql")),
    (11, "daily", include_str!("../migrations/postgres/0011_daily.sql")),
    (12, "notices", include_str!("../migrations/postgres/0012_notices.sql")),
    (13, "ratings", include_str!("../migrations/postgres/0013_ratings.sql")),
    (14, "profiles", include_str!("../migrations/postgres/0014_profiles.sql")),
    (15, "statistics", include_str!("../migrations/postgres/0015_statistics.sql")),
    (16, "accounts", include_str!("../migrations/postgres/0016_accounts.sql")),
    (17, "puzzles", include_str!("../migrations/postgres/0017_puzzles.sql")),
    (18, "tournaments", include_str!("../migrations/postgres/0018_tournaments.sql")),
    (19, "passkeys", include_str!("../migrations/postgres/0019_passkeys.sql")),
    (20, "shared_chairs", include_str!("../migrations/postgres/0020_shared_chairs.sql")),
];

/// The most connections of one server, without the one that listens.
const CONNECTIONS: u32 = 10;

/// How long a connection or the answer to a statement is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was not used for this time is tested before it is used again.
const UNTESTED: Duration = Duration::from_secs(1);

/// The server of a transaction may stop or lose its network in the middle. Its locks are released after this time, so that the
/// others do not wait for ever. It is a setting of the transaction, not of the connection, which a pooler may share.
const BEGIN_WRITE: &str = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'";
const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Servers that start at the same time migrate one after the other. The migrator prepares statements by name; those that an earlier
/// one left on a connection of a pooler would be in its way. The number of the lock is any that nobody else uses.
const BEGIN_MIGRATIONS: &str = "BEGIN; DEALLOCATE ALL; SELECT pg_advisory_xact_lock(8100115)";

/// A setting that PostgreSQL accepts for a new connection, but a pooler does not pass on.
const DIRECT: &str = "tarsas.direct";

/// The code of the error by which PgBouncer refuses such a setting: protocol_violation.
const UNKNOWN_SETTING: &str = "08P01";

/// The channel on which servers tell each other what happens at their tables.
const CHANNEL: &str = "tarsas_tables";

/// The most lines in one notification, whose text has a limit of 8,000 bytes.
const LINES: usize = 100;

/// What a server tells the others about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It has changed, and this is its version; 0: it was deleted.
    Changed(u64),
    /// The player of this seat has pressed "Next".
    Next(Seat),
}

/// A table and what happened there.
pub(crate) type Line = (String, News);

#[derive(Debug)]
pub(crate) struct Database {
    pool: PgPool,
    /// One connection, which only listens; `None` behind a pooler.
    listener: Option<PgPool>,
    news: mpsc::UnboundedSender<Line>,
    /// The name of this server, which no other has.
    node: String,
}

impl Database {
    pub(crate) async fn open(options: &PgConnectOptions, place: &str) -> Result<Self, OpenError> {
        let unusable = |error: sqlx::Error| OpenError::Unusable(place.to_owned(), reason(&error));
        // A pool would try again and again, and in the end not say why.
        let mut connection = connect(options).await.map_err(unusable)?;
        let prepared = prepare(&mut connection, place).await;
        connection.close().await.map_err(unusable)?;
        let Prepared { direct, node } = prepared?;
        let pool = pool(CONNECTIONS).connect_with(options.clone()).await.map_err(unusable)?;
        let listener = direct.then(|| pool_of_listener().connect_lazy_with(options.clone()));
        let (news, told) = mpsc::unbounded_channel();
        if direct {
            tokio::spawn(tell(pool.clone(), told));
        } else {
            tracing::info!(
                "there is a pooler before the database: changes of other servers arrive within two seconds"
            );
        }
        Ok(Self { pool, listener, news, node })
    }

    const fn is_direct(&self) -> bool {
        self.listener.is_some()
    }

    pub(crate) async fn write(&self) -> Result<Session, sqlx::Error> {
        let transaction = patient(self.pool.begin_with(BEGIN_WRITE)).await?;
        let (changed, news) = (Vec::new(), self.news.clone());
        Ok(Session { kind: Kind::Write { transaction, changed, news }, direct: self.is_direct() })
    }

    /// Without a transaction, which would cost two more answers of the server. A pooler needs one: a statement is prepared and
    /// executed in two messages.
    pub(crate) async fn read(&self) -> Result<Session, sqlx::Error> {
        if !self.is_direct() {
            return self.snapshot().await;
        }
        Ok(Session { kind: Kind::Read(self.pool.acquire().await?), direct: true })
    }

    pub(crate) async fn snapshot(&self) -> Result<Session, sqlx::Error> {
        let transaction = patient(self.pool.begin_with(BEGIN_READ)).await?;
        Ok(Session { kind: Kind::Snapshot(transaction), direct: self.is_direct() })
    }

    /// The pool of the connection that listens; `None` behind a pooler.
    pub(crate) fn listener(&self) -> Option<PgPool> {
        self.listener.clone()
    }

    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Tells the other servers, soon.
    pub(crate) fn tell(&self, line: Line) {
        // The receiver is gone when the program ends, and behind a pooler.
        let _ = self.news.send(line);
    }

    pub(crate) async fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.close().await;
        }
        self.pool.close().await;
    }
}

/// A connection in use.
pub(crate) struct Session {
    kind: Kind,
    /// Whether there is no pooler.
    direct: bool,
}

enum Kind {
    Read(PoolConnection<Postgres>),
    Snapshot(Transaction<'static, Postgres>),
    /// With the tables that it changes.
    Write {
        transaction: Transaction<'static, Postgres>,
        changed: Vec<Line>,
        news: mpsc::UnboundedSender<Line>,
    },
}

impl Session {
    pub(crate) fn connection(&mut self) -> &mut PgConnection {
        match &mut self.kind {
            Kind::Read(connection) => connection,
            Kind::Snapshot(transaction) | Kind::Write { transaction, .. } => transaction,
        }
    }

    /// Whether a statement that was prepared here will be known the next time.
    pub(crate) const fn keeps_statements(&self) -> bool {
        self.direct
    }

    pub(crate) fn changed(&mut self, code: &str, version: u64) {
        if let Kind::Write { changed, .. } = &mut self.kind {
            changed.push((code.to_owned(), News::Changed(version)));
        }
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        let Kind::Write { transaction, changed, news } = self.kind else { return Ok(()) };
        patient(transaction.commit()).await?;
        for line in changed {
            // The receiver is gone when the program ends, and behind a pooler.
            let _ = news.send(line);
        }
        Ok(())
    }
}

/// Waits for an answer, but not for ever: without a network there may be none.
pub(crate) async fn patient<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = |_| {
        sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database does not answer"))
    };
    tokio::time::timeout(PATIENCE, answer).await.map_err(late)?
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move {
                if meta.idle_for > UNTESTED {
                    patient(connection.ping()).await?;
                }
                Ok(true)
            })
        })
}

fn pool_of_listener() -> PgPoolOptions {
    PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).idle_timeout(None).max_lifetime(None)
}

/// A connection with the setting [`DIRECT`], unless a pooler refuses it.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let marked = options.clone().options([(DIRECT, "yes")]);
    match patient(marked.connect()).await {
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(UNKNOWN_SETTING) => {
            patient(options.connect()).await
        }
        connected => connected,
    }
}

/// What is known of a database when its schema is that of this program.
struct Prepared {
    /// Whether there is no pooler before it.
    direct: bool,
    /// A name that no other server has.
    node: String,
}

/// Checks the database and runs the migrations, in one transaction.
async fn prepare(connection: &mut PgConnection, place: &str) -> Result<Prepared, OpenError> {
    let unusable = |error: sqlx::Error| OpenError::Unusable(place.to_owned(), reason(&error));
    let mut transaction = connection.begin_with(BEGIN_MIGRATIONS).await.map_err(unusable)?;
    check(&mut transaction, place).await?;
    migrations::run(MIGRATIONS, &mut *transaction, place).await?;
    let facts = sqlx::query_as("SELECT current_setting($1, TRUE) IS NOT NULL, gen_random_uuid()::text");
    let (direct, node) = patient(facts.bind(DIRECT).fetch_one(&mut *transaction)).await.map_err(unusable)?;
    patient(transaction.commit()).await.map_err(unusable)?;
    Ok(Prepared { direct, node })
}

/// Refuses a database that holds something else, or could not hold every name, before changing anything.
async fn check(connection: &mut PgConnection, place: &str) -> Result<(), OpenError> {
    let facts = "SELECT current_setting('server_encoding'), \
         to_regclass('_sqlx_migrations') IS NOT NULL AND to_regclass('game_table') IS NOT NULL, \
         (SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = current_schema() \
             AND table_name <> '_sqlx_migrations'), \
         current_schema() IS NOT NULL";
    let facts = patient(sqlx::query_as(facts).fetch_one(connection)).await;
    let facts: (String, bool, i64, bool) =
        facts.map_err(|error| OpenError::Unusable(place.to_owned(), reason(&error)))?;
    match facts {
        (_, _, _, false) => {
            Err(OpenError::Unusable(place.to_owned(), "its search path names no schema".to_owned()))
        }
        (encoding, ..) if encoding != "UTF8" => {
            Err(OpenError::Unusable(place.to_owned(), format!("its encoding is {encoding}, not UTF8")))
        }
        (_, true, ..) | (_, _, 0, _) => Ok(()),
        _ => Err(OpenError::NotOurs(place.to_owned())),
    }
}

/// Begins to listen to the other servers.
pub(crate) async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    patient(listener.listen(CHANNEL)).await?;
    Ok(listener)
}

/// Reads a line of a notification; `None` if another version of the program wrote it, which knows other news.
pub(crate) fn read_line(line: &str) -> Option<Line> {
    let (code, news) = line.split_once(' ')?;
    let news = match news.strip_prefix("next ") {
        Some(seat) => {
            let seat = seat.parse::<u8>().ok().filter(|seat| usize::from(*seat) < MAX_SEATS)?;
            News::Next(Seat::new(seat))
        }
        None => News::Changed(news.parse().ok()?),
    };
    Some((code.to_owned(), news))
}

fn write_line((code, news): Line) -> String {
    match news {
        News::Changed(version) => format!("{code} {version}"),
        News::Next(seat) => format!("{code} next {}", seat.number()),
    }
}

/// Tells the other servers what happens. Of a change it is done after the commit, because notifications of transactions wait
/// for each other, and several at once, because they are many. If it fails, the others find out by asking.
async fn tell(pool: PgPool, mut news: mpsc::UnboundedReceiver<Line>) {
    let mut batch = Vec::new();
    while news.recv_many(&mut batch, LINES).await > 0 {
        let lines: Vec<String> = batch.drain(..).map(write_line).collect();
        let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(lines.join("\n"));
        if let Err(error) = patient(notify.execute(&pool)).await {
            tracing::debug!(%error, "other servers could not be told of a change");
        }
    }
}
