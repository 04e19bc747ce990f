//! Players that are programs, and the games they play among themselves.
//!
//! A [`Bot`] sees a game through [`Knowledge`] and nothing else: the legal actions, and fair guesses at the position.
//! The true position is not within its reach, so no bot can cheat, not even by mistake. [`simulate`] lets bots play
//! many games on all cores, [`study()`] looks at how they went; [`bench()`] measures how fast the rules are, and
//! [`tune()`] finds better weights for a game's heuristic. People are helped by the same search: [`advise()`] says what to
//! do, an [`Analyst`] what went wrong in a finished game.
//!
//! No game is named here: whatever a bot knows of a game comes from its [`Heuristic`](engine::Heuristic).

mod advice;
mod analysis;
mod bench;
mod bot;
mod greedy;
mod knowledge;
mod ladder;
mod level;
mod search;
mod series;
mod setup;
mod study;
mod tally;
#[cfg(test)]
mod toy;
mod tune;

pub use advice::{Advice, advise};
pub use analysis::{Analyst, Mistake, Outlook};
pub use bench::{Bench, bench};
pub use bot::{Bot, BotKind, bot_number};
pub use knowledge::Knowledge;
pub use ladder::{Climber, Contest, Ladder, Pair, Rung, Share, WeightsFile};
pub use search::{Budget, Opinion};
pub use series::{Pace, Report, Series, simulate};
pub use setup::Setup;
pub use study::{Study, Ware, study};
pub use tally::{Results, Tally};
pub use tune::{Trial, Tuned, Tuning, tune};
