//! What happened, in sentences: the latest turn first.

use catalogue::LogEntry;
use maud::{Markup, html};
use sha2::{Digest, Sha256};

use super::parts::{capital, named};
use crate::token;
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
    /// Which turns are written out.
    pub(super) turns: Turns,
}

/// Which turns of a log are written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turns {
    /// All of them.
    All,
    /// All of them, with keys by which an update says that they are the same.
    Keyed,
    /// The latest, for a page that has the others: those are named by their keys.
    Latest,
}

/// So many of the latest moves are in every update; a page that missed more asks for the whole log.
const LATEST: usize = 12;

/// The log as a list. Moves of one seat in a row stand together.
pub(super) fn log(chrome: &Chrome, log: &Log<'_>) -> Markup {
    let numbered: Vec<(usize, &LogEntry)> = (log.from..).zip(log.entries).collect();
    let chapters = numbered.chunk_by(|one, two| (&one.1.round, &one.1.phase) == (&two.1.round, &two.1.phase));
    html! {
        ol #log-list .log-list reversed data-seen=[(log.turns != Turns::All).then_some(log.seen)] {
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
                @let name = log.names.of(entry.seat);
                @let key = (log.turns != Turns::All).then(|| key(name, turn));
                // The first turn loses lines as the log grows: what is left of it is always told.
                @let told = log.turns != Turns::Latest || *first == log.from
                    || first + turn.len() + LATEST > log.from + log.entries.len();
                li .turn id={ "turn-" (first) } data-seat=(entry.seat) data-still=[key] {
                    @if told {
                        h4 { (named(entry.seat, name)) }
                        ol { @for (number, entry) in turn { (line(chrome, log, *number, entry)) } }
                    }
                }
            }
        }
    }
}

/// The same for the same turn: what is said in it and by whom. What is new to the visitor is marked by the page.
fn key(name: &str, turn: &[(usize, &LogEntry)]) -> String {
    let mut hash = Sha256::new_with_prefix(name);
    for (number, entry) in turn {
        // Only what is written: an entry may hold what the reader must not even guess.
        let LogEntry { words, events, only, .. } = entry;
        hash.update(format!("{number} {words:?} {events:?} {only}"));
    }
    token::hex(&hash.finalize()[..4])
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
