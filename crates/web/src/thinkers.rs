//! The threads on which bots think, apart from those that serve people.

use std::time::Duration;

use catalogue::Thought;
use tokio::sync::oneshot;

/// The threads of the bots.
pub(crate) struct Thinkers {
    pool: Option<rayon::ThreadPool>,
    deadline: Duration,
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

    /// What a bot decides; nothing if it fails or takes too long. It may go on thinking, but nobody listens.
    pub(crate) async fn ponder(&self, thought: Thought) -> Option<String> {
        let Some(pool) = &self.pool else { return Some(thought()) };
        let (tell, told) = oneshot::channel();
        pool.spawn(move || {
            // Whoever asked may be gone.
            let _ = tell.send(thought());
        });
        let answer = tokio::time::timeout(self.deadline, told).await;
        answer.ok().and_then(Result::ok)
    }
}
