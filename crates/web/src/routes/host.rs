//! The host's actions.

use axum::Form;
use axum::extract::Path;
use axum::response::Response;
use bots::BotKind;
use engine::Seat;
use serde::Deserialize;
use store::{Chair, Holder, TableState, Time};
use tokio::sync::MutexGuard;

use super::visit::Visit;
use crate::driver;
use crate::failure::Failure;
use crate::opening::known_bot;
use crate::room::Inner;
use crate::{opening, rated, token};

/// The form that starts the game: bots may take the seats that are still open.
#[derive(Deserialize)]
pub(super) struct StartForm {
    bots: Option<String>,
}

/// `POST /t/{code}/start`
pub(super) async fn start(visit: Visit, Form(form): Form<StartForm>) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_change()?;
    if let Some(bot) = &form.bots {
        let holder = Holder::Bot(bot_name(bot)?);
        let Visit { app, room, .. } = &visit;
        let mut inner = room.inner.lock().await;
        if inner.table.state != TableState::Waiting {
            return Err(Failure::MovedOn);
        }
        rated::check_bot(&inner.table, &holder, visit.guest.language)?;
        for chair in inner.chairs.iter().filter(|chair| chair.holder == Holder::Open) {
            let name = opening::bot_name(chair.seat.index());
            let name = inner.distinct_name(name, Some(chair.seat), visit.guest.language);
            app.store.set_holder(&room.code, chair.number, &holder, &name, Time::now()).await?;
        }
        inner.refresh(app).await?;
    }
    visit.show_after(visit.room.start(&visit.app).await).await
}

/// `POST /t/{code}/seats/{seat}/reissue`: a new link for the seat; the old one no longer works. A player asks for the own
/// seat and keeps it, on this device only. The host asks for the seat of somebody else, which becomes free: the new link is an
/// invitation to it.
pub(super) async fn reissue(visit: Visit, Path(path): Path<SeatPath>) -> Result<Response, Failure> {
    visit.may_note()?;
    let mut change = SeatChange::begin(&visit, &path).await?;
    match visit.guest.id().filter(|_| visit.role.seat == Some(change.seat)) {
        Some(owner) => {
            let (store, code) = (&visit.app.store, &visit.room.code);
            store.reissue_link(code, change.chair.number, Some(owner), Time::now()).await?;
            change.note("note-reissued");
        }
        None => {
            visit.is_host()?;
            if !matches!(change.chair.holder, Holder::Person | Holder::StandIn(_)) {
                return Err(Failure::MovedOn);
            }
            change.inner.keeps_players(visit.guest.language)?;
            change.set_holder(Holder::Open, &change.chair.name).await?;
            change.inner.seat_notes.remove(&change.seat);
            change.note("note-freed");
        }
    }
    change.finish().await
}

/// A form that names a bot.
#[derive(Deserialize)]
pub(super) struct BotForm {
    bot: String,
}

/// `POST /t/{code}/seats/{seat}/stand-in`: a bot plays for an absent person.
pub(super) async fn stand_in(
    visit: Visit,
    Path(path): Path<SeatPath>,
    Form(form): Form<BotForm>,
) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_note()?;
    let mut change = SeatChange::begin(&visit, &path).await?;
    let absent = matches!(change.chair.holder, Holder::Person | Holder::Open);
    if change.inner.table.state != TableState::Playing || !absent {
        return Err(Failure::MovedOn);
    }
    // Only a bot of a level that people can choose: a person must not be replaced by one that plays at random.
    let level = BotKind::LEVELS.iter().find(|kind| kind.name() == form.bot).ok_or(Failure::NotFound)?;
    change.inner.check_stand_in(*level, visit.guest.language)?;
    change.set_holder(Holder::StandIn(level.name().to_owned()), &change.chair.name).await?;
    if change.chair.holder == Holder::Open {
        // The host has the invitation, which must not become the link of a seat where somebody plays.
        let (store, code) = (&visit.app.store, &visit.room.code);
        store.reissue_link(code, change.chair.number, None, Time::now()).await?;
    }
    change.note("note-stand-in");
    change.finish().await
}

/// `POST /t/{code}/seats/{seat}/back`: the person takes the seat back from the bot. The host or that person may ask.
pub(super) async fn back(visit: Visit, Path(path): Path<SeatPath>) -> Result<Response, Failure> {
    visit.may_note()?;
    let mut change = SeatChange::begin(&visit, &path).await?;
    if visit.role.seat != Some(change.seat) {
        visit.is_host()?;
    }
    if !matches!(change.chair.holder, Holder::StandIn(_)) {
        return Err(Failure::MovedOn);
    }
    change.set_holder(Holder::Person, &change.chair.name).await?;
    change.note("note-back");
    change.finish().await
}

/// The direction in which a seat moves in the list.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Direction {
    Up,
    Down,
}

/// A form that names a direction.
#[derive(Deserialize)]
pub(super) struct MoveForm {
    to: Direction,
}

/// `POST /t/{code}/seats/{seat}/move`: swaps the seat with the one above or below it.
pub(super) async fn move_seat(
    visit: Visit,
    Path(path): Path<SeatPath>,
    Form(form): Form<MoveForm>,
) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_change()?;
    let change = SeatChange::begin(&visit, &path).await?;
    let from = change.seat.index();
    let to = match form.to {
        Direction::Up => from.checked_sub(1),
        Direction::Down => Some(from + 1).filter(|&to| to < change.inner.chairs.len()),
    };
    let mut order: Vec<u8> = change.inner.chairs.iter().map(|chair| chair.number).collect();
    order.swap(from, to.ok_or(Failure::MovedOn)?);
    visit.app.store.arrange_chairs(&visit.room.code, &order, Time::now()).await?;
    change.finish().await
}

