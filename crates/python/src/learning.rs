//! Training a net by self-play, step by step, so that other machines can play a part of the games.

use std::path::PathBuf;

use bots::{Generation, Learning, Trial};
use catalogue::{AnyLearner, Sentence, request};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde_json::{Value, json};
use ui_kit::Language;

use crate::errors::error;
use crate::setup::{Setup, pairs, to_python};

/// A training run for a net. Between two generations it can be written to bytes, and continued from them.
#[pyclass(module = "tarsas")]
pub(crate) struct Learner {
    learner: Box<dyn AnyLearner>,
}

#[pymethods]
impl Learner {
    #[new]
    #[pyo3(signature = (game, seats, options, games, generations, seed, threads = 0, components = None, saved = None))]
    #[expect(clippy::too_many_arguments, reason = "Python calls it by keyword")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        games: u32,
        generations: u32,
        seed: u64,
        threads: u16,
        components: Option<PathBuf>,
        saved: Option<Vec<u8>>,
    ) -> PyResult<Self> {
        let setup = Setup::new(game, seats, options, components)?;
        if games == 0 {
            return Err(error("a generation has at least one game"));
        }
        let learning = Learning { games, generations, seed, threads: threads.into() };
        let made = request::learn_command(setup.edition.info(), &pairs(options)?, setup.seats, &learning);
        let learner = py
            .detach(|| setup.edition.learner(&setup.options, setup.seats, learning, &made, saved.as_deref()));
        let learner = learner.map_err(|wrong| error(wrong.sentence(setup.game(), Language::En)))?;
        Ok(Self { learner })
    }

    /// The number of games of the next generation; `None` when all generations are done.
    #[getter]
    fn games(&self) -> Option<u64> {
        (!self.learner.is_done()).then(|| self.learner.games())
    }

    /// The bytes of the best net; `None` before the first generation.
    #[getter]
    fn net<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        self.learner.best().map(|net| PyBytes::new(py, &net))
    }

    /// The generations so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.learner.history().iter().map(summary).collect::<Vec<_>>())
    }

    /// The run so far.
    fn save<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.learner.to_bytes())
    }

    /// Prepares the next generation. It must be called before `save` and `play`.
    fn prepare(&mut self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.learner.prepare()).map_err(error)
    }

    /// Plays games `first` to `first + games - 1` of the next generation and returns their samples.
    fn play<'py>(&self, py: Python<'py>, first: u64, games: u64) -> PyResult<Bound<'py, PyBytes>> {
        let range = first..first.saturating_add(games);
        if self.games().is_none_or(|all| range.end > all) {
            return Err(error("the generation has fewer games"));
        }
        let samples = py.detach(|| self.learner.play(range, &|_, _| ())).map_err(error)?;
        Ok(PyBytes::new(py, &samples))
    }

    /// Learns from the samples of all games of the generation, in order, and tests the new net.
    fn step(&mut self, py: Python<'_>, samples: Vec<Bound<'_, PyBytes>>) -> PyResult<()> {
        if self.learner.is_done() {
            return Err(error("all generations are done"));
        }
        let parts: Vec<&[u8]> = samples.iter().map(|part| part.as_bytes()).collect();
        py.detach(|| self.learner.step_with(&parts)).map(drop).map_err(error)
    }
}

fn summary(generation: &Generation) -> Value {
    let trial = |trial: &Trial| json!({"win_share": trial.share(), "margin": trial.margin()});
    json!({
        "generation": generation.number,
        "samples": generation.samples,
        "win_loss": generation.loss.win,
        "points_loss": generation.loss.points,
        "against_greedy": trial(&generation.against_greedy),
        "against_best": generation.gate.as_ref().map(trial),
        "accepted": generation.accepted,
    })
}
