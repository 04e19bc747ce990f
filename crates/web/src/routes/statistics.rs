//! The statistics of a game: a page, and tables for other programs.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Info;
use serde_json::json;

use super::html;
use super::lobby::games;
use crate::app::App;
use crate::failure::Failure;
use crate::pages;
use crate::statistics::{Statistics, sums};
use crate::view::StatisticsView;
use crate::visitor::Guest;

/// The first line of the table.
const HEAD: &str = "players,games,what,which,value,second,third\n";

fn info(slug: &str) -> Result<&'static Info, Failure> {
    catalogue::find(slug).map(catalogue::AnyGame::info).map_err(|_| Failure::NotFound)
}

/// `GET /statistics`
pub(super) async fn index(guest: Guest) -> Response {
    let first = catalogue::games().first().map_or("", |game| game.info().slug);
    guest.redirect(&format!("/statistics/{first}"))
}

/// `GET /statistics/{game}`, and with `.csv` behind it the same as a table.
pub(super) async fn page(
    State(app): State<App>,
    guest: Guest,
    Path(slug): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    if let Some(slug) = slug.strip_suffix(".csv") {
        return table(&app, info(slug)?).await;
    }
    let game = info(&slug)?;
    let mut all = Statistics::all(game, &*sums(&app, game).await?);
    let wanted = query.get("players").and_then(|players| players.parse().ok());
    let players = all.iter().map(|one| (one.players, one.games)).collect();
    let shown = all.iter().position(|one| Some(one.players) == wanted);
    let most = || all.iter().enumerate().max_by_key(|(_, one)| one.games).map(|(index, _)| index);
    let shown = shown.or_else(most).map(|index| all.swap_remove(index));
    let view = StatisticsView { game, games: games(), players, shown };
    Ok(html(pages::statistics(&guest.chrome(&app), &view).into_string()))
}

async fn table(app: &App, game: &'static Info) -> Result<Response, Failure> {
    let mut text = HEAD.to_owned();
    for one in Statistics::all(game, &*sums(app, game).await?) {
        one.write_csv(&mut text);
    }
    let name = format!("attachment; filename=\"{}.csv\"", game.slug);
    let headers =
        [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// `GET /api/v1/statistics/{game}`
pub(super) async fn json(State(app): State<App>, Path(slug): Path<String>) -> Result<Response, Failure> {
    let game = info(&slug)?;
    let all = Statistics::all(game, &*sums(&app, game).await?);
    Ok(Json(json!({ "game": game.slug, "by_players": all })).into_response())
}
