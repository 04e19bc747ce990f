//! The JSON interface for programs; `openapi.json` describes it.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream;
use serde::Deserialize;
use store::{Holder, Summary, TableState, Time};
use ui_kit::Language;

use super::join::add_nonce;
use super::limit;
use super::visit::Visit;
use crate::acts::{Act, Wishes, panic_text};
use crate::api_view::{
    ConflictJson, CreatedJson, GamesJson, JoinedJson, LinkJson, TableJson, TablesJson, number,
};
use crate::app::App;
use crate::clean;
use crate::driver;
use crate::failure::Failure;
use crate::opening::{self, Wish};
use crate::pages;
use crate::rated;
use crate::role::Role;
use crate::room::Inner;
use crate::sse::{self, Piece};
use crate::visitor::Guest;

/// The description of this interface.
const OPENAPI: &str = include_str!("../../openapi.json");

/// The number of tables in a list.
const TABLES: usize = 100;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(openapi))
        .route("/games", get(games))
        .route("/statistics/{game}", get(super::statistics::json))
        .route("/tables", get(list).post(create))
        .route("/tables/{code}", get(view))
        .route("/tables/{code}/join", post(join))
        .route("/tables/{code}/nonce", post(nonce))
        .route("/tables/{code}/choice", post(choose))
        .route("/tables/{code}/undo", post(undo))
        .route("/tables/{code}/end-turn", post(end_turn))
        .route("/tables/{code}/events", get(events))
}

/// `GET /api/v1/openapi.json`
async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// `GET /api/v1/games`
async fn games() -> Json<GamesJson> {
    Json(GamesJson::new())
}

/// `GET /api/v1/tables`: the visitor's own tables and the open ones.
async fn list(State(app): State<App>, guest: Guest) -> Result<Json<TablesJson>, Failure> {
    let mut tables = match guest.id() {
        Some(visitor) => app.store.tables_of(visitor, TABLES).await?,
        None => Vec::new(),
    };
    for open in app.store.open_tables(guest.id(), TABLES).await? {
        if tables.iter().all(|table: &Summary| table.table.code != open.table.code) {
            tables.push(open);
        }
    }
    Ok(Json(TablesJson::new(&tables, guest.language)))
}

/// The body of a request. A body that is no JSON or has other fields than documented is refused with a sentence.
fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Failure> {
    body.map(|Json(body)| body).map_err(|rejection| {
        let status = match rejection.status() {
            StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
            status => status,
        };
        Failure::Said(status, rejection.body_text())
    })
}

/// `POST /api/v1/tables`: fields as in the form of the page. The answer to a new visitor contains a secret.
async fn create(
    State(app): State<App>,
    mut guest: Guest,
    fields: Result<Json<BTreeMap<String, Field>>, JsonRejection>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.take(guest.address))?;
    let form: HashMap<String, String> =
        body(fields)?.into_iter().map(|(key, field)| (key, field.text())).collect();
    let mut wish = Wish::read(&form)?;
    if let Some(field) = wish.unknown_field(form.keys()) {
        return Err(Failure::Said(StatusCode::BAD_REQUEST, format!("there is no field \"{field}\"")));
    }
    wish.check(&app, guest.language)?;
    let (_, token) = guest.remember(&app).await?;
    let code = opening::open(&app, &mut guest, wish).await?;
    let room = app.rooms.get(&app, &code).await?;
    let inner = room.inner.lock().await;
    let role = Role::of(&app, &guest, &inner).await?;
    // Invitations. The link of a seat where somebody sits is for that person only.
    let open = inner.chairs.iter().filter(|chair| chair.holder == Holder::Open);
    let link = |chair: &store::Chair| LinkJson {
        seat: number(chair.seat),
        link: format!("{}/j/{code}/{}", guest.base, inner.table.chair_token(chair)),
    };
    let created = CreatedJson {
        seat: role.seat.map(number),
        token,
        links: open.map(link).collect(),
        watch: format!("{}/w/{code}/{}", guest.base, inner.table.watch_token()),
        code: code.clone(),
    };
    Ok(guest.answer((StatusCode::CREATED, Json(created))))
}

/// The value of a field of a new table.
#[derive(Deserialize)]
#[serde(untagged)]
enum Field {
    Text(String),
    Number(u64),
    Flag(bool),
}

impl Field {
    fn text(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number.to_string(),
            Self::Flag(true) => "on".to_owned(),
            Self::Flag(false) => String::new(),
        }
    }
}

/// `GET /api/v1/tables/{code}`: the table as the visitor's seat sees it, with its choices.
async fn view(Visit { app, guest, room, role }: Visit) -> Result<Response, Failure> {
    driver::wake(&app, &room);
    let mut inner = room.inner.lock().await;
    Ok(Json(TableJson::new(&mut inner, &role, guest.language)?).into_response())
}

/// The name of a new player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    #[serde(default)]
    name: String,
}

