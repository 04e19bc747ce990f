//! A player's profile: ratings, results by game, head-to-head, the last games.

use engine::Info;
use maud::{Markup, html};
use store::{Day, START_RATING};

use super::daily::{date, token};
use super::list::number;
use super::parts::{bot_name, cover, icon, short_title, title};
use super::shell::{Page, page};
use super::tournament::decimal;
use super::waiting::copy;
use crate::view::{Chrome, CurveView, HistoryView, PlayedView, RecordView, RivalView};

/// A place beyond these is drawn like the last of them.
const PLACES: usize = 4;

/// The most rating curves in the chart.
const CURVES: usize = 6;

/// The page of a profile.
pub(crate) fn history(chrome: &Chrome, view: &HistoryView) -> Markup {
    let content = html! {
        (head(chrome, view))
        @if view.records.is_empty() {
            section .leaf { p .none { (chrome.t(if view.own { "me-no-games" } else { "profile-no-games" })) } }
        } @else {
            div .profile {
                div {
                    (ratings(chrome, view))
                    (records(chrome, view))
                }
                div {
                    (rivals(chrome, view))
                    (last_games(chrome, view))
                }
            }
        }
        @if view.own { (sharing(chrome, view)) }
    };
    let name = player_name(chrome, view);
    page(chrome, &Page { title: &name, class: "page-profile", game: None, table: None, live: false, content })
}

fn player_name(chrome: &Chrome, view: &HistoryView) -> String {
    view.name.clone().unwrap_or_else(|| chrome.t(if view.own { "nav-me" } else { "guest" }))
}

fn head(chrome: &Chrome, view: &HistoryView) -> Markup {
    let name = player_name(chrome, view);
    let won = view.won * 100 / view.played.max(1);
    html! {
        header .profile-head {
            (token(&name))
            div {
                h1 { bdi { (name) } }
                p .muted {
                    @if let Some(since) = view.since { (since_when(chrome, since)) }
                    @if let Some(game) = view.favourite { " · " (chrome.t1("profile-favourite", "game", short_title(chrome, game))) }
                    @if view.own { " · " a href="/me" { (chrome.t("profile-settings")) } }
                }
            }
            dl .key-figures {
                div { dt { (chrome.t1("profile-games", "count", number(view.played))) } dd { (view.played) } }
                div { dt { (chrome.t1("profile-won", "percent", number(won))) } dd { (view.won) } }
                @if let Some(best) = best(view) { div { dt { (chrome.t("profile-best-rating")) } dd { (rounded(best)) } } }
                div { dt { (chrome.t("profile-streak")) } dd { (view.streak) } }
            }
        }
    }
}

/// The highest rating that the player ever had.
fn best(view: &HistoryView) -> Option<f64> {
    let all = view.curves.iter().flat_map(|curve| curve.points.iter().map(|(_, points)| *points));
    all.max_by(f64::total_cmp)
}

fn since_when(chrome: &Chrome, day: Day) -> String {
    let (year, month, _) = day.date();
    chrome.tv("profile-since", &[("year", year.to_string().into()), ("month", month.into())])
}

/// A rating without its fraction.
#[allow(clippy::cast_possible_truncation, reason = "ratings are small numbers")]
fn rounded(points: f64) -> i64 {
    points.round() as i64
}

/// A change with its sign.
fn change(points: f64) -> Markup {
    let points = rounded(points);
    html! {
        @match points {
            1.. => b .gain { "+" (points) },
            0 => b { "±0" },
            _ => b .loss { "−" (points.unsigned_abs()) },
        }
    }
}

/// The name of a game with the number of players.
fn of_players(chrome: &Chrome, game: &Info, seats: u8) -> String {
    chrome.tv("profile-of-players", &[("game", short_title(chrome, game).into()), ("count", seats.into())])
}

