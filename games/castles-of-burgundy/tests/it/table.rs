//! Helpers: positions and moves.

use std::sync::LazyLock;

use castles_of_burgundy::{Action, Arrangement, CastlesOfBurgundy, Depot, Event, Hex, Source, Tables, Tile};
use engine::{Chance, Components, Game, Heuristic, OptionMap, Playout, Seat, Urn};
use testkit::{GameSetup, Stacked};
pub(crate) use testkit::{legal, refused};

/// The embedded components.
pub(crate) fn tables() -> &'static Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<CastlesOfBurgundy>().0);
    &TABLES
}

/// Seat `index`, counted from zero.
pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// The tile with this notation.
pub(crate) fn tile(word: &str) -> Tile {
    Tile::parse(word).unwrap_or_else(|| panic!("{word}: not a tile"))
}

/// Tiles in notation, separated by spaces.
pub(crate) fn tiles(words: &str) -> Vec<Tile> {
    words.split_whitespace().map(tile).collect()
}

/// A new game with these options, in which the first seat starts; the rest is random, the same for the same
/// number.
pub(crate) fn game(seats: u8, estates: &str, number: u64) -> CastlesOfBurgundy {
    let mut chance = Stacked::new(&[("start", 1)], number);
    GameSetup::new(seats, &[("estates", estates)]).start(*tables(), &mut chance)
}

/// A game in the first turn of the first seat, with empty depots and players who own only the start
/// castle: a basis for arrangements.
pub(crate) fn bare(seats: u8) -> Arrangement {
    let mut arranged = Arrangement::of(game(seats, "basic", 1)).clear_depots().round_goods([None; 5]);
    for seat in Seat::all(seats) {
        arranged = arranged.goods(seat, [0; 6]).silver(seat, 0).workers(seat, 0).dice(seat, &[6, 6]);
    }
    arranged
}

/// The value drawn, and all possible values.
pub(crate) type Drawn = (&'static str, Vec<u8>);

/// Chance that records the urn of every draw.
pub(crate) struct Urns(Playout, Vec<Drawn>);

impl Urns {
    pub(crate) fn new(number: u64) -> Self {
        Self(Playout::new(number), Vec::new())
    }

    pub(crate) fn drawn(&self) -> &[Drawn] {
        &self.1
    }
}

impl Chance for Urns {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        self.1.push((what, (0..urn.total()).map(|n| urn.nth(n)).collect()));
        self.0.draw(what, urn)
    }
}

/// A new basic game, with the urns of all draws of its setup.
pub(crate) fn urns(seats: u8, number: u64) -> (CastlesOfBurgundy, Vec<Drawn>) {
    let options = CastlesOfBurgundy::options(tables(), &OptionMap::defaults(&CastlesOfBurgundy::INFO))
        .expect("the defaults");
    let mut chance = Urns::new(number);
    let position = CastlesOfBurgundy::start(*tables(), &options, seats, &mut chance).expect("a legal setup");
    (position, chance.1)
}

/// Methods to arrange a position with tiles in notation.
pub(crate) trait Arrange: Sized {
    /// Tiles on hexes of a seat's estate: `"17 ship 16 ship"`.
    fn lay(self, seat: u8, tiles: &str) -> Self;
    /// Stored tiles of a seat.
    fn stored(self, seat: u8, tiles: &str) -> Self;
    /// Hex tiles on a depot; 0 is the black one.
    fn offer(self, depot: u8, tiles: &str) -> Self;
    /// The position.
    fn done(self) -> CastlesOfBurgundy;
}

impl Arrange for Arrangement {
    fn lay(self, index: u8, tiles: &str) -> Self {
        let words: Vec<&str> = tiles.split_whitespace().collect();
        words.chunks(2).fold(self, |arranged, pair| {
            arranged.tile(seat(index), Hex(pair[0].parse().expect("a hex")), tile(pair[1]))
        })
    }

    fn stored(self, index: u8, words: &str) -> Self {
        self.storage(seat(index), &tiles(words))
    }

    fn offer(self, depot: u8, words: &str) -> Self {
        self.depot(Depot(depot), &tiles(words))
    }

