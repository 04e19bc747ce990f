//! The players' panels and mats.

use engine::Seat;
use maud::{Markup, html};
use store::Holder;

use super::parts::{chip, clock, icon, presence, seal, seat_class, word};
use crate::view::{Chrome, SeatView, TableView};

/// The place of a seat in the turn order, if the game defines one.
fn place(view: &TableView, seat: Seat) -> Option<usize> {
    view.picture.strip.order.iter().position(|&other| other == seat).map(|place| place + 1)
}

/// A panel for each player. Each keeps its place; the number on it is the place in the turn order.
pub(super) fn panels(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        ol .panels data-count=(view.head.seats.len()) {
            @for seat in &view.head.seats { (panel(chrome, view, seat)) }
        }
    }
}

fn panel(chrome: &Chrome, view: &TableView, seat: &SeatView) -> Markup {
    let number = seat.seat;
    let acting = view.to_act == Some(number);
    let own = view.head.viewer == Some(number);
    let score = view.picture.scores.get(number.index()).copied().unwrap_or_default();
    let one = word(chrome, view.head.game, "score-unit-one").filter(|_| score == 1);
    let unit = one.or_else(|| word(chrome, view.head.game, "score-unit")).unwrap_or_default();
    html! {
        li class={ "panel " (seat_class(number)) } id={ "panel-" (number) } data-seat=(number)
            data-acting[acting] data-own[own] {
            span .spine aria-hidden="true" { (seal(number)) @if let Some(place) = place(view, number) { span .place { (place) } } }
            div .head data-fresh {
                button .name id={ "name-" (number) } type="button" data-mat={ "mat-" (number) }
                    aria-label=(chrome.t1("mat-open", "name", seat.name.as_str())) { bdi { (seat.name) } }
                // Where it is the visitor's turn, the panel says so.
                @if own && !acting { span .muted { (chrome.t("you")) } }
                (presence(chrome, seat))
                @if acting { span .acting { (doing(chrome, view)) } }
                @else if view.next == Some(number) { span .next { (chrome.t("next")) } }
                // How long a bot thinks is nobody's concern, and what it did needs the room.
                @if let Some(seconds) = seat.clock.filter(|_| !matches!(seat.holder, Holder::Bot(_))) { span .clock { (clock(seconds)) } }
                @if let Some(last) = last_words(view, number) { span .last title=(last) { (last) } }
            }
            p .score data-fresh { b { (score) } " " span { (unit) } }
            div .numbers data-fresh { (view.picture.panels.get(number.index()).cloned().unwrap_or_default()) }
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

/// What the seat's player did in the last turn; while a bot thinks, what it did so far in this turn.
fn last_words(view: &TableView, seat: Seat) -> Option<String> {
    let acting = view.to_act == Some(seat);
    let goes_on = view.thinking && view.log.last().is_some_and(|entry| entry.seat == seat);
    if acting && !goes_on {
        return None;
    }
    view.last_turns.get(seat.index()).cloned().flatten()
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
                // Nobody is removed from a rated game.
                @if !view.head.rated {
                    form method="post" action=(action("reissue")) data-send {
                        button .small { (chrome.t("seat-reissue")) }
                    }
                }
                @if let Some(link) = &seat.link { (super::waiting::copy(chrome, link, "seat-link")) }
            }
        }
    }
}

/// The mats of the other players, shown on demand.
pub(super) fn mats(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @for seat in &view.head.seats {
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
            div .mat-body data-fresh { (view.picture.mats.get(seat.seat.index()).cloned().unwrap_or_default()) }
        }
    }
}
