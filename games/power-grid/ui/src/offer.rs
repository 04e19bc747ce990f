//! Targets, cost and gain of legal actions.
//!
//! Passing, bidding and finishing have no target: the page draws a button for every choice without one.

use engine::{Game, Seat};
use power_grid::{Action, Announced, Cost, Event, Fuel, Plant, PowerGrid, Removal, Stage};
use ui_kit::{Amount, Element as _, Head, Offer, Scene, after};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

pub(crate) fn offer(scene: &Scene<'_, PowerGrid>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let target = target(look.position, seat, action);
    Offer {
        targets: target.map(|element| element.id(look.position)).into_iter().collect(),
        head: look.head(action),
        label: look.label(action),
        pictures: Vec::new(),
        cost: look.cost(seat, action),
        gain: look.gain(seat, action),
        after: look.after(seat, action),
        warning: look.warning(seat, action),
    }
}

/// "21 = 10 + 11": connection and house; only the house where nothing has to be connected.
pub(crate) fn sum_of(cost: Cost) -> String {
    match cost.connection {
        0 => cost.house.to_string(),
        connection => format!("{} = {connection} + {}", cost.total(), cost.house),
    }
}

fn target(position: &PowerGrid, seat: Seat, action: Action) -> Option<Element> {
    match action {
        Action::Pick(region) => Some(Element::Region(region)),
        Action::Nominate(plant) | Action::Scrap(plant) | Action::Run(plant, _) => Some(Element::Plant(plant)),
        Action::Drop(fuel) => Some(Element::Stock(seat, fuel)),
        Action::Buy(fuel) => Some(Element::Token(fuel)),
        Action::Build(city) => Some(Element::City(city)),
        Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done => None,
    }
    .filter(|_| position.stage() != Stage::Over)
}

