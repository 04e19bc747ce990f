//! The acceptance list, in a real browser: each test is named after its point.

mod advice;
mod barrage;
mod castles_of_burgundy;
mod daily;
mod decisions;
mod dice_settlers;
mod end;
mod explain;
mod games;
mod harness;
mod keys;
mod layout;
mod learn;
mod log;
mod looks;
mod manhattan_project;
mod network;
mod people;
mod play;
mod power_grid;
mod profile;
mod prompt;
mod rules;
mod script;
mod site;
mod still;
