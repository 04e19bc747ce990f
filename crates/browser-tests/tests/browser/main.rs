//! The acceptance list, in a real browser: each test is named after its point.

mod decisions;
mod dice_settlers;
mod games;
mod harness;
mod layout;
mod people;
mod play;
mod site;
