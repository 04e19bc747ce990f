//! An HTTP client that behaves like a browser, with one connection.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use flate2::{Decompress, FlushDecompress};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{HeaderMap, Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use super::PATIENCE;

/// A visitor's browser.
pub(super) struct Client {
    address: SocketAddr,
    /// Where streams come from.
    stream_address: SocketAddr,
    /// The visitor's token, once the server has issued one.
    pub(super) token: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

/// A response.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    /// The body as sent, compressed if that was requested.
    pub(super) body: Bytes,
}

impl Answer {
    pub(super) fn json(&self) -> Result<Value> {
        serde_json::from_slice(&self.body).context("the response is not JSON")
    }
}

/// A new table.
pub(super) struct Opened {
    pub(super) code: String,
    /// The visitor's seat, counted from one.
    pub(super) seat: Option<u64>,
}

impl Client {
    /// A visitor of one of several servers, whose streams come from the next one.
    pub(super) fn new(servers: &[SocketAddr], number: usize) -> Self {
        let address = servers[number % servers.len()];
        let stream_address = servers[(number + 1) % servers.len()];
        Self { address, stream_address, token: None, connection: None }
    }

    /// Opens a table for this visitor and bots that do not search.
    pub(super) async fn open_table(&mut self, game: &str) -> Result<Opened> {
        self.open(json!({ "game": game })).await
    }

    /// Opens a table of three bots of this kind.
    pub(super) async fn open_bot_table(&mut self, game: &str, bot: &str) -> Result<Opened> {
        let wish = json!({ "game": game, "seats": 3, "seat1": bot, "seat2": bot, "seat3": bot });
        self.open(wish).await
    }

    async fn open(&mut self, wish: Value) -> Result<Opened> {
        let answer = self.post("/api/v1/tables", "application/json", wish.to_string(), &[]).await?;
        if answer.status != 201 {
            bail!("a table was refused with {}: {}", answer.status, String::from_utf8_lossy(&answer.body));
        }
        let opened = answer.json()?;
        if let Some(token) = opened["token"].as_str() {
            self.token = Some(token.to_owned());
        }
        let code = opened["code"].as_str().context("the server opened a table without a code")?;
        Ok(Opened { code: code.to_owned(), seat: opened["seat"].as_u64() })
    }

    pub(super) async fn get(&mut self, path: &str, compressed: bool) -> Result<Answer> {
        let headers: &[(&str, &str)] = if compressed { &[("accept-encoding", "gzip")] } else { &[] };
        self.send(Method::GET, path, headers, String::new()).await
    }

