//! A player board: the estate in the middle; dice, silverlings, workers and score above it; storage and goods
//! below. The viewer's own is the board of the page, those of the others are on their mats.

mod corners;
mod estate;
mod sides;

use castles_of_burgundy::{Hex, Stage};
use engine::Seat;
use maud::{Markup, html};

use crate::look::Look;
use crate::tile::{RADIUS, round};

/// The view box of a player board: left, top, width, height.
pub(crate) const VIEW: [f32; 4] = [-286.0, -266.0, 572.0, 530.0];

/// The value of a `viewBox` attribute.
pub(crate) fn view_box([x, y, width, height]: [f32; 4]) -> String {
    format!("{x} {y} {width} {height}")
}

impl Look<'_> {
    /// The player board of a seat around the origin; before an estate is chosen, both sides of it.
    pub(crate) fn player_board(&self, seat: Seat) -> Markup {
        if !self.sees_estate(seat) || self.position.stage() == Stage::Estates {
            return self.sides(seat);
        }
        html! {
            (self.ground(seat))
            (self.spaces(seat))
            (self.dice_tray(seat))
            (self.figures(seat))
            (self.storage(seat))
            (self.goods(seat))
        }
    }

    /// The centre of a hex.
    pub(crate) fn place(&self, hex: Hex) -> (f32, f32) {
        let rows = &self.position.tables().grid.rows;
        let found = rows.iter().enumerate().find_map(|(row, hexes)| {
            let column = hexes.iter().position(|&other| other == hex)?;
            let middle = (hexes.len() as f32 - 1.0) / 2.0;
            let x = (column as f32 - middle) * RADIUS * 1.732;
            Some((round(x), (row as f32 - 3.0) * RADIUS * 1.5))
        });
        found.unwrap_or_default()
    }
}
