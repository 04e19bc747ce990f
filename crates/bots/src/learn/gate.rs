//! Whether a new net is better than the old one.

use engine::{Heuristic, Playout, Seat};
use rayon::prelude::*;

use super::planner::Planner;
use crate::bot::mix;
use crate::game_loop::MAX_DECISIONS;
use crate::net::bytes::Reader;
use crate::search::result_shares;
use crate::{Setup, Skill};

/// Seeds played at a time.
const ROUNDS: u64 = 16;
/// The improvement that a better net is assumed to have, as a factor on its fair share.
const BETTER: f64 = 1.1;
/// Logarithm of the odds at which the test ends: one wrong decision in twenty.
const DECIDED: f64 = 2.944;

/// The result of one player against copies of another, every seed from every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trial {
    /// Number of seeds; each is played from every seat.
    pub rounds: u64,
    sum: f64,
    squares: f64,
}

impl Trial {
    fn add(&mut self, share: f64) {
        self.rounds += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The mean share of wins.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.sum / self.rounds.max(1) as f64
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.rounds.to_le_bytes());
        out.extend(self.sum.to_le_bytes());
        out.extend(self.squares.to_le_bytes());
    }

    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Self, String> {
        Ok(Self { rounds: reader.u64()?, sum: reader.f64()?, squares: reader.f64()? })
    }

    fn variance(&self) -> f64 {
        let count = self.rounds.max(2) as f64;
        ((self.squares - self.sum * self.sum / count) / (count - 1.0)).max(1e-4)
    }

    /// Half-width of the 95 % interval of the share; seeds are independent, the games of a seed are not.
    #[must_use]
    pub fn margin(&self) -> f64 {
        1.96 * (self.variance() / self.rounds.max(1) as f64).sqrt()
    }

    /// Logarithm of the likelihood ratio between a better player and an equal one.
    fn log_ratio(&self, fair: f64) -> f64 {
        let better = fair * BETTER;
        (better - fair) * (self.sum - self.rounds as f64 * (fair + better) / 2.0) / self.variance()
    }
}

/// Plays one seat of `one` among copies of `other` on these seeds.
pub(super) fn trial<G: Heuristic>(
    setup: &Setup<G>,
    one: &Skill<G>,
    other: &Skill<G>,
    seed: u64,
    rounds: std::ops::Range<u64>,
    trial: &mut Trial,
) {
    let seats = setup.seats();
    let round = |round: u64| -> f64 {
        let wins = Seat::all(seats).map(|seat| play(setup, one, other, seat, mix(seed ^ mix(round))));
        wins.sum::<f64>() / f64::from(seats)
    };
    let shares: Vec<f64> = rounds.into_par_iter().map(round).collect();
    shares.into_iter().for_each(|share| trial.add(share));
}

/// A sequential probability ratio test on paired seeds: whether `new` is better than `old`. Without a decision after
/// `most` seeds it is not.
pub(super) fn is_better<G: Heuristic>(
    setup: &Setup<G>,
    new: &Skill<G>,
    old: &Skill<G>,
    seed: u64,
    most: u64,
) -> (bool, Trial) {
    let (fair, mut result) = (1.0 / f64::from(setup.seats()), Trial::default());
    while result.rounds < most {
        trial(setup, new, old, seed, result.rounds..result.rounds + ROUNDS, &mut result);
        let log_ratio = result.log_ratio(fair);
        if result.rounds >= 2 * ROUNDS && log_ratio.abs() >= DECIDED {
            return (log_ratio > 0.0, result);
        }
    }
    (false, result)
}

/// The share of the win of `one` on this seat; zero if the game does not end.
fn play<G: Heuristic>(setup: &Setup<G>, one: &Skill<G>, other: &Skill<G>, seat: Seat, seed: u64) -> f64 {
    let mut chance = Playout::new(seed);
    let mut position = setup.start(&mut chance);
    let (mut planner, mut actions) = (Planner::new(), Vec::new());
    for _ in 0..MAX_DECISIONS {
        let Some(acting) = position.to_act() else {
            return result_shares(setup.seats(), &position.standings())[seat.index()].into();
        };
        actions.clear();
        position.actions(&mut actions);
        let skill = if acting == seat { one } else { other };
        let action = planner.choose(skill, &position, &actions, 0, &mut chance);
        position.play(action, &mut chance, &mut ());
    }
    0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_test_is_for_the_better_and_against_the_equal() {
        let trial = |shares: &[f64], rounds: usize| {
            let mut trial = Trial::default();
            shares.iter().cycle().take(rounds).for_each(|&share| trial.add(share));
            trial
        };
        let better = trial(&[0.5, 1.0, 0.5, 0.5], 100);
        assert!(better.log_ratio(0.5) > DECIDED, "{}", better.log_ratio(0.5));
        let equal = trial(&[0.5, 1.0, 0.5, 0.0], 400);
        assert!(equal.log_ratio(0.5) < -DECIDED, "{}", equal.log_ratio(0.5));
        assert!((equal.share() - 0.5).abs() < 1e-9 && equal.margin() < 0.05);
        let few = trial(&[0.5, 1.0, 0.5, 0.5], 8);
        assert!(few.log_ratio(0.5).abs() < DECIDED, "too few games decide nothing");
    }
}
