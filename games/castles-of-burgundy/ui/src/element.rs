//! The elements of the pictures and their ids, which stay the same for the whole life of a thing. Seats, dice and
//! spaces are counted from one.
//!
//! | id | what |
//! |---|---|
//! | `cb-depot-3`, `cb-depot-black` | a depot |
//! | `cb-tile-3-2`, `cb-tile-black-5` | a hex space of a depot, with its tile |
//! | `cb-load-3`, `cb-load-3-pink` | the goods on a depot, those of one type |
//! | `cb-coming`, `cb-white` | the goods of the rounds to come, the white die |
//! | `cb-track`, `cb-marker-2` | the turn order track, the marker of seat 2 |
//! | `cb-bonus-mine-large` | a bonus tile |
//! | `cb-field-2-17` | a hex of the estate of seat 2 as it is printed |
//! | `cb-hex-2-17` | the tile on it, or where one may be placed |
//! | `cb-stored-2-1` | a storage space of seat 2, with its tile |
//! | `cb-held-2-pink`, `cb-sold-2` | the goods of a type that seat 2 holds, its sold goods |
//! | `cb-silver-2`, `cb-workers-2`, `cb-score-2` | the numbers of seat 2 |
//! | `cb-die-2-1`, `cb-hire-2-1` | a die of seat 2, the workers it would bring |
//! | `cb-wild-2`, `cb-hire-2-wild` | the die of a castle's extra action, the workers it would bring |
//! | `cb-side-4-17` | a castle hex of an estate that may be chosen |

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Estate, Goods, HEXES, Hex, Kind, Size};
use engine::{Game, Seat};

/// Something in the pictures.
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
    /// The workers a die would bring; none for the one of a castle.
    Hire(Seat, Option<u8>),
    Wild(Seat),
    Side(Estate, Hex),
}

impl Element {
    /// The id, in markup and in links.
    pub(crate) fn id(self, position: &CastlesOfBurgundy) -> String {
        let number = |seat: Seat| seat.number() + 1;
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
            Self::Marker(seat) => format!("cb-marker-{}", number(seat)),
            Self::Bonus(kind, size) => format!("cb-bonus-{}-{}", kind.word(), word(size)),
            Self::Field(seat, hex) => format!("cb-field-{}-{}", number(seat), hex.0),
            Self::Hex(seat, hex) => format!("cb-hex-{}-{}", number(seat), hex.0),
            Self::Stored(seat, space) => format!("cb-stored-{}-{}", number(seat), space + 1),
            Self::Held(seat, goods) => format!("cb-held-{}-{}", number(seat), goods.word()),
            Self::Sold(seat) => format!("cb-sold-{}", number(seat)),
            Self::Silver(seat) => format!("cb-silver-{}", number(seat)),
            Self::Workers(seat) => format!("cb-workers-{}", number(seat)),
            Self::Score(seat) => format!("cb-score-{}", number(seat)),
            Self::Die(seat, die) => format!("cb-die-{}-{}", number(seat), die + 1),
            Self::Hire(seat, Some(die)) => format!("cb-hire-{}-{}", number(seat), die + 1),
            Self::Hire(seat, None) => format!("cb-hire-{}-wild", number(seat)),
            Self::Wild(seat) => format!("cb-wild-{}", number(seat)),
            Self::Side(estate, hex) => {
                format!("cb-side-{}-{}", position.tables().estate(estate).id, hex.0)
            }
        }
    }

    /// The element with this id.
    pub(crate) fn parse(position: &CastlesOfBurgundy, id: &str) -> Option<Self> {
        let mut words = id.strip_prefix("cb-")?.split('-');
        let (kind, first, second) = (words.next()?, words.next(), words.next());
        let seat = || {
            let number = first?.parse::<u8>().ok()?;
            (1..=position.seats()).contains(&number).then(|| Seat::new(number - 1))
        };
        let depot = || match first? {
            "black" => Some(Depot::BLACK),
            text => text.parse().ok().filter(|number| (1..=6).contains(number)).map(Depot),
        };
        let below = |text: Option<&str>, limit: usize| {
            let number = text?.parse::<u8>().ok()?;
            (1..=limit).contains(&usize::from(number)).then(|| number - 1)
        };
        let hex = || second?.parse().ok().filter(|&number| usize::from(number) < HEXES).map(Hex);
        let goods = |text: Option<&str>| Goods::ALL.into_iter().find(|goods| Some(goods.word()) == text);
        let element = match kind {
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
                let kind = Kind::ALL.into_iter().find(|kind| Some(kind.word()) == first)?;
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
            "side" => Self::Side(position.tables().estates.by_id(first?)?, hex()?),
            _ => return None,
        };
        // One thing has one id: "cb-hex-2-017" and "cb-track-x" are none.
        (element.id(position) == id).then_some(element)
    }
}

const fn word(size: Size) -> &'static str {
    match size {
        Size::Large => "large",
        Size::Small => "small",
    }
}
