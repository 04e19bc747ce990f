//! The form for a new table. It is valid from the start, so that its button always works.

use engine::{OptionInfo, Seat};
use maud::{Markup, html};
use ui_kit::{OptionItem, When};

use super::parts::{bot_name, chip, cover, facts, option_name, option_value, short_title, title, word};
use super::shell::{Page, page};
use crate::table_form::{self, LIST, Preset};
use crate::view::{Chrome, NewTableView};

/// The form for a new table.
pub(crate) fn new_table(chrome: &Chrome, view: &NewTableView) -> Markup {
    let content = html! {
        div .page-top {
            h1 { (chrome.t("new-title")) }
            @if view.games.len() > 1 { (game_choice(chrome, view, "/new")) }
        }
        form .new-table method="post" action="/tables" {
            // Enter in a text field presses the first button.
            button .visually-hidden tabindex="-1" aria-hidden="true" { (chrome.t("new-create")) }
            input type="hidden" name="game" value=(view.game.slug);
            input type="hidden" name="preset" value=(view.preset.name());
            input type="hidden" name="seats" value=(view.seats);
            div .choices-of-table {
                @if let Some((None, error)) = &view.error { p .notice role="alert" { (error) } }
                (presets(chrome, view))
                (seats(chrome, view))
                (options(chrome, view))
            }
            (ticket(chrome, view))
        }
    };
    page(
        chrome,
        &Page {
            title: &chrome.t1("new-heading", "game", title(chrome, view.game)),
            class: "page-new",
            game: None,
            table: None,
            live: false,
            content,
        },
    )
}

impl NewTableView {
    /// The value of a field.
    pub(super) fn value(&self, field: &str) -> String {
        catalogue::find(self.game.slug)
            .map_or_else(|_| String::new(), |game| table_form::value(game, &self.fields, field))
    }

    /// What is wrong with a field.
    fn error_at(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|(at, _)| at.as_deref() == Some(field)).map(|(_, words)| words.as_str())
    }

    fn holds(&self, when: Option<When>) -> bool {
        catalogue::find(self.game.slug).is_ok_and(|game| table_form::holds(game, &self.fields, when))
    }

    /// Whether a person other than the host may take part.
    fn invites(&self) -> bool {
        Seat::all(self.seats).any(|seat| self.value(&format!("seat{seat}")) == "link")
    }
}

pub(super) fn game_choice(chrome: &Chrome, view: &NewTableView, form: &str) -> Markup {
    html! {
        nav .game-choice aria-label=(chrome.t("new-game")) {
            @for game in &view.games {
                a class={ "g-" (game.slug) } href={ (form) "?game=" (game.slug) }
                    aria-current=[(game.slug == view.game.slug).then_some("page")] {
                    img src=(cover(game)) alt="" width="98" height="52";
                    span { (short_title(chrome, game)) }
                }
            }
        }
    }
}

/// Three ways to play, each of which sets everything.
fn presets(chrome: &Chrome, view: &NewTableView) -> Markup {
    let words = |preset: Preset| match preset {
        Preset::First => ("preset-first", "preset-first-about"),
        Preset::Usual => ("preset-usual", "preset-usual-about"),
        Preset::Expert => ("preset-expert", "preset-expert-about"),
    };
    html! {
        section aria-labelledby="presets-heading" {
            h2 #presets-heading { (chrome.t("new-how")) }
            ul .presets {
                @for preset in Preset::ALL {
                    @let (name, about) = words(preset);
                    li {
                        a .preset href={ "/new?game=" (view.game.slug) "&preset=" (preset.name()) }
                            aria-current=[(preset == view.preset).then_some("true")] {
                            img src=(cover(view.game)) alt="" width="640" height="480";
                            strong { (chrome.t(name)) }
                            span .muted { (chrome.t(about)) }
                            (preset_facts(chrome, view, preset))
                        }
                    }
                }
            }
        }
    }
}

/// What a preset sets, in a few words.
fn preset_facts(chrome: &Chrome, view: &NewTableView, preset: Preset) -> Markup {
    let options = catalogue::find(view.game.slug).map_or(&[][..], |game| game.first_game());
    html! {
        span .list {
            @if preset == Preset::First {
                @for (key, value) in options {
                    span { (option_name(chrome, view.game, key)) ": " (option_value(chrome, view.game, key, value)) }
                }
            }
            span { (chrome.tv("preset-bots", &[
                ("seats", view.game.usual_seats.into()),
                ("bots", bot_name(chrome, preset.bot().name()).into()),
            ])) }
            span { (chrome.t(if preset == Preset::Expert { "preset-no-help" } else { "preset-help" })) }
        }
    }
}

