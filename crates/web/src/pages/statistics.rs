//! The statistics of a game from all public finished tables.

use std::collections::BTreeMap;

use catalogue::summary::{ComponentSummary, Length};
use engine::Info;
use maud::{Markup, html};

use super::list::number;
use super::parts::{capital, cover, short_title, title, word};
use super::shell::{Page, page};
use crate::statistics::{CURVE, CurvePoint, Statistics};
use crate::view::{Chrome, StatisticsView};

/// The page of a game.
pub(crate) fn statistics(chrome: &Chrome, view: &StatisticsView) -> Markup {
    let slug = view.game.slug;
    let content = html! {
        header .profile-head {
            img .thumb src=(cover(view.game)) alt="" width="98" height="72";
            div {
                h1 { (title(chrome, view.game)) }
                p .muted { (chrome.t("stats-about")) }
            }
            @if let Some(shown) = &view.shown { (figures(chrome, shown)) }
        }
        nav .day-games aria-label=(chrome.t("new-game")) {
            @for game in &view.games {
                a href={ "/statistics/" (game.slug) } aria-current=[(game.slug == slug).then_some("page")] {
                    (short_title(chrome, game))
                }
            }
        }
        @match &view.shown {
            None => section .leaf { p .none { (chrome.t("stats-none")) } },
            Some(shown) => {
                @if view.players.len() > 1 {
                    nav .day-games aria-label=(chrome.t("new-count")) {
                        @for (players, games) in &view.players {
                            a href={ "/statistics/" (slug) "?players=" (players) }
                                aria-current=[(*players == shown.players).then_some("page")] {
                                (chrome.tv("stats-players", &[("players", number(*players).into()), ("games", number(*games).into())]))
                            }
                        }
                    }
                }
                (plots(chrome, shown))
                (components(chrome, view.game, shown))
                p .actions {
                    a .button href={ "/statistics/" (slug) ".csv" } download="" { (chrome.t("stats-csv")) }
                    a .button href={ "/api/v1/statistics/" (slug) } { (chrome.t("stats-json")) }
                }
            },
        }
    };
    let heading = chrome.t1("stats-title", "game", title(chrome, view.game));
    page(
        chrome,
        &Page { title: &heading, class: "page-statistics", game: None, table: None, live: false, content },
    )
}

fn figures(chrome: &Chrome, shown: &Statistics) -> Markup {
    html! {
        dl .key-figures {
            div { dt { (chrome.t1("profile-games", "count", number(shown.games))) } dd { (shown.games) } }
            div { dt { (chrome.t("stats-decisions")) } dd { (format!("{:.0}", shown.decisions.median)) } }
            div { dt { (chrome.t("stats-winner")) } dd { (format!("{:.0}", shown.mean_winning_points)) } }
        }
    }
}

/// The width of a plot and the frame of its drawing.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 408.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 186.0;

fn plot(label: &str, content: &Markup) -> Markup {
    html! {
        svg .chart .plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label) { (content) }
    }
}

