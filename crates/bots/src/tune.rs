//! Better weights for a heuristic, found by playing against itself.
//!
//! The weights are changed by factors, so that none changes its sign: CMA-ES draws some candidates in every generation,
//! each plays greedily against greedy bots with the weights of the start and with those found since, and the next generation
//! is drawn nearer to those that did well. Against the start alone it would find what beats the start, and loses to others.
//! All candidates of a generation play the same games on every seat, so that luck is the same for all.

mod text;

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cmaes::{CMAESOptions, DVector, Mode};
use engine::{Heuristic, Seat};
use rayon::prelude::*;
use toml::{Table, Value};

use crate::bot::{bot_number, mix};
use crate::series::play;
use crate::{BotKind, Series, Setup, WeightsFile};

/// How weights are tuned. The same tuning gives the same weights, on however many threads.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How many games a candidate plays, at least; every seat gets as many.
    pub games: u64,
    /// How many generations there are, at most.
    pub generations: u32,
    /// The number from which all chance grows.
    pub seed: u64,
    /// On how many threads; zero for one per core.
    pub threads: usize,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The file of the start with the new numbers in it.
    pub text: String,
    /// The weights that were tuned: name, number at the start, new number.
    pub changes: Vec<(String, f64, f64)>,
    /// How many generations were played: fewer than wanted if nothing was left to be found.
    pub generations: u32,
    /// How many games were played to find them.
    pub games: u64,
    /// How the new weights did on one seat against the start on all others, in games that were not played before.
    pub trial: Trial,
}

/// How one seat did against the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trial {
    /// How many games were played.
    pub games: u64,
    /// The part of them that was won; a shared win counts in parts.
    pub share: f64,
    /// So much more or less the part may be, by chance: 95 of 100 such intervals hold the true one.
    pub margin: f64,
    /// The part that somebody as good as the others wins.
    pub even: f64,
}

impl Trial {
    /// Whether the seat is better than the others beyond what chance explains.
    #[must_use]
    pub fn is_better(&self) -> bool {
        self.share - self.margin > self.even
    }
}

/// How far the candidates of the first generation are from the start, as a logarithm of the factor.
const STEP: f64 = 0.2;

/// No weight is changed by more than this, as a logarithm of the factor.
const REACH: f64 = 2.0;

/// What part of a game's value is by how many points it was won or lost; it tells more of a game than who won.
const BY_POINTS: f64 = 0.25;

/// How many times as many games as a candidate's are played in the end, to see whether the new weights are better.
const TRIAL: u64 = 10;

/// Tunes weights, which are given as the text of a file. `watch` hears how many of how many games have been played, from
/// any thread.
///
/// # Errors
/// What is wrong with the file, that nobody else plays, or that there can be no such threads.
pub fn tune<G: Heuristic>(
    setup: &Setup<G>,
    file: &WeightsFile,
    tuning: &Tuning,
    watch: &(dyn Fn(u64, u64) + Sync),
) -> Result<Tuned, String> {
    let start = engine::read_weights::<G>(&file.name, &file.text).map_err(|error| error.to_string())?;
    if setup.seats() < 2 {
        return Err("weights are tuned against others, so at least 2 must play".to_owned());
    }
    let tuner = Tuner::new(setup, start, tuning, watch);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(tuning.threads)
        .build()
        .map_err(|error| format!("{} threads cannot be started: {error}", tuning.threads))?;
    pool.install(|| tuner.run(file))
}

/// One weight: its name, and its number at the start.
type Weight = (String, f64);

struct Tuner<'a, G: Heuristic> {
    setup: &'a Setup<G>,
    start: Arc<G::Weights>,
    /// All numbers of the start.
    table: Table,
    tuned: Vec<Weight>,
    tuning: &'a Tuning,
    /// How often a candidate plays on every seat.
    rounds: u64,
    played: AtomicU64,
    watch: &'a (dyn Fn(u64, u64) + Sync),
}

impl<'a, G: Heuristic> Tuner<'a, G> {
    fn new(
        setup: &'a Setup<G>,
        start: G::Weights,
        tuning: &'a Tuning,
        watch: &'a (dyn Fn(u64, u64) + Sync),
    ) -> Self {
        let table = Table::try_from(&start).expect("weights are a table of numbers");
        // Counts are no weights, nothing is a multiple of zero, and greedy bots do not estimate.
        let weight = |(key, value): (&String, &Value)| Some((key.clone(), text::rounded(value.as_float()?)));
        let tuned = table.iter().filter_map(weight).filter(|(_, number)| *number != 0.0).collect();
        let rounds = tuning.games.div_ceil(setup.seats().into()).max(1);
        Self { setup, start: Arc::new(start), table, tuned, tuning, rounds, played: AtomicU64::new(0), watch }
    }

