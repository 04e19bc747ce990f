//! Bots, and the games they play against each other.
//!
//! A [`Bot`] sees a game only through its [`Knowledge`]: the legal actions, and samples of what the position might be. The
//! true position is out of its reach, so no bot can cheat, not even by mistake. [`simulate`] plays many games between bots
//! on all cores, [`study()`] collects statistics of how a game plays, [`Contest`] measures the strength of bots, [`bench()`]
//! the speed of the rules, and [`tune()`] finds better weights for a heuristic. The same search helps people: [`advise()`]
//! suggests actions, and an [`Analyst`] finds the mistakes in a finished game.
//!
//! An [`Environment`] is a game for learning programs: it is played by action numbers.
//!
//! No game is named here: all a bot knows about a game comes from its [`Heuristic`](engine::Heuristic).

mod advice;
mod analysis;
mod bench;
mod bot;
mod environment;
mod error;
mod game_loop;
mod greedy;
mod knowledge;
mod ladder;
mod learn;
mod level;
mod net;
mod search;
mod series;
mod setup;
mod skill;
mod study;
mod tally;
#[cfg(test)]
mod toy;
mod tune;

pub use advice::{Advice, Opinion, Tried, advise, opinions, ponder};
pub use analysis::{Analyst, CurvePoint, LONGEST_STEP, Mistake};
pub use bench::{Bench, bench};
pub use bot::{Bot, BotKind, bot_seed};
pub use environment::{Environment, StepError};
pub use error::{NetError, RunError};
pub use knowledge::{Knowledge, NEVER_CANCELLED};
pub use ladder::{Contest, Contestant, Ladder, Pair, Share, SkillFile, Standing, WeightsFile};
pub use learn::{Generation, Learner, Learning, Loss, Trial};
pub use net::{Net, NetHeader};
pub use search::Budget;
pub use series::{Report, Series, ThinkingTime, simulate};
pub use setup::Setup;
pub use skill::{Skill, nets};
pub use study::{ComponentStats, Study, study, study_of_match};
pub use tally::{Results, Tally};
pub use tune::{Tuned, Tuning, Validation, tune};
