//! Plants, tokens, cities and lists in words.

use power_grid::{Action, Burns, City, Event, Fuel, MapSide, Plant, PowerGrid, Region};
use ui_kit::{Language, Value};

use crate::MESSAGES;
use crate::board::Layout;

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a PowerGrid,
    language: Language,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a PowerGrid, language: Language) -> Self {
        Self { position, language }
    }

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    pub(crate) fn map(self) -> String {
        let key = match self.position.side() {
            MapSide::Germany => "game-option-map-germany",
            MapSide::Usa => "game-option-map-usa",
        };
        self.say(key, &[])
    }

    /// The name of a region.
    pub(crate) fn region(self, region: Region) -> String {
        region_name(&self.position.map().regions[usize::from(region.0)].id, self.language)
    }

    /// The name of a city, the same in every language; its id for an unknown city of a host's map.
    pub(crate) fn city(self, city: City) -> &'a str {
        let id = &self.position.map().cities[city.index()].id;
        Layout::of(self.position.side()).city_name(id).unwrap_or(id)
    }

    /// The name of a resource inside a sentence. Messages that take its id as `$fuel` inflect it themselves.
    pub(crate) fn fuel(self, fuel: Fuel) -> String {
        self.say("fuel-name", &[("fuel", fuel.word().into())])
    }

    /// A number of tokens: "2 coal".
    pub(crate) fn count(self, fuel: Fuel, count: u8) -> String {
        format!("{count} {}", self.fuel(fuel))
    }

    /// The tokens of all resources: "1 coal and 2 oil"; `None` if there are none.
    pub(crate) fn tokens(self, by_kind: [u8; 4]) -> Option<String> {
        let held = Fuel::ALL.into_iter().zip(by_kind).filter(|&(_, count)| count > 0);
        let counts: Vec<String> = held.map(|(fuel, count)| self.count(fuel, count)).collect();
        (!counts.is_empty()).then(|| self.all_of(&counts))
    }

    /// "Essen, Kassel and Fulda".
    pub(crate) fn all_of(self, items: &[String]) -> String {
        ui_kit::list(self.language, items)
    }

    /// What a plant burns, in one or two words: "2 coal", "2 coal/oil", "ecological".
    pub(crate) fn burned_by(self, plant: Plant) -> String {
        let card = self.position.tables().card(plant);
        match card.burns {
            Burns::Only(fuel) => self.count(fuel, card.amount),
            Burns::CoalOrOil => {
                format!("{} {}/{}", card.amount, self.fuel(Fuel::Coal), self.fuel(Fuel::Oil))
            }
            Burns::Nothing => self.say(if card.fusion { "plant-fusion" } else { "plant-ecological" }, &[]),
        }
    }

    /// What is printed on a plant: "burns 2 coal, supplies 3 cities".
    pub(crate) fn facts(self, plant: Plant) -> String {
        let card = self.position.tables().card(plant);
        let burned = self.burned_by(plant);
        match card.burns {
            Burns::Nothing => {
                self.say("plant-free", &[("kind", burned.into()), ("cities", card.cities.into())])
            }
            Burns::Only(_) | Burns::CoalOrOil => {
                self.say("plant-burning", &[("tokens", burned.into()), ("cities", card.cities.into())])
            }
        }
    }

    /// What is printed on a plant, as short as in a table: "15: 2 coal → 3".
    pub(crate) fn card(self, plant: Plant) -> String {
        let card = self.position.tables().card(plant);
        format!("{:>2}: {} → {}", plant.0, self.burned_by(plant), card.cities)
    }

    /// Phase 5: the number of cities supplied by the plants that have run, and the income for them.
    pub(crate) fn income(self) -> (u8, u16) {
        let paid = ui_kit::after(self.position, Action::Done).1.into_iter().find_map(|event| match event {
            Event::Paid(_, cities, income) => Some((cities, income)),
            _ => None,
        });
        paid.expect("a player who has run the plants is paid")
    }

    /// The price at which a plant that is put up for auction is sold at once, because no other player may bid
    /// (PG-5.12).
    pub(crate) fn immediate_price(self, plant: Plant) -> Option<u16> {
        ui_kit::after(self.position, Action::Nominate(plant)).1.into_iter().find_map(|event| match event {
            Event::Sold(_, _, price) => Some(price),
            _ => None,
        })
    }

    /// The name of a phase (PG-3.1), 1 to 5.
    pub(crate) fn phase(self, number: u8) -> String {
        let key = match number {
            1 => "phase-order",
            2 => "phase-auction",
            3 => "phase-resources",
            4 => "phase-building",
            _ => "phase-bureaucracy",
        };
        self.say(key, &[])
    }
}

/// The name of the region with this id; the id for an unknown region of a host's map.
pub(crate) fn region_name(id: &str, language: Language) -> String {
    let key = match id {
        "east" => "region-east",
        "midwest" => "region-midwest",
        "northeast" => "region-northeast",
        "northwest" => "region-northwest",
        "south" => "region-south",
        "southeast" => "region-southeast",
        "southwest" => "region-southwest",
        "west" => "region-west",
        _ => return id.to_owned(),
    };
    MESSAGES.text(language, key, &[])
}
