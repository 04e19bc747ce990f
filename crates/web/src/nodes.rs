//! Several servers on one database. A table has no owner: each server keeps the tables that are open there in memory and brings
//! them up to date when another one has changed them.
//!
//! Others tell of their changes, and every two seconds all open tables are compared with the store: a message that is lost costs
//! only time. A request compares its own table first. At the same time each server says that it is there and how busy it is, and
//! learns who has the page of a table open at other servers.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use engine::Seat;
use store::{Lease, News, Numbers, Pages, TableState};

use crate::app::{App, Shared};
use crate::driver;
use crate::failure::Failure;
use crate::room::{Inner, Room};
use crate::routes::BANNER;

/// How often all open tables are compared with the store.
const POLL: Duration = Duration::from_secs(2);

/// How long to wait before listening again after the database did not answer.
const RETRY: Duration = Duration::from_secs(1);

/// How long a lease is held without being renewed, in milliseconds.
const LEASE: i64 = 10_000;

/// A server that has not said for this time that it is there is gone, in milliseconds.
const GONE: i64 = 10_000;

/// A lease is renewed after this time.
const RENEW: Duration = Duration::from_secs(2);

/// Follows the changes of other servers, as long as this one exists.
pub(crate) fn follow(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    tokio::spawn(listen(app.downgrade()));
    tokio::spawn(poll(app.downgrade()));
}

/// The server, unless it is stopping.
fn running(app: &Weak<Shared>) -> Option<App> {
    App::upgrade(app).filter(|app| !*app.stopping.borrow())
}

