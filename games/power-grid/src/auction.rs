//! PG-5.1 to PG-5.16, PG-5.21, PG-5.22, PG-5.25: phase 2, the plant auction.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::{Event, Removal};
use crate::ids::{Fuel, Plant, plants};
use crate::state::{Auction, PowerGrid, Stage, Step3Card, Storage};

impl PowerGrid {
    /// PG-5.6: in round 1 everybody must buy a plant.
    pub(crate) fn check_pass(&self) -> Result<(), Refusal> {
        if self.round == 1 {
            return Err(Refusal::new("PG-5.6", "pass-in-round-one"));
        }
        Ok(())
    }

    /// PG-5.4, PG-5.5: a plant of the current market, whose number does not exceed the player's money.
    pub(crate) fn check_nominate(&self, plant: Plant) -> Result<(), Refusal> {
        if !self.current_market().has(plant.0) {
            return Err(Refusal::with("PG-5.4", "not-in-current-market", [plant.0.into(), 0]));
        }
        let money = self.money(self.actor);
        if plant.number() > money && self.is_sole_buyer() {
            return Err(Refusal::with("PG-5.5", "cannot-pay", [plant.0.into(), money.into()]));
        }
        if plant.number() > money {
            return Err(Refusal::with("PG-5.5", "plant-above-money", [plant.0.into(), money.into()]));
        }
        Ok(())
    }

    /// The seats that have neither bought a plant nor passed a nomination in this phase 2 (PG-5.7, PG-5.10).
    fn waiting(&self) -> Set {
        Set::below(self.seats).minus(self.auction.bought).minus(self.auction.passed)
    }

    /// PG-5.12: whether the acting player is the only one left to nominate, and would buy a plant at once for its
    /// number.
    #[must_use]
    pub fn is_sole_buyer(&self) -> bool {
        self.stage == Stage::Nominating && self.waiting().len() == 1
    }

    pub(crate) fn list_nominations(&self, out: &mut Vec<Action>) {
        if self.check_pass().is_ok() {
            out.push(Action::Pass);
        }
        let money = self.money(self.actor);
        let affordable = plants(self.current_market()).take_while(|plant| plant.number() <= money);
        out.extend(affordable.map(Action::Nominate));
    }

