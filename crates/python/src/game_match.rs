//! A match: what a table is for people.

use std::path::PathBuf;

use catalogue::{AnyMatch, Choice, Reader, Sentence, View};
use engine::{Ending, Record, Seat, Seed};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple};
use ui_kit::{Language, Names, svg};

use crate::errors::{error, illegal, not_played};
use crate::setup::{Setup, seat, seed, shelf};

/// A legal action.
#[pyclass(module = "tarsas", frozen, get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Action {
    /// Its number; None for the few actions without one.
    pub(crate) index: Option<usize>,
    /// In the game's notation.
    pub(crate) notation: String,
    /// In words.
    pub(crate) words: String,
}

#[pymethods]
impl Action {
    fn __repr__(&self) -> String {
        let index = self.index.map_or("None".to_owned(), |index| index.to_string());
        format!("Action({index}, {:?}, {:?})", self.notation, self.words)
    }
}

/// Where a match comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A seed, or a record with one.
    Seeded,
    /// What a seat knew of another match.
    Imagined,
}

/// A game being played.
#[pyclass(module = "tarsas", name = "Match")]
pub(crate) struct PyMatch {
    pub(crate) table: Box<dyn AnyMatch>,
    setup: Setup,
    /// The number of features of an observation.
    features: usize,
    /// The series and the number in it, from which the seeds of the match and its bots derive.
    pub(crate) seed: u64,
    pub(crate) number: u64,
    origin: Origin,
}

impl PyMatch {
    fn names(&self, language: Language) -> Names {
        let opponent = self.setup.game().word("opponent", language);
        Names::numbered(self.setup.seats, language).with_opponent(opponent)
    }

    fn viewer(&self, viewer: Option<i64>) -> PyResult<Option<Seat>> {
        viewer.map(|viewer| seat(viewer, self.setup.seats)).transpose()
    }

    fn whole_record(&self) -> PyResult<Record> {
        match self.origin {
            Origin::Seeded => Ok(self.table.record()),
            Origin::Imagined => Err(error("an imagined match has no record: it does not begin at a start")),
        }
    }

    fn play_any(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let game = self.setup.game();
        let played = if let Ok(action) = action.cast::<Action>() {
            self.table.play(&action.get().notation)
        } else if let Ok(notation) = action.cast::<PyString>() {
            self.table.play(notation.to_str()?)
        } else {
            let number: i64 = action.extract().map_err(|_| {
                error("an action is a number, a text in the game's notation, or an item of legal()")
            })?;
            let number =
                u32::try_from(number).map_err(|_| illegal(py, format!("{number} is not an action")))?;
            self.table.play_number(number)
        };
        played.map_err(|wrong| not_played(py, &wrong, game))
    }
}

