//! The document around every page, and the bar on top of the pages that are not a table.

use engine::Info;
use maud::{DOCTYPE, Markup, html};
use ui_kit::Language;

use super::parts::icon;
use crate::assets;
use crate::view::Chrome;

/// The colour around pages, light and dark: `--bg` of the style sheet.
pub(crate) const THEME_COLOURS: [&str; 2] = ["#DCD2BD", "#171C21"];

/// A page before it is put into a document.
pub(super) struct Page<'a> {
    /// The title in the browser's tab.
    pub(super) title: &'a str,
    /// The class of the body: `page-table`.
    pub(super) class: &'a str,
    /// The game whose style sheet it needs.
    pub(super) game: Option<&'static Info>,
    /// The code of the table it shows.
    pub(super) table: Option<&'a str>,
    /// Whether it receives live updates.
    pub(super) live: bool,
    /// The content of the body.
    pub(super) content: Markup,
}

/// The whole document.
pub(super) fn document(chrome: &Chrome, page: &Page<'_>) -> Markup {
    let likes = &chrome.preferences;
    let theme = (likes.theme != "auto").then_some(likes.theme.as_str());
    let stream = page.table.filter(|_| page.live).map(|code| format!("/t/{code}/stream"));
    html! {
        (DOCTYPE)
        html lang=(chrome.language) data-theme=[theme] data-motion=(likes.motion)
            data-density=(likes.density) data-labels=(likes.labels) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="referrer" content="same-origin";
                meta name="color-scheme" content="light dark";
                (theme_colours(&likes.theme))
                title { (page.title) " · Társas" }
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                link rel="apple-touch-icon" href=(assets::url("icon-180.png"));
                link rel="manifest" href={ "/manifest.webmanifest?language=" (chrome.language) };
                link rel="stylesheet" href=(assets::url("app.css"));
                @if let Some(game) = page.game {
                    link rel="stylesheet" href=(assets::url(&format!("{}.css", game.slug)));
                }
                // A table is painted when all of it has arrived: parts that come later would push others away.
                @if page.table.is_some() { link rel="expect" href="#words" blocking="render"; }
                script src=(assets::url("idiomorph.min.js")) defer {}
                script src=(assets::url("app.js")) type="module" {}
            }
            body class=(page.class) data-table=[page.table] data-stream=[stream]
                data-shortcuts=(likes.shortcuts) data-two-clicks=(likes.two_clicks) data-sound=(likes.sound)
                data-quiet-offset=[likes.quiet.map(|quiet| quiet.offset)]
                data-sheet=[page.table.map(|_| "peek")] data-side=[likes.swap_side.then_some("left")] data-text-mode=(likes.text_mode) {
                (page.content)
                (client(chrome))
            }
        }
    }
}

/// The colour of the browser's own bars.
fn theme_colours(theme: &str) -> Markup {
    let [light, dark] = THEME_COLOURS;
    html! {
        @match theme {
            "light" => meta name="theme-color" content=(light);,
            "dark" => meta name="theme-color" content=(dark);,
            _ => {
                meta name="theme-color" content=(light) media="(prefers-color-scheme: light)";
                meta name="theme-color" content=(dark) media="(prefers-color-scheme: dark)";
            }
        }
    }
}

/// Elements that the script fills and positions. They are outside everything that is morphed.
fn client(chrome: &Chrome) -> Markup {
    html! {
        div #card .card role="dialog" aria-label=(chrome.t("explain")) hidden {}
        div #chooser .chooser role="dialog" aria-label=(chrome.t("chooser")) hidden {}
        p #status .visually-hidden role="status" aria-live="polite" {}
        dialog #drawer .drawer aria-label=(chrome.t("nav-rules")) {}
        template #words
            data-reconnecting=(chrome.t("reconnecting")) data-your-turn=(chrome.t("your-turn"))
            data-cancel=(chrome.t("cancel")) data-close=(chrome.t("close"))
            data-pin=(chrome.t("pin")) data-copied=(chrome.t("copied")) data-failed=(chrome.t("failed"))
            data-show-in=(chrome.t("show-in")) data-explaining=(chrome.t("explaining"))
            data-loading=(chrome.t("loading")) data-more=(chrome.t("chooser-more"))
            data-options=(chrome.t1("options-here", "count", "#")) data-since=(chrome.t("since"))
            data-pin-icon={ (assets::url("icons.svg")) "#pin" } {}
    }
}

/// A page with the bar on top: every page that is not a table.
pub(super) fn page(chrome: &Chrome, page: &Page<'_>) -> Markup {
    let content = html! {
        a .skip href="#main" { (chrome.t("skip-main")) }
        (top_bar(chrome))
        (banner(chrome))
        main #main .page tabindex="-1" { (page.content) }
        footer .footer { p { (chrome.t("footer")) } }
    };
    document(chrome, &Page { content, ..*page })
}

/// The operator's notice.
pub(super) fn banner(chrome: &Chrome) -> Markup {
    html! {
        @if let Some(text) = &chrome.banner { p .banner role="note" { (text) } }
    }
}

fn top_bar(chrome: &Chrome) -> Markup {
    let here = |path: &str| {
        let current = if path == "/" { chrome.path == "/" } else { chrome.path.starts_with(path) };
        current.then_some("page")
    };
    html! {
        header .top {
            a .brand href="/" { (icon("logo")) span { "Társas" } }
            nav .links aria-label=(chrome.t("nav")) {
                a href="/" aria-current=[here("/")] { (chrome.t("nav-home")) }
                a href="/daily" aria-current=[here("/daily")] { (chrome.t("nav-daily")) }
                a href="/puzzles" aria-current=[here("/puzzles")] { (chrome.t("nav-puzzles")) }
                a href="/rules" aria-current=[here("/rules")] { (chrome.t("nav-rules")) }
                a href="/replays" aria-current=[here("/replays")] { (chrome.t("nav-replays")) }
            }
            div .switches {
                (language_switch(chrome))
                (theme_switch(chrome))
                a .who href="/profile" aria-current=[here("/profile").or(here("/me"))] {
                    @match &chrome.name {
                        Some(name) => {
                            span .token aria-hidden="true" { (name.chars().next().unwrap_or(' ').to_uppercase()) }
                            bdi { (name) }
                        },
                        None => { (icon("person")) span { (chrome.t("nav-me")) } },
                    }
                }
            }
        }
    }
}

/// Buttons that switch between Hungarian and English.
pub(super) fn language_switch(chrome: &Chrome) -> Markup {
    html! {
        form .switch method="post" action="/me" aria-label=(chrome.t("language")) {
            input type="hidden" name="return" value=(chrome.path);
            @for language in [Language::Hu, Language::En] {
                button name="language" value=(language) lang=(language)
                    aria-pressed=(language == chrome.language)
                    aria-label=(match language { Language::Hu => "HU – Magyar", Language::En => "EN – English" }) {
                    (language.code().to_uppercase())
                }
            }
        }
    }
}

/// One button that switches between light, dark and the system’s theme.
pub(super) fn theme_switch(chrome: &Chrome) -> Markup {
    let (next, now) = match chrome.preferences.theme.as_str() {
        "light" => ("dark", "theme-light"),
        "dark" => ("auto", "theme-dark"),
        _ => ("light", "theme-auto"),
    };
    let label = chrome.t1("theme-switch", "theme", chrome.t(now));
    html! {
        form .switch method="post" action="/me" {
            input type="hidden" name="return" value=(chrome.path);
            button .icon-button name="theme" value=(next) aria-label=(label) title=(label) {
                (icon("theme"))
            }
        }
    }
}
