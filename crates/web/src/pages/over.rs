//! The page of a finished game: result, scores, course of the game.

use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg::disc;

use super::advice;
use super::parts::{capital, chat, fairness, named, seat_class, table_title, word};
use super::shell::{Page, page};
use super::table::zoom_buttons;
use crate::view::{Chrome, CurvePoint, OverView};

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
            header .page-head {
                p .muted { (table_title(chrome, head)) }
                h1 { span aria-hidden="true" { "★ " } (winner_words(chrome, view)) }
                @if let Some(ending) = &view.ending { p { (ending) } }
                (actions(chrome, view))
            }
            section .box aria-labelledby="breakdown" {
                h2 #breakdown { (chrome.t("over-breakdown")) }
                (score_table(chrome, view))
                (bars(chrome, view))
            }
            div .story {
                section .box aria-labelledby="curve" {
                    h2 #curve { (chrome.t("over-curve")) }
                    (curve(chrome, view, &Chart {
                        points: &view.curve,
                        most: most(&view.curve),
                        label: chrome.t("over-curve-label"),
                        unit: "",
                    }))
                }
                (advice::analysis(chrome, view))
                section .box aria-labelledby="moments" {
                    h2 #moments { (chrome.t("over-moments")) }
                    @if view.moments.is_empty() { p .muted { (chrome.t("over-moments-none")) } }
                    ul .moment-list {
                        @for moment in &view.moments {
                            li { a href={ "/t/" (head.code) "/replay?at=" (moment.after) } { (moment.text) " ▸" } }
                        }
                    }
                }
                section .box aria-labelledby="share" {
                    h2 #share { (chrome.t("over-share")) }
                    img .share-image src={ "/t/" (head.code) "/share.png" } width="1200" height="630"
                        loading="lazy" alt=(share_words(chrome, view));
                    p .actions {
                        a .button href={ "/t/" (head.code) "/share.png" } download={ (head.code) ".png" } {
                            (chrome.t("over-image"))
                        }
                        " " a .button href={ "/t/" (head.code) "/record" } download { (chrome.t("over-record")) }
                    }
                }
            }
            section #final .box aria-labelledby="final-heading" {
                h2 #final-heading { (chrome.t("over-board")) }
                @if chrome.preferences.text_mode { div .text-mode { (view.picture.text) } }
                @else {
                    div .final {
                        div .board-pane {
                            div #viewport .viewport data-scroll="keep" { div #camera .camera { (view.picture.board) } }
                            (zoom_buttons(chrome))
                        }
                        div .final-areas {
                            @for area in &view.picture.areas {
                                section .area data-area=(area.id) { h3 { (area.title) } (area.content) }
                            }
                        }
                    }
                    @for seat in view.standings.ranking().into_iter().filter(|seat| seat.index() < view.picture.mats.len()) {
                        div class={ "mat " (seat_class(seat)) } data-seat=(seat) {
                            div .mat-head { (named(seat, view.names.of(seat))) }
                            div .mat-body { (view.picture.mats.get(seat.index()).cloned().unwrap_or_default()) }
                        }
                    }
                }
            }
            section .box aria-labelledby="chat-heading" {
                h2 #chat-heading { (chrome.t("tab-chat")) }
                (chat(chrome, head))
            }
            section .box aria-labelledby="fairness" {
                h2 #fairness { (chrome.t("fairness")) }
                (fairness(chrome, head))
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
            a .button href="#final" { (chrome.t("over-board")) }
            a .button href={ "/t/" (head.code) "/replay?at=0" } { (chrome.t("card-replay")) }
            @match &view.rematch {
                Some(code) => { a .button .primary href={ "/t/" (code) } { (chrome.t("over-rematch-join")) } },
                None => {
                    @if head.viewer.is_some() {
                        form method="post" action={ "/t/" (head.code) "/rematch" } {
                            button .primary { (chrome.t("over-rematch")) }
                        }
                    }
                },
            }
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

/// A stacked bar per seat, with one part per source; parts differ by pattern.
fn bars(chrome: &Chrome, view: &OverView) -> Markup {
    let sources = view.head.game.sources;
    let ranking = view.standings.ranking();
    let gained =
        |seat: Seat| view.standings.score(seat).points.iter().map(|points| (*points).max(0)).sum::<i32>();
    let most = ranking.iter().map(|&seat| gained(seat)).max().unwrap_or(0).max(1);
    let width = |points: i32| points_to_f32(points) * 560.0 / points_to_f32(most);
    let height = 34 * ranking.len();
    html! {
        svg .bars viewBox={ "0 0 640 " (height) } role="img" aria-label=(chrome.t("over-bars")) {
            defs {
                @for source in 0..sources.len() {
                    pattern id={ "fill-" (source) } width="8" height="8" patternUnits="userSpaceOnUse"
                        patternTransform={ "rotate(" (45 * (source % 4)) ")" } {
                        rect width="8" height="8" .bar-ground {}
                        @if source > 0 { rect width=(2 + source / 4) height="8" .bar-hatch {} }
                    }
                }
            }
            @for (row, &seat) in ranking.iter().enumerate() {
                @let score = view.standings.score(seat);
                @let y = 34 * row + 4;
                g class=(seat_class(seat)) data-seat=(seat) {
                    (disc(seat, 13.0, small(y + 13), 10.0))
                    @for (source, &points) in score.points.iter().take(sources.len()).enumerate() {
                        @let before: i32 = score.points[..source].iter().map(|points| (*points).max(0)).sum();
                        @if points > 0 {
                            rect x=(format!("{:.1}", 30.0 + width(before))) y=(y) height="26"
                                width=(format!("{:.1}", width(points))) fill={ "url(#fill-" (source) ")" } .bar {}
                        }
                    }
                    text x=(format!("{:.1}", 36.0 + width(gained(seat)))) y=(y + 19) .bar-value { (score.total()) }
                }
            }
        }
        @if sources.len() > 1 {
            ul .legend {
                @for (place, source) in scored(view) {
                    li {
                        svg viewBox="0 0 20 14" aria-hidden="true" {
                            rect width="20" height="14" fill={ "url(#fill-" (place) ")" } .bar {}
                        }
                        " " (source_word(chrome, view, source))
                    }
                }
            }
        }
    }
}

/// The line styles of the seats.
pub(super) const DASHES: [&str; 6] = ["none", "9 5", "2 5", "10 4 2 4", "18 6", "4 3"];

/// A line chart with one line per seat.
pub(super) struct Chart<'a> {
    pub(super) points: &'a [CurvePoint],
    /// The largest value on the vertical axis.
    pub(super) most: i32,
    /// A sentence that describes the chart.
    pub(super) label: String,
    /// The unit behind every number.
    pub(super) unit: &'static str,
}