    fn run(&self, WeightsFile { name: file, text }: &WeightsFile) -> Result<Tuned, String> {
        let mut evaluated = 0;
        let population = self.population() as u64;
        let rivals = RefCell::new(vec![Arc::clone(&self.start)]);
        let value = |point: &DVector<f64>| {
            let seed = self.series(evaluated / population);
            let games = self.games(&self.numbers(point), &rivals.borrow(), seed, self.rounds);
            evaluated += 1;
            games.iter().map(Outcome::value).sum::<f64>() / games.len() as f64
        };
        let mut search = CMAESOptions::new(vec![0.0; self.tuned.len()], STEP)
            .mode(Mode::Maximize)
            .population_size(self.population())
            .seed(self.tuning.seed)
            .build(value)
            .expect("there are a weight and a step");
        // It ends before its time if all candidates are alike.
        while search.generation() < self.tuning.generations as usize && search.next().is_none() {
            let found = self.weights(&self.numbers(search.mean()));
            rivals.borrow_mut().push(Arc::new(found));
        }
        let generations = search.generation() as u32;
        // The middle of the last generation, not the one candidate that had most luck.
        let numbers = self.numbers(search.mean());
        let games = self.played.load(Ordering::Relaxed);
        let new = text::with_numbers(text, &numbers);
        let read = engine::read_weights::<G>(file, &new).map_err(|error| error.to_string())?;
        if Table::try_from(&read).ok() != Table::try_from(self.weights(&numbers)).ok() {
            return Err(format!(
                "{file}: every weight must have a line of its own, such as \"weight = 1.5\""
            ));
        }
        let trial = self.trial(&numbers);
        let before = self.tuned.iter().map(|(_, number)| *number);
        let changes = numbers.into_iter().zip(before).map(|((key, new), old)| (key, old, new)).collect();
        Ok(Tuned { text: new, changes, generations, games, trial })
    }

    /// How many candidates a generation has; more if there is more to be found out about.
    fn population(&self) -> usize {
        4 + (3.0 * (self.tuned.len() as f64).ln()) as usize
    }

    /// The seed of a generation's games.
    fn series(&self, generation: u64) -> u64 {
        mix(mix(self.tuning.seed) ^ generation)
    }

    /// The weights at a point: each is the start's times a factor, rounded as it is written.
    fn numbers(&self, point: &DVector<f64>) -> Vec<Weight> {
        let factors = point.iter().map(|logarithm| logarithm.clamp(-REACH, REACH).exp());
        let number = |((key, start), factor): (&Weight, f64)| (key.clone(), text::rounded(start * factor));
        self.tuned.iter().zip(factors).map(number).collect()
    }

    fn weights(&self, numbers: &[Weight]) -> G::Weights {
        let mut table = self.table.clone();
        for (key, number) in numbers {
            table.insert(key.clone(), Value::Float(*number));
        }
        table.try_into().expect("only numbers were changed")
    }

    /// Plays with these weights on one seat, in every round on each; some of the rivals sit on the others.
    fn games(&self, numbers: &[Weight], rivals: &[Arc<G::Weights>], seed: u64, rounds: u64) -> Vec<Outcome> {
        let weights = Arc::new(self.weights(numbers));
        let seats: Vec<Seat> = Seat::all(self.setup.seats()).collect();
        let table = |seat: Seat, round: u64| {
            let rival = |other: Seat| {
                let drawn = bot_number(seed, round, other) % rivals.len() as u64;
                Arc::clone(if other == seat { &weights } else { &rivals[drawn as usize] })
            };
            self.setup.with_weights(seats.iter().map(|&other| rival(other)).collect())
        };
        let bots = vec![BotKind::Greedy; seats.len()];
        let series = Series { bots, games: rounds, seed, threads: 0, record: false };
        let count = seats.len() as u64;
        let games = (0..rounds * count).into_par_iter().map_init(Vec::new, |actions, game| {
            let (seat, round) = (seats[(game % count) as usize], game / count);
            let outcome = play(&table(seat, round), &series, round, actions)
                .map_or(Outcome::ENDLESS, |(end, ..)| Outcome::of(&end, seat));
            let played = 1 + self.played.fetch_add(1, Ordering::Relaxed);
            (self.watch)(played, self.all_games());
            outcome
        });
        games.collect()
    }

    fn all_games(&self) -> u64 {
        let candidates = u64::from(self.tuning.generations) * self.population() as u64;
        (candidates + TRIAL) * self.rounds * u64::from(self.setup.seats())
    }

    /// Judges weights by games that no candidate has played.
    fn trial(&self, numbers: &[Weight]) -> Trial {
        let rounds = self.rounds * TRIAL;
        let games = self.games(numbers, &[Arc::clone(&self.start)], self.series(u64::MAX), rounds);
        let seats = usize::from(self.setup.seats());
        // Games of one round begin alike, so a round is what is independent of the others.
        let shares: Vec<f64> = games
            .chunks(seats)
            .map(|round| round.iter().map(|game| game.won).sum::<f64>() / seats as f64)
            .collect();
        let count = shares.len() as f64;
        let share = shares.iter().sum::<f64>() / count;
        let spread = shares.iter().map(|one| (one - share).powi(2)).sum::<f64>() / (count - 1.0);
        Trial {
            games: games.len() as u64,
            share,
            margin: 1.96 * (spread / count).sqrt(),
            even: 1.0 / seats as f64,
        }
    }
}