    /// PG-5.4, PG-5.8: the opening bid is at least the plant's number, and any other bid above the highest one; PG-5.5:
    /// no bid exceeds the bidder's money.
    pub(crate) fn check_bid(&self, amount: u16) -> Result<(), Refusal> {
        let least = self.least_bid();
        if amount < least {
            let rule = if self.stage == Stage::Opening { "PG-5.4" } else { "PG-5.8" };
            return Err(Refusal::with(rule, "bid-too-low", [amount.into(), least.into()]));
        }
        let money = self.money(self.actor);
        if amount > money {
            return Err(Refusal::with("PG-5.5", "bid-above-money", [amount.into(), money.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_bids(&self, out: &mut Vec<Action>) {
        if self.stage == Stage::Bidding {
            out.push(Action::PassBid);
        }
        out.extend((self.least_bid()..=self.money(self.actor)).map(Action::Bid));
    }

    /// The lowest legal bid.
    #[must_use]
    pub fn least_bid(&self) -> u16 {
        if self.stage == Stage::Opening { self.auction.plant.number() } else { self.auction.bid + 1 }
    }

    /// PG-5.14: one of the plants owned before the purchase, never the new one.
    pub(crate) fn check_scrap(&self, plant: Plant) -> Result<(), Refusal> {
        if plant == self.auction.plant {
            return Err(Refusal::with("PG-5.14", "new-plant-stays", [plant.0.into(), 0]));
        }
        if !self.players[self.actor].plants.has(plant.0) {
            return Err(Refusal::with("PG-5.14", "not-your-plant", [plant.0.into(), 0]));
        }
        Ok(())
    }

    pub(crate) fn list_scraps(&self, out: &mut Vec<Action>) {
        let old = self.players[self.actor].plants.without(self.auction.plant.0);
        out.extend(plants(old).map(Action::Scrap));
    }

    /// PG-5.25: coal or oil.
    pub(crate) fn check_drop(&self, fuel: Fuel) -> Result<(), Refusal> {
        match fuel {
            Fuel::Coal | Fuel::Oil => Ok(()),
            Fuel::Garbage | Fuel::Uranium => Err(Refusal::new("PG-5.25", "only-coal-or-oil")),
        }
    }

    pub(crate) fn list_drops(&self, out: &mut Vec<Action>) {
        out.extend([Action::Drop(Fuel::Coal), Action::Drop(Fuel::Oil)]);
    }

    /// PG-5.2: phase 2 begins.
    pub(crate) fn begin_auction(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.auction = Auction::new();
        log.note(Event::PhaseBegan(2));
        self.next_nomination(chance, log);
    }

    /// PG-5.2, PG-5.11: the first in order who has neither bought nor passed. PG-5.16: without one, and without a plant
    /// to nominate (PG-D.21), the phase is over.
    fn next_nomination(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let waiting = self.order().iter().copied().find(|&seat| !self.is_done_with_auction(seat));
        match waiting {
            Some(seat) if !self.plants.display.is_empty() => {
                self.stage = Stage::Nominating;
                self.actor = seat;
            }
            _ => self.end_auction(chance, log),
        }
    }

    /// PG-5.3: no further part in this phase.
    pub(crate) fn apply_pass(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        log.note(Event::Passed(self.actor));
        self.auction.passed.insert(self.actor.number());
        self.next_nomination(chance, log);
    }

    /// PG-5.4: the opening bid follows. PG-5.12, PG-D.5: a sole remaining player buys at once, at the number.
    pub(crate) fn apply_nominate(
        &mut self,
        plant: Plant,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        log.note(Event::Nominated(self.actor, plant));
        self.auction.plant = plant;
        self.auction.bidders = self.waiting();
        if self.auction.bidders.len() == 1 {
            self.auction.bid = plant.number();
            self.auction.highest = self.actor;
            self.sell(chance, log);
        } else {
            self.stage = Stage::Opening;
        }
    }

    pub(crate) fn apply_bid(&mut self, amount: u16, log: &mut impl EventSink<Event>) {
        log.note(Event::Bid(self.actor, amount));
        self.auction.bid = amount;
        self.auction.highest = self.actor;
        self.stage = Stage::Bidding;
        self.actor = self.next_bidder();
    }

    /// PG-5.8: out of this one auction. PG-5.9: it ends when one bidder is left.
    pub(crate) fn apply_pass_bid(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        log.note(Event::PassedBid(self.actor));
        self.auction.bidders.remove(self.actor.number());
        if self.auction.bidders.len() == 1 {
            self.sell(chance, log);
        } else {
            self.actor = self.next_bidder();
        }
    }

    /// PG-5.7: clockwise in seat order among those still bidding.
    fn next_bidder(&self) -> Seat {
        let later = self.auction.bidders.minus(Set::below(self.actor.number() + 1));
        Seat::new(later.first().or(self.auction.bidders.first()).expect("an auction has bidders"))
    }

    /// PG-5.9: the highest bidder pays and takes the plant. PG-D.22: then a plant may have to be scrapped, and only
    /// then is the replacement drawn.
    fn sell(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let Auction { plant, bid, highest: buyer, .. } = self.auction;
        log.note(Event::Sold(buyer, plant, bid));
        self.plants.display.remove(plant.0);
        self.auction.bought.insert(buyer.number());
        let player = &mut self.players[buyer];
        player.money -= bid;
        player.plants.insert(plant.0);
        player.storage = Storage::of(&self.tables, player.plants);
        self.actor = buyer;
        if player.plants.len() > self.tables.players(self.seats).max_plants {
            self.stage = Stage::Scrapping;
        } else {
            self.after_sale(chance, log);
        }
    }

    pub(crate) fn apply_scrap(
        &mut self,
        plant: Plant,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        log.note(Event::Scrapped(self.actor, plant));
        let player = &mut self.players[self.actor];
        player.plants.remove(plant.0);
        player.storage = Storage::of(&self.tables, player.plants);
        self.settle_tokens(chance, log);
    }

    pub(crate) fn apply_drop(
        &mut self,
        fuel: Fuel,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.lose(fuel, 1, log);
        self.settle_tokens(chance, log);
    }

    /// PG-5.15, PG-5.25: tokens that cannot be stored go to the supply; where coal and oil compete, the owner chooses.
    fn settle_tokens(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let Storage { only: [for_coal, for_oil, for_garbage, for_uranium], hybrid } =
            self.players[self.actor].storage;
        let [coal, oil, garbage, uranium] = self.players[self.actor].tokens;
        self.lose(Fuel::Garbage, garbage.saturating_sub(for_garbage), log);
        self.lose(Fuel::Uranium, uranium.saturating_sub(for_uranium), log);
        let too_many = coal + oil > for_coal + for_oil + hybrid;
        if hybrid > 0 && coal > for_coal && oil > for_oil && too_many {
            self.stage = Stage::Dropping;
            return;
        }
        self.lose(Fuel::Coal, coal.saturating_sub(for_coal + hybrid), log);
        self.lose(Fuel::Oil, oil.saturating_sub(for_oil + hybrid), log);
        self.after_sale(chance, log);
    }

    fn lose(&mut self, fuel: Fuel, count: u8, log: &mut impl EventSink<Event>) {
        if count > 0 {
            log.note(Event::Lost(self.actor, fuel, count));
            self.put_back(self.actor, fuel, count);
        }
    }

    /// PG-5.13: the replacement is drawn before the next nomination.
    fn after_sale(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        // The effect of a drawn Step 3 card depends on the stage.
        self.stage = Stage::Nominating;
        self.draw_replacement(chance, log);
        self.next_nomination(chance, log);
    }

    /// The end of phase 2: PG-5.18, then PG-9.7, then PG-4.3.
    fn end_auction(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.stage = Stage::Nominating;
        if self.auction.bought.is_empty() && self.remove_lowest(Removal::NoSale, log) {
            self.draw_replacement(chance, log);
        }
        if self.plants.card == Step3Card::OnDisplay {
            self.plants.card = Step3Card::Removed;
            self.remove_lowest(Removal::Step3, log);
        }
        self.auction = Auction::new();
        if self.round == 1 {
            self.determine_order(log);
        }
        self.begin_fuel(log);
    }
}
