//! The page of a daily table: the set-up, the ranking, the visitor's own game and week.

use engine::Info;
use maud::{Markup, html};
use store::{Day, TableState};

use super::list::number;
use super::parts::{clock, cover, option_name, option_value, short_title, title};
use super::shell::{Page, page};
use crate::view::{Chrome, DailyView, RankView, WeekDay};

/// The number of results that are listed, besides the visitor's own.
const ROWS: usize = 30;

/// The number of colours of the tokens of people.
const TOKENS: usize = 8;

/// The page of a daily table.
pub(crate) fn daily(chrome: &Chrome, view: &DailyView) -> Markup {
    let content = html! {
        (head(chrome, view))
        (games(chrome, view))
        div .daily {
            (ranking(chrome, view))
            div {
                @if view.open { (spread(chrome, view)) }
                (own_game(chrome, view))
                (week(chrome, view))
                (earlier(chrome, view))
                (fairness(chrome, view))
            }
        }
    };
    let title = format!("{} – {}", chrome.t("daily-title"), title(chrome, view.game));
    page(chrome, &Page { title: &title, class: "page-daily", game: None, table: None, live: false, content })
}

/// A day in words, without the year.
pub(super) fn date(chrome: &Chrome, day: Day) -> String {
    let (_, month, date) = day.date();
    chrome.tv("daily-date", &[("month", month.into()), ("date", date.into())])
}

/// The address of a daily table.
fn address(day: Day, game: &Info) -> String {
    format!("/daily/{day}/{}", game.slug)
}

/// The box, the set-up in words, and what to do.
fn head(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        header class={ "daily-head leaf g-" (view.game.slug) } {
            img .art src=(cover(view.game)) alt="" width="640" height="480";
            div .words {
                h1 .game-name { (title(chrome, view.game)) }
                p .lead {
                    strong { (chrome.t1("daily-of", "date", date(chrome, view.daily.day))) } " "
                    (setup(chrome, view)) ". "
                    (chrome.t(if view.running { "daily-same" } else { "daily-over" }))
                }
                @if !view.ranking.is_empty() { p .muted { (numbers(chrome, view)) } }
            }
            div .closes {
                @if let Some(minutes) = view.closes_in {
                    p {
                        span .muted { (chrome.t("daily-closes")) } " "
                        strong { (chrome.tv("daily-time", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())])) }
                    }
                }
                (actions(chrome, view))
            }
        }
    }
}

/// Bots, and the options that differ from the usual ones.
fn setup(chrome: &Chrome, view: &DailyView) -> String {
    let (daily, game) = (&view.daily, view.game);
    let level = chrome.t1("daily-level", "bot", daily.bot.as_str());
    let bots = daily.seats.saturating_sub(1);
    let against = chrome.tv("daily-setup", &[("bots", bots.into()), ("level", level.into())]);
    let usual = |key: &str| game.options.iter().find(|option| option.key == key).map(|option| option.default);
    let changed = daily.options.iter().filter(|(key, value)| usual(key) != Some(value));
    let words = changed.map(|(key, value)| {
        format!("{}: {}", option_name(chrome, game, key), option_value(chrome, game, key, value))
    });
    std::iter::once(against).chain(words).collect::<Vec<_>>().join(" · ")
}

/// How many have played and, for those who may know, the mean of their points.
fn numbers(chrome: &Chrome, view: &DailyView) -> String {
    let count = number(view.ranking.len());
    let played = chrome.t1("daily-played", "count", count);
    if !view.open {
        return played;
    }
    let sum: i64 = view.ranking.iter().map(|one| i64::from(one.result.score)).sum();
    format!("{played} · {}", chrome.t1("daily-mean", "points", sum / count))
}

fn actions(chrome: &Chrome, view: &DailyView) -> Markup {
    let play = match (&view.mine, view.running) {
        (None, true) => Some("daily-play"),
        (Some(mine), true) if mine.state != TableState::Finished => Some("daily-resume"),
        (Some(_), true) => None,
        (_, false) => Some("daily-practise"),
    };
    let best = view.ranking.first().filter(|_| view.open);
    html! {
        @if let Some(words) = play {
            form method="post" action=(address(view.daily.day, view.game)) {
                @if chrome.name.is_none() {
                    label { span { (chrome.t("join-name")) } input name="name" maxlength="30" autocomplete="nickname"; }
                }
                button .large .primary[view.running] { (chrome.t(words)) }
            }
        }
        @if let Some(best) = best {
            a .button .large href={ "/t/" (best.result.code) "/replay?at=0" } { (chrome.t("daily-best")) }
        }
    }
}

/// The games of the same day.
fn games(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        nav .day-games aria-label=(chrome.t("daily-games")) {
            @for game in catalogue::games().iter().map(|game| game.info()) {
                a href=(address(view.daily.day, game)) aria-current=[(game.slug == view.game.slug).then_some("page")] {
                    (short_title(chrome, game))
                }
            }
            @if !view.running { a href=(address(view.today, view.game)) { (chrome.t("daily-today")) } }
        }
    }
}

