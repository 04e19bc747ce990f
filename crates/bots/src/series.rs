//! Many games between bots.

use std::time::{Duration, Instant};

use engine::{Game, Heuristic, Record, Seat, Seed, SeededChance};
use rayon::prelude::*;

use crate::{Bot, BotKind, Knowledge, Results, Setup, bot_number};

/// A series of games between bots. The same series gives the same games, on however many threads.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who plays, one bot per seat.
    pub bots: Vec<BotKind>,
    /// How many games are played.
    pub games: u64,
    /// The number from which the chance of every game and every bot grows.
    pub seed: u64,
    /// On how many threads; zero for one per core.
    pub threads: usize,
    /// Whether every game is recorded.
    pub record: bool,
}

/// How a series went.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub time: Duration,
    /// How every seat did.
    pub seats: Vec<Results>,
    /// How long every seat thought.
    pub paces: Vec<Pace>,
}

/// How long a player thinks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// About how many decisions.
    pub decisions: u64,
    /// How long about all of them.
    pub time: Duration,
    /// How long about one of them at most.
    pub longest: Duration,
}

impl Pace {
    fn add(&mut self, time: Duration) {
        self.merge(Self { decisions: 1, time, longest: time });
    }

    /// Adds the decisions of another.
    pub fn merge(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    /// How long about one decision.
    #[must_use]
    pub fn mean(&self) -> Duration {
        self.time.div_f64(self.decisions.max(1) as f64)
    }
}

impl Report {
    /// The number of decisions in a game, on average.
    #[must_use]
    pub fn mean_decisions(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// How every kind of bot did on all its seats together, and on how many seats it played; in the order of the seats.
    /// On seats without one the rules play themselves.
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

/// A game this long goes round in circles: its players never do what would end it. The longest real ones have a few
/// thousand decisions.
const MAX_DECISIONS: u64 = 100_000;

/// Plays a series. `watch` hears of every finished game, from any thread and in any order: its number, counted from
/// zero, and its record if one is kept.
///
/// # Errors
/// What `watch` says when it wants to stop, that a game does not end, or that there can be no such threads.
///
/// # Panics
/// If there is not one bot for every seat.
pub fn simulate<G: Heuristic>(
    setup: &Setup<G>,
    series: &Series,
    watch: &(dyn Fn(u64, Option<Record>) -> Result<(), String> + Sync),
) -> Result<Report, String> {
    assert_eq!(series.bots.len(), usize::from(setup.seats()), "every seat has a bot");
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(series.threads)
        .build()
        .map_err(|error| format!("{} threads cannot be started: {error}", series.threads))?;
    let start = Instant::now();
    let played = pool.install(|| {
        (0..series.games)
            .into_par_iter()
            .try_fold(
                || Played::new(setup.seats()),
                |mut played, game| {
                    let record = played.play(setup, series, game)?;
                    watch(game, record).map(|()| played)
                },
            )
            .try_reduce(|| Played::new(setup.seats()), |one, other| Ok(one.merge(&other)))
    })?;
    let Played { decisions, seats, paces, .. } = played;
    Ok(Report { games: series.games, decisions, time: start.elapsed(), seats, paces })
}

/// Some games of a series, played by one thread, and its buffer.
struct Played<G: Game> {
    decisions: u64,
    seats: Vec<Results>,
    paces: Vec<Pace>,
    actions: Vec<G::Action>,
}

impl<G: Heuristic> Played<G> {
    fn new(seats: u8) -> Self {
        let count = usize::from(seats);
        Self {
            decisions: 0,
            seats: vec![Results::default(); count],
            paces: vec![Pace::default(); count],
            actions: Vec::new(),
        }
    }

    fn play(&mut self, setup: &Setup<G>, series: &Series, game: u64) -> Result<Option<Record>, String> {
        let (end, paces, record) = play(setup, series, game, &mut self.actions)?;
        for (pace, more) in self.paces.iter_mut().zip(paces) {
            self.decisions += more.decisions;
            pace.merge(more);
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
        for (pace, &other) in self.paces.iter_mut().zip(&other.paces) {
            pace.merge(other);
        }
        self
    }
}

/// Plays one game of a series to its end: the last position, how long everybody thought, and the record if one is kept.
/// `actions` is a buffer.
///
/// # Errors
/// That the game does not end.
pub(crate) fn play<G: Heuristic>(
    setup: &Setup<G>,
    series: &Series,
    game: u64,
    actions: &mut Vec<G::Action>,
) -> Result<(G, Vec<Pace>, Option<Record>), String> {
    let seed = Seed::of_series(series.seed, game);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats())
        .zip(&series.bots)
        .map(|(seat, kind)| kind.bot(bot_number(series.seed, game, seat), setup.weights(seat)))
        .collect();
    let mut decisions = 0;
    let mut paces = vec![Pace::default(); setup.seats().into()];
    let mut choose = |seat: Seat, position: &G, actions: &[G::Action]| {
        decisions += 1;
        if decisions > MAX_DECISIONS {
            let (number, series) = (game + 1, series.seed);
            return Err(format!(
                "game {number} of seed {series} is not over after {MAX_DECISIONS} decisions"
            ));
        }
        let knowledge = Knowledge::new(position, actions).expect("a seat that acts has something to know");
        let start = Instant::now();
        let action = bots[seat.index()].choose(&knowledge);
        paces[seat.index()].add(start.elapsed());
        Ok(action)
    };
    let (end, record) = if series.record {
        let (end, record) = setup.play_recorded(seed, actions, choose)?;
        (end, Some(record))
    } else {
        let mut chance = SeededChance::new(&seed);
        let mut position = setup.start(&mut chance);
        while let Some(seat) = position.to_act() {
            actions.clear();
            position.actions(actions);
            let action = choose(seat, &position, actions)?;
            position.play(action, &mut chance, &mut ());
        }
        (position, None)
    };
    Ok((end, paces, record))
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
        Series { bots, games: 300, seed: 5, threads, record: false }
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
    fn the_watcher_hears_of_every_game_and_can_stop() {
        let heard = AtomicU64::new(0);
        let watch = |_, _| {
            heard.fetch_add(1, Ordering::Relaxed);
            Ok(())
        };
        simulate(&toy::setup(3), &series(2), &watch).expect("nothing stops it");
        assert_eq!(heard.into_inner(), 300);
        let stopped = simulate(&toy::setup(3), &series(2), &|_, _| Err("the disk is full".to_owned()));
        assert_eq!(stopped.err().as_deref(), Some("the disk is full"));
    }
}
