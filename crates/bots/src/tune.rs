//! Tuning the weights of a heuristic by self-play.
//!
//! CMA-ES searches the space of factors applied to the initial weights, so no weight changes its sign. The candidates of
//! a generation play as greedy bots against greedy bots that use the initial weights or the mean of an earlier generation:
//! with the initial weights as the only opponent, the search would specialise in beating them. All candidates of a
//! generation play the same seeds from every seat, so luck affects them alike.

mod text;

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cmaes::{CMAESOptions, DVector, Mode};
use engine::{Heuristic, Seat};
use rayon::prelude::*;
use toml::{Table, Value};

use crate::bot::{bot_seed, mix};
use crate::series::play;
use crate::{BotKind, RunError, Series, Setup, Skill, WeightsFile, game_loop};

/// The parameters of a tuning run. The result does not depend on the number of threads.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Games per candidate, rounded up so that every seat gets the same number.
    pub games: u64,
    /// Maximum number of generations.
    pub generations: u32,
    /// The seed from which all seeds are derived.
    pub seed: u64,
    /// Number of threads; zero for one per core.
    pub threads: usize,
}

/// The result of a tuning run.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The initial file with the new weights in it.
    pub text: String,
    /// The tuned weights: name, initial value, new value.
    pub changes: Vec<(String, f64, f64)>,
    /// Number of generations played; fewer than the maximum if the search converged.
    pub generations: u32,
    /// Number of games played by candidates.
    pub games: u64,
    /// The new weights on one seat against the initial weights on all others, with seeds no candidate has played.
    pub validation: Validation,
}

/// The result of one seat against the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Validation {
    /// Number of games.
    pub games: u64,
    /// Fraction of games won; a shared win is split.
    pub share: f64,
    /// Half-width of the 95 % confidence interval.
    pub margin: f64,
    /// The fraction that an equally strong seat would win.
    pub even: f64,
}

impl Validation {
    /// Whether the seat is significantly better than the others.
    #[must_use]
    pub fn is_better(&self) -> bool {
        self.share - self.margin > self.even
    }
}

/// Initial step size, in logarithms of the factors.
const INITIAL_STEP: f64 = 0.2;

/// Largest change of a weight, as a logarithm of its factor.
const MAX_LOG_FACTOR: f64 = 2.0;

/// Weight of the score difference in the value of a game; it carries more information than who won.
const SCORE_WEIGHT: f64 = 0.25;

/// Games of the validation, as a multiple of the games of one candidate.
const VALIDATION_FACTOR: u64 = 10;

/// Called after every game.
type OnGame<'a> = &'a (dyn Fn(u64, u64) -> Result<(), RunError> + Sync);

/// Tunes the weights of a file. `on_game` is called after every game, from any thread, with the number of games played
/// and the total.
///
/// ```
/// use bots::{Setup, Tuning, WeightsFile, tune};
/// use engine::{Game, Heuristic, OptionMap};
/// use testkit::toy::Squirrels;
///
/// let (components, hash) = testkit::embedded_components::<Squirrels>();
/// let options = OptionMap::defaults(&Squirrels::INFO);
/// let setup = Setup::<Squirrels>::new(components, &hash, &options, 2).unwrap();
/// let file = WeightsFile { name: "heuristic.toml".to_owned(), text: Squirrels::WEIGHTS.to_owned() };
/// let tuning = Tuning { games: 4, generations: 2, seed: 1, threads: 1 };
/// let tuned = tune(&setup, &file, &tuning, &|_played, _all| Ok(())).unwrap();
/// println!("{} wins {:.0} %", tuned.text, 100.0 * tuned.validation.share);
/// ```
///
/// # Errors
/// If the file is invalid, there is only one seat, `on_game` returns an error, or the threads cannot be started.
pub fn tune<G: Heuristic>(
    setup: &Setup<G>,
    file: &WeightsFile,
    tuning: &Tuning,
    on_game: OnGame<'_>,
) -> Result<Tuned, RunError> {
    let start = engine::read_weights::<G>(&file.name, &file.text)?;
    if setup.seats() < 2 {
        return Err(RunError::OneSeat("tuning"));
    }
    let tuner = Tuner::new(setup, start, tuning, on_game);
    game_loop::on_threads(tuning.threads, || tuner.run(file))?
}

