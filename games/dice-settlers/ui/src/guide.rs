//! The rulebook, and its section about the current stage.

use dice_settlers::{DiceSettlers, Main, Stage};
use ui_kit::{Guide, Rulebook};

use crate::DiceSettlersUi;

impl Guide for DiceSettlersUi {
    const RULEBOOK: Rulebook = ui_kit::rulebook!();

    fn section(position: &DiceSettlers) -> &'static str {
        match position.stage() {
            Stage::Draft | Stage::Lay => "set-up",
            Stage::Over => "end-of-the-game",
            Stage::Keeping => "clean-up",
            Stage::Choosing | Stage::Evicting => "solo-the-diceoneer",
            _ if position.is_roll_phase() => "roll",
            Stage::Placing | Stage::Joining | Stage::Adding => "explore",
            Stage::Giving => "trade",
            _ => match position.main_action() {
                Some(Main::Recruit) => "recruit",
                Some(Main::Explore) => "explore",
                Some(Main::Settle) => "settle",
                Some(Main::Raid) => "raid",
                Some(Main::Harvest) => "harvest",
                Some(Main::Trade) => "trade",
                Some(Main::Research) => "research",
                None => "actions",
            },
        }
    }
}
