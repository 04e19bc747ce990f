//! Barrage, tested clause by clause, by combinations, and against the laws of all games.

mod ba_01_components;
mod ba_02_map;
mod ba_03_setup;
mod ba_05_rounds;
mod ba_07_construction;
mod ba_08_production;
mod ba_09_management;
mod ba_11_scoring;
mod ba_13_companies;
mod ba_14_tiles;
mod ba_automa;
mod ba_automa_building;
mod ba_automa_difficulty;
mod combinations;
mod counts;
mod heuristic;
mod laws;
mod observation;
mod playthroughs;
mod table;
