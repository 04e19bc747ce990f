//! A wire between a browser and the server, which can be cut, can hang and can be long.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::Server;

/// A wire to the server of all tests.
pub(crate) struct Wire {
    pub(crate) url: String,
    state: Arc<watch::Sender<State>>,
}

/// How a wire is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Whole,
    /// Nothing comes through, and nobody is told.
    Hanging,
    Cut,
}

impl Wire {
    /// Lays a wire on which everything takes `delay` each way.
    pub(crate) async fn lay(delay: Duration) -> Self {
        let server = Server::shared().await.url.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("it is bound"));
        let state = Arc::new(watch::Sender::new(State::Whole));
        let ends = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let mut state = ends.subscribe();
                // On a wire that is cut nobody answers.
                if *state.borrow_and_update() == State::Cut {
                    continue;
                }
                let server = server.clone();
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(server).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    let (near_in, near_out) = near.into_split();
                    let (far_in, far_out) = far.into_split();
                    tokio::select! {
                        () = carry(near_in, far_out, delay, state.clone()) => {}
                        () = carry(far_in, near_out, delay, state.clone()) => {}
                        _ = state.wait_for(|state| *state == State::Cut) => {}
                    }
                });
            }
        });
        Self { url, state }
    }

    /// Ends every connection and lets none begin.
    pub(crate) fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Lets nothing through; connections stay.
    pub(crate) fn hang(&self) {
        self.state.send_replace(State::Hanging);
    }

    /// Lets everything through again.
    pub(crate) fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

/// Carries bytes one way, each so much later, in their order.
async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin + Send,
    delay: Duration,
    mut state: watch::Receiver<State>,
) {
    let (sender, mut receiver) = mpsc::channel::<(Instant, Vec<u8>)>(1024);
    let read = async move {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            if sender.send((Instant::now() + delay, buffer[..count].to_vec())).await.is_err() {
                return;
            }
        }
    };
    let write = async move {
        while let Some((due, bytes)) = receiver.recv().await {
            tokio::time::sleep_until(due).await;
            let _ = state.wait_for(|state| *state == State::Whole).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(read, write);
}