#[pymethods]
impl PyMatch {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.table.info().slug
    }

    /// The number of seats.
    #[getter]
    pub(crate) fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// The options, all of them.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        self.setup.options.iter().try_for_each(|(key, value)| options.set_item(key, value))?;
        Ok(options)
    }

    /// The seed of the series.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of the match in the series of its seed.
    #[getter]
    fn number(&self) -> u64 {
        self.number
    }

    /// The seat that decides now; None when the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        self.table.to_act().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.to_act().is_none()
    }

    /// The number of moves so far.
    fn __len__(&self) -> usize {
        self.table.moves().len()
    }

    fn __repr__(&self) -> String {
        let (game, seats, moves) = (self.game(), self.setup.seats, self.__len__());
        let state = match self.table.to_act() {
            Some(seat) => format!("seat {} to act", seat.index()),
            None => "over".to_owned(),
        };
        format!("<tarsas.Match {game}, {seats} seats, {moves} moves, {state}>")
    }

    /// Whether the rules play a seat.
    fn plays_itself(&self, seat_number: i64) -> PyResult<bool> {
        Ok(self.table.plays_itself(seat(seat_number, self.setup.seats)?))
    }

    /// The legal actions of the seat that decides, in order.
    #[pyo3(signature = (language = "en"))]
    fn legal(&self, language: &str) -> PyResult<Vec<Action>> {
        let language = crate::setup::language(language)?;
        let choices = self.table.choices(&self.names(language), language);
        let action = |choice: Choice| Action {
            index: self.table.number_of(&choice.notation),
            notation: choice.notation,
            words: choice.words,
        };
        Ok(choices.into_iter().map(action).collect())
    }

    /// The numbers of the legal actions, ascending.
    fn legal_indices<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut numbers: Vec<i64> = self.table.legal_numbers().into_iter().map(i64::from).collect();
        numbers.sort_unstable();
        PyArray1::from_vec(py, numbers)
    }

    /// One for each legal action, by its number, else zero.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.setup.game().numbering().action_count];
        self.table.legal_numbers().into_iter().for_each(|number| mask[number as usize] = 1);
        PyArray1::from_vec(py, mask)
    }

    /// What a seat may know, as numbers; see `tarsas.spaces`.
    fn observe<'py>(&self, py: Python<'py>, seat_number: i64) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = seat(seat_number, self.setup.seats)?;
        let mut values = vec![0; self.features];
        self.table.observe(seat, &mut values);
        Ok(PyArray1::from_vec(py, values))
    }

    /// Plays an action, given by its number, in notation, or as an item of `legal()`, for the seat that decides. If a seat is
    /// named, it must be that one.
    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        if let Some(number) = seat {
            let seat = crate::setup::seat(number, self.setup.seats)?;
            match self.table.to_act() {
                None => return Err(illegal(py, "the game is over")),
                Some(other) if other != seat => {
                    let other = other.index();
                    return Err(illegal(py, format!("it is the turn of seat {other}, not of seat {number}")));
                }
                Some(_) => {}
            }
        }
        self.play_any(py, action)
    }

    /// Takes back the last moves. A move that drew something cannot be taken back.
    #[pyo3(signature = (moves = 1))]
    fn undo(&mut self, moves: usize) -> PyResult<()> {
        let played = self.table.moves().len();
        let keep = played.checked_sub(moves).filter(|_| moves > 0);
        let keep =
            keep.ok_or_else(|| error(format!("{moves} moves cannot be undone; {played} were played")))?;
        self.table.undo_to(keep).map_err(error)
    }

    /// A copy after the first `moves` moves, which continues with the same draws.
    fn at(&self, moves: usize) -> PyResult<Self> {
        let mut record = self.whole_record()?;
        let played = record.lines.len();
        if moves > played {
            return Err(error(format!("the match has {played} moves, not {moves}")));
        }
        if moves < played {
            record.lines.truncate(moves);
            record.ending = Ending::Paused;
        }
        let verified = self.setup.edition.verify(&record);
        let table = verified.map_err(|wrong| error(wrong.sentence(self.setup.game(), Language::En)))?;
        Ok(Self { table, ..self.clone() })
    }

    /// A copy that continues with the same draws.
    fn clone(&self) -> Self {
        Self {
            table: self.table.copy(),
            setup: self.setup.clone(),
            features: self.features,
            seed: self.seed,
            number: self.number,
            origin: self.origin,
        }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// A match that begins here, as a seat knows it: what is hidden from the seat is replaced by a random guess, and the
    /// draws to come are unrelated to those of this match.
    #[pyo3(signature = (seat, seed = None))]
    fn imagine(&self, seat: i64, seed: Option<u64>) -> PyResult<Self> {
        let (seat, seed) = (crate::setup::seat(seat, self.setup.seats)?, crate::setup::seed(seed)?);
        Ok(Self {
            // The series of a sample is never that of a match with the same seed.
            table: self.table.imagine(seat, &Seed::of_series(seed, u64::MAX)),
            setup: self.setup.clone(),
            features: self.features,
            seed,
            number: self.number,
            origin: Origin::Imagined,
        })
    }

    /// The score and the place of every seat, final when the game is over. In a solo game the automatic opponent comes after the
    /// seats.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let (info, standings) = (self.table.info(), self.table.standings(self.table.moves().len()));
        let rows = PyList::empty(py);
        for seat in Seat::all(standings.ranked()) {
            let (row, score) = (PyDict::new(py), standings.score(seat));
            row.set_item("seat", seat.index())?;
            row.set_item("place", standings.place(seat))?;
            row.set_item("total", score.total())?;
            let named = |names: &[&str], values: &[i32]| -> PyResult<Bound<'py, PyDict>> {
                let dict = PyDict::new(py);
                names.iter().zip(values).try_for_each(|(name, value)| dict.set_item(name, value))?;
                Ok(dict)
            };
            row.set_item("points", named(info.sources, &score.points)?)?;
            row.set_item("tie_breaks", named(info.tie_breaks, &score.tie_breaks)?)?;
            rows.append(row)?;
        }
        Ok(rows)
    }

    /// The record, byte for byte as the command line writes it. It reveals everything.
    fn record(&self) -> PyResult<String> {
        self.whole_record().map(|record| record.to_string())
    }

    /// The moves in words, as a viewer may read them: a dictionary each.
    #[pyo3(signature = (seat = None, language = "en"))]
    fn log<'py>(&self, py: Python<'py>, seat: Option<i64>, language: &str) -> PyResult<Bound<'py, PyList>> {
        let (viewer, language) = (self.viewer(seat)?, crate::setup::language(language)?);
        let over = self.table.to_act().is_none();
        let reader = if over { Reader::Everything } else { Reader::Viewer(viewer) };
        let rows = PyList::empty(py);
        for entry in self.table.log(0, reader, &self.names(language), language) {
            let row = PyDict::new(py);
            row.set_item("seat", entry.seat.index())?;
            row.set_item("notation", entry.notation)?;
            row.set_item("words", entry.words)?;
            row.set_item("events", entry.events.into_iter().map(|event| event.words).collect::<Vec<_>>())?;
            rows.append(row)?;
        }
        Ok(rows)
    }

    /// The position as text, as a seat or (without one) a spectator sees it.
    #[pyo3(signature = (seat = None, language = "en"))]
    fn text(&self, seat: Option<i64>, language: &str) -> PyResult<String> {
        let (viewer, language) = (self.viewer(seat)?, crate::setup::language(language)?);
        Ok(self.table.position(self.table.moves().len(), viewer, &self.names(language), language))
    }

    /// The board as a picture: `"svg"` gives a text, `"png"` bytes.
    #[pyo3(signature = (format = "svg", seat = None, width = 1600, language = "en"))]
    fn render<'py>(
        &self,
        py: Python<'py>,
        format: &str,
        seat: Option<i64>,
        width: u32,
        language: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (viewer, language, after) =
            (self.viewer(seat)?, crate::setup::language(language)?, self.__len__());
        let names = self.names(language);
        let view = View { live: true, seen: after, ..View::new(viewer, &names, language) };
        let draw = || {
            let board = self.table.scene(after, &view).board().into_string();
            svg::standalone(&board, self.setup.game().styles())
        };
        match format {
            "svg" => Ok(PyString::new(py, &draw()).into_any()),
            "png" => {
                let bytes = py.detach(|| render::png(&draw(), width)).map_err(error)?;
                Ok(PyBytes::new(py, &bytes).into_any())
            }
            _ => Err(error(format!("a picture is \"svg\" or \"png\", not \"{format}\""))),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let restore = py.import("tarsas._native")?.getattr("restore")?;
        let components = self.setup.components.clone();
        (restore, (self.record()?, self.seed, self.number, components)).into_pyobject(py)
    }
}

