//! The acceptance list, in a real browser: each test is named after its point.

mod decisions;
mod games;
mod harness;
mod layout;
mod people;
mod play;
mod site;
