//! Runs the server.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder};
use store::{Store, StoreError, Time};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::app::App;
use crate::config::Config;
use crate::nodes::Held;
use crate::routes::{BANNER, GRACE, router};
use crate::{connections, driver, moderation, notices, statistics, tournament};

/// How often idle tables are removed from memory.
const SWEEP: Duration = Duration::from_secs(15);

/// Visitors who never took a seat are deleted after this time.
const STRANGERS: i64 = 60 * 24 * 60 * 60 * 1000;

/// People who have waited for a bot for this time, in milliseconds, may wait for a server that is gone.
const ABANDONED: i64 = 15_000;

/// The most such tables that are opened at once.
const MOST_ABANDONED: usize = 100;

/// Runs the server until `stop` is done; then streams are closed, and requests have a few seconds to end.
/// `ready` is told the address, whose port the system may have chosen.
///
/// # Errors
/// If the address cannot be used.
pub async fn serve(
    config: Config,
    store: Arc<Store>,
    ready: oneshot::Sender<SocketAddr>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let listener = TcpListener::bind(config.address).await?;
    // Only one recorder can be installed; a second server in the same program has no numbers of its own.
    let metrics = recorder().install_recorder().ok();
    // An alert on the first failure needs the number before it.
    failed_backups().increment(0);
    let app = App::new(config, store, metrics);
    prepare(&app).await;
    let address = listener.local_addr()?;
    // The caller may have dropped the receiver.
    let _ = ready.send(address);
    tracing::info!(%address, "listening");
    let router = router(app.clone());
    tokio::select! {
        () = connections::serve(&app, &listener, &router) => {}
        () = async {
            stop.await;
            app.stop();
            tokio::time::sleep(GRACE).await;
        } => tracing::warn!("some requests did not end in time"),
    }
    if let Err(error) = app.store.leave().await {
        tracing::debug!(%error, "other servers do not know that this one is gone; they will notice");
    }
    app.store.close().await;
    Ok(())
}

fn failed_backups() -> metrics::Counter {
    metrics::counter!("tarsas_backup_failures_total")
}

/// Counts a scheduled backup that failed.
pub fn count_failed_backup() {
    failed_backups().increment(1);
}

/// Upper bounds of the buckets of request times, in seconds. With fixed buckets the times of several routes can be added.
const BUCKETS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

/// Collects the numbers for `/metrics`.
fn recorder() -> PrometheusBuilder {
    let requests = Matcher::Full("tarsas_request_seconds".to_owned());
    PrometheusBuilder::new().set_buckets_for_metric(requests, &BUCKETS).expect("there are buckets")
}

/// Loads the operator's settings, and begins to wake the bots whose turn it was when the server stopped.
async fn prepare(app: &App) {
    match app.store.setting(BANNER).await {
        Ok(banner) => *app.banner.write().unwrap_or_else(PoisonError::into_inner) = banner,
        Err(error) => tracing::error!(%error, "the operator's notice cannot be read"),
    }
    if let Err(failure) = app.push_key().await {
        tracing::error!(?failure, "there is no key for push services");
    }
    tokio::spawn(keep_house(app.clone()));
    tokio::spawn(notices::run(app.clone()));
}

/// Does what nobody asks for, until the server stops: wakes bots, begins rounds of tournaments, counts finished games, removes what is no longer needed. Of several servers on one
/// database one at a time does it, except for its own memory.
async fn keep_house(app: App) {
    let mut stopping = app.stopping.subscribe();
    let (mut held, mut next_cleaning) = (Held::default(), Instant::now());
    if !app.store.is_shared() {
        wake_bots(&app, app.store.playing().await).await;
    }
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
        app.tidy(Instant::now());
        match held.hold(&app, "housekeeping").await {
            Ok(true) => {}
            Ok(false) => continue,
            Err(failure) => {
                tracing::warn!(?failure, "the store does not answer");
                continue;
            }
        }
        if app.store.is_shared() {
            let since = Time(Time::now().0 - ABANDONED);
            wake_bots(&app, app.store.abandoned(since, MOST_ABANDONED).await).await;
        }
        tournament::keep_tournaments(&app).await;
        statistics::count_games(&app).await;
        if Instant::now() >= next_cleaning {
            next_cleaning = Instant::now() + Duration::from_secs(60 * 60);
            clean(&app).await;
        }
    }
    held.release(&app).await;
}

/// Deletes what nobody needs any more.
async fn clean(app: &App) {
    let long_ago = Time(Time::now().0 - STRANGERS);
    if let Err(error) = app.store.delete_strangers(long_ago, Time::now()).await {
        tracing::warn!(%error, "old visitors cannot be forgotten");
    }
    if let Err(error) = app.store.forget_nodes().await {
        tracing::warn!(%error, "servers that are gone cannot be forgotten");
    }
    if let Some(after) = app.config.expire_tables {
        match moderation::expire_tables(app, after).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "tables that nobody played were deleted"),
            Err(failure) => tracing::warn!(?failure, "old tables cannot be deleted"),
        }
    }
}

async fn wake_bots(app: &App, codes: Result<Vec<String>, StoreError>) {
    let codes = match codes {
        Ok(codes) => codes,
        Err(error) => {
            tracing::error!(%error, "the tables in play cannot be read");
            return;
        }
    };
    for code in codes {
        match app.rooms.get(app, &code).await {
            Ok(room) => driver::wake(app, &room),
            Err(failure) => tracing::error!(?failure, table = code, "a table cannot be opened"),
        }
    }
}
