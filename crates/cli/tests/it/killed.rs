//! The server is killed repeatedly while people play; nothing it has confirmed is lost.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::{Move, Opened, Store};

use crate::folder;
use crate::serve::Server;

const KILLS: u64 = 50;
const TABLES: usize = 4;

/// A table as one of its players knows it.
struct Known {
    code: String,
    token: String,
    /// The moves the server has shown as committed, and the tentative steps on top of them.
    moves: u64,
    steps: u64,
    /// The moves in the database after the last kill.
    stored: Vec<Move>,
    chance: u64,
}

/// Sends a request; `None` if the server dies before it has answered.
fn ask(port: u16, method: &str, path: &str, token: &str, body: &Value) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let who = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let length = body.len();
    write!(
        stream,
        "{method} /api/v1/tables{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{who}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    // A truncated answer counts as none.
    Some((status, serde_json::from_str(body).ok()?))
}

impl Known {
    /// Opens a table; `None` if the server dies meanwhile.
    fn open(port: u16, chance: u64) -> Option<Self> {
        let wish = json!({ "game": "power-grid", "seats": 3 });
        let (status, opened) = ask(port, "POST", "", "", &wish)?;
        assert_eq!(status, 201, "{opened}");
        let text = |name: &str| opened[name].as_str().expect("a text").to_owned();
        let (code, token) = (text("code"), text("token"));
        Some(Self { code, token, moves: 0, steps: 0, stored: Vec::new(), chance })
    }

    /// Plays until the game is over, the server dies or `until` is set, and counts the steps that were confirmed. `None` if
    /// the server died.
    fn play(&mut self, port: u16, until: &AtomicBool, confirmed: &AtomicU64) -> Option<()> {
        while !until.load(Ordering::Relaxed) {
            let path = format!("/{}", self.code);
            let (status, view) = ask(port, "GET", &path, &self.token, &Value::Null)?;
            assert_eq!(status, 200, "{view}");
            self.see(&view);
            if view["state"] != "playing" {
                return Some(());
            }
            let choices = view["choices"].as_array().map_or(&[][..], Vec::as_slice);
            let ways = choices.len() + usize::from(view["can_end_turn"] == true);
            if ways == 0 {
                // It is the turn of a bot.
                std::thread::sleep(Duration::from_millis(5));
                continue;
            }
            self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let way = usize::try_from(self.chance >> 33).expect("31 bits") % ways;
            let (act, choice) = choices.get(way).map_or(("end-turn", ""), |choice| {
                ("choice", choice["id"].as_str().expect("a choice has an id"))
            });
            let step = json!({ "version": view["version"], "choice": choice });
            let (status, view) = ask(port, "POST", &format!("{path}/{act}"), &self.token, &step)?;
            assert!(matches!(status, 200 | 409), "{status} {view}");
            self.see(&view);
            confirmed.fetch_add(1, Ordering::Relaxed);
        }
        Some(())
    }

    /// Checks that the server never loses something it has shown.
    fn see(&mut self, view: &Value) {
        let moves = view["moves"].as_u64().expect("a view counts the moves");
        assert!(moves >= self.moves, "{}: {} moves were shown, now {moves}", self.code, self.moves);
        self.moves = moves;
        self.steps = view["planning"].as_u64().expect("a view counts the steps");
    }

    fn check(&mut self, kill: u64, opened: Opened) {
        let Opened { table, moves, drafts, .. } = opened;
        let shown = usize::try_from(self.moves).expect("few");
        assert!(moves.len() >= shown, "kill {kill}: {shown} moves were shown, {} are stored", moves.len());
        assert_eq!(table.moves, moves.len());
        assert_eq!(moves[..self.stored.len()], self.stored, "kill {kill}: what was stored has changed");
        let steps = drafts.first().map_or(0, |draft| draft.steps.len() as u64);
        if moves.len() == shown {
            // One more step may have been written whose answer was lost.
            assert!(
                (self.steps..=self.steps + 1).contains(&steps),
                "kill {kill}: {} steps, {steps} stored",
                self.steps
            );
        }
        self.stored = moves;
        self.moves = self.stored.len() as u64;
        self.steps = steps;
    }
}

