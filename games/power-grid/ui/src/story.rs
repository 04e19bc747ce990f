//! The score curve and the highlights of a finished game.

use power_grid::Event;

/// A point of the curve, once a round.
pub(crate) const fn is_curve_point(event: Event) -> bool {
    // Supplied cities are comparable before plants burn their tokens, not afterwards.
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
