//! Clients that send slowly, never, or open too many connections, on a real network.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use web::{Config, Limits, Patience};

/// How long a test waits for what must happen.
const SOON: Duration = Duration::from_secs(30);

/// A server with little patience.
struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let folder = TempDir::new().expect("a folder");
        let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a new database");
        let short = Duration::from_millis(300);
        let config = Config {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            limits,
            patience: Patience { head: short, body: short, taking: short },
            ..Config::default()
        };
        let (ready, is_ready) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // A dropped sender stops the server too.
            let _ = stopped.await;
        };
        let ended = tokio::spawn(web::serve(config, Arc::new(store), ready, stopped));
        Self { address: is_ready.await.expect("the server starts"), stop, ended, _folder: folder }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends something and reads until the server closes the connection.
    async fn answer(&self, sent: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(sent.as_bytes()).await.expect("sent");
        until_closed(&mut stream).await
    }
}

/// Reads until the other end closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // A reset closes it too.
    let _ = tokio::time::timeout(SOON, stream.read_to_end(&mut text)).await.expect("it is closed");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test]
async fn the_server_does_not_wait_for_a_client_that_sends_nothing() {
    let server = Server::start(Limits::none()).await;
    assert_eq!(server.answer("").await, "", "a silent connection");
    let half = server.answer("GET / HTTP/1.1\r\nHost: x").await;
    assert!(half.is_empty() || half.starts_with("HTTP/1.1 408"), "half a head: {half}");
    let body = "POST /me HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
        Content-Length: 100\r\n\r\nname=";
    let half = server.answer(body).await;
    assert!(half.starts_with("HTTP/1.1 408"), "half a body: {half}");
    let api = body.replace("/me", "/api/v1/tables").replace("x-www-form-urlencoded", "json");
    let half = server.answer(&api).await;
    assert!(half.starts_with("HTTP/1.1 408") && half.contains("\"sentence\""), "{half}");
    let idle = server.answer("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(idle.starts_with("HTTP/1.1 200"), "an idle connection is closed after the answer: {idle}");
}

/// A stream is slow on purpose: it outlasts every patience.
#[tokio::test]
async fn streams_stay_open() {
    let server = Server::start(Limits::none()).await;
    let form = "game=power-grid&visibility=open&seat1=easy&seat2=link";
    let request = format!(
        "POST /tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    let opened = server.answer(&request).await;
    let (_, rest) = opened.split_once("location: /t/").expect("a table");
    let mut stream = server.connect().await;
    let request = format!("GET /t/{}/stream HTTP/1.1\r\nHost: x\r\n\r\n", &rest[..6]);
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut text = String::new();
    let mut part = [0; 65_536];
    let reading = async {
        while text.matches("event: alive").count() < 2 {
            let count = stream.read(&mut part).await.expect("the stream goes on");
            assert!(count > 0, "the stream has ended: {text}");
            text += &String::from_utf8_lossy(&part[..count]);
        }
    };
    tokio::time::timeout(SOON, reading).await.expect("signs of life");
    // It ends with the server, and the server with it.
    drop(server.stop);
    until_closed(&mut stream).await;
    server.ended.await.expect("the server ends").expect("well");
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let server = Server::start(Limits { connections: 3, ..Limits::none() }).await;
    let get = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    // Streams keep their connections open.
    let form = "game=power-grid&visibility=open&seat1=easy&seat2=link";
    let request = format!(
        "POST /tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    let opened = server.answer(&request).await;
    let (_, rest) = opened.split_once("location: /t/").expect("a table");
    let request = format!("GET /t/{}/stream HTTP/1.1\r\nHost: x\r\n\r\n", &rest[..6]);
    let mut open = Vec::new();
    let filled = async {
        while open.len() < 3 {
            let mut stream = server.connect().await;
            stream.write_all(request.as_bytes()).await.expect("sent");
            let mut part = [0; 64];
            // The connection before may not have ended yet.
            if stream.read(&mut part).await.is_ok_and(|count| count > 0) {
                open.push(stream);
            }
        }
    };
    tokio::time::timeout(SOON, filled).await.expect("three streams");
    assert_eq!(server.answer(get).await, "", "the fourth connection is closed at once");
    open.pop();
    let answered = async { while !server.answer(get).await.starts_with("HTTP/1.1 200") {} };
    tokio::time::timeout(SOON, answered).await.expect("there is room again");
}

/// An answer that is not read fills the buffers of both ends, and then the server waits for its client.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn whoever_takes_nothing_is_not_waited_for() {
    let server = Server::start(Limits { connections: 1, ..Limits::none() }).await;
    let mut greedy = server.connect().await;
    let get = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    greedy.write_all(get.repeat(1000).as_bytes()).await.expect("sent");
    let mut first = [0; 100];
    greedy.read_exact(&mut first).await.expect("the first bytes");
    // Another one of the same address is served when the server has closed this connection.
    let get = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let answered = async { while !server.answer(get).await.starts_with("HTTP/1.1 200") {} };
    tokio::time::timeout(SOON, answered).await.expect("there is room again");
    drop(greedy);
}
