//! A position as numbers: what a seat may know, and its actions.

use engine::{ActionKind, ActionParts, ActionSpace, Features, Observe, Seat, players};

use crate::action::Action;
use crate::ids::{Burns, CITIES, City, Fuel, MapSide, Plant, Region, plants};
use crate::state::{PowerGrid, Stage};

const STAGES: [&str; 10] = [
    "regions",
    "nominating",
    "opening",
    "bidding",
    "scrapping",
    "dropping",
    "fuel",
    "building",
    "power",
    "over",
];
const STEP3_CARD: [&str; 3] = ["in-deck", "on-display", "removed"];

/// The most plants on display.
const DISPLAY: usize = 8;
/// The most plants a player may own in any component set, and one more while one of them is given up.
const OWNED: usize = 7;
const NUMBERS: u8 = 64;
const MOST_MONEY: i16 = i16::MAX;

impl Observe for PowerGrid {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.observe_round(seat, out);
        self.observe_auction(seat, out);
        self.observe_fuel(out);
        self.observe_plants(out);
        self.observe_cities(seat, out);
        for (who, player) in players(seat, self.seats) {
            self.observe_player(seat, who, player, out);
        }
    }
}

impl PowerGrid {
    fn observe_round(&self, seat: Seat, out: &mut impl Features) {
        out.one_of(format_args!("stage"), &STAGES, Some(self.stage as usize));
        let actor = (self.stage != Stage::Over).then_some(self.actor);
        out.one_seat(format_args!("to-act"), seat, self.seats, actor);
        out.number(format_args!("round"), 0..=1000, self.round);
        out.one_number(format_args!("step"), 1..=3, Some(self.step));
        out.flag(format_args!("map.usa"), self.side == MapSide::Usa);
        out.flag(format_args!("open-money"), self.open_money);
        for region in 0..6 {
            out.flag(format_args!("region.{region}.in-play"), self.regions.has(region));
        }
        out.number(format_args!("largest-network"), 0..=42, self.largest_size());
        let row = self.tables.players(self.seats);
        out.number(format_args!("step-2-at"), 0..=42, row.step2);
        out.number(format_args!("end-at"), 0..=42, row.end);
    }

    /// The plant put up or just sold, and the bids.
    fn observe_auction(&self, seat: Seat, out: &mut impl Features) {
        let settling = matches!(self.stage, Stage::Scrapping | Stage::Dropping);
        let bid = self.auction();
        let plant = bid.map(|(plant, _)| plant).or(settling.then_some(self.auction.plant));
        self.observe_card(format_args!("auction.plant"), plant, out);
        let highest = bid.and_then(|(_, highest)| highest);
        out.number(format_args!("auction.bid"), 0..=MOST_MONEY, highest.map_or(0, |(_, amount)| amount));
        let bidder = highest.map(|(bidder, _)| bidder);
        out.one_seat(format_args!("auction.highest"), seat, self.seats, bidder);
    }

    fn observe_fuel(&self, out: &mut impl Features) {
        for fuel in Fuel::ALL {
            let (word, at, resource) = (fuel.word(), fuel.index(), self.tables.resource(fuel));
            out.number(format_args!("market.{word}"), 0..=36, self.market[at]);
            out.number(format_args!("supply.{word}"), 0..=36, self.supply[at]);
            let price = resource.price(self.market[at]).unwrap_or(0);
            out.number(format_args!("price.{word}"), 0..=255, price);
            let refill = resource.refill(self.seats, self.step);
            out.number(format_args!("refill.{word}"), 0..=36, refill);
        }
    }

    fn observe_plants(&self, out: &mut impl Features) {
        let mut shown = plants(self.plants.display);
        let current = self.current_market();
        for place in 0..DISPLAY {
            let plant = shown.next();
            self.observe_card(format_args!("display.{place}"), plant, out);
            let offered = plant.is_some_and(|plant| current.has(plant.0));
            out.flag(format_args!("display.{place}.offered"), offered);
        }
        out.one_of(format_args!("step-3-card"), &STEP3_CARD, Some(self.plants.card as usize));
        out.number(format_args!("deck.cards"), 0..=64, self.cards_in_deck());
        out.number(format_args!("deck.above-step-3"), 0..=64, self.plants_above_step3_card().unwrap_or(0));
        self.observe_card(format_args!("deck.top"), self.plants.top, out);
        for number in 1..NUMBERS {
            out.flag(format_args!("deck.may-hold.{number}"), self.plants.deck.has(number));
            out.flag(format_args!("deck.under-step-3.{number}"), self.plants.under.has(number));
        }
    }

    fn observe_cities(&self, seat: Seat, out: &mut impl Features) {
        let begun = self.stage != Stage::Regions;
        let in_play = if begun { self.grid().cities } else { parts::Set::EMPTY };
        for number in 0..CITIES as u8 {
            let city = City(number);
            let playing = in_play.has(number);
            out.flag(format_args!("city.{number}.in-play"), playing);
            out.number(format_args!("city.{number}.houses"), 0..=3, self.houses_in(city));
            let cost = self.cost(seat, city).filter(|_| playing && !self.players[seat].cities.has(number));
            let cost = cost.map_or(-1, |cost| i32::from(cost.total()));
            out.number(format_args!("city.{number}.own-cost"), -1..=400, cost);
        }
    }

