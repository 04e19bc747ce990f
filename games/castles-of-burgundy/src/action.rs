//! One decision, and its notation.

use std::fmt::{self, Write};

use parts::Set;

use crate::ids::{Building, Depot, Estate, Goods, HEXES, Hex, Pips, Species, Tile};
use crate::state::CastlesOfBurgundy;

/// One decision of a player. A die is named by what it shows; the value it is changed to follows from the
/// target, and the price from CB-5.18. Where no die is used (the extra action of a castle, the advantage of a
/// building) none is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// CB-11.2: the side of the player board and the hex of the start castle.
    Choose(Estate, Hex),
    /// CB-5.8, CB-6.16 to CB-6.18: take a tile from a numbered depot; if the storage is full, one stored tile is
    /// discarded (CB-5.20).
    Take {
        /// The die.
        die: Option<Pips>,
        /// Where the tile lies.
        depot: Depot,
        /// The tile.
        tile: Tile,
        /// The stored tile that leaves the game.
        discard: Option<Tile>,
    },
    /// CB-6.1, CB-6.22: place a stored tile.
    Place {
        /// The die.
        die: Option<Pips>,
        /// The tile.
        tile: Tile,
        /// The hex.
        hex: Hex,
    },
    /// CB-5.12, CB-6.15: sell all goods of a type.
    Sell {
        /// The die.
        die: Option<Pips>,
        /// The type.
        goods: Goods,
    },
    /// CB-5.16: take workers.
    Workers {
        /// The die.
        die: Option<Pips>,
    },
    /// CB-8.1, CB-8.2: buy a tile; if the storage is full, one stored tile is discarded (CB-5.20).
    Buy {
        /// Where the tile lies.
        depot: Depot,
        /// The tile.
        tile: Tile,
        /// The stored tile that leaves the game.
        discard: Option<Tile>,
    },
    /// CB-6.6, CB-9.5: the depot or depots of a ship. If not all new types fit, those to take (CB-6.7).
    Collect {
        /// The depot, or the one with the lower number.
        depot: Depot,
        /// The neighbouring depot.
        second: Option<Depot>,
        /// The new types to take, if there is a choice.
        choice: Choice,
    },
    /// CB-6.24: decline the advantage of a building.
    Decline,
    /// CB-5.21: end the turn without a purchase.
    Done,
}

/// A set of goods types, as a part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice(u8);

impl Choice {
    /// No type: there is no choice.
    pub const NONE: Self = Self(0);

    /// These types.
    #[must_use]
    pub const fn new(types: Set) -> Self {
        Self(types.bits() as u8 & 0x3f)
    }

    /// The types.
    #[must_use]
    pub const fn types(self) -> Set {
        Set::from_bits(self.0 as u64)
    }
}

/// The notation: `bank`, `cow-3`, `knowledge-17`, `ship`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_building(), self.as_animals(), self.as_knowledge()) {
            (Some(building), ..) => f.write_str(building.word()),
            (_, Some((species, count)), _) => write!(f, "{}-{count}", species.word()),
            (.., Some(number)) => write!(f, "knowledge-{number}"),
            _ => f.write_str(self.kind().word()),
        }
    }
}

/// The same as the notation, for readable test output.
impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Tile {
    /// The tile with this notation.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        if let Some(building) = Building::parse(word) {
            return Some(Self::building(building));
        }
        match word.split_once('-') {
            Some(("knowledge", number)) => Self::new(number.parse().ok().filter(|n| (1..=26).contains(n))?),
            Some((name, count)) => {
                let species = Species::parse(name)?;
                Some(Self::animals(species, count.parse().ok().filter(|count| (1..=9).contains(count))?))
            }
            None => {
                [Self::CASTLE, Self::MINE, Self::SHIP].into_iter().find(|tile| tile.kind().word() == word)
            }
        }
    }
}

