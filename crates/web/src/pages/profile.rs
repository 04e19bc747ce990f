//! The settings: name, preferences, the own data.

use maud::{Markup, html};

use super::help::KEYS;
use super::shell::{Page, page};
use crate::view::{Chrome, ProfileView};

/// A preference: field, heading, values with their labels, and the current value.
struct Setting<'a> {
    field: &'a str,
    heading: &'a str,
    values: &'a [(&'a str, &'a str)],
    now: &'a str,
}

/// The settings page.
pub(crate) fn profile(chrome: &Chrome, view: &ProfileView) -> Markup {
    let content = html! {
        h1 { (chrome.t("profile-settings-title")) }
        p { a href="/profile" { (chrome.t("profile-back")) } }
        @if view.saved { p .notice role="status" { (chrome.t("me-saved")) } }
        div .two {
            (preferences(chrome))
            div { (devices(chrome)) (notices(chrome)) (keys(chrome)) @if view.known { (own_data(chrome)) } }
        }
    };
    page(
        chrome,
        &Page {
            title: &chrome.t("profile-settings-title"),
            class: "page-me",
            game: None,
            table: None,
            live: false,
            content,
        },
    )
}

const SWITCH: &[(&str, &str)] = &[("true", "on"), ("false", "off")];

fn preferences(chrome: &Chrome) -> Markup {
    let likes = &chrome.preferences;
    let switch = |value: bool| if value { "true" } else { "false" };
    let setting = |field, heading, values, now| Setting { field, heading, values, now };
    let settings = [
        setting(
            "language",
            "language",
            &[("", "language-auto"), ("hu", "language-hu"), ("en", "language-en")] as &[_],
            likes.language.as_deref().unwrap_or_default(),
        ),
        setting(
            "theme",
            "theme",
            &[("auto", "theme-auto"), ("light", "theme-light"), ("dark", "theme-dark")],
            &likes.theme,
        ),
        setting(
            "motion",
            "motion",
            &[("auto", "motion-auto"), ("full", "motion-full"), ("off", "motion-off")],
            &likes.motion,
        ),
        setting(
            "density",
            "density",
            &[("comfortable", "density-comfortable"), ("compact", "density-compact")],
            &likes.density,
        ),
        setting("labels", "labels", &[("normal", "labels-normal"), ("large", "labels-large")], &likes.labels),
        setting(
            "swap_side",
            "column",
            &[("false", "side-right"), ("true", "side-left")],
            switch(likes.swap_side),
        ),
        setting(
            "bot_speed",
            "bot-speed",
            &[
                ("step", "bot-speed-step"),
                ("normal", "bot-speed-normal"),
                ("fast", "bot-speed-fast"),
                ("instant", "bot-speed-instant"),
            ],
            &likes.bot_speed,
        ),
        setting(
            "end_turn",
            "end-turn-how",
            &[("ask", "end-turn-ask"), ("soon", "end-turn-soon"), ("once", "end-turn-once")],
            &likes.end_turn,
        ),
        setting("hints", "hints", SWITCH, switch(likes.hints)),
        setting("shortcuts", "shortcuts", SWITCH, switch(likes.shortcuts)),
        setting("two_clicks", "two-clicks", SWITCH, switch(likes.two_clicks)),
        setting("text_mode", "text-mode", SWITCH, switch(likes.text_mode)),
        setting("sound", "sound", SWITCH, switch(likes.sound)),
    ];
    html! {
        form .leaf .preferences method="post" action="/me" {
            input type="hidden" name="return" value="/me";
            h2 { (chrome.t("me-preferences")) }
            label .field {
                span { (chrome.t("me-name")) }
                input name="name" maxlength="30" autocomplete="nickname" value=[chrome.name.as_deref()];
            }
            @for Setting { field, heading, values, now } in settings {
                label .field {
                    span { (chrome.t(heading)) }
                    select name=(field) {
                        @for (value, words) in values {
                            option value=(value) selected[*value == now] { (chrome.t(words)) }
                        }
                    }
                }
            }
            div .form-end { button .primary { (chrome.t("me-save")) } }
        }
    }
}

fn notices(chrome: &Chrome) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("notices")) }
            p { (chrome.t("notices-what")) }
            p { a .button href="/notices" { (chrome.t("notices-open")) } }
        }
    }
}

fn devices(chrome: &Chrome) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("devices")) }
            p { (chrome.t("devices-what")) }
            p { a .button href="/devices" { (chrome.t("devices-open")) } }
        }
    }
}

/// What the server knows about the visitor: to download, and to delete.
fn own_data(chrome: &Chrome) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("me-data")) }
            p { (chrome.t("me-data-what")) }
            p { a .button href="/me/export" download="" { (chrome.t("me-export")) } }
            details {
                summary { (chrome.t("me-delete")) }
                p { (chrome.t("me-delete-what")) }
                form method="post" action="/me/delete" {
                    label { input type="checkbox" name="sure" value="yes" required; " " (chrome.t("me-delete-sure")) }
                    div .form-end { button { (chrome.t("me-delete-now")) } }
                }
            }
        }
    }
}

fn keys(chrome: &Chrome) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("keys-heading")) }
            dl .keys {
                @for (key, words, _) in KEYS {
                    div { dt { kbd { (key) } } dd { (chrome.t(words)) } }
                }
            }
        }
    }
}
