//! What makes the site an app that can be installed: manifest, service worker, offline page.

use std::collections::HashMap;

use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use ui_kit::Language;

use super::html;
use crate::pages::{self, MESSAGES};
use crate::visitor::Guest;
use crate::{assets, pages::THEME_COLOURS};

/// The address of the offline page.
const OFFLINE: &str = "/offline";

/// `GET /manifest.webmanifest?language=hu`
pub(super) async fn manifest(guest: Guest, Query(query): Query<HashMap<String, String>>) -> Response {
    // Browsers ask for it without cookies.
    let language = query.get("language").and_then(|code| Language::parse(code)).unwrap_or(guest.language);
    let icon = |name: &str, sizes: &str, purpose: &str| {
        let kind = if name.ends_with(".svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": assets::url(name), "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let [light, _] = THEME_COLOURS;
    let manifest = json!({
        "id": "/",
        "name": "Társas",
        "short_name": "Társas",
        "description": MESSAGES.text(language, "home-welcome", &[]),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": light,
        "background_color": light,
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// `GET /worker.js`: the service worker. It is at the root, because it may answer only for what is below its own address.
pub(super) async fn worker() -> Response {
    let files: Vec<String> =
        ["app.css", "app.js", "idiomorph.min.js", "icon.svg", "icons.svg"].map(assets::url).into();
    let script = format!(
        "const OFFLINE = {};\nconst FILES = {};\nconst ICON = {};\n{}",
        json!(OFFLINE),
        json!(files),
        json!(assets::url("icon-192.png")),
        assets::text("root/worker.js")
    );
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, script).into_response()
}

/// `GET /offline`
pub(super) async fn offline() -> Response {
    html(pages::offline().into_string())
}
