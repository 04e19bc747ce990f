//! The positions of the sectors and spaces, read from `layout/board.toml`.

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
    /// Left edge, width, height and distance of the spaces.
    slab: [f32; 4],
}

/// The positions of all parts.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Layout {
    pub(super) view: Place,
    #[serde(rename = "sector")]
    pub(super) sectors: Vec<Sector>,
}

impl Layout {
    pub(super) fn get() -> &'static Self {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
            toml::from_str(include_str!("../../layout/board.toml")).expect("the layout is checked by tests")
        });
        &LAYOUT
    }

    /// The spaces of a sector with their positions, side by side. Unknown spaces go to the first sector, where all become
    /// narrower.
    pub(super) fn spaces(&self, sector: &Sector, position: &ManhattanProject) -> Vec<(Space, Place)> {
        let id = |space: Space| &position.tables().space(space).id;
        let first = self.sectors.first().is_some_and(|first| first.name == sector.name);
        let unknown = |space| !self.sectors.iter().any(|sector| sector.spaces.contains(id(space)));
        let here = |space: &Space| sector.spaces.contains(id(*space)) || (first && unknown(*space));
        let here: Vec<Space> = Space::all().filter(here).collect();
        let Place([_, y, _, height]) = sector.place;
        let [left, width, high, step] = sector.slab;
        let squeeze = (sector.spaces.len() as f32 / here.len().max(1) as f32).min(1.0);
        let place = |at: usize| {
            Place([left + step * squeeze * at as f32, y + height - high - 6.0, width * squeeze, high])
        };
        here.into_iter().enumerate().map(|(at, space)| (space, place(at))).collect()
    }
}
