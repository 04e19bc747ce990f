//! A puzzle: a table at which one choice is asked for. After the try the page shows the solution. And the list of puzzles.

use catalogue::Advice;
use maud::{Markup, html};

use super::advice::{percent, why};
use super::choices;
use super::help::help;
use super::list::number;
use super::log::{LogView, Turns, log};
use super::parts::{capital, cover, options, seal, seat_class, title};
use super::players::panels;
use super::shell::{Page, document, language_switch, page, theme_switch};
use super::table::{COUNT, stage, strip, tabs, text_switch};
use super::terms::{marked, meanings, terms};
use crate::view::{Chrome, PuzzleGameView, PuzzleOutcome, PuzzleView, PuzzlesView};

/// A rating without its decimals.
fn whole(rating: f64) -> i64 {
    rating.round() as i64
}

/// A puzzle.
pub(crate) fn puzzle(chrome: &Chrome, view: &PuzzleView) -> Markup {
    let head = &view.table.head;
    let content = html! {
        nav .skips aria-label=(chrome.t("skip")) {
            a .skip href="#pane-choices" { (chrome.t("tab-choices")) }
            a .skip href="#pane-board" { (chrome.t("tab-board")) }
            a .skip href="#pane-players" { (chrome.t("tab-players")) }
            a .skip href="#pane-log" { (chrome.t("tab-log")) }
        }
        (fragment(chrome, view))
        (help(chrome))
        (meanings(terms(head.game.slug, chrome.language)))
    };
    let title = chrome.t1("puzzle-of", "game", title(chrome, head.game));
    document(
        chrome,
        &Page {
            title: &title,
            class: "page-table page-puzzle",
            game: Some(head.game),
            table: Some(&head.code),
            live: false,
            content,
        },
    )
}

fn fragment(chrome: &Chrome, view: &PuzzleView) -> Markup {
    let (table, head) = (&view.table, &view.table.head);
    let text_mode = chrome.preferences.text_mode;
    let asks = view.outcome.is_none();
    let tools = html! {
        (text_switch(chrome))
        div .puzzle-switches { (language_switch(chrome)) (theme_switch(chrome)) }
        a .button href="/puzzles" { (chrome.t("puzzle-all")) }
    };
    html! {
        div #table .table data-page=(if asks { "puzzle" } else { "puzzle-solved" }) data-place=(head.place)
            data-game=(head.game.slug) data-options=(options(head)) data-seats=(head.seats.len()) data-decision-version=(head.version)
            data-drawn=(head.drawn) data-phase=[table.picture.strip.current] data-viewer=[head.viewer] data-mine[asks]
            data-text[text_mode] data-assistance="full"
            data-areas=(if text_mode { 0 } else { table.picture.areas.len() }) {
            (strip(chrome, table, &tools))
            @if let Some(numbers) = head.viewer.and_then(|seat| table.picture.panels.get(seat.index())) {
                section #own-numbers .own-numbers aria-label=(chrome.t("own-numbers")) { (numbers) }
            }
            div #sheet .sheet {
                button #grip .grip type="button" aria-label=(chrome.t("sheet")) {}
                (prompt(chrome, view))
                section #pane-choices .pane .choices data-talk="choices" data-talk-active tabindex="-1"
                    aria-labelledby="side-tab-choices" {
                    @match &view.outcome {
                        None => { (choices::list(chrome, table)) },
                        Some(outcome) => { (solution(chrome, view, outcome)) },
                    }
                }
            }
            (stage(chrome, table))
            section #pane-players .pane .players data-pane="players" tabindex="-1"
                aria-label=(chrome.t("tab-players")) { (panels(chrome, table)) }
            (side(chrome, view))
            (tabs(chrome, table))
        }
    }
}

/// The question or, after the try, the answer.
fn prompt(chrome: &Chrome, view: &PuzzleView) -> Markup {
    let table = &view.table;
    html! {
        section #prompt class={ "prompt" @if let Some(seat) = table.head.viewer { " " (seat_class(seat)) } }
            aria-label=(chrome.t("prompt")) data-turn=[table.to_act] {
            @if let Some(seat) = table.head.viewer { span .spine aria-hidden="true" { (seal(seat)) } }
            div .ask {
                p .task role=[view.outcome.as_ref().map(|_| "status")] {
                    @match &view.outcome {
                        None => {
                            strong { (chrome.t("puzzle-question")) } " – "
                            (marked(chrome, table.head.game.slug, &table.picture.task))
                        },
                        Some(outcome) => {
                            strong { (chrome.t(if outcome.solved { "puzzle-right" } else { "puzzle-wrong" })) } " "
                            (ratings(chrome, outcome))
                        },
                    }
                }
                div .second {
                    p #preview .preview data-keep {}
                    p #picked .picked data-keep hidden {
                        span data-words=(chrome.t1("picked", "count", COUNT)) {} " "
                        button #unpick type="button" { (chrome.t("unpick")) " " kbd { "Esc" } }
                    }
                    div .told {
                        @match &view.outcome {
                            None => { p .hint { (about(chrome, view)) } },
                            Some(outcome) => { @if let Some(best) = outcome.best.first() { p .hint { (best_words(chrome, best)) } } },
                        }
                    }
                }
            }
            div #buttons .buttons {
                @match &view.outcome {
                    None => {
                        div .quick-place { (choices::quick(chrome, table)) }
                        div .go-on { (choices::main_button(table)) }
                    },
                    Some(_) => {
                        div .go-on {
                            a #next-puzzle .button .primary href={ "/puzzles/" (table.head.game.slug) } { (chrome.t("puzzle-next")) }
                        }
                    },
                }
            }
        }
    }
}

