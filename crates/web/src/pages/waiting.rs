//! The waiting room, where people take their seats.

use maud::{Markup, html};
use store::Holder;

use super::parts::{
    bot_name, chat, chip, cover, fairness, holder, option_name, option_value, presence, rated_notice,
    table_title, title,
};
use super::shell::{Page, page};
use crate::opening::USUAL;
use crate::view::{Chrome, SeatView, WaitingView};

/// The waiting room.
pub(crate) fn waiting(chrome: &Chrome, view: &WaitingView) -> Markup {
    let head = &view.table;
    let content = waiting_fragment(chrome, view);
    page(
        chrome,
        &Page {
            title: &table_title(chrome, head),
            class: "page-waiting",
            game: None,
            table: Some(&head.code),
            live: true,
            content,
        },
    )
}

/// The part of the waiting room that live updates replace.
pub(crate) fn waiting_fragment(chrome: &Chrome, view: &WaitingView) -> Markup {
    let head = &view.table;
    let changed = head.options.iter().filter(|(key, value)| {
        head.game.options.iter().any(|option| option.key == *key && option.default != value)
    });
    html! {
        div #table .waiting data-page="waiting" data-decision-version=(head.version)
            data-drawn=(head.drawn) {
            header .page-top {
                h1 { bdi { (if head.title.is_empty() { title(chrome, head.game) } else { head.title.clone() }) } }
                ul .tags {
                    @if !head.title.is_empty() { li { (title(chrome, head.game)) } }
                    @for (key, value) in changed {
                        li { (option_name(chrome, head.game, key)) ": " (option_value(chrome, head.game, key, value)) }
                    }
                    li { (chrome.t(if view.relaxed { "new-relaxed" } else { "new-live" })) }
                    @if head.rated { li .rated { (chrome.t("rated")) } }
                }
                @if head.host {
                    form method="post" action={ "/t/" (head.code) "/close" } {
                        button { (chrome.t("menu-close")) }
                    }
                }
            }
            @if head.rated { (rated_notice(chrome)) }
            @if head.viewer.is_none() { (join(chrome, view)) }
            div .waiting-room {
                section class={ "around g-" (head.game.slug) } data-count=(head.seats.len())
                    aria-labelledby="seats-heading" {
                    h2 #seats-heading .visually-hidden { (chrome.t("new-seats")) }
                    div .table-top aria-hidden="true" {
                        span .box-lid {
                            img src=(cover(head.game)) alt="" width="640" height="480";
                            span .game-name { (title(chrome, head.game)) }
                        }
                    }
                    ol .seat-list {
                        @for seat in &head.seats { (seat_row(chrome, view, seat)) }
                    }
                    @if head.host {
                        form .shuffle method="post" action={ "/t/" (head.code) "/shuffle" } data-send {
                            button .small #shuffle { (chrome.t("seats-shuffle")) }
                        }
                    }
                }
                div .beside {
                    (invite(chrome, view))
                    section .leaf .chat-box aria-labelledby="chat-heading" {
                        header { h2 #chat-heading { (chrome.t("tab-chat")) } }
                        (chat(chrome, head))
                    }
                }
            }
            (start(chrome, view))
            details #fairness .leaf .fairness data-add-nonce[view.wants_nonce] { summary { (chrome.t("fairness")) } (fairness(chrome, head)) }
        }
    }
}

fn join(chrome: &Chrome, view: &WaitingView) -> Markup {
    let free = view.table.seats.iter().any(|seat| seat.holder == Holder::Open);
    html! {
        @if free {
            form .leaf .join method="post" action={ "/t/" (view.table.code) "/join" } {
                label for="join-name" { (chrome.t("join-name")) }
                div .row {
                    input #join-name name="name" maxlength="30" required autocomplete="nickname"
                        value=[chrome.name.as_deref()];
                    button .primary { (chrome.t("join-take")) }
                }
            }
        } @else {
            p .notice { (chrome.t("join-full")) }
        }
    }
}

/// The own name, to change it.
fn rename(chrome: &Chrome, code: &str) -> Markup {
    html! {
        details #rename .rename data-keep {
            summary { (chrome.t("seat-rename")) }
            form .row method="post" action={ "/t/" (code) "/name" } data-send {
                label .visually-hidden for="new-name" { (chrome.t("join-name")) }
                input #new-name name="name" maxlength="30" required autocomplete="nickname" value=[chrome.name.as_deref()];
                button .small { (chrome.t("me-save")) }
            }
        }
    }
}

