//! Lets the bots of a table play, at a pace that people can follow.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::BotKind;
use engine::Seat;
use store::TableState;

use crate::app::App;
use crate::failure::Failure;
use crate::live::Done;
use crate::room::{Inner, Room, Speed};
use crate::token;

/// The pauses before the steps of one turn of a bot, in milliseconds: together less than two seconds.
const PAUSES: [u64; 4] = [600, 500, 400, 250];

/// How often somebody who was to press "Next" is looked for.
const LOOK: Duration = Duration::from_millis(500);

/// Lets the bots of a table play, if it is their turn and nobody does so already.
pub(crate) fn wake(app: &App, room: &Arc<Room>) {
    if room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, room) = (app.clone(), Arc::clone(room));
    tokio::spawn(async move {
        if let Err(failure) = drive(&app, &room).await {
            tracing::error!(?failure, table = room.code, "the bots of a table have stopped");
            metrics::counter!("tarsas_bot_faults_total").increment(1);
            room.driven.store(false, Ordering::Release);
        }
    });
}

/// The bot in turn; nothing if a person decides, the game is over or the table is closed.
fn in_turn(inner: &Inner) -> Option<(Seat, BotKind)> {
    if inner.table.state != TableState::Playing {
        return None;
    }
    let seat = inner.live.as_ref()?.actor()?;
    Some((seat, inner.bot_at(seat)?))
}

async fn drive(app: &App, room: &Arc<Room>) -> Result<(), Failure> {
    let mut stopping = app.stopping.subscribe();
    let mut turn: (Option<Seat>, usize) = (None, 0);
    loop {
        let (seat, speed) = {
            let mut inner = room.inner.lock().await;
            let bot = in_turn(&inner);
            let Some((seat, _)) = bot.filter(|_| !*stopping.borrow()) else {
                // With the lock held: whoever changes the table afterwards finds that nobody drives and wakes us.
                room.driven.store(false, Ordering::Release);
                if inner.thinking || inner.waits_for_next {
                    inner.thinking = false;
                    inner.waits_for_next = false;
                    room.tell(&mut inner);
                }
                return Ok(());
            };
            turn = if turn.0 == Some(seat) { (turn.0, turn.1 + 1) } else { (Some(seat), 0) };
            let speed = room.speed();
            let waits = speed == Speed::Step && turn.1 == 0;
            let thinks = speed == Speed::Normal;
            if inner.waits_for_next != waits || inner.thinking != thinks {
                inner.waits_for_next = waits;
                inner.thinking = thinks;
                room.tell(&mut inner);
            }
            (seat, speed)
        };
        match speed {
            Speed::Instant => {}
            Speed::Step if turn.1 > 0 => {}
            Speed::Step => {
                wait_for_next(room, &mut stopping).await;
                // Whatever happened meanwhile is seen in the next round; this turn has been allowed.
                let mut inner = room.inner.lock().await;
                inner.waits_for_next = false;
            }
            Speed::Normal => {}
        }
        if !*stopping.borrow() {
            let pause = PAUSES.get(turn.1).copied().unwrap_or(30);
            let pause = if speed == Speed::Normal { Duration::from_millis(pause) } else { Duration::ZERO };
            bot_step(app, room, seat, pause, &mut stopping).await?;
        }
    }
}

/// Until somebody presses "Next", or nobody is there any more who would.
async fn wait_for_next(room: &Room, stopping: &mut tokio::sync::watch::Receiver<bool>) {
    while room.speed() == Speed::Step && !*stopping.borrow() {
        tokio::select! {
            () = room.next.notified() => return,
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.changed() => {}
        }
    }
}

/// One step of a bot, not before the pause is over, of which it may use a part to think. It is committed at once: a bot
/// takes nothing back.
async fn bot_step(
    app: &App,
    room: &Arc<Room>,
    seat: Seat,
    pause: Duration,
    stopping: &mut tokio::sync::watch::Receiver<bool>,
) -> Result<(), Failure> {
    let shown = tokio::time::Instant::now() + pause;
    let (thought, hasty, version) = {
        let mut inner = room.inner.lock().await;
        let Some((_, kind)) = in_turn(&inner).filter(|(turn, _)| *turn == seat) else { return Ok(()) };
        let Some(live) = &mut inner.live else { return Ok(()) };
        // The person for whom the bot stands in may have left steps behind.
        if live.can_end_turn() {
            let done = live.end_turn(seat)?;
            return room.keep(app, &mut inner, seat, done).await;
        }
        if live.drafted() > 0 {
            live.undo(seat, true)?;
            room.keep(app, &mut inner, seat, Done::Drafted).await?;
        }
        let Some(live) = &inner.live else { return Ok(()) };
        let number = match app.config.seed {
            Some(_) => u64::try_from(live.committed()).unwrap_or_default(),
            None => u64::from_le_bytes(token::random()),
        };
        let (Some(thought), Some(hasty)) = (live.think(kind, number), live.think(BotKind::Random, number))
        else {
            return Ok(());
        };
        (thought, hasty, inner.version)
    };
    let waits =
        |inner: &Inner| inner.version == version && in_turn(inner).is_some_and(|(turn, _)| turn == seat);
    // The lock is free meanwhile: people look and talk while a bot thinks.
    let choice = tokio::select! {
        choice = app.thinkers.ponder(thought) => choice,
        () = room.while_so(app, waits) => return Ok(()),
    };
    let choice = choice.unwrap_or_else(|| {
        tracing::warn!(table = room.code, "a bot took too long");
        metrics::counter!("tarsas_bot_faults_total").increment(1);
        hasty(&AtomicBool::new(false))
    });
    tokio::select! {
        () = tokio::time::sleep_until(shown) => {}
        _ = stopping.changed() => return Ok(()),
    }
    let mut inner = room.inner.lock().await;
    let still = waits(&inner);
    let Some(live) = inner.live.as_mut().filter(|_| still) else { return Ok(()) };
    let done = live.step_for_good(seat, &choice)?;
    // Told together with the step: it is a person's turn now.
    inner.thinking &= in_turn(&inner).is_some();
    room.keep(app, &mut inner, seat, done).await
}
