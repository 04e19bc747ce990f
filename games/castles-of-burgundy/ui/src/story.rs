//! The memorable moments of a finished game.

use castles_of_burgundy::{Event, Source};

/// The largest region, the best pasture, the best sale.
pub(crate) fn feat(event: Event) -> Option<(&'static str, i64)> {
    match event {
        Event::Completed { points, .. } => Some(("region", points.into())),
        Event::Scored(_, Source::Animals, points) => Some(("animals", points.into())),
        Event::Scored(_, Source::Sales, points) => Some(("sale", points.into())),
        _ => None,
    }
}
