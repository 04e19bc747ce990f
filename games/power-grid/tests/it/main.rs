//! Power Grid, tested clause by clause, against games of an independent engine, and against the laws of all games.

mod brute_force;
mod counts;
mod for_pictures;
mod laws;
mod observation;
mod pg_01_components;
mod pg_02_setup;
mod pg_03_round;
mod pg_04_order;
mod pg_05_auction;
mod pg_05_plant_market;
mod pg_05_scrap;
mod pg_06_fuel;
mod pg_07_network;
mod pg_08_bureaucracy;
mod pg_09_steps;
mod pg_10_ending;
mod pg_decisions_1;
mod playthroughs;
mod referee;
mod reference;
mod table;
