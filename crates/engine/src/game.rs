//! The trait that every game implements.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, ComponentError, Components, EventSink, File, Files, Observe, OptionInfo, OptionMap, Seat,
    Standings,
};

/// Constant facts about a game.
#[derive(Clone, Debug)]
pub struct Info {
    /// The name in commands, records and URLs, such as `power-grid`.
    pub slug: &'static str,
    /// The title for people.
    pub title: &'static str,
    /// The version of the rules that new games are played by. It grows when a change of the rules would make records of
    /// earlier games invalid.
    pub rules: u32,
    /// The oldest version of the rules that the program can still play. Games that began under it continue under it:
    /// see [`OptionMap::rules`].
    pub oldest_rules: u32,
    /// The possible numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The recommended number of players for a first game.
    pub usual_seats: u8,
    /// The options that can be chosen before the start.
    pub options: &'static [OptionInfo],
    /// The sources of points, one word each, in the order of [`Score::points`](crate::Score::points).
    pub sources: &'static [&'static str],
    /// The tie-breakers, one word each, in the order of [`Score::tie_breaks`](crate::Score::tie_breaks).
    pub tie_breaks: &'static [&'static str],
}

/// The reason why an action or a setup is illegal: the clause of the rules that forbids it, a message key, and the
/// numbers of the message. The user interface turns it into a sentence in the reader's language.
///
/// ```
/// use engine::Refusal;
///
/// let refusal = Refusal::with("PG-5.5", "bid-above-money", [60, 50]);
/// assert_eq!(refusal.to_string(), "PG-5.5 forbids it: bid-above-money");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause, such as `PG-5.5`.
    pub rule: &'static str,
    /// The reason as a message key, such as `bid-above-money`.
    pub reason: &'static str,
    /// The numbers of the message; unused ones are zero.
    pub numbers: [i32; 2],
}

impl Refusal {
    /// A refusal whose message needs no numbers.
    #[must_use]
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Self { rule, reason, numbers: [0; 2] }
    }

    /// A refusal with the numbers of its message.
    #[must_use]
    pub const fn with(rule: &'static str, reason: &'static str, numbers: [i32; 2]) -> Self {
        Self { rule, reason, numbers }
    }
}

/// The clause and the reason; callers make a sentence of them in the reader's language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} forbids it: {}", self.rule, self.reason)
    }
}

/// The rules of a game, and a position in it: plain data of fixed size, cheap to copy.
///
/// A position contains everything that is decided and nothing that is not: random events are drawn from the [`Chance`]
/// argument at the moment they happen. So a position contains no future that a bot could read.
///
/// ```
/// use engine::{Components, Files, Game, OptionMap, Playout, Seat};
/// use testkit::toy::Squirrels;
///
/// let components = Components::keep(Squirrels::components(&Files::of::<Squirrels>()).unwrap());
/// let options = Squirrels::options(&components, &OptionMap::defaults(&Squirrels::INFO)).unwrap();
/// let mut chance = Playout::new(1);
/// let mut position = Squirrels::start(components, &options, 3, &mut chance).unwrap();
///
/// let mut actions = Vec::new();
/// while position.to_act().is_some() {
///     actions.clear();
///     position.actions(&mut actions);
///     position.play(actions[0], &mut chance, &mut ());
/// }
/// assert!(Seat::all(3).any(|seat| position.standings().place(seat) == 1));
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The checked component tables, with everything derived from them.
    type Components: Send + Sync + 'static;
    /// The options chosen before the start.
    type Options: Clone + Debug + Eq + Send + Sync;
    /// One decision, encoded in a few bytes.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// Something that happened, for the log and the animation.
    type Event: Copy + Debug + Eq + Send + Sync + 'static;

    /// Facts about the game.
    const INFO: Info;
    /// The component files that the rules read. Their content is what the [hash](Files::hash) of a set covers.
    const FILES: &'static [File];
    /// Files about the components for people, such as which entries are reconstructed. They can be replaced like
    /// [`FILES`](Game::FILES), but are not part of the hash: no rule may depend on them.
    const NOTES: &'static [File] = &[];

    /// Reads and checks a component set.
    ///
    /// # Errors
    /// The first entry that is wrong: file, entry, reason.
    fn components(files: &Files) -> Result<Self::Components, ComponentError>;

    /// Parses the options.
    ///
    /// # Errors
    /// A sentence for the person who typed them, naming option and value.
    fn options(components: &Self::Components, options: &OptionMap) -> Result<Self::Options, String>;

    /// Sets up a game. `seats` is within [`Info::seats`].
    ///
    /// # Errors
    /// If the rules forbid this setup.
    fn start(
        components: Components<Self::Components>,
        options: &Self::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The acting seat; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Whether the rules decide for a seat, as for an automatic opponent. Such a seat never acts and needs no player.
    fn plays_itself(&self, _: Seat) -> bool {
        false
    }

    /// Adds every legal action to `out`, in ascending order: exactly those that [`check`](Game::check) allows. Never
    /// empty before the end.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;

    /// Plays a legal action. The caller has checked it; [`Match::play`](crate::Match::play) does so.
    fn play(&mut self, action: Self::Action, chance: &mut impl Chance, log: &mut impl EventSink<Self::Event>);

    /// The current score of each seat; final when the game is over.
    fn standings(&self) -> Standings;

    /// Replaces hidden information of the other seats by a random sample that agrees with everything `seat` knows.
    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance);

    /// Checks the invariants of every reachable position.
    ///
    /// # Errors
    /// The invariant that is violated.
    fn invariants(&self) -> Result<(), String>;

    /// Writes an action in the game's notation: one line, lower case, words separated by single spaces.
    ///
    /// # Errors
    /// Only if `out` fails.
    fn write_action(&self, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Parses an action in the game's notation; `None` if `text` is not an action of this game. The action may be
    /// illegal.
    fn read_action(&self, text: &str) -> Option<Self::Action>;

    /// The legal actions from which a random player chooses. It is the whole list, except where one kind of action
    /// dominates it: an auction offers hundreds of bids and one pass.
    fn at_random<'a>(&self, actions: &'a [Self::Action]) -> &'a [Self::Action] {
        actions
    }

    /// Whether an action is hidden from the other players, such as keeping a card face down: the log of a game in
    /// progress tells them only that the acting seat decided. `self` is the position before the action.
    ///
    /// This is a default method rather than a separate trait, because all code that shows moves must ask.
    fn is_secret(&self, _action: Self::Action) -> bool {
        false
    }

    /// [`write_action`](Game::write_action) into a new string.
    fn notation(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text).expect("writing to a string cannot fail");
        text
    }
}

