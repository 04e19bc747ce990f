//! Series of games between bots.

use std::ops::Range;
use std::time::{Duration, Instant};

use engine::{Game, Heuristic, Record, Seat, Seed, SeededChance};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game_loop::{self, InProgress, MAX_DECISIONS, Unrecorded};
use crate::{Bot, BotKind, Knowledge, Results, RunError, Setup, bot_seed};

/// A series of games between bots. The games do not depend on the number of threads.
#[derive(Clone, Debug)]
pub struct Series {
    /// The bots, one per seat.
    pub bots: Vec<BotKind>,
    /// Number of the first game; zero unless only a part of a longer series is played.
    pub first: u64,
    /// Number of games.
    pub games: u64,
    /// The seed from which the seeds of all games and bots are derived.
    pub seed: u64,
    /// Number of threads; zero for one per core.
    pub threads: usize,
    /// Whether the games are recorded.
    pub record: bool,
}

impl Series {
    /// The numbers of the games.
    pub(crate) const fn numbers(&self) -> Range<u64> {
        self.first..self.first.saturating_add(self.games)
    }
}

/// The results of a series.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Number of games.
    pub games: u64,
    /// Number of decisions in all games.
    pub decisions: u64,
    /// Wall-clock time.
    pub time: Duration,
    /// Results per seat.
    pub seats: Vec<Results>,
    /// Thinking time per seat.
    pub thinking: Vec<ThinkingTime>,
}

/// Time spent on decisions.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct ThinkingTime {
    /// Number of decisions.
    pub decisions: u64,
    /// Total thinking time.
    pub time: Duration,
    /// Longest single decision.
    pub longest: Duration,
}

impl ThinkingTime {
    fn add(&mut self, time: Duration) {
        self.merge(Self { decisions: 1, time, longest: time });
    }

    /// Adds the decisions of `other`.
    pub fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    /// Mean time per decision.
    #[must_use]
    pub fn mean(&self) -> Duration {
        self.time.div_f64(self.decisions.max(1) as f64)
    }
}

impl Report {
    /// Mean number of decisions per game.
    #[must_use]
    pub fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// Adds the games of another part of the same series.
    ///
    /// # Panics
    /// If the number of seats differs.
    pub fn merge(&mut self, other: &Self) {
        assert_eq!(self.seats.len(), other.seats.len(), "parts of one series have the same seats");
        self.games += other.games;
        self.decisions += other.decisions;
        self.time += other.time;
        for (results, other) in self.seats.iter_mut().zip(&other.seats) {
            results.merge(other);
        }
        for (total, &other) in self.thinking.iter_mut().zip(&other.thinking) {
            total.merge(other);
        }
    }

    /// Results per kind of bot: the kind, its number of seats, and the results of these seats together. Kinds appear in
    /// the order of the seats. `None` stands for a seat that the rules play.
    #[must_use]
    pub fn by_bot(&self, bots: &[Option<BotKind>]) -> Vec<(BotKind, usize, Results)> {
        let mut kinds: Vec<(BotKind, usize, Results)> = Vec::new();
        for kind in bots.iter().copied().flatten() {
            if kinds.iter().any(|(known, ..)| *known == kind) {
                continue;
            }
            let mut results = Results::default();
            let seats = self.seats.iter().zip(bots).filter(|(_, bot)| **bot == Some(kind));
            let count = seats.inspect(|(seat, _)| results.merge(seat)).count();
            kinds.push((kind, count, results));
        }
        kinds
    }
}

