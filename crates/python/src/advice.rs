//! Bots, their opinions, and hints.

use bots::{BotKind, bot_seed};
use catalogue::request;
use pyo3::prelude::*;
use ui_kit::{Language, Names};

use crate::errors::{error, illegal};
use crate::game_match::{Action, PyMatch};
use crate::running;

/// A bot of one kind. It sees only what the seat that decides may know.
#[pyclass(module = "tarsas", frozen)]
pub(crate) struct Bot {
    kind: BotKind,
}

/// A bot's opinion of a legal action.
#[pyclass(module = "tarsas", frozen, get_all)]
pub(crate) struct Opinion {
    /// The number of the action.
    index: Option<usize>,
    /// The action in notation.
    notation: String,
    /// The rating of the game's heuristic; only differences matter.
    rating: f32,
    /// Win probability after the action, 0 to 1; None if no search tried it.
    value: Option<f32>,
    /// Standard error of the difference between this value and that of the action rated highest.
    error: Option<f32>,
    /// Number of sampled worlds in which it was tried.
    worlds: u32,
}

#[pymethods]
impl Opinion {
    fn __repr__(&self) -> String {
        let value = self.value.map_or("None".to_owned(), |value| format!("{value:.3}"));
        format!(
            "Opinion({:?}, rating={:.2}, value={value}, worlds={})",
            self.notation, self.rating, self.worlds
        )
    }
}

/// A suggested action.
#[pyclass(module = "tarsas", frozen, get_all)]
pub(crate) struct Advice {
    /// The number of the action.
    index: Option<usize>,
    /// The action in notation.
    notation: String,
    /// In words.
    words: String,
    /// Win probability after the action; None in a game of one player.
    chance: Option<f32>,
    /// The final score that can be expected, compared with the first suggestion.
    points: Option<f32>,
    /// The player's next actions, in words.
    plan: Vec<String>,
}

#[pymethods]
impl Advice {
    fn __repr__(&self) -> String {
        format!("Advice({:?}, chance={:?})", self.words, self.chance)
    }
}

#[pymethods]
impl Bot {
    /// The bot of this name: random, greedy, search-N, easy, normal, hard or expert.
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        Ok(Self { kind: request::bot(name).map_err(error)? })
    }

    /// The name.
    #[getter]
    fn name(&self) -> String {
        self.kind.to_string()
    }

    fn __repr__(&self) -> String {
        format!("tarsas.bot(\"{}\")", self.kind)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("tarsas._native")?.getattr("Bot")?, (self.name(),)))
    }

    /// The action it plays for the seat that decides. As long as the same kind of bot decides for a seat of a match, the bot keeps
    /// its search tree, and it plays as it does in `simulate` with the seed of the match.
    fn choose(&self, py: Python<'_>, game: &Bound<'_, PyMatch>) -> PyResult<Action> {
        let job = {
            let mut game = game.try_borrow_mut()?;
            let seat = game.table.to_act().ok_or_else(|| illegal(py, "the game is over"))?;
            let seed = bot_seed(game.seed, game.number, seat);
            game.table.decide(self.kind, seed).expect("a seat decides")
        };
        let notation = running::job(py, job)?;
        let game = game.try_borrow()?;
        let words = Names::numbered(game.seats(), Language::En);
        let words = game.table.words(&notation, &words, Language::En).unwrap_or_default();
        Ok(Action { index: game.table.number_of(&notation), notation, words })
    }

    /// What it thinks of every legal action, in their order. Equal seeds give equal opinions.
    #[pyo3(signature = (game, seed = 0))]
    fn opinions(&self, py: Python<'_>, game: &Bound<'_, PyMatch>, seed: u64) -> PyResult<Vec<Opinion>> {
        let job = game.try_borrow()?.table.opinions(self.kind, seed);
        let opinions = running::job(py, job.ok_or_else(|| illegal(py, "the game is over"))?)?;
        let game = game.try_borrow()?;
        let opinion = |opinion: catalogue::Opinion| Opinion {
            index: game.table.number_of(&opinion.notation),
            notation: opinion.notation,
            rating: opinion.rating,
            value: opinion.tried.map(|tried| tried.value),
            error: opinion.tried.map(|tried| tried.error),
            worlds: opinion.tried.map_or(0, |tried| tried.worlds),
        };
        Ok(opinions.into_iter().map(opinion).collect())
    }

    /// Up to three suggestions for the seat that decides, best first, after one and a half seconds of search.
    #[staticmethod]
    #[pyo3(signature = (game, seed = 0, language = "en"))]
    fn hint(py: Python<'_>, game: &Bound<'_, PyMatch>, seed: u64, language: &str) -> PyResult<Vec<Advice>> {
        let language = crate::setup::language(language)?;
        let names = Names::numbered(game.try_borrow()?.seats(), language);
        let job = game.try_borrow()?.table.advise(seed, &names, language);
        let advice = running::job(py, job.ok_or_else(|| illegal(py, "the game is over"))?)?;
        let game = game.try_borrow()?;
        let advice = advice.into_iter().map(|advice| Advice {
            index: game.table.number_of(&advice.notation),
            notation: advice.notation,
            words: advice.words,
            chance: advice.chance,
            points: advice.points,
            plan: advice.plan,
        });
        Ok(advice.collect())
    }
}
