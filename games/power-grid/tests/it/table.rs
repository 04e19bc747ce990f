//! How these tests set a table.

use engine::{Chance, Components, Files, Game, OptionMap, Urn};
use power_grid::{PowerGrid, Tables};
use std::sync::LazyLock;

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> = LazyLock::new(|| {
        Components::keep(
            PowerGrid::components(&Files::embedded(PowerGrid::FILES)).expect("the embedded files are right"),
        )
    });
    *TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> OptionMap {
    let mut options = OptionMap::defaults(PowerGrid::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    options
}

/// Chance that is stacked: the first order and the cards of the deck come as listed. Anything else must not be drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stacked {
    pub(crate) order: Vec<u8>,
    pub(crate) deck: Vec<u8>,
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        let list = match what {
            "order" => &mut self.order,
            "plant" => &mut self.deck,
            other => panic!("nothing is stacked for a draw of {other}"),
        };
        assert!(!list.is_empty(), "no more {what} is stacked");
        let value = list.remove(0);
        assert!(urn.holds(value), "{what} {value} cannot be drawn here");
        value
    }
}
