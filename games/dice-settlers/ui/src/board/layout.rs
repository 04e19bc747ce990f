//! The geometry of the map: a grid of hexagons with a corner on top.

use std::fmt::Write;

use dice_settlers::{Cell, DiceSettlers, Tile};

/// From the middle of a hexagon to its corners.
pub(super) const RADIUS: f32 = 70.0;
/// From the middle of a hexagon to its sides.
const HALF: f32 = 60.62;
/// A hexagon around its middle.
pub(super) const HEX: &str = "M0 -70L60.6 -35V35L0 70L-60.6 35V-35z";
/// The line inside its rim.
pub(super) const INNER: &str = "M0 -65.5L56.7 -32.7V32.7L0 65.5L-56.7 32.7V-32.7z";
/// Around the map.
const MARGIN: f32 = 16.0;
/// The smallest view, so that the first tiles are large but not huge.
const LEAST: (f32, f32) = (430.0, 380.0);
/// The narrowest and the widest view: the panes of a desktop and of a laptop.
const ASPECT: (f32, f32) = (1.1, 1.42);
/// The pane on a desktop, in pixels.
const PANE: (f32, f32) = (612.0, 556.0);
/// How much smaller the pane is on a laptop.
const LAPTOP: f32 = 0.73;
/// The least size of printed figures on it, in pixels, and their size in the drawing.
const FIGURE: (f32, f32) = (12.4, 15.0);
/// How far apart tiles to choose from lie.
const STEP: f32 = 2.0 * HALF + 20.0;

/// The part of the plane that is shown, and how large things on it are.
#[derive(Clone)]
pub(super) struct Layout {
    /// Left, top, width, height.
    pub(super) view: [f32; 4],
    /// How much larger than usual figures are printed: the map shrinks as it grows.
    pub(super) figures: f32,
    /// How much larger than usual what lies in the corners is, so that it keeps its size.
    pub(super) props: f32,
    /// How much larger figures have to be on a laptop, whose pane is smaller.
    pub(super) laptop: f32,
    /// The corners that no tile covers: right, bottom.
    pub(super) corners: Vec<(bool, bool)>,
    /// The height of the row of tiles to choose from.
    row: f32,
}

impl Layout {
    /// Shows the map, the cells where a tile may be laid, and above them the tiles to choose from.
    pub(super) fn of(position: &DiceSettlers, open: &[Cell]) -> Self {
        let tiles = position.map().iter().map(|tile| position.cell(Tile(tile)));
        let places: Vec<(f32, f32)> = tiles.chain(open.iter().copied()).map(place).collect();
        let drawn = f32::from(position.drawn().len());
        let (row, across) = if drawn > 0.0 { (RADIUS * 2.0 + 56.0, drawn * STEP + 60.0) } else { (0.0, 0.0) };
        let mut layout = Self::around(&places, row, across, 0.0);
        if layout.corners.len() < 2 {
            // The stack and the points need room: below the map.
            layout = Self::around(&places, row, across, 84.0 * layout.props);
        }
        layout
    }

    fn around(places: &[(f32, f32)], row: f32, across: f32, below: f32) -> Self {
        let bound = |pick: fn(&(f32, f32)) -> f32, join: fn(f32, f32) -> f32| {
            places.iter().map(pick).reduce(join).unwrap_or(0.0)
        };
        let (left, right) =
            (bound(|at| at.0, f32::min) - HALF - MARGIN, bound(|at| at.0, f32::max) + HALF + MARGIN);
        let (top, bottom) = (
            bound(|at| at.1, f32::min) - RADIUS - MARGIN,
            bound(|at| at.1, f32::max) + RADIUS + MARGIN + below,
        );
        let mut width = (right - left).max(LEAST.0).max(across);
        let mut height = (bottom - top).max(LEAST.1 - row) + row;
        width = width.max(height * ASPECT.0);
        height = height.max(width / ASPECT.1);
        let (middle, centre) = (f32::midpoint(left, right), f32::midpoint(top, bottom) - row / 2.0);
        let view = [middle - width / 2.0, centre - height / 2.0, width, height].map(round);
        let pixel = (width / PANE.0).max(height / PANE.1);
        // In steps, so that the ground does not change with every tile.
        let figures = (FIGURE.0 * pixel / FIGURE.1 * 10.0).ceil() / 10.0;
        let figures = figures.clamp(1.0, 1.8);
        let mut layout = Self {
            view,
            figures,
            props: pixel,
            laptop: FIGURE.0 * pixel / (FIGURE.1 * figures * LAPTOP),
            corners: Vec::new(),
            row,
        };
        layout.corners = [(false, true), (true, true), (true, false), (false, false)]
            .into_iter()
            .filter(|&corner| layout.is_free(places, corner))
            .collect();
        layout
    }

    /// The middle of what lies in a corner.
    pub(super) fn corner(&self, (right, bottom): (bool, bool)) -> (f32, f32) {
        let [x, y, width, height] = self.view;
        // The buttons that enlarge the map lie in the lower left corner.
        let beside = if !right && bottom { 46.0 } else { 0.0 };
        let (dx, dy) = ((60.0 + beside) * self.props, 60.0 * self.props);
        (
            if right { x + width - dx } else { x + dx },
            if bottom { y + height - dy } else { y + self.row + dy },
        )
    }

    fn is_free(&self, places: &[(f32, f32)], corner: (bool, bool)) -> bool {
        if self.row > 0.0 && !corner.1 {
            return false;
        }
        let (x, y) = self.corner(corner);
        places.iter().all(|at| {
            (at.0 - x).abs() > HALF + 56.0 * self.props
                || (at.1 - y).hypot(at.0 - x) > RADIUS + 58.0 * self.props
        })
    }

    /// The radius of the smallest circle that can be hit on a laptop.
    pub(super) fn least_hit(&self) -> f32 {
        12.6 * self.props / LAPTOP
    }

    /// The tray for tiles to choose from: left, top, width, height.
    pub(super) fn tray(&self, count: usize) -> [f32; 4] {
        let [left, top, width, _] = self.view;
        let across = STEP * count as f32 + 30.0;
        [left + (width - across) / 2.0, top + 8.0, across, self.row - 20.0].map(round)
    }

    /// The place of a tile to choose from.
    pub(super) fn drawn(&self, at: usize, count: usize) -> (f32, f32) {
        let [left, top, width, _] = self.view;
        let first = left + width / 2.0 - STEP * (count as f32 - 1.0) / 2.0;
        (first + STEP * at as f32, top + 8.0 + (self.row - 26.0) / 2.0)
    }
}

/// The middle of a cell.
pub(super) fn place(cell: Cell) -> (f32, f32) {
    (2.0 * HALF * (f32::from(cell.q) + f32::from(cell.r) / 2.0), 1.5 * RADIUS * f32::from(cell.r))
}

/// To a tenth: more is not seen.
pub(super) fn round(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

pub(super) fn translate(x: f32, y: f32) -> String {
    format!("translate({} {})", round(x), round(y))
}

/// A hexagon of this radius around its middle.
pub(super) fn hex(radius: f32) -> String {
    let mut path = String::new();
    let (x, y) = (round(radius * 0.866), round(radius / 2.0));
    let radius = round(radius);
    let _ = write!(path, "M0 -{radius}L{x} -{y}V{y}L0 {radius}L-{x} {y}V-{y}z");
    path
}
