//! The conditions of `lessons.toml`.

use dice_settlers::{DiceSettlers, Tile};
use engine::Seat;

/// | condition | holds if |
/// |---|---|
/// | `stage roll` | the game is in this stage |
/// | `round 1` | in this round |
/// | `turn 2` | in the second turn of a round |
/// | `main settle` | during this main action |
/// | `tents 2 24 1` | seat 2 has one tent on tile 24 |
pub(crate) fn holds(position: &DiceSettlers, _: Seat, condition: &str) -> Option<bool> {
    let (what, value) = condition.split_once(' ')?;
    Some(match what {
        "stage" => format!("{:?}", position.stage()).eq_ignore_ascii_case(value),
        "round" => position.round() == value.parse().ok()?,
        "turn" => position.is_second_turn() == (value == "2"),
        "main" => position.main_action().is_some_and(|main| format!("{main:?}").eq_ignore_ascii_case(value)),
        "tents" => {
            let numbers: Vec<u8> = value.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
            let [seat, tile, count] = numbers[..] else { return None };
            position.tents_on(Seat::new(seat.checked_sub(1)?), Tile(tile)) == count
        }
        _ => return None,
    })
}
