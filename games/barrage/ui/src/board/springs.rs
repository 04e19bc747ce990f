//! Headstreams with their drops of this and the next rounds and the way of the next drop; where water leaves the map.

use barrage::{BaseSpace, Basin, Headstream};
use maud::{Markup, html};

use super::layout::{Point, curve};
use super::{Plan, changed, lit};
use crate::element::Element;
use crate::icons::{self, Water};
use crate::words::Words;

/// A headstream tile is so wide and high.
const WIDTH: f32 = 124.0;
const HEIGHT: f32 = 46.0;

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
                    use href="#ba-headstream" {}
                    text.ba-letter x="-48" y="-6.4" { (Words::letter(spring)) }
                    @for (round, count) in (1u8..).zip(tile) {
                        @let at = -21.0 + 22.0 * f32::from(round - 1);
                        @if round == position.round() { rect.ba-now x=(at - 9.0) y="-21.4" width="18" height="18.4" rx="3" {} }
                        text.ba-later.ba-past[round < position.round()] x=(at) y="-6.4" { (count) }
                    }
                    @for number in 0..drops {
                        @let gap = if drops > 6 { 110.0 / f32::from(drops) } else { 18.0 };
                        (icons::drop(Water::Held, gap * (f32::from(number) - (f32::from(drops) - 1.0) / 2.0), 10.0, 19.0))
                    }
                    @if marks.legal { (lit(WIDTH + 2.0, HEIGHT + 2.0, 0.0)) }
                    @if let Some(seat) = marks.changed { (changed(seat, WIDTH, HEIGHT, 0.0)) }
                }
                @if self.look.scene.assisted { (self.way(spring)) }
            }
        }
    }

    /// A headstream without its numbers and drops, and the ways from every headstream to every dam below it and off the map.
    pub(super) fn headstream_shapes(&self) -> Markup {
        html! {
            defs {
                g #ba-headstream {
                    path.ba-spout d="M-15 20C-9 29 -4 30 -3.4 46H3.4C4 30 9 29 15 20z" {}
                    rect.ba-shade x="-60.5" y="-20" width=(WIDTH) height=(HEIGHT) rx="6" {}
                    rect.ba-tile-ground x="-62" y="-23" width=(WIDTH) height=(HEIGHT) rx="6" {}
                    path.ba-tarn d="M-61 -1H61V16A6 6 0 0 1 55 22H-55A6 6 0 0 1 -61 16z" {}
                    path.ba-ripple d="M-56 4q6 -2.4 12 0t12 0M32 17q6 -2.4 12 0t12 0" {}
                    circle.ba-letter-ground cx="-48" cy="-12" r="11.5" {}
                }
                @for spring in (0..4).map(Headstream) {
                    @for rest in self.rests_below(spring) {
                        @let course = self.course(spring, rest);
                        path id=(course_id(spring, rest)) d=(curve(&course)) data-way=(points(&course)) {}
                    }
                }
                @for space in (0..20).map(BaseSpace) { path id=(inflow_id(space)) data-way=(points(&self.inflow(space))) {} }
            }
        }
    }

    /// Where a drop of a headstream can rest: behind the dams below it, and off the map.
    fn rests_below(&self, spring: Headstream) -> Vec<Option<BaseSpace>> {
        let map = &self.look.position.tables().map;
        let basins = std::iter::successors(Some(map.under(spring)), |&basin| map.basin(basin).below);
        basins.flat_map(Basin::base_spaces).map(Some).chain([None]).collect()
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
        let rest = self.look.position.resting_place(spring);
        let (x, y) = self.course(spring, rest).last().copied().unwrap_or_default();
        let course = format!("#{}", course_id(spring, rest));
        html! {
            g.ba-way aria-hidden="true" {
                use.ba-way-case href=(course) {}
                use.ba-way-line href=(course) {}
                (icons::drop(Water::Coming, x, y, 22.0))
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
                        path d="M-9 -3H9L0 7z" {}
                        @if lost > 0 {
                            g.ba-flow { rect x="-99" y="-9" width="58" height="19" rx="9.5" {} text x="-70" y="6" { (self.look.say("forecast-lost", &[("count", lost.into())])) } }
                        }
                    }
                }
            }
        }
    }
}

/// The id of a way: `ba-course-a-5`, `ba-course-a-out`.
pub(super) fn course_id(spring: Headstream, rest: Option<BaseSpace>) -> String {
    let rest = rest.map_or_else(|| "out".to_owned(), |space| space.0.to_string());
    format!("ba-course-{}-{rest}", Words::letter(spring).to_ascii_lowercase())
}

/// The id of the way within a basin to a dam.
pub(super) fn inflow_id(space: BaseSpace) -> String {
    format!("ba-inflow-{}", space.0)
}

/// A way for the script that lets new drops come along it.
fn points(way: &[Point]) -> String {
    way.iter().map(|(x, y)| format!("{x:.0},{y:.0}")).collect::<Vec<_>>().join(" ")
}
