//! Plays the bots of a table, at a pace that people can follow.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{BotKind, NEVER_CANCELLED, bot_seed};
use catalogue::Job;
use engine::Seat;
use futures_util::FutureExt;
use store::{ChatKind, TableState};
use ui_kit::Language;

use crate::app::App;
use crate::bot_pool::Owner;
use crate::failure::Failure;
use crate::live::Change;
use crate::nodes::{Held, next_name};
use crate::room::{Inner, Room, Speed};
use crate::{daily, token};

/// Pauses before the first steps of a bot's turn, in milliseconds: a person can follow each of them.
const PAUSES: [u64; 6] = [1200, 1200, 1200, 1200, 800, 600];

/// Pause before each further step, in milliseconds.
const LATER_PAUSE: u64 = 300;

/// How much shorter the pauses are for people who like fast bots.
const FAST: u64 = 3;

/// How often to check whether the person who can press "Next" is still there.
const PRESENCE_CHECK: Duration = Duration::from_millis(500);

/// How long a server on which nobody has the page open lets others go first.
const AFTER_YOU: Duration = Duration::from_millis(300);

/// How often to check whether another server still plays the bots of a table.
const ANOTHER_PLAYS: Duration = Duration::from_secs(1);

/// Tells that the server stops.
type Stopping = tokio::sync::watch::Receiver<bool>;

