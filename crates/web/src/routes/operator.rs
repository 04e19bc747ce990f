//! The operator's page, health check and metrics.

use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use axum::Form;
use axum::extract::{Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use engine::Seat;
use serde::Deserialize;
use store::{Holder, Numbers, TableState, Time, VisitorId};

use super::{html, moderate, room};
use crate::app::App;
use crate::failure::Failure;
use crate::opening::STAND_IN;
use crate::room::Room;
use crate::view::AdminView;
use crate::visitor::Guest;
use crate::{clean, driver, nodes, pages, security, token, views};

/// The most tables on the page.
const TABLES: usize = 200;

/// The store setting that holds the operator's notice.
pub(crate) const BANNER: &str = "banner";

/// A successful check of the store is not repeated within this time.
const HEALTHY: Duration = Duration::from_secs(1);

/// Whether the request carries the operator's secret as the password of HTTP basic authentication.
fn is_operator(app: &App, address: IpAddr, headers: &HeaderMap) -> Result<bool, Failure> {
    let Some(secret) = &app.config.admin_token else { return Ok(false) };
    let login = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let login = login.and_then(|value| value.strip_prefix("Basic "));
    let login = login.and_then(|text| BASE64_STANDARD.decode(text).ok());
    let login = login.and_then(|bytes| String::from_utf8(bytes).ok());
    let password = login.as_deref().and_then(|login| login.split_once(':')).map(|(_, password)| password);
    let Some(password) = password else { return Ok(false) };
    app.limits.passwords.judge(address, || token::same(password, secret)).map_err(Failure::TooMany)
}

fn refuse(app: &App) -> Response {
    if app.config.admin_token.is_none() {
        return Failure::NotFound.into_response();
    }
    let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"tarsas\", charset=\"UTF-8\"")];
    (StatusCode::UNAUTHORIZED, ask, "The operator's password is needed.").into_response()
}

/// The table whose people and chat the operator wants to see.
#[derive(Deserialize)]
pub(super) struct Focus {
    #[serde(default)]
    table: String,
}

/// `GET /admin`
pub(super) async fn admin(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    Query(focus): Query<Focus>,
) -> Result<Response, Failure> {
    if !is_operator(&app, guest.address, &headers)? {
        return Ok(refuse(&app));
    }
    draw(&app, &guest, &headers, &focus.table, None).await
}

/// Whether a program such as `tarsas operator` asks, which prints what it gets.
fn wants_text(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|kind| kind == "text/plain")
}

/// The page, or the same as text.
async fn draw(
    app: &App,
    guest: &Guest,
    headers: &HeaderMap,
    table: &str,
    done: Option<String>,
) -> Result<Response, Failure> {
    if let Some(done) = done.as_ref().filter(|_| wants_text(headers)) {
        return Ok(format!("{done}\n").into_response());
    }
    let view = view(app, guest, table, done).await?;
    let chrome = guest.chrome(app);
    if wants_text(headers) {
        return Ok(pages::admin_text(&chrome, &view).into_response());
    }
    Ok(html(pages::admin(&chrome, &view).into_string()))
}

async fn view(app: &App, guest: &Guest, table: &str, done: Option<String>) -> Result<AdminView, Failure> {
    let counts = app.store.counts().await?;
    let tables = app.store.idle_tables(TABLES).await?;
    let (own, others) = (nodes::numbers(app), app.store.other_nodes().await?);
    let all =
        |number: fn(&Numbers) -> u64| (number(&own) + others.iter().map(number).sum::<u64>()).to_string();
    let chrome = guest.chrome(app);
    let minutes = i64::try_from(app.started.elapsed().as_secs() / 60).unwrap_or(i64::MAX);
    let health = vec![
        ("admin-count-waiting", counts.waiting.to_string()),
        ("admin-count-playing", counts.playing.to_string()),
        ("admin-count-finished", counts.finished.to_string()),
        ("admin-count-closed", counts.closed.to_string()),
        ("admin-count-moves", counts.moves.to_string()),
        ("admin-count-visitors", counts.visitors.to_string()),
        ("admin-count-servers", (1 + others.len()).to_string()),
        ("admin-count-loaded", all(|one| one.tables)),
        ("admin-count-streams", all(|one| one.streams)),
        ("admin-count-steps", all(|one| one.steps)),
        ("admin-count-faults", all(|one| one.faults)),
        ("admin-uptime", chrome.t1("admin-minutes", "count", minutes)),
    ];
    let tables = tables.iter().filter_map(|summary| views::card(summary, guest.language)).collect();
    let focus = match token::read_code(table) {
        Some(code) => Some(moderate::table(app, &code).await?),
        None => None,
    };
    let restricted = app.store.restricted(TABLES).await?;
    Ok(AdminView { health, quotas: moderate::quotas(app), tables, focus, restricted, done })
}

