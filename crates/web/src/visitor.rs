//! The visitor behind a request: a known browser or a new one.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::{Standing, Time, Visitor, VisitorId};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::security;
use crate::token;
use crate::view::{Chrome, Preferences};

/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The visitor behind a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// The visitor, if the browser was here before.
    pub(crate) visitor: Option<Visitor>,
    pub(crate) preferences: Preferences,
    pub(crate) language: Language,
    /// The address of this server as the visitor knows it, for links.
    pub(crate) base: String,
    /// The address that rate limits count.
    pub(crate) address: IpAddr,
    /// The path that was asked for.
    path: String,
    /// Whether the page's script sent the request and wants only the changed fragment.
    pub(crate) wants_fragment: bool,
    /// The secret a program showed instead of a cookie.
    pub(crate) bearer: Option<String>,
    /// The cookie to be set, for a new visitor.
    cookie: Option<String>,
}

impl Guest {
    /// Identifies the visitor.
    ///
    /// # Errors
    /// [`Failure::Unavailable`] if the store does not respond: a visitor with a seat must not be taken for a stranger, who would be
    /// refused, or get a new cookie in place of the old one.
    async fn identify(app: &App, parts: &Parts) -> Result<Self, Failure> {
        let base = security::base_url(app, &parts.headers);
        let visitor = match secret(&parts.headers, &base) {
            Some(secret) => app.store.visitor(secret, Time::now()).await?,
            None => None,
        };
        Ok(Self::new(app, parts, base, visitor))
    }

    /// The visitor to whom an error is shown; a stranger if the store does not respond.
    pub(crate) async fn of_failed_request(app: &App, parts: &Parts) -> Self {
        Self::identify(app, parts).await.unwrap_or_else(|failure| {
            tracing::error!(?failure, "visitors cannot be read");
            Self::new(app, parts, security::base_url(app, &parts.headers), None)
        })
    }

    fn new(app: &App, parts: &Parts, base: String, visitor: Option<Visitor>) -> Self {
        let headers = &parts.headers;
        let bearer = bearer(headers);
        let preferences: Preferences = visitor
            .as_ref()
            .and_then(|visitor| serde_json::from_str(&visitor.preferences).ok())
            .unwrap_or_default();
        let chosen = preferences.language.as_deref().and_then(Language::parse);
        Self {
            language: chosen
                .unwrap_or_else(|| accepted(text(headers, "accept-language").unwrap_or_default())),
            visitor,
            preferences,
            address: security::address(app, parts),
            path: parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            wants_fragment: headers.contains_key("x-fragment"),
            bearer: bearer.map(str::to_owned),
            base,
            cookie: None,
        }
    }

    /// The visitor's number; a new visitor gets one.
    pub(crate) async fn known(&mut self, app: &App) -> Result<VisitorId, Failure> {
        Ok(self.remember(app).await?.0)
    }

    /// The same, with the secret of a new visitor.
    pub(crate) async fn remember(&mut self, app: &App) -> Result<(VisitorId, Option<String>), Failure> {
        if let Some(visitor) = &self.visitor {
            if visitor.standing == Standing::Banned {
                return Err(Failure::banned(self.language));
            }
            return Ok((visitor.id, None));
        }
        let secret = token::secret();
        let visitor = app.store.create_visitor(&secret, Time::now()).await?;
        let id = visitor.id;
        self.set_cookie(&secret);
        self.visitor = Some(visitor);
        Ok((id, Some(secret)))
    }

    /// Gives the browser a new secret with the answer.
    pub(crate) fn set_cookie(&mut self, secret: &str) {
        let name = cookie_name(&self.base);
        let secure = if self.base.starts_with("https:") { "; Secure" } else { "" };
        self.cookie = Some(format!(
            "{name}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        ));
    }

    pub(crate) fn id(&self) -> Option<VisitorId> {
        self.visitor.as_ref().map(|visitor| visitor.id)
    }

    /// Whether the operator lets the visitor write nothing that others read.
    pub(crate) fn is_muted(&self) -> bool {
        self.visitor.as_ref().is_some_and(|visitor| visitor.standing != Standing::Good)
    }

    /// An answer after which the browser is nobody's any more.
    pub(crate) fn farewell(&self, path: &str) -> Response {
        let mut response = self.redirect(path);
        let forget = format!("{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax", cookie_name(&self.base));
        let secure = if self.base.starts_with("https:") { "; Secure" } else { "" };
        if let Ok(cookie) = HeaderValue::from_str(&format!("{forget}{secure}")) {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
        response
    }

    pub(crate) fn name(&self) -> Option<&str> {
        self.visitor.as_ref().and_then(|visitor| visitor.name.as_deref()).filter(|name| !name.is_empty())
    }

    /// What every page needs to know.
    pub(crate) fn chrome(&self, app: &App) -> Chrome {
        Chrome {
            language: self.language,
            preferences: self.preferences.clone(),
            name: self.name().map(str::to_owned),
            path: self.path.clone(),
            banner: app.banner(),
        }
    }

    /// The same for a page at another path.
    pub(crate) fn chrome_at(&self, app: &App, path: String) -> Chrome {
        Chrome { path, ..self.chrome(app) }
    }

    /// An answer that also sets the cookie of a new visitor.
    pub(crate) fn answer(&self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie.as_deref().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }

    /// Redirects the browser to a page of this server.
    pub(crate) fn redirect(&self, path: &str) -> Response {
        let location = HeaderValue::from_str(if is_inside(path) { path } else { "/" });
        let location = location.unwrap_or(HeaderValue::from_static("/"));
        self.answer((StatusCode::SEE_OTHER, [(header::LOCATION, location)]))
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        Self::identify(app, parts).await
    }
}

/// Whether a path leads to this server. Browsers drop tabs and line breaks and take a backslash for a slash, so that a crafted
/// path could lead elsewhere.
fn is_inside(path: &str) -> bool {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    plain && path.starts_with('/') && !path.starts_with("//")
}

/// Browsers keep a `__Host-` cookie to exactly this host, but only over https.
fn cookie_name(base: &str) -> &'static str {
    if base.starts_with("https:") { "__Host-tarsas" } else { "tarsas" }
}

/// The secret by which a visitor is known.
fn secret<'a>(headers: &'a HeaderMap, base: &str) -> Option<&'a str> {
    bearer(headers).or_else(|| cookie(headers, cookie_name(base))).filter(|secret| secret.len() <= 100)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    text(headers, "authorization")?.strip_prefix("Bearer ")
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The browser's first language that we support.
fn accepted(header: &str) -> Language {
    header
        .split(',')
        .filter_map(|part| part.split(';').next())
        .filter_map(|tag| Language::parse(tag.trim().split('-').next().unwrap_or_default()))
        .next()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(accepted("de-AT,de;q=0.9,hu;q=0.5,en;q=0.4"), Language::Hu);
        assert_eq!(accepted("en-GB,hu"), Language::En);
        assert_eq!(accepted("xx;;,,"), Language::En);
    }

    #[test]
    fn only_own_paths_are_inside() {
        assert!(is_inside("/") && is_inside("/t/ABCDEF?notice=x#y"));
        for outside in [
            "",
            "t",
            "//evil.example",
            "/\t/evil.example",
            "/\\evil.example",
            "/\n/e",
            "/\r/e",
            "/ /e",
            "/é",
            "https://e",
        ] {
            assert!(!is_inside(outside), "{outside:?}");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; tarsas=secret ; b"));
        assert_eq!(cookie(&headers, "tarsas"), Some("secret"));
        assert_eq!(cookie(&headers, "b"), None);
    }
}
