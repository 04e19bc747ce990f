//! The page of devices: signing in, and the browsers of a person.

use maud::{Markup, html};

use super::shell::{Page, page};
use crate::view::{Chrome, DeviceView, DevicesView, SignInView};

/// The page of devices.
pub(crate) fn devices(chrome: &Chrome, view: &DevicesView) -> Markup {
    let title = chrome.t("devices");
    let content = html! {
        h1 { (title) }
        @if let Some(saying) = view.saying { p .notice role="status" { (chrome.t(saying)) } }
        @if let Some(email) = &view.email {
            (signed_in(chrome, email, view))
        } @else {
            p { (chrome.t("devices-what")) }
            @match &view.sign_in {
                SignInView::Ask => (ask(chrome)),
                SignInView::Code { code: typed, tables } => { (code(chrome, typed, *tables)) (ask(chrome)) },
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
            h2 { (chrome.t("devices-sign-in")) }
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

fn signed_in(chrome: &Chrome, email: &str, view: &DevicesView) -> Markup {
    let here = view.devices.iter().find(|device| device.here);
    html! {
        p { (chrome.t1("devices-signed-in", "email", email)) }
        div .two {
            section .leaf {
                h2 { (chrome.t("devices-list")) }
                ul .channels { @for device in &view.devices { (row(chrome, device)) } }
                p .muted { (chrome.t("devices-unlink-what")) }
            }
            div {
                (name(chrome, view))
                @if let Some(here) = here {
                    section .leaf {
                        h2 { (chrome.t("devices-sign-out")) }
                        p { (chrome.t("devices-sign-out-what")) }
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
