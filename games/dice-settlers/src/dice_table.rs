//! The dice (DS-1.1), read from the table.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Colour, Terrain};
use crate::tables::{DICE, DieRow};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiceFile {
    die: Vec<DieRow>,
}

impl DiceFile {
    /// The colours of dice, and the terrain on which each is recruited (DS-10.2).
    pub(crate) fn dice(self) -> Result<([DieRow; 6], [Option<Terrain>; 6]), ComponentError> {
        let mut terrains = [None; 6];
        let mut rows = Vec::with_capacity(6);
        for colour in Colour::ALL {
            let error = |reason: &str| ComponentError::new(DICE, format!("die {colour}"), reason);
            let mut found = self.die.iter().filter(|row| row.colour == colour);
            let (Some(row), None) = (found.next(), found.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            let terrain = Terrain::parse(&row.terrain);
            if terrain.is_none() != (colour == Colour::White)
                || terrains.contains(&terrain) && terrain.is_some()
            {
                return Err(error("every colour but white has a terrain of its own"));
            }
            if row.count > 40 || row.start > 9 || row.count < 4 * row.start {
                return Err(error("there are at most 40 dice, and enough for four players to begin with"));
            }
            if row.faces.iter().all(|&icon| icon == row.faces[0]) {
                return Err(error("a die shows at least two different icons (DS-8.11)"));
            }
            terrains[colour.index()] = terrain;
            rows.push(row.clone());
        }
        Ok((rows.try_into().expect("one for each colour"), terrains))
    }
}
