//! A second implementation of the markets, the network, the payments and the course of a round, written from
//! `rules.md`, slow and plain. It follows whole games and compares money, tokens, plants, prices, costs and the ranking
//! after every action. It reads the plants drawn from the deck from the events.

mod auction;
mod compare;
mod fuel;
mod network;
mod plants;

use std::cell::RefCell;
use std::collections::BTreeSet;

use engine::{Game, Seat};
use power_grid::{Action, City, Event, Fuel, Plant, PowerGrid, Removal, Stage, Step3Card};
use testkit::{Played, RefereeCheck, agree, agrees_with_the_referee, every_setup};

use fuel::{Shelf, Storage, refill};
use network::Network;
use plants::{PlantMarket, card};

/// PG-8.5.
const PAYMENT: [i32; 21] =
    [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150];
/// PG-2.12 to PG-2.16 for 2 to 6 players: regions, plants removed, plants to own, size of Step 2, size of the end.
const TABLE: [[usize; 5]; 5] =
    [[3, 8, 4, 10, 21], [3, 8, 3, 7, 17], [4, 4, 3, 7, 17], [5, 0, 3, 7, 15], [5, 0, 3, 6, 14]];

#[derive(Clone)]
struct Player {
    money: i32,
    plants: Vec<u8>,
    tokens: [u8; 4],
    cities: Vec<u8>,
}

/// The part of the position that the referee follows.
struct Referee {
    seats: usize,
    regions: usize,
    limit: usize,
    step2: usize,
    end: usize,

    network: Network,
    round: u16,
    step: u8,
    stage: Stage,
    actor: usize,
    order: Vec<usize>,
    bought: Vec<usize>,
    passed: Vec<usize>,
    bidders: Vec<usize>,
    /// The plant being auctioned, the highest bid and the bidder.
    bid: (u8, i32, usize),
    ran: Vec<u8>,
    market: [Shelf; 4],
    supply: [u8; 4],
    plants: PlantMarket,
    players: Vec<Player>,
    /// The events according to the referee.
    told: Vec<Event>,
}

impl testkit::Referee<PowerGrid> for Referee {
    fn at_start(start: &PowerGrid) -> Self {
        let seats = usize::from(start.seats());
        let [regions, removed, limit, step2, end] = TABLE[seats - 2];
        // PG-2.3, PG-2.5 to PG-2.9.
        let player = Player { money: 50, plants: Vec::new(), tokens: [0; 4], cities: Vec::new() };
        let drafted = start.stage() == Stage::Regions;
        let mut network = Network::of(start.side());
        network.regions.extend(start.regions());
        Self {
            seats,
            regions,
            limit,
            step2,
            end,
            network,
            round: 1,
            step: 1,
            stage: if drafted { Stage::Regions } else { Stage::Nominating },
            actor: if drafted { 0 } else { start.order()[0].index() },
            order: start.order().iter().map(|seat| seat.index()).collect(),
            bought: Vec::new(),
            passed: Vec::new(),
            bidders: Vec::new(),
            bid: (0, 0, 0),
            ran: Vec::new(),
            market: Shelf::at_start(),
            supply: [0, 6, 18, 10],
            plants: PlantMarket::at_start(removed),
            players: vec![player; seats],
            told: Vec::new(),
        }
    }

    fn follow(&mut self, played: &Played<'_, PowerGrid>) -> Result<(), String> {
        agree("who acts", self.actor, played.seat.index())?;
        self.plants.expect_draws(played.events);
        self.told.clear();
        self.act(played.action)?;
        agree("cards drawn that the rules do not draw", 0, self.plants.draws_left())?;
        let told: Vec<Event> = played.events.iter().copied().filter(|&event| is_followed(event)).collect();
        agree("what happened", &self.told, &told)?;
        self.compare(played.after)
    }
}

/// Whether the referee reports events of this kind.
fn is_followed(event: Event) -> bool {
    use Event as E;
    matches!(
        event,
        E::Sold(..)
            | E::Scrapped(..)
            | E::Drawn(_)
            | E::Step3Drawn
            | E::Removed(..)
            | E::PutUnder(_)
            | E::Bought(..)
            | E::Built(..)
            | E::Ran(..)
            | E::Paid(..)
            | E::Refilled(_)
            | E::StepBegan(_)
            | E::Ended
    )
}

thread_local! {
    /// The cases that occurred: a rule that was never applied has not been tested.
    static SEEN: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

fn saw(what: &'static str) {
    SEEN.with_borrow_mut(|seen| seen.insert(what));
}

fn seat_of(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("few seats"))
}