impl Look<'_> {
    fn head(&self, action: Action) -> Option<Head> {
        let key = match action {
            Action::Pick(_) => "head-pick",
            Action::Nominate(plant) if self.words.immediate_price(plant).is_some() => "head-buy-plant",
            Action::Nominate(_) => "head-nominate",
            Action::Scrap(_) => "head-scrap",
            Action::Drop(_) => "head-drop",
            Action::Buy(_) => "head-buy",
            Action::Build(_) => "head-build",
            Action::Run(..) => "head-run",
            Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done => return None,
        };
        Some(Head::new(key, self.say(key, &[])))
    }

    /// What tells an action from the others under its heading.
    fn label(&self, action: Action) -> Option<String> {
        let plant = |plant: Plant, burns: String| {
            Some(self.say("label-plant", &[("plant", plant.0.into()), ("burns", burns.into())]))
        };
        match action {
            Action::Pick(region) => Some(self.words.region(region)),
            Action::Nominate(number) | Action::Scrap(number) => plant(number, self.words.burned_by(number)),
            Action::Run(number, coal) => {
                let burned = self.words.tokens(self.position.burned(number, coal));
                plant(number, burned.unwrap_or_else(|| self.words.burned_by(number)))
            }
            Action::Drop(fuel) | Action::Buy(fuel) => Some(self.words.fuel(fuel)),
            Action::Build(city) => Some(self.words.city(city).to_owned()),
            Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done => None,
        }
    }

    fn cost(&self, seat: Seat, action: Action) -> Vec<Amount> {
        let position = self.position;
        let price = |price: u16, words: String| Amount::minus(price, words, icons::note());
        let cost = match action {
            Action::Nominate(plant) => Some(match self.words.immediate_price(plant) {
                Some(paid) => price(paid, paid.to_string()),
                None => {
                    let words = self.say("offer-minimum", &[("price", plant.number().into())]);
                    Amount::shown(format!("≥ {}", plant.number()), words, icons::note())
                }
            }),
            Action::Bid(amount) => Some(price(amount, amount.to_string())),
            Action::Buy(fuel) => position.price(fuel).map(|paid| price(paid.into(), paid.to_string())),
            Action::Build(city) => position.cost(seat, city).map(|cost| price(cost.total(), sum_of(cost))),
            Action::Run(plant, coal) => {
                let burned = Fuel::ALL.into_iter().zip(position.burned(plant, coal));
                let burned = burned.filter(|&(_, count)| count > 0);
                return burned
                    .map(|(fuel, count)| {
                        Amount::minus(count, self.words.count(fuel, count), icons::inline(fuel))
                    })
                    .collect();
            }
            _ => None,
        };
        cost.into_iter().collect()
    }

    fn gain(&self, seat: Seat, action: Action) -> Vec<Amount> {
        let position = self.position;
        let tables = position.tables();
        let supplies = |plant: Plant| {
            let cities = tables.card(plant).cities;
            let words = self.say("offer-supplies", &[("cities", cities.into())]);
            Amount::shown(cities.to_string(), words, icons::inline_bulb())
        };
        let income = |income: u16| {
            Amount::plus(income, self.say("offer-income", &[("income", income.into())]), icons::note())
        };
        let gain = match action {
            Action::Nominate(plant) | Action::Run(plant, _) => Some(supplies(plant)),
            Action::Bid(_) => position.auction().map(|(plant, _)| supplies(plant)),
            Action::Build(_) => {
                let size = position.size(seat);
                let paid = |size| tables.payment(position.could_supply(seat, size));
                let more = paid(size + 1).saturating_sub(paid(size));
                (more > 0).then(|| income(more))
            }
            Action::Done if position.stage() == Stage::Power => {
                let paid = after(self.position, action).1.into_iter().find_map(|event| match event {
                    Event::Paid(_, _, income) => Some(income),
                    _ => None,
                });
                paid.map(income)
            }
            _ => None,
        };
        gain.into_iter().collect()
    }

    /// The parts of a price, and the player's money afterwards, shown to the player alone.
    fn after(&self, seat: Seat, action: Action) -> Vec<Amount> {
        let mut parts = Vec::new();
        if let Action::Build(city) = action
            && let Some(cost) = self.position.cost(seat, city).filter(|cost| cost.connection > 0)
        {
            let values = [("connection", cost.connection.into()), ("house", cost.house.into())];
            parts.push(Amount::told(self.say("offer-parts", &values)));
        }
        if self.sees_money_of(seat) {
            let now = self.position.money(seat);
            let after = match action {
                Action::Bid(amount) => now.saturating_sub(amount),
                _ => after(self.position, action).0.money(seat),
            };
            let values = [("now", now.into()), ("after", after.into())];
            if after != now {
                parts.push(Amount::change(now, after, self.say("offer-money", &values), icons::note()));
            }
        }
        parts
    }

    fn warning(&self, seat: Seat, action: Action) -> Option<String> {
        match action {
            Action::Build(_) => self.warning_of_build(action),
            Action::Done if self.position.stage() == Stage::Power => {
                self.warning_of_idle_plants(seat, action)
            }
            _ => None,
        }
    }

    /// A city that triggers a step or the end, or makes plants of the market obsolete (PG-5.19).
    fn warning_of_build(&self, action: Action) -> Option<String> {
        let (after, events) = after(self.position, action);
        let announced = after.announced().filter(|&what| self.position.announced() != Some(what));
        let plants: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::Removed(plant, Removal::TooSmall) if self.is_shown(*plant) => {
                    Some(plant.0.to_string())
                }
                _ => None,
            })
            .collect();
        match announced {
            Some(Announced::End) => Some(self.say("warn-end", &[])),
            Some(Announced::Step2) => Some(self.say("warn-step2", &[])),
            _ if !plants.is_empty() => {
                let values = [
                    ("count", plants.len().into()),
                    ("plants", ui_kit::list(self.scene.language, &plants).into()),
                ];
                Some(self.say("warn-too-small", &values))
            }
            _ => None,
        }
    }

    /// Whether a plant is on display: a plant drawn on the copy must not be shown.
    fn is_shown(&self, plant: Plant) -> bool {
        self.position.current_market().or(self.position.future_market()).has(plant.0)
    }

    /// Finishing while a plant that could supply more cities has not run.
    fn warning_of_idle_plants(&self, seat: Seat, action: Action) -> Option<String> {
        let supplied = after(self.position, action).1.into_iter().find_map(|event| match event {
            Event::Paid(_, cities, _) => Some(cities),
            _ => None,
        })?;
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        let idle = actions.iter().any(|action| matches!(action, Action::Run(..)));
        let values = [("supplied", supplied.into()), ("cities", self.position.size(seat).into())];
        (idle && supplied < self.position.size(seat)).then(|| self.say("warn-idle-plants", &values))
    }
}
