//! How the server is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use engine::Seed;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The address under which people reach it, such as `https://games.example.org`, without a slash at its end. Nothing:
    /// whatever address the browser used.
    pub public_url: Option<String>,
    /// Whether a reverse proxy stands in front: then, and only then, the `X-Forwarded-…` headers are believed.
    pub behind_proxy: bool,
    /// The secret of the operator; without one there is no operator's page.
    pub admin_token: Option<String>,
    /// A folder with component files that replace those of the program.
    pub components: Option<PathBuf>,
    /// How often an address or a seat may do something.
    pub limits: Limits,
    /// How long a bot may think before a hasty move is made for it.
    pub bot_deadline: Duration,
    /// The seed of every table and of its bots, so that the same choices lead to the same game: for tests. Nothing, as it
    /// must be where people play: each table has a secret one of its own.
    pub seed: Option<Seed>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            public_url: None,
            behind_proxy: false,
            admin_token: None,
            components: None,
            limits: Limits::default(),
            bot_deadline: Duration::from_secs(5),
            seed: None,
        }
    }
}

/// How often somebody may do something: so many times at once, then so many per minute.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Opening tables, per address.
    pub tables: (u32, u32),
    /// Joining, opening links and giving names, per address.
    pub joins: (u32, u32),
    /// Saying something, per address.
    pub chat: (u32, u32),
    /// Steps of a game, per seat.
    pub steps: (u32, u32),
    /// Hints and analyses, per seat.
    pub hints: (u32, u32),
    /// Streams open at the same time, per address.
    pub streams: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: (20, 10),
            joins: (60, 30),
            chat: (15, 20),
            steps: (60, 240),
            hints: (5, 12),
            streams: 60,
        }
    }
}

impl Limits {
    /// No limits that a program on this machine would notice: for tests and load.
    #[must_use]
    pub const fn none() -> Self {
        const MANY: (u32, u32) = (1_000_000, 1_000_000);
        Self { tables: MANY, joins: MANY, chat: MANY, steps: MANY, hints: MANY, streams: 1_000_000 }
    }
}
