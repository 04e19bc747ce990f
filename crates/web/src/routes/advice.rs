//! Help from the search.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;

use super::{limit, show, visit};
use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Guest;

/// For which version of the table help is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    version: String,
}

/// `POST /t/{code}/hint`: what the visitor, who decides, could do.
pub(super) async fn hint(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Form(asked): Form<Asked>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    let seat = role.seat.ok_or(Failure::Forbidden)?;
    let advised = match asked.version.parse() {
        Ok(version) => room.advise(&app, seat, version, guest.language).await,
        Err(_) => Err(Failure::MovedOn),
    };
    match advised {
        Ok(()) => show(&app, &guest, &room, None).await,
        Err(Failure::MovedOn) => show(&app, &guest, &room, Some("notice-moved-on")).await,
        Err(Failure::TooMany) => show(&app, &guest, &room, Some("notice-too-many")).await,
        Err(failure) => Err(failure),
    }
}

/// `POST /t/{code}/analyse`: looks for the mistakes in the finished game.
pub(super) async fn analyse(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    let (room, role) = visit(&app, &guest, &code).await?;
    if role.seat.is_none() && !role.host {
        return Err(Failure::Forbidden);
    }
    limit(app.limits.hints.allows((room.code.clone(), role.seat)))?;
    room.analyse(&app).await?;
    show(&app, &guest, &room, None).await
}
