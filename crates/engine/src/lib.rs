//! The interface that every game of Társas implements, and what is built on it: matches, records, random draws.
//!
//! A game is a small value plus pure rules ([`Game`]). Every decision is one choice from a list of legal actions;
//! every random event is drawn through one interface ([`Chance`]) at the moment it happens. Records, undo, replay, bots
//! and tables build on these two and are written once for all games, here and in the crates above.
//!
//! ```
//! use engine::{Game, OptionMap, Playout};
//! use testkit::toy::Squirrels;
//!
//! let (components, _) = testkit::embedded_components::<Squirrels>();
//! let options = Squirrels::options(&components, &OptionMap::defaults(&Squirrels::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = Squirrels::start(components, &options, 2, &mut chance).unwrap();
//! let mut actions = Vec::new();
//! while position.to_act().is_some() {
//!     actions.clear();
//!     position.actions(&mut actions);
//!     position.play(actions[0], &mut chance, &mut ());
//! }
//! println!("seat {} has won", position.standings().ranking()[0]);
//! ```
//!
//! [`Match`] does the same with a record and undo.
//!
//! This crate knows no game, no language, no file system, no clock and no source of entropy.

mod action_space;
mod chance;
mod components;
mod event_sink;
mod game;
pub mod hex;
mod matches;
mod observe;
mod options;
mod record;
mod seat;
mod standings;
mod weights;

pub use action_space::{ACTION_PARTS, ActionKind, ActionParts, ActionSpace};
pub use chance::{Chance, Die, Draw, Generator, Nonce, Playout, Recording, Replay, Seed, SeededChance, Urn};
pub use components::{ComponentError, Components, File, Files};
pub use event_sink::EventSink;
pub use game::{ComponentUse, Game, Heuristic, Info, Learned, Refusal, SearchEffort};
pub use matches::{Match, Move, PlayError, SetUpError, UndoError};
pub use observe::{Feature, Features, Observe, PLAYERS, fill_observation, observation_layout, players};
pub use options::{OptionInfo, OptionMap};
pub use record::{Ending, Line, MAX_RECORD_BYTES, Record, RecordError};
pub use seat::{MAX_SEATS, Seat};
pub use standings::{MAX_SOURCES, Score, Standings};
pub use weights::{read_weights, weights};
