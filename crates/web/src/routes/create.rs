//! Opening tables.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::join::remember_name;
use super::lobby::games;
use super::visit::Visit;
use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::opening::{self, Wish};
use crate::table_form::{self, Fields, Preset};
use crate::view::NewTableView;
use crate::visitor::Guest;
use crate::{pages, views};

/// `GET /new`
pub(super) async fn form(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<Fields>,
) -> Result<Response, Failure> {
    Ok(html(draw(&app, &guest, query, None)?))
}

fn draw(
    app: &App,
    guest: &Guest,
    fields: Fields,
    error: Option<(Option<String>, String)>,
) -> Result<String, Failure> {
    let view = view(app, guest, fields, error)?;
    let NewTableView { game, preset, seats, .. } = &view;
    let path = format!("/new?game={}&preset={}&seats={seats}", game.slug, preset.name());
    Ok(pages::new_table(&guest.chrome_at(app, path), &view).into_string())
}

/// What the form shows; that of a tournament shows the same options.
pub(super) fn view(
    app: &App,
    guest: &Guest,
    fields: Fields,
    error: Option<(Option<String>, String)>,
) -> Result<NewTableView, Failure> {
    let first = catalogue::games().first().map_or("", |game| game.info().slug);
    let slug = fields.get("game").map_or(first, String::as_str);
    let game = catalogue::find(slug).map_err(|_| Failure::NotFound)?;
    let seats = table_form::seats(game, &fields);
    let edition = app.edition(game.info().slug)?;
    let items = |option: &engine::OptionInfo| (option.key, edition.items(option.key, seats, guest.language));
    let preset = Preset::of(&fields);
    Ok(NewTableView {
        game: game.info(),
        games: games(),
        preset,
        seats,
        bots: views::bot_names(),
        items: game.info().options.iter().map(items).collect(),
        fields,
        error,
    })
}

/// `POST /tables`
pub(super) async fn create(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Fields>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.take(guest.address))?;
    let checked = |mut wish: Wish| wish.check(&app, guest.language).map(|()| wish);
    let complete = table_form::complete(&app, &form, guest.language);
    let wish = match complete.and_then(|fields| Wish::read(&fields)).and_then(checked) {
        Ok(wish) => wish,
        Err(Failure::Field(field, words)) => return refused(&app, &guest, form, (Some(field), words)),
        Err(Failure::Words(words)) => return refused(&app, &guest, form, (None, words)),
        Err(failure) => return Err(failure),
    };
    match remember_name(&app, &mut guest, form.get("name").map_or("", String::as_str)).await {
        Err(Failure::Field(_, words)) => return refused(&app, &guest, form, (None, words)),
        named => named?,
    };
    match opening::open(&app, &mut guest, wish).await {
        Ok(code) => Ok(guest.redirect(&format!("/t/{code}"))),
        Err(Failure::Words(words)) => refused(&app, &guest, form, (None, words)),
        Err(failure) => Err(failure),
    }
}

/// The form again, with what was filled in and what is wrong with it.
fn refused(
    app: &App,
    guest: &Guest,
    form: Fields,
    error: (Option<String>, String),
) -> Result<Response, Failure> {
    let page = draw(app, guest, form, Some(error))?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response())
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
