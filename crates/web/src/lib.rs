//! The table in the browser: pages, live updates, JSON, seats and rights, bot players.
//!
//! | file | what is in it |
//! |---|---|
//! | `live` | a game with the draft of the turn; knows nobody |
//! | `room`, `rooms` | a table in memory: what is stored, the game, who is there |
//! | `acts`, `driver` | what people and bots do, durable before it is shown |
//! | `advice` | hints and the analysis of a finished game |
//! | `standing`, `take_back` | what is done for a player without asking; taking back what was committed |
//! | `visitor`, `preferences`, `role` | who asks, what they like, and what they may do |
//! | `view`, `views`, `pages` | what pages show, made of rooms, drawn as HTML |
//! | `routes` | what can be asked for |
//! | `sse` | the stream of a table, packed |
//! | `security`, `limit`, `clean`, `token` | what keeps strangers out |
//!
//! [`router`] answers requests without a network, [`serve`] listens.

mod acts;
mod advice;
mod api_view;
mod app;
mod assets;
mod base64;
mod clean;
mod config;
mod driver;
mod failure;
mod limit;
mod live;
mod opening;
mod pages;
mod preferences;
mod role;
mod room;
mod rooms;
mod routes;
mod security;
mod serve;
mod sse;
mod standing;
mod story;
mod take_back;
mod thinkers;
mod token;
mod view;
mod views;
mod visitor;

pub use app::{App, Shared};
pub use config::{Config, Limits};
pub use routes::router;
pub use serve::serve;
