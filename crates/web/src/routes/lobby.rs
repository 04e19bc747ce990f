//! Pages outside a table: lobby, rules, replays, settings.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::Info;
use ui_kit::Language;

use super::join::set_name;
use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::view::{HomeView, Preferences, ProfileView, ReplaysView, RulesView, TableCard};
use crate::visitor::Guest;
use crate::{clean, pages, token, views};

/// The most tables in a list.
const TABLES: usize = 60;

/// The number of the game whose box is open for new visitors.
const FIRST_BOX: usize = 1;

/// All games.
pub(super) fn games() -> Vec<&'static Info> {
    catalogue::games().iter().map(|game| game.info()).collect()
}

/// `GET /`
pub(super) async fn home(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    // The code field is a plain form that leads to this page. People also paste whole links into it.
    if let Some(typed) = query.get("code") {
        let last = typed.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let code = token::read_code(last).ok_or(Failure::NotFound)?;
        return Ok(guest.redirect(&format!("/t/{code}")));
    }
    let mine = match guest.id() {
        Some(visitor) => app.store.tables_of(visitor, TABLES).await?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(guest.id(), TABLES).await?;
    let card = |summary| views::card(summary, guest.language);
    let mut mine: Vec<TableCard> = mine.iter().filter_map(card).collect();
    mine.sort_by_key(|card| !card.your_turn);
    let open = open.iter().filter(|summary| summary.mine.is_none_or(|mine| mine.seat.is_none()));
    // The box of the game played last is open, and for new visitors that of an easy one to like.
    let latest = mine.iter().min_by_key(|table| table.idle).map(|table| table.game.slug);
    let opened = latest.unwrap_or_else(|| games()[FIRST_BOX].slug);
    let view = HomeView { mine, open: open.filter_map(card).collect(), games: games(), opened };
    Ok(html(pages::home(&guest.chrome(&app), &view).into_string()))
}

/// `GET /rules`
pub(super) async fn rules_index(guest: Guest) -> Response {
    let first = catalogue::games().first().map_or("", |game| game.info().slug);
    guest.redirect(&format!("/rules/{first}"))
}

/// `GET /rules/{slug}`
pub(super) async fn rules(
    State(app): State<App>,
    guest: Guest,
    Path(slug): Path<String>,
) -> Result<Response, Failure> {
    let game = catalogue::find(&slug).map_err(|_| Failure::NotFound)?;
    let view = RulesView { game, games: games() };
    let chrome = guest.chrome(&app);
    // The first reader of a book waits until its pictures are drawn.
    let page = tokio::task::spawn_blocking(move || pages::rules(&chrome, &view).into_string()).await;
    Ok(html(page.map_err(|error| Failure::Broken(error.to_string()))?))
}

/// `GET /replays`
pub(super) async fn replays(State(app): State<App>, guest: Guest) -> Result<Response, Failure> {
    let finished = app.store.finished_tables(guest.id(), TABLES).await?;
    let finished = finished.iter().filter_map(|summary| views::card(summary, guest.language)).collect();
    Ok(html(pages::replays(&guest.chrome(&app), &ReplaysView { finished }).into_string()))
}

/// `GET /me`
pub(super) async fn me(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let view = ProfileView { saved: query.contains_key("saved"), known: guest.id().is_some() };
    // The language and theme switches must not redirect to the "saved" message.
    Ok(html(pages::profile(&guest.chrome_at(&app, "/me".to_owned()), &view).into_string()))
}

/// `POST /me`: changes the preferences whose fields are present.
pub(super) async fn prefer(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = guest.known(&app).await?;
    let mut preferences = guest.preferences.clone();
    change(&mut preferences, &form);
    if preferences != guest.preferences {
        let text = serde_json::to_string(&preferences).map_err(|error| Failure::Broken(error.to_string()))?;
        app.store.set_preferences(visitor, &text).await?;
    }
    let name = form.get("name").filter(|_| !guest.is_muted()).map(|name| clean::name(name, clean::NAME));
    if let Some(name) = name.filter(|name| name != guest.name().unwrap_or_default()) {
        set_name(&app, &mut guest, &name).await?;
    }
    let back = form.get("return").map_or("/me", String::as_str);
    Ok(guest.redirect(if back == "/me" { "/me?saved=1" } else { back }))
}

/// Applies valid values and ignores the others.
fn change(preferences: &mut Preferences, form: &HashMap<String, String>) {
    if let Some(code) = form.get("language") {
        preferences.language = Language::parse(code).map(|language| language.code().to_owned());
    }
    let words: [(&str, &mut String, &[&str]); 6] = [
        ("theme", &mut preferences.theme, &["auto", "light", "dark"]),
        ("motion", &mut preferences.motion, &["auto", "full", "off"]),
        ("density", &mut preferences.density, &["comfortable", "compact"]),
        ("labels", &mut preferences.labels, &["normal", "large"]),
        ("bot_speed", &mut preferences.bot_speed, &["instant", "fast", "normal", "step"]),
        ("end_turn", &mut preferences.end_turn, &["ask", "soon", "once"]),
    ];
    for (field, place, allowed) in words {
        if let Some(value) = form.get(field).filter(|value| allowed.contains(&value.as_str())) {
            place.clone_from(value);
        }
    }
    let switches: [(&str, &mut bool); 6] = [
        ("swap_side", &mut preferences.swap_side),
        ("shortcuts", &mut preferences.shortcuts),
        ("two_clicks", &mut preferences.two_clicks),
        ("text_mode", &mut preferences.text_mode),
        ("sound", &mut preferences.sound),
        ("hints", &mut preferences.hints),
    ];
    for (field, place) in switches {
        match form.get(field).map(String::as_str) {
            Some("true" | "on" | "1" | "yes") => *place = true,
            Some("false" | "off" | "0" | "no" | "") => *place = false,
            _ => {}
        }
    }
}