    fn observe_player(&self, observer: Seat, who: &str, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        let place = self.order().iter().position(|&other| other == seat).unwrap_or(0);
        out.number(format_args!("{who}.place-in-order"), 0..=5, place as u8);
        // PG-8.8: money is hidden, except at the start.
        let known = seat == observer || self.open_money || player.plants.is_empty();
        let money = if known { i32::from(player.money) } else { -1 };
        out.number(format_args!("{who}.money"), -1..=MOST_MONEY, money);
        out.flag(format_args!("{who}.bidding"), self.bids(seat));
        out.flag(format_args!("{who}.bought"), self.auction.bought.has(seat.number()));
        out.flag(format_args!("{who}.passed"), self.auction.passed.has(seat.number()));
        for fuel in Fuel::ALL {
            let (word, at) = (fuel.word(), fuel.index());
            out.number(format_args!("{who}.tokens.{word}"), 0..=36, player.tokens[at]);
            out.number(format_args!("{who}.storage.{word}"), 0..=84, player.storage.only[at]);
        }
        out.number(format_args!("{who}.storage.hybrid"), 0..=84, player.storage.hybrid);
        let ran = if seat == self.actor { self.ran } else { parts::Set::EMPTY };
        let mut owned = plants(player.plants);
        for place in 0..OWNED {
            let plant = owned.next();
            self.observe_card(format_args!("{who}.plant.{place}"), plant, out);
            let has_run = plant.is_some_and(|plant| ran.has(plant.0));
            out.flag(format_args!("{who}.plant.{place}.has-run"), has_run);
        }
        out.number(format_args!("{who}.network"), 0..=42, player.cities.len());
        for city in 0..CITIES as u8 {
            out.flag(format_args!("{who}.city.{city}"), player.cities.has(city));
        }
    }

    /// A plant: its number, what it burns by kind, and what it supplies; zeros if there is none.
    fn observe_card(&self, name: std::fmt::Arguments<'_>, plant: Option<Plant>, out: &mut impl Features) {
        let card = plant.map(|plant| self.tables.card(plant));
        out.number(format_args!("{name}.number"), 0..=63, plant.map_or(0, |plant| plant.0));
        for fuel in Fuel::ALL {
            let burned = card.filter(|card| card.burns == Burns::Only(fuel)).map_or(0, |card| card.amount);
            out.number(format_args!("{name}.burns.{}", fuel.word()), 0..=6, burned);
        }
        let hybrid = card.filter(|card| card.burns == Burns::CoalOrOil).map_or(0, |card| card.amount);
        out.number(format_args!("{name}.burns.coal-or-oil"), 0..=6, hybrid);
        out.number(format_args!("{name}.supplies"), 0..=20, card.map_or(0, |card| card.cities));
    }
}

/// Bids below this have a number. Nobody needs a higher one: more money than this comes together only in games in which
/// nobody builds.
const BIDS: u16 = 512;

impl ActionSpace for PowerGrid {
    const ACTIONS_VERSION: u32 = 1;

    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("pick", &[6], "region"),
        ActionKind::new("pass", &[], ""),
        ActionKind::new("nominate", &[NUMBERS as u16], "number of the plant"),
        ActionKind::new("pass-bid", &[], ""),
        ActionKind::new("bid", &[BIDS], "amount; bids of 512 and more have no number"),
        ActionKind::new("scrap", &[NUMBERS as u16], "number of the plant"),
        ActionKind::new("drop", &[4], "fuel"),
        ActionKind::new("buy", &[4], "fuel"),
        ActionKind::new("build", &[CITIES as u16], "city"),
        ActionKind::new("run", &[NUMBERS as u16, 7], "number of the plant, coal burned by a hybrid plant"),
        ActionKind::new("done", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        Some(match action {
            Action::Pick(region) => ActionParts::new(0, [region.0.into()]),
            Action::Pass => ActionParts::new(1, []),
            Action::Nominate(plant) => ActionParts::new(2, [plant.number()]),
            Action::PassBid => ActionParts::new(3, []),
            Action::Bid(amount) if amount < BIDS => ActionParts::new(4, [amount]),
            Action::Bid(_) => return None,
            Action::Scrap(plant) => ActionParts::new(5, [plant.number()]),
            Action::Drop(fuel) => ActionParts::new(6, [fuel.number().into()]),
            Action::Buy(fuel) => ActionParts::new(7, [fuel.number().into()]),
            Action::Build(city) => ActionParts::new(8, [city.0.into()]),
            Action::Run(plant, coal) => ActionParts::new(9, [plant.number(), coal.into()]),
            Action::Done => ActionParts::new(10, []),
        })
    }

    fn action_of_parts(&self, ActionParts { kind, parts }: ActionParts) -> Option<Action> {
        let [first, second, ..] = parts;
        let number = first as u8;
        let plant = || Some(Plant(number)).filter(|_| self.tables.all_plants.has(number));
        let fuel = || Fuel::ALL.get(usize::from(first)).copied();
        match kind {
            0 => Some(Action::Pick(Region(number))),
            1 => Some(Action::Pass),
            2 => plant().map(Action::Nominate),
            3 => Some(Action::PassBid),
            4 => Some(Action::Bid(first)),
            5 => plant().map(Action::Scrap),
            6 => fuel().map(Action::Drop),
            7 => fuel().map(Action::Buy),
            8 => Some(Action::Build(City(number))),
            9 => plant().map(|plant| Action::Run(plant, second as u8)),
            10 => Some(Action::Done),
            _ => None,
        }
    }
}
