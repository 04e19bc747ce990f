//! Shared nouns without opinion: small containers with an obvious meaning.
//!
//! A noun enters when a second game needs exactly it, and leaves when a game starts to need exceptions. There is no
//! trait to implement, no callback and no rule in here; every function is total or returns an `Option`.

mod bag;
mod by_seat;
mod set;

pub use bag::{Among, Bag};
pub use by_seat::BySeat;
pub use set::{Numbers, Set};