fn seats(chrome: &Chrome, view: &NewTableView) -> Markup {
    html! {
        fieldset #field-seats {
            legend { (chrome.t("new-seats")) }
            (error(view, "seats"))
            div .leaf {
                ol .seat-list {
                    @for seat in Seat::all(view.seats) { (seat_row(chrome, view, seat)) }
                }
                div .seat-count {
                    (seat_counts(chrome, view, "/new", 1))
                    p .hint { (chrome.t("new-seats-hint")) }
                }
            }
        }
    }
}

/// Buttons for the number of seats, at least this one.
pub(super) fn seat_counts(chrome: &Chrome, view: &NewTableView, form: &str, least: u8) -> Markup {
    html! {
        span #count-label { (chrome.t("new-count")) }
        span .segments role="group" aria-labelledby="count-label" {
            @for seats in view.game.seats.clone().filter(|seats| *seats >= least) {
                button name="seats" value=(seats) formmethod="get" formaction=(form) formnovalidate
                    aria-pressed=(seats == view.seats)
                    aria-label=(chrome.t1("new-seat-count", "count", seats)) { (seats) }
            }
        }
    }
}

fn seat_row(chrome: &Chrome, view: &NewTableView, seat: Seat) -> Markup {
    let field = format!("seat{seat}");
    let now = view.value(&field);
    html! {
        li class={ "seat" (seat) } {
            label for=(field) { (chip(seat)) " " (chrome.t1("new-seat", "number", seat.number() + 1)) }
            select id=(field) name=(field) {
                option value="me" selected[now == "me"] { (chrome.t("new-me")) }
                option value="link" selected[now == "link"] { (chrome.t("new-link")) }
                option value="here" selected[now == "here"] { (chrome.t("new-here")) }
                @for bot in &view.bots {
                    option value=(bot) selected[now == *bot] { (bot_name(chrome, bot)) }
                }
            }
        }
    }
}

/// What is wrong with a field, beside it.
pub(super) fn error(view: &NewTableView, field: &str) -> Markup {
    html! {
        @if let Some(words) = view.error_at(field) {
            p .notice id={ "error-" (field) } role="alert" { (words) }
        }
    }
}

fn options(chrome: &Chrome, view: &NewTableView) -> Markup {
    html! {
        section aria-labelledby="options-heading" {
            h2 #options-heading { (chrome.t("new-options")) " " small .muted { (chrome.t("new-options-about")) } }
            div .leaf .option-list {
                (game_options(chrome, view))
                (table_options(chrome, view))
            }
        }
    }
}

/// The options that have an effect with this number of players.
pub(super) fn game_options(chrome: &Chrome, view: &NewTableView) -> Markup {
    let game = catalogue::find(view.game.slug).ok();
    let matters =
        |option: &&OptionInfo| game.is_none_or(|game| game.seats_for(option.key).contains(&view.seats));
    html! {
        @for option in view.game.options.iter().filter(matters) { (game_option(chrome, view, option)) }
    }
}

/// The attribute by which the script shows what depends on another field.
fn condition(when: When) -> String {
    format!("option-{}={}", when.option, when.values.join("|"))
}

fn game_option(chrome: &Chrome, view: &NewTableView, option: &OptionInfo) -> Markup {
    let name = format!("option-{}", option.key);
    let now = view.value(&name);
    let when = catalogue::find(view.game.slug).ok().and_then(|game| game.depends(option.key));
    let hint = word(chrome, view.game, &format!("option-{}-hint", option.key));
    let fixed: Vec<&str> = option.values.iter().copied().filter(|value| !value.starts_with('<')).collect();
    let items = view.items.get(option.key).map_or(&[][..], Vec::as_slice);
    let wrong = view.error_at(&name).is_some();
    html! {
        fieldset .option id={ "field-" (name) } .off[!view.holds(when)] data-when=[when.map(condition)]
            aria-describedby=[wrong.then(|| format!("error-{name}"))] {
            legend { (option_name(chrome, view.game, option.key)) }
            @if let Some(hint) = hint { p .hint { (hint) } }
            (error(view, &name))
            @if table_form::takes_list(option) {
                (radios(chrome, view, option, &fixed, &now))
                @if !items.is_empty() { (list(chrome, view, option, items, &now)) }
            } @else if fixed.len() > 5 {
                select name=(name) aria-label=(option_name(chrome, view.game, option.key)) {
                    @for value in &fixed {
                        option value=(value) selected[*value == now] { (option_value(chrome, view.game, option.key, value)) }
                    }
                }
            } @else {
                (radios(chrome, view, option, &fixed, &now))
                @for item in items { (radio(&name, &item.value, &item.words, item.value == now)) }
            }
        }
    }
}