fn seat_row(chrome: &Chrome, view: &WaitingView, seat: &SeatView) -> Markup {
    let head = &view.table;
    let own = head.viewer == Some(seat.seat);
    let free = seat.holder == Holder::Open;
    let action = |verb: &str| format!("/t/{}/seats/{}/{verb}", head.code, seat.seat);
    html! {
        li id={ "seat-" (seat.seat) } class={ "seat" (seat.seat) (if free { " free" } else { "" }) } data-seat=(seat.seat) {
            span .chair aria-hidden="true" { (chip(seat.seat)) }
            div .plate {
                p .named {
                    @if free { strong { (chrome.t("seat-open")) } } @else { bdi { (seat.name) } }
                    @if own { " " span .muted { (chrome.t("you")) } }
                }
                p .muted {
                    @if free { (chrome.t("seat-send-link")) }
                    @else { (presence(chrome, seat)) " " (holder(chrome, seat)) }
                }
            }
            div .seat-tools {
            @if own { (rename(chrome, &head.code)) }
            @if head.host {
                form .move method="post" action=(action("move")) data-send {
                    @let number = i64::from(seat.seat.number()) + 1;
                    button .icon-button name="to" value="up" disabled[seat.seat.index() == 0]
                        id={ "up-" (seat.seat) } aria-label=(chrome.t1("seat-up", "number", number)) { "↑" }
                    button .icon-button name="to" value="down" id={ "down-" (seat.seat) }
                        disabled[seat.seat.index() + 1 == head.seats.len()]
                        aria-label=(chrome.t1("seat-down", "number", number)) { "↓" }
                }
            }
            span .actions {
                @if let (Some(link), false) = (&seat.link, matches!(seat.holder, Holder::Bot(_))) {
                    (copy(chrome, link, "seat-link"))
                }
                @if head.host && !own {
                    form method="post" action=(action("holder")) data-send data-auto {
                        label .visually-hidden for={ "holder-" (seat.seat) } {
                            (chrome.t1("new-seat", "number", seat.seat.number() + 1))
                        }
                        select id={ "holder-" (seat.seat) } name="holder" {
                            @if seat.holder == Holder::Person {
                                option value="" selected { (seat.name) }
                            }
                            option value="link" selected[seat.holder == Holder::Open] { (chrome.t("new-link")) }
                            @for bot in view.bots.iter().rev() {
                                option value=(bot) selected[seat.holder == Holder::Bot((*bot).to_owned())] {
                                    (bot_name(chrome, bot))
                                }
                            }
                        }
                        button .small data-no-script { (chrome.t("set")) }
                    }
                    @if seat.holder == Holder::Person {
                        form method="post" action=(action("reissue")) data-send {
                            button .small { (chrome.t("seat-reissue")) }
                        }
                    }
                }
            }
            }
        }
    }
}

/// What is missing, and what the host can do about it.
fn start(chrome: &Chrome, view: &WaitingView) -> Markup {
    let head = &view.table;
    html! {
        div #start .start-bar .leaf {
            @match &view.missing {
                Some(missing) => { p { strong { (missing) } } },
                None => { p { strong { (chrome.t("waiting-ready")) } } },
            }
            @if head.host {
                form method="post" action={ "/t/" (head.code) "/start" } data-send {
                    @if view.missing.is_some() {
                        button .primary .large name="bots" value=(USUAL.name()) { (chrome.t("waiting-start-bots")) }
                    } @else {
                        button .primary .large { (chrome.t("waiting-start")) }
                    }
                }
            } @else {
                p .muted { (chrome.t("waiting-for-host")) }
            }
        }
    }
}

fn invite(chrome: &Chrome, view: &WaitingView) -> Markup {
    html! {
        section .leaf .invite aria-labelledby="invite-heading" {
            header { h2 #invite-heading { (chrome.t("invite")) } }
            div .invite-body {
                div .qr role="img" aria-label=(chrome.t("invite-qr")) { (view.qr) }
                div {
                    p { (chrome.t("invite-send")) }
                    p .code { span .visually-hidden { (chrome.t("code")) " " } strong { (view.table.code) } }
                    p .muted { (chrome.t("invite-open")) }
                }
            }
            p .link { code { (view.join_link) } }
            p .actions {
                (copy(chrome, &view.join_link, "copy-link"))
                @if let Some(watch) = &view.watch_link { (copy(chrome, watch, "watch-link")) }
            }
            @if view.watch_link.is_some() {
                form method="post" action={ "/t/" (view.table.code) "/unwatch" } data-send {
                    button .small { (chrome.t("watch-reissue")) }
                }
            }
        }
    }
}

/// A button that copies a link; without a script it is the link.
pub(super) fn copy(chrome: &Chrome, link: &str, words: &str) -> Markup {
    html! { a .button href=(link) data-copy=(link) { (chrome.t(words)) } }
}
