//! The log in sentences: latest turn first at the table, in order of time in a replay.

use catalogue::LogEntry;
use maud::{Markup, html};
use sha2::{Digest, Sha256};

use super::parts::{capital, named};
use crate::view::Chrome;
use ui_kit::Names;

/// The log of a table.
pub(super) struct LogView<'a> {
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
    /// All of them, the oldest first.
    All,
    /// All of them, with keys that let later updates refer to them.
    Keyed,
    /// Only the latest; older ones are referred to by their keys.
    Latest,
}

/// Number of latest moves in every update; a page that missed more asks for the whole log.
const LATEST: usize = 12;

/// The log as a list. Consecutive moves of one seat are grouped.
pub(super) fn log(chrome: &Chrome, log: &LogView<'_>) -> Markup {
    let numbered: Vec<(usize, &LogEntry)> = (log.from..).zip(log.entries).collect();
    let chapters = numbered.chunk_by(|one, two| (&one.1.round, &one.1.phase) == (&two.1.round, &two.1.phase));
    html! {
        ol #log-list .log-list reversed[log.turns != Turns::All] data-seen=[(log.turns != Turns::All).then_some(log.seen)] {
            @for chapter in in_order(log, chapters) {
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

/// Parts of the log in the order in which they are shown.
fn in_order<T>(log: &LogView<'_>, parts: impl DoubleEndedIterator<Item = T>) -> Vec<T> {
    if log.turns == Turns::All { parts.collect() } else { parts.rev().collect() }
}

/// The turns of a phase.
fn turns(chrome: &Chrome, log: &LogView<'_>, chapter: &[(usize, &LogEntry)]) -> Markup {
    html! {
        @for turn in in_order(log, chapter.chunk_by(|one, two| one.1.seat == two.1.seat)) {
            @if let Some((first, entry)) = turn.first() {
                @let name = log.names.of(entry.seat);
                @let key = (log.turns != Turns::All).then(|| key(name, turn));
                // The oldest turn loses lines as the log grows, so its remaining lines are always sent.
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

/// A hash of the text of a turn. It does not cover which lines are new to the visitor: the page marks those.
fn key(name: &str, turn: &[(usize, &LogEntry)]) -> String {
    let mut hash = Sha256::new_with_prefix(name);
    for (number, entry) in turn {
        // Only the visible text: other fields may hold what the reader must not learn.
        let LogEntry { words, events, .. } = entry;
        hash.update(format!("{number} {words:?} {events:?}"));
    }
    engine::hex::encode(&hash.finalize()[..4])
}

fn line(chrome: &Chrome, log: &LogView<'_>, number: usize, entry: &LogEntry) -> Markup {
    let at = format!("/t/{}/replay?at={}", log.code, number + 1);
    html! {
        // A move without an event is told by the events of the moves after it.
        li .line id={ "log-" (number) } data-log-id=(number) .new[number >= log.seen]
            hidden[entry.events.is_empty() && !entry.is_secret()]
            aria-current=[(log.current == Some(number)).then_some("step")] {
            div .events {
                @for event in &entry.events {
                    @if event.elements.is_empty() {
                        p { (event.words) }
                    } @else {
                        p { a href={ "#" (event.elements[0]) } data-points=(event.elements.join(" ")) { (event.words) } }
                    }
                }
                @if entry.is_secret() { p { (capital(&entry.words)) } }
            }
            a .more href=(at) aria-label=(chrome.t1("log-look", "number", super::list::number(number + 1)))
                title=(chrome.t("log-look-short")) { "⋯" }
        }
    }
}
