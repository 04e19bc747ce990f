//! Sums of results. All sums are integers, so the order in which games are added does not matter.

use engine::{MAX_SOURCES, Seat, Standings};
use serde::{Deserialize, Serialize};

/// Statistics of a number over many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    count: u64,
    sum: i128,
    squares: u128,
    min: i32,
    max: i32,
}

impl Default for Tally {
    fn default() -> Self {
        Self { count: 0, sum: 0, squares: 0, min: i32::MAX, max: i32::MIN }
    }
}

impl Tally {
    /// Adds one number.
    pub fn add(&mut self, number: i32) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += u128::from(number.unsigned_abs()).pow(2);
        self.min = self.min.min(number);
        self.max = self.max.max(number);
    }

    /// Adds all numbers of another tally.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// The mean; zero if the tally is empty.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The sample standard deviation (divided by n - 1); zero for fewer than two numbers.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // n · Σx² − (Σx)² is exact in integers and never negative.
        let spread = u128::from(self.count) * self.squares - self.sum.unsigned_abs().pow(2);
        (spread as f64 / (self.count as f64 * (self.count - 1) as f64)).sqrt()
    }

    /// The minimum; zero if the tally is empty.
    #[must_use]
    pub const fn min(&self) -> i32 {
        if self.count == 0 { 0 } else { self.min }
    }

    /// The maximum; zero if the tally is empty.
    #[must_use]
    pub const fn max(&self) -> i32 {
        if self.count == 0 { 0 } else { self.max }
    }
}

/// One win in units that can be split among up to six winners without a remainder.
const WIN: u64 = 60;

/// The results of one seat, or of all seats of one bot, over many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    wins: u64,
    /// The place; 1 is the best.
    pub place: Tally,
    /// The total score.
    pub total: Tally,
    /// The score by source, in the order of the game's [`sources`](engine::Info::sources).
    pub points: [Tally; MAX_SOURCES],
    /// The tie-breaks, in the order of the game's [`tie_breaks`](engine::Info::tie_breaks).
    pub tie_breaks: [Tally; 2],
}

impl Results {
    /// Adds the result of `seat` in a finished game.
    pub fn add(&mut self, standings: &Standings, seat: Seat) {
        let winners = Seat::all(standings.ranked()).filter(|&seat| standings.place(seat) == 1).count() as u64;
        if standings.place(seat) == 1 {
            self.wins += WIN / winners;
        }
        let score = standings.score(seat);
        self.place.add(standings.place(seat).into());
        self.total.add(score.total());
        for (tally, &points) in self.points.iter_mut().zip(&score.points) {
            tally.add(points);
        }
        for (tally, &value) in self.tie_breaks.iter_mut().zip(&score.tie_breaks) {
            tally.add(value);
        }
    }

    /// Adds all games of other results.
    pub fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.place.merge(&other.place);
        self.total.merge(&other.total);
        for (tally, other) in self.points.iter_mut().zip(&other.points) {
            tally.merge(other);
        }
        for (tally, other) in self.tie_breaks.iter_mut().zip(&other.tie_breaks) {
            tally.merge(other);
        }
    }

    /// The number of wins; a shared win is split.
    #[must_use]
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }
}

#[cfg(test)]
mod tests {
    use engine::Score;

    use super::*;

    #[test]
    fn a_tally_has_mean_deviation_and_range() {
        let mut tally = Tally::default();
        assert_eq!((tally.mean(), tally.deviation(), tally.min(), tally.max()), (0.0, 0.0, 0, 0));
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            tally.add(number);
        }
        assert_eq!((tally.mean(), tally.min(), tally.max()), (5.0, 2, 9));
        assert!((tally.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        let mut negative = Tally::default();
        negative.add(-3);
        negative.merge(&tally);
        assert_eq!((negative.min(), negative.max()), (-3, 9));
    }

    #[test]
    fn merging_adds_all_numbers() {
        let numbers = [i32::MIN, -7, 0, 3, i32::MAX];
        let tally = |numbers: &[i32]| {
            let mut tally = Tally::default();
            numbers.iter().for_each(|&number| tally.add(number));
            tally
        };
        let mut merged = tally(&numbers[3..]);
        merged.merge(&tally(&numbers[..3]));
        assert_eq!(merged, tally(&numbers));
    }

    #[test]
    fn a_shared_win_is_split() {
        let standings = Standings::new(3, |seat| {
            let mut score = Score::default();
            score.points[0] = [8, 8, 3][seat.index()];
            score
        });
        let wins = |seat| {
            let mut results = Results::default();
            results.add(&standings, Seat::new(seat));
            results.wins()
        };
        assert_eq!([wins(0), wins(1), wins(2)], [0.5, 0.5, 0.0]);
    }
}
