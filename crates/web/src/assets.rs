//! Scripts, styles and icons, served under immutable addresses.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use sha2::{Digest, Sha256};

#[derive(Embed)]
#[folder = "assets"]
struct Files;

struct Asset {
    hash: String,
    kind: String,
    bytes: Cow<'static, [u8]>,
}

/// The script of every page, by subject; all parts share one scope, and the last one starts it.
const SCRIPT: [&str; 21] = [
    "base",
    "morph",
    "motion",
    "stream",
    "send",
    "choosing",
    "preview",
    "pointing",
    "recap",
    "explain",
    "rules",
    "zoom",
    "panes",
    "stepper",
    "advice",
    "clicks",
    "keys",
    "replay",
    "countdown",
    "scores",
    "start",
];

/// The style sheets of every page; later ones may override earlier ones.
const STYLE: [&str; 4] = ["base", "pages", "table", "devices"];

/// Concatenates files, because a page loads one file faster than twenty.
fn joined(folder: &str, parts: &[&str], ending: &str) -> Cow<'static, [u8]> {
    let part =
        |name: &&str| Files::get(&format!("{folder}/{name}.{ending}")).map(|file| file.data.into_owned());
    parts.iter().filter_map(part).collect::<Vec<_>>().join(&b'\n').into()
}

/// The files of this crate and the styles of every game, by name.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let made = [
        ("app.js".to_owned(), "text/javascript".to_owned(), joined("script", &SCRIPT, "js")),
        ("app.css".to_owned(), "text/css".to_owned(), joined("style", &STYLE, "css")),
    ];
    let own = Files::iter().filter(|name| !name.contains('/')).filter_map(|name| {
        let file = Files::get(&name)?;
        let kind = file.metadata.mimetype().to_owned();
        Some((name.into_owned(), kind, file.data))
    });
    let styles = catalogue::games().iter().map(|game| {
        let name = format!("{}.css", game.info().slug);
        (name, "text/css".to_owned(), Cow::Borrowed(game.styles().as_bytes()))
    });
    own.chain(made)
        .chain(styles)
        .map(|(name, kind, bytes)| {
            let hash = engine::hex::encode(&Sha256::digest(&bytes)[..6]);
            (name, Asset { hash, kind, bytes })
        })
        .collect()
});

/// The address of a file, which contains a hash of its content.
pub(crate) fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("missing", |asset| &asset.hash);
    format!("/assets/{hash}/{name}")
}

/// `GET /assets/{hash}/{file}`
pub(crate) async fn serve(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(asset) = ASSETS.get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // After an upgrade, a page of the previous version gets the new file but must not cache it.
    let keep = if hash == asset.hash { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = if asset.kind.starts_with("text/") || asset.kind == "application/json" {
        format!("{}; charset=utf-8", asset.kind)
    } else {
        asset.kind.clone()
    };
    ([(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, keep)], asset.bytes.clone())
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_script_and_style_is_served() {
        let named = |folder: &str, parts: &[&str], ending: &str| {
            let mut names: Vec<_> = parts.iter().map(|part| format!("{folder}/{part}.{ending}")).collect();
            names.sort();
            names
        };
        let found = |folder: &str| {
            let mut names: Vec<_> = Files::iter().filter(|name| name.starts_with(folder)).collect();
            names.sort();
            names
        };
        assert_eq!(found("script/"), named("script", &SCRIPT, "js"));
        assert_eq!(found("style/"), named("style", &STYLE, "css"));
    }
}
