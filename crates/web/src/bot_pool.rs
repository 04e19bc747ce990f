//! The thread pool on which bots search, apart from the threads that serve people.
//!
//! The number of threads is fixed. Under load the searches get shorter: a decision may use half of the time left to its
//! deadline, divided by its [`load`]. The share is recomputed while a search runs, so a search that began alone makes room
//! for others. Decisions are taken in turn from their owners, so somebody with many tables mostly takes time from himself.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
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

/// For whom a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    /// People who play from this address; `None` if none of them was seen since the server started.
    People(Option<IpAddr>),
    /// Nobody: bots play among themselves. They think only while no person waits for a bot.
    Nobody,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    threads: usize,
    /// The number of decisions of each owner that are waiting or running.
    awaited: Mutex<HashMap<Owner, Arc<AtomicUsize>>>,
    /// The number of owners in `awaited`.
    owners: AtomicUsize,
    /// The number of decisions for people that wait for a thread.
    people_wait: AtomicUsize,
}

type Task = Box<dyn FnOnce(&Shared) + Send>;

/// The kind of a job.
#[derive(Clone, Copy)]
enum Kind {
    Decision(Owner),
    Background,
}

#[derive(Default)]
struct Queue {
    /// The decisions of each owner. The first owner is next.
    decisions: VecDeque<(Owner, VecDeque<Task>)>,
    /// The decisions of bots among themselves.
    spectacle: VecDeque<Task>,
    background: VecDeque<Task>,
    /// Number of decisions taken since the last background job.
    in_a_row: usize,
    closed: bool,
}

impl Queue {
    fn add(&mut self, task: Task, kind: Kind) {
        match kind {
            Kind::Background => self.background.push_back(task),
            Kind::Decision(Owner::Nobody) => self.spectacle.push_back(task),
            Kind::Decision(owner) => match self.decisions.iter_mut().find(|(of, _)| *of == owner) {
                Some((_, tasks)) => tasks.push_back(task),
                None => self.decisions.push_back((owner, VecDeque::from([task]))),
            },
        }
    }

    fn next(&mut self) -> Option<Task> {
        let background_is_due = self.in_a_row >= DECISIONS_IN_A_ROW && !self.background.is_empty();
        if !background_is_due && let Some(decision) = self.next_decision() {
            self.in_a_row += 1;
            return Some(decision);
        }
        self.in_a_row = 0;
        self.background.pop_front().or_else(|| self.spectacle.pop_front())
    }

    /// The next decision of the first owner, who is the last one afterwards.
    fn next_decision(&mut self) -> Option<Task> {
        let (owner, mut tasks) = self.decisions.pop_front()?;
        let task = tasks.pop_front();
        if !tasks.is_empty() {
            self.decisions.push_back((owner, tasks));
        }
        task
    }

    /// The number of decisions for people.
    fn people(&self) -> usize {
        self.decisions.iter().map(|(_, tasks)| tasks.len()).sum()
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, task: Task, kind: Kind) {
        let mut queue = self.queue();
        queue.add(task, kind);
        self.people_wait.store(queue.people(), Ordering::Relaxed);
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
            self.people_wait.store(queue.people(), Ordering::Relaxed);
            drop(queue);
            // A panic in a bot must not end the thread: the answer is just missing.
            if catch_unwind(AssertUnwindSafe(|| task(self))).is_err() {
                tracing::error!("a bot panicked");
            }
        }
    }
}

/// How much less time the decisions of one owner leave to those of another. With it, each of two who share a machine has
/// more than four fifths of the time, also if a step of an analysis has to end first; both mostly wait for people.
const OTHERS: f64 = 0.15;

/// How many decisions share a thread from the point of view of an owner with `own` decisions, if there are `owners`. One's own
/// count in full.
fn load(own: usize, owners: usize) -> f64 {
    own as f64 + OTHERS * owners.saturating_sub(1) as f64
}

/// The search time of a decision, given the time left until its deadline.
fn share(left: Duration, load: f64, threads: usize) -> Duration {
    (left / 2).mul_f64(threads as f64 / load.max(threads as f64))
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
struct Awaited<'a> {
    shared: &'a Shared,
    owner: Owner,
    /// The number of decisions of this owner.
    own: Arc<AtomicUsize>,
}

