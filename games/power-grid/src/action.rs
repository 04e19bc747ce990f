//! One decision, and its notation.

use std::fmt::{self, Write};

use crate::ids::{Burns, City, Fuel, Plant, Region};
use crate::state::PowerGrid;

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// PG-D.1: choose a region for the game.
    Pick(Region),
    /// PG-5.3: take no further part in this auction phase.
    Pass,
    /// PG-5.4: put a plant up for auction; the opening bid follows. A sole remaining player buys it (PG-5.12).
    Nominate(Plant),
    /// PG-5.8: leave this one auction.
    PassBid,
    /// PG-5.4, PG-5.8: bid this much.
    Bid(u16),
    /// PG-5.14: give up a plant owned before the purchase.
    Scrap(Plant),
    /// PG-5.25: give up one token that no longer fits.
    Drop(Fuel),
    /// PG-6.1: buy one token.
    Buy(Fuel),
    /// PG-7.1: connect a city.
    Build(City),
    /// PG-8.1: run a plant. The number is the coal that a hybrid plant burns, the rest being oil; zero for other
    /// plants.
    Run(Plant, u8),
    /// End the turn of phase 3, 4 or 5.
    Done,
}

impl PowerGrid {
    /// The tokens a run burns, by kind.
    #[must_use]
    pub fn burned(&self, plant: Plant, coal: u8) -> [u8; 4] {
        let card = self.tables.card(plant);
        let mut burned = [0; 4];
        match card.burns {
            Burns::Only(fuel) => burned[fuel.index()] = card.amount,
            Burns::CoalOrOil => {
                burned[Fuel::Coal.index()] = coal.min(card.amount);
                burned[Fuel::Oil.index()] = card.amount - coal.min(card.amount);
            }
            Burns::Nothing => {}
        }
        burned
    }

    pub(crate) fn write(&self, action: Action, out: &mut impl Write) -> fmt::Result {
        let map = self.map();
        match action {
            Action::Pick(region) => write!(out, "pick {}", map.regions[usize::from(region.0)].id),
            Action::Pass => out.write_str("pass"),
            Action::Nominate(plant) => write!(out, "nominate {}", plant.0),
            Action::PassBid => out.write_str("pass-bid"),
            Action::Bid(amount) => write!(out, "bid {amount}"),
            Action::Scrap(plant) => write!(out, "scrap {}", plant.0),
            Action::Drop(fuel) => write!(out, "drop {}", fuel.word()),
            Action::Buy(fuel) => write!(out, "buy {}", fuel.word()),
            Action::Build(city) => write!(out, "build {}", map.cities[city.index()].id),
            Action::Run(plant, coal) => {
                write!(out, "run {}", plant.0)?;
                for (fuel, count) in Fuel::ALL.into_iter().zip(self.burned(plant, coal)) {
                    for _ in 0..count {
                        write!(out, " {}", fuel.word())?;
                    }
                }
                Ok(())
            }
            Action::Done => out.write_str("done"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let plant =
            |word: &str| word.parse().ok().filter(|&n| n < 64 && self.tables.all_plants.has(n)).map(Plant);
        let fuel = |word: &str| Fuel::ALL.into_iter().find(|fuel| fuel.word() == word);
        let action = match verb {
            "pick" => Action::Pick(self.map().region_by_id(rest)?),
            "pass" => Action::Pass,
            "nominate" => Action::Nominate(plant(rest)?),
            "pass-bid" => Action::PassBid,
            "bid" => Action::Bid(rest.parse().ok()?),
            "scrap" => Action::Scrap(plant(rest)?),
            "drop" => Action::Drop(fuel(rest)?),
            "buy" => Action::Buy(fuel(rest)?),
            "build" => Action::Build(self.map().city_by_id(rest)?),
            "run" => {
                let mut words = rest.split(' ');
                let plant = plant(words.next()?)?;
                let coal = words.filter(|word| *word == "coal").count();
                let hybrid = self.tables.card(plant).burns == Burns::CoalOrOil;
                Action::Run(plant, if hybrid { u8::try_from(coal).ok()? } else { 0 })
            }
            "done" => Action::Done,
            _ => return None,
        };
        // Each action has one notation: variants such as "bid 007" or "pass now" are rejected.
        let mut same = String::new();
        self.write(action, &mut same).ok()?;
        (same == text).then_some(action)
    }
}