/// Components that players compete for, for reports on how often each is taken and how well its owners do. A game
/// without such components implements it with an empty body.
pub trait ComponentUse: Game {
    /// Adds the ids of the components that can be taken now to `out`.
    fn on_offer(&self, _out: &mut Vec<String>) {}

    /// Adds the components that an event gave to a seat for good, by their ids, to `out`. `self` is the position after
    /// the action that caused the event.
    fn taken(&self, _event: Self::Event, _out: &mut Vec<(Seat, String)>) {}
}

/// Search effort of the levels. Searching gains more in one game than in another, and costs more time.
#[derive(Clone, Copy, Debug)]
pub struct SearchEffort {
    /// Percentage of decisions that the hard level searches.
    pub hard: u32,
    /// Search iterations per decision of the expert level.
    pub expert: u32,
}

/// Nets that evaluate positions, and how a search uses them. They were trained by self-play; see `tarsas learn`.
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    /// The files, at most one per number of seats.
    pub nets: &'static [&'static [u8]],
    /// Number of decisions played by [`rate`](Heuristic::rate) before a net evaluates the position.
    pub playout: u32,
}

/// The knowledge of a good player beyond the rules, from which bots are built.
pub trait Heuristic: Observe {
    /// The weights of ratings and estimates; they can be tuned. Weights that only [`estimate`](Heuristic::estimate)
    /// reads are in a table `estimate`.
    type Weights: Serialize + DeserializeOwned + Clone + Debug + Send + Sync + 'static;

    /// The file with the default weights.
    const WEIGHTS: &'static str;

    /// Rates every action of the list, in the list's order; the highest rating is the best action. `self` is a position
    /// sampled from what the acting seat knows.
    fn rate(&self, weights: &Self::Weights, actions: &[Self::Action], rates: &mut Vec<f32>);

    /// Score lead that multiplies a seat's odds of winning by e.
    const LEAD_SCALE: f32;

    /// Number of decisions played by [`rate`](Heuristic::rate) before [`estimate`](Heuristic::estimate) evaluates the
    /// position.
    const PLAYOUT_DECISIONS: u32;

    /// Weight of the seat's own score against its chance of winning, 0 to 1. Where players interact little, the scores
    /// of others are mostly noise.
    const OWN_SCORE_WEIGHT: f32 = 0.0;

    /// Number of visits after which the search expands the node behind an action; until then [`rate`](Heuristic::rate)
    /// chooses the replies. Where many small decisions follow each other, a deep tree has too few visits per node to
    /// beat the ratings.
    const MIN_VISITS_TO_EXPAND: u32 = 12;

    /// Search effort of the levels offered to people.
    const SEARCH_EFFORT: SearchEffort = SearchEffort { hard: 50, expert: 4000 };

    /// The nets that come with the game. Games they were not trained for are played with
    /// [`estimate`](Heuristic::estimate).
    const LEARNED: Learned = Learned { nets: &[], playout: Self::PLAYOUT_DECISIONS };

    /// The final score a seat can expect from here. Only differences between seats matter.
    fn estimate(&self, weights: &Self::Weights, seat: Seat) -> f32;
}
