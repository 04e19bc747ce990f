//! Errors as values. They become sentences where the reader's language is known.

use engine::{ComponentError, RecordError, Refusal, SetUpError};
use thiserror::Error;
use ui_kit::Language;

use crate::AnyGame;

/// Why an action was not played. The match is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The text is not an action of the game.
    #[error("\"{text}\" is not an action of {title}")]
    NotAnAction {
        /// The text.
        text: String,
        /// The title of the game.
        title: &'static str,
    },
    /// A rule forbids the action.
    #[error("{} forbids it: {}", .0.rule, .0.reason)]
    Refused(Refusal),
}

/// Why a series of games was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeriesError {
    /// There are more bots than a game has seats.
    #[error("there are too many bots")]
    TooManyBots,
    /// The game cannot be set up like this.
    #[error("the game cannot be set up like this")]
    SetUp(SetUpError),
    /// A file of weights is wrong.
    #[error(transparent)]
    Weights(#[from] ComponentError),
    /// The series was stopped, with the reason as a sentence.
    #[error("{0}")]
    Stopped(String),
}

impl From<SetUpError> for SeriesError {
    fn from(error: SetUpError) -> Self {
        Self::SetUp(error)
    }
}

/// There is no game with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// The name.
    pub slug: String,
    /// The game with the most similar name, if any.
    pub meant: Option<&'static str>,
}

impl std::error::Error for UnknownGame {}

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no game \"{}\"; ", self.slug)?;
        match self.meant {
            Some(meant) => write!(f, "did you mean {meant}?"),
            None => {
                let slugs: Vec<&str> = crate::games().iter().map(|game| game.info().slug).collect();
                write!(f, "the games are {}", slugs.join(", "))
            }
        }
    }
}

/// An error as a sentence in the reader's language; a refusal names its rule in brackets.
pub trait Sentence {
    /// The sentence. `game` is the game in which it happened.
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String;
}

impl Sentence for Refusal {
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String {
        format!("{} ({})", game.refusal(*self, language).trim_end_matches('.'), self.rule)
    }
}

impl Sentence for PlayError {
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String {
        match self {
            Self::Refused(refusal) => refusal.sentence(game, language),
            Self::Over | Self::NotAnAction { .. } => self.to_string(),
        }
    }
}

impl Sentence for SetUpError {
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String {
        match self {
            Self::Words(sentence) => sentence.clone(),
            Self::Refused(refusal) => refusal.sentence(game, language),
        }
    }
}

impl Sentence for SeriesError {
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String {
        match self {
            Self::SetUp(error) => error.sentence(game, language),
            Self::TooManyBots | Self::Weights(_) | Self::Stopped(_) => self.to_string(),
        }
    }
}

impl Sentence for RecordError {
    fn sentence(&self, game: &dyn AnyGame, language: Language) -> String {
        let reason = match self.refusal {
            Some(refusal) => format!("{}: {}", self.reason, refusal.sentence(game, language)),
            None => self.reason.clone(),
        };
        format!("line {}: {reason}", self.line)
    }
}
