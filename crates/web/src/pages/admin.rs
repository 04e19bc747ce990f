//! The operator's page.

use maud::{Markup, html};

use engine::Seat;
use store::{ChatKind, Person, Standing, Time};

use super::parts::{ago, title};
use super::shell::{Page, page};
use crate::limit::Quota;
use crate::view::{AdminTable, AdminView, Chrome, StateView, TableCard};

/// The operator's page.
pub(crate) fn admin(chrome: &Chrome, view: &AdminView) -> Markup {
    let heading = chrome.t("admin");
    let content = html! {
        h1 { (heading) }
        dl .health {
            @for (label, value) in &view.health { div { dt { (chrome.t(label)) } dd { (value) } } }
        }
        @if let Some(done) = &view.done { p #done .notice role="status" { code { (done) } } }
        form .leaf method="post" action="/admin" {
            label for="banner" { (chrome.t("admin-banner")) }
            div .row {
                input #banner name="banner" maxlength="500" value=[chrome.banner.as_deref()];
                button { (chrome.t("set")) }
            }
        }
        @if let Some(table) = &view.focus { (focus(chrome, table)) }
        h2 { (chrome.t("admin-tables")) }
        @if view.tables.is_empty() { p .muted { (chrome.t("admin-none")) } }
        @else {
            div .scroll-x tabindex="0" role="region" aria-label=(chrome.t("admin-tables")) {
                table {
                    thead {
                        tr {
                            @for key in ["code", "me-game", "admin-state", "admin-seats", "admin-idle", "admin-acts"] {
                                th scope="col" { (chrome.t(key)) }
                            }
                        }
                    }
                    tbody {
                        @for table in &view.tables {
                            tr {
                                th scope="row" { a href={ "/admin?table=" (table.code) } { code { (table.code) } } }
                                td { (title(chrome, table.game)) " " bdi .muted { (table.title) } }
                                td { (state(chrome, table.state)) }
                                td { (table.seats.0) " / " (table.seats.1) }
                                td { (ago(chrome, table.idle)) }
                                td { (acts(chrome, table)) }
                            }
                        }
                    }
                }
            }
        }
        form .leaf method="get" action="/admin" {
            label for="look" { (chrome.t("admin-look")) }
            div .row { input #look name="table" maxlength="20" .short; button { (chrome.t("admin-look-go")) } }
        }
        form .leaf method="post" action="/admin" {
            label for="tournament" { (chrome.t("admin-tournament")) }
            div .row {
                input #tournament name="table" maxlength="20" .short required;
                label { (chrome.t("admin-again")) " " input name="confirm" maxlength="20" .short required; }
                button name="act" value="delete-tournament" { (chrome.t("admin-delete")) }
            }
        }
        @if !view.restricted.is_empty() {
            section .leaf {
                h2 { (chrome.t("admin-restricted")) }
                (people(chrome, &view.restricted, None))
            }
        }
        (quotas(chrome, &view.quotas))
    };
    page(
        chrome,
        &Page { title: &heading, class: "page-admin", game: None, table: None, live: false, content },
    )
}

/// The operator's actions on a table. Each one is noted in the table's chat.
fn acts(chrome: &Chrome, table: &TableCard) -> Markup {
    html! {
        details .acts {
            summary { (chrome.t("admin-acts")) }
            form method="post" action="/admin" {
                input type="hidden" name="table" value=(table.code);
                div .row {
                    button .small name="act" value="retry" { (chrome.t("admin-retry")) }
                }
                div .row {
                    label { (chrome.t("admin-seat")) " "
                        input type="number" name="seat" min="1" max=(table.seats.1) value="1" .short;
                    }
                    button .small name="act" value="reissue" { (chrome.t("seat-reissue")) }
                    button .small name="act" value="bot" { (chrome.t("seat-let-bot")) }
                }
                div .row {
                    label { (chrome.t("replay-at")) " " input type="number" name="at" min="0" value="0" .short; }
                    label { (chrome.t("admin-reason")) " " input name="reason" maxlength="200"; }
                    button .small name="act" value="roll-back" { (chrome.t("admin-roll-back")) }
                }
            }
        }
    }
}

fn state(chrome: &Chrome, state: StateView) -> String {
    chrome.t(match state {
        StateView::Waiting => "admin-waiting",
        StateView::Playing => "card-playing",
        StateView::Finished => "card-finished",
    })
}

/// One table: its people, what was said there, and what the operator can do about it.
fn focus(chrome: &Chrome, table: &AdminTable) -> Markup {
    html! {
        section .leaf #focus {
            h2 { a href={ "/t/" (table.code) } { code { (table.code) } } }
            @if table.hidden { p .muted { (chrome.t("admin-hidden")) } }
            (people(chrome, &table.people, Some(table)))
            @if !table.chat.is_empty() {
                details {
                    summary { (chrome.t("tab-chat")) }
                    ul {
                        @for line in &table.chat {
                            li {
                                @if line.kind == ChatKind::Chat { bdi { (line.name) } ": " bdi { (line.text) } }
                                @else { span .muted { (chrome.t1(&line.text, "name", line.name.as_str())) } }
                            }
                        }
                    }
                }
            }
            form method="post" action="/admin" {
                input type="hidden" name="table" value=(table.code);
                div .row {
                    button .small name="act" value="close" { (chrome.t("admin-close")) }
                    @if table.hidden { button .small name="act" value="show" { (chrome.t("admin-show")) } }
                    @else { button .small name="act" value="hide" { (chrome.t("admin-hide")) } }
                    button .small name="act" value="unwatch" { (chrome.t("watch-reissue")) }
                }
                div .row {
                    label { (chrome.t("admin-seat")) " "
                        input type="number" name="seat" min="1" max=(table.seats) value="1" .short;
                    }
                    button .small name="act" value="hand-over" { (chrome.t("admin-hand-over")) }
                }
            }
            form method="post" action="/admin" {
                input type="hidden" name="table" value=(table.code);
                div .row {
                    label { (chrome.t1("admin-delete-confirm", "name", table.code.as_str())) " "
                        input name="confirm" required maxlength="20" autocomplete="off" .short;
                    }
                    button .small name="act" value="delete" { (chrome.t("admin-delete")) }
                }
            }
        }
    }
}

/// The actions on a visitor, their labels and what they lead to.
const STANDINGS: [(&str, &str, Standing); 3] = [
    ("mute", "admin-mute", Standing::Muted),
    ("ban", "admin-ban", Standing::Banned),
    ("pardon", "admin-pardon", Standing::Good),
];

/// Visitors, at a table or anywhere.
fn people(chrome: &Chrome, people: &[Person], table: Option<&AdminTable>) -> Markup {
    let now = Time::now();
    html! {
        div .scroll-x tabindex="0" role="region" aria-label=(chrome.t("admin-people")) {
            table {
                thead {
                    tr {
                        @for key in ["admin-visitor", "me-name", "admin-seat", "admin-standing", "admin-seen", "admin-acts"] {
                            th scope="col" { (chrome.t(key)) }
                        }
                    }
                }
                tbody {
                    @for person in people {
                        tr {
                            th scope="row" { (person.id.0) }
                            td { bdi { (person.name.as_deref().unwrap_or("–")) } }
                            td { (seat(chrome, person, table)) }
                            td { (chrome.t(standing(person.standing))) }
                            td { (ago(chrome, now.seconds_since(person.seen))) }
                            td {
                                form method="post" action="/admin" {
                                    input type="hidden" name="visitor" value=(person.id.0);
                                    @if let Some(table) = table { input type="hidden" name="table" value=(table.code); }
                                    @for (act, words, of) in STANDINGS {
                                        @if person.standing != of {
                                            button .small name="act" value=(act) { (chrome.t(words)) } " "
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The seat of a person, and whether the person is the host.
fn seat(chrome: &Chrome, person: &Person, table: Option<&AdminTable>) -> String {
    let number = person.seat.map(|seat: Seat| (seat.number() + 1).to_string());
    let host = table.is_some_and(|table| table.host == Some(person.id)).then(|| chrome.t("admin-host"));
    let parts: Vec<String> = [number, host].into_iter().flatten().collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Good => "standing-good",
        Standing::Muted => "standing-muted",
        Standing::Banned => "standing-banned",
    }
}

/// The limits and how far they are used.
fn quotas(chrome: &Chrome, quotas: &[Quota]) -> Markup {
    html! {
        section .leaf {
            h2 { (chrome.t("admin-quotas")) }
            div .scroll-x tabindex="0" role="region" aria-label=(chrome.t("admin-quotas")) {
                table {
                    thead {
                        tr {
                            @for key in ["quota-what", "quota-burst", "quota-rate", "quota-reached", "quota-refused"] {
                                th scope="col" { (chrome.t(key)) }
                            }
                        }
                    }
                    tbody {
                        @for quota in quotas {
                            tr {
                                th scope="row" { (chrome.t(quota.what)) }
                                td .number { (quota.burst) }
                                td .number { (number(quota.per_minute)) }
                                td .number { (number(quota.reached)) }
                                td .number { (number(quota.refused)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A number, if it is known.
fn number(number: Option<impl ToString>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| number.to_string())
}

/// The page as text, for a terminal.
pub(crate) fn admin_text(chrome: &Chrome, view: &AdminView) -> String {
    let mut text = String::new();
    let mut line = |cells: &[&str]| {
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    };
    if let Some(table) = &view.focus {
        line(&[&table.code, &if table.hidden { chrome.t("admin-hidden") } else { String::new() }]);
        persons(chrome, &table.people, Some(table), &mut line);
        for said in &table.chat {
            match said.kind {
                ChatKind::Chat => line(&[&format!("{}:", said.name), &said.text]),
                ChatKind::Note => line(&["*", &chrome.t1(&said.text, "name", said.name.as_str())]),
            }
        }
        return text;
    }
    for (label, value) in &view.health {
        line(&[&format!("{value:>8}"), &chrome.t(label)]);
    }
    line(&[]);
    for table in &view.tables {
        let seats = format!("{}/{}", table.seats.0, table.seats.1);
        let state = state(chrome, table.state);
        line(&[&table.code, table.game.slug, &state, &seats, &ago(chrome, table.idle), &table.title]);
    }
    persons(chrome, &view.restricted, None, &mut line);
    line(&[]);
    for Quota { what, burst, per_minute, refused, reached } in &view.quotas {
        let rate = per_minute.map_or_else(String::new, |rate| format!("+ {rate}/min"));
        let (reached, refused) = (number(*reached), number(*refused));
        let used =
            format!("{}: {reached}  {}: {refused}", chrome.t("quota-reached"), chrome.t("quota-refused"));
        line(&[&format!("{burst:>8} {rate:<12}"), &chrome.t(what), &used]);
    }
    text
}

fn persons(chrome: &Chrome, people: &[Person], table: Option<&AdminTable>, line: &mut impl FnMut(&[&str])) {
    let now = Time::now();
    for person in people {
        let number = format!("{:>8}", person.id.0);
        let name = person.name.as_deref().unwrap_or("–");
        let seen = ago(chrome, now.seconds_since(person.seen));
        line(&[&number, name, &seat(chrome, person, table), &chrome.t(standing(person.standing)), &seen]);
    }
}
