//! The rules of a game: the player's rulebook, and the exact rules with an anchor per clause behind it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use catalogue::{AnyGame, FigureError, Shelf};
use maud::{Markup, PreEscaped, html};
use ui_kit::Language;

use super::guide::{Guide, Labels};
use super::parts::{cover, title, word};
use super::shell::{Page, page};
use super::terms::{meanings, terms};
use super::{MESSAGES, markdown};
use crate::view::{Chrome, RulesView};

/// The parts of a page of rules that are the same for all readers of a language.
struct Book {
    /// The headings for the contents: level, address, words.
    headings: Vec<(u8, String, String)>,
    /// The player's rulebook.
    guide: Markup,
    /// The clauses.
    exact: Markup,
    /// Their language.
    exact_language: Language,
    /// What the text before the first chapter says about the clauses.
    about: Markup,
}

type Books = HashMap<(&'static str, Language), Arc<Book>>;

/// The books that were read so far: drawing the pictures takes a while.
static BOOKS: LazyLock<Mutex<Books>> = LazyLock::new(Mutex::default);

/// The games with the components of the program, in which the positions of the pictures are played.
static SHELF: LazyLock<Shelf> = LazyLock::new(|| Shelf::new(None));

fn book(game: &'static dyn AnyGame, language: Language) -> Arc<Book> {
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (game.info().slug, language);
    Arc::clone(books.entry(key).or_insert_with(|| Arc::new(read(game, language))))
}

fn read(game: &'static dyn AnyGame, language: Language) -> Book {
    let rulebook = game.rulebook();
    let guide = Guide::read(rulebook.guide(language), rulebook.guide(Language::En));
    let edition = SHELF.edition(game).map_err(FigureError::from);
    let figures = edition.and_then(|edition| catalogue::figures(&*edition, language));
    let figures = figures.unwrap_or_else(|error| {
        tracing::error!(game = game.info().slug, %error, "the pictures of the rules cannot be drawn");
        Vec::new()
    });
    let terms = terms(game.info().slug, language);
    let labels = Labels {
        rare: MESSAGES.text(language, "rules-rare", &[]),
        exact: MESSAGES.text(language, "rules-exact", &[]),
    };
    let (exact_language, rules) = rulebook.rules(language);
    let (about, chapters) = rules.split_at(rules.find("\n## ").unwrap_or(0));
    Book {
        guide: html! { (guide.html(&figures, terms, &labels)) (meanings(terms)) },
        headings: guide.headings,
        exact: markdown::text(chapters).html,
        exact_language,
        about: markdown::text(about).html,
    }
}

/// The rules of a game.
pub(crate) fn rules(chrome: &Chrome, view: &RulesView) -> Markup {
    let info = view.game.info();
    let name = title(chrome, info);
    let book = book(view.game, chrome.language);
    let content = html! {
        nav .game-choice aria-label=(chrome.t("new-game")) {
            @for game in &view.games {
                a class={ "g-" (game.slug) } href={ "/rules/" (game.slug) }
                    aria-current=[(game.slug == info.slug).then_some("page")] {
                    img src=(cover(game)) alt="" width="98" height="52";
                    span { (word(chrome, game, "short").unwrap_or_else(|| title(chrome, game))) }
                }
            }
        }
        div .rules {
            (contents(chrome, &book))
            div class={ "book g-" (info.slug) } {
                header .book-head {
                    img src=(cover(info)) alt="";
                    h1 .game-name { (name) }
                    div .book-tools {
                        a .button href="#exact" data-clause { (chrome.t("rules-exact")) }
                        @if catalogue::puzzles(info.slug).is_some() {
                            a .button href={ "/puzzles/" (info.slug) } { (chrome.t("nav-puzzles")) }
                        }
                        button type="button" data-print data-needs-script { (chrome.t("rules-print")) }
                    }
                }
                article #rules-text class={ "rules-text g-" (info.slug) } data-game=(info.slug) {
                    (PreEscaped(&book.guide.0))
                    (exact(chrome, view, &book))
                }
            }
        }
    };
    let heading = chrome.t1("rules-heading", "game", name);
    let game = Some(info);
    page(chrome, &Page { title: &heading, class: "page-rules", game, table: None, live: false, content })
}

fn contents(chrome: &Chrome, book: &Book) -> Markup {
    html! {
        nav .contents aria-label=(chrome.t("rules-contents")) {
            form role="search" data-filter="#rules-text" data-needs-script {
                label .visually-hidden for="filter" { (chrome.t("rules-search")) }
                input #filter type="search" autocomplete="off" placeholder=(chrome.t("rules-search"));
                output #filter-count {}
            }
            details open {
                summary { (chrome.t("rules-contents")) }
                ol {
                    @for (level, anchor, words) in book.headings.iter().filter(|(level, ..)| *level < 4) {
                        li class={ "level-" (level) } { a href={ "#" (anchor) } { (words) } }
                    }
                    li .level-2 { a href="#exact" data-clause { (chrome.t("rules-exact")) } }
                }
            }
        }
    }
}

/// The clauses, folded. A link to a clause opens them there.
fn exact(chrome: &Chrome, view: &RulesView, book: &Book) -> Markup {
    html! {
        details #exact .exact {
            summary { (chrome.t("rules-exact")) }
            p { (chrome.t("rules-exact-about")) }
            @if let Some(what) = word(chrome, view.game.info(), "reconstructed") {
                p .reconstructed { (what) " " (chrome.t("reconstructed-correct")) }
            }
            @if book.exact_language != chrome.language { p .muted { (chrome.t("rules-language")) } }
            div lang=(book.exact_language) {
                (PreEscaped(&book.exact.0))
                @if !book.about.0.is_empty() {
                    details { summary { (chrome.t("rules-about")) } (PreEscaped(&book.about.0)) }
                }
            }
        }
    }
}
