//! The live view of a table.

use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{FutureExt, stream};
use tokio::sync::watch;

use super::limit;
use super::visit::{Visit, look_at};
use crate::acts::panic_text;
use crate::app::App;
use crate::failure::Failure;
use crate::role::Role;
use crate::room::{Drawn, Room, Ticket};
use crate::sse::{self, Piece};
use crate::views::PageContext;
use crate::visitor::Guest;

/// One open stream.
struct Follower {
    app: App,
    room: Arc<Room>,
    guest: Guest,
    role: Role,
    /// The rights of the table when the role was looked up.
    rights: u64,
    /// The state for which the page was made; for another state it is reloaded.
    page: store::TableState,
    changes: watch::Receiver<u64>,
    silent: watch::Receiver<bool>,
    first: bool,
    _ticket: Ticket,
    _count: Counted,
}

/// Counts open streams, all of them and those of one address.
pub(super) struct Counted(App, IpAddr);

impl Counted {
    /// Counts one more stream, unless it would end at once or the address has reached its limit.
    pub(super) fn new(app: &App, address: IpAddr) -> Result<Self, Failure> {
        if *app.silent.borrow() {
            return Err(Failure::Unavailable("another server may tell more".to_owned()));
        }
        let mut by_address = app.numbers.streams_by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = by_address.entry(address).or_default();
        // The page tries again every second.
        limit(if *count < app.config.limits.streams { Ok(()) } else { Err(Duration::from_secs(1)) })?;
        *count += 1;
        app.numbers.streams.fetch_add(1, Ordering::Relaxed);
        Ok(Self(app.clone(), address))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let numbers = &self.0.numbers;
        numbers.streams.fetch_sub(1, Ordering::Relaxed);
        let mut by_address = numbers.streams_by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_address.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.1);
            }
        }
    }
}

/// `GET /t/{code}/stream`
pub(super) async fn stream(visit: Visit, headers: HeaderMap) -> Result<Response, Failure> {
    let count = Counted::new(&visit.app, visit.guest.address)?;
    visit.see().await;
    visit.look_at().await;
    let Visit { app, guest, room, role } = visit;
    let (page, rights) = {
        let inner = room.inner.lock().await;
        (inner.table.state, inner.rights)
    };
    let changes = room.changes.subscribe();
    let ticket = room.enter(&app, role.seat, &guest.preferences.bot_speed);
    crate::driver::wake(&app, &room);
    let follower = Follower {
        silent: app.silent.subscribe(),
        _count: count,
        _ticket: ticket,
        first: true,
        app,
        room,
        guest,
        role,
        rights,
        page,
        changes,
    };
    let pieces = stream::unfold(Some(follower), |follower| async move {
        let mut follower = follower?;
        let (piece, last) = follower.next().await?;
        Some((piece, (!last).then_some(follower)))
    });
    Ok(sse::answer(&headers, pieces))
}

/// A player who closes the page has seen its contents.
impl Drop for Follower {
    fn drop(&mut self) {
        // After a restart the page connects again before anybody is told anything.
        let there = self.role.seat.is_some() && !*self.app.stopping.borrow();
        let Some(visitor) = self.guest.id().filter(|_| there) else { return };
        // A stream may be dropped outside of a runtime.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (app, code) = (self.app.clone(), self.room.code.clone());
        runtime.spawn(async move { look_at(&app, visitor, &code).await });
    }
}

impl Follower {
    /// The next event, and whether it is the last one; `None` when the stream ends.
    async fn next(&mut self) -> Option<(Piece, bool)> {
        if !self.first {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = tokio::time::sleep(sse::ALIVE) => return Some((Piece::nothing(), false)),
                _ = self.silent.wait_for(|silent| *silent) => return None,
            }
        }
        self.first = false;
        self.changes.borrow_and_update();
        let drawn = AssertUnwindSafe(self.draw()).catch_unwind().await;
        let drawn = drawn.unwrap_or_else(|panic| {
            // The next change may be drawn well.
            tracing::error!(table = self.room.code, reason = panic_text(&*panic), "a drawing panicked");
            Err(Failure::RulesPanicked)
        });
        match drawn {
            Err(Failure::RulesPanicked) => Some((Piece::nothing(), false)),
            Ok(Some(drawn)) => Some((drawn.event(), false)),
            // The table needs another page, or the visitor may not see it any more.
            Ok(None) | Err(Failure::Forbidden | Failure::NotFound | Failure::Said(..)) => {
                Some((Piece::event(Some("reload"), 0, "page"), true))
            }
            Err(failure) => {
                tracing::error!(?failure, "a stream has ended");
                None
            }
        }
    }

    /// The current fragment; `None` if the page has to be reloaded.
    async fn draw(&mut self) -> Result<Option<Arc<Drawn>>, Failure> {
        let room = Arc::clone(&self.room);
        let mut inner = room.inner.lock().await;
        if inner.stale {
            return Err(Failure::Unavailable("the table could not be read".to_owned()));
        }
        // After a new link or a change of seats the visitor may have lost the right to see the table. At relaxed tables
        // the other tables that wait for the visitor change too, and where people share a device, the seat.
        let moves_on = inner.table.settings.pace == store::Pace::Relaxed || inner.is_shared();
        if inner.rights != self.rights || moves_on {
            let role = Role::of(&self.app, &self.guest, &inner).await?;
            if !role.may_look(&inner) {
                return Err(Failure::Forbidden);
            }
            self.role = role;
            self.rights = inner.rights;
        }
        if inner.table.state != self.page {
            return Ok(None);
        }
        let Self { app, guest, role, .. } = self;
        PageContext { app, room: &room, inner: &mut inner, guest, role: role.clone() }
            .fragment(None)
            .map(Some)
    }
}
