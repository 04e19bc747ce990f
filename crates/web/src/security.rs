//! Security headers, origin checks and client addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::app::App;

/// The largest request body, in bytes.
const BODY: usize = 16 * 1024;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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

/// Rejects changes sent by other sites, and adds the security headers to every response.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let secure = base_url(&app, request.headers()).starts_with("https:");
    let mut response = if reads || is_own(&app, request.headers()) {
        // A browser that disconnects must not leave a change half made: a request in its own task always runs to its
        // end.
        let answer = tokio::spawn(next.run(request).in_current_span()).await;
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

/// Reads the whole body of a request before anything is done with it: it must be small and come in time.
pub(crate) async fn whole_body(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(app.config.patience.body, to_bytes(body, BODY)).await {
        Ok(Ok(body)) => next.run(Request::from_parts(parts, Body::from(body))).await,
        Ok(Err(_)) => (StatusCode::PAYLOAD_TOO_LARGE, "This request is too large.").into_response(),
        Err(_) => {
            let close = [(header::CONNECTION, "close")];
            (StatusCode::REQUEST_TIMEOUT, close, "This request did not come in time.").into_response()
        }
    }
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
    // The host becomes part of links, so it must be a valid host name.
    let fits = host.bytes().all(|c| c.is_ascii_alphanumeric() || b".:-[]_".contains(&c));
    format!("{scheme}://{}", if fits { host } else { "localhost" })
}

/// Whether a request comes from this machine, and not through a proxy on it.
pub(crate) fn is_local(app: &App, request: &Parts) -> bool {
    let proxied =
        ["x-forwarded-for", "forwarded", "x-real-ip"].iter().any(|name| request.headers.contains_key(*name));
    (app.config.behind_proxy || !proxied) && address(app, request).is_loopback()
}

/// Stands for every visitor behind a proxy whose address the proxy does not tell. They share one rate limit.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The key of the rate limits: the visitor's [`network`].
pub(crate) fn address(app: &App, request: &Parts) -> IpAddr {
    if app.config.behind_proxy {
        return network(forwarded(&request.headers).unwrap_or(UNKNOWN));
    }
    let peer = request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // Requests that came by no network are our own.
    network(peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// The address that our own proxy wrote: the last value of the last line. Values before it come from the client. A proxy
/// may add a port.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let value = line.rsplit(',').next()?.trim();
    let bare = || value.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    value.parse().ok().or_else(|| Some(value.parse::<SocketAddr>().ok()?.ip())).or_else(bare)
}

/// An address as limits count it; for IPv6 the subscriber's network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None if v6.is_loopback() => IpAddr::V6(v6),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}
