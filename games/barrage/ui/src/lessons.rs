//! The conditions of `lessons.toml`.

use barrage::{Barrage, Stage};
use engine::{Game, Seat};

/// | condition | holds if |
/// |---|---|
/// | `stage contract` | the game is in this stage |
/// | `round 1` | in this round |
/// | `engineers 1`, `excavators 2` | the learner has this number of them |
/// | `made 4` | a contract can be fulfilled with this energy |
/// | `points leaders 6` | the learner has this number of points from this source |
pub(crate) fn holds(position: &Barrage, seat: Seat, condition: &str) -> Option<bool> {
    let (what, value) = condition.split_once(' ')?;
    Some(match what {
        // Some stages have values in brackets.
        "stage" => {
            let stage = format!("{:?}", position.stage());
            stage.split('(').next().is_some_and(|stage| stage.eq_ignore_ascii_case(value))
        }
        "round" => position.round() == value.parse().ok()?,
        "engineers" => position.engineers(seat) == value.parse().ok()?,
        "excavators" => position.machines(seat).0 == value.parse().ok()?,
        "made" => {
            let energy: u8 = value.parse().ok()?;
            matches!(position.stage(), Stage::Contract(reach) if reach.energy == energy)
        }
        "points" => {
            let (source, count) = value.split_once(' ')?;
            let source = Barrage::INFO.sources.iter().position(|other| *other == source)?;
            position.standings().score(seat).points[source] == count.parse().ok()?
        }
        _ => return None,
    })
}