/// The name and the value of a weight.
type Weight = (String, f64);

struct Tuner<'a, G: Heuristic> {
    setup: &'a Setup<G>,
    start: Arc<G::Weights>,
    /// All initial values.
    table: Table,
    /// The initial values of the weights that are tuned.
    tuned: Vec<Weight>,
    tuning: &'a Tuning,
    /// Number of games a candidate plays on each seat.
    rounds: u64,
    played: AtomicU64,
    on_game: OnGame<'a>,
}

impl<'a, G: Heuristic> Tuner<'a, G> {
    fn new(setup: &'a Setup<G>, start: G::Weights, tuning: &'a Tuning, on_game: OnGame<'a>) -> Self {
        let table = Table::try_from(&start).expect("weights are a table of numbers");
        // Integers are counts, zero has no multiples, and greedy bots do not use the table `estimate`.
        let weight = |(key, value): (&String, &Value)| Some((key.clone(), text::rounded(value.as_float()?)));
        let tuned = table.iter().filter_map(weight).filter(|(_, number)| *number != 0.0).collect();
        let rounds = tuning.games.div_ceil(setup.seats().into()).max(1);
        Self {
            setup,
            start: Arc::new(start),
            table,
            tuned,
            tuning,
            rounds,
            played: AtomicU64::new(0),
            on_game,
        }
    }

    fn run(&self, WeightsFile { name: file, text }: &WeightsFile) -> Result<Tuned, RunError> {
        let mut evaluated = 0;
        let population = self.population() as u64;
        let rivals = RefCell::new(vec![Arc::clone(&self.start)]);
        let stopped = Cell::new(None);
        let value = |point: &DVector<f64>| {
            let seed = self.series(evaluated / population);
            let games = self.games(&self.numbers(point), &rivals.borrow(), seed, self.rounds);
            evaluated += 1;
            match games {
                Ok(games) => games.iter().map(Outcome::value).sum::<f64>() / games.len() as f64,
                Err(error) => {
                    stopped.set(Some(error));
                    // This ends the search.
                    f64::NAN
                }
            }
        };
        let mut search = CMAESOptions::new(vec![0.0; self.tuned.len()], INITIAL_STEP)
            .mode(Mode::Maximize)
            .population_size(self.population())
            .seed(self.tuning.seed)
            .build(value)
            .expect("there is a weight, and the step is positive");
        // It ends early if all candidates are equal.
        while search.generation() < self.tuning.generations as usize && search.next().is_none() {
            let found = self.weights(&self.numbers(search.mean()));
            rivals.borrow_mut().push(Arc::new(found));
        }
        if let Some(error) = stopped.take() {
            return Err(error);
        }
        let generations = search.generation() as u32;
        // The mean of the last generation: its best candidate was also lucky.
        let numbers = self.numbers(search.mean());
        let games = self.played.load(Ordering::Relaxed);
        let new = text::with_numbers(text, &numbers);
        let read = engine::read_weights::<G>(file, &new)?;
        if Table::try_from(&read).ok() != Table::try_from(self.weights(&numbers)).ok() {
            return Err(RunError::SharedLine { file: file.clone() });
        }
        let validation = self.validate(&numbers)?;
        let before = self.tuned.iter().map(|(_, number)| *number);
        let changes = numbers.into_iter().zip(before).map(|((key, new), old)| (key, old, new)).collect();
        Ok(Tuned { text: new, changes, generations, games, validation })
    }

    /// The number of candidates per generation, by the rule of thumb of CMA-ES.
    fn population(&self) -> usize {
        4 + (3.0 * (self.tuned.len() as f64).ln()) as usize
    }

