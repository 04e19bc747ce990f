//! The page of devices: signing in, and the browsers of a person.

use maud::{Markup, html};

use super::shell::{Page, page};
use crate::view::{Chrome, DeviceView, DevicesView, PasskeyView, SignInView};

/// The page of devices.
pub(crate) fn devices(chrome: &Chrome, view: &DevicesView) -> Markup {
    let title = chrome.t("devices");
    let content = html! {
        h1 { (title) }
        @if let Some(saying) = view.saying { p .notice role="status" { (chrome.t(saying)) } }
        @if view.signed_in {
            (signed_in(chrome, view))
        } @else {
            p { (chrome.t("devices-what")) }
            @match &view.sign_in {
                SignInView::Ask => { (sign_in_by_passkey(chrome, view)) @if view.mail { (ask(chrome)) } },
                SignInView::Code(typed) => {
                    (code(chrome, typed, view.tables)) (ask(chrome)) (sign_in_by_passkey(chrome, view))
                },
                SignInView::Elsewhere(typed) => (elsewhere(chrome, typed)),
            }
        }
    };
    page(
        chrome,
        &Page { title: &title, class: "page-devices", game: None, table: None, live: false, content },
    )
}

fn ask(chrome: &Chrome) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("devices-by-mail")) }
            form .code-form method="post" action="/devices/ask" {
                label for="email" { (chrome.t("devices-email")) }
                input #email name="email" type="email" required maxlength="254" autocomplete="email";
                button { (chrome.t("devices-ask")) }
            }
            p .muted { (chrome.t("devices-ask-what")) }
        }
    }
}

fn code(chrome: &Chrome, typed: &str, tables: usize) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t(if typed.is_empty() { "devices-type" } else { "devices-last-step" })) }
            form .sign-in method="post" action="/devices/sign-in" {
                label .field {
                    span { (chrome.t("devices-code")) }
                    input name="code" required maxlength="20" autocomplete="one-time-code" autocapitalize="characters"
                        spellcheck="false" value=[(!typed.is_empty()).then_some(typed)];
                }
                @if tables == 0 {
                    div .form-end { button .primary name="take" value="yes" { (chrome.t("devices-sign-in")) } }
                } @else {
                    p { (chrome.t1("devices-take-what", "count", tables)) }
                    div .form-end {
                        button name="take" value="no" { (chrome.t("devices-leave")) }
                        button .primary name="take" value="yes" { (chrome.t("devices-take")) }
                    }
                }
            }
        }
    }
}

/// The link was opened in another browser than the one that asked.
fn elsewhere(chrome: &Chrome, typed: &str) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("devices-elsewhere")) }
            p { (chrome.t("devices-elsewhere-type")) }
            p .sign-in-code { (typed) }
            p { strong { (chrome.t("devices-elsewhere-beware")) } }
        }
    }
}

