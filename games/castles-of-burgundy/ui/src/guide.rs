//! The rulebook, and the section about what is being played.

use castles_of_burgundy::{CastlesOfBurgundy, Stage};
use engine::Game;
use ui_kit::{Guide, Rulebook};

use crate::CastlesOfBurgundyUi;

impl Guide for CastlesOfBurgundyUi {
    const RULEBOOK: Rulebook = Rulebook {
        guide: [include_str!("../guide/en.md"), include_str!("../guide/hu.md")],
        rules: include_str!("../../rules.md"),
        rules_hu: Some(include_str!("../../rules.hu.md")),
        pictures: include_str!("../guide/pictures.toml"),
        glossary: include_str!("../guide/glossary.toml"),
    };

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
