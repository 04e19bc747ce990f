//! The rulebook, and its section about the current stage.

use barrage::{Barrage, Stage};
use ui_kit::{Guide, Rulebook};

use crate::BarrageUi;

impl Guide for BarrageUi {
    const RULEBOOK: Rulebook = ui_kit::rulebook!();

    fn section(position: &Barrage) -> &'static str {
        match position.stage() {
            Stage::Choosing => "set-up",
            Stage::Over => "end-of-the-game",
            _ if position.is_income_phase() => "phase-1-income",
            Stage::Turn => "phase-2-actions",
            Stage::Paying | Stage::Structure(_) => "construction",
            Stage::FreeProduction(_) | Stage::SecondProduction(_) => "turbine-station-production",
            Stage::Contract(_) | Stage::Discard => "contracts",
            Stage::Machines(_) | Stage::Drops(_) | Stage::DropsNow(_) => "the-other-actions",
        }
    }
}
