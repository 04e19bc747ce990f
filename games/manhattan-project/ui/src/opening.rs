//! The box of the game, and the options of a new table.

use std::ops::RangeInclusive;

use engine::Seat;
use manhattan_project::Tables;
use ui_kit::{Facts, GameUi, Language, Opening, OptionItem};

use crate::ManhattanProjectUi;

impl Opening for ManhattanProjectUi {
    const FACTS: Facts = Facts { year: 2012, minutes: 120, weight: 3 };
    const BOX: &'static str = "--box: #3B4230; --box-rim: #C8A95C; --box-line: #66713F; --box-line-dark: #B5C084; --box-face: 700 .76em/1.1 'Courier Prime', 'Courier New', monospace;";
    const COVER: &'static str = include_str!("../cover.svg");
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("deals", "none")];

    /// MP-2.3: editions differ on the tokens of three players.
    fn seats_for(option: &str) -> RangeInclusive<u8> {
        match option {
            "tests" => 3..=3,
            _ => 1..=u8::MAX,
        }
    }

    /// The seats, as first players.
    fn items(_: &Tables, option: &str, seats: u8, language: Language) -> Vec<OptionItem> {
        if option != "first" {
            return Vec::new();
        }
        let item = |seat: Seat| OptionItem {
            value: seat.to_string(),
            words: Self::messages().text(
                language,
                "game-item-first",
                &[("seat", (seat.number() + 1).into())],
            ),
            group: None,
            when: None,
        };
        Seat::all(seats).map(item).collect()
    }
}
