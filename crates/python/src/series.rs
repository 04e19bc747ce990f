//! Series of games between bots, and ladders made of them.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{BotKind, Contest, Contestant, Report, Results, RunError, Series, ThinkingTime};
use catalogue::summary::{LadderSummary, Played, SeriesSummary};
use catalogue::{Sentence, request};
use engine::{Record, Seat, Seed};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use ui_kit::Language;

use crate::errors::error;
use crate::running;
use crate::setup::{Setup, to_python};

/// The results of a series of games, or of a part of one. Parts can be added.
#[pyclass(module = "tarsas", name = "Report", frozen)]
pub(crate) struct PyReport {
    setup: Setup,
    bots: Vec<Contestant>,
    seed: u64,
    first: u64,
    report: Report,
}

impl PyReport {
    /// The bot of each seat; `None` where the rules play.
    fn players(&self) -> PyResult<Vec<Option<BotKind>>> {
        let table = self.setup.open(Seed::of_series(self.seed, 0))?;
        let seats = Seat::all(self.setup.seats).zip(&self.bots);
        Ok(seats.map(|(seat, one)| (!table.plays_itself(seat)).then_some(one.bot)).collect())
    }
}

#[pymethods]
impl PyReport {
    /// Number of games.
    #[getter]
    fn games(&self) -> u64 {
        self.report.games
    }

    /// Number of decisions in all games.
    #[getter]
    fn decisions(&self) -> u64 {
        self.report.decisions
    }

    /// The number of the first game.
    #[getter]
    fn first(&self) -> u64 {
        self.first
    }

    /// The seed of the series.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// Games won by each seat; a shared win is split.
    #[getter]
    fn wins(&self) -> Vec<f64> {
        self.report.seats.iter().map(Results::wins).collect()
    }

    /// Mean final score of each seat.
    #[getter]
    fn mean_scores(&self) -> Vec<f64> {
        self.report.seats.iter().map(|seat| seat.total.mean()).collect()
    }

    /// Everything `tarsas simulate --json` prints.
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let players = self.players()?;
        let automatic = self.setup.game().word("automatic", Language::En).unwrap_or_default();
        let played = Played {
            info: self.setup.edition.info(),
            options: &self.setup.options,
            seed: self.seed,
            bots: &players,
            automatic: &automatic,
            report: &self.report,
        };
        to_python(py, &SeriesSummary::new(&played))
    }

    fn __add__(&self, other: &Self) -> PyResult<Self> {
        let same = self.setup.edition.hash() == other.setup.edition.hash()
            && self.setup.options == other.setup.options
            && self.bots == other.bots
            && self.seed == other.seed;
        if !same {
            return Err(error("only parts of the same series can be added"));
        }
        let mut report = self.report.clone();
        report.merge(&other.report);
        let (setup, bots) = (self.setup.clone(), self.bots.clone());
        Ok(Self { setup, bots, seed: self.seed, first: self.first.min(other.first), report })
    }

    fn __repr__(&self) -> String {
        format!(
            "<tarsas.Report {}, {} games, wins {:?}>",
            self.setup.edition.info().slug,
            self.games(),
            self.wins()
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("tarsas._native")?.getattr("restore_report")?;
        let options = PyDict::new(py);
        self.setup.options.iter().try_for_each(|(key, value)| options.set_item(key, value))?;
        let (game, seats) = (self.setup.edition.info().slug, self.setup.seats);
        let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        let totals = serde_json::to_string(&self.report).map_err(error)?;
        let components = self.setup.components.clone();
        (restore, (game, bots, seats, options, self.seed, self.first, components, totals)).into_pyobject(py)
    }
}

/// The bots on the seats: one for all, or one for each.
fn contestants(setup: &Setup, names: &[String]) -> PyResult<Vec<Contestant>> {
    let bots = names.iter().map(|name| request::contestant(name.trim())).collect::<Result<Vec<_>, _>>();
    let bots = request::spread(bots.map_err(error)?, setup.seats.into(), "seats").map_err(error)?;
    for file in bots.iter().filter_map(|bot| bot.skill.as_deref()) {
        setup.game().check_skill(file).map_err(error)?;
    }
    Ok(bots)
}

