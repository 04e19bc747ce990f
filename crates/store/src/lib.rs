//! Tables, seats and moves, stored in a database: one SQLite file.
//!
//! # Guarantees
//! - A write has reached the disk before its method returns (write-ahead log, `synchronous = FULL`).
//! - Moves are append-only. The caller of [`Store::append`] passes the number of moves it knows; if there are more,
//!   nothing is written and the result is [`StoreError::MovedOn`].
//! - Every change of a table increments its version; the methods return the new one.
//! - A method that fails has written nothing.
//!
//! # Secrets
//! Tokens are not stored: see [`Secret`]. Seeds and secrets are in the file, which is readable for its owner only.
//!
//! # No snapshots
//! Positions are not stored; a table is opened by reading its moves and replaying them. On a machine with two slow
//! cores, reading a game of 1,000 moves takes 2 ms and one of 2,000 moves 3 to 6 ms (Power Grid has 400 to 900);
//! replaying them takes 100 ns per move. So snapshots would save nothing noticeable. A commit takes a third of a
//! millisecond, and 200 tables in parallel reach 3,400 commits per second.

mod accounts;
mod backup;
mod chairs;
mod chat;
mod claim;
mod component_sets;
mod daily;
mod database;
mod error;
mod location;
mod migrations;
mod moderation;
mod move_data;
mod nodes;
mod notices;
mod operator;
mod passkeys;
mod personal;
mod play;
mod postgres;
mod profiles;
mod puzzles;
mod ratings;
mod rows;
mod seat_notes;
mod sqlite;
mod statements;
mod statistics;
mod tables;
mod take_back;
mod token;
mod tournaments;
mod types;
mod visitors;
mod words;

pub use accounts::{Device, NewDevice, SignIn, same_name};
pub use backup::backup;
pub use claim::Claim;
pub use daily::{Attempt, Daily, DailyResult, Day};
pub use error::{OpenError, StoreError};
pub use location::Location;
pub use move_data::{MoveError, move_data};
pub use nodes::{Changes, Lease, Numbers, Pages};
pub use notices::{Awaited, Channel, ChannelKind, Due, Telling};
pub use passkeys::{NewPasskey, Passkey};
pub use postgres::News;
pub use puzzles::{NewPuzzleTry, PuzzleRating, PuzzleStanding, PuzzleTry, Rate};
pub use ratings::{Rating, START as START_RATING};
pub use token::Secret;
pub use tournaments::{
    Absent, Entrant, EntrantState, Format, NewRound, Round, RoundTable, Scoring, Tournament, TournamentCard,
    TournamentRecord, TournamentSeat, TournamentState, TournamentTable,
};
pub use types::{
    Acquaintance, Append, Chair, ChatMessage, ComponentSet, Counts, Draft, Finished, Forgotten, Holder, Link,
    Membership, Move, NewTable, Opened, Opponent, Person, PersonalTable, RatedGame, SeatNotes, SeatResult,
    Settings, Summary, Table, TakeBackRequest, Time, Visitor, VisitorId, nonces,
};
pub use words::{Assistance, ChatKind, Pace, Replay, Standing, TableState, Visibility};

use database::{Database, Session as Writing, query};
use statements as sql;

type Result<T> = std::result::Result<T, StoreError>;

/// The database. A program opens it once and shares it in an `Arc`.
///
/// ```
/// use engine::{Seat, Seed};
/// use store::{
///     Append, Assistance, ComponentSet, Holder, Move, NewTable, Pace, Replay, Secret, Settings, Store, Time, Visibility,
/// };
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let folder = tempfile::tempdir()?;
/// let store = Store::open(&folder.path().join("tarsas.db")).await?;
/// let host = store.create_visitor("a random token", Time::now()).await?.id;
///
/// let person = |name: &str| (Holder::Person, name.to_owned());
/// let table = NewTable {
///     code: "ABCDEF".to_owned(),
///     game: "power-grid".to_owned(),
///     rules: 1,
///     components: ComponentSet { hash: "00".repeat(32), files: String::new() },
///     options: vec![("map".to_owned(), "usa".to_owned())],
///     seed: Seed::new([1; 32]),
///     secret: Secret::new([2; 32]),
///     settings: Settings {
///         title: "Friday".to_owned(),
///         visibility: Visibility::Open,
///         pace: Pace::Live,
///         clocks: false,
///         assistance: Assistance::Full,
///         replay: Replay::Anyone,
///         rated: false,
///     },
///     host,
///     seats: vec![person("Anna"), person("Béla")],
///     day: None,
/// };
/// store.create_table(&table, Time::now()).await?;
/// store.start("ABCDEF", 1, &[], Some(Seat::new(0)), Time::now()).await?;
///
/// let pass = Move { seat: Seat::new(0), action: "pass".to_owned(), draws: Vec::new(), time: Time::now() };
/// let append = Append {
///     code: "ABCDEF",
///     from: 0,
///     step: 1,
///     moves: &[pass],
///     awaited: Some(Seat::new(1)),
///     used: None,
///     results: None,
///     bots: &[],
/// };
/// store.append(&append, Time::now()).await?;
/// assert!(store.append(&append, Time::now()).await.is_err(), "the caller knows 0 moves, but there is 1");
/// assert_eq!(store.open_table("ABCDEF").await?.moves.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Store {
    db: Database,
    location: Location,
}

impl Store {
    /// Opens a database and migrates it. A file that does not exist is created; a server claims it first: see [`Claim`].
    ///
    /// # Errors
    /// If the database cannot be used; it is unchanged.
    pub async fn open(location: impl Into<Location>) -> std::result::Result<Self, OpenError> {
        let location = location.into();
        Ok(Self { db: Database::open(&location).await?, location })
    }

    /// Where the database is.
    #[must_use]
    pub const fn location(&self) -> &Location {
        &self.location
    }

    /// Waits for running writes and closes the database. Without this call nothing is lost, but the next start is slower.
    pub async fn close(&self) {
        self.db.close().await;
    }

    /// A write transaction of a table that reads first what it will change: nobody else changes the table meanwhile.
    async fn write_table(&self, code: &str) -> Result<Writing> {
        let mut writing = self.db.write().await?;
        lock_table(&mut writing, code).await?;
        Ok(writing)
    }
}

/// Lets nobody else change a table until the end of the transaction. SQLite has one writer at a time anyway.
async fn lock_table(writing: &mut Writing, code: &str) -> Result<()> {
    if let Writing::Postgres(_) = writing {
        query(sql::LOCK_TABLE).bind(code).execute(writing).await?;
    }
    Ok(())
}

/// Increments the version of a table.
async fn bump(writing: &mut Writing, code: &str, at: Time) -> Result<u64> {
    let version = query(sql::BUMP).bind(code).bind(at.0).value_optional(writing).await?;
    changed(writing, code, version)
}

/// The version of a table after a change, of which other servers are told; an error if there is no such table.
fn changed(writing: &mut Writing, code: &str, version: Option<i64>) -> Result<u64> {
    let version = version.map(i64::cast_unsigned).ok_or(StoreError::NotFound("table"))?;
    writing.changed(code, version);
    Ok(version)
}

/// Runs a transaction again if the database ended it in favour of another one.
async fn repeated<T, F: Future<Output = Result<T>>>(attempt: impl Fn() -> F) -> Result<T> {
    const ATTEMPTS: u32 = 5;
    for _ in 1..ATTEMPTS {
        match attempt().await {
            Err(StoreError::Interrupted) => {}
            done => return done,
        }
    }
    attempt().await
}

/// Counts of rows and moves are far below the largest integer of the database.
fn integer(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
