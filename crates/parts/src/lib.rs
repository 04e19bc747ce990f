//! Small containers and macros that several games share.
//!
//! A type belongs here when a second game needs exactly it, and leaves when a game needs exceptions. There are no traits
//! to implement, no callbacks and no rules; every function is total or returns an `Option`.

mod bag;
mod by_seat;
mod set;
mod words;

pub use bag::{Among, Bag};
pub use by_seat::BySeat;
pub use set::{Numbers, Set};