/// Starts the driver of a table, unless it is running. It ends when no bot is in turn, or nobody watches bots that play among
/// themselves.
pub(crate) fn wake(app: &App, room: &Arc<Room>) {
    if room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let app = app.clone();
    let mut driven = Driven { room: Arc::clone(room), held: true };
    tokio::spawn(async move {
        let room = Arc::clone(&driven.room);
        let mut held = Held::default();
        let done = drive(&app, &room, &mut driven, &mut held).await;
        held.release(&app).await;
        if let Err(failure) = done {
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

/// Whether bots may play now: always for people, but among themselves only while somebody watches.
fn may_play(room: &Room, inner: &Inner) -> bool {
    !inner.only_bots() || room.is_watched()
}

/// Whether the bots of a table have something to do here.
pub(crate) fn is_needed(room: &Room, inner: &Inner) -> bool {
    in_turn(inner).is_some() && may_play(room, inner)
}

/// The bot in turn; `None` if a person decides, the game is over or the table is closed.
pub(crate) fn in_turn(inner: &Inner) -> Option<(Seat, BotKind)> {
    if inner.table.state != TableState::Playing {
        return None;
    }
    let seat = inner.live.as_ref()?.actor()?;
    Some((seat, inner.bot_at(seat)?))
}

async fn drive(app: &App, room: &Arc<Room>, driven: &mut Driven, held: &mut Held) -> Result<(), Failure> {
    let mut stopping = app.stopping.subscribe();
    // The seat in turn, and the number of its steps so far.
    let mut turn: (Option<Seat>, usize) = (None, 0);
    // Whether somebody asked for the rest without pauses.
    let mut hurry = false;
    loop {
        let (seat, speed, step) = {
            let mut inner = room.inner.lock().await;
            let bot = in_turn(&inner);
            let Some((seat, _)) = bot.filter(|_| !*stopping.borrow() && may_play(room, &inner)) else {
                held.release(app).await;
                // The lock is held, so the next request that changes the table sees that there is no driver and wakes one.
                driven.release();
                show_state(room, &mut inner, false, false);
                // Somebody may have begun to watch just before.
                if bot.is_some() && !*stopping.borrow() && may_play(room, &inner) {
                    wake(app, room);
                }
                return Ok(());
            };
            if app.store.is_shared() && !held.is_fresh() {
                drop(inner);
                if !may_drive(app, room, held, &mut stopping).await? {
                    continue;
                }
                inner = room.inner.lock().await;
            }
            turn = if turn.0 == Some(seat) { (turn.0, turn.1 + 1) } else { (Some(seat), 0) };
            let speed = room.speed();
            let paced = matches!(speed, Speed::Normal | Speed::Fast);
            show_state(room, &mut inner, paced, speed == Speed::Step && turn.1 == 0);
            (seat, speed, inner.table.step)
        };
        if speed == Speed::Step && turn.1 == 0 {
            wait_for_next(app, room, step, held, &mut stopping).await?;
            room.inner.lock().await.waits_for_next = false;
        }
        if !*stopping.borrow() {
            let pause = PAUSES.get(turn.1).copied().unwrap_or(LATER_PAUSE);
            let pause = match speed {
                _ if hurry => 0,
                Speed::Normal => pause,
                Speed::Fast => pause / FAST,
                Speed::Instant | Speed::Step => 0,
            };
            match bot_step(app, room, seat, Duration::from_millis(pause), &mut stopping).await {
                // Another server was faster.
                Err(Failure::MovedOn) if app.store.is_shared() => {}
                hurried => hurry |= hurried?,
            }
        }
    }
}

impl Room {
    /// The player of a seat has pressed "Next". One of several people does not hurry the bots for all.
    pub(crate) fn go_on(&self, inner: &Inner, seat: Seat) {
        if inner.waits_for_next || inner.plays_alone(seat) {
            self.next.notify_waiters();
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

/// Waits until "Next" is pressed, here or at another server, or nobody is left to press it.
async fn wait_for_next(
    app: &App,
    room: &Room,
    step: u64,
    held: &mut Held,
    stopping: &mut Stopping,
) -> Result<(), Failure> {
    while room.speed() == Speed::Step && !*stopping.borrow() {
        tokio::select! {
            () = room.next.notified() => return Ok(()),
            () = tokio::time::sleep(PRESENCE_CHECK) => {}
            _ = stopping.changed() => {}
        }
        // Nobody else plays meanwhile.
        held.hold(app, &lease_name(room)).await?;
        if app.store.is_leased(&next_name(room, step)).await? {
            return Ok(());
        }
    }
    Ok(())
}

/// The name of the lease to play the bots of a table.
fn lease_name(room: &Room) -> String {
    format!("bots {}", room.code)
}

/// Whether this server may play the bots of a table now. If another one does, it waits a moment first. Where nobody has the page
/// open, servers where somebody has go first: they know at which pace.
async fn may_drive(
    app: &App,
    room: &Room,
    held: &mut Held,
    stopping: &mut Stopping,
) -> Result<bool, Failure> {
    let mut changes = room.changes.subscribe();
    if !held.is_held() && !room.is_open() {
        tokio::time::sleep(AFTER_YOU).await;
    }
    if changes.has_changed().unwrap_or(false) {
        return Ok(false);
    }
    if held.hold(app, &lease_name(room)).await? {
        return Ok(true);
    }
    tokio::select! {
        _ = changes.changed() => {}
        () = tokio::time::sleep(ANOTHER_PLAYS) => {}
        _ = stopping.changed() => {}
    }
    Ok(false)
}

/// Plays one step of a bot and commits it, not before the pause is over. The bot thinks during the pause. True if
/// somebody ended the pause.
async fn bot_step(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    pause: Duration,
    stopping: &mut Stopping,
) -> Result<bool, Failure> {
    let not_before = tokio::time::Instant::now() + pause;
    let (searches, seed, job, version, owner) = {
        let mut inner = room.inner.lock().await;
        let Some((_, kind)) = in_turn(&inner).filter(|(turn, _)| *turn == seat) else { return Ok(false) };
        let Some(live) = &mut inner.live else { return Ok(false) };
        // The person for whom the bot stands in may have left a draft.
        if live.can_end_turn() {
            let change = live.end_turn(seat)?;
            return room.keep(app, &mut inner, seat, change).await.map(|()| false);
        }
        if live.drafted() > 0 {
            live.undo(seat, true)?;
            room.keep(app, &mut inner, seat, Change::Drafted).await?;
        }
        let script = inner.script();
        let duplicate = inner.table.tournament.as_ref().is_some_and(|tournament| tournament.duplicate);
        let (alike, table_seed) = (inner.table.day.is_some() || duplicate, inner.table.seed.clone());
        let Some(live) = &mut inner.live else { return Ok(false) };
        let seed = match (script, &app.config.seed) {
            // In a guided first game the bots always play alike.
            (Some(script), _) => script.bot_seed(seat),
            (None, Some(_)) => bot_seed(0, u64::try_from(live.committed()).unwrap_or_default(), seat),
            // At the daily table and at a duplicate the bots of everybody play alike.
            (None, None) if alike => daily::bot_seed(&table_seed, live.committed(), seat),
            (None, None) => u64::from_le_bytes(token::random()),
        };
        let searches = kind.searches() && !live.is_forced();
        let Some(job) = live.decide(kind, seed) else { return Ok(false) };
        (searches, seed, job, inner.table.step, room.owner(&inner))
    };
    let waits =
        |inner: &Inner| inner.table.step == version && in_turn(inner).is_some_and(|(turn, _)| turn == seat);
    // The lock is free meanwhile: people look and chat while a bot thinks.
    let choice = tokio::select! {
        choice = decide(app, owner, searches, job) => choice,
        () = room.wait_while(app, waits) => return Ok(false),
    };
    let hurried = tokio::select! {
        () = tokio::time::sleep_until(not_before) => false,
        () = room.next.notified() => true,
        _ = stopping.changed() => return Ok(false),
    };
    let mut inner = room.inner.lock().await;
    let still = waits(&inner);
    let Some(live) = inner.live.as_mut().filter(|_| still) else { return Ok(false) };
    let choice = match choice {
        Some(choice) => choice,
        None => {
            tracing::warn!(table = room.code, "a bot failed or missed its deadline; greedy decides");
            metrics::counter!("tarsas_bot_fallbacks_total").increment(1);
            let Some(greedy) = live.decide(BotKind::Greedy, seed) else { return Ok(false) };
            let choice = greedy(NEVER_CANCELLED);
            note_hasty(app, room, &mut inner, seat).await;
            choice
        }
    };
    // If the rules panic, any other action keeps the game going.
    let Some(live) = &inner.live else { return Ok(false) };
    let others = live.legal().into_iter().filter(|other| *other != choice).collect::<Vec<_>>();
    for choice in std::iter::once(choice).chain(others) {
        let played = AssertUnwindSafe(play(app, room, &mut inner, seat, &choice)).catch_unwind().await;
        let played = room.recover(app, &mut inner, &choice, played).await;
        if played != Err(Failure::RulesPanicked) {
            return played.map(|()| hurried);
        }
    }
    Err(Failure::RulesPanicked)
}

/// Tells everybody that a bot played without thinking, unless that is the last line already.
async fn note_hasty(app: &App, room: &Room, inner: &mut Inner, seat: Seat) {
    const NOTE: &str = "note-hasty";
    let last = inner.chat.last();
    if last.is_some_and(|line| line.kind == ChatKind::Note && line.text == NOTE && line.seat == Some(seat)) {
        return;
    }
    // The name of a bot is the same in every language.
    let name = inner.names(Language::En).of(seat).to_owned();
    if let Err(failure) = room.note(app, inner, &name, Some(seat), NOTE).await {
        tracing::warn!(?failure, table = room.code, "a note cannot be written");
    }
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
async fn decide(app: &App, owner: Owner, searches: bool, job: Job<String>) -> Option<String> {
    if searches {
        return app.bots.decide(owner, job).await;
    }
    catch_unwind(AssertUnwindSafe(|| job(NEVER_CANCELLED))).ok()
}
