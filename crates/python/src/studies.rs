//! How a game plays between bots, and better weights for them.

use std::path::PathBuf;

use bots::{Series, Tuning, WeightsFile};
use catalogue::summary::StudySummary;
use catalogue::{Sentence, request};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use ui_kit::Language;

use crate::errors::error;
use crate::running;
use crate::setup::{Setup, to_python};

/// Lets bots play a series and returns everything `tarsas report --json` prints.
#[pyfunction]
#[pyo3(signature = (game, bots, seats, options, games, seed, threads, components, progress))]
#[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
pub(crate) fn report<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    seats: Option<i64>,
    options: Option<&Bound<'py, PyDict>>,
    games: u64,
    seed: Option<u64>,
    threads: u16,
    components: Option<PathBuf>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, seats, options, components)?;
    let bots = request::bots(&bots, setup.seats.into(), "seats").map_err(error)?;
    if games == 0 {
        return Err(error("a series has at least one game"));
    }
    let seed = crate::setup::seed(seed)?;
    let series = Series { bots, first: 0, games, seed, threads: threads.into(), record: false };
    let study = running::work(py, progress, |step| setup.edition.study(&setup.options, &series, step))?;
    let study = study.map_err(|wrong| error(wrong.sentence(setup.game(), Language::En)))?;
    to_python(py, &StudySummary::new(setup.edition.info(), seed, &study))
}

/// Searches for better weights than those of a file; without one, than the built-in ones.
#[pyfunction]
#[pyo3(signature = (game, seats, options, games, generations, seed, threads, weights, components, progress))]
#[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
pub(crate) fn tune<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<i64>,
    options: Option<&Bound<'py, PyDict>>,
    games: u32,
    generations: u32,
    seed: Option<u64>,
    threads: u16,
    weights: Option<PathBuf>,
    components: Option<PathBuf>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, seats, options, components)?;
    if games == 0 || generations == 0 {
        return Err(error("the numbers of games and generations must be at least 1"));
    }
    let own = setup.game().weights();
    let weights = match weights {
        Some(path) => request::weights(&path).map_err(error)?,
        None => WeightsFile { name: own.name.to_owned(), text: own.text.to_owned() },
    };
    let seed = crate::setup::seed(seed)?;
    let tuning = Tuning { games: games.into(), generations, seed, threads: threads.into() };
    let tuned = running::work(py, progress, |step| {
        setup.edition.tune(&setup.options, setup.seats, &weights, &tuning, &|_, _| step())
    })?;
    let tuned = tuned.map_err(|wrong| error(wrong.sentence(setup.game(), Language::En)))?;
    let change = |(key, before, after): &(String, f64, f64)| (key.clone(), json!([before, after]));
    let validation = &tuned.validation;
    to_python(
        py,
        &json!({
            "weights": tuned.text,
            "better": validation.is_better(),
            "changes": tuned.changes.iter().map(change).collect::<serde_json::Map<String, Value>>(),
            "seed": seed,
            "generations": tuned.generations,
            "games": tuned.games,
            "validation": {
                "games": validation.games,
                "win_share": validation.share,
                "margin": validation.margin,
                "even": validation.even,
            },
        }),
    )
}
