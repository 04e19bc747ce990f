//! What all requests share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use catalogue::{AnyEdition, Shelf};
use engine::Seat;
use metrics_exporter_prometheus::PrometheusHandle;
use store::Store;
use tokio::sync::watch;

use crate::config::{Config, Limits};
use crate::failure::Failure;
use crate::limit::Limiter;
use crate::rooms::Rooms;
use crate::thinkers::Thinkers;

/// What all requests share. A copy is the same thing again.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// See [`App`].
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) rooms: Rooms,
    pub(crate) thinkers: Thinkers,
    pub(crate) limits: Limiters,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// The operator's notice to everybody.
    pub(crate) banner: RwLock<Option<String>>,
    /// Becomes true when the server stops: every stream ends.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) numbers: Numbers,
    pub(crate) started: Instant,
    shelf: Mutex<Shelf>,
}

/// What the operator's page counts.
#[derive(Default)]
pub(crate) struct Numbers {
    pub(crate) streams: AtomicUsize,
    pub(crate) streams_by_address: Mutex<HashMap<IpAddr, usize>>,
    pub(crate) steps: AtomicU64,
    pub(crate) faults: AtomicU64,
}

/// How often somebody may do something.
pub(crate) struct Limiters {
    pub(crate) tables: Limiter<IpAddr>,
    pub(crate) joins: Limiter<IpAddr>,
    pub(crate) chat: Limiter<IpAddr>,
    pub(crate) steps: Limiter<(String, Seat)>,
    /// By table and seat; the host may have none.
    pub(crate) hints: Limiter<(String, Option<Seat>)>,
}

impl Limiters {
    fn new(limits: &Limits) -> Self {
        let per_minute = |(_, rate): (u32, u32)| Duration::from_secs(60) / rate.max(1);
        Self {
            tables: Limiter::new(limits.tables.0, per_minute(limits.tables)),
            joins: Limiter::new(limits.joins.0, per_minute(limits.joins)),
            chat: Limiter::new(limits.chat.0, per_minute(limits.chat)),
            steps: Limiter::new(limits.steps.0, per_minute(limits.steps)),
            hints: Limiter::new(limits.hints.0, per_minute(limits.hints)),
        }
    }
}

impl App {
    /// The server's state. Call it inside of a Tokio runtime.
    #[must_use]
    pub fn new(config: Config, store: Arc<Store>, metrics: Option<PrometheusHandle>) -> Self {
        let limits = Limiters::new(&config.limits);
        let shelf = Mutex::new(Shelf::new(config.components.clone()));
        Self(Arc::new(Shared {
            thinkers: Thinkers::new(config.bot_deadline),
            config,
            store,
            rooms: Rooms::default(),
            limits,
            metrics,
            banner: RwLock::new(None),
            stopping: watch::Sender::new(false),
            numbers: Numbers::default(),
            started: Instant::now(),
            shelf,
        }))
    }

    /// Ends every stream.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Does something with the edition of a game.
    pub(crate) fn with_edition<T>(
        &self,
        slug: &str,
        work: impl FnOnce(&dyn AnyEdition) -> Result<T, String>,
    ) -> Result<T, Failure> {
        let game = catalogue::find(slug).map_err(|_| Failure::NotFound)?;
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let edition = shelf.edition(game).map_err(Failure::Broken)?;
        work(edition).map_err(Failure::Words)
    }

    pub(crate) fn banner(&self) -> Option<String> {
        self.banner.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
