//! The daily tables.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use store::{Daily, Day};

use super::join::remember_name;
use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::opening::{self, Wish};
use crate::visitor::Guest;
use crate::{daily, pages};

/// `GET /daily`: the game of today that is shown first.
pub(super) async fn today(State(app): State<App>, guest: Guest) -> Result<Response, Failure> {
    let today = app.today();
    show(&app, &guest, daily::setup(&app, today, daily::first_game(today).slug).await?).await
}

/// `GET /daily/{day}`
pub(super) async fn day(
    State(app): State<App>,
    guest: Guest,
    Path(day): Path<String>,
) -> Result<Response, Failure> {
    let day = Day::parse(&day).ok_or(Failure::NotFound)?;
    show(&app, &guest, daily::setup(&app, day, daily::first_game(day).slug).await?).await
}

/// `GET /daily/{day}/{game}`
pub(super) async fn table(
    State(app): State<App>,
    guest: Guest,
    Path(place): Path<(String, String)>,
) -> Result<Response, Failure> {
    show(&app, &guest, find(&app, &place).await?).await
}

async fn find(app: &App, (day, game): &(String, String)) -> Result<Daily, Failure> {
    daily::setup(app, Day::parse(day).ok_or(Failure::NotFound)?, game).await
}

async fn show(app: &App, guest: &Guest, daily: Daily) -> Result<Response, Failure> {
    let view = daily::view(app, guest, daily).await?;
    Ok(html(pages::daily(&guest.chrome(app), &view).into_string()))
}

/// `POST /daily/{day}/{game}`: begins the visitor's try at the table of today, or goes on with it. The table of an earlier day is
/// played out of competition, as often as one likes.
pub(super) async fn play(
    State(app): State<App>,
    mut guest: Guest,
    Path(place): Path<(String, String)>,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.take(guest.address))?;
    let daily = find(&app, &place).await?;
    let visitor = guest.known(&app).await?;
    let counts = daily.day == app.today();
    if !counts {
        remember_name(&app, &mut guest, form.get("name").map_or("", String::as_str)).await?;
        return open(&app, &mut guest, &daily, false).await;
    }
    if app.store.attempt(daily.day, &daily.game, visitor).await?.is_none() {
        remember_name(&app, &mut guest, form.get("name").map_or("", String::as_str)).await?;
        match open(&app, &mut guest, &daily, true).await {
            // Another request of the same visitor was faster.
            Err(Failure::MovedOn) => {}
            opened => return opened,
        }
    }
    let mine = app.store.attempt(daily.day, &daily.game, visitor).await?.ok_or(Failure::NotFound)?;
    opening::resume(&app, &guest, visitor, &mine.code).await?;
    Ok(guest.redirect(&format!("/t/{}", mine.code)))
}

async fn open(app: &App, guest: &mut Guest, daily: &Daily, counts: bool) -> Result<Response, Failure> {
    let mut wish = Wish::daily(daily, counts)?;
    wish.check(app, guest.language)?;
    let code = opening::open(app, guest, wish).await?;
    Ok(guest.redirect(&format!("/t/{code}")))
}
