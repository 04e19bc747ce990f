//! Errors as values. They become sentences where the reader's language is known.

use std::io;
use std::path::PathBuf;

use bots::{BotKind, NetError, RunError};
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
    /// A net is of other games.
    #[error(transparent)]
    Net(#[from] NetError),
    /// The games were not played to their end, or the training failed.
    #[error(transparent)]
    Run(#[from] RunError),
}

impl From<SetUpError> for SeriesError {
    fn from(error: SetUpError) -> Self {
        Self::SetUp(error)
    }
}

/// Why a file of weights or a net is not for the bots of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SkillError {
    /// An entry of a file of weights is wrong.
    #[error(transparent)]
    Weights(#[from] ComponentError),
    /// The net is for another game.
    #[error("{file} is a net for {game}")]
    OtherGame {
        /// The name of the file.
        file: String,
        /// The game that the net is for.
        game: String,
    },
}

/// Why a file cannot be read.
#[derive(Debug, Error)]
pub enum FileError {
    /// There is no such file.
    #[error("{}: there is no such file", .0.display())]
    Missing(PathBuf),
    /// It is a folder.
    #[error("{}: this is a folder, not a file", .0.display())]
    IsFolder(PathBuf),
    /// Another reason, such as a missing permission.
    #[error("{}: the file cannot be read: {}", .0.display(), .1)]
    Unreadable(PathBuf, io::Error),
}

/// Why something that was asked for by name is not available.
#[derive(Debug, Error)]
pub enum RequestError {
    /// The game is not for this number of players.
    #[error("{title} is for {low} to {high} players, not for {wanted}")]
    Seats {
        /// The title of the game.
        title: &'static str,
        /// The smallest number of players.
        low: u8,
        /// The largest number of players.
        high: u8,
        /// The number that was asked for.
        wanted: u64,
    },
    /// The game has no such option, but one with a similar name.
    #[error("{title} has no option \"{key}\"; did you mean {meant}?")]
    MisspeltOption {
        /// The title of the game.
        title: &'static str,
        /// The name that was asked for.
        key: String,
        /// The similar name.
        meant: &'static str,
    },
    /// The game has no such option; the sentence lists those it has.
    #[error("{title}: {sentence}")]
    UnknownOption {
        /// The title of the game.
        title: &'static str,
        /// The sentence.
        sentence: String,
    },
    /// There is no such bot, but one with a similar name.
    #[error("there is no bot \"{name}\"; did you mean {meant}?")]
    MisspeltBot {
        /// The name that was asked for.
        name: String,
        /// The similar name.
        meant: &'static str,
    },
    /// There is no such bot.
    #[error("there is no bot \"{0}\"; the bots are {bots}", bots = BotKind::ALL.map(BotKind::name).join(", "))]
    UnknownBot(String),
    /// There are neither as many bots as seats, nor one for all.
    #[error("{named} bots are named for {count} {seats}; name one for all, or one for each")]
    BotCount {
        /// The number of bots that were named.
        named: usize,
        /// The number of seats.
        count: usize,
        /// Which seats these are, in words.
        seats: String,
    },
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A file of weights is too large.
    #[error("{file}: the file is larger than the {kilobytes} kB it may have")]
    TooLarge {
        /// The name of the file.
        file: String,
        /// The largest size.
        kilobytes: usize,
    },
    /// A file of weights is not text.
    #[error("{0}: the file is not text")]
    NotText(String),
    /// A net cannot be used.
    #[error(transparent)]
    Net(#[from] NetError),
}

/// Why a component set cannot be used.
#[derive(Debug, Error)]
pub enum EditionError {
    /// The folder of replacements cannot be read.
    #[error("{}: the folder cannot be read: {}", .0.display(), .1)]
    Folder(PathBuf, io::Error),
    /// The folder of replacements has no component file.
    #[error("{}: there is no component file in this folder", .0.display())]
    EmptyFolder(PathBuf),
    /// A replacement cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A replacement is too large.
    #[error("{}: the file is larger than a component file may be", .0.display())]
    TooLarge(PathBuf),
    /// A replacement is not text, from this line on.
    #[error("{}: line {}: the file is not UTF-8 text", .0.display(), .1)]
    NotText(PathBuf, usize),
    /// An entry of a replacement is wrong.
    #[error("{}: {}: {}", .0.display(), .1.entry, .1.reason)]
    Replaced(PathBuf, ComponentError),
    /// An entry of the program's own files is wrong.
    #[error("the program's own {0}")]
    BuiltIn(ComponentError),
    /// A stored set is wrong.
    #[error("the component set {hash} of {game} cannot be used: {error}")]
    Stored {
        /// The game.
        game: &'static str,
        /// The hash of the set.
        hash: String,
        /// What is wrong.
        error: ComponentError,
    },
    /// A stored set does not have the hash under which it was stored.
    #[error("the component set {hash} of {game} cannot be used: its files have another hash")]
    OtherHash {
        /// The game.
        game: &'static str,
        /// The hash under which it was stored.
        hash: String,
    },
}

/// Why the pictures of a rulebook cannot be drawn.
#[derive(Debug, Error)]
pub enum FigureError {
    /// The component set of the game cannot be used.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The file is not a list of positions and pictures.
    #[error(transparent)]
    File(#[from] toml::de::Error),
    /// A position cannot be set up.
    #[error("position {position}: {error}")]
    SetUp {
        /// The name of the position.
        position: String,
        /// The reason.
        error: SetUpError,
    },
    /// A move of a position cannot be played.
    #[error("position {position}: {action}: {error}")]
    Play {
        /// The name of the position.
        position: String,
        /// The move.
        action: String,
        /// The reason.
        error: PlayError,
    },
    /// A picture is of a position that is not in the file.
    #[error("picture {0}: there is no such position")]
    NoPosition(String),
    /// A picture shows something that the table does not have.
    #[error("picture {picture}: there is no {show}")]
    NoPane {
        /// The name of the picture.
        picture: String,
        /// What it should show.
        show: String,
    },
}

/// Why the script of a guided first game cannot be used.
#[derive(Debug, Error)]
pub enum ScriptError {
    /// The file is not a list of lessons.
    #[error(transparent)]
    File(#[from] toml::de::Error),
    /// Two lessons that do not follow each other have the same id.
    #[error("lesson \"{0}\" is there twice, with others between")]
    Twice(String),
    /// A lesson has no condition.
    #[error("lesson \"{0}\" has no condition")]
    NoCondition(String),
    /// A lesson has no text in one of the languages.
    #[error("lesson \"{0}\" has no text in one of the languages")]
    NoText(String),
    /// A text names a seat that the table does not have.
    #[error("lesson \"{0}\" names a seat that the table does not have")]
    NoSeat(String),
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
            Self::TooManyBots | Self::Weights(_) | Self::Net(_) | Self::Run(_) => self.to_string(),
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