    fn done(self) -> CastlesOfBurgundy {
        self.finish().expect("a position")
    }
}

/// Plays actions, each by the acting seat; returns the events. Panics with the refusal if one is not legal.
pub(crate) fn play(position: &mut CastlesOfBurgundy, actions: &[&str]) -> Vec<Event> {
    play_with(position, actions, &[])
}

/// [`play`], with these draws.
pub(crate) fn play_with(
    position: &mut CastlesOfBurgundy,
    actions: &[&str],
    draws: &[(&'static str, u8)],
) -> Vec<Event> {
    let mut chance = Stacked::new(draws, 1);
    let events = testkit::play(position, actions, &mut chance);
    assert!(chance.is_used_up(), "not everything was drawn: {chance:?}");
    events
}

/// The legal actions that begin like this.
pub(crate) fn legal_like(position: &CastlesOfBurgundy, start: &str) -> Vec<String> {
    legal(position).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// The scores, in order.
pub(crate) fn scored(events: &[Event]) -> Vec<(Source, u16)> {
    let points = |event: &Event| match *event {
        Event::Completed { points, bonus, .. } => vec![(Source::Regions, points), (Source::Phases, bonus)],
        Event::Scored(_, source, points) => vec![(source, points)],
        _ => Vec::new(),
    };
    events.iter().flat_map(points).collect()
}

/// The stored tiles of a seat, in notation.
pub(crate) fn storage(position: &CastlesOfBurgundy, index: u8) -> String {
    let words: Vec<String> =
        position.storage(seat(index)).iter().flatten().map(ToString::to_string).collect();
    words.join(" ")
}

/// Takes workers with every die and declines the rest, until `enough` holds or the game is over; returns the events.
pub(crate) fn idle(
    position: &mut CastlesOfBurgundy,
    chance: &mut impl Chance,
    enough: impl Fn(&CastlesOfBurgundy) -> bool,
) -> Vec<Event> {
    let mut events = Vec::new();
    let mut actions = Vec::new();
    while position.to_act().is_some() && !enough(position) {
        actions.clear();
        position.actions(&mut actions);
        let lazy = actions.iter().find(|action| matches!(action, Action::Workers { .. } | Action::Done));
        position.play(*lazy.unwrap_or(&actions[0]), chance, &mut events);
        position.invariants().expect("invariants hold");
    }
    events
}

/// A random game with a seed number; `look` is called with every position and the events that led to it.
pub(crate) fn random_game(
    start: CastlesOfBurgundy,
    number: u64,
    look: impl FnMut(&CastlesOfBurgundy, &[Event]),
) -> CastlesOfBurgundy {
    whole_game(start, number, look, |_, actions, chance| {
        chance.below(u32::try_from(actions.len()).expect("few actions")) as usize
    })
}

/// A whole game of the actions that the heuristic rates best.
pub(crate) fn sensible_game(
    start: CastlesOfBurgundy,
    number: u64,
    look: impl FnMut(&CastlesOfBurgundy, &[Event]),
) -> CastlesOfBurgundy {
    let weights = engine::weights::<CastlesOfBurgundy>();
    let mut rates = Vec::new();
    whole_game(start, number, look, |position, actions, _| {
        rates.clear();
        position.rate(&weights, actions, &mut rates);
        (0..actions.len()).max_by(|&a, &b| rates[a].total_cmp(&rates[b])).expect("there is an action")
    })
}

fn whole_game(
    mut position: CastlesOfBurgundy,
    number: u64,
    mut look: impl FnMut(&CastlesOfBurgundy, &[Event]),
    mut choose: impl FnMut(&CastlesOfBurgundy, &[Action], &mut Playout) -> usize,
) -> CastlesOfBurgundy {
    let mut chance = Playout::new(number);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while position.to_act().is_some() {
        actions.clear();
        events.clear();
        position.actions(&mut actions);
        let choice = choose(&position, &actions, &mut chance);
        position.play(actions[choice], &mut chance, &mut events);
        look(&position, &events);
    }
    position
}
