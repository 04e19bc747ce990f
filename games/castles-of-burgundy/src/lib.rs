//! The rules of The Castles of Burgundy (Stefan Feld), edition of 2011, 2 to 4 players.
//!
//! Players fill an estate of 37 hexes with tiles: castles, mines, ships, animals, buildings and knowledge. In
//! each of 25 rounds, five phases of five, every player rolls two dice and does one action with each: take a
//! tile from the depot with that number, place a stored tile on a hex with that number, sell goods of that
//! number, or take workers, which change dice. Completed regions score, the sooner the better; most tiles do
//! something when they are placed.
//!
//! The clauses are in `rules.md`; each chapter is one file here, and a function that enforces a clause names
//! it:
//!
//! | file | clauses |
//! |---|---|
//! | [`tables`], [`estates`], [`board`] | CB-1, the components |
//! | `setup` | CB-2, CB-11 |
//! | `phases` | CB-3 |
//! | `rounds` | CB-4 |
//! | `turn` | CB-5 |
//! | `placing` | CB-6, except ships |
//! | `ship` | CB-6.6 to 6.9, 6.31, 9.5, 9.24 |
//! | `scoring` | CB-7, CB-6.10, 6.11, 9.7 |
//! | `purchase` | CB-8 |
//! | `knowledge` | CB-9 |
//! | `ending` | CB-10 |
//! | `heuristic` | ratings and estimates for bots |
//! | `observation` | the position and its actions as numbers |
//! | `arrange` | positions for tests (feature `arrange`) |
//! | `view` | CB-12, hidden information, invariants |
//!
//! ```
//! use castles_of_burgundy::CastlesOfBurgundy;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//!
//! type Burgundy = CastlesOfBurgundy;
//! let tables = Components::keep(Burgundy::components(&Files::of::<Burgundy>()).unwrap());
//! let options = Burgundy::options(&tables, &OptionMap::defaults(&Burgundy::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = Burgundy::start(tables, &options, 3, &mut chance).unwrap();
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
pub mod board;
mod ending;
pub mod estates;
mod event;
mod heuristic;
mod ids;
mod knowledge;
mod observation;
mod options;
mod phases;
mod placing;
mod purchase;
mod rounds;
mod scoring;
mod setup;
mod ship;
mod state;
pub mod tables;
mod turn;
mod view;

use std::fmt;

use engine::{
    Chance, ComponentError, ComponentUse, Components, EventSink, File, Files, Game, Info, OptionMap, Refusal,
    Seat, Standings,
};

pub use action::{Action, Choice};
#[cfg(feature = "arrange")]
pub use arrange::Arrangement;
pub use event::{Event, Size};
pub use heuristic::Weights;
pub use ids::{Building, Depot, Estate, Goods, HEXES, Hex, Kind, Phase, Pips, ROUNDS, Species, Tile};
pub use knowledge::{Effect, Per, Powers, Purpose};
pub use options::{EstateChoice, Options};
pub use state::{CastlesOfBurgundy, Source, Stage};
pub use tables::{Advantage, Tables};

impl Game for CastlesOfBurgundy {
    type Components = Tables;
    type Options = Options;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "castles-of-burgundy",
        title: "The Castles of Burgundy",
        rules: 1,
        oldest_rules: 1,
        seats: 2..=4,
        usual_seats: 2,
        options: options::OPTIONS,
        sources: &[
            "regions",
            "phases",
            "colours",
            "animals",
            "watchtowers",
            "sales",
            "knowledge",
            "goods",
            "silver",
            "workers",
        ],
        tie_breaks: &["empty", "order"],
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
        Ok(Self::set_up(components, *options, seats, chance))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then(|| self.actor())
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Estates => self.list_choices(out),
            Stage::Turn => self.list_turn(out),
            Stage::Castle => self.list_extra_actions(out),
            Stage::Building(building) => self.list_advantage(building, out),
            Stage::Ship => self.list_collects(out),
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Estates, Action::Choose(estate, hex)) => self.check_choose(estate, hex),
            (Stage::Turn, Action::Take { die, depot, tile, discard }) => {
                self.check_take(die, depot, tile, discard)
            }
            (Stage::Turn, Action::Place { die, tile, hex }) => self.check_place(die, tile, hex),
            (Stage::Turn, Action::Sell { die, goods }) => self.check_sell(die, goods),
            (Stage::Turn, Action::Workers { die }) => self.check_workers(die),
            (Stage::Turn, Action::Buy { depot, tile, discard }) => self.check_buy(depot, tile, discard),
            (Stage::Turn, Action::Done) => self.check_done(),
            (Stage::Castle, action) => self.check_extra_action(action),
            (Stage::Building(building), action) => self.check_advantage(building, action),
            (Stage::Ship, Action::Collect { depot, second, choice }) => {
                self.check_collect(depot, second, choice)
            }
            (Stage::Over, _) => Err(Refusal::new("CB-10.1", "game-is-over")),
            _ => Err(Refusal::new("CB-5.3", "not-now")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        match action {
            Action::Choose(estate, hex) => self.apply_choose(estate, hex, chance, log),
            Action::Take { die, depot, tile, discard } => {
                self.apply_take(die, depot, tile, discard, chance, log)
            }
            Action::Place { die, tile, hex } => self.apply_place(die, tile, hex, chance, log),
            Action::Sell { die, goods } => self.apply_sell(die, goods, chance, log),
            Action::Workers { die } => self.apply_workers(die, chance, log),
            Action::Buy { depot, tile, discard } => self.apply_buy(depot, tile, discard, chance, log),
            Action::Collect { depot, second, choice } => {
                self.apply_collect(depot, second, choice, chance, log)
            }
            Action::Decline => self.apply_decline(chance, log),
            Action::Done => self.end_turn(chance, log),
        }
    }

    fn standings(&self) -> Standings {
        self.scores()
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.guess_estates(seat, chance);
    }

    /// CB-12.4: a secret choice of estate is hidden until all have chosen. The log of a game in progress does not name
    /// it afterwards either: by then everybody sees the estates.
    fn is_secret(&self, action: Action) -> bool {
        matches!(action, Action::Choose(..)) && self.chooses_in_secret()
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
}

impl ComponentUse for CastlesOfBurgundy {
    /// The estates of a dealt board, and the hex tiles on the depots, each face once.
    fn on_offer(&self, out: &mut Vec<String>) {
        if self.stage == Stage::Estates && self.are_estates_dealt() {
            out.extend(self.board_of(self.actor()).map(|estate| self.component_of(estate)));
        }
        let mut tiles: Vec<Tile> =
            self.depots.iter().flatten().chain(&self.black).flatten().copied().collect();
        tiles.sort_unstable();
        tiles.dedup();
        out.extend(tiles.iter().map(ToString::to_string));
    }

    /// A tile is taken when it is placed: one in storage can still be discarded. An estate that everybody has is nothing
    /// to compete for.
    fn taken(&self, event: Event, out: &mut Vec<(Seat, String)>) {
        match event {
            Event::Placed(seat, tile, _) => out.push((seat, tile.to_string())),
            Event::Chose(seat, estate, _) if self.are_estates_dealt() => {
                out.push((seat, self.component_of(estate)));
            }
            _ => {}
        }
    }
}
