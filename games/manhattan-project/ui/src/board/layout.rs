//! Where the parts of the board are drawn, read from `layout/board.toml`.

use std::sync::LazyLock;

use manhattan_project::{ManhattanProject, Space};

/// Left, top, width and height.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(transparent)]
pub(super) struct Place(pub(super) [f32; 4]);

/// A part of the board with the spaces of one section.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sector {
    pub(super) section: String,
    pub(super) place: Place,
}

/// The places of everything.
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

/// What the heading of a sector takes.
pub(super) const HEADING: f32 = 26.0;

impl Layout {
    pub(super) fn get() -> &'static Self {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
            toml::from_str(include_str!("../../layout/board.toml")).expect("the layout is checked by tests")
        });
        &LAYOUT
    }

    /// The spaces of a sector with their places, side by side. A section this layout does not know shares the first sector.
    pub(super) fn spaces(&self, sector: &Sector, position: &ManhattanProject) -> Vec<(Space, Place)> {
        let section_of = |space: Space| &position.tables().space(space).section;
        let known = |section: &String| self.sectors.iter().any(|sector| sector.section == *section);
        let first = self.sectors.first().is_some_and(|first| first.section == sector.section);
        let here =
            |space: &Space| *section_of(*space) == sector.section || (first && !known(section_of(*space)));
        let here: Vec<Space> = Space::all().filter(here).collect();
        let Place([x, y, width, height]) = sector.place;
        let step = (width - 8.0) / here.len().max(1) as f32;
        let place =
            |at: usize| Place([x + 5.0 + step * at as f32, y + HEADING, step - 2.0, height - HEADING - 4.0]);
        here.into_iter().enumerate().map(|(at, space)| (space, place(at))).collect()
    }
}
