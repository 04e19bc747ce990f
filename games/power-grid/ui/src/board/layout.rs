//! Where things are drawn: places of cities, names and costs, and the shape of the country.

use std::fmt::Write;
use std::sync::LazyLock;

use power_grid::map::Map;
use power_grid::{City, MapSide, Region};

/// The radius of a city's pad.
pub(super) const RADIUS: f32 = 21.5;

/// How one map is drawn.
pub(crate) struct Layout {
    /// The part of the plane that is shown: left, top, width, height.
    pub(super) view: [f32; 4],
    /// Where the track lies: left, top, width, height. It runs along its longer side.
    pub(super) track: [f32; 4],
    /// The corner of the list of regions.
    pub(super) legend: [f32; 2],
    city: Vec<CityPlace>,
    region: Vec<RegionPlace>,
    cost: Vec<CostPlace>,
    /// Seas and neighbours.
    pub(super) around: Vec<Around>,
    /// The drawings of `art/` below and above the regions.
    pub(super) sea: &'static str,
    pub(super) relief: &'static str,
    /// The part of the country around each city: its id and its corners.
    cells: Vec<(String, Vec<[i32; 2]>)>,
}

#[derive(serde::Deserialize)]
struct Sheet {
    view: [f32; 4],
    track: [f32; 4],
    legend: [f32; 2],
    /// Maps coordinates of the backdrop to the drawing: known pairs, ascending, linear between them.
    across: Vec<[f32; 2]>,
    down: Vec<[f32; 2]>,
    city: Vec<CityPlace>,
    region: Vec<RegionPlace>,
    cost: Vec<CostPlace>,
    around: Vec<Around>,
}

/// The name of a sea or a neighbour: its message, its middle and how far it is turned.
#[derive(serde::Deserialize)]
pub(super) struct Around {
    pub(super) id: String,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) turn: f32,
}

#[derive(serde::Deserialize)]
struct CityPlace {
    id: String,
    name: String,
    x: f32,
    y: f32,
    name_at: [f32; 2],
    anchor: String,
}

#[derive(serde::Deserialize)]
pub(super) struct RegionPlace {
    id: String,
    /// The colour.
    pub(super) rgb: String,
}

#[derive(serde::Deserialize)]
struct CostPlace {
    a: String,
    b: String,
    at: f32,
    #[serde(default)]
    aside: f32,
}

#[derive(serde::Deserialize)]
struct Backdrop {
    cell: Vec<Cell>,
}

#[derive(serde::Deserialize)]
struct Cell {
    city: String,
    points: Vec<[f32; 2]>,
}

static GERMANY: LazyLock<Layout> = LazyLock::new(|| {
    Layout::read(
        include_str!("../../layout/germany.toml"),
        include_str!("../../layout/germany-backdrop.toml"),
        [include_str!("../../art/germany-sea.svg"), include_str!("../../art/germany-relief.svg")],
    )
});
static USA: LazyLock<Layout> = LazyLock::new(|| {
    Layout::read(
        include_str!("../../layout/usa.toml"),
        include_str!("../../layout/usa-backdrop.toml"),
        [include_str!("../../art/usa-sea.svg"), include_str!("../../art/usa-relief.svg")],
    )
});

impl Layout {
    pub(crate) fn of(side: MapSide) -> &'static Self {
        match side {
            MapSide::Germany => &GERMANY,
            MapSide::Usa => &USA,
        }
    }

    fn read(sheet: &str, backdrop: &str, [sea, relief]: [&'static str; 2]) -> Self {
        let Sheet { view, track, legend, across, down, city, region, cost, around } =
            toml::from_str(sheet).expect("the layout comes with the program");
        let backdrop: Backdrop = toml::from_str(backdrop).expect("the backdrop comes with the program");
        let stretched = |points: Vec<[f32; 2]>| -> Vec<[i32; 2]> {
            let drawn =
                |[x, y]: [f32; 2]| [stretch(&across, x).round() as i32, stretch(&down, y).round() as i32];
            points.into_iter().map(drawn).collect()
        };
        let cells = backdrop.cell.into_iter().map(|cell| (cell.city, stretched(cell.points))).collect();
        Self { view, track, legend, city, region, cost, around, sea, relief, cells }
    }

    /// The name of the city with this id.
    pub(crate) fn city_name(&self, id: &str) -> Option<&str> {
        self.city.iter().find(|place| place.id == id).map(|place| place.name.as_str())
    }

    /// The place of a city. One that this layout does not know, on a map of the host's own, takes the place that the
    /// program's map gives to the city at the same position of the file.
    fn city(&self, map: &Map, city: City) -> &CityPlace {
        let id = &map.cities[city.index()].id;
        self.city.iter().find(|place| place.id == *id).unwrap_or(&self.city[city.index()])
    }

    /// Where a city is drawn.
    pub(super) fn place(&self, map: &Map, city: City) -> (f32, f32) {
        let place = self.city(map, city);
        (place.x, place.y)
    }

    /// Where the name of a city stands, from the centre of the city, and how it is aligned there.
    pub(super) fn name_place(&self, map: &Map, city: City) -> (f32, f32, &str) {
        let place = self.city(map, city);
        (place.name_at[0], place.name_at[1], &place.anchor)
    }

    /// The colour of a region. For an unknown region see [`city`](Self::city).
    pub(super) fn region(&self, map: &Map, region: Region) -> &RegionPlace {
        let index = usize::from(region.0);
        self.region.iter().find(|place| place.id == map.regions[index].id).unwrap_or(&self.region[index])
    }

    /// Where the cost of a connection stands.
    pub(super) fn cost_place(&self, map: &Map, a: City, b: City) -> (f32, f32) {
        let ids = [a, b].map(|city| map.cities[city.index()].id.as_str());
        let listed = self.cost.iter().find(|place| [place.a.as_str(), place.b.as_str()] == ids);
        let (share, aside) = listed.map_or((0.5, 0.0), |place| (place.at / 100.0, place.aside));
        let ((ax, ay), (bx, by)) = (self.place(map, a), self.place(map, b));
        let (dx, dy) = (bx - ax, by - ay);
        let aside = aside / dx.hypot(dy).max(1.0);
        (ax + dx * share - dy * aside, ay + dy * share + dx * aside)
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

/// Where a coordinate of the backdrop is drawn.
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
