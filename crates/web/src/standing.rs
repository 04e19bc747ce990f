//! Automatic steps of a player: the only legal action, standing orders, proposals.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use engine::Seat;
use futures_util::FutureExt;
use store::{SeatNotes, TableState};
use ui_kit::Language;

use crate::acts::{Wishes, write};
use crate::app::App;
use crate::driver;
use crate::failure::Failure;
use crate::live::{Change, Live, StepError};
use crate::room::{Inner, Room};

/// The standing order that every game has: end the turn when nothing else is possible.
pub(crate) const WHEN_IDLE: &str = "when-idle";

/// Whether a seat has given a standing order.
pub(crate) fn has(seat_notes: &BTreeMap<Seat, SeatNotes>, seat: Seat, order: &str) -> bool {
    seat_notes.get(&seat).is_some_and(|own_notes| own_notes.orders.iter().any(|given| given == order))
}

/// After a step: ends the turn if the player wants that and nothing else can be done in it.
pub(crate) fn finish_turn(
    live: &mut Live,
    seat: Seat,
    change: Change,
    idle: bool,
    wishes: Wishes,
) -> Result<Change, StepError> {
    if change != Change::Drafted {
        return Ok(change);
    }
    if live.can_end_turn() {
        return if idle || wishes.end_at_once { live.end_turn(seat) } else { Ok(change) };
    }
    match live.only_option() {
        Some(only) if idle => live.step(seat, &only),
        _ => Ok(change),
    }
}

/// After a commit: plays a person's only legal actions and standing orders as long as there are any, then proposes steps for
/// the next decision. An action that is the only one for a secret reason is left to the person: the others would learn from
/// the speed of the answer that there was no choice.
pub(crate) async fn settle(app: &App, inner: &mut Inner) -> Result<(), Failure> {
    loop {
        lapse(app, inner).await?;
        // A lesson is about this decision, so the learner makes it.
        let taught = inner.live.as_ref().and_then(Live::actor).is_some_and(|seat| inner.is_taught(seat));
        let Inner { live: Some(live), table, seat_notes, .. } = &mut *inner else { return Ok(()) };
        let Some(seat) = live.actor().filter(|_| table.state == TableState::Playing) else { return Ok(()) };
        let orders = seat_notes.get(&seat).map(|own_notes| own_notes.orders.as_slice()).unwrap_or_default();
        let ordered = || orders.iter().find_map(|order| live.follow(order));
        let only = live.only_option().filter(|_| !taught && live.is_forced_in_public());
        let choice = only.or_else(ordered);
        if inner.bot_at(seat).is_some() {
            return Ok(());
        }
        let Some(live) = &mut inner.live else { return Ok(()) };
        let change = match choice {
            Some(choice) => live.step_for_good(seat, &choice)?,
            None if live.propose() => Change::Drafted,
            None => return Ok(()),
        };
        let drafted = change == Change::Drafted;
        write(app, inner, seat, change).await?;
        if drafted {
            return Ok(());
        }
    }
}

/// Removes standing orders that have lapsed.
async fn lapse(app: &App, inner: &mut Inner) -> Result<(), Failure> {
    let Some(live) = &inner.live else { return Ok(()) };
    for (&seat, own_notes) in &mut inner.seat_notes {
        let before = own_notes.orders.len();
        let stands = |order: &String| order == WHEN_IDLE || live.order(seat, order, Language::En).is_some();
        own_notes.orders.retain(stands);
        if own_notes.orders.len() != before {
            app.store.set_orders(&inner.table.code, seat, &own_notes.orders).await?;
        }
    }
    Ok(())
}

impl Room {
    /// Gives or revokes a standing order. If it applies to the current decision, it is executed at once.
    ///
    /// # Errors
    /// [`Failure::MovedOn`] if there is no such order now.
    pub(crate) async fn order(
        self: &Arc<Self>,
        app: &App,
        seat: Seat,
        order: &str,
        given: bool,
    ) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        let Inner { live: Some(live), seat_notes, table, .. } = &mut *inner else {
            return Err(Failure::MovedOn);
        };
        let own_notes = seat_notes.entry(seat).or_default();
        if !change(live, own_notes, seat, order, given) {
            return Err(Failure::MovedOn);
        }
        app.store.set_orders(&table.code, seat, &own_notes.orders).await?;
        if live.actor() == Some(seat) && live.drafted() == 0 && live.follow(order).is_some() {
            let settled = AssertUnwindSafe(settle(app, &mut inner)).catch_unwind().await;
            self.recover(app, &mut inner, order, settled).await?;
        }
        self.tell(&mut inner);
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }
}

/// Gives or revokes a standing order; false if it cannot be given now.
fn change(live: &Live, own_notes: &mut SeatNotes, seat: Seat, order: &str, given: bool) -> bool {
    if !given {
        own_notes.orders.retain(|other| other != order);
        return true;
    }
    if order != WHEN_IDLE && !is_offered(live, seat, order) {
        return false;
    }
    // A new maximum replaces the old one.
    let kind = |order: &str| order.split(' ').next().unwrap_or_default().to_owned();
    own_notes.orders.retain(|other| kind(other) != kind(order));
    own_notes.orders.push(order.to_owned());
    true
}

fn is_offered(live: &Live, seat: Seat, order: &str) -> bool {
    live.orders(seat, Language::En).iter().any(|offered| match offered.amount {
        None => offered.name == order,
        Some((least, most)) => order
            .strip_prefix(&offered.name)
            .and_then(|rest| rest.strip_prefix(' ')?.parse::<u16>().ok())
            .is_some_and(|amount| (least..=most).contains(&amount)),
    })
}