impl Referee {
    fn act(&mut self, action: Action) -> Result<(), String> {
        let me = self.actor;
        match action {
            Action::Pick(region) => {
                self.network.regions.push(region.0);
                self.actor = (me + 1) % self.seats;
                if self.network.regions.len() == self.regions {
                    self.next_nomination()?;
                }
            }
            Action::Pass => {
                agree("PG-5.6: passing is allowed", true, self.round > 1)?;
                self.passed.push(me);
                self.next_nomination()?;
            }
            Action::Nominate(plant) => self.nominate(plant.0)?,
            Action::Bid(amount) => {
                let (plant, highest, _) = self.bid;
                let amount = i32::from(amount);
                let enough =
                    if self.stage == Stage::Opening { amount >= plant.into() } else { amount > highest };
                agree("PG-5.5, PG-5.8: the bid is legal", true, enough && amount <= self.players[me].money)?;
                self.bid = (plant, amount, me);
                (self.stage, self.actor) = (Stage::Bidding, self.next_bidder());
            }
            Action::PassBid => {
                let next = self.next_bidder();
                self.bidders.retain(|&bidder| bidder != me);
                self.actor = next;
                if self.bidders.len() == 1 {
                    self.sell()?;
                }
            }
            Action::Scrap(plant) => {
                agree("PG-5.14: an older plant", true, plant.0 != self.bid.0)?;
                self.told.push(Event::Scrapped(seat_of(me), plant));
                self.players[me].plants.retain(|&own| own != plant.0);
                self.settle()?;
            }
            Action::Drop(fuel) => {
                self.give_back(fuel.index(), 1);
                self.settle()?;
            }
            Action::Buy(fuel) => self.buy(fuel)?,
            Action::Build(city) => self.build(city)?,
            Action::Run(plant, coal) => self.run(plant, coal)?,
            Action::Done => self.finish()?,
        }
        Ok(())
    }

    fn give_back(&mut self, fuel: usize, count: u8) {
        self.players[self.actor].tokens[fuel] -= count;
        self.supply[fuel] += count;
    }

    fn largest(&self) -> usize {
        self.players.iter().map(|player| player.cities.len()).max().expect("there are players")
    }

    /// PG-5.23.
    fn draw_replacement(&mut self) -> Result<(), String> {
        let in_phase_2 = self.stage <= Stage::Dropping;
        self.plants.draw(in_phase_2, &mut self.told)?;
        self.remove_too_small()
    }

    /// PG-5.19.
    fn remove_too_small(&mut self) -> Result<(), String> {
        let in_phase_2 = self.stage <= Stage::Dropping;
        let largest = self.largest();
        while let Some(plant) = self.plants.current().into_iter().find(|&plant| usize::from(plant) <= largest)
        {
            saw("a plant that is too small");
            self.plants.remove(plant, Removal::TooSmall, &mut self.told);
            self.plants.draw(in_phase_2, &mut self.told)?;
        }
        Ok(())
    }

    fn remove_lowest(&mut self, why: Removal) -> bool {
        let lowest = self.plants.display.first().copied();
        if let Some(plant) = lowest {
            self.plants.remove(plant, why, &mut self.told);
        }
        lowest.is_some()
    }

    /// PG-4.1.
    fn sort_players(&mut self) {
        let highest = |seat: usize| self.players[seat].plants.iter().max().copied();
        let mut order: Vec<usize> = (0..self.seats).collect();
        order.sort_by_key(|&seat| (self.players[seat].cities.len(), highest(seat)));
        order.reverse();
        self.order = order;
    }

    /// PG-9.5.
    fn begin_step_3(&mut self) {
        if self.plants.card == Step3Card::Removed && self.step < 3 {
            if self.step == 1 {
                saw("Step 3 without Step 2");
            }
            self.step = 3;
            self.told.push(Event::StepBegan(3));
        }
    }

    /// PG-6.3, PG-6.4, PG-6.7.
    fn buy(&mut self, fuel: Fuel) -> Result<(), String> {
        let price = self.market[fuel.index()].take().ok_or("PG-6.5: none is left")?;
        let player = &mut self.players[self.actor];
        player.money -= i32::from(price);
        player.tokens[fuel.index()] += 1;
        self.told.push(Event::Bought(seat_of(self.actor), fuel, price));
        let fits = Storage::of(&player.plants).fits(player.tokens);
        agree("PG-6.3, PG-6.7: it fits and is paid", (true, true), (fits, player.money >= 0))
    }

    /// PG-7.3 to PG-7.14.
    fn build(&mut self, city: City) -> Result<(), String> {
        let me = self.actor;
        let houses = self.houses(city.0);
        let open = houses < usize::from(self.step) && !self.players[me].cities.contains(&city.0);
        agree("PG-7.14: the city is open", true, open && self.network.in_play(city.0))?;
        let connection = self.network.costs(&self.players[me].cities)[usize::from(city.0)].ok_or("no way")?;
        let house = [10, 15, 20][houses];
        self.players[me].money -= connection + house;
        agree("PG-7.14: it is paid", true, self.players[me].money >= 0)?;
        self.players[me].cities.push(city.0);
        let small = |cost: i32| u8::try_from(cost).expect("a cost is small");
        self.told.push(Event::Built(seat_of(me), city, small(connection), small(house)));
        self.remove_too_small()
    }

    fn houses(&self, city: u8) -> usize {
        self.players.iter().filter(|player| player.cities.contains(&city)).count()
    }

