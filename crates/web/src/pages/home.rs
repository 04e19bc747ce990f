//! The lobby: the shelf with the games, the visitor's tables, open tables.

use engine::Info;
use maud::{Markup, html};

use super::list::{number, rows};
use super::parts::{cover, facts, title, word};
use super::shell::{Page, page};
use crate::view::{Chrome, HomeView};

/// The lobby.
pub(crate) fn home(chrome: &Chrome, view: &HomeView) -> Markup {
    let waiting = view.mine.iter().filter(|table| table.your_turn).count();
    let content = html! {
        @if let Some(table) = view.mine.first().filter(|table| table.your_turn) {
            p .turn-strip {
                span .count { (waiting) } (chrome.t1("home-waiting", "count", number(waiting)))
                a .button .primary href={ "/t/" (table.code) } { (chrome.t("card-play")) }
            }
        }
        div .claim {
            h1 { (chrome.t("home-welcome")) }
            p { (chrome.t("home-lead")) }
        }
        section .shelf aria-label=(chrome.t("home-start")) {
            @for game in &view.games { (game_box(chrome, game, game.slug == view.opened)) }
        }
        p .daily-line { a href="/daily" { (chrome.t("home-daily")) } " " (chrome.t("home-daily-about"))
            " " a href="/puzzles" { (chrome.t("home-puzzles")) } " " (chrome.t("home-puzzles-about"))
            " " a href="/tournaments" { (chrome.t("home-tournaments")) } " " (chrome.t("home-tournaments-about")) }
        div .lobby {
            @if !view.mine.is_empty() {
                section .leaf aria-labelledby="mine" {
                    header {
                        h2 #mine { (chrome.t("home-mine")) }
                        @if waiting > 0 { p { span .count { (waiting) } " " (chrome.t1("home-waiting", "count", number(waiting))) } }
                    }
                    (rows(chrome, &view.mine))
                }
            }
            section .leaf aria-labelledby="open" {
                header { h2 #open { (chrome.t("home-open")) } p { (chrome.t("home-open-about")) } }
                @if view.open.is_empty() { p .none { (chrome.t("home-open-none")) } }
                (rows(chrome, &view.open))
                form .code-form method="get" action="/" data-code-form {
                    label for="code" { (chrome.t("home-code")) }
                    input #code name="code" maxlength="64" autocomplete="off" autocapitalize="characters"
                        spellcheck="false" required;
                    button { (chrome.t("card-join")) }
                }
            }
            @if chrome.name.is_none() { (ask_name(chrome)) }
        }
    };
    page(
        chrome,
        &Page {
            title: &chrome.t("nav-home"),
            class: "page-home",
            game: None,
            table: None,
            live: false,
            content,
        },
    )
}

/// Asks a new visitor for a name, once.
fn ask_name(chrome: &Chrome) -> Markup {
    html! {
        section .leaf aria-labelledby="name-heading" {
            header { h2 #name-heading { (chrome.t("join-name")) } }
            form .code-form method="post" action="/me" {
                input type="hidden" name="return" value="/";
                label for="own-name" { (chrome.t("home-name")) }
                input #own-name name="name" maxlength="30" required autocomplete="nickname";
                button { (chrome.t("me-save")) }
            }
        }
    }
}

/// A game as a box: a spine that opens when it is pressed.
fn game_box(chrome: &Chrome, game: &'static Info, open: bool) -> Markup {
    let name = title(chrome, game);
    html! {
        details class={ "lid g-" (game.slug) } name="box" open[open] {
            summary {
                span .art { img src=(cover(game)) alt="" width="640" height="480"; }
                span .spine {
                    span .game-name { (name) }
                    (facts(chrome, game))
                }
            }
            div .inside {
                h2 .game-name { (name) }
                @if let Some(about) = word(chrome, game, "about") { p .pitch { (about) } }
                div .facts-row {
                    (facts(chrome, game))
                    p .also {
                        a href={ "/new?game=" (game.slug) } { (chrome.t("home-new")) }
                        a href={ "/rules/" (game.slug) } { (chrome.t("nav-rules")) }
                    }
                }
                div .starts {
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(game.slug);
                        button .primary .large { (chrome.t("home-play")) }
                    }
                    (first_game(chrome, game))
                }
            }
        }
    }
}

/// The way into the game for people who do not know it.
fn first_game(chrome: &Chrome, game: &'static Info) -> Markup {
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(game.slug);
            input type="hidden" name="learn" value="1";
            button .large { (chrome.t("home-learn")) }
        }
    }
}
