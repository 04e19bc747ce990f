//! The geometry of the map: a grid of hexagons with a corner on top.

use dice_settlers::{Cell, DiceSettlers, Tile};

use super::DRAWN_ROW;

/// From the middle of a hexagon to its corners.
pub(super) const RADIUS: f32 = 70.0;
/// From the middle of a hexagon to its sides.
const HALF: f32 = 60.62;
/// A hexagon around its middle.
pub(super) const HEX: &str = "M0 -70L60.6 -35V35L0 70L-60.6 35V-35z";
/// The neutral ground inside its rim.
pub(super) const INNER: &str = "M0 -60L52 -30V30L0 60L-52 30V-30z";
/// Around the map.
const MARGIN: f32 = 8.0;
/// The smallest view, so that a small map is not enlarged too much.
const LEAST: (f32, f32) = (660.0, 470.0);

/// The part of the plane that is shown.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Left, top, width, height.
    pub(super) view: [f32; 4],
}

impl Layout {
    /// Shows the map, the cells where a tile may be laid, and above them the tiles to choose from.
    pub(super) fn of(position: &DiceSettlers, open: &[Cell]) -> Self {
        let tiles = position.map().iter().map(|tile| position.cell(Tile(tile)));
        let places: Vec<(f32, f32)> = tiles.chain(open.iter().copied()).map(place).collect();
        let bound = |pick: fn(&(f32, f32)) -> f32, join: fn(f32, f32) -> f32| {
            places.iter().map(pick).reduce(join).unwrap_or(0.0)
        };
        let (left, right) =
            (bound(|at| at.0, f32::min) - HALF - MARGIN, bound(|at| at.0, f32::max) + HALF + MARGIN);
        let (top, bottom) =
            (bound(|at| at.1, f32::min) - RADIUS - MARGIN, bound(|at| at.1, f32::max) + RADIUS + MARGIN);
        let row = if position.drawn().is_empty() { 0.0 } else { DRAWN_ROW };
        let across = f32::from(position.drawn().len()) * (2.0 * HALF + 12.0) + 2.0 * MARGIN;
        let (width, height) = ((right - left).max(LEAST.0).max(across), (bottom - top).max(LEAST.1 - row));
        let (middle, centre) = ((left + right) / 2.0, (top + bottom) / 2.0);
        let round = |n: f32| (n * 10.0).round() / 10.0;
        Self {
            view: [
                round(middle - width / 2.0),
                round(centre - height / 2.0 - row),
                round(width),
                round(height + row),
            ],
        }
    }

    /// The place of a tile to choose from.
    pub(super) fn drawn(&self, at: usize, count: usize) -> (f32, f32) {
        let [left, top, width, _] = self.view;
        let step = 2.0 * HALF + 12.0;
        let first = left + width / 2.0 - step * (count as f32 - 1.0) / 2.0;
        (first + step * at as f32, top + RADIUS + MARGIN)
    }
}

/// The middle of a cell.
pub(super) fn place(cell: Cell) -> (f32, f32) {
    (2.0 * HALF * (f32::from(cell.q) + f32::from(cell.r) / 2.0), 1.5 * RADIUS * f32::from(cell.r))
}

pub(super) fn translate(x: f32, y: f32) -> String {
    format!("translate({} {})", (x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0)
}
