//! The waiting room, where people take their seats.

use maud::{Markup, html};

use super::parts::{
    bot_name, chat, chip, fairness, holder, option_name, option_value, presence, table_title,
};
use super::shell::{Page, page};
use crate::view::{Chrome, Holder, SeatView, WaitingView};

/// The waiting room.
pub(crate) fn waiting(chrome: &Chrome, view: &WaitingView) -> Markup {
    let head = &view.table;
    let title = table_title(chrome, head);
    let content = waiting_fragment(chrome, view);
    page(
        chrome,
        &Page {
            title: &title,
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
    let count = u8::try_from(head.seats.len()).unwrap_or(u8::MAX);
    html! {
        div #table .waiting data-page="waiting" data-decision-version=(head.version)
            data-drawn=(head.drawn) {
            header .page-head {
                h1 { (table_title(chrome, head)) }
                p .muted {
                    (chrome.t1("waiting-seats", "count", count))
                    @for (key, value) in &head.options {
                        " · " (option_name(chrome, head.game, key)) ": "
                        (option_value(chrome, head.game, key, value))
                    }
                }
            }
            @if head.viewer.is_none() { (join(chrome, view)) }
            @else if chrome.name.is_none() { (ask_name(chrome, &head.code)) }
            div .two {
                section .box aria-labelledby="seats-heading" {
                    h2 #seats-heading { (chrome.t("new-seats")) }
                    ol .seat-list { @for seat in &head.seats { (seat_row(chrome, view, seat)) } }
                    @if head.host {
                        form method="post" action={ "/t/" (head.code) "/shuffle" } data-send {
                            button .small #shuffle { (chrome.t("seats-shuffle")) }
                        }
                        (start(chrome, view))
                    }
                    @else { p .muted { (chrome.t("waiting-for-host")) } }
                }
                (invite(chrome, view))
            }
            section .box aria-labelledby="chat-heading" {
                h2 #chat-heading { (chrome.t("tab-chat")) }
                (chat(chrome, head))
            }
            (fairness(chrome, head))
        }
    }
}

fn join(chrome: &Chrome, view: &WaitingView) -> Markup {
    let free = view.table.seats.iter().any(|seat| seat.holder == Holder::Open);
    html! {
        @if free {
            form .box .join method="post" action={ "/t/" (view.table.code) "/join" } {
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

/// Asks for a name, in a form that can be put off.
pub(super) fn ask_name(chrome: &Chrome, code: &str) -> Markup {
    html! {
        form #ask-name .box .join method="post" action={ "/t/" (code) "/name" } data-keep {
            label for="own-name" { (chrome.t("ask-name")) }
            div .row {
                input #own-name name="name" maxlength="30" required autocomplete="nickname";
                button { (chrome.t("ask-name-save")) }
                button type="button" data-later data-needs-script { (chrome.t("ask-name-later")) }
            }
        }
    }
}

fn seat_row(chrome: &Chrome, view: &WaitingView, seat: &SeatView) -> Markup {
    let head = &view.table;
    let own = head.viewer == Some(seat.seat);
    let action = |verb: &str| format!("/t/{}/seats/{}/{verb}", head.code, seat.seat);
    html! {
        li id={ "seat-" (seat.seat) } data-seat=(seat.seat) {
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
            span .named {
                (chip(seat.seat)) " "
                @match &seat.holder {
                    Holder::Open => { span .muted { (holder(chrome, seat)) } },
                    _ => { bdi { (seat.name) } },
                }
                @if own { " " span .muted { (chrome.t("you")) } }
            }
            (presence(chrome, seat))
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

fn start(chrome: &Chrome, view: &WaitingView) -> Markup {
    html! {
        form .form-end method="post" action={ "/t/" (view.table.code) "/start" } data-send {
            @if let Some(missing) = &view.missing { p .hint { (missing) } }
            button .primary .large disabled[view.missing.is_some()] { (chrome.t("waiting-start")) }
        }
    }
}

fn invite(chrome: &Chrome, view: &WaitingView) -> Markup {
    html! {
        section .box .invite aria-labelledby="invite-heading" {
            h2 #invite-heading { (chrome.t("invite")) }
            div .qr role="img" aria-label=(chrome.t("invite-qr")) { (view.qr) }
            p { (chrome.t("invite-send")) }
            p .link { code { (view.join_link) } }
            p .actions { (copy(chrome, &view.join_link, "copy-link")) }
            p .code { (chrome.t("code")) " " strong { (view.table.code) } }
            @if let Some(watch) = &view.watch_link { p .actions { (copy(chrome, watch, "watch-link")) } }
        }
    }
}

/// A button that copies a link; without a script it is the link.
pub(super) fn copy(chrome: &Chrome, link: &str, words: &str) -> Markup {
    html! { a .button href=(link) data-copy=(link) { (chrome.t(words)) } }
}
