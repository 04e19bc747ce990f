//! The box of the game, and the options of a new table.

use ui_kit::{Facts, Opening};

use crate::CastlesOfBurgundyUi;

impl Opening for CastlesOfBurgundyUi {
    const FACTS: Facts = Facts { year: 2011, minutes: 90, weight: 3 };
    const COVER: &'static str = include_str!("../cover.svg");
}
