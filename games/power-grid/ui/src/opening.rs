//! The box of the game, and the options of a new table.

use power_grid::{MapSide, Tables};
use ui_kit::{Facts, Language, Opening, OptionItem, When};

use crate::PowerGridUi;
use crate::words::region_name;

impl Opening for PowerGridUi {
    const FACTS: Facts = Facts { year: 2004, minutes: 120, weight: 3 };
    const BOX: &'static str = "--box: #24384A; --box-rim: #F2C14E; --box-line: #2F6396; --box-line-dark: #8DB4DB; --box-face: 700 1em/1.05 'Barlow Condensed', 'Arial Narrow', sans-serif; --box-case: uppercase;";
    const COVER: &'static str = include_str!("../cover.svg");
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("money", "open")];

    /// The regions of both maps.
    fn items(tables: &Tables, option: &str, _: u8, language: Language) -> Vec<OptionItem> {
        if option != "regions" {
            return Vec::new();
        }
        let of_map = |side: MapSide| {
            let values: &'static [&'static str] = match side {
                MapSide::Germany => &["germany"],
                MapSide::Usa => &["usa"],
            };
            tables.map(side).regions.iter().map(move |region| OptionItem {
                value: region.id.clone(),
                words: region_name(&region.id, language),
                group: None,
                when: Some(When { option: "map", values }),
            })
        };
        MapSide::ALL.into_iter().flat_map(of_map).collect()
    }
}
