//! What a visitor likes.

use store::Time;

/// What a visitor likes; kept with the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// Nothing: as the browser says.
    pub(crate) language: Option<String>,
    /// `auto`, `light` or `dark`.
    pub(crate) theme: String,
    /// `auto`, `full` or `off`.
    pub(crate) motion: String,
    /// `comfortable` or `compact`.
    pub(crate) density: String,
    /// `normal` or `large`.
    pub(crate) labels: String,
    /// Whether the side column is on the left.
    pub(crate) swap_side: bool,
    /// Whether single keys are shortcuts.
    pub(crate) shortcuts: bool,
    /// Whether a click on the board always asks once more.
    pub(crate) two_clicks: bool,
    /// Whether the table is shown as text.
    pub(crate) text_mode: bool,
    /// Whether moves, dice, money and one's turn make sounds.
    pub(crate) sound: bool,
    /// `instant`, `fast`, `normal` or `step`: how bots move.
    pub(crate) bot_speed: String,
    /// `ask`, `soon` (after four seconds) or `once`: how a turn ends in which nothing is left to do.
    pub(crate) end_turn: String,
    /// Whether a sentence of the rules stands under every decision.
    pub(crate) hints: bool,
    /// When the visitor wants no notices.
    pub(crate) quiet: Option<Quiet>,
}

/// The part of the day in which a visitor wants no notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Quiet {
    /// From this minute of the day on.
    pub(crate) from: u16,
    /// Until this minute, perhaps of the next day.
    pub(crate) to: u16,
    /// The visitor's time zone: minutes to add to universal time.
    pub(crate) offset: i16,
}

/// The time zones there are, in minutes to add to universal time.
pub(crate) const ZONES: std::ops::RangeInclusive<i16> = -12 * 60..=14 * 60;

/// The minutes of a day.
pub(crate) const DAY: u16 = 24 * 60;

impl Quiet {
    /// Whether this time is quiet.
    pub(crate) fn covers(self, now: Time) -> bool {
        let minute = (now.0 / 60_000 + i64::from(self.offset)).rem_euclid(i64::from(DAY));
        let Self { from, to, .. } = self;
        let after = minute >= i64::from(from);
        let before = minute < i64::from(to);
        if from <= to { after && before } else { after || before }
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            theme: "auto".to_owned(),
            motion: "auto".to_owned(),
            density: "comfortable".to_owned(),
            labels: "normal".to_owned(),
            swap_side: false,
            shortcuts: true,
            two_clicks: false,
            text_mode: false,
            sound: false,
            bot_speed: "normal".to_owned(),
            end_turn: "ask".to_owned(),
            hints: false,
            quiet: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_may_go_past_midnight_and_follow_the_time_zone() {
        let at = |hour: i64, minute: i64| Time((20_000 * 24 * 60 + hour * 60 + minute) * 60_000);
        let night = Quiet { from: 22 * 60, to: 7 * 60, offset: 0 };
        for (hour, minute, quiet) in
            [(21, 59, false), (22, 0, true), (0, 0, true), (6, 59, true), (7, 0, false)]
        {
            assert_eq!(night.covers(at(hour, minute)), quiet, "{hour}:{minute}");
        }
        let east = Quiet { offset: 120, ..night };
        assert_eq!((east.covers(at(20, 0)), east.covers(at(5, 0))), (true, false));
        let west = Quiet { offset: -300, ..night };
        assert_eq!(
            (west.covers(at(2, 59)), west.covers(at(3, 0)), west.covers(at(12, 0))),
            (false, true, false)
        );
        let noon = Quiet { from: 12 * 60, to: 13 * 60, offset: 0 };
        assert_eq!(
            (noon.covers(at(12, 30)), noon.covers(at(13, 0)), noon.covers(at(0, 0))),
            (true, false, false)
        );
        let never = Quiet { from: 60, to: 60, offset: 0 };
        assert!(!never.covers(at(1, 0)) && !never.covers(at(5, 0)));
    }
}