async fn listen(app: Weak<Shared>) {
    let Some(mut changes) = running(&app).and_then(|app| app.store.changes()) else { return };
    loop {
        let told = changes.next().await;
        let Some(app) = running(&app) else { return };
        match told {
            Ok(told) => {
                for (code, news) in told {
                    let Some(room) = app.rooms.loaded(&code) else { continue };
                    match news {
                        News::Changed(version) => {
                            tokio::spawn(learn(app.clone(), room, version));
                        }
                        News::Next(seat) => {
                            tokio::spawn(async move { room.go_on(&*room.inner.lock().await, seat) });
                        }
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the messages of other servers cannot be heard; the tables are asked for instead");
                drop(app);
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

async fn poll(app: Weak<Shared>) {
    while let Some(app) = running(&app) {
        let compared = compare(&app).await;
        if let Err(failure) = &compared {
            tracing::warn!(?failure, "the tables cannot be compared with the store; the streams end");
        }
        if !*app.stopping.borrow() {
            app.silent.send_replace(compared.is_err());
        }
        drop(app);
        tokio::time::sleep(POLL).await;
    }
}

/// How busy this server is.
pub(crate) fn numbers(app: &App) -> Numbers {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    Numbers {
        tables: count(app.rooms.count()),
        streams: count(app.numbers.streams.load(Ordering::Relaxed)),
        steps: app.numbers.steps.load(Ordering::Relaxed),
        faults: app.numbers.faults.load(Ordering::Relaxed),
    }
}

/// Says that this server is there, and compares all open tables with the store.
async fn compare(app: &App) -> Result<(), Failure> {
    app.store.beat(numbers(app), GONE).await?;
    let rooms = app.rooms.all();
    let codes: Vec<String> = rooms.iter().map(|room| room.code.clone()).collect();
    let versions: HashMap<String, u64> = app.store.versions(&codes).await?.into_iter().collect();
    let mut pages: HashMap<String, Vec<Pages>> = HashMap::new();
    for one in app.store.pages(&codes).await? {
        pages.entry(one.code.clone()).or_default().push(one);
    }
    for room in rooms {
        let version = versions.get(&room.code).copied().unwrap_or(0);
        let pages = pages.remove(&room.code).unwrap_or_default();
        let app = app.clone();
        tokio::spawn(async move {
            meet(&app, &room, &pages).await;
            learn(app, room, version).await;
        });
    }
    let banner = app.store.setting(BANNER).await?;
    *app.banner.write().unwrap_or_else(PoisonError::into_inner) = banner;
    Ok(())
}

/// Learns who has the page of a table open at other servers, and corrects what is stored about this one.
async fn meet(app: &App, room: &Room, pages: &[Pages]) {
    let own = pages.iter().find(|one| one.own).map_or("", |one| &one.pages);
    if room.set_elsewhere(pages.iter().filter(|one| !one.own).map(|one| one.pages.as_str())) {
        room.tell(&mut *room.inner.lock().await);
    }
    if own != room.pages() {
        let _lock = room.inner.lock().await;
        publish(app, room).await;
    }
}

/// Writes which pages of a table are open here. Call it with the lock of the room, so that the last state is written last. If it
/// fails, it is done again at the next comparison.
pub(crate) async fn publish(app: &App, room: &Room) {
    if let Err(error) = app.store.set_pages(&room.code, &room.pages()).await {
        tracing::debug!(%error, table = room.code, "other servers do not know who is online");
    }
}

/// The name of a lease that somebody takes by pressing "Next" at a step of a table.
pub(crate) fn next_name(room: &Room, step: u64) -> String {
    format!("next {} {step}", room.code)
}

/// Tells the server that plays the bots that the player of a seat has pressed "Next". The message may be lost, the lease is not.
pub(crate) async fn tell_next(app: &App, room: &Room, step: u64, seat: Seat) -> Result<(), Failure> {
    if app.store.is_shared() {
        app.store.tell_next(&room.code, seat);
        app.store.lease(&next_name(room, step), LEASE).await?;
    }
    Ok(())
}

/// Brings a table up to this version, and wakes its bots, whose server may be gone.
async fn learn(app: App, room: Arc<Room>, version: u64) {
    match room.catch_up(&app, version).await {
        Ok(()) => {
            let needed = driver::is_needed(&room, &*room.inner.lock().await);
            if needed {
                driver::wake(&app, &room);
            }
        }
        Err(Failure::NotFound) => {}
        Err(failure) => tracing::warn!(?failure, table = room.code, "a change cannot be read"),
    }
}

impl Room {
    /// Learns who is online at other servers, when the table has just been read from the store.
    pub(crate) async fn meet_others(&self, app: &App) -> Result<(), Failure> {
        let pages = app.store.pages(std::slice::from_ref(&self.code)).await?;
        self.set_elsewhere(pages.iter().filter(|one| !one.own).map(|one| one.pages.as_str()));
        Ok(())
    }

    /// Brings the table up to date before a request uses it.
    ///
    /// # Errors
    /// [`Failure::NotFound`] if it was deleted.
    pub(crate) async fn catch_up_now(&self, app: &App) -> Result<(), Failure> {
        if !app.store.is_shared() {
            let mut inner = self.inner.lock().await;
            if inner.stale {
                inner.reload(app).await?;
                self.tell(&mut inner);
            }
            return Ok(());
        }
        let versions = app.store.versions(std::slice::from_ref(&self.code)).await?;
        self.catch_up(app, versions.first().map_or(0, |(_, version)| *version)).await
    }

    /// Reads what other servers have changed, if the table has reached this version; 0: it was deleted.
    async fn catch_up(&self, app: &App, version: u64) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        if version > 0 && inner.table.version >= version && !inner.stale {
            return Ok(());
        }
        let caught_up = inner.catch_up(app).await;
        if caught_up == Err(Failure::NotFound) {
            inner.table.state = TableState::Closed;
            app.rooms.forget(&self.code);
        }
        if matches!(caught_up, Ok(()) | Err(Failure::NotFound)) {
            self.tell(&mut inner);
        }
        caught_up
    }
}

impl Inner {
    /// Reads the table again. The game is replayed only if it has changed.
    async fn catch_up(&mut self, app: &App) -> Result<(), Failure> {
        let code = self.table.code.clone();
        let stored = app.store.summary(&code, None).await?.table;
        if self.stale || (stored.step, stored.state) != (self.table.step, self.table.state) {
            self.reload(app).await?;
            // It thinks on another server.
            self.thinking = driver::in_turn(self).is_some() && !self.only_bots();
            return Ok(());
        }
        self.seat_notes = app.store.seat_notes(&code).await?.into_iter().collect();
        self.take_back = app.store.take_back_request(&code).await?;
        self.hear(app).await?;
        self.refresh(app).await
    }
}

/// A lease that is renewed now and then: the right to play the bots of a table, for example.
#[derive(Default)]
pub(crate) struct Held {
    lease: Option<(Lease, tokio::time::Instant)>,
}

impl Held {
    /// Whether the lease need not be renewed yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.lease.as_ref().is_some_and(|(_, since)| since.elapsed() < RENEW)
    }

    pub(crate) const fn is_held(&self) -> bool {
        self.lease.is_some()
    }

    /// Takes the lease or renews it; false if another server has it.
    pub(crate) async fn hold(&mut self, app: &App, name: &str) -> Result<bool, Failure> {
        if self.is_fresh() {
            return Ok(true);
        }
        let now = tokio::time::Instant::now();
        if let Some((lease, since)) = &mut self.lease
            && app.store.renew(lease, LEASE).await?
        {
            *since = now;
            return Ok(true);
        }
        self.lease = app.store.lease(name, LEASE).await?.map(|lease| (lease, now));
        Ok(self.lease.is_some())
    }

    /// Gives the lease back.
    pub(crate) async fn release(&mut self, app: &App) {
        if let Some((lease, _)) = self.lease.take()
            && let Err(error) = app.store.release(&lease).await
        {
            tracing::debug!(%error, "a lease was not released; it will run out");
        }
    }
}