/// Plays a series. `on_game` is called after every game, from any thread and in any order, with the number of the game,
/// counted from zero, and its record if the series is recorded.
///
/// ```
/// use bots::{BotKind, Series, Setup, simulate};
/// use engine::{Game, OptionMap};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 2).unwrap();
/// let bots = vec![BotKind::Greedy, BotKind::Random];
/// let series = Series { bots, first: 0, games: 10, seed: 1, threads: 0, record: false };
/// let report = simulate(&setup, &series, &|_game, _record| Ok(())).unwrap();
/// assert_eq!(report.games, 10);
/// assert!(report.seats[0].wins() > report.seats[1].wins());
/// ```
///
/// # Errors
/// If `on_game` returns an error, a game does not end, or the threads cannot be started.
///
/// # Panics
/// If the number of bots is not the number of seats.
pub fn simulate<G: Heuristic>(
    setup: &Setup<G>,
    series: &Series,
    on_game: &(dyn Fn(u64, Option<Record>) -> Result<(), RunError> + Sync),
) -> Result<Report, RunError> {
    assert_eq!(series.bots.len(), usize::from(setup.seats()), "every seat has a bot");
    let start = Instant::now();
    let total = game_loop::on_threads(series.threads, || {
        series
            .numbers()
            .into_par_iter()
            .try_fold(
                || Totals::new(setup.seats()),
                |mut totals, game| {
                    let record = totals.play(setup, series, game)?;
                    on_game(game, record).map(|()| totals)
                },
            )
            .try_reduce(|| Totals::new(setup.seats()), |one, other| Ok(one.merge(&other)))
    })??;
    let Totals { decisions, seats, thinking, .. } = total;
    Ok(Report { games: series.games, decisions, time: start.elapsed(), seats, thinking })
}

/// The totals of some games of a series, and a buffer.
struct Totals<G: Game> {
    decisions: u64,
    seats: Vec<Results>,
    thinking: Vec<ThinkingTime>,
    actions: Vec<G::Action>,
}

impl<G: Heuristic> Totals<G> {
    fn new(seats: u8) -> Self {
        let count = usize::from(seats);
        Self {
            decisions: 0,
            seats: vec![Results::default(); count],
            thinking: vec![ThinkingTime::default(); count],
            actions: Vec::new(),
        }
    }

    fn play(&mut self, setup: &Setup<G>, series: &Series, game: u64) -> Result<Option<Record>, RunError> {
        let Played { end, thinking, record } = play(setup, series, game, &mut self.actions)?;
        for (total, more) in self.thinking.iter_mut().zip(thinking) {
            self.decisions += more.decisions;
            total.merge(more);
        }
        let standings = end.standings();
        for (seat, results) in Seat::all(setup.seats()).zip(&mut self.seats) {
            results.add(&standings, seat);
        }
        Ok(record)
    }

    fn merge(mut self, other: &Self) -> Self {
        self.decisions += other.decisions;
        for (results, other) in self.seats.iter_mut().zip(&other.seats) {
            results.merge(other);
        }
        for (total, &other) in self.thinking.iter_mut().zip(&other.thinking) {
            total.merge(other);
        }
        self
    }
}

/// A game that has been played.
pub(crate) struct Played<G> {
    /// The final position.
    pub(crate) end: G,
    /// Thinking time per seat.
    thinking: Vec<ThinkingTime>,
    record: Option<Record>,
}

/// Plays one game of a series; `actions` is a buffer.
///
/// # Errors
/// If the game does not end.
pub(crate) fn play<G: Heuristic>(
    setup: &Setup<G>,
    series: &Series,
    game: u64,
    actions: &mut Vec<G::Action>,
) -> Result<Played<G>, RunError> {
    let seed = Seed::of_series(series.seed, game);
    let (end, thinking, record) = if series.record {
        let mut recorded = setup.open(seed);
        let thinking = play_with_bots(setup, series, game, &mut recorded, actions)?;
        (recorded.position().clone(), thinking, Some(recorded.record()))
    } else {
        let mut chance = SeededChance::new(&seed);
        let position = setup.start(&mut chance);
        let mut unrecorded = Unrecorded { position, chance: &mut chance, events: () };
        let thinking = play_with_bots(setup, series, game, &mut unrecorded, actions)?;
        (unrecorded.position, thinking, None)
    };
    Ok(Played { end, thinking, record })
}

fn play_with_bots<G: Heuristic, P: InProgress<G>>(
    setup: &Setup<G>,
    series: &Series,
    number: u64,
    game: &mut P,
    actions: &mut Vec<G::Action>,
) -> Result<Vec<ThinkingTime>, RunError> {
    let mut bots = bots(setup, series, number);
    let mut thinking = vec![ThinkingTime::default(); setup.seats().into()];
    let choose = |game: &mut P, actions: &[G::Action]| {
        let knowledge = Knowledge::new(game.position(), actions).expect("a seat acts");
        let seat = knowledge.seat().index();
        let start = Instant::now();
        let action = bots[seat].choose(&knowledge);
        thinking[seat].add(start.elapsed());
        action
    };
    game_loop::play(game, MAX_DECISIONS, actions, choose)
        .map_err(|_| RunError::Unfinished { game: number + 1, seed: series.seed })?;
    Ok(thinking)
}

