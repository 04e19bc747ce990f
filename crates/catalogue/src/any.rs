//! A game, a set of its components and a match of it, without their types.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Bench, BotKind, Report, Series, Study, Tuned, Tuning, WeightsFile};
use engine::{
    ComponentError, Draw, File, Files, Info, Line, OptionMap, Record, Seat, Seed, Standings, UndoError,
};
use maud::Markup;
use ui_kit::{Area, Explanation, Impossible, Language, Names, Offer, Order, Strip, Worksheet};

use crate::{Advice, AnyAnalyst};

/// A game of the list.
pub trait AnyGame: Send + Sync {
    /// Facts about it.
    fn info(&self) -> &'static Info;

    /// The component files that come with the program.
    fn files(&self) -> &'static [File];

    /// The numbers by which its bots judge, as they come with the program.
    fn weights(&self) -> File;

    /// Checks whether its bots could judge by the numbers of a file.
    ///
    /// # Errors
    /// What is wrong with the file.
    fn check_weights(&self, file: &WeightsFile) -> Result<(), String>;

    /// The rules as clauses, in Markdown.
    fn rules(&self) -> &'static str;

    /// The styles of its pictures.
    fn styles(&self) -> &'static str;

    /// A word of the game for pages, such as `title`, `option-map` or `source-supplied`; nothing if it has none.
    fn word(&self, key: &str, language: Language) -> Option<String>;

    /// Whether there are lessons for beginners.
    fn teaches(&self) -> bool;

    /// The game with these components. They stay in memory for the rest of the program: load a set once.
    ///
    /// # Errors
    /// The first entry that is wrong.
    fn load(&self, files: &Files) -> Result<Box<dyn AnyEdition>, ComponentError>;
}

/// A game with a set of components. Sentences about rules that forbid something are in the language asked for.
pub trait AnyEdition: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// The hash of the component set.
    fn hash(&self) -> &str;

    /// Opens a match whose chance grows from `seed`.
    ///
    /// # Errors
    /// Why the game cannot be played like this.
    fn open(
        &self,
        options: &OptionMap,
        seats: u8,
        seed: Seed,
        language: Language,
    ) -> Result<Box<dyn AnyTable>, String>;

    /// Replays a record by its own draws.
    ///
    /// # Errors
    /// The first line that does not fit the rules.
    fn replay(&self, record: &Record, language: Language) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Replays a record and checks its draws against its seed and commitment. The match can be played on.
    ///
    /// # Errors
    /// The first line that does not fit the rules or the seed.
    fn verify(&self, record: &Record, language: Language) -> Result<Box<dyn AnyTable>, Fault>;

    /// Lets bots play a series; see [`bots::simulate`]. A seat for which there is a file judges by the numbers in it.
    ///
    /// # Errors
    /// Why the game cannot be played like this, what is wrong with a file, or what `watch` said.
    fn simulate(
        &self,
        options: &OptionMap,
        series: &Series,
        weights: &[Option<&WeightsFile>],
        language: Language,
        watch: &(dyn Fn(u64, Option<Record>) -> Result<(), String> + Sync),
    ) -> Result<Report, String>;

    /// Lets bots play a series and looks at how the game plays; see [`bots::study()`].
    ///
    /// # Errors
    /// Why the game cannot be played like this.
    fn study(
        &self,
        options: &OptionMap,
        series: &Series,
        language: Language,
        watch: &(dyn Fn() + Sync),
    ) -> Result<Study, String>;

    /// Finds better weights than those of a file; see [`bots::tune()`].
    ///
    /// # Errors
    /// Why the game cannot be played like this, or what is wrong with the file.
    fn tune(
        &self,
        options: &OptionMap,
        seats: u8,
        weights: &WeightsFile,
        tuning: &Tuning,
        language: Language,
        watch: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Tuned, String>;

    /// Measures how fast the rules are; see [`bots::bench()`].
    ///
    /// # Errors
    /// Why the game cannot be played like this.
    fn bench(
        &self,
        options: &OptionMap,
        seats: u8,
        language: Language,
        time: Duration,
        progress: &mut dyn FnMut(f64),
    ) -> Result<Bench, String>;
}

