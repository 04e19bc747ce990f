//! Something could not be done or found.

use maud::{Markup, html};

use super::shell::{Page, page};
use crate::view::{Chrome, ErrorView};

/// Something could not be done or found.
pub(crate) fn error(chrome: &Chrome, view: &ErrorView) -> Markup {
    let heading = chrome.t(match view.status {
        403 => "error-403",
        404 | 410 => "error-404",
        429 => "error-429",
        500.. => "error-500",
        _ => "error-400",
    });
    let content = html! {
        section .error {
            p .status { (view.status) }
            h1 { (heading) }
            @if let Some(text) = &view.text { p { (text) } }
            p { a .button .primary href="/" { (chrome.t("error-home")) } }
        }
    };
    page(
        chrome,
        &Page { title: &heading, class: "page-error", game: None, table: None, live: false, content },
    )
}
