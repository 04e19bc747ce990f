//! The tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use crate::app::App;
use crate::failure::Failure;
use crate::room::Room;

/// A table without visitors is removed from memory after this time.
const IDLE: Duration = Duration::from_secs(60);

/// Cached fragments are dropped after this time without a change, because they are large.
const STALE: Duration = Duration::from_secs(5);

/// The tables in memory. A cell exists before its table is loaded, so that two visitors load it once.
#[derive(Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
}

impl Rooms {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<String, Arc<OnceCell<Arc<Room>>>>) -> T) -> T {
        work(&mut self.rooms.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The table with this code, from the memory or the store.
    pub(crate) async fn get(&self, app: &App, code: &str) -> Result<Arc<Room>, Failure> {
        let cell = self.with(|rooms| Arc::clone(rooms.entry(code.to_owned()).or_default()));
        let known = cell.initialized();
        let room = cell.get_or_try_init(async || Room::load(app, code).await.map(Arc::new)).await;
        if let Some(room) = room.as_ref().ok().filter(|_| known) {
            room.catch_up_now(app).await?;
        }
        match room {
            Ok(room) => {
                room.touch();
                Ok(Arc::clone(room))
            }
            Err(failure) => {
                self.with(|rooms| rooms.retain(|_, cell| cell.initialized() || Arc::strong_count(cell) > 1));
                Err(failure)
            }
        }
    }

    /// The table with this code, if it is in memory.
    pub(crate) fn loaded(&self, code: &str) -> Option<Arc<Room>> {
        self.with(|rooms| rooms.get(code).and_then(|cell| cell.get().cloned()))
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.with(|rooms| rooms.values().filter_map(|cell| cell.get().cloned()).collect())
    }

    /// Removes a table that was deleted.
    pub(crate) fn forget(&self, code: &str) {
        self.with(|rooms| rooms.remove(code));
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.with(|rooms| rooms.len())
    }

    /// Removes idle tables, and the cached fragments of unchanged ones.
    pub(crate) fn sweep(&self, now: Instant) {
        let mut stale = Vec::new();
        self.with(|rooms| {
            rooms.retain(|_, cell| {
                let Some(room) = cell.get() else { return true };
                let idle = room.idle_since().is_some_and(|since| now.duration_since(since) > IDLE);
                // A caller that has just received this room must not write to a stale copy.
                let alone = Arc::strong_count(room) == 1 && Arc::strong_count(cell) == 1;
                if !(idle && alone) {
                    stale.push(Arc::clone(room));
                }
                !(idle && alone)
            });
        });
        for room in stale {
            if room.unchanged_for(now) > STALE
                && let Ok(mut inner) = room.inner.try_lock()
            {
                inner.fragments = HashMap::new();
                inner.logs.clear();
            }
        }
    }
}
