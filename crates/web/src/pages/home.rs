//! The lobby.

use engine::Info;
use maud::{Markup, html};

use super::list::{cards, number, rows};
use super::parts::{icon, title, word};
use super::shell::{Page, page};
use crate::view::{Chrome, HomeView};

/// The lobby.
pub(crate) fn home(chrome: &Chrome, view: &HomeView) -> Markup {
    let waiting = view.mine.iter().filter(|table| table.your_turn).count();
    let content = html! {
        @if view.mine.is_empty() {
            section .hero {
                h1 { (chrome.t("home-welcome")) }
                p { (chrome.t("home-lead")) }
            }
        } @else {
            h1 .visually-hidden { (chrome.t("nav-home")) }
            section aria-labelledby="mine" {
                h2 #mine {
                    (chrome.t("home-mine")) " "
                    @if waiting > 0 {
                        span .count { (chrome.t1("home-waiting", "count", number(waiting))) }
                    }
                }
                (cards(chrome, &view.mine))
            }
        }
        section aria-labelledby="start" {
            h2 #start { (chrome.t("home-start")) }
            ul .game-cards { @for game in &view.games { (game_card(chrome, game)) } }
        }
        section .two aria-labelledby="open" {
            div {
                h2 #open { (chrome.t("home-open")) }
                @if view.open.is_empty() { p .muted { (chrome.t("home-open-none")) } }
                (rows(chrome, &view.open))
            }
            form .code-form method="get" action="/" data-code-form {
                label for="code" { (chrome.t("home-code")) }
                div .row {
                    input #code name="code" maxlength="64" autocomplete="off" autocapitalize="characters"
                        spellcheck="false" required;
                    button { (chrome.t("home-go")) }
                }
            }
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

fn game_card(chrome: &Chrome, game: &'static Info) -> Markup {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    html! {
        li .game-card {
            form id={ "learn-" (game.slug) } method="post" action="/tables" hidden {
                input type="hidden" name="game" value=(game.slug);
                input type="hidden" name="learn" value="1";
            }
            div .art aria-hidden="true" { (icon(game.slug)) }
            div .words {
                h3 { (title(chrome, game)) }
                @if let Some(about) = word(chrome, game, "about") { p { (about) } }
                p .muted { (chrome.tv("game-seats", &[("least", least.into()), ("most", most.into())])) }
                p .actions {
                    a .button .primary href={ "/new?game=" (game.slug) } { (chrome.t("home-new")) } " "
                    @if catalogue::find(game.slug).is_ok_and(|game| game.teaches()) {
                        button form={ "learn-" (game.slug) } { (chrome.t("home-learn")) } " "
                    }
                    a .button href={ "/rules/" (game.slug) } { (chrome.t("nav-rules")) }
                }
            }
        }
    }
}
