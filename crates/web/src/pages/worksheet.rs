//! A decision of many small steps, shown as one form. Every button is an ordinary request, so it works without a script.

use catalogue::{ACTION_SEPARATOR, Offered};
use maud::{Markup, html};
use ui_kit::{SheetRow, Worksheet};

use super::choices::{key_sign, numbers};
use crate::view::{Chrome, TableView};

/// The worksheet, inside the form of all choices.
pub(super) fn worksheet(
    chrome: &Chrome,
    view: &TableView,
    sheet: &Worksheet<String>,
    next_key: &mut dyn FnMut() -> Option<u8>,
) -> Markup {
    html! {
        div #worksheet .worksheet role="group" aria-label=(view.picture.task) {
            @for row in &sheet.rows { (line(chrome, view, row, next_key)) }
            @if !sheet.bundles.is_empty() {
                div .bundles {
                    @for (place, bundle) in sheet.bundles.iter().enumerate() {
                        button id={ "bundle-" (place) } name="choice" data-bundle
                            value=(bundle.steps.join(&ACTION_SEPARATOR.to_string())) { (bundle.name) }
                    }
                }
            }
            p .sheet-total { output { (sheet.total) } }
            @if let Some((notation, words)) = &sheet.finish {
                @if let Some(choice) = offered(view, notation) {
                    (choice_button(chrome, choice, words, "primary", next_key()))
                }
            }
        }
    }
}

/// Whether the worksheet contains a choice, so that the list leaves it out.
pub(super) fn holds(sheet: &Worksheet<String>, notation: &str) -> bool {
    let row = |row: &SheetRow<String>| row.more.as_deref() == Some(notation);
    sheet.rows.iter().any(row) || sheet.finish.as_ref().is_some_and(|(finish, _)| finish == notation)
}

fn offered<'a>(view: &'a TableView, notation: &str) -> Option<&'a Offered> {
    view.picture.choices.iter().find(|choice| choice.notation == notation)
}

fn line(
    chrome: &Chrome,
    view: &TableView,
    row: &SheetRow<String>,
    next_key: &mut dyn FnMut() -> Option<u8>,
) -> Markup {
    let more = row.more.as_deref().and_then(|notation| offered(view, notation));
    let id = format!("sheet-{}", row.element);
    html! {
        div .sheet-row id=(id) .once[row.once] data-points=(row.element) {
            @if row.once { (switch(chrome, view, row, more, next_key)) }
            @else {
                span .sheet-name { (row.picture) " " (row.name) }
                span .sheet-steps {
                    (less(chrome, view, row, "−"))
                    output .sheet-count { (row.count) }
                    @match more {
                        Some(choice) => (choice_button(chrome, choice, "+", "again", next_key())),
                        None => {
                            button type="button" disabled aria-label=(chrome.t1("sheet-more", "name", row.name.as_str())) { "+" }
                        },
                    }
                }
                span .sheet-sum { @if row.count > 0 { (row.sum) } }
            }
            @if view.assisted && !row.ahead.is_empty() { small .muted { (row.ahead) } }
        }
    }
}

/// A row that is either done or not done.
fn switch(
    chrome: &Chrome,
    view: &TableView,
    row: &SheetRow<String>,
    more: Option<&Offered>,
    next_key: &mut dyn FnMut() -> Option<u8>,
) -> Markup {
    html! {
        @match (row.count > 0, more) {
            (true, _) => (less(chrome, view, row, "✓")),
            (false, Some(choice)) => (choice_button(chrome, choice, "○", "again", next_key())),
            (false, None) => { button type="button" disabled aria-label=(row.name) { "–" } },
        }
        span .sheet-name { (row.picture) " " (row.name) }
        span .sheet-sum { (row.sum) }
    }
}

fn less(chrome: &Chrome, view: &TableView, row: &SheetRow<String>, sign: &str) -> Markup {
    let words = chrome.t1("sheet-less", "name", row.name.as_str());
    html! {
        button id={ "less-" (row.element) } name="choice" value=[row.less.as_deref()] data-again disabled[row.less.is_none()]
            aria-label=(words) title=(words) aria-pressed=[row.once.then_some(row.count > 0)]
            formaction={ "/t/" (view.head.code) "/drop" } { (sign) }
    }
}

/// A choice shown as a sign or with other words; screen readers get the words of the list.
fn choice_button(chrome: &Chrome, choice: &Offered, sign: &str, class: &str, key: Option<u8>) -> Markup {
    let signs = sign.chars().count() == 1;
    html! {
        button class={ "sheet-choice " (class) } id={ "choice-" (choice.notation.replace(' ', "-")) } name="choice"
            value=(choice.notation) data-choice=(choice.notation) data-targets=[super::choices::targets(choice)]
            data-commits[choice.commits] data-again[class == "again"] data-key=[key] title=[signs.then_some(&choice.words)] {
            @if signs {
                span aria-hidden="true" { (sign) }
                span .label .visually-hidden { (choice.words) }
            } @else {
                @if let Some(key) = key { (key_sign(key)) }
                span .label { (sign) }
            }
            (numbers(chrome, choice))
        }
    }
}
