//! Work that takes long: without the interpreter lock, and stopped by Ctrl-C.

use std::cell::{Cell, OnceCell};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use bots::RunError;
use catalogue::Job;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often Ctrl-C is looked for.
const POLL: Duration = Duration::from_millis(50);

/// Runs a job on this thread.
pub(crate) fn job<T: Send>(py: Python<'_>, job: Job<T>) -> PyResult<T> {
    let (result, interrupted) = py.detach(move || {
        let interrupted = OnceCell::new();
        let next = Cell::new(Instant::now() + POLL);
        let result = job(&|| {
            if interrupted.get().is_none() && Instant::now() >= next.get() {
                if let Err(error) = Python::attach(|py| py.check_signals()) {
                    let _ = interrupted.set(error);
                }
                next.set(Instant::now() + POLL);
            }
            interrupted.get().is_some()
        });
        (result, interrupted.into_inner())
    });
    interrupted.map_or(Ok(result), Err)
}

/// Runs work that reports its progress and can be stopped on other threads. `progress` is called on this one, with the number of
/// steps done so far; an exception in it stops the work.
pub(crate) fn work<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&(dyn Fn() -> Result<(), RunError> + Sync)) -> T + Send,
) -> PyResult<T> {
    let (stopped, done) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = progress.map(|callable| callable.clone().unbind());
    let tell = || {
        Python::attach(|py| {
            py.check_signals()?;
            let done = done.load(Ordering::Relaxed);
            progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (done,)).map(drop))
        })
    };
    let outcome = py.detach(|| {
        std::thread::scope(|scope| {
            let (finished, is_finished) = mpsc::channel::<()>();
            let (stopped, done) = (&stopped, &done);
            let worker = scope.spawn(move || {
                // Dropped at the end, even if the work panics.
                let _finished = finished;
                work(&|| {
                    done.fetch_add(1, Ordering::Relaxed);
                    let stop = stopped.load(Ordering::Relaxed);
                    if stop { Err(RunError::Stopped("stopped".to_owned())) } else { Ok(()) }
                })
            });
            let mut interrupted = None;
            loop {
                let waiting = is_finished.recv_timeout(POLL) == Err(RecvTimeoutError::Timeout);
                if interrupted.is_none() {
                    interrupted = tell().err();
                    stopped.store(interrupted.is_some(), Ordering::Relaxed);
                }
                if !waiting {
                    return (worker.join(), interrupted);
                }
            }
        })
    });
    match outcome {
        (_, Some(error)) => Err(error),
        (Ok(result), None) => Ok(result),
        (Err(panic), None) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Err(PyRuntimeError::new_err(text.unwrap_or_else(|| "the work panicked".to_owned())))
        }
    }
}
