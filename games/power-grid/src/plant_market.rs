//! PG-5.17 to PG-5.20, PG-5.23, PG-5.24: the plant market and its deck.

use engine::{Chance, EventSink};
use parts::Set;

use crate::event::{Event, Removal};
use crate::ids::Plant;
use crate::state::{PowerGrid, Stage, Step3Card};
use crate::steps::Announced;

impl PowerGrid {
    /// PG-5.17, PG-5.24: the plants that may be nominated: the four lowest; all of them once the Step 3 card is gone.
    #[inline]
    #[must_use]
    pub fn current_market(&self) -> Set {
        match self.plants.card {
            Step3Card::Removed => self.plants.display,
            Step3Card::InDeck | Step3Card::OnDisplay => {
                self.plants.display.lowest(self.tables.current_market)
            }
        }
    }

    /// The other plants on display.
    #[must_use]
    pub fn future_market(&self) -> Set {
        self.plants.display.minus(self.current_market())
    }

    /// The plant that leaves the display next if no plant is bought and no city built, and why: the lowest with the
    /// Step 3 card (PG-9.7) or when Step 2 begins (PG-9.4), otherwise the one that the update of phase 5 removes
    /// (PG-8.13, PG-8.14).
    #[must_use]
    pub fn next_to_leave(&self) -> Option<Event> {
        let lowest = |why| self.plants.display.first().map(|plant| Event::Removed(Plant(plant), why));
        match (self.stage, self.plants.card) {
            (Stage::Over, _) => None,
            (_, Step3Card::OnDisplay) => lowest(Removal::Step3),
            _ if self.announced() == Some(Announced::Step2) => lowest(Removal::Step2),
            (_, Step3Card::Removed) => lowest(Removal::Update),
            (_, Step3Card::InDeck) => self.plants.display.last().map(|plant| Event::PutUnder(Plant(plant))),
        }
    }

    /// PG-5.23: draws a card; a plant joins the display, then PG-5.19 applies. Nothing happens if the deck is empty.
    pub(crate) fn draw_replacement(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.draw_card(chance, log);
        self.remove_too_small(chance, log);
    }

    /// PG-5.19: removes and replaces plants of the current market whose number does not exceed the largest size, until
    /// there is none. The lowest plant on display is always in the current market (PG-D.20).
    pub(crate) fn remove_too_small(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let size = self.largest_size();
        while self.plants.display.first().is_some_and(|lowest| lowest <= size) {
            self.remove_lowest(Removal::TooSmall, log);
            self.draw_card(chance, log);
        }
    }

    /// Removes the lowest plant on display from the game; returns whether there was one (PG-D.21).
    pub(crate) fn remove_lowest(&mut self, why: Removal, log: &mut impl EventSink<Event>) -> bool {
        let lowest = self.plants.display.first();
        if let Some(plant) = lowest {
            self.plants.display.remove(plant);
            log.note(Event::Removed(Plant(plant), why));
        }
        lowest.is_some()
    }

    fn draw_card(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let plants = &mut self.plants;
        let drawn = if let Some(top) = plants.top.take() {
            top
        } else if plants.left > 0 {
            let number = chance.draw("plant", &plants.deck);
            plants.deck.remove(number);
            plants.left -= 1;
            Plant(number)
        } else {
            if plants.card == Step3Card::InDeck {
                self.draw_step_3(log);
            }
            return;
        };
        plants.display.insert(drawn.0);
        log.note(Event::Drawn(drawn));
    }

    /// PG-9.6: the plants under the card are shuffled and become the deck. PG-9.7: in phase 2 the card is laid at the
    /// end of the future market; PG-9.8, PG-9.9: in phases 4 and 5 it leaves at once, with the lowest plant.
    fn draw_step_3(&mut self, log: &mut impl EventSink<Event>) {
        log.note(Event::Step3Drawn);
        self.plants.deck = self.plants.under;
        self.plants.left = self.plants.deck.len();
        self.plants.under = Set::EMPTY;
        if self.stage <= Stage::Dropping {
            self.plants.card = Step3Card::OnDisplay;
        } else {
            self.plants.card = Step3Card::Removed;
            self.remove_lowest(Removal::Step3, log);
        }
    }
}
