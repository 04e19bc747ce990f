//! What happened, in sentences: the latest turn first.

use catalogue::LogEntry;
use maud::{Markup, html};

use super::parts::{capital, named};
use crate::view::Chrome;
use ui_kit::Names;

/// The log of a table.
pub(super) struct Log<'a> {
    pub(super) code: &'a str,
    pub(super) names: &'a Names,
    pub(super) entries: &'a [LogEntry],
    /// The number of the first entry.
    pub(super) from: usize,
    /// Entries from this number on are new to the visitor.
    pub(super) seen: usize,
    /// The number of the entry that led to the position shown, in a replay.
    pub(super) current: Option<usize>,
}

/// The log as a list. Moves of one seat in a row stand together.
pub(super) fn log(chrome: &Chrome, log: &Log<'_>) -> Markup {
    let numbered: Vec<(usize, &LogEntry)> = (log.from..).zip(log.entries).collect();
    let chapters = numbered.chunk_by(|one, two| (&one.1.round, &one.1.phase) == (&two.1.round, &two.1.phase));
    html! {
        ol .log-list reversed {
            @for chapter in chapters.rev() {
                @if let Some((first, entry)) = chapter.first() {
                    li .chapter id={ "chapter-" (first) } {
                        h3 .chapter-head {
                            (entry.round)
                            @if let Some(phase) = &entry.phase { " › " (capital(phase)) }
                        }
                        ol { (turns(chrome, log, chapter)) }
                    }
                }
            }
            @if numbered.is_empty() { li #log-none .muted { (chrome.t("log-none")) } }
        }
    }
}

/// The turns of a phase, the latest first.
fn turns(chrome: &Chrome, log: &Log<'_>, chapter: &[(usize, &LogEntry)]) -> Markup {
    html! {
        @for turn in chapter.chunk_by(|one, two| one.1.seat == two.1.seat).rev() {
            @if let Some((first, entry)) = turn.first() {
                li .turn id={ "turn-" (first) } data-seat=(entry.seat) {
                    h4 { (named(entry.seat, log.names.of(entry.seat))) }
                    ol { @for (number, entry) in turn { (line(chrome, log, *number, entry)) } }
                }
            }
        }
    }
}

fn line(chrome: &Chrome, log: &Log<'_>, number: usize, entry: &LogEntry) -> Markup {
    let at = format!("/t/{}/replay?at={}", log.code, number + 1);
    html! {
        li .line id={ "log-" (number) } data-log-id=(number) .new[number >= log.seen]
            aria-current=[(log.current == Some(number)).then_some("step")] {
            div .events {
                @for event in &entry.events {
                    @if event.elements.is_empty() {
                        p { (event.words) }
                    } @else {
                        p { a href={ "#" (event.elements[0]) } data-points=(event.elements.join(" ")) { (event.words) } }
                    }
                }
                @if entry.events.is_empty() { p { (entry.words) } }
                @if entry.only { p .muted .small { (chrome.t("log-only")) } }
            }
            a .more href=(at) aria-label=(chrome.t1("log-look", "number", super::list::number(number + 1)))
                title=(chrome.t("log-look-short")) { "⋯" }
        }
    }
}
