//! The box of the game, and the options of a new table.

use ui_kit::{Facts, Opening};

use crate::CastlesOfBurgundyUi;

impl Opening for CastlesOfBurgundyUi {
    const FACTS: Facts = Facts { year: 2011, minutes: 90, weight: 3 };
    const BOX: &'static str = "--box: #5E1F22; --box-rim: #C9992E; --box-line: #8B2330; --box-line-dark: #E88B84; --box-face: 700 .82em/1.12 Cinzel, Georgia, serif;";
    const COVER: &'static str = include_str!("../cover.svg");
}
