//! Help from the search: hints for who decides, and the analysis of a finished game. Both only at tables that allow full
//! assistance.

use std::sync::Arc;

use catalogue::{Advice, AnyAnalyst};
use engine::Seat;
use store::{Assistance, TableState};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::room::{Inner, Room};
use crate::token;

/// The page is told of progress in steps of so many percent.
const PERCENT: u8 = 5;

/// What a seat was advised.
pub(crate) struct Hint {
    seat: Seat,
    /// Of the table: the advice is for that decision.
    version: u64,
    language: Language,
    advice: Vec<Advice>,
}

/// The analysis of a finished game.
pub(crate) enum Review {
    /// So many percent are done.
    Running(u8),
    /// All is found.
    Done(Box<dyn AnyAnalyst>),
}

impl Inner {
    /// Whether the table allows hints and analyses.
    pub(crate) fn assists(&self) -> bool {
        self.table.settings.assistance == Assistance::Full
    }

    /// Whether a seat may ask for a hint now.
    pub(crate) fn may_hint(&self, seat: Seat) -> bool {
        let decides = self.live.as_ref().is_some_and(|live| live.decides() == Some(seat));
        self.assists() && self.table.state == TableState::Playing && decides && self.bot_at(seat).is_none()
    }

    /// What a seat was advised for its decision.
    pub(crate) fn hint(&self, seat: Option<Seat>, language: Language) -> &[Advice] {
        let fits = |hint: &&Hint| {
            Some(hint.seat) == seat && hint.version == self.version && hint.language == language
        };
        self.hint.as_ref().filter(fits).map_or(&[], |hint| &hint.advice)
    }
}

impl Room {
    /// Looks for advice for a seat that decides; it is part of that seat's page until the table changes.
    ///
    /// # Errors
    /// [`Failure::Forbidden`] if the seat may not ask, [`Failure::MovedOn`] if the decision is over,
    /// [`Failure::TooMany`] if it asks too often or the bots have no time.
    pub(crate) async fn advise(
        &self,
        app: &App,
        seat: Seat,
        version: u64,
        language: Language,
    ) -> Result<(), Failure> {
        let thought = {
            let inner = self.inner.lock().await;
            if !inner.assists() {
                return Err(Failure::Forbidden);
            }
            if inner.version != version || inner.table.state != TableState::Playing {
                return Err(Failure::MovedOn);
            }
            if !inner.may_hint(seat) {
                return Err(Failure::Forbidden);
            }
            if !inner.hint(Some(seat), language).is_empty() {
                return Ok(());
            }
            if !app.limits.hints.allows((self.code.clone(), Some(seat))) {
                return Err(Failure::TooMany);
            }
            let live = inner.live.as_ref().ok_or(Failure::MovedOn)?;
            let number = u64::from_le_bytes(token::random());
            live.advise(number, &inner.names(language), language).ok_or(Failure::MovedOn)?
        };
        let waits = |inner: &Inner| inner.version == version && inner.may_hint(seat);
        let advice = tokio::select! {
            advice = app.thinkers.ponder(thought) => advice.ok_or(Failure::TooMany)?,
            () = self.while_so(app, waits) => return Err(Failure::MovedOn),
        };
        let mut inner = self.inner.lock().await;
        if !waits(&inner) {
            return Err(Failure::MovedOn);
        }
        inner.hint = Some(Hint { seat, version, language, advice });
        // Nobody else sees anything new.
        inner.fragments.clear();
        Ok(())
    }

    /// Begins to analyse a finished game, unless that has been done.
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
        let number = u64::from_le_bytes(token::random());
        let analyst = inner.live.as_ref().and_then(|live| live.analyst(number)).ok_or(Failure::MovedOn)?;
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

    /// Works an analysis out step by step, so that bots find time between them. Nothing if it fails or the server stops.
    async fn review(&self, app: &App, mut analyst: Box<dyn AnyAnalyst>) -> Option<Review> {
        let mut stopping = app.stopping.subscribe();
        let mut told = 0;
        while !*stopping.borrow() {
            let step = app.thinkers.work(move |unwanted| {
                let more = analyst.step(unwanted);
                (analyst, more)
            });
            let more;
            (analyst, more) = tokio::select! {
                stepped = step => stepped?,
                _ = stopping.changed() => return None,
            };
            if !more {
                return Some(Review::Done(analyst));
            }
            let percent = (analyst.progress() * 100.0) as u8;
            if percent >= told + PERCENT {
                told = percent;
                let mut inner = self.inner.lock().await;
                inner.review = Some(Review::Running(percent));
                self.tell(&mut inner);
            }
        }
        None
    }
}
