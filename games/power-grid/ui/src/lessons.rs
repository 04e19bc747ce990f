//! The conditions of `lessons.toml`.

use engine::Seat;
use power_grid::PowerGrid;

/// | condition | holds if |
/// |---|---|
/// | `stage fuel` | the game is in this stage |
/// | `round 1` | in this round |
/// | `cities 1` | the learner has this number of cities |
/// | `fuelled` | all plants of the learner can run |
/// | `last` | the learner is last in the turn order |
pub(crate) fn holds(position: &PowerGrid, seat: Seat, condition: &str) -> Option<bool> {
    let (what, value) = condition.split_once(' ').unwrap_or((condition, ""));
    Some(match what {
        "stage" => format!("{:?}", position.stage()).eq_ignore_ascii_case(value),
        "round" => position.round() == value.parse().ok()?,
        "cities" => position.cities_of(seat).len() == value.parse().ok()?,
        "fuelled" => position.can_run_together(position.plants_of(seat), position.tokens(seat)),
        "last" => position.order().last() == Some(&seat),
        _ => return None,
    })
}