    /// The seed of the games of a generation.
    fn series(&self, generation: u64) -> u64 {
        mix(mix(self.tuning.seed) ^ generation)
    }

    /// The weights at a point of the search space, rounded as they are written to a file.
    fn numbers(&self, point: &DVector<f64>) -> Vec<Weight> {
        let factors = point.iter().map(|logarithm| logarithm.clamp(-MAX_LOG_FACTOR, MAX_LOG_FACTOR).exp());
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

    /// Plays these weights on one seat against random rivals; every round is played from each seat.
    fn games(
        &self,
        numbers: &[Weight],
        rivals: &[Arc<G::Weights>],
        seed: u64,
        rounds: u64,
    ) -> Result<Vec<Outcome>, RunError> {
        let weights = Arc::new(self.weights(numbers));
        let seats: Vec<Seat> = Seat::all(self.setup.seats()).collect();
        let table = |seat: Seat, round: u64| {
            let rival = |other: Seat| {
                let drawn = bot_seed(seed, round, other) % rivals.len() as u64;
                let weights = if other == seat { &weights } else { &rivals[drawn as usize] };
                Skill::of_weights(Arc::clone(weights))
            };
            self.setup.with_skills(seats.iter().map(|&other| rival(other)).collect())
        };
        let bots = vec![BotKind::Greedy; seats.len()];
        let series = Series { bots, first: 0, games: rounds, seed, threads: 0, record: false };
        let count = seats.len() as u64;
        let games = (0..rounds * count).into_par_iter().map_init(Vec::new, |actions, game| {
            let (seat, round) = (seats[(game % count) as usize], game / count);
            let outcome = play(&table(seat, round), &series, round, actions)
                .map_or(Outcome::ENDLESS, |played| Outcome::of(&played.end, seat));
            let played = 1 + self.played.fetch_add(1, Ordering::Relaxed);
            (self.on_game)(played, self.all_games()).map(|()| outcome)
        });
        games.collect()
    }

    fn all_games(&self) -> u64 {
        let candidates = u64::from(self.tuning.generations) * self.population() as u64;
        (candidates + VALIDATION_FACTOR) * self.rounds * u64::from(self.setup.seats())
    }

    /// Evaluates weights with seeds that no candidate has played.
    fn validate(&self, numbers: &[Weight]) -> Result<Validation, RunError> {
        let rounds = self.rounds * VALIDATION_FACTOR;
        let games = self.games(numbers, &[Arc::clone(&self.start)], self.series(u64::MAX), rounds)?;
        let seats = usize::from(self.setup.seats());
        // The games of a round share a seed, so only rounds are independent samples.
        let shares: Vec<f64> = games
            .chunks(seats)
            .map(|round| round.iter().map(|game| game.won).sum::<f64>() / seats as f64)
            .collect();
        let count = shares.len() as f64;
        let share = shares.iter().sum::<f64>() / count;
        let spread = shares.iter().map(|one| (one - share).powi(2)).sum::<f64>() / (count - 1.0);
        Ok(Validation {
            games: games.len() as u64,
            share,
            margin: 1.96 * (spread / count).sqrt(),
            even: 1.0 / seats as f64,
        })
    }
}

/// The result of a game for one seat.
struct Outcome {
    /// 1 for a win; a shared win is split.
    won: f64,
    /// Lead over the best other seat, scaled to -1 to 1.
    ahead: f64,
}

impl Outcome {
    /// A game that does not end counts as lost.
    const ENDLESS: Self = Self { won: 0.0, ahead: -1.0 };

    fn of<G: Heuristic>(end: &G, me: Seat) -> Self {
        let standings = end.standings();
        let seats = Seat::all(end.seats());
        let winners = seats.clone().filter(|&seat| standings.place(seat) == 1).count() as f64;
        let points = |seat: Seat| f64::from(standings.score(seat).total());
        let best = seats.filter(|&seat| seat != me).map(points).fold(f64::NEG_INFINITY, f64::max);
        Self {
            won: if standings.place(me) == 1 { 1.0 / winners } else { 0.0 },
            ahead: ((points(me) - best) / f64::from(G::LEAD_SCALE)).tanh(),
        }
    }

