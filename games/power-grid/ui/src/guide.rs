//! The rulebook, and its section about the current stage.

use power_grid::{PowerGrid, Stage};
use ui_kit::{Guide, Rulebook};

use crate::PowerGridUi;

impl Guide for PowerGridUi {
    const RULEBOOK: Rulebook = ui_kit::rulebook!();

    fn section(position: &PowerGrid) -> &'static str {
        match position.stage() {
            Stage::Regions => "set-up",
            Stage::Nominating | Stage::Opening | Stage::Bidding | Stage::Scrapping | Stage::Dropping => {
                "phase-2-auction"
            }
            Stage::Fuel => "phase-3-resources",
            Stage::Building => "phase-4-build",
            Stage::Power => "phase-5-power",
            Stage::Over => "end-of-the-game",
        }
    }
}
