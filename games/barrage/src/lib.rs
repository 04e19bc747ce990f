//! The rules of Barrage (Tommaso Battista, Simone Luciani), 2 to 4 companies, introductory and full game.
//!
//! Companies build dams, conduits and powerhouses in the Alps. Water flows down from four headstreams; dams hold it
//! back, and a production lets it run through a conduit to a powerhouse, from where it flows on. Five rounds have five
//! phases: income, actions with engineers, water flow, scoring, and the end of the round. The tile and machines of a
//! construction go on a wheel and return only after it has turned. Energy fulfils contracts and scores each round's
//! bonus tile.
//!
//! The clauses are in `rules.md`; each chapter is one file here, and a function that enforces a clause names it:
//!
//! | file | clauses |
//! |---|---|
//! | [`tables`], [`numbers`], `tiles`, [`map`], [`board`], [`rewards`], [`automa_tiles`] | BA-1, the components |
//! | `water` | BA-2.13 to 2.17, BA-10, 13.3, 13.4 |
//! | `setup` | BA-3, BA-4, BA-AUTOMA-1 |
//! | `rounds` | BA-5, 6.1, 6.6, 6.11, 11.11 to 11.13 |
//! | `management` | BA-6, BA-9 |
//! | `construction` | BA-2.9 to 2.11, BA-7, 15.5, 15.9 |
//! | `production` | BA-8.1 to 8.8, 8.15 to 8.19, 13.1 to 13.8 |
//! | `contracts` | BA-8.9 to 8.16, 9.15 to 9.20 |
//! | `scoring` | BA-11.1 to 11.10 |
//! | `ending` | BA-12 |
//! | `officers` | BA-13.17 to 13.20 |
//! | `tech` | BA-14 |
//! | `steps` | BA-15, the order of effects |
//! | `automa`, `automa_deeds`, `automa_building` | BA-AUTOMA |
//! | `heuristic`, `worth`, `rating` | ratings and estimates for bots |
//! | `observation` | the position and its actions as numbers |
//! | `arrange` | positions for tests (feature `arrange`) |
//! | `view` | invariants |
//!
//! ```
//! use barrage::Barrage;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//!
//! let tables = Components::keep(Barrage::components(&Files::of::<Barrage>()).unwrap());
//! let options = Barrage::options(&tables, &OptionMap::defaults(&Barrage::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = Barrage::start(tables, &options, 4, &mut chance).unwrap();
//! let mut actions = Vec::new();
//! while position.to_act().is_some() {
//!     actions.clear();
//!     position.actions(&mut actions);
//!     position.play(actions[actions.len() / 2], &mut chance, &mut ());
//! }
//! assert_eq!(position.standings().place(position.standings().ranking()[0]), 1);
//! ```

mod action;
#[cfg(feature = "arrange")]
mod arrange;
mod automa;
mod automa_building;
mod automa_deeds;
pub mod automa_tiles;
pub mod board;
mod construction;
mod contracts;
mod ending;
mod event;
mod heuristic;
mod ids;
mod management;
pub mod map;
pub mod numbers;
mod observation;
mod officers;
mod options;
mod production;
mod rating;
pub mod rewards;
mod rounds;
mod scoring;
mod setup;
mod state;
mod steps;
pub mod tables;
mod tech;
mod tiles;
mod view;
mod water;
mod worth;

use std::fmt;

use engine::{
    Chance, ComponentError, ComponentUse, Components, EventSink, File, Files, Game, Info, OptionMap, Refusal,
    Seat, Standings,
};

pub use action::{Action, Drops};
#[cfg(feature = "arrange")]
pub use arrange::Arrangement;
pub use construction::{Bill, Need};
pub use event::Event;
pub use heuristic::Weights;
pub use ids::*;
pub use options::Options;
pub use production::System;
pub use state::{Barrage, Construction, Dam, How, Placed, Reach, Segment, Source, Stage};
pub use tables::Tables;

