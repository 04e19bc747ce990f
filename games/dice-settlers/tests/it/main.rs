//! Dice Settlers, tested clause by clause and against the laws of all games.

mod counts;
mod ds_01_components;
mod ds_02_setup;
mod ds_05_map;
mod ds_07_icons;
mod ds_08_roll;
mod ds_09_turn;
mod ds_10_to_13;
mod ds_14_to_15;
mod ds_16_technologies;
mod ds_17_to_20;
mod ds_23_to_25_solo;
mod ds_26_to_28_solo;
mod heuristic;
mod laws;
mod observation;
mod playthroughs;
mod table;
