//! The components: the tables of `data/`, checked, with the values derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;

use crate::ids::{Burns, Fuel, MapSide, Plant};
use crate::map::Map;

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: PLANTS, text: include_str!("../data/plants.toml") },
    File { name: RESOURCES, text: include_str!("../data/resources.toml") },
    File { name: TABLES, text: include_str!("../data/tables.toml") },
    File { name: "germany.toml", text: include_str!("../data/germany.toml") },
    File { name: "usa.toml", text: include_str!("../data/usa.toml") },
];

const PLANTS: &str = "plants.toml";
const RESOURCES: &str = "resources.toml";
const TABLES: &str = "tables.toml";

/// Upper bound of plant numbers, exclusive: a set of plants fits into one machine word.
const NUMBERS: usize = 64;
/// Maximum number of tokens of one kind.
const MAX_TOKENS: usize = 36;

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// Every plant.
    pub all_plants: Set,
    /// The plants that open the market (PG-2.8).
    pub opening: Set,
    /// The plant on top of the deck (PG-2.9).
    pub top: Plant,
    /// Money at the start (PG-2.3).
    pub start_money: u16,
    /// Houses of a player, including the two markers (PG-D.10).
    pub houses: u8,
    /// The costs of the first, second and third house in a city (PG-1.8).
    pub house_cost: [u8; 3],
    /// The maximum number of houses in a city in each step (PG-7.8).
    pub houses_per_city: [u8; 3],
    /// The number of plants in the current market in steps 1 and 2 (PG-5.17).
    pub current_market: u8,
    cards: [Card; NUMBERS],
    resources: [Resource; 4],
    by_players: [PlayersRow; 7],
    payment: Vec<u16>,
    maps: [Map; 2],
}

/// A plant card (PG-1.6).
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What it burns.
    pub burns: Burns,
    /// The number of tokens one run burns.
    pub amount: u8,
    /// The maximum number of cities one run supplies.
    pub cities: u8,
    /// Whether it is a fusion plant; the rules treat it as an ecological one.
    pub fusion: bool,
}

/// A kind of token and its part of the market.
#[derive(Clone, Debug)]
pub struct Resource {
    /// The total number of tokens (PG-1.3).
    pub tokens: u8,
    /// The number on the market at the start (PG-2.5).
    pub start: u8,
    /// The capacity of the market.
    pub capacity: u8,
    /// The capacity of one space.
    pub per_space: u8,
    /// The prices of the spaces, cheapest first.
    pub spaces: Vec<u8>,
    /// Tokens added in phase 5, by players and step.
    refill: [[u8; 3]; 7],
    /// The price of the next token by the number on the market.
    price: [u8; MAX_TOKENS + 1],
}

/// Numbers that depend on the number of players.
#[derive(Clone, Copy, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayersRow {
    /// The number of players.
    count: u8,
    /// PG-2.12: regions in play.
    pub regions: u8,
    /// PG-2.13: plants removed during setup.
    pub removed: u8,
    /// PG-2.14: plants a player may own.
    pub max_plants: u8,
    /// PG-2.15: size that starts Step 2.
    pub step2: u8,
    /// PG-2.16: size that ends the game.
    pub end: u8,
}

impl Tables {
    /// The card of a plant.
    #[inline]
    #[must_use]
    pub const fn card(&self, plant: Plant) -> &Card {
        &self.cards[plant.0 as usize % NUMBERS]
    }

    /// A kind of token.
    #[inline]
    #[must_use]
    pub const fn resource(&self, fuel: Fuel) -> &Resource {
        &self.resources[fuel.index()]
    }

    /// The numbers for this number of players.
    #[inline]
    #[must_use]
    pub const fn players(&self, seats: u8) -> &PlayersRow {
        &self.by_players[seats as usize % 7]
    }

    /// A side of the board.
    #[inline]
    #[must_use]
    pub const fn map(&self, side: MapSide) -> &Map {
        &self.maps[side as usize]
    }

