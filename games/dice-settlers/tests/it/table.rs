//! Helpers: positions and moves.

use std::sync::LazyLock;

use dice_settlers::{Action, Arrangement, Colour, DiceSettlers, Event, Icon, Stage, Tables};
use engine::{Chance, Components, Game, OptionMap, Playout, Seat, Urn};
use testkit::GameSetup;
pub(crate) use testkit::{legal, refused};

/// The embedded components.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<DiceSettlers>().0);
    *TABLES
}

/// These options, the rest at their defaults.
pub(crate) fn options(pairs: &[(&str, &str)]) -> OptionMap {
    GameSetup::new(2, pairs).option_map::<DiceSettlers>()
}

/// Chance with a list of draws, each with its word. It panics on any other draw.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stacked(Vec<(String, u8)>);

impl Stacked {
    /// Draws in the notation of records: `"die 0 roll 3"`.
    pub(crate) fn new(draws: &str) -> Self {
        let words: Vec<&str> = draws.split_whitespace().collect();
        let draw = |pair: &[&str]| (pair[0].to_owned(), pair[1].parse().expect("a number"));
        Self(words.chunks(2).map(draw).collect())
    }
}

impl Chance for Stacked {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        assert!(!self.0.is_empty(), "a draw of {what} is not stacked");
        let (word, value) = self.0.remove(0);
        assert_eq!(word, what, "another draw is stacked");
        assert!(urn.holds(value), "{what} {value} cannot be drawn here");
        value
    }
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// The players of the tables below.
pub(crate) const ME: Seat = Seat::new(0);
pub(crate) const YOU: Seat = Seat::new(1);
pub(crate) const THIRD: Seat = Seat::new(2);

/// A new game with these options and the random draws of a seed number.
pub(crate) fn random_start(seats: u8, pairs: &[(&str, &str)], number: u64) -> DiceSettlers {
    GameSetup::new(seats, pairs).start(tables(), &mut Playout::new(number))
}

/// A game in its first round with a map of its own: tile 14 (hills, no ability) in the middle at 0,0; around it,
/// clockwise from east, 24 (plains), 18 (forest), 20 (mountains), 12 (desert), 16 (forest factory) and 25 (plains
/// factory). No player is present anywhere or has an active die; it is the first turn of seat 0.
pub(crate) fn meadow(seats: u8) -> Arrangement {
    meadow_of(random_start(seats, &[], 1))
}

/// The same map in a game that has just begun.
pub(crate) fn meadow_of(start: DiceSettlers) -> Arrangement {
    let seats = start.seats();
    let mut position = Arrangement::of(start).clear_map();
    for (number, q, r) in
        [(14, 0, 0), (24, 1, 0), (18, 0, 1), (20, -1, 1), (12, -1, 0), (16, 0, -1), (25, 1, -1)]
    {
        position = position.tile(number, q, r);
    }
    for index in 0..seats {
        position =
            position.active(seat(index), &[]).bag(seat(index), [3, 1, 1, 0, 0, 0]).tents(seat(index), 5);
    }
    position.first(ME).turn(ME)
}

/// Plays moves such as `"2 settle 7"` (seats counted from zero), which must make exactly these draws; returns the
/// events. Panics with the refusal if a move is not legal.
pub(crate) fn play_drawing(position: &mut DiceSettlers, moves: &[&str], draws: &str) -> Vec<Event> {
    let mut chance = Stacked::new(draws);
    let events = testkit::play_moves(position, moves, &mut chance);
    assert!(chance.0.is_empty(), "these draws were not asked for: {:?}", chance.0);
    events
}

/// Plays moves that draw nothing.
pub(crate) fn play(position: &mut DiceSettlers, moves: &[&str]) -> Vec<Event> {
    play_drawing(position, moves, "")
}

/// The legal actions in notation that begin with a word.
pub(crate) fn legal_with(position: &DiceSettlers, verb: &str) -> Vec<String> {
    legal(position).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
}

/// A random game with a seed number; `look` is called with every position and the events that led to it.
pub(crate) fn random_game(start: DiceSettlers, number: u64, mut look: impl FnMut(&DiceSettlers, &[Event])) {
    let mut chance = Playout::new(number);
    let mut position = start;
    let (mut actions, mut events) = (Vec::<Action>::new(), Vec::new());
    while position.to_act().is_some() {
        actions.clear();
        events.clear();
        position.actions(&mut actions);
        let plan = position.at_random(&actions);
        let choice = chance.below(u32::try_from(plan.len()).expect("few actions"));
        position.play(plan[choice as usize], &mut chance, &mut events);
        look(&position, &events);
    }
}

/// Active dice written as faces: `"white-settle grey-iron"`.
pub(crate) fn dice(faces: &str) -> Vec<(Colour, Icon)> {
    let face = |word: &str| {
        let (colour, icon) = word.split_once('-').expect("a colour and an icon");
        (Colour::parse(colour).expect("a colour"), Icon::parse(icon).expect("an icon"))
    };
    faces.split_whitespace().map(face).collect()
}

/// All players do as little as possible until `enough` holds or the game is over, with random draws.
pub(crate) fn idle(
    position: &mut DiceSettlers,
    number: u64,
    enough: impl Fn(&DiceSettlers) -> bool,
) -> Vec<Event> {
    let mut chance = Playout::new(number);
    let mut events = Vec::new();
    let mut actions = Vec::new();
    while position.to_act().is_some() && !enough(position) {
        actions.clear();
        position.actions(&mut actions);
        let action = *actions.last().expect("an action");
        position.play(action, &mut chance, &mut events);
        position.invariants().unwrap_or_else(|broken| panic!("{action:?}: {broken}"));
    }
    events
}

/// Whether the turn of a seat has begun.
pub(crate) fn turn_of(seat: Seat) -> impl Fn(&DiceSettlers) -> bool {
    move |position| position.stage() == Stage::Turn && position.turn() == seat
}
