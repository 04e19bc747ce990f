//! Many requests, and many connections that send nothing.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::http::{Client, connect};
use crate::players::Player;
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

const MEGABYTE: u64 = 1_000_000;

/// How much memory may grow.
const GROWTH: u64 = 5 * MEGABYTE;

/// Connections that send requests at the same time.
const THREADS: usize = 4;

/// Memory before and after many requests of all kinds; nobody reads the metrics.
pub(crate) fn requests(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), &format!("log = \"warn\"\n{NO_LIMITS}"))?;
    let player = Player::open(server.port, "power-grid", 1)?;
    // Everything that is loaded once is loaded.
    flood(&server, &player.code, plan.requests / 20, &mut outcome)?;
    std::thread::sleep(Duration::from_secs(20));
    let before = server.memory()?;
    let started = Instant::now();
    flood(&server, &player.code, plan.requests, &mut outcome)?;
    let took = started.elapsed();
    // Two sweeps of the server.
    std::thread::sleep(Duration::from_secs(35));
    let after = server.memory()?;
    if after > before + GROWTH {
        outcome.fault(format!("memory grew from {:.1} to {:.1} MB", mb(before), mb(after)));
    }
    server.inspect(&[player.token], &mut outcome)?;
    outcome.facts = format!(
        "{} requests in {} s; memory {:.1} MB before, {:.1} MB after, {} files",
        plan.requests,
        took.as_secs(),
        mb(before),
        mb(after),
        server.files()?
    );
    Ok(outcome)
}

pub(crate) fn mb(bytes: u64) -> f64 {
    f64::from(u32::try_from(bytes / 1000).unwrap_or(u32::MAX)) / 1000.0
}

fn flood(server: &Server, code: &str, requests: usize, outcome: &mut Outcome) -> Result<()> {
    let port = server.port;
    let each = requests / THREADS;
    let found: Vec<Result<Vec<String>>> = std::thread::scope(|scope| {
        let work = |thread: usize| {
            move || -> Result<Vec<String>> {
                let mut client = Client::new(port);
                let mut faults = Vec::new();
                for number in 0..each {
                    let (path, headers) = match number % 8 {
                        0 => ("/".to_owned(), String::new()),
                        1 => (
                            format!("/t/{code}"),
                            format!("Host: h{thread}-{number}.example\r\nX-Fragment: 1\r\n"),
                        ),
                        2 => (format!("/api/v1/tables/{code}"), String::new()),
                        3 => ("/healthz".to_owned(), String::new()),
                        4 => (
                            format!("/t/{code}"),
                            format!("Accept-Language: hu\r\nCookie: tarsas=guess{thread}-{number}\r\n"),
                        ),
                        5 => ("/api/v1/tables".to_owned(), String::new()),
                        6 => (format!("/t/{code}/explain/nothing-{number}"), String::new()),
                        _ => ("/livez".to_owned(), String::new()),
                    };
                    let status = client.ask("GET", &path, &headers, b"")?.status;
                    if status >= 500 {
                        faults.push(format!("{path}: {status}"));
                    }
                }
                Ok(faults)
            }
        };
        let running: Vec<_> = (0..THREADS).map(|thread| scope.spawn(work(thread))).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    ensure!(found.len() == THREADS, "a thread of the attack has failed");
    for found in found {
        for fault in found? {
            outcome.fault(fault);
        }
    }
    Ok(())
}

/// Files that may be open for a moment: a connection that is just being closed.
const PASSING: usize = 3;

/// The silent ones come from two addresses, the visitors from a third.
const SILENT: [Ipv4Addr; 2] = [Ipv4Addr::new(127, 0, 0, 2), Ipv4Addr::new(127, 0, 0, 3)];

/// Connections that send nothing, or half a request, with the usual limits: others are served all the time, and the server
/// closes them.
pub(crate) fn silent(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), "")?;
    let before = warm_files(&server)?;
    let mut open = Vec::new();
    for number in 0..plan.silent {
        let mut stream = connect(server.port, SILENT[number % SILENT.len()])?;
        if number % 3 == 1 {
            std::io::Write::write_all(
                &mut stream,
                b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nna",
            )?;
        } else if number % 3 == 2 {
            std::io::Write::write_all(&mut stream, b"GET / HTTP/1.1\r\nHost:")?;
        }
        open.push(stream);
    }
    let held = wait_for_files(&server, |files| files >= before + plan.silent)?;
    if held < before + plan.silent {
        outcome.fault(format!(
            "only {} of {} connections are open",
            held.saturating_sub(before),
            plan.silent
        ));
    }
    let slowest = visit(&server, &mut outcome)?;
    let started = Instant::now();
    let left = wait_for_files(&server, |files| files <= before + PASSING)?;
    if left > before + PASSING {
        outcome.fault(format!("{} files more than before are still open", left - before));
    }
    let closed = started.elapsed().as_secs();
    drop(open);
    // One address has only so many connections; the rest is closed at once, and others are served.
    let open: Vec<_> = (0..plan.silent).filter_map(|_| connect(server.port, SILENT[0]).ok()).collect();
    visit(&server, &mut outcome)?;
    let held = server.files()?.saturating_sub(before);
    if held > CONNECTIONS + PASSING {
        outcome.fault(format!("{held} connections of one address are open"));
    }
    drop(open);
    let left = wait_for_files(&server, |files| files <= before + PASSING)?;
    if left > before + PASSING {
        outcome.fault(format!("{} files more than before stay open", left - before));
    }
    server.inspect(&[], &mut outcome)?;
    outcome.facts = format!(
        "{} connections from two addresses: 50 visitors served, the slowest in {} ms; all closed by the server after {closed} s; \
         {held} of {} from one address held; files {before} before, {left} after",
        plan.silent,
        slowest.as_millis(),
        plan.silent,
    );
    Ok(outcome)
}

