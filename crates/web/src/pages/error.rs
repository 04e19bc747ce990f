//! The error page.

use maud::{Markup, html};

use super::shell::{Page, page};
use crate::view::{Chrome, ErrorView};

/// The message of a status.
pub(crate) const fn error_key(status: u16) -> &'static str {
    match status {
        403 => "error-403",
        404 | 410 => "error-404",
        405 => "error-405",
        429 => "error-429",
        500.. => "error-500",
        _ => "error-400",
    }
}

/// The error page.
pub(crate) fn error(chrome: &Chrome, view: &ErrorView) -> Markup {
    // A specific sentence replaces the general one.
    let heading = view.text.clone().unwrap_or_else(|| chrome.t(error_key(view.status)));
    let content = html! {
        section .error {
            p .status { (view.status) }
            h1 { (heading) }
            p { a .button .primary href="/" { (chrome.t("error-home")) } }
        }
    };
    page(
        chrome,
        &Page { title: &heading, class: "page-error", game: None, table: None, live: false, content },
    )
}