/// Opens a match. Its draws are those of game `number` of the series with this seed: the same as in `tarsas simulate --seed`.
#[pyfunction]
#[pyo3(signature = (game, seats = None, options = None, seed = None, number = 0, components = None))]
pub(crate) fn make(
    game: &str,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
    seed: Option<u64>,
    number: u64,
    components: Option<PathBuf>,
) -> PyResult<PyMatch> {
    let setup = Setup::new(game, seats, options, components)?;
    let seed = crate::setup::seed(seed)?;
    let table = setup.open(Seed::of_series(seed, number))?;
    let features = setup.features().len();
    Ok(PyMatch { table, setup, features, seed, number, origin: Origin::Seeded })
}

/// A match from a record with its seed, which is verified; the match can be continued.
#[pyfunction]
#[pyo3(signature = (text, components = None))]
pub(crate) fn from_record(text: &str, components: Option<PathBuf>) -> PyResult<PyMatch> {
    let (seed, number) = (seed(None)?, 0);
    let record = Record::parse(text.as_bytes()).map_err(error)?;
    let game = catalogue::find(&record.game).map_err(error)?;
    let shelf = shelf(components.clone());
    let known = shelf.edition_of(game, &record.components).map_err(error)?;
    let edition = known.map_or_else(|| shelf.edition(game), Ok).map_err(error)?;
    let verified = edition.verify(&record);
    let table = verified.map_err(|wrong| error(wrong.sentence(game, Language::En)))?;
    let mut options = engine::OptionMap::defaults(game.info()).with_rules(record.rules);
    for (key, value) in &record.options {
        options.set(key, value).map_err(error)?;
    }
    let setup = Setup { edition, options, seats: record.seats, components };
    let features = setup.features().len();
    Ok(PyMatch { table, setup, features, seed, number, origin: Origin::Seeded })
}

/// A match that was pickled.
#[pyfunction]
#[pyo3(signature = (text, seed, number, components))]
pub(crate) fn restore(text: &str, seed: u64, number: u64, components: Option<PathBuf>) -> PyResult<PyMatch> {
    Ok(PyMatch { seed, number, ..from_record(text, components)? })
}
