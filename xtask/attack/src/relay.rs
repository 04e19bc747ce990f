//! A small proxy for connections. What passes through it can be held back, as by a network that loses everything, or cut.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use anyhow::Result;
use socket2::Socket;

/// How often a silent connection looks at its gate.
const LOOK: Duration = Duration::from_millis(100);

const OPEN: u8 = 0;
const HELD: u8 = 1;
const SHUT: u8 = 2;

/// Whether the connections through it may pass.
#[derive(Default)]
pub(crate) struct Gate(AtomicU8);

impl Gate {
    pub(crate) fn open(&self) {
        self.0.store(OPEN, Ordering::Relaxed);
    }

    /// Nothing passes any more, and nobody is told.
    pub(crate) fn hold(&self) {
        self.0.store(HELD, Ordering::Relaxed);
    }

    /// Every connection ends.
    pub(crate) fn shut(&self) {
        self.0.store(SHUT, Ordering::Relaxed);
    }

    pub(crate) fn is_open(&self) -> bool {
        self.0.load(Ordering::Relaxed) == OPEN
    }

    /// Waits while it is held; false if it is shut.
    fn pass(&self) -> bool {
        while self.0.load(Ordering::Relaxed) == HELD {
            std::thread::sleep(LOOK);
        }
        self.is_open()
    }
}

/// Listens on a free port, which is returned, as long as the program runs. `connect` opens the other side of each connection.
pub(crate) fn start(
    connect: impl Fn() -> Option<(Socket, Arc<Gate>)> + Send + Sync + 'static,
) -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = listener.local_addr()?.port();
    let connect = Arc::new(connect);
    std::thread::spawn(move || {
        for client in listener.incoming().filter_map(Result::ok) {
            let connect = Arc::clone(&connect);
            std::thread::spawn(move || {
                // A client that gets no connection sees its own closed.
                if let Some((server, gate)) = connect() {
                    let _ = join(client.into(), server, &gate);
                }
            });
        }
    });
    Ok(port)
}

/// Passes everything on in both directions until one side closes.
fn join(client: Socket, server: Socket, gate: &Arc<Gate>) -> std::io::Result<()> {
    client.set_tcp_nodelay(true)?;
    let (from, to, same) = (server.try_clone()?, client.try_clone()?, Arc::clone(gate));
    std::thread::spawn(move || pump(from, to, &same));
    pump(client, server, gate);
    Ok(())
}

fn pump(mut from: Socket, mut to: Socket, gate: &Gate) {
    let mut buffer = [0; 16 * 1024];
    let _ = from.set_read_timeout(Some(LOOK));
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => 0,
            Err(_) => break,
        };
        if !gate.pass() || to.write_all(&buffer[..read]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
