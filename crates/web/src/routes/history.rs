//! Profiles: the own one, and those that others have opened.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{html, limit};
use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Guest;
use crate::{history, pages, token};

/// `GET /profile`: the visitor's own.
pub(super) async fn own(
    State(app): State<App>,
    guest: Guest,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    let mut view = history::nobody();
    if let Some(visitor) = &guest.visitor {
        view = history::view(&app, visitor, true, query.contains_key("all")).await?;
        view.all = view.all.map(|_| "/profile?all=1#last".to_owned());
        let code = app.store.profile(visitor.id).await?;
        view.link = code.map(|code| format!("{}/profile/{code}", guest.base));
    }
    Ok(html(pages::history(&guest.chrome(&app), &view).into_string()))
}

/// `GET /profile/{code}`: one that its owner has opened to everybody with the link.
pub(super) async fn public(
    State(app): State<App>,
    guest: Guest,
    Path(code): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = app.store.visitor_of_profile(&code).await?.ok_or(Failure::NotFound)?;
    let mut view = history::view(&app, &visitor, false, query.contains_key("all")).await?;
    view.all = view.all.map(|_| format!("/profile/{code}?all=1#last"));
    let page = html(pages::history(&guest.chrome(&app), &view).into_string());
    // Everybody who has the link may see it, but no search engine may list it.
    Ok(([("x-robots-tag", "noindex")], page).into_response())
}

/// The form that opens or closes a profile.
#[derive(Deserialize)]
pub(super) struct Share {
    #[serde(default)]
    public: String,
}

/// `POST /profile/share`: opens the profile under a new link, or closes it.
pub(super) async fn share(
    State(app): State<App>,
    mut guest: Guest,
    Form(form): Form<Share>,
) -> Result<Response, Failure> {
    limit(app.limits.joins.take(guest.address))?;
    let visitor = guest.known(&app).await?;
    match (form.public.as_str(), app.store.profile(visitor).await?) {
        ("yes", None) => app.store.set_profile(visitor, Some(&token::secret()[..16])).await?,
        ("no", Some(_)) => app.store.set_profile(visitor, None).await?,
        _ => {}
    }
    Ok(guest.redirect("/profile#sharing"))
}
