//! The configuration of the server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use engine::Seed;
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::mail::Mailer;

/// The configuration of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The address under which people reach it, such as `https://games.example.org`, without a slash at its end. Nothing:
    /// whatever address the browser used.
    pub public_url: Option<String>,
    /// Whether the server runs behind a reverse proxy; only then are the `X-Forwarded-…` headers trusted.
    pub behind_proxy: bool,
    /// The secret of the operator; without one there is no operator's page.
    pub admin_token: Option<String>,
    /// A folder with component files that replace those of the program.
    pub components: Option<PathBuf>,
    /// The rate limits.
    pub limits: Limits,
    /// How long slow clients are waited for.
    pub patience: Patience,
    /// Time allowed for a decision of a bot, waiting included. After it a greedy move is made.
    pub bot_deadline: Duration,
    /// Unfinished tables are deleted after this time without a change; nothing: never. Finished games are kept.
    pub expire_tables: Option<Duration>,
    /// Addresses to which notices may be sent although they are private, also without encryption: for tests, or a receiver in one's
    /// own network.
    pub private_targets: Vec<SocketAddr>,
    /// Sends e-mails; without it nobody signs in by e-mail, and notices take other ways.
    pub mail: Option<Mailer>,
    /// The seed of every table and of its bots, so that the same choices lead to the same game: for tests. Nothing, as it
    /// must be where people play: each table has a secret one of its own.
    pub seed: Option<Seed>,
    /// The clock by which days begin; tests set it.
    pub clock: Clock,
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
            patience: Patience::default(),
            bot_deadline: Duration::from_secs(5),
            expire_tables: None,
            private_targets: Vec::new(),
            mail: None,
            seed: None,
            clock: Clock::default(),
        }
    }
}

/// How long the server waits for slow clients. It closes their connections afterwards.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the whole head of a request, from the moment the connection is open or the answer before was sent.
    pub head: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// For a client that takes nothing of what is sent, or has vanished from the network. Only on Linux.
    pub taking: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { head: Duration::from_secs(20), body: Duration::from_secs(10), taking: Duration::from_secs(60) }
    }
}

/// Rate limits, each as burst and rate per minute.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Opening tables, per address.
    pub tables: (u32, u32),
    /// Joining, opening links and giving names, per address.
    pub joins: (u32, u32),
    /// Chat messages, per address.
    pub chat: (u32, u32),
    /// Steps of a game, per seat.
    pub steps: (u32, u32),
    /// Hints and analyses, per seat.
    pub hints: (u32, u32),
    /// Changes of a table that leave a line in its chat, such as a request to undo, per seat.
    pub lines: (u32, u32),
    /// Other changes of a table: notes, orders, lessons, "Next", seats; per seat.
    pub changes: (u32, u32),
    /// Codes of tables that do not exist, per address.
    pub guesses: (u32, u32),
    /// Pictures of results, per address.
    pub pictures: (u32, u32),
    /// E-mails to sign in, per address of a client. One mailbox gets three at once and then one in ten minutes.
    pub sign_ins: (u32, u32),
    /// E-mails to sign in, in total.
    pub mails: (u32, u32),
    /// Running games between bots alone, per person who opened them.
    pub bot_tables: usize,
    /// Streams open at the same time, per address.
    pub streams: usize,
    /// Connections open at the same time, per address. Behind a proxy the proxy counts them.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: (20, 10),
            joins: (60, 30),
            chat: (15, 20),
            steps: (60, 240),
            hints: (5, 12),
            lines: (20, 10),
            changes: (60, 120),
            guesses: (20, 10),
            pictures: (30, 20),
            sign_ins: (5, 1),
            mails: (60, 30),
            bot_tables: 3,
            streams: 60,
            connections: 256,
        }
    }
}

impl Limits {
    /// No limits that a program on this machine would notice: for tests and load.
    #[must_use]
    pub const fn none() -> Self {
        const MANY: (u32, u32) = (1_000_000, 1_000_000);
        Self {
            tables: MANY,
            joins: MANY,
            chat: MANY,
            steps: MANY,
            hints: MANY,
            lines: MANY,
            changes: MANY,
            guesses: MANY,
            pictures: MANY,
            sign_ins: MANY,
            mails: MANY,
            bot_tables: 1_000_000,
            streams: 1_000_000,
            connections: 1_000_000,
        }
    }
}
