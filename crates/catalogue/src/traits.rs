//! The traits of the catalogue: a game, an edition (the game with a component set), a match and a scene, without their
//! types.

use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use std::time::Duration;

use bots::{
    Bench, BotKind, Generation, Learner, Learning, Net, Report, RunError, Series, SkillFile, Study, Tuned,
    Tuning, WeightsFile,
};
use engine::{
    ActionKind, ComponentError, Feature, File, Files, Heuristic, Info, Line, OptionMap, Record, RecordError,
    Refusal, Seat, Seed, SetUpError, Standings, UndoError,
};
use maud::Markup;
use ui_kit::{
    Area, Explanation, Facts, Impossible, Language, Names, OptionItem, Order, Rulebook, Strip, When,
    Worksheet,
};

use crate::{
    Advice, AnyAnalyst, Choice, Feat, Finality, HeldAction, Lesson, LogEntry, MoveInfo, Offered, Opinion,
    Picture, PlayError, Reader, SeriesError, SkillError, View,
};

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// The component files embedded in the program.
    fn files(&self) -> Files;

    /// The default weights of its heuristic.
    fn weights(&self) -> File;

    /// Checks a file of weights or a net for its bots.
    ///
    /// # Errors
    /// The first entry that is wrong, or the game that the net is for.
    fn check_skill(&self, file: &SkillFile) -> Result<(), SkillError>;

    /// The player's rulebook and the exact rules.
    fn rulebook(&self) -> &'static Rulebook;

    /// The style sheet of its pictures.
    fn styles(&self) -> &'static str;

    /// What is printed on the side of its box.
    fn facts(&self) -> Facts;

    /// The colours of its box and the font of its name, as declarations of a style sheet.
    fn box_style(&self) -> &'static str;

    /// The picture on its box, an SVG.
    fn cover(&self) -> &'static str;

    /// The options for a first game that differ from the defaults.
    fn first_game(&self) -> &'static [(&'static str, &'static str)];

    /// The numbers of players for which an option has an effect.
    fn seats_for(&self, option: &str) -> RangeInclusive<u8>;

    /// The condition on another option under which this one has an effect.
    fn depends(&self, option: &str) -> Option<When>;

    /// A message of the game for pages, such as `title`, `option-map` or `source-supplied`; `None` if the game has no
    /// such message.
    fn word(&self, key: &str, language: Language) -> Option<String>;

    /// The reason of a refusal, as a sentence.
    fn refusal(&self, refusal: Refusal, language: Language) -> String;

    /// The script of the guided first game, in TOML, if the game has one; see [`script`](crate::script()).
    fn script_file(&self) -> Option<&'static str>;

    /// The puzzles that come with the game, in TOML, if there are any; see [`puzzles`](crate::puzzles()).
    fn puzzles_file(&self) -> Option<&'static str>;

    /// How its positions and actions are numbered.
    fn numbering(&self) -> Numbering;

    /// The game with these components. They stay in memory until the program ends, so load a set only once.
    ///
    /// # Errors
    /// The first entry that is wrong.
    fn load(&self, files: Files) -> Result<Arc<dyn AnyEdition>, ComponentError>;
}

