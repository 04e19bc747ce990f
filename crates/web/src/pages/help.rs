//! What one can do at a table, by mouse and by keys.

use maud::{Markup, html};

use crate::view::Chrome;

/// The keys of the table: the key, the message about it, and what must be on the page for it to do something.
pub(super) const KEYS: [(&str, &str, &str); 17] = [
    ("1–9", "keys-choice", "#choices-form [data-key]"),
    ("[ ]", "keys-walk", "#stage [data-legal]"),
    ("E", "end-turn", "#end-turn, [data-quick=done]"),
    ("U", "undo", "#undo:not(:disabled)"),
    ("⇧ U", "undo-turn", "#undo-turn:not(:disabled)"),
    ("N", "keys-lesson", "#lesson-known"),
    ("⇧ N", "keys-lesson-back", "#lesson-back:enabled"),
    ("T", "keys-terms", "#table .term, .card .term"),
    ("H", "keys-recap", "#recap"),
    ("R", "nav-rules", "#table"),
    ("L", "tab-log", "#pane-log"),
    ("P", "tab-players", "#pane-players"),
    ("M", "tab-mat", ".mat.own"),
    ("B", "tab-board", "#pane-board"),
    ("+ − 0", "keys-zoom", "#camera"),
    ("?", "keys-help", "#table"),
    ("Esc", "keys-escape", "#table"),
];

/// What the mouse or a finger does.
const MOUSE: [(&str, &str, &str); 5] = [
    ("mouse-click", "mouse-click-about", "#stage [data-legal]"),
    ("mouse-list", "mouse-list-about", "#choices-form [data-choice]"),
    ("mouse-point", "mouse-point-about", "#stage [data-el]"),
    ("mouse-term", "mouse-term-about", "#table .term, .card .term"),
    ("mouse-drag", "mouse-drag-about", "#camera"),
];

/// The dialog. When it opens, the script shows only what is possible now.
pub(super) fn help(chrome: &Chrome) -> Markup {
    html! {
        dialog #help .help aria-labelledby="help-head" {
            div .help-head {
                h2 #help-head { (chrome.t("help-head")) }
                button .icon-button type="button" data-close-help aria-label=(chrome.t("close")) { "✕" }
            }
            p #help-task .help-task {}
            h3 { (chrome.t("help-mouse")) }
            dl .keys {
                @for (deed, words, needs) in MOUSE {
                    div data-needs=(needs) { dt { (chrome.t(deed)) } dd { (chrome.t(words)) } }
                }
            }
            h3 { (chrome.t("help-keys")) }
            dl .keys {
                @for (key, words, needs) in KEYS {
                    div data-needs=(needs) { dt { kbd { (key) } } dd { (chrome.t(words)) } }
                }
            }
        }
    }
}
