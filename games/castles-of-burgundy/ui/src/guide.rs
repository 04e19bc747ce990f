//! The rulebook, and its section about the current stage.

use castles_of_burgundy::{CastlesOfBurgundy, Stage};
use engine::Game;
use ui_kit::{Guide, Rulebook};

use crate::CastlesOfBurgundyUi;

impl Guide for CastlesOfBurgundyUi {
    const RULEBOOK: Rulebook = ui_kit::rulebook!();

    fn section(position: &CastlesOfBurgundy) -> &'static str {
        match position.stage() {
            Stage::Estates => "set-up",
            Stage::Turn => match position.to_act() {
                // Only the purchase is left.
                Some(seat) if position.dice(seat) == [None; 2] => "buying-a-tile",
                _ => "your-turn",
            },
            Stage::Castle | Stage::Building(_) | Stage::Ship => "what-the-tiles-do",
            Stage::Over => "end-of-the-game",
        }
    }
}
