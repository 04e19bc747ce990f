//! Joining a table.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::Nonce;
use serde::Deserialize;
use store::{Holder, StoreError, TableState, Time};

use super::visit::Visit;
use super::{html, limit, room};
use crate::app::App;
use crate::failure::Failure;
use crate::role::Role;
use crate::visitor::Guest;
use crate::{clean, daily, driver, pages, rated, tournament};

/// `GET /j/{code}/{token}`: the page behind a seat link. It does not take the seat, because chat programs fetch links to
/// preview them.
pub(super) async fn seat_page(
    State(app): State<App>,
    guest: Guest,
    Path((code, token)): Path<(String, String)>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let room = room(&app, &code).await?;
    let link = app.store.find_link(&token).await?.filter(|link| link.code == room.code);
    let inner = room.inner.lock().await;
    let own = Role::of(&app, &guest, &inner).await?.seat;
    let Some((_, seat)) = link.and_then(|link| link.chair) else {
        let used = inner.chairs.iter().find(|chair| inner.table.was_chair_token(chair, &token));
        return match used {
            None => Err(Failure::NotFound),
            // The invitation by which this browser has come.
            Some(chair) if own == Some(chair.seat) => Ok(guest.redirect(&format!("/t/{}", room.code))),
            Some(_) => {
                let text = pages::MESSAGES.text(guest.language, "link-used", &[]);
                Err(Failure::Said(StatusCode::GONE, text))
            }
        };
    };
    if own == Some(seat) {
        return Ok(guest.redirect(&format!("/t/{}", room.code)));
    }
    let action = format!("/j/{}/{token}", room.code);
    // The language and theme switches must not redirect to a secret address.
    let chrome = guest.chrome_at(&app, format!("/t/{}", room.code));
    Ok(html(
        pages::seat_link(&chrome, inner.info()?, seat, &action, inner.table.settings.rated).into_string(),
    ))
}

/// `POST /j/{code}/{token}`: takes the seat of the link, or comes back to it from another device.
pub(super) async fn seat_link(
    State(app): State<App>,
    mut guest: Guest,
    Path((code, token)): Path<(String, String)>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let room = room(&app, &code).await?;
    let link = app.store.find_link(&token).await?.filter(|link| link.code == room.code);
    let (chair, seat) = link.and_then(|link| link.chair).ok_or(Failure::NotFound)?;
    let visitor = guest.known(&app).await?;
    let mut inner = room.inner.lock().await;
    let before = inner.chair(seat).map(|chair| chair.holder.clone());
    let known = Role::of(&app, &guest, &inner).await?.seat == Some(seat);
    let begins = inner.table.settings.rated && !known && before == Some(Holder::Open);
    rated::check_under_way(&app, visitor, begins, guest.language).await?;
    daily::share(&app, visitor, &inner, guest.language).await?;
    tournament::check_seat(&app, visitor, &inner, guest.language).await?;
    let name = inner.distinct_name(guest.name().unwrap_or_default(), Some(seat), guest.language);
    app.store.sit(&room.code, chair, visitor, &name, Time::now()).await?;
    inner.refresh(&app).await?;
    let note = match before {
        Some(Holder::Open) => Some("note-joined"),
        Some(Holder::StandIn(_)) => Some("note-back"),
        // Everybody at the table, including the player of the seat, is told that somebody used the link.
        Some(Holder::Person) if !known => Some("note-second-device"),
        Some(Holder::Person | Holder::Bot(_)) | None => None,
    };
    if let Some(note) = note {
        let name = inner.names(guest.language).of(seat).to_owned();
        room.note(&app, &mut inner, &name, Some(seat), note).await?;
    }
    room.tell(&mut inner);
    Ok(guest.redirect(&format!("/t/{}", room.code)))
}

/// `GET /w/{code}/{token}`: joins as a spectator.
pub(super) async fn watch_link(
    State(app): State<App>,
    mut guest: Guest,
    Path((code, token)): Path<(String, String)>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let room = room(&app, &code).await?;
    let link = app.store.find_link(&token).await?;
    link.filter(|link| link.code == room.code && link.chair.is_none()).ok_or(Failure::NotFound)?;
    let visitor = guest.known(&app).await?;
    app.store.watch(visitor, &room.code, Time::now()).await?;
    Ok(guest.redirect(&format!("/t/{}", room.code)))
}

/// A form with a random number.
#[derive(Deserialize)]
pub(super) struct NonceForm {
    nonce: String,
}

/// `POST /t/{code}/nonce`: the visitor's browser adds a random number to the seed, once it has been shown the commitment.
pub(super) async fn nonce(visit: Visit, Form(form): Form<NonceForm>) -> Result<Response, Failure> {
    add_nonce(&visit, &form.nonce).await?;
    visit.show(None).await
}

