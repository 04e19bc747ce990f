//! The operator's page.

use maud::{Markup, html};

use super::parts::{ago, title};
use super::shell::{Page, page};
use crate::view::{AdminView, Chrome, TableState};

/// The operator's page.
pub(crate) fn admin(chrome: &Chrome, view: &AdminView) -> Markup {
    let heading = chrome.t("admin");
    let content = html! {
        h1 { (heading) }
        dl .health {
            @for (label, value) in &view.health { div { dt { (label) } dd { (value) } } }
        }
        h2 { (chrome.t("admin-tables")) }
        @if view.tables.is_empty() { p .muted { (chrome.t("admin-none")) } }
        @else {
            div .scroll-x tabindex="0" role="region" aria-label=(chrome.t("admin-tables")) {
                table {
                    thead {
                        tr {
                            @for key in ["code", "me-game", "admin-state", "new-seats", "admin-idle"] {
                                th scope="col" { (chrome.t(key)) }
                            }
                        }
                    }
                    tbody {
                        @for table in &view.tables {
                            tr {
                                th scope="row" { a href={ "/t/" (table.code) } { code { (table.code) } } }
                                td { (title(chrome, table.game)) " " bdi .muted { (table.title) } }
                                td {
                                    @match table.state {
                                        TableState::Waiting => { (chrome.t("admin-waiting")) },
                                        TableState::Playing => { (chrome.t("card-playing")) },
                                        TableState::Finished => { (chrome.t("card-finished")) },
                                    }
                                }
                                td { (table.seats.0) " / " (table.seats.1) }
                                td { (ago(chrome, table.idle)) }
                            }
                        }
                    }
                }
            }
        }
    };
    page(
        chrome,
        &Page { title: &heading, class: "page-admin", game: None, table: None, live: false, content },
    )
}
