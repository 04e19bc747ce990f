//! Plants, tokens, cities and lists in words.

use engine::{Game, Playout};
use power_grid::{Action, Burns, City, Event, Fuel, Plant, PowerGrid, Region};
use ui_kit::{Language, Value};

use crate::MESSAGES;

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

    fn choose(self, english: &'a str, hungarian: &'a str) -> &'a str {
        match self.language {
            Language::En => english,
            Language::Hu => hungarian,
        }
    }

    pub(crate) fn map(self) -> &'a str {
        let map = self.position.map();
        self.choose(&map.name, &map.name_hu)
    }

    pub(crate) fn region(self, region: Region) -> &'a str {
        let row = &self.position.map().regions[usize::from(region.0)];
        self.choose(&row.name, &row.name_hu)
    }

    pub(crate) fn city(self, city: City) -> &'a str {
        &self.position.map().cities[city.index()].name
    }

    /// The kind of a token, as it stands inside a sentence.
    pub(crate) fn fuel(self, fuel: Fuel) -> String {
        let row = self.position.tables().resource(fuel);
        self.choose(&row.name, &row.name_hu).to_lowercase()
    }

    /// So many tokens of a kind: "2 coal".
    pub(crate) fn count(self, fuel: Fuel, count: u8) -> String {
        format!("{count} {}", self.fuel(fuel))
    }

    /// These tokens, without the kinds of which there is none: "1 coal and 2 oil"; nothing if there is no
    /// token at all.
    pub(crate) fn tokens(self, by_kind: [u8; 4]) -> Option<String> {
        let held = Fuel::ALL.into_iter().zip(by_kind).filter(|&(_, count)| count > 0);
        let counts: Vec<String> = held.map(|(fuel, count)| self.count(fuel, count)).collect();
        (!counts.is_empty()).then(|| self.all_of(&counts))
    }

    /// "Anna, Bence and Csilla".
    fn all_of(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let values = [("first", first.join(", ").into()), ("last", last.as_str().into())];
                self.say("list-and", &values)
            }
        }
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

    /// What a legal action would cause. It is played on a copy with chance of its own; what the cards decide
    /// in it must not be looked at.
    pub(crate) fn outcome(self, action: Action) -> Vec<Event> {
        let mut copy = *self.position;
        let mut events = Vec::new();
        copy.play(action, &mut Playout::new(0), &mut events);
        events
    }

    /// Phase 5: how many cities the plants that have run supply, and what the acting player receives for
    /// them.
    pub(crate) fn income(self) -> (u8, u16) {
        let paid = self.outcome(Action::Done).into_iter().find_map(|event| match event {
            Event::Paid(_, cities, income) => Some((cities, income)),
            _ => None,
        });
        paid.expect("whoever has run the plants is paid")
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
