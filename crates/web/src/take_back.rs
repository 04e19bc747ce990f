//! Taking back what was committed: everybody who plays must agree, and nothing that was revealed is ever taken back.

use std::sync::Arc;

use engine::Seat;
use store::{Holder, TableState, TakeBackRequest, Time};

use crate::app::App;
use crate::driver;
use crate::failure::Failure;
use crate::room::{Inner, Room};

/// What a player says to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Asks, or agrees with whoever asked.
    Yes,
    /// Refuses, or no longer asks.
    No,
}

impl Inner {
    /// The request that stands, if nobody has moved since.
    pub(crate) fn take_back_request(&self) -> Option<&TakeBackRequest> {
        self.take_back.as_ref().filter(|request| request.moves == self.table.moves)
    }

    /// Whether a seat could ask now: how many moves would be kept.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Option<usize> {
        let playing = self.table.state == TableState::Playing && self.take_back_request().is_none();
        self.live.as_ref().filter(|_| playing)?.before_last_turn(seat)
    }

    /// The people who have not agreed yet.
    pub(crate) fn not_agreed(&self, request: &TakeBackRequest) -> Vec<Seat> {
        let person = self.chairs.iter().filter(|chair| chair.holder == Holder::Person);
        person.map(|chair| chair.seat).filter(|seat| !request.agreed.contains(seat)).collect()
    }
}

impl Room {
    /// A player asks to take back, agrees or refuses.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if there is nothing to be answered or taken back.
    pub(crate) async fn take_back(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        answer: Answer,
    ) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        let name = inner.names(ui_kit::Language::En).of(seat).to_owned();
        let request = match (inner.take_back_request().cloned(), answer) {
            (Some(_), Answer::No) => {
                app.store.set_take_back_request(&self.code, None).await?;
                inner.take_back = None;
                self.note(app, &mut inner, &name, Some(seat), "note-take-back-refused").await?;
                self.tell(&mut inner);
                return Ok(());
            }
            (None, Answer::No) => return Err(Failure::MovedOn),
            (Some(mut request), Answer::Yes) => {
                request.agreed.push(seat);
                request
            }
            (None, Answer::Yes) => {
                let keep = inner.can_take_back(seat).ok_or(Failure::MovedOn)?;
                TakeBackRequest { seat, keep, moves: inner.table.moves, agreed: vec![seat] }
            }
        };
        if inner.not_agreed(&request).is_empty() {
            roll_back(app, &mut inner, request.keep).await?;
            let name = inner.names(ui_kit::Language::En).of(request.seat).to_owned();
            self.note(app, &mut inner, &name, Some(request.seat), "note-taken-back").await?;
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

/// Takes back committed moves; the caller tells everybody.
///
/// # Errors
/// [`Failure::MovedOn`] if something was revealed since.
pub(crate) async fn roll_back(app: &App, inner: &mut Inner, keep: usize) -> Result<(), Failure> {
    let moves = inner.table.moves;
    let live = inner.live.as_mut().filter(|_| keep < moves).ok_or(Failure::MovedOn)?;
    live.roll_back(keep)?;
    let (code, awaited) = (inner.table.code.clone(), live.actor());
    let written = app.store.roll_back(&code, moves, keep, awaited, Time::now()).await;
    // In either case what is stored is what counts.
    inner.reload(app).await?;
    written?;
    Ok(())
}