/// The name of a player.
fn name(chrome: &Chrome, one: &RankView) -> String {
    if one.result.name.is_empty() { chrome.t("daily-gone") } else { one.result.name.clone() }
}

/// A wooden token with the first letter of a name; its colour follows from the name.
pub(super) fn token(name: &str) -> Markup {
    let colour = name.bytes().fold(0, |sum, byte| sum * 31 % 997 + usize::from(byte)) % TOKENS;
    let letter = name.chars().next().unwrap_or(' ').to_uppercase();
    html! { span class={ "token t" (colour) } aria-hidden="true" { (letter) } }
}

/// The podium and the table of results. Before the visitor's own try there are only names.
fn ranking(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        section .leaf .ranks aria-labelledby="ranking" {
            h2 #ranking .visually-hidden[view.open && view.ranking.len() >= PODIUM.len()] { (chrome.t("daily-ranking")) }
            @if view.ranking.is_empty() { p .none { (chrome.t("daily-nobody")) } }
            @else if view.open {
                (podium(chrome, view))
                (results(chrome, view))
                p .muted .rule { (chrome.t("daily-rule")) }
            } @else {
                ul .names {
                    @for one in view.ranking.iter().take(ROWS) { @let name = name(chrome, one); li { (token(&name)) bdi { (name) } } }
                }
                p .muted .rule { (chrome.t("daily-hidden")) " " (chrome.t("daily-rule")) }
            }
        }
    }
}

/// The ranks on the podium from left to right, counted from zero.
const PODIUM: [usize; 3] = [1, 0, 2];

/// The first three; the table has them too.
fn podium(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        @if view.ranking.len() >= PODIUM.len() {
            div .podium aria-hidden="true" {
                @for rank in PODIUM {
                    @if let Some(one) = view.ranking.get(rank) {
                        @let name = name(chrome, one);
                        div class={ "step p" (rank + 1) } {
                            (token(&name))
                            b { bdi { (name) } }
                            span .points { (one.result.score) }
                            span .block { (rank + 1) }
                        }
                    }
                }
            }
        }
    }
}

/// The table of the best results and the visitor's own.
fn results(chrome: &Chrome, view: &DailyView) -> Markup {
    let listed = view.ranking.iter().enumerate().filter(|(rank, one)| *rank < ROWS || one.mine);
    html! {
        div .scroll-x tabindex="0" {
            table {
                thead {
                    tr {
                        th scope="col" .number { span .visually-hidden { (chrome.t("daily-rank")) } }
                        th scope="col" { (chrome.t("over-player")) }
                        th scope="col" .number { (super::parts::capital(&chrome.t("points"))) }
                        th scope="col" .number .wide { (chrome.t("daily-lead")) }
                        th scope="col" .number { (chrome.t("daily-took")) }
                        th scope="col" { span .visually-hidden { (chrome.t("daily-watch")) } }
                    }
                }
                tbody { @for (rank, one) in listed { (result(chrome, rank + 1, one)) } }
            }
        }
    }
}

fn result(chrome: &Chrome, rank: usize, one: &RankView) -> Markup {
    let (name, result) = (name(chrome, one), &one.result);
    html! {
        tr .mine[one.mine] {
            td .number .rank { (rank) }
            th scope="row" {
                span .who-played { (token(&name)) span { bdi { (name) } @if one.mine { " " (chrome.t("you")) } } }
            }
            td .number .points { (result.score) }
            td .number .wide { (signed(result.lead)) }
            td .number { (clock(result.used / 1000)) }
            td .number {
                a href={ "/t/" (result.code) "/replay?at=0" } aria-label={ (chrome.t("daily-watch")) ": " (name) } { "▸" }
            }
        }
    }
}

/// A lead with its sign.
fn signed(lead: i64) -> Markup {
    html! {
        @match lead {
            1.. => span .gain { "+" (lead) },
            0 => span { "0" },
            _ => span .loss { "−" (lead.unsigned_abs()) },
        }
    }
}

