//! The clock by which days begin.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use store::Time;

/// The clock by which days begin and moves are dated: that of the system, or one that a test sets.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// A clock that stands still until it is set.
    #[must_use]
    pub fn standing(at: Time) -> Self {
        Self(Some(Arc::new(AtomicI64::new(at.0))))
    }

    /// Sets a stopped clock, and every copy of it.
    pub fn set(&self, at: Time) {
        if let Some(clock) = &self.0 {
            clock.store(at.0, Ordering::Relaxed);
        }
    }

    pub(crate) fn now(&self) -> Time {
        self.0.as_ref().map_or_else(Time::now, |clock| Time(clock.load(Ordering::Relaxed)))
    }
}
