//! Why a request was not fulfilled.

use std::any::Any;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use catalogue::{AnyGame, EditionError, PlayError};
use engine::Refusal;
use serde::Serialize;
use store::StoreError;
use ui_kit::Language;

use crate::acts::panic_text;
use crate::app::App;
use crate::live::StepError;
use crate::pages;
use crate::view::{ErrorView, Notice};
use crate::visitor::Guest;

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no such thing, or the visitor may not know of it.
    NotFound,
    /// The visitor may not do this.
    Forbidden,
    /// The request was made for another version of the table.
    MovedOn,
    /// The step is not possible.
    Step(StepError),
    /// The rules panicked. The table is as it was before.
    RulesPanicked,
    /// Too many requests; the next one may be made after this time.
    TooMany(Duration),
    /// The request is invalid, with the reason as a sentence.
    Words(String),
    /// A field of a form has an invalid value, with the reason as a sentence.
    Field(String, String),
    /// Another failure with a status and a sentence.
    Said(StatusCode, String),
    /// The store is not available now.
    Unavailable(String),
    /// The component set of the table is lost, and it does not fit the current one.
    LostComponents,
    /// An error of the server.
    Broken(String),
}

/// The messages that [`Failure::notice_key`] returns.
pub(crate) const NOTICES: [&str; 11] = [
    "notice-moved-on",
    "notice-not-your-turn",
    "notice-turn-complete",
    "notice-commits-early",
    "notice-nothing-to-undo",
    "notice-needed",
    "notice-nothing-to-end",
    "notice-over",
    "notice-refused",
    "notice-rules-panicked",
    "notice-too-many",
];

impl Failure {
    /// The table was closed.
    pub(crate) fn closed(language: Language) -> Self {
        Self::Said(StatusCode::GONE, pages::MESSAGES.text(language, "table-closed", &[]))
    }

    /// The operator has banned the visitor.
    pub(crate) fn banned(language: Language) -> Self {
        Self::Said(StatusCode::FORBIDDEN, pages::MESSAGES.text(language, "banned", &[]))
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::MovedOn | Self::Step(StepError::NotYourTurn) => StatusCode::CONFLICT,
            Self::Step(StepError::Play(PlayError::NotAnAction { .. })) => StatusCode::BAD_REQUEST,
            Self::Words(_) | Self::Field(..) | Self::Step(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Said(status, _) => *status,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken(_) | Self::LostComponents | Self::RulesPanicked => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The id of the failure in the JSON interface.
    const fn word(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Forbidden => "forbidden",
            Self::MovedOn => "stale",
            Self::TooMany(_) => "too-many",
            Self::Step(error) => match error {
                StepError::NotYourTurn => "not-your-turn",
                StepError::TurnComplete => "turn-complete",
                StepError::CommitsEarly => "commits-early",
                StepError::NothingToUndo => "nothing-to-undo",
                StepError::StepNeeded => "step-needed",
                StepError::NothingToEnd => "nothing-to-end",
                StepError::Play(PlayError::Over) => "over",
                StepError::Play(PlayError::NotAnAction { .. }) => "not-an-action",
                StepError::Play(PlayError::Refused(_)) => "illegal",
            },
            Self::Words(_) | Self::Field(..) | Self::Said(..) => "invalid",
            Self::Unavailable(_) => "unavailable",
            Self::Broken(_) | Self::LostComponents | Self::RulesPanicked => "broken",
        }
    }

    /// The message of a failure that is shown on the page of the table; `None` if it has a page of its own.
    pub(crate) const fn notice_key(&self) -> Option<&'static str> {
        Some(match self {
            Self::MovedOn => "notice-moved-on",
            Self::TooMany(_) => "notice-too-many",
            Self::RulesPanicked => "notice-rules-panicked",
            Self::Step(error) => match error {
                StepError::NotYourTurn => "notice-not-your-turn",
                StepError::TurnComplete => "notice-turn-complete",
                StepError::CommitsEarly => "notice-commits-early",
                StepError::NothingToUndo => "notice-nothing-to-undo",
                StepError::StepNeeded => "notice-needed",
                StepError::NothingToEnd => "notice-nothing-to-end",
                StepError::Play(PlayError::Over) => "notice-over",
                StepError::Play(PlayError::NotAnAction { .. } | PlayError::Refused(_)) => "notice-refused",
            },
            Self::NotFound
            | Self::Forbidden
            | Self::Words(_)
            | Self::Field(..)
            | Self::Said(..)
            | Self::Unavailable(_)
            | Self::LostComponents
            | Self::Broken(_) => return None,
        })
    }

    /// The sentence that came with the failure, if one did.
    fn said(&self, language: Language) -> Option<String> {
        match self {
            Self::Words(text) | Self::Field(_, text) | Self::Said(_, text) => Some(text.clone()),
            Self::LostComponents => Some(pages::MESSAGES.text(language, "components-lost", &[])),
            _ => None,
        }
    }

