//! A small HTTP client over one connection. It only talks to this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use socket2::{Domain, Socket, Type};

/// Longest wait for an answer. A longer wait means that the server hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a server of this machine.
pub(crate) struct Client {
    port: u16,
    from: Ipv4Addr,
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

/// The address from which the visitors of an attack come.
pub(crate) const VISITOR: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// A connection from one of the addresses of this machine, `127.0.0.0/8`. The server takes each for another visitor's.
pub(crate) fn connect(port: u16, from: Ipv4Addr) -> Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((from, 0)).into())?;
    let server = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    socket.connect_timeout(&server.into(), PATIENCE).context("the server does not listen")?;
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Client {
    pub(crate) const fn new(port: u16) -> Self {
        Self::from(port, VISITOR)
    }

    /// A client at another address of this machine.
    pub(crate) const fn from(port: u16, from: Ipv4Addr) -> Self {
        Self { port, from, connection: None }
    }

    /// Sends a request; `headers` are whole lines. One that begins with `Host` replaces the true one.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => BufReader::new(connect(self.port, self.from)?),
        };
        let host = match headers.starts_with("Host: ") {
            true => String::new(),
            false => format!("Host: 127.0.0.1:{}\r\n", self.port),
        };
        let length = body.len();
        let request = format!("{method} {path} HTTP/1.1\r\n{host}{headers}Content-Length: {length}\r\n\r\n");
        let mut request = request.into_bytes();
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
