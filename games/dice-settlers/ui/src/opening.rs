//! The box of the game, and the options of a new table.

use std::ops::RangeInclusive;

use dice_settlers::Tables;
use ui_kit::{Facts, GameUi, Language, Opening, OptionItem, When};

use crate::DiceSettlersUi;

/// DS-28: what changes the strength of the Diceoneer: the value, its text, and the number that it changes.
const STRENGTHS: [(&str, &str, Option<&str>); 10] = [
    ("easy-dice", "game-item-easy-dice", Some("dice")),
    ("hard-dice", "game-item-hard-dice", Some("dice")),
    ("easy-unspent", "game-item-easy-unspent", Some("unspent")),
    ("hard-unspent", "game-item-hard-unspent", Some("unspent")),
    ("easy-trade", "game-item-easy-trade", Some("trade")),
    ("hard-trade", "game-item-hard-trade", Some("trade")),
    ("easy-end-resources,easy-end-technologies", "game-item-easy-end", Some("technologies")),
    ("hard-technologies", "game-item-hard-technologies", Some("technologies")),
    ("hard-tents", "game-item-hard-tents", None),
    ("gold-rush", "game-item-gold-rush", None),
];

impl Opening for DiceSettlersUi {
    const FACTS: Facts = Facts { year: 2018, minutes: 60, weight: 2 };
    const BOX: &'static str = "--box: #63390F; --box-rim: #E2B65A; --box-line: #B0691A; --box-line-dark: #F2B950; --box-face: 700 .9em/1.1 'Zilla Slab', Rockwell, serif;";
    const COVER: &'static str = include_str!("../cover.svg");

    /// The Diceoneer plays in the solo game only.
    fn seats_for(option: &str) -> RangeInclusive<u8> {
        match option {
            "diceoneer" => 1..=1,
            _ => 1..=u8::MAX,
        }
    }

    /// A ready-made set has its own cards.
    fn depends(option: &str) -> Option<When> {
        (option == "cards").then_some(When { option: "technologies", values: &["random"] })
    }

    fn items(_: &Tables, option: &str, _: u8, language: Language) -> Vec<OptionItem> {
        if option != "diceoneer" {
            return Vec::new();
        }
        let item = |(value, key, group): (&str, &str, Option<&'static str>)| OptionItem {
            value: value.to_owned(),
            words: Self::messages().text(language, key, &[]),
            group,
            when: None,
        };
        STRENGTHS.into_iter().map(item).collect()
    }
}