    /// PG-8.1, PG-8.2, PG-8.7.
    fn run(&mut self, plant: Plant, coal: u8) -> Result<(), String> {
        let own = self.players[self.actor].plants.contains(&plant.0) && !self.ran.contains(&plant.0);
        agree("PG-8.1: an own plant that has not run", true, own)?;
        let card = card(plant.0);
        let mut burned = [0; 4];
        match *card.kinds() {
            [only] => burned[only] = card.burn,
            [one, other] => (burned[one], burned[other]) = (coal, card.burn - coal),
            _ => {}
        }
        for (fuel, count) in burned.into_iter().enumerate() {
            agree("PG-8.17: the tokens suffice", true, self.players[self.actor].tokens[fuel] >= count)?;
            self.give_back(fuel, count);
        }
        self.ran.push(plant.0);
        self.told.push(Event::Ran(seat_of(self.actor), plant, burned));
        // PG-8.18: the remaining tokens are on the other plants and on the free half of this one.
        let player = &self.players[self.actor];
        let others: Vec<u8> = player.plants.iter().copied().filter(|&other| other != plant.0).collect();
        let mut room = Storage::of(&others);
        room.hybrid += card.burn;
        let fits = card.fuel != "hybrid" || room.fits(player.tokens);
        agree("PG-8.18: the mix agrees with the storage", true, fits)
    }

    /// The end of a turn of phase 3, 4 or 5.
    fn finish(&mut self) -> Result<(), String> {
        let place =
            self.order.iter().position(|&seat| seat == self.actor).expect("everybody is in the order");
        match self.stage {
            Stage::Fuel | Stage::Building if place > 0 => self.actor = self.order[place - 1],
            Stage::Fuel => (self.stage, self.actor) = (Stage::Building, self.order[self.seats - 1]),
            Stage::Building => self.end_building()?,
            _ => {
                self.pay();
                match self.order.get(place + 1) {
                    Some(&next) => self.actor = next,
                    None => self.end_round()?,
                }
            }
        }
        Ok(())
    }

    /// PG-D.13.
    fn end_building(&mut self) -> Result<(), String> {
        if self.largest() >= self.end {
            self.stage = Stage::Over;
            self.told.push(Event::Ended);
            return Ok(());
        }
        if self.plants.card == Step3Card::Removed && self.step < 3 {
            saw("Step 3 in phase 4");
        }
        if self.step == 1 && self.largest() >= self.step2 {
            self.step = 2;
            self.told.push(Event::StepBegan(2));
            self.remove_lowest(Removal::Step2);
            self.draw_replacement()?;
        }
        self.begin_step_3();
        (self.stage, self.actor) = (Stage::Power, self.order[0]);
        Ok(())
    }

    /// PG-8.3, PG-8.5.
    fn pay(&mut self) {
        let player = &mut self.players[self.actor];
        let power: usize = self.ran.drain(..).map(|plant| usize::from(card(plant).cities)).sum();
        let supplied = power.min(player.cities.len());
        player.money += PAYMENT[supplied];
        let income = u16::try_from(PAYMENT[supplied]).expect("an income");
        self.told.push(Event::Paid(seat_of(self.actor), u8::try_from(supplied).expect("few cities"), income));
    }

    /// PG-8.9 to PG-8.16.
    fn end_round(&mut self) -> Result<(), String> {
        let mut added = [0; 4];
        for (fuel, added) in added.iter_mut().enumerate() {
            for _ in 0..refill(self.seats, self.step)[fuel] {
                if self.supply[fuel] > 0 && self.market[fuel].add() {
                    self.supply[fuel] -= 1;
                    *added += 1;
                }
            }
        }
        self.told.push(Event::Refilled(added));
        let card = self.plants.card;
        if self.step == 3 {
            self.remove_lowest(Removal::Update);
        } else {
            self.plants.put_under(&mut self.told);
        }
        self.draw_replacement()?;
        if self.plants.card != card {
            saw("Step 3 in phase 5");
        }
        if self.plants.display.is_empty() {
            saw("an empty plant market");
        }
        self.round += 1;
        self.begin_step_3();
        self.sort_players();
        self.next_nomination()
    }
}

#[test]
fn the_engine_agrees_with_the_referee() {
    let check = RefereeCheck { setups: every_setup::<PowerGrid>(), random: 1, greedy: 1 };
    let followed = agrees_with_the_referee::<_, Referee>(&check);
    assert!(followed > 20_000, "{followed}");
    let seen = SEEN.take();
    let needed = [
        "a sole buyer",
        "a choice of tokens to give up",
        "a plant that is too small",
        "a phase without a sale",
        "Step 3 in phase 2",
        "Step 3 in phase 4",
        "Step 3 in phase 5",
        "Step 3 without Step 2",
        "an empty plant market",
    ];
    let missing: Vec<&str> = needed.into_iter().filter(|what| !seen.contains(what)).collect();
    assert_eq!(missing, [""; 0]);
}
