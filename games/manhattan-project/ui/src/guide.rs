//! The rulebook, and its section about the current stage.

use manhattan_project::{ManhattanProject, Stage};
use ui_kit::{Guide, Rulebook};

use crate::ManhattanProjectUi;

impl Guide for ManhattanProjectUi {
    const RULEBOOK: Rulebook = ui_kit::rulebook!();

    fn section(position: &ManhattanProject) -> &'static str {
        match position.stage() {
            Stage::Bonus => "set-up",
            Stage::Over => "end-of-the-game",
            Stage::Buying => "construction",
            Stage::Striking => "air-strikes",
            Stage::Deal => "variants",
            Stage::Repairing => "repair",
            Stage::Drafting => "design-bomb",
            Stage::Turn if position.may_place_on_main_board() => "your-turn",
            Stage::Turn | Stage::Crew | Stage::Gaining => "buildings",
        }
    }
}
