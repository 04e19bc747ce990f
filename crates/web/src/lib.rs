//! The web server: pages, live updates, JSON API, seats and permissions, bot players.
//!
//! | file | what is in it |
//! |---|---|
//! | `live` | a game with the draft of the current turn; knows no people |
//! | `room`, `rooms` | a table in memory: stored data, the game, who is online |
//! | `nodes` | what other servers on the same database change; leases |
//! | `acts`, `driver` | actions of people and bots, stored before they are shown |
//! | `daily`, `clock` | the daily tables; the clock by which days begin |
//! | `tournament`, `pairing` | rounds of tournaments; who meets whom, and who is ahead |
//! | `advice` | hints and the analysis of a finished game |
//! | `standing`, `take_back` | standing orders; taking back committed moves |
//! | `visitor`, `preferences`, `role` | who sends a request, their preferences and permissions |
//! | `notices` | tells people who are not there that it is their turn |
//! | `view`, `views`, `pages` | view models, built from rooms and drawn as HTML |
//! | `routes` | the HTTP routes |
//! | `sse` | the compressed event stream of a table |
//! | `connections` | accepts connections and closes those of slow clients |
//! | `security`, `limit`, `clean`, `token` | origin checks, rate limits, input cleaning, secrets |
//!
//! [`router`] handles requests without a network, [`serve`] listens on one.

mod acts;
mod advice;
mod api_view;
mod app;
mod assets;
mod bot_pool;
mod clean;
mod clock;
mod config;
mod connections;
mod daily;
mod driver;
mod failure;
mod history;
mod lessons;
mod limit;
mod live;
mod mail;
mod moderation;
mod nodes;
mod notices;
mod opening;
mod pages;
mod pairing;
mod passkey;
mod preferences;
mod puzzles;
mod rated;
mod role;
mod room;
mod rooms;
mod routes;
mod security;
mod serve;
mod shorten;
mod sse;
mod standing;
mod statistics;
mod story;
mod table_form;
mod take_back;
mod token;
mod tournament;
mod view;
mod views;
mod visitor;

pub use app::{App, Shared};
pub use clock::Clock;
pub use config::{Config, Limits, Patience};
pub use mail::Mailer;
pub use notices::send_notices;
pub use routes::router;
pub use serve::{count_failed_backup, serve};
pub use statistics::count_games;
pub use tournament::keep_tournaments;
