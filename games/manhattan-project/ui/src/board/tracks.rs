//! The three tracks as dials: the discs of the players stand outside the rim, a pointer marks every occupied value.

use engine::Seat;
use manhattan_project::Fuel;
use maud::{Markup, html};
use ui_kit::svg;

use crate::element::{Element, Figure, Track};
use crate::icons::{self, Sign, short};
use crate::look::Look;

/// The middle of the column, the middle of the first dial, the distance from dial to dial and the radius.
const MIDDLE: f32 = 675.0;
const FIRST: f32 = 230.0;
const STEP: f32 = 146.0;
const RADIUS: f32 = 42.0;
/// The radius of a disc, and the angle between discs with equal values.
const DISC: f32 = 9.5;
const APART: f32 = 22.5;

/// The angle of a value: the scale leaves a quarter of the circle free at the bottom.
fn angle(value: u8, most: u8) -> f32 {
    (-225.0 + 270.0 * f32::from(value) / f32::from(most.max(1))).to_radians()
}

/// The point at a distance from the middle of a dial.
fn point(middle: f32, angle: f32, distance: f32) -> (f32, f32) {
    (short(MIDDLE + distance * angle.cos()), short(middle + distance * angle.sin()))
}

impl Look<'_> {
    pub(super) fn tracks(&self) -> Markup {
        html! {
            @for (number, track) in Track::ALL.into_iter().enumerate() {
                g.mp-dial { (self.dial(track, FIRST + STEP * number as f32)) }
            }
        }
    }

    fn dial(&self, track: Track, middle: f32) -> Markup {
        let most = track.most(self.position);
        let marks = self.marks(Element::Track(track));
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
        let figure = match track {
            Track::Plutonium => Figure::Fuel(Fuel::Plutonium),
            Track::Uranium => Figure::Fuel(Fuel::Uranium),
            Track::Espionage => Figure::Spies,
        };
        let mut ticks = String::new();
        for value in 0..=most {
            let (from, to) = (
                point(middle, angle(value, most), RADIUS - 3.0),
                point(middle, angle(value, most), RADIUS - 8.0),
            );
            ticks += &format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
        }
        let occupied = |value: &u8| self.seats().any(|seat| track.value(self.position, seat) == *value);
        html! {
            g id=(marks.id) data-el=(marks.id) role="img" aria-label=(said) {
                text.mp-type fill="#f4ecd8" font-size="15.5" text-anchor="middle" x=(MIDDLE) y=(middle - RADIUS - 27.0) {
                    (self.figure_name(figure).to_uppercase())
                }
                circle cx=(MIDDLE) cy=(middle) r=(RADIUS + 3.0) fill="#0e1d28" opacity=".45" {}
                circle.mp-dial-face cx=(MIDDLE) cy=(middle) r=(RADIUS) {}
                circle cx=(MIDDLE) cy=(middle) r=(RADIUS - 2.5) fill="none" stroke="#2b2415" {}
                path d=(ticks) stroke="#2b2415" stroke-width="1.5" {}
                @for value in 0..=most {
                    @let (x, y) = point(middle, angle(value, most), RADIUS - 15.0);
                    text fill="#231e17" font-size="15" text-anchor="middle" x=(x) y=(y + 5.2) { (value) }
                }
                @for value in (0..=most).filter(occupied) {
                    @let (from, to) = (point(middle, angle(value, most), RADIUS - 8.0), point(middle, angle(value, most), RADIUS + 1.0));
                    path d={ "M" (from.0) " " (from.1) "L" (to.0) " " (to.1) } stroke="#b23a25" stroke-width="5" stroke-linecap="round" {}
                }
                (icons::sign(sign, MIDDLE, middle, 26.0))
            }
            @for (seat, turned) in self.around(track) { (self.disc(track, seat, point(middle, turned, RADIUS + 10.0))) }
        }
    }

    /// The angle of every disc: that of its value, and those with values close by move apart.
    fn around(&self, track: Track) -> Vec<(Seat, f32)> {
        let most = track.most(self.position);
        let mut discs: Vec<(Seat, f32)> = self
            .seats()
            .map(|seat| (seat, angle(track.value(self.position, seat).min(most), most)))
            .collect();
        discs.sort_by(|a, b| a.1.total_cmp(&b.1));
        let apart = APART.to_radians();
        // Neighbours push each other away by halves; a few rounds are enough for five discs.
        for _ in 0..24 {
            for at in 1..discs.len() {
                let gap = discs[at].1 - discs[at - 1].1;
                if gap < apart {
                    let push = (apart - gap) / 2.0;
                    discs[at - 1].1 -= push;
                    discs[at].1 += push;
                }
            }
        }
        discs
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

    /// The disc of a seat.
    fn disc(&self, track: Track, seat: Seat, (x, y): (f32, f32)) -> Markup {
        let marks = self.marks(Element::Disc(track, seat));
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } {
                @if marks.changed.is_some() { circle.mp-changed r=(DISC + 3.5) {} }
                circle r=(DISC + 1.5) fill="#ffffff" {}
                circle r=(DISC) fill=(svg::seat_fill(seat)) stroke="#111418" stroke-width="1.6" {}
                path d="M-6.6 -3.6A7.5 7.5 0 0 1 6.6 -3.6" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="1.5" {}
                (svg::emblem(seat, 0.0, 0.0, 11.5))
            }
        }
    }
}
