//! The share image of a result: a standalone SVG without style sheets or variables.

use engine::Seat;
use maud::{Markup, PreEscaped, html};
use ui_kit::svg::{KEY_IN, disc, seat_fill};

use super::over::{DASHES, line, line_points, most, winner_words};
use super::parts::title;
use crate::view::{Chrome, OverView};

const FONT: &str = "Noto Sans, DejaVu Sans, Liberation Sans, sans-serif";

/// The share image of a result, 1200×630.
pub(crate) fn share_svg(chrome: &Chrome, view: &OverView, board: Option<&str>) -> String {
    let ranking = view.standings.ranking();
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family=(FONT) {
            rect width="1200" height="630" fill="#ECE7DB" {}
            rect x="32" y="32" width="1136" height="566" rx="18" fill="#FFFFFF" stroke="#7A818B" {}
            text x="72" y="98" font-size="28" fill="#525A65" { (title(chrome, view.head.game)) " · Társas" }
            text x="72" y="158" font-size="46" font-weight="700" fill="#1B1F24" { (short(&winner_words(chrome, view), 42)) }
            @for (row, &seat) in ranking.iter().enumerate() {
                @let y = 214 + 60 * row;
                g transform={ "translate(72 " (y) ")" } {
                    text y="34" font-size="28" fill="#525A65" { (view.standings.place(seat)) }
                    (disc(seat, 56.0, 24.0, 20.0))
                    text x="96" y="34" font-size="30" fill="#1B1F24" { (short(view.names.of(seat), 16)) }
                    text x="450" y="34" font-size="34" font-weight="700" text-anchor="end" fill="#1B1F24" {
                        (view.standings.score(seat).total())
                    }
                }
            }
            (curve(view, &ranking, if board.is_some() { 250.0 } else { 490.0 }))
            @if let Some(board) = board { (thumbnail(board)) }
        }
    };
    markup.into_string()
}

/// The final board beside the curve, with its styles inlined.
fn thumbnail(board: &str) -> Markup {
    let framed = board.replacen("<svg", r#"<svg x="836" y="186" width="310" height="390""#, 1);
    html! { (PreEscaped(framed)) }
}

fn curve(view: &OverView, ranking: &[Seat], width: f32) -> Markup {
    html! {
        g transform="translate(560 220)" {
            path d={ "M0 0V320H" (width + 20.0) } fill="none" stroke="#7A818B" stroke-width="2" {}
            @for &seat in ranking.iter().rev() {
                @let points = line_points(&view.curve, most(&view.curve), seat, width, 310.0);
                @for (stroke, width) in [(KEY_IN, "8"), (seat_fill(seat), "5")] {
                    polyline points=(line(&points)) fill="none" stroke=(stroke) stroke-width=(width)
                        stroke-linejoin="round" stroke-dasharray=(DASHES[seat.index()]) {}
                }
                @if let Some((x, y)) = points.last() {
                    (disc(seat, *x, *y, 13.0))
                }
            }
        }
    }
}

/// Text shortened to fit its line.
fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}
