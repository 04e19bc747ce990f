//! What a finished game is told by: points of its curve, and what was remarkable.

use power_grid::Event;

/// A point of the curve, once a round.
pub(crate) const fn is_curve_point(event: Event) -> bool {
    // Before plants burn their tokens everybody's cities supplied can be compared; afterwards nobody has any.
    matches!(event, Event::PhaseBegan(5))
}

/// The dearest plant, the largest income, the dearest city.
pub(crate) fn feat(event: Event) -> Option<(&'static str, i64)> {
    match event {
        Event::Sold(_, _, price) => Some(("auction", price.into())),
        Event::Paid(_, _, income) => Some(("income", income.into())),
        Event::Built(_, _, connection, house) => Some(("city", i64::from(connection) + i64::from(house))),
        _ => None,
    }
}
