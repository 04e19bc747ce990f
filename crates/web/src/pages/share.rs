//! The picture of a result to send to others: standalone, without style sheets and variables.

use engine::Seat;
use maud::{Markup, PreEscaped, html};

use super::over::{DASHES, line, line_points, winner_words};
use super::parts::{emblem, title};
use crate::view::{Chrome, OverView};

/// Fill and ink of the seats.
const COLOURS: [(&str, &str); 6] = [
    ("#B91E0C", "#FFFFFF"),
    ("#6BC8FC", "#111418"),
    ("#F4D201", "#111418"),
    ("#7A1DB2", "#FFFFFF"),
    ("#408D80", "#111418"),
    ("#191B1F", "#FFFFFF"),
];

const FONT: &str = "Noto Sans, DejaVu Sans, Liberation Sans, sans-serif";

/// The picture of a result, 1200×630.
pub(crate) fn share_svg(chrome: &Chrome, view: &OverView) -> String {
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
                    g transform="translate(36 4) scale(2.5)" { (chip(seat)) }
                    text x="96" y="34" font-size="30" fill="#1B1F24" { (short(view.names.of(seat), 16)) }
                    text x="450" y="34" font-size="34" font-weight="700" text-anchor="end" fill="#1B1F24" {
                        (view.standings.score(seat).total())
                    }
                }
            }
            (curve(view, &ranking))
        }
    };
    markup.into_string()
}

fn curve(view: &OverView, ranking: &[Seat]) -> Markup {
    html! {
        g transform="translate(600 220)" {
            path d="M0 0V320H520" fill="none" stroke="#7A818B" stroke-width="2" {}
            @for &seat in ranking.iter().rev() {
                @let points = line_points(view, seat, 490.0, 310.0);
                @let (fill, _) = COLOURS[seat.index()];
                @for (stroke, width) in [("#111418", "8"), (fill, "5")] {
                    polyline points=(line(&points)) fill="none" stroke=(stroke) stroke-width=(width)
                        stroke-linejoin="round" stroke-dasharray=(DASHES[seat.index()]) {}
                }
                @if let Some((x, y)) = points.last() {
                    g transform=(format!("translate({:.1} {:.1}) scale(1.6)", x - 12.8, y - 12.8)) { (chip(seat)) }
                }
            }
        }
    }
}

fn chip(seat: Seat) -> Markup {
    let (fill, ink) = COLOURS[seat.index()];
    html! {
        circle cx="8" cy="8" r="8" fill=(fill) stroke="#111418" {}
        g fill=(ink) transform="translate(2 2) scale(.75)" { (PreEscaped(emblem(seat))) }
    }
}

/// A text that fits into its line.
fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}
