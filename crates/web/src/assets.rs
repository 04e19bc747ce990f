//! Files that never change under their address: scripts, styles, icons.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use crate::token;

#[derive(Embed)]
#[folder = "assets"]
struct Files;

struct Asset {
    hash: String,
    kind: String,
    bytes: Cow<'static, [u8]>,
}

/// The files of this crate and the styles of every game, by name.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let own = Files::iter().filter_map(|name| {
        let file = Files::get(&name)?;
        let kind = file.metadata.mimetype().to_owned();
        Some((name.into_owned(), kind, file.data))
    });
    let styles = catalogue::games().iter().map(|game| {
        let name = format!("{}.css", game.info().slug);
        (name, "text/css".to_owned(), Cow::Borrowed(game.styles().as_bytes()))
    });
    own.chain(styles)
        .map(|(name, kind, bytes)| {
            let hash = token::hex(&Sha256::digest(&bytes)[..6]);
            (name, Asset { hash, kind, bytes })
        })
        .collect()
});

/// The address of a file, with a hash of what is in it.
pub(crate) fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("missing", |asset| &asset.hash);
    format!("/assets/{hash}/{name}")
}

/// `GET /assets/{hash}/{file}`
pub(crate) async fn serve(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(asset) = ASSETS.get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // A page of the last version may ask for a file after an upgrade: it gets the new one, but must not keep it.
    let keep = if hash == asset.hash { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = if asset.kind.starts_with("text/") || asset.kind == "application/json" {
        format!("{}; charset=utf-8", asset.kind)
    } else {
        asset.kind.clone()
    };
    ([(header::CONTENT_TYPE, kind.as_str()), (header::CACHE_CONTROL, keep)], asset.bytes.clone())
        .into_response()
}
