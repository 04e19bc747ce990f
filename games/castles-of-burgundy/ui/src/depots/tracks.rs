//! Phases and rounds with the goods to come and the white die, the turn order track, the bonus tiles.

use castles_of_burgundy::{Kind, Phase, ROUNDS, Size};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::svg;

use super::{BLACK, PLATE, SIZE, flag};
use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// The plate of the turn order track and of the bonus tiles.
const TRACK: f32 = BLACK + PLATE + 9.0;
const TRACK_HEIGHT: f32 = 44.0;
const BONUS: f32 = TRACK + TRACK_HEIGHT + 7.0;
/// The width of a bonus tile, and the distance between two.
const BONUS_WIDE: f32 = 58.0;
const BONUS_STEP: f32 = 62.0;

/// What never changes: the water of the track, the empty places of the rounds.
pub(super) fn ground() -> Markup {
    html! {
        rect.cb-shade x="8" y=(TRACK + 3.0) width="368" height=(TRACK_HEIGHT) rx="9" {}
        rect x="8" y=(TRACK) width="368" height=(TRACK_HEIGHT) rx="9" fill="#3f6c8c" stroke="#1e3c52" stroke-width="1.5" {}
        path d={ "M12 " (TRACK + 33.0) "q7.5-6 15 0" @for _ in 0..23 { "t15 0" } } fill="none" stroke="#9cc3da" stroke-width="1.5" opacity=".7" {}
        @for place in 0..ROUNDS {
            rect x=(229.0 + 29.5 * f32::from(place)) y="29" width="25" height="25" rx="4" fill="#4a1719" stroke="#8e5a50" stroke-width="1" {}
        }
    }
}

