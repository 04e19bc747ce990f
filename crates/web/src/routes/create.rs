//! Opening tables.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::lobby::games;
use super::visit::Visit;
use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::opening::{self, Wish};
use crate::view::NewTableView;
use crate::visitor::Guest;
use crate::{pages, views};

/// `GET /new`
pub(super) async fn form(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    Ok(html(draw(&app, &guest, &query, None)?))
}

fn draw(
    app: &App,
    guest: &Guest,
    query: &HashMap<String, String>,
    error: Option<String>,
) -> Result<String, Failure> {
    let first = catalogue::games().first().map_or("", |game| game.info().slug);
    let slug = query.get("game").map_or(first, String::as_str);
    let info = catalogue::find(slug).map_err(|_| Failure::NotFound)?.info();
    let seats = query.get("seats").and_then(|seats| seats.parse().ok());
    let seats = seats.filter(|seats| info.seats.contains(seats)).unwrap_or(info.usual_seats);
    let view = NewTableView { game: info, games: games(), seats, bots: views::bot_names(), error };
    let chrome = guest.chrome_at(app, format!("/new?game={}&seats={seats}", info.slug));
    Ok(pages::new_table(&chrome, &view).into_string())
}

/// `POST /tables`
pub(super) async fn create(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.take(guest.address))?;
    let checked = |mut wish: Wish| wish.check(&app, guest.language).map(|()| wish);
    let wish = match Wish::read(&form).and_then(checked) {
        Ok(wish) => wish,
        Err(Failure::Words(error)) => {
            let page = draw(&app, &guest, &form, Some(error))?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response());
        }
        Err(failure) => return Err(failure),
    };
    let code = opening::open(&app, &mut guest, wish).await?;
    Ok(guest.redirect(&format!("/t/{code}")))
}

/// `POST /t/{code}/rematch`: opens the same table again with the seats rotated by one, or joins the rematch that
/// another player has opened.
pub(super) async fn rematch(visit: Visit) -> Result<Response, Failure> {
    visit.takes_part()?;
    let Visit { app, mut guest, room, role } = visit;
    limit(app.limits.tables.take(guest.address))?;
    let mut inner = room.inner.lock().await;
    inner.refresh(&app).await?;
    if let Some(rematch) = &inner.table.rematch {
        return Ok(guest.redirect(&format!("/t/{rematch}")));
    }
    if inner.table.state != store::TableState::Finished {
        return Err(Failure::MovedOn);
    }
    let plays_itself = |seat| inner.live.as_ref().is_some_and(|live| live.plays_itself(seat));
    let wish = Wish::again(&inner.table, &inner.chairs, role.seat, plays_itself);
    let rematch = opening::open(&app, &mut guest, wish).await?;
    app.store.set_rematch(&room.code, &rematch, store::Time::now()).await?;
    inner.refresh(&app).await?;
    room.tell(&mut inner);
    Ok(guest.redirect(&format!("/t/{rematch}")))
}
