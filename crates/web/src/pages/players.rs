//! The players' panels and mats.

use engine::Seat;
use maud::{Markup, html};

use super::parts::{chip, clock, icon, presence, seat_class};
use crate::view::{Chrome, Holder, SeatView, TableView};

/// The seats in turn order, if the game defines one.
fn order(view: &TableView) -> Vec<&SeatView> {
    let place = |seat: Seat| view.picture.strip.order.iter().position(|&other| other == seat);
    let mut seats: Vec<&SeatView> = view.head.seats.iter().collect();
    seats.sort_by_key(|seat| place(seat.seat).unwrap_or(usize::MAX));
    seats
}

/// A panel for each player, in turn order.
pub(super) fn panels(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        ol .panels data-count=(view.head.seats.len()) {
            @for (place, seat) in order(view).into_iter().enumerate() { (panel(chrome, view, seat, place + 1)) }
        }
    }
}

fn panel(chrome: &Chrome, view: &TableView, seat: &SeatView, place: usize) -> Markup {
    let number = seat.seat;
    let acting = view.to_act == Some(number);
    let own = view.head.viewer == Some(number);
    html! {
        li class={ "panel " (seat_class(number)) } id={ "panel-" (number) } data-seat=(number)
            data-acting[acting] data-own[own] {
            div .head {
                span .place aria-hidden="true" { (place) }
                (chip(number))
                button .name type="button" data-mat={ "mat-" (number) }
                    aria-label=(chrome.t1("mat-open", "name", seat.name.as_str())) { bdi { (seat.name) } }
                @if own { span .muted { (chrome.t("you")) } }
                (presence(chrome, seat))
                @if acting { span .acting { (doing(chrome, view)) } }
                @else if view.next == Some(number) { span .next .muted { (chrome.t("next")) } }
                @if let Some(seconds) = seat.clock { span .clock { (clock(seconds)) } }
            }
            div .numbers { (view.picture.panels.get(number.index()).cloned().unwrap_or_default()) }
            @if let Some(last) = last_words(view, number) { p .last title=(last) { (last) } }
            @if own { (super::orders::given(chrome, view)) }
            @if view.head.host && !own { (host_acts(chrome, view, seat)) }
        }
    }
}

/// What the acting seat is doing, as far as it is public.
fn doing(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if view.thinking { (chrome.t("thinking")) span .dots aria-hidden="true" {} }
        @else if view.planning > 0 && view.head.viewer != view.to_act {
            (chrome.t1("planning", "count", super::list::number(view.planning)))
        } @else { (chrome.t(if view.head.viewer == view.to_act { "your-turn" } else { "acting" })) }
    }
}

/// The last event that names the seat's player, if it was part of the seat's last move. Events such as a new phase name
/// no player.
fn last_words(view: &TableView, seat: Seat) -> Option<&str> {
    let entry = view.log.iter().rev().find(|entry| entry.seat == seat)?;
    let own = entry.events.iter().find(|event| event.words.contains(view.names.of(seat)));
    own.map(|event| event.words.as_str())
}

/// The host's actions on a seat.
fn host_acts(chrome: &Chrome, view: &TableView, seat: &SeatView) -> Markup {
    let action = |verb: &str| format!("/t/{}/seats/{}/{verb}", view.head.code, seat.seat);
    html! {
        @if !matches!(seat.holder, Holder::Bot(_)) {
            details .host id={ "host-" (seat.seat) } {
                summary aria-label=(chrome.t1("host-acts", "name", seat.name.as_str())) { "⋯" }
                @match seat.holder {
                    Holder::StandIn(_) => {
                        form method="post" action=(action("back")) data-send {
                            button .small { (chrome.t("seat-back")) }
                        }
                    },
                    _ => {
                        form method="post" action=(action("stand-in")) data-send {
                            button .small name="bot" value=(crate::opening::STAND_IN.name()) { (chrome.t("seat-let-bot")) }
                        }
                    },
                }
                form method="post" action=(action("reissue")) data-send {
                    button .small { (chrome.t("seat-reissue")) }
                }
                @if let Some(link) = &seat.link { (super::waiting::copy(chrome, link, "seat-link")) }
            }
        }
    }
}

/// The mats of the other players, shown on demand.
pub(super) fn mats(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @for seat in order(view) {
            @if view.head.viewer != Some(seat.seat) { (mat(chrome, view, seat)) }
        }
    }
}

/// The mat of one seat: everything that lies in front of the player.
pub(super) fn mat(chrome: &Chrome, view: &TableView, seat: &SeatView) -> Markup {
    let own = view.head.viewer == Some(seat.seat);
    let class = format!("mat {}{}", seat_class(seat.seat), if own { " own" } else { "" });
    html! {
        section id={ "mat-" (seat.seat) } class=(class) data-seat=(seat.seat) tabindex=[own.then_some("-1")]
            aria-label=(chrome.t1("mat-of", "name", seat.name.as_str())) {
            div .mat-head {
                (chip(seat.seat)) " " strong { bdi { (seat.name) } }
                @if own { output #mat-after .after data-keep {} }
                @else {
                    button .icon-button .pin-mat type="button" data-pin-mat aria-pressed="false"
                        aria-label=(chrome.t("pin")) title=(chrome.t("pin")) { (icon("pin")) }
                    button .icon-button type="button" data-close-mat aria-label=(chrome.t("close")) { "✕" }
                }
            }
            div .mat-body { (view.picture.mats.get(seat.seat.index()).cloned().unwrap_or_default()) }
        }
    }
}
