//! The box of the game, and the options of a new table.

use ui_kit::{Facts, Opening, When};

use crate::BarrageUi;

impl Opening for BarrageUi {
    const FACTS: Facts = Facts { year: 2019, minutes: 120, weight: 5 };
    const BOX: &'static str = "--box: #1C4660; --box-rim: #8CC3DA; --box-line: #1E8AB5; --box-line-dark: #79D0EE; --box-face: 700 1em/1.05 'Barlow Condensed', 'Arial Narrow', sans-serif; --box-case: uppercase;";
    const COVER: &'static str = include_str!("../cover.svg");
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("game", "introductory")];

    /// Automas play the full game only. In the introductory game nobody chooses an officer.
    fn depends(option: &str) -> Option<When> {
        match option {
            "automas" | "sekibo" => Some(When { option: "game", values: &["full"] }),
            "difficulty" => Some(When { option: "automas", values: &["1", "2", "3"] }),
            _ => None,
        }
    }
}
