//! Tests of the store through its public interface.
#![allow(clippy::unwrap_used, reason = "test helpers may unwrap")]

mod durability;
mod files;
mod full_disk;
mod moderation;
mod moves;
mod seats;
mod tables;
mod visitors;

use std::path::Path;

use engine::{Draw, Seat, Seed};
use store::{
    Append, Assistance, ComponentSet, Holder, Move, NewTable, Pace, Replay, Secret, Settings, Store, Table,
    Time, Visibility, VisitorId,
};
use tempfile::TempDir;

const AT: Time = Time(1_000_000);

/// A store in a temporary folder.
struct Place {
    folder: TempDir,
    store: Store,
}

impl Place {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = open(&folder.path().join("tarsas.db")).await;
        Self { folder, store }
    }

    /// The same file, opened again.
    async fn reopen(self) -> Self {
        self.store.close().await;
        let store = open(&self.folder.path().join("tarsas.db")).await;
        Self { folder: self.folder, store }
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

async fn open(path: &Path) -> Store {
    Store::open(path).await.unwrap()
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
        },
        host,
        seats: vec![
            (Holder::Person, "Béla".to_owned()),
            (Holder::Open, String::new()),
            (Holder::Bot("greedy".to_owned()), "Bot".to_owned()),
        ],
    }
}

fn draw(what: &str, value: u8) -> Draw {
    Draw { what: what.to_owned(), value }
}

fn played(seat: u8, action: &str) -> Move {
    Move { seat: Seat::new(seat), action: action.to_owned(), draws: vec![draw("plant", 26)], time: AT }
}

fn append<'a>(code: &'a str, from: usize, moves: &'a [Move]) -> Append<'a> {
    Append { code, from, moves, awaited: Some(Seat::new(1)), used: None, results: None }
}
