//! The rulebook, and the section about what is being played.

use power_grid::{PowerGrid, Stage};
use ui_kit::{Guide, Rulebook};

use crate::PowerGridUi;

impl Guide for PowerGridUi {
    const RULEBOOK: Rulebook = Rulebook {
        guide: [include_str!("../guide/en.md"), include_str!("../guide/hu.md")],
        rules: include_str!("../../rules.md"),
        rules_hu: Some(include_str!("../../rules.hu.md")),
        pictures: include_str!("../guide/pictures.toml"),
        glossary: include_str!("../guide/glossary.toml"),
    };

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
