//! Errors.

use engine::ComponentError;
use thiserror::Error;

use crate::game_loop::MAX_DECISIONS;

/// Why games were not played, weights not tuned, or a net not trained.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RunError {
    /// The threads cannot be started.
    #[error("cannot start {threads} threads: {reason}")]
    Threads {
        /// The number of threads; zero for one per core.
        threads: usize,
        /// The reason of the operating system.
        reason: String,
    },
    /// A game of a series does not end.
    #[error("game {game} of seed {seed} is not over after {MAX_DECISIONS} decisions")]
    Unfinished {
        /// The number of the game, counted from one.
        game: u64,
        /// The seed of the series.
        seed: u64,
    },
    /// No game of a series ends.
    #[error("none of {games} games is over after {MAX_DECISIONS} decisions")]
    NoneFinished {
        /// The number of games.
        games: u64,
    },
    /// The caller has stopped the series, for the reason in this sentence.
    #[error("{0}")]
    Stopped(String),
    /// There is only one seat, so there is nobody to play against.
    #[error("{0} needs at least 2 seats")]
    OneSeat(&'static str),
    /// A file of weights is wrong.
    #[error(transparent)]
    Weights(#[from] ComponentError),
    /// A file of weights has several weights on a line, so that new values cannot be written into it.
    #[error("{file}: each weight must be on a separate line, such as \"weight = 1.5\"")]
    SharedLine {
        /// The name of the file.
        file: String,
    },
    /// The games of a generation were to be played before the training run was prepared.
    #[error("the run must be prepared before its games are played")]
    NotPrepared,
    /// The bytes are not those of this training run or of its samples; a sentence says why.
    #[error("{0}")]
    Data(String),
}

/// Why a net cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// The file is damaged, or is not a net.
    #[error("{file} is no net of this program: {reason}")]
    Invalid {
        /// The name of the file.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The net was trained for other games.
    #[error("{file} is a net for {trained}; not for these games")]
    OtherGames {
        /// The name of the file.
        file: String,
        /// The games it was trained for.
        trained: String,
    },
}
