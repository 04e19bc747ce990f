//! A visitor at a table: who asks, where, and what they may do there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode};
use axum::response::{Html, Response};
use engine::Seat;
use serde::Deserialize;

use super::room;
use crate::app::App;
use crate::failure::Failure;
use crate::pages;
use crate::role::Role;
use crate::room::Room;
use crate::views::Looking;
use crate::visitor::Guest;

/// A visitor at the table of the path, who may at least look at it.
pub(super) struct Visit {
    pub(super) app: App,
    pub(super) guest: Guest,
    pub(super) room: Arc<Room>,
    pub(super) role: Role,
}

/// The part of a path that names the table.
#[derive(Deserialize)]
struct Place {
    code: String,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Ok(guest) = Guest::from_request_parts(parts, app).await;
        let place = Path::<Place>::from_request_parts(parts, app).await;
        let Path(Place { code }) = place.map_err(|_| Failure::NotFound)?;
        Self::new(app, guest, &code).await
    }
}

impl Visit {
    pub(super) async fn new(app: &App, guest: Guest, code: &str) -> Result<Self, Failure> {
        let room = room(app, code).await?;
        let inner = room.inner.lock().await;
        let role = Role::of(app, &guest, &inner).await?;
        if !role.may_look(&inner) {
            let text = pages::MESSAGES.text(guest.language, "table-private", &[]);
            return Err(Failure::Said(StatusCode::FORBIDDEN, text));
        }
        drop(inner);
        Ok(Self { app: app.clone(), guest, room, role })
    }

    /// The visitor's own seat, for what only players do.
    pub(super) fn seat(&self) -> Result<Seat, Failure> {
        self.role.seat.ok_or(Failure::Forbidden)
    }

    /// For what only players and the host do.
    pub(super) fn takes_part(&self) -> Result<(), Failure> {
        if self.role.seat.is_some() || self.role.host { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// For what only the host does.
    pub(super) fn is_host(&self) -> Result<(), Failure> {
        if self.role.host { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// After a change: the part of the page that is different for a script, the page again for everybody else.
    pub(super) async fn show(&self, notice: Option<&'static str>) -> Result<Response, Failure> {
        let Self { app, guest, room, .. } = self;
        if !guest.wants_fragment {
            let query = notice.map_or_else(String::new, |notice| format!("?notice={notice}"));
            return Ok(guest.redirect(&format!("/t/{}{query}", room.code)));
        }
        let mut inner = room.inner.lock().await;
        let role = Role::of(app, guest, &inner).await?;
        let notice = notice.map(|key| pages::MESSAGES.text(guest.language, key, &[]));
        let version = inner.version;
        let fragment = Looking { app, room, inner: &mut inner, guest, role }.fragment(notice)?;
        let version = [(HeaderName::from_static("x-version"), version.to_string())];
        Ok(guest.answer((version, Html(fragment.html.clone()))))
    }

    /// After something was tried: whatever does not fit the table changes nothing, and the visitor sees how it stands.
    pub(super) async fn show_after(&self, tried: Result<(), Failure>) -> Result<Response, Failure> {
        match tried {
            Ok(()) => self.show(None).await,
            Err(Failure::MovedOn) => self.show(Some("notice-moved-on")).await,
            Err(Failure::TooMany) => self.show(Some("notice-too-many")).await,
            Err(failure) => Err(failure),
        }
    }

    /// Remembers that the visitor has seen the table as it is.
    pub(super) async fn see(&self) -> Result<(), Failure> {
        let Self { app, guest, room, role } = self;
        let moves = room.inner.lock().await.table.moves;
        if let Some(visitor) = guest.id().filter(|_| role.known && role.seen < moves) {
            app.store.see_moves(visitor, &room.code, moves).await?;
        }
        Ok(())
    }
}
