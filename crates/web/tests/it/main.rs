//! The server, asked in process.

mod advice;
mod api;
mod hostile;
mod pages;
mod play;
mod secret_moves;
mod secrets;
mod site;
mod streams;
mod tables;
mod turns;
