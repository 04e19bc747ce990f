//! The table in the browser: pages, live updates, JSON, seats and rights, bot players.

mod view;