/// `POST /api/v1/tables/{code}/join`: takes the next open seat.
async fn join(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    name: Result<Json<Name>, JsonRejection>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let name = clean::name(&body(name)?.name, clean::NAME);
    let Visit { mut guest, room, .. } = Visit::new(&app, guest, &code).await?;
    let (visitor, token) = guest.remember(&app).await?;
    if app.store.is_reserved(&name, visitor).await? {
        let text = pages::MESSAGES.text(guest.language, "name-reserved", &[]);
        return Err(Failure::Field("name".to_owned(), text));
    }
    let mut inner = room.inner.lock().await;
    if inner.table.state == TableState::Closed {
        return Err(Failure::closed(guest.language));
    }
    rated::check_under_way(&app, visitor, inner.table.settings.rated, guest.language).await?;
    let name = inner.distinct_name(&name, None, guest.language);
    let seat = app.store.sit_anywhere(&room.code, visitor, &name, Time::now()).await?;
    inner.refresh(&app).await?;
    room.tell(&mut inner);
    let joined = JoinedJson { code: room.code.clone(), seat: number(seat), token };
    Ok(guest.answer(Json(joined)))
}

/// A random number of a player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NonceBody {
    nonce: String,
}

/// `POST /api/v1/tables/{code}/nonce`: adds a random number to the seed.
async fn nonce(visit: Visit, number: Result<Json<NonceBody>, JsonRejection>) -> Result<Response, Failure> {
    let NonceBody { nonce } = body(number)?;
    let added = add_nonce(&visit, &nonce).await;
    answer(visit, added).await
}

/// A player's step: the version of the view it was chosen from, and the id of the choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepBody {
    version: u64,
    #[serde(default)]
    choice: String,
}

/// `POST /api/v1/tables/{code}/choice`
async fn choose(visit: Visit, step: Result<Json<StepBody>, JsonRejection>) -> Result<Response, Failure> {
    let StepBody { version, choice } = body(step)?;
    act(visit, version, Act::Play(choice)).await
}

/// `POST /api/v1/tables/{code}/undo`
async fn undo(visit: Visit, step: Result<Json<StepBody>, JsonRejection>) -> Result<Response, Failure> {
    act(visit, body(step)?.version, Act::Undo).await
}

/// `POST /api/v1/tables/{code}/end-turn`
async fn end_turn(visit: Visit, step: Result<Json<StepBody>, JsonRejection>) -> Result<Response, Failure> {
    act(visit, body(step)?.version, Act::EndTurn).await
}

/// Performs an action and answers with the view. A conflict is answered with the current view too.
async fn act(visit: Visit, version: u64, act: Act) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    limit(visit.app.limits.steps.take((visit.room.code.clone(), seat)))?;
    let acted = visit.room.act(&visit.app, seat, version, act, Wishes::default()).await;
    answer(visit, acted).await
}

/// The view after an attempt; also if the attempt was made for another version or out of turn.
async fn answer(
    Visit { guest, room, role, .. }: Visit,
    acted: Result<(), Failure>,
) -> Result<Response, Failure> {
    let mut inner = room.inner.lock().await;
    let Err(failure) = acted else {
        return Ok(Json(TableJson::new(&mut inner, &role, guest.language)?).into_response());
    };
    if !matches!(failure, Failure::MovedOn | Failure::Step(_)) {
        return Err(failure);
    }
    let problem = failure.problem(catalogue::find(&inner.table.game).ok(), guest.language);
    let status = failure.status();
    if status == StatusCode::CONFLICT {
        let view = TableJson::new(&mut inner, &role, guest.language)?;
        return Ok((status, Json(ConflictJson { problem, view })).into_response());
    }
    Ok((status, Json(problem)).into_response())
}

/// `GET /api/v1/tables/{code}/events`: the view again after every change.
async fn events(Visit { app, guest, room, .. }: Visit, headers: HeaderMap) -> Result<Response, Failure> {
    if room.inner.lock().await.table.state == TableState::Closed {
        return Err(Failure::closed(guest.language));
    }
    let count = super::stream::Counted::new(&app, guest.address)?;
    driver::wake(&app, &room);
    let (changes, silent) = (room.changes.subscribe(), app.silent.subscribe());
    let state = (app, guest, room, changes, silent, count, true);
    let pieces =
        stream::unfold(state, |(app, guest, room, mut changes, mut silent, count, first)| async move {
            let mut told = first;
            if !first {
                tokio::select! {
                    changed = changes.changed() => told = changed.is_ok(),
                    () = tokio::time::sleep(sse::ALIVE) => {}
                    _ = silent.wait_for(|silent| *silent) => return None,
                }
            }
            let piece = if told {
                changes.borrow_and_update();
                let mut inner = room.inner.lock().await;
                // A repeated request is told why.
                if inner.table.state == TableState::Closed || inner.stale {
                    return None;
                }
                let role = Role::of(&app, &guest, &inner).await.ok().filter(|role| role.may_look(&inner))?;
                event(&room.code, &mut inner, &role, guest.language)
            } else {
                Piece::nothing()
            };
            Some((piece, (app, guest, room, changes, silent, count, false)))
        });
    Ok(sse::answer(&headers, pieces))
}

/// The view as an event; a sign of life if it cannot be drawn.
fn event(code: &str, inner: &mut Inner, role: &Role, language: Language) -> Piece {
    let drawn = catch_unwind(AssertUnwindSafe(|| TableJson::new(inner, role, language).ok()));
    let drawn = drawn.unwrap_or_else(|panic| {
        tracing::error!(table = code, reason = panic_text(&*panic), "a drawing panicked");
        None
    });
    let text = drawn.and_then(|view| serde_json::to_string(&view).ok());
    text.map_or_else(Piece::nothing, |text| Piece::event(None, inner.table.step, &text))
}