    /// PG-8.5: the income for this many supplied cities. PG-D.11: beyond the table, its last entry.
    #[inline]
    #[must_use]
    pub fn payment(&self, supplied: u8) -> u16 {
        self.payment[usize::from(supplied).min(self.payment.len() - 1)]
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let plants: PlantsFile = files.read(PLANTS)?;
        let resources: ResourcesFile = files.read(RESOURCES)?;
        let tables: TablesFile = files.read(TABLES)?;
        let (all_plants, cards) = plants.cards()?;
        let mut opening = Set::EMPTY;
        for &number in plants.setup.current_market.iter().chain(&plants.setup.future_market) {
            if !all_plants.has(number) || opening.has(number) || number == plants.setup.top_of_deck {
                let reason = format!("plant {number} is unknown or occurs twice");
                return Err(ComponentError::new(PLANTS, "setup", reason));
            }
            opening.insert(number);
        }
        if !all_plants.has(plants.setup.top_of_deck) || plants.setup.bottom_of_deck != "step-3" {
            let reason = "the deck needs a known plant on top and \"step-3\" at the bottom";
            return Err(ComponentError::new(PLANTS, "setup", reason));
        }
        let by_players = tables.by_players(all_plants.len() - opening.len() - 1)?;
        tables.check(&plants)?;
        let maps = [
            Map::read("germany.toml", "germany", files, &by_players)?,
            Map::read("usa.toml", "usa", files, &by_players)?,
        ];
        Ok(Self {
            all_plants,
            opening,
            top: Plant(plants.setup.top_of_deck),
            start_money: tables.start_money,
            houses: tables.houses_per_player,
            house_cost: tables.house_cost,
            houses_per_city: tables.houses_per_city,
            current_market: tables.market_rows[0],
            cards,
            resources: resources.resources()?,
            by_players,
            payment: tables.payment,
            maps,
        })
    }
}

impl Resource {
    /// PG-6.8: the price of the next token when `count` are on the market; `None` if it is empty.
    #[inline]
    #[must_use]
    pub fn price(&self, count: u8) -> Option<u8> {
        (count > 0).then(|| self.price[usize::from(count)])
    }

