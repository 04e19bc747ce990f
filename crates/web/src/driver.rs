//! Plays the bots of a table, at a pace that people can follow.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{BotKind, NEVER_CANCELLED, bot_seed};
use catalogue::Job;
use engine::Seat;
use futures_util::FutureExt;
use store::TableState;

use crate::app::App;
use crate::failure::Failure;
use crate::live::Change;
use crate::room::{Inner, Room, Speed};
use crate::token;

/// Pauses before the first steps of a bot's turn, in milliseconds; together less than two seconds.
const PAUSES: [u64; 4] = [600, 500, 400, 250];

/// Pause before each further step, in milliseconds.
const LATER_PAUSE: u64 = 30;

/// How often to check whether the person who was to press "Next" is still there.
const PRESENCE_CHECK: Duration = Duration::from_millis(500);

/// Starts the driver of a table, unless it is running. It ends when no bot is in turn.
pub(crate) fn wake(app: &App, room: &Arc<Room>) {
    if room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let app = app.clone();
    let mut driven = Driven { room: Arc::clone(room), held: true };
    tokio::spawn(async move {
        let room = Arc::clone(&driven.room);
        if let Err(failure) = drive(&app, &room, &mut driven).await {
            tracing::error!(?failure, table = room.code, "the bots of a table have stopped");
            metrics::counter!("tarsas_bot_faults_total").increment(1);
        }
    });
}

/// Marks the room as driven until it is released or dropped, also by a panic of the driving task.
struct Driven {
    room: Arc<Room>,
    held: bool,
}

impl Driven {
    fn release(&mut self) {
        if std::mem::take(&mut self.held) {
            self.room.driven.store(false, Ordering::Release);
        }
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        self.release();
    }
}

/// The bot in turn; `None` if a person decides, the game is over or the table is closed.
fn in_turn(inner: &Inner) -> Option<(Seat, BotKind)> {
    if inner.table.state != TableState::Playing {
        return None;
    }
    let seat = inner.live.as_ref()?.actor()?;
    Some((seat, inner.bot_at(seat)?))
}

async fn drive(app: &App, room: &Arc<Room>, driven: &mut Driven) -> Result<(), Failure> {
    let mut stopping = app.stopping.subscribe();
    // The seat in turn, and the number of its steps so far.
    let mut turn: (Option<Seat>, usize) = (None, 0);
    loop {
        let (seat, speed) = {
            let mut inner = room.inner.lock().await;
            let bot = in_turn(&inner);
            let Some((seat, _)) = bot.filter(|_| !*stopping.borrow()) else {
                // The lock is held, so the next request that changes the table sees that there is no driver and wakes one.
                driven.release();
                show_state(room, &mut inner, false, false);
                return Ok(());
            };
            turn = if turn.0 == Some(seat) { (turn.0, turn.1 + 1) } else { (Some(seat), 0) };
            let speed = room.speed();
            show_state(room, &mut inner, speed == Speed::Normal, speed == Speed::Step && turn.1 == 0);
            (seat, speed)
        };
        if speed == Speed::Step && turn.1 == 0 {
            wait_for_next(room, &mut stopping).await;
            room.inner.lock().await.waits_for_next = false;
        }
        if !*stopping.borrow() {
            let pause = match speed {
                Speed::Normal => PAUSES.get(turn.1).copied().unwrap_or(LATER_PAUSE),
                Speed::Instant | Speed::Step => 0,
            };
            bot_step(app, room, seat, Duration::from_millis(pause), &mut stopping).await?;
        }
    }
}

/// Shows on the page whether a bot is thinking, or waits for "Next".
fn show_state(room: &Room, inner: &mut Inner, thinking: bool, waits_for_next: bool) {
    if (inner.thinking, inner.waits_for_next) != (thinking, waits_for_next) {
        inner.thinking = thinking;
        inner.waits_for_next = waits_for_next;
        room.tell(inner);
    }
}