    fn value(&self) -> f64 {
        (1.0 - SCORE_WEIGHT) * self.won + SCORE_WEIGHT * self.ahead
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

    fn tune_toy(text: &str, tuning: &Tuning) -> Result<Tuned, RunError> {
        tune(&toy::setup(2), &file(text), tuning, &|_, _| Ok(()))
    }

    /// A squirrel that prefers foraging to storing never scores.
    fn foolish() -> String {
        Squirrels::WEIGHTS.replace("forage = 0.5", "forage = 3.0  # too much")
    }

    #[test]
    fn a_foolish_weight_is_corrected() {
        let tuned = tune_toy(&foolish(), &TUNING).expect("it can be tuned");
        assert!(tuned.validation.is_better() && tuned.validation.share > 0.7, "{:?}", tuned.validation);
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
    fn the_result_depends_on_the_seed_and_not_on_the_threads() {
        let tuning = Tuning { generations: 3, ..TUNING };
        let one = tune_toy(&foolish(), &tuning);
        assert!(one.is_ok());
        assert_eq!(one, tune_toy(&foolish(), &Tuning { threads: 3, ..tuning }));
        assert_ne!(one, tune_toy(&foolish(), &Tuning { seed: 5, ..tuning }));
    }

    /// Within the range of the first candidates all squirrels play alike.
    #[test]
    fn weights_that_cannot_be_improved_are_not_called_better() {
        let tuned =
            tune_toy(Squirrels::WEIGHTS, &Tuning { generations: 2, ..TUNING }).expect("it can be tuned");
        assert!(!tuned.validation.is_better(), "{:?}", tuned.validation);
        assert!((tuned.validation.share - 0.5).abs() < 1e-9, "{:?}", tuned.validation);
    }

    #[test]
    fn on_game_is_called_for_every_game() {
        let called = Mutex::new(Vec::new());
        let tuning = Tuning { games: 3, generations: 2, seed: 1, threads: 2 };
        let on_game = |played, all| {
            called.lock().expect("no thread panics").push((played, all));
            Ok(())
        };
        tune(&toy::setup(2), &file(&foolish()), &tuning, &on_game).expect("it can be tuned");
        let mut called = called.into_inner().expect("no thread panics");
        called.sort_unstable();
        // Two weights make 6 candidates; 3 games are rounded up to 4, so that both seats get the same number.
        assert_eq!(called.len(), (2 * 6 + 10) * 4);
        assert!(
            (1..).zip(&called).all(|(number, &(played, all))| (played, all) == (number, 88)),
            "{called:?}"
        );
    }

    /// Game 30 is one of the candidates', game 85 one of the validation.
    #[test]
    fn a_run_can_be_stopped() {
        let tuning = Tuning { games: 3, generations: 2, seed: 1, threads: 2 };
        for last in [30, 85] {
            let on_game =
                |played, _| if played < last { Ok(()) } else { Err(RunError::Stopped("stopped".to_owned())) };
            let tuned = tune(&toy::setup(2), &file(&foolish()), &tuning, &on_game);
            assert_eq!(tuned, Err(RunError::Stopped("stopped".to_owned())));
        }
    }

    #[test]
    fn invalid_files_are_refused() {
        let wrong = tune_toy("stored = 1.0", &TUNING).expect_err("numbers are missing");
        assert!(wrong.to_string().starts_with("toy.toml: "), "{wrong}");
        let table = "estimate = { carried = 0.5 }\n\"forage\" = 3.0\nstored = 1.0\n";
        let wrong = tune_toy(table, &Tuning { generations: 1, ..TUNING }).expect_err("a quoted key");
        assert_eq!(wrong, RunError::SharedLine { file: "toy.toml".to_owned() });
    }
}
