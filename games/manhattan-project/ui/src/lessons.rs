//! The conditions of `lessons.toml`.

use engine::{Game, Seat};
use manhattan_project::{Crew, ManhattanProject};

/// | condition | holds if |
/// |---|---|
/// | `stage buying` | the game is in this stage |
/// | `rival factory-middle` | a rival has workers on this space |
pub(crate) fn holds(position: &ManhattanProject, seat: Seat, condition: &str) -> Option<bool> {
    let (what, value) = condition.split_once(' ')?;
    Some(match what {
        "stage" => format!("{:?}", position.stage()).eq_ignore_ascii_case(value),
        "rival" => {
            let space = position.tables().board.space_by_id(value)?;
            let mut rivals = Seat::all(position.seats()).filter(|&other| other != seat);
            rivals.any(|rival| position.on_space(space, rival) != Crew::NONE)
        }
        _ => return None,
    })
}
