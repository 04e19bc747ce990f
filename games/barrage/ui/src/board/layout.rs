//! Where things are drawn: the places of `layout/map.toml`, stretched to the drawing.

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
    across: Vec<[f32; 2]>,
    down: Vec<[f32; 2]>,
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
        let point = |[x, y]: [f32; 2]| (stretch(&sheet.across, x), stretch(&sheet.down, y));
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
            borders: sheet.borders.iter().map(|&y| stretch(&sheet.down, y)).collect(),
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
        points.extend((0..count).map(|at| (x + gap * (at as f32 - (count as f32 - 1.0) / 2.0), y)));
    }
    points
}

/// Where a number lies between known pairs.
fn stretch(pairs: &[[f32; 2]], value: f32) -> f32 {
    let at = pairs.windows(2).find(|pair| value <= pair[1][0]).or_else(|| pairs.windows(2).last());
    let Some([[from, low], [to, high]]) = at else { return value };
    low + (value - from) / (to - from) * (high - low)
}

fn away((x, y): Point, (a, b): Point) -> f32 {
    (x - a).hypot(y - b)
}

/// A line through points as path data.
pub(super) fn line(points: &[Point]) -> String {
    let mut path = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        use std::fmt::Write;
        let _ = write!(path, "{}{x:.0} {y:.0}", if at == 0 { 'M' } else { 'L' });
    }
    path
}
