//! Hints and analyses.

use axum::Form;
use axum::response::Response;
use serde::Deserialize;

use super::limit;
use super::visit::Visit;
use crate::failure::Failure;

/// The version of the table the request refers to.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    version: String,
}

/// `POST /t/{code}/hint`: suggests choices to the acting player.
pub(super) async fn hint(visit: Visit, Form(asked): Form<Asked>) -> Result<Response, Failure> {
    let seat = visit.seat()?;
    let advised = match asked.version.parse() {
        Ok(version) => visit.room.advise(&visit.app, seat, version, visit.guest.language).await,
        Err(_) => Err(Failure::MovedOn),
    };
    visit.show_after(advised).await
}

/// `POST /t/{code}/analyse`: starts the analysis of a finished game.
pub(super) async fn analyse(visit: Visit) -> Result<Response, Failure> {
    visit.takes_part()?;
    let Visit { app, room, role, .. } = &visit;
    limit(app.limits.hints.take((room.code.clone(), role.seat)))?;
    room.analyse(app).await?;
    visit.show(None).await
}
