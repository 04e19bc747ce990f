//! Hints for the deciding player, and analyses of finished games. Both need a table that allows full assistance.

use std::sync::Arc;

use catalogue::{Advice, AnyAnalyst};
use engine::Seat;
use store::{Assistance, TableState};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::room::{Inner, Room};
use crate::token;

/// Step in which progress is shown, in percent.
const PROGRESS_STEP: u8 = 5;

/// A hint for one decision of a seat.
pub(crate) struct Hint {
    seat: Seat,
    /// The version of the table it is for.
    version: u64,
    language: Language,
    advice: Vec<Advice>,
}

/// The analysis of a finished game.
pub(crate) enum Review {
    /// It is running; the percentage done.
    Running(u8),
    /// It is complete.
    Done(Box<dyn AnyAnalyst>),
}

impl Inner {
    /// Whether the table allows hints and analyses.
    pub(crate) fn assists(&self) -> bool {
        self.table.settings.assistance == Assistance::Full
    }

    /// Whether a seat may ask for a hint now. A try at the daily table gets none, and neither does a rated game or
    /// one of a tournament.
    pub(crate) fn may_hint(&self, app: &App, seat: Seat) -> bool {
        let decides = self.live.as_ref().is_some_and(|live| live.decides() == Some(seat));
        self.assists()
            && !self.competes(app)
            && !self.table.settings.rated
            && self.table.tournament.is_none()
            && self.table.state == TableState::Playing
            && decides
            && self.bot_at(seat).is_none()
    }

    /// The hint for the current decision of a seat; empty if there is none.
    pub(crate) fn hint(&self, seat: Option<Seat>, language: Language) -> &[Advice] {
        let fits = |hint: &&Hint| {
            Some(hint.seat) == seat && hint.version == self.table.step && hint.language == language
        };
        self.hint.as_ref().filter(fits).map_or(&[], |hint| &hint.advice)
    }
}

impl Room {
    /// Finds a hint for the deciding seat. It is part of that seat's page until the table changes.
    ///
    /// # Errors
    /// [`Failure::Forbidden`] if the seat may not ask, [`Failure::MovedOn`] if the decision is over,
    /// [`Failure::TooMany`] if it asks too often.
    pub(crate) async fn advise(
        &self,
        app: &App,
        seat: Seat,
        version: u64,
        language: Language,
    ) -> Result<(), Failure> {
        let (job, quick, owner) = {
            let inner = self.inner.lock().await;
            if !inner.assists() {
                return Err(Failure::Forbidden);
            }
            if inner.table.step != version || inner.table.state != TableState::Playing {
                return Err(Failure::MovedOn);
            }
            if !inner.may_hint(app, seat) {
                return Err(Failure::Forbidden);
            }
            if !inner.hint(Some(seat), language).is_empty() {
                return Ok(());
            }
            app.limits.hints.take((self.code.clone(), Some(seat))).map_err(Failure::TooMany)?;
            let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
            let (seed, names) = (u64::from_le_bytes(token::random()), inner.names(language));
            let job = || live.advise(seed, &names, language).ok_or(Failure::MovedOn);
            (job()?, job()?, self.owner(&inner))
        };
        let waits = |inner: &Inner| inner.table.step == version && inner.may_hint(app, seat);
        let advice = tokio::select! {
            advice = app.bots.decide(owner, job) => advice,
            () = self.wait_while(app, waits) => return Err(Failure::MovedOn),
        };
        // Without an answer in time: the best that is known without a search.
        let advice = advice.unwrap_or_else(|| quick(&|| true));
        let mut inner = self.inner.lock().await;
        if !waits(&inner) {
            return Err(Failure::MovedOn);
        }
        inner.hint = Some(Hint { seat, version, language, advice });
        self.redraw(&mut inner);
        Ok(())
    }

    /// Begins the analysis of a finished game, unless there is one.
    ///
    /// # Errors
    /// [`Failure::Forbidden`] if the table does not allow it, [`Failure::MovedOn`] if there is nothing to analyse.
    pub(crate) async fn analyse(self: &Arc<Self>, app: &App) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        if !inner.assists() {
            return Err(Failure::Forbidden);
        }
        if inner.table.state != TableState::Finished {
            return Err(Failure::MovedOn);
        }
        if inner.review.is_some() {
            return Ok(());
        }
        let seed = u64::from_le_bytes(token::random());
        let analyst = inner.live.as_ref().and_then(|live| live.analyst(seed)).ok_or(Failure::MovedOn)?;
        inner.review = Some(Review::Running(0));
        self.tell(&mut inner);
        drop(inner);
        let (app, room) = (app.clone(), Arc::clone(self));
        tokio::spawn(async move {
            let review = room.review(&app, analyst).await;
            let mut inner = room.inner.lock().await;
            inner.review = review;
            room.tell(&mut inner);
        });
        Ok(())
    }

    /// Runs an analysis in small steps in the background; `None` if it fails or the server stops.
    async fn review(&self, app: &App, mut analyst: Box<dyn AnyAnalyst>) -> Option<Review> {
        let mut stopping = app.stopping.subscribe();
        let mut shown = 0;
        while !*stopping.borrow() {
            let step = app.bots.run_in_background(Box::new(move |cancelled| {
                let more = analyst.step(cancelled);
                (analyst, more)
            }));
            let more;
            (analyst, more) = tokio::select! {
                stepped = step => stepped?,
                _ = stopping.changed() => return None,
            };
            if !more {
                return Some(Review::Done(analyst));
            }
            let percent = (analyst.progress() * 100.0) as u8;
            if percent >= shown + PROGRESS_STEP {
                shown = percent;
                let mut inner = self.inner.lock().await;
                inner.review = Some(Review::Running(percent));
                self.tell(&mut inner);
            }
        }
        None
    }
}
