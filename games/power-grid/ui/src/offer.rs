//! Targets, cost and gain of legal actions.
//!
//! Passing, bidding and finishing have no target: the page draws a button for every choice without one.

use engine::{Game, Seat};
use power_grid::{Action, Announced, Cost, Event, PowerGrid, Removal, Stage};
use ui_kit::{Element as _, Offer, Scene, after};

use crate::element::Element;
use crate::look::Look;

pub(crate) fn offer(scene: &Scene<'_, PowerGrid>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let target = target(look.position, seat, action);
    Offer {
        targets: target.map(|element| element.id(look.position)).into_iter().collect(),
        cost: look.cost(seat, action),
        gain: look.gain(seat, action),
        after: look.money_after(seat, action),
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
    fn cost(&self, seat: Seat, action: Action) -> Option<String> {
        let position = self.position;
        match action {
            Action::Nominate(plant) => Some(match self.words.immediate_price(plant) {
                Some(price) => price.to_string(),
                None => self.say("offer-minimum", &[("price", plant.number().into())]),
            }),
            Action::Bid(amount) => Some(amount.to_string()),
            Action::Buy(fuel) => position.price(fuel).map(|price| price.to_string()),
            Action::Build(city) => position.cost(seat, city).map(sum_of),
            Action::Run(plant, coal) => self.words.tokens(position.burned(plant, coal)),
            _ => None,
        }
    }

    fn gain(&self, seat: Seat, action: Action) -> Option<String> {
        let position = self.position;
        let tables = position.tables();
        match action {
            Action::Nominate(plant) | Action::Run(plant, _) => {
                Some(self.say("offer-supplies", &[("cities", tables.card(plant).cities.into())]))
            }
            Action::Bid(_) => {
                let (plant, _) = position.auction()?;
                Some(self.say("offer-supplies", &[("cities", tables.card(plant).cities.into())]))
            }
            Action::Build(_) => {
                let size = position.size(seat);
                let income = |size| tables.payment(position.could_supply(seat, size));
                let more = income(size + 1).saturating_sub(income(size));
                (more > 0).then(|| self.say("offer-income", &[("income", more.into())]))
            }
            Action::Done if position.stage() == Stage::Power => {
                let paid = after(self.position, action).1.into_iter().find_map(|event| match event {
                    Event::Paid(_, _, income) => Some(income),
                    _ => None,
                });
                paid.map(|income| self.say("offer-income", &[("income", income.into())]))
            }
            _ => None,
        }
    }

    /// The player's money afterwards, shown to the player alone.
    fn money_after(&self, seat: Seat, action: Action) -> Option<String> {
        if !self.sees_money_of(seat) {
            return None;
        }
        let now = self.position.money(seat);
        let after = match action {
            Action::Bid(amount) => now.saturating_sub(amount),
            _ => after(self.position, action).0.money(seat),
        };
        let values = [("now", now.into()), ("after", after.into())];
        (after != now).then(|| self.say("offer-money", &values))
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
    fn is_shown(&self, plant: power_grid::Plant) -> bool {
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