fn radios(chrome: &Chrome, view: &NewTableView, option: &OptionInfo, values: &[&str], now: &str) -> Markup {
    let name = format!("option-{}", option.key);
    html! {
        @for value in values {
            (radio(&name, value, &option_value(chrome, view.game, option.key, value), *value == now))
        }
    }
}

pub(super) fn radio(name: &str, value: &str, words: &str, checked: bool) -> Markup {
    html! { label .radio { input type="radio" name=(name) value=(value) checked[checked]; " " (words) } }
}

/// A radio button and the boxes to tick under it.
fn list(
    chrome: &Chrome,
    view: &NewTableView,
    option: &OptionInfo,
    items: &[OptionItem],
    now: &str,
) -> Markup {
    let name = format!("option-{}", option.key);
    html! {
        (radio(&name, LIST, &option_value(chrome, view.game, option.key, LIST), now == LIST))
        ul .ticks .off[now != LIST] data-when={ (name) "=" (LIST) } {
            @for item in items {
                @let field = table_form::item_field(option.key, item);
                li .off[!view.holds(item.when)] data-when=[item.when.map(condition)] {
                    label {
                        input type="checkbox" name=(field) value="1" data-group=[item.group]
                            checked[view.fields.contains_key(&field)];
                        " " (item.words)
                    }
                }
            }
        }
    }
}

/// What belongs to the table and not to the game. Most of it matters only with a second person.
fn table_options(chrome: &Chrome, view: &NewTableView) -> Markup {
    let choice = |name: &str, legend: &str, values: [(&str, &str); 2], hint: &str, social: bool| {
        let now = view.value(name);
        let chosen = values.iter().position(|(value, _)| *value == now).unwrap_or(0);
        html! {
            fieldset .option .off[social && !view.invites()] data-when=[social.then_some("seat*=link")] {
                legend { (chrome.t(legend)) }
                p .hint { (chrome.t(hint)) }
                @for (place, (value, words)) in values.iter().enumerate() {
                    (radio(name, value, &chrome.t(words), place == chosen))
                }
            }
        }
    };
    let assistance = [("full", "new-assist-full"), ("table", "new-assist-table")];
    html! {
        (choice("pace", "new-pace", [("live", "new-live"), ("relaxed", "new-relaxed")], "new-pace-hint", true))
        (choice("visibility", "new-visibility", [("private", "new-private"), ("open", "new-open")], "new-visibility-hint", true))
        (choice("seating", "seating", [("listed", "seating-listed"), ("random", "seating-random")], "seating-hint", false))
        (choice("assistance", "new-assistance", assistance, "new-assist-hint", false))
        div #field-rated {
            (error(view, "rated"))
            (choice("rated", "new-rated", [("no", "new-friendly"), ("yes", "new-rated-yes")], "new-rated-hint", false))
        }
        (choice("replay", "new-replay", [("anyone", "new-replay-anyone"), ("players", "new-replay-players")], "new-replay-hint", false))
        label .option .field {
            span { (chrome.t("new-name")) }
            input name="title" maxlength="60" autocomplete="off" placeholder=(chrome.t("new-name-example"))
                value=(view.value("title"));
        }
    }
}

/// The summary with the only button.
fn ticket(chrome: &Chrome, view: &NewTableView) -> Markup {
    html! {
        aside class={ "ticket leaf g-" (view.game.slug) } aria-label=(chrome.t("new-summary")) {
            img .art src=(cover(view.game)) alt="" width="640" height="480";
            div .inside {
                p .game-name { (title(chrome, view.game)) }
                (facts(chrome, view.game))
                @if chrome.name.is_none() {
                    label .field for="own-name" { span { (chrome.t("join-name")) } }
                    input #own-name name="name" maxlength="30" autocomplete="nickname" value=(chrome.t("guest"));
                }
                button .primary .large { (chrome.t("new-create")) }
                p .muted data-when="seat*=link" .off[!view.invites()] { (chrome.t("new-then-links")) }
                p .muted data-when="seat*!link" .off[view.invites()] { (chrome.t("new-at-once")) }
            }
        }
    }
}