/// The usual limit of connections per address.
const CONNECTIONS: usize = 256;

/// The open files once the server has opened all its connections to the database, which it does when requests come at the
/// same time.
fn warm_files(server: &Server) -> Result<usize> {
    let port = server.port;
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || {
                let mut client = Client::new(port);
                (0..100).try_for_each(|_| client.get("/").map(|_| ()))
            });
        }
    });
    let opened = Client::new(port).json("POST", "/api/v1/tables", "", &json!({ "game": "power-grid" }))?;
    ensure!(opened.status == 201, "{}: {}", opened.status, opened.body);
    // The connections of the warm-up are being closed.
    let mut files = server.files()?;
    loop {
        std::thread::sleep(Duration::from_millis(500));
        match server.files()? {
            fewer if fewer < files => files = fewer,
            same => return Ok(same),
        }
    }
}

/// Waits until the number of open files is as wanted, and returns it; at most 40 seconds.
fn wait_for_files(server: &Server, wanted: impl Fn(usize) -> bool) -> Result<usize> {
    let started = Instant::now();
    loop {
        let files = server.files()?;
        if wanted(files) || started.elapsed() > Duration::from_secs(40) {
            return Ok(files);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Fifty visitors and a new table; returns the longest wait.
fn visit(server: &Server, outcome: &mut Outcome) -> Result<Duration> {
    let mut slowest = Duration::ZERO;
    for _ in 0..50 {
        let started = Instant::now();
        let status = Client::new(server.port).get("/")?.status;
        slowest = slowest.max(started.elapsed());
        if status != 200 {
            outcome.fault(format!("a visitor is answered with {status}"));
        }
    }
    let wish = json!({ "game": "power-grid" });
    let opened = Client::new(server.port).json("POST", "/api/v1/tables", "", &wish)?.status;
    if opened != 201 {
        outcome.fault(format!("a table was refused with {opened}"));
    }
    if slowest > Duration::from_secs(5) {
        outcome.fault(format!("a visitor waited {slowest:?}"));
    }
    Ok(slowest)
}
