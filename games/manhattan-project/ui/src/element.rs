//! The elements of the drawings and their ids. An id never changes during a game.
//!
//! | id | what |
//! |---|---|
//! | `mp-space-mine-left` | a space of the main board |
//! | `mp-building-mine-04` | a building card, in the market or on a board |
//! | `mp-bomb-uranium-06` | a bomb card, face up, in the viewer's hand or built |
//! | `mp-track-uranium`, `mp-disc-uranium-2` | a track, and the disc of seat 2 on it; seats are counted from one |
//! | `mp-bribes`, `mp-deck` | the bribe pile, the building deck |
//! | `mp-designs`, `mp-tokens`, `mp-supply` | the bomb designs, the implosion test tokens, the general supply |
//! | `mp-points-2`, `mp-money-2`, … | the numbers of seat 2 |
//! | `mp-own-2-engineer`, `mp-grey-2-engineer` | the workers in hand of seat 2: own ones, contractors |
//! | `mp-decline` | placing without taking the output |

use engine::Seat;
use manhattan_project::{Aircraft, Bomb, Building, Fuel, ManhattanProject, Space, WorkerType};
use ui_kit::read_seat;

use crate::icons::Sign;

/// An element of the drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Space(Space),
    Building(Building),
    Bomb(Bomb),
    Track(Track),
    Disc(Track, Seat),
    Bribes,
    Deck,
    Designs,
    Tokens,
    Supply,
    Decline,
    Figure(Figure, Seat),
    Own(Seat, WorkerType),
    Grey(Seat, WorkerType),
}

/// A track of the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Track {
    Plutonium,
    Uranium,
    Espionage,
}

impl Track {
    pub(crate) const ALL: [Self; 3] = [Self::Plutonium, Self::Uranium, Self::Espionage];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Plutonium => "plutonium",
            Self::Uranium => "uranium",
            Self::Espionage => "espionage",
        }
    }

    /// The value of a seat.
    pub(crate) fn value(self, position: &ManhattanProject, seat: Seat) -> u8 {
        match self {
            Self::Plutonium => position.fuel(seat, Fuel::Plutonium),
            Self::Uranium => position.fuel(seat, Fuel::Uranium),
            Self::Espionage => position.espionage(seat),
        }
    }

    /// The highest value.
    pub(crate) fn most(self, position: &ManhattanProject) -> u8 {
        let limits = position.tables().board.limits;
        match self {
            Self::Plutonium => limits.plutonium,
            Self::Uranium => limits.uranium,
            Self::Espionage => limits.espionage,
        }
    }
}

/// A number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Points,
    Money,
    Yellowcake,
    Aircraft(Aircraft),
    Fuel(Fuel),
    Spies,
    Hand,
    Token,
}

impl Figure {
    pub(crate) const ALL: [Self; 10] = [
        Self::Points,
        Self::Money,
        Self::Yellowcake,
        Self::Aircraft(Aircraft::Fighter),
        Self::Aircraft(Aircraft::Bomber),
        Self::Fuel(Fuel::Uranium),
        Self::Fuel(Fuel::Plutonium),
        Self::Spies,
        Self::Hand,
        Self::Token,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Money => "money",
            Self::Yellowcake => "yellowcake",
            Self::Aircraft(aircraft) => aircraft.word(),
            Self::Fuel(Fuel::Uranium) => "uranium",
            Self::Fuel(Fuel::Plutonium) => "plutonium",
            Self::Spies => "spies",
            Self::Hand => "hand",
            Self::Token => "token",
        }
    }

    /// Its sign.
    pub(crate) const fn sign(self) -> Sign {
        match self {
            Self::Points | Self::Token => Sign::Points,
            Self::Money => Sign::Money,
            Self::Yellowcake => Sign::Yellowcake,
            Self::Aircraft(aircraft) => Sign::Aircraft(aircraft),
            Self::Fuel(fuel) => Sign::Fuel(fuel),
            Self::Spies => Sign::Spy,
            Self::Hand => Sign::Card,
        }
    }

    /// Its value for a seat; all of them are public.
    pub(crate) fn value(self, position: &ManhattanProject, seat: Seat) -> u16 {
        match self {
            Self::Points => position.points(seat).iter().sum(),
            Self::Money => position.money(seat),
            Self::Yellowcake => position.yellowcake(seat),
            Self::Aircraft(aircraft) => position.aircraft(seat, aircraft).into(),
            Self::Fuel(fuel) => position.fuel(seat, fuel).into(),
            Self::Spies => position.espionage(seat).into(),
            Self::Hand => position.hand(seat).len().into(),
            Self::Token => position.token(seat).map_or(0, |(value, _)| value.into()),
        }
    }
}

impl ui_kit::Element for Element {
    type Game = ManhattanProject;
    const PREFIX: &'static str = "mp";

    fn id(self, position: &ManhattanProject) -> String {
        let tables = position.tables();
        match self {
            Self::Space(space) => format!("mp-space-{}", tables.space(space).id),
            Self::Building(building) => format!("mp-building-{}", tables.building(building).id),
            Self::Bomb(bomb) => format!("mp-bomb-{}", tables.bomb(bomb).id),
            Self::Track(track) => format!("mp-track-{}", track.word()),
            Self::Disc(track, seat) => format!("mp-disc-{}-{seat}", track.word()),
            Self::Bribes => "mp-bribes".to_owned(),
            Self::Deck => "mp-deck".to_owned(),
            Self::Designs => "mp-designs".to_owned(),
            Self::Tokens => "mp-tokens".to_owned(),
            Self::Supply => "mp-supply".to_owned(),
            Self::Decline => "mp-decline".to_owned(),
            Self::Figure(figure, seat) => format!("mp-{}-{seat}", figure.word()),
            Self::Own(seat, which) => format!("mp-own-{seat}-{}", which.word()),
            Self::Grey(seat, which) => format!("mp-grey-{seat}-{}", which.word()),
        }
    }

    fn read(position: &ManhattanProject, kind: &str, rest: &str) -> Option<Self> {
        let tables = position.tables();
        let seat = |text: &str| read_seat(position, text);
        let track = |text: &str| Track::ALL.into_iter().find(|track| track.word() == text);
        let worker = |text: &str| {
            let (number, word) = text.split_once('-')?;
            let which = WorkerType::ALL.into_iter().find(|which| which.word() == word)?;
            Some((seat(number)?, which))
        };
        Some(match kind {
            "space" => Self::Space(tables.board.space_by_id(rest)?),
            "building" => Self::Building(tables.building_by_id(rest)?),
            "bomb" => Self::Bomb(tables.bomb_by_id(rest)?),
            "track" => Self::Track(track(rest)?),
            "disc" => {
                let (word, number) = rest.split_once('-')?;
                Self::Disc(track(word)?, seat(number)?)
            }
            "bribes" => Self::Bribes,
            "deck" => Self::Deck,
            "designs" => Self::Designs,
            "tokens" => Self::Tokens,
            "supply" => Self::Supply,
            "decline" => Self::Decline,
            "own" => worker(rest).map(|(seat, which)| Self::Own(seat, which))?,
            "grey" => worker(rest).map(|(seat, which)| Self::Grey(seat, which))?,
            word => {
                let figure = Figure::ALL.into_iter().find(|figure| figure.word() == word)?;
                Self::Figure(figure, seat(rest)?)
            }
        })
    }
}
