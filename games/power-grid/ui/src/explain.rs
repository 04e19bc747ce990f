//! Explanations of components: what they are, what they do, their present numbers.

use engine::{Game, Seat};
use power_grid::{Action, City, Fuel, Plant, PowerGrid, Region, Stage};
use ui_kit::{Element as _, Explanation, Scene};

use crate::element::Element;
use crate::look::Look;
use crate::offer::sum_of;

pub(crate) fn explain(scene: &Scene<'_, PowerGrid>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let refused = look.wish_at(element).and_then(|action| look.refused(action, element));
    Some(look.with_reason(look.explanation(element), refused))
}

impl Look<'_> {
    pub(crate) fn explanation(&self, element: Element) -> Explanation {
        let position = self.position;
        let row = position.tables().players(position.seats());
        match element {
            Element::City(city) => self.city(city),
            Element::Region(region) => self.region(region),
            Element::House(seat, city) => {
                let values = [("name", self.name(seat).into()), ("city", self.words.city(city).into())];
                self.told("explain-house", "explain-house-text", &values, &["PG-7.8", "PG-7.9"])
            }
            Element::Size(seat) => {
                let values = [("name", self.name(seat).into()), ("cities", position.size(seat).into())];
                self.told("explain-size", "explain-size-text", &values, &["PG-7.12", "PG-4.1"])
            }
            Element::Track => {
                let values = [("step2", row.step2.into()), ("end", row.end.into())];
                self.told("explain-track", "explain-track-text", &values, &["PG-2.15", "PG-2.16", "PG-10.1"])
            }
            Element::Plant(plant) => self.plant(plant),
            Element::Deck => {
                let values = [("cards", position.cards_in_deck().into())];
                let mut card = self.told(
                    "explain-deck",
                    "explain-deck-text",
                    &values,
                    &["PG-2.9", "PG-5.23", "PG-8.13"],
                );
                let above = position.plants_above_step3_card();
                card.text
                    .extend(above.map(|above| self.say("explain-deck-above", &[("plants", above.into())])));
                card.text.extend(self.why_leaving());
                card
            }
            Element::Step3 => self.told("explain-step3", "explain-step3-text", &[], &["PG-9.7", "PG-9.10"]),
            Element::Token(fuel) => self.token(fuel),
            Element::Stock(seat, fuel) => {
                let values = [
                    ("name", self.name(seat).into()),
                    ("fuel", fuel.word().into()),
                    ("count", position.tokens(seat)[fuel.index()].into()),
                    ("more", position.room_for(seat, fuel).into()),
                ];
                self.told("explain-stock", "explain-stock-text", &values, &["PG-6.2", "PG-6.3"])
            }
            Element::Money(seat) => self.money(seat),
            Element::Cities(seat) => {
                let values = [("name", self.name(seat).into()), ("cities", position.size(seat).into())];
                self.told("explain-cities", "explain-cities-text", &values, &["PG-7.4", "PG-4.1"])
            }
            Element::Supplies(seat) => {
                let values = [
                    ("name", self.name(seat).into()),
                    ("cities", position.size(seat).into()),
                    ("supplied", self.supplies(seat).into()),
                ];
                self.told("explain-supplies", "explain-supplies-text", &values, &["PG-8.1", "PG-10.3"])
            }
            Element::Houses(seat) => {
                let left = position.tables().houses - position.size(seat);
                let values = [("name", self.name(seat).into()), ("houses", left.into())];
                self.told("explain-houses", "explain-houses-text", &values, &["PG-1.2", "PG-D.10"])
            }
            Element::Income(seat) => {
                let size = position.size(seat);
                let income = |size| position.tables().payment(position.could_supply(seat, size));
                let values = [
                    ("name", self.name(seat).into()),
                    ("now", position.tables().payment(self.supplies(seat)).into()),
                    ("more", income(size + 1).into()),
                ];
                self.told("explain-income", "explain-income-text", &values, &["PG-8.5", "PG-8.3"])
            }
        }
    }

    fn city(&self, city: City) -> Explanation {
        let position = self.position;
        let region = self.words.region(position.map().region_of(city)).to_owned();
        let mut text = vec![self.say("explain-city-region", &[("region", region.into())])];
        let mut rules = vec!["PG-7.4", "PG-7.8"];
        if !self.in_play(city) {
            text.push(self.say("explain-city-unused", &[]));
            rules.push("PG-D.2");
        } else if position.stage() != Stage::Regions {
            let owners: Vec<&str> = self.owners(city).into_iter().map(|seat| self.name(seat)).collect();
            text.push(if owners.is_empty() {
                self.say("explain-city-empty", &[])
            } else {
                self.say("explain-city-owners", &[("names", owners.join(", ").into())])
            });
            text.extend(self.city_cost(city));
        }
        Explanation { title: self.words.city(city).to_owned(), text, rules, ..Explanation::default() }
    }

    fn city_cost(&self, city: City) -> Option<String> {
        let seat = self.scene.viewer.or(self.position.to_act())?;
        if self.position.cities_of(seat).has(city.0) {
            return None;
        }
        let cost = self.position.cost(seat, city)?;
        let way = self.position.cheapest_way(seat, city);
        let via: Vec<&str> = way.iter().map(|&at| self.words.city(at)).collect();
        let values =
            [("name", self.name(seat).into()), ("sum", sum_of(cost).into()), ("via", via.join(" – ").into())];
        Some(self.say(if way.len() > 1 { "explain-city-cost" } else { "explain-city-first" }, &values))
    }

    fn region(&self, region: Region) -> Explanation {
        let position = self.position;
        let played = position.regions().has(region.0);
        let key = match (position.stage(), played) {
            (Stage::Regions, false) => "explain-region-open",
            (_, true) => "explain-region-played",
            (_, false) => "explain-region-unused",
        };
        let cities: Vec<&str> =
            position.map().cities_in(region).iter().map(|city| self.words.city(City(city))).collect();
        let text = vec![
            self.say(key, &[]),
            self.say("explain-region-cities", &[("cities", cities.join(", ").into())]),
        ];
        Explanation {
            title: self.words.region(region),
            text,
            rules: vec!["PG-2.2", "PG-2.12", "PG-D.2"],
            ..Explanation::default()
        }
    }

    fn plant(&self, plant: Plant) -> Explanation {
        let position = self.position;
        let card = position.tables().card(plant);
        let mut text = vec![self.say("explain-plant-facts", &[("facts", self.words.facts(plant).into())])];
        let mut rules = vec!["PG-1.6", "PG-8.1"];
        if card.amount > 0 {
            let room = card.amount * 2;
            text.push(self.say("explain-plant-room", &[("room", room.into())]));
            rules.push("PG-6.2");
        }
        let owner = Seat::all(position.seats()).find(|&seat| position.plants_of(seat).has(plant.0));
        if let Some(owner) = owner {
            text.push(self.say("explain-plant-owner", &[("name", self.name(owner).into())]));
        } else if position.current_market().has(plant.0) {
            let (key, rule) = match position.is_sole_buyer() {
                true => ("explain-plant-sole", "PG-5.12"),
                false => ("explain-plant-current", "PG-5.4"),
            };
            text.push(self.say(key, &[("least", plant.number().into())]));
            rules.push(rule);
        } else if position.future_market().has(plant.0) {
            text.push(self.say("explain-plant-future", &[]));
            rules.push("PG-5.17");
        } else {
            text.push(self.say("explain-plant-away", &[]));
        }
        if self.leaving() == Some(plant) {
            text.extend(self.why_leaving());
        }
        Explanation {
            title: self.say("card-name", &[("plant", plant.0.into())]),
            text,
            rules,
            ..Explanation::default()
        }
    }

    fn token(&self, fuel: Fuel) -> Explanation {
        let position = self.position;
        let at = fuel.index();
        let count = position.market()[at];
        let mut text = vec![match position.price(fuel) {
            Some(price) => {
                self.say("explain-token-price", &[("count", count.into()), ("price", price.into())])
            }
            None => self.say("explain-token-none", &[]),
        }];
        let values = [
            ("refill", position.refill_by_table()[at].into()),
            ("supply", position.supply()[at].into()),
            ("step", position.step().into()),
        ];
        text.push(self.say("explain-token-refill", &values));
        if let Some(viewer) = self.scene.viewer {
            let values = [
                ("own", position.room_for(viewer, fuel).into()),
                ("others", self.room_of_others(viewer, fuel).into()),
            ];
            text.push(self.say("explain-token-room", &values));
        }
        let title = self.say("explain-token", &[("fuel", fuel.word().into())]);
        Explanation {
            title,
            text,
            rules: vec!["PG-6.4", "PG-6.3", "PG-6.5", "PG-8.9"],
            ..Explanation::default()
        }
    }

    fn money(&self, seat: Seat) -> Explanation {
        let title = self.say("explain-money", &[("name", self.name(seat).into())]);
        let text = if self.sees_money_of(seat) {
            self.say("explain-money-known", &[("money", self.position.money(seat).into())])
        } else {
            self.say("explain-money-secret", &[])
        };
        Explanation { title, text: vec![text], rules: vec!["PG-8.8", "PG-D.24"], ..Explanation::default() }
    }

    /// The action that the viewer, if it is the acting seat, might want of an element.
    fn wish_at(&self, element: Element) -> Option<Action> {
        if !self.scene.deciding {
            return None;
        }
        let seat = self.position.to_act()?;
        match (self.position.stage(), element) {
            (Stage::Regions, Element::Region(region)) => Some(Action::Pick(region)),
            (Stage::Nominating, Element::Plant(plant)) if self.is_on_display(plant) => {
                Some(Action::Nominate(plant))
            }
            (Stage::Scrapping, Element::Plant(plant)) if self.position.plants_of(seat).has(plant.0) => {
                Some(Action::Scrap(plant))
            }
            (Stage::Power, Element::Plant(plant)) if self.position.plants_of(seat).has(plant.0) => {
                let runs = [0, 1, 2, 3].map(|coal| Action::Run(plant, coal));
                let legal = runs.into_iter().find(|&run| self.position.check(run).is_ok());
                Some(legal.unwrap_or(Action::Run(plant, 0)))
            }
            (Stage::Fuel, Element::Token(fuel)) => Some(Action::Buy(fuel)),
            (Stage::Building, Element::City(city)) => Some(Action::Build(city)),
            _ => None,
        }
    }

    fn is_on_display(&self, plant: Plant) -> bool {
        self.position.current_market().or(self.position.future_market()).has(plant.0)
    }
}
