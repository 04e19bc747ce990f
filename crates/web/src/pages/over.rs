//! The page of a finished game: result, scores, course of the game.

use engine::Seat;
use maud::{Markup, html};
use store::Holder;
use ui_kit::svg::disc;

use super::advice;
use super::parts::{
    bot_name, capital, chat, chip, cover, fairness, named, seat_class, shared_with, table_title, word,
};
use super::shell::{Page, page};
use super::table::zoom_buttons;
use crate::view::{Chrome, CurvePointView, MomentView, OverView};

/// The page of a finished game.
pub(crate) fn over(chrome: &Chrome, view: &OverView) -> Markup {
    let head = &view.head;
    page(
        chrome,
        &Page {
            title: &table_title(chrome, head),
            class: "page-over",
            game: Some(head.game),
            table: Some(&head.code),
            live: true,
            content: over_fragment(chrome, view),
        },
    )
}

/// The part that live updates replace.
pub(crate) fn over_fragment(chrome: &Chrome, view: &OverView) -> Markup {
    let head = &view.head;
    html! {
        div #table .over data-page="over" data-game=(head.game.slug) data-decision-version=(head.version)
            data-drawn=(head.drawn) {
            (hero(chrome, view))
            section .leaf aria-labelledby="breakdown" {
                header { h2 #breakdown { (chrome.t("over-breakdown")) } }
                (bars(chrome, view))
                (score_table(chrome, view))
            }
            div .story {
                section .leaf aria-labelledby="curve" {
                    header { h2 #curve { (chrome.t("over-curve")) } }
                    (curve(chrome, view, &Chart {
                        points: &view.curve,
                        moments: &view.moments,
                        most: most(&view.curve),
                        label: chrome.t("over-curve-label"),
                        unit: "",
                    }))
                }
                section .leaf aria-labelledby="moments" {
                    header { h2 #moments { (chrome.t("over-moments")) } p { (chrome.t("over-moments-about")) } }
                    @if view.moments.is_empty() { p .none { (chrome.t("over-moments-none")) } }
                    ol .moment-list {
                        @for (place, moment) in view.moments.iter().enumerate() {
                            li {
                                span .moment aria-hidden="true" { (place + 1) }
                                a href={ "/t/" (head.code) "/replay?at=" (moment.after) } { (moment.text) }
                            }
                        }
                    }
                }
            }
            (advice::analysis(chrome, view))
            section #final .leaf aria-labelledby="final-heading" {
                header { h2 #final-heading { (chrome.t("over-board")) } }
                (final_board(chrome, view))
            }
            div .story {
                (share(chrome, view))
                @if head.chat.is_some() {
                    section .leaf .chat-box aria-labelledby="chat-heading" {
                        header { h2 #chat-heading { (chrome.t("tab-chat")) } }
                        (chat(chrome, head))
                    }
                }
            }
            details .leaf .fairness { summary { (chrome.t("fairness")) } (fairness(chrome, head)) }
        }
    }
}

/// The result: who won, everybody's place, and what to do next.
fn hero(chrome: &Chrome, view: &OverView) -> Markup {
    let head = &view.head;
    html! {
        header class={ "hero leaf g-" (head.game.slug) } {
            div .words {
                p .muted {
                    (table_title(chrome, head))
                    @if let Some(code) = &head.tournament { " · " a href={ "/tournaments/" (code) } { (chrome.t("tournament-to")) } }
                }
                h1 { span .game-face { (winner_words(chrome, view)) } }
                @if let Some(ending) = &view.ending { p { (ending) } }
                ol .ranking {
                    @for seat in view.standings.ranking() {
                        @let first = if view.standings.place(seat) == 1 { " first" } else { "" };
                        li class={ (seat_class(seat)) (first) } {
                            span .place { (view.standings.place(seat)) }
                            span .name {
                                bdi { (view.names.of(seat)) }
                                @if head.viewer == Some(seat) { span .muted { (chrome.t("you")) } }
                                @else if let Some(one) = head.seats.get(seat.index()) {
                                    @if let Holder::Bot(bot) = &one.holder { span .muted { (bot_name(chrome, bot)) } }
                                }
                            }
                            (chip(seat))
                            strong { (view.standings.score(seat).total()) }
                        }
                    }
                }
                (actions(chrome, view))
            }
            img src=(cover(head.game)) alt="" width="640" height="480";
        }
    }
}

/// The board and everybody's mat at the end.
fn final_board(chrome: &Chrome, view: &OverView) -> Markup {
    let mats = view.standings.ranking().into_iter().filter(|seat| seat.index() < view.picture.mats.len());
    html! {
        @if chrome.preferences.text_mode { div .text-mode { (view.picture.text) } }
        @else {
            div .final {
                div .board-pane {
                    div #viewport .viewport data-scroll="keep" { div #camera .camera { (view.picture.board) } }
                    (zoom_buttons(chrome))
                }
                @if !view.picture.areas.is_empty() {
                    div .final-areas {
                        @for area in &view.picture.areas {
                            section .area data-area=(area.id) { h3 { (area.title) } (area.content) }
                        }
                    }
                }
            }
            @for seat in mats {
                (mat(chrome, seat, view.names.of(seat), view.picture.mats.get(seat.index())))
            }
        }
    }
}

/// The mat of a seat under its name.
pub(super) fn mat(chrome: &Chrome, seat: Seat, name: &str, mat: Option<&Markup>) -> Markup {
    html! {
        section class={ "mat " (seat_class(seat)) } id={ "mat-" (seat) } data-seat=(seat)
            aria-label=(chrome.t1("mat-of", "name", name)) {
            div .mat-head { (named(seat, name)) }
            div .mat-body tabindex="0" { @if let Some(mat) = mat { (mat) } }
        }
    }
}

/// The picture of the result, and the link to the replay.
fn share(chrome: &Chrome, view: &OverView) -> Markup {
    let head = &view.head;
    let replay = format!("/t/{}/replay?at=0", head.code);
    html! {
        section .leaf .share aria-labelledby="share" {
            header { h2 #share { (chrome.t("over-share")) } }
            img .share-image src={ "/t/" (head.code) "/share.png" } width="1200" height="630"
                loading="lazy" alt=(share_words(chrome, view));
            p .muted { (shared_with(chrome, head, view.shared)) }
            p .actions {
                a .button href=(replay) data-copy=(replay) { (chrome.t("over-replay-link")) } " "
                a .button href={ "/t/" (head.code) "/share.png" } download={ (head.code) ".png" } {
                    (chrome.t("over-image"))
                }
                " " a .button href={ "/t/" (head.code) "/record" } download { (chrome.t("over-record")) }
            }
        }
    }
}

/// The winning seats.
pub(super) fn winners(view: &OverView) -> Vec<Seat> {
    let ranking = view.standings.ranking();
    ranking.into_iter().filter(|&seat| view.standings.place(seat) == 1).collect()
}

/// Who won, in a sentence.
pub(super) fn winner_words(chrome: &Chrome, view: &OverView) -> String {
    let winners = winners(view);
    let points = winners.first().map_or(0, |&seat| view.standings.score(seat).total());
    let names: Vec<&str> = winners.iter().map(|&seat| view.names.of(seat)).collect();
    let key = if winners.len() > 1 { "over-winners" } else { "over-winner" };
    let unit = word(chrome, view.head.game, "points").unwrap_or_else(|| chrome.t("points"));
    chrome.tv(key, &[("name", names.join(", ").into()), ("points", points.into()), ("unit", unit.into())])
}

/// The result in one line, as the text alternative of the image.
fn share_words(chrome: &Chrome, view: &OverView) -> String {
    let places = view.standings.ranking().into_iter().map(|seat| {
        let place = view.standings.place(seat);
        format!("{place}. {} {}", view.names.of(seat), view.standings.score(seat).total())
    });
    format!("{}: {}", table_title(chrome, &view.head), places.collect::<Vec<_>>().join(", "))
}

fn actions(chrome: &Chrome, view: &OverView) -> Markup {
    let head = &view.head;
    html! {
        div .actions {
            @match &view.rematch {
                Some(code) => { a .button .primary .large href={ "/t/" (code) } { (chrome.t("over-rematch-join")) } },
                None => {
                    @if head.viewer.is_some() {
                        form method="post" action={ "/t/" (head.code) "/rematch" } {
                            button .primary .large { (chrome.t("over-rematch")) }
                        }
                    }
                },
            }
            @if let Some(day) = head.day {
                a .button .large href={ "/daily/" (day) "/" (head.game.slug) } { (chrome.t("daily-ranking")) }
            }
            a .button .large href={ "/t/" (head.code) "/replay?at=0" } { (chrome.t("card-replay")) }
            a .button .large href="#final" { (chrome.t("over-look")) }
            a .button .large href="#share" { (chrome.t("over-share")) }
        }
    }
}

/// The name of a source of points.
fn source_word(chrome: &Chrome, view: &OverView, source: &str) -> String {
    word(chrome, view.head.game, &format!("source-{source}")).unwrap_or_else(|| capital(source))
}

/// The sources that changed any seat's points, with their indices.
fn scored(view: &OverView) -> Vec<(usize, &'static str)> {
    let any = |source: usize| {
        view.standings.ranking().iter().any(|&seat| view.standings.score(seat).points[source] != 0)
    };
    view.head.game.sources.iter().copied().enumerate().filter(|(source, _)| any(*source)).collect()
}

fn score_table(chrome: &Chrome, view: &OverView) -> Markup {
    let game = view.head.game;
    let tie_word = |tie: &str| word(chrome, game, &format!("tie-{tie}")).unwrap_or_else(|| capital(tie));
    html! {
        div .scroll-x tabindex="0" {
            table .scores data-sortable {
                thead {
                    tr {
                        th scope="col" .number { (chrome.t("over-place")) }
                        th scope="col" { (chrome.t("over-player")) }
                        @for (_, source) in scored(view) { th scope="col" .number { (source_word(chrome, view, source)) } }
                        th scope="col" .number { (chrome.t("over-total")) }
                        @for tie in game.tie_breaks {
                            th scope="col" .number .tie { (chrome.t1("over-tie", "what", tie_word(tie))) }
                        }
                    }
                }
                tbody {
                    @for seat in view.standings.ranking() {
                        @let score = view.standings.score(seat);
                        tr data-seat=(seat) {
                            td .number .place { (view.standings.place(seat)) }
                            th scope="row" { (named(seat, view.names.of(seat))) }
                            @for (source, name) in scored(view) {
                                td .number data-label=(source_word(chrome, view, name)) { (score.points[source]) }
                            }
                            td .number .total data-label=(chrome.t("over-total")) { (score.total()) }
                            @for (tie, name) in score.tie_breaks.iter().zip(game.tie_breaks) {
                                td .number .tie data-label=(chrome.t1("over-tie", "what", tie_word(name))) { (tie) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A stacked bar per seat in the seat's colour, with one part per source in the order of the table. Neighbouring parts differ
/// in tone; each says what it is.
fn bars(chrome: &Chrome, view: &OverView) -> Markup {
    let ranking = view.standings.ranking();
    let gained =
        |seat: Seat| view.standings.score(seat).points.iter().map(|points| (*points).max(0)).sum::<i32>();
    let most = ranking.iter().map(|&seat| gained(seat)).max().unwrap_or(0).max(1);
    let width = |points: i32| points_to_f32(points) * BAR / points_to_f32(most);
    html! {
        svg .bars viewBox={ "0 0 1160 " (38 * ranking.len()) } role="img" aria-label=(chrome.t("over-bars")) {
            @for (row, &seat) in ranking.iter().enumerate() {
                @let score = view.standings.score(seat);
                @let y = 38 * row + 3;
                g class=(seat_class(seat)) data-seat=(seat) {
                    (disc(seat, 14.0, small(y + 16), 12.0))
                    rect .bar-ground x="36" y=(y) width=(BAR) height="32" rx="4" {}
                    @let gains = scored(view).into_iter().filter(|(source, _)| score.points[*source] > 0);
                    @for (place, (source, name)) in gains.enumerate() {
                        @let points = score.points[source];
                        @let before: i32 = score.points[..source].iter().map(|points| (*points).max(0)).sum();
                        @let (x, width) = (36.0 + width(before), width(points));
                        g .bar .pale[place % 2 == 1] {
                            title { (source_word(chrome, view, name)) ": " (points) }
                            rect x=(format!("{x:.1}")) y=(y) height="32" width=(format!("{width:.1}")) {}
                            @if width > 24.0 {
                                text x=(format!("{:.1}", x + width / 2.0)) y=(y + 22) text-anchor="middle" { (points) }
                            }
                        }
                    }
                    text .bar-value x="1150" y=(y + 23) text-anchor="end" { (score.total()) }
                }
            }
        }
    }
}

/// The length of the longest bar.
const BAR: f32 = 1050.0;

/// The line styles of the seats.
pub(super) const DASHES: [&str; 6] = ["none", "9 5", "2 5", "10 4 2 4", "18 6", "4 3"];

/// A line chart with one line per seat.
pub(super) struct Chart<'a> {
    pub(super) points: &'a [CurvePointView],
    /// Moments that are marked by their numbers.
    pub(super) moments: &'a [MomentView],
    /// The largest value on the vertical axis.
    pub(super) most: i32,
    /// A sentence that describes the chart.
    pub(super) label: String,
    /// The unit behind every number.
    pub(super) unit: &'static str,
}

/// The largest total of a curve.
pub(super) fn most(curve: &[CurvePointView]) -> i32 {
    curve.iter().flat_map(|point| point.totals.iter().copied()).max().unwrap_or(0)
}

/// The points of a seat's line in a box of this size.
pub(super) fn line_points(
    curve: &[CurvePointView],
    most: i32,
    seat: Seat,
    width: f32,
    height: f32,
) -> Vec<(f32, f32)> {
    let last = curve.last().map_or(1, |point| point.after).max(1);
    let x = |after: usize| width * small(after) / small(last);
    let y = |total: i32| height - height * points_to_f32(total) / points_to_f32(most.max(1));
    let total = |point: &CurvePointView| point.totals.get(seat.index()).copied().unwrap_or(0);
    curve.iter().map(|point| (x(point.after), y(total(point)))).collect()
}

/// Points for a drawing; negative totals are drawn as zero.
fn points_to_f32(points: i32) -> f32 {
    f32::from(i16::try_from(points.max(0)).unwrap_or(i16::MAX))
}

/// A count of moves or pixels as a float; such counts are small.
fn small(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// Points as the attribute of a line.
pub(super) fn line(points: &[(f32, f32)]) -> String {
    points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

/// A column over each point of the curve, read by pointing or with the arrow keys; it links to that position.
fn readings(view: &OverView, chart: &Chart<'_>, ranking: &[Seat]) -> Markup {
    let Chart { points, most, unit, .. } = chart;
    let line = line_points(points, *most, Seat::new(0), CHART.0, CHART.1);
    let xs: Vec<f32> = line.into_iter().map(|(x, _)| x).collect();
    let edge = |one: Option<&f32>, x: f32, far: f32| one.map_or(far, |other| f32::midpoint(*other, x));
    html! {
        @for (place, (point, &x)) in points.iter().zip(&xs).enumerate() {
            @let left = edge(place.checked_sub(1).and_then(|before| xs.get(before)), x, -20.0);
            @let right = edge(xs.get(place + 1), x, 560.0);
            @let totals = ranking.iter().map(|&seat| {
                let total = point.totals.get(seat.index()).copied().unwrap_or(0);
                format!("{} {total}{unit}", view.names.of(seat))
            });
            @let said = [point.label.clone()].into_iter().filter(|label| !label.is_empty()).chain(totals);
            @let said = said.collect::<Vec<_>>().join(" · ");
            a .reading href={ "/t/" (view.head.code) "/replay?at=" (point.after) } data-read=(said) aria-label=(said)
                tabindex=(if place == 0 { "0" } else { "-1" }) {
                rect x=(format!("{left:.1}")) y="0" width=(format!("{:.1}", right - left)) height="258" {}
                path d=(format!("M{x:.1} 0V250")) {}
            }
        }
    }
}

/// The size of the lines in a chart; the paper around them has room for the numbers.
const CHART: (f32, f32) = (540.0, 250.0);

/// The least distance between two totals beside the ends of the lines.
const LINE_GAP: f32 = 22.0;

/// Where the total of each seat is written, so that none covers another.
fn end_heights(ends: &[(Seat, f32)]) -> Vec<(Seat, f32)> {
    let mut ends = ends.to_vec();
    ends.sort_by(|one, two| one.1.total_cmp(&two.1));
    for place in 1..ends.len() {
        ends[place].1 = ends[place].1.max(ends[place - 1].1 + LINE_GAP);
    }
    // Those pushed below the axis push the others up.
    let mut lowest = CHART.1;
    for end in ends.iter_mut().rev() {
        end.1 = end.1.min(lowest);
        lowest = end.1 - LINE_GAP;
    }
    ends
}

/// The horizontal lines of a chart: round numbers up to the largest value.
fn grid(most: i32) -> Vec<i32> {
    let step = [1, 2, 5, 10, 20, 25, 50, 100, 200].into_iter().find(|step| most / step <= 5).unwrap_or(500);
    (0..=most / step).map(|line| line * step).collect()
}

/// The lines of all seats, the leader on top, each with its seat and its total at the end.
fn lines(chart: &Chart<'_>, ranking: &[Seat]) -> Markup {
    let Chart { points: curve, most, unit, .. } = chart;
    let points = |seat: Seat| line_points(curve, *most, seat, CHART.0, CHART.1);
    let total =
        |seat: Seat| curve.last().and_then(|point| point.totals.get(seat.index())).copied().unwrap_or(0);
    let end = |&seat: &Seat| Some((seat, points(seat).last()?.1));
    let ends = end_heights(&ranking.iter().filter_map(end).collect::<Vec<_>>());
    html! {
        @for &seat in ranking.iter().rev() {
            @let line = line(&points(seat));
            g class=(seat_class(seat)) data-seat=(seat) {
                polyline points=(line) .under {}
                polyline points=(line) .over {}
                polyline points=(line) .dash stroke-dasharray=(DASHES[seat.index()]) {}
            }
        }
        @for (seat, y) in ends {
            g class=(seat_class(seat)) data-seat=(seat) {
                (disc(seat, CHART.0 + 16.0, y, 9.0))
                text .end x=(CHART.0 + 30.0) y=(format!("{:.1}", y + 6.0)) { (total(seat)) (unit) }
            }
        }
    }
}

/// The moments worth replaying, on the line of the leader at that moment.
fn marks(chart: &Chart<'_>) -> Markup {
    let Chart { points, moments, most, .. } = chart;
    let last = points.last().map_or(1, |point| point.after).max(1);
    let mark = |moment: &MomentView| {
        let point = points.iter().rev().find(|point| point.after <= moment.after)?;
        let best = point.totals.iter().max().copied().unwrap_or(0);
        let y = CHART.1 - CHART.1 * points_to_f32(best) / points_to_f32((*most).max(1));
        Some((CHART.0 * small(moment.after) / small(last), y))
    };
    html! {
        @for (place, moment) in moments.iter().enumerate() {
            @if let Some((x, y)) = mark(moment) {
                g .moment transform=(format!("translate({x:.1} {y:.1})")) aria-hidden="true" {
                    circle r="10" {}
                    text y="5" text-anchor="middle" { (place + 1) }
                }
            }
        }
    }
}

/// The chart, and the same numbers as a table.
pub(super) fn curve(chrome: &Chrome, view: &OverView, chart: &Chart<'_>) -> Markup {
    let Chart { points: curve, most, label, unit, .. } = chart;
    let ranking = view.standings.ranking();
    let height = |value: i32| CHART.1 - CHART.1 * points_to_f32(value) / points_to_f32((*most).max(1));
    html! {
        svg .curve viewBox="-40 -16 660 292" role="group" aria-label=(label) {
            @for value in grid(*most) {
                path d=(format!("M0 {:.1}H{}", height(value), CHART.0)) .axis .base[value == 0] {}
                text .scale x="-8" y=(format!("{:.1}", height(value) + 5.0)) text-anchor="end" { (value) (unit) }
            }
            (lines(chart, &ranking))
            (marks(chart))
            (readings(view, chart, &ranking))
        }
        output .curve-read data-keep {}
        details .curve-data {
            summary { (chrome.t("over-curve-table")) }
            div .scroll-x tabindex="0" {
                table {
                    thead { tr {
                        th scope="col" .number { (chrome.t("over-after")) }
                        @for &seat in &ranking { th scope="col" .number { (view.names.of(seat)) } }
                    } }
                    tbody {
                        @for point in *curve {
                            tr {
                                th scope="row" .number {
                                    a href={ "/t/" (view.head.code) "/replay?at=" (point.after) }
                                        title=[(!point.label.is_empty()).then_some(&point.label)] { (point.after) }
                                }
                                @for &seat in &ranking {
                                    td .number { (point.totals.get(seat.index()).copied().unwrap_or(0)) (unit) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
