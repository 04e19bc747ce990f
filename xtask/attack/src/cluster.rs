//! Three servers on one PostgreSQL database, which are killed, stopped and cut off while people play through a proxy that sends
//! every connection to any server that is well.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use socket2::Socket;

use crate::http::{VISITOR, connect};
use crate::players::{GAMES, Player};
use crate::relay::{self, Gate};
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

const SERVERS: usize = 3;

/// Longest time until a stream goes on at another server.
const GAP: Duration = Duration::from_secs(5);

/// How long a server is stopped.
const STOPPED: Duration = Duration::from_secs(30);

/// How long a server does not reach the database.
const CUT: Duration = Duration::from_secs(15);

/// How long the tables are locked, so that all connections of all servers wait.
const LOCKED: Duration = Duration::from_secs(8);

/// How often the proxy asks whether a server is well, and how long it waits for the answer.
const CHECK: Duration = Duration::from_millis(500);
const HEALTHY: Duration = Duration::from_secs(2);

/// What the proxy knows of the servers.
#[derive(Default)]
struct Proxy {
    /// Where they listen; 0: never started.
    ports: [AtomicU16; SERVERS],
    /// Shut while a server is not well.
    gates: [Arc<Gate>; SERVERS],
    connections: AtomicU64,
}

impl Proxy {
    /// Starts it; returns the port.
    fn start(self: &Arc<Self>) -> Result<u16> {
        for number in 0..SERVERS {
            let proxy = Arc::clone(self);
            std::thread::spawn(move || {
                loop {
                    std::thread::sleep(CHECK);
                    match is_well(proxy.ports[number].load(Ordering::Relaxed)) {
                        true => proxy.gates[number].open(),
                        false => proxy.gates[number].shut(),
                    }
                }
            });
        }
        let proxy = Arc::clone(self);
        relay::start(move || proxy.connect())
    }