/// A game with a component set.
pub trait AnyEdition: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// The game.
    fn game(&self) -> &'static dyn AnyGame;

    /// The items that the value of a free-form option can consist of.
    fn items(&self, option: &str, seats: u8, language: Language) -> Vec<OptionItem>;

    /// The hash of the component set.
    fn hash(&self) -> &str;

    /// The component files.
    fn files(&self) -> &Files;

    /// Opens a match whose random draws derive from `seed`.
    ///
    /// # Errors
    /// If the seats or options are invalid.
    fn open(&self, options: &OptionMap, seats: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, SetUpError>;

    /// A learning environment, at the start of the game with this seed. Its random draws are not those of a match.
    ///
    /// # Errors
    /// If the seats or options are invalid.
    fn environment(
        &self,
        options: &OptionMap,
        seats: u8,
        seed: u64,
    ) -> Result<Box<dyn AnyEnvironment>, SetUpError>;

    /// Replays a record with the draws it contains.
    ///
    /// # Errors
    /// The first line that breaks the rules.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyReplay>, RecordError>;

    /// Replays a record and checks its draws against its seed and commitment. The match can be continued.
    ///
    /// # Errors
    /// The first line that breaks the rules or differs from the draws of the seed.
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;

    /// Lets bots play a series; see [`bots::simulate`]. A seat with a file uses the skill in it.
    ///
    /// # Errors
    /// If the game cannot be set up, a file is wrong, or `watch` stops the series.
    fn simulate(
        &self,
        options: &OptionMap,
        series: &Series,
        skills: &[Option<&SkillFile>],
        watch: &(dyn Fn(u64, Option<Record>) -> Result<(), RunError> + Sync),
    ) -> Result<Report, SeriesError>;

    /// Lets bots play a series and collects statistics of the game; see [`bots::study()`].
    ///
    /// # Errors
    /// If the game cannot be set up, or `watch` stops the series.
    fn study(
        &self,
        options: &OptionMap,
        series: &Series,
        watch: &(dyn Fn() -> Result<(), RunError> + Sync),
    ) -> Result<Study, SeriesError>;

    /// Finds better weights than those of a file; see [`bots::tune()`].
    ///
    /// # Errors
    /// If the game cannot be set up, the file is wrong, or `watch` stops the run.
    fn tune(
        &self,
        options: &OptionMap,
        seats: u8,
        weights: &WeightsFile,
        tuning: &Tuning,
        watch: &(dyn Fn(u64, u64) -> Result<(), RunError> + Sync),
    ) -> Result<Tuned, SeriesError>;

    /// A training run for a net, continued if `saved` holds the bytes of an earlier part; see [`bots::Learner`]. `made` says
    /// how the net is made.
    ///
    /// # Errors
    /// If the game cannot be set up, or `saved` belongs to another run.
    fn learner(
        &self,
        options: &OptionMap,
        seats: u8,
        learning: Learning,
        made: &str,
        saved: Option<&[u8]>,
    ) -> Result<Box<dyn AnyLearner>, SeriesError>;

    /// Measures how fast the rules are; see [`bots::bench()`].
    ///
    /// # Errors
    /// If the game cannot be set up.
    fn bench(
        &self,
        options: &OptionMap,
        seats: u8,
        time: Duration,
        progress: &mut dyn FnMut(f64),
    ) -> Result<Bench, SeriesError>;
}

/// A training run for a net; see [`bots::Learner`].
pub trait AnyLearner: Send + Sync {
    /// Runs the next generation. `watch` is called with the number of games played and the number of all games of the
    /// generation, from any thread.
    ///
    /// # Errors
    /// If the threads cannot be started.
    fn step(&mut self, watch: &(dyn Fn(u64, u64) + Sync)) -> Result<Generation, RunError>;

    /// The number of games of the next generation.
    fn games(&self) -> u64;

    /// Prepares for games that are played elsewhere.
    ///
    /// # Errors
    /// If the threads cannot be started.
    fn prepare(&mut self) -> Result<(), RunError>;

    /// Plays some games of the next generation of a prepared run and returns their samples as bytes.
    ///
    /// # Errors
    /// If the run is not prepared, or the threads cannot be started.
    fn play(&self, games: Range<u64>, watch: &(dyn Fn(u64, u64) + Sync)) -> Result<Vec<u8>, RunError>;

    /// Runs the next generation with the samples of all its games, in order.
    ///
    /// # Errors
    /// If these are not samples of this run, or the threads cannot be started.
    fn step_with(&mut self, parts: &[&[u8]]) -> Result<Generation, RunError>;

    /// Whether all generations are done.
    fn is_done(&self) -> bool;

    /// The generations so far.
    fn history(&self) -> &[Generation];

    /// The bytes of the best net; `None` before the first generation.
    fn best(&self) -> Option<Vec<u8>>;

    /// The run so far, to be continued later.
    fn to_bytes(&self) -> Vec<u8>;
}

