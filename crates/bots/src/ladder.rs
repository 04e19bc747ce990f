//! How strong bots are: every bot as one seat among copies of its neighbour on the ladder.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::{BotKind, Pace, Report, Results, Series};

/// A bot that climbs, by the game's own numbers or by others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Climber {
    /// The bot.
    pub bot: BotKind,
    /// The file with the numbers by which it judges; nothing for those that come with the game.
    pub weights: Option<Arc<WeightsFile>>,
}

/// The numbers of a heuristic, in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsFile {
    /// What the file is called.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

impl From<BotKind> for Climber {
    fn from(bot: BotKind) -> Self {
        Self { bot, weights: None }
    }
}

impl fmt::Display for Climber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bot)?;
        self.weights.as_ref().map_or(Ok(()), |file| write!(f, "@{}", file.name))
    }
}

/// Who is to be compared, and by how much play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The bots in the order of the ladder, the weakest first; each meets the one before and the one after it.
    pub bots: Vec<Climber>,
    /// How many seats the table has.
    pub seats: u8,
    /// About how many games one bot plays among copies of another: every seed is played from every seat.
    pub games: u64,
    /// The number from which all chance grows.
    pub seed: u64,
    /// On how many threads; zero for one per core.
    pub threads: usize,
}

/// One bot among copies of another, from every seat, on the same seeds.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The bot on one seat.
    pub bot: Climber,
    /// The bot on all the others.
    pub against: Climber,
    /// How the one did.
    pub share: Share,
}

/// Games and how many of them were won; a shared win counts in parts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    /// How many games.
    pub games: u64,
    /// How many were won.
    pub wins: f64,
}

/// How one bot did in a contest.
#[derive(Clone, Debug)]
pub struct Rung {
    /// The bot.
    pub bot: Climber,
    /// Its games as the only one of its kind.
    pub share: Share,
    /// What all results say about its strength: 400 points more are ten times the chance to win. The first has 1000.
    pub rating: f64,
    /// Its points at the end, on average.
    pub mean_score: f64,
    /// How long it thinks.
    pub pace: Pace,
}

/// The result of a contest.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The bots, in the order given.
    pub rungs: Vec<Rung>,
    /// The pairs of neighbours, both ways.
    pub pairs: Vec<Pair>,
}

/// The standard normal value that leaves out five percent.
const Z: f64 = 1.96;

