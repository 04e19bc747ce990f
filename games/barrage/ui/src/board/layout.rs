//! Where things are drawn: the places of `layout/map.toml`, stretched to the drawing.

use std::fmt::Write;
use std::sync::LazyLock;

use barrage::map::Map;
use barrage::{Barrage, BaseSpace, Basin, ConduitSpace, Headstream, PowerhouseSpace};
use engine::{Files, Game};

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// How the map is drawn.
pub(super) struct Layout {
    /// The part of the plane that is shown: left, top, width, height.
    pub(super) view: [f32; 4],
    /// The cells of the energy track: left, top, width, height.
    pub(super) track: [f32; 4],
    /// Where one area ends and the next begins.
    pub(super) borders: Vec<f32>,
    springs: Vec<Point>,
    bases: Vec<Point>,
    conduits: Vec<Point>,
    pipes: Vec<Vec<Point>>,
    rivers: Vec<Vec<Point>>,
    turbines: Vec<Option<Point>>,
    exits: Vec<Option<Point>>,
    powerhouses: Vec<Point>,
}

/// The layout file.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    view: [f32; 4],
    across: [f32; 2],
    down: [f32; 2],
    track: [f32; 4],
    houses: f32,
    borders: Vec<f32>,
    headstreams: Vec<[f32; 2]>,
    bases: Vec<[f32; 2]>,
    basin: Vec<BasinAt>,
    conduit: Vec<ConduitAt>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BasinAt {
    turbines: Option<[f32; 2]>,
    #[serde(default)]
    river: Vec<[f32; 2]>,
    exit: Option<[f32; 2]>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ConduitAt {
    at: [f32; 2],
    pipe: Vec<[f32; 2]>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let tables = Barrage::components(&Files::of::<Barrage>()).expect("the components come with the program");
    Layout::read(include_str!("../../layout/map.toml"), &tables.map)
});

impl Layout {
    pub(super) fn get() -> &'static Self {
        &LAYOUT
    }

    fn read(sheet: &str, map: &Map) -> Self {
        let sheet: Sheet = toml::from_str(sheet).expect("the layout comes with the program");
        let point = |[x, y]: [f32; 2]| (stretch(sheet.across, x), stretch(sheet.down, y));
        let points = |list: &[[f32; 2]]| list.iter().copied().map(point).collect::<Vec<Point>>();
        let turbines: Vec<Option<Point>> =
            sheet.basin.iter().map(|basin| basin.turbines.map(point)).collect();
        let powerhouses = rows_of_houses(map, &turbines, sheet.houses);
        let pipes = sheet.conduit.iter().zip(&map.conduits).map(|(row, conduit)| {
            let start = point(row.at);
            let mut pipe = points(&row.pipe);
            // The file may have it from the powerhouse to the lozenge.
            if pipe
                .first()
                .zip(pipe.last())
                .is_some_and(|(&first, &last)| away(last, start) < away(first, start))
            {
                pipe.reverse();
            }
            pipe.insert(0, start);
            // Up to the nearest of the powerhouses it feeds, whose space covers its end.
            let fed = map.powerhouse_spaces(conduit.to).map(|space| powerhouses[space.index()]);
            let near = pipe
                .last()
                .and_then(|&end| fed.min_by(|&one, &other| away(one, end).total_cmp(&away(other, end))));
            pipe.extend(near);
            pipe
        });
        let pipes = pipes.collect();
        Self {
            view: sheet.view,
            track: sheet.track,
            borders: sheet.borders.iter().map(|&y| stretch(sheet.down, y)).collect(),
            springs: points(&sheet.headstreams),
            bases: points(&sheet.bases),
            conduits: sheet.conduit.iter().map(|row| point(row.at)).collect(),
            pipes,
            rivers: sheet.basin.iter().map(|basin| points(&basin.river)).collect(),
            exits: sheet.basin.iter().map(|basin| basin.exit.map(point)).collect(),
            powerhouses,
            turbines,
        }
    }

    pub(super) fn spring(&self, spring: Headstream) -> Point {
        self.springs[spring.index()]
    }

    pub(super) fn base(&self, space: BaseSpace) -> Point {
        self.bases[space.index()]
    }

    pub(super) fn conduit(&self, space: ConduitSpace) -> Point {
        self.conduits[space.index()]
    }

    /// The pipe of a conduit, from its lozenge to the powerhouses.
    pub(super) fn pipe(&self, space: ConduitSpace) -> &[Point] {
        &self.pipes[space.index()]
    }

    pub(super) fn powerhouse(&self, space: PowerhouseSpace) -> Point {
        self.powerhouses[space.index()]
    }

    /// Where the water of a basin leaves the map, if it does.
    pub(super) fn exit(&self, basin: Basin) -> Option<Point> {
        self.exits[basin.index()]
    }

    /// The way of water through a basin: its powerhouses, then its dams.
    pub(super) fn inside(&self, basin: Basin) -> Vec<Point> {
        let dams = basin.base_spaces().map(|space| self.base(space));
        self.turbines[basin.index()].into_iter().chain(dams).collect()
    }

    /// The river below a basin, up to the basin it runs into or off the map.
    pub(super) fn river(&self, basin: Basin) -> Vec<Point> {
        self.rivers[basin.index()].iter().copied().chain(self.exit(basin)).collect()
    }
}

