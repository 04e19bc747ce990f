//! What the tests of all games share: the laws every game obeys, rule coverage, playthroughs, a count of
//! allocations.
//!
//! A game crate has this as a development dependency and calls, in its own tests:
//!
//! - [`obeys_the_laws`] with its set-ups, for what must hold in every game;
//! - [`every_clause_has_a_test`] and [`every_refusal_names_a_clause`] with its `rules.md`;
//! - [`playthrough`] and [`check_playthrough`], for a whole game as golden text;
//! - [`allocates_nothing`] and, in a benchmark, [`bench_playouts`], for the speed of playouts;
//! - [`SetUp::start`], [`play`], [`refused`] and the like, to set a table and play at it.
//!
//! Its words crate calls what is in [`ui`].
//!
//! [`toy`] is a small complete game on which this crate and the ones below it are tested.

mod allocations;
mod coverage;
mod difference;
mod laws;
mod playouts;
mod playthrough;
mod set_up;
mod table;
pub mod toy;
pub mod ui;

pub use allocations::{allocates_nothing, allocations};
pub use coverage::{
    Coverage, clauses, clauses_named_by_tests, every_clause_has_a_test, every_refusal_names_a_clause,
    rust_sources,
};
pub use laws::{Breach, Trial, broken_law, obeys_the_laws};
pub use playouts::bench_playouts;
pub use playthrough::{check_playthrough, compare_playthrough, playthrough};
pub use set_up::{SetUp, embedded_components, every_set_up};
pub use table::{Stacked, actions, legal, pick, play, play_at_random, play_by, play_moves, refused};