/// The operator's request: a notice to all visitors, or an action on a table.
#[derive(Deserialize)]
pub(super) struct Wanted {
    banner: Option<String>,
    #[serde(default)]
    table: String,
    #[serde(default)]
    act: String,
    #[serde(default)]
    seat: String,
    #[serde(default)]
    at: String,
    #[serde(default)]
    reason: String,
    visitor: Option<i64>,
    #[serde(default)]
    confirm: String,
}

/// `POST /admin`: publishes a notice (`banner`), or acts on a `visitor` or a `table`.
pub(super) async fn act(
    State(app): State<App>,
    guest: Guest,
    headers: HeaderMap,
    Form(wanted): Form<Wanted>,
) -> Result<Response, Failure> {
    if !is_operator(&app, guest.address, &headers)? {
        return Ok(refuse(&app));
    }
    if let Some(banner) = &wanted.banner {
        let banner = Some(clean::line(banner, clean::CHAT)).filter(|text| !text.is_empty());
        app.store.set_setting(BANNER, banner.as_deref()).await?;
        *app.banner.write().unwrap_or_else(PoisonError::into_inner) = banner;
        return Ok(guest.redirect("/admin"));
    }
    let (language, act) = (guest.language, wanted.act.as_str());
    if let Some(visitor) = wanted.visitor {
        let done = moderate::act_on_visitor(&app, VisitorId(visitor), act, language).await?;
        return draw(&app, &guest, &headers, &wanted.table, Some(done)).await;
    }
    if act == "delete-tournament" {
        let done = moderate::delete_tournament(&app, &wanted.table, &wanted.confirm, language).await?;
        return draw(&app, &guest, &headers, "", Some(done)).await;
    }
    if act == "delete" {
        let done = moderate::delete(&app, &wanted.table, &wanted.confirm, language).await?;
        return draw(&app, &guest, &headers, "", Some(done)).await;
    }
    let room = room(&app, &wanted.table).await?;
    let done = change(&app, &guest, &room, &wanted).await?;
    tracing::warn!(table = room.code, act, "the operator acts on a table");
    driver::wake(&app, &room);
    draw(&app, &guest, &headers, &wanted.table, Some(done)).await
}

