//! Where things are drawn: the places of the map file, stretched to the drawing.

use std::sync::LazyLock;

use barrage::{BaseSpace, Basin, ConduitSpace, Headstream, PowerhouseSpace};

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

#[derive(serde::Deserialize)]
struct Sheet {
    view: [f32; 4],
    across: Vec<[f32; 2]>,
    down: Vec<[f32; 2]>,
    track: [f32; 4],
    houses: f32,
}

/// What the map file says about places; no rule reads it.
#[derive(serde::Deserialize)]
struct MapFile {
    map: MapTable,
    headstream: Vec<At>,
    basin: Vec<BasinAt>,
    exit: Vec<At>,
    base_space: Vec<At>,
    powerhouse_space: Vec<PowerhouseAt>,
    conduit: Vec<ConduitAt>,
}

#[derive(serde::Deserialize)]
struct MapTable {
    area_borders_y: Vec<f32>,
}

#[derive(serde::Deserialize)]
struct At {
    id: String,
    x: f32,
    y: f32,
}

#[derive(serde::Deserialize)]
struct BasinAt {
    #[serde(default)]
    river: Vec<[f32; 2]>,
    turbines: Option<[f32; 2]>,
    exit: Option<String>,
}

#[derive(serde::Deserialize)]
struct PowerhouseAt {
    basin: usize,
}

#[derive(serde::Deserialize)]
struct ConduitAt {
    to: usize,
    x: f32,
    y: f32,
    pipe: Vec<[f32; 2]>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    Layout::read(include_str!("../../layout/map.toml"), include_str!("../../../data/map.toml"))
});

impl Layout {
    pub(super) fn get() -> &'static Self {
        &LAYOUT
    }

    fn read(sheet: &str, map: &str) -> Self {
        let sheet: Sheet = toml::from_str(sheet).expect("the layout comes with the program");
        let map: MapFile = toml::from_str(map).expect("the map comes with the program");
        let point = |[x, y]: [f32; 2]| (stretch(&sheet.across, x), stretch(&sheet.down, y));
        let at = |row: &At| point([row.x, row.y]);
        let turbines: Vec<Option<Point>> = map.basin.iter().map(|basin| basin.turbines.map(point)).collect();
        let exit = |basin: &BasinAt| {
            let id = basin.exit.as_ref()?;
            map.exit.iter().find(|exit| exit.id == *id).map(at)
        };
        let conduits: Vec<Point> = map.conduit.iter().map(|row| point([row.x, row.y])).collect();
        let powerhouses = rows_of_houses(&map.powerhouse_space, &turbines, sheet.houses);
        let pipes = map.conduit.iter().zip(&conduits).map(|(row, &start)| {
            let mut pipe: Vec<Point> = row.pipe.iter().copied().map(point).collect();
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
            let fed =
                map.powerhouse_space.iter().zip(&powerhouses).filter(|(space, _)| space.basin == row.to);
            let near = pipe.last().and_then(|&end| {
                fed.map(|(_, &house)| house)
                    .min_by(|&one, &other| away(one, end).total_cmp(&away(other, end)))
            });
            pipe.extend(near);
            pipe
        });
        let pipes = pipes.collect();
        Self {
            view: sheet.view,
            track: sheet.track,
            borders: map.map.area_borders_y.iter().map(|&y| stretch(&sheet.down, y)).collect(),
            springs: map.headstream.iter().map(at).collect(),
            bases: map.base_space.iter().map(at).collect(),
            pipes,
            rivers: map.basin.iter().map(|basin| basin.river.iter().copied().map(point).collect()).collect(),
            exits: map.basin.iter().map(exit).collect(),
            powerhouses,
            turbines,
            conduits,
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
fn rows_of_houses(spaces: &[PowerhouseAt], turbines: &[Option<Point>], gap: f32) -> Vec<Point> {
    let mut points = Vec::new();
    for (at, space) in spaces.iter().enumerate() {
        let count = spaces.iter().filter(|other| other.basin == space.basin).count();
        let before = spaces[..at].iter().filter(|other| other.basin == space.basin).count();
        let (x, y) = turbines[space.basin - 1].unwrap_or_default();
        points.push((x + gap * (before as f32 - (count as f32 - 1.0) / 2.0), y));
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