/// A match that can be looked at. Moves are counted from zero; "after `n`" is the position after the first `n` moves.
pub trait AnyMatch: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> &'static Info;

    /// How many play.
    fn seats(&self) -> u8;

    /// Whether the rules themselves decide for a seat: nobody needs to sit there.
    fn plays_itself(&self, seat: Seat) -> bool;

    /// Who made each move so far.
    fn movers(&self) -> Vec<Seat>;

    /// The position after `after` moves, as text for one viewer.
    fn position(&self, after: usize, viewer: Option<Seat>, names: &Names, language: Language) -> String;

    /// How everybody stood after `after` moves.
    fn standings(&self, after: usize) -> Standings;

    /// How everybody stood after 0, 1, 2, … moves.
    fn history(&self) -> Vec<Standings>;

    /// What everybody had to notice, with the number of moves after which it was first so.
    fn alarms(&self, names: &Names, language: Language) -> Vec<(usize, String)>;

    /// After how many moves the totals can be compared; empty in a game in which they always can.
    fn curve_points(&self) -> Vec<usize>;

    /// The largest of everything remarkable.
    fn feats(&self) -> Vec<Feat>;

    /// The moves in words, from number `from` on, as far as the reader may know them.
    fn log(&self, from: usize, reader: Reader, names: &Names, language: Language) -> Vec<LogEntry>;

    /// What each move pointed at when it was chosen, from number `from` on.
    fn targets(&self, from: usize) -> Vec<Vec<String>>;

    /// The record so far, with its seed if it is known, and with secret moves: whoever has it knows everything.
    fn record(&self) -> Record;

    /// The moves as lines of a record, from number `from` on, secret ones too: for keeping the game, not for showing it.
    fn lines(&self, from: usize) -> Vec<Line>;

    /// All pictures of the position after `after` moves, for one viewer. They are of the position given, tentative
    /// steps included: who may not see those must be shown an earlier one.
    fn picture(&self, after: usize, view: &View<'_>) -> Picture;

    /// What an element of the picture is; nothing if there is no such element.
    fn explain(&self, after: usize, view: &View<'_>, element: &str) -> Option<Explanation>;

    /// Somebody who looks for the mistakes in a finished game of several players; nothing in any other.
    fn analyst(&self, number: u64) -> Option<Box<dyn AnyAnalyst>>;
}

/// A match that can be played.
pub trait AnyTable: AnyMatch {
    /// Who decides now; nobody when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The legal actions, in their order.
    fn choices(&self, names: &Names, language: Language) -> Vec<Choice>;

    /// Plays an action of the acting seat, given in the game's notation.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn play(&mut self, notation: &str, language: Language) -> Result<(), String>;

    /// Whether an action is committed at once when it is played now: because it says so or because it draws something.
    /// False for what cannot be played.
    fn commits(&self, notation: &str) -> bool;

    /// What the table plays by itself after a step of the player who still decides, in notation.
    fn follow_up(&self) -> Option<String>;

    /// Takes back all moves from number `keep` on.
    ///
    /// # Errors
    /// Why it cannot be done.
    fn undo_to(&mut self, keep: usize) -> Result<(), UndoError>;

    /// Puts a bot on a seat. The same number gives a bot that plays the same way.
    fn seat_bot(&mut self, seat: Seat, kind: BotKind, number: u64);

    /// Lets the bot on the acting seat play. False if nobody acts or there is no bot.
    fn play_bot(&mut self) -> bool;

    /// The only legal action of the acting seat, if there is just one and it costs nothing.
    fn only_option(&self) -> Option<String>;

    /// The steps that are proposed to the acting seat, one after the other. None of them commits anything.
    fn preset(&self) -> Vec<String>;

    /// The standing orders a seat could give in the position after `after` moves.
    fn orders(&self, after: usize, seat: Seat, language: Language) -> Vec<Order>;

    /// A standing order in words; nothing if it has lapsed.
    fn order(&self, after: usize, seat: Seat, order: &str, language: Language) -> Option<String>;

    /// What a standing order of the acting seat says to its decision.
    fn follow(&self, order: &str) -> Option<String>;

    /// What a bot would play for the acting seat, in the game's notation, to be worked out elsewhere while the table is
    /// free for others. Nothing if nobody acts.
    fn think(&self, kind: BotKind, number: u64) -> Option<Thought<String>>;

    /// What the acting seat could do, the best first, from what that seat may know; to be worked out elsewhere. It takes
    /// as long as a person likes to wait. Nothing if nobody acts.
    fn advise(&self, number: u64, names: &Names, language: Language) -> Option<Thought<Vec<Advice>>>;
}

/// Something that is still to be thought about; it is given up soon after the flag is set, with whatever was found by
/// then.
pub type Thought<T> = Box<dyn FnOnce(&AtomicBool) -> T + Send>;

/// Who reads a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reader {
    /// A seat, or nobody's for a watcher: secret moves of others are hidden.
    Viewer(Option<Seat>),
    /// Somebody who has the record itself, or anybody after the end.
    Everything,
}

