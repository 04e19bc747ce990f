//! A ladder as a plot: the win share of every bot among copies of the one below it, with its confidence interval and
//! the share among equals.

use ui_kit::Language;

use super::LadderReport;
use crate::drawing::{BAR, INK, LINE, MARK, bar, line, text};
use crate::words;

/// Width of the drawing, in its units and in pixels.
pub(super) const WIDTH: u32 = 1200;

const ROW: f64 = 44.0;
const LEFT: f64 = 320.0;
const RIGHT: f64 = 1120.0;
const TOP: f64 = 110.0;

pub(super) fn plot(report: &LadderReport, language: Language) -> String {
    let bottom = TOP + ROW * report.0.pairs.len() as f64;
    let height = bottom + 60.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" fill=\"{INK}\">\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>"
    );
    text(&mut svg, 40.0, 40.0, 22, "start", &report.heading(language));
    text(&mut svg, 40.0, 76.0, 16, "start", &words::text(language, "ladder-plot", &[]));
    let x = |share: f64| LEFT + (RIGHT - LEFT) * share;
    for tenth in (0..=10).step_by(2) {
        let at = x(f64::from(tenth) / 10.0);
        line(&mut svg, [at, TOP - 10.0, at, bottom], LINE);
        text(&mut svg, at, bottom + 22.0, 14, "middle", &format!("{} %", tenth * 10));
    }
    for (at, pair) in report.0.pairs.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        let words = format!("{} – {}", pair.name, pair.against);
        text(&mut svg, LEFT - 16.0, y + 5.0, 16, "end", &words);
        bar(&mut svg, [LEFT, y - 9.0, x(pair.win_share) - LEFT, 18.0], BAR);
        let [low, high] = pair.ci95;
        line(&mut svg, [x(low), y, x(high), y], INK);
        for end in [low, high] {
            line(&mut svg, [x(end), y - 12.0, x(end), y + 12.0], INK);
        }
        text(&mut svg, x(high) + 10.0, y + 5.0, 14, "start", &super::percent(pair.win_share));
    }
    let even = x(1.0 / f64::from(report.0.seats));
    line(&mut svg, [even, TOP - 10.0, even, bottom], MARK);
    svg + "</svg>"
}