/// The largest total of a curve.
pub(super) fn most(curve: &[CurvePoint]) -> i32 {
    curve.iter().flat_map(|point| point.totals.iter().copied()).max().unwrap_or(0)
}

/// The points of a seat's line in a box of this size.
pub(super) fn line_points(
    curve: &[CurvePoint],
    most: i32,
    seat: Seat,
    width: f32,
    height: f32,
) -> Vec<(f32, f32)> {
    let last = curve.last().map_or(1, |point| point.after).max(1);
    let x = |after: usize| width * small(after) / small(last);
    let y = |total: i32| height - height * points_to_f32(total) / points_to_f32(most.max(1));
    let total = |point: &CurvePoint| point.totals.get(seat.index()).copied().unwrap_or(0);
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
    let line = line_points(points, *most, Seat::new(0), 540.0, 250.0);
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
                rect x=(format!("{left:.1}")) y="0" width=(format!("{:.1}", right - left)) height="266" {}
                path d=(format!("M{x:.1} 8V260")) {}
            }
        }
    }
}

/// The chart, and the same numbers as a table.
pub(super) fn curve(chrome: &Chrome, view: &OverView, chart: &Chart<'_>) -> Markup {
    let Chart { points: curve, most, label, unit } = chart;
    let ranking = view.standings.ranking();
    let last = curve.last().map_or(0, |point| point.after);
    html! {
        svg .curve viewBox="-34 -14 620 300" role="group" aria-label=(label) {
            rect x="-34" y="-14" width="620" height="300" rx="6" .paper {}
            path d="M0 0V260H560" .axis {}
            text x="-6" y="13" text-anchor="end" { (most) (unit) }
            text x="-6" y="263" text-anchor="end" { "0" }
            text x="540" y="279" text-anchor="end" { (last) }
            @for &seat in ranking.iter().rev() {
                @let points = line_points(curve, *most, seat, 540.0, 250.0);
                g class=(seat_class(seat)) data-seat=(seat) transform="translate(0 8)" {
                    polyline points=(line(&points)) .under stroke-dasharray=(DASHES[seat.index()]) {}
                    polyline points=(line(&points)) .over stroke-dasharray=(DASHES[seat.index()]) {}
                    @if let Some((x, y)) = points.last() {
                        (disc(seat, *x, *y, 9.0))
                    }
                }
            }
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
