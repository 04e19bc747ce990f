//! Measuring the strength of bots: each plays on one seat among copies of its neighbour in the ranking.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::{BotKind, Net, Report, Results, Series, ThinkingTime};

/// A bot with its skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The bot.
    pub bot: BotKind,
    /// The skill; `None` for the one that comes with the game.
    pub skill: Option<Arc<SkillFile>>,
}

/// A file with a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SkillFile {
    /// The weights of a heuristic; the bot plays without a net.
    Weights(WeightsFile),
    /// A net, given with the name of its file; the bot rates actions with the weights that come with the game.
    Net(String, Arc<Net>),
}

impl SkillFile {
    /// The name of the file.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Weights(file) => &file.name,
            Self::Net(name, _) => name,
        }
    }
}

/// A file with the weights of a heuristic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsFile {
    /// The name of the file.
    pub name: String,
    /// Its content.
    pub text: String,
}

impl From<BotKind> for Contestant {
    fn from(bot: BotKind) -> Self {
        Self { bot, skill: None }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bot)?;
        self.skill.as_ref().map_or(Ok(()), |file| write!(f, "@{}", file.name()))
    }
}

/// A measurement of the strength of bots.
///
/// ```
/// use bots::{BotKind, Contest, Setup, simulate};
/// use engine::{Game, OptionMap};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 2).unwrap();
/// let bots = [BotKind::Random, BotKind::Greedy].map(Into::into).to_vec();
/// let contest = Contest { bots, seats: 2, games: 20, seed: 1, threads: 0 };
/// let ladder = contest.play(|series, _| simulate(&setup, series, &|_, _| Ok(()))).unwrap();
/// let [random, greedy] = &ladder.standings[..] else { panic!("two bots took part") };
/// assert!(greedy.rating > random.rating);
/// ```
#[derive(Clone, Debug)]
pub struct Contest {
    /// The contestants, weakest first; each plays against its neighbours in this list.
    pub bots: Vec<Contestant>,
    /// Number of seats.
    pub seats: u8,
    /// Number of games per pairing, rounded up so that every seed is played from every seat.
    pub games: u64,
    /// The seed from which all seeds are derived.
    pub seed: u64,
    /// Number of threads; zero for one per core.
    pub threads: usize,
}

/// One contestant among copies of another, from every seat, with the same seeds.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The contestant on one seat.
    pub bot: Contestant,
    /// The contestant on all other seats.
    pub against: Contestant,
    /// The result of `bot`.
    pub share: Share,
}

/// A number of games and wins; a shared win is split.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// Number of games.
    pub games: u64,
    /// Number of wins.
    pub wins: f64,
}

/// The result of one contestant.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The contestant.
    pub bot: Contestant,
    /// Its games on one seat among copies of another.
    pub share: Share,
    /// Maximum-likelihood rating: 400 points multiply the odds of winning by ten. The first contestant has 1000.
    pub rating: f64,
    /// Mean final score.
    pub mean_score: f64,
    /// Thinking time.
    pub thinking: ThinkingTime,
}

/// The result of a contest.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The contestants, in the order given.
    pub standings: Vec<Standing>,
    /// The pairings of neighbours, both ways.
    pub pairs: Vec<Pair>,
}

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.96;