/// Signing in by a passkey, or becoming a person by making one.
fn sign_in_by_passkey(chrome: &Chrome, view: &DevicesView) -> Markup {
    let content = html! {
        @if view.tables > 0 {
            label {
                input #passkey-take type="checkbox" checked; " "
                (chrome.t1("passkeys-take", "count", view.tables))
            }
        }
        div .form-end { button #passkey-sign-in .primary type="button" { (chrome.t("passkeys-sign-in")) } }
        h3 { (chrome.t("passkeys-new-here")) }
        p { (chrome.t("passkeys-new-what")) }
        div .form-end { button #passkey-create type="button" { (chrome.t("passkeys-create")) } }
    };
    html! {
        section .leaf {
            h2 { (chrome.t("passkeys-by")) }
            p { (chrome.t("passkeys-what")) }
            (with_script(chrome, view, &content))
        }
    }
}

/// What needs a browser that keeps passkeys, and what to read where there is none.
fn with_script(chrome: &Chrome, view: &DevicesView, content: &Markup) -> Markup {
    html! {
        @if view.site.is_some() {
            div #passkeys hidden data-cancelled=(chrome.t("passkeys-cancelled")) data-known=(chrome.t("passkeys-known")) { (content) }
            p #passkeys-none .notice { (chrome.t("passkeys-none")) }
        } @else if let Some(local) = &view.local {
            p .notice { (chrome.t("passkeys-not-here")) " " a href=(local) { (local) } }
        } @else {
            p .notice { (chrome.t("passkeys-not-here")) }
        }
    }
}

/// The passkeys of a person.
fn passkeys(chrome: &Chrome, view: &DevicesView) -> Markup {
    let last = view.email.is_none() && view.passkeys.len() == 1;
    let create = html! {
        div .form-end { button #passkey-create type="button" { (chrome.t("passkeys-create")) } }
    };
    html! {
        section .leaf {
            h2 { (chrome.t("passkeys")) }
            p { (chrome.t("passkeys-what")) }
            @if view.email.is_none() && view.passkeys.is_empty() { p .notice { (chrome.t("passkeys-no-way")) } }
            @if !view.passkeys.is_empty() {
                ul .channels { @for passkey in &view.passkeys { (passkey_row(chrome, passkey, last)) } }
            }
            (with_script(chrome, view, &create))
        }
    }
}

fn passkey_row(chrome: &Chrome, passkey: &PasskeyView, last: bool) -> Markup {
    let (rename, remove) = (chrome.t("devices-rename"), chrome.t("passkeys-remove"));
    html! {
        li {
            details .device-row {
                summary {
                    bdi { (passkey.name) }
                    " " span .muted { (chrome.t1("devices-seen", "day", passkey.used.as_str())) }
                }
                form method="post" action="/devices/passkeys/rename" {
                    input name="name" required maxlength="40" value=(passkey.name)
                        aria-label={ (chrome.t("me-name")) ": " (passkey.name) };
                    button .small name="credential" value=(passkey.credential)
                        aria-label={ (rename) ": " (passkey.name) } { (rename) }
                }
                form method="post" action="/devices/passkeys/remove" {
                    @if last {
                        label {
                            input type="checkbox" name="sure" value="yes" required; " "
                            (chrome.t("passkeys-last-sure"))
                        }
                    } @else {
                        span .muted { (chrome.t("passkeys-remove-hint")) }
                    }
                    button .small name="credential" value=(passkey.credential)
                        aria-label={ (remove) ": " (passkey.name) } { (remove) }
                }
            }
        }
    }
}

fn signed_in(chrome: &Chrome, view: &DevicesView) -> Markup {
    let here = view.devices.iter().find(|device| device.here);
    let come_back = match (&view.email, view.passkeys.is_empty()) {
        (_, false) => "devices-sign-out-passkey",
        (Some(_), true) => "devices-sign-out-what",
        (None, true) => "devices-sign-out-for-ever",
    };
    html! {
        @match &view.email {
            Some(email) => p { (chrome.t1("devices-signed-in", "email", email.as_str())) },
            None => p { (chrome.t("devices-signed-in-passkey")) },
        }
        div .two {
            div {
                section .leaf {
                    h2 { (chrome.t("devices-list")) }
                    ul .channels { @for device in &view.devices { (row(chrome, device)) } }
                    p .muted { (chrome.t("devices-unlink-what")) }
                }
                (passkeys(chrome, view))
            }
            div {
                (name(chrome, view))
                @if let Some(here) = here {
                    section .leaf {
                        h2 { (chrome.t("devices-sign-out")) }
                        p { (chrome.t(come_back)) }
                        form .form-end method="post" action="/devices/unlink" {
                            button name="device" value=(here.number) { (chrome.t("devices-sign-out-now")) }
                        }
                    }
                }
            }
        }
    }
}

fn row(chrome: &Chrome, device: &DeviceView) -> Markup {
    let rename = chrome.t("devices-rename");
    html! {
        li {
            details .device-row {
                summary {
                    bdi { (device.name) }
                    @if device.here { " " (chrome.t("notices-here")) }
                    " " span .muted { (chrome.t1("devices-seen", "day", device.seen.as_str())) }
                }
                form method="post" action="/devices/rename" {
                    input name="name" required maxlength="40" value=(device.name)
                        aria-label={ (chrome.t("me-name")) ": " (device.name) };
                    button .small name="device" value=(device.number) aria-label={ (rename) ": " (device.name) } { (rename) }
                }
                @if !device.here {
                    form method="post" action="/devices/unlink" {
                        span .muted { (chrome.t("devices-unlink-hint")) }
                        button .small name="device" value=(device.number)
                            aria-label={ (chrome.t("devices-unlink")) ": " (device.name) } { (chrome.t("devices-unlink")) }
                    }
                }
            }
        }
    }
}

/// The reserved name.
fn name(chrome: &Chrome, view: &DevicesView) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("devices-name")) }
            @match &chrome.name {
                None => p { (chrome.t("devices-name-none")) " " a href="/me" { (chrome.t("nav-me")) } },
                Some(name) => {
                    p { (chrome.t1(if view.claimed { "devices-name-yours" } else { "devices-name-free" }, "name", name.as_str())) }
                    form .form-end method="post" action="/devices/claim" {
                        button name="claim" value=(!view.claimed) {
                            (chrome.t(if view.claimed { "devices-name-release" } else { "devices-name-reserve" }))
                        }
                    }
                }
            }
        }
    }
}
