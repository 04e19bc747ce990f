//! The page between two players at one device: it shows nothing of the game.

use maud::{Markup, html};

use super::parts::{chip, table_title};
use super::shell::{Page, page};
use crate::view::{Chrome, PassView};

/// The page between two players at one device.
pub(crate) fn pass(chrome: &Chrome, view: &PassView) -> Markup {
    page(
        chrome,
        &Page {
            title: &table_title(chrome, &view.head),
            class: "page-pass",
            game: Some(view.head.game),
            table: Some(&view.head.code),
            live: true,
            content: pass_fragment(chrome, view),
        },
    )
}

/// The region that live updates replace by morphing.
pub(crate) fn pass_fragment(chrome: &Chrome, view: &PassView) -> Markup {
    let head = &view.head;
    html! {
        div #table .pass data-page="pass" data-game=(head.game.slug) data-decision-version=(head.version) data-drawn=(head.drawn) {
            section .leaf {
                h1 { (chip(view.to)) " " (chrome.t1("pass-to", "name", view.name.as_str())) }
                p { (chrome.t("pass-what")) }
                form method="post" action={ "/t/" (head.code) "/pass" } {
                    button .primary name="seat" value=(view.to.number()) autofocus {
                        (chrome.t1("pass-taken", "name", view.name.as_str()))
                    }
                }
            }
        }
    }
}
