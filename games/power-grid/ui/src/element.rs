//! The components in the pictures and their ids. Seats are counted from one.
//!
//! | id | what |
//! |---|---|
//! | `pg-city-essen`, `pg-region-west` | on the board |
//! | `pg-house-2-essen`, `pg-size-2` | the house of seat 2 in a city, its marker on the track |
//! | `pg-track` | the city-count track |
//! | `pg-plant-13` | a plant card, in the market or of a player |
//! | `pg-deck`, `pg-step3` | the draw deck, the Step 3 card on display |
//! | `pg-token-coal` | the tokens of a kind on the resource market |
//! | `pg-stock-2-coal` | the tokens of a kind that seat 2 has |
//! | `pg-money-2`, `pg-cities-2`, `pg-supplies-2`, `pg-houses-2`, `pg-income-2` | the numbers of seat 2 |

use engine::Seat;
use power_grid::{City, Fuel, Plant, PowerGrid, Region};
use ui_kit::read_seat;

/// A component in the pictures.
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

impl ui_kit::Element for Element {
    type Game = PowerGrid;
    const PREFIX: &'static str = "pg";

    fn id(self, position: &PowerGrid) -> String {
        let map = position.map();
        match self {
            Self::City(city) => format!("pg-city-{}", map.cities[city.index()].id),
            Self::Region(region) => format!("pg-region-{}", map.regions[usize::from(region.0)].id),
            Self::House(seat, city) => {
                format!("pg-house-{}-{}", seat, map.cities[city.index()].id)
            }
            Self::Size(seat) => format!("pg-size-{}", seat),
            Self::Track => "pg-track".to_owned(),
            Self::Plant(plant) => format!("pg-plant-{}", plant.0),
            Self::Deck => "pg-deck".to_owned(),
            Self::Step3 => "pg-step3".to_owned(),
            Self::Token(fuel) => format!("pg-token-{}", fuel.word()),
            Self::Stock(seat, fuel) => format!("pg-stock-{}-{}", seat, fuel.word()),
            Self::Money(seat) => format!("pg-money-{}", seat),
            Self::Cities(seat) => format!("pg-cities-{}", seat),
            Self::Supplies(seat) => format!("pg-supplies-{}", seat),
            Self::Houses(seat) => format!("pg-houses-{}", seat),
            Self::Income(seat) => format!("pg-income-{}", seat),
        }
    }

    fn read(position: &PowerGrid, kind: &str, rest: &str) -> Option<Self> {
        let map = position.map();
        let seat = |text: &str| read_seat(position, text);
        let fuel = |text: &str| Fuel::ALL.into_iter().find(|fuel| fuel.word() == text);
        Some(match kind {
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
        })
    }
}