impl<'a> Awaited<'a> {
    fn new(shared: &'a Shared, owner: Owner) -> Self {
        let mut awaited = shared.awaited.lock().unwrap_or_else(PoisonError::into_inner);
        let own = Arc::clone(awaited.entry(owner).or_default());
        own.fetch_add(1, Ordering::Relaxed);
        shared.owners.store(awaited.len(), Ordering::Relaxed);
        Self { shared, owner, own }
    }
}

impl Drop for Awaited<'_> {
    fn drop(&mut self) {
        let mut awaited = self.shared.awaited.lock().unwrap_or_else(PoisonError::into_inner);
        if self.own.fetch_sub(1, Ordering::Relaxed) == 1 {
            awaited.remove(&self.owner);
        }
        self.shared.owners.store(awaited.len(), Ordering::Relaxed);
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
            awaited: Mutex::default(),
            owners: AtomicUsize::new(0),
            people_wait: AtomicUsize::new(0),
        });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || shared.work()).expect("the system can start a thread");
        }
        Self { shared, deadline }
    }

    /// Works out a decision within its deadline; `None` if it fails or misses the deadline.
    pub(crate) async fn decide<T: Send + 'static>(&self, owner: Owner, job: Job<T>) -> Option<T> {
        let asked = Instant::now();
        let deadline = asked + self.deadline;
        let awaited = Awaited::new(&self.shared, owner);
        let own = Arc::clone(&awaited.own);
        let answer = self.submit(Kind::Decision(owner), job, move |shared, started| {
            let share = share(
                deadline.saturating_duration_since(started),
                load(own.load(Ordering::Relaxed), shared.owners.load(Ordering::Relaxed)),
                shared.threads,
            );
            let gives_way = owner == Owner::Nobody && shared.people_wait.load(Ordering::Relaxed) > 0;
            gives_way || started.elapsed() >= share
        });
        let answer = tokio::time::timeout_at(deadline.into(), answer).await.ok().flatten();
        metrics::histogram!("tarsas_bot_decision_seconds").record(asked.elapsed().as_secs_f64());
        answer
    }

    /// Works out something that can wait for decisions; `None` if it fails. It should be a short step of a longer work.
    pub(crate) async fn run_in_background<T: Send + 'static>(&self, job: Job<T>) -> Option<T> {
        self.submit(Kind::Background, job, |_, _| false).await
    }

    /// Queues a job and waits for its answer. The job stops when its time, from its start, is used up, or when the answer is
    /// no longer awaited. A decision that starts after its deadline has no time at all: it is not made.
    async fn submit<T: Send + 'static>(
        &self,
        kind: Kind,
        job: Job<T>,
        used_up: impl Fn(&Shared, Instant) -> bool + Send + 'static,
    ) -> Option<T> {
        let guard = CancelOnDrop::default();
        let dropped = Arc::clone(&guard.0);
        let (send, answer) = oneshot::channel();
        let task: Task = Box::new(move |shared| {
            let started = Instant::now();
            let cancelled = || dropped.load(Ordering::Relaxed) || used_up(shared, started);
            if !cancelled() {
                // The receiver may be gone.
                let _ = send.send(job(&cancelled));
            }
        });
        self.shared.push(task, kind);
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
    const ANNA: Owner = Owner::People(None);

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
        assert_eq!(pool.decide(ANNA, Box::new(|_| 7)).await, None);
        // On a slow machine it does not even start before its deadline.
        let (job, started, ended) = endless();
        let pool = BotPool::with_threads(1, Duration::from_millis(200));
        pool.decide(ANNA, job).await;
        if started.await.is_ok() {
            ended.await.expect("it is cancelled when its time is used up");
        }
    }

    #[tokio::test]
    async fn a_decision_that_nobody_awaits_is_cancelled() {
        let (job, started, ended) = endless();
        let pool = BotPool::with_threads(1, LONG);
        let awaited = tokio::spawn(async move { pool.decide(ANNA, job).await });
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
            tokio::spawn(async move { pool.decide(ANNA, job).await })
        };
        let first = run(first);
        started.await.expect("it starts");
        let second = run(second);
        while pool.shared.queue().people() == 0 {
            tokio::task::yield_now().await;
        }
        second.abort();
        assert!(second.await.is_err(), "it was aborted");
        first.abort();
        ended.await.expect("it is cancelled");
        assert_eq!(pool.decide(ANNA, Box::new(|_| 7)).await, Some(7), "the thread is free again");
        assert!(second_started.try_recv().is_err(), "the second job never started");
    }

    #[tokio::test]
    async fn a_panic_loses_one_answer_and_no_thread() {
        let pool = BotPool::with_threads(1, LONG);
        assert_eq!(pool.decide::<u32>(ANNA, Box::new(|_| panic!("a bug in a bot"))).await, None);
        assert_eq!(pool.decide(ANNA, Box::new(|_| 7)).await, Some(7));
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
                if background { pool.run_in_background(job).await } else { pool.decide(ANNA, job).await }
            });
        }
        for _ in 0..5 {
            let (pool, job) = (Arc::clone(&pool), note("decision"));
            waiting.spawn(async move { pool.decide(ANNA, job).await });
        }
        while pool.shared.queue().people() < DECISIONS_IN_A_ROW + 5 {
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
            let share = share(by - now, load(1, TABLES as usize), 1);
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
        assert_eq!(share(left, load(1, 1), 1), left / 2);
        assert_eq!(share(left, load(3, 1), 4), left / 2);
        assert_eq!(share(left, load(8, 1), 4), left / 4);
        assert_eq!(share(Duration::ZERO, load(1, 1), 1), Duration::ZERO);
    }

    /// One address with twenty tables whose bots always think, and with analyses, on one thread, in simulated time: another
    /// person's bot has at least four fifths of the time it would have alone.
    #[test]
    fn an_address_with_many_tables_costs_others_at_most_a_fifth() {
        const TABLES: usize = 20;
        let deadline = Duration::from_secs(5);
        let alone = share(deadline, load(1, 1), 1);
        let mut now = Duration::ZERO;
        // When the tables of the one asked.
        let mut asked: VecDeque<Duration> = (0..TABLES).map(|_| now).collect();
        for decision in 0..10 * TABLES {
            let by = asked.pop_front().expect("every table waits") + deadline;
            // The worst moment for the other to ask is when a search has just begun.
            let theirs = share(by.saturating_sub(now), load(TABLES, 2), 1);
            // They also have analyses, a step of which may have begun just before.
            let other = share(deadline - theirs - bots::LONGEST_STEP, load(1, 2), 1);
            assert!(other >= alone.mul_f64(0.8), "decision {decision}: {other:?} of {alone:?}");
            now += theirs;
            asked.push_back(now);
        }
    }

    /// Decisions are taken in turn from their owners, and bots among themselves come last.
    #[test]
    fn owners_take_turns() {
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut queue = Queue::default();
        let mut add = |what: &'static str, kind| {
            let order = Arc::clone(&order);
            queue.add(Box::new(move |_| order.lock().expect("no panic").push(what)), kind);
        };
        let [eve, bela] = [1, 2].map(|number| Owner::People(Some(IpAddr::from([192, 0, 2, number]))));
        add("bots", Kind::Decision(Owner::Nobody));
        add("eve", Kind::Decision(eve));
        add("eve", Kind::Decision(eve));
        add("eve", Kind::Decision(eve));
        add("analysis", Kind::Background);
        add("bela", Kind::Decision(bela));
        assert_eq!(queue.people(), 4);
        let pool = BotPool::with_threads(1, LONG);
        while let Some(task) = queue.next() {
            task(&pool.shared);
        }
        assert_eq!(*order.lock().expect("no panic"), ["eve", "bela", "eve", "eve", "analysis", "bots"]);
    }

    #[tokio::test]
    async fn bots_among_themselves_give_way_to_people() {
        let pool = Arc::new(BotPool::with_threads(1, LONG));
        let (job, started, ended) = endless();
        let spectacle = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.decide(Owner::Nobody, job).await }
        });
        started.await.expect("it starts");
        assert_eq!(pool.decide(ANNA, Box::new(|_| 8)).await, Some(8), "it does not wait for an hour");
        ended.await.expect("the other has stopped");
        assert_eq!(spectacle.await.expect("no panic"), Some(7), "with what it had found");
    }
}