/// The bots of one game of a series, one per seat.
pub(crate) fn bots<G: Heuristic>(setup: &Setup<G>, series: &Series, game: u64) -> Vec<Box<dyn Bot<G>>> {
    let seats = Seat::all(setup.seats()).zip(&series.bots);
    seats.map(|(seat, kind)| kind.bot(bot_seed(series.seed, game, seat), setup.skill(seat))).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicU64, Ordering};

    use engine::Match;

    use super::*;
    use crate::toy::{self, Squirrels};

    fn series(threads: usize) -> Series {
        let bots = vec![BotKind::Greedy, BotKind::Random, BotKind::Random];
        Series { bots, first: 0, games: 300, seed: 5, threads, record: false }
    }

    fn play(series: &Series) -> Report {
        simulate(&toy::setup(3), series, &|_, _| Ok(())).expect("nothing stops it")
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        let one = play(&series(1));
        for threads in [2, 3, 7] {
            let many = play(&series(threads));
            assert_eq!((one.decisions, &one.seats), (many.decisions, &many.seats));
        }
        let other = play(&Series { seed: 6, ..series(1) });
        assert_ne!(one.seats, other.seats);
    }

    #[test]
    fn parts_of_a_series_add_up_to_the_whole() {
        let whole = play(&series(1));
        let mut parts = play(&Series { games: 110, ..series(1) });
        parts.merge(&play(&Series { first: 110, games: 190, ..series(2) }));
        assert_eq!((parts.games, parts.decisions, parts.seats), (whole.games, whole.decisions, whole.seats));
    }

    #[test]
    fn every_game_has_one_win_and_the_better_bot_has_most() {
        let report = play(&series(2));
        assert!((report.seats.iter().map(Results::wins).sum::<f64>() - 300.0).abs() < 1e-9);
        let bots: Vec<_> = series(2).bots.into_iter().map(Some).collect();
        let by_bot = report.by_bot(&bots);
        assert_eq!(
            by_bot.iter().map(|(kind, seats, _)| (*kind, *seats)).collect::<Vec<_>>(),
            [(BotKind::Greedy, 1), (BotKind::Random, 2)]
        );
        assert!(by_bot[0].2.wins() > 200.0, "greedy won {}", by_bot[0].2.wins());
        let without = report.by_bot(&[bots[0], bots[1], None]);
        assert_eq!(without.iter().map(|(_, seats, _)| *seats).sum::<usize>(), 2, "one seat has no bot");
    }

    #[test]
    fn recording_changes_no_result_and_every_record_can_be_verified() {
        let recorded = Series { record: true, games: 40, ..series(2) };
        let records = Mutex::new(Vec::new());
        let report = simulate(&toy::setup(3), &recorded, &|game, record| {
            records.lock().expect("no thread panics").push((game, record.expect("recorded")));
            Ok(())
        });
        let plain = play(&Series { record: false, ..recorded });
        assert_eq!(report.expect("nothing stops it").seats, plain.seats);
        let mut records = records.into_inner().expect("no thread panics");
        records.sort_by_key(|(game, _)| *game);
        assert_eq!(records.len(), 40);
        let (components, hash) = toy::components();
        for (game, record) in records {
            assert_eq!(record.seed, Some(Seed::of_series(5, game)));
            let read = Record::parse(record.to_string().as_bytes()).expect("a record can be read");
            Match::<Squirrels>::verify(components, &hash, &read).expect("a record can be verified");
        }
    }

    #[test]
    fn on_game_is_called_for_every_game_and_can_stop_the_series() {
        let called = AtomicU64::new(0);
        let on_game = |_, _| {
            called.fetch_add(1, Ordering::Relaxed);
            Ok(())
        };
        simulate(&toy::setup(3), &series(2), &on_game).expect("nothing stops it");
        assert_eq!(called.into_inner(), 300);
        let full = || RunError::Stopped("the disk is full".to_owned());
        let stopped = simulate(&toy::setup(3), &series(2), &|_, _| Err(full()));
        assert_eq!(stopped.err(), Some(full()));
    }
}
