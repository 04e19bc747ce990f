//! The same for programs, as JSON; `openapi.json` describes it.

use std::collections::HashMap;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use store::{Summary, Time};

use super::limit;
use super::visit::Visit;
use crate::acts::{Act, Wishes};
use crate::api_view;
use crate::app::App;
use crate::clean;
use crate::failure::Failure;
use crate::opening::{self, Wish};
use crate::role::Role;
use crate::sse::{self, Piece};
use crate::visitor::Guest;
use crate::{driver, views};

/// The description of this interface.
const OPENAPI: &str = include_str!("../../openapi.json");

/// So many tables are in a list.
const TABLES: usize = 100;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(openapi))
        .route("/games", get(games))
        .route("/tables", get(list).post(create))
        .route("/tables/{code}", get(view))
        .route("/tables/{code}/join", post(join))
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
async fn games() -> Json<Value> {
    let game = |info: &engine::Info| {
        let option = |option: &engine::OptionInfo| json!({ "key": option.key, "default": option.default, "values": option.values });
        json!({
            "slug": info.slug,
            "title": info.title,
            "rules": info.rules,
            "seats": { "min": info.seats.start(), "max": info.seats.end(), "usual": info.usual_seats },
            "options": info.options.iter().map(option).collect::<Vec<_>>(),
        })
    };
    let games: Vec<Value> = catalogue::games().iter().map(|entry| game(entry.info())).collect();
    Json(json!({ "games": games, "bots": views::bot_names() }))
}

/// `GET /api/v1/tables`: the visitor's own and the open ones.
async fn list(State(app): State<App>, guest: Guest) -> Result<Json<Value>, Failure> {
    let mut tables = match guest.id() {
        Some(visitor) => app.store.tables_of(visitor, TABLES).await?,
        None => Vec::new(),
    };
    for open in app.store.open_tables(guest.id(), TABLES).await? {
        if tables.iter().all(|table: &Summary| table.table.code != open.table.code) {
            tables.push(open);
        }
    }
    let card = |summary: &Summary| {
        let card = views::card(summary, guest.language)?;
        Some(json!({
            "code": card.code,
            "title": card.title,
            "game": card.game.slug,
            "state": summary.table.state.word(),
            "seats": card.seats.1,
            "taken": card.seats.0,
            "moves": summary.table.moves,
            "seat": summary.mine.and_then(|mine| mine.seat).map(|seat| seat.number() + 1),
            "your_turn": card.your_turn,
        }))
    };
    Ok(Json(json!({ "tables": tables.iter().filter_map(card).collect::<Vec<_>>() })))
}

fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Failure> {
    body.map(|Json(body)| body).map_err(|rejection| Failure::Words(rejection.body_text()))
}

/// `POST /api/v1/tables`: fields as in the form of the page. A new visitor gets the secret to show from now on.
async fn create(
    State(app): State<App>,
    mut guest: Guest,
    fields: Result<Json<Map<String, Value>>, JsonRejection>,
) -> Result<Response, Failure> {
    limit(app.limits.tables.allows(guest.address))?;
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let form: HashMap<String, String> =
        body(fields)?.iter().map(|(key, value)| (key.clone(), text(value))).collect();
    let mut wish = Wish::read(&form)?;
    wish.check(&app, guest.language)?;
    let (_, secret) = guest.remember(&app).await?;
    let code = opening::open(&app, &mut guest, wish).await?;
    let room = app.rooms.get(&app, &code).await?;
    let inner = room.inner.lock().await;
    let role = Role::of(&app, &guest, &inner).await?;
    let seat = |chair: &store::Chair| {
        let link = format!("{}/j/{code}/{}", guest.base, inner.table.chair_token(chair));
        json!({ "seat": chair.seat.number() + 1, "name": chair.name, "link": link })
    };
    let answer = json!({
        "code": code,
        "seat": role.seat.map(|seat| seat.number() + 1),
        "token": secret,
        "links": inner.chairs.iter().map(seat).collect::<Vec<_>>(),
        "watch": format!("{}/w/{code}/{}", guest.base, inner.table.watch_token()),
    });
    Ok(guest.answer((StatusCode::CREATED, Json(answer))))
}

