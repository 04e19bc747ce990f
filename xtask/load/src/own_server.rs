//! A server in this process, with a temporary database.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

use anyhow::{Result, anyhow};
use store::Store;
use tempfile::TempDir;
use tokio::sync::oneshot;
use web::{Config, Limits};

/// A server on a free port of the loopback interface.
pub(super) struct OwnServer {
    pub(super) address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<Result<()>>,
    /// Contains the database.
    _folder: TempDir,
}

impl OwnServer {
    pub(super) fn start(components: Option<PathBuf>) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("tarsas.db");
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, is_ready) = oneshot::channel();
        let config = Config {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            components,
            limits: Limits::none(),
            ..Config::default()
        };
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
            runtime.block_on(async {
                let store = Arc::new(Store::open(&data).await?);
                let stop = async {
                    // A closed channel means stop, too.
                    let _ = stopped.await;
                };
                Ok(web::serve(config, store, ready, stop).await?)
            })
        });
        match is_ready.blocking_recv() {
            Ok(address) => Ok(Self { address, stop, thread, _folder: folder }),
            Err(_) => Err(ended(thread)),
        }
    }

    pub(super) fn stop(self) -> Result<()> {
        drop(self.stop);
        self.thread.join().map_err(|_| anyhow!("the server has failed"))?
    }
}

/// The error with which the server ended.
fn ended(thread: JoinHandle<Result<()>>) -> anyhow::Error {
    match thread.join() {
        Ok(Err(error)) => error,
        _ => anyhow!("the server has failed"),
    }
}