/// A form that names who holds a seat: `link`, or a bot. Empty: no change.
#[derive(Deserialize)]
pub(super) struct HolderForm {
    holder: String,
}

/// `POST /t/{code}/seats/{seat}/holder`: opens a seat or gives it to a bot, before the game starts.
pub(super) async fn holder(
    visit: Visit,
    Path(path): Path<SeatPath>,
    Form(form): Form<HolderForm>,
) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_change()?;
    let change = SeatChange::begin(&visit, &path).await?;
    if change.inner.table.state != TableState::Waiting {
        return Err(Failure::MovedOn);
    }
    let bot = match form.holder.as_str() {
        "" => return change.finish().await,
        "link" => None,
        name => Some(Holder::Bot(bot_name(name)?)),
    };
    if let Some(bot) = &bot {
        rated::check_bot(&change.inner.table, bot, visit.guest.language)?;
    }
    // Opening the seat first also removes the people who joined by its link.
    change.set_holder(Holder::Open, "").await?;
    if let Some(bot) = bot {
        let name = opening::bot_name(change.seat.index());
        let name = change.inner.distinct_name(name, Some(change.seat), visit.guest.language);
        change.set_holder(bot, &name).await?;
    }
    change.finish().await
}

/// The canonical name of a bot.
fn bot_name(name: &str) -> Result<String, Failure> {
    known_bot(name).map(|kind| kind.name().to_owned()).ok_or(Failure::NotFound)
}

/// The part of a path that names a seat, counted from one.
#[derive(Deserialize)]
pub(super) struct SeatPath {
    seat: u8,
}

/// A change to one seat, with the table locked.
struct SeatChange<'a> {
    visit: &'a Visit,
    inner: MutexGuard<'a, Inner>,
    seat: Seat,
    chair: Chair,
    /// The name of the seat's player before the change.
    name: String,
    /// The message key of the note that goes to the chat.
    note: Option<&'static str>,
}

impl<'a> SeatChange<'a> {
    async fn begin(visit: &'a Visit, path: &SeatPath) -> Result<Self, Failure> {
        let inner = visit.room.inner.lock().await;
        let index = path.seat.checked_sub(1).filter(|&index| usize::from(index) < inner.chairs.len());
        let seat = Seat::new(index.ok_or(Failure::NotFound)?);
        let chair = inner.chair(seat).ok_or(Failure::NotFound)?.clone();
        let name = inner.names(visit.guest.language).of(seat).to_owned();
        Ok(Self { visit, inner, seat, chair, name, note: None })
    }

    async fn set_holder(&self, holder: Holder, name: &str) -> Result<(), Failure> {
        let Visit { app, room, .. } = self.visit;
        app.store.set_holder(&room.code, self.chair.number, &holder, name, Time::now()).await?;
        Ok(())
    }

    const fn note(&mut self, key: &'static str) {
        self.note = Some(key);
    }

    /// Shows the change to everybody at the table.
    async fn finish(mut self) -> Result<Response, Failure> {
        let Visit { app, room, .. } = self.visit;
        self.inner.refresh(app).await?;
        if let Some(note) = self.note {
            room.note(app, &mut self.inner, &self.name, Some(self.seat), note).await?;
        }
        room.tell(&mut self.inner);
        drop(self.inner);
        driver::wake(app, room);
        self.visit.show(None).await
    }
}

/// `POST /t/{code}/shuffle`: seats the players at random.
pub(super) async fn shuffle(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_note()?;
    let Visit { app, room, .. } = &visit;
    let mut inner = room.inner.lock().await;
    let mut order: Vec<u8> = inner.chairs.iter().map(|chair| chair.number).collect();
    token::shuffle(&mut order);
    app.store.arrange_chairs(&room.code, &order, Time::now()).await?;
    inner.refresh(app).await?;
    room.note(app, &mut inner, "", None, "note-shuffled").await?;
    room.tell(&mut inner);
    drop(inner);
    visit.show(None).await
}

/// `POST /t/{code}/close`
pub(super) async fn close(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    let Visit { app, room, .. } = &visit;
    let mut inner = room.inner.lock().await;
    if !matches!(inner.table.state, TableState::Waiting | TableState::Playing) {
        return Err(Failure::MovedOn);
    }
    inner.keeps_players(visit.guest.language)?;
    app.store.set_state(&room.code, TableState::Closed, Time::now()).await?;
    inner.refresh(app).await?;
    room.tell(&mut inner);
    Ok(visit.guest.redirect("/"))
}

/// `POST /t/{code}/unwatch`: a new link for spectators; the old one no longer works.
pub(super) async fn unwatch(visit: Visit) -> Result<Response, Failure> {
    visit.is_host()?;
    visit.may_note()?;
    let Visit { app, room, .. } = &visit;
    let mut inner = room.inner.lock().await;
    app.store.reissue_watch_link(&room.code, Time::now()).await?;
    inner.refresh(app).await?;
    room.note(app, &mut inner, "", None, "note-unwatched").await?;
    room.tell(&mut inner);
    drop(inner);
    visit.show(None).await
}
