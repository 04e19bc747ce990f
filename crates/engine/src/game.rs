//! The one trait every game implements.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, ComponentError, Components, File, Files, Log, OptionInfo, OptionMap, Seat, Standings};

/// Facts about a game that hold for every match of it.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name in commands, records and addresses: `power-grid`.
    pub slug: &'static str,
    /// The title as people write it.
    pub title: &'static str,
    /// The version of these rules; a record is played only by the version that wrote it.
    pub rules: u32,
    /// How many may play.
    pub seats: RangeInclusive<u8>,
    /// A good number of players for a first game.
    pub usual_seats: u8,
    /// What may be chosen before the start.
    pub options: &'static [OptionInfo],
    /// Where points come from, one word each, in the order of [`Score::points`](crate::Score::points).
    pub sources: &'static [&'static str],
    /// What decides between equal totals, one word each, in the order of [`Score::tie_breaks`](crate::Score::tie_breaks).
    pub tie_breaks: &'static [&'static str],
}

/// Why an action or a set-up is not allowed: the clause of the rules that forbids it, a word for the reason, and the
/// numbers that belong to it. Sentences are made of it where a language is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause, such as `PG-5.5`.
    pub rule: &'static str,
    /// The reason, in the words of a message key, such as `bid-above-money`.
    pub reason: &'static str,
    /// The numbers the sentence needs; zero where it needs fewer.
    pub numbers: [i32; 2],
}

impl Refusal {
    /// A refusal whose sentence needs no number.
    #[must_use]
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Self { rule, reason, numbers: [0; 2] }
    }

    /// A refusal with the numbers its sentence needs.
    #[must_use]
    pub const fn with(rule: &'static str, reason: &'static str, numbers: [i32; 2]) -> Self {
        Self { rule, reason, numbers }
    }
}

/// The rules of a game, and a position in it: plain data of fixed size, cheap to copy.
///
/// The position of a match knows everything that is decided and nothing that is not: whatever is random is drawn from
/// the [`Chance`] passed in when it happens. So there is no future in it to peek at.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The tables of the game's components, checked, with everything derived from them.
    type Components: Send + Sync + 'static;
    /// What was chosen before the start.
    type Options: Clone + Debug + Eq + Send + Sync;
    /// One decision, a few bytes.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, for the log and the animation.
    type Event: Copy + Debug + Eq + Send + Sync + 'static;

    /// Facts about the game.
    const INFO: Info;
    /// The component files that come with the program.
    const FILES: &'static [File];

    /// Reads and checks a set of components.
    ///
    /// # Errors
    /// The first entry that is wrong: file, entry, reason.
    fn components(files: &Files) -> Result<Self::Components, ComponentError>;

    /// Understands the options.
    ///
    /// # Errors
    /// A sentence for the person who typed them, naming option and value.
    fn options(components: &Self::Components, options: &OptionMap) -> Result<Self::Options, String>;

    /// Sets up a game. `seats` is within [`Info::seats`].
    ///
    /// # Errors
    /// If the rules forbid this set-up.
    fn start(
        components: Components<Self::Components>,
        options: &Self::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Who decides now; nobody when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Whether the rules themselves decide for a seat, as for an automatic opponent: it is never to act, and nobody
    /// needs to sit there.
    fn plays_itself(&self, _: Seat) -> bool {
        false
    }

    /// Adds every legal action to `out`, in ascending order: exactly those that [`check`](Game::check) allows. Never
    /// empty before the end.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;

    /// Plays a legal action. Illegal ones are the caller's mistake (see [`Match::play`](crate::Match::play) for the
    /// checked door).
    fn play(&mut self, action: Self::Action, chance: &mut impl Chance, log: &mut impl Log<Self::Event>);

    /// The score of each seat as things stand; final when the game is over.
    fn standings(&self) -> Standings;

    /// Replaces what `seat` cannot know by a fair guess. What `seat` knows stays as it is.
    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance);

    /// What must hold in every position, whatever was played.
    ///
    /// # Errors
    /// What does not hold.
    fn invariants(&self) -> Result<(), String>;

    /// Writes an action in the game's notation: one line, lower case, words separated by single spaces.
    ///
    /// # Errors
    /// Only if `out` fails.
    fn write_action(&self, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads an action in the game's notation; nothing if `text` is no action of this game. Whether it is legal is
    /// another question.
    fn read_action(&self, text: &str) -> Option<Self::Action>;

    /// The part of the legal actions a player without any plan picks from. It is the whole list, except where amounts
    /// would swamp it (an auction offers hundreds of bids and one pass).
    fn at_random<'a>(&self, actions: &'a [Self::Action]) -> &'a [Self::Action] {
        actions
    }

    /// Whether other players may be told only that the acting seat decided, not what: a card kept face down. `self` is the
    /// position before the action. Logs of a game in progress hide such an action from everybody else.
    fn is_secret(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The components that lie open to be taken now, by their ids in the tables. With [`taken`](Game::taken) it lets a report
    /// say how often each is taken and what it is worth; a game that names none is reported without them.
    fn on_offer(&self, out: &mut Vec<String>) {
        let _ = out;
    }

    /// What an event gave whom for good, by its id in the tables. `self` is the position after the event's action.
    fn taken(&self, event: Self::Event) -> Option<(Seat, String)> {
        let _ = event;
        None
    }

    /// [`write_action`](Game::write_action) into a new string.
    fn notation(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text).expect("writing to a string cannot fail");
        text
    }
}

/// How far players look ahead. A look is worth more in one game than in another, and costs more time.
#[derive(Clone, Copy, Debug)]
pub struct Lookahead {
    /// At how many of a hundred decisions a hard player looks ahead at all.
    pub hard: u32,
    /// For how many iterations an expert looks ahead at every decision.
    pub expert: u32,
}

/// What a good player of the game knows beyond its rules; bots are built on it.
pub trait Heuristic: Game {
    /// The numbers behind rates and estimates; they can be tuned. What only [`estimate`](Heuristic::estimate) reads is
    /// in a table `estimate`.
    type Weights: Serialize + DeserializeOwned + Clone + Debug + Send + Sync + 'static;

    /// The file with the numbers that comes with the program.
    const WEIGHTS: &'static str;

    /// Gives every action of the list a rate, in the list's order; the highest is the one to play. `self` is a position
    /// as the acting seat imagines it.
    fn rate(&self, weights: &Self::Weights, actions: &[Self::Action], rates: &mut Vec<f32>);

    /// By how many points somebody leads whose chance to win is about three times (e times) as good.
    const SPREAD: f32;

    /// For how many decisions [`rate`](Heuristic::rate) plays on before [`estimate`](Heuristic::estimate) is asked.
    const PLAYOUT: u32;

    /// In what part a player plays for the own points rather than for the chance to win, from 0 to 1. Where players hardly
    /// meet, the points of others are mostly noise.
    const OWN: f32 = 0.0;

    /// How often an action was tried before the answers to it are weighed one by one; until then [`rate`](Heuristic::rate)
    /// gives them. Where many small decisions follow each other, a tree is spread too thin to know better than the rates.
    const RIPE: u32 = 12;

    /// How far its players look ahead who are for people.
    const LOOKAHEAD: Lookahead = Lookahead { hard: 50, expert: 4000 };

    /// The points a seat may expect to have in the end, as things stand. Only differences between seats matter.
    fn estimate(&self, weights: &Self::Weights, seat: Seat) -> f32;
}
