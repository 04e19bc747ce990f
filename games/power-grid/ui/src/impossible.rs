//! Actions that a player might want at this stage but that the rules refuse.

use engine::Game;
use power_grid::{Action, City, Fuel, Plant, PowerGrid, Region, Stage, plants};
use ui_kit::{Impossible, Scene};

use crate::element::Element;
use crate::look::Look;

pub(crate) fn impossible(scene: &Scene<'_, PowerGrid>) -> Vec<Impossible> {
    let look = Look::new(scene);
    look.candidates().into_iter().filter_map(|(action, element)| look.refused(action, element)).collect()
}

impl Look<'_> {
    /// Actions that a player might want at this stage, each with its element.
    fn candidates(&self) -> Vec<(Action, Element)> {
        let position = self.position;
        let Some(seat) = position.to_act() else { return Vec::new() };
        let own = plants(position.plants_of(seat));
        let plant = |plant: Plant| Element::Plant(plant);
        match position.stage() {
            Stage::Regions => {
                let regions = (0u8..).zip(&position.map().regions).map(|(row, _)| Region(row));
                regions.map(|region| (Action::Pick(region), Element::Region(region))).collect()
            }
            Stage::Nominating => {
                let shown = plants(position.current_market().or(position.future_market()));
                let mut all: Vec<_> = shown.map(|at| (Action::Nominate(at), plant(at))).collect();
                all.push((Action::Pass, Element::Deck));
                all
            }
            Stage::Opening | Stage::Bidding => {
                let up = position.auction().map_or(Element::Deck, |(up, _)| plant(up));
                vec![(Action::Bid(position.least_bid()), up), (Action::PassBid, up)]
            }
            Stage::Scrapping => own.map(|at| (Action::Scrap(at), plant(at))).collect(),
            Stage::Dropping => {
                let held = Fuel::ALL.into_iter().filter(|fuel| position.tokens(seat)[fuel.index()] > 0);
                held.map(|fuel| (Action::Drop(fuel), Element::Stock(seat, fuel))).collect()
            }
            Stage::Fuel => Fuel::ALL.map(|fuel| (Action::Buy(fuel), Element::Token(fuel))).to_vec(),
            Stage::Building => {
                let others = position.grid().cities.minus(position.cities_of(seat)).iter().map(City);
                others.map(|city| (Action::Build(city), Element::City(city))).collect()
            }
            Stage::Power => {
                let run = |at| [0, 1, 2, 3].map(|coal| Action::Run(at, coal));
                let legal = |at: &Plant| run(*at).into_iter().any(|action| position.check(action).is_ok());
                own.filter(|at| !legal(at)).map(|at| (Action::Run(at, 0), plant(at))).collect()
            }
            Stage::Over => Vec::new(),
        }
    }

    /// What an action would do, without its price, which it may not have.
    pub(crate) fn wish(&self, action: Action) -> String {
        let plant = |key, plant: Plant| self.say(key, &[("plant", plant.0.into())]);
        let fuel = |key, fuel: Fuel| self.say(key, &[("fuel", fuel.word().into())]);
        match action {
            Action::Pick(region) => self.words.region(region),
            Action::Nominate(up) => plant("wish-nominate", up),
            Action::Scrap(old) => plant("wish-scrap", old),
            Action::Run(own, _) => plant("wish-run", own),
            Action::Drop(kind) => fuel("wish-drop", kind),
            Action::Buy(kind) => fuel("wish-buy", kind),
            Action::Build(city) => self.words.city(city).to_owned(),
            Action::Bid(amount) => self.say("wish-bid", &[("amount", amount.into())]),
            Action::Pass | Action::PassBid | Action::Done => self.say("wish-pass", &[]),
        }
    }
}
