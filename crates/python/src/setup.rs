//! Games, component sets, seats and options by name.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use catalogue::summary::GameSummary;
use catalogue::{AnyEdition, AnyGame, Numbering, Sentence, Shelf, request};
use engine::{Feature, OptionMap, Seat, Seed};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use serde_json::json;
use ui_kit::Language;

use crate::errors::error;

/// Layouts that were asked for, by game and number of seats.
static LAYOUTS: LazyLock<Mutex<Layouts>> = LazyLock::new(Mutex::default);
type Layouts = BTreeMap<(&'static str, u8), Arc<Vec<Feature>>>;

/// The shelves in use, by folder: a component set stays in memory, so it is loaded only once.
static SHELVES: LazyLock<Mutex<BTreeMap<Option<PathBuf>, Arc<Shelf>>>> = LazyLock::new(Mutex::default);

pub(crate) fn shelf(components: Option<PathBuf>) -> Arc<Shelf> {
    let mut shelves = SHELVES.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(shelves.entry(components.clone()).or_insert_with(|| Arc::new(Shelf::new(components))))
}

/// A game that can be started.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) edition: Arc<dyn AnyEdition>,
    pub(crate) options: OptionMap,
    pub(crate) seats: u8,
    pub(crate) components: Option<PathBuf>,
}

impl Setup {
    /// The game of this name with this many seats; without a number, its usual one.
    pub(crate) fn new(
        game: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        components: Option<PathBuf>,
    ) -> PyResult<Self> {
        let game = catalogue::find(game).map_err(error)?;
        let info = game.info();
        let edition = shelf(components.clone()).edition(game).map_err(error)?;
        let negative = |seats: i64| {
            let (low, high) = (info.seats.start(), info.seats.end());
            error(format!("{} is for {low} to {high} players, not for {seats}", info.title))
        };
        let seats = seats.map(|seats| u64::try_from(seats).map_err(|_| negative(seats))).transpose()?;
        let seats = request::seats(info, seats).map_err(error)?;
        let options = request::options(info, &pairs(options)?).map_err(error)?;
        let setup = Self { edition, options, seats, components };
        // The options are judged when a game begins.
        setup.open(Seed::of_series(0, 0))?;
        Ok(setup)
    }

    pub(crate) fn open(&self, seed: Seed) -> PyResult<Box<dyn catalogue::AnyMatch>> {
        let opened = self.edition.open(&self.options, self.seats, seed);
        opened.map_err(|wrong| error(wrong.sentence(self.game(), Language::En)))
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.edition.game()
    }

    /// The features of an observation. They depend only on the game and the number of seats.
    pub(crate) fn features(&self) -> Arc<Vec<Feature>> {
        let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
        let layout = layouts.entry((self.edition.info().slug, self.seats)).or_insert_with(|| {
            let start = self.edition.open(&self.options, self.seats, Seed::of_series(0, 0));
            Arc::new(start.expect("the options have been checked").observation_layout())
        });
        Arc::clone(layout)
    }
}

/// Options as pairs of texts.
pub(crate) fn pairs(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let text = |value: Bound<'_, PyAny>| Ok::<_, PyErr>(value.str()?.to_string());
    options.into_iter().flatten().map(|(key, value)| Ok((text(key)?, text(value)?))).collect()
}

/// A seat of a table, counted from zero.
pub(crate) fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    match u8::try_from(number) {
        Ok(number) if number < seats => Ok(Seat::new(number)),
        _ => Err(error(format!("the table has seats 0 to {}, not {number}", seats - 1))),
    }
}

/// A language by its code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    Language::parse(code).ok_or_else(|| error(format!("the languages are en and hu, not \"{code}\"")))
}

/// A seed, or a random one that is short enough to type.
pub(crate) fn seed(given: Option<u64>) -> PyResult<u64> {
    given.map_or_else(|| getrandom::u64().map(|seed| seed % 1_000_000_000).map_err(error), Ok)
}

/// A serializable value as dictionaries and lists.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(error)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// The games: their seats, options, scores and bots.
#[pyfunction]
#[pyo3(signature = (components = None))]
pub(crate) fn games(py: Python<'_>, components: Option<PathBuf>) -> PyResult<Bound<'_, PyAny>> {
    let shelf = shelf(components);
    let mut games = Vec::new();
    for game in catalogue::games() {
        let edition = shelf.edition(*game).map_err(error)?;
        games.push(GameSummary::new(edition.info(), edition.hash().to_owned()));
    }
    to_python(py, &games)
}

/// The observation and the actions of a game with so many seats.
#[pyfunction]
#[pyo3(signature = (game, seats = None))]
pub(crate) fn spaces<'py>(py: Python<'py>, game: &str, seats: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, seats, None, None)?;
    let Numbering { layout_version, actions_version, action_count, kinds } = setup.game().numbering();
    let features = setup.features();
    let features: Vec<_> =
        features.iter().map(|feature| json!([feature.name, feature.min, feature.max])).collect();
    let mut first = 0;
    let kinds: Vec<_> = kinds
        .iter()
        .map(|kind| {
            let row = json!({
                "name": kind.name,
                "first": first,
                "count": kind.count(),
                "sizes": kind.sizes,
                "parts": kind.parts,
            });
            first += kind.count();
            row
        })
        .collect();
    to_python(
        py,
        &json!({
            "layout_version": layout_version,
            "features": features,
            "actions_version": actions_version,
            "actions": action_count,
            "kinds": kinds,
        }),
    )
}
