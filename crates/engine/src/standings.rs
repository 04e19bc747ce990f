//! Scores and places.

use std::cmp::Reverse;

use crate::{MAX_SEATS, Seat};

/// The largest number of score sources any game has.
pub const MAX_SOURCES: usize = 16;

/// The score of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Points by source, in the order of the game's [`sources`](crate::Info::sources).
    pub points: [i32; MAX_SOURCES],
    /// The tie-breakers, the most important first; more is better.
    pub tie_breaks: [i32; 2],
}

impl Score {
    /// The sum of the points of all sources.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.points.iter().sum()
    }
}

/// The scores of all seats and their places.
///
/// ```
/// use engine::{Score, Seat, Standings};
///
/// let standings = Standings::new(3, |seat| Score { tie_breaks: [i32::from(seat.number()), 0], ..Score::default() });
/// assert_eq!(standings.place(Seat::new(2)), 1);
/// assert_eq!(standings.ranking()[0], Seat::new(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    seats: u8,
    scores: [Score; MAX_SEATS],
}

impl Standings {
    /// The standings with this score for each seat. A solo game may rank one more seat than the
    /// table has: the automatic opponent.
    #[must_use]
    pub fn new(seats: u8, score: impl Fn(Seat) -> Score) -> Self {
        let mut scores = [Score::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            scores[seat.index()] = score(seat);
        }
        Self { seats, scores }
    }

    /// The number of ranked seats: those of the table and, after them, an automatic opponent.
    #[must_use]
    pub const fn ranked(&self) -> u8 {
        self.seats
    }

    /// The score of a seat.
    #[must_use]
    pub const fn score(&self, seat: Seat) -> &Score {
        &self.scores[seat.index()]
    }

    /// The place of a seat: one more than the number of better seats. Equal seats share a place.
    #[must_use]
    pub fn place(&self, seat: Seat) -> u8 {
        let key = |seat: Seat| (self.score(seat).total(), self.score(seat).tie_breaks);
        let better = Seat::all(self.seats).filter(|&other| key(other) > key(seat)).count();
        u8::try_from(1 + better).expect("there are few seats")
    }

    /// All seats, the best first; equal ones in seat order.
    #[must_use]
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats).collect();
        seats.sort_by_key(|&seat| Reverse((self.score(seat).total(), self.score(seat).tie_breaks)));
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tie_breaks_decide_and_equal_seats_share_a_place() {
        let scores = [(5, [1, 0]), (5, [2, 0]), (7, [0, 0]), (5, [1, 0])];
        let standings = Standings::new(4, |seat| {
            let (points, tie_breaks) = scores[seat.index()];
            let mut score = Score { tie_breaks, ..Score::default() };
            score.points[0] = points;
            score
        });
        assert_eq!(Seat::all(4).map(|seat| standings.place(seat)).collect::<Vec<_>>(), [3, 2, 1, 3]);
        assert_eq!(standings.ranking().iter().map(|seat| seat.number()).collect::<Vec<_>>(), [2, 1, 0, 3]);
    }
}
