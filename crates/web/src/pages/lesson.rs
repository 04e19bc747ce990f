//! The lesson of a guided first game, in a box over the table.

use catalogue::Lesson;
use maud::{Markup, html};

use super::list::number;
use super::parts::capital;
use super::terms::marked;
use crate::view::{Chrome, TableView};

/// The lesson for this decision. The script lights what it speaks of and puts the box where it covers least.
pub(super) fn lesson(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @match &view.lesson {
            Some((lesson, back)) => {
                form #lesson .lesson method="post" action={ "/t/" (view.head.code) "/lesson" } data-send
                    data-lesson=(lesson.id) data-lit=(lesson.lit.join(" ")) data-asks[!lesson.moves.is_empty()]
                    data-task=[lesson.task.as_ref().map(|(notation, _)| notation)] aria-labelledby="lesson-head" {
                    (head(chrome, lesson))
                    div .lesson-body role="status" data-fresh {
                        p .lesson-text { (marked(chrome, view.head.game.slug, &lesson.text)) }
                        @if view.strayed { p .lesson-fine { (chrome.t("lesson-fine")) } }
                        @if let Some(words) = task(chrome, view, lesson) {
                            p .lesson-task { strong { (chrome.t(now(view, lesson))) } " " (words) }
                        }
                    }
                    (dots(lesson))
                    (buttons(chrome, view, lesson, *back))
                }
            },
            None if view.strayed => {
                div #lesson .lesson .lesson-word role="status" { p .lesson-fine { (chrome.t("lesson-fine")) } }
            },
            None => {},
        }
    }
}

fn head(chrome: &Chrome, lesson: &Lesson) -> Markup {
    html! {
        div .lesson-head {
            p #lesson-head data-fresh {
                @match lesson.number {
                    Some((at, count)) => {
                        strong { (chrome.t1("lesson-number", "number", number(at))) } " "
                        span .muted { (chrome.t1("lesson-of", "count", number(count))) }
                    },
                    None => strong { (chrome.t("lesson-note")) },
                }
            }
            button #lesson-stop .icon-button name="known" value="" aria-label=(chrome.t("lesson-stop"))
                title=(chrome.t("lesson-stop")) { "✕" }
        }
    }
}

/// What the learner is asked to do, in the words of the choice; at the end of a turn, to end it.
fn task(chrome: &Chrome, view: &TableView, lesson: &Lesson) -> Option<String> {
    if lesson.moves.is_empty() {
        return None;
    }
    if view.can_end_turn {
        return Some(chrome.t(super::table::end_words(view).1));
    }
    lesson.task.as_ref().map(|(_, words)| capital(words))
}

/// What stands before the task: praise once the move asked for was made and only the turn is to be ended.
fn now(view: &TableView, lesson: &Lesson) -> &'static str {
    let about_the_end = lesson.moves.iter().any(|one| one == "end");
    if view.can_end_turn && !view.strayed && !about_the_end { "lesson-done" } else { "lesson-now" }
}

/// How far the lessons are.
fn dots(lesson: &Lesson) -> Markup {
    html! {
        @if let Some((at, count)) = lesson.number {
            p .lesson-dots aria-hidden="true" data-fresh {
                @for dot in 1..=count { i data-done[dot < at] data-now[dot == at] {} }
            }
        }
    }
}

fn buttons(chrome: &Chrome, view: &TableView, lesson: &Lesson, back: bool) -> Markup {
    let words = match (lesson.is_last(), lesson.moves.is_empty()) {
        (true, _) => "lesson-end",
        (false, true) => "lesson-known",
        (false, false) => "lesson-skip",
    };
    html! {
        div .lesson-buttons {
            button #lesson-back name="back" value="1" disabled[!back] { (chrome.t("lesson-back")) }
            button #lesson-known class=[lesson.moves.is_empty().then_some("primary")] name="known" value=(lesson.id) {
                (chrome.t(words))
            }
            a href={ "/rules/" (view.head.game.slug) "#" (view.picture.section) } data-rule { (chrome.t("lesson-rule")) }
        }
    }
}
