//! The operator's page.

use maud::{Markup, html};

use super::parts::{ago, title};
use super::shell::{Page, page};
use crate::view::{AdminView, Chrome, TableCard, TableState};

/// The operator's page.
pub(crate) fn admin(chrome: &Chrome, view: &AdminView) -> Markup {
    let heading = chrome.t("admin");
    let content = html! {
        h1 { (heading) }
        dl .health {
            @for (label, value) in &view.health { div { dt { (chrome.t(label)) } dd { (value) } } }
        }
        @if let Some(done) = &view.done { p #done .notice role="status" { code { (done) } } }
        form .box method="post" action="/admin" {
            label for="banner" { (chrome.t("admin-banner")) }
            div .row {
                input #banner name="banner" maxlength="500" value=[chrome.banner.as_deref()];
                button { (chrome.t("set")) }
            }
        }
        h2 { (chrome.t("admin-tables")) }
        @if view.tables.is_empty() { p .muted { (chrome.t("admin-none")) } }
        @else {
            div .scroll-x tabindex="0" role="region" aria-label=(chrome.t("admin-tables")) {
                table {
                    thead {
                        tr {
                            @for key in ["code", "me-game", "admin-state", "new-seats", "admin-idle", "admin-acts"] {
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
                                td { (acts(chrome, table)) }
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

/// The operator's actions on a table. Each one is noted in the table's chat.
fn acts(chrome: &Chrome, table: &TableCard) -> Markup {
    html! {
        details .acts {
            summary { (chrome.t("admin-acts")) }
            form method="post" action="/admin" {
                input type="hidden" name="table" value=(table.code);
                div .row {
                    button .small name="act" value="retry" { (chrome.t("admin-retry")) }
                }
                div .row {
                    label { (chrome.t("new-seats")) " "
                        input type="number" name="seat" min="1" max=(table.seats.1) value="1" .short;
                    }
                    button .small name="act" value="reissue" { (chrome.t("seat-reissue")) }
                    button .small name="act" value="bot" { (chrome.t("seat-let-bot")) }
                }
                div .row {
                    label { (chrome.t("replay-at")) " " input type="number" name="at" min="0" value="0" .short; }
                    label { (chrome.t("admin-reason")) " " input name="reason" maxlength="200"; }
                    button .small name="act" value="roll-back" { (chrome.t("admin-roll-back")) }
                }
            }
        }
    }
}
