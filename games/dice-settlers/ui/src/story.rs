//! What a finished game is told by: where totals are compared, and what was remarkable.

use dice_settlers::Event;

/// At the beginning of a round everybody has had as many turns.
pub(crate) const fn is_curve_point(event: Event) -> bool {
    matches!(event, Event::RoundBegan(_))
}

/// The largest gain of VP at once, the highest quota, the strongest action of the Diceoneer.
pub(crate) fn feat(event: Event) -> Option<(&'static str, i64)> {
    match event {
        Event::VpGained(_, vp) => Some(("vp", vp.into())),
        Event::Quota(_, quota) => Some(("quota", quota.into())),
        Event::BotActs(_, strength) => Some(("strength", strength.into())),
        _ => None,
    }
}
