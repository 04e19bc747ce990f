//! Tables of bots with spectators.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use anyhow::Result;
use tokio::task::JoinSet;

use super::client::{Client, Events};

/// The bots that spectators watch; they do not search.
const BOT: &str = "normal";

/// The spectators.
pub(super) struct Crowd {
    servers: Vec<SocketAddr>,
    game: String,
    /// Number of updates received on all streams.
    pub(super) events: AtomicU64,
    /// Total size of the updates.
    pub(super) bytes: AtomicU64,
    /// Number of failed requests.
    pub(super) failures: AtomicU64,
    left: AtomicBool,
}

impl Crowd {
    pub(super) fn new(servers: &[SocketAddr], game: &str) -> Self {
        Self {
            servers: servers.to_vec(),
            game: game.to_owned(),
            events: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            failures: AtomicU64::new(0),
            left: AtomicBool::new(false),
        }
    }

    /// Opens the tables and spreads the streams evenly. A finished game is replaced by a new one.
    pub(super) async fn gather(self: &Arc<Self>, tables: usize, streams: usize) -> Result<()> {
        let mut token = None;
        for table in 0..tables {
            let watchers = streams / tables + usize::from(table < streams % tables);
            let mut client = Client::new(&self.servers, table);
            client.token.clone_from(&token);
            let open = self.open(&mut client, watchers).await?;
            token.clone_from(&client.token);
            let crowd = Arc::clone(self);
            tokio::spawn(async move { crowd.watch(client, watchers, open).await });
        }
        Ok(())
    }

    async fn open(&self, client: &mut Client, watchers: usize) -> Result<Vec<Events>> {
        let table = client.open_bot_table(&self.game, BOT).await?;
        let mut streams = Vec::new();
        for _ in 0..watchers {
            streams.push(client.stream(&table.code).await?);
        }
        Ok(streams)
    }

    async fn watch(self: Arc<Self>, mut client: Client, watchers: usize, mut open: Vec<Events>) {
        loop {
            let mut watching = JoinSet::new();
            for mut events in open {
                let crowd = Arc::clone(&self);
                watching.spawn(async move {
                    while let Some(sent) = events.skip().await {
                        crowd.events.fetch_add(1, Ordering::Relaxed);
                        crowd.bytes.fetch_add(sent as u64, Ordering::Relaxed);
                    }
                });
            }
            while watching.join_next().await.is_some() {}
            // Bots without spectators play without pauses; one game of them is enough.
            if watchers == 0 || self.left.load(Ordering::Relaxed) {
                return;
            }
            open = match self.open(&mut client, watchers).await {
                Ok(open) => open,
                Err(_) => {
                    self.failures.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            };
        }
    }

    /// Opens no more tables.
    pub(super) fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }
}
