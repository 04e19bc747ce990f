//! The thread pool on which bots search, apart from the threads that serve people.
//!
//! The number of threads is fixed. Under load the searches get shorter: a decision may use half of the time left to its
//! deadline, divided by the number of decisions per thread. The share is recomputed while a search runs, so a search that
//! began alone makes room for others.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use catalogue::Job;
use tokio::sync::oneshot;

/// After this number of decisions in a row a thread takes a waiting background job.
const DECISIONS_IN_A_ROW: usize = 20;

/// The thread pool of the bots.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
    /// The time allowed for a decision, waiting included.
    deadline: Duration,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    threads: usize,
    /// Number of decisions that are waiting or running.
    decisions: AtomicUsize,
}

type Task = Box<dyn FnOnce(&Shared) + Send>;

#[derive(Default)]
struct Queue {
    decisions: VecDeque<Task>,
    background: VecDeque<Task>,
    /// Number of decisions taken since the last background job.
    in_a_row: usize,
    closed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<Task> {
        let background_is_due = self.in_a_row >= DECISIONS_IN_A_ROW && !self.background.is_empty();
        if !background_is_due && let Some(decision) = self.decisions.pop_front() {
            self.in_a_row += 1;
            return Some(decision);
        }
        self.in_a_row = 0;
        self.background.pop_front()
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, task: Task, is_decision: bool) {
        let mut queue = self.queue();
        if is_decision {
            queue.decisions.push_back(task)
        } else {
            queue.background.push_back(task)
        }
        drop(queue);
        self.changed.notify_one();
    }

    /// Runs tasks until the pool is dropped.
    fn work(&self) {
        loop {
            let mut queue = self.queue();
            let task = loop {
                if queue.closed {
                    return;
                }
                match queue.next() {
                    Some(task) => break task,
                    None => queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
                }
            };
            drop(queue);
            // A panic in a bot must not end the thread: the answer is just missing.
            if catch_unwind(AssertUnwindSafe(|| task(self))).is_err() {
                tracing::error!("a bot panicked");
            }
        }
    }
}

/// The search time of one of `decisions` decisions, given the time left until its deadline.
fn share(left: Duration, decisions: usize, threads: usize) -> Duration {
    (left / 2).mul_f64(threads as f64 / decisions.max(threads) as f64)
}

/// Cancels a job when its answer is no longer awaited.
#[derive(Default)]
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Counts a decision as long as its answer is awaited.
struct Awaited<'a>(&'a AtomicUsize);

