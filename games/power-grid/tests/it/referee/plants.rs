//! The plant market and its deck.

use std::collections::{BTreeMap, VecDeque};
use std::sync::LazyLock;

use engine::Files;
use power_grid::{Event, Plant, PowerGrid, Removal, Step3Card};
use serde::Deserialize;
use testkit::agree;

#[derive(Deserialize)]
struct PlantsFile {
    plant: Vec<Card>,
}

/// The printed values of a plant.
#[derive(Deserialize)]
pub(super) struct Card {
    number: u8,
    pub(super) fuel: String,
    pub(super) burn: u8,
    pub(super) cities: u8,
}

impl Card {
    /// The fuels it burns: coal is 0, oil 1, garbage 2, uranium 3.
    pub(super) fn kinds(&self) -> &'static [usize] {
        match self.fuel.as_str() {
            "coal" => &[0],
            "oil" => &[1],
            "garbage" => &[2],
            "uranium" => &[3],
            "hybrid" => &[0, 1],
            _ => &[],
        }
    }
}

static CARDS: LazyLock<BTreeMap<u8, Card>> = LazyLock::new(|| {
    let file: PlantsFile = Files::of::<PowerGrid>().read("plants.toml").expect("the plants");
    file.plant.into_iter().map(|card| (card.number, card)).collect()
});

/// The card of a plant.
pub(super) fn card(plant: u8) -> &'static Card {
    &CARDS[&plant]
}

/// The plants on display and in the deck.
pub(super) struct PlantMarket {
    /// Ascending.
    pub(super) display: Vec<u8>,
    pub(super) card: Step3Card,
    /// The number of plants above the Step 3 card or, without it, in the deck.
    deck: usize,
    /// The plants that may be in the deck.
    unseen: Vec<u8>,
    under: Vec<u8>,
    /// Whether no card has been drawn yet.
    is_untouched: bool,
    /// The cards that the engine drew in this action; 0 is the Step 3 card.
    draws: VecDeque<u8>,
}

impl PlantMarket {
    /// PG-2.8, PG-2.9.
    pub(super) fn at_start(removed: usize) -> Self {
        let unseen: Vec<u8> = CARDS.keys().copied().filter(|&plant| plant > 10).collect();
        Self {
            display: (3..=10).collect(),
            card: Step3Card::InDeck,
            deck: unseen.len() - removed,
            unseen,
            under: Vec::new(),
            is_untouched: true,
            draws: VecDeque::new(),
        }
    }

    /// PG-5.17, PG-5.24, PG-9.10.
    pub(super) fn current(&self) -> Vec<u8> {
        let count = if self.card == Step3Card::Removed { self.display.len() } else { 4 };
        self.display.iter().copied().take(count).collect()
    }

    pub(super) fn expect_draws(&mut self, events: &[Event]) {
        let number = |event: &Event| match event {
            Event::Drawn(plant) => Some(plant.0),
            Event::Step3Drawn => Some(0),
            _ => None,
        };
        self.draws = events.iter().filter_map(number).collect();
    }

    pub(super) fn draws_left(&self) -> usize {
        self.draws.len()
    }

    pub(super) fn remove(&mut self, plant: u8, why: Removal, told: &mut Vec<Event>) {
        self.display.retain(|&shown| shown != plant);
        told.push(Event::Removed(Plant(plant), why));
    }

    /// PG-8.13: the highest plant goes under the deck.
    pub(super) fn put_under(&mut self, told: &mut Vec<Event>) {
        if let Some(plant) = self.display.pop() {
            self.under.push(plant);
            told.push(Event::PutUnder(Plant(plant)));
        }
    }

    /// PG-5.23: the top card. PG-9.6 to PG-9.9: the Step 3 card comes after the last plant above it.
    pub(super) fn draw(&mut self, in_phase_2: bool, told: &mut Vec<Event>) -> Result<(), String> {
        if self.deck > 0 {
            let plant =
                self.draws.pop_front().ok_or("PG-5.23: a card is to be drawn, the engine drew none")?;
            if std::mem::take(&mut self.is_untouched) {
                agree("PG-2.9: the first card", 13, plant)?;
            }
            agree(format!("plant {plant} can be in the deck"), true, self.unseen.contains(&plant))?;
            self.unseen.retain(|&unseen| unseen != plant);
            self.deck -= 1;
            self.display.push(plant);
            self.display.sort_unstable();
            told.push(Event::Drawn(Plant(plant)));
        } else if self.card == Step3Card::InDeck {
            agree("PG-9.6: the Step 3 card is drawn", Some(0), self.draws.pop_front())?;
            told.push(Event::Step3Drawn);
            self.unseen = std::mem::take(&mut self.under);
            self.deck = self.unseen.len();
            self.card = Step3Card::OnDisplay;
            if !in_phase_2 {
                self.card = Step3Card::Removed;
                if let Some(&lowest) = self.display.first() {
                    self.remove(lowest, Removal::Step3, told);
                }
            }
        }
        Ok(())
    }

    pub(super) fn compare(&self, after: &PowerGrid) -> Result<(), String> {
        let current = self.current();
        let future = self.display[current.len()..].to_vec();
        agree("current market", current, after.current_market().iter().collect())?;
        agree("future market", future, after.future_market().iter().collect())?;
        agree("Step 3 card", self.card, after.step3_card())?;
        let card = usize::from(self.card == Step3Card::InDeck);
        agree("cards in the deck", self.deck + card + self.under.len(), after.cards_in_deck().into())?;
        let above = (card == 1).then_some(self.deck);
        agree("plants above the Step 3 card", above, after.plants_above_step3_card().map(usize::from))
    }
}
