//! The actions of people and bots at a table: every change of a game is stored before it is shown.

use std::any::Any;
use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use catalogue::Sentence;
use engine::{Line, Seat, Standings};
use futures_util::FutureExt;
use store::{Append, Draft, Holder, Move, SeatResult, TableState, Time};

use crate::app::App;
use crate::failure::Failure;
use crate::live::{Change, CommitWhen, StepError};
use crate::room::{Inner, Room};
use crate::{driver, rated, standing, tournament};

/// A player's action at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Plays a step: an action in the game's notation, or several combined.
    Play(String),
    /// Undoes the last step with this action and keeps the steps after it.
    TakeBack(String),
    /// Undoes the last step.
    Undo,
    /// Undoes all steps of the turn.
    UndoTurn,
    /// Commits the steps of the turn.
    EndTurn,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(step) => f.write_str(step),
            Self::TakeBack(action) => write!(f, "(undo) {action}"),
            Self::Undo => f.write_str("(undo)"),
            Self::UndoTurn => f.write_str("(undo turn)"),
            Self::EndTurn => f.write_str("(end turn)"),
        }
    }
}

/// A player's preferences about the end of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wishes {
    /// Whether a complete turn ends at once.
    pub(crate) end_at_once: bool,
    /// Whether an action that draws something waits for a confirmation.
    pub(crate) confirms_draws: bool,
}

impl From<StepError> for Failure {
    fn from(error: StepError) -> Self {
        Self::Step(error)
    }
}

impl Room {
    /// Performs a player's action. `version` is the version of the table it was chosen at.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if the table has another version, [`Failure::Step`] if the action is not possible,
    /// [`Failure::RulesPanicked`] if the rules panicked. Nothing has changed then.
    pub(crate) async fn act(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        version: u64,
        act: Act,
        wishes: Wishes,
    ) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        if inner.table.step != version {
            return Err(Failure::MovedOn);
        }
        if inner.table.state != TableState::Playing || inner.bot_at(seat).is_some() {
            return Err(StepError::NotYourTurn.into());
        }
        let what = act.to_string();
        let lesson = inner.open_lesson(seat);
        let moves = inner.table.moves;
        let step = matches!(act, Act::Play(_)).then(|| what.clone());
        let acted = AssertUnwindSafe(self.perform(app, &mut inner, seat, act, wishes)).catch_unwind().await;
        self.recover(app, &mut inner, &what, acted).await?;
        let committed = inner.table.moves > moves;
        inner.learn_by_doing(app, seat, lesson, step.as_deref(), committed).await?;
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }

    async fn perform(
        &self,
        app: &App,
        inner: &mut Inner,
        seat: Seat,
        act: Act,
        wishes: Wishes,
    ) -> Result<(), Failure> {
        let idle = standing::has(&inner.seat_notes, seat, standing::WHEN_IDLE);
        let live = inner.live.as_mut().ok_or(Failure::MovedOn)?;
        let change = match act {
            Act::Play(step) => {
                let when = if wishes.confirms_draws { CommitWhen::Final } else { CommitWhen::FinalOrDraws };
                let change = live.play(seat, &step, when)?;
                let finished = standing::finish_turn(live, seat, change, idle, wishes);
                // The step has been made in memory, and is not stored.
                inner.stale |= finished.is_err();
                finished?
            }
            Act::TakeBack(action) => live.take_back(seat, &action).map(|()| Change::Drafted)?,
            Act::EndTurn => live.end_turn(seat)?,
            Act::Undo => live.undo(seat, false).map(|()| Change::Drafted)?,
            Act::UndoTurn => live.undo(seat, true).map(|()| Change::Drafted)?,
        };
        self.keep(app, inner, seat, change).await
    }

    /// Restores the table after a change that panicked: it is loaded again from the store. `what` describes the change for
    /// the operator.
    pub(crate) async fn recover<T>(
        &self,
        app: &App,
        inner: &mut Inner,
        what: &str,
        changed: Result<Result<T, Failure>, Box<dyn Any + Send>>,
    ) -> Result<T, Failure> {
        let panic = match changed {
            Ok(changed) => return changed,
            Err(panic) => panic,
        };
        let reason = panic_text(&*panic);
        tracing::error!(
            table = self.code,
            r#move = what,
            reason,
            "the rules panicked; the table is reloaded"
        );
        metrics::counter!("tarsas_rule_panics_total").increment(1);
        inner.reload(app).await?;
        self.tell(inner);
        Err(Failure::RulesPanicked)
    }

    /// Stores a change and notifies all streams. If it cannot be stored, the table is loaded again from the store.
    pub(crate) async fn keep(
        &self,
        app: &App,
        inner: &mut Inner,
        seat: Seat,
        change: Change,
    ) -> Result<(), Failure> {
        let committed = change != Change::Drafted;
        let mut written = write(app, inner, seat, change).await;
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
        let mut options = engine::OptionMap::defaults(info).with_rules(inner.table.rules);
        for (key, value) in &inner.table.options {
            options.set(key, value).map_err(Failure::Words)?;
        }
        let edition = match app.edition_of(&inner.table).await? {
            Some(edition) => edition,
            None => app.edition(info.slug)?,
        };
        let seed = inner.table.seed.mixed(&store::nonces(&inner.chairs));
        let table = edition.open(&options, seats, seed);
        let table =
            table.map_err(|error| Failure::Words(error.sentence(edition.game(), ui_kit::Language::En)))?;
        let live = crate::live::Live::new(table);
        let start = live.record().start;
        let code = &self.code;
        app.store.start(code, inner.table.version, &start, live.actor(), Time::now()).await?;
        inner.reload(app).await?;
        let settled = AssertUnwindSafe(standing::settle(app, &mut inner)).catch_unwind().await;
        self.recover(app, &mut inner, "(start)", settled).await?;
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
        app.store.note(&self.code, name, seat, key, Time::now()).await?;
        inner.hear(app).await
    }
}

/// The message of a panic.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}

/// Stores a change that has been made in memory. If that fails, the table is stale, so that nobody is shown what was not stored.
pub(crate) async fn write(app: &App, inner: &mut Inner, seat: Seat, change: Change) -> Result<(), Failure> {
    let written = match change {
        Change::Drafted => keep_draft(app, inner, seat).await,
        Change::Committed { from, lines } => commit(app, inner, seat, from, &lines).await,
    };
    inner.stale |= written.is_err();
    inner.table.version = written?;
    inner.table.step += 1;
    app.numbers.steps.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    Ok(())
}

async fn keep_draft(app: &App, inner: &Inner, seat: Seat) -> Result<u64, Failure> {
    let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
    let draft = Draft { seat, base: live.committed(), steps: live.draft() };
    Ok(app.store.save_draft(&inner.table.code, inner.table.step, &draft, Time::now()).await?)
}

async fn commit(
    app: &App,
    inner: &mut Inner,
    seat: Seat,
    from: usize,
    lines: &[Line],
) -> Result<u64, Failure> {
    let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
    let now = app.now();
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
    let bots = if inner.table.settings.rated { rated::bots(&inner.table.game) } else { Vec::new() };
    let append = Append {
        code: &inner.table.code,
        from,
        step: inner.table.step,
        moves: &moves,
        awaited: live.actor(),
        used: Some((seat, used)),
        results: results.as_deref(),
        bots: &bots,
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
        // Nothing is secret after the end.
        inner.logs.clear();
        if let Some(tournament) = &inner.table.tournament {
            tournament::wake(app, &tournament.code);
        }
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
