//! The Castles of Burgundy, tested clause by clause and against the laws of all games.

mod cb_01_components;
mod cb_02_setup;
mod cb_03_phases;
mod cb_04_rounds;
mod cb_05_turn;
mod cb_06_placing;
mod cb_07_scoring;
mod cb_08_purchase;
mod cb_09_knowledge;
mod cb_10_ending;
mod cb_11_estates;
mod counts;
mod heuristic;
mod laws;
mod observation;
mod playthroughs;
mod referee;
mod table;