/// Plays one game after another until the server dies or `until` is set. The last table is the one being played.
fn play_on(tables: &mut Vec<Known>, port: u16, until: &AtomicBool, confirmed: &AtomicU64) -> Option<()> {
    while !until.load(Ordering::Relaxed) {
        let table = tables.last_mut().expect("a player has a table");
        table.play(port, until, confirmed)?;
        if !until.load(Ordering::Relaxed) {
            let chance = table.chance;
            tables.push(Known::open(port, chance)?);
        }
    }
    Some(())
}

/// Waits until so many steps are confirmed, so that a slow machine is interrupted at work too.
fn wait_for(confirmed: &AtomicU64, steps: u64) {
    let begun = Instant::now();
    while confirmed.load(Ordering::Relaxed) < steps {
        assert!(begun.elapsed() < Duration::from_secs(60), "the server confirms nothing");
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn read_all<'a>(data: &Path, tables: impl Iterator<Item = &'a mut Known>, kill: u64) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(data).await.expect("the database can be opened");
        for table in tables {
            let opened = store.open_table(&table.code).await.expect("the table is there");
            table.check(kill, opened);
        }
        store.close().await;
    });
}

#[test]
fn nothing_confirmed_is_lost_when_the_server_is_killed() {
    let folder = folder();
    let data = folder.path().join("tarsas.db");
    let mut players: Vec<Vec<Known>> = Vec::new();
    for kill in 0..KILLS {
        let mut server = Server::start(&["serve", "--port", "0", "--data", crate::arg(&data)], folder.path());
        let port = server.port();
        while players.len() < TABLES {
            players.push(vec![Known::open(port, players.len() as u64).expect("the server answers")]);
        }
        let (until, confirmed) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for tables in &mut players {
                let (until, confirmed) = (&until, &confirmed);
                scope.spawn(move || play_on(tables, port, until, confirmed));
            }
            wait_for(&confirmed, 1 + kill % 9);
            server.kill();
            until.store(true, Ordering::Relaxed);
        });
        read_all(&data, players.iter_mut().flatten(), kill);
    }
    let moves: usize = players.iter().flatten().map(|table| table.stored.len()).sum();
    assert!(moves > 50, "the server was killed at work: {moves} moves");
    println!("{KILLS} kills, {moves} moves");
}

/// A graceful restart while people plan their turns: every draft is there again, step by step, and can be ended.
#[cfg(unix)]
#[test]
fn no_draft_is_lost_by_a_restart() {
    const RESTARTS: u64 = 6;
    let folder = folder();
    let data = folder.path().join("tarsas.db");
    let start = || Server::start(&["serve", "--port", "0", "--data", crate::arg(&data)], folder.path());
    let mut server = start();
    let open = |number| Known::open(server.port(), number as u64).expect("the server answers");
    let mut tables: Vec<Known> = (0..TABLES).map(open).collect();
    let mut drafts = 0;
    for restart in 0..RESTARTS {
        let port = server.port();
        let (until, confirmed) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for table in &mut tables {
                let (until, confirmed) = (&until, &confirmed);
                scope.spawn(move || table.play(port, until, confirmed));
            }
            wait_for(&confirmed, 3 + 4 * restart);
            server.signal("-TERM");
        });
        let (_, status) = server.end();
        assert_eq!(status, Some(0), "restart {restart}");
        server = start();
        let port = server.port();
        for table in &mut tables {
            let path = format!("/{}", table.code);
            let (status, view) = ask(port, "GET", &path, &table.token, &Value::Null).expect("an answer");
            assert_eq!(status, 200, "{view}");
            let (moves, steps) = (table.moves, table.steps);
            table.see(&view);
            if table.moves == moves {
                // One more step may have been taken whose answer was lost.
                assert!(
                    (steps..=steps + 1).contains(&table.steps),
                    "restart {restart}: {steps}, {}",
                    table.steps
                );
                drafts += table.steps;
            }
        }
    }
    assert!(drafts > 0, "nobody had planned anything");
}
