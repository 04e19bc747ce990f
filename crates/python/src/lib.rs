//! The native half of the Python package `tarsas`; the other half is in `python/tarsas`.
//!
//! Seats count from zero here, as everything does in Python; records and the command line count from one. Every error is a
//! Python exception with one sentence, and work that takes long releases the interpreter lock and stops at Ctrl-C.

#![expect(clippy::needless_pass_by_value, reason = "PyO3 hands arguments over by value")]

mod advice;
mod errors;
mod game_match;
mod learning;
mod running;
mod series;
mod setup;
mod studies;
mod tables;

/// The native half of `tarsas`.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use super::advice::{Advice, Bot, Opinion};
    #[pymodule_export]
    use super::errors::{IllegalAction, TarsasError};
    #[pymodule_export]
    use super::game_match::{Action, PyMatch, from_record, make, restore};
    #[pymodule_export]
    use super::learning::Learner;
    #[pymodule_export]
    use super::series::{PyContest, PyReport, restore_report, simulate};
    #[pymodule_export]
    use super::setup::{games, spaces};
    #[pymodule_export]
    use super::studies::{report, tune};
    #[pymodule_export]
    use super::tables::Tables;
}
