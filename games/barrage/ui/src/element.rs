//! The components in the pictures and their ids. Seats and slots are counted from one.
//!
//! | id | what |
//! |---|---|
//! | `ba-spring-a`, `ba-basin-5`, `ba-exit-11` | a headstream, a basin, where water leaves the map |
//! | `ba-dam-b5u`, `ba-conduit-c5l`, `ba-powerhouse-p5-1` | a space of the map and what stands on it |
//! | `ba-place-turbine-plus2-left`, `ba-bank`, `ba-patent-1` | places for engineers |
//! | `ba-contract-g10` | a contract, wherever it lies |
//! | `ba-tile-2-base-1` | a technology tile of seat 2, in supply or on the wheel |
//! | `ba-production-b5l-c5r-2` | a possible production: dam, conduit, drops |
//! | `ba-offer-usa`, `ba-officer-2`, `ba-copy-adler` | a company to choose, a seat's officer, an officer to copy |
//! | `ba-wheel-2`, `ba-works-2`, `ba-row-2-base` | wheel, construction spaces and a row of pieces of seat 2 |
//! | `ba-engineers-2`, `ba-credits-2`, … | the numbers of seat 2 |
//! | `ba-energy-2`, `ba-track`, `ba-bonus-3`, `ba-objective` | energy marker, energy track, bonus tile of round 3, objective |
//! | `ba-automa` | the Automa tiles |

use barrage::{
    Barrage, BaseSpace, Basin, Company, ConduitSpace, Contract, Headstream, Officer, Place, PowerhouseSpace,
    Row, Site, Structure, TechTile,
};
use engine::Seat;
use ui_kit::read_seat;

/// A component in the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Spring(Headstream),
    Basin(Basin),
    Exit(Basin),
    Dam(BaseSpace),
    Conduit(ConduitSpace),
    Powerhouse(PowerhouseSpace),
    Place(Place),
    Bank,
    Patent(u8),
    Contract(Contract),
    Tile(Seat, TechTile),
    Production(BaseSpace, ConduitSpace, u8),
    Offer(Company),
    Officer(Seat),
    Copy(Officer),
    Wheel(Seat),
    Works(Seat),
    Row(Seat, Structure),
    Number(Seat, Number),
    Energy(Seat),
    Track,
    Bonus(u8),
    Objective,
    Automa,
}

/// A number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Vp,
    Engineers,
    Credits,
    Excavators,
    Mixers,
    Fulfilled,
    Round,
}

impl Number {
    pub(crate) const ALL: [Self; 7] = [
        Self::Vp,
        Self::Engineers,
        Self::Credits,
        Self::Excavators,
        Self::Mixers,
        Self::Fulfilled,
        Self::Round,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Vp => "vp",
            Self::Engineers => "engineers",
            Self::Credits => "credits",
            Self::Excavators => "excavators",
            Self::Mixers => "mixers",
            Self::Fulfilled => "fulfilled",
            Self::Round => "round",
        }
    }
}

impl From<Site> for Element {
    fn from(site: Site) -> Self {
        match site {
            Site::Base(space) | Site::Elevation(space) => Self::Dam(space),
            Site::Conduit(space) => Self::Conduit(space),
            Site::Powerhouse(space) => Self::Powerhouse(space),
        }
    }
}

/// Words of the tables as parts of an id.
fn plain(word: &str) -> String {
    word.replace(['.', '_'], "-")
}

impl ui_kit::Element for Element {
    type Game = Barrage;
    const PREFIX: &'static str = "ba";

    fn id(self, position: &Barrage) -> String {
        let tables = position.tables();
        let map = &tables.map;
        match self {
            Self::Spring(spring) => format!("ba-spring-{}", ["a", "b", "c", "d"][spring.index() % 4]),
            Self::Basin(basin) => format!("ba-basin-{}", basin.0 + 1),
            Self::Exit(basin) => format!("ba-exit-{}", basin.0 + 1),
            Self::Dam(space) => format!("ba-dam-{}", map.base_words[space.index()]),
            Self::Conduit(space) => format!("ba-conduit-{}", map.conduit_words[space.index()]),
            Self::Powerhouse(space) => {
                format!("ba-powerhouse-{}", plain(&map.powerhouse_words[space.index()]))
            }
            Self::Place(place) => {
                let side = if place.is_right() { "right" } else { "left" };
                format!("ba-place-{}-{side}", plain(&tables.board.row(place.row()).word))
            }
            Self::Bank => "ba-bank".to_owned(),
            Self::Patent(slot) => format!("ba-patent-{}", slot + 1),
            Self::Contract(contract) => format!("ba-contract-{}", plain(&tables.contract(contract).word)),
            Self::Tile(seat, tile) => {
                format!("ba-tile-{}-{}", seat, plain(&tables.tile(tile).word))
            }
            Self::Production(dam, conduit, drops) => {
                let (dam, conduit) = (&map.base_words[dam.index()], &map.conduit_words[conduit.index()]);
                format!("ba-production-{dam}-{conduit}-{drops}")
            }
            Self::Offer(company) => format!("ba-offer-{}", company.word()),
            Self::Officer(seat) => format!("ba-officer-{}", seat),
            Self::Copy(officer) => format!("ba-copy-{}", plain(officer.word())),
            Self::Wheel(seat) => format!("ba-wheel-{}", seat),
            Self::Works(seat) => format!("ba-works-{}", seat),
            Self::Row(seat, structure) => format!("ba-row-{}-{}", seat, structure.word()),
            Self::Number(seat, what) => format!("ba-{}-{}", what.word(), seat),
            Self::Energy(seat) => format!("ba-energy-{}", seat),
            Self::Track => "ba-track".to_owned(),
            Self::Bonus(round) => format!("ba-bonus-{round}"),
            Self::Objective => "ba-objective".to_owned(),
            Self::Automa => "ba-automa".to_owned(),
        }
    }

