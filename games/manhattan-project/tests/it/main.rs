//! The Manhattan Project, tested clause by clause and against the laws of all games.

mod counts;
mod heuristic;
mod laws;
mod mp_01_components;
mod mp_02_setup;
mod mp_03_turn;
mod mp_04_placing;
mod mp_05_retrieve;
mod mp_06_output;
mod mp_07_main_board;
mod mp_08_air_strike;
mod mp_08_deals;
mod mp_09_repair;
mod mp_10_design;
mod mp_11_espionage;
mod mp_12_buildings;
mod mp_13_bombs;
mod mp_14_ending;
mod mp_decisions;
mod mp_examples;
mod mp_invariants;
mod observation;
mod playthroughs;
mod reach;
mod table;
