//! The ground: the terrain, rivers that widen downstream, the trenches of pipes to be built, the names of the areas. It
//! is the same for the whole game.

use barrage::{Area, Basin, ConduitSpace, Headstream};
use maud::{Markup, PreEscaped, html};

use super::Plan;
use super::conduits::flanges;
use super::layout::{Point, bent, curve};

impl Plan<'_> {
    pub(super) fn ground(&self) -> Markup {
        let layout = self.layout;
        let mut edges = vec![layout.view[1] + 70.0];
        edges.extend(&layout.borders);
        edges.push(layout.track[1] - 60.0);
        let rivers = self.rivers();
        html! {
            defs {
                clipPath #ba-frame { rect y=(layout.view[1]) width=(layout.view[2]) height=(700.0 - layout.view[1]) {} }
                @for (number, (way, _)) in rivers.iter().enumerate() { path id={ "ba-brook-" (number) } d=(curve(way)) {} }
                @for space in (0..20).map(ConduitSpace) { path id={ "ba-line-" (space.0) } d=(bent(self.layout.pipe(space))) {} }
                @for space in (0..20).map(ConduitSpace) { path id={ "ba-flanges-" (space.0) } d=(flanges(self.layout.pipe(space))) stroke-linecap="butt" {} }
            }
            g clip-path="url(#ba-frame)" { (PreEscaped(include_str!("../../art/valley.svg"))) }
            g.ba-river {
                @for (class, more) in [("ba-flood", 26.0), ("ba-bank", 4.8), ("ba-edge", 2.4), ("ba-stream", 0.0)] {
                    g class=(class) {
                        @for (number, (_, width)) in rivers.iter().enumerate() {
                            use href={ "#ba-brook-" (number) } stroke-width=(width + more) {}
                        }
                    }
                }
                g.ba-streak {
                    @for (number, (_, width)) in rivers.iter().enumerate() {
                        use href={ "#ba-brook-" (number) } stroke-width=(width * 0.36) {}
                    }
                }
            }
            @for space in (0..20).map(ConduitSpace) {
                @let width = 3.4 + 0.45 * f32::from(self.look.position.tables().map.conduit(space).value);
                @for (class, more) in [("ba-trench-edge", 1.6), ("ba-trench", 0.0), ("ba-gravel", -2.0)] {
                    use class=(class) href={ "#ba-line-" (space.0) } stroke-width=(width + more) {}
                }
            }
            rect.ba-night y=(layout.view[1]) width=(layout.view[2]) height=(700.0 - layout.view[1]) {}
            @for (area, edge) in Area::ALL.iter().zip(edges.windows(2)) {
                text.ba-area transform={ "translate(16 " (f32::midpoint(edge[0], edge[1])) ") rotate(-90)" } { (self.look.words.area(*area)) }
            }
        }
    }

    /// All ways of water with their widths: from a headstream through its basin, and from a basin to the next or off the
    /// map.
    fn rivers(&self) -> Vec<(Vec<Point>, f32)> {
        let map = &self.look.position.tables().map;
        let springs = (0..4).map(Headstream).map(|spring| {
            let mut way = vec![self.layout.spring(spring)];
            way.extend(self.layout.inside(map.under(spring)));
            (way, 6.0)
        });
        let rivers = (0..12).map(Basin).map(|basin| {
            let mut way: Vec<Point> = self.layout.inside(basin).last().copied().into_iter().collect();
            // The file has the dam itself as the first point of its river.
            way.extend(self.layout.river(basin).into_iter().skip(usize::from(basin.0 < 10)));
            way.extend(map.basin(basin).below.into_iter().flat_map(|below| self.layout.inside(below)));
            let width = match basin.0 {
                0..4 => 8.5,
                4..7 => 12.0,
                _ => 14.5,
            };
            (way, width)
        });
        springs.chain(rivers).collect()
    }
}
