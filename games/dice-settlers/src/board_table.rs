//! The starting arrangements (DS-3.3, DS-3.4), read from the table.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::Cell;
use crate::tables::BOARD;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    start: Vec<StartRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    players: u8,
    cells: Vec<[i8; 2]>,
    #[serde(default)]
    options: Vec<[i8; 2]>,
}

impl BoardFile {
    /// DS-3.3, DS-3.4: every tile touches as many others as it can.
    pub(crate) fn start_cells(&self) -> Result<[[Cell; 4]; 5], ComponentError> {
        let mut table = [[Cell::new(0, 0); 4]; 5];
        for seats in 1..=4u8 {
            let error =
                |reason: &str| ComponentError::new(BOARD, format!("start for {seats} players"), reason);
            let mut rows = self.start.iter().filter(|row| row.players == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            let cells: Vec<Cell> = row.cells.iter().map(|&[q, r]| Cell::new(q, r)).collect();
            if cells.len() != usize::from(seats.max(2)) {
                return Err(error("there is one cell for each tile"));
            }
            for (at, &cell) in cells.iter().enumerate() {
                let touching = cells[..at].iter().filter(|other| cell.distance(**other) == 1).count();
                if touching != at.min(2) || cells[..at].contains(&cell) {
                    return Err(error("every tile touches as many others as it can"));
                }
                table[usize::from(seats)][at] = cell;
            }
        }
        Ok(table)
    }

    /// DS-3.4: the cells for the fourth tile of a four-player game, ascending.
    pub(crate) fn start_options(&self) -> Result<Vec<Cell>, ComponentError> {
        let rows = self.start.iter().filter(|row| row.players == 4);
        let mut cells: Vec<Cell> = rows.flat_map(|row| &row.options).map(|&[q, r]| Cell::new(q, r)).collect();
        cells.sort_unstable();
        let three = self.start_cells()?[4];
        let touches = |cell: &Cell| three[..3].iter().filter(|other| cell.distance(**other) == 1).count();
        if cells.len() != 3 || cells.iter().any(|cell| touches(cell) != 2 || three[..3].contains(cell)) {
            let reason = "the options are the three cells that touch two tiles";
            return Err(ComponentError::new(BOARD, "start for 4 players", reason));
        }
        Ok(cells)
    }
}
