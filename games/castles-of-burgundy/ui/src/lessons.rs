//! The conditions of `lessons.toml`.

use castles_of_burgundy::{CastlesOfBurgundy, Goods};
use engine::{Game, Seat};

/// | condition | holds if |
/// |---|---|
/// | `stage ship` | the game is in this stage |
/// | `phase a`, `round 1` | in this phase, in this round of a phase |
/// | `dice 2` | the learner has this number of unused dice |
/// | `sale` | an unused die shows the number of goods that the learner has |
/// | `points regions` | the learner has points from this source |
pub(crate) fn holds(position: &CastlesOfBurgundy, seat: Seat, condition: &str) -> Option<bool> {
    let (what, value) = condition.split_once(' ').unwrap_or((condition, ""));
    let dice = || position.dice(seat).into_iter().flatten();
    Some(match what {
        // A building has its name in brackets.
        "stage" => {
            let stage = format!("{:?}", position.stage());
            stage.split('(').next().is_some_and(|stage| stage.eq_ignore_ascii_case(value))
        }
        "phase" => format!("{:?}", position.phase()).eq_ignore_ascii_case(value),
        "round" => position.round() == value.parse().ok()?,
        "dice" => dice().count() == value.parse().ok()?,
        "sale" => {
            let goods = position.goods_of(seat);
            Goods::ALL.iter().any(|&kind| goods[kind as usize] > 0 && dice().any(|die| die == kind.pips()))
        }
        "points" => {
            let source = CastlesOfBurgundy::INFO.sources.iter().position(|source| *source == value)?;
            position.standings().score(seat).points[source] > 0
        }
        _ => return None,
    })
}
