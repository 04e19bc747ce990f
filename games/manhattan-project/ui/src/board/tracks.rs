//! The three tracks with one disc for each player.

use engine::Seat;
use manhattan_project::Fuel;
use maud::{Markup, html};
use ui_kit::svg;

use super::layout::{HEADING, Place};
use crate::element::{Element, Track};
use crate::icons::{self, Sign};
use crate::look::Look;

/// The height of a track, and where its cells begin.
const ROW: f32 = 42.0;
const LEFT: f32 = 42.0;
/// The shorter track stands to the right: the buttons of the page lie over the corner of the board.
const CORNER: f32 = 170.0;

impl Look<'_> {
    pub(super) fn tracks(&self, Place([x, y, width, _]): Place) -> Markup {
        html! {
            @for (number, track) in Track::ALL.into_iter().enumerate() {
                (self.track(track, x, y + HEADING + ROW * number as f32, width))
            }
        }
    }

    fn track(&self, track: Track, x: f32, y: f32, width: f32) -> Markup {
        let most = track.most(self.position);
        let (x, width) = if track == Track::Espionage { (x + CORNER, width - CORNER) } else { (x, width) };
        let marks = self.marks(Element::Track(track));
        let step = (width - LEFT - 8.0) / (f32::from(most) + 1.0);
        let sign = match track {
            Track::Plutonium => Sign::Fuel(Fuel::Plutonium),
            Track::Uranium => Sign::Fuel(Fuel::Uranium),
            Track::Espionage => Sign::Spy,
        };
        let values: Vec<String> = self
            .seats()
            .map(|seat| format!("{} {}", self.name(seat), track.value(self.position, seat)))
            .collect();
        let said = format!("{}: {}", self.track_name(track), values.join(", "));
        html! {
            g id=(marks.id) data-el=(marks.id) role="img" aria-label=(said) {
                (icons::sign(sign, x + 22.0, y + 20.0, 30.0))
                @for value in 0..=most {
                    @let left = x + LEFT + step * f32::from(value);
                    rect.mp-cell x=(left) y=(y + 1.0) width=(step - 2.0) height=(ROW - 4.0) rx="5" {}
                    text.mp-step x=(left + 4.0) y=(y + 15.0) { (value) }
                }
            }
            @for seat in self.seats() { (self.disc(track, seat, x + LEFT, y, step)) }
        }
    }

    pub(crate) fn track_name(&self, track: Track) -> String {
        self.say(
            match track {
                Track::Plutonium => "track-plutonium",
                Track::Uranium => "track-uranium",
                Track::Espionage => "track-espionage",
            },
            &[],
        )
    }

    /// The disc of a seat, beside those of others on the same step.
    fn disc(&self, track: Track, seat: Seat, left: f32, y: f32, step: f32) -> Markup {
        let value = track.value(self.position, seat);
        let before = self.seats().take_while(|&other| other != seat);
        let place = before.filter(|&other| track.value(self.position, other) == value).count();
        let (column, line) = ((place % 3) as f32, (place / 3) as f32);
        let marks = self.marks(Element::Disc(track, seat));
        let (x, y) =
            (left + step * f32::from(value) + 11.0 + column * 12.5 + line * 12.5, y + 28.0 - line * 16.0);
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } {
                (svg::disc(seat, 0.0, 0.0, 7.0))
                @if marks.changed.is_some() { circle.mp-changed r="10" {} }
            }
        }
    }
}