impl CastlesOfBurgundy {
    pub(crate) fn write(&self, action: Action, out: &mut impl Write) -> fmt::Result {
        let with = |out: &mut dyn Write, die: Option<Pips>| match die {
            Some(die) => write!(out, " with {}", die.0),
            None => Ok(()),
        };
        let discarding = |out: &mut dyn Write, discard: Option<Tile>| match discard {
            Some(tile) => write!(out, " discarding {}", tile),
            None => Ok(()),
        };
        match action {
            Action::Choose(estate, hex) => {
                write!(out, "choose {} on {}", self.tables.estate(estate).id, hex.0)
            }
            Action::Take { die, depot, tile, discard } => {
                write!(out, "take {} from {}", tile, depot.0)?;
                with(out, die)?;
                discarding(out, discard)
            }
            Action::Place { die, tile, hex } => {
                write!(out, "place {} on {}", tile, hex.0)?;
                with(out, die)
            }
            Action::Sell { die, goods } => {
                write!(out, "sell {}", goods.word())?;
                with(out, die)
            }
            Action::Workers { die } => {
                out.write_str("workers")?;
                with(out, die)
            }
            Action::Buy { depot, tile, discard } => {
                write!(out, "buy {} from ", tile)?;
                match depot {
                    Depot::BLACK => out.write_str("black")?,
                    depot => write!(out, "{}", depot.0)?,
                }
                discarding(out, discard)
            }
            Action::Collect { depot, second, choice } => {
                write!(out, "collect {}", depot.0)?;
                if let Some(second) = second {
                    write!(out, " and {}", second.0)?;
                }
                if choice != Choice::NONE {
                    out.write_str(" choosing")?;
                }
                let mut types = choice.types().iter();
                types.try_for_each(|goods| write!(out, " {}", Goods::ALL[usize::from(goods)].word()))
            }
            Action::Decline => out.write_str("decline"),
            Action::Done => out.write_str("done"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split(' ').collect();
        let after = |word: &str| words.iter().skip_while(|&&other| other != word).nth(1).copied();
        let number = |text: &str, range: std::ops::RangeInclusive<u8>| {
            text.parse::<u8>().ok().filter(|number| range.contains(number))
        };
        let hex = || number(after("on")?, 0..=HEXES as u8 - 1).map(Hex);
        let numbered = |word: &str| number(word, 1..=6).map(Depot);
        let die = match after("with") {
            Some(word) => Some(Pips(number(word, 1..=6)?)),
            None => None,
        };
        let discard = match after("discarding") {
            Some(word) => Some(Tile::parse(word)?),
            None => None,
        };
        let first = words.get(1).copied();
        let action = match words[0] {
            "choose" => Action::Choose(self.tables.estates.by_id(first?)?, hex()?),
            "take" => {
                Action::Take { die, depot: numbered(after("from")?)?, tile: Tile::parse(first?)?, discard }
            }
            "place" => Action::Place { die, tile: Tile::parse(first?)?, hex: hex()? },
            "sell" => Action::Sell { die, goods: Goods::parse(first?)? },
            "workers" => Action::Workers { die },
            "buy" => {
                let depot = match after("from")? {
                    "black" => Depot::BLACK,
                    word => numbered(word)?,
                };
                Action::Buy { depot, tile: Tile::parse(first?)?, discard }
            }
            "collect" => {
                let types = words.iter().skip_while(|&&word| word != "choosing").skip(1);
                let types =
                    types.map(|word| Goods::parse(word).map(Goods::number)).collect::<Option<Set>>()?;
                let second = match after("and") {
                    Some(word) => Some(numbered(word)?),
                    None => None,
                };
                Action::Collect { depot: numbered(first?)?, second, choice: Choice::new(types) }
            }
            "decline" => Action::Decline,
            "done" => Action::Done,
            _ => return None,
        };
        // An action has one notation: "sell red with 03" and "done now" are refused.
        let mut same = String::new();
        self.write(action, &mut same).ok()?;
        (same == text).then_some(action)
    }
}
