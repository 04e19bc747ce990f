//! A plot of shares of wins with their confidence intervals, one bar each, and of the share among equals.

use crate::drawing::{BAR, INK, LINE, MARK, bar, line, text};

/// Width of the drawing, in its units and in pixels.
pub(crate) const WIDTH: u32 = 1200;

const ROW: f64 = 44.0;
const LEFT: f64 = 320.0;
const RIGHT: f64 = 1120.0;
const TOP: f64 = 110.0;

/// A bar.
pub(crate) struct Share {
    pub(crate) name: String,
    pub(crate) share: f64,
    pub(crate) interval: [f64; 2],
}

pub(crate) fn plot(heading: &str, caption: &str, shares: &[Share], seats: u8) -> String {
    let bottom = TOP + ROW * shares.len() as f64;
    let height = bottom + 60.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" fill=\"{INK}\">\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>"
    );
    text(&mut svg, 40.0, 40.0, 22, "start", heading);
    text(&mut svg, 40.0, 76.0, 16, "start", caption);
    let x = |share: f64| LEFT + (RIGHT - LEFT) * share;
    for tenth in (0..=10).step_by(2) {
        let at = x(f64::from(tenth) / 10.0);
        line(&mut svg, [at, TOP - 10.0, at, bottom], LINE);
        text(&mut svg, at, bottom + 22.0, 14, "middle", &format!("{} %", tenth * 10));
    }
    for (at, Share { name, share, interval: [low, high] }) in shares.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        text(&mut svg, LEFT - 16.0, y + 5.0, 16, "end", name);
        bar(&mut svg, [LEFT, y - 9.0, x(*share) - LEFT, 18.0], BAR);
        line(&mut svg, [x(*low), y, x(*high), y], INK);
        for end in [low, high] {
            line(&mut svg, [x(*end), y - 12.0, x(*end), y + 12.0], INK);
        }
        text(&mut svg, x(*high) + 10.0, y + 5.0, 14, "start", &format!("{:.1} %", 100.0 * share));
    }
    let even = x(1.0 / f64::from(seats));
    line(&mut svg, [even, TOP - 10.0, even, bottom], MARK);
    svg + "</svg>"
}