    fn read(position: &Barrage, kind: &str, rest: &str) -> Option<Self> {
        let tables = position.tables();
        let map = &tables.map;
        let seat = |text: &str| read_seat(position, text);
        let basin = |text: &str| {
            let number = text.parse::<u8>().ok()?;
            (1..=12).contains(&number).then(|| Basin(number - 1))
        };
        let find = |words: &[String], word: &str| at(words.iter().map(String::as_str), word);
        Some(match kind {
            "spring" => Self::Spring(Headstream(at(["a", "b", "c", "d"], rest)?)),
            "basin" => Self::Basin(basin(rest)?),
            "exit" => Self::Exit(basin(rest).filter(|&basin| map.basin(basin).below.is_none())?),
            "dam" => Self::Dam(BaseSpace(find(&map.base_words, rest)?)),
            "conduit" => Self::Conduit(ConduitSpace(find(&map.conduit_words, rest)?)),
            "powerhouse" => Self::Powerhouse(PowerhouseSpace(find(&map.powerhouse_words, rest)?)),
            "place" => Self::Place(place(position, rest)?),
            "bank" => Self::Bank,
            "patent" => Self::Patent(rest.parse::<u8>().ok().filter(|slot| (1..=3).contains(slot))? - 1),
            "contract" => {
                Self::Contract(Contract(at(tables.contracts.rows.iter().map(|row| row.word.as_str()), rest)?))
            }
            "tile" => {
                let (number, word) = rest.split_once('-')?;
                let tile = at(tables.tiles.iter().map(|row| row.word.as_str()), word)?;
                Self::Tile(seat(number)?, TechTile(tile))
            }
            "production" => {
                let mut parts = rest.splitn(3, '-');
                let dam = find(&map.base_words, parts.next()?)?;
                let conduit = find(&map.conduit_words, parts.next()?)?;
                let drops = parts.next()?.parse().ok().filter(|drops| (1..=4).contains(drops))?;
                Self::Production(BaseSpace(dam), ConduitSpace(conduit), drops)
            }
            "offer" => Self::Offer(Company::by_word(rest)?),
            "officer" => Self::Officer(seat(rest)?),
            "copy" => {
                let officers = Officer::ALL.iter().map(|officer| officer.word());
                Self::Copy(Officer::ALL[usize::from(at(officers, rest)?)])
            }
            "wheel" => Self::Wheel(seat(rest)?),
            "works" => Self::Works(seat(rest)?),
            "row" => {
                let (number, word) = rest.split_once('-')?;
                Self::Row(seat(number)?, Structure::by_word(word)?)
            }
            "energy" => Self::Energy(seat(rest)?),
            "track" => Self::Track,
            "bonus" => Self::Bonus(rest.parse().ok().filter(|round| (1..=5).contains(round))?),
            "objective" => Self::Objective,
            "automa" => Self::Automa,
            _ => {
                let number = Number::ALL.into_iter().find(|number| number.word() == kind)?;
                Self::Number(seat(rest)?, number)
            }
        })
    }
}

/// The place of a word among those of a table, as it stands in an id.
fn at<'a>(words: impl IntoIterator<Item = &'a str>, word: &str) -> Option<u8> {
    let at = words.into_iter().position(|known| plain(known) == word)?;
    u8::try_from(at).ok()
}

fn place(position: &Barrage, text: &str) -> Option<Place> {
    let (row, side) = text.rsplit_once('-')?;
    let board = &position.tables().board;
    let row = Row(at(board.rows.iter().map(|known| known.word.as_str()), row)?);
    let place = match side {
        "left" => Place::left(row),
        "right" => Place::right(row),
        _ => return None,
    };
    let patent = matches!(board.row(row).task, barrage::board::Task::Patent(_));
    (board.price(place).is_some() && !patent).then_some(place)
}
