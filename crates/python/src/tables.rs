//! Many tables at once, in numpy arrays of the caller.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use bots::{BotKind, bot_seed};
use catalogue::{AnyEnvironment, Sentence, request};
use engine::{Seat, Standings};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use ui_kit::Language;

use crate::errors::{error, illegal};
use crate::setup::Setup;

/// What the seats get when a game ends. Before that all rewards are zero.
#[derive(Clone, Copy)]
enum Reward {
    /// One for the win, split among those who share it.
    Win,
    /// From 1 for the first place to -1 for the last.
    Place,
    /// The final score.
    Score,
}

impl Reward {
    fn of(self, standings: &Standings, seat: Seat) -> f32 {
        let (place, ranked) = (f32::from(standings.place(seat)), standings.ranked());
        match self {
            Self::Win if standings.place(seat) > 1 => 0.0,
            Self::Win => {
                let winners = Seat::all(ranked).filter(|&seat| standings.place(seat) == 1).count();
                1.0 / winners as f32
            }
            Self::Place if ranked < 2 => 0.0,
            Self::Place => 1.0 - 2.0 * (place - 1.0) / (f32::from(ranked) - 1.0),
            Self::Score => standings.score(seat).total() as f32,
        }
    }
}

/// The game is over.
const FINISHED: u8 = 1;
/// The game was too long and was cut off.
const CUT_OFF: u8 = 2;

/// One table, and what determines its draws: the number of the table, of the game and of the decision.
struct Table {
    environment: Box<dyn AnyEnvironment>,
    number: u64,
    game: u64,
    decisions: u32,
}

/// What all tables have in common.
struct Rules {
    seed: u64,
    bots: Vec<Option<BotKind>>,
    reward: Reward,
    longest: u32,
    features: usize,
    actions: usize,
    seats: u8,
}

/// The arrays of one table.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [i8],
    rewards: &'a mut [f32],
    to_act: &'a mut i32,
    done: &'a mut u8,
}

/// The arrays of all tables.
struct Rows<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [i8],
    rewards: &'a mut [f32],
    to_act: &'a mut [i32],
    done: &'a mut [u8],
}

impl Table {
    /// A seed that no other decision of the batch has.
    fn seed(&self, series: u64, purpose: u8) -> u64 {
        let game = bot_seed(series, self.number, Seat::new(0)).wrapping_add(self.game);
        bot_seed(game, self.decisions.into(), Seat::new(purpose))
    }

    fn begin(&mut self, rules: &Rules) {
        self.decisions = 0;
        self.environment.reset(self.seed(rules.seed, 1));
        self.reply(rules);
    }

    /// Lets the bots decide until a seat of the caller acts, the game ends or is cut off.
    fn reply(&mut self, rules: &Rules) {
        while let Some(seat) = self.environment.to_act()
            && let Some(kind) = rules.bots[seat.index()]
            && self.decisions < rules.longest
        {
            let number = self.environment.choose(kind, self.seed(rules.seed, 2)).expect("a seat acts");
            self.environment.step(number).expect("bots choose legal actions");
            self.decisions += 1;
        }
    }

    /// Plays an action that is legal, and begins a new game if it was the last.
    fn step(&mut self, rules: &Rules, action: i64, row: &mut Row<'_>) {
        self.environment.step(action as u32).expect("the action has been looked up");
        self.decisions += 1;
        self.reply(rules);
        row.rewards.fill(0.0);
        *row.done = 0;
        if self.environment.to_act().is_none() {
            let standings = self.environment.standings();
            for (seat, reward) in Seat::all(rules.seats).zip(&mut *row.rewards) {
                *reward = rules.reward.of(&standings, seat);
            }
            *row.done = FINISHED;
        } else if self.decisions >= rules.longest {
            *row.done = CUT_OFF;
        }
        if *row.done > 0 {
            self.game += 1;
            self.begin(rules);
        }
        self.write(row);
    }

    /// Writes what the acting seat may know and do.
    fn write(&self, row: &mut Row<'_>) {
        let seat = self.environment.to_act().expect("a new game has begun");
        *row.to_act = seat.number().into();
        self.environment.observe(seat, row.observation);
        row.mask.fill(0);
        for &number in self.environment.legal() {
            row.mask[number as usize] = 1;
        }
    }
}