impl Game for Barrage {
    type Components = Tables;
    type Options = Options;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "barrage",
        title: "Barrage",
        rules: 1,
        oldest_rules: 1,
        seats: 2..=4,
        usual_seats: 3,
        options: options::OPTIONS,
        sources: Source::WORDS,
        tie_breaks: &["energy"],
    };

    const FILES: &'static [File] = tables::FILES;

    fn components(files: &Files) -> Result<Tables, ComponentError> {
        Tables::read(files)
    }

    fn options(_: &Tables, options: &OptionMap) -> Result<Options, String> {
        Options::read(options)
    }

    fn start(
        components: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        Self::set_up(components, *options, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.actor)
    }

    /// BA-AUTOMA-1.1: the last seats, if there are Automas.
    fn plays_itself(&self, seat: Seat) -> bool {
        self.is_automa(seat)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Choosing => self.list_choices(out),
            Stage::Turn => {
                let places = self.open_places();
                self.list_copies(out);
                self.list_constructions(out);
                self.list_productions(places, out);
                self.list_pours(places, out);
                self.list_uses(places, out);
                self.list_banks(out);
                self.list_takes(places, out);
                if self.check_pass().is_ok() {
                    out.push(Action::Pass);
                }
            }
            Stage::Paying => self.list_payments(out),
            Stage::Machines(count) => self.list_machines(count, out),
            Stage::Structure(free) => self.list_builds(free, out),
            Stage::Drops(count) | Stage::DropsNow(count) => self.list_pour_reward(count, out),
            Stage::Contract(reach) => self.list_contracts_within(reach, out),
            Stage::FreeProduction(_) | Stage::SecondProduction(_) => self.list_free_productions(out),
            Stage::Discard => self.list_discards(out),
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Choosing, Action::Choose { company, contract }) => self.check_choose(company, contract),
            (Stage::Turn, Action::Copy(officer)) => self.check_copy(officer),
            (Stage::Turn, Action::Construct { tile, how, site }) => self.check_construct(tile, how, site),
            (Stage::Turn, Action::Produce { place: Some(place), dam, conduit, drops }) => {
                self.check_produce_at(place, (dam, conduit, drops))
            }
            (Stage::Turn, Action::Pour { place: Some(place), drops }) => self.check_pour_at(place, drops),
            (Stage::Turn, Action::Use(place)) => self.check_use(place),
            (Stage::Turn, Action::Bank(engineers)) => self.check_bank(engineers),
            (Stage::Turn, Action::Take { place, first, second }) => self.check_take(place, first, second),
            (Stage::Turn, Action::Pass) => self.check_pass(),
            (Stage::Paying, Action::Pay { excavators, mixers }) => self.check_pay(excavators, mixers),
            (Stage::Machines(_), Action::Machines(excavators)) => self.check_machines(excavators),
            (Stage::Structure(free), Action::Build(site)) => self.check_build(free, site),
            (Stage::Drops(_) | Stage::DropsNow(_), Action::Pour { place: None, drops }) => {
                self.check_pour_reward(drops)
            }
            (Stage::Contract(reach), Action::Fulfil(contract)) => self.check_fulfil(reach, contract),
            (
                Stage::FreeProduction(_) | Stage::SecondProduction(_),
                Action::Produce { place: None, dam, conduit, drops },
            ) => self.check_produce_free((dam, conduit, drops)),
            (Stage::Discard, Action::Discard(contract)) => self.check_discard(contract),
            (
                Stage::Structure(_)
                | Stage::Contract(_)
                | Stage::FreeProduction(_)
                | Stage::SecondProduction(_),
                Action::Decline,
            ) => Ok(()),
            (Stage::Over, _) => Err(Refusal::new("BA-12.1", "game-is-over")),
            _ => Err(Refusal::new("BA-6.2", "not-now")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        if let Action::Choose { company, contract } = action {
            self.apply_choose(company, contract, chance, log);
        } else if self.apply(action, log) {
            self.run(chance, log);
        }
    }

    fn standings(&self) -> Standings {
        self.scores()
    }

    /// BA-3.10: everything is public, and the order of a stack is not decided until something is drawn.
    fn imagine(&mut self, _: Seat, _: &mut impl Chance) {}

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        self.write(action, out)
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        self.read(text)
    }
}

impl ComponentUse for Barrage {
    /// Companies during setup; open contracts and advanced tiles on sale.
    fn on_offer(&self, out: &mut Vec<String>) {
        out.extend(self.offers.iter().flatten().map(|(company, _)| format!("company {}", company.word())));
        let contracts = self.open.iter().flatten().chain(&self.national).flatten();
        out.extend(contracts.map(|&contract| format!("contract {}", self.tables.contract(contract).word)));
        let tiles = self.patents.iter().flatten();
        out.extend(tiles.map(|&tile| format!("tile {}", self.tables.tile(tile).word)));
    }

    /// An officer comes with the company. A contract is taken when it is fulfilled: an unfulfilled one is worth nothing.
    fn taken(&self, event: Event, out: &mut Vec<(Seat, String)>) {
        match event {
            Event::Chose(seat, company, officer) => {
                out.push((seat, format!("company {}", company.word())));
                out.extend(officer.map(|officer| (seat, format!("officer {}", officer.word()))));
            }
            Event::Fulfilled(seat, contract) => {
                out.push((seat, format!("contract {}", self.tables.contract(contract).word)));
            }
            Event::Patented(seat, tile) => out.push((seat, format!("tile {}", self.tables.tile(tile).word))),
            _ => {}
        }
    }
}
