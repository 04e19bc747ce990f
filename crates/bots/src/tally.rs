//! Counting results. Everything is kept in whole numbers, so the order in which games are added does not matter.

use engine::{MAX_SOURCES, Seat, Standings};

/// What a number was over many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The mean; zero if nothing was added.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation (of the sample: divided by one less than the count); zero for fewer than two numbers.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // count · Σx² − (Σx)² is never negative and exact in whole numbers.
        let spread = u128::from(self.count) * self.squares - self.sum.unsigned_abs().pow(2);
        (spread as f64 / (self.count as f64 * (self.count - 1) as f64)).sqrt()
    }

    /// The smallest number; zero if nothing was added.
    #[must_use]
    pub const fn min(&self) -> i32 {
        if self.count == 0 { 0 } else { self.min }
    }

    /// The largest number; zero if nothing was added.
    #[must_use]
    pub const fn max(&self) -> i32 {
        if self.count == 0 { 0 } else { self.max }
    }
}

/// A shared win is split among the winners; sixtieths can be split among up to six without a rest.
const WIN: u64 = 60;

/// How one seat, or all seats of one bot, did over many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    wins: u64,
    /// The place, one being the best.
    pub place: Tally,
    /// The points in all.
    pub total: Tally,
    /// The points by source, in the order of the game's [`sources`](engine::Info::sources).
    pub points: [Tally; MAX_SOURCES],
    /// What decides between equal totals, in the order of the game's [`tie_breaks`](engine::Info::tie_breaks).
    pub tie_breaks: [Tally; 2],
}

impl Results {
    /// Adds how `seat` stands at the end of a game.
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

    /// How many games were won; a shared win counts in parts.
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
    fn a_tally_knows_mean_spread_and_range() {
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
    fn merging_is_adding() {
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