impl<G: Heuristic> AnyLearner for Learner<G> {
    fn step(&mut self, watch: &(dyn Fn(u64, u64) + Sync)) -> Result<Generation, RunError> {
        self.step(watch)
    }

    fn games(&self) -> u64 {
        self.games()
    }

    fn prepare(&mut self) -> Result<(), RunError> {
        self.prepare()
    }

    fn play(&self, games: Range<u64>, watch: &(dyn Fn(u64, u64) + Sync)) -> Result<Vec<u8>, RunError> {
        self.play(games, watch)
    }

    fn step_with(&mut self, parts: &[&[u8]]) -> Result<Generation, RunError> {
        self.step_with(parts)
    }

    fn is_done(&self) -> bool {
        self.is_done()
    }

    fn history(&self) -> &[Generation] {
        self.history()
    }

    fn best(&self) -> Option<Vec<u8>> {
        self.best().map(Net::to_bytes)
    }

    fn to_bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }
}

/// A match that can be viewed. Moves are counted from zero; "after `n`" is the position after the first `n` moves.
pub trait AnyReplay: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Whether the rules decide for a seat, so that it needs no player.
    fn plays_itself(&self, seat: Seat) -> bool;

    /// The moves so far.
    fn moves(&self) -> &[MoveInfo];

    /// The position after `after` moves, as text for one viewer.
    fn position(&self, after: usize, viewer: Option<Seat>, names: &Names, language: Language) -> String;

    /// The standings after `after` moves.
    fn standings(&self, after: usize) -> Standings;

    /// The standings after 0, 1, 2, … moves.
    fn history(&self) -> Vec<Standings>;

    /// The statistics of the match; `None` before its end.
    fn study(&self) -> Option<Study>;

    /// The alarms of the match (see [`Strip::alarm`]), each with the number of moves after which it first appeared.
    fn alarms(&self, names: &Names, language: Language) -> Vec<(usize, String)>;

    /// The numbers of moves after which totals can be compared; empty in a game in which they always can.
    fn curve_points(&self) -> Vec<usize>;

    /// The largest remarkable event of each kind.
    fn feats(&self) -> Vec<Feat>;

    /// The moves in words, from number `from` on, without what the reader may not know.
    fn log(&self, from: usize, reader: Reader, names: &Names, language: Language) -> Vec<LogEntry>;

    /// What each player did in the last turn among the first `until` moves, in a few words without the name: "bought plant 12
    /// for 15, built Halle and Leipzig for 43"; `None` if there is nothing to tell.
    fn last_turns(&self, until: usize, names: &Names, language: Language) -> Vec<Option<String>>;

    /// The targets of each move when it was chosen, from number `from` on.
    fn targets(&self, from: usize) -> Vec<Vec<String>>;

    /// The record so far, with secret moves and, if known, the seed: it reveals everything.
    fn record(&self) -> Record;

    /// The moves as lines of a record, from number `from` on, with secret ones: to store the game, not to show it.
    fn lines(&self, from: usize) -> Vec<Line>;

    /// The position after `after` moves as one viewer sees it. It includes the draft if `after` does: give spectators
    /// and rivals an earlier position.
    fn scene<'a>(&'a self, after: usize, view: &'a View<'a>) -> Box<dyn AnyScene + 'a>;

    /// All parts of [`scene`](Self::scene), drawn at once.
    fn picture(&self, after: usize, view: &View<'_>) -> Picture {
        Picture::draw(&*self.scene(after, view), view.text_mode)
    }

    /// An analyst for the mistakes in a finished game; `None` if the game is not over or has only one player.
    fn analyst(&self, seed: u64) -> Option<Box<dyn AnyAnalyst>>;
}

/// A match that can be played.
pub trait AnyMatch: AnyReplay {
    /// The acting seat; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The legal actions, in their order.
    fn choices(&self, names: &Names, language: Language) -> Vec<Choice>;

    /// The number of an action in notation; `None` if it is not legal or has no number.
    fn number_of(&self, notation: &str) -> Option<usize>;

    /// An action in words, given in notation; `None` if it is not legal.
    fn words(&self, notation: &str, names: &Names, language: Language) -> Option<String>;

