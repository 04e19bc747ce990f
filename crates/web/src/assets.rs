//! Scripts, styles, fonts and icons, served under immutable addresses.

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
const SCRIPT: [&str; 31] = [
    "base",
    "sound",
    "morph",
    "motion",
    "stream",
    "send",
    "choosing",
    "preview",
    "pointing",
    "recap",
    "since",
    "explain",
    "rules",
    "zoom",
    "minimap",
    "panes",
    "stepper",
    "advice",
    "clicks",
    "help",
    "keys",
    "replay",
    "countdown",
    "scores",
    "form",
    "lesson",
    "nonce",
    "install",
    "notices",
    "passkeys",
    "start",
];

/// The style sheets of every page; later ones may override earlier ones.
const STYLE: [&str; 14] = [
    "fonts",
    "tokens",
    "base",
    "pages",
    "home",
    "daily",
    "tournament",
    "profile",
    "puzzles",
    "table",
    "devices",
    "end",
    "rules",
    "learn",
];

/// Concatenates files, because a page loads one file faster than twenty.
fn joined(folder: &str, parts: &[&str], ending: &str) -> Cow<'static, [u8]> {
    let part =
        |name: &&str| Files::get(&format!("{folder}/{name}.{ending}")).map(|file| file.data.into_owned());
    parts.iter().filter_map(part).collect::<Vec<_>>().join(&b'\n').into()
}

/// The fonts, by file name.
fn fonts() -> Vec<(String, Asset)> {
    let font = |path: Cow<'_, str>| {
        let name = path.strip_prefix("fonts/")?.to_owned();
        let file = Files::get(&path).filter(|_| name.ends_with(".woff2"))?;
        Some((name, asset("font/woff2".to_owned(), file.data)))
    };
    Files::iter().filter_map(font).collect()
}

/// The style sheet of every page, with the colours of the games' boxes. In it each font has its address.
fn style(fonts: &[(String, Asset)]) -> Cow<'static, [u8]> {
    let mut style = String::from_utf8_lossy(&joined("style", &STYLE, "css")).into_owned();
    for game in catalogue::games() {
        style += &format!("\n.g-{} {{ {} }}", game.info().slug, game.box_style());
    }
    for (name, font) in fonts {
        style = style.replace(&format!("url({name})"), &format!("url({})", address(&font.hash, name)));
    }
    style.into_bytes().into()
}

fn asset(kind: String, bytes: Cow<'static, [u8]>) -> Asset {
    Asset { hash: engine::hex::encode(&Sha256::digest(&bytes)[..6]), kind, bytes }
}

fn address(hash: &str, name: &str) -> String {
    format!("/assets/{hash}/{name}")
}

/// The files of this crate and the styles of every game, by name.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let fonts = fonts();
    let made = [
        ("app.js".to_owned(), "text/javascript".to_owned(), joined("script", &SCRIPT, "js")),
        ("app.css".to_owned(), "text/css".to_owned(), style(&fonts)),
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
    let covers = catalogue::games().iter().map(|game| {
        let name = format!("{}-cover.svg", game.info().slug);
        (name, "image/svg+xml".to_owned(), Cow::Borrowed(game.cover().as_bytes()))
    });
    own.chain(made)
        .chain(styles)
        .chain(covers)
        .map(|(name, kind, bytes)| (name, asset(kind, bytes)))
        .chain(fonts)
        .collect()
});

/// A text file of this crate that is not served under an address with a hash.
pub(crate) fn text(path: &str) -> String {
    Files::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

/// The address of a file, which contains a hash of its content.
pub(crate) fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("missing", |asset| &asset.hash);
    address(hash, name)
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

    /// `UPDATE_ICONS=1` draws them again.
    #[test]
    fn the_icons_are_drawn_from_their_pictures() {
        for (name, picture, side) in [
            ("icon-180.png", "icon-maskable.svg", 180),
            ("icon-192.png", "icon.svg", 192),
            ("icon-512.png", "icon.svg", 512),
            ("icon-maskable-512.png", "icon-maskable.svg", 512),
        ] {
            let drawn = render::png(&text(picture), side).expect("a picture");
            if std::env::var_os("UPDATE_ICONS").is_some() {
                let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/");
                std::fs::write(format!("{path}{name}"), &drawn).expect("the icon can be written");
            }
            assert_eq!(Files::get(name).map(|file| file.data.into_owned()), Some(drawn), "{name}");
        }
    }

    #[test]
    fn every_font_is_served_and_has_its_address_in_the_style() {
        let style = String::from_utf8_lossy(&ASSETS["app.css"].bytes);
        let addresses: Vec<_> =
            style.split("url(").skip(1).filter_map(|rest| rest.split_once(')')).map(|(url, _)| url).collect();
        let mut fonts: Vec<_> =
            ASSETS.keys().filter(|name| name.ends_with(".woff2")).map(|name| url(name)).collect();
        fonts.retain(|font| !addresses.contains(&font.as_str()));
        assert_eq!(fonts, Vec::<String>::new(), "not in the style sheet");
        assert!(addresses.iter().all(|address| address.starts_with("/assets/")), "{addresses:?}");
    }
}
