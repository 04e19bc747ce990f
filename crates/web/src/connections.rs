//! Accepts connections, and closes those of clients that send too slowly or open too many.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt;

use crate::app::App;
use crate::security;

/// The pause after a connection that could not be accepted: no file handle may be free.
const PAUSE: Duration = Duration::from_secs(1);

/// Serves connections until the server stops and all of them have ended.
pub(crate) async fn serve(app: &App, listener: &TcpListener, router: &Router) {
    let mut stopping = app.stopping.subscribe();
    let counts = Arc::new(Counts::default());
    // Every connection holds a sender: when the last one is gone, nothing is received any more.
    let (alive, mut ended) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::error!(%error, "a connection cannot be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Behind a proxy all connections come from the same address.
        let most = if app.config.behind_proxy { usize::MAX } else { app.config.limits.connections };
        let Some(counted) = Counted::new(&counts, security::network(peer.ip()), most) else {
            metrics::counter!("tarsas_connections_refused_total").increment(1);
            continue;
        };
        let (app, router, alive) = (app.clone(), router.clone(), alive.clone());
        tokio::spawn(async move {
            converse(&app, stream, peer, router).await;
            drop((counted, alive));
        });
    }
    drop(alive);
    ended.recv().await;
}

/// Answers the requests of one connection.
async fn converse(app: &App, stream: TcpStream, peer: SocketAddr, router: Router) {
    let mut stopping = app.stopping.subscribe();
    let stopped = async {
        // A closed channel means the same as a sent stop.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(axum::body::Body::new) as Request)
    });
    // Small answers must not wait for each other; without this the connection is only slower.
    let _ = stream.set_nodelay(true);
    // An answer that nobody takes would be kept for ever.
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(app.config.patience.taking));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience.head)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection has broken");
    }
}

/// The number of open connections of each address.
#[derive(Default)]
struct Counts(Mutex<HashMap<IpAddr, usize>>);

impl Counts {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<IpAddr, usize>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// One counted connection.
struct Counted(Arc<Counts>, IpAddr);

impl Counted {
    /// Counts one more connection; `None` if the address has `most` already.
    fn new(counts: &Arc<Counts>, address: IpAddr, most: usize) -> Option<Self> {
        let counted = counts.with(|counts| {
            let count = counts.entry(address).or_default();
            let fits = *count < most;
            *count += usize::from(fits);
            fits
        });
        counted.then(|| Self(Arc::clone(counts), address))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.with(|counts| {
            if let Some(count) = counts.get_mut(&self.1) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(&self.1);
                }
            }
        });
    }
}