impl Share {
    /// The fraction of games won.
    #[must_use]
    pub fn value(self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The 95 % confidence interval (Wilson's) of the fraction of games won.
    #[must_use]
    pub fn interval(self) -> [f64; 2] {
        let (games, part) = (self.games.max(1) as f64, self.value());
        let middle = part + Z * Z / (2.0 * games);
        let width = Z * (part * (1.0 - part) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        [((middle - width) / whole).max(0.0), ((middle + width) / whole).min(1.0)]
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
    }
}

impl Contest {
    /// The total number of games.
    #[must_use]
    pub fn total_games(&self) -> u64 {
        let pairs = self.bots.len().saturating_sub(1) as u64;
        // With two seats, one pairing also gives the result of the reverse pairing.
        let ways = if self.seats > 2 { 2 } else { 1 };
        pairs * ways * self.seeds() * u64::from(self.seats)
    }

    fn seeds(&self) -> u64 {
        self.games.div_ceil(u64::from(self.seats))
    }

    /// Plays the contest. `simulate` plays a series; it is given the contestants by seat.
    ///
    /// # Errors
    /// If `simulate` returns an error.
    pub fn play<E>(
        &self,
        mut simulate: impl FnMut(&Series, &[&Contestant]) -> Result<Report, E>,
    ) -> Result<Ladder, E> {
        let mut standings: Vec<Standing> = self.bots.iter().map(Standing::new).collect();
        let mut scores = vec![Results::default(); standings.len()];
        let mut pairs = Vec::new();
        for upper in 1..self.bots.len() {
            let ways: &[[usize; 2]] = &[[upper, upper - 1], [upper - 1, upper]];
            for &[one, others] in if self.seats > 2 { ways } else { &ways[..1] } {
                let mut share = Share::default();
                for place in 0..usize::from(self.seats) {
                    let mut contestants = vec![&self.bots[others]; self.seats.into()];
                    contestants[place] = &self.bots[one];
                    let series = Series {
                        bots: contestants.iter().map(|contestant| contestant.bot).collect(),
                        first: 0,
                        games: self.seeds(),
                        seed: self.seed,
                        threads: self.threads,
                        record: false,
                    };
                    let report = simulate(&series, &contestants)?;
                    share.add(Share { games: report.games, wins: report.seats[place].wins() });
                    for (seat, results) in report.seats.iter().enumerate() {
                        let index = if seat == place { one } else { others };
                        scores[index].merge(results);
                        standings[index].thinking.merge(report.thinking[seat]);
                    }
                }
                let mut add = |one: usize, others: usize, share: Share| {
                    standings[one].share.add(share);
                    let (bot, against) = (self.bots[one].clone(), self.bots[others].clone());
                    pairs.push(Pair { bot, against, share });
                };
                add(one, others, share);
                if self.seats == 2 {
                    let lost = Share { games: share.games, wins: share.games as f64 - share.wins };
                    add(others, one, lost);
                }
            }
        }
        let ratings = ratings(&self.bots, self.seats, &pairs);
        for ((standing, rating), score) in standings.iter_mut().zip(ratings).zip(&scores) {
            standing.rating = rating;
            standing.mean_score = score.total.mean();
        }
        Ok(Ladder { standings, pairs })
    }
}

impl Standing {
    fn new(bot: &Contestant) -> Self {
        Self {
            bot: bot.clone(),
            share: Share::default(),
            rating: 0.0,
            mean_score: 0.0,
            thinking: ThinkingTime::default(),
        }
    }

    /// Mean thinking time per decision.
    #[must_use]
    pub fn mean_time(&self) -> Duration {
        self.thinking.mean()
    }
}

/// Maximum-likelihood ratings. Among copies of a bot of strength t, a bot of strength s wins with probability
/// s / (s + (seats - 1) · t). Only neighbours play each other, so each step is estimated separately. Half a win and half
/// a loss are added to every pairing, so that a bot that never lost gets a finite rating.
fn ratings(bots: &[Contestant], seats: u8, pairs: &[Pair]) -> Vec<f64> {
    let rivals = f64::from(seats - 1);
    let mut ratings = vec![1000.0];
    for step in bots.windows(2) {
        let result = |bot: &Contestant, against: &Contestant| {
            let found = pairs.iter().find(|pair| pair.bot == *bot && pair.against == *against);
            found.map_or((0.0, 0.0), |pair| (pair.share.wins, pair.share.games as f64))
        };
        let ((up, up_games), (down, down_games)) = (result(&step[1], &step[0]), result(&step[0], &step[1]));
        let chance = |strength: f64| strength / (strength + rivals);
        // The log-likelihood is concave; bisection finds where its slope is zero.
        let slope = |log: f64| {
            let strength = log.exp();
            let upper = (up + 0.5) - (up_games + 1.0) * chance(strength);
            // The reverse pairing; with two seats its games are the same.
            let lower =
                if seats > 2 { (down_games + 1.0) * chance(1.0 / strength) - (down + 0.5) } else { 0.0 };
            upper + lower
        };
        let (mut low, mut high) = (-20.0, 20.0);
        for _ in 0..60 {
            let middle = (low + high) / 2.0;
            if slope(middle) > 0.0 { low = middle } else { high = middle }
        }
        let last = ratings.last().copied().unwrap_or(1000.0);
        ratings.push(last + low * 400.0 / std::f64::consts::LN_10);
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{simulate, toy};

    fn contest(seats: u8, bots: &[BotKind]) -> Contest {
        let bots = bots.iter().map(|&bot| bot.into()).collect();
        Contest { bots, seats, games: 100, seed: 3, threads: 1 }
    }

    #[test]
    fn the_better_bot_has_the_higher_rating() {
        for seats in [2, 3] {
            let contest = contest(seats, &[BotKind::Random, BotKind::Greedy]);
            let setup = toy::setup(seats);
            let mut games = 0;
            let ladder = contest.play(|series, _| {
                games += series.games;
                simulate(&setup, series, &|_, _| Ok(()))
            });
            let Ladder { standings, pairs } = ladder.expect("nothing stops it");
            assert_eq!(games, contest.total_games());
            assert!(standings[1].rating > standings[0].rating + 100.0, "{standings:?}");
            assert!(standings[1].share.interval()[0] > 1.0 / f64::from(seats), "{standings:?}");
            assert_eq!(pairs.len(), 2);
            assert!(standings.iter().all(|standing| standing.thinking.decisions > 0));
        }
    }

    #[test]
    fn equals_have_equal_ratings() {
        let even = |bot: &Contestant, against: &Contestant| Pair {
            bot: bot.clone(),
            against: against.clone(),
            share: Share { games: 300, wins: 100.0 },
        };
        let [one, other] = [BotKind::Random, BotKind::Greedy].map(Contestant::from);
        let pairs = [even(&other, &one), even(&one, &other)];
        let ratings = ratings(&[one, other], 3, &pairs);
        assert!((ratings[1] - ratings[0]).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn ten_times_the_odds_are_400_points() {
        let pair = Pair {
            bot: BotKind::Greedy.into(),
            against: BotKind::Random.into(),
            share: Share { games: 110_000, wins: 100_000.0 },
        };
        let ratings = ratings(&[BotKind::Random.into(), BotKind::Greedy.into()], 2, &[pair]);
        assert!((ratings[1] - 1400.0).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn an_interval_contains_the_share_and_stays_within_bounds() {
        let [low, high] = Share { games: 100, wins: 60.0 }.interval();
        assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001, "{low} {high}");
        assert_eq!(Share { games: 10, wins: 10.0 }.interval()[1], 1.0);
        assert_eq!(Share { games: 10, wins: 0.0 }.interval()[0], 0.0);
    }
}
