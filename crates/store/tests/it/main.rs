//! Tests of the store through its public interface.
#![allow(clippy::unwrap_used, reason = "test helpers may unwrap")]

mod accounts;
mod daily;
mod durability;
mod files;
mod full_disk;
mod moderation;
mod move_data;
mod moves;
mod nodes;
mod notices;
mod passkeys;
mod puzzles;
mod ratings;
mod seats;
mod statistics;
mod tables;
mod tournaments;
mod visitors;

use std::path::Path;

use engine::{Draw, Seat, Seed};
use store::{
    Append, Assistance, ComponentSet, Draft, Holder, Location, Move, NewTable, Pace, Replay, Secret,
    Settings, Store, StoreError, Table, Time, Visibility, VisitorId,
};
use tempfile::TempDir;

const AT: Time = Time(1_000_000);

/// Declares, for each of these functions, a test on a SQLite file and one on PostgreSQL.
macro_rules! on_both {
    ($($test:ident,)*) => {
        $(mod $test {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$test(crate::Place::new().await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                if let Some(place) = crate::Place::on_postgres().await {
                    super::$test(place).await;
                }
            }
        })*
    };
}
pub(crate) use on_both;

/// A store in a temporary folder, or in a database of its own.
struct Place {
    folder: TempDir,
    location: Location,
    store: Store,
}

impl Place {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let location = Location::from(&folder.path().join("tarsas.db"));
        Self { store: open(&location).await, folder, location }
    }

    /// `None` if there is no PostgreSQL on this machine.
    async fn on_postgres() -> Option<Self> {
        let location = test_postgres::server()?.database().parse().unwrap();
        Some(Self { store: open(&location).await, folder: TempDir::new().unwrap(), location })
    }

    /// The same database, opened again.
    async fn reopen(self) -> Self {
        self.store.close().await;
        Self { store: open(&self.location).await, ..self }
    }

    /// The file.
    fn path(&self) -> &Path {
        self.location.file().unwrap()
    }

    /// Whether the database contains these words; the file is searched also for what is deleted.
    async fn holds(&self, words: &str) -> bool {
        self.store.close().await;
        let Some(path) = self.location.file() else {
            let server = test_postgres::server().unwrap();
            return server.dump(&self.location.to_string()).contains(words);
        };
        let bytes = std::fs::read(path).unwrap();
        bytes.windows(words.len()).any(|window| window == words.as_bytes())
    }

    async fn visitor(&self, token: &str) -> VisitorId {
        self.store.create_visitor(token, AT).await.unwrap().id
    }

    /// A table with three seats (the host, an open seat and a bot) whose game has begun.
    async fn playing(&self, code: &str) -> VisitorId {
        let host = self.visitor(&format!("host of {code}")).await;
        self.store.create_table(&new_table(code, host), AT).await.unwrap();
        self.store.start(code, 1, &[draw("order", 2)], Some(Seat::new(0)), AT).await.unwrap();
        host
    }
}

/// The moves from number `from` on.
async fn moves(store: &Store, code: &str, from: usize) -> Vec<Move> {
    store.open_table(code).await.map_or_else(|_| Vec::new(), |opened| opened.moves[from..].to_vec())
}

/// A table without its chairs and moves.
async fn table(store: &Store, code: &str) -> Table {
    store.summary(code, None).await.unwrap().table
}

async fn open(location: impl Into<Location>) -> Store {
    Store::open(location).await.unwrap()
}

/// The number of steps of a table; 0 if there is no such table.
async fn step(store: &Store, code: &str) -> u64 {
    store.summary(code, None).await.map_or(0, |summary| summary.table.step)
}

/// Appends moves, with the current number of steps.
async fn commit(store: &Store, append: Append<'_>, at: Time) -> Result<u64, StoreError> {
    let step = step(store, append.code).await;
    store.append(&Append { step, ..append }, at).await
}

/// Stores a draft, with the current number of steps.
async fn save_draft(store: &Store, code: &str, draft: &Draft, at: Time) -> Result<u64, StoreError> {
    store.save_draft(code, step(store, code).await, draft, at).await
}

fn new_table(code: &str, host: VisitorId) -> NewTable {
    let secret: [u8; 8] = code.as_bytes().try_into().expect("codes have eight letters");
    let secret = std::array::from_fn(|at| secret[at % 8]);
    NewTable {
        code: code.to_owned(),
        game: "power-grid".to_owned(),
        rules: 1,
        components: ComponentSet { hash: "ab".repeat(32), files: "plants = 42".to_owned() },
        options: vec![("map".to_owned(), "germany".to_owned()), ("regions".to_owned(), "1 2 3".to_owned())],
        seed: Seed::new(secret),
        secret: Secret::new(secret),
        settings: Settings {
            title: "Friday".to_owned(),
            visibility: Visibility::Private,
            pace: Pace::Live,
            clocks: true,
            assistance: Assistance::Full,
            replay: Replay::Anyone,
            rated: false,
        },
        host,
        seats: vec![
            (Holder::Person, "Béla".to_owned()),
            (Holder::Open, String::new()),
            (Holder::Bot("greedy".to_owned()), "Bot".to_owned()),
        ],
        day: None,
    }
}

fn draw(what: &str, value: u8) -> Draw {
    Draw { what: what.to_owned(), value }
}

fn played(seat: u8, action: &str) -> Move {
    Move { seat: Seat::new(seat), action: action.to_owned(), draws: vec![draw("plant", 26)], time: AT }
}

fn append<'a>(code: &'a str, from: usize, moves: &'a [Move]) -> Append<'a> {
    Append { code, from, step: 0, moves, awaited: Some(Seat::new(1)), used: None, results: None, bots: &[] }
}
