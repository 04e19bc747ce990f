//! Where things are drawn: places of cities, names and costs, and the shape of the country.

use std::fmt::Write;
use std::sync::LazyLock;

use power_grid::map::{CityRow, Map, RegionRow};
use power_grid::{City, MapSide};

/// The radius of a city's pad.
pub(super) const RADIUS: f32 = 27.0;

/// How one map is drawn.
pub(super) struct Layout {
    /// The part of the plane that is shown: left, top, width, height.
    pub(super) view: [f32; 4],
    /// Where the track lies: left, top, width, height. It runs along its longer side.
    pub(super) track: [f32; 4],
    /// Where a place of the map file is drawn: known pairs, ascending, and in proportion between them.
    across: Vec<[f32; 2]>,
    down: Vec<[f32; 2]>,
    city: Vec<Place>,
    region: Vec<RegionPlace>,
    cost: Vec<CostPlace>,
    /// The country's outline as path data.
    pub(super) outline: String,
    /// The part of the country around each city: its id and its corners.
    cells: Vec<(String, Vec<[i32; 2]>)>,
}

#[derive(serde::Deserialize)]
struct Sheet {
    view: [f32; 4],
    track: [f32; 4],
    /// Where a place of the map file is drawn: known pairs, ascending, and in proportion between them.
    across: Vec<[f32; 2]>,
    down: Vec<[f32; 2]>,
    city: Vec<Place>,
    region: Vec<RegionPlace>,
    cost: Vec<CostPlace>,
}

#[derive(serde::Deserialize)]
struct Place {
    id: String,
    x: f32,
    y: f32,
    name: [f32; 2],
    anchor: String,
}

#[derive(serde::Deserialize)]
struct RegionPlace {
    id: String,
    x: f32,
    y: f32,
}

#[derive(serde::Deserialize)]
struct CostPlace {
    a: String,
    b: String,
    at: f32,
}

#[derive(serde::Deserialize)]
struct Backdrop {
    outline: Vec<[f32; 2]>,
    cell: Vec<Cell>,
}

#[derive(serde::Deserialize)]
struct Cell {
    city: String,
    points: Vec<[f32; 2]>,
}

static GERMANY: LazyLock<Layout> = LazyLock::new(|| {
    let backdrop = include_str!("../../../data/germany-backdrop.toml");
    Layout::read(include_str!("../../layout/germany.toml"), backdrop)
});
static USA: LazyLock<Layout> = LazyLock::new(|| {
    let backdrop = include_str!("../../../data/usa-backdrop.toml");
    Layout::read(include_str!("../../layout/usa.toml"), backdrop)
});

impl Layout {
    pub(super) fn of(side: MapSide) -> &'static Self {
        match side {
            MapSide::Germany => &GERMANY,
            MapSide::Usa => &USA,
        }
    }

    fn read(sheet: &str, backdrop: &str) -> Self {
        let Sheet { view, track, across, down, city, region, cost } =
            toml::from_str(sheet).expect("the layout comes with the program");
        let backdrop: Backdrop = toml::from_str(backdrop).expect("the backdrop comes with the program");
        let stretched = |points: Vec<[f32; 2]>| -> Vec<[i32; 2]> {
            let drawn =
                |[x, y]: [f32; 2]| [stretch(&across, x).round() as i32, stretch(&down, y).round() as i32];
            points.into_iter().map(drawn).collect()
        };
        let outline = polygon(&stretched(backdrop.outline));
        let cells = backdrop.cell.into_iter().map(|cell| (cell.city, stretched(cell.points))).collect();
        Self { view, track, across, down, city, region, cost, outline, cells }
    }

    /// Where a city is drawn. One that the layout does not know (of somebody's own map) stays where its map puts it.
    pub(super) fn place(&self, row: &CityRow) -> (f32, f32) {
        match self.city.iter().find(|place| place.id == row.id) {
            Some(place) => (place.x, place.y),
            None => self.stretched([row.x, row.y]),
        }
    }

    /// A point of the map file.
    fn stretched(&self, [x, y]: [u16; 2]) -> (f32, f32) {
        (stretch(&self.across, x.into()), stretch(&self.down, y.into()))
    }

    /// Where the name of a city stands, from the middle of the city, and how it is aligned there.
    pub(super) fn name(&self, row: &CityRow) -> (f32, f32, &str) {
        match self.city.iter().find(|place| place.id == row.id) {
            Some(place) => (place.name[0], place.name[1], &place.anchor),
            None => (0.0, RADIUS + 18.0, "middle"),
        }
    }

    /// Where the name of a region stands.
    pub(super) fn region(&self, row: &RegionRow) -> (f32, f32) {
        match self.region.iter().find(|place| place.id == row.id) {
            Some(place) => (place.x, place.y),
            None => self.stretched(row.label),
        }
    }

    /// Where the cost of a connection stands.
    pub(super) fn cost_place(&self, a: &CityRow, b: &CityRow) -> (f32, f32) {
        let listed = self.cost.iter().find(|place| place.a == a.id && place.b == b.id);
        let share = listed.map_or(0.5, |place| place.at / 100.0);
        let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
        let length = (bx - ax).hypot(by - ay).max(1.0);
        let share = (RADIUS + (length - 2.0 * RADIUS) * share) / length;
        (ax + (bx - ax) * share, ay + (by - ay) * share)
    }

    /// The part of the country that belongs to some cities, as path data.
    pub(super) fn area(&self, map: &Map, belongs: impl Fn(City) -> bool) -> String {
        let cells = self.cells.iter().filter(|(id, _)| map.city_by_id(id).is_some_and(&belongs));
        cells.map(|(_, points)| polygon(points)).collect()
    }

    /// The lines between cells that `differ`, as path data.
    pub(super) fn borders(&self, map: &Map, differ: impl Fn(City, City) -> bool) -> String {
        let mut sides: Vec<([[i32; 2]; 2], City)> = Vec::new();
        let mut path = String::new();
        for (id, points) in &self.cells {
            let Some(city) = map.city_by_id(id) else { continue };
            for (at, &from) in points.iter().enumerate() {
                let to = points[(at + 1) % points.len()];
                let side = if from < to { [from, to] } else { [to, from] };
                match sides.iter().find(|(known, _)| *known == side) {
                    Some((_, other)) if differ(*other, city) => {
                        let _ = write!(path, "M{} {}L{} {}", from[0], from[1], to[0], to[1]);
                    }
                    Some(_) => {}
                    None => sides.push((side, city)),
                }
            }
        }
        path
    }
}

/// Where a coordinate of the map file is drawn.
fn stretch(pairs: &[[f32; 2]], value: f32) -> f32 {
    let mut drawn = value;
    for pair in pairs.windows(2) {
        let [[from, to], [next_from, next_to]] = [pair[0], pair[1]];
        drawn = to + (value - from) * (next_to - to) / (next_from - from);
        if value <= next_from {
            break;
        }
    }
    drawn
}

fn polygon(points: &[[i32; 2]]) -> String {
    let mut path = String::new();
    for (at, [x, y]) in points.iter().enumerate() {
        let _ = write!(path, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}