/// Does the work of every table with its row of the arrays.
fn each(
    tables: &mut [Table],
    rules: &Rules,
    rows: Rows<'_>,
    pool: Option<&rayon::ThreadPool>,
    work: impl Fn(usize, &mut Table, &mut Row<'_>) + Send + Sync,
) {
    let rows = (rows.observation.chunks_mut(rules.features))
        .zip(rows.mask.chunks_mut(rules.actions))
        .zip(rows.rewards.chunks_mut(rules.seats.into()))
        .zip(rows.to_act)
        .zip(rows.done)
        .map(|((((observation, mask), rewards), to_act), done)| Row {
            observation,
            mask,
            rewards,
            to_act,
            done,
        });
    let work = |(at, (table, mut row)): (usize, (&mut Table, Row<'_>))| work(at, table, &mut row);
    match pool {
        None => tables.iter_mut().zip(rows).enumerate().for_each(work),
        Some(pool) => {
            let pairs: Vec<_> = tables.iter_mut().zip(rows).enumerate().collect();
            pool.install(|| pairs.into_par_iter().for_each(work));
        }
    }
}

/// Tables of one game that are played in step. Games that end are followed by new ones, and they do not depend on the number of
/// threads.
#[pyclass(module = "tarsas", name = "Tables", subclass)]
pub(crate) struct Tables {
    /// Only one thread at a time plays a table.
    tables: Mutex<Vec<Table>>,
    rules: Rules,
    setup: Setup,
    pool: Option<rayon::ThreadPool>,
    count: usize,
}

/// The array as a slice, if it has this shape and its rows follow each other in memory.
macro_rules! slice {
    ($array:ident, $shape:expr) => {{
        let (shape, expected): (&[usize], &[usize]) = ($array.shape(), &$shape);
        if shape != expected {
            let name = stringify!($array);
            return Err(error(format!("{name} has the shape {shape:?} instead of {expected:?}")));
        }
        let wrong = |_| error(concat!(stringify!($array), " is not contiguous in memory"));
        $array.as_slice_mut().map_err(wrong)?
    }};
}

impl Tables {
    /// Says which action is not legal, before any is played.
    fn check(&mut self, py: Python<'_>, actions: &[i64]) -> PyResult<()> {
        let tables = self.tables.get_mut().unwrap_or_else(PoisonError::into_inner);
        for (number, (table, &action)) in tables.iter().zip(actions).enumerate() {
            let legal = table.environment.legal();
            if !u32::try_from(action).is_ok_and(|action| legal.contains(&action)) {
                return Err(illegal(py, format!("action {action} is not legal at table {number}")));
            }
        }
        Ok(())
    }
}

#[pymethods]
impl Tables {
    #[new]
    #[pyo3(signature = (game, tables, seats = None, options = None, seed = None, bots = None, reward = "win",
        longest = 100_000, threads = 1, components = None))]
    #[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
    fn new(
        game: &str,
        tables: usize,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<u64>,
        bots: Option<Vec<Option<String>>>,
        reward: &str,
        longest: u32,
        threads: usize,
        components: Option<PathBuf>,
    ) -> PyResult<Self> {
        let setup = Setup::new(game, seats, options, components)?;
        if tables == 0 || longest == 0 || threads == 0 {
            return Err(error("the numbers of tables, threads and decisions must be at least 1"));
        }
        let reward = match reward {
            "win" => Reward::Win,
            "place" => Reward::Place,
            "score" => Reward::Score,
            _ => return Err(error(format!("a reward is win, place or score, not \"{reward}\""))),
        };
        let open = |_| setup.edition.environment(&setup.options, setup.seats, 0);
        let environments = (0..tables).map(open).collect::<Result<Vec<_>, _>>();
        let environments = environments.map_err(|wrong| error(wrong.sentence(setup.game(), Language::En)))?;
        let rules = Rules {
            seed: crate::setup::seed(seed)?,
            bots: players(&*environments[0], bots)?,
            reward,
            longest,
            features: setup.features().len(),
            actions: setup.game().numbering().action_count,
            seats: setup.seats,
        };
        let pool = (threads > 1)
            .then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build())
            .transpose()
            .map_err(|wrong| error(format!("cannot start {threads} threads: {wrong}")))?;
        let mut list: Vec<Table> = (0..)
            .zip(environments)
            .map(|(number, environment)| Table { environment, number, game: 0, decisions: 0 })
            .collect();
        list.iter_mut().for_each(|table| table.begin(&rules));
        Ok(Self { tables: Mutex::new(list), rules, setup, pool, count: tables })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.setup.edition.info().slug
    }

    /// The number of seats at each table.
    #[getter]
    fn seats(&self) -> u8 {
        self.rules.seats
    }

    /// The number of features of an observation.
    #[getter]
    fn features(&self) -> usize {
        self.rules.features
    }

    /// Actions have numbers below this.
    #[getter]
    fn actions(&self) -> usize {
        self.rules.actions
    }

    /// The number of tables.
    fn __len__(&self) -> usize {
        self.count
    }

    /// Begins a new game at every table; without a seed, with that of the constructor.
    #[pyo3(signature = (observation, mask, rewards, to_act, done, seed = None))]
    #[expect(clippy::too_many_arguments, reason = "one array for each part of a row")]
    fn reset_into(
        &mut self,
        py: Python<'_>,
        mut observation: PyReadwriteArray2<'_, i16>,
        mut mask: PyReadwriteArray2<'_, i8>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut to_act: PyReadwriteArray1<'_, i32>,
        mut done: PyReadwriteArray1<'_, u8>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        let count = self.count;
        let rows = Rows {
            observation: slice!(observation, [count, self.rules.features]),
            mask: slice!(mask, [count, self.rules.actions]),
            rewards: slice!(rewards, [count, self.rules.seats.into()]),
            to_act: slice!(to_act, [count]),
            done: slice!(done, [count]),
        };
        self.rules.seed = seed.unwrap_or(self.rules.seed);
        let (rules, pool) = (&self.rules, self.pool.as_ref());
        let tables = self.tables.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| {
            each(tables, rules, rows, pool, |_, table, row| {
                table.game = 0;
                table.begin(rules);
                row.rewards.fill(0.0);
                *row.done = 0;
                table.write(row);
            });
        });
        Ok(())
    }

    /// Plays one action at every table, given by its number, and writes what follows into the arrays.
    #[pyo3(signature = (actions, observation, mask, rewards, to_act, done))]
    #[expect(clippy::too_many_arguments, reason = "one array for each part of a row")]
    fn step_into(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observation: PyReadwriteArray2<'_, i16>,
        mut mask: PyReadwriteArray2<'_, i8>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut to_act: PyReadwriteArray1<'_, i32>,
        mut done: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let count = self.count;
        if actions.len() != count {
            return Err(error(format!("{} actions are given for {count} tables", actions.len())));
        }
        let actions = actions.as_slice().map_err(|_| error("actions is not contiguous in memory"))?;
        let rows = Rows {
            observation: slice!(observation, [count, self.rules.features]),
            mask: slice!(mask, [count, self.rules.actions]),
            rewards: slice!(rewards, [count, self.rules.seats.into()]),
            to_act: slice!(to_act, [count]),
            done: slice!(done, [count]),
        };
        self.check(py, actions)?;
        let (rules, pool) = (&self.rules, self.pool.as_ref());
        let tables = self.tables.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| each(tables, rules, rows, pool, |at, table, row| table.step(rules, actions[at], row)));
        Ok(())
    }

    /// Picks an action for every table as the bot `random` does.
    fn sample_into(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = slice!(actions, [self.count]);
        let seed = self.rules.seed;
        let tables = self.tables.get_mut().unwrap_or_else(PoisonError::into_inner);
        py.detach(|| {
            for (table, action) in tables.iter_mut().zip(actions) {
                let number = table.environment.choose(BotKind::Random, table.seed(seed, 3));
                *action = number.expect("a seat acts").into();
            }
        });
        Ok(())
    }
}

/// The bot of each seat; `None` for the seats that the caller plays.
fn players(
    environment: &dyn AnyEnvironment,
    names: Option<Vec<Option<String>>>,
) -> PyResult<Vec<Option<BotKind>>> {
    let seats = environment.seats();
    let names = names.unwrap_or_else(|| vec![None; seats.into()]);
    let mut played = Seat::all(seats).zip(&names).filter(|(_, name)| name.is_none());
    if names.len() != usize::from(seats) || played.all(|(seat, _)| environment.plays_itself(seat)) {
        let sentence =
            format!("bots names a bot or None for each of the {seats} seats, and None at least once");
        return Err(error(sentence));
    }
    let kind = |name: Option<String>| name.map(|name| request::bot(&name)).transpose();
    names.into_iter().map(kind).collect::<Result<_, _>>().map_err(error)
}