/// How the points of all players are spread; the visitor's own bar is lit.
fn spread(chrome: &Chrome, view: &DailyView) -> Markup {
    let mine = view.ranking.iter().position(|one| one.mine);
    let count = number(view.ranking.len());
    let heading = match mine {
        Some(rank) => chrome.tv("daily-mine", &[("rank", number(rank + 1).into()), ("count", count.into())]),
        None => chrome.t("daily-spread"),
    };
    let bins = bins(&view.ranking);
    let most = bins.iter().map(|bin| bin.count).max().unwrap_or(0).max(1);
    let width = 408 / i64::try_from(bins.len().max(1)).unwrap_or(1);
    html! {
        @if !view.ranking.is_empty() {
            section .leaf aria-labelledby="spread" {
                header { h2 #spread { (heading) } }
                svg .spread viewBox="0 0 420 174" role="img" aria-label=(chrome.t("daily-spread")) {
                    @for (place, bin) in (0_i64..).zip(&bins) {
                        @let (x, height) = (6 + place * width, bin.count * 118 / most);
                        g .own[bin.mine] {
                            title { (chrome.tv("daily-spread-bin", &[
                                ("from", bin.from.into()), ("to", bin.to.into()), ("count", bin.count.into()),
                            ])) }
                            @if bin.count > 0 {
                                rect x=(x + 3) y=(150 - height) width=(width - 6) height=(height) rx="3" {}
                                text .height x=(x + width / 2) y=(144 - height) text-anchor="middle" { (bin.count) }
                            }
                            @if place % 2 == 0 { text x=(x + width / 2) y="169" text-anchor="middle" { (bin.from) } }
                        }
                    }
                    path d="M6 150.5H414" {}
                }
            }
        }
    }
}

/// A bar of the spread: the results from `from` to `to` points.
struct Bin {
    from: i64,
    to: i64,
    count: i64,
    mine: bool,
}

/// At most ten bars of the same width.
fn bins(ranking: &[RankView]) -> Vec<Bin> {
    let score = |one: &RankView| i64::from(one.result.score);
    let (Some(low), Some(high)) = (ranking.iter().map(score).min(), ranking.iter().map(score).max()) else {
        return Vec::new();
    };
    let width = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|width| (high - low) / width < 9);
    let width = width.unwrap_or((high - low) / 9 + 1);
    let first = low.div_euclid(width);
    let bin = |number: i64| {
        let inside = |one: &&RankView| score(one).div_euclid(width) == number;
        Bin {
            from: number * width,
            to: (number + 1) * width - 1,
            count: ranking.iter().filter(inside).count().try_into().unwrap_or(i64::MAX),
            mine: ranking.iter().filter(inside).any(|one| one.mine),
        }
    };
    (first..=high.div_euclid(width)).map(bin).collect()
}

/// The visitor's result, with the ways to look at it.
fn own_game(chrome: &Chrome, view: &DailyView) -> Markup {
    let Some(one) = view.ranking.iter().find(|one| one.mine) else { return html! {} };
    let (result, table) = (&one.result, format!("/t/{}", one.result.code));
    html! {
        section .leaf aria-labelledby="own" {
            header { h2 #own { (chrome.t("daily-own")) } }
            dl .own-result {
                div { dt { (super::parts::capital(&chrome.t("points"))) } dd { (result.score) } }
                div { dt { (chrome.t("daily-best-bot")) } dd { (i64::from(result.score) - result.lead) } }
                div { dt { (chrome.t("over-place")) } dd { (result.place) } }
                div { dt { (chrome.t("daily-took")) } dd { (clock(result.used / 1000)) } }
            }
            p .actions {
                a .button href={ (table) "/replay?at=0" } { (chrome.t("daily-watch")) }
                a .button href={ (table) "#analysis" } { (chrome.t("daily-mistakes")) }
                a .button href={ (table) "#share" } { (chrome.t("daily-share")) }
            }
        }
    }
}

/// The visitor's last seven days.
fn week(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        @if !view.week.is_empty() {
            section .leaf aria-labelledby="week" {
                header { h2 #week { (chrome.t("daily-week")) } p { (chrome.t1("daily-streak", "count", number(view.streak))) } }
                ol .week { @for day in &view.week { (week_day(chrome, view, day)) } }
            }
        }
    }
}

fn week_day(chrome: &Chrome, view: &DailyView, one: &WeekDay) -> Markup {
    let here = one.day == view.daily.day;
    html! {
        li .here[here] {
            span .muted { (one.day.date().2) }
            @match one.own {
                Some((game, rank)) => {
                    a class={ "g-" (game.slug) } href=(address(one.day, game))
                        aria-label={ (date(chrome, one.day)) ": " (title(chrome, game)) } {
                        img src=(cover(game)) alt="" width="640" height="480" loading="lazy";
                    }
                    @if let Some(rank) = rank { span { (chrome.t1("daily-place", "rank", number(rank))) } }
                },
                None => { i {} span .visually-hidden { (chrome.t("daily-missed")) } },
            }
        }
    }
}

/// Earlier days of the same game.
fn earlier(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        @if !view.earlier.is_empty() {
            section .leaf aria-labelledby="earlier" {
                header { h2 #earlier { (chrome.t("daily-earlier")) } }
                ul .days { @for &day in &view.earlier { li { a href=(address(day, view.game)) { (date(chrome, day)) } } } }
            }
        }
    }
}

/// How to check that everybody got the same draws.
fn fairness(chrome: &Chrome, view: &DailyView) -> Markup {
    html! {
        details .leaf .fairness {
            summary { (chrome.t("fairness")) }
            p .small .muted {
                (chrome.t("commitment")) " " code { (view.commitment) }
                @if let Some(seed) = &view.seed { " · " (chrome.t("seed")) " " code { (seed) } }
            }
            @if view.running { p .small .muted { (chrome.t("daily-seed-later")) } }
        }
    }
}