fn plots(chrome: &Chrome, shown: &Statistics) -> Markup {
    html! {
        div .plots {
            section .leaf aria-labelledby="seats" {
                header { h2 #seats { (chrome.t("stats-seats")) } p { (chrome.t("stats-seats-about")) } }
                (seats(chrome, shown))
            }
            section .leaf aria-labelledby="lengths" {
                header { h2 #lengths { (chrome.t("stats-lengths")) } p { (chrome.t("stats-lengths-about")) } }
                (lengths(chrome, &shown.decisions))
            }
            section .leaf aria-labelledby="points" {
                header { h2 #points { (chrome.t("stats-points")) } p { (chrome.t("stats-points-about")) } }
                (points(chrome, &shown.curve))
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// How often each seat won, with a line where all would be equal.
fn seats(chrome: &Chrome, shown: &Statistics) -> Markup {
    let count = shown.win_share.len().max(1) as f64;
    let most = shown.win_share.iter().copied().fold(1.0 / count, f64::max);
    let row = (BOTTOM - TOP) / count;
    let (left, right) = (LEFT + 48.0, RIGHT - 52.0);
    let x = |share: f64| left + (right - left) * share / most;
    let content = html! {
        @for (seat, share) in shown.win_share.iter().enumerate() {
            @let y = TOP + row * (seat as f64 + 0.5);
            text x=(left - 8.0) y=(format!("{:.1}", y + 5.0)) text-anchor="end" { (chrome.t1("new-seat", "number", number(seat + 1))) }
            rect x=(left) y=(format!("{:.1}", y - (row * 0.34).min(14.0))) width=(format!("{:.1}", x(*share) - left))
                height=(format!("{:.1}", (row * 0.68).min(28.0))) rx="3" {}
            text .value x=(format!("{:.1}", x(*share) + 6.0)) y=(format!("{:.1}", y + 5.0)) { (percent(*share)) }
        }
        @let fair = x(1.0 / count);
        path .start d={ "M" (format!("{fair:.1}")) " " (TOP - 6.0) "V" (BOTTOM + 6.0) } {}
        text .axis x=(format!("{fair:.1}")) y=(BOTTOM + 24.0) text-anchor="middle" { (percent(1.0 / count)) }
    };
    plot(&chrome.t("stats-seats"), &content)
}

/// The number of games by length.
fn lengths(chrome: &Chrome, length: &Length) -> Markup {
    const BINS: usize = 16;
    let (low, high) = (length.shortest, length.longest.max(length.shortest + 1.0));
    let mut bins = [0_usize; BINS];
    for value in &length.all {
        let bin = (value - low) / (high - low) * BINS as f64;
        bins[(bin as usize).min(BINS - 1)] += 1;
    }
    let most = bins.iter().copied().max().unwrap_or(0).max(1) as f64;
    let step = (RIGHT - LEFT) / BINS as f64;
    let x = |value: f64| LEFT + (RIGHT - LEFT) * (value - low) / (high - low);
    let median = x(length.median);
    let label = median.clamp(LEFT + 60.0, RIGHT - 60.0);
    let content = html! {
        @for (bin, &count) in bins.iter().enumerate() {
            @let height = (BOTTOM - TOP) * count as f64 / most;
            rect x=(format!("{:.1}", LEFT + step * bin as f64 + 1.0)) y=(format!("{:.1}", BOTTOM - height))
                width=(format!("{:.1}", step - 2.0)) height=(format!("{height:.1}")) {}
        }
        path .axis-line d={ "M" (LEFT) " " (BOTTOM) "H" (RIGHT) } {}
        path .start d={ "M" (format!("{median:.1}")) " " (TOP - 6.0) "V" (BOTTOM + 6.0) } {}
        // The end that the label of the median would cover is left out.
        @if label > LEFT + 100.0 { text x=(LEFT) y=(BOTTOM + 24.0) { (format!("{low:.0}")) } }
        text .axis x=(format!("{label:.1}")) y=(BOTTOM + 24.0) text-anchor="middle" {
            (chrome.t1("stats-median", "count", format!("{:.0}", length.median)))
        }
        @if label < RIGHT - 100.0 { text x=(RIGHT) y=(BOTTOM + 24.0) text-anchor="end" { (format!("{high:.0}")) } }
    };
    plot(&chrome.t("stats-lengths"), &content)
}

/// The mean points of winners and of the others over the course of the game.
fn points(chrome: &Chrome, curve: &[CurvePoint]) -> Markup {
    let values = || curve.iter().flat_map(|point| [Some(point.winner), point.others]).flatten();
    let (low, high) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    let x = |step: usize| LEFT + (RIGHT - LEFT) * step as f64 / CURVE as f64;
    let y = |points: f64| TOP + (BOTTOM - TOP) * (high - points) / (high - low);
    let line = |value: &dyn Fn(&CurvePoint) -> Option<f64>| {
        let points = curve.iter().enumerate().filter_map(|(step, point)| Some((step, value(point)?)));
        let points: Vec<String> =
            points.map(|(step, points)| format!("{:.1} {:.1}", x(step), y(points))).collect();
        if points.is_empty() { String::new() } else { format!("M{}", points.join("L")) }
    };
    let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0].into_iter().find(|step| (high - low) / step <= 5.0);
    let step = step.unwrap_or(200.0);
    let lines = (0..).map(|line| (low / step).ceil() * step + step * f64::from(line));
    let last = curve.last().copied();
    let content = html! {
        @for line in lines.take_while(|line| *line <= high) {
            path d={ "M" (LEFT) " " (format!("{:.1}", y(line))) "H" (RIGHT) } {}
            text x=(LEFT - 8.0) y=(format!("{:.1}", y(line) + 5.0)) text-anchor="end" { (format!("{line:.0}")) }
        }
        @let others = line(&|point| point.others);
        @if !others.is_empty() { path .others d=(others) {} }
        path .winner d=(line(&|point| Some(point.winner))) {}
        @if let Some(last) = last {
            text .value x=(RIGHT - 4.0) y=(format!("{:.1}", (y(last.winner) - 8.0).max(TOP))) text-anchor="end" {
                (chrome.t("stats-winners")) " " (format!("{:.0}", last.winner))
            }
            @if let Some(others) = last.others {
                text .value x=(RIGHT - 4.0) y=(format!("{:.1}", y(others) + 20.0)) text-anchor="end" {
                    (chrome.t("stats-others")) " " (format!("{others:.0}"))
                }
            }
        }
        text x=(LEFT) y=(BOTTOM + 24.0) { (chrome.t("stats-start")) }
        text x=(RIGHT) y=(BOTTOM + 24.0) text-anchor="end" { (chrome.t("stats-end")) }
    };
    plot(&chrome.t("stats-points"), &content)
}

/// Components with the same name, taken together.
#[derive(Default)]
struct Sum {
    offered: f64,
    taken: f64,
    won: f64,
    points: f64,
}

/// The name of a component as players know it. A message of the game may hold the place of its number; without that place, the
/// components of a kind are counted together, because players cannot tell their numbers.
fn name(chrome: &Chrome, game: &Info, id: &str) -> String {
    if let Some(name) = word(chrome, game, &format!("component-{}", id.replace([' ', '_'], "-"))) {
        return capital(&name);
    }
    let kind = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = id[kind.len()..].trim_start_matches('0');
    let kind = kind.trim_end_matches(['-', ' ', '_']).replace(' ', "-");
    match word(chrome, game, &format!("component-{kind}")) {
        Some(name) => capital(&name.replace('#', digits)),
        None => capital(&id.replace(['-', '_'], " ")),
    }
}

/// The components in the order of what their takers won, those taken often enough to tell first.
fn components(chrome: &Chrome, game: &Info, shown: &Statistics) -> Markup {
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    for ComponentSummary { id, offered, taken, won, points } in &shown.components {
        let sum = sums.entry(name(chrome, game, id)).or_default();
        let taken = taken * *offered as f64;
        sum.offered += *offered as f64;
        sum.taken += taken;
        sum.won += won.unwrap_or_default() * taken;
        sum.points += points.unwrap_or_default() * taken;
    }
    let mut rows: Vec<(String, Sum)> = sums.into_iter().collect();
    let share = |sum: &Sum| if sum.taken > 0.0 { sum.won / sum.taken } else { -1.0 };
    rows.sort_by(|(_, one), (_, other)| share(other).total_cmp(&share(one)));
    let fair = 1.0 / shown.win_share.len().max(1) as f64;
    let values = [("share", percent(fair).into()), ("points", format!("{:.0}", shown.mean_points).into())];
    html! {
        @if !rows.is_empty() {
            section .leaf .figures aria-labelledby="components" {
                header { h2 #components { (chrome.t("stats-components")) } p { (chrome.tv("stats-baseline", &values)) } }
                div .scroll-x tabindex="0" {
                    table {
                        thead {
                            tr {
                                th scope="col" { (chrome.t("stats-component")) }
                                th scope="col" .number { (chrome.t("stats-taken")) }
                                th scope="col" .number { (chrome.t("stats-won")) }
                                th scope="col" .number { (chrome.t("stats-takers-points")) }
                            }
                        }
                        tbody {
                            @for (name, sum) in &rows {
                                tr {
                                    th scope="row" { (name) }
                                    td .number { (percent(sum.taken / sum.offered.max(1.0))) }
                                    @if sum.taken > 0.0 {
                                        td .number { (percent(sum.won / sum.taken)) }
                                        td .number { (format!("{:.0}", sum.points / sum.taken)) }
                                    } @else { td .number { "–" } td .number { "–" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