/// Acts on a table and notes it in the table's chat.
async fn change(app: &App, guest: &Guest, room: &Arc<Room>, wanted: &Wanted) -> Result<String, Failure> {
    let mut inner = room.inner.lock().await;
    let number: Option<u8> = wanted.seat.parse().ok();
    let seat = number.and_then(|number| number.checked_sub(1)).map(Seat::new);
    let chair = seat.and_then(|seat| inner.chair(seat)).cloned();
    let now = Time::now();
    let mut done = moderate::done(guest.language, "admin-done", &room.code);
    match wanted.act.as_str() {
        "retry" => inner.reload(app).await?,
        "reissue" => {
            let chair = chair.ok_or(Failure::NotFound)?;
            app.store.reissue_link(&room.code, chair.number, None, now).await?;
            inner.refresh(app).await?;
            let anew = inner.chair(chair.seat).ok_or(Failure::NotFound)?;
            done = format!("{}/j/{}/{}", guest.base, room.code, inner.table.chair_token(anew));
            room.note(app, &mut inner, &chair.name, Some(chair.seat), "note-reissued").await?;
        }
        "bot" => {
            let chair = chair.filter(|chair| chair.holder == Holder::Person).ok_or(Failure::MovedOn)?;
            let holder = Holder::StandIn(STAND_IN.name().to_owned());
            app.store.set_holder(&room.code, chair.number, &holder, &chair.name, now).await?;
            inner.refresh(app).await?;
            room.note(app, &mut inner, &chair.name, Some(chair.seat), "note-stand-in").await?;
        }
        "roll-back" => {
            let reason = clean::line(&wanted.reason, clean::CHAT);
            let at: usize = wanted.at.parse().map_err(|_| Failure::NotFound)?;
            if reason.is_empty() || at >= inner.table.moves {
                return Err(Failure::Words("A roll back needs an earlier move and a reason.".to_owned()));
            }
            let awaited = inner.live.as_ref().and_then(|live| live.mover(at));
            app.store.roll_back(&room.code, inner.table.step, inner.table.moves, at, awaited, now).await?;
            inner.reload(app).await?;
            room.note(app, &mut inner, &reason, None, "note-rolled-back").await?;
        }
        "close" if matches!(inner.table.state, TableState::Waiting | TableState::Playing) => {
            room.note(app, &mut inner, "", None, "note-closed").await?;
            app.store.set_state(&room.code, TableState::Closed, now).await?;
            inner.refresh(app).await?;
        }
        "close" => return Err(Failure::MovedOn),
        "hide" | "show" => {
            app.store.set_hidden(&room.code, wanted.act == "hide", now).await?;
            inner.refresh(app).await?;
        }
        "hand-over" => {
            let chair = chair.ok_or(Failure::NotFound)?;
            app.store.set_host(&room.code, chair.number, now).await?;
            inner.refresh(app).await?;
            room.note(app, &mut inner, &chair.name, Some(chair.seat), "note-handed-over").await?;
        }
        "unwatch" => {
            app.store.reissue_watch_link(&room.code, now).await?;
            inner.refresh(app).await?;
            room.note(app, &mut inner, "", None, "note-unwatched").await?;
        }
        _ => return Err(Failure::NotFound),
    }
    room.tell(&mut inner);
    Ok(done)
}

/// `GET /livez`: whether the server answers at all. One that does not should be restarted.
pub(super) async fn live() -> &'static str {
    "ok\n"
}

/// `GET /healthz`: whether the server is ready for people: it is not stopping, and the store can be written. Everybody may
/// ask, so a success holds for a moment.
pub(super) async fn health(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n").into_response();
    }
    let mut written = app.written.lock().await;
    if written.is_none_or(|at| at.elapsed() > HEALTHY) {
        *written = None;
        if let Err(error) = app.store.check(Time::now()).await {
            tracing::error!(%error, "the store cannot be written");
            return (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written\n").into_response();
        }
        *written = Some(Instant::now());
    }
    "ok\n".into_response()
}

/// `GET /metrics`, for Prometheus: from this machine, or with the operator's secret.
pub(super) async fn metrics(State(app): State<App>, request: Request) -> Result<Response, Failure> {
    let (parts, _) = request.into_parts();
    let address = security::address(&app, &parts);
    if !security::is_local(&app, &parts) && !is_operator(&app, address, &parts.headers)? {
        return Ok(refuse(&app));
    }
    let handle = app.metrics.as_ref().ok_or(Failure::NotFound)?;
    let streams = u32::try_from(app.numbers.streams.load(Ordering::Relaxed)).unwrap_or(u32::MAX);
    let rooms = u32::try_from(app.rooms.count()).unwrap_or(u32::MAX);
    metrics::gauge!("tarsas_streams").set(f64::from(streams));
    metrics::gauge!("tarsas_tables_in_memory").set(f64::from(rooms));
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], handle.render()).into_response())
}