    pub(super) async fn post(
        &mut self,
        path: &str,
        kind: &str,
        body: String,
        headers: &[(&str, &str)],
    ) -> Result<Answer> {
        let headers = [&[("content-type", kind)], headers].concat();
        self.send(Method::POST, path, &headers, body).await
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Answer> {
        let asked = async {
            let response = self.ask(method, path, headers, body).await?;
            let (parts, incoming) = response.into_parts();
            let body = incoming.collect().await?.to_bytes();
            Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        tokio::time::timeout(PATIENCE, asked).await.context("the server does not answer")?
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Response<Incoming>> {
        let mut request =
            Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        Ok(self.connected().await?.send_request(request).await?)
    }

    /// The connection, reopened if the server has closed it.
    async fn connected(&mut self) -> Result<&mut SendRequest<Full<Bytes>>> {
        if let Some(connection) = &mut self.connection
            && connection.ready().await.is_err()
        {
            self.connection = None;
        }
        if self.connection.is_none() {
            let stream = TcpStream::connect(self.address).await.context("the server does not listen")?;
            stream.set_nodelay(true)?;
            let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
            tokio::spawn(connection);
            self.connection = Some(sender);
        }
        self.connection.as_mut().context("just connected")
    }

    /// Opens the event stream of a table on a separate connection.
    pub(super) async fn stream(&self, code: &str) -> Result<Events> {
        let address = self.stream_address;
        let mut other =
            Self { address, stream_address: address, token: self.token.clone(), connection: None };
        let path = format!("/t/{code}/stream");
        let headers = [("accept", "text/event-stream"), ("accept-encoding", "gzip")];
        let asked = other.ask(Method::GET, &path, &headers, String::new());
        let response =
            tokio::time::timeout(PATIENCE, asked).await.context("the server does not answer")??;
        if response.status() != 200 {
            bail!("a stream was refused with {}", response.status());
        }
        let packed = response.headers().get("content-encoding").is_some_and(|encoding| encoding == "gzip");
        Ok(Events {
            unpack: packed.then(Unpack::default),
            body: response.into_body(),
            read: Vec::new(),
            searched: 0,
            sent: 0,
            _client: other,
        })
    }
}

/// Server-sent events.
pub(super) struct Events {
    body: Incoming,
    unpack: Option<Unpack>,
    read: Vec<u8>,
    /// Number of bytes read that contain no end of an event.
    searched: usize,
    /// Number of bytes received since the last event.
    sent: usize,
    /// Keeps the connection open.
    _client: Client,
}

/// One event.
pub(super) struct Event {
    pub(super) id: Option<u64>,
    /// Whether it updates the page; otherwise it asks for a reload.
    pub(super) update: bool,
    /// Its size as sent.
    pub(super) sent: usize,
    /// Its size as text.
    pub(super) text: usize,
}

impl Events {
    /// The next event; `None` at the end of the stream.
    pub(super) async fn next(&mut self) -> Option<Event> {
        loop {
            let end = self.read[self.searched..].windows(2).position(|two| two == b"\n\n");
            if let Some(end) = end {
                let rest = self.read.split_off(self.searched + end + 2);
                let text = std::mem::replace(&mut self.read, rest);
                self.searched = 0;
                let sent = std::mem::take(&mut self.sent);
                if let Some(event) = Event::parse(&text, sent) {
                    return Some(event);
                }
                continue;
            }
            self.searched = self.read.len().saturating_sub(1);
            let bytes = self.bytes().await?;
            self.sent += bytes.len();
            match &mut self.unpack {
                Some(unpack) => unpack.unpack(&bytes, &mut self.read)?,
                None => self.read.extend_from_slice(&bytes),
            }
        }
    }

    pub(super) async fn next_within(&mut self, time: Duration) -> Option<Event> {
        tokio::time::timeout(time, self.next()).await.ok().flatten()
    }

    /// Waits for the next event without parsing it, which would take time from the server. Returns its size as sent;
    /// `None` at the end of the stream.
    pub(super) async fn skip(&mut self) -> Option<usize> {
        let mut sent = 0;
        loop {
            let bytes = self.bytes().await?;
            sent += bytes.len();
            // The end of an event, compressed or not.
            if bytes.ends_with(&[0, 0, 0xff, 0xff]) || bytes.ends_with(b"\n\n") {
                return Some(sent);
            }
        }
    }

    async fn bytes(&mut self) -> Option<Bytes> {
        self.body.frame().await?.ok()?.into_data().ok()
    }
}

/// Decompresses an endless stream piece by piece.
struct Unpack {
    /// Number of header bytes still to come.
    head: usize,
    inflate: Decompress,
}

impl Default for Unpack {
    fn default() -> Self {
        // The server sends the fixed ten bytes of a gzip header and no optional fields.
        Self { head: 10, inflate: Decompress::new(false) }
    }
}

impl Unpack {
    /// Returns `None` if the data is invalid.
    fn unpack(&mut self, bytes: &[u8], to: &mut Vec<u8>) -> Option<()> {
        let skipped = self.head.min(bytes.len());
        self.head -= skipped;
        let mut rest = &bytes[skipped..];
        loop {
            to.reserve(4096 + 8 * rest.len());
            let before = self.inflate.total_in();
            self.inflate.decompress_vec(rest, to, FlushDecompress::None).ok()?;
            rest = &rest[usize::try_from(self.inflate.total_in() - before).ok()?..];
            if rest.is_empty() && to.len() < to.capacity() {
                return Some(());
            }
        }
    }
}

impl Event {
    /// Returns `None` for a comment, which only keeps the connection alive.
    fn parse(text: &[u8], sent: usize) -> Option<Self> {
        // The type and the id come before the first data line.
        let mut fields = text.split(|&byte| byte == b'\n');
        let (mut id, mut update) = (None, true);
        loop {
            let field = fields.next()?;
            if field.starts_with(b"data:") {
                return Some(Self { id, update, sent, text: text.len() });
            }
            update &= !field.starts_with(b"event:");
            id = id.or_else(|| str::from_utf8(field.strip_prefix(b"id:")?).ok()?.trim().parse().ok());
        }
    }
}

/// A percent-encoded form value.
pub(super) fn encoded(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use flate2::{Compress, Compression, FlushCompress};

    use super::*;

    #[test]
    fn forms_are_encoded() {
        assert_eq!(encoded("bid 4"), "bid%204");
        assert_eq!(encoded("Köln&a=b"), "K%C3%B6ln%26a%3Db");
    }

    #[test]
    fn events_are_read() {
        let event = Event::parse(b"id: 7\ndata: <p>\ndata: </p>\n\n", 9).expect("valid");
        assert_eq!((event.id, event.update, event.text, event.sent), (Some(7), true, 28, 9));
        assert!(!Event::parse(b"event: reload\nid: 0\ndata: page\n\n", 9).expect("valid").update);
        assert!(Event::parse(b":\n\n", 9).is_none());
    }

    #[test]
    fn compressed_streams_are_decompressed_wherever_they_are_split() {
        let mut pack = Compress::new(Compression::default(), false);
        let mut packed = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
        let text = "data: one\n\n".repeat(5000);
        packed.reserve(100_000);
        pack.compress_vec(text.as_bytes(), &mut packed, FlushCompress::Sync).expect("valid");
        for size in [1, 7, 1000, 100_000] {
            let (mut unpack, mut read) = (Unpack::default(), Vec::new());
            for bytes in packed.chunks(size) {
                unpack.unpack(bytes, &mut read).expect("valid");
            }
            assert_eq!(read, text.as_bytes());
        }
        assert!(packed.ends_with(&[0, 0, 0xff, 0xff]));
    }
}