    /// Plays an action of the acting seat, given in the game's notation.
    ///
    /// # Errors
    /// If the game is over, or the text is not a legal action. The match is then unchanged.
    fn play(&mut self, notation: &str) -> Result<(), PlayError>;

    /// The features of an observation, in order: see [`engine::Observe`].
    fn observation_layout(&self) -> Vec<Feature>;

    /// Writes what a seat may know into `out`, which is as long as the layout.
    ///
    /// # Panics
    /// If it is not.
    fn observe(&self, seat: Seat, out: &mut [i16]);

    /// The numbers of the legal actions, in their order: see [`engine::ActionSpace`].
    fn legal_numbers(&self) -> Vec<u32>;

    /// Plays an action of the acting seat, given by its number.
    ///
    /// # Errors
    /// If the game is over, or the number is no legal action. The match is unchanged then.
    fn play_number(&mut self, number: u32) -> Result<(), PlayError>;

    /// What becomes of an action if it is chosen now; tentative for anything that is not a legal action.
    fn finality(&self, notation: &str) -> Finality;

    /// A legal action that waits for its confirmation, for its player.
    fn held(&self, notation: &str, names: &Names, language: Language) -> Option<HeldAction>;

    /// The action that is played automatically with a step of the seat that is still acting, in notation.
    fn follow_up(&self) -> Option<String>;

    /// Undoes all moves from number `keep` on.
    ///
    /// # Errors
    /// If there are no such moves, or one of them drew something.
    fn undo_to(&mut self, keep: usize) -> Result<(), UndoError>;

    /// The only legal action of the acting seat, if there is exactly one and it costs nothing.
    fn only_option(&self) -> Option<String>;

    /// Whether everybody at the table can tell that the acting seat has only one legal action. If only a secret leaves
    /// no choice, playing the action automatically would reveal the secret.
    fn is_forced_in_public(&self) -> bool;

    /// A number that is the same for all matches that a seat cannot tell apart: a hash of samples of what is hidden
    /// from the seat.
    #[cfg(feature = "testing")]
    fn known_by(&self, viewer: Seat) -> u64;

    /// The steps proposed to the acting seat, in order. None of them commits anything.
    fn preset(&self) -> Vec<String>;

    /// The standing orders a seat could give in the position after `after` moves.
    fn orders(&self, after: usize, seat: Seat, language: Language) -> Vec<Order>;

    /// A standing order in words; `None` if it has lapsed.
    fn order(&self, after: usize, seat: Seat, order: &str, language: Language) -> Option<String>;

    /// The action that a standing order of the acting seat selects now, in notation.
    fn follow(&self, order: &str) -> Option<String>;

    /// The decision of a bot of this kind for the acting seat, in the game's notation; `None` if the game is over. The
    /// job can run elsewhere while the table is free for others. A seat keeps its bot, with its search tree, as long as
    /// the same kind decides for it and none of its decisions is undone; a new bot gets `seed`. Equal seeds give bots
    /// that play alike.
    fn decide(&mut self, kind: BotKind, seed: u64) -> Option<Job<String>>;

    /// The opinion of a bot of this kind on every legal action, in their order; `None` if the game is over.
    fn opinions(&self, kind: BotKind, seed: u64) -> Option<Job<Vec<Opinion>>>;

    /// The opinion of the expert on every legal action, in their order, after this number of iterations; `None` if the game
    /// is over.
    fn ponder(&self, iterations: u32, seed: u64) -> Option<Job<Vec<Opinion>>>;

    /// A copy, which continues with the same draws. Its bots are new.
    fn copy(&self) -> Box<dyn AnyMatch>;

    /// A match that begins at the current position as a seat knows it; see [`engine::Match::imagine`]. Its record is of no
    /// use.
    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyMatch>;

    /// Whether the acting seat has only one legal action.
    fn is_forced(&self) -> bool;

    /// Suggestions for the acting seat, best first, based on what that seat may know; `None` if the game is over. The
    /// job takes about one and a half seconds.
    fn advise(&self, seed: u64, names: &Names, language: Language) -> Option<Job<Vec<Advice>>>;
}

