//! The form for a new table. It is valid from the start, so that "Create" always works.

use engine::{Info, OptionInfo, Seat};
use maud::{Markup, html};

use super::parts::{bot_name, chip, option_name, option_value, title, word};
use super::shell::{Page, page};
use crate::opening::USUAL;
use crate::view::{Chrome, NewTableView};

/// The form for a new table.
pub(crate) fn new_table(chrome: &Chrome, view: &NewTableView) -> Markup {
    let content = html! {
        h1 { (chrome.t1("new-heading", "game", title(chrome, view.game))) }
        @if let Some(error) = &view.error { p .notice role="alert" { (error) } }
        @if view.games.len() > 1 { (game_choice(chrome, view)) }
        form .new-table method="post" action="/tables" {
            input type="hidden" name="game" value=(view.game.slug);
            input type="hidden" name="seats" value=(view.seats);
            (seats(chrome, view))
            div .options { (options(chrome, view.game)) (table_options(chrome)) }
            div .form-end {
                p .muted { (chrome.t("new-at-once")) }
                button .primary .large { (chrome.t("new-create")) }
            }
        }
    };
    page(
        chrome,
        &Page {
            title: &chrome.t("new-title"),
            class: "page-new",
            game: None,
            table: None,
            live: false,
            content,
        },
    )
}

fn game_choice(chrome: &Chrome, view: &NewTableView) -> Markup {
    html! {
        nav .game-choice aria-label=(chrome.t("new-game")) {
            @for game in &view.games {
                a .button href={ "/new?game=" (game.slug) }
                    aria-current=[(game.slug == view.game.slug).then_some("page")] { (title(chrome, game)) }
            }
        }
    }
}

fn seats(chrome: &Chrome, view: &NewTableView) -> Markup {
    let range = view.game.seats.clone();
    let to = |seats: u8| format!("/new?game={}&seats={seats}", view.game.slug);
    html! {
        fieldset .box {
            legend { (chrome.t("new-seats")) }
            p .seat-count {
                span { (chrome.t1("new-seat-count", "count", view.seats)) }
                span .segments {
                    @for seats in range {
                        a .button href=(to(seats)) aria-current=[(seats == view.seats).then_some("true")]
                            aria-label=(chrome.t1("new-seat-count", "count", seats)) { (seats) }
                    }
                }
            }
            ol .seat-list {
                @for seat in Seat::all(view.seats) {
                    @let field = format!("seat{seat}");
                    li {
                        label for=(field) { (chip(seat)) " " (chrome.t1("new-seat", "number", seat.number() + 1)) }
                        select id=(field) name=(field) {
                            option value="me" selected[seat.index() == 0] { (chrome.t("new-me")) }
                            option value="link" { (chrome.t("new-link")) }
                            @for bot in &view.bots {
                                option value=(bot) selected[seat.index() > 0 && *bot == USUAL.name()] {
                                    (bot_name(chrome, bot))
                                }
                            }
                        }
                    }
                }
            }
            fieldset .radios {
                legend { (chrome.t("seating")) }
                @for (value, words) in [("listed", "seating-listed"), ("random", "seating-random")] {
                    label { input type="radio" name="seating" value=(value) checked[value == "listed"]; " " (chrome.t(words)) }
                }
            }
            p .hint { (chrome.t("new-seats-hint")) }
        }
    }
}

fn options(chrome: &Chrome, game: &Info) -> Markup {
    html! {
        @if !game.options.is_empty() {
            fieldset .box {
                legend { (chrome.t("new-options")) }
                @for option in game.options { (game_option(chrome, game, option)) }
            }
        }
    }
}

/// Radio buttons for the fixed values, and a text field if other values are possible.
fn game_option(chrome: &Chrome, game: &Info, option: &OptionInfo) -> Markup {
    let name = format!("option-{}", option.key);
    let (open, fixed): (Vec<&str>, Vec<&str>) =
        option.values.iter().partition(|value| value.starts_with('<'));
    let hint = word(chrome, game, &format!("option-{}-hint", option.key));
    html! {
        fieldset .radios {
            legend { (option_name(chrome, game, option.key)) }
            @for value in &fixed {
                label {
                    input type="radio" name=(name) value=(value) checked[*value == option.default];
                    " " (option_value(chrome, game, option.key, value))
                }
            }
            // The script copies the typed text into the value of this button; without a script it is hidden.
            @if let Some(example) = open.first() {
                label .fill-in data-fill-in data-needs-script {
                    input type="radio" name=(name) value=(option.default);
                    " " (chrome.t("new-fill-in")) " "
                    input maxlength="200" placeholder=(example) spellcheck="false" autocomplete="off";
                }
            }
            @if let Some(hint) = hint { p .hint { (hint) } }
        }
    }
}

fn table_options(chrome: &Chrome) -> Markup {
    let radios = |name: &str, legend: &str, values: [(&str, &str); 2], hint: Option<&str>| {
        html! {
            fieldset .radios {
                legend { (chrome.t(legend)) }
                @for (place, (value, words)) in values.iter().enumerate() {
                    label {
                        input type="radio" name=(name) value=(value) checked[place == 0];
                        " " (chrome.t(words))
                    }
                }
                @if let Some(hint) = hint { p .hint { (chrome.t(hint)) } }
            }
        }
    };
    html! {
        fieldset .box {
            legend { (chrome.t("new-table-options")) }
            label .field {
                span { (chrome.t("new-name")) }
                input name="title" maxlength="60" autocomplete="off" placeholder=(chrome.t("new-name-example"));
            }
            (radios("visibility", "new-visibility", [("private", "new-private"), ("open", "new-open")], None))
            (radios("pace", "new-pace", [("live", "new-live"), ("relaxed", "new-relaxed")], None))
            (radios(
                "assistance",
                "new-assistance",
                [("full", "new-assist-full"), ("table", "new-assist-table")],
                Some("new-assist-hint"),
            ))
        }
    }
}
