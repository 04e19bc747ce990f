//! What a finished game is told by: what was remarkable in it.

use castles_of_burgundy::{Event, Source};

/// The largest region, the best pasture, the best sale.
pub(crate) fn feat(event: Event) -> Option<(&'static str, i64)> {
    let Event::Scored(_, source, points) = event else { return None };
    let kind = match source {
        Source::Regions => "region",
        Source::Animals => "animals",
        Source::Sales => "sale",
        _ => return None,
    };
    Some((kind, points.into()))
}
