//! The notices page: where, when and about what the visitor wants to be told.

use maud::{Markup, html};

use super::parts::title;
use super::shell::{Page, page};
use crate::preferences::{Quiet, ZONES};
use crate::view::{ByMail, ChannelView, Chrome, NoticesView, TableCard};

/// The quiet hours that the form proposes, in minutes.
const NIGHT: Quiet = Quiet { from: 22 * 60, to: 8 * 60, offset: 0 };

/// The notices page.
pub(crate) fn notices(chrome: &Chrome, view: &NoticesView) -> Markup {
    let content = html! {
        h1 { (chrome.t("notices")) }
        @if let Some(saying) = view.saying { p .notice role="status" { (chrome.t(saying)) } }
        p { (chrome.t("notices-what")) }
        div .two {
            div {
                (devices(chrome, view))
                @if let Some(now) = view.by_mail { (by_mail(chrome, now)) }
                (webhooks(chrome, view))
            }
            div { (quiet_hours(chrome)) (tables(chrome, &view.tables)) }
        }
    };
    let title = chrome.t("notices");
    page(
        chrome,
        &Page { title: &title, class: "page-notices", game: None, table: None, live: false, content },
    )
}

/// The browsers that are told. The script knows which of them is this one, and whether it can be told at all.
fn devices(chrome: &Chrome, view: &NoticesView) -> Markup {
    let devices: Vec<&ChannelView> = view.channels.iter().filter(|channel| channel.push).collect();
    html! {
        section .leaf {
            h2 { (chrome.t("notices-devices")) }
            (list(chrome, &devices))
            div #push data-key=(view.key) data-denied=(chrome.t("notices-denied")) {
                button #push-on .primary type="button" hidden { (chrome.t("notices-on")) }
                p #push-none .muted { (chrome.t("notices-none")) }
            }
        }
    }
}

/// Notices by e-mail, at once or once a day.
fn by_mail(chrome: &Chrome, now: ByMail) -> Markup {
    const WHEN: [(&str, &str, ByMail); 3] = [
        ("never", "notices-mail-never", ByMail::Never),
        ("at-once", "notices-mail-at-once", ByMail::AtOnce),
        ("daily", "notices-mail-daily", ByMail::Daily),
    ];
    html! {
        section .leaf {
            h2 { (chrome.t("notices-mail")) }
            @if now == ByMail::SignIn {
                p { (chrome.t("notices-mail-sign-in")) }
                p { a .button href="/devices" { (chrome.t("devices-sign-in")) } }
            } @else {
                @if now == ByMail::Stopped { p .notice { (chrome.t("notices-mail-stopped")) } }
                form method="post" action="/notices/email" {
                    label .field {
                        span { (chrome.t("notices-mail-when")) }
                        select name="when" {
                            @for (value, words, when) in WHEN {
                                option value=(value) selected[when == now] { (chrome.t(words)) }
                            }
                        }
                    }
                    p .muted { (chrome.t("notices-mail-what")) }
                    div .form-end { button .primary { (chrome.t("me-save")) } }
                }
            }
        }
    }
}

/// The page behind the link in an e-mail that ends these e-mails; without a token they have ended.
pub(crate) fn unsubscribe(chrome: &Chrome, token: Option<&String>) -> Markup {
    let title = chrome.t("unsubscribe");
    let content = html! {
        section .leaf {
            h1 { (title) }
            @match token {
                Some(token) => {
                    p { (chrome.t("unsubscribe-what")) }
                    form .form-end method="post" action={ "/unsubscribe/" (token) } {
                        button .primary { (chrome.t("unsubscribe-now")) }
                    }
                }
                None => p { (chrome.t("unsubscribe-done")) },
            }
        }
    };
    page(
        chrome,
        &Page { title: &title, class: "page-notices", game: None, table: None, live: false, content },
    )
}

fn webhooks(chrome: &Chrome, view: &NoticesView) -> Markup {
    let webhooks: Vec<&ChannelView> = view.channels.iter().filter(|channel| !channel.push).collect();
    html! {
        section .leaf {
            h2 { (chrome.t("notices-webhooks")) }
            p { (chrome.t("notices-webhooks-what")) }
            (list(chrome, &webhooks))
            form .code-form method="post" action="/notices/webhook" {
                label for="webhook" { (chrome.t("notices-address")) }
                input #webhook name="address" type="url" required maxlength="1000" autocomplete="off" placeholder="https://";
                button { (chrome.t("notices-add")) }
            }
        }
    }
}

fn list(chrome: &Chrome, channels: &[&ChannelView]) -> Markup {
    html! {
        @if !channels.is_empty() {
            ul .channels {
                @for (number, channel) in (1..).zip(channels) {
                    li {
                        form method="post" action="/notices/remove" data-channel=[channel.push.then_some(&channel.address)] {
                            input type="hidden" name="address" value=(channel.address);
                            span { (number) ". " bdi { (channel.host) } " " span .here hidden { (chrome.t("notices-here")) } }
                            button .small aria-label={ (chrome.t("notices-remove")) ": " (channel.host) } { (chrome.t("notices-remove")) }
                        }
                        @if channel.stopped { p .notice { (chrome.t("notices-stopped")) } }
                    }
                }
            }
        }
    }
}

fn quiet_hours(chrome: &Chrome) -> Markup {
    let quiet = chrome.preferences.quiet;
    let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    let now = quiet.unwrap_or(NIGHT);
    html! {
        section .leaf {
            h2 { (chrome.t("notices-quiet")) }
            p { (chrome.t(if quiet.is_some() { "notices-quiet-on" } else { "notices-quiet-off" })) }
            form .quiet method="post" action="/notices/quiet" {
                label .field { span { (chrome.t("notices-from")) } input type="time" name="from" required value=(time(now.from)); }
                label .field { span { (chrome.t("notices-to")) } input type="time" name="to" required value=(time(now.to)); }
                // The script knows the zone.
                label #zone .field {
                    span { (chrome.t("notices-zone")) }
                    select name="offset" {
                        @for offset in ZONES.step_by(15) {
                            option value=(offset) selected[offset == now.offset] { (zone(offset)) }
                        }
                    }
                }
                div .form-end { button .primary { (chrome.t("me-save")) } }
            }
            @if quiet.is_some() {
                form method="post" action="/notices/quiet" {
                    input type="hidden" name="from" value="";
                    input type="hidden" name="to" value="";
                    input type="hidden" name="offset" value="0";
                    div .form-end { button { (chrome.t("notices-quiet-never")) } }
                }
            }
        }
    }
}

/// A time zone: `UTC+05:30`.
fn zone(offset: i16) -> String {
    let (sign, minutes) = (if offset < 0 { '−' } else { '+' }, offset.unsigned_abs());
    format!("UTC{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

fn tables(chrome: &Chrome, tables: &[(bool, TableCard)]) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("notices-tables")) }
            @if tables.is_empty() { p .none { (chrome.t("notices-no-tables")) } }
            ul .channels {
                @for (muted, table) in tables {
                    @let name = if table.title.is_empty() { &table.code } else { &table.title };
                    li {
                        form method="post" action="/notices/mute" {
                            input type="hidden" name="code" value=(table.code);
                            span {
                                a href={ "/t/" (table.code) } { bdi { (name) } }
                                " · " (title(chrome, table.game))
                                @if *muted { " · " (chrome.t("notices-muted")) }
                            }
                            @let words = chrome.t(if *muted { "notices-unmute" } else { "notices-mute" });
                            button .small name="muted" value=(!muted) aria-label={ (words) ": " (name) } { (words) }
                        }
                    }
                }
            }
        }
    }
}
