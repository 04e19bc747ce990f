//! What may be chosen before the game (MP-2.8, MP-D.9).

use engine::{OptionInfo, OptionMap, Seat};

use crate::ids::SEATS;

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { key: "first", default: "random", values: &["random", "<seat>"] },
    OptionInfo { key: "deals", default: "none", values: &["none", "pacts"] },
];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// MP-2.8: the first player; by lot if nobody is named.
    pub first: Option<Seat>,
    /// MP-D.9: whether non-aggression pacts may be made.
    pub pacts: bool,
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
        let pacts = match options.get("deals") {
            "none" => false,
            "pacts" => true,
            other => return Err(format!("option deals: \"{other}\" is not none or pacts")),
        };
        Ok(Self { first, pacts })
    }
}
