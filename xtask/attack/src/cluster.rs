//! Three servers on one PostgreSQL database, which are killed, stopped and cut off while people play. Every request goes to another
//! server, as behind a proxy that does not know where anybody was before.

use std::io::{BufRead, BufReader, Write};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::chance::Chance;
use crate::http::{VISITOR, connect};
use crate::players::{GAMES, Player};
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

const SERVERS: usize = 3;

/// Longest time until a stream goes on at another server.
const GAP: Duration = Duration::from_secs(5);

/// How long a server is stopped.
const STOPPED: Duration = Duration::from_secs(30);

/// The servers, and where they listen; port 0: the proxy knows that it is gone.
struct Cluster<'a> {
    plan: &'a Plan,
    folders: Vec<tempfile::TempDir>,
    servers: Vec<Mutex<Option<Server>>>,
    ports: Vec<AtomicU16>,
    settings: String,
}

impl<'a> Cluster<'a> {
    fn start(plan: &'a Plan, address: &str) -> Result<Self> {
        let settings = format!("log = \"warn\"\ndata = \"{address}\"\n{NO_LIMITS}");
        let mut cluster =
            Self { plan, folders: Vec::new(), servers: Vec::new(), ports: Vec::new(), settings };
        for number in 0..SERVERS {
            cluster.folders.push(tempfile::tempdir()?);
            cluster.servers.push(Mutex::new(None));
            cluster.ports.push(AtomicU16::new(0));
            cluster.start_one(number)?;
        }
        Ok(cluster)
    }

    fn start_one(&self, number: usize) -> Result<()> {
        let server = Server::start(&self.plan.program, self.folders[number].path(), &self.settings)?;
        self.ports[number].store(server.port, Ordering::Relaxed);
        *self.servers[number].lock().expect("nobody panics") = Some(server);
        Ok(())
    }

    fn kill(&self, number: usize) -> Result<()> {
        // The proxy finds out by itself.
        self.servers[number].lock().expect("nobody panics").as_mut().context("it runs")?.kill()
    }

    /// Sends a signal to a server; while it is stopped, the proxy does not use it for new requests.
    fn signal(&self, number: usize, signal: &str) -> Result<()> {
        let server = self.servers[number].lock().expect("nobody panics");
        let server = server.as_ref().context("it runs")?;
        let sent = Command::new("kill").args([signal, &server.id().to_string()]).status()?;
        ensure!(sent.success(), "no signal could be sent");
        self.ports[number].store(if signal == "-STOP" { 0 } else { server.port }, Ordering::Relaxed);
        Ok(())
    }

    /// The port of any server.
    fn port(&self, chance: &mut Chance) -> u16 {
        loop {
            let port = self.ports[chance.below(SERVERS)].load(Ordering::Relaxed);
            if port != 0 {
                return port;
            }
        }
    }
}

/// What happened while people played.
#[derive(Default)]
struct Tally {
    failed: AtomicU64,
    streams: AtomicU64,
    longest_gap: AtomicU64,
}

/// Plays until the end, every step at another server.
fn play(cluster: &Cluster<'_>, player: &mut Player, seed: u64, end: &AtomicBool, tally: &Tally) -> Outcome {
    let (mut outcome, mut chance) = (Outcome::default(), Chance::new(seed));
    while !end.load(Ordering::Relaxed) {
        player.moved_to(cluster.port(&mut chance));
        if player.step(&mut outcome).is_err() {
            tally.failed.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    outcome
}

/// Follows the stream of a table until the end. When it breaks, it goes on at another server.
fn follow(cluster: &Cluster<'_>, player: (String, String), seed: u64, end: &AtomicBool, tally: &Tally) {
    let (code, token) = player;
    let (mut chance, mut broken) = (Chance::new(seed), None);
    while !end.load(Ordering::Relaxed) {
        let port = cluster.port(&mut chance);
        let _ = stream(port, &code, &token, |connected| {
            if connected && let Some(since) = broken.take() {
                let gap = u64::try_from(Instant::now().duration_since(since).as_millis()).unwrap_or(u64::MAX);
                tally.longest_gap.fetch_max(gap, Ordering::Relaxed);
                tally.streams.fetch_add(1, Ordering::Relaxed);
            }
            !end.load(Ordering::Relaxed)
                && cluster.ports.iter().any(|open| open.load(Ordering::Relaxed) == port)
        });
        broken.get_or_insert_with(Instant::now);
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
fn trouble(cluster: &Cluster<'_>, postgres: &test_postgres::Server) -> Result<()> {
    let a_while = Duration::from_secs(8);
    std::thread::sleep(a_while);
    for number in 0..SERVERS {
        cluster.kill(number)?;
        std::thread::sleep(a_while);
        cluster.start_one(number)?;
        std::thread::sleep(Duration::from_secs(2));
    }
    cluster.signal(0, "-STOP")?;
    std::thread::sleep(STOPPED);
    cluster.signal(0, "-CONT")?;
    std::thread::sleep(a_while);
    postgres.restart();
    std::thread::sleep(a_while);
    Ok(())
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
        let port = cluster.port(&mut Chance::new(number));
        players.push(Player::open(port, GAMES[usize::try_from(number)? % GAMES.len()], number)?);
    }
    let (end, tally) = (AtomicBool::new(false), Tally::default());
    let found = std::thread::scope(|scope| -> Result<Vec<Outcome>> {
        let (cluster, end, tally) = (&cluster, &end, &tally);
        let watched: Vec<_> =
            players.iter().step_by(4).map(|one| (one.code.clone(), one.token.clone())).collect();
        for (seed, player) in (1000..).zip(watched) {
            scope.spawn(move || follow(cluster, player, seed, end, tally));
        }
        let playing: Vec<_> = (0..)
            .zip(&mut players)
            .map(|(seed, player)| scope.spawn(move || play(cluster, player, seed, end, tally)))
            .collect();
        let troubled = trouble(cluster, postgres);
        end.store(true, Ordering::Relaxed);
        let found = playing.into_iter().filter_map(|thread| thread.join().ok()).collect();
        troubled.map(|()| found)
    })?;
    for found in found {
        outcome.faults.extend(found.faults);
    }
    // Whatever was acknowledged is seen at every server.
    for port in &cluster.ports {
        for player in &mut players {
            player.moved_to(port.load(Ordering::Relaxed));
            player.view(&mut outcome)?;
        }
    }
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
    let sum = |count: fn(&Player) -> u64| players.iter().map(count).sum::<u64>();
    let (steps, compared) = (sum(|player| player.steps), sum(|player| player.compared));
    outcome.facts = format!(
        "{SERVERS} servers, {} tables: {steps} answered steps, {} failed requests, {compared} comparisons, {} streams went on, \
         after {gap:?} at most",
        players.len(),
        tally.failed.load(Ordering::Relaxed),
        tally.streams.load(Ordering::Relaxed),
    );
    if steps == 0 || tally.streams.load(Ordering::Relaxed) == 0 {
        outcome.fault("nobody has played, or no stream was broken");
    }
    Ok(outcome)
}
