//! Tests that all games share: the laws every game obeys, referees, rule coverage, counts of action sequences,
//! playthroughs, counts of allocations.
//!
//! A rules crate has this as a development dependency. Its tests use
//!
//! - [`obeys_the_laws`] with its setups, for what must hold in every game;
//! - [`rules_crate_tests!`], for sizes, and for clauses in `rules.md`, in refusals and in tests;
//! - [`agrees_with_the_referee`], to compare the engine with a second implementation of some rules;
//! - [`observes_by_the_laws`] and [`versions_are_pinned`], for what its observations and action numbers promise;
//! - [`check_perft`], for the number of action sequences in chosen positions;
//! - [`playthrough`] and [`check_playthrough`], for a whole game as golden text;
//! - [`allocates_nothing`] and, in a benchmark, [`bench_playouts`], for the speed of playouts;
//! - [`new_game`], [`GameSetup::start`], [`play`], [`refused`] and others, to play in notation.
//!
//! ```
//! use testkit::toy::Squirrels;
//! use testkit::{LowestDraw, legal, new_game, play, refused};
//!
//! let mut position: Squirrels = new_game(2, &[]);
//! let first = legal(&position).remove(0);
//! assert_eq!(refused(&position, &first), None);
//! play(&mut position, &[&first], &mut LowestDraw);
//! ```
//!
//! The tests of its ui crate use [`ui`].
//!
//! [`toy`] is a small complete game on which this crate and the ones below it are tested.

mod allocations;
mod counts;
mod coverage;
mod difference;
mod laws;
mod observation;
mod playouts;
mod playthrough;
mod referee;
mod setup;
mod table;
pub mod toy;
pub mod ui;

pub use allocations::{allocates_nothing, allocations};
pub use counts::{LowestDraw, check_perft, perft};
pub use coverage::{
    Coverage, clauses, clauses_named_by_tests, every_clause_has_a_test, every_refusal_names_a_clause,
    rust_sources,
};
pub use laws::{Breach, LawCheck, broken_law, obeys_the_laws};
pub use observation::{Observed, broken_observation, observes_by_the_laws, versions_are_pinned};
pub use playouts::bench_playouts;
pub use playthrough::{check_playthrough, compare_playthrough, playthrough};
pub use referee::{Objection, Played, Referee, RefereeCheck, agree, agrees_with_the_referee, objection};
pub use setup::{GameSetup, embedded_components, every_setup, new_game};
pub use table::{Stacked, actions, legal, pick, play, play_at_random, play_by, play_moves, refused};