/// Lets bots play games `first` to `first + games - 1` of the series with this seed.
#[pyfunction]
#[pyo3(signature = (game, bots, seats, options, games, seed, first, threads, records, components, progress))]
#[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
pub(crate) fn simulate(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
    games: u64,
    seed: Option<u64>,
    first: u64,
    threads: u16,
    records: Option<PathBuf>,
    components: Option<PathBuf>,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyReport> {
    let setup = Setup::new(game, seats, options, components)?;
    let bots = contestants(&setup, &bots)?;
    if games == 0 {
        return Err(error("a series has at least one game"));
    }
    let seed = crate::setup::seed(seed)?;
    let folder = records.map(|path| Folder::begin(&path, games)).transpose()?;
    let series = Series {
        bots: bots.iter().map(|bot| bot.bot).collect(),
        first,
        games,
        seed,
        threads: threads.into(),
        record: folder.is_some(),
    };
    let skills: Vec<_> = bots.iter().map(|bot| bot.skill.as_deref()).collect();
    let played = running::work(py, progress, |step| {
        setup.edition.simulate(&setup.options, &series, &skills, &|number, record| {
            step()?;
            match (&folder, record) {
                (Some(folder), Some(record)) => folder.write(number, &record),
                _ => Ok(()),
            }
        })
    })?;
    let report = played.map_err(|wrong| error(wrong.sentence(setup.game(), Language::En)))?;
    Ok(PyReport { setup, bots, seed, first, report })
}

/// A report that was pickled.
#[pyfunction]
#[pyo3(signature = (game, bots, seats, options, seed, first, components, totals))]
#[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
pub(crate) fn restore_report(
    game: &str,
    bots: Vec<String>,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
    seed: u64,
    first: u64,
    components: Option<PathBuf>,
    totals: &str,
) -> PyResult<PyReport> {
    let setup = Setup::new(game, seats, options, components)?;
    let bots = contestants(&setup, &bots)?;
    let report: Report = serde_json::from_str(totals).map_err(error)?;
    if report.seats.len() != usize::from(setup.seats) {
        return Err(error("the report is of a game with another number of seats"));
    }
    Ok(PyReport { setup, bots, seed, first, report })
}

/// A folder of records, with the file names of the command line.
struct Folder {
    path: PathBuf,
    digits: usize,
}

impl Folder {
    fn begin(path: &Path, games: u64) -> PyResult<Self> {
        let shown = path.display();
        match fs::read_dir(path) {
            Ok(mut entries) => {
                if entries.next().is_some() {
                    return Err(error(format!("{shown}: this folder is not empty")));
                }
            }
            Err(wrong) if wrong.kind() == ErrorKind::NotFound => fs::create_dir(path)
                .map_err(|wrong| error(format!("{shown}: the folder cannot be made: {wrong}")))?,
            Err(wrong) => return Err(error(format!("{shown}: the folder cannot be read: {wrong}"))),
        }
        Ok(Self { path: path.to_owned(), digits: games.to_string().len() })
    }

    fn write(&self, game: u64, record: &Record) -> Result<(), RunError> {
        let path = self.path.join(format!("game-{:0digits$}.txt", game + 1, digits = self.digits));
        fs::write(&path, record.to_string())
            .map_err(|error| RunError::Stopped(format!("{}: {error}", path.display())))
    }
}

/// A measurement of the strength of bots: the series that must be played, and the ladder that follows from their reports.
#[pyclass(module = "tarsas", name = "Contest", frozen)]
pub(crate) struct PyContest {
    setup: Setup,
    contest: Contest,
}

#[pymethods]
impl PyContest {
    #[new]
    #[pyo3(signature = (game, bots, seats = None, options = None, games = 120, seed = None, components = None))]
    fn new(
        game: &str,
        bots: Vec<String>,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        games: u64,
        seed: Option<u64>,
        components: Option<PathBuf>,
    ) -> PyResult<Self> {
        let setup = Setup::new(game, seats, options, components)?;
        let bots = bots.iter().map(|name| request::contestant(name.trim())).collect::<Result<Vec<_>, _>>();
        let bots = bots.map_err(error)?;
        if bots.len() < 2 {
            return Err(error("a ladder needs at least two bots"));
        }
        if let Some(twice) = (1..bots.len()).find(|&at| bots[..at].contains(&bots[at])) {
            return Err(error(format!("{} is named twice", bots[twice])));
        }
        for file in bots.iter().filter_map(|bot| bot.skill.as_deref()) {
            setup.game().check_skill(file).map_err(error)?;
        }
        if games == 0 {
            return Err(error("a ladder needs at least one game"));
        }
        let contest =
            Contest { bots, seats: setup.seats, games, seed: crate::setup::seed(seed)?, threads: 0 };
        Ok(Self { setup, contest })
    }

    /// The total number of games.
    #[getter]
    fn total_games(&self) -> u64 {
        self.contest.total_games()
    }

    /// The seed of all series.
    #[getter]
    fn seed(&self) -> u64 {
        self.contest.seed
    }

    /// The series to be played, in order: the bots on the seats, and the number of games.
    fn series(&self) -> PyResult<Vec<(Vec<String>, u64)>> {
        let mut list = Vec::new();
        let nothing = |series: &Series, contestants: &[&Contestant]| {
            list.push((contestants.iter().map(ToString::to_string).collect(), series.games));
            let seats = series.bots.len();
            PyResult::Ok(Report {
                games: series.games,
                decisions: 0,
                time: Duration::ZERO,
                seats: vec![Results::default(); seats],
                thinking: vec![ThinkingTime::default(); seats],
            })
        };
        self.contest.play(nothing)?;
        Ok(list)
    }

    /// Everything `tarsas ladder --json` prints, given the reports of the series.
    fn ladder<'py>(
        &self,
        py: Python<'py>,
        reports: Vec<Bound<'py, PyReport>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut reports = reports.iter();
        let next = |series: &Series, contestants: &[&Contestant]| {
            let report = reports.next().map(Bound::get).ok_or_else(|| error("a report is missing"))?;
            let fits = report.seed == series.seed
                && report.report.games == series.games
                && report.bots.iter().eq(contestants.iter().copied());
            if fits { Ok(report.report.clone()) } else { Err(error("a report is of another series")) }
        };
        let ladder = self.contest.play(next)?;
        to_python(py, &LadderSummary::new(self.setup.edition.info(), &self.contest, &ladder))
    }
}
