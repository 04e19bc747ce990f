//! What all requests share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::time::{Duration, Instant};

use catalogue::{AnyEdition, Shelf};
use engine::Seat;
use metrics_exporter_prometheus::PrometheusHandle;
use store::{ComponentSet, Day, Store, Table, Time, VisitorId};
use tokio::sync::{OnceCell, watch};

use crate::bot_pool::BotPool;
use crate::config::{Config, Limits};
use crate::failure::Failure;
use crate::limit::{Limiter, Passwords};
use crate::nodes;
use crate::notices::push::ServerKey;
use crate::rooms::Rooms;
use crate::statistics;

/// The store setting that holds the key for push services.
const PUSH_KEY: &str = "push-key";

/// How many e-mails to sign in one mailbox gets at once, and how often after that.
const MAILS_TO: u32 = 3;
const MAIL_TO_EVERY: Duration = Duration::from_secs(10 * 60);

/// What all requests share. A copy is the same thing again.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// See [`App`].
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) rooms: Rooms,
    pub(crate) bots: BotPool,
    pub(crate) limits: Limiters,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// The operator's notice to everybody.
    pub(crate) banner: RwLock<Option<String>>,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
    /// True while streams would tell nothing new: when the server stops, and while one of several servers does not reach the
    /// database. Every stream ends, so that the pages go to another server.
    pub(crate) silent: watch::Sender<bool>,
    pub(crate) numbers: Counters,
    pub(crate) statistics: statistics::Cache,
    /// Held while the picture of a result is drawn.
    pub(crate) drawing: tokio::sync::Mutex<()>,
    pub(crate) started: Instant,
    /// The key by which push services know this server.
    push_key: OnceCell<ServerKey>,
    /// When the health check last wrote to the store.
    pub(crate) written: tokio::sync::Mutex<Option<Instant>>,
    pub(crate) shelf: Shelf,
}

/// What the operator's page counts.
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) streams: AtomicUsize,
    pub(crate) streams_by_address: Mutex<HashMap<IpAddr, usize>>,
    pub(crate) steps: AtomicU64,
    pub(crate) faults: AtomicU64,
}

/// Who changes a table: a visitor, whose seat may change too, or a program with the link of a seat.
pub(crate) type Changer = (Option<VisitorId>, Option<Seat>);

/// How often somebody may do something.
pub(crate) struct Limiters {
    pub(crate) tables: Limiter<IpAddr>,
    pub(crate) joins: Limiter<IpAddr>,
    pub(crate) chat: Limiter<IpAddr>,
    pub(crate) steps: Limiter<(String, Seat)>,
    /// By table and seat; the host may have none.
    pub(crate) hints: Limiter<(String, Option<Seat>)>,
    pub(crate) lines: Limiter<(String, Changer)>,
    pub(crate) changes: Limiter<(String, Changer)>,
    pub(crate) guesses: Limiter<IpAddr>,
    pub(crate) pictures: Limiter<IpAddr>,
    pub(crate) sign_ins: Limiter<IpAddr>,
    pub(crate) mails: Limiter<()>,
    /// By e-mail address.
    pub(crate) mails_to: Limiter<String>,
    pub(crate) passwords: Passwords,
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
            lines: Limiter::new(limits.lines.0, per_minute(limits.lines)),
            changes: Limiter::new(limits.changes.0, per_minute(limits.changes)),
            guesses: Limiter::new(limits.guesses.0, per_minute(limits.guesses)),
            pictures: Limiter::new(limits.pictures.0, per_minute(limits.pictures)),
            sign_ins: Limiter::new(limits.sign_ins.0, per_minute(limits.sign_ins)),
            mails: Limiter::new(limits.mails.0, per_minute(limits.mails)),
            mails_to: Limiter::new(MAILS_TO, MAIL_TO_EVERY),
            passwords: Passwords::default(),
        }
    }
}

