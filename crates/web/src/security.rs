//! What every answer and every change must obey.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers of every answer. `same-origin` instead of `no-referrer`: with the latter browsers send `Origin: null` with
/// plain forms, and the check of the origin could not tell them from foreign ones. The page of a secret link is a referrer to
/// this server only.
const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("referrer-policy", "same-origin"),
    ("x-content-type-options", "nosniff"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Refuses changes that another site sends, and puts the headers on every answer.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let secure = base_url(&app, request.headers()).starts_with("https:");
    let mut response = if reads || is_own(&app, request.headers()) {
        // A browser that goes away in the middle must not leave a change half made: on a task of its own a request is
        // always finished.
        let answer = tokio::spawn(next.run(request)).await;
        answer.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
    } else {
        (StatusCode::FORBIDDEN, "This request comes from another site.").into_response()
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a change comes from our own pages or from a program, which has no origin.
fn is_own(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match text("sec-fetch-site") {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        // Browsers leave it out where the address is neither https nor this machine.
        None => {}
    }
    match text("origin") {
        Some(origin) => origin == base_url(app, headers),
        None => text("referer").is_none(),
    }
}

/// The address under which this request reached us: `https://games.example.org`.
pub(crate) fn base_url(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.clone();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = |name: &str| if app.config.behind_proxy { text(name) } else { None };
    let scheme = if forwarded("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    let host = forwarded("x-forwarded-host").or_else(|| text("host")).unwrap_or("localhost");
    // The host ends up in links: nothing but what a host can be.
    let fits = host.bytes().all(|c| c.is_ascii_alphanumeric() || b".:-[]_".contains(&c));
    format!("{scheme}://{}", if fits { host } else { "localhost" })
}

/// Whether a request comes from this very machine, and not through a proxy on it.
pub(crate) fn is_local(app: &App, request: &axum::http::request::Parts) -> bool {
    let proxied =
        ["x-forwarded-for", "forwarded", "x-real-ip"].iter().any(|name| request.headers.contains_key(*name));
    (app.config.behind_proxy || !proxied) && address(app, request).is_loopback()
}

/// Whom a limit counts: the address of the visitor, for IPv6 the network of one subscriber.
pub(crate) fn address(app: &App, request: &axum::http::request::Parts) -> IpAddr {
    let peer = request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = app.config.behind_proxy.then(|| {
        let header = request.headers.get("x-forwarded-for")?.to_str().ok()?;
        // The last entry is the one our own proxy wrote.
        header.rsplit(',').next()?.trim().parse().ok()
    });
    let address = forwarded.flatten().or(peer).unwrap_or(IpAddr::from([127, 0, 0, 1]));
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}
