//! The curve and the moments of a finished game.

use dice_settlers::Event;

/// At the start of a round all players have had the same number of turns.
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