    /// The rule that forbids the action.
    pub(crate) const fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Step(StepError::Play(PlayError::Refused(refusal))) => Some(*refusal),
            _ => None,
        }
    }

    /// The reason as a sentence. `game` is the game of the table, if there is one.
    fn sentence(&self, game: Option<&dyn AnyGame>, language: Language) -> String {
        let text = |key| pages::MESSAGES.text(language, key, &[]);
        match (self, self.refusal(), game) {
            (_, Some(refusal), Some(game)) => game.refusal(refusal, language),
            (Self::Step(StepError::Play(PlayError::NotAnAction { text, title })), ..) => {
                let values = [("text", text.as_str().into()), ("game", (*title).into())];
                pages::MESSAGES.text(language, "notice-not-an-action", &values)
            }
            _ => self.said(language).unwrap_or_else(|| {
                text(self.notice_key().unwrap_or_else(|| pages::error_key(self.status().as_u16())))
            }),
        }
    }

    /// The failure as a notice on the page of the table.
    pub(crate) fn notice(&self, game: Option<&dyn AnyGame>, language: Language) -> Notice {
        Notice { text: self.sentence(game, language), rule: self.refusal().map(|refusal| refusal.rule) }
    }

    /// The failure in the JSON interface.
    pub(crate) fn problem(&self, game: Option<&dyn AnyGame>, language: Language) -> Problem {
        let refusal = self.refusal();
        Problem {
            error: self.word(),
            sentence: self.sentence(game, language),
            rule: refusal.map(|refusal| refusal.rule),
            reason: refusal.map(|refusal| refusal.reason),
            numbers: refusal.map(|refusal| refusal.numbers),
        }
    }
}

/// A failure in the JSON interface.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Problem {
    error: &'static str,
    sentence: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numbers: Option<[i32; 2]>,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound(_) => Self::NotFound,
            StoreError::MovedOn => Self::MovedOn,
            StoreError::Unavailable(reason) => Self::Unavailable(reason),
            other @ StoreError::Interrupted => Self::Unavailable(other.to_string()),
            other @ (StoreError::Taken(_) | StoreError::Damaged(_)) => Self::Broken(other.to_string()),
        }
    }
}

impl From<EditionError> for Failure {
    fn from(error: EditionError) -> Self {
        Self::Broken(error.to_string())
    }
}

/// The answer is drawn by [`draw`], which knows the visitor.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The answer to a request whose handler panicked. Other requests are not affected.
#[allow(clippy::needless_pass_by_value, reason = "this is how the layer calls it")]
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    Failure::Broken(panic_text(&*panic).to_owned()).into_response()
}

/// The headers that tell who the visitor is and in which language to answer.
const VISITOR_HEADERS: [HeaderName; 6] = [
    header::COOKIE,
    header::AUTHORIZATION,
    header::ACCEPT_LANGUAGE,
    header::HOST,
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-forwarded-host"),
];

/// The visitor of a request that has been handled.
async fn visitor(app: &App, uri: Uri, headers: Vec<(HeaderName, HeaderValue)>) -> Guest {
    let mut request = Request::new(());
    *request.uri_mut() = uri;
    request.headers_mut().extend(headers);
    Guest::of_failed_request(app, &request.into_parts().0).await
}

/// Draws the answer to a request that failed: a page, or JSON for programs.
pub(crate) async fn draw(State(app): State<App>, request: Request, next: Next) -> Response {
    let uri = request.uri().clone();
    let header = |name: &HeaderName| {
        let values = request.headers().get_all(name).iter();
        values.map(|value| (name.clone(), value.clone())).collect::<Vec<_>>()
    };
    let headers = VISITOR_HEADERS.iter().flat_map(header).collect();
    // A terminal; browsers ask for HTML.
    let wants_text = request.headers().get(header::ACCEPT).is_some_and(|kind| kind == "text/plain");
    let response = next.run(request).await;
    let is_api = uri.path().starts_with("/api/");
    let status = response.status();
    let failure = match response.extensions().get::<Failure>() {
        Some(failure) => failure.clone(),
        None if status == StatusCode::NOT_FOUND => Failure::NotFound,
        // The router and the extractors answer programs with plain text.
        None if is_api && status.is_client_error() && !is_json(&response) => {
            let guest = visitor(&app, uri, headers).await;
            let key = if status == StatusCode::METHOD_NOT_ALLOWED { "error-405" } else { "error-400" };
            let failure = Failure::Said(status, pages::MESSAGES.text(guest.language, key, &[]));
            return (status, Json(failure.problem(None, guest.language))).into_response();
        }
        None => return response,
    };
    if let Failure::Unavailable(reason) | Failure::Broken(reason) = &failure {
        app.numbers.faults.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        tracing::error!(reason, "a request failed");
    }
    let guest = visitor(&app, uri, headers).await;
    let mut response = if is_api {
        (status, Json(failure.problem(None, guest.language))).into_response()
    } else if wants_text {
        (status, format!("{}\n", failure.problem(None, guest.language).sentence)).into_response()
    } else {
        let view = ErrorView { status: status.as_u16(), text: failure.said(guest.language) };
        (status, Html(pages::error(&guest.chrome(&app), &view).into_string())).into_response()
    };
    if let Failure::TooMany(wait) = failure {
        // Whole seconds, rounded up.
        let seconds = wait.as_millis().div_ceil(1000).max(1).to_string();
        response
            .headers_mut()
            .extend(HeaderValue::from_str(&seconds).ok().map(|value| (header::RETRY_AFTER, value)));
    }
    response
}

fn is_json(response: &Response) -> bool {
    response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json")
}
