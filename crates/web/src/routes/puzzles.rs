//! Puzzles.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;

use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Guest;
use crate::{pages, puzzles};

/// `GET /puzzles`
pub(super) async fn list(State(app): State<App>, guest: Guest) -> Result<Response, Failure> {
    let view = puzzles::list(&app, guest.id()).await?;
    Ok(html(pages::puzzles(&guest.chrome(&app), &view).into_string()))
}

/// `GET /puzzles/{game}`: the next puzzle, or the list if the visitor has tried all of them.
pub(super) async fn next(
    State(app): State<App>,
    guest: Guest,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    Ok(match puzzles::next(&app, guest.id(), &game).await? {
        Some(puzzle) => guest.redirect(&format!("/puzzles/{game}/{}", puzzle.id)),
        None => guest.redirect("/puzzles"),
    })
}

/// `GET /puzzles/{game}/{id}`
pub(super) async fn puzzle(
    State(app): State<App>,
    guest: Guest,
    Path((game, id)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let opened = puzzles::open(&app, &game, &id)?;
    let view = puzzles::view(&app, &guest, &opened).await?;
    Ok(html(pages::puzzle(&guest.chrome(&app), &view).into_string()))
}

/// `POST /puzzles/{game}/{id}/play`: the visitor's try.
pub(super) async fn play(
    State(app): State<App>,
    mut guest: Guest,
    Path((game, id)): Path<(String, String)>,
    Form(form): Form<HashMap<String, String>>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let choice = form.get("choice").map_or("", String::as_str);
    puzzles::choose(&app, &mut guest, &game, &id, choice).await?;
    Ok(guest.redirect(&format!("/puzzles/{game}/{id}")))
}

/// `GET /puzzles/{game}/{id}/explain/{element}`
pub(super) async fn explain(
    State(app): State<App>,
    guest: Guest,
    Path((game, id, element)): Path<(String, String, String)>,
) -> Result<Response, Failure> {
    let opened = puzzles::open(&app, &game, &id)?;
    let explanation = puzzles::explain(&opened, &guest, &element).ok_or(Failure::NotFound)?;
    Ok(html(pages::explain(&guest.chrome(&app), &explanation, &game).into_string()))
}
