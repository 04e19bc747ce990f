//! The server, asked in process.

mod advice;
mod api;
mod bot_example;
mod bot_play;
mod components;
mod daily;
mod devices;
mod full_disk;
mod hostile;
mod install;
mod learn;
mod mailbox;
mod moderation;
mod nodes;
mod notices;
mod pages;
mod panics;
mod passkeys;
mod play;
mod profile;
mod puzzles;
mod ratings;
mod refusals;
mod schema;
mod secret_doors;
mod secret_moves;
mod secrets;
mod site;
mod slow_clients;
mod statistics;
mod streams;
mod tables;
mod tournaments;
#[path = "../toy/mod.rs"]
mod toy;
mod turns;
