//! Components in the pictures and their ids. Seats, dice and spaces are counted from one.
//!
//! | id | what |
//! |---|---|
//! | `cb-depot-3`, `cb-depot-black` | a depot |
//! | `cb-tile-3-2`, `cb-tile-black-5` | a hex space of a depot, with its tile |
//! | `cb-load-3`, `cb-load-3-pink` | the goods on a depot, those of one type |
//! | `cb-coming`, `cb-white` | the goods of the next rounds, the white die |
//! | `cb-track`, `cb-marker-2` | the turn order track, the marker of seat 2 |
//! | `cb-bonus-mine-large` | a bonus tile |
//! | `cb-field-2-17` | a hex of the estate of seat 2 as it is printed |
//! | `cb-hex-2-17` | the tile on it, or where one may be placed |
//! | `cb-stored-2-1` | a storage space of seat 2, with its tile |
//! | `cb-held-2-pink`, `cb-sold-2` | the goods of a type that seat 2 holds, its sold goods |
//! | `cb-silver-2`, `cb-workers-2`, `cb-score-2` | the numbers of seat 2 |
//! | `cb-die-2-1`, `cb-hire-2-1` | a die of seat 2, the workers it would give |
//! | `cb-wild-2`, `cb-hire-2-wild` | the die of a castle's extra action, the workers it would give |
//! | `cb-side-4-17` | a castle hex of an estate that may be chosen |

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Estate, Goods, HEXES, Hex, Kind, Size};
use engine::Seat;

/// A component that the pictures show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Depot(Depot),
    /// A space of a depot, from 0.
    Tile(Depot, u8),
    Load(Depot),
    LoadOf(Depot, Goods),
    Coming,
    White,
    Track,
    Marker(Seat),
    Bonus(Kind, Size),
    Field(Seat, Hex),
    Hex(Seat, Hex),
    /// A storage space, from 0.
    Stored(Seat, u8),
    Held(Seat, Goods),
    Sold(Seat),
    Silver(Seat),
    Workers(Seat),
    Score(Seat),
    /// A die, 0 or 1.
    Die(Seat, u8),
    /// The workers a die would give; `None` for the extra action of a castle.
    Hire(Seat, Option<u8>),
    Wild(Seat),
    Side(Estate, Hex),
}

impl ui_kit::Element for Element {
    type Game = CastlesOfBurgundy;
    const PREFIX: &'static str = "cb";

    fn id(self, position: &CastlesOfBurgundy) -> String {
        let depot = |depot: Depot| match depot {
            Depot::BLACK => "black".to_owned(),
            Depot(number) => number.to_string(),
        };
        match self {
            Self::Depot(at) => format!("cb-depot-{}", depot(at)),
            Self::Tile(at, space) => format!("cb-tile-{}-{}", depot(at), space + 1),
            Self::Load(at) => format!("cb-load-{}", at.0),
            Self::LoadOf(at, goods) => format!("cb-load-{}-{}", at.0, goods.word()),
            Self::Coming => "cb-coming".to_owned(),
            Self::White => "cb-white".to_owned(),
            Self::Track => "cb-track".to_owned(),
            Self::Marker(seat) => format!("cb-marker-{seat}"),
            Self::Bonus(kind, size) => format!("cb-bonus-{}-{}", kind.word(), word(size)),
            Self::Field(seat, hex) => format!("cb-field-{seat}-{}", hex.0),
            Self::Hex(seat, hex) => format!("cb-hex-{seat}-{}", hex.0),
            Self::Stored(seat, space) => format!("cb-stored-{seat}-{}", space + 1),
            Self::Held(seat, goods) => format!("cb-held-{seat}-{}", goods.word()),
            Self::Sold(seat) => format!("cb-sold-{seat}"),
            Self::Silver(seat) => format!("cb-silver-{seat}"),
            Self::Workers(seat) => format!("cb-workers-{seat}"),
            Self::Score(seat) => format!("cb-score-{seat}"),
            Self::Die(seat, die) => format!("cb-die-{seat}-{}", die + 1),
            Self::Hire(seat, Some(die)) => format!("cb-hire-{seat}-{}", die + 1),
            Self::Hire(seat, None) => format!("cb-hire-{seat}-wild"),
            Self::Wild(seat) => format!("cb-wild-{seat}"),
            Self::Side(estate, hex) => {
                format!("cb-side-{}-{}", position.tables().estate(estate).id, hex.0)
            }
        }
    }

    fn read(position: &CastlesOfBurgundy, kind: &str, rest: &str) -> Option<Self> {
        let (first, second) = match rest.split_once('-') {
            Some((first, second)) => (first, Some(second)),
            None => (rest, None),
        };
        let seat = || ui_kit::read_seat(position, first);
        let depot = || match first {
            "black" => Some(Depot::BLACK),
            text => text.parse().ok().filter(|number| (1..=6).contains(number)).map(Depot),
        };
        let below = |text: Option<&str>, limit: usize| {
            let number = text?.parse::<u8>().ok()?;
            (1..=limit).contains(&usize::from(number)).then(|| number - 1)
        };
        let hex = || second?.parse().ok().filter(|&number| usize::from(number) < HEXES).map(Hex);
        let goods = |text: Option<&str>| text.and_then(Goods::parse);
        Some(match kind {
            "depot" => Self::Depot(depot()?),
            "tile" => {
                let depot = depot()?;
                Self::Tile(depot, below(second, position.tiles_in(depot).len())?)
            }
            "load" => match second {
                None => Self::Load(depot()?),
                Some(_) => Self::LoadOf(depot()?, goods(second)?),
            },
            "coming" => Self::Coming,
            "white" => Self::White,
            "track" => Self::Track,
            "marker" => Self::Marker(seat()?),
            "bonus" => {
                let kind = Kind::parse(first)?;
                let size = [Size::Large, Size::Small].into_iter().find(|&size| Some(word(size)) == second)?;
                Self::Bonus(kind, size)
            }
            "field" => Self::Field(seat()?, hex()?),
            "hex" => Self::Hex(seat()?, hex()?),
            "stored" => Self::Stored(seat()?, below(second, position.storage(seat()?).len())?),
            "held" => Self::Held(seat()?, goods(second)?),
            "sold" => Self::Sold(seat()?),
            "silver" => Self::Silver(seat()?),
            "workers" => Self::Workers(seat()?),
            "score" => Self::Score(seat()?),
            "die" => Self::Die(seat()?, below(second, 2)?),
            "hire" if second == Some("wild") => Self::Hire(seat()?, None),
            "hire" => Self::Hire(seat()?, Some(below(second, 2)?)),
            "wild" => Self::Wild(seat()?),
            "side" => Self::Side(position.tables().estates.by_id(first)?, hex()?),
            _ => return None,
        })
    }
}

const fn word(size: Size) -> &'static str {
    match size {
        Size::Large => "large",
        Size::Small => "small",
    }
}
