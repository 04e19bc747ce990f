//! Errors as Python exceptions.

use std::fmt::Display;

use catalogue::{AnyGame, PlayError, Sentence};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use ui_kit::Language;

pyo3::create_exception!(tarsas, TarsasError, PyValueError, "A request that cannot be met, as one sentence.");
pyo3::create_exception!(
    tarsas,
    IllegalAction,
    TarsasError,
    "An action that may not be played. `rule` is the clause that forbids it and `reason` a short word for it, or None."
);

/// A request that cannot be met.
pub(crate) fn error(sentence: impl Display) -> PyErr {
    TarsasError::new_err(sentence.to_string())
}

/// An action that may not be played; no rule is named.
pub(crate) fn illegal(py: Python<'_>, sentence: impl Display) -> PyErr {
    with_rule(py, &sentence.to_string(), None)
}

/// An action that was not played.
pub(crate) fn not_played(py: Python<'_>, error: &PlayError, game: &dyn AnyGame) -> PyErr {
    let rule = match error {
        PlayError::Refused(refusal) => Some((refusal.rule, refusal.reason)),
        _ => None,
    };
    with_rule(py, &error.sentence(game, Language::En), rule)
}

fn with_rule(py: Python<'_>, sentence: &str, rule: Option<(&str, &str)>) -> PyErr {
    let error = IllegalAction::new_err(sentence.to_owned());
    let value = error.value(py);
    let (rule, reason) = rule.unzip();
    match value.setattr("rule", rule).and_then(|()| value.setattr("reason", reason)) {
        Ok(()) => error,
        Err(other) => other,
    }
}