/// Waits until "Next" is pressed or nobody is left to press it.
async fn wait_for_next(room: &Room, stopping: &mut tokio::sync::watch::Receiver<bool>) {
    while room.speed() == Speed::Step && !*stopping.borrow() {
        tokio::select! {
            () = room.next.notified() => return,
            () = tokio::time::sleep(PRESENCE_CHECK) => {}
            _ = stopping.changed() => {}
        }
    }
}

/// Plays one step of a bot and commits it, not before the pause is over. The bot thinks during the pause.
async fn bot_step(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    pause: Duration,
    stopping: &mut tokio::sync::watch::Receiver<bool>,
) -> Result<(), Failure> {
    let not_before = tokio::time::Instant::now() + pause;
    let (searches, seed, job, version) = {
        let mut inner = room.inner.lock().await;
        let Some((_, kind)) = in_turn(&inner).filter(|(turn, _)| *turn == seat) else { return Ok(()) };
        let Some(live) = &mut inner.live else { return Ok(()) };
        // The person for whom the bot stands in may have left a draft.
        if live.can_end_turn() {
            let change = live.end_turn(seat)?;
            return room.keep(app, &mut inner, seat, change).await;
        }
        if live.drafted() > 0 {
            live.undo(seat, true)?;
            room.keep(app, &mut inner, seat, Change::Drafted).await?;
        }
        let Some(live) = &mut inner.live else { return Ok(()) };
        let seed = match app.config.seed {
            Some(_) => bot_seed(0, u64::try_from(live.committed()).unwrap_or_default(), seat),
            None => u64::from_le_bytes(token::random()),
        };
        let searches = kind.searches() && !live.is_forced();
        let Some(job) = live.decide(kind, seed) else { return Ok(()) };
        (searches, seed, job, inner.version)
    };
    let waits =
        |inner: &Inner| inner.version == version && in_turn(inner).is_some_and(|(turn, _)| turn == seat);
    // The lock is free meanwhile: people look and chat while a bot thinks.
    let choice = tokio::select! {
        choice = decide(app, searches, job) => choice,
        () = room.wait_while(app, waits) => return Ok(()),
    };
    tokio::select! {
        () = tokio::time::sleep_until(not_before) => {}
        _ = stopping.changed() => return Ok(()),
    }
    let mut inner = room.inner.lock().await;
    let still = waits(&inner);
    let Some(live) = inner.live.as_mut().filter(|_| still) else { return Ok(()) };
    let choice = match choice {
        Some(choice) => choice,
        None => {
            tracing::warn!(table = room.code, "a bot failed or missed its deadline; greedy decides");
            metrics::counter!("tarsas_bot_fallbacks_total").increment(1);
            let Some(greedy) = live.decide(BotKind::Greedy, seed) else { return Ok(()) };
            greedy(NEVER_CANCELLED)
        }
    };
    // If the rules panic, any other action keeps the game going.
    let others = live.legal().into_iter().filter(|other| *other != choice).collect::<Vec<_>>();
    for choice in std::iter::once(choice).chain(others) {
        let played = AssertUnwindSafe(play(app, room, &mut inner, seat, &choice)).catch_unwind().await;
        let played = room.recover(app, &mut inner, &choice, played).await;
        if played != Err(Failure::RulesPanicked) {
            return played;
        }
    }
    Err(Failure::RulesPanicked)
}

/// Plays and commits a step.
async fn play(app: &App, room: &Room, inner: &mut Inner, seat: Seat, choice: &str) -> Result<(), Failure> {
    let Some(live) = &mut inner.live else { return Ok(()) };
    let change = live.step_for_good(seat, choice)?;
    // Shown together with the step: it may be a person's turn now.
    inner.thinking &= in_turn(inner).is_some();
    room.keep(app, inner, seat, change).await
}

/// The choice of a bot; `None` if it panics or misses its deadline. What needs no search is decided on this thread.
async fn decide(app: &App, searches: bool, job: Job<String>) -> Option<String> {
    if searches {
        return app.bots.decide(job).await;
    }
    catch_unwind(AssertUnwindSafe(|| job(NEVER_CANCELLED))).ok()
}