/// `GET /api/v1/tables/{code}`: what the visitor's seat sees and may choose.
async fn view(Visit { app, guest, room, role }: Visit) -> Result<Response, Failure> {
    driver::wake(&app, &room);
    let inner = room.inner.lock().await;
    Ok(Json(api_view::table(&inner, &role, guest.language)?).into_response())
}

/// What somebody is called.
#[derive(Deserialize)]
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
    limit(app.limits.joins.allows(guest.address))?;
    let name = clean::line(&body(name)?.name, clean::NAME);
    let Visit { mut guest, room, .. } = Visit::new(&app, guest, &code).await?;
    let (visitor, secret) = guest.remember(&app).await?;
    let mut inner = room.inner.lock().await;
    let seat = app.store.sit_anywhere(&room.code, visitor, &name, Time::now()).await?;
    inner.refresh(&app).await?;
    room.tell(&mut inner);
    let answer = json!({ "code": room.code, "seat": seat.number() + 1, "token": secret });
    Ok(guest.answer(Json(answer)))
}

/// What a player sends.
#[derive(Deserialize)]
struct Step {
    version: u64,
    #[serde(default)]
    choice: String,
}

/// `POST /api/v1/tables/{code}/choice`
async fn choose(visit: Visit, step: Result<Json<Step>, JsonRejection>) -> Result<Response, Failure> {
    let Step { version, choice } = body(step)?;
    act(visit, version, Act::Play(choice)).await
}

/// `POST /api/v1/tables/{code}/undo`
async fn undo(visit: Visit, step: Result<Json<Step>, JsonRejection>) -> Result<Response, Failure> {
    act(visit, body(step)?.version, Act::Undo).await
}

/// `POST /api/v1/tables/{code}/end-turn`
async fn end_turn(visit: Visit, step: Result<Json<Step>, JsonRejection>) -> Result<Response, Failure> {
    act(visit, body(step)?.version, Act::EndTurn).await
}

/// Whatever does not fit the table changes nothing, and the answer says how it stands.
async fn act(visit: Visit, version: u64, act: Act) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let Visit { app, guest, room, role } = visit;
    limit(app.limits.steps.allows((room.code.clone(), seat)))?;
    let status = match room.act(&app, seat, version, act, Wishes::default()).await {
        Ok(()) => StatusCode::OK,
        Err(Failure::MovedOn) => StatusCode::CONFLICT,
        Err(failure) => return Err(failure),
    };
    let inner = room.inner.lock().await;
    Ok((status, Json(api_view::table(&inner, &role, guest.language)?)).into_response())
}

/// `GET /api/v1/tables/{code}/events`: the view again after every change.
async fn events(Visit { app, guest, room, .. }: Visit, headers: HeaderMap) -> Result<Response, Failure> {
    let count = super::stream::Counted::new(&app, guest.address)?;
    driver::wake(&app, &room);
    let (changes, stopping) = (room.changes.subscribe(), app.stopping.subscribe());
    let state = (app, guest, room, changes, stopping, count, true);
    let pieces =
        stream::unfold(state, |(app, guest, room, mut changes, mut stopping, count, first)| async move {
            let mut told = first;
            if !first {
                tokio::select! {
                    changed = changes.changed() => told = changed.is_ok(),
                    () = tokio::time::sleep(sse::ALIVE) => {}
                    _ = stopping.wait_for(|stopping| *stopping) => return None,
                }
            }
            let piece = if told {
                changes.borrow_and_update();
                let inner = room.inner.lock().await;
                let role = Role::of(&app, &guest, &inner).await.ok().filter(|role| role.may_look(&inner))?;
                let view = api_view::table(&inner, &role, guest.language).ok()?;
                Piece::event(None, inner.version, &view.to_string())
            } else {
                Piece::nothing()
            };
            Some((piece, (app, guest, room, changes, stopping, count, false)))
        });
    Ok(sse::answer(&headers, pieces))
}
