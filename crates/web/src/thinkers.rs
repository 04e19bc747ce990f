//! The threads on which bots think, apart from those that serve people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::oneshot;

/// The threads of the bots.
pub(crate) struct Thinkers {
    pool: Option<rayon::ThreadPool>,
    deadline: Duration,
}

/// Somebody waits for an answer; dropped, it tells who thinks that nobody does any more.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub(crate) fn new(deadline: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(cores.saturating_sub(1).max(1))
            .thread_name(|number| format!("bot-{number}"))
            // A bot that fails must not take the server with it: its answer is just missing.
            .panic_handler(|_| tracing::error!("a bot failed"))
            .build();
        Self { pool: pool.ok(), deadline }
    }

    /// What a bot decides; nothing if it fails or takes too long.
    pub(crate) async fn ponder<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        tokio::time::timeout(self.deadline, self.work(thought)).await.ok().flatten()
    }

    /// What comes of a thought, however long it takes; nothing if it fails. When nobody waits any more, it is told.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let waiting = Waiting(Arc::default());
        let unwanted = Arc::clone(&waiting.0);
        let (tell, told) = oneshot::channel();
        let work = move || {
            if !unwanted.load(Ordering::Relaxed) {
                // Whoever asked may be gone.
                let _ = tell.send(thought(&unwanted));
            }
        };
        match &self.pool {
            Some(pool) => pool.spawn(work),
            None => drop(tokio::task::spawn_blocking(work)),
        }
        told.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thinks until it is told to stop.
    fn endless(stopped: Arc<AtomicBool>) -> impl FnOnce(&AtomicBool) + Send + 'static {
        move |unwanted| {
            while !unwanted.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            stopped.store(true, Ordering::Relaxed);
        }
    }

    async fn until_set(flag: &AtomicBool) {
        while !flag.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    #[tokio::test]
    async fn a_bot_gives_up_after_its_time() {
        let thinkers = Thinkers::new(Duration::from_millis(20));
        let stopped = Arc::new(AtomicBool::new(false));
        assert_eq!(thinkers.ponder(endless(Arc::clone(&stopped))).await, None);
        until_set(&stopped).await;
        assert_eq!(thinkers.work(|_| 7).await, Some(7), "its thread is free again");
    }

    #[tokio::test]
    async fn a_bot_gives_up_when_nobody_waits() {
        let thinkers = Thinkers::new(Duration::from_secs(600));
        let stopped = Arc::new(AtomicBool::new(false));
        tokio::select! {
            _ = thinkers.ponder(endless(Arc::clone(&stopped))) => panic!("it never ends by itself"),
            () = tokio::time::sleep(Duration::from_millis(50)) => {}
        }
        // It may not even have begun; then it never does.
        assert_eq!(thinkers.work(|_| 7).await, Some(7));
    }
}
