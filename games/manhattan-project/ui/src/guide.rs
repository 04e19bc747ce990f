//! The rulebook, and the section about what is being played.

use manhattan_project::{ManhattanProject, Stage};
use ui_kit::{Guide, Rulebook};

use crate::ManhattanProjectUi;

impl Guide for ManhattanProjectUi {
    const RULEBOOK: Rulebook = Rulebook {
        guide: [include_str!("../guide/en.md"), include_str!("../guide/hu.md")],
        rules: include_str!("../../rules.md"),
        rules_hu: Some(include_str!("../../rules.hu.md")),
        pictures: include_str!("../guide/pictures.toml"),
        glossary: include_str!("../guide/glossary.toml"),
    };

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
