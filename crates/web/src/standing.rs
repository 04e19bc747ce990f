//! What is done for a player without asking: the only option, standing orders, proposals.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::Seat;
use store::{Paper, TableState};
use ui_kit::Language;

use crate::acts::{Wishes, write};
use crate::app::App;
use crate::failure::Failure;
use crate::live::{Done, Live, MovedOn};
use crate::room::{Inner, Room};
use crate::{clean, driver};

/// The standing order of all games: to end the turn when nothing else is possible.
pub(crate) const WHEN_IDLE: &str = "when-idle";

/// No game has more lessons.
const LESSONS: usize = 40;

/// Whether a seat has given an order.
pub(crate) fn has(papers: &BTreeMap<Seat, Paper>, seat: Seat, order: &str) -> bool {
    papers.get(&seat).is_some_and(|paper| paper.orders.iter().any(|given| given == order))
}

/// After a step: the turn ends by itself if its player wants that and nothing else can be done in it.
pub(crate) fn finish_turn(
    live: &mut Live,
    seat: Seat,
    done: Done,
    idle: bool,
    wishes: Wishes,
) -> Result<Done, MovedOn> {
    if done != Done::Drafted {
        return Ok(done);
    }
    if live.can_end_turn() {
        return if idle || wishes.end_at_once { live.end_turn(seat) } else { Ok(done) };
    }
    match live.only_option() {
        Some(only) if idle => live.step(seat, &only),
        _ => Ok(done),
    }
}

/// After something was committed: plays what a person would have to play anyway or has ordered, as long as there is such
/// a thing, and proposes steps for what is left to decide.
pub(crate) async fn settle(app: &App, inner: &mut Inner) -> Result<(), Failure> {
    loop {
        lapse(app, inner).await?;
        let Inner { live: Some(live), table, papers, .. } = &mut *inner else { return Ok(()) };
        let Some(seat) = live.actor().filter(|_| table.state == TableState::Playing) else { return Ok(()) };
        let orders = papers.get(&seat).map(|paper| paper.orders.as_slice()).unwrap_or_default();
        let ordered = || orders.iter().find_map(|order| live.follow(order));
        let choice = live.only_option().or_else(ordered);
        if inner.bot_at(seat).is_some() {
            return Ok(());
        }
        let Some(live) = &mut inner.live else { return Ok(()) };
        let done = match choice {
            Some(choice) => live.step_for_good(seat, &choice)?,
            None if live.propose() => Done::Drafted,
            None => return Ok(()),
        };
        let drafted = done == Done::Drafted;
        write(app, inner, seat, done).await?;
        if drafted {
            return Ok(());
        }
    }
}

/// Forgets orders that no longer make sense.
async fn lapse(app: &App, inner: &mut Inner) -> Result<(), Failure> {
    let Some(live) = &inner.live else { return Ok(()) };
    for (&seat, paper) in &mut inner.papers {
        let before = paper.orders.len();
        let stands = |order: &String| order == WHEN_IDLE || live.order(seat, order, Language::En).is_some();
        paper.orders.retain(stands);
        if paper.orders.len() != before {
            app.store.set_orders(&inner.table.code, seat, &paper.orders).await?;
        }
    }
    Ok(())
}

/// What a seat should hear now: the first lesson of the decision that it has not had.
pub(crate) fn lesson<'a>(
    paper: &Paper,
    lessons: &'a [(&'static str, String)],
) -> Option<&'a (&'static str, String)> {
    let had = paper.lessons.as_ref()?;
    lessons.iter().find(|(word, _)| !had.iter().any(|other| other == word))
}

impl Room {
    /// A beginner has understood a lesson (by its word), or wants no more of them.
    pub(crate) async fn learn(&self, app: &App, seat: Seat, word: Option<&str>) -> Result<(), Failure> {
        let mut inner = self.inner.lock().await;
        let Inner { papers, table, .. } = &mut *inner;
        let paper = papers.get_mut(&seat).filter(|paper| paper.lessons.is_some()).ok_or(Failure::MovedOn)?;
        match (word, &mut paper.lessons) {
            (Some(word), Some(had)) if had.len() < LESSONS => had.push(clean::line(word, 40)),
            _ => paper.lessons = None,
        }
        app.store.set_lessons(&table.code, seat, paper.lessons.as_deref()).await?;
        inner.fragments.clear();
        Ok(())
    }

    /// A player gives a standing order or takes it back. What it says to a decision that is due is done at once.
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
        let Inner { live: Some(live), papers, table, .. } = &mut *inner else { return Err(Failure::MovedOn) };
        let paper = papers.entry(seat).or_default();
        if !change(live, paper, seat, order, given) {
            return Err(Failure::MovedOn);
        }
        app.store.set_orders(&table.code, seat, &paper.orders).await?;
        if live.actor() == Some(seat) && live.drafted() == 0 && live.follow(order).is_some() {
            settle(app, &mut inner).await?;
        }
        self.tell(&mut inner);
        drop(inner);
        driver::wake(app, self);
        Ok(())
    }
}

/// Gives an order, or takes it back: whether it is one that can be given now.
fn change(live: &Live, paper: &mut Paper, seat: Seat, order: &str, given: bool) -> bool {
    if !given {
        paper.orders.retain(|other| other != order);
        return true;
    }
    if order != WHEN_IDLE && !is_offered(live, seat, order) {
        return false;
    }
    // A new maximum takes the place of the old one.
    let kind = |order: &str| order.split(' ').next().unwrap_or_default().to_owned();
    paper.orders.retain(|other| kind(other) != kind(order));
    paper.orders.push(order.to_owned());
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
