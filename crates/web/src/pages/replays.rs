//! The list of finished games.

use maud::{Markup, html};

use super::list::rows;
use super::shell::{Page, page};
use crate::view::{Chrome, ReplaysView};

/// The list of finished games.
pub(crate) fn replays(chrome: &Chrome, view: &ReplaysView) -> Markup {
    let title = chrome.t("nav-replays");
    let content = html! {
        h1 { (title) }
        section .leaf {
            @if view.finished.is_empty() { p .none { (chrome.t("replays-none")) } }
            (rows(chrome, &view.finished))
        }
        p { a href="/statistics" { (chrome.t("stats-link")) } }
    };
    page(
        chrome,
        &Page { title: &title, class: "page-replays", game: None, table: None, live: false, content },
    )
}
