//! The replay of a game, move by move.

use maud::{Markup, html};

use super::list::number;
use super::log::{LogView, Turns, log};
use super::over::mat;
use super::parts::{
    capital, chip, fairness, icon, options, seal, seat_class, shared_with, table_title, word,
};
use super::shell::{Page, document};
use super::table::zoom_buttons;
use crate::view::{Chrome, ReplayView};

/// The replay of a game.
pub(crate) fn replay(chrome: &Chrome, view: &ReplayView) -> Markup {
    let title = chrome.t1("replay-title", "table", table_title(chrome, &view.head));
    let content = html! {
        a .skip href="#controls" { (chrome.t("replay-controls")) }
        (fragment(chrome, view))
    };
    document(
        chrome,
        &Page {
            title: &title,
            class: "page-replay",
            game: Some(view.head.game),
            table: Some(&view.head.code),
            live: false,
            content,
        },
    )
}

fn fragment(chrome: &Chrome, view: &ReplayView) -> Markup {
    let head = &view.head;
    let picture = &view.picture;
    let text_mode = chrome.preferences.text_mode;
    let unit = word(chrome, head.game, "score-unit").unwrap_or_default();
    html! {
        div #table data-page="replay" data-game=(head.game.slug) data-options=(options(head)) data-at=(view.at) data-moves=(view.moves) {
            div .table .replay data-text[text_mode] data-areas=(if text_mode { 0 } else { picture.areas.len() })
                data-phase=[picture.strip.current] {
            header #strip .strip {
                a .home href={ "/t/" (head.code) } aria-label=(chrome.t("replay-exit")) { (icon("logo")) }
                h1 { (chrome.t1("replay-title", "table", table_title(chrome, head))) }
                p .round { (picture.strip.round) }
                @if let Some(alarm) = &picture.strip.alarm {
                    p .alarm title=(alarm) { (icon("warn")) " " span .word { (alarm) } }
                }
                div .tools { a .button href={ "/t/" (head.code) } { (chrome.t("replay-exit")) } }
            }
            main #stage .stage {
                section #pane-board .pane .board-pane data-pane="board" aria-label=(chrome.t("tab-board")) {
                    @if text_mode { div .text-mode { (picture.text) } }
                    @else {
                        div #viewport .viewport data-scroll="keep" { div #camera .camera { (picture.board) } }
                        (zoom_buttons(chrome))
                    }
                }
                @if !text_mode {
                    div #areas .areas {
                    @for area in &picture.areas {
                        section id={ "pane-" (area.id) } .pane .area data-pane=(area.id) data-area=(area.id)
                            aria-label=(area.title) { h2 { (area.title) } (area.content) }
                    }
                    }
                }
            }
            section #pane-players .pane .players data-pane="players" aria-label=(chrome.t("tab-players")) {
                ol .panels data-count=(head.seats.len()) {
                    @for seat in &head.seats {
                        li class={ "panel " (seat_class(seat.seat)) } id={ "panel-" (seat.seat) } data-seat=(seat.seat) {
                            span .spine aria-hidden="true" { (seal(seat.seat)) }
                            div .head { bdi .name { (seat.name) } }
                            p .score { b { (picture.scores.get(seat.seat.index()).copied().unwrap_or_default()) } " " span { (unit) } }
                            div .numbers { (picture.panels.get(seat.seat.index()).cloned().unwrap_or_default()) }
                        }
                    }
                }
            }
            section #pane-log .pane .log data-pane="log" aria-label=(chrome.t("tab-log")) {
                h2 .visually-hidden { (chrome.t("tab-log")) }
                (caption(view))
                @if !view.moments.is_empty() {
                    details #moments .moments {
                        summary { (chrome.t("over-moments")) }
                        ul { @for moment in &view.moments {
                            li { a href={ "/t/" (head.code) "/replay?at=" (moment.after) } { (moment.text) } }
                        } }
                    }
                }
                (log(chrome, &LogView {
                    turns: Turns::All,
                    code: &head.code,
                    names: &view.names,
                    entries: &view.log,
                    from: 0,
                    seen: usize::MAX,
                    current: view.at.checked_sub(1),
                }))
                details .fairness { summary { (chrome.t("fairness")) } (fairness(chrome, head)) }
            }
            (controls(chrome, view))
            }
            @if !text_mode {
                div #mats .all-mats {
                    @for seat in &head.seats {
                        (mat(chrome, seat.seat, &seat.name, picture.mats.get(seat.seat.index())))
                    }
                }
            }
        }
    }
}

/// The move that led to the position shown.
fn caption(view: &ReplayView) -> Markup {
    let entry = view.at.checked_sub(1).and_then(|number| view.log.get(number));
    html! {
        @if let Some(entry) = entry {
            div #caption class={ "caption " (seat_class(entry.seat)) } aria-live="polite" {
                (chip(entry.seat))
                p {
                    @if entry.events.is_empty() { (capital(&entry.words)) }
                    @for event in &entry.events { (event.words) " " }
                }
            }
        }
    }
}

fn controls(chrome: &Chrome, view: &ReplayView) -> Markup {
    let to = |at: usize| format!("/t/{}/replay?at={at}", view.head.code);
    let link = |id: &str, at: usize, sign: &str, words: &str| {
        let off = at == view.at;
        html! {
            a .button id=(id) href=[(!off).then(|| to(at))] aria-disabled=[off.then_some("true")] data-go
                aria-label=(chrome.t(words)) title=(chrome.t(words)) { (icon(sign)) }
        }
    };
    html! {
        nav #controls .controls tabindex="-1" aria-label=(chrome.t("replay-controls")) {
            (link("go-first", 0, "first", "replay-first"))
            (link("go-back", view.at.saturating_sub(1), "back", "replay-back"))
            button #go-play type="button" aria-pressed="false" data-keep aria-label=(chrome.t("replay-play")) { (icon("play")) }
            (link("go-on", (view.at + 1).min(view.moves), "on", "replay-on"))
            (link("go-last", view.moves, "last", "replay-last"))
            form .seek method="get" action={ "/t/" (view.head.code) "/replay" } {
                label .visually-hidden for="at" { (chrome.t("replay-at")) }
                input #at type="range" name="at" min="0" max=(view.moves) value=(view.at);
                button data-no-script { (chrome.t("replay-go")) }
            }
            output #position {
                (chrome.tv("replay-position", &[("at", number(view.at).into()), ("moves", number(view.moves).into())]))
            }
            a .button href=(to(view.at)) data-copy=(to(view.at))
                title=(shared_with(chrome, &view.head, view.shared)) { (chrome.t("replay-link")) }
        }
    }
}
