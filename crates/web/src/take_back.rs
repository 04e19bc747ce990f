//! Requests to undo committed moves: all players must agree, and moves that drew something are never undone.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use engine::Seat;
use futures_util::FutureExt;
use store::{Chair, Holder, TableState, TakeBackRequest, Time};

use crate::app::App;
use crate::driver;
use crate::failure::Failure;
use crate::live::StepError;
use crate::room::{Inner, Room};

/// A player's answer to a request to undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Makes the request, or agrees to it.
    Yes,
    /// Refuses the request, or withdraws it.
    No,
}

impl Inner {
    /// The open request; it lapses with the next move.
    pub(crate) fn take_back_request(&self) -> Option<&TakeBackRequest> {
        self.take_back.as_ref().filter(|request| request.moves == self.table.moves)
    }

    /// If a seat can make a request now: the number of moves that would be kept. At a try at the daily table, in a rated
    /// game and in a tournament nothing is taken back: the replies of the bots have been seen.
    pub(crate) fn can_take_back(&self, app: &App, seat: Seat) -> Option<usize> {
        let playing = self.table.state == TableState::Playing
            && self.take_back_request().is_none()
            && !self.competes(app)
            && !self.table.settings.rated
            && self.table.tournament.is_none();
        self.live.as_ref().filter(|_| playing)?.before_last_turn(seat)
    }

    /// Whether no other person plays, except at the same device: only bots do.
    pub(crate) fn plays_alone(&self, seat: Seat) -> bool {
        let own = self.chair(seat).and_then(|chair| chair.shared_by);
        let together = |chair: &Chair| chair.seat == seat || own.is_some() && chair.shared_by == own;
        self.chairs.iter().all(|chair| chair.holder != Holder::Person || together(chair))
    }

    /// The seats of the people who have not agreed yet.
    pub(crate) fn not_agreed(&self, request: &TakeBackRequest) -> Vec<Seat> {
        // People at one device agree with each other there.
        let agreed = |chair: &&Chair| {
            let own = self.chair(request.seat).and_then(|chair| chair.shared_by);
            own.is_some() && chair.shared_by == own
        };
        let person = self.chairs.iter().filter(|chair| chair.holder == Holder::Person && !agreed(chair));
        person.map(|chair| chair.seat).filter(|seat| !request.agreed.contains(seat)).collect()
    }
}

impl Room {
    /// Makes or answers a request to undo.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if there is no request to answer, [`StepError::NothingToUndo`] if there is nothing to undo.
    pub(crate) async fn take_back(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        answer: Answer,
    ) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        let name = inner.names(ui_kit::Language::En).of(seat).to_owned();
        let request = match (inner.take_back_request().cloned(), answer) {
            (Some(request), Answer::No) => {
                app.store.set_take_back_request(&self.code, None).await?;
                inner.take_back = None;
                let note =
                    if request.seat == seat { "note-take-back-withdrawn" } else { "note-take-back-refused" };
                self.note(app, &mut inner, &name, Some(seat), note).await?;
                self.tell(&mut inner);
                return Ok(());
            }
            (None, Answer::No) => return Err(Failure::MovedOn),
            (Some(request), Answer::Yes) if request.agreed.contains(&seat) => return Ok(()),
            (Some(mut request), Answer::Yes) => {
                request.agreed.push(seat);
                request
            }
            (None, Answer::Yes) => {
                let keep = inner.can_take_back(app, seat).ok_or(StepError::NothingToUndo)?;
                TakeBackRequest { seat, keep, moves: inner.table.moves, agreed: vec![seat] }
            }
        };
        if inner.not_agreed(&request).is_empty() {
            let undone = AssertUnwindSafe(roll_back(app, &mut inner, request.keep)).catch_unwind().await;
            self.recover(app, &mut inner, "(request to undo)", undone).await?;
            let name = inner.names(ui_kit::Language::En).of(request.seat).to_owned();
            let note =
                if inner.plays_alone(request.seat) { "note-taken-back-alone" } else { "note-taken-back" };
            self.note(app, &mut inner, &name, Some(request.seat), note).await?;
        } else {
            app.store.set_take_back_request(&self.code, Some(&request)).await?;
            inner.take_back = Some(request);
        }
        self.tell(&mut inner);
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }
}

/// Undoes committed moves; the caller notifies the streams.
///
/// # Errors
/// [`Failure::MovedOn`] or [`Failure::Step`] if they cannot be undone.
pub(crate) async fn roll_back(app: &App, inner: &mut Inner, keep: usize) -> Result<(), Failure> {
    let moves = inner.table.moves;
    let live = inner.live.as_mut().filter(|_| keep < moves).ok_or(Failure::MovedOn)?;
    live.roll_back(keep)?;
    let (code, awaited) = (inner.table.code.clone(), live.actor());
    let written = app.store.roll_back(&code, inner.table.step, moves, keep, awaited, Time::now()).await;
    // Whether or not it was written: the store decides.
    inner.reload(app).await?;
    written?;
    Ok(())
}
