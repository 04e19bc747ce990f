//! Headstreams with their drops of this and the next rounds and the way of the next drop; where water leaves the map.

use barrage::{BaseSpace, Basin, Headstream};
use maud::{Markup, html};
use ui_kit::svg;

use super::layout::{Point, line};
use super::{Plan, ring};
use crate::element::Element;
use crate::icons::{self, Water};
use crate::words::Words;

/// A headstream tile is so wide and high.
const WIDTH: f32 = 200.0;
const HEIGHT: f32 = 52.0;

impl Plan<'_> {
    pub(super) fn springs(&self) -> Markup {
        html! { @for spring in (0..4).map(Headstream) { (self.spring(spring)) } }
    }

    fn spring(&self, spring: Headstream) -> Markup {
        let marks = self.look.marks(Element::Spring(spring));
        let (x, y) = self.layout.spring(spring);
        let position = self.look.position;
        let drops = position.on_headstream(spring);
        let tile = position.headstream_tile(spring);
        html! {
            g.ba-space.ba-spring id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] {
                g transform={ "translate(" (x) " " (y) ")" } {
                    rect.ba-tile-ground x=(-WIDTH / 2.0) y=(-HEIGHT / 2.0) width=(WIDTH) height=(HEIGHT) rx="9" {}
                    text.ba-letter x=(-WIDTH / 2.0 + 20.0) y="10" { (Words::letter(spring)) }
                    (icons::drop(Water::Held, -WIDTH / 2.0 + 52.0, 1.0, 27.0))
                    text.ba-count x=(-WIDTH / 2.0 + 66.0) y="9" { "×" (drops) }
                    @for (round, count) in (1u8..).zip(tile) {
                        @let at = 22.0 + 21.0 * f32::from(round - 1);
                        @if round == position.round() { rect.ba-now x=(at - 9.0) y="-18" width="22" height="37" rx="5" {} }
                        text.ba-later x=(at + 2.0) y="8" { (count) }
                    }
                    @if marks.legal { (ring(WIDTH + 6.0, HEIGHT + 6.0)) }
                    @if let Some(seat) = marks.changed {
                        rect.ba-changed x=(-WIDTH / 2.0 - 4.0) y=(-HEIGHT / 2.0 - 4.0) width=(WIDTH + 8.0) height=(HEIGHT + 8.0) rx="9" {}
                        (svg::flag(seat, WIDTH / 2.0 - 14.0, -HEIGHT / 2.0 + 16.0))
                    }
                }
                @if self.look.scene.assisted { (self.way(spring)) }
            }
        }
    }

    /// The way of a drop down the rivers to a dam, or off the map.
    pub(super) fn course(&self, spring: Headstream, rest: Option<BaseSpace>) -> Vec<Point> {
        let map = &self.look.position.tables().map;
        let mut way: Vec<Point> = vec![self.layout.spring(spring)];
        let mut basin = map.under(spring);
        let end = loop {
            let inside = self.layout.inside(basin);
            if let Some(space) = rest.filter(|space| space.basin() == basin) {
                let end = self.layout.base(space);
                way.extend(inside.into_iter().take_while(|&point| point != end));
                break end;
            }
            way.extend(inside);
            way.extend(self.layout.river(basin));
            match map.basin(basin).below {
                Some(below) => basin = below,
                None => break way.last().copied().unwrap_or_default(),
            }
        };
        way.push(end);
        way
    }

    /// The way of one more drop to where it would rest, shown while its headstream is pointed at.
    fn way(&self, spring: Headstream) -> Markup {
        let way = self.course(spring, self.look.position.resting_place(spring));
        let (x, y) = way.last().copied().unwrap_or_default();
        html! {
            g.ba-way aria-hidden="true" {
                path.ba-way-case d=(line(&way)) {}
                path.ba-way-line d=(line(&way)) {}
                (icons::drop(Water::Coming, x, y, 34.0))
            }
        }
    }

    /// Where water leaves the map, with how many drops will.
    pub(super) fn exits(&self) -> Markup {
        html! {
            @for basin in (0..12).map(Basin) {
                @if let Some((x, y)) = self.layout.exit(basin) {
                    @let marks = self.look.marks(Element::Exit(basin));
                    @let lost = self.forecast.left(basin);
                    g.ba-exit id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                        transform={ "translate(" (x) " " (y) ")" } {
                        path d="M-16 -12H16L0 12z" {}
                        @if lost > 0 {
                            g.ba-flow { text x="26" y="9" { (self.look.say("forecast-lost", &[("count", lost.into())])) } }
                        }
                    }
                }
            }
        }
    }
}