impl<'a> Awaited<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Awaited<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Starts one thread per core but one, which is left to the server.
    pub(crate) fn new(deadline: Duration) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self::with_threads(cores.saturating_sub(1).max(1), deadline)
    }

    fn with_threads(threads: usize, deadline: Duration) -> Self {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            changed: Condvar::new(),
            threads,
            decisions: AtomicUsize::new(0),
        });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || shared.work()).expect("the system can start a thread");
        }
        Self { shared, deadline }
    }

    /// Works out a decision within its deadline; `None` if it fails or misses the deadline.
    pub(crate) async fn decide<T: Send + 'static>(&self, job: Job<T>) -> Option<T> {
        let asked = Instant::now();
        let deadline = asked + self.deadline;
        let _awaited = Awaited::new(&self.shared.decisions);
        let answer = self.submit(job, Some(deadline));
        let answer = tokio::time::timeout_at(deadline.into(), answer).await.ok().flatten();
        metrics::histogram!("tarsas_bot_decision_seconds").record(asked.elapsed().as_secs_f64());
        answer
    }

    /// Works out something that can wait for decisions; `None` if it fails. It should be a short step of a longer work.
    pub(crate) async fn run_in_background<T: Send + 'static>(&self, job: Job<T>) -> Option<T> {
        self.submit(job, None).await
    }

    /// Queues a job and waits for its answer. A job with a deadline is a decision and stops after its share of time; any
    /// job stops when the answer is no longer awaited.
    async fn submit<T: Send + 'static>(&self, job: Job<T>, deadline: Option<Instant>) -> Option<T> {
        let guard = CancelOnDrop::default();
        let dropped = Arc::clone(&guard.0);
        let (send, answer) = oneshot::channel();
        let task: Task = Box::new(move |shared| {
            let started = Instant::now();
            let left = deadline.map(|deadline| deadline.saturating_duration_since(started));
            let used_up = |left| {
                let decisions = shared.decisions.load(Ordering::Relaxed);
                started.elapsed() >= share(left, decisions, shared.threads)
            };
            let cancelled = || dropped.load(Ordering::Relaxed) || left.is_some_and(used_up);
            if !dropped.load(Ordering::Relaxed) && left != Some(Duration::ZERO) {
                // The receiver may be gone.
                let _ = send.send(job(&cancelled));
            }
        });
        self.shared.push(task, deadline.is_some());
        answer.await.ok()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(3600);

    /// A job that runs until it is cancelled, and reports its start and its end.
    fn endless() -> (Job<u32>, oneshot::Receiver<()>, oneshot::Receiver<()>) {
        let ((start, started), (end, ended)) = (oneshot::channel(), oneshot::channel());
        let job: Job<u32> = Box::new(move |cancelled| {
            start.send(()).expect("the test waits");
            while !cancelled() {
                thread::yield_now();
            }
            end.send(()).expect("the test waits");
            7
        });
        (job, started, ended)
    }

    #[tokio::test]
    async fn a_decision_that_misses_its_deadline_is_cancelled() {
        let pool = BotPool::with_threads(1, Duration::ZERO);
        assert_eq!(pool.decide(Box::new(|_| 7)).await, None);
        // On a slow machine it does not even start before its deadline.
        let (job, started, ended) = endless();
        let pool = BotPool::with_threads(1, Duration::from_millis(200));
        pool.decide(job).await;
        if started.await.is_ok() {
            ended.await.expect("it is cancelled when its time is used up");
        }
    }

    #[tokio::test]
    async fn a_decision_that_nobody_awaits_is_cancelled() {
        let (job, started, ended) = endless();
        let pool = BotPool::with_threads(1, LONG);
        let awaited = tokio::spawn(async move { pool.decide(job).await });
        started.await.expect("it starts");
        awaited.abort();
        ended.await.expect("an abandoned decision is cancelled");
    }

    #[tokio::test]
    async fn an_abandoned_job_is_never_started() {
        let pool = Arc::new(BotPool::with_threads(1, LONG));
        let ((first, started, ended), (second, mut second_started, _end)) = (endless(), endless());
        let run = |job| {
            let pool = Arc::clone(&pool);
            tokio::spawn(async move { pool.decide(job).await })
        };
        let first = run(first);
        started.await.expect("it starts");
        let second = run(second);
        while pool.shared.queue().decisions.is_empty() {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.is_err(), "it was aborted");
        first.abort();
        ended.await.expect("it is cancelled");
        assert_eq!(pool.decide(Box::new(|_| 7)).await, Some(7), "the thread is free again");
        assert!(second_started.try_recv().is_err(), "the second job never started");
    }

    #[tokio::test]
    async fn a_panic_loses_one_answer_and_no_thread() {
        let pool = BotPool::with_threads(1, LONG);
        assert_eq!(pool.decide::<u32>(Box::new(|_| panic!("a bug in a bot"))).await, None);
        assert_eq!(pool.decide(Box::new(|_| 7)).await, Some(7));
    }

    #[tokio::test]
    async fn decisions_come_before_background_jobs_but_do_not_starve_them() {
        let pool = Arc::new(BotPool::with_threads(1, LONG));
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |what: &'static str| -> Job<()> {
            let order = Arc::clone(&order);
            Box::new(move |_| order.lock().expect("no panic").push(what))
        };
        let (block, started, _ended) = endless();
        let blocked = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.run_in_background(block).await }
        });
        started.await.expect("it starts");
        let mut waiting = tokio::task::JoinSet::new();
        for number in 0..=DECISIONS_IN_A_ROW {
            let (pool, background) = (Arc::clone(&pool), number == 0);
            let job = note(if background { "background" } else { "decision" });
            waiting.spawn(async move {
                if background { pool.run_in_background(job).await } else { pool.decide(job).await }
            });
        }
        for _ in 0..5 {
            let (pool, job) = (Arc::clone(&pool), note("decision"));
            waiting.spawn(async move { pool.decide(job).await });
        }
        while pool.shared.queue().decisions.len() < DECISIONS_IN_A_ROW + 5 {
            tokio::task::yield_now().await;
        }
        blocked.abort();
        while waiting.join_next().await.is_some() {}
        let order = order.lock().expect("no panic");
        assert_eq!(order.iter().position(|what| *what == "background"), Some(DECISIONS_IN_A_ROW));
    }

    /// Twenty tables that ask for the next decision as soon as they have one, on one thread, in simulated time.
    #[test]
    fn many_tables_get_equal_shares_and_no_decision_misses_its_deadline() {
        const TABLES: u32 = 20;
        let deadline = Duration::from_secs(5);
        let mut now = Duration::ZERO;
        let mut asked: VecDeque<Duration> = (0..TABLES).map(|_| now).collect();
        let mut shares = Vec::new();
        for decision in 0..10 * TABLES {
            let by = asked.pop_front().expect("every table waits") + deadline;
            assert!(now < by, "decision {decision} starts after its deadline");
            let share = share(by - now, TABLES as usize, 1);
            now += share;
            assert!(now <= by, "decision {decision} ends after its deadline");
            shares.push(share);
            asked.push_back(now);
        }
        let last = &shares[shares.len() - TABLES as usize..];
        let (least, most) = (last.iter().min().expect("many"), last.iter().max().expect("many"));
        assert!(*most < least.mul_f64(1.1), "{least:?} to {most:?}");
        assert!(*least > Duration::from_millis(80), "{least:?}");
    }

    #[test]
    fn a_share_is_half_of_the_time_left_while_threads_are_free() {
        let left = Duration::from_secs(4);
        assert_eq!(share(left, 1, 1), left / 2);
        assert_eq!(share(left, 3, 4), left / 2);
        assert_eq!(share(left, 8, 4), left / 4);
        assert_eq!(share(Duration::ZERO, 1, 1), Duration::ZERO);
    }
}
