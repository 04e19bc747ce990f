//! The options of a game (MP-2.3, MP-2.8, MP-D.9).

use engine::{OptionInfo, OptionMap, Seat};
use parts::Set;

use crate::ids::SEATS;
use crate::state::Deals;
use crate::tables::Tables;

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { key: "first", default: "random", values: &["random", "<seat>"] },
    OptionInfo { key: "deals", default: "pacts", values: &["none", "pacts"] },
    OptionInfo { key: "tests", default: "rulebook", values: &["rulebook", "0-4-8"] },
];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// MP-2.8: the first player; `None` for a random one.
    pub first: Option<Seat>,
    /// MP-D.9: the deals that may be made before air strikes.
    pub deals: Deals,
    /// MP-2.3: the implosion test tokens of three players.
    pub tests: Tests,
}

/// The implosion test tokens of three players, on which editions differ (MP-D.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tests {
    /// Those of the supplied rulebook, as the component files have them.
    Rulebook,
    /// 0, 4 and 8.
    ZeroFourEight,
}

impl Tests {
    /// Both.
    pub(crate) const ALL: [Self; 2] = [Self::Rulebook, Self::ZeroFourEight];

    /// MP-2.3: the values of the tokens in play.
    pub(crate) fn tokens(self, tables: &Tables, seats: u8) -> Set {
        match (self, seats) {
            (Self::ZeroFourEight, 3) => [0, 4, 8].into_iter().collect(),
            _ => tables.players(seats).tokens,
        }
    }
}

impl Options {
    pub(crate) fn read(options: &OptionMap) -> Result<Self, String> {
        let first = match options.get("first") {
            "random" => None,
            number => {
                let seat = number.parse().ok().filter(|seat| (1..=SEATS as u8).contains(seat));
                let seat = seat
                    .ok_or_else(|| format!("option first: \"{number}\" is not random or a seat, 1 to 5"))?;
                Some(Seat::new(seat - 1))
            }
        };
        let deals = match options.get("deals") {
            "none" => Deals::None,
            "pacts" if options.rules() == 1 => Deals::Version1,
            "pacts" => Deals::Pacts,
            other => return Err(format!("option deals: \"{other}\" is not none or pacts")),
        };
        let tests = match options.get("tests") {
            "rulebook" => Tests::Rulebook,
            "0-4-8" => Tests::ZeroFourEight,
            other => return Err(format!("option tests: \"{other}\" is not rulebook or 0-4-8")),
        };
        Ok(Self { first, deals, tests })
    }
}
