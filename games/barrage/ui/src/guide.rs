//! The rulebook, and the section about what is being played.

use barrage::{Barrage, Stage};
use ui_kit::{Guide, Rulebook};

use crate::BarrageUi;

impl Guide for BarrageUi {
    const RULEBOOK: Rulebook = Rulebook {
        guide: [include_str!("../guide/en.md"), include_str!("../guide/hu.md")],
        rules: include_str!("../../rules.md"),
        rules_hu: Some(include_str!("../../rules.hu.md")),
        pictures: include_str!("../guide/pictures.toml"),
        glossary: include_str!("../guide/glossary.toml"),
    };

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
