//! The rules of Power Grid (Friedemann Friese), classic edition, 2 to 6 players, Germany and USA.
//!
//! Players own power plants and a network of cities. A round has five phases: player order; an auction of plants;
//! buying fuel; connecting cities; and bureaucracy, in which plants burn fuel, supplied cities pay, and the markets are
//! refilled. Three steps open a second and a third space in every city. When a network reaches the final size, the game
//! ends, and the player who can supply the most cities wins.
//!
//! The clauses are in `rules.md`; each chapter is one file here, and a function that enforces a clause names it:
//!
//! | file | clauses |
//! |---|---|
//! | [`tables`], [`map`] | PG-1, the components |
//! | `setup` | PG-2, PG-D.1 |
//! | `order` | PG-3, PG-4 |
//! | `auction` | PG-5.1 to 5.16, 5.21, 5.22, 5.25 |
//! | `plant_market` | PG-5.17 to 5.20, 5.23, 5.24, 9.6 to 9.9 |
//! | `fuel` | PG-6 |
//! | `network` | PG-7 |
//! | `bureaucracy` | PG-8 |
//! | `steps` | PG-9 |
//! | `ending` | PG-10 |
//! | `observation` | the position and its actions as numbers |
//! | `heuristic` | ratings and estimates for bots |
//! | `arrange` | positions for tests (feature `arrange`) |
//! | `view` | hidden information (PG-8.8), invariants |
//!
//! ```
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use power_grid::PowerGrid;
//!
//! let tables = Components::keep(PowerGrid::components(&Files::of::<PowerGrid>()).unwrap());
//! let options = PowerGrid::options(&tables, &OptionMap::defaults(&PowerGrid::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = PowerGrid::start(tables, &options, 4, &mut chance).unwrap();
//! let mut actions = Vec::new();
//! while position.to_act().is_some() {
//!     actions.clear();
//!     position.actions(&mut actions);
//!     let plan = position.at_random(&actions);
//!     position.play(plan[plan.len() / 2], &mut chance, &mut ());
//! }
//! assert_eq!(position.standings().place(position.standings().ranking()[0]), 1);
//! ```

mod action;
#[cfg(feature = "arrange")]
mod arrange;
mod auction;
mod bureaucracy;
mod ending;
mod event;
mod fuel;
mod heuristic;
mod ids;
pub mod map;
mod network;
mod observation;
mod options;
mod order;
mod plant_market;
mod setup;
mod state;
mod steps;
pub mod tables;
mod view;

use std::fmt;

use engine::{
    Chance, ComponentError, ComponentUse, Components, EventSink, File, Files, Game, Info, OptionMap, Refusal,
    Seat, Standings,
};

pub use action::Action;
#[cfg(feature = "arrange")]
pub use arrange::Arrangement;
pub use event::{Event, Removal};
pub use heuristic::Weights;
pub use ids::{Burns, CITIES, City, Fuel, MapSide, Plant, Region, plants};
pub use network::Cost;
pub use options::{Options, RegionChoice};
pub use state::{PowerGrid, Stage, Step3Card, Storage};
pub use steps::Announced;
pub use tables::Tables;

impl Game for PowerGrid {
    type Components = Tables;
    type Options = Options;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "power-grid",
        title: "Power Grid",
        rules: 1,
        oldest_rules: 1,
        seats: 2..=6,
        usual_seats: 4,
        options: options::OPTIONS,
        sources: &["supplied"],
        tie_breaks: &["money", "cities"],
    };

    const FILES: &'static [File] = tables::FILES;

    fn components(files: &Files) -> Result<Tables, ComponentError> {
        Tables::read(files)
    }

    fn options(components: &Tables, options: &OptionMap) -> Result<Options, String> {
        Options::read(components, options)
    }

    fn start(
        components: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        Self::set_up(components, options, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.actor)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Regions => self.list_picks(out),
            Stage::Nominating => self.list_nominations(out),
            Stage::Opening | Stage::Bidding => self.list_bids(out),
            Stage::Scrapping => self.list_scraps(out),
            Stage::Dropping => self.list_drops(out),
            Stage::Fuel => self.list_purchases(out),
            Stage::Building => self.list_builds(out),
            Stage::Power => self.list_runs(out),
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Regions, Action::Pick(region)) => self.check_pick(region),
            (Stage::Nominating, Action::Pass) => self.check_pass(),
            (Stage::Nominating, Action::Nominate(plant)) => self.check_nominate(plant),
            (Stage::Opening | Stage::Bidding, Action::Bid(amount)) => self.check_bid(amount),
            (Stage::Opening, Action::PassBid) => Err(Refusal::new("PG-5.21", "opening-bid-is-due")),
            (Stage::Bidding, Action::PassBid) => Ok(()),
            (Stage::Scrapping, Action::Scrap(plant)) => self.check_scrap(plant),
            (Stage::Dropping, Action::Drop(fuel)) => self.check_drop(fuel),
            (Stage::Fuel, Action::Buy(fuel)) => self.check_buy(fuel),
            (Stage::Building, Action::Build(city)) => self.check_build(city),
            (Stage::Power, Action::Run(plant, coal)) => self.check_run(plant, coal),
            (Stage::Fuel | Stage::Building | Stage::Power, Action::Done) => Ok(()),
            (Stage::Over, _) => Err(Refusal::new("PG-10.1", "game-is-over")),
            _ => Err(Refusal::new("PG-3.1", "not-now")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        match action {
            Action::Pick(region) => self.apply_pick(region, chance, log),
            Action::Pass => self.apply_pass(chance, log),
            Action::Nominate(plant) => self.apply_nominate(plant, chance, log),
            Action::PassBid => self.apply_pass_bid(chance, log),
            Action::Bid(amount) => self.apply_bid(amount, log),
            Action::Scrap(plant) => self.apply_scrap(plant, chance, log),
            Action::Drop(fuel) => self.apply_drop(fuel, chance, log),
            Action::Buy(fuel) => self.apply_buy(fuel, log),
            Action::Build(city) => self.apply_build(city, chance, log),
            Action::Run(plant, coal) => self.apply_run(plant, coal, log),
            Action::Done => match self.stage {
                Stage::Fuel => self.finish_buying(log),
                Stage::Building => self.finish_building(chance, log),
                _ => self.finish_running(chance, log),
            },
        }
    }

    fn standings(&self) -> Standings {
        self.scores()
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.guess_money(seat, chance);
    }

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        self.write(action, out)
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        self.read(text)
    }

    /// A random player passes or raises by one, and opens with the lowest bid.
    fn at_random<'a>(&self, actions: &'a [Action]) -> &'a [Action] {
        match self.stage {
            Stage::Opening => &actions[..1],
            Stage::Bidding => &actions[..actions.len().min(2)],
            _ => actions,
        }
    }
}

impl ComponentUse for PowerGrid {
    /// The plants that can be put up for auction.
    fn on_offer(&self, out: &mut Vec<String>) {
        out.extend(plants(self.current_market()).map(|plant| format!("plant {:02}", plant.0)));
    }

    fn taken(&self, event: Event, out: &mut Vec<(Seat, String)>) {
        if let Event::Sold(seat, plant, _) = event {
            out.push((seat, format!("plant {:02}", plant.0)));
        }
    }
}
