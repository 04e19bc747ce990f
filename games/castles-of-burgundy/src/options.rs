//! What may be chosen before the game (CB-11.3, CB-11.8, CB-11.10).

use engine::{OptionInfo, OptionMap};

pub(crate) const OPTIONS: &[OptionInfo] = &[OptionInfo {
    key: "estates",
    default: "basic",
    values: &["basic", "open", "secret", "open-extra", "secret-extra"],
}];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How players come by their estates.
    pub estates: EstateChoice,
}

/// How players come by their estates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EstateChoice {
    /// CB-2.4: everybody has estate 1.
    Basic,
    /// CB-11.1: a random board each, whose side and start castle the owner chooses.
    Dealt {
        /// CB-11.8: nobody sees a choice before all are made.
        secret: bool,
        /// CB-11.10: the boards with extra estates are dealt too.
        extra: bool,
    },
}

impl Options {
    pub(crate) fn read(options: &OptionMap) -> Result<Self, String> {
        let estates = match options.get("estates") {
            "basic" => EstateChoice::Basic,
            "open" => EstateChoice::Dealt { secret: false, extra: false },
            "secret" => EstateChoice::Dealt { secret: true, extra: false },
            "open-extra" => EstateChoice::Dealt { secret: false, extra: true },
            "secret-extra" => EstateChoice::Dealt { secret: true, extra: true },
            other => {
                let known = OPTIONS[0].values.join(", ");
                return Err(format!("option estates: \"{other}\" is not one of {known}"));
            }
        };
        Ok(Self { estates })
    }
}