impl Look<'_> {
    pub(super) fn tracks(&self) -> Markup {
        html! {
            (self.track())
            @for kind in Kind::ALL { (self.bonus(kind)) }
        }
    }

    /// The five phases with their points for a region, and the rounds of this one.
    pub(super) fn times(&self) -> Markup {
        let position = self.position;
        let now = position.phase();
        html! {
            @for phase in Phase::ALL {
                @let x = 8.0 + 42.5 * phase.index() as f32;
                @let state = match phase.index().cmp(&now.index()) {
                    std::cmp::Ordering::Less => "cb-past",
                    std::cmp::Ordering::Equal => "cb-now",
                    std::cmp::Ordering::Greater => "cb-later",
                };
                g class={ "cb-phase " (state) } aria-hidden="true" {
                    rect x=(x) y="5" width="39" height="47" rx="5" {}
                    text.cb-letter x=(x + 19.5) y="26" { (phase.letter()) }
                    text x=(x + 19.5) y="46" { "+" (position.tables().phase_points(phase)) }
                }
            }
            (self.rounds())
        }
    }

    /// CB-4.3: the goods of the next rounds in their places; in that of this round the white die, which sends the
    /// goods to a depot.
    fn rounds(&self) -> Markup {
        let (coming, white) = (self.marks(Element::Coming), self.marks(Element::White));
        let position = self.position;
        let place = |round: u8| 241.5 + 29.5 * f32::from(round);
        let now = position.round().saturating_sub(1);
        html! {
            g id=(coming.id) data-el=(coming.id) data-changed=[coming.changed_number()] aria-hidden="true" {
                rect.cb-hit x="226" y="4" width="150" height="52" {}
                text.cb-round-name x="229" y="22" { (self.say("depots-round", &[])) }
                text.cb-round-number x="376" y="22" { (position.round()) "/" (ROUNDS) }
                @for (round, goods) in (0u8..).zip(position.round_goods()) {
                    @match goods {
                        Some(goods) => { (icons::goods(*goods, place(round), 40.5, 22.0)) }
                        None if round != now => { path.cb-tick d={ "M" (place(round) - 5.0) " 42l4 4l7 -9" } {} }
                        None => {}
                    }
                }
            }
            g id=(white.id) data-el=(white.id) data-changed=[white.changed_number()] aria-hidden="true" {
                rect.cb-hit x=(place(now) - 13.0) y="27" width="26" height="28" {}
                @if let Some(die) = position.white_die() { (icons::white_die(die, place(now), 40.0, 24.0)) }
            }
        }
    }

    /// CB-2.11, CB-6.8: a space for each ship an estate can hold; on one space the upper marker is first.
    fn track(&self) -> Markup {
        let marks = self.marks(Element::Track);
        let (spaces, _) = self.track_spaces();
        html! {
            g id=(marks.id) data-el=(marks.id) aria-hidden="true" {
                rect.cb-hit x="8" y=(TRACK) width="368" height=(TRACK_HEIGHT) {}
                @for space in 0..spaces {
                    circle.cb-buoy cx=(self.space_at(space)) cy=(TRACK + 22.0) r="15.5" {}
                    text.cb-space x=(self.space_at(space)) y=(TRACK + 27.5) { (space) }
                }
            }
            @for &seat in self.position.track().iter().rev() { (self.marker(seat)) }
        }
    }

    /// The number of spaces of the track, and their width.
    fn track_spaces(&self) -> (u8, f32) {
        let spaces = self.position.tables().kind(Kind::Ship).estate + 1;
        (spaces, 364.0 / f32::from(spaces))
    }

    fn space_at(&self, space: u8) -> f32 {
        10.0 + self.track_spaces().1 * (f32::from(space) + 0.5)
    }

    fn marker(&self, seat: Seat) -> Markup {
        let marks = self.marks(Element::Marker(seat));
        let space = self.position.space(seat);
        let track = self.position.track().iter().filter(|&&other| self.position.space(other) == space);
        let (there, above) = (track.clone().count(), track.take_while(|&&other| other != seat).count());
        let x = self.space_at(space) + (there as f32 - 1.0) * 6.5 - 13.0 * above as f32;
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                aria-hidden="true" transform={ "translate(" (x) " " (TRACK + 21.0) ")" } {
                circle.cb-shade cy="3" r="14" {}
                (svg::disc(seat, 0.0, 0.0, 12.0))
            }
        }
    }

    /// CB-7.6, CB-7.7: the points for the first and the second player to complete a colour, or the owner of
    /// the tile.
    fn bonus(&self, kind: Kind) -> Markup {
        let position = self.position;
        let left = 8.0 + BONUS_STEP * f32::from(kind.number());
        let ink = icons::kind_ink(kind);
        html! {
            g transform={ "translate(" (left) " " (BONUS) ")" } aria-hidden="true" {
                rect.cb-shade y="3" width=(BONUS_WIDE) height="40" rx="6" {}
                rect width=(BONUS_WIDE) height="40" rx="6" fill=(icons::kind_fill(kind)) stroke=(icons::INK) stroke-width="1.2" {}
                (icons::kind(kind, 12.5, 20.0, 20.0, ink))
                @for (place, (size, owner)) in [Size::Large, Size::Small].into_iter().zip(position.bonus_tiles(kind)).enumerate() {
                    @let marks = self.marks(Element::Bonus(kind, size));
                    g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true"
                        transform={ "translate(" (if place == 0 { 31.0 } else { 48.5 }) " 20)" } {
                        rect.cb-hit x="-9" y="-20" width="18" height="40" {}
                        @match owner {
                            Some(seat) => { (svg::disc(seat, 0.0, 0.0, 7.5)) }
                            None => {
                                text.cb-bonus .cb-lesser[place == 1] y=(if place == 0 { 7.5 } else { 6.5 }) fill=(ink) {
                                    (position.tables().colour_points(place, position.seats()))
                                }
                            }
                        }
                        @if let Some(seat) = marks.changed { (flag(seat, -9.0, -9.0)) }
                    }
                }
            }
        }
    }
}

const _: () = assert!(BONUS + 43.0 <= SIZE.1, "the board ends below the bonus tiles");
