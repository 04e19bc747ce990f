//! What people and bots do at a table: every change of a game, durable before it is shown.

use std::sync::Arc;
use std::time::Instant;

use engine::{Line, Seat, Standings};
use store::{Append, Draft, Holder, Move, SeatResult, TableState, TalkKind, Time};
use tokio::sync::MutexGuard;

use crate::app::App;
use crate::failure::Failure;
use crate::live::{Done, MovedOn};
use crate::room::{Inner, Room};
use crate::{driver, standing};

/// Something a player does with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Takes a choice, by its name, or several one after the other as one step.
    Play(String),
    /// Takes back the latest step with this choice, whatever was done after it.
    TakeBack(String),
    /// Takes back the last step.
    Undo,
    /// Takes back all steps of the turn.
    UndoTurn,
    /// Commits the steps of the turn.
    EndTurn,
}

/// What a player wants done without being asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wishes {
    /// The turn ends at once when somebody else decides after the steps made.
    pub(crate) end_at_once: bool,
}

impl From<MovedOn> for Failure {
    fn from(_: MovedOn) -> Self {
        Self::MovedOn
    }
}

impl Room {
    /// A player does something. The request must name the version of the table it was made for.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if it does not fit the table as it stands; nothing has changed then.
    pub(crate) async fn act(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        version: u64,
        act: Act,
        wishes: Wishes,
    ) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        let in_time = inner.version == version && inner.table.state == TableState::Playing;
        if !in_time || inner.bot_at(seat).is_some() {
            return Err(Failure::MovedOn);
        }
        let parts = &mut *inner;
        let live = parts.live.as_mut().ok_or(Failure::MovedOn)?;
        let done = match act {
            Act::Play(choice) => {
                let done = live.play(seat, &choice)?;
                let idle = standing::has(&parts.papers, seat, standing::WHEN_IDLE);
                standing::finish_turn(live, seat, done, idle, wishes)?
            }
            Act::TakeBack(choice) => live.take_back(seat, &choice).map(|()| Done::Drafted)?,
            Act::EndTurn => live.end_turn(seat)?,
            Act::Undo => live.undo(seat, false).map(|()| Done::Drafted)?,
            Act::UndoTurn => live.undo(seat, true).map(|()| Done::Drafted)?,
        };
        self.keep(app, &mut inner, seat, done).await?;
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }

    /// Writes what was done and tells everybody. If it cannot be written, the table is as it was.
    pub(crate) async fn keep(
        &self,
        app: &App,
        inner: &mut MutexGuard<'_, Inner>,
        seat: Seat,
        done: Done,
    ) -> Result<(), Failure> {
        let committed = done != Done::Drafted;
        let mut written = write(app, inner, seat, done).await;
        if written.is_ok() && committed {
            written = standing::settle(app, inner).await;
        }
        if written.is_err() {
            inner.reload(app).await?;
        }
        self.tell(inner);
        written
    }

    /// Begins the game.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if a seat is open or the game has begun.
    pub(crate) async fn start(self: &Arc<Self>, app: &App) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        inner.refresh(app).await?;
        let open = inner.chairs.iter().any(|chair| chair.holder == Holder::Open);
        if inner.table.state != TableState::Waiting || open {
            return Err(Failure::MovedOn);
        }
        let seats = u8::try_from(inner.chairs.len()).unwrap_or(u8::MAX);
        let info = inner.info()?;
        let mut options = engine::OptionMap::defaults(info.options);
        for (key, value) in &inner.table.options {
            options.set(key, value).map_err(Failure::Words)?;
        }
        let table = app.with_edition(info.slug, |edition| {
            edition.open(&options, seats, inner.table.seed.clone(), ui_kit::Language::En)
        })?;
        let live = crate::live::Live::new(table);
        let start = live.record().start;
        let code = &self.code;
        app.store.start(code, inner.table.version, &start, live.actor(), Time::now()).await?;
        inner.reload(app).await?;
        standing::settle(app, &mut inner).await?;
        metrics::counter!("tarsas_games_started_total").increment(1);
        self.tell(&mut inner);
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }

    /// Notes that something happened to the table: a key of the message files and what it is filled with.
    pub(crate) async fn note(
        &self,
        app: &App,
        inner: &mut Inner,
        name: &str,
        seat: Option<Seat>,
        key: &str,
    ) -> Result<(), Failure> {
        app.store.say(&self.code, TalkKind::Note, name, seat, key, Time::now()).await?;
        inner.hear(app).await
    }
}

/// Writes what was done.
pub(crate) async fn write(app: &App, inner: &mut Inner, seat: Seat, done: Done) -> Result<(), Failure> {
    let version = match done {
        Done::Drafted => keep_draft(app, inner, seat).await?,
        Done::Committed { from, lines } => commit(app, inner, seat, from, &lines).await?,
    };
    inner.version = version;
    inner.table.version = version;
    app.numbers.steps.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    Ok(())
}

async fn keep_draft(app: &App, inner: &Inner, seat: Seat) -> Result<u64, Failure> {
    let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
    let draft = Draft { seat, base: live.committed(), steps: live.draft() };
    Ok(app.store.save_draft(&inner.table.code, &draft, Time::now()).await?)
}

async fn commit(
    app: &App,
    inner: &mut Inner,
    seat: Seat,
    from: usize,
    lines: &[Line],
) -> Result<u64, Failure> {
    let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
    let now = Time::now();
    let played = |line: &Line| Move {
        seat: line.seat,
        action: line.action.clone(),
        draws: line.draws.clone(),
        time: now,
    };
    let moves: Vec<Move> = lines.iter().map(played).collect();
    let used = u64::try_from(inner.since.elapsed().as_millis()).unwrap_or(0);
    let info = inner.info()?;
    let results = live.actor().is_none().then(|| {
        let standings = live.standings(live.committed());
        engine::Seat::all(u8::try_from(inner.chairs.len()).unwrap_or(0))
            .map(|seat| result(&standings, seat, info.sources.len()))
            .collect::<Vec<_>>()
    });
    let append = Append {
        code: &inner.table.code,
        from,
        moves: &moves,
        awaited: live.actor(),
        used: Some((seat, used)),
        results: results.as_deref(),
    };
    let version = app.store.append(&append, now).await?;
    let (actor, committed) = (live.actor(), live.committed());
    inner.since = Instant::now();
    inner.table.moves = committed;
    inner.table.awaited = actor;
    inner.table.updated = now;
    if let Some(chair) = inner.chairs.iter_mut().find(|chair| chair.seat == seat) {
        chair.used += used;
    }
    if actor.is_none() {
        inner.table.state = TableState::Finished;
        // Nothing is secret any more.
        inner.logs.clear();
        metrics::counter!("tarsas_games_finished_total").increment(1);
    }
    metrics::counter!("tarsas_moves_total").increment(moves.len() as u64);
    Ok(version)
}

fn result(standings: &Standings, seat: Seat, sources: usize) -> SeatResult {
    let score = standings.score(seat);
    SeatResult {
        seat,
        place: standings.place(seat),
        score: score.total(),
        points: score.points.iter().copied().take(sources).collect(),
    }
}