/// How hard the puzzle is, and that one try counts.
fn about(chrome: &Chrome, view: &PuzzleView) -> String {
    let level = chrome.t1("puzzle-level", "level", view.difficulty);
    chrome.tv("puzzle-about", &[("level", level.into()), ("rating", whole(view.rating).into())])
}

/// The best choice with its win probability.
fn best_words(chrome: &Chrome, best: &Advice) -> String {
    let chance = percent(chrome, best.chance.unwrap_or_default());
    chrome.tv("puzzle-best", &[("choice", best.words.as_str().into()), ("chance", chance.into())])
}

/// How the visitor's rating changed.
fn ratings(chrome: &Chrome, outcome: &PuzzleOutcome) -> String {
    let (earlier, later) = outcome.ratings;
    chrome.tv("puzzle-rating", &[("earlier", whole(earlier).into()), ("later", whole(later).into())])
}

/// The best choices with their win probabilities, and why the first is the best.
fn solution(chrome: &Chrome, view: &PuzzleView, outcome: &PuzzleOutcome) -> Markup {
    html! {
        section #solution .solution aria-labelledby="solution-heading" {
            h2 #solution-heading { (chrome.t("puzzle-solution")) }
            @if !outcome.solved { p #chosen { (chrome.t1("puzzle-chosen", "choice", outcome.chosen.as_str())) } }
            ol {
                @for advice in &outcome.best {
                    li {
                        span .label { (capital(&advice.words)) }
                        @if let Some(chance) = advice.chance { " " b .chance { (percent(chrome, chance)) } }
                    }
                }
            }
            @if let Some(why) = why(chrome, &outcome.best, &view.table.picture.choices) { p #solution-why { (why) } }
            p .small .muted {
                (chrome.t("puzzle-estimated")) " "
                (chrome.tv("puzzle-tries", &[
                    ("count", i64::try_from(view.tries).unwrap_or(i64::MAX).into()),
                    ("solved", i64::try_from(view.solved).unwrap_or(i64::MAX).into()),
                    ("rating", whole(view.rating).into()),
                ]))
            }
        }
    }
}

/// The side panel: choices and log.
fn side(chrome: &Chrome, view: &PuzzleView) -> Markup {
    let table = &view.table;
    let offered = choices::items(&table.picture.choices).len();
    html! {
        nav #side-tabs .side-tabs aria-label=(chrome.t("side")) {
            @let first = if view.outcome.is_none() { "tab-choices" } else { "puzzle-solution" };
            @for (tab, words) in [("choices", first), ("log", "tab-log")] {
                button type="button" id={ "side-tab-" (tab) } data-talk-tab=(tab) aria-pressed=(tab == "choices")
                    aria-controls={ "pane-" (tab) } {
                    (chrome.t(words))
                    @if tab == "choices" && view.outcome.is_none() && offered > 0 { " " span .count { (offered) } }
                }
            }
        }
        section #pane-log .pane .log data-talk="log" data-pane="log" tabindex="-1" aria-label=(chrome.t("tab-log")) {
            (log(chrome, &LogView {
                code: &table.head.code,
                names: &table.names,
                entries: &table.log,
                from: table.log_from,
                seen: table.seen,
                current: None,
                turns: Turns::Keyed,
            }))
        }
    }
}

/// The list of puzzles: a row for each game.
pub(crate) fn puzzles(chrome: &Chrome, view: &PuzzlesView) -> Markup {
    let content = html! {
        div .claim {
            h1 { (chrome.t("nav-puzzles")) }
            p { (chrome.t("puzzles-lead")) }
        }
        ul .puzzle-games { @for game in &view.games { li { (game_row(chrome, game)) } } }
    };
    let title = chrome.t("nav-puzzles");
    page(
        chrome,
        &Page { title: &title, class: "page-puzzles", game: None, table: None, live: false, content },
    )
}

fn game_row(chrome: &Chrome, view: &PuzzleGameView) -> Markup {
    let slug = view.game.slug;
    let values = [("tried", number(view.tried).into()), ("solved", number(view.solved).into())];
    html! {
        section class={ "leaf g-" (slug) } aria-labelledby={ "puzzles-" (slug) } {
            img src=(cover(view.game)) alt="" width="640" height="480";
            div {
                h2 .game-name id={ "puzzles-" (slug) } { (title(chrome, view.game)) }
                p {
                    (chrome.t1("puzzles-count", "count", number(view.count)))
                    @if view.tried > 0 { " " (chrome.tv("puzzles-done", &values)) }
                    @if let Some(rating) = view.rating { " " (chrome.t1("puzzles-rating", "rating", whole(rating))) }
                }
            }
            @if view.tried < view.count {
                a .button .primary href={ "/puzzles/" (slug) } aria-label={ (chrome.t("puzzles-solve")) ": " (title(chrome, view.game)) } {
                    (chrome.t("puzzles-solve"))
                }
            } @else { p .muted { (chrome.t("puzzles-all-done")) } }
        }
    }
}