fn ratings(chrome: &Chrome, view: &HistoryView) -> Markup {
    html! {
        section .leaf aria-labelledby="ratings" {
            header { h2 #ratings { (chrome.t("profile-rating")) } p { (chrome.t("profile-start")) } }
            @if view.curves.is_empty() {
                p .none { (chrome.t("profile-unrated")) }
            } @else {
                @let curves: Vec<&CurveView> = view.curves.iter().take(CURVES).collect();
                (chart(chrome, &curves, &DESK))
                (chart(chrome, &curves, &PHONE))
            }
        }
    }
}

/// The measures of a chart.
struct Frame {
    class: &'static str,
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    /// Whether the curves have the names of their games.
    names: bool,
}

const DESK: Frame =
    Frame { class: "chart wide", width: 740.0, height: 312.0, left: 52.0, right: 200.0, names: true };
const PHONE: Frame =
    Frame { class: "chart narrow", width: 350.0, height: 250.0, left: 46.0, right: 66.0, names: false };
const TOP: f64 = 12.0;
const BOTTOM: f64 = 30.0;
/// The least distance between two labels.
const LABEL: f64 = 22.0;

/// The rating curves as steps, from the first rated game to the last.
fn chart(chrome: &Chrome, curves: &[&CurveView], frame: &Frame) -> Markup {
    let points = || curves.iter().flat_map(|curve| curve.points.iter());
    let low = points().map(|(_, points)| *points).fold(START_RATING, f64::min);
    let high = points().map(|(_, points)| *points).fold(START_RATING, f64::max);
    let step =
        [25.0, 50.0, 100.0, 200.0].into_iter().find(|step| (high - low) / step <= 6.0).unwrap_or(500.0);
    let (low, high) =
        ((low / step).floor() * step, (high / step).ceil().max((low / step).floor() + 1.0) * step);
    let first = points().map(|(time, _)| time.0).min().unwrap_or(0);
    let last = points().map(|(time, _)| time.0).max().unwrap_or(0);
    let end = frame.width - frame.right;
    let x = |time: i64| {
        let part = if last > first { (time - first) as f64 / (last - first) as f64 } else { 0.0 };
        // Every curve begins with the step of its first game.
        frame.left + 14.0 + (end - frame.left - 14.0) * part
    };
    let y = |points: f64| TOP + (frame.height - TOP - BOTTOM) * (high - points) / (high - low);
    let lines = (0..).map(|line| low + step * f64::from(line)).take_while(|line| *line <= high);
    let mut labels: Vec<(f64, &CurveView)> =
        curves.iter().map(|curve| (y(curve.now().unwrap_or(START_RATING)), *curve)).collect();
    labels.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut above = f64::MIN;
    for (place, _) in &mut labels {
        *place = place.max(above + LABEL);
        above = *place;
    }
    // What was pushed out of the frame moves up again.
    let mut below = frame.height - BOTTOM + LABEL;
    for (place, _) in labels.iter_mut().rev() {
        *place = place.min(below - LABEL);
        below = *place;
    }
    html! {
        svg class=(frame.class) viewBox={ "0 0 " (frame.width) " " (frame.height) } role="img"
            aria-label=(chrome.t("profile-chart")) {
            @for line in lines {
                path .start[line == START_RATING] d={ "M" (frame.left) " " (tenth(y(line))) "H" (end) } {}
                text x=(frame.left - 8.0) y=(tenth(y(line) + 5.0)) text-anchor="end" { (rounded(line)) }
            }
            @for (time, anchor) in [(first, "start"), (last, "end")] {
                @if last > first || anchor == "start" {
                    text .day x=(tenth(x(time))) y=(frame.height - 8.0) text-anchor=(anchor) {
                        (date(chrome, Day::of(store::Time(time))))
                    }
                }
            }
            // The game played most is drawn last, on top of the others.
            @for (rank, curve) in curves.iter().enumerate().rev() {
                g class={ "curve g-" (curve.game.slug) @if rank == 0 { " most" } @if curve.again { " again" } } {
                    @let path = steps(curve, frame.left, &x, &y);
                    path .halo d=(path) {}
                    path d=(path) {}
                    @if rank == 0 && curve.points.len() <= 60 {
                        @for (time, points) in &curve.points {
                            circle cx=(tenth(x(time.0))) cy=(tenth(y(*points))) r="3.6" {}
                        }
                    }
                }
            }
            @for (place, curve) in labels {
                g class={ "label g-" (curve.game.slug) } {
                    rect x=(end + 6.0) y=(tenth(place - 7.0)) width="14" height="14" rx="3" {}
                    text x=(end + 26.0) y=(tenth(place + 5.5)) {
                        tspan .now { (rounded(curve.now().unwrap_or(START_RATING))) }
                        @if frame.names { " " (of_players(chrome, curve.game, curve.seats)) }
                    }
                }
            }
        }
    }
}

/// A coordinate with one digit after the point.
fn tenth(value: f64) -> String {
    format!("{value:.1}")
}

/// A curve of steps: a rating stays until the next game.
fn steps(curve: &CurveView, left: f64, x: &impl Fn(i64) -> f64, y: &impl Fn(f64) -> f64) -> String {
    let start = curve.points.first().map_or(left, |(time, _)| x(time.0) - 14.0);
    let mut path = format!("M{} {}", tenth(start), tenth(y(START_RATING)));
    for (time, points) in &curve.points {
        path += &format!("H{}V{}", tenth(x(time.0)), tenth(y(*points)));
    }
    path
}

fn records(chrome: &Chrome, view: &HistoryView) -> Markup {
    html! {
        section .leaf .records aria-labelledby="records" {
            header {
                h2 #records { (chrome.t("profile-records")) }
                p .legend aria-hidden="true" {
                    @for place in 1..=PLACES { span { i class={ "p" (place) } {} (chrome.t1("profile-place", "place", number(place))) } }
                }
            }
            div .scroll-x tabindex="0" {
                table {
                    thead {
                        tr {
                            th scope="col" { (chrome.t("me-game")) }
                            th scope="col" .number { (chrome.t("profile-rating")) }
                            th scope="col" .number .extra { (chrome.t("profile-last-five")) }
                            th scope="col" .number { (chrome.t("profile-count")) }
                            th scope="col" { (chrome.t("profile-places")) }
                            th scope="col" .number .extra { (chrome.t("profile-mean")) }
                            th scope="col" .number .extra { (chrome.t("profile-best")) }
                        }
                    }
                    tbody { @for (rank, one) in view.records.iter().enumerate() { (record(chrome, one, rank == 0)) } }
                }
            }
        }
    }
}

fn record(chrome: &Chrome, one: &RecordView, most: bool) -> Markup {
    html! {
        tr .on[most] {
            th scope="row" {
                span .game {
                    img .thumb src=(cover(one.game)) alt="" width="58" height="42" loading="lazy";
                    span {
                        a href={ "/statistics/" (one.game.slug) "?players=" (one.seats) } { (short_title(chrome, one.game)) }
                        small .muted { (chrome.t1("profile-seats", "count", one.seats)) }
                    }
                }
            }
            td .number .rating {
                @match one.rating {
                    Some((points, deviation)) => {
                        (rounded(points)) small .muted title=(chrome.t("profile-deviation")) { "±" (rounded(deviation)) }
                    },
                    None => span .muted { "–" },
                }
            }
            td .number .extra { @if let Some(points) = one.last_five { (change(points)) } }
            td .number { (one.played()) }
            td .share { (places(chrome, one)) }
            td .number .extra { (decimal(chrome, (one.mean * 10.0).round() as i64 * 10)) }
            td .number .extra { (one.best) }
        }
    }
}

/// How often each place was reached, as a bar.
fn places(chrome: &Chrome, one: &RecordView) -> Markup {
    let words = |(place, count): (usize, &usize)| {
        chrome.tv(
            "profile-place-count",
            &[("place", number(place + 1).into()), ("count", number(*count).into())],
        )
    };
    let label: Vec<String> =
        one.places.iter().enumerate().filter(|(_, count)| **count > 0).map(words).collect();
    html! {
        span .bar role="img" aria-label=(label.join(", ")) {
            @for (place, &count) in one.places.iter().enumerate().filter(|(_, count)| **count > 0) {
                i class={ "p" ((place + 1).min(PLACES)) " f" (part(count, one.played())) } { (count) }
            }
        }
    }
}

/// A share in twentieths: the style sheet has a width for each.
fn part(count: usize, all: usize) -> usize {
    (count * 20 / all.max(1)).max(1)
}

fn rivals(chrome: &Chrome, view: &HistoryView) -> Markup {
    html! {
        section .leaf .rivals aria-labelledby="rivals" {
            header { h2 #rivals { (chrome.t("profile-rivals")) } p { (chrome.t("profile-ahead")) } }
            @if view.rivals.is_empty() { p .none { (chrome.t("profile-no-rivals")) } }
            ul { @for rival in &view.rivals { (rival_row(chrome, rival)) } }
            @if !view.own { p .muted .small { (chrome.t("profile-rivals-public")) } }
        }
    }
}

fn rival_row(chrome: &Chrome, rival: &RivalView) -> Markup {
    let (ahead, behind) = (rival.ahead, rival.behind);
    let all = ahead + behind;
    let name = match &rival.bot {
        Some(bot) => bot_name(chrome, bot),
        None if rival.name.is_empty() => chrome.t("daily-gone"),
        None => rival.name.clone(),
    };
    html! {
        li {
            @if rival.bot.is_some() { span .bot-token aria-hidden="true" { (icon("cube")) } } @else { (token(&name)) }
            span .rival {
                @match &rival.profile {
                    Some(code) => a href={ "/profile/" (code) } { bdi { (name) } },
                    None => b { bdi { (name) } },
                }
            }
            span .bar role="img" aria-label=(chrome.tv("profile-rival-count", &[
                ("ahead", number(ahead).into()), ("behind", number(behind).into()),
            ])) {
                @if ahead > 0 { i class={ "won f" (part(ahead, all)) } { (ahead) } }
                @if behind > 0 { i class={ "lost f" (part(behind, all)) } { (behind) } }
            }
            b .number { (ahead * 100 / all.max(1)) " %" }
        }
    }
}

fn last_games(chrome: &Chrome, view: &HistoryView) -> Markup {
    html! {
        section .leaf .last-games aria-labelledby="last" {
            header {
                h2 #last { (chrome.t("profile-last")) }
                @if let Some(all) = &view.all { p { a href=(all) { (chrome.t1("profile-all", "count", number(view.played))) } } }
            }
            ul { @for one in &view.last { (played(chrome, one)) } }
        }
    }
}

fn played(chrome: &Chrome, one: &PlayedView) -> Markup {
    let result = chrome.tv(
        "profile-result",
        &[("place", one.place.into()), ("points", one.score.into()), ("count", one.seats.into())],
    );
    html! {
        li {
            img .thumb src=(cover(one.game)) alt=(title(chrome, one.game)) width="58" height="42" loading="lazy";
            div {
                @match &one.code {
                    Some(code) => a href={ "/t/" (code) } { (result) },
                    None => b { (result) },
                }
                p .muted {
                    (date(chrome, one.day))
                    @for (number, name) in one.others.iter().enumerate() { @if number == 0 { " · " } @else { ", " } bdi { (name) } }
                }
            }
            @if let Some(points) = one.change { (change(points)) }
        }
    }
}

/// Whether others may see the profile.
fn sharing(chrome: &Chrome, view: &HistoryView) -> Markup {
    html! {
        section .leaf .sharing aria-labelledby="sharing" {
            h2 #sharing { (chrome.t("profile-share")) }
            p { (chrome.t(if view.link.is_some() { "profile-is-public" } else { "profile-is-private" })) }
            @if let Some(link) = &view.link {
                p .link { code { (link) } }
                p .actions { (copy(chrome, link, "copy-link")) a .button href=(link) { (chrome.t("profile-look")) } }
            }
            form method="post" action="/profile/share" {
                @if view.link.is_some() {
                    button name="public" value="no" { (chrome.t("profile-close")) }
                } @else {
                    button name="public" value="yes" { (chrome.t("profile-open")) }
                }
            }
        }
    }
}