/// Adds a random number to the seed.
///
/// # Errors
/// [`Failure::MovedOn`] if the visitor's seat has one already or the game has begun.
pub(super) async fn add_nonce(visit: &Visit, digits: &str) -> Result<(), Failure> {
    let seat = visit.seat()?;
    let Visit { app, guest, room, .. } = visit;
    let mut inner = room.inner.lock().await;
    if inner.table.state == TableState::Closed {
        return Err(Failure::closed(guest.language));
    }
    // Everybody gets the same draws there.
    if visit.role.competes {
        return Err(Failure::Forbidden);
    }
    visit.may_change()?;
    let nonce = Nonce::parse(digits).ok_or_else(|| {
        Failure::Said(StatusCode::BAD_REQUEST, pages::MESSAGES.text(guest.language, "nonce-invalid", &[]))
    })?;
    let chair = inner.chair(seat).ok_or(Failure::NotFound)?.number;
    app.store.add_nonce(&room.code, chair, nonce, Time::now()).await?;
    inner.refresh(app).await?;
    room.tell(&mut inner);
    Ok(())
}

/// A form with a name.
#[derive(Deserialize)]
pub(super) struct Name {
    #[serde(default)]
    name: String,
}

/// `POST /t/{code}/join`: takes the next open seat.
pub(super) async fn join(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<Name>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let mut visit = Visit::new(&app, guest, &code).await?;
    let Visit { guest, room, .. } = &mut visit;
    let visitor = guest.known(&app).await?;
    let name = remember_name(&app, guest, &form.name).await?;
    let mut inner = room.inner.lock().await;
    rated::check_under_way(&app, visitor, inner.table.settings.rated, guest.language).await?;
    let name = inner.distinct_name(&name, None, guest.language);
    let seat = match app.store.sit_anywhere(&room.code, visitor, &name, Time::now()).await {
        Ok(seat) => seat,
        Err(StoreError::NotFound(_) | StoreError::MovedOn) => {
            return Err(Failure::Words(pages::MESSAGES.text(guest.language, "table-full", &[])));
        }
        Err(error) => return Err(error.into()),
    };
    inner.refresh(&app).await?;
    let name = inner.names(guest.language).of(seat).to_owned();
    room.note(&app, &mut inner, &name, Some(seat), "note-joined").await?;
    room.tell(&mut inner);
    drop(inner);
    visit.show(None).await
}

/// `POST /t/{code}/name`: changes the visitor's name, at this table and from now on.
pub(super) async fn name(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(form): Form<Name>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let mut visit = Visit::new(&app, guest, &code).await?;
    visit.may_write().await?;
    let Visit { guest, room, role, .. } = &mut visit;
    guest.known(&app).await?;
    let name = remember_name(&app, guest, &form.name).await?;
    if let Some(seat) = role.seat {
        let mut inner = room.inner.lock().await;
        let name = inner.distinct_name(&name, Some(seat), guest.language);
        let chair = inner.chair(seat).ok_or(Failure::NotFound)?;
        let (number, holder) = (chair.number, chair.holder.clone());
        app.store.set_holder(&room.code, number, &holder, &name, Time::now()).await?;
        inner.refresh(&app).await?;
        room.tell(&mut inner);
    }
    driver::wake(&app, room);
    visit.show(None).await
}

/// Gives the visitor the typed name. Without one the visitor keeps the present name or, having none, becomes a guest: nobody
/// is asked twice.
pub(super) async fn remember_name(app: &App, guest: &mut Guest, typed: &str) -> Result<String, Failure> {
    // A muted visitor cannot change names: a name can be a message.
    let typed = if guest.is_muted() { String::new() } else { clean::name(typed, clean::NAME) };
    let name = match (typed.is_empty(), guest.name()) {
        (false, _) => typed,
        (true, Some(name)) => return Ok(name.to_owned()),
        (true, None) => pages::MESSAGES.text(guest.language, "guest", &[]),
    };
    set_name(app, guest, &name).await?;
    Ok(name)
}

/// Gives the visitor a name, unless somebody else has reserved it.
pub(super) async fn set_name(app: &App, guest: &mut Guest, name: &str) -> Result<(), Failure> {
    let visitor = guest.known(app).await?;
    match app.store.name_visitor(visitor, name).await {
        Err(StoreError::Taken(_)) => {
            let text = pages::MESSAGES.text(guest.language, "name-reserved", &[]);
            return Err(Failure::Field("name".to_owned(), text));
        }
        named => named?,
    }
    if let Some(visitor) = &mut guest.visitor {
        visitor.name = Some(name.to_owned());
    }
    Ok(())
}