    /// PG-8.9: the number of tokens the refill table gives for a number of players and a step.
    #[inline]
    #[must_use]
    pub fn refill(&self, seats: u8, step: u8) -> u8 {
        self.refill[usize::from(seats)][usize::from(step - 1)]
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct PlantsFile {
    plant: Vec<PlantRow>,
    setup: SetupRow,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct PlantRow {
    number: u8,
    fuel: FuelWord,
    burn: u8,
    cities: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum FuelWord {
    Coal,
    Oil,
    Hybrid,
    Garbage,
    Uranium,
    Eco,
    Fusion,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRow {
    current_market: Vec<u8>,
    future_market: Vec<u8>,
    top_of_deck: u8,
    bottom_of_deck: String,
}

impl PlantsFile {
    fn cards(&self) -> Result<(Set, [Card; NUMBERS]), ComponentError> {
        let mut all = Set::EMPTY;
        let mut cards = [Card { burns: Burns::Nothing, amount: 0, cities: 0, fusion: false }; NUMBERS];
        for row in &self.plant {
            let number = row.number;
            let error = |reason: &str| Err(ComponentError::new(PLANTS, format!("plant {number}"), reason));
            if number == 0 || usize::from(number) >= NUMBERS {
                return error("a plant has a number from 1 to 63");
            }
            if all.has(number) {
                return error("the number occurs twice");
            }
            let burns = match row.fuel {
                FuelWord::Coal => Burns::Only(Fuel::Coal),
                FuelWord::Oil => Burns::Only(Fuel::Oil),
                FuelWord::Garbage => Burns::Only(Fuel::Garbage),
                FuelWord::Uranium => Burns::Only(Fuel::Uranium),
                FuelWord::Hybrid => Burns::CoalOrOil,
                FuelWord::Eco | FuelWord::Fusion => Burns::Nothing,
            };
            if (burns == Burns::Nothing) != (row.burn == 0) || row.burn > 6 {
                return error("a plant burns 1 to 6 tokens, an ecological or fusion plant 0");
            }
            if !(1..=20).contains(&row.cities) {
                return error("a plant supplies 1 to 20 cities");
            }
            all.insert(number);
            let fusion = row.fuel == FuelWord::Fusion;
            cards[usize::from(number)] = Card { burns, amount: row.burn, cities: row.cities, fusion };
        }
        Ok((all, cards))
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourcesFile {
    resource: Vec<ResourceRow>,
    refill: Vec<RefillRow>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceRow {
    id: String,
    prices: Vec<u8>,
    per_space: u8,
    tokens: u8,
    start: u8,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RefillRow {
    players: u8,
    coal: [u8; 3],
    oil: [u8; 3],
    garbage: [u8; 3],
    uranium: [u8; 3],
}

impl ResourcesFile {
    fn resources(&self) -> Result<[Resource; 4], ComponentError> {
        let mut found = Vec::with_capacity(4);
        for fuel in Fuel::ALL {
            let entry = format!("resource {}", fuel.word());
            let error = |reason: &str| ComponentError::new(RESOURCES, entry.clone(), reason);
            let mut rows = self.resource.iter().filter(|row| row.id == fuel.word());
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            found.push(row.resource(self.refill(fuel)?).map_err(error)?);
        }
        if let Some(row) = self.resource.iter().find(|row| Fuel::ALL.iter().all(|fuel| fuel.word() != row.id))
        {
            return Err(ComponentError::new(
                RESOURCES,
                format!("resource {}", row.id),
                "there is no such fuel",
            ));
        }
        Ok(found.try_into().expect("one for each fuel"))
    }

    fn refill(&self, fuel: Fuel) -> Result<[[u8; 3]; 7], ComponentError> {
        let mut table = [[0; 3]; 7];
        for seats in 2..=6u8 {
            let mut rows = self.refill.iter().filter(|row| row.players == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                let entry = format!("refill for {seats} players");
                return Err(ComponentError::new(RESOURCES, entry, "there must be exactly one such entry"));
            };
            table[usize::from(seats)] = match fuel {
                Fuel::Coal => row.coal,
                Fuel::Oil => row.oil,
                Fuel::Garbage => row.garbage,
                Fuel::Uranium => row.uranium,
            };
        }
        Ok(table)
    }
}

impl ResourceRow {
    fn resource(&self, refill: [[u8; 3]; 7]) -> Result<Resource, &'static str> {
        if self.prices.is_empty() || !self.prices.is_sorted_by(|a, b| a < b) {
            return Err("the prices must be there and ascend");
        }
        let capacity = self.prices.len() * usize::from(self.per_space);
        if self.per_space == 0 || capacity > MAX_TOKENS {
            return Err("the market holds 1 to 36 tokens of a kind");
        }
        if usize::from(self.tokens) > capacity || self.start > self.tokens {
            return Err("there cannot be more tokens than places, nor more at the start than there are");
        }
        let mut price = [0; MAX_TOKENS + 1];
        for (count, price) in price.iter_mut().enumerate().take(capacity + 1).skip(1) {
            *price = self.prices[(capacity - count) / usize::from(self.per_space)];
        }
        Ok(Resource {
            tokens: self.tokens,
            start: self.start,
            capacity: u8::try_from(capacity).expect("at most 36"),
            per_space: self.per_space,
            spaces: self.prices.clone(),
            refill,
            price,
        })
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesFile {
    start_money: u16,
    houses_per_player: u8,
    house_cost: [u8; 3],
    houses_per_city: [u8; 3],
    market_rows: [u8; 2],
    market_step3: u8,
    payment: Vec<u16>,
    players: Vec<PlayersRow>,
}

impl TablesFile {
    fn check(&self, plants: &PlantsFile) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(TABLES, entry, reason));
        let [current, future] = self.market_rows;
        let rows = [plants.setup.current_market.len(), plants.setup.future_market.len()];
        if rows != [usize::from(current), usize::from(future)] {
            return error("market_rows", "the opening markets of plants.toml have different lengths");
        }
        if self.market_step3 + 2 != current + future {
            return error("market_step3", "Step 3 takes the card and one plant away from the two rows");
        }
        if self.payment.is_empty() || !self.payment.is_sorted() {
            return error("payment", "there must be a payment for 0 cities, and more cities never pay less");
        }
        if self.houses_per_city != [1, 2, 3] {
            return error("houses_per_city", "a city has three spaces, one opened by each step");
        }
        if !self.house_cost.is_sorted() || self.house_cost[2] > 100 {
            return error("house_cost", "the costs ascend and stay below 100");
        }
        Ok(())
    }

    fn by_players(&self, shuffled: u8) -> Result<[PlayersRow; 7], ComponentError> {
        let mut table = [PlayersRow::default(); 7];
        for seats in 2..=6u8 {
            let error = |reason: &str| ComponentError::new(TABLES, format!("players {seats}"), reason);
            let mut rows = self.players.iter().filter(|row| row.count == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            if !(1..=6).contains(&row.regions) || row.removed > shuffled || !(1..=6).contains(&row.max_plants)
            {
                return Err(error(
                    "regions and plants to own are 1 to 6, and the deck has the plants to remove",
                ));
            }
            if !(1..=row.end).contains(&row.step2) || row.end > self.houses_per_player {
                return Err(error("Step 2 comes before the end, and the end within the houses"));
            }
            table[usize::from(seats)] = *row;
        }
        Ok(table)
    }
}
