//! Tables in lists.

use engine::Seat;
use maud::{Markup, html};

use super::parts::{ago, chip, cover, title};
use crate::view::{Chrome, StateView, TableCard};

/// Tables as rows of a list.
pub(super) fn rows(chrome: &Chrome, tables: &[TableCard]) -> Markup {
    html! {
        ul .table-rows { @for table in tables { (row(chrome, table)) } }
    }
}

fn row(chrome: &Chrome, table: &TableCard) -> Markup {
    html! {
        li .turn[table.your_turn] {
            img .thumb src=(cover(table.game)) alt="" width="58" height="44" loading="lazy";
            div .what {
                p { (state_words(chrome, table)) " · " a href={ "/t/" (table.code) } { (title(chrome, table.game)) } }
                p .muted {
                    @if table.rated { strong { (chrome.t("rated")) } " · " }
                    @if !table.title.is_empty() { bdi { (table.title) } " · " }
                    @if !table.host.is_empty() && !table.mine {
                        (chrome.t1("card-host", "name", table.host.as_str())) " · "
                    }
                    @if table.unseen > 0 && table.mine && table.state == StateView::Playing {
                        (chrome.t1("card-unseen", "count", number(table.unseen))) " · "
                    }
                    (ago(chrome, table.idle))
                }
            }
            (seats(table))
            span .actions { (actions(chrome, table)) }
        }
    }
}

/// The seats as chips; the acting one is underlined, free ones are dashed.
fn seats(table: &TableCard) -> Markup {
    let (taken, seats) = table.seats;
    html! {
        span .seat-chips aria-hidden="true" {
            @for seat in Seat::all(seats) {
                @if seat.number() >= taken { i .free {} }
                @else { span .acts[table.acting == Some(seat)] { (chip(seat)) } }
            }
        }
    }
}

fn actions(chrome: &Chrome, table: &TableCard) -> Markup {
    let href = format!("/t/{}", table.code);
    let free = table.seats.0 < table.seats.1;
    html! {
        @match table.state {
            _ if table.your_turn => { a .button .primary href=(href) { (chrome.t("card-play")) } },
            StateView::Finished => {
                a .button href=(href) { (chrome.t("card-result")) } " "
                a .button href={ (href) "/replay?at=0" } { (chrome.t("card-replay")) }
            },
            _ if table.mine => { a .button href=(href) { (chrome.t("card-open")) } },
            StateView::Waiting if free => { a .button href=(href) { (chrome.t("card-join")) } },
            _ => { a .button href=(href) { (chrome.t("card-watch")) } },
        }
    }
}

fn state_words(chrome: &Chrome, table: &TableCard) -> Markup {
    let (taken, seats) = table.seats;
    html! {
        @match table.state {
            _ if table.your_turn => { strong .yours { (chrome.t("your-turn")) } },
            StateView::Waiting => {
                strong { (chrome.tv("card-seats", &[("taken", taken.into()), ("seats", seats.into())])) }
            },
            StateView::Playing => {
                @match &table.awaited {
                    Some(awaited) => { strong { (chrome.t1("card-awaited", "name", awaited.as_str())) } },
                    None => { strong { (chrome.t("card-playing")) } },
                }
            },
            StateView::Finished => {
                @match table.place {
                    Some(place) => { strong { (chrome.t1("card-place", "place", place)) } },
                    None => { strong { (chrome.t("card-finished")) } },
                }
            },
        }
    }
}

/// A count as a message value.
pub(super) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
