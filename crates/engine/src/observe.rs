//! What a seat may know of a position, as a list of small numbers: the input of neural networks and of learning
//! environments.

use std::fmt;
use std::ops::RangeInclusive;

use crate::{Game, MAX_SEATS, Seat};

/// How the players are called in the names of features: the observer first, then the others clockwise.
pub const PLAYERS: [&str; MAX_SEATS] = ["own", "rival1", "rival2", "rival3", "rival4", "rival5"];

/// A position as one seat may know it, as numbers.
///
/// One function names the features and gives their values, so that the two cannot differ. The names and bounds depend
/// only on the game and its number of seats: not on the position, the options or the component set.
///
/// ```
/// use engine::{Game, Observe, Playout, Seat, fill_observation, observation_layout};
/// use testkit::toy::Squirrels;
///
/// let position: Squirrels = testkit::new_game(2, &[]);
/// let layout = observation_layout(&position);
/// let mut values = vec![0; layout.len()];
/// fill_observation(&position, Seat::new(1), &mut values);
/// let nuts = layout.iter().position(|feature| feature.name == "own.paws").unwrap();
/// assert_eq!(values[nuts], 0);
/// ```
pub trait Observe: Game {
    /// The version of the layout. It grows with every change of a name, a bound, the order or the meaning.
    const LAYOUT_VERSION: u32;

    /// Gives every feature to `out`, always in the same order: everything that matters and is known to `seat`, nothing that
    /// is hidden from it.
    fn observe(&self, seat: Seat, out: &mut impl Features);
}

/// What takes the features of an observation.
pub trait Features {
    /// A number. Values beyond the bounds, which only foreign component sets give, become the nearest bound.
    fn number(&mut self, name: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, value: impl Into<i32>);

    /// One if it holds, else zero.
    #[inline]
    fn flag(&mut self, name: fmt::Arguments<'_>, holds: bool) {
        self.number(name, 0..=1, holds);
    }

    /// One flag for each word, named `<name>.<word>`; the chosen one is set.
    #[inline]
    fn one_of(&mut self, name: fmt::Arguments<'_>, words: &[&str], chosen: Option<usize>) {
        for (at, word) in words.iter().enumerate() {
            self.flag(format_args!("{name}.{word}"), chosen == Some(at));
        }
    }

    /// One flag for each number of a range, named `<name>.<number>`; the chosen one is set.
    #[inline]
    fn one_number(&mut self, name: fmt::Arguments<'_>, range: RangeInclusive<u8>, chosen: Option<u8>) {
        for number in range {
            self.flag(format_args!("{name}.{number}"), chosen == Some(number));
        }
    }

    /// One flag for each player, named as in [`PLAYERS`], as `observer` sees them.
    #[inline]
    fn one_seat(&mut self, name: fmt::Arguments<'_>, observer: Seat, seats: u8, chosen: Option<Seat>) {
        for (who, seat) in players(observer, seats) {
            self.flag(format_args!("{name}.{who}"), chosen == Some(seat));
        }
    }
}

/// The seats as `observer` sees them: the observer first, then the others clockwise, each with its name in [`PLAYERS`].
#[inline]
pub fn players(observer: Seat, seats: u8) -> impl Iterator<Item = (&'static str, Seat)> + Clone {
    let after = move |seat: &Seat| Some(seat.next(seats));
    PLAYERS.into_iter().zip(std::iter::successors(Some(observer), after)).take(usize::from(seats))
}

/// A feature of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name, such as `own.money`.
    pub name: String,
    /// The smallest possible value.
    pub min: i16,
    /// The largest possible value.
    pub max: i16,
}

/// The features of a game with as many seats as this one, in order.
#[must_use]
pub fn observation_layout<G: Observe>(position: &G) -> Vec<Feature> {
    struct Layout(Vec<Feature>);
    impl Features for Layout {
        fn number(&mut self, name: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, _: impl Into<i32>) {
            self.0.push(Feature { name: name.to_string(), min: *bounds.start(), max: *bounds.end() });
        }
    }
    let mut layout = Layout(Vec::new());
    position.observe(Seat::new(0), &mut layout);
    layout.0
}

/// Writes what `seat` may know into `out`, which is as long as the [layout](observation_layout). Allocates nothing.
///
/// # Panics
/// If `out` has another length.
pub fn fill_observation<G: Observe>(position: &G, seat: Seat, out: &mut [i16]) {
    let mut values = Values { rest: out };
    position.observe(seat, &mut values);
    assert!(values.rest.is_empty(), "the buffer is longer than the layout by {}", values.rest.len());
}

/// What is left to be filled of a buffer.
struct Values<'a> {
    rest: &'a mut [i16],
}

impl Features for Values<'_> {
    #[inline]
    fn number(&mut self, _: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, value: impl Into<i32>) {
        let (min, max) = (i32::from(*bounds.start()), i32::from(*bounds.end()));
        let (first, rest) =
            std::mem::take(&mut self.rest).split_first_mut().expect("the buffer is as long as the layout");
        *first = value.into().clamp(min, max) as i16;
        self.rest = rest;
    }
}