/// A game as a learning environment: observations and actions are numbers. Nothing is recorded and no text is made, so a
/// step takes a few microseconds; nothing is allocated but what listing actions needs at first.
pub trait AnyEnvironment: Send {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Whether the rules decide for a seat, so that it never acts.
    fn plays_itself(&self, seat: Seat) -> bool;

    /// The features of an observation, in order: see [`engine::Observe`].
    fn layout(&self) -> Vec<Feature>;

    /// Starts a new game. Equal seeds and actions give equal games.
    fn reset(&mut self, seed: u64);

    /// The acting seat; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The numbers of the legal actions, each once: see [`engine::ActionSpace`]. Never empty before the end.
    fn legal(&self) -> &[u32];

    /// Plays an action of the acting seat.
    ///
    /// # Errors
    /// If the game is over, or the number is no legal action. Nothing has changed then.
    fn step(&mut self, number: u32) -> Result<(), PlayError>;

    /// Writes what a seat may know into `out`, which is as long as the layout.
    ///
    /// # Panics
    /// If it is not.
    fn observe(&self, seat: Seat, out: &mut [i16]);

    /// Writes one for every legal action and zero for every other into `out`, which has [`Numbering::action_count`] places.
    ///
    /// # Panics
    /// If it has fewer.
    fn mask(&self, out: &mut [u8]);

    /// The current standings; final when the game is over.
    fn standings(&self) -> Standings;

    /// A legal action in the game's notation.
    fn notation(&self, number: u32) -> Option<String>;

    /// The action that a new bot of this kind chooses for the acting seat; `None` if the game is over.
    fn choose(&self, kind: BotKind, seed: u64) -> Option<u32>;
}

/// How the positions and actions of a game are numbered. A version grows with every change, so that what was learned with
/// one numbering is not used with another.
#[derive(Clone, Copy, Debug)]
pub struct Numbering {
    /// The version of the layouts.
    pub layout_version: u32,
    /// The version of the action numbers.
    pub actions_version: u32,
    /// Actions have numbers below this.
    pub action_count: usize,
    /// The kinds of actions and the sizes of their parts: the factored form of the numbers.
    pub kinds: &'static [ActionKind],
}

/// A position as one viewer sees it. Each part is drawn when it is asked for; see [`ui_kit::TableUi`] for the parts.
pub trait AnyScene {
    /// The board, one `<svg>`.
    fn board(&self) -> Markup;

    /// Further parts of the table.
    fn areas(&self) -> Vec<Area>;

    /// The player mat of each seat.
    fn mats(&self) -> Vec<Markup>;

    /// The summary line of each seat.
    fn panels(&self) -> Vec<Markup>;

    /// How far each seat is.
    fn scores(&self) -> Vec<i32>;

    /// Round, phase and turn order.
    fn strip(&self) -> Strip;

    /// The section of the rulebook about the current phase.
    fn section(&self) -> &'static str;

    /// The decision of the acting seat, as an instruction.
    fn task(&self) -> String;

    /// The position as headings, tables and lists.
    fn text_mode(&self) -> Markup;

    /// The legal actions if the viewer decides now.
    fn choices(&self) -> Vec<Offered>;

    /// Actions the viewer might expect that are not legal now, with the reasons.
    fn impossible(&self) -> Vec<Impossible>;

    /// The decision as one form, if it consists of many small steps. Actions are in the game's notation.
    fn worksheet(&self) -> Option<Worksheet<String>>;

    /// A rule that helps with the decision.
    fn hint(&self) -> Option<String>;

    /// The lessons of the guided first game whose conditions hold now, in the order of the script.
    fn lessons(&self) -> Vec<Lesson>;

    /// The explanation of an element of the picture; `None` if there is no such element.
    fn explain(&self, element: &str) -> Option<Explanation>;
}

/// Work that can run on another thread. It polls the given cancellation check and, once that returns true, returns the
/// best result found so far.
pub type Job<T> = Box<dyn FnOnce(&dyn Fn() -> bool) -> T + Send>;
