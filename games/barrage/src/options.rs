//! The options of a game (BA-4.3, BA-4.5, BA-8.19, BA-D.11, BA-AUTOMA-1.1, BA-AUTOMA-7.1 to 7.4).

use engine::{OptionInfo, OptionMap};

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { key: "game", default: "full", values: &["full", "introductory"] },
    OptionInfo { key: "automas", default: "0", values: &["0", "1", "2", "3"] },
    OptionInfo { key: "difficulty", default: "standard", values: &DIFFICULTIES },
    OptionInfo { key: "sekibo", default: "6", values: &["6", "9"] },
    OptionInfo { key: "contracts", default: "after-water", values: &["after-water", "before-water"] },
];

const DIFFICULTIES: [&str; 4] = ["low-voltage", "standard", "high-voltage", "overpowered"];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// BA-4.3: fixed hands, no patent office.
    pub introductory: bool,
    /// The number of Automas; they have the last seats.
    pub automas: u8,
    /// Their difficulty: 0 for Low Voltage to 3 for Overpowered.
    pub difficulty: u8,
    /// BA-D.11: whether Mahiri Sekibo begins with the credits of the online version.
    pub sekibo_variant: bool,
    /// BA-8.19: whether a production's contract is fulfilled before its water flows on.
    pub contract_first: bool,
}

impl Options {
    pub(crate) fn read(options: &OptionMap) -> Result<Self, String> {
        let choice = |key: &str, values: &[&str]| {
            let value = options.get(key);
            values
                .iter()
                .position(|known| *known == value)
                .ok_or_else(|| format!("option {key}: \"{value}\" is not one of {}", values.join(", ")))
        };
        let small = |at: usize| u8::try_from(at).expect("few values");
        Ok(Self {
            introductory: choice("game", &["full", "introductory"])? == 1,
            automas: small(choice("automas", &["0", "1", "2", "3"])?),
            difficulty: small(choice("difficulty", &DIFFICULTIES)?),
            sekibo_variant: choice("sekibo", &["6", "9"])? == 1,
            contract_first: choice("contracts", &["after-water", "before-water"])? == 1,
        })
    }
}
