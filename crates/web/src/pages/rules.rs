//! The rules of a game, with an anchor per clause.

use maud::{Markup, html};

use super::markdown;
use super::parts::{title, word};
use super::shell::{Page, page};
use crate::view::{Chrome, RulesView};

/// The rules of a game.
pub(crate) fn rules(chrome: &Chrome, view: &RulesView) -> Markup {
    let heading = chrome.t1("rules-heading", "game", title(chrome, view.game));
    // The text before the first chapter is about the document, not about the game.
    let (about, chapters) = view.text.split_at(view.text.find("\n## ").unwrap_or(0));
    let text = markdown::text(chapters);
    let content = html! {
        header .page-head {
            h1 { (heading) }
            @if view.games.len() > 1 {
                nav .game-choice aria-label=(chrome.t("new-game")) {
                    @for game in &view.games {
                        a .button href={ "/rules/" (game.slug) }
                            aria-current=[(game.slug == view.game.slug).then_some("page")] { (title(chrome, game)) }
                    }
                }
            }
            form .filter role="search" data-filter="#rules-text" data-needs-script {
                label for="filter" { (chrome.t("rules-search")) }
                input #filter type="search" autocomplete="off";
                output #filter-count {}
            }
        }
        @if chrome.language != ui_kit::Language::En { p .muted { (chrome.t("rules-language")) } }
        @if let Some(what) = word(chrome, view.game, "reconstructed") {
            p .reconstructed { (what) " " (chrome.t("reconstructed-correct")) }
        }
        div .rules {
            nav .contents aria-label=(chrome.t("rules-contents")) {
                ol {
                    @for (level, anchor, words) in &text.headings {
                        li class={ "level-" (level) } { a href={ "#" (anchor) } { (words) } }
                    }
                }
            }
            article #rules-text .rules-text lang="en" {
                (text.html)
                @if !about.is_empty() {
                    details { summary { (chrome.t("rules-about")) } (markdown::text(about).html) }
                }
            }
        }
    };
    page(
        chrome,
        &Page { title: &heading, class: "page-rules", game: None, table: None, live: false, content },
    )
}