/// The powerhouse spaces of a basin stand side by side.
fn rows_of_houses(map: &Map, turbines: &[Option<Point>], gap: f32) -> Vec<Point> {
    let mut points = Vec::new();
    for (basin, centre) in (0..).map(Basin).zip(turbines) {
        let (x, y) = centre.unwrap_or_default();
        let count = map.powerhouse_spaces(basin).count();
        points.extend((0..count).map(|at| (tenths(x + gap * (at as f32 - (count as f32 - 1.0) / 2.0)), y)));
    }
    points
}

/// Where a number from 0 to 1000 lies between two ends, to a tenth: more digits would only make the drawing longer.
fn stretch([low, high]: [f32; 2], value: f32) -> f32 {
    tenths(low + value / 1000.0 * (high - low))
}

/// A number rounded to tenths.
pub(crate) fn tenths(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

fn away((x, y): Point, (a, b): Point) -> f32 {
    (x - a).hypot(y - b)
}

/// A line through points as path data, its corners rounded.
pub(super) fn bent(points: &[Point]) -> String {
    const ROUND: f32 = 9.0;
    let [first, .., last] = points else { return String::new() };
    let mut path = format!("M{:.1} {:.1}", first.0, first.1);
    for three in points.windows(3) {
        let &[before, corner, after] = three else { continue };
        let towards = |other: Point| {
            let part = (ROUND / away(corner, other).max(0.1)).min(0.5);
            (corner.0 + (other.0 - corner.0) * part, corner.1 + (other.1 - corner.1) * part)
        };
        let (from, to) = (towards(before), towards(after));
        let _ = write!(
            path,
            "L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
            from.0, from.1, corner.0, corner.1, to.0, to.1
        );
    }
    let _ = write!(path, "L{:.1} {:.1}", last.0, last.1);
    path
}

/// A curve through points as path data, relative to each point: shorter than absolute coordinates.
pub(super) fn curve(points: &[Point]) -> String {
    let at = |index: usize| points[index.min(points.len() - 1)];
    let (mut x, mut y) = (at(0).0.round(), at(0).1.round());
    let mut path = format!("M{x} {y}");
    for index in 0..points.len() - 1 {
        let (before, from, to, after) =
            (at(index.saturating_sub(1)), at(index), at(index + 1), at(index + 2));
        let leave = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let enter = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        for (letter, point) in [("c", leave), (" ", enter), (" ", to)] {
            let _ = write!(path, "{letter}{} {}", point.0.round() - x, point.1.round() - y);
        }
        (x, y) = (to.0.round(), to.1.round());
    }
    path
}
