//! The elements of the pictures and their ids, which stay the same for the whole life of a thing.
//!
//! | id | what |
//! |---|---|
//! | `pg-city-essen`, `pg-region-west` | on the board |
//! | `pg-house-2-essen`, `pg-size-2` | the house of seat 2 in a city, its marker on the track; seats are counted from one |
//! | `pg-track` | the city-count track |
//! | `pg-plant-13` | a plant card, in the market or before its owner |
//! | `pg-deck`, `pg-step3` | the draw deck, the Step 3 card on display |
//! | `pg-token-coal` | the tokens of a kind on the resource market |
//! | `pg-stock-2-coal` | the tokens of a kind that seat 2 has |
//! | `pg-money-2`, `pg-cities-2`, `pg-supplies-2`, `pg-houses-2`, `pg-income-2` | the numbers of seat 2 |

use engine::{Game, Seat};
use power_grid::{City, Fuel, Plant, PowerGrid, Region};

/// Something in the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    City(City),
    Region(Region),
    House(Seat, City),
    Size(Seat),
    Track,
    Plant(Plant),
    Deck,
    Step3,
    Token(Fuel),
    Stock(Seat, Fuel),
    Money(Seat),
    Cities(Seat),
    Supplies(Seat),
    Houses(Seat),
    Income(Seat),
}

impl Element {
    /// The id, in markup and in links.
    pub(crate) fn id(self, position: &PowerGrid) -> String {
        let map = position.map();
        let number = |seat: Seat| seat.number() + 1;
        match self {
            Self::City(city) => format!("pg-city-{}", map.cities[city.index()].id),
            Self::Region(region) => format!("pg-region-{}", map.regions[usize::from(region.0)].id),
            Self::House(seat, city) => {
                format!("pg-house-{}-{}", number(seat), map.cities[city.index()].id)
            }
            Self::Size(seat) => format!("pg-size-{}", number(seat)),
            Self::Track => "pg-track".to_owned(),
            Self::Plant(plant) => format!("pg-plant-{}", plant.0),
            Self::Deck => "pg-deck".to_owned(),
            Self::Step3 => "pg-step3".to_owned(),
            Self::Token(fuel) => format!("pg-token-{}", fuel.word()),
            Self::Stock(seat, fuel) => format!("pg-stock-{}-{}", number(seat), fuel.word()),
            Self::Money(seat) => format!("pg-money-{}", number(seat)),
            Self::Cities(seat) => format!("pg-cities-{}", number(seat)),
            Self::Supplies(seat) => format!("pg-supplies-{}", number(seat)),
            Self::Houses(seat) => format!("pg-houses-{}", number(seat)),
            Self::Income(seat) => format!("pg-income-{}", number(seat)),
        }
    }

    /// The element with this id.
    pub(crate) fn parse(position: &PowerGrid, id: &str) -> Option<Self> {
        let (kind, rest) = id.strip_prefix("pg-")?.split_once('-').unwrap_or((id.strip_prefix("pg-")?, ""));
        let map = position.map();
        let seat = |text: &str| {
            let number = text.parse::<u8>().ok()?;
            (1..=Game::seats(position)).contains(&number).then(|| Seat::new(number - 1))
        };
        let fuel = |text: &str| Fuel::ALL.into_iter().find(|fuel| fuel.word() == text);
        let element = match kind {
            "city" => Self::City(map.city_by_id(rest)?),
            "region" => Self::Region(map.region_by_id(rest)?),
            "house" => {
                let (number, city) = rest.split_once('-')?;
                Self::House(seat(number)?, map.city_by_id(city)?)
            }
            "size" => Self::Size(seat(rest)?),
            "track" => Self::Track,
            "plant" => {
                let plant = rest.parse().ok().filter(|&number| number < 64)?;
                Self::Plant(position.tables().all_plants.has(plant).then_some(Plant(plant))?)
            }
            "deck" => Self::Deck,
            "step3" => Self::Step3,
            "token" => Self::Token(fuel(rest)?),
            "stock" => {
                let (number, kind) = rest.split_once('-')?;
                Self::Stock(seat(number)?, fuel(kind)?)
            }
            "money" => Self::Money(seat(rest)?),
            "cities" => Self::Cities(seat(rest)?),
            "supplies" => Self::Supplies(seat(rest)?),
            "houses" => Self::Houses(seat(rest)?),
            "income" => Self::Income(seat(rest)?),
            _ => return None,
        };
        // One thing has one id: "pg-plant-013" and "pg-track-x" are none.
        (element.id(position) == id).then_some(element)
    }
}
