//! Options of a game (CB-11.3, CB-11.8, CB-11.10, CB-11.11).

use engine::{OptionInfo, OptionMap};

use crate::ids::Estate;
use crate::tables::Tables;

pub(crate) const OPTIONS: &[OptionInfo] = &[OptionInfo {
    key: "estates",
    default: "basic",
    values: &[
        "basic",
        "open",
        "secret",
        "open-extra",
        "secret-extra",
        "same-1",
        "same-2",
        "same-3",
        "same-4",
        "same-5",
        "same-6",
        "same-7",
        "same-8",
        "same-9",
    ],
}];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How the estates are distributed.
    pub estates: EstateChoice,
}

/// How the estates are distributed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EstateChoice {
    /// CB-2.4: every player has estate 1.
    Basic,
    /// CB-11.1: each player is dealt a random board and chooses its side and the start castle.
    Dealt {
        /// CB-11.8: choices are revealed when all are made.
        secret: bool,
        /// CB-11.10: the boards with extra estates are dealt too.
        extra: bool,
    },
    /// CB-11.11: every player has this estate and chooses the start castle.
    Same(Estate),
}

impl Options {
    pub(crate) fn read(tables: &Tables, options: &OptionMap) -> Result<Self, String> {
        let word = options.get("estates");
        let estates = match word {
            "basic" => EstateChoice::Basic,
            "open" => EstateChoice::Dealt { secret: false, extra: false },
            "secret" => EstateChoice::Dealt { secret: true, extra: false },
            "open-extra" => EstateChoice::Dealt { secret: false, extra: true },
            "secret-extra" => EstateChoice::Dealt { secret: true, extra: true },
            _ => EstateChoice::Same(read_same(tables, word)?),
        };
        Ok(Self { estates })
    }
}

fn read_same(tables: &Tables, word: &str) -> Result<Estate, String> {
    let known = OPTIONS[0].values;
    let Some(id) = word.strip_prefix("same-").filter(|_| known.contains(&word)) else {
        return Err(format!("option estates: \"{word}\" is not one of {}", known.join(", ")));
    };
    tables.estates.by_id(id).ok_or_else(|| format!("option estates: estates.toml has no estate {id}"))
}
