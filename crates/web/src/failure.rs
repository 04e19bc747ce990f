//! Why a request was not fulfilled.

use std::any::Any;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use store::StoreError;

use crate::app::App;
use crate::pages;
use crate::view::ErrorView;
use crate::visitor::Guest;

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no such thing, or the visitor may not know of it.
    NotFound,
    /// The visitor may not do this.
    Forbidden,
    /// The table is not as the visitor knew it.
    MovedOn,
    /// Too often.
    TooMany,
    /// The request makes no sense, in a sentence.
    Words(String),
    /// Something else that has a status and a sentence.
    Said(StatusCode, String),
    /// The store does not answer now.
    Unavailable(String),
    /// Something of ours is wrong.
    Broken(String),
}

impl Failure {
    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::MovedOn => StatusCode::CONFLICT,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Words(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Said(status, _) => *status,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The word for it in the JSON interface.
    const fn word(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Forbidden => "forbidden",
            Self::MovedOn => "moved-on",
            Self::TooMany => "too-many",
            Self::Words(_) | Self::Said(..) => "refused",
            Self::Unavailable(_) => "unavailable",
            Self::Broken(_) => "broken",
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(_) => Self::NotFound,
            StoreError::MovedOn => Self::MovedOn,
            StoreError::Unavailable(reason) => Self::Unavailable(reason),
            other @ (StoreError::Taken(_) | StoreError::Damaged(_)) => Self::Broken(other.to_string()),
        }
    }
}

/// The page is drawn by [`draw`], which knows the visitor.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The answer to a request whose handling failed in a way nobody thought of. Others go on.
#[allow(clippy::needless_pass_by_value, reason = "this is how the layer calls it")]
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words");
    Failure::Broken(text.to_owned()).into_response()
}

/// Draws the page of a failure.
pub(crate) async fn draw(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let context = parts.clone();
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let failure = match response.extensions().get::<Failure>() {
        Some(failure) => failure.clone(),
        // What the router and the extractors refuse has no page either.
        None if response.status() == StatusCode::NOT_FOUND => Failure::NotFound,
        None => return response,
    };
    if let Failure::Unavailable(reason) | Failure::Broken(reason) = &failure {
        app.numbers.faults.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        tracing::error!(reason, "a request failed");
    }
    let status = failure.status();
    let text = match &failure {
        Failure::Words(text) | Failure::Said(_, text) => Some(text.clone()),
        _ => None,
    };
    if context.uri.path().starts_with("/api/") {
        return (status, Json(serde_json::json!({ "error": failure.word(), "text": text }))).into_response();
    }
    let guest = Guest::read(&app, &mut parts).await;
    let view = ErrorView { status: status.as_u16(), text };
    (status, Html(pages::error(&guest.chrome(&app), &view).into_string())).into_response()
}
