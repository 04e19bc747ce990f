//! CB-1.11 to CB-1.13: the spaces of the game board.

use engine::{ComponentError, Files};
use serde::Deserialize;

use crate::ids::{Depot, Kind, Phase};

pub(crate) const BOARD: &str = "board.toml";

/// Number of hex spaces of a numbered depot.
pub(crate) const DEPOT_SPACES: usize = 4;
/// Number of spaces of the black depot.
pub(crate) const BLACK_SPACES: usize = 8;

/// The game board.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    depots: [[Space; DEPOT_SPACES]; 6],
    next_to: [[Depot; 2]; 6],
    black: [u8; BLACK_SPACES],
}

/// A hex space of a numbered depot.
#[derive(Clone, Copy, Debug)]
struct Space {
    kind: Kind,
    /// Minimum number of players for the space to be in use.
    players: u8,
    /// CB-3.4: with exactly three players it holds a mine in phases B and D.
    mine_with_three: bool,
}

impl Board {
    /// CB-3.3, CB-3.4: the kind of tile that a space of a numbered depot gets in a phase; `None` if it is not in use.
    #[must_use]
    pub fn kind_of_space(&self, depot: usize, space: usize, seats: u8, phase: Phase) -> Option<Kind> {
        let Space { kind, players, mine_with_three } = self.depots[depot][space];
        let mine = mine_with_three && seats == 3 && matches!(phase, Phase::B | Phase::D);
        (players <= seats).then_some(if mine { Kind::Mine } else { kind })
    }

    /// CB-3.5: whether a space of the black depot is in use.
    #[must_use]
    pub const fn black_in_use(&self, space: usize, seats: u8) -> bool {
        self.black[space] <= seats
    }

    /// CB-1.13: the two depots beside a numbered depot.
    #[must_use]
    pub fn next_to(&self, depot: Depot) -> [Depot; 2] {
        depot.index().map_or([depot; 2], |at| self.next_to[at])
    }

    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: BoardFile = files.read(BOARD)?;
        let error = |entry: &str, reason: &str| Err(ComponentError::new(BOARD, entry, reason));
        let empty = Space { kind: Kind::Building, players: 0, mine_with_three: false };
        let mut board = Self {
            depots: [[empty; DEPOT_SPACES]; 6],
            next_to: [[Depot::BLACK; 2]; 6],
            black: [0; BLACK_SPACES],
        };
        if file.depot.len() != 6 || file.depot.iter().zip(1..).any(|(row, id)| row.id != id) {
            return error("depot", "there are six numbered depots, 1 to 6");
        }
        for (at, row) in file.depot.iter().enumerate() {
            let entry = format!("depot {}", row.id);
            if row.spaces.len() != DEPOT_SPACES {
                return error(&entry, "it has four hex spaces");
            }
            let mutual = |&next: &u8| {
                file.depot.get(usize::from(next) - 1).is_some_and(|d| d.next_to.contains(&row.id))
            };
            if !row.next_to.iter().all(|next| (1..=6).contains(next) && mutual(next)) {
                return error(&entry, "next_to names depots that do not name it");
            }
            board.next_to[at] = row.next_to.map(Depot);
            for (space, printed) in board.depots[at].iter_mut().zip(&row.spaces) {
                let exception = printed.three_player.as_deref();
                if !(2..=4).contains(&printed.players) || exception.is_some_and(|word| word != "BD-mine") {
                    return error(&entry, "a space is for 2, 3 or 4 players; three_player is \"BD-mine\"");
                }
                *space = Space {
                    kind: printed.tile,
                    players: printed.players,
                    mine_with_three: exception.is_some(),
                };
            }
        }
        let black = &file.black_depot.spaces;
        if black.len() != BLACK_SPACES || black.iter().any(|space| !(2..=4).contains(&space.players)) {
            return error("black_depot", "it has eight spaces, each for 2, 3 or 4 players");
        }
        for (players, space) in board.black.iter_mut().zip(black) {
            *players = space.players;
        }
        Ok(board)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    depot: Vec<DepotRow>,
    black_depot: BlackRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DepotRow {
    id: u8,
    next_to: [u8; 2],
    spaces: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    tile: Kind,
    players: u8,
    three_player: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlackRow {
    spaces: Vec<BlackSpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlackSpaceRow {
    players: u8,
}
