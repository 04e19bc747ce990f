//! The routes.

mod advice;
mod api;
mod create;
mod daily;
mod devices;
mod history;
mod host;
mod install;
mod join;
mod lobby;
mod look;
mod moderate;
mod notices;
mod operator;
mod passkeys;
mod personal;
mod play;
mod puzzles;
mod statistics;
mod stream;
mod tournaments;
mod visit;

pub(crate) use operator::BANNER;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tracing::Instrument;

use crate::app::App;
use crate::failure::{self, Failure};
use crate::room::Room;
use crate::{assets, security, token};

/// All routes of the server.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(look::table))
        .route("/join", post(join::join))
        .route("/name", post(join::name))
        .route("/nonce", post(join::nonce))
        .route("/start", post(host::start))
        .route("/seats/{seat}/reissue", post(host::reissue))
        .route("/seats/{seat}/stand-in", post(host::stand_in))
        .route("/seats/{seat}/back", post(host::back))
        .route("/seats/{seat}/move", post(host::move_seat))
        .route("/seats/{seat}/holder", post(host::holder))
        .route("/shuffle", post(host::shuffle))
        .route("/close", post(host::close))
        .route("/unwatch", post(host::unwatch))
        .route("/rematch", post(create::rematch))
        .route("/chat", post(play::chat))
        .route("/play", post(play::play))
        .route("/undo", post(play::undo))
        .route("/undo-turn", post(play::undo_turn))
        .route("/end-turn", post(play::end_turn))
        .route("/drop", post(play::drop))
        .route("/take-back", post(play::take_back))
        .route("/orders", post(play::orders))
        .route("/notes", post(play::notes))
        .route("/lesson", post(play::lesson))
        .route("/next", post(play::next))
        .route("/pass", post(play::pass))
        .route("/hint", post(advice::hint))
        .route("/analyse", post(advice::analyse))
        .route("/stream", get(stream::stream))
        .route("/explain/{element}", get(look::explain))
        .route("/device", get(look::device))
        .route("/replay", get(look::replay))
        .route("/record", get(look::record))
        .route("/share.svg", get(look::share_svg))
        .route("/share.png", get(look::share_png));
    Router::new()
        .route("/", get(lobby::home))
        .route("/new", get(create::form))
        .route("/tables", post(create::create))
        .nest("/t/{code}", table)
        .route("/j/{code}/{token}", get(join::seat_page).post(join::seat_link))
        .route("/w/{code}/{token}", get(join::watch_link))
        .route("/daily", get(daily::today))
        .route("/daily/{day}", get(daily::day))
        .route("/daily/{day}/{game}", get(daily::table).post(daily::play))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/new", get(tournaments::form))
        .route("/tournaments/{code}", get(tournaments::show))
        .route("/tournaments/{code}/join", post(tournaments::join))
        .route("/tournaments/{code}/start", post(tournaments::start))
        .route("/tournaments/{code}/close", post(tournaments::close))
        .route("/tournaments/{code}/withdraw", post(tournaments::withdraw))
        .route("/tournaments/{code}/leave", post(tournaments::leave))
        .route("/tournaments/{code}/back", post(tournaments::back))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{game}", get(puzzles::next))
        .route("/puzzles/{game}/{id}", get(puzzles::puzzle))
        .route("/puzzles/{game}/{id}/play", post(puzzles::play))
        .route("/puzzles/{game}/{id}/explain/{element}", get(puzzles::explain))
        .route("/rules", get(lobby::rules_index))
        .route("/rules/{slug}", get(lobby::rules))
        .route("/me", get(lobby::me).post(lobby::prefer))
        .route("/me/export", get(personal::export))
        .route("/me/delete", post(personal::delete))
        .route("/profile", get(history::own))
        .route("/profile/share", post(history::share))
        .route("/profile/{code}", get(history::public))
        .route("/statistics", get(statistics::index))
        .route("/statistics/{game}", get(statistics::page))
        .route("/devices", get(devices::page))
        .route("/devices/code/{code}", get(devices::link))
        .route("/devices/ask", post(devices::ask))
        .route("/devices/sign-in", post(devices::sign_in))
        .route("/devices/rename", post(devices::rename))
        .route("/devices/unlink", post(devices::unlink))
        .route("/devices/claim", post(devices::claim))
        .route("/devices/passkeys/challenge", post(passkeys::challenge))
        .route("/devices/passkeys", post(passkeys::create))
        .route("/devices/passkeys/sign-in", post(passkeys::sign_in))
        .route("/devices/passkeys/rename", post(passkeys::rename))
        .route("/devices/passkeys/remove", post(passkeys::remove))
        .route("/unsubscribe/{token}", get(notices::unsubscribe_page).post(notices::unsubscribe))
        .route("/notices", get(notices::page))
        .route("/notices/push", post(notices::push))
        .route("/notices/webhook", post(notices::webhook))
        .route("/notices/remove", post(notices::remove))
        .route("/notices/email", post(notices::email))
        .route("/notices/mute", post(notices::mute))
        .route("/notices/quiet", post(notices::quiet))
        .route("/notices/zone", post(notices::zone))
        .route("/replays", get(lobby::replays))
        .route("/admin", get(operator::admin).post(operator::act))
        .route("/livez", get(operator::live))
        .route("/healthz", get(operator::health))
        .route("/metrics", get(operator::metrics))
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/worker.js", get(install::worker))
        .route("/offline", get(install::offline))
        .route("/assets/{hash}/{file}", get(assets::serve))
        .nest("/api/v1", api::router())
        .fallback(async || Failure::NotFound)
        .layer(middleware::from_fn_with_state(app.clone(), security::whole_body))
        .layer(CatchPanicLayer::custom(failure::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), failure::draw))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), security::guard))
        .layer(middleware::from_fn_with_state(app.clone(), measure))
        .with_state(app)
}