impl App {
    /// The server's state. Call it inside of a Tokio runtime.
    #[must_use]
    pub fn new(config: Config, store: Arc<Store>, metrics: Option<PrometheusHandle>) -> Self {
        let limits = Limiters::new(&config.limits);
        let shelf = Shelf::new(config.components.clone());
        let app = Self(Arc::new(Shared {
            bots: BotPool::new(config.bot_deadline),
            config,
            store,
            rooms: Rooms::default(),
            limits,
            metrics,
            banner: RwLock::new(None),
            stopping: watch::Sender::new(false),
            silent: watch::Sender::new(false),
            numbers: Counters::default(),
            statistics: statistics::Cache::default(),
            drawing: tokio::sync::Mutex::default(),
            started: Instant::now(),
            push_key: OnceCell::new(),
            written: tokio::sync::Mutex::new(None),
            shelf,
        }));
        nodes::follow(&app);
        app
    }

    /// The same thing, which does not keep it alive.
    pub(crate) fn downgrade(&self) -> Weak<Shared> {
        Arc::downgrade(&self.0)
    }

    pub(crate) fn upgrade(weak: &Weak<Shared>) -> Option<Self> {
        weak.upgrade().map(Self)
    }

    /// Ends every stream.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.silent.send_replace(true);
    }

    /// Removes what is no longer needed from memory.
    pub(crate) fn tidy(&self, now: Instant) {
        self.rooms.sweep(now);
        // Without this, measured values pile up until somebody asks for the metrics.
        if let Some(metrics) = &self.metrics {
            metrics.run_upkeep();
        }
    }

    /// The edition of a game that new tables are played with.
    pub(crate) fn edition(&self, slug: &str) -> Result<Arc<dyn AnyEdition>, Failure> {
        let game = catalogue::find(slug).map_err(|_| Failure::NotFound)?;
        Ok(self.shelf.edition(game)?)
    }

    /// The edition a table began with; `None` if its component set is lost.
    pub(crate) async fn edition_of(&self, table: &Table) -> Result<Option<Arc<dyn AnyEdition>>, Failure> {
        let (slug, hash) = (&table.game, &table.components);
        let game = catalogue::find(slug).map_err(|_| Failure::NotFound)?;
        if let Some(edition) = self.shelf.edition_of(game, hash)? {
            return Ok(Some(edition));
        }
        let stored = self.store.component_set(slug, hash).await?;
        Ok(stored.map(|files| self.shelf.load_stored(game, hash, &files)).transpose()?)
    }

    /// The current time, by which days begin and moves are dated.
    pub(crate) fn now(&self) -> Time {
        self.config.clock.now()
    }

    /// The current day.
    pub(crate) fn today(&self) -> Day {
        Day::of(self.now())
    }

    /// The key by which push services know this server, and all others with the same database. The first one makes it.
    pub(crate) async fn push_key(&self) -> Result<&ServerKey, Failure> {
        let read = async || {
            let stored = self.store.setting_or(PUSH_KEY, &ServerKey::generate()).await?;
            let broken = || Failure::Broken(format!("the setting \"{PUSH_KEY}\" is not a key"));
            ServerKey::parse(&stored).ok_or_else(broken)
        };
        self.push_key.get_or_try_init(read).await
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

/// The component set of an edition, as it is stored.
pub(crate) fn component_set(edition: &dyn AnyEdition) -> ComponentSet {
    ComponentSet { hash: edition.hash().to_owned(), files: edition.files().to_toml() }
}

#[cfg(test)]
mod tests {
    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;

    /// What is measured takes no memory for ever, although nobody asks for the metrics.
    #[tokio::test]
    async fn measured_values_do_not_pile_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a database");
        let recorder = PrometheusBuilder::new().build_recorder();
        let app = App::new(Config::default(), Arc::new(store), Some(recorder.handle()));
        let measured = allocation_counter::measure(|| {
            metrics::with_local_recorder(&recorder, || {
                for number in 0..200_000_u32 {
                    metrics::histogram!("tarsas_request_seconds").record(f64::from(number));
                    if number % 1000 == 0 {
                        app.tidy(Instant::now());
                    }
                }
            });
        });
        assert!(measured.bytes_current < 500_000, "{measured:?}");
    }
}
