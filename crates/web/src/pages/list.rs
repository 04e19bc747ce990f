//! Tables in lists.

use maud::{Markup, html};

use super::parts::{ago, title};
use crate::view::{Chrome, TableCard, TableState};

/// Tables as cards, side by side.
pub(super) fn cards(chrome: &Chrome, tables: &[TableCard]) -> Markup {
    html! {
        ul .table-cards { @for table in tables { (card(chrome, table)) } }
    }
}

fn card(chrome: &Chrome, table: &TableCard) -> Markup {
    let (state, mark) = match (table.your_turn, table.state) {
        (true, _) => ("turn", "●"),
        (_, TableState::Waiting) => ("waiting", "◌"),
        (_, TableState::Playing) => ("playing", "○"),
        (_, TableState::Finished) => ("finished", "✓"),
    };
    let href = format!("/t/{}", table.code);
    html! {
        li class={ "table-card " (state) } {
            h3 {
                span .mark aria-hidden="true" { (mark) } " "
                a href=(href) { (name(chrome, table)) }
            }
            p .state { (state_words(chrome, table)) }
            p .muted {
                @if table.unseen > 0 { (chrome.t1("card-unseen", "count", number(table.unseen))) " · " }
                (ago(chrome, table.idle))
            }
            p .actions {
                @match (table.your_turn, table.state) {
                    (true, _) => { a .button .primary href=(href) { (chrome.t("card-play")) } },
                    (_, TableState::Finished) => {
                        a .button href=(href) { (chrome.t("card-result")) } " "
                        a .button href={ (href) "/replay" } { (chrome.t("card-replay")) }
                    },
                    _ => { a .button href=(href) { (chrome.t("card-open")) } },
                }
            }
        }
    }
}

fn name(chrome: &Chrome, table: &TableCard) -> Markup {
    let game = title(chrome, table.game);
    html! {
        @if table.title.is_empty() { (game) }
        @else { bdi { (chrome.tv("table-title", &[("game", game.into()), ("title", table.title.as_str().into())])) } }
    }
}

fn state_words(chrome: &Chrome, table: &TableCard) -> Markup {
    let (taken, seats) = table.seats;
    html! {
        @match table.state {
            _ if table.your_turn => { strong { (chrome.t("your-turn")) } },
            TableState::Waiting => {
                (chrome.tv("card-seats", &[("taken", taken.into()), ("seats", seats.into())]))
            },
            TableState::Playing => {
                @match &table.awaited {
                    Some(awaited) => { (chrome.t1("card-awaited", "name", awaited.as_str())) },
                    None => { (chrome.t("card-playing")) },
                }
            },
            TableState::Finished => {
                @match table.place {
                    Some(place) => { (chrome.t1("card-place", "place", place)) },
                    None => { (chrome.t("card-finished")) },
                }
            },
        }
    }
}

/// Tables as rows of a list that can be filtered.
pub(super) fn rows(chrome: &Chrome, tables: &[TableCard]) -> Markup {
    html! {
        ul .table-rows {
            @for table in tables {
                @let open = table.state == TableState::Waiting && table.seats.0 < table.seats.1;
                li {
                    span .what {
                        a href={ "/t/" (table.code) } { (name(chrome, table)) }
                        " · " (state_words(chrome, table))
                    }
                    span .muted {
                        @if !table.host.is_empty() { (chrome.t1("card-host", "name", table.host.as_str())) " · " }
                        (ago(chrome, table.idle))
                    }
                    span .actions {
                        @match table.state {
                            TableState::Waiting if open => {
                                a .button .primary href={ "/t/" (table.code) } { (chrome.t("card-join")) }
                            },
                            TableState::Finished => {
                                a .button href={ "/t/" (table.code) } { (chrome.t("card-result")) } " "
                                a .button href={ "/t/" (table.code) "/replay" } { (chrome.t("card-replay")) }
                            },
                            _ => { a .button href={ "/t/" (table.code) } { (chrome.t("card-watch")) } },
                        }
                    }
                }
            }
        }
    }
}

/// A count as a message value.
pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
