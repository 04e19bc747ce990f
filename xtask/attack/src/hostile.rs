//! Hostile HTTP, byte by byte: smuggling, wrong lengths, strange methods and paths, half requests.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::http::{Client, VISITOR, connect};
use crate::server::Server;
use crate::{Outcome, Plan};

/// The server closes a connection on which it waits for the rest of a request after 20 seconds.
const LONGEST: Duration = Duration::from_secs(28);

/// What is sent. The connection stays open afterwards, as if more came: the server has to end it.
fn exchanges(long: usize) -> Vec<Vec<u8>> {
    let one = |text: &str| text.as_bytes().to_vec();
    let get = |path: &str| one(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
    let post = |headers: &str, body: &str| {
        one(&format!("POST /me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n{body}"))
    };
    let mut all = vec![
        // Two lengths, or a length and chunks: the second request must not be answered.
        post("Content-Length: 5\r\nContent-Length: 50\r\n", "name=GET /admin HTTP/1.1\r\nHost: x\r\n\r\n"),
        post(
            "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
            "0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
        ),
        post(
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
            "0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ),
        post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
        post("Transfer-Encoding : chunked\r\nContent-Length: 3\r\n", "0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "ffffffffffffffff1\r\nx\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "-1\r\nx\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "5;ext=\"\n\"\r\nname=\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "zz\r\n"),
        post("Content-Length: -1\r\n", "name=x"),
        post("Content-Length: +5\r\n", "name="),
        post("Content-Length: 5, 5\r\n", "name="),
        post("Content-Length: 0x5\r\n", "name="),
        post("Content-Length: 18446744073709551616\r\n", "name="),
        post("Content-Length: 999999999\r\n", "name="),
        post("Expect: 100-continue\r\nContent-Length: 999999999\r\n", ""),
        post("Content-Type: multipart/form-data; boundary=\r\nContent-Length: 4\r\n", "----"),
        post(
            "Content-Type: application/x-www-form-urlencoded; charset=utf-7\r\nContent-Length: 6\r\n",
            "name=+",
        ),
        post("Origin: https://evil.example\r\nContent-Length: 6\r\n", "name=x"),
        post("Origin: null\r\nContent-Length: 6\r\n", "name=x"),
        post("Sec-Fetch-Site: cross-site\r\nContent-Length: 6\r\n", "name=x"),
        // Paths.
        get("/../../../../etc/passwd"),
        get("/assets/x/../../../Cargo.toml"),
        get("/assets/%2e%2e/%2e%2e/Cargo.toml"),
        get("/t/%00"),
        get("/t/ABCDEF%0d%0aSet-Cookie:%20a=b"),
        get("//evil.example/"),
        get("http://evil.example/"),
        get("/?code=//evil.example"),
        get("/t/\u{202e}"),
        get("*"),
        get(&format!("/{}", "a".repeat(long))),
        get(&format!("/?{}", "a=b&".repeat(long / 4))),
        get(&format!("/t/{}", "%41".repeat(long / 3))),
        // Methods.
        one("TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        one("CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        one("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        one("PUT /me HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"),
        one("DELETE /t/ABCDEF HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        one("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        one("get / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        one(&format!("{} / HTTP/1.1\r\nHost: x\r\n\r\n", "A".repeat(long))),
        // Heads.
        one("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/1.1\r\nHost: evil\"><script>\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/9.9\r\nHost: x\r\n\r\n"),
        one("GET /\r\n\r\n"),
        one("GET / HTTP/1.1\nHost: x\nConnection: close\n\n"),
        one("GET / HTTP/1.1\r\nHost: x\r\n folded: header\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/1.1\r\nHost: x\r\nX: \u{1}\r\nConnection: close\r\n\r\n"),
        one(&format!(
            "GET / HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nConnection: close\r\n\r\n",
            "tarsas=x;".repeat(long / 9)
        )),
        one(&format!("GET / HTTP/1.1\r\nHost: x\r\n{}Connection: close\r\n\r\n", "X: y\r\n".repeat(200))),
        one("GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 127.0.0.1\r\nConnection: close\r\n\r\n"),
        one("GET /admin HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ////\r\nConnection: close\r\n\r\n"),
        one("GET /admin HTTP/1.1\r\nHost: x\r\nAuthorization: Basic\r\nConnection: close\r\n\r\n"),
        one("GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n"),
        one(
            "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings, close\r\n\r\n",
        ),
        one(
            "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip;q=nan, br;q=-1\r\nConnection: close\r\n\r\n",
        ),
        one(
            "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nRange: bytes=0-0,1-1,-9999999999999999999\r\nConnection: close\r\n\r\n",
        ),
        vec![0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3],
        vec![0; 4096],
        vec![0xff; 70_000],
    ];
    // Half requests: the server ends them.
    for bytes in [
        "",
        "G",
        "GET / HTTP/1.1\r\nHost: x\r\n",
        "POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nname",
    ] {
        all.push(one(bytes));
    }
    all
}

/// What the server said; `None` if it did not end the connection in time.
fn exchange(port: u16, bytes: &[u8]) -> Result<Option<Vec<u8>>> {
    let started = Instant::now();
    let mut stream = connect(port, VISITOR)?;
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    // The server may have answered and closed before it has read everything.
    let _ = stream.write_all(bytes);
    let (mut answer, mut buffer) = (Vec::new(), [0; 65_536]);
    while started.elapsed() < LONGEST {
        match stream.read(&mut buffer) {
            Ok(0) => return Ok(Some(answer)),
            Ok(count) => answer.extend_from_slice(&buffer[..count]),
            Err(error)
                if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => {}
            Err(_) => return Ok(Some(answer)),
        }
    }
    Ok(None)
}

/// The beginning of what was sent.
fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).chars().take(60).collect()
}

pub(crate) fn run(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), "")?;
    let port = server.port;
    let all: Vec<Vec<u8>> = [1000, 60_000].into_iter().flat_map(exchanges).collect();
    let count = all.len();
    let (mut silent, mut refused) = (0, 0);
    let results: Vec<(String, Result<Option<Vec<u8>>>)> = std::thread::scope(|scope| {
        let running: Vec<_> =
            all.iter().map(|one| scope.spawn(move || (shown(one), exchange(port, one)))).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    for (shown, result) in results {
        let Some(answer) = result? else {
            outcome.fault(format!("{shown:?}: the connection is never ended"));
            continue;
        };
        let text = String::from_utf8_lossy(&answer);
        let statuses: Vec<&str> = text.split("HTTP/1.1 ").skip(1).filter_map(|rest| rest.get(..3)).collect();
        // An interim answer is no second answer.
        let finals = statuses.iter().filter(|status| !status.starts_with('1')).count();
        silent += usize::from(finals == 0);
        refused += statuses.iter().filter(|status| status.starts_with('4')).count();
        if finals > 1 {
            outcome.fault(format!("{shown:?}: {finals} answers"));
        }
        for status in
            statuses.iter().filter(|status| status.starts_with('5') && **status != "501" && **status != "505")
        {
            outcome.fault(format!("{shown:?}: {status}"));
        }
        if text.contains("root:") || text.contains("[workspace]") || text.contains("tarsas_request_seconds") {
            outcome.fault(format!("{shown:?}: a file or the metrics came back"));
        }
        if text.to_ascii_lowercase().contains("location: //evil") || text.contains("<script>\"") {
            outcome.fault(format!("{shown:?}: leads elsewhere"));
        }
    }
    let alive = Client::new(port).get("/healthz")?.status;
    if alive != 200 {
        outcome.fault(format!("afterwards /healthz says {alive}"));
    }
    server.inspect(&[], &mut outcome)?;
    outcome.facts = format!("{count} exchanges: {refused} refused, {silent} closed without an answer");
    Ok(outcome)
}
