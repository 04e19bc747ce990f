//! A request to a table: the visitor, the table, and the visitor's role there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode};
use axum::response::{Html, Response};
use engine::Seat;
use serde::Deserialize;
use store::{ChatKind, Standing, VisitorId};
use ui_kit::Language;

use super::{limit, room};
use crate::app::{App, Changer};
use crate::failure::Failure;
use crate::pages;
use crate::role::Role;
use crate::room::{Inner, Room};
use crate::view::Notice;
use crate::views::PageContext;
use crate::visitor::Guest;

/// A visitor at the table named in the path, with the right to see it.
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
        let guest = Guest::from_request_parts(parts, app).await?;
        let place = Path::<Place>::from_request_parts(parts, app).await;
        let Path(Place { code }) = place.map_err(|_| Failure::NotFound)?;
        Self::new(app, guest, &code).await
    }
}

/// Stores that a player looks at a table. A player may look while nothing can be written, and is told once too often then.
pub(super) async fn look_at(app: &App, visitor: VisitorId, code: &str) {
    if let Err(error) = app.store.look_at(visitor, code).await {
        tracing::debug!(%error, table = code, "that a player looks cannot be written");
    }
}

/// Tells everybody at the table, once for each link, that a program uses the link of a seat.
async fn note_program(app: &App, room: &Room, inner: &mut Inner, seat: Seat, language: Language) {
    const NOTE: &str = "note-program";
    const NEW_LINK: [&str; 3] = ["note-reissued", "note-freed", "note-joined"];
    let notes = inner.chat.iter().rev().filter(|line| line.kind == ChatKind::Note && line.seat == Some(seat));
    let mut since_link = notes.map(|line| line.text.as_str()).take_while(|key| !NEW_LINK.contains(key));
    if since_link.any(|key| key == NOTE) {
        return;
    }
    let name = inner.names(language).of(seat).to_owned();
    match room.note(app, inner, &name, Some(seat), NOTE).await {
        Ok(()) => room.tell(inner),
        // Spectators can look even while nothing can be written.
        Err(failure) => tracing::warn!(?failure, table = room.code, "a note cannot be written"),
    }
}

impl Visit {
    pub(super) async fn new(app: &App, guest: Guest, code: &str) -> Result<Self, Failure> {
        let room = match room(app, code).await {
            Err(Failure::NotFound) => {
                limit(app.limits.guesses.take(guest.address))?;
                return Err(Failure::NotFound);
            }
            found => found?,
        };
        let mut inner = room.inner.lock().await;
        let role = Role::of(app, &guest, &inner).await?;
        // After too many wrong guesses even a correct one is refused.
        if !role.known && !role.host {
            limit(app.limits.guesses.check(&guest.address))?;
        }
        if !role.may_look(&inner) {
            let key = match (role.barred, &inner.table.tournament) {
                (true, Some(_)) => "duplicate-barred",
                (true, None) => "daily-barred",
                (false, _) => "table-private",
            };
            let text = pages::MESSAGES.text(guest.language, key, &[]);
            return Err(Failure::Said(StatusCode::FORBIDDEN, text));
        }
        room.look(guest.address, role.seat.is_some());
        if let Some(seat) = role.seat.filter(|_| guest.id().is_none()) {
            note_program(app, &room, &mut inner, seat, guest.language).await;
        }
        drop(inner);
        Ok(Self { app: app.clone(), guest, room, role })
    }

    /// The visitor's seat; an error for spectators.
    pub(super) fn seat(&self) -> Result<Seat, Failure> {
        self.role.seat.ok_or(Failure::Forbidden)
    }

    /// Succeeds for players and the host.
    pub(super) fn takes_part(&self) -> Result<(), Failure> {
        if self.role.seat.is_some() || self.role.host { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// Succeeds for the host.
    pub(super) fn is_host(&self) -> Result<(), Failure> {
        if self.role.host { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// Succeeds unless the visitor, or somebody else who holds the same seat, is muted: a second device or a program must not
    /// write either.
    pub(super) async fn may_write(&self) -> Result<(), Failure> {
        let Self { app, guest, room, role } = self;
        let mut muted = guest.is_muted();
        if let Some(seat) = role.seat.filter(|_| !muted) {
            let people = app.store.people(&room.code).await?;
            muted = people.iter().any(|one| one.seat == Some(seat) && one.standing != Standing::Good);
        }
        if !muted {
            return Ok(());
        }
        Err(Failure::Said(StatusCode::FORBIDDEN, pages::MESSAGES.text(guest.language, "muted", &[])))
    }

    /// Counts a change that leaves a line in the chat of the table.
    pub(super) fn may_note(&self) -> Result<(), Failure> {
        limit(self.app.limits.lines.take((self.room.code.clone(), self.changer())))
    }

    /// Counts another change of the table, which leaves no line.
    pub(super) fn may_change(&self) -> Result<(), Failure> {
        limit(self.app.limits.changes.take((self.room.code.clone(), self.changer())))
    }

    fn changer(&self) -> Changer {
        let visitor = self.guest.id();
        (visitor, self.role.seat.filter(|_| visitor.is_none()))
    }

    /// Responds after a change: the changed fragment for the script, a redirect to the page otherwise.
    pub(super) async fn show(&self, notice: Option<Notice>) -> Result<Response, Failure> {
        let Self { app, guest, room, .. } = self;
        if !guest.wants_fragment {
            return Ok(guest.redirect(&format!("/t/{}", room.code)));
        }
        let mut inner = room.inner.lock().await;
        let role = Role::of(app, guest, &inner).await?;
        let version = [(HeaderName::from_static("x-version"), inner.table.step.to_string())];
        let fragment = PageContext { app, room, inner: &mut inner, guest, role }.fragment(notice)?;
        Ok(guest.answer((version, Html(fragment.html.clone()))))
    }

    /// Responds after an attempt: shows the table, with the reason if the attempt failed.
    pub(super) async fn show_after(&self, tried: Result<(), Failure>) -> Result<Response, Failure> {
        let Err(failure) = tried else { return self.show(None).await };
        let Some(key) = failure.notice_key() else { return Err(failure) };
        let Self { app, guest, room, role } = self;
        let game = catalogue::find(&room.inner.lock().await.table.game).ok();
        let notice = failure.notice(game, guest.language);
        if guest.wants_fragment {
            return self.show(Some(notice)).await;
        }
        if failure.refusal().is_none() {
            return Ok(guest.redirect(&format!("/t/{}?notice={key}", room.code)));
        }
        // A refusal has numbers, which an address cannot carry: the page is the answer.
        let mut inner = room.inner.lock().await;
        let page =
            PageContext { app, room, inner: &mut inner, guest, role: role.clone() }.page(Some(notice))?;
        Ok(guest.answer((failure.status(), Html(page))))
    }

    /// Stores that the player looks at the table, so that nothing there need be told.
    pub(super) async fn look_at(&self) {
        if let Some(visitor) = self.guest.id().filter(|_| self.role.seat.is_some()) {
            look_at(&self.app, visitor, &self.room.code).await;
        }
    }

    /// Stores how many moves the visitor has seen. A visitor may look while nothing can be written.
    pub(super) async fn see(&self) {
        let Self { app, guest, room, role } = self;
        let moves = room.inner.lock().await.table.moves;
        if let Some(visitor) = guest.id().filter(|_| role.known && role.seen < moves)
            && let Err(error) = app.store.see_moves(visitor, &room.code, moves).await
        {
            tracing::warn!(%error, table = room.code, "what a visitor has seen cannot be written");
        }
    }
}
