//! The ground: areas, rivers with their direction, and the printed pipes. It is the same for the whole game.

use barrage::{Area, Basin, ConduitSpace, Headstream};
use maud::{Markup, html};

use super::Plan;
use super::layout::{Point, line};

impl Plan<'_> {
    pub(super) fn ground(&self) -> Markup {
        let layout = self.layout;
        let [x, _, width, _] = layout.view;
        let mut edges = vec![0.0];
        edges.extend(&layout.borders);
        edges.push(layout.track[1] - 58.0);
        html! {
            defs {
                pattern #ba-ridge width="44" height="26" patternUnits="userSpaceOnUse" {
                    path.ba-texture d="M4 20L14 8L24 20M26 24L33 15L40 24" {}
                }
                pattern #ba-wave width="52" height="24" patternUnits="userSpaceOnUse" {
                    path.ba-texture d="M2 16C12 6 20 6 28 16" {}
                }
                pattern #ba-dots width="30" height="26" patternUnits="userSpaceOnUse" {
                    path.ba-texture d="M6 8v3M20 20v3" {}
                }
            }
            @for (area, edge) in Area::ALL.iter().zip(edges.windows(2)) {
                @let (class, texture) = texture(*area);
                rect class=(class) x=(x) y=(edge[0]) width=(width) height=(edge[1] - edge[0]) {}
                rect x=(x) y=(edge[0]) width=(width) height=(edge[1] - edge[0]) fill=(texture) {}
                text.ba-area x=(x + width - 10.0) y=(edge[0] + if edge[0] == 0.0 { 84.0 } else { 26.0 }) { (self.look.words.area(*area)) }
            }
            @for way in self.rivers() { path.ba-river-case d=(line(&way)) {} }
            @for way in self.rivers() { path.ba-river d=(line(&way)) {} }
            @for way in self.rivers() { (arrow(&way)) }
            @for space in (0..20).map(ConduitSpace) {
                @let value = self.look.position.tables().map.conduit(space).value;
                path class={ "ba-pipe ba-pipe-" (value) } d=(line(self.layout.pipe(space))) {}
            }
        }
    }

    /// All ways of water: from a headstream through its basin, and from a basin to the next or off the map.
    fn rivers(&self) -> Vec<Vec<Point>> {
        let map = &self.look.position.tables().map;
        let springs = (0..4).map(Headstream).map(|spring| {
            let mut way = vec![self.layout.spring(spring)];
            way.extend(self.layout.inside(map.under(spring)));
            way
        });
        let rivers = (0..12).map(Basin).map(|basin| {
            let mut way: Vec<Point> = self.layout.inside(basin).last().copied().into_iter().collect();
            way.extend(self.layout.river(basin));
            way.extend(map.basin(basin).below.into_iter().flat_map(|below| self.layout.inside(below)));
            way
        });
        springs.chain(rivers).collect()
    }
}

const fn texture(area: Area) -> (&'static str, &'static str) {
    match area {
        Area::Mountain => ("ba-mountain", "url(#ba-ridge)"),
        Area::Hill => ("ba-hill", "url(#ba-wave)"),
        Area::Plain => ("ba-plain", "url(#ba-dots)"),
    }
}

/// A sign of the direction on the longest free stretch of a river.
fn arrow(way: &[Point]) -> Markup {
    let longest = way.windows(2).take(way.len().saturating_sub(3).max(1)).max_by(|one, other| {
        let length = |pair: &[Point]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
        length(one).total_cmp(&length(other))
    });
    let Some(&[(x, y), (to_x, to_y)]) = longest else { return html! {} };
    let angle = (to_y - y).atan2(to_x - x).to_degrees();
    let (x, y) = (f32::midpoint(x, to_x), f32::midpoint(y, to_y));
    html! {
        path.ba-arrow d="M-6 -6L3 0L-6 6" transform=(format!("translate({x:.0} {y:.0}) rotate({angle:.0})")) {}
    }
}
