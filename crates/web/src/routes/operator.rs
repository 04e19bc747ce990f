//! The operator's page, health and numbers.

use std::collections::HashMap;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{html, room};
use crate::app::App;
use crate::failure::Failure;
use crate::view::AdminView;
use crate::visitor::Guest;
use crate::{base64, clean, driver, pages, token, views};

/// So many tables are on the page.
const TABLES: usize = 200;

/// The name of the operator's notice among the settings of the store.
pub(crate) const BANNER: &str = "banner";

/// Whether the request shows the operator's secret, as the password of HTTP's own login.
fn is_operator(app: &App, headers: &HeaderMap) -> bool {
    let Some(secret) = &app.config.admin_token else { return false };
    let login = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let login = login.and_then(|value| value.strip_prefix("Basic ")).and_then(base64::decode);
    let login = login.and_then(|bytes| String::from_utf8(bytes).ok());
    let password = login.as_deref().and_then(|login| login.split_once(':')).map(|(_, password)| password);
    password.is_some_and(|password| token::same(password, secret))
}

fn refuse(app: &App) -> Response {
    if app.config.admin_token.is_none() {
        return Failure::NotFound.into_response();
    }
    let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"tarsas\", charset=\"UTF-8\"")];
    (StatusCode::UNAUTHORIZED, ask, "The operator's password is needed.").into_response()
}

/// `GET /admin`
pub(super) async fn admin(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if !is_operator(&app, &headers) {
        return Ok(refuse(&app));
    }
    let counts = app.store.counts().await?;
    let tables = app.store.idle_tables(TABLES).await?;
    let numbers = &app.numbers;
    let health = vec![
        ("waiting", counts.waiting.to_string()),
        ("playing", counts.playing.to_string()),
        ("finished", counts.finished.to_string()),
        ("closed", counts.closed.to_string()),
        ("moves", counts.moves.to_string()),
        ("visitors", counts.visitors.to_string()),
        ("in memory", app.rooms.count().to_string()),
        ("streams", numbers.streams.load(Ordering::Relaxed).to_string()),
        ("steps", numbers.steps.load(Ordering::Relaxed).to_string()),
        ("faults", numbers.faults.load(Ordering::Relaxed).to_string()),
        ("minutes up", (app.started.elapsed().as_secs() / 60).to_string()),
    ];
    let tables = tables.iter().filter_map(|summary| views::card(summary, guest.language)).collect();
    Ok(html(pages::admin(&guest.chrome(&app), &AdminView { health, tables }).into_string()))
}

/// `POST /admin`: publishes a notice (`banner`), or lets the bots of a table try again (`retry`).
pub(super) async fn act(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    if !is_operator(&app, &headers) {
        return Ok(refuse(&app));
    }
    if let Some(banner) = form.get("banner") {
        let banner = Some(clean::line(banner, clean::CHAT)).filter(|text| !text.is_empty());
        app.store.set_setting(BANNER, banner.as_deref()).await?;
        *app.banner.write().unwrap_or_else(PoisonError::into_inner) = banner;
    }
    if let Some(code) = form.get("retry") {
        let room = room(&app, code).await?;
        let mut inner = room.inner.lock().await;
        inner.reload(&app).await?;
        room.tell(&mut inner);
        drop(inner);
        driver::wake(&app, &room);
    }
    Ok(guest.redirect("/admin"))
}

/// `GET /healthz`: whether the server can answer and the store can be read.
pub(super) async fn health(State(app): State<App>) -> Response {
    match app.store.setting(BANNER).await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`, for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let Some(handle) = &app.metrics else { return Failure::NotFound.into_response() };
    let streams = u32::try_from(app.numbers.streams.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
    let rooms = u32::try_from(app.rooms.count()).unwrap_or(u32::MAX);
    metrics::gauge!("tarsas_streams").set(f64::from(streams));
    metrics::gauge!("tarsas_tables_in_memory").set(f64::from(rooms));
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], handle.render()).into_response()
}
