//! Many requests, and many connections that send nothing.

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
                            format!("X-Fragment: 1\r\nX-Forwarded-Host: h{number}.example\r\n"),
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

/// Connections that send nothing, or half a request, with the usual limits: others are served all the time, and the server
/// closes them.
pub(crate) fn silent(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let server = Server::start(&plan.program, folder.path(), "[limits]\nconnections = 1000\n")?;
    let before = server.files()?;
    let mut open = Vec::new();
    for number in 0..plan.silent {
        let mut stream = connect(server.port)?;
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
    let started = Instant::now();
    // The database may have opened a few files more.
    while server.files()? > before + 20 {
        if started.elapsed() > Duration::from_secs(40) {
            outcome.fault(format!("{} connections are still open", server.files()? - before));
            break;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    let closed = started.elapsed().as_secs();
    drop(open);
    // And with the usual limits: one address has only so many connections, the rest is closed at once.
    drop(server);
    let mut server = Server::start(&plan.program, folder.path(), "")?;
    let open: Vec<_> = (0..plan.silent).filter_map(|_| connect(server.port).ok()).collect();
    std::thread::sleep(Duration::from_millis(500));
    let held = server.files()?;
    if held > before + 256 + 10 {
        outcome.fault(format!("{held} files are open for one address"));
    }
    drop(open);
    let started = Instant::now();
    while Client::new(server.port).get("/").map_or(true, |answer| answer.status != 200) {
        if started.elapsed() > Duration::from_secs(10) {
            outcome.fault("the address is shut out although it has closed its connections");
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    server.inspect(&[], &mut outcome)?;
    outcome.facts = format!(
        "{} connections: 50 visitors served, the slowest in {} ms; all closed by the server after {closed} s",
        plan.silent,
        slowest.as_millis()
    );
    Ok(outcome)
}
