//! The page that the service worker shows when the server cannot be reached.

use maud::{Markup, html};
use ui_kit::Language;

use super::MESSAGES;
use super::parts::icon;
use super::shell::{Page, document};
use crate::view::{Chrome, Preferences};

/// The page that is shown when the server cannot be reached. It is kept by the browser, which does not know who looks: it speaks
/// both languages.
pub(crate) fn offline() -> Markup {
    let chrome = Chrome {
        language: Language::En,
        preferences: Preferences::default(),
        name: None,
        path: "/".to_owned(),
        banner: None,
    };
    let content = html! {
        header .top { a .brand href="/" { (icon("logo")) span { "Társas" } } }
        main #main .page {
            @for language in [Language::En, Language::Hu] {
                @let text = |key: &str| MESSAGES.text(language, key, &[]);
                section .leaf lang=(language) {
                    @if language == Language::En { h1 { (text("offline")) } } @else { h2 { (text("offline")) } }
                    p { (text("offline-what")) }
                    // An empty address is that of the page that was asked for.
                    p { a .button .primary href="" { (text("offline-again")) } }
                }
            }
        }
    };
    let title = chrome.t("offline");
    document(
        &chrome,
        &Page { title: &title, class: "page-offline", game: None, table: None, live: false, content },
    )
}
