//! Phase 2.

use power_grid::{Event, Plant, Removal, Stage, Step3Card};
use testkit::agree;

use super::fuel::Storage;
use super::{Referee, saw, seat_of};

impl Referee {
    /// PG-5.4, PG-5.12.
    pub(super) fn nominate(&mut self, plant: u8) -> Result<(), String> {
        let me = self.actor;
        let affordable = i32::from(plant) <= self.players[me].money;
        agree("PG-5.4: it may be nominated", true, affordable && self.plants.current().contains(&plant))?;
        self.bidders = (0..self.seats)
            .filter(|seat| !self.bought.contains(seat) && !self.passed.contains(seat))
            .collect();
        self.bid = (plant, plant.into(), me);
        if self.bidders.len() == 1 {
            saw("a sole buyer");
            return self.sell();
        }
        self.stage = Stage::Opening;
        Ok(())
    }

    /// PG-5.7: clockwise.
    pub(super) fn next_bidder(&self) -> usize {
        let others = (1..self.seats).map(|step| (self.actor + step) % self.seats);
        others.into_iter().find(|seat| self.bidders.contains(seat)).expect("an auction has two bidders")
    }

    /// PG-5.9, PG-5.14.
    pub(super) fn sell(&mut self) -> Result<(), String> {
        let (plant, price, buyer) = self.bid;
        self.told.push(Event::Sold(seat_of(buyer), Plant(plant), u16::try_from(price).expect("a price")));
        self.plants.display.retain(|&shown| shown != plant);
        self.bought.push(buyer);
        self.actor = buyer;
        let player = &mut self.players[buyer];
        player.money -= price;
        player.plants.push(plant);
        if player.plants.len() > self.limit {
            self.stage = Stage::Scrapping;
            return Ok(());
        }
        self.after_sale()
    }

    /// PG-5.15, PG-5.25.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        let Storage { only: [for_coal, for_oil, for_garbage, for_uranium], hybrid } =
            Storage::of(&self.players[self.actor].plants);
        let [coal, oil, garbage, uranium] = self.players[self.actor].tokens;
        self.give_back(2, garbage.saturating_sub(for_garbage));
        self.give_back(3, uranium.saturating_sub(for_uranium));
        if hybrid > 0 && coal > for_coal && oil > for_oil && coal + oil > for_coal + for_oil + hybrid {
            saw("a choice of tokens to give up");
            self.stage = Stage::Dropping;
            return Ok(());
        }
        self.give_back(0, coal.saturating_sub(for_coal + hybrid));
        self.give_back(1, oil.saturating_sub(for_oil + hybrid));
        self.after_sale()
    }

    /// PG-5.13.
    pub(super) fn after_sale(&mut self) -> Result<(), String> {
        self.stage = Stage::Nominating;
        self.draw_replacement()?;
        self.next_nomination()
    }

    /// PG-5.2, PG-5.11, PG-5.16, PG-D.21.
    pub(super) fn next_nomination(&mut self) -> Result<(), String> {
        let waiting = self
            .order
            .iter()
            .copied()
            .find(|seat| !self.bought.contains(seat) && !self.passed.contains(seat));
        self.stage = Stage::Nominating;
        match waiting {
            Some(seat) if !self.plants.display.is_empty() => self.actor = seat,
            _ => self.end_auction()?,
        }
        Ok(())
    }

    /// PG-5.18, PG-9.7, PG-4.3.
    pub(super) fn end_auction(&mut self) -> Result<(), String> {
        if self.bought.is_empty() && self.remove_lowest(Removal::NoSale) {
            saw("a phase without a sale");
            self.draw_replacement()?;
        }
        if self.plants.card == Step3Card::OnDisplay {
            saw("Step 3 in phase 2");
            self.plants.card = Step3Card::Removed;
            self.remove_lowest(Removal::Step3);
        }
        self.bought.clear();
        self.passed.clear();
        if self.round == 1 {
            self.sort_players();
        }
        self.begin_step_3();
        (self.stage, self.actor) = (Stage::Fuel, self.order[self.seats - 1]);
        Ok(())
    }
}
