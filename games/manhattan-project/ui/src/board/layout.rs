//! The positions of the parts of the board, read from `layout/board.toml`.

use std::sync::LazyLock;

use manhattan_project::{ManhattanProject, Space};

/// Left, top, width and height.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(transparent)]
pub(super) struct Place(pub(super) [f32; 4]);

/// A part of the board with its spaces.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sector {
    pub(super) name: String,
    spaces: Vec<String>,
    pub(super) place: Place,
}

/// The positions of all parts.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layout {
    pub(super) view: Place,
    pub(super) market: Place,
    pub(super) tracks: Place,
    pub(super) designs: Place,
    pub(super) supply: Place,
    #[serde(rename = "sector")]
    pub(super) sectors: Vec<Sector>,
}

/// The height of the heading of a sector.
pub(super) const HEADING: f32 = 26.0;

impl Layout {
    pub(super) fn get() -> &'static Self {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
            toml::from_str(include_str!("../../layout/board.toml")).expect("the layout is checked by tests")
        });
        &LAYOUT
    }

    /// The spaces of a sector with their positions, side by side. Unknown spaces go to the first sector.
    pub(super) fn spaces(&self, sector: &Sector, position: &ManhattanProject) -> Vec<(Space, Place)> {
        let id = |space: Space| &position.tables().space(space).id;
        let first = self.sectors.first().is_some_and(|first| first.name == sector.name);
        let unknown = |space| !self.sectors.iter().any(|sector| sector.spaces.contains(id(space)));
        let here = |space: &Space| sector.spaces.contains(id(*space)) || (first && unknown(*space));
        let here: Vec<Space> = Space::all().filter(here).collect();
        let Place([x, y, width, height]) = sector.place;
        let step = (width - 8.0) / here.len().max(1) as f32;
        let place =
            |at: usize| Place([x + 5.0 + step * at as f32, y + HEADING, step - 2.0, height - HEADING - 4.0]);
        here.into_iter().enumerate().map(|(at, space)| (space, place(at))).collect()
    }
}
