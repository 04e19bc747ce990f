//! Where things are drawn: places of cities, names and costs, and the shape of the country.

use std::fmt::Write;
use std::sync::LazyLock;

use power_grid::map::{CityRow, Map};
use power_grid::{City, MapSide};

/// The radius of a city's pad.
pub(super) const RADIUS: f32 = 28.0;

/// How one map is drawn.
pub(super) struct Layout {
    /// The part of the plane that is shown: left, top, width, height.
    pub(super) view: [f32; 4],
    /// Where the track lies: left, top, width, height. It runs along its longer side.
    pub(super) track: [f32; 4],
    stretch: [f32; 2],
    city: Vec<Place>,
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
    stretch: [f32; 2],
    city: Vec<Place>,
    cost: Vec<CostPlace>,
}

#[derive(serde::Deserialize)]
struct Place {
    id: String,
    x: f32,
    y: f32,
    side: Side,
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

/// On which side of a city its name stands.
#[derive(Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
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
        let Sheet { view, track, stretch, city, cost } =
            toml::from_str(sheet).expect("the layout comes with the program");
        let backdrop: Backdrop = toml::from_str(backdrop).expect("the backdrop comes with the program");
        let stretched = |points: Vec<[f32; 2]>| -> Vec<[i32; 2]> {
            points
                .into_iter()
                .map(|[x, y]| [(x * stretch[0]).round() as i32, (y * stretch[1]).round() as i32])
                .collect()
        };
        let outline = polygon(&stretched(backdrop.outline));
        let cells = backdrop.cell.into_iter().map(|cell| (cell.city, stretched(cell.points))).collect();
        Self { view, track, stretch, city, cost, outline, cells }
    }

    /// Where a city is drawn. One that the layout does not know (of somebody's own map) stays where its map puts it.
    pub(super) fn place(&self, row: &CityRow) -> (f32, f32) {
        match self.city.iter().find(|place| place.id == row.id) {
            Some(place) => (place.x, place.y),
            None => self.stretched([row.x, row.y]),
        }
    }

    /// A point of the map file.
    pub(super) fn stretched(&self, [x, y]: [u16; 2]) -> (f32, f32) {
        (f32::from(x) * self.stretch[0], f32::from(y) * self.stretch[1])
    }

    /// Where the name of a city stands.
    pub(super) fn side(&self, row: &CityRow) -> Side {
        self.city.iter().find(|place| place.id == row.id).map_or(Side::S, |place| place.side)
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

fn polygon(points: &[[i32; 2]]) -> String {
    let mut path = String::new();
    for (at, [x, y]) in points.iter().enumerate() {
        let _ = write!(path, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

impl Side {
    /// Where a name of this height begins or ends, from the middle of its city, and how it is aligned there.
    pub(super) fn offset(self, height: f32) -> (f32, f32, &'static str) {
        let slant = RADIUS * 0.72;
        let middle = height * 0.32;
        let below = RADIUS + 2.0 + height * 0.8;
        let above = -RADIUS - 6.0;
        match self {
            Self::S => (0.0, below, "middle"),
            Self::N => (0.0, above, "middle"),
            Self::E => (RADIUS + 5.0, middle, "start"),
            Self::W => (-RADIUS - 5.0, middle, "end"),
            Self::Se => (slant, slant + height * 0.8, "start"),
            Self::Sw => (-slant, slant + height * 0.8, "end"),
            Self::Ne => (slant, -slant - height * 0.2, "start"),
            Self::Nw => (-slant, -slant - height * 0.2, "end"),
        }
    }
}