    /// A connection to the next server that is well; to another one if it does not listen.
    fn connect(&self) -> Option<(Socket, Arc<Gate>)> {
        for _ in 0..10 * SERVERS {
            let turn = self.connections.fetch_add(1, Ordering::Relaxed);
            let number = usize::try_from(turn).unwrap_or(0) % SERVERS;
            let gate = &self.gates[number];
            if gate.is_open()
                && let Ok(server) = connect(self.ports[number].load(Ordering::Relaxed), VISITOR)
            {
                return Some((server.into(), Arc::clone(gate)));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        None
    }
}

/// Whether a server says in time that it is ready.
fn is_well(port: u16) -> bool {
    let asked = || -> Result<String> {
        let mut connection = connect(port, VISITOR)?;
        connection.set_read_timeout(Some(HEALTHY))?;
        write!(connection, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n")?;
        let mut status = String::new();
        BufReader::new(connection).read_line(&mut status)?;
        Ok(status)
    };
    asked().is_ok_and(|status| status.contains(" 200 "))
}

/// The servers. Each reaches the database by a line of its own.
struct Cluster<'a> {
    plan: &'a Plan,
    folders: Vec<tempfile::TempDir>,
    servers: Vec<Mutex<Option<Server>>>,
    lines: Vec<Arc<Gate>>,
    settings: Vec<String>,
    proxy: Arc<Proxy>,
    port: u16,
}

impl<'a> Cluster<'a> {
    fn start(plan: &'a Plan, address: &str) -> Result<Self> {
        let proxy = Arc::new(Proxy::default());
        let port = proxy.start()?;
        let (folders, servers, lines, settings) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut cluster = Self { plan, folders, servers, lines, settings, proxy, port };
        let (name, socket) = read_address(address).context("the address of the database has another form")?;
        for number in 0..SERVERS {
            let (gate, socket) = (Arc::new(Gate::default()), socket.clone());
            cluster.lines.push(Arc::clone(&gate));
            let line = relay::start(move || {
                let database = UnixStream::connect(&socket).ok()?;
                Some((Socket::from(std::os::fd::OwnedFd::from(database)), Arc::clone(&gate)))
            })?;
            let data = format!("postgres://tarsas@127.0.0.1:{line}/{name}");
            cluster.settings.push(format!("log = \"warn\"\ndata = \"{data}\"\n{NO_LIMITS}"));
            cluster.folders.push(tempfile::tempdir()?);
            cluster.servers.push(Mutex::new(None));
            // A program before an upgrade comes first: it cannot open the database of a newer one.
            let previous = plan.previous.as_deref().filter(|_| number == 0);
            cluster.start_one(number, previous.unwrap_or(&plan.program))?;
        }
        for gate in &cluster.proxy.gates {
            gate.open();
        }
        Ok(cluster)
    }

    fn start_one(&self, number: usize, program: &Path) -> Result<()> {
        let server = Server::start(program, self.folders[number].path(), &self.settings[number])?;
        self.proxy.ports[number].store(server.port, Ordering::Relaxed);
        *self.servers[number].lock().expect("nobody panics") = Some(server);
        Ok(())
    }

    fn kill(&self, number: usize) -> Result<()> {
        self.servers[number].lock().expect("nobody panics").as_mut().context("it runs")?.kill()
    }

    fn signal(&self, number: usize, signal: &str) -> Result<()> {
        let server = self.servers[number].lock().expect("nobody panics");
        let id = server.as_ref().context("it runs")?.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status()?;
        ensure!(sent.success(), "no signal could be sent");
        Ok(())
    }
}

/// The name of a database of the private PostgreSQL, and its socket.
fn read_address(address: &str) -> Option<(String, String)> {
    let (name, host) = address.strip_prefix("postgres:///")?.split_once("?host=")?;
    Some((name.to_owned(), format!("{}/.s.PGSQL.5432", host.split('&').next()?)))
}

/// What happened while people played.
#[derive(Default)]
struct Tally {
    failed: AtomicU64,
    streams: AtomicU64,
    longest_gap: AtomicU64,
    /// Whether no server reaches the database: streams cannot go on anywhere.
    dark: AtomicBool,
}

/// Plays until the end, every step over a new connection.
fn play(port: u16, player: &mut Player, end: &AtomicBool, tally: &Tally) -> Outcome {
    let mut outcome = Outcome::default();
    while !end.load(Ordering::Relaxed) {
        player.moved_to(port);
        if player.step(&mut outcome).is_err() {
            tally.failed.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    outcome
}

/// Follows the stream of a table until the end. When it breaks, it goes on at another server.
fn follow(port: u16, (code, token): &(String, String), end: &AtomicBool, tally: &Tally) {
    let mut broken = None;
    while !end.load(Ordering::Relaxed) {
        let _ = stream(port, code, token, |connected| {
            if connected && let Some(since) = broken.take() {
                let gap = u64::try_from(Instant::now().duration_since(since).as_millis()).unwrap_or(u64::MAX);
                tally.longest_gap.fetch_max(gap, Ordering::Relaxed);
                tally.streams.fetch_add(1, Ordering::Relaxed);
            }
            !end.load(Ordering::Relaxed)
        });
        if tally.dark.load(Ordering::Relaxed) {
            broken = None;
        } else {
            broken.get_or_insert_with(Instant::now);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Reads a stream as long as `go_on` says so, which is asked after every line.
fn stream(port: u16, code: &str, token: &str, mut go_on: impl FnMut(bool) -> bool) -> Result<()> {
    let mut connection = connect(port, VISITOR)?;
    // The server gives a sign of life every second; after six the page tries another line.
    connection.set_read_timeout(Some(Duration::from_secs(6)))?;
    write!(
        connection,
        "GET /api/v1/tables/{code}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\n\r\n"
    )?;
    let mut lines = BufReader::new(connection).lines();
    let status = lines.next().context("an answer")??;
    ensure!(status.contains(" 200 "), "{status}");
    for line in lines {
        if !go_on(line?.contains("data:")) {
            break;
        }
    }
    Ok(())
}

/// What is done to the servers while people play.
fn trouble(
    cluster: &Cluster<'_>,
    postgres: &test_postgres::Server,
    address: &str,
    tally: &Tally,
) -> Result<()> {
    let a_while = Duration::from_secs(8);
    std::thread::sleep(a_while);
    for number in 0..SERVERS {
        cluster.kill(number)?;
        std::thread::sleep(a_while);
        // After an upgrade the previous program does not come back.
        cluster.start_one(number, &cluster.plan.program)?;
        std::thread::sleep(Duration::from_secs(2));
    }
    cluster.signal(0, "-STOP")?;
    std::thread::sleep(STOPPED);
    cluster.signal(0, "-CONT")?;
    std::thread::sleep(a_while);
    // What the server has sent, and what it was sent, arrives when it is over.
    cluster.lines[1].hold();
    std::thread::sleep(CUT);
    cluster.lines[1].open();
    std::thread::sleep(a_while);
    tally.dark.store(true, Ordering::Relaxed);
    postgres.restart();
    std::thread::sleep(a_while);
    let lock = "BEGIN; LOCK TABLE game_table IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep";
    postgres.sql(address, &format!("{lock}({}); COMMIT", LOCKED.as_secs()));
    std::thread::sleep(a_while);
    tally.dark.store(false, Ordering::Relaxed);
    Ok(())
}

/// Compares every move that a player was shown with the database.
fn compare(
    postgres: &test_postgres::Server,
    address: &str,
    players: &[Player],
    outcome: &mut Outcome,
) -> usize {
    let rows = postgres.sql(address, "SELECT code, number, action FROM move");
    let stored: BTreeMap<(&str, usize), &str> = rows
        .lines()
        .filter_map(|row| {
            let (code, rest) = row.split_once('|')?;
            let (number, action) = rest.split_once('|')?;
            Some(((code, number.parse().ok()?), action))
        })
        .collect();
    let mut compared = 0;
    for ((code, number), action) in players.iter().flat_map(|player| &player.shown) {
        compared += 1;
        let found = stored.get(&(code.as_str(), *number));
        if found != Some(&action.as_str()) {
            outcome.fault(format!("{code}: move {number} was {action}, in the database it is {found:?}"));
        }
    }
    compared
}

pub(crate) fn run(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let Some(postgres) = test_postgres::server() else {
        outcome.facts = "SKIPPED: there is no PostgreSQL".to_owned();
        return Ok(outcome);
    };
    let address = postgres.database();
    let cluster = Cluster::start(plan, &address)?;
    let mut players = Vec::new();
    for number in 0..plan.cluster_tables {
        players.push(Player::open(cluster.port, GAMES[usize::try_from(number)? % GAMES.len()], number)?);
    }
    let (end, tally) = (AtomicBool::new(false), Tally::default());
    let found = std::thread::scope(|scope| -> Result<Vec<Outcome>> {
        let (cluster, end, tally) = (&cluster, &end, &tally);
        let watched: Vec<_> =
            players.iter().step_by(4).map(|one| (one.code.clone(), one.token.clone())).collect();
        for player in watched {
            scope.spawn(move || follow(cluster.port, &player, end, tally));
        }
        let playing: Vec<_> = players
            .iter_mut()
            .map(|player| scope.spawn(move || play(cluster.port, player, end, tally)))
            .collect();
        let troubled = trouble(cluster, postgres, &address, tally);
        end.store(true, Ordering::Relaxed);
        let found = playing.into_iter().filter_map(|thread| thread.join().ok()).collect();
        troubled.map(|()| found)
    })?;
    for found in found {
        outcome.faults.extend(found.faults);
    }
    // Whatever was acknowledged is seen at every server, and is in the database.
    for port in &cluster.proxy.ports {
        for player in &mut players {
            player.moved_to(port.load(Ordering::Relaxed));
            player.view(&mut outcome)?;
        }
    }
    let moves = compare(postgres, &address, &players, &mut outcome);
    let wrong = "SELECT COUNT(*) FROM game_table t WHERE t.moves <> (SELECT COUNT(*) FROM move m WHERE m.code = t.code) \
         OR t.moves <> (SELECT COALESCE(MAX(number) + 1, 0) FROM move m WHERE m.code = t.code)";
    let wrong = postgres.sql(&address, wrong);
    if wrong != "0" {
        outcome.fault(format!("{wrong} tables have doubled or missing moves"));
    }
    let gap = Duration::from_millis(tally.longest_gap.load(Ordering::Relaxed));
    if gap > GAP {
        outcome.fault(format!("a stream was silent for {gap:?}"));
    }
    for server in &cluster.servers {
        if let Some(server) = server.lock().expect("nobody panics").as_mut() {
            server.inspect(&[], &mut outcome)?;
        }
    }
    let steps: u64 = players.iter().map(|player| player.steps).sum();
    outcome.facts = format!(
        "{SERVERS} servers{}, {} tables: {steps} answered steps, {} failed requests, {moves} moves compared with the database, \
         {} streams went on, after {gap:?} at most",
        if plan.previous.is_some() { ", one of them upgraded" } else { "" },
        players.len(),
        tally.failed.load(Ordering::Relaxed),
        tally.streams.load(Ordering::Relaxed),
    );
    if steps == 0 || moves == 0 || tally.streams.load(Ordering::Relaxed) == 0 {
        outcome.fault("nobody has played, or no stream was broken");
    }
    Ok(outcome)
}
