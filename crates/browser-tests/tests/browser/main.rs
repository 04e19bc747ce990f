//! The acceptance list, in a real browser: each test is named after its point.

mod barrage;
mod castles_of_burgundy;
mod decisions;
mod games;
mod harness;
mod layout;
mod people;
mod play;
mod site;
