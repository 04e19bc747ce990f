//! Drawing primitives of the plots.

use std::fmt::Write;

pub(crate) const INK: &str = "#1b1f24";
pub(crate) const MUTED: &str = "#525a65";
pub(crate) const LINE: &str = "#c5cad1";
pub(crate) const BAR: &str = "#0b5cad";
pub(crate) const MARK: &str = "#b91e0c";

pub(crate) fn text(svg: &mut String, x: f64, y: f64, size: u8, anchor: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{words}</text>"
    );
}

pub(crate) fn bar(svg: &mut String, [x, y, width, height]: [f64; 4], fill: &str) {
    let _ = write!(
        svg,
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{fill}\"/>"
    );
}

pub(crate) fn line(svg: &mut String, [x1, y1, x2, y2]: [f64; 4], stroke: &str) {
    let _ = write!(
        svg,
        "<path d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\" stroke=\"{stroke}\" stroke-width=\"1.5\"/>"
    );
}