/// For whom a picture is.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Who looks; nobody's seat for a watcher.
    pub viewer: Option<Seat>,
    /// Whether the viewer may decide now, if it is the viewer's turn. A replay shows no choices.
    pub live: bool,
    /// How many moves the viewer had seen before the others' last turns: what changed since is marked.
    pub seen: usize,
    /// How many of the last moves are tentative steps of this turn.
    pub draft: usize,
    /// Whether still layers are drawn too, for a page that does not have them yet.
    pub whole: bool,
    /// Whether the table helps, by what players would otherwise have to work out for themselves.
    pub assisted: bool,
    /// What everybody is called.
    pub names: &'a Names,
    /// The language of every word.
    pub language: Language,
}

/// A position as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The board, one `<svg>`.
    pub board: Markup,
    /// Further parts of the table.
    pub areas: Vec<Area>,
    /// What lies before each seat.
    pub mats: Vec<Markup>,
    /// The few numbers of each seat that everybody always sees.
    pub panels: Vec<Markup>,
    /// Where the game stands.
    pub strip: Strip,
    /// What is to be decided, for the one who decides.
    pub task: String,
    /// The position as headings, tables and lists.
    pub text: Markup,
    /// The legal actions if the viewer decides now.
    pub choices: Vec<Offered>,
    /// What the viewer might want to do but may not.
    pub impossible: Vec<Impossible>,
    /// The decision as one form, if it is made of many small steps; actions are in the game's notation.
    pub worksheet: Option<Worksheet<String>>,
    /// A sentence of the rules that helps with the decision.
    pub hint: Option<String>,
    /// What a beginner should hear at this decision: a word for each lesson, and its text.
    pub lessons: Vec<(&'static str, String)>,
}

/// A legal action as it is offered to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The action in the game's notation: its name for as long as the decision stands.
    pub notation: String,
    /// In words.
    pub words: String,
    /// What it points at, costs and brings.
    pub offer: Offer,
    /// Whether something will be drawn: it cannot be undone.
    pub reveals: bool,
    /// Whether it is committed at once.
    pub commits: bool,
    /// Whether it is seldom meant.
    pub aside: bool,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In the game's notation.
    pub notation: String,
    /// In words.
    pub words: String,
}

/// One move of a match in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Who acted.
    pub seat: Seat,
    /// The action, in the game's notation; a question mark if the reader may not know it.
    pub notation: String,
    /// The action, in words.
    pub words: String,
    /// What it caused to be drawn.
    pub draws: Vec<Draw>,
    /// What happened, a sentence each.
    pub events: Vec<Happening>,
    /// Whether nothing else was possible.
    pub only: bool,
    /// The round in which it was done.
    pub round: String,
    /// The phase of that round, if it has phases.
    pub phase: Option<String>,
}

/// Something remarkable that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// Its kind; the word `moment-<kind>` of the game says what it was.
    pub kind: &'static str,
    /// How large it was.
    pub size: i64,
    /// The number of the move, counted from zero.
    pub number: usize,
    /// Which of the events of that move.
    pub event: usize,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// In a sentence.
    pub words: String,
    /// The elements of the picture it is about.
    pub elements: Vec<String>,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong with it, as a clause, with the rule that forbids it where it is a rule.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}
