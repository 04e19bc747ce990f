//! A report as a plot: game length, win rate by seat, and for each component how often it was taken and how often its
//! takers won.

use std::fmt::Write;

use catalogue::summary::{ComponentSummary, StudySummary};
use ui_kit::Language;

use super::heading;
use crate::drawing::{BAR, INK, LINE, MARK, MUTED, bar, line, text};
use crate::words;

/// Width of the drawing, in its units and in pixels.
pub(super) const WIDTH: u32 = 1200;

/// The height of a component's row, and the number of columns.
const ROW: f64 = 17.0;
const COLUMNS: usize = 2;

pub(super) fn plot(report: &StudySummary, language: Language) -> String {
    let rows = report.components.len().div_ceil(COLUMNS);
    let height = if rows == 0 { 380.0 } else { 460.0 + ROW * rows as f64 };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" fill=\"{INK}\">\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>"
    );
    text(&mut svg, 40.0, 40.0, 22, "start", &heading(report, language));
    lengths(&mut svg, report, language);
    seats(&mut svg, report, language);
    if rows > 0 {
        components(&mut svg, report, rows, language);
    }
    svg + "</svg>"
}

/// Histogram of the number of decisions, with twenty bins.
fn lengths(svg: &mut String, report: &StudySummary, language: Language) {
    const STEPS: usize = 20;
    let (left, bottom, width, height) = (60.0, 320.0, 560.0, 210.0);
    text(svg, left, 90.0, 16, "start", &words::text(language, "report-decisions", &[]));
    let all = &report.decisions.all;
    let (least, most) =
        (report.decisions.shortest, report.decisions.longest.max(report.decisions.shortest + 1.0));
    let mut counts = [0usize; STEPS];
    for length in all {
        let step = ((length - least) / (most - least) * STEPS as f64) as usize;
        counts[step.min(STEPS - 1)] += 1;
    }
    let highest = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = width / STEPS as f64;
    for (at, &count) in counts.iter().enumerate() {
        let tall = height * count as f64 / highest;
        bar(svg, [left + step * at as f64 + 1.0, bottom - tall, step - 2.0, tall], BAR);
    }
    line(svg, [left, bottom, left + width, bottom], INK);
    let median = left + width * (report.decisions.median - least) / (most - least);
    line(svg, [median, bottom - height, median, bottom + 6.0], MARK);
    for (part, value) in [(0.0, least), (1.0, most)] {
        text(svg, left + width * part, bottom + 20.0, 14, "middle", &format!("{value:.0}"));
    }
    let median_words =
        format!("{} {:.0}", words::text(language, "report-median", &[]), report.decisions.median);
    text(svg, median, bottom + 36.0, 14, "middle", &median_words);
}

/// The win share of each seat, with the even share.
fn seats(svg: &mut String, report: &StudySummary, language: Language) {
    let (left, bottom, width, height) = (720.0, 320.0, 420.0, 210.0);
    text(svg, left, 90.0, 16, "start", &words::text(language, "report-seat", &[]));
    let even = 1.0 / report.win_share.len() as f64;
    let highest = report.win_share.iter().copied().fold(even, f64::max) * 1.1;
    let step = width / report.win_share.len() as f64;
    for (at, &share) in report.win_share.iter().enumerate() {
        let x = left + step * at as f64;
        let tall = height * share / highest;
        bar(svg, [x + step * 0.15, bottom - tall, step * 0.7, tall], BAR);
        text(svg, x + step / 2.0, bottom - tall - 6.0, 14, "middle", &format!("{:.1} %", 100.0 * share));
        text(svg, x + step / 2.0, bottom + 20.0, 14, "middle", &(at + 1).to_string());
    }
    line(svg, [left, bottom, left + width, bottom], INK);
    let y = bottom - height * even / highest;
    line(svg, [left, y, left + width, y], MARK);
}

fn components(svg: &mut String, report: &StudySummary, rows: usize, language: Language) {
    let top = 410.0;
    text(svg, 40.0, top - 14.0, 16, "start", &words::text(language, "report-plot-components", &[]));
    let column = f64::from(WIDTH) / COLUMNS as f64;
    let even = 1.0 / report.win_share.len() as f64;
    for (at, component) in report.components.iter().enumerate() {
        let (x, y) = (40.0 + column * (at / rows) as f64, top + 10.0 + ROW * (at % rows) as f64);
        component_row(svg, component, even, x, y);
    }
}

/// A bar for how often a component was taken, and marks for the win rate of its takers and the even share.
fn component_row(svg: &mut String, component: &ComponentSummary, even: f64, x: f64, y: f64) {
    let (left, width) = (x + 150.0, 340.0);
    text(svg, left - 8.0, y + 5.0, 13, "end", &component.id);
    bar(svg, [left, y - 6.0, width, 12.0], "#eef0f3");
    bar(svg, [left, y - 6.0, width * component.taken, 12.0], BAR);
    line(svg, [left + width * even, y - 8.0, left + width * even, y + 8.0], LINE);
    if let Some(won) = component.won {
        let at = left + width * won;
        let _ = write!(
            svg,
            "<path d=\"M{at:.1} {:.1}l5 6l-5 6l-5 -6z\" fill=\"{MARK}\" stroke=\"#ffffff\"/>",
            y - 6.0
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" fill=\"{MUTED}\">{:.0} %</text>",
        left + width + 8.0,
        y + 4.0,
        100.0 * component.taken
    );
}