impl Share {
    /// The part that was won.
    #[must_use]
    pub fn value(self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The 95 % interval of the part that is won (Wilson's).
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
    /// How many games are played in all.
    #[must_use]
    pub fn total_games(&self) -> u64 {
        let pairs = self.bots.len().saturating_sub(1) as u64;
        // With two seats a game of one against the other is a game of the other against the one.
        let ways = if self.seats > 2 { 2 } else { 1 };
        pairs * ways * self.seeds() * u64::from(self.seats)
    }

    fn seeds(&self) -> u64 {
        self.games.div_ceil(u64::from(self.seats))
    }

    /// Plays the contest; `simulate` plays a series between those who sit there.
    ///
    /// # Errors
    /// What `simulate` says.
    pub fn play(
        &self,
        mut simulate: impl FnMut(&Series, &[&Climber]) -> Result<Report, String>,
    ) -> Result<Ladder, String> {
        let mut rungs: Vec<Rung> = self.bots.iter().map(Rung::new).collect();
        let mut scores = vec![Results::default(); rungs.len()];
        let mut pairs = Vec::new();
        for upper in 1..self.bots.len() {
            let ways: &[[usize; 2]] = &[[upper, upper - 1], [upper - 1, upper]];
            for &[one, others] in if self.seats > 2 { ways } else { &ways[..1] } {
                let mut share = Share::default();
                for place in 0..usize::from(self.seats) {
                    let mut climbers = vec![&self.bots[others]; self.seats.into()];
                    climbers[place] = &self.bots[one];
                    let series = Series {
                        bots: climbers.iter().map(|climber| climber.bot).collect(),
                        games: self.seeds(),
                        seed: self.seed,
                        threads: self.threads,
                        record: false,
                    };
                    let report = simulate(&series, &climbers)?;
                    share.add(Share { games: report.games, wins: report.seats[place].wins() });
                    for (seat, results) in report.seats.iter().enumerate() {
                        let who = if seat == place { one } else { others };
                        scores[who].merge(results);
                        rungs[who].pace.merge(report.paces[seat]);
                    }
                }
                let mut add = |one: usize, others: usize, share: Share| {
                    rungs[one].share.add(share);
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
        for ((rung, rating), score) in rungs.iter_mut().zip(ratings).zip(&scores) {
            rung.rating = rating;
            rung.mean_score = score.total.mean();
        }
        Ok(Ladder { rungs, pairs })
    }
}

impl Rung {
    fn new(bot: &Climber) -> Self {
        Self {
            bot: bot.clone(),
            share: Share::default(),
            rating: 0.0,
            mean_score: 0.0,
            pace: Pace::default(),
        }
    }

    /// How long it thinks about a decision, on average.
    #[must_use]
    pub fn mean_time(&self) -> Duration {
        self.pace.mean()
    }
}

/// The strengths under which the results are the most likely: among copies of another, a bot of strength s wins with the
/// chance s / (s + (seats - 1) · t). Only neighbours meet, so the rungs can be climbed one by one. Half a win and half a
/// loss are added to every pair, so that a bot that never lost has a rating too.
fn ratings(bots: &[Climber], seats: u8, pairs: &[Pair]) -> Vec<f64> {
    let rivals = f64::from(seats - 1);
    let mut ratings = vec![1000.0];
    for step in bots.windows(2) {
        let of = |bot: &Climber, against: &Climber| {
            let found = pairs.iter().find(|pair| pair.bot == *bot && pair.against == *against);
            found.map_or((0.0, 0.0), |pair| (pair.share.wins, pair.share.games as f64))
        };
        let ((up, up_games), (down, down_games)) = (of(&step[1], &step[0]), of(&step[0], &step[1]));
        let chance = |strength: f64| strength / (strength + rivals);
        // The likelihood rises up to the strength at which its slope is zero; halving finds it.
        let slope = |log: f64| {
            let strength = log.exp();
            let upper = (up + 0.5) - (up_games + 1.0) * chance(strength);
            // Seen from below the same games count the other way round; with two seats they are the same games.
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
    fn the_better_bot_stands_higher() {
        for seats in [2, 3] {
            let contest = contest(seats, &[BotKind::Random, BotKind::Greedy]);
            let setup = toy::setup(seats);
            let mut games = 0;
            let ladder = contest.play(|series, _| {
                games += series.games;
                simulate(&setup, series, &|_, _| Ok(()))
            });
            let Ladder { rungs, pairs } = ladder.expect("nothing stops it");
            assert_eq!(games, contest.total_games());
            assert!(rungs[1].rating > rungs[0].rating + 100.0, "{rungs:?}");
            assert!(rungs[1].share.interval()[0] > 1.0 / f64::from(seats), "{rungs:?}");
            assert_eq!(pairs.len(), 2);
            assert!(rungs.iter().all(|rung| rung.pace.decisions > 0));
        }
    }

    #[test]
    fn equals_have_equal_ratings() {
        let even = |bot: &Climber, against: &Climber| Pair {
            bot: bot.clone(),
            against: against.clone(),
            share: Share { games: 300, wins: 100.0 },
        };
        let [one, other] = [BotKind::Random, BotKind::Greedy].map(Climber::from);
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
    fn an_interval_holds_the_share_and_stays_within_bounds() {
        let [low, high] = Share { games: 100, wins: 60.0 }.interval();
        assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001, "{low} {high}");
        assert_eq!(Share { games: 10, wins: 10.0 }.interval()[1], 1.0);
        assert_eq!(Share { games: 10, wins: 0.0 }.interval()[0], 0.0);
    }
}