/// Logs and measures every request by its route pattern, because paths contain secrets. Every line that is logged while a
/// request is handled carries the request's id and the client's address; the answer carries the id.
async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let (parts, body) = request.into_parts();
    let id = request_id(&app, &parts.headers);
    let client = security::address(&app, &parts);
    let method = parts.method.clone();
    let path = parts.extensions.get::<MatchedPath>().map_or("-", MatchedPath::as_str).to_owned();
    // At the level of errors, so that it is never filtered out.
    let span = tracing::error_span!("request", id, %client);
    let mut response = next.run(Request::from_parts(parts, body)).instrument(span.clone()).await;
    let (status, took) = (response.status(), start.elapsed());
    if path != "-" {
        let labels = [("path", path.clone()), ("status", status.as_u16().to_string())];
        metrics::histogram!("tarsas_request_seconds", &labels).record(took.as_secs_f64());
    }
    let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::error!(%method, path, status = status.as_u16(), micros = took, "request");
        } else {
            tracing::info!(%method, path, status = status.as_u16(), micros = took, "request");
        }
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id that our own proxy gave the request, or a new one.
fn request_id(app: &App, headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).filter(|_| app.config.behind_proxy);
    let given = given.and_then(|value| value.to_str().ok());
    let fits = |id: &&str| {
        (1..=64).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_.:".contains(&c))
    };
    given.filter(fits).map_or_else(|| engine::hex::encode(&token::random::<8>()), str::to_owned)
}

/// The table with this code.
async fn room(app: &App, code: &str) -> Result<Arc<Room>, Failure> {
    let code = token::read_code(code).ok_or(Failure::NotFound)?;
    app.rooms.get(app, &code).await
}

/// An HTML response.
fn html(text: String) -> Response {
    Html(text).into_response()
}

/// Turns the verdict of a rate limiter into a result.
fn limit(allowed: Result<(), Duration>) -> Result<(), Failure> {
    allowed.map_err(|wait| {
        metrics::counter!("tarsas_limited_total").increment(1);
        Failure::TooMany(wait)
    })
}

/// How long the server waits for requests to end when it stops.
pub(crate) const GRACE: Duration = Duration::from_secs(5);