/// How a game went for one seat.
struct Outcome {
    /// 1 for a win, a part of it for a shared one.
    won: f64,
    /// From -1 to 1, by how many points it was ahead of the best of the others.
    ahead: f64,
}

impl Outcome {
    /// Whoever never comes to an end has not won.
    const ENDLESS: Self = Self { won: 0.0, ahead: -1.0 };

    fn of<G: Heuristic>(end: &G, me: Seat) -> Self {
        let standings = end.standings();
        let seats = Seat::all(end.seats());
        let winners = seats.clone().filter(|&seat| standings.place(seat) == 1).count() as f64;
        let points = |seat: Seat| f64::from(standings.score(seat).total());
        let best = seats.filter(|&seat| seat != me).map(points).fold(f64::NEG_INFINITY, f64::max);
        Self {
            won: if standings.place(me) == 1 { 1.0 / winners } else { 0.0 },
            ahead: ((points(me) - best) / f64::from(G::SPREAD)).tanh(),
        }
    }

    fn value(&self) -> f64 {
        (1.0 - BY_POINTS) * self.won + BY_POINTS * self.ahead
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::toy::{self, Squirrels};

    const TUNING: Tuning = Tuning { games: 40, generations: 12, seed: 4, threads: 1 };

    fn file(text: &str) -> WeightsFile {
        WeightsFile { name: "toy.toml".to_owned(), text: text.to_owned() }
    }

    fn tune_toy(text: &str, tuning: &Tuning) -> Result<Tuned, String> {
        tune(&toy::setup(2), &file(text), tuning, &|_, _| ())
    }

    /// A squirrel that forages rather than stores has nothing in the end.
    fn foolish() -> String {
        Squirrels::WEIGHTS.replace("forage = 0.5", "forage = 3.0  # too much")
    }

    #[test]
    fn a_foolish_weight_is_found_and_mended() {
        let tuned = tune_toy(&foolish(), &TUNING).expect("it can be tuned");
        assert!(tuned.trial.is_better() && tuned.trial.share > 0.7, "{:?}", tuned.trial);
        let weights = engine::read_weights::<Squirrels>("new", &tuned.text).expect("a good file");
        assert!(weights.forage < 2.0 * weights.stored, "{weights:?}");
        assert_eq!(weights.estimate.carried, 0.5, "greedy bots do not estimate");
        assert_eq!(
            tuned.changes.iter().map(|(key, ..)| key.as_str()).collect::<Vec<_>>(),
            ["forage", "stored"]
        );
        let comments = |text: &str| text.lines().filter(|line| line.contains('#')).count();
        assert_eq!(comments(&tuned.text), comments(&foolish()));
    }

    #[test]
    fn the_same_seed_gives_the_same_weights_on_any_threads() {
        let tuning = Tuning { generations: 3, ..TUNING };
        let one = tune_toy(&foolish(), &tuning);
        assert!(one.is_ok());
        assert_eq!(one, tune_toy(&foolish(), &Tuning { threads: 3, ..tuning }));
        assert_ne!(one, tune_toy(&foolish(), &Tuning { seed: 5, ..tuning }));
    }

    /// Within the reach of the first candidates every squirrel plays alike.
    #[test]
    fn weights_that_cannot_be_bettered_are_not_called_better() {
        let tuned =
            tune_toy(Squirrels::WEIGHTS, &Tuning { generations: 2, ..TUNING }).expect("it can be tuned");
        assert!(!tuned.trial.is_better(), "{:?}", tuned.trial);
        assert!((tuned.trial.share - 0.5).abs() < 1e-9, "{:?}", tuned.trial);
    }

    #[test]
    fn the_watcher_hears_of_every_game() {
        let heard = Mutex::new(Vec::new());
        let tuning = Tuning { games: 3, generations: 2, seed: 1, threads: 2 };
        let watch = |played, all| heard.lock().expect("no thread panics").push((played, all));
        tune(&toy::setup(2), &file(&foolish()), &tuning, &watch).expect("it can be tuned");
        let mut heard = heard.into_inner().expect("no thread panics");
        heard.sort_unstable();
        // Two weights make 6 candidates; 3 games are played as 4, so that both seats get as many.
        assert_eq!(heard.len(), (2 * 6 + 10) * 4);
        assert!((1..).zip(&heard).all(|(number, &(played, all))| (played, all) == (number, 88)), "{heard:?}");
    }

    #[test]
    fn what_cannot_be_tuned_is_said() {
        let wrong = tune_toy("stored = 1.0", &TUNING).expect_err("numbers are missing");
        assert!(wrong.starts_with("toy.toml: "), "{wrong}");
        let table = "estimate = { carried = 0.5 }\n\"forage\" = 3.0\nstored = 1.0\n";
        let wrong = tune_toy(table, &Tuning { generations: 1, ..TUNING }).expect_err("a quoted key");
        assert_eq!(wrong, "toy.toml: every weight must have a line of its own, such as \"weight = 1.5\"");
    }
}
