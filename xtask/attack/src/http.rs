//! A small HTTP client over one connection. It only talks to this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// Longest wait for an answer. Whoever waits longer has found a hang.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a server of this machine.
pub(crate) struct Client {
    port: u16,
    connection: Option<BufReader<TcpStream>>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }
}

pub(crate) fn connect(port: u16) -> Result<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", port)).context("the server does not listen")?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Client {
    pub(crate) const fn new(port: u16) -> Self {
        Self { port, connection: None }
    }

    /// Sends a request; `headers` are whole lines.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => BufReader::new(connect(self.port)?),
        };
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Length: {}\r\n{headers}\r\n",
            self.port,
            body.len()
        )
        .into_bytes();
        request.extend_from_slice(body);
        connection.get_mut().write_all(&request)?;
        let (answer, keep) = read(&mut connection)?;
        if keep {
            self.connection = Some(connection);
        }
        Ok(answer)
    }

    /// Sends JSON with a visitor's token.
    pub(crate) fn json(&mut self, method: &str, path: &str, token: &str, body: &Value) -> Result<Answer> {
        let login =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.ask(method, path, &format!("Content-Type: application/json\r\n{login}"), text.as_bytes())
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, "", b"")
    }
}

/// Reads an answer; also whether the connection stays open.
fn read(connection: &mut BufReader<TcpStream>) -> Result<(Answer, bool)> {
    let mut line = String::new();
    if connection.read_line(&mut line)? == 0 {
        bail!("the server has closed the connection without an answer");
    }
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.with_context(|| format!("this is no answer: {line:?}"))?;
    let (mut length, mut chunked, mut keep) = (None, false, true);
    loop {
        line.clear();
        if connection.read_line(&mut line)? == 0 {
            bail!("an answer is cut off");
        }
        let header = line.trim_end().to_ascii_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(value) = header.strip_prefix("content-length:") {
            length = value.trim().parse::<usize>().ok();
        }
        chunked |= header.starts_with("transfer-encoding:") && header.contains("chunked");
        keep &= !(header.starts_with("connection:") && header.contains("close"));
    }
    let mut body = Vec::new();
    if chunked {
        loop {
            line.clear();
            connection.read_line(&mut line)?;
            let size = usize::from_str_radix(line.trim(), 16).context("a chunk without a size")?;
            let mut chunk = vec![0; size + 2];
            connection.read_exact(&mut chunk)?;
            if size == 0 {
                break;
            }
            body.extend_from_slice(&chunk[..size]);
        }
    } else if let Some(length) = length {
        body.resize(length, 0);
        connection.read_exact(&mut body)?;
    } else if status != 204 && status != 304 {
        connection.read_to_end(&mut body)?;
        keep = false;
    }
    Ok((Answer { status, body: String::from_utf8_lossy(&body).into_owned() }, keep))
}
